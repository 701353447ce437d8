"""What a program of the map asks while it runs: the branches to choose from, and what the player may do.

A paused program is a place among compiled operations; this module finds the way back to the verbs, so that the words of
a branch are those of its program.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from banneret.heroes.adventure.playing_cards import CARD_MAP_EFFECT
from banneret.heroes.box.verbs.combat import Morale, Roll, Verb
from banneret.heroes.box.verbs.map import Branch, Choose, May, Pay
from banneret.heroes.box.verbs.scenario import SCENARIO_VERBS, ChooseOther, Draft
from banneret.heroes.tables.compile.map import operations
from banneret.heroes.tables.map_programs import MapPrograms, no_programs
from banneret.heroes.tables.towns_and_heroes import (
    AT_RESOURCE_ROUND,
    AT_TURN_START,
    BUILDING_NAMES,
    IN_TURN,
    PROCLAMATION_DOES,
    PROCLAMATION_IDS,
    VISIT,
    WHEN_BUILT,
)
from banneret.heroes.tables.units_and_cards import CARD_IDS
from banneret.heroes.text.combat_events import card_name
from banneret.heroes.text.expansions import added_words
from banneret.heroes.text.messages import message
from banneret.heroes.text.programs import program_text

if TYPE_CHECKING:
    from banneret.heroes.scenario.load import Rule
    from banneret.heroes.state.game_terms import GameTerms

Asking = Choose | Draft | ChooseOther | May


def asking(place: int, programs: MapPrograms) -> Asking | None:
    """The verb that asks at a place, or None where none does."""
    n = programs.program_at(place)
    return dict(_asked(programs.verbs[n], programs.starts[n])).get(place) if n >= 0 else None


def _asked(verbs: tuple[Verb, ...], place: int) -> Iterator[tuple[int, Asking]]:
    """Where the verbs of a program ask; they lie as `banneret.heroes.tables.compile.map` lays them."""
    for verb in verbs:
        match verb:
            case Choose() | Draft() | ChooseOther():
                yield place, verb
                body = place + 1 + len(branches_of(verb))
                for branch in branches_of(verb):
                    yield from _asked(branch.do, body)
                    body += _length(branch.do) + 1
            case May(may=inner):
                yield place, verb
                yield from _asked(inner, place + 1)
            case Pay(do=inner) | Roll(do=inner):
                yield from _asked(inner, place + 1)
        place += _length((verb,))


def branches_of(verb: Asking | None) -> tuple[Branch, ...]:
    """The branches to choose from; none if a verb only grants permission."""
    match verb:
        case Choose(choose=branches) | Draft(draft=branches) | ChooseOther(choose_other=branches):
            return branches
    return ()


def _length(verbs: tuple[Verb, ...]) -> int:
    """How many operations verbs are; those of a scenario are one each, whatever its names stand for."""
    length = 0
    for verb in verbs:
        match verb:
            case Choose() | Draft() | ChooseOther():
                length += 1 + sum(_length(branch.do) + 2 for branch in branches_of(verb))
            case May(may=inner) | Pay(do=inner):
                length += 1 + _length(inner)
            case Roll(do=(Morale(),)):
                length += 1
            case Roll(do=inner):
                body = _length(inner)
                length += body + (body > 0)
            case _:
                length += 1 if type(verb).main in SCENARIO_VERBS else len(operations(no_programs(), (verb,)))
    return length


def effect_text(verbs: tuple[Verb, ...], lang: str = "en") -> str:
    """What verbs do, as a sentence."""
    return program_text(verbs, lang)


def rule_at(place: int, game_terms: GameTerms) -> Rule | None:
    """The rule of the scenario whose program a place belongs to."""
    start = game_terms.programs.starts[game_terms.programs.program_at(place)]
    entries = [rule.entry for rule in game_terms.rulebook if rule.program == start and rule.entry >= 0]
    return game_terms.scenario.rules[entries[0]] if entries else None


def source_text(place: int, game_terms: GameTerms, lang: str = "en") -> str:
    """What the program at a place belongs to: a location, a building, a card; empty where it has no name."""
    start = game_terms.programs.starts[game_terms.programs.program_at(place)]
    if start in VISIT:
        from banneret.heroes.tables.tiles import LOCATION_IDS

        return message(f"location-{LOCATION_IDS[VISIT.index(start)]}", lang)
    for programs in (WHEN_BUILT, AT_RESOURCE_ROUND, AT_TURN_START, IN_TURN):
        if start in programs:
            return message(f"building-{BUILDING_NAMES[programs.index(start)]}", lang)
    if start in PROCLAMATION_DOES:
        return message(f"proclamation-{PROCLAMATION_IDS[PROCLAMATION_DOES.index(start)]}", lang)
    if start in CARD_MAP_EFFECT:
        return card_name(CARD_IDS[CARD_MAP_EFFECT.index(start) // 2], lang)
    if game_terms.sorting:
        return next((name for words in added_words() if (name := words.program_source(start, lang))), "")
    scenario = {game_terms.obelisk: "location-obelisk", game_terms.utopia: "location-dragon_utopia"}
    return message(scenario[start], lang) if start in scenario else ""
