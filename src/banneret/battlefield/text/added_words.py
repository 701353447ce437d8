"""What the expansion adds to the words of *Heroes*."""

from typing import Final

from banneret.battlefield.text import adventure_mode, duels
from banneret.heroes.text.expansions import AddedWords

WORDS: Final = AddedWords(
    combat_prompts=duels.PROMPTS,
    combat_options=duels.OPTIONS,
    map_prompts=adventure_mode.PROMPTS,
    map_options=adventure_mode.OPTIONS,
    plain_events=adventure_mode.PLAIN_EVENTS,
    own_events=adventure_mode.OWN_EVENTS,
    event_words={"adventure": ("card", adventure_mode.adventure_name)},
    program_source=adventure_mode.adventure_source,
    sheets=adventure_mode.adventure_sheets,
)
