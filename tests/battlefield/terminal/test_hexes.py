"""The hex battlefield at the terminal: what is drawn fits everywhere, and Combats on it are played by keys."""

import random

import pytest

import banneret
from banneret.bots import Bot
from banneret.bots.registry import make
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.geometry.hex_board import FIRST_HEX, hex_distance
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.combat import panels as combat_panels
from banneret.heroes.terminal.combat.answers import answers_of
from banneret.heroes.terminal.combat.face import CombatFace
from banneret.heroes.terminal.combat.hex_board import MIDDLE, hex_at_point, step_hex
from banneret.heroes.terminal.combat.model import TOWER, scene_of
from banneret.heroes.terminal.layout import plan_hexes
from banneret.heroes.terminal.session import HeroesSession as Session
from banneret.kernel.game import Game
from banneret.kernel.rules import GameRules, View
from banneret.terminal import panels, signs
from banneret.terminal.answers import matches
from banneret.terminal.choice_box import draw_choice
from banneret.terminal.dialogs import Ask
from banneret.terminal.session import PERSON
from banneret.text import LANGUAGES
from tests.terminal.table import KEYS, Last, Seat, at_table, seeded_skirmish

SIZES = ((80, 24), (81, 25), (95, 40), (96, 27), (96, 28), (100, 32), (120, 36), (140, 45), (200, 70))
HOSTS = (
    "castle_host cards=attack,offense,defense hand=2 expert=1",
    "necropolis_host cards=defense,armorer,attack hand=2",
)
SIEGE = ("castle_host", "dungeon_host town citadel")
DUEL = ("castle/catherine", "dungeon/mutare")
STANDING = ("castle_marksmen+@0.4 castle_griffins+@6.4", "necropolis_zombies+@7.4 necropolis_skeletons@12.4")


def field(armies: tuple[str, str] = HOSTS, seed: int = 3, **options: str) -> Game:
    return seeded_skirmish(armies, seed, **{"hex_board": "always", **options})


def duel(scenario: str = "duel-short", seed: int = 2) -> Game:
    return banneret.new("battlefield", scenario=scenario, seats=DUEL, seed=seed)


def seated(game: Game, lang: str = "en") -> Session:
    session = Session(game, path=None, seats=[PERSON, PERSON], bots={}, lang=lang)
    session.sit_down()
    return session


# -- drawing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_the_screen_fill_the_window(size: tuple[int, int]) -> None:
    it = plan_hexes(*size)
    assert 2 + it.board_height + it.choice_height + it.hand_height + it.log_height == size[1]
    assert it.board_width + it.side_width == size[0]
    assert it.log_height >= 1
    assert it.side_width >= 20
    assert it.cell_width >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("which", ["field", "siege", "duel"])
def test_everything_fits_at_every_moment(which: str, lang: str) -> None:
    game = duel() if which == "duel" else field(SIEGE if which == "siege" else HOSTS)
    rng = random.Random(f"{which}{lang}")
    for n in range(90):
        if game.over:
            break
        session = seated(game, lang)
        face = CombatFace(session)
        pointer = face.pointer
        pointer.refresh()
        layout = face.plan(*SIZES[n % len(SIZES)])
        board = face.board(layout).plain.split("\n")
        assert len(board) == layout.board_height
        assert max(map(len, board)) <= layout.board_width
        order, details = face.side(layout)
        assert max(len(line) for line in order.plain.split("\n")) <= layout.side_width
        if layout.framed:
            assert {len(line) for line in details.plain.split("\n")} == {layout.side_width}
        box, spots = draw_choice(pointer.question(), layout)
        assert len(box.plain.split("\n")) <= layout.choice_height
        assert max(len(line) for line in box.plain.split("\n")) <= layout.width
        assert {spot.place for spot in spots} <= set(range(len(pointer.answers)))
        for line in combat_panels.draw_hand(pointer.scene, layout, lang).plain.split("\n"):
            assert len(line) <= layout.width
        assert len(panels.draw_title(layout, *pointer.headline()).plain) == layout.width
        pointer.inspection(76)
        game.apply(rng.choice(game.choice.options))


