"""The scribe: watches small steps and writes down what happened, event by event (docs/record-format.md)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from digsite.editions import SPECIAL_CARDS, Setup
from digsite.game.cards import cards_in
from digsite.game.events import (
    Cards,
    Dealt,
    Discarded,
    Dug,
    Ended,
    Event,
    Explored,
    Looked,
    Over,
    Sold,
    Stolen,
    TentAnswered,
    Traded,
    Uncovered,
)
from digsite.game.outcome import outcome_of
from digsite.game.position import Position
from digsite.rules import actions, take_step
from digsite.rules import phases as ph


class Scribe:
    """Takes steps in a position and tells each event when it is complete.

    ``loose`` holds the cards of an event that is not complete yet: a loss, the ruins' cards, cards turned up.
    """

    __slots__ = ("_names", "_setup", "loose", "position")

    def __init__(self, position: Position, setup: Setup) -> None:
        self.position = position
        self.loose: list[int] = []
        self._setup = setup
        names = [*setup.ids] + [""] * (actions.KINDS - len(setup.ids))
        self._names = (*names, *SPECIAL_CARDS)

    def watching(self, position: Position) -> Scribe:
        """Return a scribe who has seen as much of what is under way and goes on in another position."""
        other = Scribe.__new__(Scribe)
        other.position, other.loose = position, self.loose.copy()
        other._setup, other._names = self._setup, self._names  # noqa: SLF001  # of its own kind
        return other

    def step(self, choice: int) -> list[Event]:
        """Take one step and return what happened: mostly one event, sometimes none, at the end of the game two."""
        position = self.position
        phase = position.phase
        if phase < ph.FIRST_DECISION:
            event = self._chance(phase, choice)
        elif phase == ph.ACT:
            event = self._action(choice)
        else:
            event = self._answer(phase, choice)
        events = [] if event is None else [event]
        if position.is_over:
            outcome = outcome_of(position)
            events.append(Over(outcome.money, outcome.sold, outcome.winners))
        return events

    def _take(self, choice: int) -> None:
        take_step(self.position.boxes, self.position.states, choice)

    def _cards(self, kinds: Sequence[int]) -> Cards:
        return tuple(self._names[kind] for kind in kinds)

    def _collected(self, *, in_order: bool = True) -> Cards:
        cards = self._cards(sorted(self.loose) if in_order else self.loose)
        self.loose.clear()
        return cards

    def _chance(self, phase: int, choice: int) -> Event | None:
        position = self.position
        card = self._names[choice]
        if phase == ph.DIG:
            self._take(choice)
            return Dug(position.turn, card)
        if phase == ph.ROB:
            victim = position.number("victim")
            self._take(choice)
            return Stolen(position.turn, victim, card)
        if phase == ph.DEAL:
            self._take(choice)
            return self._deal() if position.phase != ph.DEAL else None
        if phase == ph.FIRST:
            self._take(choice)
            return None
        self.loose.append(choice)
        if phase == ph.UNCOVER:
            self._take(choice)
            return None if position.phase == ph.UNCOVER else Uncovered(self._collected(in_order=False))
        return self._turned_up(phase, choice)

    def _deal(self) -> Event:
        position, setup = self.position, self._setup
        return Dealt(
            hands=tuple(cards_in(position.row("hand", p), setup.ids) for p in range(setup.players)),
            market=cards_in(position.row("market"), setup.ids),
            chambers=tuple(
                cards_in(position.row("chamber", c), setup.ids) for c in range(len(setup.monument.chambers))
            ),
            pile=cards_in(position.row("pile"), setup.ids) if setup.monument.pile else UNSET,
        )

    def _turned_up(self, phase: int, choice: int) -> Event | None:
        """A card of the mine or the sphinx; the event is complete with the last."""
        named = self.position.row("named") if phase == ph.REVEAL else ()
        return self._explore(choice, self.position.number("at"), named)

    def _explore(self, choice: int, chamber: int, named: Sequence[int] = ()) -> Event | None:
        """Take a step into or inside the monument; out of it again, tell what came of it."""
        position, setup = self.position, self._setup
        player, spent = position.player, position.number("maps_spent")
        before = position.row("hand", player)
        self._take(choice)
        if position.phase not in (ph.ACT, ph.OVER):
            return None
        gained = [now - then for now, then in zip(position.row("hand", player), before, strict=True)]
        gained[setup.map_index] += position.number("maps_spent") - spent
        return Explored(
            by=player,
            chamber=chamber,
            maps=setup.monument.maps[chamber],
            named=self._cards(named) if named else UNSET,
            drawn=self._collected(in_order=False) if self.loose else UNSET,
            got=cards_in(gained, setup.ids),
        )

    def _action(self, choice: int) -> Event | None:
        position, setup = self.position, self._setup
        player = position.player
        if choice < actions.END_TURN:
            kind, size = divmod(choice, actions.LONGEST_SET)
            self._take(choice)
            return Sold(player, self._names[kind], size + 1, setup.treasures[kind].sells[size])
        if choice == actions.END_TURN:
            self._take(choice)
            return Ended(player)
        if choice >= actions.TAKE:
            self._take(choice)
            return None
        return self._explore(choice, choice - actions.EXPLORE)

    def _answer(self, phase: int, choice: int) -> Event | None:
        position = self.position
        player = position.player
        if phase == ph.LOSING:
            self.loose.append(choice - actions.DISCARD)
            last = position.number("owed") == 1
            self._take(choice)
            return Discarded(player, self._collected()) if last else None
        if phase in (ph.TAKING, ph.PAYING):
            return self._pay(choice)
        if phase == ph.TENTS:
            self._take(choice)
            return TentAnswered(player, choice == actions.TENT)
        if phase == ph.LOOKING:
            self._take(choice)
            return None if choice == actions.NO_LOOK else Looked(player, choice - actions.LOOK)
        if phase in (ph.KEEPING, ph.MINING):
            return self._explore(choice, position.number("at"))
        self._take(choice)
        return None

    def _pay(self, choice: int) -> Event | None:
        position, ids = self.position, self._setup.ids
        give, take = position.row("giving"), position.row("taking")
        self._take(choice)
        if position.phase != ph.ACT:
            return None
        give[choice - actions.GIVE] += 1
        return Traded(position.player, cards_in(give, ids), cards_in(take, ids))
