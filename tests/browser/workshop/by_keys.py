"""A page used by its keys alone: nothing is clicked, and nothing gets the keys but by pressing them."""

from __future__ import annotations

from typing import Any

from tests.browser.driver import Sitter

MOST = 90
"""Presses of the tab key after which a thing cannot be reached in any bearable way."""
_MATCHES = """what => {
  let one = document.activeElement;
  while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  return one !== null && one.matches(what);
}"""


class Keys:
    """Somebody at the keyboard."""

    def __init__(self, sitter: Sitter) -> None:
        self.sitter = sitter
        self.page = sitter.page

    def press(self, *keys: str) -> None:
        """One key after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)

    def is_at(self, what: str) -> bool:
        """Whether the keys are at something, by its selector."""
        return bool(self.page.evaluate(_MATCHES, what))

    def arrive(self, what: str) -> None:
        """Wait until the page itself has brought the keys somewhere."""
        self.sitter.until(lambda: self.is_at(what), f"the keys at {what}")

    def tab_to(self, what: str, key: str = "Tab") -> None:
        """Press the tab key until one is there."""
        self.page.locator(what).first.wait_for(state="attached")
        for _ in range(MOST):
            if self.is_at(what):
                return
            self.press(key)
        raise AssertionError(f"{what} cannot be reached with {key}")

    def enter(self, what: str, key: str = "Tab") -> None:
        """Go to something and press Enter."""
        self.tab_to(what, key)
        self.press("Enter")

    def answer(self, option: dict[str, Any]) -> None:
        """Give an answer from the list of all answers."""
        self.sitter.show()
        before, known = len(self.sitter.said), self.sitter.choice
        self.press("a")
        self.enter(f'[role="dialog"] [data-key="{option["key"]}"]')
        self._again(option["key"], before)
        self.sitter.until(lambda: self.sitter.choice != known or self.sitter.over, "the next question")

    def _again(self, key: str, before: int) -> None:
        """Where the page asks once more, say yes."""
        for _ in range(100):
            if any('"do":"answer"' in said for said in self.sitter.said[before:]):
                return
            if self.page.locator(f'.choice .primary[data-key="{key}"]:has(kbd:text-is("Enter"))').count():
                self.press("Enter")
            self.page.wait_for_timeout(15)
