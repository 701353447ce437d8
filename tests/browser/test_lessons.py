"""Lessons in the browser: somebody new finds the first one, does it by mouse, and another does it with keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.support.live_server import Live

SCREENS: dict[str, tuple[dict[str, Any], dict[str, object]]] = {
    "laptop": ({"viewport": {"width": 1366, "height": 768}}, {"language": "en", "theme": "light"}),
    "desk": ({"viewport": {"width": 1440, "height": 900}}, {"language": "de", "theme": "dark"}),
    "large": ({"viewport": {"width": 1920, "height": 1080}}, {"language": "fr", "theme": "light"}),
    "phone": (
        {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
        {"language": "pl", "theme": "dark"},
    ),
}
"""Each screen has a language of its own, so that all are seen."""
COVERED = """() => {
  const over = (one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.width > 0 && top?.closest('[data-moment]') != null;
  };
  return [...document.querySelectorAll('.choice .acts .btn')].filter(over).map((one) => one.innerText);
}"""
"""Buttons of the choice bar over which the coach's bubble lies."""
HIDDEN = """() => {
  const bubble = document.querySelector('[data-moment]').getBoundingClientRect();
  const within = (box) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
  };
  const kept = [...document.querySelectorAll('[data-keep]')];
  return kept.filter((one) => within(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 60));
}"""
"""What one may choose on the board, and one's own hero, under the coach's bubble."""
PARTS = 15
"""Moments of the first lesson."""
ENOUGH = 60


def coach_of(sitter: Sitter) -> dict[str, Any]:
    """What the server last said of the coach."""
    told = next((message for message in reversed(sitter.heard) if message["is"] in ("welcome", "step")), None)
    if told is None:
        return {"done": False, "moments": []}
    return dict((told["table"] if told["is"] == "welcome" else told)["coach"])


def moment_of(sitter: Sitter) -> dict[str, Any] | None:
    """The moment that the bubble shows; nothing once the lesson is done."""
    sitter.until(lambda: coach_of(sitter)["done"] or sitter.asked, "a question")
    if coach_of(sitter)["done"]:
        return None
    sitter.show()
    shown, folded = sitter.page.locator("[data-moment]"), sitter.page.locator(".chip[aria-expanded=false]")
    shown.or_(folded).wait_for()
    if folded.count():
        sitter.page.keyboard.press("n")
        shown.wait_for()
    id = shown.get_attribute("data-moment")
    return dict(next(moment for moment in coach_of(sitter)["moments"] if moment["id"] == id))


def gone(sitter: Sitter, moment: dict[str, Any]) -> None:
    """Wait until the bubble shows something else."""
    sitter.page.wait_for_function(
        "id => document.querySelector('[data-moment]')?.dataset.moment !== id", arg=moment["id"]
    )


def press(sitter: Sitter, selector: str) -> None:
    """Click, or tap on a phone."""
    thing = sitter.page.locator(selector)
    thing.tap() if sitter.touch else thing.click()


def begin(sitter: Sitter) -> None:
    """From the lobby into the first lesson: for somebody new it is the first button there is."""
    sitter.open()
    sitter.page.locator(".begin-lesson").wait_for()
    assert sitter.page.locator(".lobby .btn").first.get_attribute("data-lesson") == "move_and_visit"


