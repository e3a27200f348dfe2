"""The fair dealer deals what docs/fair-dealing.md says, evenly, and its sheet takes nothing else."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import pickle
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from digsite.dealers.dealer import Dealer
from digsite.dealers.fair import FairDealer, FairError, commitment, new_secret, seat_commitment
from digsite.dealers.fair_sheet import FairSheet
from digsite.errors import DigsiteError

HERE = Path(__file__).parent
VECTORS_FILE = HERE / "fair_vectors.json"
VECTORS: list[dict[str, Any]] = json.loads(VECTORS_FILE.read_text("utf-8"))
PAGE = (HERE.parents[1] / "docs" / "fair-dealing.md").read_text("utf-8")

SECRET = hashlib.sha256(b"a secret for tests").digest()
DIG_SITE = [9, 7, 8, 4, 4, 6, 2, 4, 4]


def plain_words(secret: bytes, entropy: Sequence[bytes], count: int) -> list[int]:
    """The stream's first words, derived straight down the page and without the class."""
    message = b"digsite fair 1" + bytes(1)
    for added in entropy:
        message += len(added).to_bytes(1, "big") + added
    key = hmac.new(secret, message, hashlib.sha256).digest()
    stream = b""
    for i in range(count // 4 + 1):
        stream += hmac.new(key, i.to_bytes(8, "big"), hashlib.sha256).digest()
    return [int.from_bytes(stream[8 * n : 8 * n + 8], "big") for n in range(count)]


def plain_draw(words: list[int], weights: Sequence[int]) -> int:
    """One draw off the front of the words, which it uses up."""
    total = sum(weights)
    while True:
        word = words.pop(0)
        if word < 2**64 // total * total:
            break
    cards = word % total
    for i, weight in enumerate(weights):
        if cards < weight:
            return i
        cards -= weight
    raise AssertionError("a remainder is less than the total")


secrets_given = st.binary(min_size=32, max_size=32)
entropies = st.lists(st.binary(max_size=64), min_size=2, max_size=5)
some_weights = st.lists(st.integers(0, 20), min_size=1, max_size=11).filter(any)
huge_weights = st.lists(st.integers(0, 2**63), min_size=1, max_size=2).filter(any)


class TestTheStream:
    @pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
    def test_deals_the_vectors_of_another_implementation(self, vector: dict[str, Any]) -> None:
        secret = bytes.fromhex(vector["secret"])
        assert commitment(secret) == vector["commitment"]
        dealer = FairDealer(secret, [bytes.fromhex(added) for added in vector["entropy"]])
        dealer.seek(int(vector["start"]))
        for seat, noted in enumerate(vector.get("commitments", ())):
            assert (
                not noted or seat_commitment(commitment(secret), seat, bytes.fromhex(vector["entropy"][seat])) == noted
            )
        for drawn in vector["draws"]:
            assert dealer.draw([int(weight) for weight in drawn["weights"]]) == drawn["index"]
            assert dealer.tell() == int(drawn["after"])

    def test_the_vectors_pass_words_over(self) -> None:
        used = {v["name"]: int(v["draws"][-1]["after"]) - int(v["start"]) for v in VECTORS}
        made = {v["name"]: len(v["draws"]) for v in VECTORS}
        assert used["every second word passed over"] > 1.5 * made["every second word passed over"]
        assert used["every fourth word passed over"] > made["every fourth word passed over"]
        assert used["no word ever passed over"] == made["no word ever passed over"]

    @given(secrets_given, entropies, st.lists(st.one_of(some_weights, huge_weights), max_size=12))
    def test_deals_what_the_plain_derivation_deals(
        self, secret: bytes, entropy: list[bytes], draws: list[list[int]]
    ) -> None:
        words = plain_words(secret, entropy, 400)
        dealer = FairDealer(secret, entropy)
        for weights in draws:
            assert dealer.draw(weights) == plain_draw(words, weights)
            assert dealer.tell() == 400 - len(words)

    @given(secrets_given, entropies, st.lists(some_weights, max_size=8), st.lists(huge_weights, min_size=1))
    def test_going_back_brings_the_same_chance_again(
        self, secret: bytes, entropy: list[bytes], before: list[list[int]], after: list[list[int]]
    ) -> None:
        dealer: Dealer = FairDealer(secret, entropy)
        for weights in before:
            dealer.draw(weights)
        mark = dealer.tell()
        seen = [(dealer.draw(weights), dealer.tell()) for weights in after]
        dealer.seek(mark)
        assert [(dealer.draw(weights), dealer.tell()) for weights in after] == seen
        fresh = FairDealer(secret, entropy)
        fresh.seek(mark)
        assert [(fresh.draw(weights), fresh.tell()) for weights in after] == seen

    @given(st.integers(0, 2**66 - 200), st.lists(st.integers(0, 99), min_size=1, max_size=30))
    def test_any_position_can_be_reached_in_any_order(self, start: int, steps: list[int]) -> None:
        dealer = FairDealer(SECRET, [b"", b""])
        dealer.seek(start)
        assert dealer.tell() == start
        ahead = [dealer.draw([2**32] * 2**4) for _ in range(100)]
        for step in steps:
            dealer.seek(start + step)
            assert dealer.draw([2**32] * 2**4) == ahead[step]
            assert dealer.tell() == start + step + 1

    @given(some_weights)
    def test_weight_zero_never_comes_and_never_matters(self, weights: list[int]) -> None:
        kinds = [i for i, weight in enumerate(weights) if weight]
        dealer, short = FairDealer(SECRET, []), FairDealer(SECRET, [])
        for _ in range(10):
            assert dealer.draw(weights) == kinds[short.draw([weights[i] for i in kinds])]

    def test_a_draw_with_one_outcome_uses_a_word_too(self) -> None:
        dealer = FairDealer(SECRET, [b"", b""])
        assert [dealer.draw(weights) for weights in ([1], [0, 7, 0], [0, 0, 2**64])] == [0, 1, 2]
        assert dealer.tell() == 3

    def test_weights_may_come_from_an_array(self) -> None:
        plain, small = FairDealer(SECRET, [b""]), FairDealer(SECRET, [b""])
        weights = np.array([100, 100, 100], dtype=np.int8)
        drawn = [small.draw(weights) for _ in range(50)]  # type: ignore[arg-type]
        assert drawn == [plain.draw([100, 100, 100]) for _ in range(50)]
        assert all(type(index) is int for index in drawn)

    def test_copies_go_their_own_way(self) -> None:
        dealer = FairDealer(SECRET, [b"sand", b""])
        dealer.draw(DIG_SITE)
        others = [copy.copy(dealer), copy.deepcopy(dealer), pickle.loads(pickle.dumps(dealer))]
        ahead = [dealer.draw(DIG_SITE) for _ in range(9)]
        for other in others:
            assert other.tell() == 1
            assert [other.draw(DIG_SITE) for _ in range(9)] == ahead

    def test_every_seat_and_the_secret_have_a_part(self) -> None:
        def dealt(secret: bytes, *entropy: bytes) -> tuple[int, ...]:
            dealer = FairDealer(secret, entropy)
            return tuple(dealer.draw([1] * 1000) for _ in range(8))

        streams = [
            dealt(SECRET, b"ab", b""),
            dealt(SECRET, b"a", b"b"),
            dealt(SECRET, b"", b"ab"),
            dealt(SECRET, b"b", b"a"),
            dealt(SECRET, b"ab"),
            dealt(SECRET, b"ab", b"", b""),
            dealt(SECRET, b"ab\0", b""),
            dealt(SECRET, b"a\1b"),
            dealt(SECRET),
            dealt(bytes(32), b"ab", b""),
        ]
        assert len(set(streams)) == len(streams)


class TestProgrammersMistakes:
    @pytest.mark.parametrize(
        "weights",
        [[], [0], [0, 0, 0], [3, -1], [-1], [-1, 2], [2**64, 1]],
        ids=lambda weights: str(weights)[:20],
    )
    def test_weights_without_meaning_use_up_nothing(self, weights: list[int]) -> None:
        dealer = FairDealer(SECRET, [b"", b""])
        with pytest.raises(ValueError, match="draw"):
            dealer.draw(weights)
        assert dealer.tell() == 0

    def test_weights_are_whole_numbers(self) -> None:
        with pytest.raises(TypeError):
            FairDealer(SECRET, []).draw([0.5, 0.5])  # type: ignore[list-item]

    @pytest.mark.parametrize("position", [-1, 2**66])
    def test_positions_outside_the_stream(self, position: int) -> None:
        dealer = FairDealer(SECRET, [])
        dealer.seek(5)
        with pytest.raises(ValueError, match="no position"):
            dealer.seek(position)
        assert dealer.tell() == 5

    @pytest.mark.parametrize(
        "mistake",
        [
            lambda: commitment(bytes(31)),
            lambda: FairDealer(bytes(33), [b"", b""]),
            lambda: FairDealer(SECRET, [b"", bytes(65)]),
            lambda: FairSheet(commitment(SECRET).upper(), (b"", b""), ()),
            lambda: FairSheet("", (b"", b""), ()),
            lambda: FairSheet(commitment(SECRET), (b"",), ()),
            lambda: FairSheet(commitment(SECRET), (b"",) * 6, ()),
            lambda: FairSheet(commitment(SECRET), (b"", bytes(65)), ()),
            lambda: FairSheet(commitment(SECRET), (b"", b""), ("first", "monument")),
            lambda: FairSheet(commitment(SECRET), (b"", b""), (), seed=bytes(31)),
            lambda: FairSheet(commitment(SECRET), (b"", b""), (), commitments=("",)),
            lambda: FairSheet(commitment(SECRET), (b"", b""), (), commitments=("", "ff")),
            lambda: FairSheet(commitment(SECRET), (b"", b""), (), commitments=("", ""), voided=-1),
            lambda: FairSheet(commitment(SECRET), (b"", b""), (), voided=1),
        ],
    )
    def test_wrong_sizes_are_not_a_users_error(self, mistake: Callable[[], object]) -> None:
        with pytest.raises(ValueError, match=r"not|most|only") as caught:
            mistake()
        assert not isinstance(caught.value, DigsiteError)

    def test_secrets_are_new(self) -> None:
        made = {new_secret() for _ in range(20)}
        assert len(made) == 20
        assert {len(secret) for secret in made} == {32}


class TestTheOddsAreTheWeights:
    """Fixed secrets: these numbers are the same on every run."""

    DRAWS = 60_000

    @pytest.mark.parametrize("table", range(4))
    @pytest.mark.parametrize("weights", [DIG_SITE, [1] * 6, [1, 1], [16, 16, 12, 6, 8, 0, 4], [1, 99]], ids=str)
    def test_draws_fit_their_weights(self, table: int, weights: list[int]) -> None:
        dealer = FairDealer(SECRET, [bytes([table]), b""])
        assert self.fit(weights, [dealer.draw(weights) for _ in range(self.DRAWS)]) > 0.001

    def test_passing_words_over_is_what_makes_it_even(self) -> None:
        thirds = [2**62] * 3
        dealer = FairDealer(SECRET, [b"thirds", b""])
        assert self.fit(thirds, [dealer.draw(thirds) for _ in range(self.DRAWS)]) > 0.001
        careless = [word % (3 * 2**62) // 2**62 for word in plain_words(SECRET, [b"thirds", b""], self.DRAWS)]
        assert self.fit(thirds, careless) < 1e-9

    def test_one_draw_says_nothing_about_the_next(self) -> None:
        dealer = FairDealer(SECRET, [b"pairs", b""])
        pairs = [4 * dealer.draw([1] * 4) + dealer.draw([1] * 4) for _ in range(self.DRAWS)]
        assert self.fit([1] * 16, pairs) > 0.001

    @staticmethod
    def fit(weights: list[int], drawn: list[int]) -> float:
        counted = Counter(drawn)
        assert all(weights[i] for i in counted)
        kinds = [i for i, weight in enumerate(weights) if weight]
        share = len(drawn) / sum(weights)
        return float(chisquare([counted[i] for i in kinds], [weights[i] * share for i in kinds]).pvalue)


def a_sheet() -> dict[str, Any]:
    return {
        "scheme": "digsite-fair-1",
        "commitment": commitment(SECRET),
        "entropy": ["73616e64", "", "00"],
        "drawn": ["monument", "first"],
        "seed": SECRET.hex(),
    }


class TestTheSheet:
    @pytest.mark.parametrize("drawn", [[], ["monument"], ["first"], ["monument", "first"]])
    @pytest.mark.parametrize("seed", [None, SECRET.hex()], ids=["under way", "over"])
    def test_reads_what_it_wrote(self, drawn: list[str], seed: str | None) -> None:
        written = a_sheet() | {"drawn": drawn, "seed": seed}
        if seed is None:
            del written["seed"]
        sheet = FairSheet.from_json(json.loads(json.dumps(written)), seats=3)
        assert sheet.to_json() == written
        assert list(sheet.to_json()) == list(written)

    @given(secrets_given, entropies, st.booleans())
    def test_any_sheet_survives_the_file(self, secret: bytes, entropy: list[bytes], over: bool) -> None:
        sheet = FairSheet(commitment(secret), tuple(entropy), ("first",))
        if over:
            sheet = sheet.revealed(secret)
        assert FairSheet.from_json(json.loads(json.dumps(sheet.to_json())), len(entropy)) == sheet

    def test_deals_the_game_again(self) -> None:
        dealer = FairSheet.from_json(a_sheet()).dealer()
        live = FairDealer(SECRET, [b"sand", b"", b"\0"])
        assert [dealer.draw(DIG_SITE) for _ in range(40)] == [live.draw(DIG_SITE) for _ in range(40)]

    def test_keeps_the_seed_back_until_it_is_revealed(self) -> None:
        sheet = FairSheet(commitment(SECRET), (b"", b""), ())
        assert SECRET.hex() not in json.dumps(sheet.to_json())
        assert sheet.revealed(SECRET).to_json()["seed"] == SECRET.hex()
        for early in (sheet.check_seed, sheet.dealer):
            with pytest.raises(FairError) as caught:
                early()
            assert caught.value.code == "seed-missing"

    def test_refuses_a_seed_that_was_not_committed_to(self) -> None:
        sheet = FairSheet.from_json(a_sheet() | {"seed": bytes(32).hex()})
        for check in (sheet.check_seed, sheet.dealer, lambda: sheet.revealed(bytes(32))):
            with pytest.raises(FairError, match=commitment(bytes(32))) as caught:
                check()
            assert caught.value.code == "seed-mismatch"

    @pytest.mark.parametrize(
        ("change", "code"),
        [
            ({"salt": "00"}, "fair-unknown"),
            ({7: "00"}, "fair-unknown"),
            ({"scheme": "digsite-fair-3"}, "fair-scheme"),
            ({"scheme": None}, "fair-scheme"),
            ({"commitment": 5}, "fair-type"),
            ({"commitment": SECRET.hex()[:-2]}, "fair-length"),
            ({"commitment": SECRET.hex()[:-1]}, "fair-hex"),
            ({"commitment": SECRET.hex()[:-1] + "g"}, "fair-hex"),
            ({"commitment": "AB" * 32}, "fair-hex"),
            ({"commitment": "ab" * 32 + "\n"}, "fair-hex"),
            ({"entropy": "7361"}, "fair-type"),
            ({"entropy": {"0": ""}}, "fair-type"),
            ({"entropy": ["", None, ""]}, "fair-type"),
            ({"entropy": ["", "7 3", ""]}, "fair-hex"),
            ({"entropy": ["", "\u0660\u0660", ""]}, "fair-hex"),
            ({"entropy": ["", "00" * 65, ""]}, "fair-length"),
            ({"entropy": []}, "fair-seats"),
            ({"entropy": [""]}, "fair-seats"),
            ({"entropy": ["", ""]}, "fair-seats"),
            ({"entropy": [""] * 4}, "fair-seats"),
            ({"entropy": [""] * 6}, "fair-seats"),
            ({"drawn": "first"}, "fair-type"),
            ({"drawn": None}, "fair-type"),
            ({"drawn": ["first", "monument"]}, "fair-drawn"),
            ({"drawn": ["first", "first"]}, "fair-drawn"),
            ({"drawn": ["thief"]}, "fair-drawn"),
            ({"drawn": [["first"]]}, "fair-drawn"),
            ({"seed": None}, "fair-type"),
            ({"seed": ""}, "fair-length"),
            ({"seed": "00" * 33}, "fair-length"),
            ({"seed": "0x" + "00" * 31}, "fair-hex"),
        ],
        ids=str,
    )
    def test_refuses_what_is_not_a_sheet(self, change: dict[Any, Any], code: str) -> None:
        with pytest.raises(FairError) as caught:
            FairSheet.from_json(a_sheet() | change, seats=3)
        assert caught.value.code == code

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            ({"seed": "00" * 33}, "33 bytes; 32 is right"),
            ({"entropy": ["", "00" * 65, ""]}, "65 bytes; 0 to 64 is right"),
        ],
    )
    def test_a_wrong_length_is_told_with_the_right_one(self, change: dict[str, Any], words: str) -> None:
        with pytest.raises(FairError, match=words):
            FairSheet.from_json(a_sheet() | change, seats=3)

    @pytest.mark.parametrize("key", ["scheme", "commitment", "entropy", "drawn"])
    def test_refuses_a_sheet_with_a_gap(self, key: str) -> None:
        torn = a_sheet()
        del torn[key]
        with pytest.raises(FairError, match=key) as caught:
            FairSheet.from_json(torn)
        assert caught.value.code == "fair-missing"

    @pytest.mark.parametrize("found", [None, [], "fair", 1, [a_sheet()]], ids=lambda found: str(found)[:10])
    def test_refuses_what_is_not_an_object(self, found: object) -> None:
        with pytest.raises(FairError) as caught:
            FairSheet.from_json(found)
        assert caught.value.code == "fair-type"

    @pytest.mark.parametrize("seats", [2, 4, 6])
    def test_refuses_the_entropy_of_another_number_of_seats(self, seats: int) -> None:
        with pytest.raises(FairError, match=f"this game has {seats}"):
            FairSheet.from_json(a_sheet(), seats)


