"""Every decision there is, as a person makes it in the terminal."""

from __future__ import annotations

import pytest

from cli.sitting import decided, seated
from digsite.game import Discard, EndTurn, Explore, Game, Keep, Look, Sell, Steal, Stop, Trade, TurnUp, UseTent
from scenes import COIN, CUP, MAP, MASK, POT, SCRAP, TALISMAN, run, scene, with_maps

HANDS = ["2 coin, talisman, pot_shard", "4 talisman", "4 broken_cup"]
#: What the adviser pays with, who thinks of what the cards may become: two talismans would sell for more than coins.
CHEAPEST = Trade((COIN, COIN), (MASK,))
MARKET = "2 pot_shard, coin, talisman, pharaohs_mask"


def acting(dig: str = "pot_shard", market: str = MARKET, monument: str = "great_pyramid") -> Game:
    game = scene(HANDS, market, dig="2 map, 4 pot_shard, 2 thief, 2 sandstorm", monument=monument)
    run(game, f"dig {dig}")
    return game


@pytest.mark.parametrize(
    "line, move",
    [
        ("sell 2 coin", Sell(COIN, 2)),
        ("sell coin", Sell(COIN, 1)),
        ("sell coins", Sell(COIN, 2)),
        ("sell coi", Sell(COIN, 2)),
        ("SELL All Coins", Sell(COIN, 2)),
        ("s 2 pot shards", Sell(POT, 2)),
        ("sell 2 shards", Sell(POT, 2)),
        ("sell a talisman", Sell(TALISMAN, 1)),
        ("sell coins x2", Sell(COIN, 2)),
        ("Sell('coin', 2)", Sell(COIN, 2)),
        ("trade 2 pot_shard for coin", Trade((POT, POT), (COIN,))),
        ("trade 2 coins for mask", Trade((COIN, COIN), (MASK,))),
        ("tr talisman, a pot shard for pharaoh's mask", Trade((POT, TALISMAN), (MASK,))),
        ("trade all coins for mask", Trade((COIN, COIN), (MASK,))),
        ("end", EndTurn()),
        ("en", EndTurn()),
        ("pass", EndTurn()),
    ],
)
def test_moves_in_words(line: str, move: object) -> None:
    assert decided(acting(), line) == move


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("sell 3 coin", "You have 2 Coins, not 3."),
        ("sell 2 gold", "gold' is not a treasure in this game. There are"),
        ("sell", "Which treasure? There are pot shards, coins"),
        ("sell 2 p", "could be"),
        ("trade coins for mask", "How many coins? Type a number before it, or 'all'."),
        ("trade coin for mask", "Not enough: 1 Pharaoh's Mask costs 4, you offer 2."),
        ("trade coin for coin", "You cannot give and take Coin in one trade."),
        ("explore first", "The first chamber costs 1 map; you have none."),
        ("explore 7", "The Great Pyramid has 3 chambers; there is no eighth."),
        ("steal Ben", "Not now. Trade, explore, sell, or end your turn."),
        ("e", "'e' could be explore or end."),
        ("99", "Choose 1 to"),
        ("0", "Choose 1 to"),
        ("xyzzy", "'xyzzy' makes no sense here."),
        ("Sell('coin', 9)", "You have 2 Coins, not 9."),
        ("Sell(", "is not a readable move"),
        ("why", "Type a move after it"),
        ("why sell 3 coin", "You have 2 Coins, not 3."),
        ("why sell 2 coin", "That is allowed now."),
        ("why xyzzy", "'xyzzy' makes no sense here."),
        ("rules xyzzy", "No rule of this edition"),
        ("save", "You can save the record when the game is over: until then it would show all hands."),
        ("save /no/such/folder/game", "You can save the record"),
    ],
)
def test_wrong_input_gets_a_sentence_and_loses_nothing(line: str, sentence: str) -> None:
    game = acting()
    before = game.view(0).to_json()
    sitting = seated(game, line, "end")
    assert sitting.place.decide() == EndTurn()
    assert sentence in sitting.plain
    assert game.view(0).to_json() == before


