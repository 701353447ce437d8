"""Scenarios in words: name and story, how to win, what everybody starts with and what is special."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from banneret.heroes.program_map import Price
from banneret.heroes.scenarios import Rule, Scenario, load_scenario
from banneret.heroes.unit_words import unit_word
from banneret.text import cost_text, message, name, program_text
from banneret.text.catalogue import has
from banneret.text.generator import join

if TYPE_CHECKING:
    from banneret.heroes.content import Cost
    from banneret.heroes.program import Verb


@lru_cache(256)
def scenario_words(id: str, lang: str, definition: str = "") -> tuple[str, str]:
    """Name and story of a scenario; one of the players' own has them in its definition only."""
    if definition:
        scenario = load_scenario(id, definition)
        return scenario.name, scenario.story
    return message(f"scenario-{id}", lang), message(f"story-{id}", lang)


def goal_texts(scenario: Scenario, players: int, lang: str) -> tuple[str, ...]:
    """The ways to win with so many players."""
    return tuple(
        message(
            f"table-goal-{goal.kind}",
            lang,
            n=goal.times,
            of="all" if goal.of == "all_rivals" else "any",
            what=name(f"location-{goal.what}", lang) if goal.what else "",
        )
        for goal in scenario.victory
        if not goal.only_players or players in goal.only_players
    )


def rounds_text(scenario: Scenario, players: int, lang: str) -> str:
    """How long it lasts, and what comes then."""
    rounds = message("lobby-rounds", lang, n=scenario.rounds[players])
    return message(f"lobby-rounds-{scenario.limit}", lang, rounds=rounds)


def start_texts(scenario: Scenario, lang: str) -> tuple[str, ...]:
    """What everybody starts with: treasury, income, buildings, army."""
    setup = scenario.setup
    lines = [
        message("lobby-treasury", lang, amount=_amount(setup.resources, lang)),
        message("lobby-income", lang, amount=_amount(setup.income, lang)),
    ]
    if setup.buildings:
        built = [message(f"role-{kind}", lang) for kind in setup.buildings]
        lines.append(message("lobby-built", lang, buildings=join("join-comma", built, lang)))
    units = join("join-comma", [_unit(word, lang) for word in setup.units], lang)
    return (*lines, message("lobby-army", lang, units=units))


def note_texts(scenario: Scenario, players: int, lang: str) -> tuple[str, ...]:
    """What is special about it: own tiles, what the places of the scenario give, timed events, who moves later."""
    layout = scenario.layouts[players]
    notes: list[str] = []
    if layout.pool.far:
        notes.append(message("only-line", lang, text=message("lobby-pool", lang, n=layout.pool.far)))
    notes.append(_program(scenario.fields["obelisk"].on_first_visit_by_each_player or (), "lobby-phrase-obelisk", lang))
    if any(group.kind == "center" for group in layout.tiles):
        notes.append(_program(scenario.fields["dragon_utopia"].on_flag or (), "lobby-phrase-utopia", lang))
        notes.append(_program(scenario.fields["grail"].on_visit or (), "lobby-phrase-grail", lang))
    for rule in scenario.rules:
        if not rule.only_players or players in rule.only_players:
            notes.append(rule_text(scenario.id, rule, lang))
    for event in scenario.events:
        rounds = [str(n) for n in event.rounds if n <= scenario.rounds[players]]
        if rounds:
            phrase = message("lobby-phrase-rounds", lang, rounds=join("join-comma", rounds, lang))
            notes.append(program_text(event.do, lang, phrase=phrase))
    for bonus in scenario.seat_bonus:
        if bonus.players == players:
            phrase = message("lobby-phrase-seat", lang, n=int(bonus.seat.removeprefix("P")))
            notes.append(program_text(bonus.do, lang, phrase=phrase))
    return tuple(notes)


def rule_text(id: str, rule: Rule, lang: str) -> str:
    """A special rule in words; one of the players' own scenarios has them in its file only."""
    key = f"rule-{id}-{rule.id}"
    return message(key, lang) if has(key, lang) else rule.text


def _program(verbs: tuple[Verb, ...], phrase: str, lang: str) -> str:
    return program_text(verbs, lang, phrase=message(phrase, lang))


def _amount(cost: Cost, lang: str) -> str:
    return cost_text(Price(gold=cost.gold, building_materials=cost.building_materials, valuables=cost.valuables), lang)


def _unit(word: str, lang: str) -> str:
    """One unit of the army at the start; a rank of the own faction has no name before the faction is known."""
    unit = unit_word(word)
    side = message("ui-pack" if unit.side == "pack" else "ui-few", lang)
    if unit.kind == "rank":
        return message("lobby-unit-rank", lang, n=unit.rank, side=side)
    return message("lobby-unit", lang, unit=name(unit.name, lang), side=side)
