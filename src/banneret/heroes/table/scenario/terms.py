"""For whom and on what condition a scenario does something, and what is special about its locations, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.heroes.box.verbs.scenario import Story, Token
from banneret.heroes.scenario.rules import Test, TimedEvent, Who
from banneret.heroes.table.card_faces import ROMAN
from banneret.heroes.text.component_names import join, name
from banneret.heroes.text.map_events import amount_text
from banneret.heroes.text.messages import message
from banneret.heroes.text.programs import lead_text, program_text
from banneret.heroes.text.scenario import called_text, measure_text

if TYPE_CHECKING:
    from banneret.heroes.box.verbs.combat import Verb
    from banneret.heroes.scenario.file import FieldEntry
    from banneret.heroes.scenario.load import Scenario

RESOURCES: Final = ("gold", "building_materials", "valuables")
OF_NOBODY: Final = frozenset({
    "clear_cubes", "clear_tiles", "grow_horde", "lead_out", "set_rule", "shuffle_guards", "spawn", "spawn_by_dice",
    "spawn_far", "story", "strengthen",
})  # fmt: skip
"""Verbs that do the same whoever is asked to carry them out."""
YES_OR_NO: Final = frozenset({
    "ai_town", "ally_beside_grail", "beast_slain", "grail", "grail_delivered", "hero", "standing", "standing_on",
    "town_lost",
})  # fmt: skip
"""Measures that are 1 or 0, by the word they begin with: no number is given."""


# -- events ------------------------------------------------------------------------------------------------------------


def event_text(scenario: Scenario, event: TimedEvent, told: str, players: int, lang: str) -> str:
    """What is `told` with an event, and what it does, for whom and on what condition."""
    turn_actions = tuple(verb for verb in event.do if not isinstance(verb, Story))
    if not turn_actions:
        return told
    # A text that leads up to what is done says itself for whom that is.
    whom = "" if told.endswith(":") else _whom(scenario, event, turn_actions, players, lang)
    phrases = list(filter(None, (whom, _condition(scenario, event.test, lang))))
    done = program_text(turn_actions, lang, phrase=join("join-phrases", phrases, lang))
    return f"{told} {done}" if told else done


def _whom(scenario: Scenario, event: TimedEvent, turn_actions: tuple[Verb, ...], players: int, lang: str) -> str:
    """For whom an event is; nothing where that makes no difference."""
    alone = players == 1 and not (isinstance(event.who, Who) and event.who.without)
    if alone:
        return ""
    if event.who != "acting":
        return whom_text(scenario, event.who, lang)
    return "" if all(_is_of_nobody(scenario, verb) for verb in turn_actions) else message("whom-acting", lang)


def whom_text(scenario: Scenario, who: str | Who, lang: str) -> str:
    """Those for whom something is done; nothing for whoever it is about anyway."""
    match who:
        case Who(without=what) if what:
            return message("whom-without", lang, what=measure_text(what, lang, scenario))
        case Who(lowest=what) if what:
            return message("whom-lowest", lang, what=measure_text(what, lang, scenario))
        case Who(highest=what) if what:
            return message("whom-highest", lang, what=measure_text(what, lang, scenario))
        case Who(seat=seat) if seat is not None:
            # In an alliance seats are settled from the start, and turns need not go by them.
            settled = scenario.mode == "alliance"
            return message("whom-seat" if settled else "whom-turn", lang, n=int(seat.removeprefix("P")))
        case "each":
            return message("whom-each", lang)
    return ""


def _is_of_nobody(scenario: Scenario, verb: Verb) -> bool:
    return verb.main in OF_NOBODY or (isinstance(verb, Token) and verb.token in scenario.shared_tokens)


# -- conditions --------------------------------------------------------------------------------------------------------


def _condition(scenario: Scenario, tests: tuple[Test, ...], lang: str) -> str:
    told = tests_text(scenario, tests, lang)
    return message("test-with", lang, tests=told) if told else ""


def tests_text(scenario: Scenario, tests: tuple[Test, ...], lang: str) -> str:
    """What has to hold, all of it."""
    return join("test-and", list(filter(None, (_test(scenario, test, lang) for test in tests))), lang)


def _test(scenario: Scenario, test: Test, lang: str) -> str:
    least, most = test.at_least, test.at_most

    def counted(n: int) -> str:
        if test.measure in RESOURCES:
            return amount_text(test.measure, n, lang)
        return message("test-counted", lang, n=n, what=measure_text(test.measure, lang, scenario))

    if test.measure.partition(":")[0] in YES_OR_NO and (least, most) in ((1, None), (None, 0)):
        what = measure_text(test.measure, lang, scenario)
        text = what if least else message("test-not", lang, what=what)
    elif least is not None and most is not None:
        exact = least == most
        text = message("test-exactly" if exact else "test-between", lang, least=least, counted=counted(most))
    elif least is not None:
        text = message("test-least", lang, counted=counted(least))
    elif most is not None:
        text = message("test-most", lang, counted=counted(most))
    else:
        return ""
    # A measure of the team says so by its name.
    plain = test.of == "own" or test.measure.startswith("team:")
    return text if plain else message(f"test-of-{test.of}", lang, test=text)


# -- locations ---------------------------------------------------------------------------------------------------------


def field_notes(scenario: Scenario, there: set[str], lang: str) -> list[str]:
    """What is different about locations beside what they do; of those in the middle only about what is `there`."""
    notes = []
    for location, entry in scenario.fields.items():
        told = field_texts(scenario, location, entry, lang)
        if told and (location not in ("dragon_utopia", "grail") or location in there):
            notes.append(lead_text(name(f"location-{location}", lang), join("join-effects", told, lang), lang))
    return notes


def field_texts(scenario: Scenario, location: str, entry: FieldEntry, lang: str) -> list[str]:
    """What is different about a location beside what it does."""
    told = []
    if called := called_text(scenario, location, lang):
        told.append(message("field-called", lang, called=called))
    if entry.guard is not None:
        told.append(
            message("field-guard", lang, level=ROMAN[entry.guard]) if entry.guard else message("field-open", lang)
        )
    if entry.exclusive_flag:
        told.append(message("field-exclusive", lang))
    if entry.movement:
        told.append(message("field-movement", lang, n=entry.movement))
    if needs := tests_text(scenario, entry.needs, lang):
        told.append(message("field-needs", lang, tests=needs))
    if entry.no_token:
        told.append(message("field-no_token", lang))
    return told
