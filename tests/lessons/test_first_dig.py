"""The guided first dig: what is met, what is said, what is offered, and that nobody gets stuck."""

from __future__ import annotations

import random

import msgspec
import pytest

from digsite.editions import load_edition
from digsite.errors import DigsiteError
from digsite.game import EndTurn, Game, IllegalMove, Move, Sell, Steal, Trade
from digsite.game.events import Discarded, Dug, Explored, Sold, Stolen, TentAnswered, Traded
from digsite.lessons import FIRST_DIG, LESSONS, coach_for
from digsite.lessons.lesson import LEARNER, OPPONENT
from digsite.records import read_record, verify
from digsite.seat.questions import Act
from digsite.tables.errors import TableError
from digsite.tables.log.entries import AnyEntry
from digsite.tables.room.game_state import state_now
from digsite.tables.room.live_table import Table, fold
from digsite.tables.room.opening import new_table
from digsite.tables.room.sayings import hear
from digsite.tables.room.starting import why_no_start
from digsite.tables.room.table_state import table_now
from digsite.tables.wire.messages import Pay, Payment, Rematch, StateNow, Weigh
from digsite.words import Voice, languages
from lessons.following import NEW, begun, next_move, play


def told(table: Table, seat: int | None = LEARNER) -> StateNow:
    game = table.game
    assert game is not None
    made = 0 if seat is None else table.decisions[seat]
    return state_now(game, seat, table.moves, lesson=table.lesson, made=made)


def test_everything_the_game_is_made_of_is_met_in_order() -> None:
    table, _ = begun()
    play(table)
    assert table.game is not None
    log = [event for event in table.game.log if not isinstance(event, Dug) or event.card in ("thief", "sandstorm")]
    met = [type(event) for event in log]
    wanted = [Traded, Sold, Stolen, Stolen, Explored, TentAnswered, Explored, Discarded, Sold]
    places = iter(met)
    assert all(any(kind is met for met in places) for kind in wanted)
    cave_in, find = (event for event in log if isinstance(event, Explored))
    assert (cave_in.by, cave_in.got) == (OPPONENT, ())
    assert (find.by, find.got) == (LEARNER, ("parchment_scrap", "coin", "coin"))
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (LEARNER,)


def test_prices_and_trade_values_are_the_printed_ones_and_only_the_deck_is_short() -> None:
    printed = load_edition("new-expedition")
    for treasure in FIRST_DIG.setup.treasures:
        right = printed.treasure(treasure.id)
        assert (treasure.trade, treasure.sells) == (right.trade, right.sells)
        assert treasure.cards <= right.cards


def test_whatever_the_coach_says_can_be_said_in_every_language() -> None:
    table, _ = begun()
    said: set[str] = set()
    game = table.game
    assert game is not None
    while not game.is_over:
        coach = told(table).coach
        assert coach is not None
        for cue in (*coach.reads, *coach.acts):
            said.add(cue.say.id)
            for language in languages():
                assert Voice(language, table.game.names, you=LEARNER).say(cue.say)  # type: ignore[union-attr]
        _one_more(table)
    assert len(said) > 40


def _one_more(table: Table) -> None:
    assert table.game is not None
    table.play(table.game.player, next_move(table))


def test_only_the_next_thing_is_offered_and_everything_else_says_why_not() -> None:
    table, _ = begun()
    ask = told(table).ask
    assert isinstance(ask, Act)
    later = ask.end
    assert later is not None
    assert later.id == "lesson-later"
    assert [card for card, why in ask.takes.items() if why is None] == ["pot_shard", "broken_cup"]
    assert [card for card, why in ask.gives.items() if why is None] == ["talisman"]
    assert all(sale.why is not None for sale in ask.sales)
    assert "asked-by-coach" in msgspec.json.encode(told(table).now).decode()
    for move in (EndTurn(), Sell("coin", 2), Trade(("coin",), ("broken_cup",))):
        with pytest.raises(TableError) as refused:
            table.play(LEARNER, move)
        assert refused.value.code == "lesson-later"