def test_the_board_has_every_number() -> None:
    game = acting()
    sitting = seated(game, "1")
    assert sitting.place.decide() == Sell(COIN, 2)
    for told in (
        "9 to dig · thieves 2/2 · storms 2/2",
        "Ben $0 ▮4 ▲",
        "2 pot shards (1) 1 coin (2) 1 talisman (3) 1 pharaoh's mask (4)",
        "Pyramid first: 2 cards for 1 map second: 5 cards for 2 maps third: 8 cards for 3 maps",
        "Ann $0 ▮5 ▲ hand sells for $10",
        "2 coins now $5 next +5 trade 2 2 [5] 10 18 30",
        "You dug up a pot shard. Trade, sell, or end your turn.",
        "[1] 2 coins $5",
    ):
        assert told in sitting.plain
    assert max(len(line) for line in sitting.text.splitlines()) <= 80


def test_commands_at_any_question() -> None:
    game = acting()
    sitting = seated(game, "help", "?", "hand", "museums", "log", "log all", "rules", "rules R12", "", "end")
    assert sitting.place.decide() == EndTurn()
    for told in ("Type the number of a choice", "You dug up a pot shard.", "R12", "Player Money Sold Museum"):
        assert told in sitting.plain
    assert sitting.text.count("to dig") == 2


# Trades step by step.


@pytest.mark.parametrize(
    "lines, move",
    [
        (["trade", "mask", "cheapest", "ok"], CHEAPEST),
        (["trade", "4", "give coin", "give coin", "ok"], Trade((COIN, COIN), (MASK,))),
        (["trade", "4", "6", "6", "trade"], Trade((COIN, COIN), (MASK,))),
        (["trade for mask", "ok"], CHEAPEST),
        (["trade 2 coins", "take mask", "ok"], Trade((COIN, COIN), (MASK,))),
        (["trade", "4", "give 2 coins", "-4", "take mask", "done"], Trade((COIN, COIN), (MASK,))),
        (["trade", "4", "cheapest", "clear", "undo", "ok"], CHEAPEST),
        (["trade", "take 1", "cancel", "end"], EndTurn()),
        (["trade for mask", "undo", "ok"], CHEAPEST),
    ],
)
def test_a_trade_is_built(lines: list[str], move: object) -> None:
    assert decided(acting(), *lines) == move


def test_the_balance_of_a_trade_is_told() -> None:
    sitting = seated(acting(), "trade", "mask", "give coin", "ok", "give talisman", "cancel", "end")
    assert sitting.place.decide() == EndTurn()
    assert "Choose what to take and what to give." in sitting.plain
    assert "You take 1 pharaoh's mask. Pay 4 more." in sitting.plain
    assert "You give 1 coin for 1 pharaoh's mask. Pay 2 more." in sitting.plain
    assert "Not enough: 1 Pharaoh's Mask costs 4, you offer 2." in sitting.plain
    assert "You give 1 coin and 1 talisman for 1 pharaoh's mask. You overpay by 1 (no change given)." in sitting.plain
    assert "(no change given). Your hand would sell for" in sitting.plain


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("coin", "Coin is in your hand and in the marketplace"),
        ("take 9 mask", "The marketplace has 1 Pharaoh's Mask, not 9."),
        ("give 9 coin", "You have 2 Coins, not 9."),
        ("-mask", "You have not chosen any of them."),
        ("undo", "There is nothing to undo."),
        ("cheapest", "Take something first"),
        ("ok", "Give at least one card from your hand."),
        ("99", "The list goes from 1 to 7."),
        ("gold", "makes no sense here"),
        ("give mask", "There is no Pharaoh's Mask to choose here."),
        ("c", "could be"),
        ("", "Type a number from the list"),
        ("take", "Type a number from the list"),
    ],
)
def test_wrong_steps_of_a_trade(line: str, sentence: str) -> None:
    sitting = seated(acting(), "trade", line, "cancel", "end")
    assert sitting.place.decide() == EndTurn()
    assert sentence in sitting.plain


