"""What a player is asked, what is greyed and why, how a trade in the making stands, and in which words."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings

from digsite.editions import load_edition
from digsite.game import Discard, EndTurn, Explore, Game, Keep, Look, Sell, Steal, Stop, Trade, TurnUp, UseTent
from digsite.game.refusals import no_chamber_left
from digsite.tables import messages as m
from digsite.tables.asks import cards_of
from digsite.tables.states import state_now
from digsite.tables.weighing import balance, payment
from kinds import Kind, choices, kinds, seeds
from scenes import run, scene, with_maps


def asked(game: Game) -> m.AnyAsk | None:
    return state_now(game, game.player, 1).ask


def acting(game: Game) -> m.Act:
    ask = asked(game)
    assert isinstance(ask, m.Act)
    return ask


def weighed(game: Game, give: tuple[str, ...], take: tuple[str, ...]) -> m.Balance:
    found = balance(game, game.player, m.Weigh(1, give, take))
    assert isinstance(found, m.Balance)
    return found


def test_every_set_of_the_price_list_is_offered_or_says_why_not() -> None:
    game = scene(["3 coin, talisman", "4 talisman"])
    run(game, "dig map")
    ask = asked(game)
    assert isinstance(ask, m.Act)
    too_many = [(4, 18, "You hold 3 Coins, not 4."), (5, 30, "You hold 3 Coins, not 5.")]
    coins = [(sale.count, sale.money, sale.why) for sale in ask.sales if sale.treasure == "coin"]
    assert coins == [(1, 2, None), (2, 5, None), (3, 10, None), *too_many]
    assert ask.end is None


def test_what_cannot_be_paid_for_is_greyed_with_the_price() -> None:
    game = scene(["4 pot_shard", "4 talisman"], market="4 pharaohs_mask, coin")
    run(game, "dig map")
    run(game, "sell 3 pot_shard", "sell 1 map")
    ask = asked(game)
    assert isinstance(ask, m.Act)
    assert ask.takes == {
        "coin": "Too dear: it costs 2, and all you could give for it is worth 1.",
        "pharaohs_mask": "Too dear: it costs 4, and all you could give for it is worth 1.",
    }
    assert ask.trade == ask.takes["coin"]
    assert ask.gives == {"pot_shard": ask.trade}


def test_a_chamber_one_cannot_pay_for_says_what_it_costs() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map")
    ask = asked(game)
    assert isinstance(ask, m.Act)
    assert [choice.why for choice in ask.chambers] == [
        None,
        "The second chamber costs 2 maps; you hold 1.",
        "The third chamber costs 3 maps; you hold 1.",
    ]


def test_why_nothing_can_be_explored_is_said_of_the_cheapest_chamber_with_cards() -> None:
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard")
    run(game, "dig pot_shard")
    assert acting(game).explore == "The first chamber costs 1 map; you hold none."
    run(game, "end", "dig map", "explore 0")
    assert acting(game).explore == "You have explored this turn: once is all."
    run(game, "end", "dig map")
    assert acting(game).explore == "The second chamber costs 2 maps; you hold 1."
    assert acting(game).chambers[0].why == "The first chamber is empty; there are cards in the second and third."


def test_where_every_chamber_is_empty_that_is_the_reason() -> None:
    game = scene(["4 coin", "4 coin"], monument="buried_ruins", dig="6 map, 6 pot_shard")
    for chamber in range(3):
        run(game, "dig map", f"explore {chamber}", "end")
    run(game, "dig map")
    assert acting(game).explore == "Every chamber is empty."
    assert str(no_chamber_left(load_edition("new-expedition").setup(2, "mine"))) == "The mine is empty."


def test_the_balance_of_a_trade_tips() -> None:
    game = scene(["2 parchment_scrap, coin, pot_shard", "4 coin"], market="4 talisman, pot_shard")
    run(game, "dig map")
    empty = weighed(game, (), ())
    assert (empty.owed, empty.lost, empty.why) == (0, 0, "A trade gives at least one card of your hand.")
    assert empty.takes["talisman"] is None
    owing = weighed(game, ("coin",), ("talisman",))
    assert (owing.paid, owing.price, owing.owed, owing.lost) == (2, 3, 1, 0)
    assert owing.why == "Not yet: 1 Talisman costs 3, you offer 2."
    over = weighed(game, ("coin", "parchment_scrap", "parchment_scrap"), ("talisman",))
    assert (over.owed, over.lost, over.why) == (0, 1, None)
    assert over.gives["coin"] == "You hold 1 Coin, not 2."
    assert over.takes["pot_shard"] is None
    both = weighed(game, ("pot_shard",), ("talisman",))
    assert both.takes["pot_shard"] == "Pot Shard cannot be on both sides of a trade."


TOO_DEAR = "Too dear: together they cost 16, and all you could give for them is worth 12."


def test_the_cheapest_payment_breaks_no_set() -> None:
    game = scene(["3 coin, talisman", "4 talisman"], market="4 pharaohs_mask, broken_cup")
    run(game, "dig map")
    found = payment(game, 0, m.Pay(5, ("broken_cup",)))
    assert isinstance(found, m.Payment)
    assert Trade(found.give, ("broken_cup",)) in game.legal_moves
    assert found.give.count("coin") == 0
    assert weighed(game, (), ("pharaohs_mask",) * 3).takes["pharaohs_mask"] == TOO_DEAR
    dear = payment(game, 0, m.Pay(6, ("pharaohs_mask",) * 4))
    assert dear == m.Refused(6, "pays-too-little", TOO_DEAR)
    foreign = payment(game, 0, m.Pay(7, ("spade",)))
    assert isinstance(foreign, m.Refused)
    assert foreign.code == "unknown-treasure"


def test_what_is_paid_is_what_a_storm_would_be_given() -> None:
    """A single cup sells for 2, as two shards do, but a second one makes it 15: both keep it."""
    hands = ["broken_cup, 3 pot_shard", "4 coin"]
    game = scene(hands, market="2 parchment_scrap, 3 coin", dig="8 broken_cup, 6 parchment_scrap, 2 map, sandstorm")
    run(game, "dig parchment_scrap")
    paid = payment(game, 0, m.Pay(1, ("coin",)))
    assert isinstance(paid, m.Payment)
    assert "broken_cup" not in paid.give
    run(game, "end", "dig sandstorm", "no tent", "no tent")
    ask = asked(game)
    assert isinstance(ask, m.Storm)
    assert game.player == 0
    assert "broken_cup" not in ask.suggestion


def test_who_is_not_asked_may_not_weigh() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map")
    for seat in (1, None):
        assert isinstance(balance(game, seat, m.Weigh(1, (), ())), m.Refused)
        assert isinstance(payment(game, seat, m.Pay(1, ("pot_shard",))), m.Refused)
        assert state_now(game, seat, 1).ask is None


def test_the_mine_tells_its_odds() -> None:
    game = scene(
        ["4 coin", "4 coin"], monument="mine", chambers=["12 pot_shard, 3 pharaohs_mask"], dig="map, pot_shard"
    )
    run(game, "dig map", "explore 0", "bring pharaohs_mask")
    ask = asked(game)
    assert isinstance(ask, m.MineDraw)
    assert (ask.points, ask.limit, ask.left, ask.turned_up) == (4, 5, 14, {"pharaohs_mask": 1})
    # Out of Ann's sight are 13 pot shards, 2 masks and Ben's 4 coins: 4 and 4 or 4 and 2 are over 5.
    assert ask.over == pytest.approx(6 / 19, abs=1e-4)
    assert (ask.turn_up, ask.stop) == (None, None)


def test_the_storm_suggests_what_can_be_lost() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, sandstorm")
    run(game, "dig sandstorm")
    ask = asked(game)
    assert ask == m.Shelter(2)
    run(game, "no tent", "no tent")
    ask = asked(game)
    assert isinstance(ask, m.Storm)
    assert ask.owed == len(ask.suggestion) == 2
    assert Discard(ask.suggestion) in game.legal_moves


def test_the_thief_is_told_who_has_nothing() -> None:
    game = scene(["4 coin", "4 talisman", "4 broken_cup"], dig="map, thief, pot_shard")
    run(game, "dig pot_shard", "end", "dig map", "sell 4 talisman", "sell 1 map", "end", "dig thief")
    ask = asked(game)
    assert ask == m.Thief((m.SeatChoice(0, None), m.SeatChoice(1, "Ben has no card to steal.")))


def test_the_tomb_shows_its_cards_to_the_one_inside() -> None:
    game = scene(["4 coin", "4 coin"], monument="tomb", chambers=["6 pot_shard, coin", "8 pot_shard"], dig="2 map")
    with_maps(game, 1)
    run(game, "explore 0")
    ask = asked(game)
    assert isinstance(ask, m.TombKeep)
    assert (ask.owed, ask.cards) == (2, {"pot_shard": 6, "coin": 1})
    assert "coin" in ask.suggestion


def test_the_sentence_offers_only_what_is_open() -> None:
    game = scene(["4 coin", "4 talisman"], market="4 pharaohs_mask, pot_shard", dig="2 map, 8 coin")
    run(game, "dig coin")
    assert state_now(game, 0, 1).sentence == "Your dig: a coin. Trade, sell, or end your turn."
    run(game, "sell 4 coin")
    assert state_now(game, 0, 1).sentence == "Trade, sell, or end your turn."
    run(game, "sell coin")
    assert state_now(game, 0, 1).sentence == "Nothing left to do: end your turn."
    run(game, "end", "dig map")
    assert state_now(game, 1, 1).sentence == "Your dig: a map. Trade, explore, sell, or end your turn."


def test_whoever_must_sell_is_told_so_and_nothing_else() -> None:
    game = scene(["4 coin", "4 coin"])
    run(game, "dig map", "end", "end", "end")
    assert state_now(game, game.player, 1).sentence.endswith("Sell at least one card before you end your turn.")


def test_a_thief_with_one_way_to_go_is_told_where() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, thief")
    run(game, "dig thief")
    assert state_now(game, 0, 1).sentence == "A thief. Rob Ben."


def test_the_deal_is_told_with_who_begins() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map")
    assert [state_now(game, seat, 1).lines[0].words.split(". ")[-1] for seat in (0, 1)] == ["You begin.", "Ann begins."]


def test_what_one_saw_in_the_temple_is_told_to_oneself() -> None:
    inside = ["2 coin, 3 pot_shard", "5 talisman", "5 pot_shard"]
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard", monument="temple", chambers=inside)
    run(game, "dig map", "sell coin", "look 0")
    saw = "You look into the first chamber: 3 pot shards and 2 coins."
    assert last_words(game) == [saw, *["Ann looks into the first chamber."] * 2]
    # Known for good to whoever takes them; once another player has them, only that one looked.
    run(game, "end", "dig pot_shard", "end", "dig map", "explore 0")
    assert line_of(game, 0, "look") == saw
    run(game, "sell coin", "look 1", "end", "dig map", "end", "dig pot_shard", "end", "dig map", "explore 1")
    assert line_of(game, 0, "look into the second") == "You look into the second chamber."


def last_words(game: Game) -> list[str]:
    return [state_now(game, seat, 1).lines[-1].words for seat in (0, 1, None)]


def line_of(game: Game, seat: int, said: str) -> str:
    return next((line.words for line in state_now(game, seat, 1).lines if said in line.words), "")


def test_the_sentence_speaks_to_whoever_reads_it() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map")
    assert state_now(game, 0, 1).sentence == "Your dig: a map. Trade, explore, sell, or end your turn."
    assert state_now(game, 1, 1).sentence == "Ann is on the move."
    assert [state_now(game, seat, 1).lines[-1].words for seat in (0, 1, None)] == [
        "You dig up a map.",
        "Ann digs up a treasure.",
        "Ann digs up a treasure.",
    ]


def test_lines_are_told_from_a_place_on() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map", "sell 4 coin")
    state = state_now(game, 0, 3, since=2)
    assert state.since == 2
    assert [(line.number, line.words) for line in state.lines] == [(2, "You sell 4 coins for $18.")]
    assert state.view.log == ()


@settings(max_examples=40)
@given(kinds, seeds, choices)
def test_what_is_offered_is_legal_and_what_is_greyed_is_not(kind: Kind, seed: int, choice: random.Random) -> None:
    """Everything a page could send from what it was told is put to the game itself."""
    game = kind.game(seed)
    for _ in range(choice.randrange(120)):
        if not game.is_over:
            game.step(choice.choice(game.legal_steps))
    while not game.is_over and not game.legal_moves:  # finish what is half done
        game.step(choice.choice(game.legal_steps))
    if game.is_over:
        return
    legal = game.legal_moves
    match asked(game):
        case m.Act() as ask:
            for sale in ask.sales:
                assert (Sell(sale.treasure, sale.count) in legal) == (sale.why is None)
            for chamber in ask.chambers:
                naming = (ask.naming[0], ask.naming[-1]) if ask.naming else None
                assert (Explore(chamber.chamber, naming) in legal) == (chamber.why is None)
            assert (EndTurn() in legal) == (ask.end is None)
            tradable = {card for trade in legal.of(Trade) for card in trade.take}
            assert {card for card, why in ask.takes.items() if why is None} == tradable
            assert (ask.trade is None) == bool(tradable)
        case m.Storm() as ask:
            assert Discard(ask.suggestion) in legal
        case m.TombKeep() as ask:
            assert Keep(ask.suggestion) in legal
        case m.Shelter():
            assert UseTent(True) in legal
            assert UseTent(False) in legal
        case m.Thief() as ask:
            for victim in ask.victims:
                assert (Steal(victim.seat) in legal) == (victim.why is None)
        case m.MineDraw() as ask:
            assert (TurnUp() in legal) == (ask.turn_up is None)
            assert (Stop() in legal) == (ask.stop is None)
            assert 0 <= ask.over <= 1
        case m.TempleLook() as ask:
            for look in ask.chambers:
                assert (Look(look.chamber) in legal) == (look.why is None)
        case None:
            pytest.fail("somebody must be asked")


@settings(max_examples=40)
@given(kinds, seeds, choices)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    game = kind.game(seed)
    for _ in range(choice.randrange(120)):
        if not game.is_over:
            game.step(choice.choice(game.legal_steps))
    while not game.is_over and not game.legal_moves:
        game.step(choice.choice(game.legal_steps))
    if game.is_over:
        return
    viewers = [*range(kind.players), None]
    for viewer in viewers:
        other = game.resampled(viewer, choice.randrange(1000))
        assert msgspec.json.encode(state_now(game, viewer, 9)) == msgspec.json.encode(state_now(other, viewer, 9))
        if viewer == game.player:
            give = tuple(choice.sample(hand := cards_of(game.view(viewer).hand), choice.randrange(len(hand) + 1)))
            take = tuple(choice.sample(lying := cards_of(game.view(viewer).market), choice.randrange(len(lying) + 1)))
            for said in (m.Weigh(1, give, take), m.Weigh(2, (), take)):
                assert balance(game, viewer, said) == balance(other, viewer, said)
            assert payment(game, viewer, m.Pay(3, take)) == payment(other, viewer, m.Pay(3, take))
