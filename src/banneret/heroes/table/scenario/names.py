"""Scenarios in words: name and story, how long they last and what everybody starts with."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from banneret.heroes.box.verbs.map import Price
from banneret.heroes.scenario.load import Scenario, ScenarioSetup, load_scenario
from banneret.heroes.text.component_names import join
from banneret.heroes.text.messages import message
from banneret.heroes.text.programs import cost_text
from banneret.heroes.text.scenario import unit_word_text

if TYPE_CHECKING:
    from banneret.heroes.box.cards_and_units import Cost


@lru_cache(256)
def scenario_words(id: str, lang: str, definition: str = "") -> tuple[str, str]:
    """Name and story of a scenario; a custom one has them only in its definition."""
    if definition:
        scenario = load_scenario(id, definition)
        return scenario.name, scenario.story
    return message(f"scenario-{id}", lang), message(f"story-{id}", lang)


def rounds_text(scenario: Scenario, players: int, lang: str) -> str:
    """How long it lasts, and what comes then."""
    rounds = message("lobby-rounds", lang, n=scenario.rounds[players])
    return message(f"lobby-rounds-{scenario.limit}", lang, rounds=rounds)


def start_texts(scenario: Scenario, lang: str) -> tuple[str, ...]:
    """What everybody starts with: treasury, income, buildings, army; and single seats where that is something else."""
    setup = scenario.setup
    seats = [
        message(
            "lobby-seat-start",
            lang,
            n=int(own.seat.removeprefix("P")),
            players=own.players,
            text=join("join-comma", _means(setup.of_seat(own.players, own.seat), lang), lang),
        )
        for own in setup.seats
    ]
    return (*_means(setup, lang), *seats)


def building_texts(setup: ScenarioSetup, lang: str) -> tuple[str, ...]:
    """The buildings that stand in every town at the start."""
    return tuple(message(f"role-{kind}", lang) for kind in setup.buildings)


def _means(setup: ScenarioSetup, lang: str) -> list[str]:
    lines = [
        message("lobby-treasury", lang, amount=_amount(setup.resources, lang)),
        message("lobby-income", lang, amount=_amount(setup.income, lang)),
    ]
    if setup.buildings:
        built = join("join-comma", list(building_texts(setup, lang)), lang)
        lines.append(message("lobby-built", lang, buildings=built))
    units = join("join-comma", [unit_word_text(word, lang) for word in setup.units], lang)
    return [*lines, message("lobby-army", lang, units=units)]


def _amount(cost: Cost, lang: str) -> str:
    return cost_text(Price(gold=cost.gold, building_materials=cost.building_materials, valuables=cost.valuables), lang)
