"""A tournament between two browsers, by clicks: the choice in secret and the map that both build."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.play import Curious, Option, game_of, moment, offers, ready, room, word
from tests.heroes.builder import HeroesGame
from tests.support.live_server import Live

New = Callable[..., BrowserContext]


class Wanderer:
    """Walks wherever there is no fight, and else does anything."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def __call__(self, options: list[Option]) -> Option:
        going = [option for option in options if word(option) == "go" and option.get("tone") != "fight"]
        return self.rng.choice(going or options)


def test_two_browsers_choose_in_secret_and_build_the_map(live: Live, context: New, shots: Path) -> None:
    made = room(live, "tournament-crossroads", ("choose", "choose"), seed=4)
    sitters = Sitter(context(), live.url), Sitter(context(), live.url)
    for seat, sitter in enumerate(sitters):
        sitter.sit(made, seat)
    game = game_of(live, made)
    chosen = ready(*sitters)
    assert chosen is sitters[0]
    option = next(option for option in chosen.options if option["key"] == "hero:catherine")
    chosen.answer(option)
    other = ready(*sitters)
    assert other is sitters[1]
    assert len(other.options) == 6
    other.shot(str(shots / "tournament-pick.png"))
    assert not [event for event in game.events_for(1) if event.name in ("faction", "hero")]
    policy = Curious(4)
    while HeroesGame.of(game).position.game_round == 0:
        now = ready(*sitters)
        assert now is not None
        if policy.given["lay"] == 5:
            now.shot(str(shots / "tournament-building.png"))
        now.answer(policy(now.options))
    ready(*sitters)
    sitters[0].shot(str(shots / "tournament-built.png"))
    assert policy.given["lay"] > 8
    assert {kind for sitter in sitters for kind in sitter.clicked} >= {"spot"}
    assert [sitter.listed for sitter in sitters] == [[], []]
    assert [sitter.problems for sitter in sitters] == [[], []]


def test_a_tile_that_lies_there_is_turned_by_clicks(live: Live, context: New, shots: Path) -> None:
    made, seat = moment(live, "tournament-crossroads", ("choose", "choose"), 56, Wanderer(56), offers("turn"))
    sitter = Sitter(context(), live.url)
    sitter.sit(made, seat)
    assert ready(sitter) is sitter
    sitter.shot(str(shots / "tournament-turn.png"))
    chosen = sitter.options[0]
    sitter.answer(chosen)
    assert ready(sitter) is sitter
    assert {word(option) for option in sitter.options} == {"rotate"}
    sitter.shot(str(shots / "tournament-turning.png"))
    last = sitter.options[-1]
    sitter.answer(last)
    turned = [event.args for event in game_of(live, made).events if event.name == "turned"][-1]
    assert turned["spot"] == str(chosen["key"]).removeprefix("turn:")
    assert turned["n"] == int(str(last["key"]).removeprefix("rotate:")) - 1
    assert sitter.listed == []
    assert sitter.problems == []
