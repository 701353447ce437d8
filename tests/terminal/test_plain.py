"""The face of a game that brings none: the position in words, every answer with its key, and all windows."""

import random
from pathlib import Path

import pytest

import banneret
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.plugins import plugins
from banneret.terminal import panels
from banneret.terminal.choice_box import draw_choice
from banneret.terminal.description import Words, lines_of
from banneret.terminal.dialogs import Ask, Curtain, Reading, WhyNot
from banneret.terminal.face import TERMINAL, Face
from banneret.terminal.listing import Listing
from banneret.terminal.session import PERSON, Session
from banneret.text import LANGUAGES
from tests.terminal.table import CARDS, Last, Seat, at_table, kept, seeded_skirmish

SIZES = ((80, 24), (81, 25), (95, 40), (96, 27), (96, 28), (100, 32), (120, 36), (140, 45), (200, 70))
WORDS = Words("heroes", "en", ("North", "South"))


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is played as if its descriptor named the plain face."""
    for place in ("banneret.terminal.windows.terminal_of", "tests.terminal.table.terminal_of"):
        monkeypatch.setattr(place, lambda game: TERMINAL)


def first_game(id: str) -> Game:
    """A game of the scenario that is offered first, begun for two."""
    sides = {"heroes": ("castle/catherine", "necropolis/sandro"), "battlefield": ("castle/catherine", "dungeon/mutare")}
    seats = sides.get(id, ("standard", "pennant"))
    return banneret.new(id, scenario=plugins()[id].first, seats=seats, seed=4)


def seated(game: Game, lang: str = "en") -> Session:
    seats = [PERSON] * len(game.setup.seats)
    session = TERMINAL.session(game, path=None, seats=seats, bots={}, lang=lang)
    session.sit_down()
    return session


# -- what is drawn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ["heroes", "battlefield", "battlelore"])
def test_everything_fits_at_every_moment(id: str, lang: str) -> None:
    game = first_game(id)
    rng = random.Random(f"{id}{lang}")
    for n in range(45):
        if game.over:
            break
        session = seated(game, lang)
        face = TERMINAL.face(session)
        face.pointer.refresh()
        sizes = face.plan(*SIZES[n % len(SIZES)])
        assert 2 + sizes.board_height + sizes.choice_height + sizes.hand_height + sizes.log_height == sizes.height
        board = face.board(sizes).plain.split("\n")
        assert len(board) == sizes.board_height
        assert max(map(len, board)) <= sizes.board_width
        players, details = (part.plain.split("\n") for part in face.side(sizes))
        assert len(players) + len(details) <= sizes.board_height
        assert max(map(len, [*players, *details])) <= sizes.side_width
        box, spots = draw_choice(face.pointer.question(), sizes)
        assert max(map(len, box.plain.split("\n"))) <= sizes.width
        assert spots
        assert len(face.hand(sizes).plain) <= sizes.width
        assert len(panels.draw_title(sizes, *face.pointer.headline()).plain) == sizes.width
        assert all(line.text for line in session.lines())
        assert face.help().plain
        game.apply(rng.choice(game.choice.options))


def test_values_stand_in_a_row_and_lists_in_a_line() -> None:
    told = {"round": 3, "deck": 0, "ready": True, "done": False, "card": None, "hand": ["red_one", "red_one", "blue"]}
    assert [line.plain for line in lines_of(told, WORDS, 40)] == [
        "Round 3 · Deck 0 · Ready ✓",
        "Hand: red one ×2, blue",
    ]
    assert max(line.cell_len for line in lines_of(told, WORDS, 20)) <= 20


def test_things_with_the_same_parts_make_a_table_and_seats_have_their_names() -> None:
    told = {"players": [{"coins": 3, "score": 10}, {"coins": 12, "score": 0}]}
    assert [line.plain.rstrip() for line in lines_of(told, WORDS, 40)] == [
        "Players",
        "       Coins  Score",
        "North  3      10",
        "South  12     0",
    ]


def test_things_that_fit_no_table_stand_below_each_other() -> None:
    told = {"stalls": {"east": {"goods": ["figs"], "open": True}, "west": {"goods": []}}}
    assert [line.plain for line in lines_of(told, WORDS, 40)] == [
        "Stalls",
        "east",
        "  Open ✓",
        "  Goods: figs",
        "west",
        "  Goods: –",
    ]


def test_rows_of_values_make_a_grid() -> None:
    assert [line.plain for line in lines_of({"board": [["x", "", "o"], ["", "x", ""]]}, WORDS, 40)] == [
        "Board",
        "x  –  o",
        "–  x  –",
    ]


# -- playing -----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("plain")
def test_a_game_is_played_to_its_end_by_key_presses(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = seeded_skirmish(("castle_vanguard", "necropolis_vanguard"), round_limit="1")

    async def play(seat: Seat) -> None:
        assert type(seat.table.face) is Face
        for _ in range(400):
            if isinstance(seat.app.screen, Ask):
                break
            await seat.press("tab", "enter")
            assert kept(path) == game.record()
        assert game.over
        assert "Winner" in seat.on_top() or "No winner" in seat.on_top()
        await seat.press("l")
        assert isinstance(seat.app.screen, Reading)
        assert "The combat begins." in seat.on_top()
        await seat.press("escape", "u")
        assert seat.at_board

    at_table(play, game, bots={1: Last()}, path=path)
    assert kept(path) == game.record()


@pytest.mark.usefixtures("plain")
def test_answers_are_given_by_key_by_typing_and_from_the_list() -> None:
    game = seeded_skirmish(("castle_vanguard", "necropolis_vanguard"))

    async def play(seat: Seat) -> None:
        await seat.press("3")
        assert "Griffins: choose a space." in seat.shown("choice")
        assert "place:a1" in seat.shown("details")
        await seat.give("place:b2")
        assert "b2" in seat.shown("board")
        assert "deploys Griffins on b2" in seat.session.lines()[-1].text
        await seat.press("a")
        assert isinstance(seat.app.screen, Listing)
        before = len(game.answers)
        await seat.press("enter")
        assert seat.at_board
        assert len(game.answers) > before

    at_table(play, game, bots={1: Last()})


@pytest.mark.usefixtures("plain")
def test_why_not_names_the_clause_and_nothing_is_given_that_is_not_marked() -> None:
    game = seeded_skirmish()

    async def play(seat: Seat) -> None:
        before = len(game.answers)
        await seat.press("enter")
        assert len(game.answers) == before
        assert "Mark an answer first" in seat.shown("choice")
        await seat.press("w")
        window = seat.app.screen
        assert isinstance(window, WhyNot)
        assert any(reason.startswith("H3-") for _, reason in window.reasons)
        await seat.press("escape")
        await seat.give("move:d5")
        assert len(game.answers) == before
        assert "H3-" in seat.shown("choice")

    at_table(play, game, bots={1: Last()})


@pytest.mark.usefixtures("plain")
def test_the_position_scrolls_and_all_windows_open() -> None:
    game = first_game("heroes")

    async def play(seat: Seat) -> None:
        first = seat.shown("board")
        await seat.press("shift+down", "shift+down")
        assert seat.shown("board") != first
        await seat.press("shift+up", "shift+up", "shift+up")
        assert seat.shown("board") == first
        for key, window in (("question_mark", Reading), ("i", Reading), ("l", Reading), ("w", WhyNot), ("a", Listing)):
            await seat.press(key)
            assert isinstance(seat.app.screen, window)
            await seat.press("escape")

    at_table(play, game, bots={1: Last()})


@pytest.mark.usefixtures("plain")
def test_a_curtain_hides_hands_and_nothing_else_needs_one() -> None:
    async def hides(seat: Seat) -> None:
        await seat.until(lambda: isinstance(seat.app.screen, Curtain) or seat.session.asked == 1, "tab", "enter")
        assert isinstance(seat.app.screen, Curtain)
        assert seat.session.viewer == SPECTATOR
        await seat.press("enter")
        assert seat.session.viewer == seat.session.asked

    async def open_to_all(seat: Seat) -> None:
        await seat.until(lambda: seat.session.asked == 1, "tab", "enter")
        assert seat.at_board
        assert seat.session.viewer == 1

    at_table(hides, seeded_skirmish(CARDS))
    at_table(open_to_all, seeded_skirmish())
