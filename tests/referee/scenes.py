"""Small records for the tests: tables set up by hand, with just the cards a test needs.

`fine` plays events that are legal; `caught` plays events of which the last, and no other, breaks the rule
named.
"""

import json
from collections import Counter
from dataclasses import asdict, replace
from typing import Any

from .printed import MONUMENTS, PRINTED, Figure
from .reading import Event
from .verdict import check_lines

POT, SCRAP, COIN, CUP, TALISMAN, MAP, MASK = PRINTED["card-game"].treasures
TABLET = "broken_tablet"
THIEF, STORM = "thief", "sandstorm"


def lines_of(events: list[Event]) -> list[str]:
    """The record as text lines."""
    return [json.dumps(event, separators=(",", ":")) + "\n" for event in events]


def write_figures(figures: dict[str, Figure]) -> dict[str, Any]:
    """Figures as a header has them."""
    return {kind: asdict(figure) | {"sells": list(figure.sells)} for kind, figure in figures.items()}


def scene(
    hands: list[list[str]],
    market: list[str],
    dig: list[str],
    *,
    chambers: list[list[str]] | None = None,
    pile: list[str] | None = None,
    monument: str = "great_pyramid",
    rules: str = "new-expedition",
    variants: tuple[str, ...] = (),
    first: int = 0,
) -> list[Event]:
    """Header and deal of an edition of our own, of the cards named here; chambers default to pot shards."""
    sizes = MONUMENTS[monument].chambers
    chambers = [["pot_shard"] * size for size in sizes] if chambers is None else chambers
    pile = ["pot_shard"] * MONUMENTS[monument].pile if pile is None else pile
    cards = Counter(card for heap in (*hands, market, dig, *chambers, pile) for card in heap)
    printed = PRINTED[rules].treasures
    figures = {kind: replace(figure, cards=cards[kind]) for kind, figure in printed.items() if cards[kind]}
    order = list(figures)

    def in_order(heap: list[str]) -> list[str]:
        return sorted(heap, key=order.index)

    deal: Event = {"do": "deal", "hands": [in_order(hand) for hand in hands], "market": in_order(market)}
    deal["chambers"] = [in_order(chamber) for chamber in chambers]
    if monument == "buried_ruins":
        deal["pile"] = in_order(pile)
    header: Event = {
        "digsite": 1,
        "edition": "scene",
        "rules": rules,
        "players": [f"P{seat}" for seat in range(len(hands))],
        "monument": monument,
        "variants": list(variants),
        "first": first,
        "figures": write_figures(figures),
        "thieves": cards["thief"],
        "sandstorms": cards["sandstorm"],
    }
    return [header, deal]


def fine(start: list[Event], *events: Event) -> None:
    """These events are legal."""
    problems = check_lines(lines_of([*start, *events]))
    assert not problems, problems[0]


def caught(rule: str, start: list[Event], *events: Event) -> None:
    """The last of these events breaks this rule, and those before break none."""
    problems = check_lines(lines_of([*start, *events]))
    assert len(problems) == 1, f"{len(problems)} problems, {rule} expected"
    assert problems[0].reason.startswith(rule + ":"), f"{rule} expected: {problems[0]}"
    assert (problems[0].record, problems[0].line) == (1, len(start) + len(events)), problems[0]


def changed(start: list[Event], where: int, **keys: Any) -> list[Event]:
    """The events with some keys of one of them set anew."""
    return [event | keys if number == where else event for number, event in enumerate(start)]


def dig(by: int, card: str) -> Event:
    return {"do": "dig", "by": by, "card": card}


def steal(by: int, robbed: int, card: str) -> Event:
    return {"do": "steal", "by": by, "from": robbed, "card": card}


def uncover(*cards: str) -> Event:
    return {"do": "uncover", "cards": list(cards)}


def tent(by: int, use: bool) -> Event:
    return {"do": "tent", "by": by, "use": use}


def discard(by: int, *cards: str) -> Event:
    return {"do": "discard", "by": by, "cards": list(cards)}


def trade(by: int, give: list[str], take: list[str]) -> Event:
    return {"do": "trade", "by": by, "give": give, "take": take}


def sell(by: int, card: str, count: int, money: int) -> Event:
    return {"do": "sell", "by": by, "card": card, "count": count, "money": money}


def look(by: int, chamber: int) -> Event:
    return {"do": "look", "by": by, "chamber": chamber}


def explore(by: int, chamber: int, maps: int, got: list[str], **more: list[str]) -> Event:
    return {"do": "explore", "by": by, "chamber": chamber, "maps": maps, "got": got, **more}


def end(by: int) -> Event:
    return {"do": "end", "by": by}


def over(money: list[int], sold: list[int], winners: list[int]) -> Event:
    return {"do": "over", "money": money, "sold": sold, "winners": winners}


def two(dig: list[str], **more: Any) -> list[Event]:
    """Seat 0 holds 4 coins, seat 1 holds 4 pot shards; 5 parchment scraps lie in the marketplace."""
    return scene([[COIN] * 4, [POT] * 4], [SCRAP] * 5, dig, **more)
