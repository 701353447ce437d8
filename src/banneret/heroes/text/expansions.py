"""What expansions add to the words of *Heroes*: each names an `AddedWords` in its descriptor."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from banneret.plugins import part, plugins

# A cycle of types alone: those who word a game ask for what expansions add to them.
if TYPE_CHECKING:
    from banneret.heroes.text import combat_questions, map_answers, map_questions
    from banneret.heroes.text.sheets import Sheets

BASE: Final = "heroes"


@dataclass(frozen=True, kw_only=True)
class AddedWords:
    """The words of one expansion."""

    combat_prompts: Mapping[tuple[str, int | None], combat_questions.Asks]
    """The questions it asks while there is no map, by their ids and kinds."""
    combat_options: Mapping[str, combat_questions.Labels]
    map_prompts: Mapping[str, map_questions.Asks]
    """The questions it asks in a whole game, by their ids."""
    map_options: Mapping[tuple[str, bool], map_answers.Labels]
    plain_events: tuple[str, ...]
    """Events whose sentence has all their words."""
    own_events: tuple[str, ...]
    """Events whose sentence does not name the player."""
    event_words: Mapping[str, tuple[str, Callable[[str, str], str]]]
    """By the argument names of its events: the argument of the sentence, and its name."""
    program_source: Callable[[int, str], str]
    """Whose program begins at a place, in words; empty if it is not one of the expansion's."""
    sheets: Callable[[], Sheets]


@cache
def added_words() -> tuple[AddedWords, ...]:
    """The words of all expansions that are installed."""
    return tuple(part(found.words) for found in plugins().values() if found.extends == BASE and found.words)
