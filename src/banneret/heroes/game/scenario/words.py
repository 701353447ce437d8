"""Words of a scenario's rules made into numbers: programs, measures, places, conditions, whom something is for."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.special_rules import triggers
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.box.verbs.scenario import Vocabulary
from banneret.heroes.scenario.load import Scenario
from banneret.heroes.scenario.rules import (
    At,
    Test,
    Who,
    Whom,
)
from banneret.heroes.state.game_terms import GameTerms
from banneret.heroes.state.game_terms_parts import AT_GRAIL, AT_HOME, AT_OWN, AT_UNWATCHED, on_tile
from banneret.heroes.tables.compile.map import compile_map_effect
from banneret.heroes.tables.compile.measures import Measure, measure_of
from banneret.heroes.tables.tiles import LOCATION_IDS, RESOURCE_IDS, TILE_IDS

MOST: Final = 1 << 30
"""More than anything that is measured."""
_WHO: Final = {"acting": triggers.ACTING, "each": triggers.EACH}
_WHOSE: Final = ("own", "team", "anybody")


def program_of(m: GameTerms, verbs: tuple[Verb, ...]) -> int:
    """The compiled form of a program of the scenario; programs of the same verbs are one."""
    known = m.programs.known
    if verbs not in known:
        known[verbs] = compile_map_effect(m.programs, verbs, vocabulary(m.scenario))
    return known[verbs]


def vocabulary(scenario: Scenario) -> Vocabulary:
    """The names a scenario has given to things of its own."""
    return Vocabulary(
        tokens=scenario.tokens,
        shared=scenario.shared_tokens,
        labels=scenario.labels,
        rules=tuple(rule.id for rule in scenario.rules),
        tales=tuple(scenario.tales),
        ai=tuple(hero.id for hero in scenario.ai),
        hordes=tuple(horde.id for horde in scenario.hordes),
    )


def word_measure(scenario: Scenario, word: str) -> Measure:
    """The measure of a word, which the file was checked for."""
    ai = tuple(hero.id for hero in scenario.ai)
    found = measure_of(word, scenario.tokens, scenario.shared_tokens, scenario.labels, ai)
    if found is None:
        raise ValueError(f"{word} is not a measure")
    return found


def whom(scenario: Scenario, who: Whom) -> tuple[int, int, int]:
    """For whom something is done. Rules: H3-RULE-who."""
    if not isinstance(who, Who):
        return _WHO[who], 0, 0
    for kind, word in ((triggers.LOWEST, who.lowest), (triggers.HIGHEST, who.highest), (triggers.WITHOUT, who.without)):
        if word:
            return (kind, *word_measure(scenario, word))
    return triggers.SEAT, int((who.seat or "P1").removeprefix("P")) - 1, 0


def place(scenario: Scenario, where: At) -> tuple[int, int, int, int]:
    """A kind of place, as four ints.

    Rules: H3-WHERE-location, H3-WHERE-resource, H3-WHERE-tile, H3-WHERE-own, H3-WHERE-home, H3-WHERE-grail,
    H3-WHERE-unwatched, H3-WHERE-number.
    """
    return (
        LOCATION_IDS.index(where.location) if where.location else -1,
        RESOURCE_IDS.index(where.resource) if where.resource else -1,
        scenario.labels.index(where.tile) if where.tile else -1,
        (AT_OWN if where.own else 0)
        | (AT_HOME if where.home else 0)
        | (AT_GRAIL if where.grail else 0)
        | (AT_UNWATCHED if where.unwatched else 0)
        | (on_tile(TILE_IDS.index(where.number)) if where.number else 0),
    )


def condition(scenario: Scenario, test: Test) -> tuple[int, int, int, int, int]:
    """A condition, as five ints. Rules: H3-RULE-if."""
    kind, arg = word_measure(scenario, test.measure)
    least = -MOST if test.at_least is None else test.at_least
    most = MOST if test.at_most is None else test.at_most
    return kind, arg, least, most, _WHOSE.index(test.of)
