"""Building a trade step by step (R30): cards of both sides, the balance between them, nothing done before ``ok``."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from digsite.cli.playing.asking import Asking, PutBack, meant
from digsite.cli.playing.board import WIDEST
from digsite.cli.playing.choices import laid_out
from digsite.cli.playing.tongue import Misunderstood
from digsite.game import Trade, View
from digsite.game.worth import Values
from digsite.telling.palette import BAD, GOOD, QUIET, TITLE

WORDS = ("ok", "cheapest", "clear", "undo", "cancel", "take", "give")
_HINT = "A number or name adds one, -2 takes one back; ok cheapest clear undo cancel."
_BOTH = "is in your hand and in the marketplace: say 'give' or 'take' before it."

Side = dict[str, int]


class TradeBuilder:
    """One trade in the making."""

    def __init__(
        self, asking: Asking, view: View, values: Values, refusal: Callable[[Trade], Exception | None]
    ) -> None:
        self._asking = asking
        self._view = view
        self._values = values
        self._refusal = refusal
        self.give: Side = {}
        self.take: Side = {}
        self._earlier: list[tuple[Side, Side]] = []

    def begin(self, give: Sequence[str] = (), take: Sequence[str] = ()) -> None:
        """Lay down what was already said; without a payment, the cheapest is proposed."""
        for side, cards, stock in ((self.give, give, self._view.hand), (self.take, take, self._view.market)):
            for card in cards:
                if side.get(card, 0) < stock.get(card, 0):
                    side[card] = side.get(card, 0) + 1
        if self.take and not self.give:
            self.give = self._values.cheapest_payment(self._view.hand, self.take) or {}

    def build(self) -> Trade:
        """Let the player build."""
        self._show()
        while True:
            line = self._asking.line("trade> ", (*WORDS, *self._view.market, *self._view.hand))
            try:
                trade = self._do(line)
            except Misunderstood as error:
                self._asking.refuse(str(error))
                continue
            if trade is not None:
                return trade
            self._show()

    def _do(self, line: str) -> Trade | None:
        head, _, rest = line.strip().lower().partition(" ")
        word = meant(head, WORDS) if head.isalpha() else None
        if head in ("trade", "done", "yes", "y"):
            word = "ok"
        if word == "cancel" and not rest:
            raise PutBack
        if word == "ok" and not rest:
            return self._closed()
        if word == "undo" and not rest:
            if not self._earlier:
                raise Misunderstood("There is nothing to undo.")
            self.give, self.take = self._earlier.pop()
        elif word == "clear" and not rest:
            self._change({}, {})
        elif word == "cheapest" and not rest:
            self._pay()
        else:
            self._lay(word, rest if word in ("take", "give") else line)
        return None

    def _closed(self) -> Trade:
        trade = Trade(laid_out(self.give), laid_out(self.take))
        refused = self._refusal(trade)
        if refused is not None:
            raise Misunderstood(str(refused))
        return trade

    def _pay(self) -> None:
        if not self.take:
            raise Misunderstood("Take something first; then 'cheapest' pays for it.")
        payment = self._values.cheapest_payment(self._view.hand, self.take)
        if payment is None:
            raise Misunderstood("Your hand cannot pay for that.")
        self._change(payment, self.take)

    def _lay(self, word: str | None, line: str) -> None:
        """Add a card to a side, or take one back."""
        market, hand = list(self._view.market), list(self._view.hand)
        text = line.strip().lstrip("+-").strip()
        if word in ("take", "give"):
            card, count = self._asking.card_of(line, market if word == "take" else hand)
            taking = word == "take"
        elif text.isascii() and text.isdigit():
            listed = [*market, *hand]
            card, count = self._asking.card_of(line, listed)
            taking = int(text) <= len(market)
        else:
            card, count = self._asking.card_of(line, [*market, *hand])
            if card in market and card in hand and (card in self.give) == (card in self.take):
                raise Misunderstood(f"{card} {_BOTH}")
            taking = card in market and card not in self.give
        side, stock = (self.take, self._view.market) if taking else (self.give, self._view.hand)
        other = self.give if taking else self.take
        wanted = side.get(card, 0) + count
        if card in other:
            raise Misunderstood(f"{card} is on the other side of this trade; one kind cannot be on both (R32).")
        if wanted < 0:
            raise Misunderstood(f"Only {side.get(card, 0)} of them lie there.")
        if wanted > stock.get(card, 0):
            where = "The marketplace has" if taking else "You hold"
            raise Misunderstood(f"{where} no more than {stock.get(card, 0)}.")
        changed = {there: number for there in stock if (number := wanted if there == card else side.get(there, 0))}
        self._change(*((self.give, changed) if taking else (changed, self.take)))

    def _change(self, give: Side, take: Side) -> None:
        if (give, take) != (self.give, self.take):
            self._earlier.append((dict(self.give), dict(self.take)))
            self.give, self.take = dict(give), dict(take)

    def balance(self) -> Text:
        """Say how the two sides stand."""
        paid, price = self._values.trade_value(self.give), self._values.trade_value(self.take)
        if not self.take:
            return Text("Take something from the marketplace.", TITLE)
        if paid < price:
            return Text(f"You owe {price - paid} more.", BAD)
        return Text("Even." if paid == price else f"{paid - price} lost.", GOOD if paid == price else TITLE)

    def _show(self) -> None:
        asking, view = self._asking, self._view
        table = Table.grid(padding=(0, 2))
        for _ in range(4):
            table.add_column(no_wrap=True)
        left = self._rows(view.market, self.take, 1)
        right = self._rows(view.hand, self.give, 1 + len(view.market))
        table.add_row(Text("Marketplace", QUIET), Text("take", QUIET), Text("Your hand", QUIET), Text("give", QUIET))
        for at in range(max(len(left), len(right))):
            table.add_row(*(left[at] if at < len(left) else ("", "")), *(right[at] if at < len(right) else ("", "")))
        asking.console.print()
        asking.console.print(table)
        words, values = asking.words, self._values
        told = Text.assemble("Give ", words.cards(laid_out(self.give)), f" ({values.trade_value(self.give)}) for ")
        told.append_text(words.cards(laid_out(self.take))).append(f" ({values.trade_value(self.take)}). ")
        told.append_text(self.balance())
        before = values.money(view.hand)
        after = values.money({c: view.hand.get(c, 0) - self.give.get(c, 0) + self.take.get(c, 0) for c in values.sells})
        if after != before:
            told.append(f" Your hand then sells for ${after}, now ${before}.")
        asking.console.print(told, width=min(asking.console.width, WIDEST))
        asking.console.print(Text(_HINT, QUIET))

    def _rows(self, stock: dict[str, int], side: Side, first: int) -> list[tuple[Text, Text]]:
        rows = []
        for number, (card, there) in enumerate(stock.items(), first):
            name = Text.assemble(
                (f"[{number}]".rjust(4), TITLE), " ", self._asking.words.amount(card, there, figure=True)
            )
            name.append(f" ({self._values.trade[card]})")
            rows.append((name, Text(str(side[card]) if card in side else "", TITLE)))
        return rows
