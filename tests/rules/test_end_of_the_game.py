"""The end of the game: passing, having to sell, and when it is over (R70-R74)."""

from __future__ import annotations

import pytest

from digsite import EndTurn, Game
from digsite.rules import actions
from scenes import eyes, hand, refused, run, said, scene, told

pytestmark = pytest.mark.kernel

SWAP, SWAP_BACK = "trade coin for 2 pot_shard", "trade 2 pot_shard for coin"


def after_the_dig(players: int = 2, monument: str = "great_pyramid") -> Game:
    """Seat 0 has dug up the last card and ended the turn; everybody holds 4 coins, seat 0 a map too."""
    game = scene(["4 coin"] * players, monument=monument)
    run(game, "dig map", "end")
    return game


def must_sell(game: Game) -> bool:
    """Whether the player to move must sell, by all that tells so."""
    forced = EndTurn() not in game.legal_moves
    assert (actions.END_TURN not in game.legal_steps) == forced
    assert {view.must_sell for view in eyes(game)} == {forced}
    assert str(game.asked).startswith("You must sell at least one card") == forced
    return forced


@pytest.mark.pure
def test_r70_when_the_dig_site_is_empty_nobody_digs() -> None:
    """R70: turns go on with actions, or a pass."""
    game = after_the_dig()
    assert (game.turn, game.phase, game.chances) == (1, "act", {})
    run(game, "trade coin for pot_shard", "sell coin", "end")
    assert (game.turn, game.phase) == (0, "act")
    run(game, "explore 0", "end", "end")
    assert told(game)[-2:] == ['{"do":"end","by":0}', '{"do":"end","by":1}']
    assert sum('"dig"' in line for line in told(game)) == 1


def test_r70_a_turn_begun_with_a_dig_is_never_a_pass() -> None:
    """R70: seat 0 emptied the dig site and did nothing: that was no pass. The first pass is seat 1's."""
    game = after_the_dig()
    run(game, "end")
    assert game.turn == 0
    assert not must_sell(game)
    run(game, "end")
    assert game.turn == 1
    assert must_sell(game)


def test_r70_a_storm_as_the_last_card_makes_no_pass_either() -> None:
    """R70, R13: the turn was begun with a dig, though nothing was found."""
    game = scene(["4 coin", "4 coin"], dig="map, sandstorm")
    run(game, "dig map", "end", "dig sandstorm", "tent", "tent", "end")
    run(game, "end")
    assert (game.turn, must_sell(game)) == (1, False)
    run(game, "end")
    assert (game.turn, must_sell(game)) == (0, True)


@pytest.mark.pure
def test_r71_after_all_have_passed_the_first_must_sell() -> None:
    """R71: at least one card; then the sequence starts anew."""
    game = after_the_dig(3)
    for turn in (1, 2, 0):
        assert (game.turn, must_sell(game)) == (turn, False)
        run(game, "end")
    assert (game.turn, must_sell(game)) == (1, True)
    assert "sell at least one card" in refused(game, "end", "must-sell")
    run(game, "sell coin")
    assert not must_sell(game)
    run(game, "end")
    for turn in (2, 0, 1):
        assert (game.turn, must_sell(game)) == (turn, False)
        run(game, "end")
    assert (game.turn, must_sell(game)) == (2, True)


@pytest.mark.parametrize("action", [SWAP, "sell coin"])
def test_r71_any_action_in_between_breaks_the_sequence(action: str) -> None:
    """R71: it starts anew with the next pass, which is then the first."""
    game = after_the_dig(3)
    run(game, "end", action, "end", "end", "end")
    assert (game.turn, must_sell(game)) == (2, False)
    run(game, "end")
    assert (game.turn, must_sell(game)) == (0, True)


def test_r71_an_exploration_breaks_the_sequence_too() -> None:
    """R71: seat 0 is the last who could pass, and explores."""
    game = after_the_dig(3)
    run(game, "end", "end", "explore 0", "end")
    assert (game.turn, must_sell(game)) == (1, False)
    run(game, "end", "end", "end")
    assert (game.turn, must_sell(game)) == (1, True)


def test_r71_r73_who_must_sell_may_do_anything_else_first() -> None:
    """R73's ruling, for R71 too: trading and exploring are free, but only a sale ends the duty."""
    game = after_the_dig()
    run(game, "end", "end", "sell coin", "end", "end", "end")
    assert (game.turn, must_sell(game)) == (0, True)
    run(game, SWAP)
    assert must_sell(game)
    run(game, "explore 0")
    assert must_sell(game)
    refused(game, "end", "must-sell")
    run(game, "sell 3 coin", "end")
    assert game.turn == 1


