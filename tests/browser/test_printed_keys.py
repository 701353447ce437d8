"""A key that is printed on a button presses that button, whatever was clicked before."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.play import Asked, about, brave, offers, word
from tests.support.live_server import Live

New = Callable[..., BrowserContext]


def several_cards(asked: Asked) -> bool:
    """A window of a fight with several cards to play."""
    return asked["step"] == "ask_instant" and sum(word(option) == "play" for option in asked["options"]) > 1


def answered(sitter: Sitter, key: str) -> bool:
    """Whether this answer was the last one given."""
    given = [said for said in sitter.said if '"do":"answer"' in said]
    return bool(given) and f'"answer":"{key}"' in given[-1]


def test_space_rolls_after_a_card_was_clicked(live: Live, context: New) -> None:
    made, seat = brave(live, 21, several_cards)
    sitter = Sitter(context(), live.url)
    sitter.sit(made, seat)
    sitter.answer(next(option for option in sitter.options if word(option) == "play"))
    sitter.until(lambda: sitter.asked is not None, "the next question")
    main = next(option["key"] for option in sitter.options if option.get("main"))
    sitter.show()
    printed = sitter.page.locator(f'.choice [data-key="{main}"] kbd')
    assert printed.inner_text() == "Space"
    sitter.page.keyboard.press("Space")
    sitter.until(lambda: answered(sitter, main), f"the answer {main}")
    assert sitter.problems == []


def test_enter_builds_what_was_clicked(live: Live, context: New) -> None:
    made, seat = brave(live, 18, about("building", "kind"))
    sitter = Sitter(context(), live.url)
    sitter.sit(made, seat)
    sitter.show()
    build = next(option for option in sitter.options if word(option) == "build")
    if (door := sitter.button("Open the town")) is not None:
        door.click()
    sitter.page.locator(f'[data-at="{build["at"]}"]').first.click()
    sitter.page.wait_for_selector(f'.choice [data-key="{build["key"]}"]')
    assert sitter.page.locator(f'.choice [data-key="{build["key"]}"] kbd').inner_text() == "Enter"
    sitter.page.keyboard.press("Enter")
    sitter.until(lambda: answered(sitter, build["key"]), "the building")
    assert sitter.problems == []


def test_a_key_is_not_printed_where_it_would_press_something_else(live: Live, context: New) -> None:
    made, seat = brave(live, 21, several_cards)
    sitter = Sitter(context(), live.url)
    sitter.sit(made, seat)
    sitter.show()
    assert sitter.page.locator(".choice .primary kbd").count() == 1
    sitter.page.keyboard.press("1")  # lifts the first card: Space would play it
    sitter.page.wait_for_selector(".choice .primary kbd", state="detached")
    assert sitter.problems == []


def test_arrow_keys_lead_from_the_question_to_the_board(live: Live, context: New) -> None:
    """The list of keys says that they move over the board: whoever has just answered stands in the bar below it."""
    people = {"kind": "person", "side": "standard", "name": "Maud"}, {"kind": "bot", "side": "pennant", "bot": "random"}
    made = live.room(*people, game="battlelore", scenario="the_muddy_field", seed=4)
    sitter = Sitter(context(), live.url)
    sitter.sit(made, 0)
    keys = sitter.page.keyboard
    sitter.until(lambda: sitter.asked is not None and sitter.asked["step"] == "ask_command", "a first card")
    sitter.show()
    keys.press("1")
    sitter.until(lambda: sitter.asked is not None and sitter.asked["step"] == "ask_order", "an order")
    sitter.show()
    sitter.page.locator("[data-choice]").focus()
    keys.press("ArrowUp")
    here = sitter.page.evaluate("document.activeElement.dataset.at")
    given = next(option["key"] for option in sitter.options if option.get("at") == here)
    keys.press("Enter")
    sitter.until(lambda: answered(sitter, given), f"the answer {given}")
    assert sitter.problems == []


def test_the_arrows_go_from_the_question_onto_the_board(live: Live, context: New) -> None:
    made, seat = brave(live, 8, offers("go", "end_turn"))
    sitter = Sitter(context(), live.url)
    sitter.sit(made, seat)
    sitter.show()
    keys = sitter.page.keyboard
    sitter.page.locator(".choice").focus()
    keys.press("ArrowRight")
    sitter.page.wait_for_selector(".map [data-entry]:focus")
    assert sitter.problems == []
