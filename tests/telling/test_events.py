"""The words for every kind of event, seen and unseen."""

from __future__ import annotations

import msgspec
import pytest

from digsite.editions import Setup, load_edition
from digsite.game import Game
from digsite.game.events import (
    AnyEvent,
    Dealt,
    Discarded,
    Dug,
    Ended,
    Event,
    Explored,
    Looked,
    Over,
    Sold,
    Stolen,
    TentAnswered,
    Traded,
    Uncovered,
)
from digsite.telling.events import looked_at, tell
from digsite.telling.story import beginning
from digsite.words import Message, Voice

NAMES = ("Ann", "Ben", "Cleo")


def setup_at(monument: str) -> Setup:
    return load_edition("new-expedition").setup(3, monument)


def said(told: Message, you: int | None = None) -> str:
    return Voice("en", NAMES, you=you).say(told)


PLAIN: list[tuple[Event, str]] = [
    (
        Dealt(hands=(("coin",), None, None), market=("coin", "coin", "map"), chambers=()),
        "3 hands are dealt; the marketplace has 2 coins and a map.",
    ),
    (Dug(0, "coin"), "Ann digs up a coin."),
    (Dug(0, None), "Ann digs up a treasure."),
    (Dug(1, "thief"), "Ben digs up a thief."),
    (Dug(1, "sandstorm"), "Ben digs up a sandstorm."),
    (Dug(2, "pharaohs_mask"), "Cleo digs up a pharaoh's mask."),
    (Stolen(0, 2, "map"), "Ann steals a map from Cleo."),
    (Stolen(0, 2, None), "Ann steals a card from Cleo."),
    (TentAnswered(1, use=True), "Ben shelters in the tent."),
    (TentAnswered(1, use=False), "Ben leaves the tent folded."),
    (Discarded(2, ("pot_shard", "pot_shard", "coin")), "Cleo loses 2 pot shards and a coin to the marketplace."),
    (
        Traded(0, ("parchment_scrap", "parchment_scrap", "coin"), ("pot_shard", "talisman")),  # X1
        "Ann trades 2 parchment scraps and a coin for a pot shard and a talisman.",
    ),
    (Traded(0, ("talisman",), ("coin",)), "Ann trades a talisman for a coin. Overpaid by 1."),
    (Sold(1, "coin", 5, 30), "Ben sells 5 coins for $30."),
    (Sold(1, "map", 1, 3), "Ben sells a map for $3."),
    (Ended(2), "Cleo ends the turn."),
    (Over((72, 61, 40), (11, 12, 9), (0,)), "The game is over. Ann wins with $72."),
    (Over((72, 72, 40), (11, 12, 9), (0,)), "The game is over. Ann wins with $72, having sold fewer cards."),
    (Over((72, 72, 40), (11, 11, 9), (0, 1)), "The game is over. Ann and Ben share the victory with $72."),
]
AT_MONUMENTS: list[tuple[str, Event, str]] = [
    (
        "great_pyramid",
        Explored(0, 1, 2, got=("coin", "coin", "pot_shard")),
        "Ann spends 2 maps, empties the second chamber and finds a pot shard and 2 coins.",
    ),
    ("great_pyramid", Explored(0, 2, 3), "Ann spends 3 maps and empties the third chamber."),
    ("temple", Looked(1, 0), "Ben looks into the first chamber."),
    ("temple", Explored(1, 0, 2), "Ben spends 2 maps and empties the first chamber."),
    (
        "tomb",
        Explored(0, 1, 1, got=("coin", "talisman")),
        "Ann spends a map, searches the second chamber and keeps a coin and a talisman.",
    ),
    ("tomb", Explored(0, 1, 1), "Ann spends a map and searches the second chamber."),
    (
        "mine",
        Explored(0, 0, 1, drawn=("coin", "pot_shard", "coin"), got=("coin", "coin", "pot_shard")),
        "Ann spends a map in the mine and turns up a coin, a pot shard, a coin. All of it is Ann's.",
    ),
    (
        "mine",
        Explored(0, 0, 1, drawn=("talisman", "pharaohs_mask"), got=()),
        (
            "Ann spends a map in the mine and turns up a talisman, a pharaoh's mask. "
            "That is 7, more than 5: it all goes back."
        ),
    ),
    (
        "sphinx",
        Explored(0, 0, 1, named=("coin", "talisman"), drawn=("coin", "coin", "broken_cup"), got=("coin", "coin")),
        (
            "Ann spends a map, names coins and talismans to the sphinx and turns up 2 coins and a broken cup. "
            "Ann takes 2 coins."
        ),
    ),
    (
        "sphinx",
        Explored(0, 0, 1, named=("coin", "map"), drawn=("pot_shard",), got=()),
        "Ann spends a map, names coins and maps to the sphinx and turns up a pot shard. Ann takes nothing.",
    ),
    (
        "buried_ruins",
        Uncovered(("coin", "talisman", "coin")),
        (
            "The storm uncovers a coin in the first chamber, a talisman in the second chamber and a coin in the third "
            "chamber."
        ),
    ),
]
EVERY = [("great_pyramid", *case) for case in PLAIN] + AT_MONUMENTS


