"""Fair games: the seed gives the very cards of the record; a changed card, seed or order is found and named."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given

from digsite.dealers import FairDealer, FairError, FairSheet, commitment
from digsite.editions import load_edition
from digsite.game import Game
from digsite.records import RecordError, read_record, record_lines, verify
from digsite.rules.actions import END_TURN
from examples import examples
from kinds import KINDS, Kind, choices

pytestmark = pytest.mark.kernel

SECRET = bytes(range(32))


def fair_game(kind: Kind, choice: random.Random, secret: bytes = SECRET, *, named: bool = False) -> list[bytes]:
    """Play a fair game to its end, the monument drawn as well."""
    entropy = tuple(choice.randbytes(choice.randrange(20)) for _ in range(kind.players))
    dealer = FairDealer(secret, entropy)
    first = 1 if named else None
    game = Game(
        [f"P{p}" for p in range(kind.players)],
        edition=kind.edition,
        variants=kind.variants,
        dealer=dealer,
        first=first,
    )
    while not game.is_over:
        game.step(choice.choice(game.legal_steps))
    sheet = FairSheet(commitment(secret), entropy, ("monument",) if named else ("monument", "first"))
    return record_lines(game, {"fair": sheet.revealed(secret).to_json()})


@examples(60)
@given(choices)
def test_a_fair_game_of_any_kind_verifies(choice: random.Random) -> None:
    lines = fair_game(choice.choice(KINDS), choice, choice.randbytes(32))
    verify(read_record(lines))


def test_a_game_whose_first_player_the_table_named_verifies() -> None:
    kind = Kind("new-expedition", 3, "tomb")
    assert verify(read_record(fair_game(kind, random.Random(1), named=True))).drawn == ("monument",)


def changed(lines: list[bytes], **keys: Any) -> list[bytes]:
    header = json.loads(lines[0])
    header["fair"].update(keys)
    return [json.dumps(header, separators=(",", ":")).encode() + b"\n", *lines[1:]]


def test_another_seed_is_not_the_one_committed_to() -> None:
    lines = fair_game(Kind("new-expedition", 2, "tomb"), random.Random(2))
    with pytest.raises(FairError) as caught:
        verify(read_record(changed(lines, seed="00" * 32)))
    assert caught.value.code == "seed-mismatch"


def test_another_seed_with_a_commitment_of_its_own_gives_other_cards() -> None:
    lines = fair_game(Kind("new-expedition", 2, "tomb"), random.Random(2))
    forged = changed(lines, seed="00" * 32, commitment=commitment(bytes(32)))
    with pytest.raises(RecordError) as caught:
        verify(read_record(forged))
    assert caught.value.code == "not-as-dealt"
    with pytest.raises(FairError) as noted:
        verify(read_record(forged), commitment(SECRET))
    assert noted.value.code == "commitment-mismatch"


def test_other_entropy_gives_other_cards() -> None:
    lines = fair_game(Kind("new-expedition", 2, "tomb"), random.Random(2))
    with pytest.raises(RecordError) as caught:
        verify(read_record(changed(lines, entropy=["", "01"])))
    assert caught.value.code == "not-as-dealt"


def test_a_changed_card_is_found_and_named() -> None:
    """A record that is legal all the same: two treasures that one player dug up and kept change places."""
    entropy = (b"", b"")
    game = Game(2, edition="card-game", dealer=FairDealer(SECRET, entropy))
    while not game.is_over:
        game.step(END_TURN if END_TURN in game.legal_steps else game.legal_steps[0])
    sheet = FairSheet(commitment(SECRET), entropy, ("monument", "first")).revealed(SECRET)
    lines = record_lines(game, {"fair": sheet.to_json()})
    verify(read_record(lines))
    plain = (b"thief", b"sandstorm")
    digs = [n for n, text in enumerate(lines) if b'"dig","by":0' in text and not any(word in text for word in plain)]
    one, other = next((a, b) for a in digs for b in digs if a < b and lines[a] != lines[b])
    swapped = lines.copy()
    swapped[one], swapped[other] = lines[other], lines[one]
    with pytest.raises(RecordError) as caught:
        verify(read_record(swapped))
    assert caught.value.code == "not-as-dealt"
    assert caught.value.line == one + 1
    assert json.loads(lines[one])["card"] in caught.value.reason


def test_a_record_without_a_fair_sheet_or_seed_says_so() -> None:
    kind = Kind("new-expedition", 2, "tomb")
    game = kind.game(1)
    with pytest.raises(FairError) as caught:
        verify(read_record(record_lines(game)))
    assert caught.value.code == "not-fair"
    sheet = FairSheet(commitment(SECRET), (b"", b""), ())
    with pytest.raises(FairError) as early:
        verify(read_record(record_lines(game, {"fair": sheet.to_json()})))
    assert early.value.code == "seed-missing"


def test_the_fair_dealer_draws_nothing_that_is_not_in_the_record() -> None:
    """Every word of the stream stands for one chance point: the deal, the first player, and so on."""
    dealer = FairDealer(SECRET, (b"a", b"b"))
    setup = load_edition("new-expedition").setup(2, "tomb")
    Game.of(setup, ("Ann", "Ben"), dealer=dealer)
    assert dealer.tell() >= 4 * 2 + 5 + 15 + 1 + 1
