"""BattleLore at the terminal: adventures are played by keys to their end."""

import random
from pathlib import Path

import pytest

import banneret
from banneret.battlelore.terminal.pages import result_text
from banneret.bots.registry import make
from banneret.kernel.journal import recover
from banneret.terminal.dialogs import Ask, Curtain
from banneret.text import LANGUAGES
from tests.battlefield.terminal.test_hexes import Adviser
from tests.battlelore.builder import BattleLoreGame
from tests.battlelore.terminal.playing import Chance, adventure, field, seated
from tests.terminal.table import Seat, at_table

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


@pytest.mark.parametrize("size", [(80, 24)])
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
