"""Asking on the page to be asked first: by the button, by keys, and how it looks to both players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.browser.driver import Sitter
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
ARMIES = (
    "castle_griffins@b2 castle_marksmen@b1 cards=estates,defense hand=2",
    "necropolis_zombies@b4 necropolis_skeletons@b5 cards=estates,attack hand=2",
)


def test_a_player_is_asked_first_once_and_always(live: Live, context: New, shots: Path) -> None:
    made = live.room(
        {"kind": "person", "side": ARMIES[0], "name": "Maud"}, {"kind": "person", "side": ARMIES[1], "name": "Ola"}
    )
    one, two = Sitter(context(), live.url), Sitter(context(), live.url)
    one.sit(made, 0)
    two.sit(made, 1)

    def give(sitter: Sitter, key: str) -> None:
        sitter.until(lambda: any(option["key"] == key for option in sitter.options), key)
        sitter.answer(next(option for option in sitter.options if option["key"] == key))

    give(one, "pass")
    give(two, "pass")
    one.until(lambda: one.asked is not None and one.asked["step"] == "ask_action", "the first action")
    button = two.page.get_by_role("button", name="Ask me first")
    button.wait_for()
    two.shot(str(shots / "ask-me-waiting.png"))
    button.click()
    two.until(lambda: two.asked is not None and two.asked["step"] == "ask_between", "the question")
    two.show()
    two.shot(str(shots / "ask-me-asked.png"))
    one.page.get_by_text("Waiting for Ola").first.wait_for()
    give(two, "play:estates")
    give(two, "pass")
    one.until(lambda: one.asked is not None and one.asked["step"] == "ask_action", "the action again")
    # By keys, and standing: pressed, it says so, and the other player is told nothing.
    known = len(one.heard)
    two.page.keyboard.press("Shift+W")
    tool = two.page.get_by_role("button", name="Ask me before everything the others do")
    expect(tool).to_have_attribute("aria-pressed", "true")
    two.shot(str(shots / "ask-me-always.png"))
    assert [message for message in one.heard[known:] if message["is"] == "step"] == []
    give(one, "move:b3")
    two.until(lambda: two.asked is not None and two.asked["step"] == "ask_between", "the question")
    two.show()
    two.page.keyboard.press("Shift+W")
    one.until(lambda: one.asked is not None, "the action again")
    expect(tool).to_have_attribute("aria-pressed", "false")
    assert one.problems + two.problems == []
