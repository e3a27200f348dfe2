"""What a voice does with any facts at all; and a made-up language with cases and genders."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.words import (
    Card,
    Cards,
    Chamber,
    Kind,
    Message,
    Money,
    Monument,
    Percent,
    Row,
    Seat,
    Several,
    Thing,
    Variant,
    Voice,
    WordsMissing,
    english,
    message,
)
from digsite.words import voice as voices
from digsite.words.catalogue import Catalogue, catalogue

TEXTS = st.text(max_size=8) | st.text("\ue000\ue001\ue002\uf8ffab", max_size=8)
IDS = st.sampled_from(["coin", "pot_shard", "thief", "sandstorm", "golden_idol", "x"])
THINGS: st.SearchStrategy[Thing] = st.recursive(
    st.one_of(
        st.builds(Seat, st.integers(0, 3)),
        st.builds(Card, IDS),
        st.builds(Kind, IDS),
        st.builds(Cards, st.dictionaries(IDS, st.integers(1, 2000), max_size=3)),
        st.builds(Row, st.lists(IDS, max_size=4).map(tuple)),
        st.builds(Money, st.integers(-9, 9999)),
        st.builds(Chamber, st.sampled_from(["mine", "sphinx"]), st.integers(0, 12), st.integers(1, 3)),
        st.builds(Percent, st.floats(0, 1)),
        st.builds(lambda text: message("plain", text=text), TEXTS),
    ),
    lambda things: (
        st.builds(Several, st.lists(things | TEXTS, max_size=4).map(tuple), st.sampled_from(["and", "or"]))
        | st.builds(lambda what, who: message("plain", text=what, who=who), things, st.integers(0, 2).map(Seat))
    ),
    max_leaves=6,
)


@given(what=THINGS, names=st.lists(TEXTS, max_size=3), own=TEXTS, you=st.none() | st.integers(0, 3))
def test_what_is_said_is_what_the_spans_say(what: Thing, names: list[str], own: str, you: int | None) -> None:
    voice = Voice("en", names, {"x": own}, you)
    spans = voice.spans(what)
    assert "".join(span.text for span in spans) == voice.say(what)
    assert all(span.text for span in spans)
    assert not any("\ue000" <= letter <= "\uf8ff" for letter in voice.say(what))


@given(THINGS)
def test_a_message_travels_as_json(what: Thing) -> None:
    there = msgspec.json.decode(msgspec.json.encode(what), type=Thing)
    assert there == what
    assert hash(there) == hash(what)


def test_a_message_is_not_another() -> None:
    assert message("ended", who=Seat(0)) != message("ended", who=Seat(1))
    assert len({message("ended", who=Seat(0)), message("ended", who=Seat(0)), message("passed", who=Seat(0))}) == 2


def test_players_without_names_are_called_by_their_seats() -> None:
    assert english(message("waiting-act", who=Seat(2))) == "Seat 2’s turn."
    assert Voice("en", ["Ann", ""]).say(message("waiting-act", who=Seat(1))) == "Seat 1’s turn."


def test_yes_and_no_can_be_chosen_between(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken(monkeypatch, "paid = { $all ->\n    [yes] all\n   *[no] some\n}\n")
    assert [Voice("en").say(message("paid", all=paid)) for paid in (True, False)] == ["all", "some"]


GERMAN = """
card-coin =
    { $case ->
        [dative] { $article ->
            [definite] der Münze
           *[indefinite] einer Münze
        }
       *[nominative] { $count ->
            [one] eine Münze
           *[other] { $count } Münzen
        }
    }
    .gender = feminine
card-talisman =
    { $case ->
        [accusative] einen Talisman
       *[nominative] ein Talisman
    }
    .gender = masculine
variant-fierce-weather = Raues Wetter
    .gender = neuter
list-and = { $head } und { $tail }
list-more = { $head }, { $tail }
you = { $case ->
    [dative] dir
   *[nominative] du
}
dug = { $who } findet { CARD($card, case: "accusative") }.
from = Mit { CARD($card, case: "dative", article: "definite") } von { SEAT($who, case: "dative") }.
lost = { $card } ist { TRAIT($card, "gender") ->
    [feminine] verlorene Sache
   *[masculine] verlorener Besitz
}.
both = { LIST($cards, case: "accusative") }
gender = { TRAIT($what, "gender") }
"""


def spoken(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Let English be another language."""
    monkeypatch.setattr("digsite.words.catalogue.sources", lambda _: {"all.ftl": text})
    words = Catalogue("en")
    monkeypatch.setattr(voices, "catalogue", lambda _: words)


def test_a_language_can_have_cases_genders_and_articles(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken(monkeypatch, GERMAN)
    voice = Voice("en", ["Anna", "Ben"], you=1)
    coin, talisman = Card("coin"), Card("talisman")
    assert voice.say(message("dug", who=Seat(0), card=talisman)) == "Anna findet einen Talisman."
    assert voice.say(message("dug", who=Seat(0), card=coin)) == "Anna findet eine Münze."
    assert voice.say(message("from", who=Seat(1), card=coin)) == "Mit der Münze von dir."
    assert voice.say(message("lost", card=coin)) == "eine Münze ist verlorene Sache."
    assert voice.say(message("lost", card=Cards({"talisman": 1}))) == "ein Talisman ist verlorener Besitz."
    assert voice.say(message("both", cards=Several((coin, talisman)))) == "eine Münze und einen Talisman"
    assert voice.say(message("gender", what=Variant("fierce_weather"))) == "neuter"


def another_language(monkeypatch: pytest.MonkeyPatch, text: str) -> Catalogue:
    """Let German be what this says, and no more."""
    from digsite.words.folders import sources

    files = {"en": sources("en"), "de": {"all.ftl": text}}
    monkeypatch.setattr("digsite.words.catalogue.sources", files.__getitem__)
    words = Catalogue("de")
    monkeypatch.setattr(voices, "catalogue", lambda _: words)
    return words


def test_what_a_language_lacks_english_says(monkeypatch: pytest.MonkeyPatch) -> None:
    words = another_language(monkeypatch, "passed = { $who } passt.\nmoney = { $amount } $\n")
    voice = Voice("de", ["Anna"])
    assert voice.say(message("passed", who=Seat(0))) == "Anna passt."
    assert voice.say(message("begins", who=Seat(0))) == "Anna goes first."
    assert "begins" in words.borrowed
    assert "passed" not in words.borrowed


def test_a_sentence_that_is_not_quite_right_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    words = another_language(monkeypatch, "passed = { $woh } passt.\nmoney = { $amount } $\n")
    voice = Voice("de", ["Anna"])
    assert voice.say(message("passed", who=Seat(0))).endswith(" passt.")
    assert voice.say(Money(3), form="change") == "3 $"
    words.forgiving = False
    with pytest.raises(WordsMissing, match="woh"):
        voice.say(message("passed", who=Seat(0)))


def test_no_trait_is_told_of_what_has_none() -> None:
    for fact in (Money(3), Cards({"coin": 1, "map": 2}), Message("ended", {"who": Seat(0)})):
        with pytest.raises(TypeError):
            voices._Saying(Voice(), catalogue("en"), None).trait(fact, "gender")
    assert Voice().say(Monument("mine")) == "Mine"
