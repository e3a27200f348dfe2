"""Let mixtures of moods play each other inside the kernel: how the levels of bots/levels.py were made even steps.

Usage: python tools/moods.py [--games N] [--seed N] [--players 2,3,4,5] [MIXTURE:MIXTURE ...]

A mixture says how many of twenty decisions follow which policy, such as quick=7,random=2,expert=11 or
hoarder=9,expert=11. Without mixtures the levels themselves play, each against the one below. Told is the part of the
victories of the first one, as in tools/league.py, with its 95 % interval; some 500 games a second and core.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from digsite.arena.compiling import compile_ahead
from digsite.arena.tournament import Estimate
from digsite.arena.tournament.estimate import rate_of_deals
from digsite.arena.tournament.seatings import Seatings
from digsite.bots.levels import DECISIONS, LEVELS
from digsite.bots.policies import AN_EXPERT, EXPERT, HOARDER, QUICK_SELLER, RANDOM, decide
from digsite.dealers import Luck, new_luck, seed_of
from digsite.dealers.fast import below, chance_step
from digsite.editions import load_edition
from digsite.kernel.playing import Playing
from digsite.rules import OUTCOMES, STATE, Boxes, States, kernel
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.score import winning_seats
from digsite.rules.step import act

POLICIES = {"quick": QUICK_SELLER, "random": RANDOM, "hoarder": HOARDER, "expert": EXPERT}
STEPS = (("digger", "novice"), ("professor", "digger"))

Numbers = npt.NDArray[np.int64]


@kernel
def play_deal(
    boxes: Boxes, states: States, chance: Luck, seated: Numbers, moods: Numbers, minds: Luck, won: Numbers
) -> None:
    """Play the deal once for every row of ``seated``; note the winners, as bits."""
    b = boxes[0]
    s = states[0]
    weights = np.zeros(OUTCOMES, np.int16)
    luck = np.zeros(1, np.uint64)
    mood = 0
    for game in range(len(seated)):
        states[0] = states[2]
        luck[0] = chance[0]
        while s.phase != OVER:
            if s.phase < FIRST_DECISION:
                chance_step(b, s, luck, weights)
                continue
            mind = minds[game, s.player : s.player + 1]
            if s.half_made == 0:  # a mood lasts for a whole decision
                mood = moods[seated[game, s.player], below(mind, DECISIONS)]
            act(b, s, decide(boxes, s, states[1:2], mood, mind, AN_EXPERT))
        won[game] = winning_seats(b, s)


def part(mixtures: tuple[list[int], list[int]], players: int, edition: str, deals: int, seed: int) -> Estimate:
    """Return the first one's part of the victories, a seat of each counted."""
    playing = Playing.of(players, edition=edition)
    seatings = Seatings(2, players)
    moods = np.array(mixtures, np.int64)
    states = np.zeros(3, STATE)
    parts = np.zeros(deals)
    for deal in range(deals):
        which = seed_of(seed, deal, 0) % len(playing.setups)
        states[2:] = playing.fresh[which : which + 1]
        seated = seatings.of_deal(deal)
        minds = [[seed_of(seed, deal, 1 + game, seat) for seat in range(players)] for game in range(len(seated))]
        won = np.zeros(len(seated), np.int64)
        chance = new_luck(seed_of(seed, deal))
        boxes = playing.boxes[which : which + 1]
        play_deal(boxes, states, chance, seated, moods, np.array(minds, np.uint64), won)
        shares = (won[:, None] >> np.arange(players) & 1).astype(np.float64)
        shares /= shares.sum(axis=1, keepdims=True)
        wins = [float(shares[seated == one].mean()) for one in range(2)]
        parts[deal] = wins[0] / sum(wins)
    return rate_of_deals(deals, float(parts.sum()), float((parts**2).sum()))


def mixture(text: str) -> list[int]:
    """Read a mixture: a policy for each of twenty decisions."""
    try:
        shares = {POLICIES[name]: int(share) for name, _, share in (one.partition("=") for one in text.split(","))}
    except (KeyError, ValueError):
        raise SystemExit(f"A mixture is such as quick=7,random=2,expert=11, of {', '.join(POLICIES)}.") from None
    found = [policy for policy, share in shares.items() for _ in range(share)]
    if len(found) != DECISIONS:
        raise SystemExit(f"{text} has {len(found)} decisions, not {DECISIONS}.")
    return found


def matches(told: list[str], players: int) -> Iterator[tuple[str, tuple[list[int], list[int]]]]:
    """Yield what is played with so many players: a title, and both mixtures."""
    for match in told:
        one, _, other = match.partition(":")
        yield match, (mixture(one), mixture(other))
    if not told:
        for above, below_it in STEPS:
            yield f"{above} : {below_it}", (LEVELS[above].policies(players), LEVELS[below_it].policies(players))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("matches", nargs="*", metavar="MIXTURE:MIXTURE", help="who plays whom; the levels, if none")
    parser.add_argument("--games", type=int, default=6000, help="for each match, edition and number of players")
    parser.add_argument("--players", default="2,3,4,5", help="numbers of players")
    parser.add_argument("--editions", default="new-expedition,card-game")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    compile_ahead(lambda stage: print(f"Compiling the {stage} ..."), ("professor",), many=True)
    print("| match | edition | players | games | the first one's part | 95 % |\n|---|---|--:|--:|--:|--:|")
    for edition in chosen.editions.split(","):
        for players in map(int, chosen.players.split(",")):
            if players not in load_edition(edition).player_counts:
                continue
            deals = Seatings(2, players).deals_for(chosen.games)
            for title, mixtures in matches(chosen.matches, players):
                found = part(mixtures, players, edition, deals, chosen.seed)
                row = f"{found.value:.1%} | {100 * found.low:.1f}–{found.high:.1%}"
                print(f"| {title} | {edition} | {players} | {2 * deals:,} | {row} |", flush=True)


if __name__ == "__main__":
    main()
