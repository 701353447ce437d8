"""BattleLore at the terminal: what is drawn fits everywhere, and adventures are played by keys to their end."""

import random
from pathlib import Path

import pytest

import banneret
from banneret.battlelore.geometry.grid import HEX_NAMES, NEAR, hexes_in
from banneret.battlelore.terminal import signs as lore_signs
from banneret.battlelore.terminal.answers import lore_answers
from banneret.battlelore.terminal.board import MIDDLE, hex_at_point, step_hex
from banneret.battlelore.terminal.face import LoreFace
from banneret.battlelore.terminal.help import help_text
from banneret.battlelore.terminal.layout import plan_lore
from banneret.battlelore.terminal.pages import answer_rows, card_rows, heroes_text, result_text, sides_text
from banneret.battlelore.terminal.pointer import LorePointer
from banneret.battlelore.terminal.session import LoreSession as Session
from banneret.bots.registry import make
from banneret.kernel.journal import recover
from banneret.kernel.rules import SPECTATOR, GameRules, View
from banneret.terminal import panels, signs
from banneret.terminal.answers import matches
from banneret.terminal.choice_box import draw_choice
from banneret.terminal.dialogs import Ask, Curtain, Reading, WhyNot
from banneret.terminal.listing import Listing
from banneret.terminal.session import PERSON
from banneret.text import LANGUAGES
from tests.battlefield.terminal.test_hexes import SIZES, Adviser, Hasty
from tests.battlelore.builder import BattleLoreGame, battle
from tests.terminal.table import Seat, at_table

HEROES = ("standard hero=Maud:warrior:warrior_cleave:sword_of_dawn:rabbits_foot:3:5", "pennant hero=Odo:rogue")


BRUSH = """
id: a_short_brush
name: A Short Brush
summary: Two bands meet at a ford.
first: standard
banners: 2
lore: true
council: {standard: {levels: 2}, pennant: {levels: 2}}
terrain: {ford: ["4.6"], hill: ["6.6", "2.6"]}
units:
  standard: {human_sword_blue: ["5.5", "5.6"], human_cav_blue: ["5.7"], human_bow_green: ["6.5"]}
  pennant: {goblin_sword_green: ["4.5", "3.5"], goblin_rider_green: ["3.7"], human_bow_green: ["2.5"]}
"""


