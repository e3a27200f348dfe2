"""One player's place at the table: the board, the question, the answer, and the commands that are always there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.text import Text

from digsite.cli.playing.asking import Asking, PutBack
from digsite.cli.playing.board import WIDEST, Board
from digsite.cli.playing.builder import TradeBuilder
from digsite.cli.playing.choices import (
    BUILD_TRADE,
    NAME_TREASURES,
    PICK_CARDS,
    Choice,
    choices_of,
    laid_out,
    show_choices,
    signed,
)
from digsite.cli.playing.completing import Completions
from digsite.cli.playing.helping import show_help, show_rules
from digsite.cli.playing.narrator import Narrator
from digsite.cli.playing.picker import Wish, pick
from digsite.cli.playing.saving import Recorder, write
from digsite.cli.playing.tongue import VERBS, Misunderstood, words_in
from digsite.editions import SPHINX_NAMES, Style
from digsite.editions.checks import MAP
from digsite.errors import DigsiteError
from digsite.game import Discard, Explore, Game, Keep, Move, Trade, View, parse_move
from digsite.game.odds import expected_at_the_sphinx
from digsite.game.question import question_of
from digsite.telling.palette import GOOD, QUIET
from digsite.telling.words import clean

COMMANDS = ("log", "hand", "museums", "rules", "help", "why", "save", "quit")
_LOG = 15
_DIALOGUES = {
    ("explore", "act"): NAME_TREASURES,
    ("discard", "losing"): PICK_CARDS,
    ("keep", "keeping"): PICK_CARDS,
}


class Leave(Exception):  # a way out, not an error
    """The player leaves the table."""


class Desk:
    """Where one player sits: shows what their seat may know, and turns what they type into moves."""

    def __init__(
        self, game: Game, seat: int, asking: Asking, board: Board, narrator: Narrator, recorder: Recorder
    ) -> None:
        self._game = game
        self._seat = seat
        self._asking = asking
        self._console = asking.console
        self._board = board
        self._narrator = narrator
        self._recorder = recorder
        self._completions = Completions(game.setup, COMMANDS)
        answers: dict[str, Callable[[str], None]] = {
            "log": self._log,
            "hand": lambda _: self._console.print(self._board.hand(self.view), width=self._width),
            "museums": lambda _: self._console.print(self._board.museums(self.view), width=self._width),
            "rules": self._rules,
            "help": lambda _: show_help(self._console, self.view),
            "why": self._why,
            "save": self._save,
            "quit": self._quit,
        }
        asking.answer(answers)

    @property
    def view(self) -> View:
        """What this seat may know now; nothing shown here is made of anything else."""
        return self._game.view(self._seat)

    @property
    def _width(self) -> int:
        return min(self._console.width, WIDEST)

    def show(self) -> list[Choice]:
        """Show the board and the choices."""
        view = self.view
        self._board.show(self._console, view)
        choices = choices_of(view, self._board)
        show_choices(self._console, choices)
        return choices

    def decide(self) -> Move:
        """Ask until there is a move that the game allows."""
        choices = self.show()
        view = self.view
        while True:
            line = self._asking.line("> ", VERBS.get(view.phase, ()), lambda text: self._completions.after(text, view))
            try:
                if line:
                    move = self._understood(line, choices, view)
                    refused: Exception | None = self._game.why_not(move)
                    if refused is None:
                        return move
                    self._asking.refuse(str(refused))
                    continue
            except DigsiteError as error:
                self._asking.refuse(str(error))
                continue
            except PutBack:
                pass
            choices = self.show()

    def _understood(self, line: str, choices: list[Choice], view: View) -> Move:
        """Find the move in a line."""
        if line.isascii() and line.isdigit():
            number = int(line[:4])
            if not 1 <= number <= len(choices):
                raise Misunderstood(f"There are choices 1 to {len(choices)}.")
            does = choices[number - 1].does
            return self._dialogue(does, view) if isinstance(does, str) else does
        if line[:1].isupper() and "(" in line:
            return parse_move(line)
        head, *rest = words_in(line) or [""]
        verb = self._asking.tongue.verb(head, view.phase)
        if verb is None:
            here = ", ".join(VERBS.get(view.phase, ()))
            raise Misunderstood(f"{head[:40]!r} is not understood here. Type a number, a move ({here}), or 'help'.")
        if verb not in VERBS.get(view.phase, ()):
            raise Misunderstood(f"Not now. {question_of(view)!s}")
        if verb == "trade" and ("for" not in rest or rest[0] == "for"):
            return self._trade_begun(rest, view)
        if not rest and (verb, view.phase) in _DIALOGUES:
            style = self._game.setup.monument.style
            if verb != "explore" or style is Style.SPHINX:
                return self._dialogue(_DIALOGUES[verb, view.phase], view)
        return self._asking.tongue.move(verb, rest, view)

    # Dialogues.

    def _trade_begun(self, rest: list[str], view: View) -> Move:
        """Go on with a trade of which one side was said, or none."""
        taken = rest[1:] if rest[:1] == ["for"] else []
        given = [] if rest[:1] == ["for"] else rest
        trade = self._asking.tongue.move("trade", [*given, "for", *taken], view)
        if isinstance(trade, Trade) and set(trade.give) <= set(view.hand) and set(trade.take) <= set(view.market):
            return self._build(trade.give, trade.take, view)
        return trade  # the game says what is wrong with it

    def _build(self, give: Sequence[str], take: Sequence[str], view: View) -> Trade:
        if not view.hand or not view.market:
            raise Misunderstood("There is nothing to trade: your hand or the marketplace is empty.")
        builder = TradeBuilder(self._asking, view, self._board.values, self._game.why_not)
        builder.begin(give, take)
        return builder.build()

    def _dialogue(self, name: str, view: View) -> Move:
        if name == BUILD_TRADE:
            return self._build((), (), view)
        if name == NAME_TREASURES:
            return self._name_treasures(view)
        return self._discard(view) if view.phase == "losing" else self._keep(view)

    def _name_treasures(self, view: View) -> Move:
        refused = self._game.why_not(Explore(0, self._any_names()))
        if refused is not None:
            raise refused
        expected = expected_at_the_sphinx(view)
        values = self._board.values
        hopes = sorted(expected, key=lambda card: -expected[card] * values.gain(view.hand, card, 1))
        wish = Wish(
            title="Name two treasures to the sphinx.",
            prompt="name",
            stock={card: 1 for card in self._game.setup.ids if card != MAP},
            count=SPHINX_NAMES,
            suggested=dict.fromkeys(hopes[:SPHINX_NAMES], 1),
            remark=lambda card: f"about {float(expected.get(card, 0)):.1f} of them turned up",
            names=True,
        )
        one, other = pick(self._asking, wish)
        return Explore(0, (one, other))

    def _any_names(self) -> tuple[str, str]:
        one, other = self._game.setup.ids[:2]
        return one, other

    def _discard(self, view: View) -> Move:
        values = self._board.values
        wish = Wish(
            title=str(question_of(view)),
            prompt="discard",
            stock=view.hand,
            count=view.owed,
            suggested=values.least_missed(view.hand, view.owed),
            remark=lambda card: f"one fewer {signed(-values.loss(view.hand, card, 1))}",
        )
        return Discard(laid_out(pick(self._asking, wish)))

    def _keep(self, view: View) -> Move:
        values = self._board.values
        chamber = view.chambers[view.exploring or 0].known
        wish = Wish(
            title=str(question_of(view)),
            prompt="keep",
            stock=chamber,
            count=view.owed,
            suggested=values.most_welcome(view.hand, chamber, view.owed),
            remark=lambda card: (
                f"you hold {view.hand.get(card, 0)}, one more {signed(values.gain(view.hand, card, 1))}"
            ),
        )
        return Keep(laid_out(pick(self._asking, wish)))

    # Commands.

    def _log(self, rest: str) -> None:
        self._narrator.log(self.view, None if rest.lower() == "all" else _LOG)

    def _rules(self, rest: str) -> None:
        wrong = show_rules(self._console, rest, self._game.setup.rules.id)
        if wrong:
            self._asking.refuse(wrong)

    def _why(self, rest: str) -> None:
        """Say why a move is not allowed now; nothing is done."""
        if not rest:
            self._asking.refuse("Say a move after it: why sell 3 coins.")
            return
        view = self.view
        try:
            head, *words = words_in(rest) or [""]
            verb = self._asking.tongue.verb(head, view.phase) if "(" not in rest else None
            refused = self._game.why_not(rest if verb is None else self._asking.tongue.move(verb, words, view))
        except DigsiteError as error:
            refused = error  # type: ignore[assignment]  # every error is a sentence
        told = Text("That is allowed now.", GOOD) if refused is None else Text(clean(str(refused)))
        self._console.print(told, width=self._width)

    def _save(self, rest: str) -> None:
        """Write the record: once the game is over, for it tells all hands and what lies in the chambers."""
        if not self._game.is_over:
            self._asking.refuse("A record tells all hands; it can be saved when the game is over.")
            return
        if not rest:
            self._asking.refuse("Say where: save FILE.")
            return
        path = Path(rest).expanduser()
        try:
            if path.exists() and not self._asking.yes(f"{clean(rest)} is there already. Write over it?"):
                return
            write(path, self._recorder.of(self._game))
        except (DigsiteError, OSError, ValueError) as error:
            self._asking.refuse(str(error))
            return
        self._console.print(Text(f"The record is saved in {clean(str(path))}.", QUIET), soft_wrap=True)

    def _quit(self, _rest: str) -> None:
        if self._game.is_over or self._asking.yes("Leave this game?"):
            raise Leave
