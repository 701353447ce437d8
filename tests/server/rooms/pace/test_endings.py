"""Games that players end: who may, what becomes of the others, and that records and ratings tell the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banneret.games import rules_of
from banneret.kernel.errors import RecordError
from banneret.kernel.record import parse_record, sum_line
from banneret.kernel.replay import verify
from banneret.server.ratings.counting import result_of_people
from banneret.server.rooms.pace.endings import result_of
from banneret.server.store.types import StoredSeat
from tests.server.rooms.test_seats import MINE, OPEN, game_of_two, seat_at
from tests.support.live_server import Live, Player, serving

PERSON, BOT = StoredSeat(kind="person"), StoredSeat(kind="bot")
LEFT, BOT_FOR_LEFT = StoredSeat(kind="person", gave_up="resigned"), StoredSeat(kind="bot", gave_up="resigned")


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
        yield server


@pytest.mark.parametrize(
    ("seats", "teams", "result"),
    [
        ((LEFT, PERSON), (0, 1), (-1, 1)),
        ((LEFT, BOT), (0, 1), (-1, 1)),
        ((LEFT, PERSON, PERSON), (0, 1, 2), None),
        ((BOT_FOR_LEFT, LEFT, PERSON), (0, 1, 2), (-1, -1, 1)),
        ((LEFT, BOT, BOT), (0, 1, 2), (-1, 0, 0)),
        ((LEFT, PERSON, PERSON, PERSON), (0, 0, 1, 1), None),
        ((BOT_FOR_LEFT, LEFT, PERSON, BOT), (0, 0, 1, 1), (-1, -1, 1, 1)),
        ((LEFT, BOT, PERSON, BOT), (0, 0, 1, 1), (-1, -1, 1, 1)),
        ((LEFT, PERSON), (0, 0), None),
        ((BOT_FOR_LEFT, LEFT), (0, 0), (-1, -1)),
        ((PERSON, BOT), (0, 1), None),
    ],
)
def test_who_gives_up_loses_and_others_play_on_while_they_can(
    seats: tuple[StoredSeat, ...], teams: tuple[int, ...], result: tuple[int, ...] | None
) -> None:
    assert result_of(seats, teams) == result


def test_in_ratings_whoever_has_given_up_has_lost_whatever_a_bot_makes_of_it() -> None:
    assert result_of_people((BOT_FOR_LEFT, PERSON, PERSON), (-1, 1, -1)) == (-1, 1, -1)
    assert result_of_people((BOT_FOR_LEFT, PERSON, PERSON), (1, -1, -1)) == (-1, 0, 0)


def do(player: Player, **message: Any) -> dict[str, Any]:
    return player.reply(player.send(**message))


def play(*players: Player) -> None:
    """One answer of whoever is asked."""
    who = next(player for player in players if player.asked)
    assert who.answer()["is"] == "step"


def test_a_resignation_ends_the_game_for_all_and_stays(live: Live) -> None:
    made, _, maud, ola = game_of_two(live)
    assert do(ola, do="resign", seat=0)["code"] == "forbidden"
    assert do(ola, do="resign")["is"] == "done"
    line = maud.until("said")["line"]
    assert (line["kind"], line["who"], line["name"]) == ("resigned", 1, "Ola")
    step = maud.until("step")
    assert (step["over"], step["returns"], step["asked"]) == (True, [1, -1], None)
    assert do(maud, do="resign")["code"] == "over"
    assert do(maud, do="draw", yes=True)["code"] == "over"
    live.rooms.drop(live.rooms.awake[made["room"]])
    late = live.player(made["room"], made["keys"]["0"])
    room, table = late.heard[-1]["room"], late.heard[-1]["table"]
    assert (room["status"], room["ended"], room["seats"][1]["gave_up"]) == ("over", "resigned", "resigned")
    assert (table["over"], table["returns"], table["waiting"]) == (True, [1, -1], [])
    record = parse_record(live.rooms.awake[made["room"]].game.record())
    assert record.body[-3:][0] == "~ left 1 resigned"
    assert record.body[-2].startswith("~ secret ")
    assert record.body[-1] == "~ ended resigned 1 -1"
    assert verify(rules_of("heroes"), record).result == (1, -1)


@pytest.mark.parametrize(
    ("was", "now", "why"),
    [
        ("~ ended resigned 1 -1", "~ ended resigned -1 1", "a player who has left has lost"),
        ("~ ended resigned 1 -1", "~ ended resigned 1", "2 seats"),
        ("~ left 1 resigned\n", "", "nobody has left"),
        ("end 1 -1", "end -1 1", "the record ends with"),
        ("~ left 1 resigned", "~ left 1 resigned\n~ left 1 time", "left already"),
    ],
)
def test_no_other_end_can_be_written_into_a_record(live: Live, was: str, now: str, why: str) -> None:
    made, _, maud, ola = game_of_two(live)
    do(ola, do="resign")
    maud.until("step")
    text = live.rooms.awake[made["room"]].game.record()
    assert was in text
    forged = text[: text.rindex("#")].replace(was, now)
    with pytest.raises(RecordError, match=why):
        verify(rules_of("heroes"), parse_record(forged + sum_line(forged) + "\n"))


def test_with_three_a_bot_takes_the_seat_and_nobody_else_gets_it(live: Live) -> None:
    made = live.room(MINE, OPEN, {"kind": "open", "side": "dungeon"}, scenario="crossroads")
    keys = [live.ask("POST", seat_at(made, seat), {"name": name})[1]["key"] for seat, name in ((1, "Ola"), (2, "Odo"))]
    maud = live.player(made["room"], made["keys"]["0"], made["host"])
    ola, odo = (live.player(made["room"], key) for key in keys)
    assert do(ola, do="resign")["is"] == "done"
    assert maud.until("said")["line"]["kind"] == "resigned"
    info = live.ask("GET", f"/api/rooms/{made['room']}")[1]
    assert (info["status"], info["seats"][1]["kind"], info["seats"][1]["gave_up"]) == ("running", "bot", "resigned")
    status, told = live.ask("PATCH", seat_at(made, 1), {"kind": "open"}, key=made["host"])
    assert (status, told["error"]["code"]) == (409, "gave_up")
    assert do(odo, do="resign")["is"] == "done"
    info = live.ask("GET", f"/api/rooms/{made['room']}")[1]
    assert (info["status"], info["ended"]) == ("over", "resigned")
    record = parse_record(live.rooms.awake[made["room"]].game.record())
    assert record.returns == (1, -1, -1)
    verify(rules_of("heroes"), record)


def test_a_draw_needs_everybody(live: Live) -> None:
    made, _, maud, ola = game_of_two(live)
    assert do(maud, do="draw", yes=False)["code"] == "not_wanted"
    assert do(maud, do="draw", yes=True)["is"] == "done"
    assert do(maud, do="draw", yes=True)["code"] == "repeated"
    while ola.until("room")["room"]["draw"] != [0]:
        pass
    assert do(ola, do="draw", yes=False)["is"] == "done"
    assert do(ola, do="draw", yes=True)["code"] == "too_fast"
    room = live.rooms.awake[made["room"]]
    room.draw_declined -= 61
    assert do(ola, do="draw", yes=True)["is"] == "done"
    # An offer is kept while the room sleeps.
    live.rooms.drop(room)
    again = live.player(made["room"], made["keys"]["0"])
    assert again.heard[-1]["room"]["draw"] == [1]
    assert do(again, do="draw", yes=True)["is"] == "done"
    game = live.rooms.awake[made["room"]].game
    assert (game.over, game.result) == (True, (0, 0))
    verify(rules_of("heroes"), parse_record(game.record()))


def test_whoever_plays_on_has_declined_a_draw(live: Live) -> None:
    made, _, *players = game_of_two(live)
    room = live.rooms.awake[made["room"]]

    def turn_of() -> tuple[Player, Player, int]:
        seat = room.game.state.seat
        for player in players:
            assert player.reply(player.send(do="ping"))["is"] == "done"
        return players[seat], players[1 - seat], seat

    asked, other, seat = turn_of()
    # Their own answers leave an offer as it is, and so do those of the others until somebody else is asked.
    assert do(asked, do="draw", yes=True)["is"] == "done"
    while room.game.state.seat == seat:
        assert asked.answer()["is"] == "step"
    assert room.stored.draw == (seat,)
    asked, other, seat = turn_of()
    while room.game.state.seat == seat:
        assert room.stored.draw == (1 - seat,)
        assert asked.answer()["is"] == "step"
    while (line := other.until("said")["line"])["kind"] != "declines":
        pass
    assert (line["who"], line["text"]) == (seat, f"{line['name']} declines a draw")
    live.rooms.drop(room)
    again = live.player(made["room"], made["keys"]["0"])
    assert again.heard[-1]["room"]["draw"] == []


def test_a_room_without_chat_tells_what_happens_and_nothing_else(live: Live) -> None:
    _, _, maud, ola = game_of_two(live, talk=False)
    assert do(maud, do="say", text="hello")["code"] == "chat_off"
    assert do(maud, do="draw", yes=True)["is"] == "done"
    assert ola.until("said")["line"]["kind"] == "offers"


def test_bots_agree_to_no_draw(live: Live) -> None:
    made = live.room(MINE, {"kind": "bot", "bot": "random", "side": "necropolis/sandro"}, scenario="brave_new_world")
    maud = live.player(made["room"], made["keys"]["0"])
    assert do(maud, do="draw", yes=True)["code"] == "no_draw"


def test_a_game_is_put_off_only_before_the_first_answer(live: Live) -> None:
    made, _, maud, ola = game_of_two(live)
    watcher = live.player(made["room"])
    assert do(watcher, do="abort")["code"] == "forbidden"
    assert live.ask("GET", f"/api/rooms/{made['room']}")[1]["may_abort"]
    assert do(ola, do="abort")["is"] == "done"
    info = live.ask("GET", f"/api/rooms/{made['room']}")[1]
    assert (info["status"], info["ended"], info["may_abort"]) == ("over", "aborted", False)
    record = parse_record(live.rooms.awake[made["room"]].game.record())
    assert record.returns is None
    assert verify(rules_of("heroes"), record).over
    made, _, maud, ola = game_of_two(live)
    play(maud, ola)
    assert do(maud, do="abort")["code"] == "answered"
