"""AI heroes in words: their names, and what the log says about their turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.heroes.text.messages import has, message

if TYPE_CHECKING:
    from banneret.heroes.scenario.load import Scenario


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
