"""What a seat is asked, what is greyed and why, how a trade in the making stands, and in which words."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given

from digsite import seat as s
from digsite.editions import load_edition
from digsite.game import (
    Discard,
    EndTurn,
    Explore,
    Game,
    Keep,
    Look,
    MalformedMove,
    Sell,
    Steal,
    Stop,
    Trade,
    TurnUp,
    UseTent,
)
from digsite.game.cards import laid_out
from digsite.game.refusals import no_chamber_left
from digsite.seat.advice import advise
from digsite.seat.draft import too_dear
from digsite.telling import lines, what_goes_on
from digsite.words import Message, Seat, Voice, message
from examples import examples
from kinds import Kind, choices, kinds, seeds
from scenes import run, scene, with_maps

pytestmark = pytest.mark.kernel


def said(told: Message | None) -> str | None:
    """A reason as people read it."""
    return None if told is None else Voice("en", ["Ann", "Ben", "Cleo"]).say(told)


def asked(game: Game) -> s.AnyQuestion | None:
    return s.question_for(game.view(game.player), game.legal_moves)


def acting(game: Game) -> s.Act:
    ask = asked(game)
    assert isinstance(ask, s.Act)
    return ask


def weighed(game: Game, give: tuple[str, ...], take: tuple[str, ...]) -> s.Draft:
    return s.weigh(game.view(game.player), game.legal_moves, give, take)


def payment(game: Game, *take: str) -> Trade:
    return s.cheapest_payment(game.view(game.player), game.legal_moves, Counter(take))


def sentence(game: Game, seat: int | None) -> str:
    """The one sentence under the table, as this seat reads it."""
    view = game.view(seat)
    outcome = game.outcome
    told = what_goes_on(view, game.setup, s.question_for(view, game.legal_moves), outcome.winners if outcome else None)
    return Voice("en", game.names, you=seat).say(told)


def log(game: Game, seat: int | None, since: int = 0) -> list[str]:
    """The log in words, as this seat reads it."""
    voice = Voice("en", game.names, you=seat)
    return [" ".join(map(voice.say, line.told)) for line in lines(game.view(seat), game.setup, since)]


def test_every_set_of_the_price_list_is_offered_or_says_why_not() -> None:
    game = scene(["3 coin, talisman", "4 talisman"])
    run(game, "dig map")
    ask = asked(game)
    assert isinstance(ask, s.Act)
    too_many = [(4, 18, "You have 3 Coins, not 4."), (5, 30, "You have 3 Coins, not 5.")]
    coins = [(sale.count, sale.money, said(sale.why)) for sale in ask.sales if sale.treasure == "coin"]
    assert coins == [(1, 2, None), (2, 5, None), (3, 10, None), *too_many]
    assert ask.end is None


def test_what_cannot_be_paid_for_is_greyed_with_the_price() -> None:
    game = scene(["4 pot_shard", "4 talisman"], market="4 pharaohs_mask, coin")
    run(game, "dig map")
    run(game, "sell 3 pot_shard", "sell 1 map")
    ask = asked(game)
    assert isinstance(ask, s.Act)
    assert {card: said(why) for card, why in ask.takes.items()} == {
        "coin": "Too expensive: it costs 2, and you can pay at most 1.",
        "pharaohs_mask": "Too expensive: it costs 4, and you can pay at most 1.",
    }
    assert ask.trade == ask.takes["coin"]
    assert ask.gives == {"pot_shard": ask.trade}


def test_nobody_reads_that_a_card_in_hand_pays_for_nothing() -> None:
    game = scene(["4 pot_shard", "4 talisman"], market="pot_shard, 4 coin")
    run(game, "dig map", "sell 3 pot_shard", "sell 1 map")
    ask = acting(game)
    assert said(ask.takes["pot_shard"]) == "You have nothing else to give for that."
    assert said(ask.trade) == "Too expensive: it costs 2, and you can pay at most 1."


def test_a_chamber_one_cannot_pay_for_says_what_it_costs() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map")
    ask = asked(game)
    assert isinstance(ask, s.Act)
    assert [said(choice.why) for choice in ask.chambers] == [
        None,
        "The second chamber costs 2 maps; you have 1.",
        "The third chamber costs 3 maps; you have 1.",
    ]


def test_why_nothing_can_be_explored_is_said_of_the_cheapest_chamber_with_cards() -> None:
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard")
    run(game, "dig pot_shard")
    assert said(acting(game).explore) == "The first chamber costs 1 map; you have none."
    run(game, "end", "dig map", "explore 0")
    assert said(acting(game).explore) == "You can explore only once a turn."
    run(game, "end", "dig map")
    assert said(acting(game).explore) == "The second chamber costs 2 maps; you have 1."
    assert said(acting(game).chambers[0].why) == "The first chamber is empty. There are cards in the second and third."


def test_where_every_chamber_is_empty_that_is_the_reason() -> None:
    game = scene(["4 coin", "4 coin"], monument="buried_ruins", dig="6 map, 6 pot_shard")
    for chamber in range(3):
        run(game, "dig map", f"explore {chamber}", "end")
    run(game, "dig map")
    assert said(acting(game).explore) == "Every chamber is empty."
    assert str(no_chamber_left(load_edition("new-expedition").setup(2, "mine"))) == "The mine is empty."


def test_the_balance_of_a_trade_tips() -> None:
    game = scene(["2 parchment_scrap, coin, pot_shard", "4 coin"], market="4 talisman, pot_shard")
    run(game, "dig map")
    empty = weighed(game, (), ())
    assert (empty.owed, empty.lost, said(empty.why)) == (0, 0, "Give at least one card from your hand.")
    assert empty.takes["talisman"] is None
    owing = weighed(game, ("coin",), ("talisman",))
    assert (owing.paid, owing.price, owing.owed, owing.lost) == (2, 3, 1, 0)
    assert said(owing.why) == "Not enough: 1 Talisman costs 3, you offer 2."
    over = weighed(game, ("coin", "parchment_scrap", "parchment_scrap"), ("talisman",))
    assert (over.owed, over.lost, over.why) == (0, 1, None)
    assert said(over.gives["coin"]) == "You have 1 Coin, not 2."
    assert over.takes["pot_shard"] is None
    both = weighed(game, ("pot_shard",), ("talisman",))
    assert said(both.takes["pot_shard"]) == "You cannot give and take Pot Shard in one trade."


TOO_DEAR = "Too expensive: together they cost 16, and you can pay at most 12."


def test_the_cheapest_payment_breaks_no_set() -> None:
    game = scene(["3 coin, talisman", "4 talisman"], market="4 pharaohs_mask, broken_cup")
    run(game, "dig map")
    found = payment(game, "broken_cup")
    assert found in game.legal_moves
    assert found.give.count("coin") == 0
    assert said(weighed(game, (), ("pharaohs_mask",) * 3).takes["pharaohs_mask"]) == TOO_DEAR


def test_where_nothing_is_enough_all_of_it_is_offered_and_the_price_is_told() -> None:
    game = scene(["3 coin, talisman", "4 talisman"], market="4 pharaohs_mask, broken_cup")
    run(game, "dig map")
    trade = payment(game, *("pharaohs_mask",) * 4)
    refused = game.legal_moves.why_not(trade)
    assert refused is not None
    assert refused.code == "pays-too-little"
    assert said(too_dear(game.view(0), game.legal_moves, trade)) == TOO_DEAR


def test_what_is_no_treasure_of_this_game_cannot_be_weighed() -> None:
    game = scene(["3 coin, talisman", "4 talisman"])
    run(game, "dig map")
    with pytest.raises(MalformedMove) as caught:
        weighed(game, (), ("spade",))
    assert caught.value.code == "unknown-treasure"
    wrong = game.legal_moves.why_not(payment(game, "spade"))
    assert wrong is not None
    assert wrong.code == "unknown-treasure"


def test_what_is_paid_is_what_a_storm_would_be_given() -> None:
    """A single cup sells for 2, as two shards do, but a second one makes it 15: both keep it."""
    hands = ["broken_cup, 3 pot_shard", "4 coin"]
    game = scene(hands, market="2 parchment_scrap, 3 coin", dig="8 broken_cup, 6 parchment_scrap, 2 map, sandstorm")
    run(game, "dig parchment_scrap")
    assert "broken_cup" not in payment(game, "coin").give
    run(game, "end", "dig sandstorm", "no tent", "no tent")
    ask = asked(game)
    assert isinstance(ask, s.Storm)
    assert game.player == 0
    assert "broken_cup" not in ask.suggestion


def test_who_does_not_decide_is_asked_nothing() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map")
    for seat in (1, None):
        assert s.question_for(game.view(seat), game.legal_moves) is None


def test_the_mine_tells_its_odds() -> None:
    game = scene(
        ["4 coin", "4 coin"], monument="mine", chambers=["12 pot_shard, 3 pharaohs_mask"], dig="map, pot_shard"
    )
    run(game, "dig map", "explore 0", "bring pharaohs_mask")
    ask = asked(game)
    assert isinstance(ask, s.MineDraw)
    assert (ask.points, ask.limit, ask.left, ask.turned_up) == (4, 5, 14, {"pharaohs_mask": 1})
    # Out of Ann's sight are 13 pot shards, 2 masks and Ben's 4 coins: 4 and 4 or 4 and 2 are over 5.
    assert ask.over == pytest.approx(6 / 19, abs=1e-4)


def test_what_was_turned_up_in_a_mine_that_caved_in_is_counted_once() -> None:
    """R64: two masks are known to lie there; each of the other 13 cards is any of the 19 that Ben does not know."""
    game = scene(
        ["4 coin", "4 talisman"], monument="mine", chambers=["12 pot_shard, 3 pharaohs_mask"], dig="2 map, 2 pot_shard"
    )
    run(game, "dig map", "explore 0", "bring pharaohs_mask", "turn up", "bring pharaohs_mask", "end", "dig map")
    assert acting(game).expected == pytest.approx(
        {"pharaohs_mask": 2 + 13 * 1 / 19, "coin": 13 * 4 / 19, "pot_shard": 13 * 14 / 19}, abs=1e-3
    )


def test_the_storm_suggests_what_can_be_lost() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, sandstorm")
    run(game, "dig sandstorm")
    ask = asked(game)
    assert ask == s.Shelter(2)
    run(game, "no tent", "no tent")
    ask = asked(game)
    assert isinstance(ask, s.Storm)
    assert ask.owed == len(ask.suggestion) == 2
    assert Discard(ask.suggestion) in game.legal_moves


def test_the_thief_is_told_who_has_nothing() -> None:
    game = scene(["4 coin", "4 talisman", "4 broken_cup"], dig="map, thief, pot_shard")
    run(game, "dig pot_shard", "end", "dig map", "sell 4 talisman", "sell 1 map", "end", "dig thief")
    ask = asked(game)
    assert ask == s.Thief((s.SeatChoice(0, None), s.SeatChoice(1, message("no-card-to-steal", victim=Seat(1)))))


def test_the_tomb_shows_its_cards_to_the_one_inside() -> None:
    game = scene(["4 coin", "4 coin"], monument="tomb", chambers=["6 pot_shard, coin", "8 pot_shard"], dig="2 map")
    with_maps(game, 1)
    run(game, "explore 0")
    ask = asked(game)
    assert isinstance(ask, s.TombKeep)
    assert (ask.owed, ask.cards) == (2, {"pot_shard": 6, "coin": 1})
    assert "coin" in ask.suggestion


def test_the_tomb_says_what_each_further_card_of_a_kind_adds() -> None:
    """Pot shards sell for 1, 2, 3, 4, 15, and a sixth begins another set; the fifth coin of a hand adds 12."""
    game = scene(["4 coin", "4 coin"], monument="tomb", chambers=["6 pot_shard, coin", "8 pot_shard"], dig="2 map")
    with_maps(game, 1)
    run(game, "explore 0")
    ask = asked(game)
    assert isinstance(ask, s.TombKeep)
    assert ask.adds == {"pot_shard": (1, 1, 1, 1, 11, 1), "coin": (12,)}


def test_the_sentence_offers_only_what_is_open() -> None:
    game = scene(["4 coin", "4 talisman"], market="4 pharaohs_mask, pot_shard", dig="2 map, 8 coin")
    run(game, "dig coin")
    assert sentence(game, 0) == "You dug up a coin. Trade, sell, or end your turn."
    run(game, "sell 4 coin")
    assert sentence(game, 0) == "Trade, sell, or end your turn."
    run(game, "sell coin")
    assert sentence(game, 0) == "Nothing left to do: end your turn."
    run(game, "end", "dig map")
    assert sentence(game, 1) == "You dug up a map. Trade, explore, sell, or end your turn."


def test_whoever_must_sell_is_told_so_and_nothing_else() -> None:
    game = scene(["4 coin", "4 coin"])
    run(game, "dig map", "end", "end", "end")
    assert sentence(game, game.player).endswith("You must sell at least one card before you end your turn.")


def test_a_thief_with_one_way_to_go_is_told_where() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, thief")
    run(game, "dig thief")
    assert sentence(game, 0) == "Thief! Rob Ben."


def test_the_deal_is_told_with_who_begins() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map")
    assert [log(game, seat)[0].split(". ")[-1] for seat in (0, 1)] == ["You go first.", "Ann goes first."]


def test_the_temple_offers_a_look_into_what_is_not_empty_and_says_why_not_else() -> None:
    """R62."""
    inside = ["5 coin", "5 talisman", "5 pot_shard"]
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard", monument="temple", chambers=inside)
    run(game, "dig map", "end", "dig map", "end", "dig map", "explore 0", "sell coin")
    ask = asked(game)
    assert isinstance(ask, s.TempleLook)
    assert [choice.chamber for choice in ask.chambers] == [0, 1, 2]
    assert [choice.why is None for choice in ask.chambers] == [False, True, True]


def test_names_are_asked_for_at_the_sphinx_and_nowhere_else() -> None:
    """R65."""
    for monument in ("sphinx", "mine", "great_pyramid"):
        game = scene(["4 coin", "4 coin"], monument=monument)
        run(game, "dig map")
        assert acting(game).naming == (game.setup.ids if monument == "sphinx" else ())
        assert bool(acting(game).expected) == (monument != "great_pyramid")


def test_where_no_cards_are_to_be_chosen_the_adviser_names_none() -> None:
    game = scene(["4 coin", "4 coin"])
    run(game, "dig map")
    assert advise(game.view(0), game.legal_moves) == ()


def test_a_card_cannot_be_offered_where_only_its_own_kind_lies() -> None:
    """R32: no kind is on both sides of a trade."""
    game = scene(["4 coin", "4 coin"], market="5 coin", dig="2 map")
    run(game, "dig map")
    gives = weighed(game, (), ()).gives
    assert said(gives["coin"]) == "There is nothing else in the marketplace."
    assert gives["map"] is None


def test_what_one_saw_in_the_temple_is_told_to_oneself() -> None:
    inside = ["2 coin, 3 pot_shard", "5 talisman", "5 pot_shard"]
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard", monument="temple", chambers=inside)
    run(game, "dig map", "sell coin", "look 0")
    saw = "You looked into the first chamber and saw 3 pot shards and 2 coins."
    assert last_words(game) == [saw, *["Ann looked into the first chamber."] * 2]
    # Known for good to whoever takes them; once another player has them, only that one looked.
    run(game, "end", "dig pot_shard", "end", "dig map", "explore 0")
    assert line_of(game, 0, "looked") == saw
    run(game, "sell coin", "look 1", "end", "dig map", "end", "dig pot_shard", "end", "dig map", "explore 1")
    assert line_of(game, 0, "looked into the second") == "You looked into the second chamber."


def last_words(game: Game) -> list[str]:
    return [log(game, seat)[-1] for seat in (0, 1, None)]


def line_of(game: Game, seat: int, said: str) -> str:
    return next((line for line in log(game, seat) if said in line), "")


def test_the_sentence_speaks_to_whoever_reads_it() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, coin")
    run(game, "dig map")
    assert sentence(game, 0) == "You dug up a map. Trade, explore, sell, or end your turn."
    assert sentence(game, 1) == "Ann’s turn."
    assert last_words(game) == [
        "You dug up a map.",
        "Ann dug up a treasure.",
        "Ann dug up a treasure.",
    ]


def test_lines_are_told_from_a_place_on() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map", "sell 4 coin")
    assert log(game, 0, since=2) == ["You sold 4 coins for $18."]


def test_a_pass_and_a_turn_that_is_not_begun_are_told_though_no_event_says_so() -> None:
    """R70, R72: the record has no words for either."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="map")
    run(game, "dig map", "end", "sell 4 coin", "end", "end")
    assert log(game, None, since=3) == ["Ben sold 4 coins for $18.", "Ben ended the turn.", "Cleo passed."]
    run(game, "end")
    assert log(game, None)[-1] == "Ann passed. Ben had no cards and was skipped."


