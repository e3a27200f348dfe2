"""Whose turn it is and what must come next (R10 to R74)."""

from .reading import RECORD, Event, Fault
from .table import Table, Turn

ACTIONS = ("trade", "sell", "look", "explore", "end")


def turn_of(table: Table) -> Turn:
    """The turn under way; only called once there is one."""
    if table.turn is None:
        raise Fault(RECORD, "the deal comes first")
    return table.turn


def begin_turn(table: Table, seat: int) -> None:
    """R10: a turn begins with a dig while there is something to dig. R71, R73: later it may need a sale."""
    table.turn = turn = Turn(seat, begun_by_digging=bool(table.dig_site))
    table.dig_due = turn.begun_by_digging
    if turn.begun_by_digging:
        return
    holders = table.holders()
    if table.passes and table.passes[0] == seat and all(holder in table.passes for holder in holders):
        turn.must_sell = "R71"  # R72: "all players" are all who hold cards
    elif table.idle_turns >= 3 * len(holders):
        turn.must_sell = "R73"


def note_action(table: Table) -> Turn:
    """R71: any action of anyone breaks the sequence of passes, at the moment it happens."""
    turn = turn_of(table)
    turn.acted = True
    table.passes.clear()
    return turn


def end_turn(table: Table) -> None:
    """Close the turn and begin the next one; the caller has seen to it that the game is not over."""
    turn = turn_of(table)
    # R73: free of selling with an empty hand. A sale made before the hand emptied counts as well.
    if turn.must_sell and not turn.sold and table.hands[turn.seat]:
        raise Fault(turn.must_sell, f"seat {turn.seat} must sell before ending the turn")
    if turn.begun_by_digging or turn.acted:
        table.passes.clear()  # R70: not a pass, so those before and after are not "one after another"
    else:
        table.passes.append(turn.seat)
    if turn.begun_by_digging or turn.sold or turn.explored:
        table.idle_turns = 0
    else:
        table.idle_turns += 1
    following = table.clockwise_from(turn.seat + 1)  # the same seat comes last
    if not table.dig_site:  # R72: without cards no turn is begun then
        following = [seat for seat in following if table.hands[seat]]
    begin_turn(table, following[0])


def awaited(table: Table) -> tuple[str, int]:
    """The event that must come next and the seat it is from (-1: nobody's); "act" for a free choice."""
    turn = table.turn
    if turn is None:
        return "deal", -1
    if table.finished:
        return "nothing", -1
    # R74 "at once": asked before anything else after every event, so it also cuts off a storm's uncover.
    if not table.dig_site and table.nothing_left():
        return "over", -1
    if table.uncover_due:
        return "uncover", -1
    if table.to_ask:
        return "tent", table.to_ask[0]
    if table.to_discard:
        return "discard", table.to_discard[0]
    if table.steal_due:
        return "steal", turn.seat
    if table.dig_due:
        return "dig", turn.seat
    return "act", turn.seat


def check_order(table: Table, do: str, event: Event) -> None:
    """The event must be the awaited one, from the awaited seat."""
    kind, seat = awaited(table)
    if (do in ACTIONS if kind == "act" else do == kind) and event.get("by", -1) == seat:
        return
    raise _out_of_order(table, do, event.get("by", -1), kind, seat)


_DEMANDS = {
    "deal": (RECORD, "the deal comes first, right after the header"),
    "nothing": (RECORD, "nothing comes after over"),
    "over": ("R74", "the dig site is empty and no hand holds a card: over follows at once"),
    "uncover": ("R24", "the ruins' cards are uncovered before anything else in the storm"),
    "tent": ("R22", "seat {seat} is to say first whether they use their tent"),
    "discard": ("R25", "seat {seat} is the next to discard"),
    "steal": ("R12", "after the thief, seat {seat} steals"),
    "dig": ("R10", "seat {seat} digs first"),
    "act": (RECORD, "the turn of seat {seat} is not closed by its end"),
}


def _out_of_order(table: Table, do: str, by: int, kind: str, seat: int) -> Fault:
    """The most telling reason why this event cannot stand here."""
    if kind not in ("deal", "nothing", "over"):
        if do == "tent":
            if sum(table.hands[by].values()) < 2:
                return Fault("R23", f"seat {by} would lose nothing and is not asked about the tent")
            if not table.tents[by]:
                return Fault("R22", f"the tent of seat {by} has no use left")
        if do == "discard" and sum(table.hands[by].values()) < 2:
            return Fault("R20", f"seat {by} has fewer than 2 cards and loses nothing")
        if do == kind and do in ("tent", "discard"):
            return Fault("R21", f"in the storm's order seat {seat} comes first")
        if do == "over":
            return Fault("R74", "the game is not over: there are cards left to dig or in hands")
        if kind == "act" and by == seat:
            if do == "dig":
                return Fault("R10", f"seat {seat} has dug already, or there is nothing to dig")
            if do == "steal":
                return Fault("R12", "nothing can be stolen now")
            return Fault("R22" if do == "tent" else "R20", f"no storm is blowing: {do} cannot come now")
        if do == "uncover":
            return Fault("R66", "nothing is uncovered now")
        if do == "deal":
            return Fault(RECORD, "cards are dealt once")
        if kind == "dig" and by == seat:
            return Fault("R10", f"seat {seat} must dig (R13: again, after a storm) before {do}")
    rule, text = _DEMANDS[kind]
    return Fault(rule, text.format(seat=seat) + f"; found {do}" + (f" by seat {by}" if by >= 0 else ""))