def test_only_the_cards_of_the_trade_can_be_laid_on_the_scales_and_paying_pays_with_them() -> None:
    table, _ = begun()
    balance = hear(table, LEARNER, Weigh(1, ("talisman",), ("broken_cup",)), {LEARNER}).answer
    draft = balance.draft  # type: ignore[union-attr]
    assert draft.why is not None
    assert [card for card, why in draft.takes.items() if why is None] == ["pot_shard"]
    assert not [card for card, why in draft.gives.items() if why is None]
    whole = hear(table, LEARNER, Weigh(2, ("talisman",), ("broken_cup", "pot_shard")), {LEARNER}).answer
    assert whole.draft.why is None  # type: ignore[union-attr]
    assert hear(table, LEARNER, Pay(3, ("broken_cup",)), {LEARNER}).answer == Payment(3, ("talisman",))


def test_somebody_else_s_decision_is_refused_as_everywhere() -> None:
    table, _ = begun()
    with pytest.raises(IllegalMove) as refused:
        table.play(OPPONENT, Steal(LEARNER))
    assert refused.value.code == "not-your-turn"


@pytest.mark.parametrize("seed", range(12))
def test_whatever_somebody_does_when_they_are_free_the_lesson_goes_on_to_its_end(seed: int) -> None:
    luck = random.Random(seed)

    def as_they_like(game: Game) -> Move:
        return luck.choice(list(game.legal_moves)[:60])

    table, _ = begun()
    play(table, as_they_like)
    assert table.stage == "over"
    assert told(table).coach is None


def test_whoever_has_sold_everything_is_not_told_to_trade_or_sell() -> None:
    table, _ = begun()
    game = table.game
    assert game is not None
    said: dict[bool, set[str]] = {True: set(), False: set()}
    while not game.is_over:
        coach, view = told(table).coach, game.view(LEARNER)
        if coach is not None and coach.step == "free" and game.player == LEARNER:
            said[bool(view.hand)] |= {cue.say.id for cue in coach.reads}
        _one_more(table)
    assert "lesson-nothing-held" in said[False]
    assert "lesson-free" not in said[False]
    assert "lesson-nothing-held" not in said[True]


def test_a_lesson_comes_back_as_it_was_left() -> None:
    table, log = begun()
    added: list[AnyEntry] = play(table)
    for length in (0, 5, 17, len(added)):
        again, _ = begun()
        fold(again, added[:length])
        assert again.decisions[LEARNER] == sum(getattr(entry, "by", None) == LEARNER for entry in added[:length])
        assert again.moves == length
    assert log


def test_the_table_says_that_it_is_a_lesson_and_promises_no_fair_deal() -> None:
    table, _ = begun()
    now = table_now(table, LEARNER, {LEARNER}, searches=True)
    assert (now.lesson, now.fair.commitment, now.fair.seed, now.undo) == (FIRST_DIG.id, "", None, False)
    play(table)
    assert table_now(table, LEARNER, {LEARNER}, searches=True).fair.seed is None
    record = read_record(table.record(0).splitlines(keepends=True))
    assert record.header.extras["lesson"] == FIRST_DIG.id
    assert "fair" not in record.header.extras
    with pytest.raises(DigsiteError):
        verify(record)


def test_nobody_but_the_learner_hears_the_coach() -> None:
    table, _ = begun()
    assert told(table).coach is not None
    assert told(table, OPPONENT).coach is None
    assert told(table, None).coach is None


def test_the_deal_waits_for_nobody_s_bytes() -> None:
    table, _ = begun()
    fresh = Table("t", table.secret, table.opened)
    fresh.seats[0] = table.seats[0]
    assert why_no_start(fresh) is None


def test_a_lesson_settles_the_table_by_itself() -> None:
    wished = msgspec.structs.replace(NEW, monument="tomb", variants=("fierce_weather",), undo=True, sand=(1,))
    _, opened = new_table(wished)
    assert (opened.new.monument, opened.new.variants, opened.undo) == ("mine", (), "nobody")


def test_a_lesson_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(TableError, match=", ".join(LESSONS)):
        new_table(msgspec.structs.replace(NEW, lesson="second-dig"))


def test_a_lesson_has_no_rematch() -> None:
    table, _ = begun()
    play(table)
    with pytest.raises(TableError) as refused:
        hear(table, LEARNER, Rematch(1), {LEARNER})
    assert refused.value.code == "no-rematch-of-lesson"


def test_while_the_opponent_decides_the_coach_says_so() -> None:
    table, _ = begun()
    game = table.game
    assert game is not None
    while game.player == LEARNER:
        _one_more(table)
    coach = coach_for(FIRST_DIG, game.view(LEARNER), table.decisions[LEARNER], asked=False)
    assert coach is not None
    assert [cue.say.id for cue in coach.acts] == ["lesson-watch"]