@pytest.mark.pure
def test_r72_a_turn_without_cards_is_not_begun() -> None:
    """R72: whoever has nothing is skipped, and a skipped turn leaves no event."""
    game = after_the_dig(3)
    run(game, "sell 4 coin", "end", "sell coin", "end", "sell map", "end")
    assert game.turn == 2
    assert told(game)[-1] == '{"do":"end","by":0}'


def test_r72_all_players_means_all_who_hold_cards() -> None:
    """R72: with seat 1 empty-handed, the passes of seats 2 and 0 are all there are."""
    game = after_the_dig(3)
    run(game, "sell 4 coin", "end", "end")
    assert (game.turn, must_sell(game)) == (0, False)
    run(game, "end")
    assert (game.turn, must_sell(game)) == (2, True)


def test_r72_the_last_who_holds_cards_passes_alone() -> None:
    """R72, R71: one pass of the only player with cards is a pass of all."""
    game = after_the_dig()
    run(game, "sell 4 coin", "end", "sell coin", "end")
    assert (game.turn, must_sell(game)) == (0, False)
    run(game, "end")
    assert (game.turn, must_sell(game)) == (0, True)


def test_r72_a_turn_already_begun_goes_on_until_it_is_ended() -> None:
    """R72: with the last card sold the turn is still the player's to end."""
    game = after_the_dig()
    run(game, "sell 4 coin")
    assert (game.turn, game.player, game.phase, hand(game, 1)) == (1, 1, "act", {})
    assert said(game.legal_moves) == {"end"}
    run(game, "end")
    assert game.turn == 0


@pytest.mark.parametrize("players", [2, 3])
def test_r73_an_endless_exchange_of_trades_is_stopped(players: int) -> None:
    """R73: after three times as many idle turns as there are players holding cards, the player to move must sell."""
    game = after_the_dig(players)
    if players == 3:
        run(game, "sell 4 coin", "end")  # seat 1 holds nothing: two players count
    first = game.turn
    for swap in (SWAP, SWAP, SWAP_BACK, SWAP_BACK, SWAP, SWAP):
        assert not must_sell(game)
        run(game, swap, "end")
    assert (game.turn, must_sell(game)) == (first, True)
    run(game, SWAP_BACK)
    refused(game, "end", "must-sell")
    run(game, "sell coin", "end")
    # The count starts anew.
    for _ in range(2):
        assert not must_sell(game)
        run(game, "sell coin" if hand(game, game.turn).get("coin") else "sell pot_shard", "end")


@pytest.mark.parametrize("deed", ["sell coin", "explore 0"])
def test_r73_a_sale_or_an_exploration_starts_the_count_anew(deed: str) -> None:
    """R73: six turns in a row are needed; a seventh after a deed in the middle is none of them."""
    game = after_the_dig()
    run(game, SWAP, "end", SWAP, "end", SWAP_BACK, "end", deed, "end")
    for swap in (SWAP, SWAP_BACK, SWAP_BACK, SWAP, SWAP, SWAP_BACK):
        assert not must_sell(game)
        run(game, swap, "end")
    assert (game.turn, must_sell(game)) == (1, True)


def test_r73_passes_count_as_idle_turns() -> None:
    """R73: a trade now and then keeps R71 away, but not this."""
    game = after_the_dig()
    run(game, "end", SWAP, "end", "end", SWAP_BACK, "end", "end")
    assert (game.turn, must_sell(game)) == (0, False)
    run(game, SWAP, "end")
    assert (game.turn, must_sell(game)) == (1, True)


def test_r73_turns_begun_with_a_dig_do_not_count() -> None:
    """R73: six idle turns with digs before, and still six more after the dig site is empty."""
    game = scene(["4 coin", "4 coin"], dig="map, 6 coin")
    run(game, *["dig coin", "end"] * 6, "dig map", "end")
    for swap in (SWAP, SWAP, SWAP_BACK, SWAP_BACK, SWAP, SWAP):
        assert not must_sell(game)
        run(game, swap, "end")
    assert must_sell(game)


def test_r73_free_when_the_hand_has_become_empty_by_a_map_spent_in_vain() -> None:
    """R73, ruling: whoever must sell and has nothing left to sell may end the turn."""
    game = scene(["4 coin", "4 coin"], dig="map", monument="mine", chambers=["15 pharaohs_mask"])
    run(game, "dig map", "sell 4 coin", "end", "end", "end", "sell coin", "end", "end", "end")
    assert (game.turn, must_sell(game), hand(game, 0)) == (0, True, {"map": 1})
    run(game, "explore", "bring pharaohs_mask", "turn up", "bring pharaohs_mask")
    assert hand(game, 0) == {}
    assert (game.turn, game.phase, said(game.legal_moves)) == (0, "act", {"end"})
    run(game, "end")
    assert (game.turn, must_sell(game)) == (1, False)


