"""The AI heroes of a scenario in words: place, behaviour, army and cards of each, and what beating it brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from banneret.heroes.scenario.ai_heroes import AI_SEATS, GOALS, AiCards, AiEntry, Enters
from banneret.heroes.scenario.load import Scenario, scenario_ids
from banneret.heroes.text.component_names import join, name
from banneret.heroes.text.messages import message
from banneret.heroes.text.programs import program_text
from banneret.heroes.text.scenario import label_name, own_word, unit_word_text

if TYPE_CHECKING:
    from banneret.heroes.box.verbs.places_and_amounts import Spot

USUAL_MOVEMENT = AiEntry.__struct_defaults__[AiEntry.__struct_fields__.index("mp") - len(AiEntry.__struct_fields__)]
"""The movement points of an AI hero of which nothing is said."""


def ai_lines(scenario: Scenario, lang: str) -> list[str]:
    """Each AI hero: all that somebody who lays the scenario on a table has to know of it."""
    return [join("plan-ai-and", list(_told(scenario, hero, lang)), lang) for hero in scenario.ai]


def shared_lines(scenario: Scenario, lang: str) -> list[str]:
    """What AI heroes without cards of their own have together."""
    shared = scenario.ai_shared
    parts = list(_cards(shared.deck, shared.spells, shared.skill, lang))
    if not parts or all(hero.deck is not None for hero in scenario.ai):
        return []
    return [message("plan-ai-shared", lang, text=join("plan-ai-and", parts, lang))]


def ai_name(scenario: Scenario, hero: AiEntry, lang: str) -> str:
    """What an AI hero is called, with the round in which it comes."""
    called = own_word(f"aihero-{hero.id}", "", lang) if scenario.id in scenario_ids() else ""
    if isinstance(hero.enters, Enters):
        return message("plan-enters", lang, name=called or hero.name, n=hero.enters.round)
    return called or hero.name


def _told(scenario: Scenario, hero: AiEntry, lang: str) -> Iterator[str]:
    army = [unit_word_text(word, lang) for word in hero.army]
    by_table = not army and not hero.army_by_difficulty and not hero.army_by_wave
    if by_table:
        army = [message("plan-army-drawn", lang)]
    who = {"name": ai_name(scenario, hero, lang), "place": _place(hero.at, lang)}
    behaviour = message(f"behaviour-{hero.move}", lang)
    if hero.goal is not None:
        behaviour = message("plan-ai-goal", lang, behaviour=behaviour, goal=_place(hero.goal, lang))
    if army:
        yield message("plan-ai-hero", lang, **who, behaviour=behaviour, army=join("join-comma", army, lang))
    else:
        yield message("plan-ai-who", lang, **who, behaviour=behaviour)
    if hero.mp != USUAL_MOVEMENT:
        yield message("plan-ai-movement", lang, n=hero.mp)
    if hero.army_by_difficulty:
        armies = [(word, _tiers(tiers, lang)) for word, tiers in hero.army_by_difficulty.items()]
        yield message("plan-ai-army", lang, armies=_by_difficulty(armies, lang))
    if hero.army_by_wave:
        waves = [
            (word, join("plan-ai-then", [_tiers(tiers, lang) for tiers in each], lang))
            for word, each in hero.army_by_wave.items()
        ]
        yield message("plan-ai-waves", lang, armies=_by_difficulty(waves, lang))
    if hero.extra_per_player_above_two:
        yield message("plan-ai-more", lang, units=_tiers(hero.extra_per_player_above_two, lang))
    if hero.reserve:
        yield message("plan-ai-reserve", lang, units=_tiers(hero.reserve, lang))
    yield from _cards(hero.deck, hero.spells, hero.skill, lang)
    if hero.lasting_losses:
        yield message("plan-ai-losses", lang)
    if hero.reward:
        yield program_text(hero.reward, lang, phrase=message("plan-ai-beaten", lang)).removesuffix(".")


def _cards(deck: AiCards | None, spells: tuple[str, ...], skill: str | None, lang: str) -> Iterator[str]:
    counts = [] if deck is None else [("might", deck.might), ("magic", deck.magic), ("skill", deck.skill)]
    cards = [message("plan-some", lang, n=n, what=message(f"ai_type-{kind}", lang)) for kind, n in counts if n]
    if cards:
        yield message("plan-ai-cards", lang, cards=join("join-comma", cards, lang))
    if spells:
        yield message("plan-ai-spells", lang, spells=join("join-comma", [name(one, lang) for one in spells], lang))
    if skill is not None:
        yield message("plan-ai-skill", lang, skill=name(skill, lang))


def _tiers(tiers: tuple[str, ...], lang: str) -> str:
    parts = [message("plan-some", lang, n=n, what=name(f"tier-{tier}", lang)) for tier, n in Counter(tiers).items()]
    return join("join-comma", parts, lang)


def _by_difficulty(armies: Sequence[tuple[str, str]], lang: str) -> str:
    parts = [
        message("change-by-difficulty", lang, difficulty=name(f"difficulty-{word}", lang), what=what)
        for word, what in armies
    ]
    return join("join-effects", parts, lang)


def _place(where: str | Spot, lang: str) -> str:
    at = where if isinstance(where, str) else where.tile
    if at in GOALS:
        return message(f"aigoal-{at}", lang)
    return at if at in AI_SEATS else label_name(at, lang)
