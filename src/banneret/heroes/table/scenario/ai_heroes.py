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


def _shared_lines(scenario: Scenario, lang: str) -> list[str]:
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


def paper_lines(scenario: Scenario, lang: str) -> list[str]:
    """The same for paper, where AI heroes that are alike but for their armies share a line, and the armies follow."""
    alike: dict[tuple[str, ...], list[AiEntry]] = {}
    for hero in scenario.ai:
        alike.setdefault((_who("", hero, "", lang), *_after(hero, lang)), []).append(hero)
    lines = []
    for (_, *after), heroes in alike.items():
        if len(heroes) == 1:
            lines.append(join("plan-ai-and", list(_told(scenario, heroes[0], lang)), lang))
            continue
        names = _names(scenario, heroes, lang)
        lines.append(join("plan-ai-and", [_who(names, heroes[0], "", lang), *after], lang))
        armies: dict[str, list[AiEntry]] = {}
        for hero in heroes:
            armies.setdefault(join("plan-ai-and", list(_army(hero, lang)), lang), []).append(hero)
        for army, led in armies.items():
            lines.append(message("plan-ai-armies", lang, names=_names(scenario, led, lang), armies=army))
    return lines + _shared_lines(scenario, lang)


def _names(scenario: Scenario, heroes: list[AiEntry], lang: str) -> str:
    return join("join-comma", [ai_name(scenario, hero, lang) for hero in heroes], lang)


def _told(scenario: Scenario, hero: AiEntry, lang: str) -> Iterator[str]:
    first, *more = _army(hero, lang)
    certain = bool(hero.army) or not (hero.army_by_difficulty or hero.army_by_wave)
    yield _who(ai_name(scenario, hero, lang), hero, first if certain else "", lang)
    if not certain:
        yield first
    yield from more
    yield from _after(hero, lang)


def _who(name: str, hero: AiEntry, army: str, lang: str) -> str:
    """Who begins where and behaves how, with the units that it leads for certain."""
    behaviour = message(f"behaviour-{hero.move}", lang)
    if hero.goal is not None:
        behaviour = message("plan-ai-goal", lang, behaviour=behaviour, goal=_place(hero.goal, lang))
    words = {"name": name, "place": _place(hero.at, lang), "behaviour": behaviour}
    return message("plan-ai-hero", lang, **words, army=army) if army else message("plan-ai-who", lang, **words)


def _army(hero: AiEntry, lang: str) -> Iterator[str]:
    """What it leads for certain, what is drawn for it, and what comes later; never nothing."""
    if hero.army:
        yield join("join-comma", [unit_word_text(word, lang) for word in hero.army], lang)
    elif not hero.army_by_difficulty and not hero.army_by_wave:
        yield message("plan-army-drawn", lang)
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


def _after(hero: AiEntry, lang: str) -> Iterator[str]:
    """How far it moves, its cards, and what a Combat with it brings and costs."""
    if hero.mp != USUAL_MOVEMENT:
        yield message("plan-ai-movement", lang, n=hero.mp)
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
