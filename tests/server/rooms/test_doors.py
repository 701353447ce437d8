"""Who comes in and who hears of it: full rooms, ends that stand, and what is told where somebody may know more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banneret.server.access import Limits
from banneret.server.rooms.admission import LINES_A_SEAT
from tests.server.rooms.test_seats import announced, game_of_two, seat_at, timed
from tests.support.live_server import Live, Player, serving


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
        yield server


def ended(live: Live) -> tuple[dict[str, Any], Player, Player]:
    """A game of two that is over by an answer which could have been taken back a moment before."""
    seats = ({"kind": "person", "side": "castle_griffins"}, {"kind": "open", "side": "necropolis_zombies"})
    made = live.room(*seats, scenario="skirmish", options={"round_limit": "1"})
    status, taken = live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})
    assert status == 201
    players = live.player(made["room"], made["keys"]["0"]), live.player(made["room"], taken["key"])
    room = live.rooms.awake[made["room"]]
    while not room.game.over:
        asked = players[room.game.state.seat]
        while not asked.asked:
            asked.until("step")
        keys = [option["key"] for option in asked.asked["options"]]
        asked.answer("done" if "done" in keys else keys[-1])
    return made, *players


def test_the_end_of_a_game_stands_for_everybody_may_read_its_record(live: Live) -> None:
    made, one, other = ended(live)
    assert live.ask("GET", f"/api/rooms/{made['room']}/record")[0] == 200
    for player in (one, other):
        assert player.reply(player.send(do="undo"))["code"] == "nothing_to_undo"
    room = live.rooms.awake[made["room"]]
    assert (room.game.over, room.game.can_undo, room.game.can_redo) == (True, False, False)
    live.rooms.drop(room)
    again = live.player(made["room"], made["keys"]["0"])
    assert again.table["can_undo"] is False
    assert again.reply(again.send(do="undo"))["code"] == "nothing_to_undo"


def test_nobody_is_kept_out_of_a_seat_by_others_who_fill_the_room(tmp_path: Path) -> None:
    limits = Limits(guests_per_room=3, connections_per_address=1000)
    with serving(f"sqlite:///{tmp_path / 'full.sqlite3'}", limits) as live:
        made, key, maud, ola = game_of_two(live)
        ola.close()
        lines = [live.player(made["room"], made["keys"]["0"]) for _ in range(LINES_A_SEAT - 1)]
        lines += [live.player(made["room"], made["host"]) for _ in range(LINES_A_SEAT)]
        lines += [live.player(made["room"]) for _ in range(3)]
        for keys in ((made["keys"]["0"],), (made["host"],), ()):
            late = Player(live, made["room"])
            refused = late.reply(late.send(do="hello", room=made["room"], keys=keys))
            assert (refused["is"], refused["text"]) == ("refused", "the room is full")
        back = live.player(made["room"], key)
        assert live.ask("PATCH", seat_at(made, 1), {"kind": "open"}, key=made["host"])[1]["error"]["code"] == "present"
        for line in (maud, back, *lines):
            line.close()


@pytest.mark.parametrize("seed", [7, None])
def test_persons_are_told_where_somebody_may_know_what_comes(live: Live, seed: int | None) -> None:
    two = ({"kind": "person", "side": "castle_host"}, {"kind": "person", "side": "dungeon_host"})
    made = live.room(*two, scenario="skirmish", **({} if seed is None else {"seed": seed}))
    player = live.player(made["room"], made["keys"]["1"])
    assert announced(player.heard[0]["chat"]) == ([] if seed is None else [("known", 0, "")])
    player.close()


def test_a_seat_that_nobody_could_take_is_not_freed_by_the_host(live: Live) -> None:
    clock = timed(live.rooms)
    two = ({"kind": "person", "side": "castle_host"}, {"kind": "person", "side": "dungeon_host"})
    made = live.room(*two, scenario="skirmish", seed=7)
    clock.now += 10**6
    for method, body in (("PATCH", {"kind": "open"}), ("DELETE", None)):
        status, told = live.ask(method, seat_at(made, 1), body, key=made["host"])
        assert (status, told["error"]["code"]) == (409, "revealed")
    assert live.ask("PATCH", seat_at(made, 1), {"kind": "bot", "bot": "random"}, key=made["host"])[0] == 200


def test_everybody_hears_when_who_has_all_keys_reads_the_record(live: Live) -> None:
    two = ({"kind": "person", "side": "castle_host", "name": "Maud"}, {"kind": "person", "side": "dungeon_host"})
    made = live.room(*two, scenario="skirmish")
    other = live.player(made["room"], made["keys"]["1"])
    assert live.ask("GET", f"/api/rooms/{made['room']}/record", key=",".join(made["keys"].values()))[0] == 200
    assert announced([other.until("said")["line"]]) == [("revealed", 0, "Maud")]
    other.close()


# -- those who do not sit there ----------------------------------------------------------------------------------------

ENDINGS: list[dict[str, Any]] = [
    {"do": "resign"},
    {"do": "draw", "yes": True},
    {"do": "draw", "yes": False},
    {"do": "abort"},
    {"do": "days_off", "days": 1},
    {"do": "give_seat", "seat": 0, "yes": True},
    {"do": "ask_seat", "seat": 0, "bot": "random"},
    {"do": "agree", "yes": False},
    {"do": "undo"},
    {"do": "habits", "habits": {"cards": "useful"}},
    {"do": "ask_me", "when": "always"},
    {"do": "sit", "seat": 0},
]


@pytest.mark.parametrize("message", ENDINGS, ids=lambda message: str(message["do"]))
def test_who_watches_and_whoever_has_lost_the_seat_can_do_nothing_with_a_game(
    live: Live, message: dict[str, Any]
) -> None:
    """Nor can a player for the other one's seat: it is not theirs, whichever they name."""
    persons = [{"kind": "person", "side": side, "name": side[:4]} for side in ("castle_griffins", "necropolis_zombies")]
    made = live.room(*persons, seconds=2 * 86_400, pace={"by": "turn", "days_off": 3})
    watcher, ola = live.player(made["room"]), live.player(made["room"], made["keys"]["1"])
    before = live.ask("GET", f"/api/rooms/{made['room']}")[1]
    for guest, seats in ((watcher, (None, 0, 1)), (ola, (0,))):
        for seat in seats:
            if seat is None or message["do"] not in ("abort", "agree", "undo"):
                said = {**message, **({} if seat is None else {"seat": seat})}
                assert guest.reply(guest.send(**said))["is"] == "refused", said
    assert live.ask("GET", f"/api/rooms/{made['room']}")[1] == before

    # An old key opens nothing: its player has left, and it is somebody else's seat now.
    assert live.ask("DELETE", f"/api/rooms/{made['room']}/seats/1", key=made["keys"]["1"])[0] in (200, 204)
    late = Player(live, made["room"])
    late.send(do="hello", room=made["room"], keys=[made["keys"]["1"]])
    assert late.next()["code"] == "forbidden"
    assert late.closed() == 1008