class Chance:
    """A bot that answers at random."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: View, rules: GameRules) -> int:
        return self.rng.choice(view.state.options)


def adventure(scenario: str = "first_laurels", seats: tuple[str, ...] = HEROES, seed: int = 3) -> BattleLoreGame:
    return BattleLoreGame.of(banneret.new("battlelore", scenario=scenario, seats=seats, seed=seed))


def seated(game: BattleLoreGame, lang: str = "en") -> Session:
    session = Session(game, path=None, seats=[PERSON] * len(game.setup.seats), bots={}, lang=lang)
    session.sit_down()
    return session


def field(seat: Seat) -> LorePointer:
    pointer = seat.table.pointer
    assert isinstance(pointer, LorePointer)
    return pointer


# -- drawing -----------------------------------------------------------------------------------------------------------


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
        face = LoreFace(session)
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
            heroes_text(session.field, lang)
            sides_text(session, session.field, lang)
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
        assert lore_signs.LAND["forest"] in board

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
        assert all(sign in help_text(lang).plain for sign in lore_signs.LAND.values())


# -- answering ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["first_laurels", "the_giants_hoard"])
def test_answers_have_keys_of_their_own(scenario: str) -> None:
    game = adventure(scenario)
    rng = random.Random(8)
    for _ in range(250):
        if game.over:
            break
        answers = lore_answers(game, seated(game).field, "en")
        keys = [answer.hotkey for answer in answers if answer.hotkey]
        assert len(set(keys)) == len(keys)
        assert len(keys) == len(answers) or len(answers) > 20
        assert all(matches(answers, answer.hotkey) == [answer] for answer in answers if answer.space == answer.hotkey)
        game.apply(rng.choice(game.choice.options))


def test_a_turn_is_played_by_arrows_and_letters() -> None:
    game = battle("human_sword_blue@5.6 human_sword_blue@6.6 human_bow_green@7.2", "human_sword_blue@0.6")

    async def play(seat: Seat) -> None:
        assert "Which Command card" in seat.shown("choice")
        await seat.press("enter")
        assert "which unit do you order" in seat.shown("choice")
        await seat.press("enter", "enter")
        assert "moves next" in seat.shown("choice")
        assert lore_signs.ORDERED not in seat.shown("board")
        await seat.type("5.6")
        await seat.press("enter")
        assert "Where do Human swordsmen" in seat.shown("choice")
        assert field(seat).marked < 0
        assert lore_signs.ORDERED in seat.shown("board")
        await seat.press("up")
        assert field(seat).answer is not None
        await seat.press("enter")
        assert "move from 5.6 to 4" in seat.shown("words")
        assert lore_signs.MOVED in seat.shown("board")

    at_table(play, game, bots={1: Chance(1)}, size=(100, 40))


def combat() -> BattleLoreGame:
    """A unit on 5.6 that may attack the one on 4.6 and nobody else, before it is chosen."""
    game = battle("human_sword_blue@5.6", "human_sword_blue@4.6", goblets=(0, 0), dice=["blue", "red", "red"] * 3)
    return game.lead("5.6").halt_if_asked()


def test_a_battle_shows_dice_and_odds_before_it_is_fought() -> None:
    async def play(seat: Seat) -> None:
        assert field(seat).marked < 0
        await seat.type("5.6")
        details = seat.shown("details")
        assert "The battle" in details
        assert "3 dice" in details
        assert "%" in details
        assert f"{signs.FIGHT}3" in seat.shown("board")
        assert f"{signs.FIGHT}3 −" in seat.shown("choice")
        await seat.press("enter")
        assert "attack Human swordsmen (Pennant) with 3 dice" in seat.shown("words")
        assert "Dice" in seat.shown("board")

    at_table(play, combat(), bots={1: Chance(1)}, size=(100, 40))


def test_a_hex_out_of_reach_is_refused_with_its_clause() -> None:
    game = battle("human_sword_blue@5.6", "human_sword_blue@0.6").lead("5.6")

    async def play(seat: Seat) -> None:
        await seat.press("enter")
        assert "Where do Human swordsmen" in seat.shown("choice")
        await seat.type("1.12")
        await seat.press("enter")
        assert "BL-MOV-01" in seat.shown("choice")
        await seat.type("0.6")
        await seat.press("w")
        assert isinstance(seat.app.screen, WhyNot)
        assert any(id == "BL-MOV-02" for _, id in seat.app.screen.reasons)

    at_table(play, game, bots={1: Chance(1)})


def test_undo_takes_an_order_back() -> None:
    game = battle("human_sword_blue@5.6 human_sword_blue@5.7", "human_sword_blue@0.6")

    async def play(seat: Seat) -> None:
        await seat.press("enter")
        await seat.type("5.7")
        await seat.press("enter")
        assert "ordered" in seat.shown("words")
        await seat.press("u")
        assert "Taken back: order:5.7" in seat.shown("choice")

    at_table(play, game, bots={1: Chance(1)})


def test_the_mouse_points_and_answers() -> None:
    game = battle("human_sword_blue@5.6 human_sword_blue@5.7", "human_sword_blue@0.6")

    async def play(seat: Seat) -> None:
        await seat.press("enter")
        layout = seat.table.sizes
        x, y = next(
            (x, y)
            for y in range(layout.board_height)
            for x in range(layout.board_width)
            if hex_at_point(layout, x, y, False) == "5.7"
        )
        await seat.pilot.click("#board", offset=(x + 1, y))
        assert field(seat).cursor == "5.7"
        await seat.pilot.click("#board", offset=(x + 1, y))
        assert "ordered" in seat.shown("words")

    at_table(play, game, bots={1: Chance(1)})


def test_enter_before_pointing_only_says_how_to_point() -> None:
    async def play(seat: Seat) -> None:
        before = len(seat.game.answers)
        await seat.press("enter")
        assert "Point with the arrows" in seat.shown("choice")
        assert len(seat.game.answers) == before

    at_table(play, combat(), bots={1: Chance(1)})


def test_whoever_may_battle_back_sees_his_own_odds() -> None:
    game = battle("dwarf_sword_blue@5.6", "human_sword_red@4.6", goblets=(0, 0), dice=["lore"] * 9, turn=1)
    game = game.lead("4.6").halt_if_asked()

    async def play(seat: Seat) -> None:
        await seat.until(lambda: "Battle back?" in seat.shown("choice"))
        details = seat.shown("details")
        assert details.index("5.6 Dwarf swordsmen") < details.index(f"{signs.FIGHT} 4.6 Human")
        assert "stands" in details
        await seat.press("enter")
        assert "battle back" in seat.shown("words")

    at_table(play, game, bots={1: Hasty()}, size=(100, 40))


def test_a_level_tells_which_hero_misses_his_class() -> None:
    async def play(seat: Seat) -> None:
        assert "only with a Warrior" in " ".join(seat.shown("details").split())
        await seat.press("5")
        assert "So far: Warrior 1" in seat.shown("details")
        assert "only with" not in seat.shown("details")

    at_table(play, adventure(), bots={1: Chance(1)}, size=(100, 40))


def test_a_leader_is_separated_by_a_letter_and_never_by_his_hex() -> None:
    game = battle(
        "human_sword_blue@5.6 human_sword_blue@5.7", "human_sword_blue@0.6", heroes=(("Maud:warrior@5.6",), ())
    )

    async def play(seat: Seat) -> None:
        await seat.press("enter")
        found = next(answer for answer in field(seat).answers if answer.word == "separate")
        assert found.hotkey.isalpha()
        assert not found.space
        await seat.press(found.hotkey)
        assert "act alone" in seat.shown("words")

    at_table(play, game, bots={1: Chance(1)})


# -- windows -----------------------------------------------------------------------------------------------------------


def test_every_window_opens_and_closes() -> None:
    game = adventure()
    while not game.state.options or game.choice.kind_name != "play":
        game.apply(game.choice.options[0])

    async def play(seat: Seat) -> None:
        for key, kind, words in (
            ("h", Reading, "Sword of Dawn"),
            ("p", Reading, "victory banners win"),
            ("question_mark", Reading, "Healing Pool"),
            ("l", Reading, "War Council"),
            ("i", Reading, "Order"),
            ("w", WhyNot, ""),
            ("c", Listing, ""),
            ("a", Listing, ""),
            ("q", Ask, "will be lost"),
        ):
            await seat.press(key)
            assert isinstance(seat.app.screen, kind), key
            assert words in seat.on_top()
            await seat.press("escape")
            assert seat.at_board

    first = game.choice.seat
    at_table(play, game, bots={1 - first: Chance(1)})


def test_a_card_is_played_from_the_window_of_cards() -> None:
    game = battle("human_sword_blue@5.6", "human_sword_blue@0.6", hands=(("patrol_left", "attack_centre"), ()))

    async def play(seat: Seat) -> None:
        await seat.press("c")
        assert isinstance(seat.app.screen, Listing)
        assert "Order" in seat.on_top()
        await seat.press("enter")
        assert seat.at_board
        assert "plays the Command card" in seat.shown("words")

    at_table(play, game, bots={1: Chance(1)})


def test_too_small_a_window_says_so_and_comes_back() -> None:
    async def play(seat: Seat) -> None:
        assert "80 × 24" in seat.shown("small")
        await seat.pilot.resize_terminal(120, 40)
        await seat.pilot.pause()
        assert not seat.table.has_class("small")
        assert "■" in seat.shown("board")

    at_table(play, adventure(), size=(60, 20), bots={1: Chance(1)})


# -- hidden things -----------------------------------------------------------------------------------------------------


def test_a_hand_is_hidden_while_the_screen_changes_hands() -> None:
    game = adventure("free_companies", ("standard", "pennant"))

    async def play(seat: Seat) -> None:
        assert isinstance(seat.app.screen, Curtain)
        assert seat.session.viewer == SPECTATOR
        await seat.press("enter")
        assert seat.at_board
        assert seat.session.viewer == game.choice.seat
        for _ in range(40):
            if isinstance(seat.app.screen, Curtain):
                assert seat.session.field.own is None
                await seat.press("enter")
            assert seat.session.viewer in (game.choice.seat, SPECTATOR)
            assert not game.state.private or seat.session.viewer == game.choice.seat
            await seat.press("1" if field(seat).answers[0].hotkey == "1" else "tab", "enter")

    at_table(play, game)


def test_allies_at_one_screen_see_what_their_side_has() -> None:
    game = adventure(seats=("standard hero=Maud:warrior", "standard", "pennant", "pennant"))
    rng = random.Random(2)
    for _ in range(120):
        session = seated(game)
        side = 0 if game.choice.seat < 2 else 1
        assert session.sign(game.choice.seat) == lore_signs.SIDES[side]
        if game.state.private:
            assert session.field.side == side
            assert session.turned() == bool(side)
        LoreFace(session).pointer.refresh()
        game.apply(rng.choice(game.choice.options))


# -- whole adventures --------------------------------------------------------------------------------------------------


async def to_the_end(seat: Seat, seats: tuple[int, ...], bot: str = "greedy") -> set[str]:
    """Answer for a person by keys until the result shows; which phases were seen."""
    adviser = Adviser(seat, make(bot, "battlelore", 1))
    phases: set[str] = set()
    for _ in range(6000):
        if isinstance(seat.app.screen, Ask):
            break
        if isinstance(seat.app.screen, Curtain):
            await seat.press("enter")
        elif seat.session.asked in seats:
            phases.add(field(seat).scene.view.phase)
            await adviser.answer()
        else:
            await seat.pilot.pause(0.002)
    assert seat.game.over
    return phases


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_an_adventure_with_heroes_is_played_to_the_end_of_what_comes_after(size: tuple[int, int]) -> None:
    game = BattleLoreGame.of(
        banneret.new(
            "battlelore", scenario="", definition=BRUSH, seats=("standard hero=Maud", "pennant hero=Odo"), seed=1
        )
    )

    async def play(seat: Seat) -> None:
        assert "A Short Brush" in seat.shown("title")
        assert "Maud comes to the academy" in seat.shown("choice")
        phases = await to_the_end(seat, (0,))
        assert {"creation", "setup", "command", "order", "move", "combat", "after"} <= phases
        assert "Winner" in seat.on_top()
        assert "Maud" in seat.on_top()
        assert "Experience" in seat.on_top()
        await seat.press("v")
        assert seat.at_board

    at_table(play, game, size=size, bots={1: make("greedy", "battlelore", 2)})


def test_the_academy_is_gone_through_by_keys() -> None:
    game = BattleLoreGame.of(banneret.new("battlelore", scenario="academy", seats=["hero=Maud"], seed=4))

    async def play(seat: Seat) -> None:
        assert "which class" in seat.shown("choice")
        assert "Maud" in seat.shown("board")
        await seat.press("5")
        assert "Warrior" in seat.shown("board")
        await seat.press("1")
        while not isinstance(seat.app.screen, Ask):
            await seat.press("1")
        assert "Maud" in seat.on_top()

    at_table(play, game)


def test_a_saved_adventure_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = adventure()

    async def play(seat: Seat) -> None:
        for _ in range(12):
            await seat.until(lambda: seat.session.asked == 0)
            await seat.press("tab", "enter")

    at_table(play, game, bots={1: Chance(5)}, path=path)
    again = banneret.games.resume(recover(path).record)
    assert again.digest == game.digest

    async def go_on(seat: Seat) -> None:
        await seat.until(lambda: seat.session.asked == 0)
        assert field(seat).answers

    at_table(go_on, again, bots={1: Chance(5)}, path=path)


def test_the_result_tells_of_heroes_in_every_language() -> None:
    game = adventure()
    rng = random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.choice.options))
    for lang in LANGUAGES:
        assert "Maud" in result_text(seated(game, lang)).plain
