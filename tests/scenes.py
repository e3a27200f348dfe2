"""Exact situations for the tests of the rules, through the public face of the game only.

A scene is dealt from a deck of just the cards it names, at the printed figures. It has no dealer: what chance brings
is told.

>>> game = scene(["4 coin", "4 talisman"], dig="map, thief")
>>> run(game, "dig thief", "steal 1", "rob talisman", "sell 4 coin", "end")
>>> hand(game, 0), game.turn, str(game.phase)
({'talisman': 1}, 1, 'dig')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
import pytest

from digsite import Game, IllegalMove, MalformedMove, Move, View, parse_move
from digsite.editions import MONUMENTS, Setup, load_edition, rules_with_monument

POT, SCRAP, COIN, CUP, TALISMAN = "pot_shard", "parchment_scrap", "coin", "broken_cup", "talisman"
MAP, MASK, TABLET, PENDANT = "map", "pharaohs_mask", "broken_tablet", "broken_pendant"
THIEF, STORM = "thief", "sandstorm"

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")

#: What chance brings, in the words of ``run``, and the phases in which it does.
_CHANCES = {"dig": ("dig",), "rob": ("rob",), "uncover": ("uncover",), "bring": ("turn", "reveal")}


def cards(words: str) -> list[str]:
    """Lay out cards from words.

    >>> cards("2 coin, map")
    ['coin', 'coin', 'map']
    """
    laid: list[str] = []
    for part in filter(None, (part.strip() for part in words.split(","))):
        count, _, card = part.rpartition(" ")
        laid += [card] * int(count or 1)
    return laid


def scene(
    hands: Sequence[str],
    market: str = "5 pot_shard",
    dig: str = "map",
    *,
    monument: str = "great_pyramid",
    chambers: Sequence[str] | None = None,
    pile: str | None = None,
    variants: Sequence[str] = (),
    first: int = 0,
    sand: int | Sequence[int] | None = None,
) -> Game:
    """Deal a game of exactly these cards; ``first`` starts. The monument is of pot shards unless told.

    ``dig`` is all of the dig site, in no order; it holds every map there is, at least one. The rules are those the
    monument belongs to.
    """
    place = MONUMENTS[monument]
    heaps = [cards(hand) for hand in hands] + [cards(market)]
    heaps += [[POT] * size for size in place.chambers] if chambers is None else [cards(chamber) for chamber in chambers]
    heaps += [[POT] * place.pile] if pile is None else [cards(pile)]
    dealt = [card for heap in heaps for card in heap]
    game = Game.of(_setup(monument, len(hands), variants, Counter(dealt + cards(dig))), NAMES[: len(hands)], first=sand)
    for card in dealt:
        assert game.phase == "deal", "too many cards are dealt"
        game.happen(card)
    assert game.phase == "first", "too few cards are dealt"
    game.happen(str(first))
    return game


def _setup(monument: str, players: int, variants: Sequence[str], deck: Counter[str]) -> Setup:
    rules = rules_with_monument(monument)
    assert rules is not None
    printed = load_edition(rules.id).treasures
    return Setup.from_parts(
        edition="scene",
        rules=rules.id,
        players=players,
        monument=monument,
        variants=variants,
        treasures=[(t.id, deck[t.id], t.trade, t.sells) for t in printed if deck[t.id]],
        thieves=deck[THIEF],
        sandstorms=deck[STORM],
        names={treasure.id: treasure.name for treasure in printed},
    )


def run(game: Game, *words: str) -> None:
    """Play moves (``sell 2 coin``), and tell what chance brings: ``dig coin``, ``rob map``, ``uncover coin``.

    In the mine and at the sphinx it is ``bring coin``.
    """
    for word in words:
        verb, _, card = word.partition(" ")
        if verb in _CHANCES:
            assert game.phase in _CHANCES[verb], f"{word!r}: the phase is {game.phase!r}"
            game.happen(card)
        else:
            game.play(word)


def with_maps(game: Game, count: int) -> None:
    """Let whoever is to dig come by so many maps, turn by turn, while the others dig up pot shards."""
    seat = game.turn
    for left in reversed(range(count)):
        run(game, "dig map")
        if left:
            run(game, "end")
            while game.turn != seat:
                run(game, "dig pot_shard", "end")


def hand(game: Game, seat: int) -> dict[str, int]:
    """The whole hand of a seat."""
    return game.view(seat).hand


def market(game: Game) -> dict[str, int]:
    """What lies in the marketplace."""
    return game.view(None).market


def eyes(game: Game) -> list[View]:
    """The views of all seats and, last, of a spectator."""
    return [game.view(seat) for seat in range(game.setup.players)] + [game.view(None)]


def told(game: Game, since: int = 0) -> list[str]:
    """The log as the lines of a record."""
    return [msgspec.json.encode(event).decode() for event in game.log[since:]]


def seen_last(game: Game) -> list[str]:
    """The last event as each seat and a spectator saw it."""
    return [msgspec.json.encode(view.log[-1]).decode() for view in eyes(game)]


def said(moves: Iterable[Move]) -> set[str]:
    """Moves in the words they are typed in."""
    return {str(move) for move in moves}


def refused(game: Game, move: Move | str, code: str, *, by: int | None = None) -> str:
    """Try a move that must be refused with this code and change nothing; return the sentence."""
    before = game.position.states.tobytes(), game.log, [view.to_json() for view in eyes(game)]
    with pytest.raises((IllegalMove, MalformedMove)) as caught:
        game.play(move, by=by)
    assert (game.position.states.tobytes(), game.log, [view.to_json() for view in eyes(game)]) == before
    assert caught.value.code == code
    if by is None:
        answer = game.why_not(move)
        assert (type(answer), str(answer)) == (type(caught.value), str(caught.value))
        if isinstance(caught.value, IllegalMove):
            assert (parse_move(move) if isinstance(move, str) else move) not in game.legal_moves
    return str(caught.value)
