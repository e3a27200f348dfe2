"""A finished game reviewed: what was luck, what was decided, where it turned, and what would have been better.

>>> from digsite.arena import Simulation
>>> from digsite.records import read_record
>>> games = Simulation(players=2, monument="mine", bots=("greedy", "expert"), seed=4, records=True)
>>> found = review(read_record(games.play(0)[1].splitlines(keepends=True)), games=8)
>>> [abs(round(seat.even + seat.luck + seat.decisions - seat.result, 9)) for seat in found.seats]
[0.0, 0.0]
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np

from digsite.editions import SPECIAL_CARDS
from digsite.errors import DigsiteError
from digsite.game import Game, LegalMoves
from digsite.game.phase import PHASES
from digsite.game.view import seen_position
from digsite.judge.accounts import Accounts, Entry, Figures, Progress, keep_accounts, values_by_event
from digsite.judge.judge import Judge
from digsite.judge.knowledge import Knowledge
from digsite.judge.mistakes import Mistake, mistake_of
from digsite.judge.moments import Chosen, Happened, watched
from digsite.judge.playing_out import MONEY, WON
from digsite.judge.reasons import move_message, reason
from digsite.judge.trying import Trial
from digsite.records import Record, read_record, record_lines
from digsite.records.replay import a_record
from digsite.rules import KINDS
from digsite.words import Message

#: Games that each position is judged by, if nobody says otherwise: some seconds for a game of three.
GAMES = 80
#: So many moments are told as turning points.
TURNING_POINTS = 3

Shares = tuple[float, ...]


class Parts(msgspec.Struct, frozen=True):
    """What a result is made of: even + luck + decisions = result, and luck = deal + cards + unseen."""

    even: float
    luck: float
    decisions: float
    result: float
    deal: float
    cards: float
    unseen: float
    own: float  # decisions: one's own
    others: float  # decisions: the others'


class SeatReview(Parts, frozen=True):
    """One seat: shares of the victory; and the same of its money."""

    seat: int = 0
    name: str = ""
    error: float = 0.0  # the standard error of its own decisions' sum
    fair: float = 0.0  # what its result would be with even luck: even + decisions
    mistakes: int = 0
    money: Parts | None = None


class Chance(msgspec.Struct, frozen=True):
    """Something that chance brought."""

    event: int  # its place in the record, from 0
    what: str  # the phase: dig, rob, uncover, turn, reveal
    by: int  # whose turn it was
    card: str
    luck: Shares
    money: Shares
    wins: Shares  # afterwards
    error: float


class Tried(msgspec.Struct, frozen=True):
    """A move that was played out instead."""

    move: str
    gain: float
    error: float
    money: float
    money_error: float


class Decision(msgspec.Struct, frozen=True):
    """A decision of a player who had a choice."""

    event: int
    by: int
    move: str
    expected: str  # the expert's move
    best: str  # the best move found; the one made, unless another was surely better
    gain: float  # what the best one would have gained
    error: float
    gain_money: float
    level: bool  # the best one wins as often, as far as one can tell, and brings more money
    change: Shares  # against the expected move, as the player could know
    change_error: float
    unseen: Shares  # and what that meant with all cards open, less what could be known
    wins: Shares  # afterwards, with all cards open
    tried: tuple[Tried, ...]
    looked_at: int
    words: Message  # for the move
    mistake: Mistake | None = None
    best_words: Message | None = None
    reason: Message | None = None


class Point(msgspec.Struct, frozen=True):
    """The win chances after an event."""

    event: int
    wins: Shares
    error: float


class Turning(msgspec.Struct, frozen=True):
    """An event that changed a game: by how much for each seat."""

    event: int
    change: Shares


class Review(msgspec.Struct, frozen=True):
    """All that was found out about a game."""

    games: int  # that each position was judged by
    seats: tuple[SeatReview, ...]
    dealt: Shares  # win chances after the deal
    curve: tuple[Point, ...]
    turning_points: tuple[Turning, ...]
    chances: tuple[Chance, ...]
    decisions: tuple[Decision, ...]

    def to_json(self) -> bytes:
        """Write it as JSON."""
        return msgspec.json.encode(self)

    def mistakes_of(self, seat: int) -> Iterator[Decision]:
        """Give the decisions of a seat where something else was surely better."""
        return (one for one in self.decisions if one.by == seat and one.mistake is not None)


def review(
    game: Record | Game,
    games: int = GAMES,
    *,
    workers: int | None = None,
    progress: Progress = lambda _done, _all: None,
) -> Review:
    """Review a finished game, or the record of one; each position is judged by so many games of experts.

    The same number of games gives the same review everywhere. Only finished games are reviewed: a review tells all
    hidden cards.
    """
    if isinstance(game, Game):
        if not game.is_over:
            raise DigsiteError("game-not-over")
        game = read_record(line if line.endswith(b"\n") else line + b"\n" for line in record_lines(game))
    seen = watched(a_record(game))
    if not seen.is_over:
        raise DigsiteError("game-not-over")
    accounts = keep_accounts(seen.setup, seen.position, seen.moments, Judge(games), workers, progress)
    return _told(seen, accounts, games)


def _told(game: Game, accounts: Accounts, games: int) -> Review:
    chances = tuple(_chance(game, entry) for entry in accounts.entries if isinstance(entry.moment, Happened))
    decisions = tuple(_decision(game, entry, entry.trial) for entry in accounts.entries if entry.trial is not None)
    return Review(
        games,
        tuple(_seat(game, accounts, decisions, seat) for seat in range(game.setup.players)),
        _shares(accounts.dealt),
        tuple(_curve(accounts)),
        _turning_points(accounts),
        chances,
        decisions,
    )


def _shares(figures: Figures, what: int = WON) -> Shares:
    return tuple(float(number) for number in figures[:, what])


def _parts(accounts: Accounts, seat: int, what: int) -> dict[str, float]:
    names = ("even", "luck", "decisions", "result", "deal", "cards", "unseen", "own", "others")
    return {name: float(getattr(accounts, name)[seat, what]) for name in names}


def _seat(game: Game, accounts: Accounts, decisions: tuple[Decision, ...], seat: int) -> SeatReview:
    parts = _parts(accounts, seat, WON)
    own = [one for one in decisions if one.by == seat]
    return SeatReview(
        **parts,
        seat=seat,
        name=game.names[seat],
        error=float(np.sqrt(sum(one.change_error**2 for one in own))),
        fair=parts["even"] + parts["decisions"],
        mistakes=sum(one.mistake is not None for one in own),
        money=Parts(**_parts(accounts, seat, MONEY)),
    )


def _chance(game: Game, entry: Entry) -> Chance:
    moment = entry.moment
    assert isinstance(moment, Happened)  # noqa: S101  # nothing else comes here
    ids = game.setup.ids
    return Chance(
        moment.event,
        PHASES[moment.position.phase].value,
        moment.position.turn,
        ids[moment.outcome] if moment.outcome < len(ids) else SPECIAL_CARDS[moment.outcome - KINDS],
        _shares(entry.cards),
        _shares(entry.cards, MONEY),
        _shares(entry.value),
        float(entry.value_error[:, WON].max()),
    )


def _decision(game: Game, entry: Entry, trial: Trial) -> Decision:
    moment = entry.moment
    assert isinstance(moment, Chosen)  # noqa: S101  # nobody else tries moves
    best = trial.best
    told = Decision(
        moment.event,
        moment.by,
        str(trial.made),
        str(trial.expected),
        str(best.move),
        best.gain,
        best.error,
        best.money,
        best.is_better and not best.wins_more,
        _shares(entry.decision),
        float(trial.change_error[moment.by, WON]),
        _shares(entry.unseen),
        _shares(entry.value),
        tuple(Tried(str(one.move), one.gain, one.error, one.money, one.money_error) for one in trial.tried),
        trial.looked_at,
        move_message(trial.made, game.setup),
    )
    if best.move == trial.made:
        return told
    knowledge = Knowledge(LegalMoves(seen_position(moment.position, moment.by), game.setup), moment.by)
    return msgspec.structs.replace(
        told,
        mistake=mistake_of(trial.made, best.move),
        best_words=move_message(best.move, game.setup),
        reason=reason(trial.made, best.move, knowledge, trial.outlook, best.money),
    )


def _curve(accounts: Accounts) -> Iterator[Point]:
    errors = {entry.moment.event: float(entry.value_error[:, WON].max()) for entry in accounts.entries}
    errors.setdefault(0, float(accounts.dealt_error[:, WON].max()))
    for event, value in values_by_event(accounts):
        yield Point(event, _shares(value), errors.get(event, 0.0))


def _turning_points(accounts: Accounts) -> tuple[Turning, ...]:
    """The events that changed most for anybody, in the order in which they came."""
    changes: dict[int, Figures] = {}
    for entry in accounts.entries:
        event = entry.moment.event
        changes[event] = changes.get(event, 0.0) + entry.change
    largest = sorted(changes, key=lambda event: (-float(np.abs(changes[event][:, WON]).max()), event))
    return tuple(Turning(event, _shares(changes[event])) for event in sorted(largest[:TURNING_POINTS]))