@pytest.mark.parametrize("monument, event, sentence", EVERY)
def test_an_event_is_told(monument: str, event: Event, sentence: str) -> None:
    assert said(tell(event, setup_at(monument))) == sentence


def test_every_kind_of_event_is_told() -> None:
    assert {type(event) for _, event, _ in EVERY} == set(AnyEvent.__args__)


@pytest.mark.parametrize(
    "you, announced, sentence",
    [
        (None, (None, None, None), "Ben begins."),
        (1, (None, None, None), "You begin."),
        (None, (8, 6, 9), "Announced: Ann (8), Ben (6) and Cleo (9). Ben has least and begins."),
        (0, (8, 6, 9), "Announced: you (8), Ben (6) and Cleo (9). Ben has least and begins."),
        (1, (8, 6, 9), "Announced: Ann (8), you (6) and Cleo (9). You have least and begin."),
        (None, (8, 6, 6), "Announced: Ann (8), Ben (6) and Cleo (6). Ben and Cleo have least; Ben begins."),
        (1, (8, 6, 6), "Announced: Ann (8), you (6) and Cleo (6). Cleo and you have least; you begin."),
    ],
)
def test_who_begins_is_told(you: int | None, announced: tuple[int | None, ...], sentence: str) -> None:
    """R6, R82: what was announced is public."""
    game = Game(NAMES, seed=3)
    view = game.view(you)
    seats = tuple(
        msgspec.structs.replace(seat, announced=said) for seat, said in zip(view.seats, announced, strict=True)
    )
    assert said(beginning(msgspec.structs.replace(view, seats=seats), 1), you) == sentence


def test_a_look_is_told_with_the_cards_to_whoever_saw_them() -> None:
    assert said(looked_at(Looked(1, 2), ("coin", "map", "coin"), setup_at("temple"))) == (
        "Ben looks into the third chamber: 2 coins and a map."
    )


def test_what_a_viewer_does_not_see_is_not_told() -> None:
    setup = setup_at("great_pyramid")
    for event in (Dug(0, "talisman"), Stolen(0, 1, "talisman"), Explored(0, 0, 1, got=("talisman", "talisman"))):
        assert "talisman" in said(tell(event.seen_by(0), setup))
        assert "talisman" not in said(tell(event.seen_by(2), setup))
        assert "talisman" not in said(tell(event.seen_by(None), setup))


SPOKEN_TO = [
    ("mine", Dug(0, "coin"), "You dig up a coin."),
    ("mine", Stolen(1, 0, "coin"), "Ben steals a coin from you."),
    ("mine", TentAnswered(0, use=False), "You leave the tent folded."),
    ("mine", Discarded(0, ("coin",)), "You lose a coin to the marketplace."),
    ("mine", Ended(0), "You end your turn."),
    ("mine", Over((72, 61, 40), (11, 12, 9), (0,)), "The game is over. You win with $72."),
    ("mine", Over((72, 72, 40), (11, 11, 9), (0, 1)), "The game is over. Ben and you share the victory with $72."),
    (
        "mine",
        Explored(0, 0, 1, drawn=("coin", "coin"), got=("coin", "coin")),
        "You spend a map in the mine and turn up a coin, a coin. All of it is yours.",
    ),
    (
        "sphinx",
        Explored(0, 0, 1, named=("coin", "map"), drawn=("coin",), got=("coin",)),
        "You spend a map, name coins and maps to the sphinx and turn up a coin. You take a coin.",
    ),
    ("tomb", Explored(0, 1, 1, got=("coin",)), "You spend a map, search the second chamber and keep a coin."),
]


@pytest.mark.parametrize("monument, event, sentence", SPOKEN_TO)
def test_a_player_is_spoken_to(monument: str, event: Event, sentence: str) -> None:
    assert said(tell(event, setup_at(monument)), you=0) == sentence
