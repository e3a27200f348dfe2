"""What one game is played with: an edition's figures for these players, this monument and these variants.

>>> setup = Setup.from_parts(
...     edition="tiny",
...     rules="card-game",
...     players=2,
...     monument="pyramid",
...     variants=[],
...     treasures=[("coin", 20, 2, [2, 5]), ("idol", 20, 4, [4]), ("map", 6, 3, [3])],
...     thieves=4,
...     sandstorms=2,
... )
>>> setup.ids, setup.map_index, setup.total_cards
(('coin', 'idol', 'map'), 2, 52)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from digsite.editions import checks
from digsite.editions.deck import MAP
from digsite.editions.monuments import MONUMENTS, Monument
from digsite.editions.names import treasure_name
from digsite.editions.refusals import CheckFailed, SetupError
from digsite.editions.rulesets import RuleSet
from digsite.editions.variants import FIERCE_WEATHER, LONG_EXPEDITION, VARIANTS

TENT_USES_IN_FIERCE_WEATHER = 2


@dataclass(frozen=True, slots=True)
class TreasureFigures:
    """A treasure of this game: how many there are, its trade value, and what 1, 2, 3 … of it sell for."""

    id: str
    # Two games are the same game under whatever names the treasures are shown.
    name: str = field(compare=False)
    cards: int
    trade: int
    sells: tuple[int, ...]


@dataclass(frozen=True)
class Setup:
    """Everything that is settled before the first card is dealt. Made by ``Edition.setup``."""

    edition: str
    rules: RuleSet
    players: int
    monument: Monument
    variants: tuple[str, ...]
    """In the order of ``VARIANTS``, whichever way they were asked for."""
    treasures: tuple[TreasureFigures, ...]
    """Only those in this game, in table order."""
    thieves: int
    sandstorms: int
    tents: int
    """Uses of each player's tent (R22, R81)."""

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The treasures' ids in table order."""
        return tuple(treasure.id for treasure in self.treasures)

    @cached_property
    def kinds(self) -> dict[str, int]:
        """Where each treasure is in table order."""
        return {treasure: place for place, treasure in enumerate(self.ids)}

    @cached_property
    def map_index(self) -> int:
        """Where the map is in table order."""
        return self.ids.index(MAP)

    @cached_property
    def trade_values(self) -> dict[str, int]:
        """The trade value of each treasure."""
        return {treasure.id: treasure.trade for treasure in self.treasures}

    @cached_property
    def sells(self) -> dict[str, tuple[int, ...]]:
        """What 1, 2, 3 … of each treasure sell for."""
        return {treasure.id: treasure.sells for treasure in self.treasures}

    @cached_property
    def own_names(self) -> dict[str, str]:
        """The treasures of somebody's own edition that are called otherwise than their ids: catalogues do not know."""
        return {
            treasure.id: treasure.name for treasure in self.treasures if treasure.name != treasure_name(treasure.id)
        }

    def trade_value(self, cards: Iterable[str]) -> int:
        """Add up the trade values of cards (R30)."""
        return sum(self.trade_values[card] for card in cards)

    @property
    def total_cards(self) -> int:
        """Treasures, thieves and sandstorms in this game."""
        return sum(treasure.cards for treasure in self.treasures) + self.thieves + self.sandstorms

    @classmethod
    def from_parts(
        cls,
        *,
        edition: str,
        rules: str,
        players: int,
        monument: str,
        variants: Sequence[str],
        treasures: Sequence[tuple[str, int, int, Sequence[int]]],
        thieves: int,
        sandstorms: int,
        names: Mapping[str, str] | None = None,
    ) -> Setup:
        """A setup of parts of any origin, each of them checked; `treasures` are (id, cards, trade, sells).

        The types say what is right. What comes in may be anything a file can hold: whatever is wrong with
        it is a `SetupError`.
        """
        try:
            return _checked(edition, rules, players, monument, variants, treasures, thieves, sandstorms, names or {})
        except CheckFailed as failed:
            raise SetupError(failed.kind, failed.key, str(failed)) from None


def check_wish(rules: RuleSet, players: int, monument: str, variants: Sequence[str]) -> tuple[str, ...]:
    """The variants in their order, if these players can play this monument with them (R4, R80-R83)."""
    players = number_of_players(players, rules.players)
    checks.word(monument, "monument", rules.monuments, "monument")
    return _variants(rules, players, variants)


