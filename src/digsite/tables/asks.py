"""What is asked of the player who decides: what is allowed, and of what is not, why not.

Whether something is allowed is the kernel's to say: every choice on offer is put to it as a move. All of it is computed
from what the player knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from digsite.bots import find_bot
from digsite.editions import MINE_LIMIT, Style
from digsite.game import (
    Discard,
    EndTurn,
    Explore,
    Game,
    Keep,
    LegalMoves,
    Look,
    Move,
    Sell,
    Steal,
    Stop,
    Trade,
    TurnUp,
    View,
)
from digsite.game.odds import chances, going_over
from digsite.game.refusals import no_chamber_left
from digsite.game.worth import Values
from digsite.rules.dig import storm_loss
from digsite.tables import messages as m

#: Who suggests what to lose and what to keep.
ADVISER = "expert"


def ask(game: Game, view: View) -> m.AnyAsk | None:
    """Return what is asked of the viewer, or None if it is not for them to decide."""
    if view.seat is None or view.player != view.seat:
        return None
    return _ASKS[view.phase](view, game.legal_moves)


def why(legal: LegalMoves, move: Move) -> m.Why:
    """Say why a move is not allowed, or None."""
    refused = legal.why_not(move)
    return None if refused is None else str(refused)


def why_not_take(legal: LegalMoves, everything: Trade) -> m.Why:
    """Say why cards cannot be had, not even for everything that could be given for them; or None."""
    refused = legal.why_not(everything)
    if refused is None or refused.code not in ("pays-too-little", "nothing-given"):
        return None if refused is None else str(refused)
    values = Values(legal.setup)
    price, most = (values.trade_value(Counter(cards)) for cards in (everything.take, everything.give))
    if len(everything.take) == 1:
        return f"Too dear: it costs {price}, and all you could give for it is worth {most}."
    return f"Too dear: together they cost {price}, and all you could give for them is worth {most}."


def cards_of(tally: dict[str, int]) -> tuple[str, ...]:
    """Lay out cards one by one.

    >>> cards_of({"coin": 2, "map": 1})
    ('coin', 'coin', 'map')
    """
    return tuple(card for card, count in tally.items() for _ in range(count))


def _act(view: View, legal: LegalMoves) -> m.Act:
    takes = {card: why_not_take(legal, _dearest(view, card)) for card in view.market}
    trade = None if None in takes.values() else next(iter(takes.values()), "The marketplace is empty.")
    if not view.hand:
        trade = "You hold no cards to give."
    ids = legal.setup.ids
    sphinx = legal.setup.monument.style is Style.SPHINX
    naming = (ids[0], ids[1]) if sphinx else None
    seen_inside = sphinx or legal.setup.monument.style is Style.MINE
    size = view.chambers[0].size
    chambers = tuple(
        m.ChamberChoice(chamber, why(legal, Explore(chamber, naming))) for chamber in range(len(view.chambers))
    )
    return m.Act(
        sales=tuple(_sales(view, legal)),
        trade=trade,
        takes=takes,
        gives={card: trade or _for_something_else(takes, card) for card in view.hand},
        explore=_nothing_to_explore(view, legal, chambers),
        chambers=chambers,
        naming=ids if sphinx else (),
        expected={card: round(float(size * chance), 3) for card, chance in sorted(chances(view).items())}
        if seen_inside
        else {},
        end=why(legal, EndTurn()),
    )


def _sales(view: View, legal: LegalMoves) -> Iterator[m.Sale]:
    """Offer every set of every kind in hand, those too large as well, with the reason why not."""
    for figures in legal.setup.treasures:
        for count in range(1, len(figures.sells) + 1 if figures.id in view.hand else 1):
            yield m.Sale(figures.id, count, figures.sells[count - 1], why(legal, Sell(figures.id, count)))


def _nothing_to_explore(view: View, legal: LegalMoves, chambers: Sequence[m.ChamberChoice]) -> m.Why:
    """Say why no chamber can be explored: the reason is that of the cheapest one that still has cards."""
    if any(choice.why is None for choice in chambers):
        return None
    left = [choice for choice in chambers if view.chambers[choice.chamber].size > 0]
    cheapest = min(left, key=lambda choice: view.chambers[choice.chamber].maps, default=None)
    return str(no_chamber_left(legal.setup)) if cheapest is None else cheapest.why


def _dearest(view: View, card: str) -> Trade:
    """Offer all that could be offered for one card: if that does not do, nothing does."""
    return Trade(cards_of({held: count for held, count in view.hand.items() if held != card}), (card,))


def _for_something_else(takes: dict[str, m.Why], card: str) -> m.Why:
    """A card can be given if there is something to take that is not of its own kind (R32)."""
    others = [reason for taken, reason in takes.items() if taken != card]
    return None if None in others else next(iter(others), "There is nothing else in the marketplace.")


def _advice(view: View, legal: LegalMoves) -> tuple[str, ...]:
    """Ask the adviser which cards to lose or to keep."""
    match find_bot(ADVISER, 0).choose(view, legal, 1.0):
        case Discard(cards) | Keep(cards):
            return cards
    return ()


def _storm(view: View, legal: LegalMoves) -> m.Storm:
    return m.Storm(view.owed, _advice(view, legal))


def _tent(view: View, legal: LegalMoves) -> m.Shelter:
    return m.Shelter(int(storm_loss(legal.seen.states[0], view.player or 0)))


def _thief(view: View, legal: LegalMoves) -> m.Thief:
    victims = []
    for seat in range(len(view.seats)):
        if seat != view.seat:
            refused = legal.why_not(Steal(seat))
            reason = None if refused is None else str(refused)
            if refused is not None and refused.code == "empty-hand":
                reason = f"{view.seats[seat].name} has no card to steal."
            victims.append(m.SeatChoice(seat, reason))
    return m.Thief(tuple(victims))


def _keep(view: View, legal: LegalMoves) -> m.TombKeep:
    cards = view.chambers[view.exploring or 0].known
    return m.TombKeep(view.owed, cards, _advice(view, legal))


def _mine(view: View, legal: LegalMoves) -> m.MineDraw:
    values = Values(legal.setup)
    return m.MineDraw(
        turned_up=view.turned_up,
        points=values.trade_value(view.turned_up),
        limit=MINE_LIMIT,
        over=round(float(going_over(view, values)), 4),
        left=view.chambers[0].size - sum(view.turned_up.values()),
        turn_up=why(legal, TurnUp()),
        stop=why(legal, Stop()),
    )


def _look(view: View, legal: LegalMoves) -> m.TempleLook:
    return m.TempleLook(
        tuple(m.ChamberChoice(chamber, why(legal, Look(chamber))) for chamber in range(len(view.chambers)))
    )


_ASKS: dict[str, Callable[[View, LegalMoves], m.AnyAsk]] = {
    "act": _act,
    "losing": _storm,
    "tents": _tent,
    "victim": _thief,
    "keeping": _keep,
    "mining": _mine,
    "looking": _look,
}
