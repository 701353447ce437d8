"""BattleLore at the terminal: units are ordered and battles fought by keys and mouse."""

import random

import pytest

from banneret.battlelore.terminal import signs as battlelore_signs
from banneret.battlelore.terminal.answers import battlelore_answers
from banneret.battlelore.terminal.board import hex_at_point
from banneret.terminal import signs
from banneret.terminal.answers import matches
from banneret.terminal.dialogs import WhyNot
from tests.battlefield.terminal.test_hexes import Hasty
from tests.battlelore.builder import BattleLoreGame, battle
from tests.battlelore.terminal.playing import Chance, adventure, field, seated
from tests.terminal.table import Seat, at_table


@pytest.mark.parametrize("scenario", ["first_laurels", "the_giants_hoard"])
def test_answers_have_keys_of_their_own(scenario: str) -> None:
    game = adventure(scenario)
    rng = random.Random(8)
    for _ in range(250):
        if game.over:
            break
        answers = battlelore_answers(game, seated(game).scene, "en")
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
        assert battlelore_signs.ORDERED not in seat.shown("board")
        await seat.type("5.6")
        await seat.press("enter")
        assert "Where do Human swordsmen" in seat.shown("choice")
        assert field(seat).marked < 0
        assert battlelore_signs.ORDERED in seat.shown("board")
        await seat.press("up")
        assert field(seat).answer is not None
        await seat.press("enter")
        assert "move from 5.6 to 4" in seat.shown("words")
        assert battlelore_signs.MOVED in seat.shown("board")

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