def test_one_kind_on_both_sides_of_a_trade() -> None:
    sitting = seated(acting(), "trade", "take coin", "give coin", "cancel", "end")
    assert sitting.place.decide() == EndTurn()
    assert "You cannot give and take Coin in one trade." in sitting.plain


def test_what_the_hand_cannot_pay() -> None:
    """All but the talisman is worth 6, the talisman 3: what cannot be paid for cannot be laid down."""
    sitting = seated(acting(), "trade", "take mask", "take talisman", "cheapest", "cancel", "trade for 2 masks", "end")
    assert sitting.place.decide() == EndTurn()
    assert "Too expensive: together they cost 7, and you can pay at most 6." in sitting.plain
    assert "The marketplace has 1 Pharaoh's Mask, not 2." in sitting.plain


def test_a_trade_that_cannot_be_is_not_begun() -> None:
    game = scene(["4 pot_shard", "4 coin"], "5 pharaohs_mask", dig="map, 2 pot_shard")
    run(game, "dig pot_shard", "sell 4 pot_shard")
    sitting = seated(game, "trade", "end")
    assert sitting.place.decide() == EndTurn()
    assert "Too expensive: it costs 4, and you can pay at most 1." in sitting.plain
    assert "build a trade" not in sitting.text


# Storms and thieves.


def test_the_tent() -> None:
    game = scene(["coin, 3 talisman", "4 pot_shard"], "5 pot_shard", dig="map, sandstorm")
    run(game, "dig sandstorm", "tent")
    sitting = seated(game, "1")
    assert sitting.place.decide() == UseTent(True)
    assert "The last sandstorm! Use your tent, or lose 2 cards of your choice?" in sitting.plain
    for line, use in (("tent", True), ("y", True), ("no tent", False), ("no", False), ("n", False), ("2", False)):
        assert decided(game, line) == UseTent(use)


def test_what_the_storm_takes() -> None:
    game = scene(["coin, 3 talisman", "4 pot_shard"], "5 pot_shard", dig="map, sandstorm")
    run(game, "dig sandstorm", "tent", "no tent")
    assert str(game.asked) == "Sandstorm! Choose 2 of your 4 cards to discard."
    assert decided(game, "1") == Discard((COIN, TALISMAN))
    assert decided(game, "discard 2 talismans") == Discard((TALISMAN, TALISMAN))
    assert decided(game, "2", "ok") == Discard((COIN, TALISMAN))
    assert decided(game, "discard", "-coin", "2", "ok") == Discard((TALISMAN, TALISMAN))
    assert decided(game, "2", "clear", "talisman", "talisman", "ok") == Discard((TALISMAN, TALISMAN))
    assert decided(game, "2", "cancel", "1") == Discard((COIN, TALISMAN))
    sitting = seated(game, "2", "coin", "-1", "ok", "-coin", "2 talismans", "undo", "cheapest", "map", "c", "ok")
    assert sitting.place.decide() == Discard((COIN, TALISMAN))
    for told in (
        "You already chose 2 cards",
        "Choose 1 more.",
        "You have not chosen any of them.",
        "There is no Map to choose here.",
    ):
        assert told in sitting.plain


def test_whom_the_thief_robs() -> None:
    game = acting("thief")
    sitting = seated(game, "1")
    assert sitting.place.decide() == Steal(1)
    assert "Thief! Choose who to rob." in sitting.plain
    assert "[1] Ben ▮4 [2] Cleo ▮4" in sitting.plain
    for line in ("2", "steal cleo", "steal 2", "rob cl", "steal from Cleo"):
        assert decided(game, line) == Steal(2)
    sitting = seated(game, "steal ann", "steal", "steal zoe", "steal 9", "2")
    assert sitting.place.decide() == Steal(2)
    assert "You cannot rob yourself. Choose Ben or Cleo." in sitting.plain