def test_a_thief_who_finds_nobody_is_told_at_once_and_for_good() -> None:
    """R12."""
    game = scene(["4 coin", "4 coin"], dig="map, thief, coin")
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig thief")
    assert log(game, 1)[-1] == "You dug up a thief. Nobody had a card for you to steal."
    run(game, "sell coin")
    assert "Ben dug up a thief. Nobody had a card for Ben to steal." in log(game, 0)


@examples(40)
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
        case s.Act() as ask:
            for sale in ask.sales:
                assert (Sell(sale.treasure, sale.count) in legal) == (sale.why is None)
            for chamber in ask.chambers:
                naming = (ask.naming[0], ask.naming[-1]) if ask.naming else None
                assert (Explore(chamber.chamber, naming) in legal) == (chamber.why is None)
            assert (EndTurn() in legal) == (ask.end is None)
            tradable = {card for trade in legal.of(Trade) for card in trade.take}
            assert {card for card, why in ask.takes.items() if why is None} == tradable
            assert (ask.trade is None) == bool(tradable)
        case s.Storm() as ask:
            assert Discard(ask.suggestion) in legal
        case s.TombKeep() as ask:
            assert Keep(ask.suggestion) in legal
        case s.Shelter():
            assert UseTent(True) in legal
            assert UseTent(False) in legal
        case s.Thief() as ask:
            for victim in ask.victims:
                assert (Steal(victim.seat) in legal) == (victim.why is None)
        case s.MineDraw() as ask:
            assert TurnUp() in legal
            assert Stop() in legal
            assert 0 <= ask.over <= 1
        case s.TempleLook() as ask:
            for look in ask.chambers:
                assert (Look(look.chamber) in legal) == (look.why is None)
        case None:
            pytest.fail("somebody must be asked")


