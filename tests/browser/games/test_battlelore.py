"""An adventure of BattleLore with heroes, from the War Councils to the character sheet, by clicks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.play import Option, game_of, ready, word
from tests.browser.test_tour import SCREENS, grave
from tests.browser.tour import texts, unnamed
from tests.browser.whole_games import SecondDevices, check, result
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
STANDARD = "standard hero=Maud:warrior:warrior_cleave:sword_of_dawn::6:6:0"
PENNANT = "pennant hero=Ola:rogue:rogue_larceny"
MOST = 400
WORDS = ("level", "take", "deploy", "play", "order", "unit", "move", "attack", "supply")
"""What an adventure must have had, so that the test is worth something."""
AFTERWARDS = {"ask_bought", "ask_exchange", "ask_haul", "ask_limit", "ask_level_up"}
"""Steps after an adventure that ask something."""

HAND = """() => {
  const names = [...document.querySelectorAll('.hands li .card .name')];
  const small = names.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12).map((one) => one.textContent);
  const boxes = [...document.querySelectorAll('.hands li .card')].map((one) => one.getBoundingClientRect());
  return [small, boxes.filter((box, n) => n && box.left < boxes[n - 1].right && box.top === boxes[n - 1].top).length];
}"""
"""Names in the hand that are too small to read, and how many cards lie over the one before."""

MOMENTS = {"ask_level", "ask_kept", "ask_command", "ask_order", "ask_mover", "got_mover", "got_battler"}
"""Questions whose page is looked at closely."""


class Valiant:
    """Goes for the enemy: strikes where it can, comes nearer where it cannot, and holds back its lore."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.given: Counter[str] = Counter()

    def __call__(self, options: list[Option]) -> Option:
        option = self.rng.choice(self._wanted(options))
        self.given[word(option)] += 1
        return option

    def _wanted(self, options: list[Option]) -> list[Option]:
        if not self.given["level"]:
            return [option for option in options if option["key"] == "level:warrior"]  # without one he may not come
        fights = [option for option in options if option.get("tone") == "fight" or word(option) == "deploy"]
        if fights:
            return fights
        moves = [option for option in options if word(option) == "move"]
        if moves:
            return sorted(moves, key=lambda option: int(option["key"][5]))[:2]
        spells = [option for option in options if word(option) == "lore"]
        if spells and self.given["lore"] < 3:
            return spells
        main = [option for option in options if option.get("main")]
        calm = [option for option in options if option.get("tone") not in ("danger", "end")]
        return main or calm or options


def test_a_whole_adventure_with_heroes_against_a_bot(live: Live, context: New, shots: Path) -> None:
    seats = {"kind": "person", "side": STANDARD, "name": "Maud"}, {"kind": "bot", "side": PENNANT, "bot": "greedy"}
    made = live.room(*seats, game="battlelore", scenario="first_laurels", seed=4)
    sitter = Sitter(context(), live.url)
    sitter.sit(made, 0)
    policy = Valiant(4)
    beside = SecondDevices(live, made)
    steps: Counter[str] = Counter()
    answers = 0
    while ready(sitter) is not None:
        assert sitter.asked is not None
        step = sitter.asked["step"]
        if step in AFTERWARDS and not any(steps[other] for other in AFTERWARDS):
            sitter.page.wait_for_selector(".goes-on")
            sitter.page.wait_for_selector(".fing")
            assert sitter.page.locator("[data-choice]").count() == 0, "who has won is said before anything is asked"
            sitter.shot(str(shots / "battlelore-verdict.png"))
            sitter.show()
            assert "wins" in sitter.verdict or "Victory" in sitter.verdict
            assert sitter.page.get_by_text("Spoils of war").first.is_visible()
            sitter.shot(str(shots / "battlelore-after.png"))
        if step == "ask_command" and not steps[step]:
            sitter.show()
            small, overlap = sitter.page.evaluate(HAND)
            assert (small, overlap) == ([], 0), "every card of the hand can be read, and lies beside the others"
        steps[step] += 1
        beside.answer(sitter, policy(sitter.options))
        answers += 1
        assert answers < MOST
    beside.close()
    assert game_of(live, made).over
    assert "wins" in result(sitter) or "Victory" in result(sitter)
    sitter.shot(str(shots / "battlelore-over.png"))
    assert not [each for each in WORDS if not policy.given[each]]
    assert AFTERWARDS & set(steps)
    assert set(sitter.clicked) >= {"unit", "hex", "command", "lore", "button"}
    check(sitter)


@pytest.mark.parametrize(("screen", "themes"), [("light", ["light", "dark"]), ("phone", ["light"])])
def test_every_moment_is_readable(live: Live, context: New, shots: Path, screen: str, themes: list[str]) -> None:
    """Nothing grave for readers with other eyes or other hands, nothing that sticks out, no text without words."""
    seats = {"kind": "person", "side": STANDARD, "name": "Maud"}, {"kind": "bot", "side": PENNANT, "bot": "greedy"}
    made = live.room(*seats, game="battlelore", scenario="the_giants_hoard", seed=5)
    sitter = Sitter(context(**SCREENS[screen]), live.url, touch=screen == "phone")
    sitter.sit(made, 0)
    policy = Valiant(5)
    beside = SecondDevices(live, made, clicks=0)
    seen: set[str] = set()
    problems: dict[tuple[str, str], object] = {}
    for _ in range(80):
        if seen >= MOMENTS:
            break
        assert ready(sitter) is not None
        assert sitter.asked is not None
        step = sitter.asked["step"]
        if step in MOMENTS - seen:
            seen.add(step)
            sitter.show()
            for theme in themes:
                sitter.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
                sitter.shot(str(shots / f"battlelore-{step}-{screen}-{theme}.png"))
                if found := grave(sitter):
                    problems[step, f"axe, {theme}"] = found
            sitter.page.evaluate("theme => document.documentElement.dataset.theme = theme", themes[0])
            wide = sitter.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
            if wide[0] > wide[1]:
                problems[step, "scrolls sideways"] = wide
            if ids := unnamed(texts(sitter.page)):
                problems[step, "has no words for"] = ids
        beside.answer(sitter, policy(sitter.options))
    beside.close()
    assert problems == {}
    check(sitter)
