"""Every word a player reads, in English, French, German and Polish, made from programs and message catalogues.

Fluent is imported when the first text is asked for, not before.
"""

from banneret.text.catalogue import LANGUAGES, TextError, message, signed
from banneret.text.generator import (
    ability_text,
    condition_texts,
    cost_text,
    name,
    program_text,
    step_text,
    timing_text,
    verb_text,
)
from banneret.text.sheets import (
    ai_text,
    artifact_text,
    building_text,
    card_text,
    hero_text,
    location_text,
    overlay_text,
    proclamation_text,
    sheet_ids,
    sheet_text,
    side_text,
    specialty_text,
    spell_text,
    unit_text,
)

__all__ = [
    "LANGUAGES",
    "TextError",
    "ability_text",
    "ai_text",
    "artifact_text",
    "building_text",
    "card_text",
    "condition_texts",
    "cost_text",
    "hero_text",
    "location_text",
    "message",
    "missing",
    "name",
    "overlay_text",
    "proclamation_text",
    "program_text",
    "sheet_ids",
    "sheet_text",
    "side_text",
    "signed",
    "specialty_text",
    "spell_text",
    "step_text",
    "timing_text",
    "unit_text",
    "verb_text",
]


def missing() -> list[str]:
    """What any language lacks when held against English, a line for each problem."""
    from banneret.text.check import missing

    return missing()