@pytest.mark.parametrize("screen", SCREENS)
def test_the_first_lesson_by_hand(context: Callable[..., BrowserContext], live: Live, screen: str) -> None:
    how, settings = SCREENS[screen]
    sitter = Sitter(context(**how), live.url, settings, touch=screen == "phone")
    begin(sitter)
    press(sitter, ".begin-lesson")
    said = set()
    for _ in range(ENOUGH):
        moment = moment_of(sitter)
        if moment is None:
            break
        if moment["id"] == "home":
            # What the golden button would do is what the coach advises.
            sitter.page.locator(f'.choice .primary[data-key="{moment["answer"]}"]').wait_for()
        assert sitter.page.evaluate(COVERED) == [], moment["id"]
        if moment["id"] == "gold_means_may" and screen != "phone":
            # Fields with a golden edge are spoken of: the bubble goes to the edge of the screen rather than over them.
            sitter.page.wait_for_function(f"() => ({HIDDEN})().length === 0")
        said.add(moment["id"])
        if moment.get("answer"):
            sitter.answer(next(option for option in sitter.options if option["key"] == moment["answer"]))
        else:
            press(sitter, "[data-moment] .btn.primary")
            gone(sitter, moment)
    assert len(said) == PARTS
    done = sitter.page.locator("[role=dialog]:has(.path li.done)")
    done.wait_for()
    box = done.bounding_box()
    assert box is not None
    assert box["height"] < 600, "as high as what it says"
    sitter.open()
    sitter.page.locator(".learn .head").wait_for()
    if sitter.page.locator(".learn .head[aria-expanded=false]").count():  # folded on low screens
        press(sitter, ".learn .head")
    sitter.page.locator(".learn li.done").first.wait_for()
    assert sitter.problems == []


def go_by_keys(sitter: Sitter) -> None:
    """Do what the coach says to the end of a lesson: G goes to the thing that is meant, Enter chooses it."""
    keys = sitter.page.keyboard
    for _ in range(ENOUGH):
        moment = moment_of(sitter)
        if moment is None:
            break
        if not moment.get("answer"):
            keys.press("n")
            gone(sitter, moment)
            continue
        assert sitter.asked is not None
        choice = sitter.asked["choice"]
        asked = len([said for said in sitter.said if '"do":"answer"' in said])
        for _ in range(4):
            keys.press("g")
            keys.press("Enter")
            for _ in range(10):
                # Enter may only have opened a menu; on a busy machine an answer takes longer than that.
                sitter.page.wait_for_timeout(60)
                given = [said for said in sitter.said if '"do":"answer"' in said]
                if len(given) > asked:
                    break
            if len(given) > asked:
                break
        assert f'"answer":"{moment["answer"]}"' in given[-1]
        sitter.until(
            lambda choice=choice: coach_of(sitter)["done"] or (sitter.asked and sitter.asked["choice"] != choice),
            "next",
        )
    assert coach_of(sitter)["done"]
    assert sitter.problems == []


def test_the_first_lesson_by_keys_alone(context: Callable[..., BrowserContext], live: Live) -> None:
    sitter = Sitter(context(), live.url)
    begin(sitter)
    sitter.page.locator(".begin-lesson").focus()
    sitter.page.keyboard.press("Enter")
    go_by_keys(sitter)


@pytest.mark.parametrize(("game", "lesson"), [("battlefield", "duel"), ("battlelore", "lore")])
def test_lessons_on_hexes_by_keys_alone(
    context: Callable[..., BrowserContext], live: Live, game: str, lesson: str
) -> None:
    learner = {"kind": "person", "side": "any", "name": "Maud"}
    made = live.room(learner, game=game, scenario="any", lesson=lesson)
    sitter = Sitter(context(), live.url)
    sitter.sit(made, 0)
    go_by_keys(sitter)


def test_a_lesson_can_be_folded_left_and_found_again(context: Callable[..., BrowserContext], live: Live) -> None:
    sitter = Sitter(context(), live.url)
    begin(sitter)
    sitter.page.locator(".begin-lesson").click()
    first = moment_of(sitter)
    assert first is not None
    sitter.page.keyboard.press("n")
    sitter.page.locator("[data-moment]").wait_for(state="detached")
    sitter.page.keyboard.press("n")
    sitter.page.locator("[data-moment]").wait_for()
    sitter.answer(next(option for option in sitter.options if option["key"] == "rotate:3"))
    assert moment_of(sitter) != first
    sitter.open()
    sitter.page.locator(".learn a.btn").click()
    again = moment_of(sitter)
    assert again is not None
    assert again["id"] == "bonus"
