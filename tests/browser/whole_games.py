"""Whole games between two browsers, and what must hold at each answer."""

from __future__ import annotations

from tests.browser.driver import Sitter
from tests.browser.play import Policy, ready


def play(sitters: tuple[Sitter, ...], policy: Policy, most: int) -> int:
    """Click until the game is over; how many answers it took."""
    answers = 0
    while (now := ready(*sitters)) is not None:
        now.answer(policy(now.options))
        answers += 1
        assert answers < most
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
