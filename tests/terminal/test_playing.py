"""A person plays at the terminal: by keys, by typing, back and forth, alone and against each other."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from textual import events

import banneret
from banneret.bots import advice
from banneret.bots.search.budget import Budget
from banneret.kernel.errors import RecordError, SetupError
from banneret.kernel.journal import Journal, recover
from banneret.kernel.rules import GameRules, View
from banneret.table.presenter import presenting
from banneret.terminal.app import bots_for, run
from banneret.terminal.dialogs import Ask, Curtain, Reading, WhyNot
from banneret.terminal.hint import HintWindow
from banneret.terminal.table import SPEEDS, Table
from tests.terminal.table import CARDS, SIEGE, Last, Seat, at_table, kept, seeded_skirmish


def test_a_skirmish_is_played_to_its_end_by_key_presses(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    armies = ("castle_vanguard", "necropolis_vanguard")
    game = seeded_skirmish(armies, round_limit="1")

    async def play(seat: Seat) -> None:
        for _ in range(400):
            if isinstance(seat.app.screen, Ask):
                break
            await seat.press("tab", "enter")
            assert kept(path) == game.record()
        assert game.over
        assert "Rounds" in seat.on_top()
        assert "Damage dealt" in seat.on_top()
        await seat.press("l")
        assert isinstance(seat.app.screen, Reading)
        assert "The combat begins." in seat.on_top()
        await seat.press("escape", "u")
        assert seat.at_board

    at_table(play, game, bots={1: Last()}, path=path)
    assert kept(path) == game.record()
    assert banneret.load(path).result == game.result


def test_a_hint_shows_what_a_bot_would_answer_and_gives_it() -> None:
    game = seeded_skirmish(("castle_vanguard", "necropolis_vanguard"))

    async def play(seat: Seat) -> None:
        def few(view: View, rules: GameRules) -> advice.Advice:
            return advice.advise(view, rules, Budget(simulations=12), 3)

        best = few(game.view(0), game.rules)
        seat.session.adviser.advise = few
        await seat.press("*")
        await seat.until(lambda: isinstance(seat.app.screen, HintWindow))
        assert f"[{1 + len(best.others)}]" in seat.on_top()
        assert advice.said(best.best, game.view(0), "heroes", "en") in seat.on_top()
        before = len(game.answers)
        await seat.press("enter")
        assert seat.at_board
        assert game.answers[before][2] == best.best.option

    at_table(play, game, bots={1: Last()})


@pytest.mark.parametrize(
    ("worth", "told"), [(1.0, "99 of 100 (98 with bad luck, 99 "), (0.0, "1 of 100 (1 with bad luck, 2 ")]
)
def test_no_hint_is_certain(worth: float, told: str) -> None:
    """As on the page: only an end is."""
    game = seeded_skirmish(("castle_vanguard", "necropolis_vanguard"))
    view = game.view(game.state.seat)
    best = advice.Advised(
        game.state.options[0], game.choice.keys[0], worth, 0.02, 0.02, (advice.Reason("advice-usual"),)
    )
    window = HintWindow(advice.Advice("heroes", best, ()), view, presenting(game).asking(game, "en"), "en")
    assert told in str(window.text())


def test_keys_pressed_in_haste_close_no_more_than_the_window() -> None:
    async def play(seat: Seat) -> None:
        await seat.press("q")
        window = seat.app.screen
        assert isinstance(window, Ask)
        for _ in range(3):
            window.post_message(events.Key("n", "n"))
        await seat.pilot.pause()
        assert seat.at_board
        assert "Banneret" in seat.shown("title")

    at_table(play, seeded_skirmish(), bots={1: Last()})


def test_a_digit_gives_its_answer_and_an_arrow_chooses_a_space() -> None:
    game = seeded_skirmish(("castle_vanguard", "necropolis_vanguard"))

    async def play(seat: Seat) -> None:
        await seat.press("3")
        assert game.answers[-1][0] == 0
        assert "Griffins: choose a space." in seat.shown("choice")
        assert seat.fight.cursor == "a1"
        await seat.press("right", "up", "enter")
        assert game.why_not("deploy:castle_griffins") != ""
        assert seat.fight.scene.on("b2") is not None

    at_table(play, game, bots={1: Last()})


@pytest.mark.parametrize("typed", ["move:b2", "b2", "m b2", "mb2", "MOVE B2"])
def test_answers_are_typed_by_key_or_in_short(typed: str) -> None:
    game = seeded_skirmish()

    async def play(seat: Seat) -> None:
        assert "Griffins" in seat.shown("choice")
        await seat.type(typed.casefold() if typed.islower() else ":" + typed.casefold())
        assert seat.fight.cursor == "b2"
        assert f"> {typed.casefold()}" in seat.shown("choice")
        await seat.press("enter")
        assert "Griffins move from c2 to b2." in seat.shown("words")

    at_table(play, game)


def test_an_illegal_answer_shows_its_clause_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = seeded_skirmish()

    async def play(seat: Seat) -> None:
        before = game.digest
        await seat.type("a5")
        await seat.press("enter")
        assert "Not allowed now: Move to a5 (H3-TYP-02)" in seat.shown("choice")
        notes = [note.message for note in seat.app._notifications]
        assert any(note.startswith("H3-TYP-02: A Flying unit") for note in notes)
        await seat.type("attack:b4")
        await seat.press("enter")
        assert "Not allowed now: Attack: Zombies on b4 (H3-CBT-03)" in seat.shown("choice")
        await seat.press("enter")
        await seat.type(":nonsense")
        await seat.press("enter")
        assert "This is not an answer: nonsense" in seat.shown("choice")
        assert game.digest == before
        assert kept(path) == game.record()

    at_table(play, game, path=path, notifications=True)


def test_several_answers_that_fit_are_named() -> None:
    async def play(seat: Seat) -> None:
        before = seat.game.digest
        await seat.type("move")
        await seat.press("enter")
        assert "Several answers fit: move:a1, " in seat.shown("choice")
        await seat.press("backspace", "backspace", "escape")
        assert "> " not in seat.shown("choice")
        assert seat.game.digest == before

    at_table(play, seeded_skirmish())


def test_enter_alone_never_starts_an_attack() -> None:
    async def play(seat: Seat) -> None:
        before = seat.game.digest
        await seat.press("enter", "enter", "enter")
        assert seat.game.digest == before

    at_table(play, seeded_skirmish(("castle_griffins@b3", "necropolis_zombies@b4")))


def test_undo_and_redo_go_back_and_forth_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = seeded_skirmish()

    async def play(seat: Seat) -> None:
        start = game.record()
        await seat.press("u")
        assert "Nothing can be taken back" in seat.shown("choice")
        await seat.type("b2")
        await seat.press("enter")
        moved = game.record()
        await seat.press("u")
        assert game.record() == kept(path) == start
        assert "Taken back: move:b2" in seat.shown("choice")
        await seat.press("r")
        assert game.record() == kept(path) == moved
        await seat.press("r")
        assert "There is nothing to redo." in seat.shown("choice")

    at_table(play, game, path=path)


def test_a_player_asks_to_be_asked_once_always_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = seeded_skirmish(CARDS)

    async def play(seat: Seat) -> None:
        while game.choice.question != "ask_action":
            game.apply("pass")
        asked = []
        for word, said in (("once", "the next time"), ("always", "before everything"), ("never", "only where")):
            await seat.press("exclamation_mark")
            assert said in seat.shown("choice")
            assert game.request_of(0) == word
            assert kept(path) == game.record()
            asked.append(game.choice.question)
        assert asked == ["ask_between", "ask_action", "ask_action"]

    at_table(play, game, bots={1: Last()}, path=path)


def test_why_not_names_the_clause_and_its_text() -> None:
    async def play(seat: Seat) -> None:
        before = seat.game.digest
        await seat.press("shift+left", "shift+left", "shift+up", "shift+up", "shift+up", "w")
        assert isinstance(seat.app.screen, WhyNot)
        assert ("Move to a5", "H3-TYP-02") in seat.app.screen.reasons
        assert ("Defend", "") in seat.app.screen.reasons
        assert "H3-TYP-02" in seat.on_top()
        assert "Flying" in seat.on_top()
        await seat.press("end")
        assert seat.game.choice.clauses[0] in seat.on_top()
        await seat.press("escape")
        assert seat.at_board
        assert seat.game.digest == before

    at_table(play, seeded_skirmish())


def test_an_attack_tells_its_damage_before_it_is_made() -> None:
    async def play(seat: Seat) -> None:
        await seat.type("b4")
        assert "⚔ 2–3 ✗?" in seat.shown("board")
        assert "[b4] Attack: Zombies on b4 ⚔2–3 ✗?" in seat.shown("choice")
        assert "1 HP left" in seat.shown("details")
        await seat.press("i")
        assert "Retaliation" in seat.on_top()

    at_table(play, seeded_skirmish(("castle_crusaders+@b3", "necropolis_zombies@b4")))


def test_walls_gate_and_tower_are_shown_and_can_be_pointed_at() -> None:
    async def play(seat: Seat) -> None:
        await seat.until(lambda: seat.fight.scene.active == 0, "0")
        board = seat.shown("board")
        assert "Wall a3" in board
        assert "Gate b3" in board
        assert "Arrow Tower" in board
        assert "[b3] Break the Gate on b3" in seat.shown("choice")
        await seat.press("up", "up", "up", "up")
        assert seat.fight.cursor == "tower"
        await seat.press("enter")
        assert "Attack the Arrow Tower (H3-SGE-19)" in seat.shown("choice")
        await seat.press("down", "i", "escape")

    at_table(play, seeded_skirmish(SIEGE), bots={1: Last()})


def test_the_window_may_change_its_size_while_one_plays() -> None:
    game = seeded_skirmish()

    async def play(seat: Seat) -> None:
        for width, height in ((140, 45), (100, 32), (60, 15), (97, 28), (80, 24), (200, 70)):
            await seat.pilot.resize_terminal(width, height)
            await seat.pilot.pause()
            small = width < 80 or height < 24
            assert seat.table.has_class("small") == small
            if not small:
                lines = seat.shown("board").split("\n")
                assert len(lines) == seat.table.sizes.board_height
                assert max(map(len, lines)) <= seat.table.sizes.board_width
        assert "80 × 24" in seat.shown("small")
        await seat.press("0")
        assert len(game.answers) > 0

    at_table(play, game)


def test_a_game_is_resumed_from_its_file_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = seeded_skirmish()

    async def begin(seat: Seat) -> None:
        await seat.type("b2")
        await seat.press("enter", "0")

    at_table(begin, game, path=path)
    with path.open("a") as file:
        file.write("1 mo")
    resumed = banneret.resume(recover(path).record)
    assert resumed.digest == game.digest

    async def go_on(seat: Seat) -> None:
        assert "Griffins move from c2 to b2." in seat.shown("words")
        await seat.press("0")

    at_table(go_on, resumed, path=path)
    assert kept(path) == resumed.record()
    assert len(banneret.load(path).answers) > len(game.answers)


def test_a_file_that_holds_another_game_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    Journal(path, seeded_skirmish(seed=9))
    with pytest.raises(RecordError, match="another game"):
        at_table(lambda seat: seat.press("0"), seeded_skirmish(), path=path)


def test_between_two_persons_a_curtain_hides_the_hand() -> None:
    game = seeded_skirmish(CARDS)

    async def play(seat: Seat) -> None:
        assert isinstance(seat.app.screen, Curtain)
        assert "Pass the screen to: ▲ Castle" in seat.on_top()
        hidden = seat.shown("hand") + seat.shown("choice") + seat.shown("words")
        assert "Attack " not in hidden
        assert "Offense" not in hidden
        await seat.press("q", "tab", "0")
        assert isinstance(seat.app.screen, Curtain)
        await seat.press("enter")
        assert seat.at_board
        assert seat.hand_of(0) == 2
        assert seat.hand_of(1) == 0
        assert "Castle draws the card" in seat.shown("words")
        assert "Necropolis draws the card" not in seat.shown("words")
        await seat.until(lambda: seat.session.asked == 1, "0")
        assert isinstance(seat.app.screen, Curtain)
        assert "▼ Necropolis" in seat.on_top()
        assert seat.hand_of(0) == 0
        await seat.press("enter")
        assert seat.hand_of(0) == 0
        assert seat.hand_of(1) == 2
        assert "Castle draws the card" not in seat.shown("words")

    at_table(play, game, size=(100, 40))


def test_without_hands_the_screen_is_not_passed() -> None:
    async def play(seat: Seat) -> None:
        for _ in range(6):
            assert not isinstance(seat.app.screen, Curtain)
            await seat.press("0")

    at_table(play, seeded_skirmish())


def test_a_single_person_in_the_second_seat_has_the_own_side_below() -> None:
    async def play(seat: Seat) -> None:
        rows = [line[1] for line in seat.shown("board").split("\n") if line[1].isdigit()]
        assert rows == ["1", "2", "3", "4", "5"]
        assert seat.session.viewer == 1

    at_table(play, seeded_skirmish(), bots={0: Last()})


def test_bots_alone_are_watched_and_their_hands_stay_hidden() -> None:
    game = seeded_skirmish(CARDS, round_limit="1")

    async def play(seat: Seat) -> None:
        await seat.until(lambda: game.over)
        assert "hidden" in seat.shown("hand")

    at_table(play, game, bots={0: Last(), 1: Last()})


def test_a_bot_that_fails_is_replaced_by_a_person() -> None:
    game = seeded_skirmish()

    async def play(seat: Seat) -> None:
        await seat.until(lambda: seat.session.persons == [0, 1], "0")
        notes = " ".join(note.message for note in seat.app._notifications)
        assert "The bot bot failed (out of ideas)" in notes
        assert seat.table.pointer.answers

    at_table(play, game, bots={1: Last("out of ideas")}, notifications=True)


def test_undo_overtakes_a_bot_that_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SPEEDS, "instant", 3600.0)
    late: list[Callable[[], object]] = []

    def timer(table: Table, delay: float, then: Callable[[], object]) -> None:
        assert delay == 3600.0
        late.append(then)

    monkeypatch.setattr(Table, "set_timer", timer)
    game = seeded_skirmish(("castle_griffins@a1", "necropolis_zombies@d5"))

    async def play(seat: Seat) -> None:
        await seat.press("0")
        assert "Waiting for: ▼ Necropolis (bot)" in seat.shown("choice")
        await seat.until(lambda: bool(late))
        await seat.press("u")
        taken = game.record()
        for then in late:
            then()
        assert game.record() == taken
        assert seat.table.pointer.answers

    at_table(play, game, bots={1: Last()})


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.banneret"
    game = seeded_skirmish()

    async def play(seat: Seat) -> None:
        def full(number: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full)
            await seat.press("0")
        notes = " ".join(note.message for note in seat.app._notifications)
        assert "No space left on device" in notes
        assert "not saved" in seat.shown("title")
        await seat.press("q")
        assert "It is not saved and will be lost." in seat.on_top()
        await seat.press("n", "0")
        assert "not saved" not in seat.shown("title")

    at_table(play, game, path=path, notifications=True)
    assert kept(path) == game.record()


def test_leaving_is_asked_for_and_says_where_the_game_is(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"

    async def play(seat: Seat) -> None:
        await seat.press("q")
        assert f"It is saved in {path}" in seat.on_top()
        await seat.press("n")
        assert seat.at_board
        await seat.press("q", "y")
        assert not seat.app.is_running

    at_table(play, seeded_skirmish(), path=path)


def test_help_log_inspection_and_speed_open_and_close() -> None:
    async def play(seat: Seat) -> None:
        for key, says in (("?", "take back the last answer"), ("l", "Round 1 begins."), ("i", "Griffins (Bronze")):
            await seat.press({"?": "question_mark"}.get(key, key))
            assert says in seat.on_top()
            await seat.press("pagedown", "up", "home", "end", "escape")
            assert seat.at_board
        await seat.press("s")
        assert "Bots: slow" in seat.shown("keys")
        await seat.press("pageup", "pagedown")

    at_table(play, seeded_skirmish(), size=(140, 45), bots={1: Last()})


def test_the_mouse_points_and_answers() -> None:
    game = seeded_skirmish()

    async def play(seat: Seat) -> None:
        await seat.pilot.click("#board", offset=(20, 10))
        assert seat.fight.cursor == "b2"
        await seat.pilot.click("#board", offset=(20, 10))
        await seat.pilot.pause()
        assert "Griffins move from c2 to b2." in seat.shown("words")
        spot = next(spot for spot in seat.table.spots if seat.table.pointer.answers[spot.place].key == "done")
        await seat.pilot.click("#choice", offset=(spot.start + 1, spot.line))
        await seat.pilot.pause()
        assert seat.fight.scene.active != 1

    at_table(play, game)


def test_a_bot_language_or_terminal_that_is_not_there_is_refused() -> None:
    game = seeded_skirmish()
    with pytest.raises(SetupError, match="no bot 'gready'"):
        bots_for(game, ["person", "gready"])
    with pytest.raises(SetupError, match="2 seats, and 1"):
        bots_for(game, ["person"])
    with pytest.raises(SetupError, match="no language 'xx'"):
        run(game, path=None, seats=["person", "random"], lang="xx")
    with pytest.raises(SetupError, match="no speed 'warp'"):
        run(game, path=None, seats=["person", "random"], lang="en", speed="warp")
    with pytest.raises(SetupError, match="needs a terminal"):
        run(game, path=None, seats=["person", "random"], lang="en")