def a_committed_sheet() -> dict[str, Any]:
    promise = commitment(SECRET)
    return {
        "scheme": "digsite-fair-2",
        "commitment": promise,
        "commitments": [seat_commitment(promise, 0, b"s" * 16), "", seat_commitment(promise, 2, b"t" * 64), ""],
        "entropy": [(b"s" * 16).hex(), "", (b"t" * 64).hex(), b"open".hex()],
        "voided": 2,
        "drawn": ["first"],
        "seed": SECRET.hex(),
    }


class TestTheSheetWithCommitments:
    def test_reads_what_it_wrote_and_checks_every_commitment(self) -> None:
        sheet = FairSheet.from_json(json.loads(json.dumps(a_committed_sheet())), seats=4)
        assert sheet.to_json() == a_committed_sheet()
        assert list(sheet.to_json()) == list(a_committed_sheet())
        assert (sheet.scheme, sheet.silent, sheet.uncommitted, sheet.voided) == ("digsite-fair-2", (1,), (3,), 2)
        sheet.check_commitments()
        sheet.dealer()

    @pytest.mark.parametrize(
        ("key", "seat", "text"),
        [
            ("entropy", 0, (b"s" * 15 + b"t").hex()),
            ("entropy", 0, (b"s" * 15).hex()),
            ("entropy", 0, ""),
            ("entropy", 2, (b"t" * 63).hex()),
            ("commitments", 1, seat_commitment(commitment(SECRET), 1, b"s" * 16)),
            ("commitments", 3, seat_commitment(commitment(SECRET), 3, b"s" * 16)),
            ("commitments", 2, seat_commitment(commitment(SECRET), 0, b"t" * 64)),
            ("commitments", 2, seat_commitment(commitment(bytes(32)), 2, b"t" * 64)),
        ],
    )
    def test_refuses_bytes_of_another_commitment_seat_or_deal(self, key: str, seat: int, text: str) -> None:
        changed = a_committed_sheet()
        changed[key][seat] = text
        sheet = FairSheet.from_json(changed)
        for check in (sheet.check_commitments, sheet.dealer):
            with pytest.raises(FairError, match=rf"\b[sS]eat {seat}\b") as caught:
                check()
            assert caught.value.code == "bytes-mismatch"

    @pytest.mark.parametrize(
        ("change", "code"),
        [
            ({"salt": "00"}, "fair-unknown"),
            ({"scheme": "digsite-fair-1"}, "fair-unknown"),
            ({"commitments": None}, "fair-type"),
            ({"commitments": ["", "", "", 4]}, "fair-type"),
            ({"commitments": ["", "", ""]}, "fair-seats"),
            ({"commitments": ["", "", "", "00"]}, "fair-length"),
            ({"commitments": ["", "", "", "0g" * 32]}, "fair-hex"),
            ({"voided": -1}, "fair-voided"),
            ({"voided": True}, "fair-voided"),
            ({"voided": 1.0}, "fair-voided"),
            ({"voided": None}, "fair-voided"),
        ],
        ids=str,
    )
    def test_refuses_what_is_not_a_sheet(self, change: dict[str, Any], code: str) -> None:
        with pytest.raises(FairError) as caught:
            FairSheet.from_json(a_committed_sheet() | change, seats=4)
        assert caught.value.code == code

    @pytest.mark.parametrize("key", ["commitments", "voided"])
    def test_refuses_a_sheet_with_a_gap(self, key: str) -> None:
        torn = a_committed_sheet()
        del torn[key]
        with pytest.raises(FairError, match=key) as caught:
            FairSheet.from_json(torn)
        assert caught.value.code == "fair-missing"

    @given(secrets_given, st.integers(0, 4), st.binary(min_size=16, max_size=64), st.data())
    def test_a_commitment_is_for_one_deal_one_seat_and_these_bytes(
        self, secret: bytes, seat: int, added: bytes, data: st.DataObject
    ) -> None:
        promise = commitment(secret)
        plain = b"digsite fair 2 seat" + bytes(1) + hashlib.sha256(secret).digest() + bytes([seat]) + added
        assert seat_commitment(promise, seat, added) == hashlib.sha256(plain).hexdigest()
        others = st.tuples(secrets_given.map(commitment), st.integers(0, 4), st.binary(min_size=16, max_size=64))
        other = data.draw(others)
        assert (seat_commitment(*other) == seat_commitment(promise, seat, added)) == (other == (promise, seat, added))

    @pytest.mark.parametrize(
        ("promise", "seat", "added"),
        [("00" * 32, 5, 16), ("00" * 32, -1, 16), ("00" * 32, 0, 15), ("00" * 32, 0, 65), ("00" * 31, 0, 16)],
    )
    def test_nobody_commits_to_what_cannot_be(self, promise: str, seat: int, added: int) -> None:
        with pytest.raises(ValueError, match=r"seats are|commits to|commitment is"):
            seat_commitment(promise, seat, bytes(added))


