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
        "The cards were dealt. In the marketplace: 2 coins and a map.",
    ),
    (Dug(0, "coin"), "Ann dug up a coin."),
    (Dug(0, None), "Ann dug up a treasure."),
    (Dug(1, "thief"), "Ben dug up a thief."),
    (Dug(1, "sandstorm"), "Ben dug up a sandstorm."),
    (Dug(2, "pharaohs_mask"), "Cleo dug up a pharaoh's mask."),
    (Stolen(0, 2, "map"), "Ann stole a map from Cleo."),
    (Stolen(0, 2, None), "Ann stole a card from Cleo."),
    (TentAnswered(1, use=True), "Ben used the tent."),
    (TentAnswered(1, use=False), "Ben saved the tent."),
    (Discarded(2, ("pot_shard", "pot_shard", "coin")), "Cleo lost 2 pot shards and a coin to the storm."),
    (
        Traded(0, ("parchment_scrap", "parchment_scrap", "coin"), ("pot_shard", "talisman")),  # X1
        "Ann traded 2 parchment scraps and a coin for a pot shard and a talisman.",
    ),
    (Traded(0, ("talisman",), ("coin",)), "Ann traded a talisman for a coin and overpaid by 1."),
    (Sold(1, "coin", 5, 30), "Ben sold 5 coins for $30."),
    (Sold(1, "map", 1, 3), "Ben sold a map for $3."),
    (Ended(2), "Cleo ended the turn."),
    (Over((72, 61, 40), (11, 12, 9), (0,)), "Game over. Ann won with $72."),
    (Over((72, 72, 40), (11, 12, 9), (0,)), "Game over. Ann won with $72: tied on money, but sold fewer cards."),
    (Over((72, 72, 40), (11, 11, 9), (0, 1)), "Game over. Ann and Ben won together with $72."),
]
AT_MONUMENTS: list[tuple[str, Event, str]] = [
    (
        "great_pyramid",
        Explored(0, 1, 2, got=("coin", "coin", "pot_shard")),
        "Ann paid 2 maps, emptied the second chamber and found a pot shard and 2 coins.",
    ),
    ("great_pyramid", Explored(0, 2, 3), "Ann paid 3 maps and emptied the third chamber."),
    ("temple", Looked(1, 0), "Ben looked into the first chamber."),
    ("temple", Explored(1, 0, 2), "Ben paid 2 maps and emptied the first chamber."),
    (
        "tomb",
        Explored(0, 1, 1, got=("coin", "talisman")),
        "Ann paid a map, searched the second chamber and kept a coin and a talisman.",
    ),
    ("tomb", Explored(0, 1, 1), "Ann paid a map and searched the second chamber."),
    (
        "mine",
        Explored(0, 0, 1, drawn=("coin", "pot_shard", "coin"), got=("coin", "coin", "pot_shard")),
        "Ann paid a map at the mine and dug out a pot shard and 2 coins.",
    ),
    (
        "mine",
        Explored(0, 0, 1, drawn=("talisman", "pharaohs_mask"), got=()),
        (
            "Ann paid a map at the mine and turned up a talisman and a pharaoh's mask. "
            "Cave-in! 7 is over 5: Ann got nothing."
        ),
    ),
    (
        "sphinx",
        Explored(0, 0, 1, named=("coin", "talisman"), drawn=("coin", "coin", "broken_cup"), got=("coin", "coin")),
        "Ann paid a map and named coins and talismans. The sphinx showed 2 coins and a broken cup: Ann got 2 coins.",
    ),
    (
        "sphinx",
        Explored(0, 0, 1, named=("coin", "map"), drawn=("pot_shard",), got=()),
        "Ann paid a map and named coins and maps. The sphinx showed a pot shard: Ann got nothing.",
    ),
    (
        "buried_ruins",
        Uncovered(("coin", "talisman", "coin")),
        (
            "The storm uncovered a coin in the first chamber, a talisman in the second chamber and a coin in the third "
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
        (None, (None, None, None), "Ben goes first."),
        (1, (None, None, None), "You go first."),
        (None, (8, 6, 9), "Hand values: Ann (8), Ben (6) and Cleo (9). Ben has the lowest and goes first."),
        (0, (8, 6, 9), "Hand values: you (8), Ben (6) and Cleo (9). Ben has the lowest and goes first."),
        (1, (8, 6, 9), "Hand values: Ann (8), you (6) and Cleo (9). You have the lowest and go first."),
        (
            None,
            (8, 6, 6),
            "Hand values: Ann (8), Ben (6) and Cleo (6). Ben and Cleo are tied for the lowest; Ben goes first.",
        ),
        (
            1,
            (8, 6, 6),
            "Hand values: Ann (8), you (6) and Cleo (6). Cleo and you are tied for the lowest; you go first.",
        ),
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
        "Ben looked into the third chamber and saw 2 coins and a map."
    )


def test_what_a_viewer_does_not_see_is_not_told() -> None:
    setup = setup_at("great_pyramid")
    for event in (Dug(0, "talisman"), Stolen(0, 1, "talisman"), Explored(0, 0, 1, got=("talisman", "talisman"))):
        assert "talisman" in said(tell(event.seen_by(0), setup))
        assert "talisman" not in said(tell(event.seen_by(2), setup))
        assert "talisman" not in said(tell(event.seen_by(None), setup))


SPOKEN_TO = [
    ("mine", Dug(0, "coin"), "You dug up a coin."),
    ("mine", Stolen(1, 0, "coin"), "Ben stole your coin."),
    ("mine", TentAnswered(0, use=False), "You saved your tent."),
    ("mine", Discarded(0, ("coin",)), "You lost a coin to the storm."),
    ("mine", Ended(0), "You ended your turn."),
    ("mine", Over((72, 61, 40), (11, 12, 9), (0,)), "Game over. You won with $72."),
    ("mine", Over((72, 72, 40), (11, 11, 9), (0, 1)), "Game over. Ben and you won together with $72."),
    (
        "mine",
        Explored(0, 0, 1, drawn=("coin", "coin"), got=("coin", "coin")),
        "You paid a map at the mine and dug out 2 coins.",
    ),
    (
        "sphinx",
        Explored(0, 0, 1, named=("coin", "map"), drawn=("coin",), got=("coin",)),
        "You paid a map and named coins and maps. The sphinx showed a coin: you got a coin.",
    ),
    ("tomb", Explored(0, 1, 1, got=("coin",)), "You paid a map, searched the second chamber and kept a coin."),
]


@pytest.mark.parametrize("monument, event, sentence", SPOKEN_TO)
def test_a_player_is_spoken_to(monument: str, event: Event, sentence: str) -> None:
    assert said(tell(event, setup_at(monument)), you=0) == sentence
