"""Chance in whole games: over many deals the cards come up as often as they should, with both dealers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from scipy.stats import chisquare

from digsite.dealers import Dealer, FairDealer, FastDealer
from digsite.editions import load_edition
from digsite.game import Game
from digsite.game.events import Dealt, Dug, Explored, Stolen

pytestmark = pytest.mark.kernel

GAMES = 1500


def fast(number: int) -> Dealer:
    return FastDealer(number)


def fair(number: int) -> Dealer:
    return FairDealer(number.to_bytes(32, "big"), [b"ann", b"ben"])


def games(monument: str, dealer: Callable[[int], Dealer]) -> list[Game]:
    edition = load_edition("card-game" if monument == "pyramid" else "new-expedition")
    setup = edition.setup(2, monument)
    return [Game.of(setup, ("Ann", "Ben"), dealer=dealer(number)) for number in range(GAMES)]


@pytest.mark.parametrize("dealer", [fast, fair])
def test_every_place_of_the_deal_gets_the_decks_mixture(dealer: Callable[[int], Dealer]) -> None:
    """R2-R4: hands, marketplace and chambers are all dealt from the same shuffled deck, without maps."""
    dealt = games("pyramid", dealer)
    figures = {t.id: t.cards for t in dealt[0].setup.treasures if t.id != "map"}
    places: dict[str, Counter[str]] = {}
    for game in dealt:
        deal = game.log[0]
        assert isinstance(deal, Dealt)
        for place, lists in (("hands", deal.hands), ("market", (deal.market,)), ("chambers", deal.chambers)):
            for cards in lists:
                places.setdefault(place, Counter()).update(cards or ())
    for counts in places.values():
        assert counts["map"] == 0
        total = sum(counts.values())
        expected = [total * cards / sum(figures.values()) for cards in figures.values()]
        # Cards of one deal lean on each other (drawn without putting back): that makes counts steadier, never wilder.
        assert chisquare([counts[card] for card in figures], expected).pvalue > 1e-4


@pytest.mark.parametrize("dealer", [fast, fair])
def test_every_seat_starts_equally_often(dealer: Callable[[int], Dealer]) -> None:
    """R6: random."""
    firsts = Counter(game.first for game in games("pyramid", dealer))
    assert chisquare([firsts[0], firsts[1]]).pvalue > 1e-4


@pytest.mark.parametrize("dealer", [fast, fair])
def test_the_first_dig_is_any_card_of_the_dig_site(dealer: Callable[[int], Dealer]) -> None:
    """R5, R10: maps, thieves and sandstorms are shuffled into the rest."""
    counts = Counter[str | None]()
    for game in games("tomb", dealer):
        (dig,) = [event for event in game.log if isinstance(event, Dug)][:1]
        counts[dig.card] += 1
    setup = load_edition("new-expedition").setup(2, "tomb")
    dealt = 4 * 2 + 5 + 15
    plain = {t.id: t.cards for t in setup.treasures if t.id != "map"}
    left = {card: cards * (1 - dealt / sum(plain.values())) for card, cards in plain.items()}
    left |= {"map": 6.0, "thief": float(setup.thieves), "sandstorm": float(setup.sandstorms)}
    expected = [GAMES * cards / sum(left.values()) for cards in left.values()]
    assert chisquare([counts[card] for card in left], expected).pvalue > 1e-4


def test_a_thief_takes_any_card_of_the_hand_equally_likely() -> None:
    """R12: at random."""
    taken, offered = Counter[str](), Counter[str]()
    for number in range(3000):
        game = Game(players=2, monument="tomb", seed=number)
        if game.phase == "victim":
            hand = Counter(game.view(1 - game.player).hand)
            game.play(f"steal {1 - game.player}")
            (theft,) = [event for event in game.log if isinstance(event, Stolen)]
            taken[str(theft.card)] += 1
            for card, count in hand.items():
                offered[card] += count / sum(hand.values())  # type: ignore[assignment]  # shares, not counts
    cards = sorted(offered)
    assert sum(taken.values()) > 100
    assert chisquare([taken[card] for card in cards], [offered[card] for card in cards]).pvalue > 1e-4


def test_the_sphinx_turns_up_any_five_cards() -> None:
    """R65: shuffled before five are turned up."""
    shares = Counter[str]()
    seen = Counter[str]()
    for number in range(4000):
        game = Game(players=2, monument="sphinx", seed=number)
        if game.why_not("explore 0 naming coin, talisman") is None:
            chamber = Counter(dict(zip(game.setup.ids, game.position.row("chamber", 0), strict=False)))
            game.play("explore 0 naming coin, talisman")
            (event,) = [event for event in game.log if isinstance(event, Explored)]
            assert isinstance(event.drawn, tuple)
            seen.update(event.drawn)
            for card, count in chamber.items():
                shares[card] += 5 * count / 15  # type: ignore[assignment]
    cards = [card for card in shares if shares[card]]
    assert sum(seen.values()) > 200
    assert chisquare([seen[card] for card in cards], [shares[card] for card in cards]).pvalue > 1e-4
