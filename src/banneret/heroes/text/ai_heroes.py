"""AI heroes in words: their names, what the log tells of their turns, and what scenarios count of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.heroes.text.messages import has, message
from banneret.heroes.text.scenario import ai_word, label_name
from banneret.text.catalogue import Argument

if TYPE_CHECKING:
    from banneret.heroes.scenario.load import Scenario

Words = dict[str, Argument]

AI_EVENTS: Final = (
    "ai_turn", "ai_rule", "ai_walk", "ai_discovers", "ai_sweeps", "ai_flag", "ai_fight", "ai_met", "ai_draws",
    "ai_enters", "ai_beaten", "ai_strengthened", "ai_razed",
)  # fmt: skip


def ai_name(scenario: Scenario, n: int, lang: str = "en") -> str:
    """An AI hero of a scenario by its number; one the scenario does not have is an enemy."""
    if n >= len(scenario.ai):
        return message("ui-enemy", lang)
    entry = scenario.ai[n]
    return message(f"aihero-{entry.id}", lang) if has(f"aihero-{entry.id}", lang) else entry.name


def rule_followed(n: int, lang: str = "en") -> str:
    """What an AI hero is about to do, and by which rule."""
    return message(f"airule-{n}", lang)


def seat_label(scenario: Scenario, seat: str, lang: str = "en") -> str:
    """What the tile of a seat of the AI side is called."""
    for layout in scenario.layouts.values():
        for group in layout.tiles:
            if seat in group.seats and (label := group.labels[group.seats.index(seat)]):
                return label_name(label, lang)
    return seat


def ai_measure_text(word: str, lang: str, scenario: Scenario | None) -> str:
    """What a measure about AI heroes counts; empty where the word is none of these."""
    from banneret.heroes.text.programs import join, name

    kind, _, what = word.partition(":")
    if kind == "ai_beaten":
        ids = [entry.id for entry in scenario.ai] if scenario is not None else []
        names = [
            ai_name(scenario, ids.index(ai), lang) if scenario is not None and ai in ids else ai_word(ai, lang)
            for ai in what.split("+")
        ]
        return join("join-comma", names, lang)
    if kind == "ai_town":
        return seat_label(scenario, what, lang) if scenario is not None else what
    if kind in ("ai_trod", "ai_held", "razed"):
        return message(f"measure-of-{kind}", lang, what=label_name(what, lang))
    place = kind.removesuffix("_on")
    if what and place != kind and has(f"location-{place}", lang):
        return message("measure-of-kind_on", lang, what=name(f"location-{place}", lang), where=label_name(what, lang))
    return ""
