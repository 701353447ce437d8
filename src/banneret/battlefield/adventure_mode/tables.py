"""The Adventure cards as tables: ids are numbers, effects are programs of `banneret.heroes.tables.compile.map`."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode import effects as _effects  # noqa: F401  (what carries out verbs makes itself known)
from banneret.battlefield.adventure_mode.answers import adventure_card
from banneret.battlefield.adventure_mode.deck import adventure_deck_file
from banneret.heroes.adventure import playing_cards as _cards  # noqa: F401  (fills BOX)
from banneret.heroes.tables.compile.map import BOX, compile_map_effect

ADVENTURE_MODE_PROGRAMS: Final = BOX.copy()
"""The programs of the box and those of the Adventure cards."""
EVENT_DOES: Final[list[int]] = []
"""By card: the program of an Event, 0 for a Combat."""
BASIC_REWARD: Final[list[int]] = []
"""By card: the program of the Basic Reward, 0 for an Event."""
POWERS: Final[list[tuple[int, ...]]] = []
"""By card: the Combat Powers that may be declared; none for an Event. Rules: BF-ADV-51."""
BATTLE_REWARD: Final[list[tuple[int, ...]]] = []
"""By card: the program for each of them. Rules: BF-ADV-55."""
SAVABLE: Final[list[bool]] = []
"""Rules: BF-ADV-63."""
WHOLE_DECK: Final[list[int]] = []
"""All cards, as they lie in piles. Rules: BF-CMP-12, BF-CMP-14."""


def fill() -> None:
    """Compile the cards."""
    for n, card in enumerate(adventure_deck_file().cards):
        EVENT_DOES.append(compile_map_effect(ADVENTURE_MODE_PROGRAMS, card.do))
        BASIC_REWARD.append(compile_map_effect(ADVENTURE_MODE_PROGRAMS, card.basic))
        POWERS.append(tuple([level.power for level in card.levels]))
        BATTLE_REWARD.append(tuple([compile_map_effect(ADVENTURE_MODE_PROGRAMS, level.do) for level in card.levels]))
        SAVABLE.append(card.can_be_saved)
        WHOLE_DECK.extend([adventure_card(n)] * card.copies)


if not EVENT_DOES:
    fill()
