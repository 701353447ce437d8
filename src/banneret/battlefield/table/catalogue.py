"""What is printed on the Adventure cards, in one language."""

from __future__ import annotations

from banneret.battlefield.adventure_mode.deck import adventure_deck_file
from banneret.battlefield.table.types import AdventureInfo, PowerInfo
from banneret.battlefield.text.adventure_mode import adventure_lines, adventure_name, reward_text
from banneret.heroes.text.programs import program_text


def adventure_cards(lang: str) -> dict[str, AdventureInfo]:
    """Every Adventure card by its id."""
    found = {}
    for card in adventure_deck_file().cards:
        lines = (program_text(card.basic, lang),) if card.combat else tuple(adventure_lines(card, lang))
        levels = tuple(PowerInfo(level.power, reward_text(card, level.power, lang)) for level in card.levels)
        found[card.id] = AdventureInfo(
            card.id, adventure_name(card.id, lang), card.combat, lines, levels, card.can_be_saved, card.copies
        )
    return found
