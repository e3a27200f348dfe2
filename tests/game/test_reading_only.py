"""What a view holds cannot be changed; legal moves can be chosen from; everything public is at the top."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

import digsite
from digsite import Game, SetupError, View, load_edition


def test_a_views_tallies_are_only_read_and_travel() -> None:
    view = Game(players=2, monument="tomb", seed=4).view(0)
    for tally in (view.hand, view.market, view.unseen, view.seats[0].known, view.chambers[0].known):
        with pytest.raises(TypeError, match="only read"):
            tally["coin"] = 9
        with pytest.raises(TypeError, match="only read"):
            tally.update(coin=9)
        with pytest.raises(TypeError, match="only read"):
            tally.clear()
    assert pickle.loads(pickle.dumps(view)) == view
    assert copy.deepcopy(view) == view
    assert msgspec.json.decode(view.to_json(), type=View) == view
    assert dict(view.hand) == view.hand


def test_a_legal_move_is_drawn_by_number() -> None:
    legal = Game(players=2, monument="mine", seed=4).legal_moves
    listed = list(legal)
    assert [legal[number] for number in (0, 5, -1)] == [listed[0], listed[5], listed[-1]]
    assert legal[2:5] == listed[2:5]
    assert random.Random(1).choice(legal) in legal
    with pytest.raises(IndexError, match=f"There are {len(listed)} legal moves"):
        _ = legal[len(listed)]
    with pytest.raises(TypeError, match="no number"):
        _ = legal["sell"]  # type: ignore[call-overload]


def test_everything_at_the_top_is_there_and_told() -> None:
    for name in digsite.__all__:
        assert getattr(digsite, name).__doc__ or name == "AnyBot", name
    assert {"Bot", "LegalMoves", "Event", "Sold", "SetupError", "BotFailed", "Decision"} <= set(digsite.__all__)
    assert set(digsite.__all__) <= set(dir(digsite))


@pytest.mark.parametrize("wrong", [3, None, b"card-game", 2.5])
def test_what_is_no_edition_is_refused(wrong: object) -> None:
    with pytest.raises(SetupError, match="An edition is a printed one's id, a file or an Edition"):
        load_edition(wrong)  # type: ignore[arg-type]


def test_prices_that_fall_or_are_never_paid_are_allowed_and_told(tmp_path: Path) -> None:
    text = load_edition("card-game").path.read_text(encoding="utf-8").replace('id = "card-game"', 'id = "mine"', 1)
    figures = load_edition("card-game").treasure("coin").sells
    assert load_edition("card-game").remarks == ()
    listed = ", ".join(map(str, figures))
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(f"sells = [{listed}]", "sells = [5, 4, 6]", 1), encoding="utf-8")
    assert [str(remark) for remark in load_edition(path).remarks] == [
        "treasures.coin.sells: prices fall. A set of 2 sells for $4, one card fewer for $5."
    ]


def test_moves_and_events_call_the_same_thing_alike() -> None:
    sell, sold = digsite.Sell("coin", 2), digsite.Sold(0, "coin", 2, 5)
    assert (sell.treasure, sell.card, sell.count) == (sold.treasure, sold.card, sold.count)
    steal, stolen = digsite.Steal(2), digsite.Stolen(0, 2, "coin")
    assert (steal.seat, steal.victim) == (stolen.seat, stolen.victim)
    explore = digsite.Explore(0, ("coin", "talisman"))
    explored = digsite.Explored(0, 0, 1, named=("coin", "talisman"), drawn=(), got=())
    assert (explore.naming, explore.named) == (explored.naming, explored.named)
    assert digsite.Explored(0, 0, 1).naming is None


def test_a_game_and_a_view_show_the_table_in_a_notebook() -> None:
    game = Game(players=["Ann", "<b>Ben</b>"], monument="tomb", seed=4)
    shown = game._repr_html_()
    assert "&lt;b&gt;Ben&lt;/b&gt;" in shown
    assert "<b>Ben" not in shown
    assert "Marketplace" in shown
    mine = game.view(0)._repr_html_()
    assert mine == game.resampled(0, 5).view(0)._repr_html_()
    assert mine != shown


def test_the_picture_has_our_own_art_and_lays_face_down_what_its_player_does_not_know() -> None:
    game = Game(players=["Ann", "<b>Ben</b>"], monument="tomb", seed=4)
    mine, shown = game.view(0)._repr_svg_(), game._repr_svg_()
    assert mine in game.view(0)._repr_html_()
    for svg in (mine, shown):
        ET.fromstring(svg)  # well-formed, whatever somebody is called
        assert 'id="digsite-tomb"' in svg
        assert "4 face down" in svg
    assert mine == game.resampled(0, 5).view(0)._repr_svg_(), "hidden stays hidden"
    cards = {card for card in game.view(0).hand if f">{game.view(0).hand[card]} " in mine}
    assert cards == set(game.view(0).hand)
    assert mine.count("face down") < shown.count("face down")


def test_a_card_of_an_edition_of_ones_own_is_drawn_by_its_name(tmp_path: Path) -> None:
    text = digsite.load_edition("new-expedition").path.read_text(encoding="utf-8")
    file = tmp_path / "own.toml"
    own = text.replace("treasures.coin]", "treasures.drachma]").replace('id = "new-expedition"', 'id = "own"', 1)
    file.write_text(own.replace('name = "Coin"', 'name = "Drachma"'), encoding="utf-8")
    game = Game(players=2, edition=file, monument="tomb", seed=4)
    pictures = "".join(game.view(seat)._repr_svg_() for seat in (0, 1))
    assert "digsite-drachma" not in pictures
    assert "rachma" in pictures
