"""Whole games in browsers, and what must hold at each answer."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from tests.browser.driver import Sitter
from tests.browser.play import Option, Policy, ready, word
from tests.support.live_server import Live, Player

ENOUGH = 2
"""How often the same kind of answer to the same question is given by a click."""


class SecondDevices:
    """Give answers for the players beside their pages, once answers of their kind have been clicked often enough.

    A click takes many times as long as an answer, and a whole game has the same few kinds of them again and again. The
    pages still show all that happens.
    """

    def __init__(self, live: Live, made: dict[str, Any], clicks: int = ENOUGH) -> None:
        self._live = live
        self._made = made
        self._clicks = clicks
        self._lines: dict[int, Player] = {}
        self._clicked: Counter[tuple[str, str, str]] = Counter()

    def answer(self, sitter: Sitter, option: Option) -> None:
        """Give an answer, and wait until the page has heard of it."""
        assert sitter.asked is not None
        like = (sitter.asked["step"], word(option), option.get("at", "").partition(":")[0])
        self._clicked[like] += 1
        if self._clicked[like] <= self._clicks or sitter.asked.get("picks", 1) > 1:
            sitter.answer(option)
            return
        choice = sitter.choice
        line = self._line(sitter.seat)
        reply = line.reply(line.send(do="answer", choice=choice, answer=option["key"]))
        assert reply["is"] == "step", reply
        sitter.until(partial(_elsewhere, sitter, choice), "what came of the answer")

    def _line(self, seat: int) -> Player:
        if seat not in self._lines:
            self._lines[seat] = self._live.player(self._made["room"], self._made["keys"][str(seat)])
        return self._lines[seat]

    def close(self) -> None:
        """Go."""
        for line in self._lines.values():
            line.close()


def _elsewhere(sitter: Sitter, choice: int) -> bool:
    return sitter.choice != choice or sitter.over


def play(sitters: tuple[Sitter, ...], policy: Policy, most: int, beside: SecondDevices | None = None) -> int:
    """Click until the game is over; how many answers it took."""
    answers = 0
    while (now := ready(*sitters)) is not None:
        option = policy(now.options)
        if beside:
            beside.answer(now, option)
        else:
            now.answer(option)
        answers += 1
        assert answers < most
    if beside:
        beside.close()
    return answers


def result(sitter: Sitter) -> str:
    """What the page says at the end."""
    sitter.page.wait_for_selector("#end-title")
    return sitter.page.inner_text("#end-title")


def check(*sitters: Sitter) -> None:
    """Everything was available where it is shown, and nothing went wrong on the way."""
    listed = [key for sitter in sitters for key in sitter.listed]
    assert not listed, f"nothing was to be clicked for {listed}"
    assert [sitter.problems for sitter in sitters] == [[] for _ in sitters]
