"""The sentence itself: the scene, then what is to be chosen, how much of it is done, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from banneret.heroes.table.why_now.combat_facts import COMBAT_FACTS, Tell
from banneret.heroes.table.why_now.map_facts import MAP_FACTS
from banneret.heroes.table.why_now.scenes import scene
from banneret.heroes.text.messages import message

# A cycle of types alone: a question is put into words with this, which is handed the question.
if TYPE_CHECKING:
    from banneret.heroes.table.asking import HeroesAsking

FACTS: Final[Mapping[str, Tell]] = {**COMBAT_FACTS, **MAP_FACTS}


def why_now(asking: HeroesAsking) -> str:
    """Why something is asked now, as the seat that is asked may know it."""
    return sentence(asking, FACTS.get(asking.question))


def sentence(asking: HeroesAsking, tell: Tell | None) -> str:
    """The scene and what the question is about, with the facts that `tell` finds."""
    variant, words = tell(asking) if tell is not None else ("", {})
    about = message(f"why-{asking.question.replace('_', '-')}{variant}", asking.lang, **words)
    return " ".join(part for part in (scene(asking), about) if part)