def test_a_thief_without_prey_is_told() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, 2 thief")
    run(game, "dig thief", "steal 1", "rob talisman", "sell 4 coin", "sell 1 talisman", "end")
    run(game, "dig thief")
    sitting = seated(game, seat=1)
    sitting.narrator.hear(game.view(1))
    assert "Nobody had a card for you to steal." in sitting.text


# Monuments.


def test_a_chamber_of_the_great_pyramid() -> None:
    game = acting("map")
    for line in ("explore 0", "explore", "ex first", "explore the first chamber", "explore chamber 0"):
        assert decided(game, line) == Explore(0)
    sitting = seated(game, "1")
    sitting.place.decide()
    assert "first chamber for 1 map" in sitting.plain


def test_keeping_from_the_tomb() -> None:
    chambers = ["3 coin, 2 talisman, broken_cup, parchment_scrap", "8 pot_shard"]
    game = scene(["4 coin", "4 broken_cup"], dig="map", monument="tomb", chambers=chambers)
    with_maps(game, 1)
    run(game, "explore 0")
    sitting = seated(game, "1")
    assert sitting.place.decide() == Keep((COIN, TALISMAN))
    assert "first: 7 cards for 1 map: a parchment scrap, 3 coins, a broken cup and 2 talismans" in sitting.plain
    assert decided(game, "keep cup, talisman") == Keep((CUP, TALISMAN))
    assert decided(game, "2", "clear", "scrap", "talisman", "ok") == Keep((SCRAP, TALISMAN))
    assert decided(game, "keep", "ok") == Keep((COIN, TALISMAN))


def test_the_mine_and_its_odds() -> None:
    game = scene(
        ["4 coin", "4 broken_cup"], dig="map", monument="mine", chambers=["5 pot_shard, 5 talisman, 5 pharaohs_mask"]
    )
    run(game, "dig map", "explore 0", "bring pharaohs_mask")
    sitting = seated(game, "stop")
    assert sitting.place.decide() == Stop()
    # Unseen are 5 shards, which are safe, 5 talismans, 4 masks and, in Ben's hand, 4 cups: 13 of 18 go over.
    assert "You have 4 of 5: 72% risk of a cave-in." in sitting.plain
    assert "turned up: a pharaoh's mask" in sitting.plain
    for line in ("turn up", "turn", "t", "more", "2"):
        assert decided(game, line) == TurnUp()
    for line in ("1", "take", "st"):
        assert decided(game, line) == Stop()


def test_naming_to_the_sphinx() -> None:
    game = scene(["4 coin", "4 broken_cup"], dig="map", monument="sphinx", chambers=["8 talisman, 7 pot_shard"])
    run(game, "dig map")
    assert decided(game, "explore naming coin, talisman") == Explore(0, (COIN, TALISMAN))
    assert decided(game, "explore 0 naming cup and shard") == Explore(0, (POT, CUP))
    assert decided(game, "explore", "ok") == Explore(0, (CUP, TALISMAN))
    assert decided(game, "explore", "clear", "coins", "talismans", "ok") == Explore(0, (COIN, TALISMAN))
    sitting = seated(game, "explore", "coin", "clear", "coin", "ok", "cancel", "explore naming coin", "end")
    assert sitting.place.decide() == EndTurn()
    for told in ("You already chose 2 cards", "Choose 1 more.", "Name two treasures for the sphinx, not 1."):
        assert told in sitting.plain
    run(game, "sell 1 map")
    sitting = seated(game, "explore", "end")
    assert sitting.place.decide() == EndTurn()
    assert "you have none" in sitting.plain


