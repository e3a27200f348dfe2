"""Reviews: accounts that balance in games of every kind, the same on any number of threads, only of finished games."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from digsite.arena import Simulation
from digsite.bots import find_bot
from digsite.errors import DigsiteError
from digsite.game import Discard, EndTurn, Explore, Game, Move, Sell, Steal, Trade, UseTent
from digsite.judge import Judge, Mistake, review
from digsite.judge.accounts import keep_accounts
from digsite.judge.mistakes import mistake_of
from digsite.judge.moments import watched
from digsite.records import Record, read_record, record_lines
from digsite.words import Voice
from golden_games import golden_kinds, path_of
from kinds import Kind

pytestmark = pytest.mark.kernel


def recorded(*bots: str, monument: str = "great_pyramid", seed: int = 7) -> Record:
    games = Simulation(players=len(bots), monument=monument, bots=bots, seed=seed, records=True)
    return read_record(games.play(0)[1].splitlines(keepends=True))


def every_monument_and_variant() -> list[Kind]:
    """The kinds that differ in what can happen: one for each edition, monument and set of variants."""
    found: dict[tuple[str, str, tuple[str, ...]], Kind] = {}
    for number, kind in enumerate(golden_kinds()):
        key = kind.edition, kind.monument, kind.variants
        if key not in found or number % 3 == 0:  # not always the fewest players
            found[key] = kind
    return list(found.values())


@pytest.mark.parametrize("kind", every_monument_and_variant(), ids=lambda kind: kind.label)
def test_accounts_balance_in_games_of_every_kind(kind: Kind) -> None:
    """The golden games are played at random: every monument, variant and phase comes up in them."""
    with path_of(kind).open("rb") as stream:
        game = watched(read_record(stream))
    accounts = keep_accounts(game.setup, game.position, game.moments, Judge(games=1))
    parts = accounts.even + accounts.deal + accounts.cards + accounts.unseen + accounts.own + accounts.others
    np.testing.assert_allclose(parts, accounts.result, atol=1e-9)
    for part in (accounts.deal, accounts.cards, accounts.unseen, accounts.decisions):
        assert abs(part[:, 0].sum()) < 1e-9  # what one seat wins, the others lose
    assert accounts.result[:, 0].sum() == pytest.approx(1.0)


def test_experts_make_no_decisions_that_the_judge_did_not_expect() -> None:
    found = review(recorded("expert", "expert"), games=4)
    for seat in found.seats:
        assert seat.decisions == 0
        assert seat.unseen == 0
        assert seat.even + seat.luck == pytest.approx(seat.result, abs=1e-9)


def test_a_review_is_the_same_on_any_number_of_threads() -> None:
    record = recorded("greedy", "expert", monument="mine")
    one, several = (review(record, games=6, workers=workers) for workers in (1, 3))
    assert one.to_json() == several.to_json()


def sold_card_by_card() -> Record:
    """A game of somebody who sells every card at once, alone, against two experts."""
    game = Game(players=["Ann", "Ben", "Cleo"], monument="tomb", seed=21)
    expert = find_bot("expert", 1)
    while not game.is_over:
        legal = game.legal_moves
        single = next((sale for sale in legal.of(Sell) if sale.count == 1), None)
        if game.player:
            game.play(expert.choose(game.view(game.player), legal, 1.0))
        else:
            game.play(single or (EndTurn() if EndTurn() in legal else next(iter(legal))))
    return read_record(line if line.endswith(b"\n") else line + b"\n" for line in record_lines(game))


def test_a_game_played_badly_is_told_so() -> None:
    record = sold_card_by_card()
    found = review(record, games=40)
    bad, *good = found.seats
    assert bad.own < -0.2 < min(seat.own for seat in good)
    assert bad.money is not None
    assert bad.money.own < -20
    assert bad.mistakes >= 3
    assert Mistake.SOLD_TOO_EARLY in {one.mistake for one in found.mistakes_of(0)}
    for mistake in found.mistakes_of(0):
        if mistake.level:  # a gain within its error is not told as one
            assert mistake.gain_money > 1
        else:
            assert mistake.gain > 2 * mistake.error
        assert mistake.reason is not None
        assert mistake.best_words is not None
        for language in ("en", "de", "fr"):
            voice = Voice(language, record.header.players, you=0)
            assert voice.say(mistake.reason)
            assert voice.say(mistake.best_words)


def test_json_has_what_each_seat_s_result_is_made_of() -> None:
    found = msgspec.json.decode(review(recorded("greedy", "expert"), games=4).to_json())
    for seat in found["seats"]:
        assert seat["even"] + seat["luck"] + seat["decisions"] == pytest.approx(seat["result"], abs=1e-9)
        assert seat["deal"] + seat["cards"] + seat["unseen"] == pytest.approx(seat["luck"], abs=1e-9)
        assert seat["own"] + seat["others"] == pytest.approx(seat["decisions"], abs=1e-9)
        money = seat["money"]
        assert money["even"] + money["luck"] + money["decisions"] == pytest.approx(money["result"], abs=1e-6)
    assert len(found["turning_points"]) == 3
    assert {"event", "by", "move", "best", "gain", "error", "change", "unseen"} <= set(found["decisions"][0])
    assert {"event", "what", "card", "luck", "wins"} <= set(found["chances"][0])


def test_a_finished_game_can_be_reviewed_as_it_is() -> None:
    game = Game(players=2, monument="mine", seed=4)
    with pytest.raises(DigsiteError) as refused:
        review(game)
    assert refused.value.code == "game-not-over"
    while not game.is_over:
        game.play(next((sale for sale in game.legal_moves.of(Sell)), None) or next(iter(game.legal_moves)))
    assert len(review(game, games=2).seats) == 2


@pytest.mark.parametrize(
    ("made", "best", "mistake"),
    [
        (Sell("coin", 2), EndTurn(), Mistake.SOLD_TOO_EARLY),
        (EndTurn(), Sell("coin", 2), Mistake.HELD_TOO_LONG),
        (EndTurn(), Trade(("coin",), ("map",)), Mistake.MISSED_TRADE),
        (EndTurn(), Explore(1), Mistake.MISSED_CHAMBER),
        (Trade(("coin", "map"), ("talisman",)), Trade(("coin",), ("talisman",)), Mistake.PAID_TOO_MUCH),
        (Trade(("coin",), ("map",)), EndTurn(), Mistake.POOR_TRADE),
        (Explore(0), EndTurn(), Mistake.NOT_WORTH_THE_MAPS),
        (Explore(0), Explore(1), Mistake.WRONG_CHAMBER),
        (Explore(0, ("coin", "map")), Explore(0, ("coin", "talisman")), Mistake.WRONG_NAMES),
        (Steal(1), Steal(2), Mistake.WRONG_VICTIM),
        (UseTent(True), UseTent(False), Mistake.TENT_TOO_SOON),
        (UseTent(False), UseTent(True), Mistake.TENT_TOO_LATE),
        (Discard(("coin",)), Discard(("map",)), Mistake.WRONG_LOSS),
    ],
)
def test_mistakes_have_names(made: Move, best: Move, mistake: Mistake) -> None:
    assert mistake_of(made, best) is mistake
