"""Set-up: what is dealt, to whom, and who sees it (R1-R6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from digsite import Game, load_edition
from digsite.editions import MONUMENTS, RULESETS, Setup, SetupError
from digsite.game.events import Dealt
from scenes import COIN, MAP, NAMES, PENDANT, POT, STORM, TABLET, TALISMAN, THIEF, eyes, refused, scene

pytestmark = pytest.mark.kernel

TABLES = [
    (rules.id, players, monument)
    for rules in RULESETS.values()
    for players in range(rules.players[0], rules.players[1] + 1)
    for monument in rules.monuments
]
#: Players: thieves, sandstorms.
TROUBLE = {
    "card-game": {2: (8, 6), 3: (8, 5), 4: (8, 4)},
    "new-expedition": {2: (4, 4), 3: (6, 4), 4: (8, 5), 5: (10, 6)},
}


def printed(edition: str, players: int, monument: str, first: int | None = None) -> Game:
    """A game of a printed edition, nothing dealt yet."""
    return Game.of(load_edition(edition).setup(players, monument), NAMES[:players], first=first)


def deal(game: Game) -> list[dict[str, int]]:
    """Deal whatever comes first in the table; return what could have come, card by card."""
    chances = []
    while game.phase == "deal":
        chances.append(game.chances)
        game.happen(next(card for card, weight in game.chances.items() if weight))
    return chances


class Listening:
    """A dealer that always brings the first outcome there is and remembers the weights it was given."""

    def __init__(self) -> None:
        self.heard: list[list[int]] = []

    def draw(self, weights: Sequence[int]) -> int:
        self.heard.append(list(weights))
        return next(place for place, weight in enumerate(weights) if weight)

    def tell(self) -> int:
        return 0

    def seek(self, position: int) -> None:
        raise AssertionError("nobody goes back here")


@pytest.mark.parametrize(
    ("players", "left_out"), [(2, {TABLET, PENDANT}), (3, {TABLET, PENDANT}), (4, {PENDANT}), (5, set())]
)
def test_r1_new_expedition_leaves_treasures_out(players: int, left_out: set[str]) -> None:
    """R1: with 2-3 players neither tablets nor pendants, with 4 no pendants, with 5 nothing is left out."""
    everything = {treasure.id for treasure in load_edition("new-expedition").treasures}
    game = printed("new-expedition", players, "mine")
    assert everything - set(game.chances) == left_out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_card_game_leaves_nothing_out(players: int) -> None:
    """R1: the card game is played with all its treasures at every player count."""
    deck = {"pot_shard": 18, "parchment_scrap": 16, "coin": 14, "broken_cup": 6, "talisman": 8, "pharaohs_mask": 4}
    chances = printed("card-game", players, "pyramid").chances
    assert {card: weight for card, weight in chances.items() if weight} == deck


@pytest.mark.parametrize(("edition", "players", "monument"), TABLES)
def test_r1_r4_maps_thieves_and_sandstorms_are_set_aside(edition: str, players: int, monument: str) -> None:
    """R1, R4: no map, thief or sandstorm can be dealt to a hand, the marketplace, a chamber or the pile."""
    chances = deal(printed(edition, players, monument))
    assert len(chances) == 4 * players + 5 + MONUMENTS[monument].cards
    assert all(weights[card] == 0 for weights in chances for card in (MAP, THIEF, STORM))


def test_r2_the_rest_is_shuffled() -> None:
    """R2: every card left in the deck is equally likely to be the next one dealt."""
    game = printed("new-expedition", 2, "great_pyramid")
    left = Counter(pot_shard=16, parchment_scrap=16, coin=12, broken_cup=6, talisman=8, pharaohs_mask=4)
    for card in (COIN, COIN, POT, TALISMAN) * 2:
        assert Counter(game.chances) == left
        game.happen(card)
        left[card] -= 1


@pytest.mark.pure
def test_r2_four_hidden_cards_each_and_a_tent_face_up() -> None:
    """R2: 4 cards to each player, seen by them alone; the tent is seen by all and no part of the hand."""
    game = scene(["4 coin", "2 talisman, 2 coin", "4 broken_cup"])
    own = [{"coin": 4}, {"coin": 2, "talisman": 2}, {"broken_cup": 4}]
    for view in eyes(game):
        assert [seat.hand_size for seat in view.seats] == [4, 4, 4]
        assert [seat.tents for seat in view.seats] == [1, 1, 1]
        assert [seat.known for seat in view.seats] == [own[p] if p == view.seat else {} for p in range(3)]
        dealt = view.log[0]
        assert isinstance(dealt, Dealt)
        assert [hand is not None for hand in dealt.hands] == [p == view.seat for p in range(3)]


def test_r2_no_tents_in_the_card_game() -> None:
    """R2: tents belong to the New Expedition."""
    game = scene(["4 coin", "4 coin"], monument="pyramid")
    assert [seat.tents for seat in game.view(None).seats] == [0, 0]


def test_r3_five_cards_face_up_are_the_marketplace() -> None:
    """R3: everybody sees the 5 cards of the marketplace."""
    game = scene(["4 coin", "4 coin"], market="2 coin, talisman, 2 pot_shard")
    for view in eyes(game):
        assert view.market == {"pot_shard": 2, "coin": 2, "talisman": 1}
        dealt = view.log[0]
        assert isinstance(dealt, Dealt)
        assert dealt.market == (POT, POT, COIN, COIN, TALISMAN)


def test_r4_one_of_six_monuments_at_random() -> None:
    """R4: the monument comes first, each of the six with the same chance; the card game has its pyramid."""
    dealer = Listening()
    game = Game(players=2, dealer=dealer)
    assert dealer.heard[0] == [1] * 6
    assert game.setup.monument.id == "great_pyramid"
    six = {"great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins"}
    assert {Game(players=2, seed=seed).setup.monument.id for seed in range(60)} == six
    assert Game(players=2, edition="card-game", seed=1).setup.monument.id == "pyramid"


def test_r4_the_great_pyramid_is_recommended_first_and_the_table_may_choose() -> None:
    """R4: the first monument of the rules is the one for a first game; any of the six can be asked for."""
    monuments = load_edition("new-expedition").rules.monuments
    assert monuments[0] == "great_pyramid"
    for monument in monuments:
        assert Game(players=2, monument=monument, seed=1).view(None).monument == monument
    with pytest.raises(SetupError, match="great_pyramid"):
        Game(players=2, monument="pyramid", seed=1)


@pytest.mark.parametrize(("edition", "players", "monument"), TABLES)
def test_r4_chambers_and_pile_are_filled_from_the_same_deck(edition: str, players: int, monument: str) -> None:
    """R4: hands, marketplace, chambers and pile come from one deck, and what is left of it goes to the dig site."""
    game = printed(edition, players, monument)
    deck = Counter(game.chances)
    deal(game)
    dealt = game.log[0]
    assert isinstance(dealt, Dealt)
    assert tuple(len(chamber or ()) for chamber in dealt.chambers) == MONUMENTS[monument].chambers
    pile = dealt.pile or ()
    assert len(pile) == (12 if monument == "buried_ruins" else 0)
    game.happen("0")
    heaps = (*dealt.hands, dealt.market, *dealt.chambers, pile)
    out = Counter(card for heap in heaps for card in heap or ())
    trouble = TROUBLE[edition][players]
    # R5: the maps, and this table's thieves and sandstorms, are shuffled into the rest.
    assert +Counter(game.chances) == deck - out + Counter({MAP: 6, THIEF: trouble[0], STORM: trouble[1]})


@pytest.mark.parametrize(
    ("edition", "players"), [(edition, players) for edition, rows in TROUBLE.items() for players in rows]
)
def test_r5_maps_thieves_and_sandstorms_go_into_the_dig_site(edition: str, players: int) -> None:
    """R5: 6 maps, and the thieves and sandstorms for this player count; the rest is hidden."""
    game = printed(edition, players, load_edition(edition).rules.monuments[0])
    deal(game)
    game.happen("0")
    chances = game.chances
    assert (chances[MAP], chances[THIEF], chances[STORM]) == (6, *TROUBLE[edition][players])
    for view in eyes(game):
        assert view.dig_size == sum(chances.values())
        assert (view.thieves, view.sandstorms) == TROUBLE[edition][players]
        assert view.unseen[MAP] == 6


def test_r6_card_game_first_player_is_random() -> None:
    """R6: every seat has the same chance, and nobody can be named."""
    game = printed("card-game", 3, "pyramid")
    deal(game)
    assert (game.phase, game.first) == ("first", None)
    assert game.chances == {"0": 1, "1": 1, "2": 1}
    game.happen("2")
    assert (game.first, game.turn, game.phase) == (2, 2, "dig")
    with pytest.raises(SetupError, match="by lot"):
        printed("card-game", 3, "pyramid", first=1)


def test_r6_new_expedition_the_table_may_name_the_first_player() -> None:
    """R6: a named seat starts; with none named every seat has the same chance."""
    game = printed("new-expedition", 3, "great_pyramid", first=1)
    deal(game)
    assert game.chances == {"0": 0, "1": 1, "2": 0}
    game = printed("new-expedition", 3, "great_pyramid")
    deal(game)
    assert game.chances == {"0": 1, "1": 1, "2": 1}
    assert Game(players=4, first=3, seed=5).first == 3
    with pytest.raises(SetupError, match=r"There are: Ann \(0\), Ben \(1\), Cleo \(2\)"):
        printed("new-expedition", 3, "great_pyramid", first=3)


def test_r6_the_turn_passes_to_the_left() -> None:
    """R6 and the turn order: from the first player clockwise, round and round."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="map, 6 coin", first=2)
    turns = []
    for _ in range(5):
        turns.append(game.turn)
        game.happen(COIN)
        game.play("end")
    assert turns == [2, 0, 1, 2, 0]


def test_r1_r5_before_the_deal_nobody_can_move() -> None:
    """R1: until everything is dealt chance decides, and a move is refused."""
    setup: Setup = load_edition("new-expedition").setup(2, "tomb")
    assert "Chance decides" in refused(Game.of(setup, NAMES[:2]), "end", "not-now")