@examples(40)
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
    for viewer in [*range(kind.players), None]:
        other = game.resampled(viewer, choice.randrange(1000))
        assert everything(game, viewer) == everything(other, viewer)
        if viewer == game.player:
            give = choice.sample(hand := laid_out(game.view(viewer).hand), choice.randrange(len(hand) + 1))
            take = choice.sample(lying := laid_out(game.view(viewer).market), choice.randrange(len(lying) + 1))
            for given in (give, []):
                assert weighed(game, tuple(given), tuple(take)) == weighed(other, tuple(given), tuple(take))
            assert payment(game, *take) == payment(other, *take)


def everything(game: Game, viewer: int | None) -> bytes:
    """All that a seat is asked and told, written out."""
    view = game.view(viewer)
    question = s.question_for(view, game.legal_moves)
    now = what_goes_on(view, game.setup, question, None)
    return msgspec.json.encode([question, now, [line.told for line in lines(view, game.setup)]])


def test_giving_all_that_the_marketplace_has_leaves_nothing_else_to_be_had() -> None:
    """R32: whatever lies there is of a kind that is given already."""
    game = scene(["2 coin, 2 talisman", "4 broken_cup"], market="4 coin, talisman")
    run(game, "dig map")
    draft = weighed(game, ("coin", "talisman"), ())
    assert said(draft.gives["map"]) == "There is nothing else in the marketplace."
