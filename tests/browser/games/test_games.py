"""Whole games between two browsers, by clicks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.play import HEROES, SKIRMISH, Curious, Lively, game_of, room
from tests.browser.whole_games import SecondDevices, check, play, result
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
WORDS = (
    "go", "go2", "discover", "lay", "rotate", "attack", "move", "deploy", "build", "recruit", "reinforce", "hire",
    "play", "cast", "look", "take", "end_turn",
)  # fmt: skip
"""What a whole game must have had, so that the test is worth something."""


def test_a_whole_skirmish_between_two_browsers(live: Live, context: New, shots: Path) -> None:
    made = room(live, "skirmish", SKIRMISH, seed=11)
    sitters = Sitter(context(), live.url), Sitter(context(), live.url)
    for seat, sitter in enumerate(sitters):
        sitter.sit(made, seat)
    play(sitters, Lively(7), 800, SecondDevices(live, made))
    assert (result(sitters[0]), result(sitters[1])) == ("Player 2 wins", "Victory for Necropolis")
    assert game_of(live, made).result == (-1, 1)
    sitters[0].shot(str(shots / "skirmish-over.png"))
    assert {kind for sitter in sitters for kind in sitter.clicked} >= {"space", "button", "card"}
    check(*sitters)


def test_a_whole_brave_new_world_between_two_browsers(live: Live, context: New, shots: Path) -> None:
    made = room(live, "brave-new-world", HEROES, seed=30)
    sitters = Sitter(context(), live.url), Sitter(context(), live.url)
    for seat, sitter in enumerate(sitters):
        sitter.sit(made, seat)
    policy = Curious(30, 2)
    play(sitters, policy, 400, SecondDevices(live, made))
    # Who wins changes with the numbers of the scenario; what the two are told has to agree with it.
    won = game_of(live, made).result
    assert won in ((1, -1), (-1, 1))
    said = ("Victory for Catherine", "Catherine wins") if won == (1, -1) else ("Sandro wins", "Victory for Sandro")
    assert (result(sitters[0]), result(sitters[1])) == said
    sitters[0].shot(str(shots / "brave-over.png"))
    assert not [kind for kind in WORDS if not policy.given[kind]]
    assert {kind for sitter in sitters for kind in sitter.clicked} >= {"field", "spot", "card", "space", "button"}
    check(*sitters)
