"""BattleLore at the terminal: its windows, and what is hidden while the screen changes hands."""

import random

from banneret.battlelore.terminal import signs as battlelore_signs
from banneret.battlelore.terminal.face import BattleloreFace
from banneret.kernel.rules import SPECTATOR
from banneret.terminal.dialogs import Ask, Curtain, Reading, WhyNot
from banneret.terminal.listing import Listing
from tests.battlelore.builder import battle
from tests.battlelore.terminal.playing import Chance, adventure, field, seated
from tests.terminal.table import Seat, at_table

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
                assert seat.session.scene.own is None
                await seat.press("enter")
            assert seat.session.viewer in (game.choice.seat, SPECTATOR)
            assert not game.state.private or seat.session.viewer == game.choice.seat
            await seat.press("1" if field(seat).answers[0].hotkey == "1" else "tab", "enter")

    at_table(play, game)


def test_allies_at_one_screen_see_what_their_side_has() -> None:
    game = adventure(seats=("standard hero=Maud:warrior:warrior_cleave", "standard", "pennant", "pennant"))
    rng = random.Random(2)
    for _ in range(120):
        session = seated(game)
        side = 0 if game.choice.seat < 2 else 1
        assert session.sign(game.choice.seat) == battlelore_signs.SIDES[side]
        if game.state.private:
            assert session.scene.side == side
            assert session.turned() == bool(side)
        BattleloreFace(session).pointer.refresh()
        game.apply(rng.choice(game.choice.options))
