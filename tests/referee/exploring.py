"""Exploring, monument by monument (R40-R42, section 5)."""

from .reading import Event, Fault
from .table import Table, listed, put, remove, size
from .turns import note_action


def explore(table: Table, event: Event) -> None:
    """Spend the maps and take what the monument gives."""
    setting, seat, number = table.setting, event["by"], event["chamber"]
    rule = setting.site.rule
    turn = note_action(table)
    turn.explored += 1
    if turn.explored > 1 and setting.rules != "card-game":
        raise Fault("R40", "one exploration a turn")
    if not 0 <= number < len(table.chambers):
        raise Fault(rule, f"there is no chamber {number}")
    chamber, hand = table.chambers[number], table.hands[seat]
    if not chamber:
        raise Fault("R42", f"chamber {number} has no cards")
    maps = setting.site.maps[number]
    if event["maps"] != maps:
        raise Fault(rule, f"chamber {number} is explored for {maps} maps, not {event['maps']}")
    remove(hand, ["map"] * maps, "R40", f"the hand of seat {seat}")
    table.maps_spent += maps

    if setting.monument == "tomb":
        _tomb(table, event)
    elif setting.monument == "mine":
        _mine(table, event)
    elif setting.monument == "sphinx":
        _sphinx(table, event)
    elif event["got"] != listed(chamber, setting):
        raise Fault(rule, f"the chamber holds {listed(chamber, setting)}, and all of it is taken")
    remove(chamber, event["got"], rule, f"chamber {number}")
    put(hand, event["got"])


def _tomb(table: Table, event: Event) -> None:
    """R63: keep 2, or 1 if only 1 is left."""
    keep = min(2, size(table.chambers[event["chamber"]]))
    if len(event["got"]) != keep:
        raise Fault("R63", f"{keep} cards are kept, not {len(event['got'])}")


def _mine(table: Table, event: Event) -> None:
    """R64: cards turned up one by one, never one more after their total went over 5."""
    drawn, setting = event["drawn"], table.setting
    if not drawn:
        raise Fault("R64", "the first card is turned up without asking")
    remove(dict(table.chambers[event["chamber"]]), drawn, "R64", "the mine")
    total = 0
    for card in drawn:
        if total > 5:
            raise Fault("R64", "no card is turned up after the total went over 5")
        total += setting.figures[card].trade
    due = [] if total > 5 else sorted(drawn, key=setting.order.__getitem__)
    if event["got"] != due:
        raise Fault("R64", f"cards worth {total} were turned up, so {due} are taken")


def _sphinx(table: Table, event: Event) -> None:
    """R65: 5 cards, or all that remain; those of the two named kinds are taken."""
    drawn, named, setting = event["drawn"], event["named"], table.setting
    if len(named) != 2 or named[0] == named[1]:
        raise Fault("R65", "two different treasures are named")
    chamber = table.chambers[event["chamber"]]
    if len(drawn) != min(5, size(chamber)):
        raise Fault("R65", f"{min(5, size(chamber))} cards are turned up, not {len(drawn)}")
    remove(dict(chamber), drawn, "R65", "the sphinx")
    due = sorted((card for card in drawn if card in named), key=setting.order.__getitem__)
    if event["got"] != due:
        raise Fault("R65", f"those of the named kinds are {due}")
