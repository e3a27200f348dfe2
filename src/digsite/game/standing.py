"""How a game stands: all there is to know about it, now and earlier, for its author, a seat or a spectator."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.editions import Setup
from digsite.errors import shown
from digsite.game.drawing import draw_view
from digsite.game.errors import MalformedMove
from digsite.game.events import Event
from digsite.game.face_up import face_up
from digsite.game.history import History
from digsite.game.log import Log
from digsite.game.moves import Sell, as_move
from digsite.game.outcome import Outcome, outcome_of
from digsite.game.past import Past, position_at
from digsite.game.phase import PHASES, Phase
from digsite.game.position import Position
from digsite.game.question import question_at
from digsite.game.refusals import too_large_a_set, unknown_treasure
from digsite.game.seats import viewer_number
from digsite.game.view import Parts, View, view_of
from digsite.observations import Observation, observation_of
from digsite.words.message import Message, message


class Standing:
    """What can be asked of a game; nothing in here changes it."""

    setup: Setup
    names: tuple[str, ...]
    position: Position
    _history: History
    _past: Past

    def _repr_html_(self) -> str:
        """Show the table in a notebook, as a spectator sees it; ``game.view(0)`` shows a seat's."""
        return self.view(None)._repr_html_()

    def _repr_svg_(self) -> str:
        return self.view(None)._repr_svg_()

    @property
    def log(self) -> Sequence[Event]:
        """Everything that happened so far, hidden cards included."""
        return Log(self._history.events)

    @property
    def story_length(self) -> int:
        """How many lines the story has: the events that stand, those taken back, and each taking back."""
        return len(self._history) + 2 * len(self._history.withdrawn)

    @property
    def player(self) -> int:
        """The seat that decides now (the last one to have decided, when the game is over)."""
        return self.position.player

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.position.turn

    @property
    def first(self) -> int | None:
        """The seat that started, once it is known."""
        seat = self.position.number("first")
        return seat if seat >= 0 else None

    @property
    def phase(self) -> Phase:
        """Where the game stands."""
        return PHASES[self.position.phase]

    @property
    def asked(self) -> Message:
        """What is asked of the player who decides; as text, one English sentence."""
        return question_at(self.position)

    @property
    def is_over(self) -> bool:
        """Whether the game is over (R74)."""
        return self.position.is_over

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return outcome_of(self.position) if self.is_over else None

    def view(self, seat: int | None, parts: Parts | None = None) -> View:
        """Return what a seat, or (None) a spectator, may know; ``parts``: made by whom (``game.view``)."""
        viewer = viewer_number(seat, self.setup.players)
        past = self._history
        return view_of(
            self.position, self.setup, self.names, past.museums, past.seen_by(viewer), viewer, past.withdrawn, parts
        )

    def draw(self, seat: int | None = None) -> str:
        """Draw the table as text, as a seat or (None) a spectator sees it. A notebook shows the spectator's.

        >>> from digsite import Game
        >>> game = Game(players=["Ann", "Ben"], monument="mine", seed=4)
        >>> print(game.draw(1).splitlines()[2])
          Ben    0 money, tent 1, 4 in hand: 2 parchment_scrap, coin, talisman
        """
        decides = not self.is_over and not self.position.chance_decides
        return draw_view(self.view(seat), self.setup, str(self.asked) if decides else "")

    def observation(self, seat: int | None) -> Observation:
        """Return what a seat, or (None) a spectator, knows, as one row of small numbers for programs that learn.

        ``digsite.observations.LAYOUT`` says what each number is. The same knowledge gives the same numbers, and other
        knowledge others.

        >>> from digsite import Game
        >>> from digsite.observations import LAYOUT
        >>> game = Game(players=2, monument="mine", seed=4)
        >>> seen = game.observation(1)
        >>> LAYOUT["known"].of(seen)[0].tolist()
        [0, 2, 1, 0, 1, 0, 0, 0, 0, 0]
        >>> game.view(1).hand
        {'parchment_scrap': 2, 'coin': 1, 'talisman': 1}
        """
        viewer = viewer_number(seat, self.setup.players)
        public = self.setup.players
        return observation_of(self.position.boxes, self.position.states, public if viewer is None else viewer)

    def view_at(self, length: int, seat: int | None) -> View:
        """Return what a seat, or (None) a spectator, knew when the log had just come to this many events.

        >>> from digsite import Game
        >>> game = Game(players=2, seed=3)
        >>> before = game.view(0)
        >>> game.play("end")
        >>> game.view_at(len(before.log), 0) == before
        True
        """
        viewer = viewer_number(seat, self.setup.players)
        mark = self._past.at(length, len(self._history))
        past, museums = self._history.seen_at(mark.length, viewer), self._history.museums_at(mark.length)
        withdrawn = self._history.withdrawn_at(mark.length)
        return view_of(position_at(mark, self.position), self.setup, self.names, museums, past, viewer, withdrawn)

    def view_face_up(self, length: int) -> View:
        """Return the table at that time with every card face up, for people who watch and do not play."""
        mark = self._past.at(length, len(self._history))
        then = position_at(mark, self.position)
        return face_up(self.view_at(length, None), then, self.setup, self.log[: mark.length])

    def money_for(self, sale: Sell | str) -> int:
        """Say what a set sells for (R51).

        >>> from digsite import Game
        >>> game = Game(players=2, seed=1)
        >>> game.money_for(Sell("coin", 5)), game.money_for("sell 2 coin")
        (30, 5)
        """
        read = as_move(sale)
        if not isinstance(read, Sell):
            raise MalformedMove("not-a-sale", message("not-a-sale", given=shown(sale)))
        refused = unknown_treasure(self.setup, read) or too_large_a_set(self.setup, read)
        if refused is not None:
            raise refused
        return self.setup.treasures[self.setup.ids.index(read.treasure)].sells[read.count - 1]