def test_a_look_into_the_temple() -> None:
    game = scene(["4 coin", "4 broken_cup"], dig="map", monument="temple")
    run(game, "dig map", "sell 1 coin")
    sitting = seated(game, "1")
    assert sitting.place.decide() == Look(0)
    for line in ("look second", "look 1", "l into the second chamber", "2"):
        assert decided(game, line) == Look(1)
    for line in ("no look", "no", "none", "4"):
        assert decided(game, line) == Look(None)
    run(game, "look 1")
    sitting = seated(game, "1")
    sitting.place.decide()
    assert "second: 5 cards for 2 maps: 5 pot shards" in sitting.plain


def test_the_buried_ruins_lie_open() -> None:
    chambers = ["coin", "talisman", "pharaohs_mask"]
    game = scene(["4 coin", "4 broken_cup"], dig="map", monument="buried_ruins", chambers=chambers)
    run(game, "dig map")
    sitting = seated(game, "explore second")
    assert sitting.place.decide() == Explore(1)
    assert (
        "first: a coin for 1 map second: a talisman for 1 map third: a pharaoh's mask for 1 map pile 12"
        in sitting.plain
    )


def test_whoever_must_sell_is_not_offered_to_end() -> None:
    game = scene(["coin, 3 talisman", "4 pot_shard"], dig="map")
    run(game, "dig map", "end", "end", "end")
    assert game.view(1).must_sell
    sitting = seated(game, "end", "1", seat=1)
    assert sitting.place.decide() == Sell(POT, 4)
    assert "You must sell at least one card before you end your turn." in sitting.plain
    assert "sell at least one card first" in sitting.plain
    assert "end turn" not in sitting.text


def test_passing_says_so() -> None:
    game = scene(["coin, 3 talisman", "4 pot_shard"], dig="map")
    run(game, "dig map")
    assert "pass" not in str(seated(game).place.show()[-1].label)  # R70: a turn begun with a dig is none
    run(game, "end")
    sitting = seated(game, "end", seat=1)
    assert sitting.place.decide() == EndTurn()
    assert "end turn (pass)" in sitting.text
    run(game, "end")
    sitting.narrator.hear(game.view(1))
    assert "You passed." in sitting.text


@pytest.mark.parametrize(
    "typed, expected",
    [
        ("se", ["sell"]),
        ("sell ", ["coin", "pot_shard", "talisman"]),
        ("sell 2 c", ["coin"]),
        ("trade coin f", ["for"]),
        ("trade coin for m", []),
        ("trade coin for ph", ["pharaohs_mask"]),
        ("why se", ["sell"]),
        ("why sell c", ["coin"]),
        ("rules R1", ["R1", "R10", "R11", "R12", "R13", "R14"]),
        ("mu", ["museums"]),
        ("log a", ["all"]),
        ("explore ", []),
    ],
)
def test_completion(typed: str, expected: list[str]) -> None:
    sitting = seated(acting(), "end")
    sitting.place.decide()
    assert list(sitting.script.completions[0](typed)) == expected


def test_completion_of_a_map() -> None:
    sitting = seated(acting("map"), "trade", "cancel", "end")
    sitting.place.decide()
    assert list(sitting.script.completions[0]("explore ")) == ["first"]
    assert list(sitting.script.completions[1]("ch")) == ["cheapest"]
    assert MAP in list(sitting.script.completions[1]("give "))


def test_undo_takes_back_the_last_sale_or_trade() -> None:
    game = acting()
    game.play("sell 1 coin")
    sitting = seated(game, "undo", "undo", "end", seat=game.player)
    assert sitting.place.decide() == EndTurn()
    assert "You took back the sale of a coin." in sitting.plain
    assert "You have not traded or sold anything this turn." in sitting.plain
    assert game.view(1).seats[0].known.get("coin") == 1


def test_undo_is_completed_only_where_something_can_be_taken_back() -> None:
    game = acting()
    sitting = seated(game, "end")
    sitting.place.decide()
    assert "undo" not in sitting.script.completions[0]("u")
    game.play("sell 1 coin")
    sitting = seated(game, "end")
    sitting.place.decide()
    assert "undo" in sitting.script.completions[0]("u")
