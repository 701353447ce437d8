"""Positions that bots have played a scenario to: the same wish gives the same one, and rooms continue from there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from banneret.arena.ahead import play_ahead
from banneret.kernel.errors import SetupError
from banneret.table.presenter import presenter_of
from tests.browser.play import game_of
from tests.heroes.designing.maps import OWN, TURNED
from tests.support.live_server import Live, serving


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('ahead') / 'table.sqlite3'}") as found:
        yield found


def wish(**changed: object) -> dict[str, object]:
    return {"game": "heroes", "text": OWN, "players": 2, "round": 3, "seed": 5, **changed}


def test_the_same_seed_leads_to_the_same_position_and_another_to_another() -> None:
    one, same, other = (play_ahead("heroes", TURNED, 2, 3, seed, "random") for seed in (4, 4, 5))
    assert one == same != other
    assert (one.round, one.over) == (3, False)
    assert play_ahead("heroes", TURNED, 2, 99, 4, "random").over
    with pytest.raises(SetupError, match="not for 3 players"):
        play_ahead("heroes", TURNED, 3, 2, 1, "random")


def test_a_room_continues_from_the_position_with_any_seat(live: Live) -> None:
    status, reached = live.ask("POST", "/api/ahead", wish())
    assert (status, reached["round"]) == (201, 3)
    assert live.ask("POST", "/api/ahead", wish())[1] == reached
    seats: list[dict[str, Any]] = [
        {"kind": "bot", "side": "choose", "bot": "greedy"},
        {"kind": "person", "side": "choose"},
    ]
    branch = {"record": reached["record"], "step": reached["step"], "same_dice": True}
    room = {"game": "heroes", "scenario": "own", "seats": seats, "branch": branch}
    status, made = live.ask("POST", "/api/rooms", room)
    assert (status, list(made["keys"])) == (201, ["1"])
    begun = game_of(live, made)
    assert presenter_of("heroes").round_of(begun.state) == 3
    assert begun.seed is not None, "the same dice fall from there on"


def test_what_cannot_be_played_is_refused(live: Live) -> None:
    status, found = live.ask("POST", "/api/ahead", wish(round=99))
    assert (status, found["error"]["code"]) == (409, "over")
    for changed in ({"text": "id: [", "seed": 1}, {"players": 3}, {"game": "chess"}, {"bot": "search"}, {"round": 0}):
        assert live.ask("POST", "/api/ahead", wish(**changed))[0] == 400
