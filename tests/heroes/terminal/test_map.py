"""A person plays a whole game at the terminal: on the map by keys and mouse, in the town, in Combats, hot-seat."""

import random
from pathlib import Path

import pytest

import banneret
from banneret.heroes.terminal.map.model import FIELD, SPOT
from banneret.kernel.journal import recover
from banneret.terminal.dialogs import Ask, Curtain, WhyNot
from tests.heroes.builder import whole_game
from tests.terminal.table import Last, Seat, at_table, kept, whole

# -- the opening and the map -------------------------------------------------------------------------------------------


def test_an_opening_is_played_by_keys_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = whole(("choose", "necropolis/sandro"))

    async def play(seat: Seat) -> None:
        assert "Player 1: choose a faction." in seat.shown("choice")
        assert "Brave New World" in seat.shown("title")
        assert "Halberdiers" in seat.shown("details")
        await seat.press("right")
        assert "Troglodytes" in seat.shown("details")
        await seat.press("left", "enter")
        assert "Catherine" in seat.shown("details")
        await seat.press("enter")
        for _ in range(30):
            if game.choice.kind_name == "action":
                break
            await seat.press("enter")
        assert "C Catherine" in seat.shown("order")
        assert "round 1 of 10" in seat.shown("title")
        assert "┏Cat┓" in seat.shown("board")
        assert kept(path) == game.record()

    at_table(play, game, bots={1: Last()}, path=path, size=(100, 40))


def test_a_tile_is_turned_before_the_eyes_and_laid_as_it_was_seen() -> None:
    game = whole()

    async def play(seat: Seat) -> None:
        before = game.digest
        turning = seat.session.world.turning
        assert turning is not None
        assert "Turned by 60°" in seat.shown("choice")
        pictures = []
        for _ in range(3):
            pictures.append(seat.shown("board"))
            await seat.press("right")
        assert len(set(pictures)) == 3
        assert game.digest == before
        seen = seat.map.shown().lying[SPOT[turning.at]]
        assert seen.rotation == 3
        await seat.press("enter")
        lies = seat.session.world.lying[SPOT[turning.at]]
        assert lies.rotation == seen.rotation
        assert lies.fields[1:] == seen.fields[1:]
        assert "way" in seat.shown("details")

    at_table(play, game, size=(100, 32))


def test_the_cursor_walks_over_the_fields_and_enter_goes_there() -> None:
    game = whole_game()

    async def play(seat: Seat) -> None:
        assert seat.map.cursor == FIELD["0,0.c"]
        board = seat.shown("board")
        assert "▸ Res1" in board.replace("▸Res1", "▸ Res1")
        assert "⚔Ore1" in board
        await seat.press("right")
        assert seat.map.cursor == FIELD["0,0.e"]
        assert "Resource Symbol" in seat.shown("details")
        await seat.press("enter")
        assert game.player(0)["heroes"][0]["field"] == "0,0.e"
        assert game.events_named("visit")

    at_table(play, game, bots={1: Last()})


def test_looking_around_leaves_the_marked_answer() -> None:
    async def play(seat: Seat) -> None:
        await seat.press("right")
        marked = seat.map.marked
        await seat.press("shift+right", "shift+right")
        assert seat.map.marked == marked
        assert seat.map.cursor != FIELD["0,0.e"]
        assert "face down" in seat.shown("details")
        await seat.press("c")
        assert seat.map.cursor == FIELD["0,0.c"]

    at_table(play, whole_game(), bots={1: Last()})


@pytest.mark.parametrize("size", [(80, 24), (100, 32), (220, 70)])
def test_the_mouse_points_at_a_field_and_a_second_click_goes_there(size: tuple[int, int]) -> None:
    game = whole_game()

    async def play(seat: Seat) -> None:
        await seat.click_field("0,0.se")
        assert seat.map.cursor == FIELD["0,0.se"]
        assert game.player(0)["heroes"][0]["field"] == "0,0.c"
        await seat.click_field("0,0.se")
        await seat.pilot.pause()
        assert game.player(0)["heroes"][0]["field"] == "0,0.se"

    at_table(play, game, size=size, bots={1: Last()})


def test_a_field_out_of_reach_is_refused_with_its_clause_and_says_how_far_it_is() -> None:
    game = whole_game()
    game.stand(0, "0,0.ne", mp=3)
    game.ask_again()

    async def play(seat: Seat) -> None:
        before = game.digest
        assert "›Res2" not in seat.shown("board")
        await seat.type(":go:0,0.se")
        await seat.press("enter")
        assert "Not allowed now: Move to" in seat.shown("choice")
        assert game.digest == before
        await seat.press("w")
        assert isinstance(seat.app.screen, WhyNot)
        reasons = dict(seat.app.screen.reasons)
        assert reasons["End the turn"] == ""
        assert all(id.startswith("H3-") for id in reasons.values() if id)

    at_table(play, game, bots={1: Last()})


def test_a_tile_is_discovered_by_pointing_at_it_and_undo_ends_there() -> None:
    game = whole_game()
    game.stand(0, "0,0.e", mp=3)
    game.ask_again()

    async def play(seat: Seat) -> None:
        assert "discover:1,0" in game.choice.keys
        await seat.press("right")
        assert "IV–V" in seat.shown("details")
        game.luck(lands=["tile:n1"])
        await seat.press("enter")
        assert seat.session.world.turning is not None
        assert seat.session.world.turning.tile == "N1"
        await seat.press("u")
        assert "Nothing can be taken back" in seat.shown("choice")
        await seat.press("enter")
        assert game.events_named("turned")

    at_table(play, game, bots={1: Last()})


