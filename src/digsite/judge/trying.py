"""Trying moves out: the best one found, and what another one would have gained, judged from what the player knew."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from digsite.bots.policies import AN_EXPERT, EXPERT, decide_seen
from digsite.dealers import new_luck, seed_of
from digsite.game import LegalMoves, Move, Position
from digsite.game.steps import move_by_steps
from digsite.judge.candidates import candidates
from digsite.judge.judge import Judge, PlayedOut
from digsite.judge.plans import plans_of_moves
from digsite.judge.playing_out import MONEY, WON

#: A first look at all candidates takes so many games of each hundred that a judgement is made from.
FIRST_LOOK = 16
#: So many of the best, besides the expert's move and the one that was made, get a second look.
SECOND_LOOK = 2
#: The second look begins with so many of each hundred games. What seems no better after them is left at that.
BEGUN = 40
#: What still seems better is played out as often again, and once more if it then still does. Only these games count: of
#: a dozen moves the best one always looks better than it is. So is a move that the judge did not expect, where what it
#: changed is less sure than this.
UNSURE = 0.02
#: A move counts as better only if it is by so many standard errors, and by so much of a victory.
SURE = 3.0
LEAST = 0.005
#: Where victories are level, more money is better: by so much at least.
LEAST_MONEY = 1.0
#: What money counts beside victories when moves are put in order: far behind or far ahead, it still tells them apart.
MONEY_COUNTS = 0.003

#: Each look has luck of its own.
_FIRST, _SECOND, _SECOND_GOES_ON, _THIRD, _THIRD_GOES_ON = 1, 2, 4, 3, 5

Figures = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Tried:
    """A move that was played out: what it gains its player on the one that was made, and how sure that is."""

    move: Move
    gain: float  # share of the victory
    error: float
    money: float
    money_error: float

    @property
    def wins_more(self) -> bool:
        """Whether it wins more often, by more than noise."""
        return self.gain > max(LEAST, SURE * self.error)

    @property
    def is_better(self) -> bool:
        """Whether the difference is more than noise: in victories, or, where these are level, in money."""
        richer = self.money > max(LEAST_MONEY, SURE * self.money_error) and self.gain >= -self.error
        return self.wins_more or richer

    @property
    def may_be_better(self) -> bool:
        """Whether it seems better, sure or not."""
        return self.gain > max(LEAST, self.error) or self.money > max(LEAST_MONEY, self.money_error)

    @property
    def score(self) -> float:
        """What moves are put in order by: victories, and a little for money where they are level."""
        return self.gain + MONEY_COUNTS * self.money


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of trying moves out in one decision, beginning with the best."""

    expected: Move  # what the judge expected: the expert's move
    made: Move
    looked_at: int  # how many moves were played out
    tried: tuple[Tried, ...]  # those of the second look, best first; the move made is among them with a gain of 0
    change: Figures  # of the made move against the expected one, by seat and what is noted
    change_error: Figures
    games: int  # behind that change
    outlook: Figures  # what every seat can expect after the made move, as its player could know
    best: Tried  # the best move found; the one that was made, unless another is surely better


def expert_move(legal: LegalMoves) -> Move:
    """Say what the expert would do: what the judge expects of everybody."""
    return move_by_steps(legal.seen, legal.setup, _expert_step)


def _expert_step(seen: Position) -> int:
    return int(decide_seen(seen.boxes, seen.states, EXPERT, new_luck(0), AN_EXPERT))