class TestThePage:
    """docs/fair-dealing.md: its numbers, its list of chances and its program."""

    KINDS = ("pot_shard", "parchment_scrap", "coin", "broken_cup", "talisman", "map", "pharaohs_mask")
    MONUMENTS = ("great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins")

    @staticmethod
    def noted() -> dict[str, str]:
        block = re.search(r"```text\n(.*?)```", PAGE, re.DOTALL)
        assert block is not None
        return {line[:12].strip(): line[12:] for line in block[1].splitlines()}

    @staticmethod
    def rows() -> list[list[str]]:
        found = [line for line in PAGE.splitlines() if re.match(r"\| \d+ \| ", line) and line.count("|") == 8]
        return [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in found]

    def entropy(self) -> list[bytes]:
        return [bytes.fromhex(self.noted()[f"entropy {seat}"]) for seat in (0, 1)]

    def test_secret_message_key_and_block(self) -> None:
        noted = self.noted()
        secret = bytes.fromhex(noted["secret"])
        assert commitment(secret) == noted["commitment"]
        assert self.entropy() == [b"feet in the sand", b"a bucket, 28 spades"]
        for added in self.entropy():
            assert f"`{added.decode('ascii')}`" in PAGE
        for seat, added in enumerate(self.entropy()):
            assert seat_commitment(noted["commitment"], seat, added) == noted[f"seat {seat}"]
        assert b"digsite fair 2 seat\0".hex(" ") in PAGE
        message = b"digsite fair 1\0" + b"".join(bytes([len(added)]) + added for added in self.entropy())
        assert message.hex() == noted["message"]
        key = hmac.digest(secret, message, "sha256")
        assert key.hex() == noted["key"]
        assert hmac.digest(key, bytes(8), "sha256").hex() == noted["block 0"]

    def test_every_draw_of_the_example(self) -> None:
        secret = bytes.fromhex(self.noted()["secret"])
        dealer = FairDealer(secret, self.entropy())
        rows = self.rows()
        assert [int(row[0]) for row in rows] == list(range(32))
        for (position, what, listed, word, total, rest, outcome), expected in zip(
            rows, plain_words(secret, self.entropy(), len(rows)), strict=True
        ):
            weights = [int(weight) for weight in listed.split()]
            assert dealer.tell() == int(position)
            assert f"{expected:016x}" == word
            assert sum(weights) == int(total)
            assert expected % sum(weights) == int(rest)
            assert self.outcomes(what)[dealer.draw(weights)] == outcome

    def outcomes(self, what: str) -> tuple[str, ...]:
        if what == "monument":
            return self.MONUMENTS
        if what == "first player":
            return ("seat 0", "seat 1")
        return (*self.KINDS, "thief", "sandstorm")

    def test_the_example_deals_by_its_own_list_of_chances(self) -> None:
        rows = self.rows()
        plan = ["monument", *["hand 0"] * 4, *["hand 1"] * 4, *["marketplace"] * 5]
        plan += [*["chamber 0"] * 2, *["chamber 1"] * 5, *["chamber 2"] * 8]
        plan += ["first player", "dig, seat 0", "theft from seat 1"]
        assert [row[1] for row in rows] == plan
        deck = Counter(dict(zip(self.KINDS, (16, 16, 12, 6, 8, 0, 4), strict=True)))
        robbed: Counter[str] = Counter()
        for _, what, listed, *_, card in rows[1:29]:
            assert listed == " ".join(str(deck[kind]) for kind in self.KINDS)
            deck[card] -= 1
            robbed[card] += what == "hand 1"
        deck["map"] += 6
        assert rows[29][2] == "1 1"
        assert rows[30][2] == " ".join(str(deck[kind]) for kind in self.KINDS) + " 4 4"
        assert rows[31][2] == " ".join(str(robbed[kind]) for kind in self.KINDS)

    def test_the_sheet_shown_is_the_examples(self) -> None:
        block = re.search(r"```json\n(.*?)\n```", PAGE, re.DOTALL)
        assert block is not None
        shown = json.loads(block[1])
        noted = (self.noted()["seat 0"], "")
        sheet = FairSheet(
            self.noted()["commitment"], (self.entropy()[0], b""), ("monument", "first"), commitments=noted
        )
        full = sheet.revealed(bytes.fromhex(self.noted()["secret"])).to_json()
        assert list(shown) == list(full)
        assert shown == {
            **full,
            **{key: self.shortened(str(full[key])) for key in ("commitment", "seed")},
            "entropy": [self.shortened(self.entropy()[0].hex()), ""],
            "commitments": [self.shortened(noted[0]), ""],
        }

    @staticmethod
    def shortened(text: str) -> str:
        return f"{text[:4]}…{text[-4:]}"

    def test_the_command_for_the_commitment(self) -> None:
        command = re.search(r"\$ python3 -c \"(.*)\"\n +([0-9a-f]{64})\n", PAGE)
        assert command is not None
        printed: list[str] = []
        exec(command[1], {"print": printed.append})
        assert printed == [command[2]] == [self.noted()["commitment"]]

    @pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
    def test_the_javascript_checker_agrees_where_node_is_installed(self, tmp_path: Path) -> None:
        program = re.search(r"```js\n(.*?)```", PAGE, re.DOTALL)
        assert program is not None
        script = tmp_path / "check-fair.mjs"
        script.write_text(program[1], "utf-8")

        def run(vectors: Path) -> subprocess.CompletedProcess[str]:
            return subprocess.run(
                ["node", str(script), str(vectors)],
                capture_output=True,
                text=True,
                encoding="utf-8",
                check=False,
            )

        right = run(VECTORS_FILE)
        assert (right.returncode, right.stderr) == (0, "")
        assert f"$ node check-fair.mjs tests/dealers/fair_vectors.json\n{right.stdout}```" in PAGE
        spoilt = copy.deepcopy(VECTORS)
        spoilt[0]["draws"][3]["index"] += 1
        spoilt_file = tmp_path / "spoilt.json"
        spoilt_file.write_text(json.dumps(spoilt), "utf-8")
        assert run(spoilt_file).returncode == 1