def test_a_step_is_taken_back_and_given_again() -> None:
    game = whole_game()

    async def play(seat: Seat) -> None:
        before = game.digest
        await seat.give("go:0,0.ne")
        after = game.digest
        assert after != before
        await seat.press("u")
        assert game.digest == before
        assert "┏Cat┓" in seat.shown("board")
        await seat.press("r")
        assert game.digest == after

    at_table(play, game, bots={1: Last()})


# -- a Combat on the way -----------------------------------------------------------------------------------------------


def test_a_combat_with_guards_is_fought_on_the_board_and_leads_back_to_the_map() -> None:
    game = whole_game()

    async def play(seat: Seat) -> None:
        await seat.press("left")
        assert "Guards of difficulty I" in seat.shown("details")
        await seat.press("enter")
        await seat.until(lambda: not seat.session.on_map, "0")
        assert "Guards I (controlled by Sandro" in seat.shown("board")
        assert "Catherine ⚔ Guards I" in seat.shown("title")
        assert "Halberdiers" in seat.shown("choice")
        for _ in range(200):
            if seat.session.on_map:
                break
            await seat.press("tab", "enter")
        assert seat.session.on_map
        assert "┏Cat┓" in seat.shown("board")
        assert game.events_named("win") or game.events_named("retreat")

    at_table(play, game, size=(100, 32), bots={1: Last()})


def test_guards_are_steered_by_the_other_person_behind_a_curtain() -> None:
    game = whole_game()
    game.deal(0, hand=["attack"], deck=[], discards=[])
    game.ask_again()

    async def play(seat: Seat) -> None:
        await seat.press("enter")
        await seat.give("go:0,0.w")
        for _ in range(40):
            if seat.session.asked == 1 and not seat.session.on_map:
                break
            await seat.press("enter")
        assert isinstance(seat.app.screen, Curtain)
        assert "Sandro" in seat.on_top()
        assert seat.hand_of(0) == 0
        await seat.press("enter")
        assert seat.session.viewer == 1
        assert seat.hand_of(0) == 0
        assert "Guards I (controlled by Sandro" in seat.shown("board")

    at_table(play, game, size=(100, 32))


# -- several persons, the file -----------------------------------------------------------------------------------------


def test_between_turns_a_curtain_hides_the_hands() -> None:
    game = whole_game()
    game.deal(0, hand=["attack", "power"], deck=["defense"], discards=[])
    game.ask_again()

    async def play(seat: Seat) -> None:
        assert isinstance(seat.app.screen, Curtain), "there is a hand to hide"
        assert "hidden" in seat.shown("hand")
        await seat.press("enter")
        assert seat.hand_of(0) == 2
        assert "Attack" in seat.shown("hand")
        await seat.give("end_turn")
        assert isinstance(seat.app.screen, Curtain)
        assert "⚑N Sandro" in seat.on_top()
        for part in ("hand", "details", "choice"):
            assert "Attack" not in seat.shown(part)
        await seat.press("q", "0", "tab")
        assert isinstance(seat.app.screen, Curtain)
        await seat.press("enter")
        assert seat.session.viewer == 1
        assert seat.hand_of(0) == 0
        assert "hand 2" in seat.shown("order")

    at_table(play, game, size=(100, 32))


def test_without_hands_nothing_is_hidden() -> None:
    async def play(seat: Seat) -> None:
        assert not isinstance(seat.app.screen, Curtain)
        await seat.press("enter")
        assert not isinstance(seat.app.screen, Curtain)
        assert seat.session.asked != 0 or seat.session.viewer == 0

    at_table(play, whole())


def test_a_whole_game_is_resumed_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = whole(seed=3)

    async def begin(seat: Seat) -> None:
        await seat.until(lambda: game.choice.kind_name == "action" and game.choice.seat == 0, "enter")
        await seat.press("tab", "enter")

    at_table(begin, game, bots={1: Last()}, path=path)
    with path.open("a") as file:
        file.write("0 go:0,")
    resumed = banneret.resume(recover(path).record)
    assert resumed.digest == game.digest

    async def go_on(seat: Seat) -> None:
        board = seat.shown("board")
        assert "Cat" in board
        await seat.give("end_turn") if "end_turn" in resumed.choice.keys else await seat.press("enter")

    at_table(go_on, resumed, bots={1: Last()}, path=path)
    assert kept(path) == resumed.record()
    assert len(banneret.load(path).answers) > len(game.answers)


def test_bots_alone_play_and_are_watched() -> None:
    game = whole(seed=5)

    async def play(seat: Seat) -> None:
        await seat.until(lambda: len(game.answers) > 30)
        assert "hidden" in seat.shown("hand")
        assert "Waiting for: " in seat.shown("choice")
        await seat.press("q", "y")

    at_table(play, game, bots={0: Last(), 1: Last()})


def test_a_finished_game_is_summed_up() -> None:
    game = whole(seed=5)
    rng = random.Random(9)
    while not game.over:
        game.apply(rng.choice(game.choice.options))

    async def play(seat: Seat) -> None:
        assert isinstance(seat.app.screen, Ask)
        assert "The game is over" in str(seat.app.screen.query_one(".window").border_title)
        for words in ("Catherine", "Sandro", "Level", "Buildings", "Rounds 10"):
            assert words in seat.on_top()

    at_table(play, game)