@pytest.mark.parametrize("size", SIZES)
def test_every_other_row_lies_half_a_hex_further_right(size: tuple[int, int]) -> None:
    session = seated(field(STANDING))
    face = CombatFace(session)
    layout = face.plan(*size)
    lines = face.board(layout).plain.split("\n")
    top, height = int(layout.framed), layout.cell_height
    pitch = layout.cell_width + 1
    marks = {space: lines[top + int(space[-1]) * height].index(sign) for space, sign in (("0.4", "▲"), ("7.4", "▼"))}
    assert marks["7.4"] - marks["0.4"] == 7 * pitch
    points = [hex_at_point(layout, x, top + row * height, face.pointer.scene) for row in (3, 4) for x in range(size[0])]
    assert points.index("0.4") - size[0] - points.index("0.3") == pitch // 2


@pytest.mark.parametrize("size", SIZES)
def test_every_hex_is_found_under_the_mouse(size: tuple[int, int]) -> None:
    scene = scene_of(field(STANDING), 0)
    layout = plan_hexes(*size)
    found = {hex_at_point(layout, x, y, scene) for x in range(layout.board_width) for y in range(layout.board_height)}
    assert found - {""} == set(SPACE_NAMES[FIRST_HEX:])


def test_the_cursor_reaches_every_neighbour_and_stops_at_the_edge() -> None:
    scene = scene_of(field(STANDING), 0)
    around = {step_hex(step_hex(MIDDLE, x, 0, scene), 0, y, scene) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {MIDDLE}
    here = SPACE_NAMES.index(MIDDLE)
    assert {SPACE_NAMES[n] for n in range(FIRST_HEX, len(SPACE_NAMES)) if hex_distance(here, n) == 1} <= around
    assert step_hex("0.0", -1, -1, scene) == "0.0"
    assert step_hex("12.8", 1, 1, scene) == "12.8"


def test_the_tower_is_above_the_top_row() -> None:
    game = field(("castle_griffins@0.4", "necropolis_liches@12.4 town citadel"))
    scene = scene_of(game, 0)
    assert scene.tower is not None
    assert step_hex("5.0", 0, -1, scene) == TOWER
    assert step_hex(TOWER, 0, 1, scene) == "12.0"


def test_obstacles_units_and_the_initiative_token_are_seen() -> None:
    game = field()

    async def play(seat: Seat) -> None:
        assert "Choose an Obstacle to lay." in seat.shown("choice")
        assert "≈≈≈" in seat.shown("details")
        await seat.press("a", "a")
        assert "Pond: choose a hex." in seat.shown("choice")
        assert piece_signs.OBSTACLE_AHEAD in seat.shown("board")
        await seat.type("6.4")
        await seat.press("enter")
        assert "≈" in seat.shown("board")
        assert piece_signs.OBSTACLE_AHEAD not in seat.shown("board")
        assert f"{piece_signs.INITIATIVE}{signs.SIDES[0]}" in seat.shown("order")

    at_table(play, game, bots={1: Last()})


def test_a_shot_from_afar_is_marked() -> None:
    game = field(STANDING)

    async def play(seat: Seat) -> None:
        await seat.until(lambda: "Marksmen: choose" in seat.shown("choice"), "e")
        assert piece_signs.AFAR in seat.shown("board")
        await seat.type("12.4")
        assert "Distance: 12" in seat.shown("details")
        assert "penalty" in seat.shown("details")
        await seat.press("escape")
        await seat.type("7.4")
        assert "Distance: 7" in seat.shown("details")
        assert "penalty" not in seat.shown("details")

    at_table(play, game, size=(120, 45))


def test_a_fire_wall_is_seen() -> None:
    caster = "castle_griffins+@0.8 cards=fire_wall hand=1"
    game = field((caster, "necropolis_zombies@12.8"), effect_spells="on")

    async def play(seat: Seat) -> None:
        await seat.give("cast:fire_wall")
        await seat.give("place:6.4")
        assert seat.shown("board").count(piece_signs.EFFECTS["fire_wall"]) == 1
        seat.fight.cursor = "6.4"
        await seat.press("shift+up", "shift+down")
        assert "Fire Wall" in seat.shown("details")

    at_table(play, game, bots={1: Last()})


# -- playing -----------------------------------------------------------------------------------------------------------


def test_every_answer_on_hexes_has_a_key_of_its_own() -> None:
    game = field()
    rng = random.Random(5)
    for _ in range(150):
        if game.over:
            break
        answers = answers_of(game, "en")
        keys = [answer.hotkey for answer in answers]
        assert len(set(keys)) == len(keys)
        assert all(matches(answers, answer.hotkey) == [answer] for answer in answers if answer.space == answer.hotkey)
        game.apply(rng.choice(game.choice.options))


@pytest.mark.parametrize("typed", ["move:4.4", "4.4", "m 4.4"])
def test_hexes_are_typed(typed: str) -> None:
    game = field(STANDING)

    async def play(seat: Seat) -> None:
        assert "Griffins: choose an action." in seat.shown("choice")
        await seat.type(typed)
        assert seat.fight.cursor == "4.4"
        await seat.press("enter")
        assert "Griffins move from 6.4 to 4.4." in seat.shown("words")

    at_table(play, game)


def test_arrows_and_enter_move_a_unit() -> None:
    game = field(STANDING)

    async def play(seat: Seat) -> None:
        await seat.press("left", "up", "enter")
        assert "Griffins move from 6.4 to 5.3." in seat.shown("words")

    at_table(play, game)


def test_a_hex_out_of_reach_is_refused_with_its_clause() -> None:
    game = field(("castle_halberdiers@0.4", "necropolis_zombies@12.4"))

    async def play(seat: Seat) -> None:
        await seat.type("9.4")
        await seat.press("enter")
        assert "BF-BTL-25" in seat.shown("choice")
        assert seat.fight.scene.on("0.4") is not None

    at_table(play, game)


class Adviser:
    """Answers for a person by keys: what a bot would say, given as the screen offers it."""

    def __init__(self, seat: Seat, bot: Bot) -> None:
        self.seat = seat
        self.bot = bot

    async def answer(self) -> None:
        game, pointer = self.seat.game, self.seat.table.pointer
        option = self.bot.choose(game.view(game.state.seat), game.rules)
        answer = next(answer for answer in pointer.answers if answer.option == option)
        if len(answer.hotkey) == 1:
            await self.seat.press(KEYS.get(answer.hotkey, answer.hotkey))
        elif answer.hotkey and matches(pointer.answers, answer.hotkey) == [answer]:
            await self.seat.type(answer.hotkey)
            await self.seat.press("enter")
        else:
            await self.seat.give(answer.key)


@pytest.mark.parametrize("size", [(120, 36)])
def test_a_duel_is_played_to_its_end_by_keys(size: tuple[int, int]) -> None:
    game = duel()

    async def play(seat: Seat) -> None:
        adviser = Adviser(seat, make("greedy", "battlefield", 1))
        for _ in range(1500):
            if isinstance(seat.app.screen, Ask):
                break
            if seat.session.asked == 0:
                await adviser.answer()
            else:
                await seat.pilot.pause(0.002)
        assert game.over
        assert "Winner" in seat.on_top()
        assert "Catherine" in seat.on_top()
        await seat.press("v")
        assert seat.at_board

    at_table(play, game, size=size, bots={1: make("greedy", "battlefield", 2)})


class Hasty:
    """A bot that strikes where it can and otherwise gives its first answer."""

    def choose(self, view: View, rules: GameRules) -> int:
        kind = view.state.kind
        return next((o for o in view.state.options if rules.key(kind, o).startswith("attack:")), view.state.options[0])


def test_a_skirmish_on_hexes_is_played_to_its_end_by_keys() -> None:
    game = field(("castle_griffins+ castle_marksmen+", "necropolis_zombies necropolis_skeletons"), hex_obstacles="1")

    async def play(seat: Seat) -> None:
        adviser = Adviser(seat, make("greedy", "heroes", 1))
        for _ in range(600):
            if isinstance(seat.app.screen, Ask):
                break
            if seat.session.asked == 0:
                await adviser.answer()
            else:
                await seat.pilot.pause(0.002)
        assert game.over
        assert "Damage dealt" in seat.on_top()

    at_table(play, game, bots={1: Hasty()})
