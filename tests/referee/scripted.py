"""Whole legal games for the tests, by players who do anything the rules allow.

Every event goes through the referee's own table as it is written, so a slip in the script shows at once.
"""

import random
from typing import Any

from .header import read_header
from .play import play
from .printed import (
    LUCK,
    MONUMENTS,
    sandstorms_in_game,
    thieves_in_game,
    treasures_in_game,
)
from .reading import Event
from .scenes import write_figures
from .table import Table, listed
from .turns import awaited, turn_of


class Scribe:
    """Writes a record event by event."""

    def __init__(self, header: Event) -> None:
        self.events = [header]
        self.table = Table(read_header(header))

    def add(self, do: str, **keys: Any) -> None:
        """Play and write one event; a leading underscore lets a keyword be a Python word (`_from`)."""
        event: Event = {"do": do} | {key.removeprefix("_"): value for key, value in keys.items()}
        play(self.table, event)
        self.events.append(event)

    def sort(self, cards: list[str]) -> list[str]:
        """Table order."""
        return sorted(cards, key=self.table.setting.order.__getitem__)


def random_game(
    seed: int,
    edition: str = "new-expedition",
    players: int = 3,
    monument: str = "great_pyramid",
    *variants: str,
) -> list[Event]:
    """A whole game of a printed edition by players who choose at random among legal events."""
    chance = random.Random(seed)
    chosen = (edition, players, list(variants))
    figures = treasures_in_game(*chosen)
    deck = [kind for kind, figure in figures.items() if kind != "map" for _ in range(figure.cards)]
    chance.shuffle(deck)
    order = list(figures)

    def deal(count: int) -> list[str]:
        dealt, deck[:] = deck[:count], deck[count:]
        return sorted(dealt, key=order.index)

    hands = [deal(4) for _ in range(players)]
    market = deal(5)
    site = MONUMENTS[monument]
    chambers = [deal(size) for size in site.chambers]
    setup: dict[str, Any] = {"hands": hands, "market": market, "chambers": chambers}
    if site.pile:
        setup["pile"] = deal(site.pile)
    deck += ["map"] * figures["map"].cards
    deck += ["thief"] * thieves_in_game(*chosen) + ["sandstorm"] * sandstorms_in_game(*chosen)
    chance.shuffle(deck)
    worth = [sum(figures[card].trade for card in hand) for hand in hands]
    scribe = Scribe(
        {
            "digsite": 1,
            "edition": edition,
            "players": [f"P{seat}" for seat in range(players)],
            "monument": monument,
            "variants": list(variants),
            "first": worth.index(min(worth)) if LUCK in variants else chance.randrange(players),
            "figures": write_figures(figures),
            "thieves": thieves_in_game(*chosen),
            "sandstorms": sandstorms_in_game(*chosen),
        }
    )
    scribe.add("deal", **setup)
    while not scribe.table.finished:
        _step(scribe, chance, deck)
    return scribe.events


def _step(scribe: Scribe, chance: random.Random, deck: list[str]) -> None:
    table = scribe.table
    kind, seat = awaited(table)
    if kind == "dig":
        scribe.add("dig", by=seat, card=deck.pop())
    elif kind == "steal":
        robbed = chance.choice([other for other in table.holders() if other != seat])
        card = chance.choice(listed(table.hands[robbed], table.setting))
        scribe.add("steal", by=seat, _from=robbed, card=card)
    elif kind == "uncover":
        scribe.add("uncover", cards=chance.sample(listed(table.pile, table.setting), 3))
    elif kind == "tent":
        scribe.add("tent", by=seat, use=chance.random() < 0.4)
    elif kind == "discard":
        hand = listed(table.hands[seat], table.setting)
        scribe.add("discard", by=seat, cards=scribe.sort(chance.sample(hand, len(hand) // 2)))
    elif kind == "over":
        write_over(scribe)
    else:
        _act(scribe, chance, seat)


def write_over(scribe: Scribe) -> None:
    """The outcome as the table has it."""
    table = scribe.table
    seats = range(table.setting.seats)
    ranks = [(table.money(seat), -table.sold_cards(seat)) for seat in seats]
    scribe.add(
        "over",
        money=[money for money, _ in ranks],
        sold=[-sold for _, sold in ranks],
        winners=[seat for seat in seats if ranks[seat] == max(ranks)],
    )


def _act(scribe: Scribe, chance: random.Random, seat: int) -> None:
    table = scribe.table
    hand = listed(table.hands[seat], table.setting)
    site, turn = table.setting.site, turn_of(table)
    full = [number for number, chamber in enumerate(table.chambers) if chamber]
    if table.just_sold and table.setting.monument == "temple" and full and chance.random() < 0.5:
        scribe.add("look", by=seat, chamber=chance.choice(full))
        return
    open_chambers = [number for number in full if hand.count("map") >= site.maps[number]]
    may_explore = open_chambers and (not turn.explored or table.setting.rules == "card-game")
    wish = chance.random()
    if may_explore and wish < 0.6:
        _explore(scribe, chance, seat, chance.choice(open_chambers))
    elif hand and table.market and turn.trades < 20 and wish < 0.3 and _trade(scribe, chance, seat, hand):
        pass
    elif hand and (wish < 0.5 or (turn.must_sell and not turn.sold)):
        card = chance.choice(hand)
        sells = table.setting.figures[card].sells
        count = chance.randint(1, min(len(sells), hand.count(card)))
        scribe.add("sell", by=seat, card=card, count=count, money=sells[count - 1])
    else:
        scribe.add("end", by=seat)


def _trade(scribe: Scribe, chance: random.Random, seat: int, hand: list[str]) -> bool:
    figures = scribe.table.setting.figures
    give = chance.sample(hand, chance.randint(1, min(3, len(hand))))
    left = sum(figures[card].trade for card in give)
    market = listed(scribe.table.market, scribe.table.setting)
    take: list[str] = []
    for card in chance.sample(market, len(market)):
        if card not in give and figures[card].trade <= left:
            take.append(card)
            left -= figures[card].trade
    if take:
        scribe.add("trade", by=seat, give=scribe.sort(give), take=scribe.sort(take))
    return bool(take)


def _explore(scribe: Scribe, chance: random.Random, seat: int, number: int) -> None:
    setting = scribe.table.setting
    chamber = listed(scribe.table.chambers[number], setting)
    chance.shuffle(chamber)
    keys: dict[str, Any] = {}
    got = chamber
    if setting.monument == "tomb":
        got = chamber[:2]
    elif setting.monument == "mine":
        drawn, total = chamber[:1], setting.figures[chamber[0]].trade
        while total <= 5 and len(drawn) < len(chamber) and chance.random() < 0.6:
            drawn.append(chamber[len(drawn)])
            total += setting.figures[drawn[-1]].trade
        keys, got = {"drawn": drawn}, drawn if total <= 5 else []
    elif setting.monument == "sphinx":
        named = scribe.sort(chance.sample(list(setting.figures), 2))
        keys = {"named": named, "drawn": chamber[:5]}
        got = [card for card in chamber[:5] if card in named]
    scribe.add("explore", by=seat, chamber=number, maps=setting.site.maps[number], **keys, got=scribe.sort(got))
