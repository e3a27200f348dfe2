"""One player's place at the table: the board, the question, the answer, and the commands that are always there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from digsite.cli.terminal.asking import Asking, PutBack
from digsite.cli.terminal.board import Board
from digsite.cli.terminal.card_picker import Wish, pick
from digsite.cli.terminal.choices import Choice, Dialogue, choices_of, show_choices
from digsite.cli.terminal.completing import Completions
from digsite.cli.terminal.help_pages import show_help, show_rules
from digsite.cli.terminal.layout import width_of
from digsite.cli.terminal.misunderstood import Misunderstood, misunderstood
from digsite.cli.terminal.museums import museums
from digsite.cli.terminal.narrator import Narrator
from digsite.cli.terminal.palette import GOOD, QUIET
from digsite.cli.terminal.record_file import RecordFile, write
from digsite.cli.terminal.trade_builder import TradeBuilder
from digsite.cli.terminal.treasure_names import words_in
from digsite.cli.terminal.typed_moves import VERBS
from digsite.editions import SPHINX_NAMES
from digsite.errors import DigsiteError
from digsite.game import Discard, Explore, Game, Keep, Move, Trade, View, parse_move
from digsite.game.cards import laid_out
from digsite.game.hand_value import HandValue
from digsite.game.question import question_of
from digsite.seat import Act, AnyQuestion, Storm, TombKeep, hint_for, question_for, suggested_names
from digsite.seat.odds import expected_at_the_sphinx
from digsite.words import Money, message

#: Takes back one's last trade or sale of the turn; the bots keep what they saw.
UNDO = "undo"
COMMANDS = ("log", "hand", "museums", "rules", "help", "why", "hint", "save", "quit")
_LOG = 15


class Leave(Exception):  # a way out, not an error
    """The player leaves the table."""


class Place:
    """Where one player sits: shows what their seat may know, and turns what they type into moves."""

    def __init__(self, game: Game, seat: int, asking: Asking, narrator: Narrator, record: RecordFile) -> None:
        self._game = game
        self._seat = seat
        self._asking = asking
        self._console = asking.console
        self._board = Board(asking.speech)
        self._narrator = narrator
        self._record = record
        self._completions = Completions(asking, COMMANDS)
        answers: dict[str, Callable[[str], None]] = {
            "log": self._log,
            "hand": lambda _: self._console.print(self._board.hand(self.view), width=width_of(self._console)),
            "museums": lambda _: self.show_museums(),
            "rules": self._rules,
            "help": lambda _: show_help(self._console, asking.speech, self.view),
            "why": self._why,
            "hint": self._hint,
            "save": self._save,
            "quit": self._quit,
        }
        asking.answer(answers)

    @property
    def view(self) -> View:
        """What this seat may know now; everything shown here comes from it."""
        return self._game.view(self._seat)

    @property
    def asked(self) -> AnyQuestion | None:
        """What this seat is asked now."""
        return question_for(self.view, self._game.legal_moves)

    def show(self) -> list[Choice]:
        """Show the board and the choices."""
        view, asked = self.view, self.asked
        self._board.show(self._console, view, asked)
        choices = choices_of(view, self._game.legal_moves, asked)
        show_choices(self._console, self._asking.speech, choices)
        return choices

    def show_museums(self) -> None:
        """Show what everybody sold."""
        self._console.print(museums(self.view, self._asking.speech), width=width_of(self._console))

    def decide(self) -> Move:
        """Ask until there is a move that the game allows."""
        choices = self.show()
        view, asked = self.view, self.asked
        own = VERBS.get(view.phase, ())
        while True:
            line = self._asking.line("> ", own, lambda text: self._completed(text, view, asked))
            try:
                if self._asking.typed.is_one(line, UNDO):
                    self._take_back()
                    return self.decide()
                if line:
                    move = self._understood(line, choices)
                    refused = self._game.why_not(move)
                    if refused is None:
                        return move
                    self._asking.refuse(self._asking.moves.retold(refused, view.phase).message)
                    continue
            except DigsiteError as error:
                self._asking.refuse(error.message)
                continue
            except PutBack:
                pass
            choices = self.show()

    def _take_back(self) -> None:
        self._game.take_back(by=self._seat)
        self._narrator.hear(self.view)

    def _completed(self, text: str, view: View, asked: AnyQuestion | None) -> list[str]:
        words = self._completions.after(text, view, asked)
        if " " in text or self._game.why_not_take_back(self._seat) is not None:
            return words
        return sorted([*words, *self._asking.completed(text, (UNDO,))])

    def _understood(self, line: str, choices: list[Choice]) -> Move:
        """Find the move in a line."""
        if line.isascii() and line.isdigit():
            number = int(line[:4])
            if not 1 <= number <= len(choices):
                raise misunderstood("misunderstood-choice", most=len(choices))
            does = choices[number - 1].does
            return self._dialogue(does) if isinstance(does, Dialogue) else does
        if line[:1].isupper() and "(" in line:
            return parse_move(line)
        view, asked = self.view, self.asked
        head, *rest = words_in(line) or [""]
        rest = self._asking.typed.joined(rest)
        verb = self._asking.moves.verb(head, view.phase)
        if verb is None:
            raise misunderstood("misunderstood-word", word=head, verbs=self._asking.moves.verbs(view.phase))
        if verb not in VERBS.get(view.phase, ()):
            raise misunderstood("not-now", asked=question_of(view))
        if verb == "trade" and ("for" not in rest or rest[0] == "for"):
            return self._trade_begun(rest)
        if not rest and isinstance(asked, Storm | TombKeep):
            return self._dialogue(Dialogue.PICK_CARDS)
        if not rest and verb == "explore" and isinstance(asked, Act) and asked.naming:
            return self._dialogue(Dialogue.NAME_TREASURES)
        return self._asking.moves.move(verb, rest, view)

    # Dialogues.

    def _trade_begun(self, rest: list[str]) -> Move:
        """Go on with a trade of which one side was said, or none."""
        view = self.view
        taken = rest[1:] if rest[:1] == ["for"] else []
        given = [] if rest[:1] == ["for"] else rest
        trade = self._asking.moves.move("trade", [*given, "for", *taken], view)
        if isinstance(trade, Trade) and set(trade.give) <= set(view.hand) and set(trade.take) <= set(view.market):
            return self._build(trade.give, trade.take)
        return trade  # the game says what is wrong with it

    def _build(self, give: Sequence[str], take: Sequence[str]) -> Trade:
        asked = self.asked
        if isinstance(asked, Act) and asked.trade is not None:
            raise Misunderstood(asked.trade)
        builder = TradeBuilder(self._asking, self.view, self._game.legal_moves)
        builder.begin(give, take)
        return builder.build()

    def _dialogue(self, dialogue: Dialogue) -> Move:
        if dialogue is Dialogue.BUILD_TRADE:
            return self._build((), ())
        match self.asked:
            case Act() as asked:
                return self._name_treasures(asked)
            case Storm() as storm:
                return Discard(laid_out(pick(self._asking, self._loss(storm))))
            case TombKeep() as tomb:
                return Keep(laid_out(pick(self._asking, self._find(tomb))))
        raise misunderstood("not-now", asked=question_of(self.view))

    def _name_treasures(self, asked: Act) -> Move:
        if asked.explore is not None:
            raise Misunderstood(asked.explore)
        view = self.view
        expected = expected_at_the_sphinx(view)
        wish = Wish(
            title=message("asked-naming"),
            prompt="name",
            stock=dict.fromkeys(asked.naming, 1),
            count=SPHINX_NAMES,
            suggested=dict.fromkeys(suggested_names(view, self._game.legal_moves), 1),
            remark=lambda card: message("laying-expected", count=expected.get(card, 0.0)),
            names=True,
        )
        one, other = pick(self._asking, wish)
        return Explore(0, (one, other))

    def _loss(self, asked: Storm) -> Wish:
        view, values = self.view, HandValue(self._game.setup)
        return Wish(
            title=question_of(view),
            prompt="discard",
            stock=view.hand,
            count=asked.owed,
            suggested=dict(Counter(asked.suggestion)),
            remark=lambda card: message("laying-loss", change=Money(-values.loss(view.hand, card, 1))),
        )

    def _find(self, asked: TombKeep) -> Wish:
        view, values = self.view, HandValue(self._game.setup)
        return Wish(
            title=question_of(view),
            prompt="keep",
            stock=asked.cards,
            count=asked.owed,
            suggested=dict(Counter(asked.suggestion)),
            remark=lambda card: message(
                "laying-gain", held=view.hand.get(card, 0), change=Money(values.gain(view.hand, card, 1))
            ),
        )

    # Commands.

    def _log(self, rest: str) -> None:
        self._narrator.log(self.view, None if self._asking.typed.is_one(rest, "all") else _LOG)

    def _rules(self, rest: str) -> None:
        wrong = show_rules(self._console, self._asking.speech, rest)
        if wrong is not None:
            self._asking.refuse(wrong)

    def _why(self, rest: str) -> None:
        """Say why a move is not allowed now; nothing is done."""
        if not rest:
            self._asking.refuse(message("why-what"))
            return
        view = self.view
        try:
            head, *words = words_in(rest) or [""]
            verb = self._asking.moves.verb(head, view.phase) if "(" not in rest else None
            refused: DigsiteError | None = self._game.why_not(
                rest if verb is None else self._asking.moves.move(verb, words, view)
            )
        except DigsiteError as error:
            refused = error
        if refused is None:
            self._asking.say(message("why-allowed"), GOOD)
        else:
            self._asking.say(self._asking.moves.retold(refused, view.phase).message)

    def _hint(self, _rest: str) -> None:
        """Say what to do, from what this seat knows."""
        found = hint_for(self.view, self._game.legal_moves)
        for told in found.told if found is not None else (message("not-now", asked=question_of(self.view)),):
            self._asking.say(told)

    def _save(self, rest: str) -> None:
        """Write the record: once the game is over, for it tells all hands and what lies in the chambers."""
        if not self._game.is_over:
            self._asking.refuse(message("save-later"))
            return
        if not rest:
            self._asking.refuse(message("save-where"))
            return
        path = Path(rest).expanduser()
        try:
            if path.exists() and not self._asking.yes(message("save-over", file=rest)):
                return
            write(path, self._record.of(self._game))
        except DigsiteError as error:
            self._asking.refuse(error.message)
            return
        except (OSError, ValueError) as error:
            self._asking.refuse(message("plain", text=str(error)))
            return
        self._console.print(self._asking.speech.words("saved", QUIET, file=str(path)), soft_wrap=True)

    def _quit(self, _rest: str) -> None:
        if self._game.is_over or self._asking.yes(message("leave-game")):
            raise Leave
