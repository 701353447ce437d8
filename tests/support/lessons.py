"""A learner: does at every question what the coach of a lesson says, as the page remembers what was said."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from banneret.plugins import plugins

LESSONS = [(game, lesson) for game, plugin in plugins().items() for lesson in plugin.lessons]


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