def number_of_players(players: object, allowed: tuple[int, int]) -> int:
    """The number of seats, if that many can play."""
    try:
        return checks.Range(*allowed).check(players, "players")
    except CheckFailed as failed:
        raise CheckFailed("players", failed.key, failed.problem) from None


def _variants(rules: RuleSet, players: int, wished: object) -> tuple[str, ...]:
    chosen: set[str] = set()
    for index, value in enumerate(checks.sequence(wished, "variants")):
        key = f"variants[{index}]"
        if not rules.variants:
            raise CheckFailed(
                "variant-rules", key, f"is {checks.as_written(value)}; by {rules.id} rules there are no variants."
            )
        variant = VARIANTS[checks.word(value, key, rules.variants, "variant")]
        if variant.id in chosen:
            raise CheckFailed("variant-doubled", key, f"is '{variant.id}' again; each variant is allowed once.")
        if players not in variant.players:
            allowed = " or ".join(str(count) for count in variant.players)
            raise CheckFailed(
                "variant-players",
                key,
                f"is '{variant.id}' with {players} players; it is allowed with {allowed} players.",
            )
        chosen.add(variant.id)
    return tuple(variant for variant in VARIANTS if variant in chosen)


def _checked(
    edition: object,
    rules: object,
    players: object,
    monument: object,
    variants: object,
    treasures: object,
    thieves: object,
    sandstorms: object,
    names: Mapping[str, str],
) -> Setup:
    ruleset = checks.ruleset(rules, "rules")
    seats = number_of_players(players, ruleset.players)
    place = MONUMENTS[checks.word(monument, "monument", ruleset.monuments, "monument")]
    chosen = _variants(ruleset, seats, variants)
    most_thieves = checks.THIEVES.most + (checks.EXTRA_THIEF if LONG_EXPEDITION in chosen else 0)
    setup = Setup(
        edition=checks.edition_id(edition, "edition"),
        rules=ruleset,
        players=seats,
        monument=place,
        variants=chosen,
        treasures=tuple(_figures(checks.sequence(treasures, "treasures"), names)),
        thieves=checks.Range(checks.THIEVES.least, most_thieves).check(thieves, "thieves"),
        sandstorms=checks.SANDSTORMS.check(sandstorms, "sandstorms"),
        tents=tent_uses(ruleset, chosen),
    )
    checks.number_of_treasures(setup.ids, "treasures")
    checks.deal({treasure.id: treasure.cards for treasure in setup.treasures}, seats, place, "treasures")
    checks.total_of_cards(setup.total_cards, "treasures")
    checks.total_of_money([(treasure.cards, treasure.sells) for treasure in setup.treasures], "treasures")
    # Not at the top: it reads the printed editions, whose games are set up here.
    from digsite.editions.as_printed import check_setup

    check_setup(setup)
    return setup


def _figures(parts: Sequence[object], names: Mapping[str, str]) -> Iterable[TreasureFigures]:
    seen: set[str] = set()
    for index, part in enumerate(parts):
        place = f"treasures[{index}]"
        fields = checks.sequence(part, place)
        if len(fields) != 4:
            raise CheckFailed("type", place, f"has {len(fields)} parts; allowed are 4: id, cards, trade, sells.")
        treasure = checks.treasure_id(fields[0], place)
        if treasure in seen:
            raise CheckFailed("id", place, f"is '{treasure}' again; each treasure is allowed once.")
        seen.add(treasure)
        key = f"treasures.{treasure}"
        yield TreasureFigures(
            id=treasure,
            name=names.get(treasure) or treasure_name(treasure),
            cards=checks.CARDS.check(fields[1], f"{key}.cards"),
            trade=checks.TRADE.check(fields[2], f"{key}.trade"),
            sells=checks.price_list(fields[3], f"{key}.sells"),
        )


def tent_uses(rules: RuleSet, variants: Sequence[str]) -> int:
    """How often each player's tent can be used (R22, R81)."""
    if rules.tents and FIERCE_WEATHER in variants:
        return TENT_USES_IN_FIERCE_WEATHER
    return rules.tents
