"""What players do: trade, sell, look, end the turn; and the outcome."""

from .reading import RECORD, Event, Fault
from .table import Table, put, remove
from .turns import end_turn, note_action


def trade(table: Table, event: Event) -> None:
    """R30-R32, R34."""
    seat, give, take = event["by"], event["give"], event["take"]
    figures = table.setting.figures
    if not give or not take:
        raise Fault("R32", "both sides of a trade hold at least one card")
    for card in give:
        if card in take:
            raise Fault("R32", f"{card} is on both sides of the trade")
    turn = note_action(table)
    turn.trades += 1
    if turn.trades > 20:
        raise Fault("R34", "no more than 20 trades a turn")
    given, taken = (sum(figures[card].trade for card in cards) for cards in (give, take))
    if taken > given:
        raise Fault("R30", f"cards worth {taken} for cards worth {given}")
    hand = table.hands[seat]
    remove(hand, give, "R30", f"the hand of seat {seat}")
    remove(table.market, take, "R30", "the marketplace")  # R32: as it lay before the given cards come to it
    put(hand, take)
    put(table.market, give)


def sell(table: Table, event: Event) -> None:
    """R50, R51."""
    seat, card, count = event["by"], event["card"], event["count"]
    sells = table.setting.figures[card].sells
    if not 1 <= count <= len(sells):
        raise Fault("R50", f"a set of {card} has 1 to {len(sells)} cards, not {count}")
    if event["money"] != sells[count - 1]:
        raise Fault("R51", f"{count} of {card} bring {sells[count - 1]}, not {event['money']}")
    remove(table.hands[seat], [card] * count, "R50", f"the hand of seat {seat}")
    table.sets[seat].append((card, count, event["money"]))
    note_action(table).sold = True


def look(table: Table, event: Event) -> None:
    """R62: the temple only, right after a sale, one chamber that is not explored yet."""
    chamber = event["chamber"]
    if table.setting.monument != "temple":
        raise Fault("R62", "only the temple lets a seller look")
    if not table.just_sold:
        raise Fault("R62", "a look comes right after a sale, once")
    if not 0 <= chamber < len(table.chambers):
        raise Fault("R62", f"there is no chamber {chamber}")
    if not table.chambers[chamber]:
        raise Fault("R62", f"chamber {chamber} has been explored")


def end(table: Table, event: Event) -> None:
    """The turn passes on (R70-R73)."""
    end_turn(table)


def over(table: Table, event: Event) -> None:
    """R75, R76: most money, then fewest sold cards, then shared."""
    seats = range(table.setting.seats)
    money = [table.money(seat) for seat in seats]
    sold = [table.sold_cards(seat) for seat in seats]
    if event["money"] != money:
        raise Fault("R75", f"the money is {money}")
    if event["sold"] != sold:
        raise Fault("R75", f"the numbers of sold cards are {sold}")
    most = max(money)
    fewest = min(sold[seat] for seat in seats if money[seat] == most)
    winners = [seat for seat in seats if money[seat] == most and sold[seat] == fewest]
    if event["winners"] != winners:
        if sorted(event["winners"]) == winners:  # the format names no order; seats are numbered clockwise
            raise Fault(RECORD, "winners are listed by seat")
        raise Fault("R76" if len(winners) > 1 else "R75", f"the winners are {winners}")
    table.finished = True