def test_r73_who_is_free_of_it_is_not_told_to_sell() -> None:
    """R73, ruling: the view and the sentence say so too, once the hand is empty."""
    game = scene(["4 coin", "4 coin"], dig="map", monument="sphinx", chambers=["15 pharaohs_mask"])
    run(game, "dig map", "sell 4 coin", "end", "end", "end", "sell coin", "end", "end", "end")
    assert must_sell(game)
    run(game, "explore 0 naming coin, pot_shard", *["bring pharaohs_mask"] * 5)
    assert (game.turn, hand(game, 0)) == (0, {})
    assert not must_sell(game)


@pytest.mark.pure
def test_r74_over_at_once_in_mid_turn() -> None:
    """R74: with the last card of the last hand sold; no end of the turn follows. What lies about does not matter."""
    game = after_the_dig()
    run(game, "sell 4 coin", "end", "sell 4 coin")
    assert (game.phase, game.outcome) == ("act", None)
    run(game, "sell map")
    assert game.is_over
    assert not game.legal_moves
    assert told(game)[-2:] == [
        '{"do":"sell","by":0,"card":"map","count":1,"money":3}',
        '{"do":"over","money":[21,18],"sold":[5,4],"winners":[0]}',
    ]
    assert [chamber.size for chamber in game.view(None).chambers] == [2, 5, 8]
    assert game.view(None).market == {"pot_shard": 5}
    for move in ("end", "sell coin", "trade coin for pot_shard", "explore 0"):
        assert refused(game, move, "game-over") == "The game is over."


def test_r74_over_at_once_by_a_map_spent_in_vain() -> None:
    """R74: the last card of all, spent on the mine, or on the sphinx, for nothing."""
    game = scene(["4 coin", "4 coin"], monument="mine", chambers=["15 pharaohs_mask"])
    run(game, "dig map", "sell 4 coin", "end", "sell 4 coin", "end")
    run(game, "explore", "bring pharaohs_mask", "turn up", "bring pharaohs_mask")
    assert game.is_over
    assert told(game)[-1] == '{"do":"over","money":[18,18],"sold":[4,4],"winners":[0,1]}'
    game = scene(["4 coin", "4 coin"], monument="sphinx", chambers=["15 talisman"])
    run(game, "dig map", "sell 4 coin", "end", "sell 4 coin", "end")
    run(game, "explore 0 naming coin, pot_shard", *["bring talisman"] * 5)
    assert game.is_over


def test_r74_empty_hands_do_not_end_it_while_cards_are_left_to_dig() -> None:
    """R74, ruling: everybody has sold everything, and digs on."""
    game = scene(["4 coin", "4 coin"], dig="3 map")
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig map", "sell 4 coin", "sell map")
    assert [hand(game, seat) for seat in (0, 1)] == [{}, {}]
    assert game.phase == "act"
    run(game, "end")
    assert (game.turn, game.phase) == (0, "dig")
    run(game, "dig map")
    assert game.phase == "act"
    run(game, "sell map")
    assert game.is_over


def test_r74_a_thief_as_the_last_card_when_nobody_holds_any() -> None:
    """R74, R12: nobody to rob, nothing to sell: over, without an end of the turn."""
    game = scene(["4 coin", "4 coin"], dig="2 map, thief")
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig map", "sell 4 coin", "sell map", "end", "dig thief")
    assert game.is_over
    assert told(game)[-2:] == [
        '{"do":"dig","by":0,"card":"thief"}',
        '{"do":"over","money":[21,21],"sold":[5,5],"winners":[0,1]}',
    ]


@pytest.mark.parametrize("monument", ["great_pyramid", "buried_ruins"])
def test_r74_a_storm_as_the_last_card_when_nobody_holds_any(monument: str) -> None:
    """R74, ruling: over at once; the ruins are not uncovered any more, though their pile has cards."""
    game = scene(["4 coin", "4 coin"], dig="2 map, sandstorm", monument=monument)
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig map", "sell 4 coin", "sell map", "end", "dig sandstorm")
    assert game.is_over
    assert game.view(None).pile_size == (12 if monument == "buried_ruins" else 0)
    assert told(game)[-2:] == [
        '{"do":"dig","by":0,"card":"sandstorm"}',
        '{"do":"over","money":[21,21],"sold":[5,5],"winners":[0,1]}',
    ]


def test_r74_a_storm_with_cards_left_to_dig_uncovers_though_nobody_holds_any() -> None:
    """R74, R66: the game goes on, so the storm does its work."""
    game = scene(["4 coin", "4 coin"], dig="3 map, sandstorm", monument="buried_ruins")
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig map", "sell 4 coin", "sell map", "end", "dig sandstorm")
    run(game, "uncover pot_shard", "uncover pot_shard", "uncover pot_shard")
    assert (game.turn, game.phase) == (0, "dig")
