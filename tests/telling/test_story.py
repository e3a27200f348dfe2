"""The story of a log: what no event says by itself is told with the event it follows from."""

from __future__ import annotations

from digsite.game import Game
from digsite.telling import lines
from digsite.words import Voice
from scenes import NAMES, run, scene


def story(game: Game, viewer: int | None, since: int = 0) -> list[tuple[str, bool]]:
    """What a viewer is told from a place on, and whether it is news."""
    voice = Voice("en", NAMES, you=viewer)
    return [
        (" ".join(voice.say(told) for told in line.told), line.is_news)
        for line in lines(game.view(viewer), game.setup, since)
    ]


def test_a_thief_who_finds_nobody() -> None:
    """R12."""
    game = scene(["4 coin", "4 talisman"], dig="map, 2 thief")
    run(game, "dig thief", "steal 1", "rob talisman", "sell 4 coin", "sell 1 talisman", "end", "dig thief")
    assert story(game, 0)[-1] == ("Ben dug up a thief. Nobody had a card for Ben to steal.", True)
    assert story(game, 1)[-1] == ("You dug up a thief. Nobody had a card for you to steal.", True)
    run(game, "end")
    assert story(game, None)[-2:] == [
        ("Ben dug up a thief. Nobody had a card for Ben to steal.", True),
        ("Ben ended the turn.", False),
    ]


def test_a_thief_who_is_still_choosing_has_not_found_nobody() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, 2 thief")
    run(game, "dig thief")
    assert story(game, 1)[-1] == ("Ann dug up a thief.", True)
    run(game, "steal 1", "rob talisman")
    assert [told for told, _ in story(game, 1)][-2:] == ["Ann dug up a thief.", "Ann stole your talisman."]


def test_a_storm_that_costs_nobody_a_card_says_why() -> None:
    """R20, R22: who holds one card or none loses nothing, and nor does whoever is in a tent."""
    game = scene(["4 coin", "4 talisman"], dig="2 map, 2 sandstorm")
    run(game, "dig sandstorm", "tent")
    assert story(game, 0)[-1] == ("Ben used the tent.", True)
    run(game, "tent")
    sheltered = "Nobody lost a card: everyone who held more than one was in a tent."
    assert story(game, 0)[-1] == (f"You used your tent. {sheltered}", True)
    run(game, "dig map", "sell 4 coin", "sell 1 map", "end", "dig map", "sell 4 talisman", "end", "dig sandstorm")
    few = "Nobody lost a card: nobody held more than one."
    assert story(game, 1)[-1] == (f"Ann dug up a sandstorm. {few}", True)
    assert f"You used your tent. {sheltered}" in [told for told, _ in story(game, 0)]


def test_a_storm_that_costs_somebody_a_card_does_not_say_that_it_cost_nobody_one() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, 2 sandstorm")
    run(game, "dig sandstorm")
    assert story(game, 0)[-1] == ("You dug up a sandstorm.", True)
    run(game, "tent", "no tent", "discard 2 coin")
    assert not any("Nobody" in told for told, _ in story(game, 0))


def test_a_pass() -> None:
    """R70."""
    game = scene(["coin, 3 talisman", "4 pot_shard"], dig="map")
    run(game, "dig map", "end", "end")
    assert story(game, 1)[-2:] == [("Ann ended the turn.", False), ("You passed.", True)]


def test_a_turn_that_is_not_begun() -> None:
    """R72."""
    game = scene(["4 coin", "4 talisman", "4 pot_shard"], dig="map")
    run(game, "dig map", "sell 4 coin", "sell 1 map", "end", "end", "end")
    assert story(game, 2)[-1] == ("You passed. Ann had no cards and was skipped.", True)
    assert story(game, 0)[-1] == ("Cleo passed. You had no cards and were skipped.", True)


def test_the_end_of_a_turn_is_news_if_somebody_is_left_out_after_it() -> None:
    game = scene(["4 coin", "4 talisman", "4 pot_shard"], dig="map")
    run(game, "dig map", "sell 4 coin", "sell 1 map", "end", "end", "sell 1 pot_shard", "end")
    assert story(game, None)[-1] == ("Cleo ended the turn. Ann had no cards and was skipped.", True)


def test_a_story_goes_on_where_it_was_left() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, 3 pot_shard")
    run(game, "dig pot_shard", "sell 2 coin", "end", "dig pot_shard")
    whole = story(game, None)
    for since in range(len(whole) + 1):
        assert story(game, None, since) == whole[since:]


def test_who_looked_is_told_what_was_there_and_nobody_else_is() -> None:
    """R62."""
    chambers = ["5 coin", "5 talisman", "5 pot_shard"]
    game = scene(["4 coin", "4 broken_cup"], dig="map", monument="temple", chambers=chambers)
    run(game, "dig map", "sell 1 coin", "look 1")
    assert story(game, 0)[-1] == ("You looked into the second chamber and saw 5 talismans.", True)
    assert story(game, 1)[-1] == ("Ann looked into the second chamber.", True)


def test_what_is_taken_back_stays_in_the_story_and_is_told_to_all() -> None:
    game = scene(["4 coin", "4 talisman"], market="4 pharaohs_mask, pot_shard")
    run(game, "dig map", "sell 3 coin", "trade coin for pot_shard")
    game.take_back()
    game.take_back()
    run(game, "end")
    told = list(lines(game.view(None), game.setup, 2))
    voice = Voice(names=("Ann", "Ben"))
    assert [" ".join(map(voice.say, line.told)) for line in told] == [
        "Ann sold 3 coins for $10.",
        "Ann traded a coin for a pot shard and overpaid by 1.",
        "Ann took back the trade of a coin for a pot shard.",
        "Ann took back the sale of 3 coins.",
        "Ann ended the turn.",
    ]
    assert [getattr(line.event, "line", None) for line in told] == [None, None, 3, 2, None]
