"""Whole games by clicks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.support.live import Live

New = Callable[..., BrowserContext]
SKIRMISH = ("castle_vanguard", "necropolis_vanguard")
HEROES = ("castle/catherine", "necropolis/sandro")


def room(live: Live, scenario: str, sides: tuple[str, str], **more: Any) -> dict[str, Any]:
    return live.room(*({"kind": "person", "side": side} for side in sides), scenario=scenario, **more)


def ready(*sitters: Sitter) -> Sitter | None:
    """Whoever is asked, once that is known; nobody when the game is over."""
    first = sitters[0]
    first.until(lambda: all(each.over for each in sitters) or any(each.asked for each in sitters), "a question", 30)
    return next((each for each in sitters if each.asked), None)


def choose(rng: Random, options: list[dict[str, Any]]) -> dict[str, Any]:
    """An answer that brings the game on: fights where there is one, now and then the expected, else any."""
    fights = [option for option in options if option.get("tone") == "fight"]
    if fights and rng.random() < 0.6:
        return rng.choice(fights)
    main = [option for option in options if option.get("main")]
    calm = [option for option in options if option.get("tone") != "danger"]
    return main[0] if main and rng.random() < 0.5 else rng.choice(calm or options)


def test_a_whole_skirmish_between_two_browsers(live: Live, context: New, shots: Path) -> None:
    made = room(live, "skirmish", SKIRMISH, seed=11)
    sitters = Sitter(context(), live.url), Sitter(context(), live.url)
    for seat, sitter in enumerate(sitters):
        sitter.sit(made, seat)
    rng = Random(7)
    answers = 0
    while (now := ready(*sitters)) is not None:
        now.answer(choose(rng, now.options))
        answers += 1
        if answers == 25:
            sitters[0].shot(str(shots / "skirmish.png"))
        assert answers < 800
    sitters[0].page.wait_for_timeout(300)
    sitters[0].shot(str(shots / "skirmish-over.png"))
    given = {kind for sitter in sitters for kind in sitter.clicked}
    assert given >= {"space", "button"}
    assert [sitter.listed for sitter in sitters] == [[], []]
    assert [sitter.problems for sitter in sitters] == [[], []]
    returns = [sitter.heard[-1].get("returns") or sitter.heard[-2].get("returns") for sitter in sitters]
    assert returns[0] == returns[1] != []


def test_a_whole_brave_new_world_between_two_browsers(live: Live, context: New, shots: Path) -> None:
    made = room(live, "brave-new-world", HEROES, seed=4)
    sitters = Sitter(context(), live.url), Sitter(context(), live.url)
    for seat, sitter in enumerate(sitters):
        sitter.sit(made, seat)
    rng = Random(3)
    answers = 0
    while (now := ready(*sitters)) is not None:
        now.answer(choose(rng, now.options))
        answers += 1
        if answers % 60 == 0:
            now.shot(str(shots / f"brave-{answers:04}.png"))
        assert answers < 2500
    sitters[0].page.wait_for_timeout(300)
    sitters[0].shot(str(shots / "brave-over.png"))
    given = {kind for sitter in sitters for kind in sitter.clicked}
    assert given >= {"field", "card", "space", "button"}
    assert [sitter.problems for sitter in sitters] == [[], []]
