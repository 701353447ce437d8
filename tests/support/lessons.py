"""A learner: does at every question what the coach of a lesson says, as the page remembers what was said."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from banneret.kernel.game import Game
from banneret.plugins import plugins
from banneret.table.lessons.coaching import LEARNER
from banneret.table.presenter import presenting
from banneret.table.protocol import Asked

PAGE = Path(__file__).parents[2] / "web" / "src"

LESSONS = [(game, lesson) for game, plugin in plugins().items() for lesson in plugin.lessons]


@cache
def parts_of_the_table() -> frozenset[str]:
    """What the page has under a name of its own, so that a coach can point at it."""
    sources = (path.read_text(encoding="utf-8") for path in PAGE.rglob("*.svelte"))
    return frozenset(name for source in sources for name in re.findall(r'data-is="([^"{]+)"', source))


def is_there(game: Game, question: Asked, at: str) -> bool:
    """Whether the learner sees the thing with this anchor: an answer is about it, it is a part of the table, or the
    view names it. Dice are there once somebody has rolled."""
    if any(option.at == at for option in question.options):
        return True
    if at == "dice":
        return any(event.name == "die" for event in game.events_for(LEARNER, 0))
    name = at.partition(":")[2]
    return at in parts_of_the_table() or (
        bool(name) and f'"{name}"' in json.dumps(presenting(game).view(game, LEARNER))
    )


class Learner:
    """What somebody has heard so far, and so what is said to them next."""

    def __init__(self) -> None:
        self.heard: dict[str, set[int]] = defaultdict(set)
        self.read: set[str] = set()

    def said(self, moments: Sequence[dict[str, Any]], choice: int) -> list[dict[str, Any]]:
        """What is said at a question: things to read, and then one to do where there is one."""
        told: list[dict[str, Any]] = []
        for moment in moments:
            often = len(self.heard[moment["id"]] - {choice}) >= moment.get("times", 1)
            if moment["id"] in self.read or (often and not moment.get("routine")):
                continue
            self.heard[moment["id"]].add(choice)
            told.append(moment)
            if moment.get("answer"):
                break
            self.read.add(moment["id"])
        return told

    def answer(self, moments: Sequence[dict[str, Any]], asked: dict[str, Any]) -> str:
        """The answer that the coach recommends; without a word from the coach the expected one, or the first."""
        told = self.said(moments, asked["choice"])
        if told and told[-1].get("answer"):
            return str(told[-1]["answer"])
        options = asked["options"]
        return str(next((option["key"] for option in options if option.get("main")), options[0]["key"]))
