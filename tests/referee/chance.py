"""What the cards do to the players: the deal, digging, thieves and sandstorms."""

from .printed import LUCK
from .reading import Event, Fault
from .table import Table, put, remove, size, tent_uses
from .turns import begin_turn


def deal(table: Table, event: Event) -> None:
    """R1-R5: everything dealt comes from one deck without maps; the rest is the dig site."""
    setting = table.setting
    hands, chambers, pile = event["hands"], event["chambers"], event.get("pile", [])
    if [len(hand) for hand in hands] != [4] * setting.seats:
        raise Fault("R2", f"{setting.seats} players get 4 cards each")
    if len(event["market"]) != 5:
        raise Fault("R3", "the marketplace starts with 5 cards")
    if tuple(len(chamber) for chamber in chambers) != setting.site.chambers:
        raise Fault(setting.site.rule, f"the chambers start with {setting.site.chambers} cards")
    if len(pile) != setting.site.pile:
        raise Fault(setting.site.rule, f"the pile starts with {setting.site.pile} cards")

    site = table.dig_site
    site.update({kind: figure.cards for kind, figure in setting.figures.items()})
    for cards in [*hands, event["market"], *chambers, pile]:
        if "map" in cards:
            raise Fault("R4", "maps are shuffled into the dig site, none is dealt")
        remove(site, cards, "R2", "the deck")
    if setting.thieves:  # R5
        site["thief"] = setting.thieves
    if setting.sandstorms:
        site["sandstorm"] = setting.sandstorms

    for heaps, lists in ((table.hands, hands), (table.chambers, chambers)):
        for cards in lists:
            heaps.append({})
            put(heaps[-1], cards)
    put(table.market, event["market"])
    put(table.pile, pile)
    table.tents = [tent_uses(setting)] * setting.seats
    table.sets = [[] for _ in hands]

    if LUCK in setting.variants:
        totals = [sum(setting.figures[card].trade for card in hand) for hand in hands]
        if totals[setting.first] != min(totals):
            raise Fault("R82", f"the hands are worth {totals}; the lowest starts, not seat {setting.first}")
    begin_turn(table, setting.first)


def dig(table: Table, event: Event) -> None:
    """R10-R13."""
    seat, card = event["by"], event["card"]
    remove(table.dig_site, [card], "R10", "the dig site")
    table.dig_due = False
    if card == "thief":
        # R12: without an opponent who holds a card nothing happens.
        table.steal_due = any(hand for other, hand in enumerate(table.hands) if other != seat)
    elif card == "sandstorm":
        _storm(table, seat)
    else:
        put(table.hands[seat], [card])


def _storm(table: Table, drawer: int) -> None:
    """Sets out what a storm brings: cards for the ruins, questions about tents, discards, another dig."""
    # Nothing in a storm changes a hand before its own discard, so all can be settled now.
    struck = [seat for seat in table.storm_order(drawer) if size(table.hands[seat]) >= 2]
    table.uncover_due = bool(table.pile)  # R24, R66
    table.to_ask = [seat for seat in struck if table.tents[seat]]  # R22, R23
    table.to_discard = struck  # R20
    table.dig_due = bool(table.dig_site)  # R13


def steal(table: Table, event: Event) -> None:
    """R12."""
    thief, robbed, card = event["by"], event["from"], event["card"]
    if thief == robbed:
        raise Fault("R12", "a thief robs an opponent")
    if not table.hands[robbed]:
        raise Fault("R12", f"seat {robbed} has no card to steal")
    remove(table.hands[robbed], [card], "R12", f"the hand of seat {robbed}")
    put(table.hands[thief], [card])
    table.steal_due = False


def uncover(table: Table, event: Event) -> None:
    """R66: one card to each chamber. The pile's order is not in the record, so any of its cards may come."""
    cards = event["cards"]
    due = min(len(table.chambers), size(table.pile))
    if len(cards) != due:
        raise Fault("R66", f"{due} cards are uncovered, not {len(cards)}")
    remove(table.pile, cards, "R66", "the pile")
    for chamber, card in zip(table.chambers, cards, strict=False):
        put(chamber, [card])
    table.uncover_due = False


def tent(table: Table, event: Event) -> None:
    """R22: whoever uses a tent loses nothing in this storm; R81 is in the number of uses."""
    seat = event["by"]
    table.to_ask.remove(seat)
    if event["use"]:
        table.tents[seat] -= 1
        table.to_discard.remove(seat)


def discard(table: Table, event: Event) -> None:
    """R20: half the hand, rounded down, into the marketplace."""
    seat, cards = event["by"], event["cards"]
    held = size(table.hands[seat])
    if len(cards) != held // 2:
        raise Fault("R20", f"seat {seat} discards {held // 2} of {held} cards, not {len(cards)}")
    remove(table.hands[seat], cards, "R20", f"the hand of seat {seat}")
    put(table.market, cards)
    table.to_discard.remove(seat)
