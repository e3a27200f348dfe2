"""The rules page: every rule is there once, says enough, and agrees with the data of the editions."""

import re

import pytest

from digsite.editions import MONUMENTS, PRINTED, VARIANTS, Monument, load_edition
from digsite.rulebook import BOTH_EDITIONS, Rule, find, rules


def ids(text: str) -> list[str]:
    return text.split()


IDS = ids("""
    R1 R2 R3 R4 R5 R6
    R10 R11 R12 R13 R14
    R20 R21 R22 R23 R24 R25
    R30 R31 R32 R33 R34
    R40 R41 R42
    R50 R51
    R60 R61 R62 R63 R64 R65 R66
    R70 R71 R72 R73 R74 R75 R76 R77
    R80 R81 R82 R83
    X1 X2 X3 X4 X5 X6 X7 X8
""")
RULINGS = ids("R4 R12 R14 R21 R23 R32 R33 R34 R62 R64 R65 R66 R70 R72 R73 R74 R76 R83")
CARD_GAME_ONLY = ids("R60 X3 X5")
NEW_EXPEDITION_ONLY = ids("R22 R23 R24 R61 R62 R63 R64 R65 R66 R77 R80 R81 R82 R83 X2 X4 X7 X8")

every_rule = pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.id)


def rule_of(rule_id: str) -> Rule:
    (rule,) = find(rule_id)
    return rule


def test_every_rule_is_there_once_in_order() -> None:
    assert [rule.id for rule in rules()] == IDS


def test_the_rulings_are_marked_as_such() -> None:
    assert [rule.id for rule in rules() if rule.ruling] == RULINGS
    for rule in rules():
        assert rule.text.count("Ruling: ") == rule.ruling, rule.id


def test_rules_of_one_edition_only_are_marked_with_it() -> None:
    assert BOTH_EDITIONS == PRINTED
    assert [rule.id for rule in rules() if rule.editions == ("card-game",)] == CARD_GAME_ONLY
    assert [rule.id for rule in rules() if rule.editions == ("new-expedition",)] == NEW_EXPEDITION_ONLY
    others = [rule for rule in rules() if rule.id not in CARD_GAME_ONLY + NEW_EXPEDITION_ONLY]
    assert all(rule.editions == BOTH_EDITIONS for rule in others)


@every_rule
def test_a_rule_is_told_in_whole_sentences_on_one_line(rule: Rule) -> None:
    assert rule.title
    assert rule.section
    assert rule.text.endswith(".")
    assert rule.text[0].isupper()
    assert "\n" not in rule.text
    assert "  " not in rule.text
    assert len(rule.text) < 600


def test_sections_are_not_scattered_and_titles_tell_rules_apart() -> None:
    sections = [rule.section for rule in rules()]
    changes = [section for before, section in zip(["", *sections], sections, strict=False) if before != section]
    assert changes == [
        "Set-up",
        "Dig",
        "Sandstorm",
        "Trade",
        "Explore",
        "Sell",
        "Monuments",
        "End of the game",
        "Variants",
        "Examples",
    ]
    assert len({rule.title for rule in rules()}) == len(IDS)


def test_a_rule_that_differs_names_both_editions() -> None:
    for rule_id in ("R1", "R4", "R6", "R21", "R40"):
        assert "Card Game" in rule_of(rule_id).text
        assert "New Expedition" in rule_of(rule_id).text


@pytest.mark.parametrize("monument", MONUMENTS.values(), ids=lambda monument: monument.id)
def test_r60_to_r66_tell_the_figures_of_the_monument(monument: Monument) -> None:
    rule = rule_of(monument.rule)
    assert rule.title == monument.name
    numbers = set(re.findall(r"\d+", rule.text))
    told = {*monument.maps, *(size for size in monument.chambers if size > 1)} | ({monument.pile} - {0})
    assert {str(number) for number in told} <= numbers
    assert rule.editions == (("card-game",) if monument.id == "pyramid" else ("new-expedition",))


@pytest.mark.parametrize("variant", VARIANTS)
def test_r80_to_r82_are_called_like_the_variant(variant: str) -> None:
    assert rule_of(VARIANTS[variant].rule).title == VARIANTS[variant].name


def test_x4_x5_are_told_with_the_prices_of_the_editions() -> None:
    for rule_id, edition in (("X4", "new-expedition"), ("X5", "card-game")):
        talisman, coin = (load_edition(edition).treasure(name).sells for name in ("talisman", "coin"))
        total = talisman[3] + talisman[1] + coin[4]
        assert f"{talisman[3]} + {talisman[1]} + {coin[4]} = {total}." in rule_of(rule_id).text


@pytest.mark.parametrize("query", ["R12", "r12", "  r12 "])
def test_a_rule_is_found_by_its_id_and_alone(query: str) -> None:
    assert [rule.id for rule in find(query)] == ["R12"]
    assert [rule.id for rule in find("R1")] == ["R1"]


@pytest.mark.parametrize("query", ["r12 r13", "R13, R12", "R12,R13", "R12; R13.", "R12, r13, R12"])
def test_several_rules_are_found_by_their_ids(query: str) -> None:
    assert [rule.id for rule in find(query)] == ["R12", "R13"]
    assert [rule.id for rule in find("R12,")] == ["R12"]
    assert find("R12 R99") == ()


def test_r74_tells_that_a_storm_as_the_last_card_of_all_uncovers_nothing() -> None:
    ruling = rule_of("R74").text.partition("Ruling: ")[2]
    assert "sandstorm and nobody has a card, the game is over at once" in ruling
    assert "the storm uncovers no more cards of the Buried Ruins" in ruling


def test_rules_are_found_by_words_wherever_they_stand() -> None:
    assert [rule.id for rule in find("SPHINX")] == ["R65"]
    assert "R20" in [rule.id for rule in find("half hand")]
    assert [rule.id for rule in find("half hand")] == [rule.id for rule in find("hand HALF")]
    assert [rule.id for rule in find("variants")] == ["R80", "R81", "R82", "R83"]


@pytest.mark.parametrize("query", ["", "   ", "R99", "checkmate", "tent checkmate"])
def test_what_is_not_there_is_not_found(query: str) -> None:
    assert find(query) == ()
