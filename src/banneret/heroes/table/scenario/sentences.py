"""The parts of a scenario file in words, each with the way to it: what a designer reads while writing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from banneret.heroes.scenario.check.traversal import verbs_of
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.load import Scenario, completed, draft_scenario
from banneret.heroes.scenario.rules import LAST_ROUND, Rule, TimedEvent
from banneret.heroes.table.scenario.ai_heroes import ai_lines
from banneret.heroes.table.scenario.changes import action_phrase, change_texts, places_text
from banneret.heroes.table.scenario.names import start_texts
from banneret.heroes.table.scenario.terms import event_text, field_texts, tests_text, whom_text
from banneret.heroes.table.scenario.text import goal_text, scoring_text
from banneret.heroes.text.component_names import join
from banneret.heroes.text.messages import message
from banneret.heroes.text.programs import lead_text, program_text
from banneret.kernel.errors import BanneretError, ContentError
from banneret.table.scenario_info import SentenceInfo

if TYPE_CHECKING:
    from banneret.kernel.yamltree import Where

MOST: Final = 600
"""How many parts are put into words: more than there are in any file that somebody wrote by hand."""
_Told = Iterator[tuple["Where", Callable[[], str]]]


def sentences(text: str, lang: str) -> tuple[SentenceInfo, ...]:
    """What every part of a file does, which may still have mistakes; nothing is said about what cannot be read."""
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
        yield ("events", n), lambda event=event: event_sentence(scenario, event, lang)  # type: ignore[misc]
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


def event_sentence(scenario: Scenario, event: TimedEvent, lang: str) -> str:
    """An event: in which rounds, for whom, on what condition, and what is done; nothing for one that does nothing."""
    told = event_text(scenario, event, event.text, 2, lang)
    if not told:
        return ""
    if event.rounds:
        rounds = join("join-comma", list(map(str, event.rounds)), lang)
        return message("plan-round", lang, rounds=rounds, text=told)
    if event.every > 1:
        return message("plan-every", lang, n=event.every, round=event.from_round, text=told)
    return message("plan-from", lang, round=event.from_round, text=told)


def rule_sentence(scenario: Scenario, rule: Rule, lang: str) -> str:
    """What a rule does or changes: when, where, for whom, on what condition; nothing for one that only has a text."""
    if not rule.do and rule.change is None:
        return ""
    told = []
    if rule.change is not None and (changes := change_texts(scenario, rule.change, lang)):
        # A change holds as long as its rule is in force, whatever moment its program waits for.
        in_force = join("join-phrases", list(_in_force(rule, lang)), lang)
        told.append(lead_text(in_force, join("join-effects", changes, lang), lang))
    if rule.do:
        told.append(program_text(rule.do, lang, phrase=_phrase(scenario, rule, lang)))
    return " ".join(told)


def _phrase(scenario: Scenario, rule: Rule, lang: str) -> str:
    """What stands before the colon of a program."""
    phrases = [
        action_phrase(scenario, rule.action, lang) if rule.action is not None else "",
        message(f"when-{rule.when}", lang) if rule.when else "",
        message("rule-where", lang, where=where) if (where := places_text(scenario, rule.where, lang)) else "",
        *_in_force(rule, lang),
        *_times(rule, lang),
        whom_text(scenario, rule.who, lang),
        message("test-with", lang, tests=tests) if (tests := tests_text(scenario, rule.test, lang)) else "",
    ]
    return join("join-phrases", list(filter(None, phrases)), lang)


def _in_force(rule: Rule, lang: str) -> Iterator[str]:
    if not rule.active:
        yield message("rule-waiting", lang)
    if rule.only_players:
        yield message("rule-only_players", lang, players=join("join-or", list(map(str, rule.only_players)), lang))


def _times(rule: Rule, lang: str) -> Iterator[str]:
    """In which rounds, how often, and in which order."""
    if rule.rounds:
        rounds = join("join-comma", list(map(str, rule.rounds)), lang)
        yield message("rule-rounds", lang, n=len(rule.rounds), rounds=rounds)
    else:
        if rule.every > 1:
            yield message("rule-every", lang, n=rule.every)
        if rule.from_round > 1:
            yield message("rule-from", lang, n=rule.from_round)
        if rule.to_round < LAST_ROUND:
            yield message("rule-to", lang, n=rule.to_round)
    if rule.once is not None:
        yield message(f"rule-once-{rule.once}", lang)
    if rule.backwards:
        yield message("rule-backwards", lang)
