"""Building a trade step by step (R30): cards of both sides, the balance between them, nothing done before ``ok``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from digsite.cli.terminal.asking import Asking, PutBack
from digsite.cli.terminal.board import stall
from digsite.cli.terminal.layout import width_of
from digsite.cli.terminal.misunderstood import Misunderstood, misunderstood
from digsite.cli.terminal.palette import BAD, QUIET, TITLE
from digsite.errors import DigsiteError
from digsite.game import LegalMoves, Trade, View
from digsite.game.cards import laid_out
from digsite.game.hand_value import HandValue
from digsite.game.view import Tally
from digsite.seat import Draft, cheapest_payment, weigh
from digsite.telling import trade_so_far
from digsite.words import Card, Money

WORDS = ("ok", "cheapest", "clear", "undo", "cancel", "take", "give")


class TradeBuilder:
    """One trade in the making."""

    def __init__(self, asking: Asking, view: View, legal: LegalMoves) -> None:
        self._asking = asking
        self._view = view
        self._legal = legal
        self.give: Tally = {}
        self.take: Tally = {}
        self._earlier: list[tuple[Tally, Tally]] = []

    def begin(self, give: Sequence[str], take: Sequence[str]) -> None:
        """Lay down what the player already named; without a payment, propose the cheapest."""
        for cards, taking in ((give, False), (take, True)):
            for card, count in Counter(cards).items():
                self._add(card, count, taking=taking)
        if self.take and not self.give:
            self._pay()
        self._earlier.clear()

    def build(self) -> Trade:
        """Let the player build."""
        self._show()
        while True:
            line = self._asking.line(self._asking.prompt("trade"), (*WORDS, *self._view.market, *self._view.hand))
            try:
                trade = self._do(line)
            except DigsiteError as error:
                self._asking.refuse(error.message)
                continue
            if trade is not None:
                return trade
            self._show()

    def _do(self, line: str) -> Trade | None:
        head, _, rest = line.strip().lower().partition(" ")
        typed = self._asking.typed
        word = typed.meant(head, WORDS) if head.isalpha() else None
        if head == "y" or typed.exact(head, ("trade", "yes")) is not None:
            word = "ok"
        if word == "cancel" and not rest:
            raise PutBack
        if word == "ok" and not rest:
            return self._closed()
        if word == "undo" and not rest:
            if not self._earlier:
                raise misunderstood("nothing-to-take-back")
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
        refused = self._legal.why_not(trade)
        if refused is not None:
            raise refused
        return trade

    def _pay(self) -> None:
        if not self.take:
            raise misunderstood("take-first")
        self._change(dict(Counter(cheapest_payment(self._view, self._legal, self.take).give)), self.take)

    def _lay(self, word: str | None, line: str) -> None:
        """Read what is added to a side, or taken back."""
        market, hand = list(self._view.market), list(self._view.hand)
        text = line.strip().lstrip("+-").strip()
        if word in ("take", "give"):
            card, count = self._asking.card_of(line, market if word == "take" else hand)
            taking = word == "take"
        elif text.isascii() and text.isdigit():
            card, count = self._asking.card_of(line, [*market, *hand])
            taking = int(text) <= len(market)
        else:
            card, count = self._asking.card_of(line, [*market, *hand])
            if card in market and card in hand and (card in self.give) == (card in self.take):
                raise misunderstood("say-give-or-take", card=Card(card))
            taking = card in market and card not in self.give
        if count < 0:
            self._take_back(card, -count, taking=taking)
        elif count:
            self._add(card, count, taking=taking)

    def _add(self, card: str, count: int, *, taking: bool) -> None:
        """Lay down so many cards, if the last of them may still be laid down."""
        before = {card: count - 1}
        draft = self._weighed({} if taking else before, before if taking else {})
        why = (draft.takes if taking else draft.gives)[card]
        if why is not None:
            raise Misunderstood(why)
        self._count(card, count, taking=taking)

    def _take_back(self, card: str, count: int, *, taking: bool) -> None:
        there = (self.take if taking else self.give).get(card, 0)
        if count > there:
            raise misunderstood("so-many-chosen", count=there)
        self._count(card, -count, taking=taking)

    def _count(self, card: str, more: int, *, taking: bool) -> None:
        side, stock = (self.take, self._view.market) if taking else (self.give, self._view.hand)
        wanted = {**side, card: side.get(card, 0) + more}
        changed = {there: wanted[there] for there in stock if wanted.get(there)}
        self._change(*((self.give, changed) if taking else (changed, self.take)))

    def _change(self, give: Tally, take: Tally) -> None:
        if (give, take) != (self.give, self.take):
            self._earlier.append((dict(self.give), dict(self.take)))
            self.give, self.take = dict(give), dict(take)

    def _weighed(self, more_give: Tally, more_take: Tally) -> Draft:
        give, take = Counter(self.give) + Counter(more_give), Counter(self.take) + Counter(more_take)
        return weigh(self._view, self._legal, tuple(give.elements()), tuple(take.elements()))

    def _show(self) -> None:
        console, speech, view = self._asking.console, self._asking.speech, self._view
        table = Table.grid(padding=(0, 2))
        for _ in range(4):
            table.add_column(no_wrap=True)
        left = self._rows(view.market, self.take, 1)
        right = self._rows(view.hand, self.give, 1 + len(view.market))
        table.add_row(
            *(speech.words(head, QUIET) for head in ("board-market", "laying-take", "laying-hand", "laying-give"))
        )
        for at in range(max(len(left), len(right))):
            table.add_row(*(left[at] if at < len(left) else ("", "")), *(right[at] if at < len(right) else ("", "")))
        console.print()
        console.print(table)
        draft = self._weighed({}, {})
        told = speech.text(trade_so_far(draft, self.give, self.take), BAD if draft.owed else TITLE)
        then = self._hand_then()
        if then is not None:
            told.append(" ").append_text(then)
        console.print(told, width=width_of(console))
        console.print(speech.words("laying-hint", QUIET), width=width_of(console))

    def _hand_then(self) -> Text | None:
        """Say what the hand sells for after the trade, where that changes."""
        values, hand = HandValue(self._legal.setup), self._view.hand
        now, then = values.money(hand), values.money(Counter(hand) - Counter(self.give) + Counter(self.take))
        if then == now:
            return None
        return self._asking.speech.words("laying-hand-then", then=Money(then), now=Money(now))

    def _rows(self, stock: Tally, side: Tally, first: int) -> list[tuple[Text, Text]]:
        values = self._legal.setup.trade_values
        rows = []
        for number, (card, there) in enumerate(stock.items(), first):
            name = self._asking.speech.text(stall(values, card, there))
            laid = Text(str(side[card]) if card in side else "", TITLE)
            rows.append((Text.assemble((f"[{number}]".rjust(4), TITLE), " ", name), laid))
        return rows
