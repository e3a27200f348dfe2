"""Lists of cards, as the game and its records write them: treasure ids in table order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

#: The printed order of all treasures of both editions; moves list cards in it, treasures of one's own follow by name.
PRINTED_ORDER = (
    "pot_shard",
    "parchment_scrap",
    "coin",
    "broken_cup",
    "talisman",
    "map",
    "pharaohs_mask",
    "broken_tablet",
    "broken_pendant",
)
_PLACE = {treasure: place for place, treasure in enumerate(PRINTED_ORDER)}


def in_table_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort cards as moves list them.

    >>> in_table_order(["map", "coin", "amber", "coin"])
    ('coin', 'coin', 'map', 'amber')
    """
    return tuple(sorted(cards, key=lambda card: (_PLACE.get(card, len(_PLACE)), card)))


def counted(cards: Iterable[str]) -> str:
    """Write cards with counts.

    >>> counted(["coin", "coin", "map"])
    '2 coin, map'
    """
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return ", ".join(card if count == 1 else f"{count} {card}" for card, count in counts.items())


def laid_out(cards: Mapping[str, int]) -> tuple[str, ...]:
    """Lay out counted cards one by one.

    >>> laid_out({"coin": 2, "map": 1})
    ('coin', 'coin', 'map')
    """
    return tuple(card for card, count in cards.items() for _ in range(count))


def cards_in(counts: Sequence[int], ids: Sequence[str]) -> tuple[str, ...]:
    """List the cards of a pile that is counted by kind, in table order.

    >>> cards_in([0, 2, 1], ["pot_shard", "coin", "map"])
    ('coin', 'coin', 'map')
    """
    return laid_out(tally(counts, ids))


def tally(counts: Sequence[int], ids: Sequence[str]) -> dict[str, int]:
    """Pair ids with counts, leaving out what is not there.

    >>> tally([0, 2, 1], ["pot_shard", "coin", "map"])
    {'coin': 2, 'map': 1}
    """
    return {card: count for card, count in zip(ids, counts, strict=False) if count}
