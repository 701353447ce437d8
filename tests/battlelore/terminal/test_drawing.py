"""BattleLore at the terminal: what is drawn fits everywhere and says what it should."""

import random

import pytest

from banneret.battlelore.geometry.grid import HEX_NAMES, NEAR, hexes_in
from banneret.battlelore.terminal import signs as battlelore_signs
from banneret.battlelore.terminal.board import MIDDLE, hex_at_point, step_hex
from banneret.battlelore.terminal.face import BattleloreFace
from banneret.battlelore.terminal.help import help_text
from banneret.battlelore.terminal.layout import plan_lore
from banneret.battlelore.terminal.pages import answer_rows, card_rows, heroes_text, sides_text
from banneret.battlelore.terminal.session import BattleloreSession
from banneret.bots.registry import make
from banneret.terminal import panels
from banneret.terminal.choice_box import draw_choice
from banneret.terminal.session import PERSON
from banneret.text import LANGUAGES
from tests.battlefield.terminal.test_hexes import SIZES
from tests.battlelore.builder import battle
from tests.battlelore.terminal.playing import Chance, adventure, seated
from tests.terminal.table import Seat, at_table


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_the_screen_fill_the_window(size: tuple[int, int]) -> None:
    it = plan_lore(*size)
    assert 2 + it.board_height + it.choice_height + it.hand_height + it.log_height == size[1]
    assert it.board_width + it.side_width == size[0]
    assert it.log_height >= 2
    assert it.side_width >= 25
    assert it.cell_width >= 3


@pytest.mark.parametrize(
    ("scenario", "lang"),
    [
        ("first_laurels", "en"),
        ("the_giants_hoard", "fr"),
        ("tents_in_the_mist", "de"),
        ("the_goblin_toll", "pl"),
        ("the_muddy_field", "en"),
    ],
)
def test_everything_fits_at_every_moment(scenario: str, lang: str) -> None:
    game = adventure(scenario)
    rng = random.Random(f"{scenario}{lang}")
    for n in range(160):
        if game.over:
            break
        session = seated(game, lang)
        face = BattleloreFace(session)
        pointer = face.pointer
        pointer.refresh()
        layout = face.plan(*SIZES[n % len(SIZES)])
        board = face.board(layout).plain.split("\n")
        assert len(board) == layout.board_height
        assert max(map(len, board)) <= layout.board_width
        status, details = face.side(layout)
        assert max(len(line) for line in status.plain.split("\n")) <= layout.side_width
        assert len(status.plain.split("\n")) + len(details.plain.split("\n")) <= layout.board_height
        if layout.framed:
            assert {len(line) for line in details.plain.split("\n")} == {layout.side_width}
        box, spots = draw_choice(pointer.question(), layout)
        assert len(box.plain.split("\n")) <= layout.choice_height
        assert max(len(line) for line in box.plain.split("\n")) <= layout.width
        assert {spot.place for spot in spots} <= set(range(len(pointer.answers)))
        hand = face.hand(layout).plain.split("\n")
        assert len(hand) <= layout.hand_height
        assert max(map(len, hand)) <= layout.width
        assert len(panels.draw_title(layout, *pointer.headline()).plain) == layout.width
        if n % 9 == 0:
            for place in range(len(pointer.answers)):
                pointer.mark(place)
                pointer.details(30)
            assert len(answer_rows(pointer)) == len(pointer.answers)
            card_rows(pointer)
            pointer.inspection(76)
            pointer.reasons()
            heroes_text(session.scene, lang)
            sides_text(session, session.scene, lang)
        game.apply(rng.choice(game.choice.options))


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_every_hex_is_found_under_the_mouse(size: tuple[int, int], turned: bool) -> None:
    layout = plan_lore(*size)
    points = [(x, y) for x in range(layout.board_width) for y in range(layout.board_height)]
    assert {hex_at_point(layout, x, y, turned) for x, y in points} - {""} == set(HEX_NAMES)


@pytest.mark.parametrize("turned", [False, True])
def test_the_cursor_reaches_every_neighbour_and_comes_back(turned: bool) -> None:
    for hex in (MIDDLE, "3.5"):
        around = {step_hex(step_hex(hex, x, 0, turned), 0, y, turned) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {hex}
        assert {HEX_NAMES[n] for n in hexes_in(NEAR[HEX_NAMES.index(hex)])} <= around
        assert step_hex(step_hex(hex, 0, -1, turned), 0, 1, turned) == hex
        assert step_hex(step_hex(hex, 1, 0, turned), -1, 0, turned) == hex
    assert step_hex("0.0", -1, -1, False) == "0.0"
    assert step_hex("0.0", 1, 1, True) == "0.0"
    assert step_hex("8.12", 1, 1, False) == "8.12"


def test_a_unit_shows_side_kind_banner_and_figures() -> None:
    game = battle("human_sword_blue@5.6*3 human_bow_green@6.6", "goblin_rider_green@2.6", land="forest@4.6 hill@2.6")

    async def play(seat: Seat) -> None:
        board = seat.shown("board")
        assert "■†B3" in board
        assert "■)G4" in board
        assert "◤♞G" in board
        assert battlelore_signs.LAND["forest"] in board

    at_table(play, game, bots={1: Chance(1)})


def test_the_pennant_side_sees_the_field_turned() -> None:
    game = battle("human_sword_blue@8.0", "human_sword_red@0.12", turn=1)

    async def play(seat: Seat) -> None:
        lines = seat.shown("board").split("\n")
        assert "■†B4" in lines[0]
        assert "◤†R4" in lines[8]
        assert lines[8].index("◤†R4") < 8
        assert [line[0] for line in lines[:9]] == list("876543210")

    at_table(play, game, bots={0: Chance(1)})


def test_the_keys_and_signs_are_told_in_every_language() -> None:
    for lang in LANGUAGES:
        assert all(sign in help_text(lang).plain for sign in battlelore_signs.LAND.values())


@pytest.mark.parametrize("viewer", [0, 1])
def test_heroes_of_both_sides_are_listed_in_40_lines(viewer: int) -> None:
    game = adventure("first_laurels")
    rng = random.Random(5)
    while (scene := BattleloreFace(seated(game, "en")).pointer.scene).view.guide is not None or scene.side != viewer:
        game.apply(rng.choice(game.choice.options))
        game.settle()
    face = BattleloreFace(seated(game, "en"))
    face.pointer.refresh()
    board = face.board(face.plan(120, 40)).plain
    own, others = ([hero.name for hero in scene.heroes if (hero.side == viewer) == mine] for mine in (True, False))
    assert own
    assert others
    below = board.split("\n")[-6:]
    listed = [name for line in below for name in (*own, *others) if f" {name} " in line]
    assert listed == [*own, *others]


@pytest.mark.parametrize(("lang", "called"), [("en", "(Steady)"), ("de", "(Besonnen)")])
def test_a_side_is_called_by_the_name_of_its_bot_and_not_by_its_id(lang: str, called: str) -> None:
    bots = {1: make("greedy", "battlelore", 1)}
    game = adventure("the_muddy_field", seats=("standard", "pennant"))
    session = BattleloreSession(game, path=None, seats=[PERSON, "greedy"], bots=bots, lang=lang)
    session.sit_down()
    assert session.side_called(1).endswith(called)
    assert "(" not in session.side_called(0)
