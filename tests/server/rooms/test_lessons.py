"""Lessons at the table: a room is laid for one, its coach speaks to the learner alone, and what it recommends leads to
its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banneret.server.access import Limits
from banneret.table.lessons.files import lesson_of
from tests.support.lessons import LESSONS, Learner
from tests.support.live_server import Live, Player, serving

MOST = 600


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", Limits(messages_per_second=1e6, burst=10**6)) as found:
        yield found


def lesson_room(live: Live, game: str, lesson: str) -> dict[str, Any]:
    return live.room({"kind": "person", "side": "any", "name": "Maud"}, game=game, scenario="any", lesson=lesson)


def sit(live: Live, game: str, lesson: str) -> Player:
    made = lesson_room(live, game, lesson)
    return live.player(made["room"], made["keys"]["0"])


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_whoever_does_what_the_coach_says_comes_to_the_end(live: Live, game: str, lesson: str) -> None:
    player, learner = sit(live, game, lesson), Learner()
    for _ in range(MOST):
        while player.asked is None and not player.table["over"]:
            player.until("step")
        coach = player.table["coach"]
        if coach["done"]:
            break
        assert player.asked is not None
        player.answer(learner.answer(coach["moments"], player.asked))
    assert player.table["coach"]["done"]
    numbered = {moment.id for moment in lesson_of(game, lesson).moments if not moment.routine}
    unsaid = numbered - {id for id, at in learner.heard.items() if at}
    assert not unsaid, "moments that nobody hears who does what the coach says"


def test_a_room_of_a_lesson_is_as_the_lesson_has_it(live: Live) -> None:
    made = lesson_room(live, "heroes", "move_and_visit")
    info = made["info"]
    assert (info["lesson"], info["scenario"], info["title"]) == ("move_and_visit", "first_steps", "Move and visit")
    assert [seat["side"] for seat in info["seats"]] == ["castle/catherine"]


def test_the_coach_speaks_the_language_of_the_learner_and_to_nobody_else(live: Live) -> None:
    made = lesson_room(live, "heroes", "move_and_visit")
    learner = live.player(made["room"], made["keys"]["0"], lang="de")
    assert learner.table["coach"]["title"] == "Ziehen und besuchen"
    assert live.player(made["room"]).table["coach"] is None


def test_a_lesson_is_found_again_after_the_room_slept(live: Live) -> None:
    made = lesson_room(live, "heroes", "move_and_visit")
    key = made["keys"]["0"]
    player = live.player(made["room"], key)
    player.answer("rotate:1")
    player.line.close()
    live.rooms.drop(live.rooms.awake[made["room"]])
    again = live.player(made["room"], key)
    assert again.table["coach"]["moments"][0]["id"] == "bonus"


def test_there_is_no_room_for_a_lesson_that_is_not_there(live: Live) -> None:
    wanted = {"game": "heroes", "scenario": "any", "seats": [{"kind": "person", "side": "any"}], "lesson": "flying"}
    status, refused = live.ask("POST", "/api/rooms", wanted)
    assert status == 400
    assert "no such lesson" in refused["error"]["text"]


@pytest.mark.parametrize(
    ("game", "lesson", "name"), [("battlelore", "lore", "Elke"), ("battlefield", "duel", "Ludmila")]
)
def test_whoever_learns_to_play_meets_somebody_with_a_name(live: Live, game: str, lesson: str, name: str) -> None:
    """And not how the bot plays, which reads as if it were a name: "Steady wins"."""
    assert [seat["name"] for seat in lesson_room(live, game, lesson)["info"]["seats"]] == ["Maud", name]
