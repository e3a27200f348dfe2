"""A table as plain text, for programmers: notebooks, logs, the terminals of those who train bots."""

from __future__ import annotations

from digsite.editions import Setup
from digsite.game.position import Position
from digsite.game.question import question_at
from digsite.game.view import Tally, View, view_of
from digsite.rules import Boxes, States


def draw_text(boxes: Boxes, states: States, setup: Setup, viewer: int | None) -> str:
    """Draw the table as a seat, or (None) a spectator, sees it, from the kernel's records."""
    position = Position(boxes, states)
    names = [f"Player {seat}" for seat in range(setup.players)]
    view = view_of(position, setup, names, [()] * setup.players, (), viewer)
    return draw_view(view, setup, str(question_at(position)) if view.player is not None else "")


def draw_view(view: View, setup: Setup, asked: str = "") -> str:
    """Draw a view."""
    dig = f"{view.dig_size} cards to dig; {view.thieves} thieves and {view.sandstorms} sandstorms to come"
    lines = [f"{setup.monument.name}, {len(view.seats)} players. {dig}."]
    widest = max(len(seat.name) for seat in view.seats)
    for number, seat in enumerate(view.seats):
        mark = ">" if number == view.turn else " "
        tents = f", tent {seat.tents}" if setup.tents else ""
        known = f": {_cards(seat.known)}" if seat.known else ""
        hidden = seat.hand_size - sum(seat.known.values())
        unknown = f"{' +' if known else ':'} {hidden} hidden" if hidden else ""
        money = f"{seat.money:3} money"
        lines.append(f"{mark} {seat.name:{widest}}  {money}{tents}, {seat.hand_size} in hand{known}{unknown}")
    lines.append(f"  marketplace: {_cards(view.market) or 'empty'}")
    for number, chamber in enumerate(view.chambers):
        inside = f" ({_cards(chamber.known)})" if chamber.known else ""
        price = f"{chamber.maps} {'map' if chamber.maps == 1 else 'maps'}"
        lines.append(f"  chamber {number} for {price}: {chamber.size} cards{inside}")
    if view.turned_up:
        lines.append(f"  turned up: {_cards(view.turned_up)}")
    if view.player is not None and asked:
        lines.append(f"{view.seats[view.player].name}: {asked}")
    elif view.phase == "over":
        lines.append("The game is over.")
    return "\n".join(lines)


def _cards(cards: Tally) -> str:
    return ", ".join(f"{count} {card}" if count > 1 else card for card, count in cards.items())