def try_moves(
    legal: LegalMoves, seat: int, judge: Judge, made: Move | None = None, *, runner_up: bool = False
) -> Trial:
    """Try out the moves worth a look, from what the player who decides knows; without ``made``, it is the expert's.

    ``runner_up``: the best of the others gets a second look even if it seems worse.
    """
    expected = expert_move(legal)
    if made is None:
        made = expected
    table = _Table(legal, seat, judge)
    moves = candidates(legal, dict.fromkeys((made, expected)))
    looks = table.play(moves, max(min(8, judge.games), judge.games * FIRST_LOOK // 100), _FIRST)
    chosen = _shortlist(looks, seat, made, expected, runner_up=runner_up)
    played, tried = _second_look(table, looks, chosen, (made, expected), runner_up=runner_up)
    best = max(tried.values(), key=lambda one: one.score)
    unsure = made != expected and bool(played[made].over(played[expected])[1][seat, WON] > UNSURE)
    again = list(dict.fromkeys([made] + [best.move] * best.may_be_better + [expected] * unsure))
    if len(again) > 1:
        fresh = table.play(again, judge.games, _THIRD)
        if unsure or _tried(best.move, fresh[best.move], fresh[made], seat).may_be_better:
            fresh = _and_more(fresh, table.play(again, judge.games, _THIRD_GOES_ON))
        if best.move in fresh:
            tried[best.move] = best = _tried(best.move, fresh[best.move], fresh[made], seat)
        if unsure:
            played = _and_more(played, {move: fresh[move] for move in (made, expected)})
    own = played[made]
    change, error = own.over(played[expected])
    found = tuple(sorted(tried.values(), key=lambda one: -one.score))
    surely = best if best.is_better else tried[made]
    return Trial(expected, made, len(moves), found, change, error, own.games, own.figures[0], surely)


@dataclass(frozen=True, slots=True)
class _Table:
    """Where moves are tried out: what their player knows, and who judges."""

    legal: LegalMoves
    seat: int
    judge: Judge

    def play(self, moves: list[Move], games: int, look: int) -> dict[Move, PlayedOut]:
        """Play each of the moves out so many times, with the luck of this look."""
        plans = plans_of_moves(self.legal.position, self.legal.setup, moves)
        judge = Judge(self.judge.games, seed_of(self.judge.seed, look))
        played = judge.play(self.legal.position, self.seat, plans, [games] * len(moves))
        return dict(zip(moves, played, strict=True))


def _and_more(played: dict[Move, PlayedOut], more: dict[Move, PlayedOut]) -> dict[Move, PlayedOut]:
    """Take further games of some of the moves into account."""
    return played | {move: played[move].and_more(games) for move, games in more.items()}


def _second_look(
    table: _Table, looks: dict[Move, PlayedOut], chosen: list[Move], needed: tuple[Move, Move], *, runner_up: bool
) -> tuple[dict[Move, PlayedOut], dict[Move, Tried]]:
    """Play the shortlist out; half-way, go on with those that may be better, and with those whose games are needed."""
    made, seat, games = needed[0], table.seat, table.judge.games
    if len(chosen) == 1:
        return looks, {made: _tried(made, looks[made], looks[made], seat)}
    begun = min(games, max(8, games * BEGUN // 100))
    played = table.play(chosen, begun, _SECOND)
    tried = {move: _tried(move, played[move], played[made], seat) for move in chosen}
    stay = [
        move for move in chosen if runner_up or move in needed or tried[move].may_be_better or tried[move].score > 0
    ]
    if len(stay) > 1 and games > begun:
        played = _and_more(played, table.play(stay, games - begun, _SECOND_GOES_ON))
        tried |= {move: _tried(move, played[move], played[made], seat) for move in stay}
    return played, tried


def _shortlist(looks: dict[Move, PlayedOut], seat: int, made: Move, expected: Move, *, runner_up: bool) -> list[Move]:
    """Keep the move made, the expert's, and the best few of all others after a first look."""
    others: list[tuple[float, int, Move]] = []
    for move, games in looks.items():
        if move not in (made, expected):
            look = _tried(move, games, looks[made], seat)
            if runner_up or look.gain > look.error / 2 or (look.score > 0 and look.money > look.money_error):
                others.append((-look.score, len(others), move))
    best = [move for _, _, move in sorted(others, key=lambda one: one[:2])[:SECOND_LOOK]]
    return list(dict.fromkeys((made, expected, *best)))


def _tried(move: Move, games: PlayedOut, own: PlayedOut, seat: int) -> Tried:
    gain, error = games.over(own)
    wins, money = (float(gain[seat, what]) for what in (WON, MONEY))
    return Tried(move, wins, float(error[seat, WON]), money, float(error[seat, MONEY]))
