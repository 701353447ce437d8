"""The parts of a scenario file in words, each with the way to it: what a designer reads while writing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from banneret.heroes.scenario.check.traversal import verbs_of
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.load import Scenario, completed, draft_scenario
from banneret.heroes.scenario.rules import Rule
from banneret.heroes.table.scenario.names import start_texts
from banneret.heroes.table.scenario.plan import ai_lines
from banneret.heroes.table.scenario.terms import event_text, field_texts, tests_text, whom_text
from banneret.heroes.table.scenario.text import goal_text, scoring_text
from banneret.heroes.text.component_names import join
from banneret.heroes.text.messages import message
from banneret.heroes.text.programs import program_text
from banneret.kernel.errors import BanneretError, ContentError
from banneret.table.scenario_info import SentenceInfo

if TYPE_CHECKING:
    from banneret.kernel.yamltree import Where

MOST: Final = 600
"""So many parts are told: more than any file has that somebody wrote by hand."""
_Told = Iterator[tuple["Where", Callable[[], str]]]


def sentences(text: str, lang: str) -> tuple[SentenceInfo, ...]:
    """What every part does of a file that may still have mistakes; of what cannot be read, nothing is said."""
    try:
        draft = draft_scenario(text, "scenario")
    except ContentError:
        return ()
    if draft.document is None:
        return ()
    file = draft.document.value
    try:
        # Without players no map has to be whole; goals are read one by one.
        scenario = completed(msgspec.structs.replace(file, players=(), mode="clash", victory=(), defeat=()))
    except (BanneretError, LookupError, TypeError, ValueError):
        return ()
    found: list[SentenceInfo] = []
    for where, tell in _parts(file, scenario, lang):
        try:
            words = tell()
        except (BanneretError, LookupError, TypeError, ValueError):
            continue  # it names something that is not there: the check says so
        if words:
            found.append(SentenceInfo(draft.in_file(where), words))
        if len(found) == MOST:
            break
    return tuple(found)


def _parts(file: ScenarioFile, scenario: Scenario, lang: str) -> _Told:
    for key, goals in (("victory", file.victory), ("defeat", file.defeat)):
        for n, goal in enumerate(goals):
            yield (key, n), lambda goal=goal: goal_text(scenario, goal.goal(), lang)  # type: ignore[misc]
    for n, event in enumerate(file.events):
        yield ("events", n), lambda event=event: event_text(scenario, event, event.text, 2, lang)  # type: ignore[misc]
    for n, rule in enumerate(file.rules):
        yield ("rules", n), lambda rule=rule: rule_sentence(scenario, rule, lang)  # type: ignore[misc]
    for n in range(len(file.ai)):
        yield ("ai", n), lambda n=n: ai_lines(scenario, lang)[n]  # type: ignore[misc]
    for n, points in enumerate(file.scoring.points):
        yield ("scoring", "points", n), lambda points=points: scoring_text(scenario, points, lang)  # type: ignore[misc]
    for location, entry in file.fields.items():
        yield (
            ("fields", location),
            lambda location=location, entry=entry: join(  # type: ignore[misc]
                "join-effects", field_texts(scenario, location, entry, lang), lang
            ),
        )
    yield ("setup",), lambda: " · ".join(start_texts(scenario, lang))
    for where, verb in verbs_of(file):
        yield where, lambda verb=verb: program_text((verb,), lang)  # type: ignore[misc]


def rule_sentence(scenario: Scenario, rule: Rule, lang: str) -> str:
    """What the program of a rule does: when, for whom, on what condition. Changes of the box have no program."""
    if not rule.do:
        return ""
    phrases = [
        message(f"when-{rule.when}", lang) if rule.when else "",
        whom_text(scenario, rule.who, lang),
        message("test-with", lang, tests=told) if (told := tests_text(scenario, rule.test, lang)) else "",
    ]
    return program_text(rule.do, lang, phrase=join("join-phrases", list(filter(None, phrases)), lang))
