"""Playing over a socket: what is asked, answered, refused, taken back, and shown to whom."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.server.access import Limits
from tests.support.live_server import Live, Player, serving

ARMIES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")
"""Without cards nothing is hidden, so that at one screen nobody has to sit down first."""
MINE = {"kind": "person", "side": ARMIES[0], "name": "Maud"}
OPEN = {"kind": "open", "side": ARMIES[1]}
BOT = {"kind": "bot", "bot": "greedy", "side": ARMIES[1]}
HERO = {"kind": "person", "side": "castle/catherine", "name": "Maud"}
RIVAL = {"kind": "open", "side": "necropolis/sandro"}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("rooms")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", Limits(messages_per_second=1e6, burst=10**6)) as found:
        yield found


def two_players(live: Live, *seats: dict[str, str], **more: object) -> tuple[Player, Player, dict[str, Any]]:
    """A room with both players in it."""
    made = live.room(*seats, **more)
    status, taken = live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})
    assert status == 201
    return live.player(made["room"], made["keys"]["0"]), live.player(made["room"], taken["key"]), made


def asked_one(*players: Player) -> Player:
    return next(player for player in players if player.asked)


def play_on(players: tuple[Player, ...], answers: int, seed: int = 1) -> None:
    """Let the players answer at random."""
    rng = Random(seed)
    for _ in range(answers):
        for player in players:
            while player.table["waiting"] and not any(other.asked for other in players):
                player.next()
        if players[0].table["over"]:
            return
        now = asked_one(*players)
        assert now.asked is not None
        reply = now.answer(rng.choice(now.asked["options"])["key"])
        assert reply["is"] == "step", reply
        for other in players:
            if other is not now:
                # Not every answer is news to the other: a reply comes after whatever there is to be told.
                other.reply(other.send(do="ping"))


def test_a_skirmish_between_two_players_comes_to_its_end(live: Live) -> None:
    one, two, _ = two_players(live, MINE, OPEN)
    play_on((one, two), 2000)
    assert one.table["over"]
    assert sorted(one.table["returns"]) == [-1, 1]
    assert {message["is"] for message in one.heard} >= {"welcome", "step"}


def test_only_the_asked_seat_gets_the_question(live: Live) -> None:
    one, two, made = two_players(live, MINE, OPEN)
    watcher = live.player(made["room"])
    asked = [player for player in (one, two, watcher) if player.asked]
    assert len(asked) == 1
    assert asked[0].table["waiting"] == [asked[0].table["seat"]]


def test_a_repeated_or_late_answer_is_refused_and_changes_nothing(live: Live) -> None:
    one, two, _ = two_players(live, MINE, OPEN)
    now = asked_one(one, two)
    choice, key = now.asked["choice"], now.asked["options"][0]["key"]  # type: ignore[index]
    assert now.answer(key)["is"] == "step"
    late = now.send(do="answer", choice=choice, answer=key)
    assert now.reply(late)["code"] in ("stale", "not_asked")
    now.line.send(f'{{"do":"answer","seq":{late},"choice":{choice},"answer":"{key}"}}')
    assert now.until("refused")["code"] == "repeated"


def test_an_illegal_answer_is_refused_with_its_clause(live: Live) -> None:
    one, two, _ = two_players(live, MINE, OPEN)
    now = asked_one(one, two)
    refused = now.answer("attack:d5")
    assert refused["is"] == "refused"
    assert refused["code"] == "illegal"
    assert refused["clauses"]
    assert now.answer()["is"] == "step"


def test_who_is_not_asked_cannot_answer(live: Live) -> None:
    one, two, _ = two_players(live, MINE, OPEN)
    other = two if one.asked else one
    seq = other.send(do="answer", choice=0, answer="pass")
    assert other.reply(seq)["code"] == "not_asked"


def test_a_spectator_cannot_answer_or_undo(live: Live) -> None:
    _, _, made = two_players(live, MINE, OPEN)
    watcher = live.player(made["room"])
    assert watcher.reply(watcher.send(do="answer", choice=0, answer="done"))["code"] == "not_asked"
    assert watcher.reply(watcher.send(do="undo"))["code"] == "nothing_to_undo"


def test_undo_takes_back_ones_own_last_answer_and_redo_gives_it_again(live: Live) -> None:
    one, two, _ = two_players(live, MINE, OPEN)
    now = asked_one(one, two)
    before = now.asked
    now.answer()
    after = now.table["asked"]
    assert now.table["can_undo"]
    step = now.reply(now.send(do="undo"))
    assert step["is"] == "step"
    assert now.asked == before
    assert step["can_redo"]
    assert now.reply(now.send(do="redo"))["asked"] == after


def test_the_other_player_cannot_undo_my_answer(live: Live) -> None:
    one, two, _ = two_players(live, MINE, OPEN)
    now, other = (one, two) if one.asked else (two, one)
    now.answer()
    other.until("step")
    assert other.reply(other.send(do="undo"))["code"] == "nothing_to_undo"


def test_coming_again_in_the_middle_of_a_question_shows_the_same(live: Live) -> None:
    one, two, made = two_players(live, HERO, RIVAL, scenario="brave-new-world")
    play_on((one, two), 25)
    now = asked_one(one, two)
    key = made["keys"]["0"] if now is one else None
    before = dict(now.table)
    if key is None:
        # The second player's key is known to the fixture only: ask as the first one instead.
        now, before, key = one, dict(one.table), made["keys"]["0"]
    now.close()
    again = live.player(made["room"], key)
    assert again.table["asked"] == before["asked"]
    assert again.table["waiting"] == before["waiting"]


def test_a_room_sleeps_and_wakes_where_it_was_with_its_undo(live: Live) -> None:
    made = live.room(MINE, {"kind": "person", "side": ARMIES[1]})
    keys = tuple(made["keys"].values())
    player = live.player(made["room"], *keys)
    player.answer()
    before = dict(player.table)
    player.close()
    live.rooms._put_to_sleep(-1.0)
    assert made["room"] not in live.rooms.awake
    again = live.player(made["room"], *keys)
    assert again.table["asked"] == before["asked"]
    assert again.table["can_undo"]
    assert again.reply(again.send(do="undo"))["is"] == "step"


def test_a_bot_answers_by_itself(live: Live) -> None:
    made = live.room(MINE, BOT)
    player = live.player(made["room"], made["keys"]["0"])
    rng = Random(4)
    for _ in range(400):
        while not player.asked and not player.table["over"]:
            player.until("step")
        if player.table["over"]:
            break
        player.answer(rng.choice(player.asked["options"])["key"])  # type: ignore[index]
    assert player.table["over"]


def test_at_one_screen_a_curtain_falls_before_another_hand(live: Live) -> None:
    made = live.room(HERO, {"kind": "person", "side": "necropolis/sandro"}, scenario="brave-new-world", seed=3)
    player = live.player(made["room"], *made["keys"].values())
    sat = 0
    for _ in range(200):
        if player.table["seat"] == -1:
            assert player.asked is None
            seat = player.table["waiting"][0]
            hands = player.table["view"]["world"]["players"]
            assert all(not other["hand"] for other in hands.values())
            assert player.reply(player.send(do="sit", seat=seat))["is"] == "welcome"
            assert player.asked is not None
            sat += 1
            if sat == 3:
                break
        options = player.asked["options"]  # type: ignore[index]
        ending = [option for option in options if option["key"] in ("end_turn", "pass", "done")]
        player.answer((ending or options)[0]["key"])
        while not player.asked and player.table["seat"] != -1:
            player.next()
    assert sat == 3


def test_chat_reaches_everybody_and_is_kept(live: Live) -> None:
    one, two, made = two_players(live, MINE, OPEN)
    one.send(do="say", text="  well   met ")
    line = two.until("said")["line"]
    assert (line["text"], line["name"], line["who"]) == ("well met", "Maud", 0)
    later = live.player(made["room"])
    assert [said["text"] for said in later.heard[-1]["chat"]] == ["well met"]


def test_another_language_from_now_on(live: Live) -> None:
    made = live.room(MINE, {"kind": "person", "side": ARMIES[1]})
    player = live.player(made["room"], *made["keys"].values())
    english = player.asked["prompt"]  # type: ignore[index]
    player.reply(player.send(do="speak", lang="pl"))
    assert player.asked["prompt"] != english  # type: ignore[index]


def test_a_seat_key_opens_only_that_seat(live: Live) -> None:
    made = live.room(MINE, {"kind": "person", "side": ARMIES[1]})
    player = live.player(made["room"], made["keys"]["1"])
    assert player.heard[-1]["seats"] == [1]
    assert not player.heard[-1]["host"]
    other = live.room(MINE, {"kind": "person", "side": ARMIES[1]})
    stranger = Player(live, other["room"])
    stranger.send(do="hello", room=other["room"], keys=[made["keys"]["0"]])
    assert stranger.until("refused")["code"] == "forbidden"
    assert stranger.closed() == 1008


def test_the_clock_runs_out_and_a_bot_answers(live: Live) -> None:
    made = live.room(MINE, {"kind": "person", "side": ARMIES[1]}, seconds=1, seed=1)
    player = live.player(made["room"], made["keys"]["0"])
    assert player.table["clock"]["per_turn"] == 1
    assert player.asked
    player.until("step")


def test_a_seat_is_left_and_taken_by_a_bot_or_somebody_else(live: Live) -> None:
    one, two, made = two_players(live, MINE, OPEN)
    room = made["room"]
    assert live.ask("DELETE", f"/api/rooms/{room}/seats/0", key=made["keys"]["0"])[0] == 204
    one.until("welcome")
    assert one.heard[-1]["seats"] == []
    status, taken = live.ask("POST", f"/api/rooms/{room}/seats/0", {"name": "Piotr"})
    assert status == 201
    assert live.player(room, taken["key"]).heard[-1]["seats"] == [0]
    assert live.ask("PATCH", f"/api/rooms/{room}/seats/1", {"kind": "bot"}, key=made["host"])[0] == 409
    assert two.reply(two.send(do="ping"))["is"] == "done"
    status, info = live.ask("PATCH", f"/api/rooms/{room}/seats/0", {"kind": "bot"}, key=taken["key"])
    assert (status, info["seats"][0]["kind"]) == (200, "bot")


def test_what_a_worker_finds_out(live: Live) -> None:
    made = live.room(HERO, {"kind": "bot", "bot": "random", "side": "necropolis/sandro"}, scenario="brave-new-world",
                     seed=5)  # fmt: skip
    player = live.player(made["room"], made["keys"]["0"])
    for _ in range(60):
        while not player.asked:
            player.until("step")
        if any(option["key"].startswith("go:") for option in player.asked["options"]):
            break
        player.answer()
    ways = player.reply(player.send(do="reach"))
    assert ways["is"] == "ways"
    assert {option["key"] for option in player.asked["options"] if option["key"].startswith("go:")} <= {  # type: ignore[index]
        way["answers"][0] for way in ways["ways"]
    }
    reasons = player.reply(player.send(do="why", at="building:dwelling_gold"))
    assert reasons["reasons"][0]["clause"].startswith("H3-")
    past = player.reply(player.send(do="past", n=0))
    assert past["view"]["world"]["round"] <= 1
