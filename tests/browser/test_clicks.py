"""How many clicks a fight with guards, a turn on the map and a turn of BattleLore take, with the fewest questions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator

from tests.browser.driver import Sitter
from tests.browser.play import about, brave, ready, word
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
COUNT = "window.clicks = 0; addEventListener('click', (event) => (window.clicks += event.isTrusted ? 1 : 0), true)"
LAPTOP = {"width": 1366, "height": 768}
FIGHT, MAP_TURN, LORE_TURN = 12, 6, 8
"""The most clicks there may be; on the map one more for each step."""


class Counted(Sitter):
    """Somebody who wants to be asked as little as possible, and whose clicks are counted."""

    def least(self) -> None:
        """Have everything answered by itself that can be, and begin to count."""
        self.page.keyboard.press("b")
        self.page.locator("[data-fewest]").click()
        self.until(lambda: any(message["is"] == "habits" for message in self.heard), "the habits")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("[role=dialog]", state="detached")
        self.page.evaluate(COUNT)

    @property
    def clicks(self) -> int:
        """How often somebody has clicked since."""
        return int(self.page.evaluate("window.clicks"))

    @property
    def given(self) -> int:
        """How many answers the page has sent."""
        return sum('"do":"answer"' in said for said in self.said)

    def press(self, thing: Locator, worth: int = 1) -> None:
        """Click something that is worth so many answers, and wait until they have led to another question."""
        before, choice = self.given, self.choice
        thing.click()
        self.done(before + worth, choice + worth)

    def done(self, given: int, choice: int) -> None:
        """Wait until so many answers were given and the next question has come, or nobody asks any more."""
        self.until(lambda: self.over or self.given >= given, "the answers")
        self.until(lambda: self.over or self.asked is None or self.choice >= choice, "the next question")

    def labelled(self, words: str) -> Locator:
        """Spaces that say something of themselves."""
        return self.page.get_by_role("gridcell", name=re.compile(words))

    def main(self) -> None:
        """The golden button, or the one that ends what one is at."""
        option = next((one for one in self.options if one.get("main")), None)
        option = option or next(one for one in self.options if one.get("tone") == "end")
        self.press(self.page.locator(f'.choice [data-key="{option["key"]}"]'))


def asked(sitter: Counted) -> dict[str, Any] | None:
    """The question, once it is shown, and the ways that belong to it; nothing at the end."""
    while ready(sitter) is not None:
        sitter.until(lambda: sitter.asked is None or shown(sitter), "the question")
        if sitter.asked is None:
            continue
        if any(word(option) == "move" for option in sitter.options) or sitter.asked["step"] == "ask_mover":
            sitter.until(lambda: ways_told(sitter), "ways")
            sitter.page.wait_for_timeout(60)
        return sitter.asked
    return None


def shown(sitter: Counted) -> bool:
    """Whether the page shows the question that was asked last."""
    return sitter.page.locator(f'[data-choice="{sitter.choice}"]').count() > 0


def ways_told(sitter: Counted) -> bool:
    """Whether the page has been told of ways since the last step."""
    kinds = [message["is"] for message in sitter.heard]
    last = max(n for n, kind in enumerate(kinds) if kind in ("step", "welcome", "habits"))
    return "ways" in kinds[last:] or ("ways" in kinds and kinds[last] == "habits")


def test_a_fight_with_guards_of_difficulty_three(live: Live, context: New) -> None:
    seats = {"kind": "person", "side": "castle_vanguard"}, {"kind": "bot", "side": "guards=iii", "bot": "greedy"}
    made = live.room(*seats, scenario="skirmish", seed=4)
    sitter = Counted(context(viewport=LAPTOP), live.url)
    sitter.sit(made, 0)
    assert ready(sitter) is sitter
    sitter.show()
    sitter.least()
    while (now := asked(sitter)) is not None:
        targets = sitter.labelled("legal target")
        if now["step"] == "ask_action" and targets.count():
            near = sitter.labelled("legal target(?! after)")
            sitter.press((near if near.count() else targets).first, 1 if near.count() else 2)
        elif now["step"] == "ask_action" and sitter.labelled("you may: Move").count():
            sitter.press(sitter.labelled("you may: Move").first)
        else:
            sitter.main()
    assert sitter.over
    print("clicks", sitter.clicks, "answers", sitter.given)
    assert sitter.clicks <= FIGHT
    assert sitter.given > sitter.clicks, "some clicks were worth two answers"
    assert sitter.problems == []


def test_a_turn_on_the_map_without_a_fight(live: Live, context: New) -> None:
    made, seat = brave(live, 18, about("field", "spot", "building", "kind", "card"))
    sitter = Counted(context(viewport=LAPTOP), live.url)
    sitter.sit(made, seat)
    sitter.show()
    sitter.least()
    build = next(option for option in sitter.options if word(option) == "build")
    sitter.page.get_by_role("button", name="Open the town").click()
    sitter.press(sitter.page.locator(f'[data-at="{build["at"]}"]').first)
    asked(sitter)
    sitter.page.get_by_role("button", name="To the map").click()
    steps = 0
    while (now := asked(sitter)) is not None and now["step"] == "ask_turn" and steps < 3:
        go = [option for option in now["options"] if word(option) == "go" and option.get("tone") != "fight"]
        if not go:
            break
        steps += 1
        sitter.press(sitter.page.locator(f'[data-at="{go[0]["at"]}"]').first)
    while (now := asked(sitter)) is not None and now["step"] != "ask_turn":
        sitter.answer(next((one for one in now["options"] if one.get("main")), now["options"][0]))
    end = next(option for option in sitter.options if option.get("tone") == "end")
    sitter.press(sitter.page.locator(f'.choice [data-key="{end["key"]}"]'))
    assert sitter.clicks <= MAP_TURN + steps
    assert sitter.problems == []


def rank(key: str) -> int:
    """Cards for two or three units first: a turn as most of them are."""
    return next((n for n, name in enumerate(("patrol", "attack", "probe", "scout")) if name in key), 9)


def test_a_turn_of_battlelore(live: Live, context: New) -> None:
    seats = {"kind": "person", "side": "standard"}, {"kind": "bot", "side": "pennant", "bot": "greedy"}
    made = live.room(*seats, game="battlelore", scenario="the_muddy_field", seed=3)
    sitter = Counted(context(viewport=LAPTOP), live.url)
    sitter.sit(made, 0)
    while (now := asked(sitter)) is not None and now["step"] != "ask_command":
        sitter.answer(sitter.options[0])
    sitter.least()
    turn, seen, sent = sitter.clicks, set(), 0
    while (now := asked(sitter)) is not None:
        seen.add(now["step"])
        if now["step"] == "ask_command" and len(seen) > 1:
            break
        aims, ways = sitter.labelled("may strike here"), sitter.labelled("gets here with")
        if now["step"] == "ask_battler" and sent:
            sent -= 1  # whoever was sent to strike somebody does so by itself, perhaps already
            after = now["choice"] + 2
            sitter.until(lambda after=after: sitter.over or sitter.choice >= after, "the blow")
        elif now["step"] == "ask_battler" and aims.count():
            sitter.press(aims.first, 2)
        elif now["step"] == "ask_mover" and sitter.labelled("strike here after").count():
            sent += 1
            sitter.press(sitter.labelled("strike here after").first, 2)
        elif now["step"] == "ask_mover" and ways.count():
            sitter.press(ways.first, 2)
        elif now["step"] == "ask_command":
            sitter.answer(min(now["options"], key=lambda option: rank(option["key"])))
        elif now["step"] == "ask_order":
            sitter.answer(now["options"][0])
        elif now["step"] in ("ask_mover", "ask_battler"):
            sitter.main()
        else:
            break
    print("clicks", sitter.clicks - turn, seen)
    assert {"ask_command", "ask_mover"} <= seen
    assert sitter.clicks - turn <= LORE_TURN
    assert sitter.problems == []
