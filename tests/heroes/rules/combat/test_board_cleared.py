"""What is left of a Combat on the map when it is over: nothing but how it ended."""

from copy import copy
from typing import Any

import pytest

from banneret.heroes.state.battle import DULLED, KIN, SHACKLED
from banneret.heroes.state.pile_numbers import LOST
from tests.heroes.builder import OPEN, TWO, HeroesGame, whole_game

LISTS = ("pos", "damage", "at")
TUPLES = ("row", "occupied", "buried", "mod", "effects", "laid", "conjured", "spells", "dice")
NUMBERS = (
    "alive", "acted", "retaliated", "guarded", "frozen", "warded", "saviours", "walls", "gate", "rubble",
    "zone", "ties", "token", "stirred", "active", "start", "round", "turn_initiative", "turn_side", "power",
    "paid", "passes", "asked", "defense_die", "rerolls", "harm", "saved", "base", "movement",
)  # fmt: skip
MARKS = 3 << SHACKLED | 3 << KIN | 3 << DULLED


def board(game: HeroesGame) -> dict[str, Any]:
    """Everything of a position that belongs to the Combat being fought."""
    s = game.position
    told = {name: copy(getattr(s, name)) for name in (*LISTS, *TUPLES, *NUMBERS)}
    # There are more spaces on hexes: that nobody stands on one is what counts.
    return told | {"at": set(s.at), "marks": s.marks & MARKS, "fallen": s.piles[LOST : LOST + 2]}


@pytest.mark.rule("H3-END-25", "H3-UNI-20")
@pytest.mark.parametrize(("hexes", "places"), [("off", ("b2", "b4")), ("players", ("0.4", "12.4"))])
def test_a_combat_that_is_over_leaves_nothing_on_the_board(hexes: str, places: tuple[str, str]) -> None:
    game = whole_game(TWO, first=0, hex_board=hexes, hex_obstacles="0").meadow().face(*OPEN)
    game.give(0, gold=10)
    before = board(game)
    game.play(f"go:{OPEN[1]}").close_window()
    game.play(*(f"place:{place}" for place in places))
    s = game.position
    during = board(game)
    for name in NUMBERS:
        if during[name] == before[name]:
            setattr(s, name, before[name] + 1)
    for name in ("buried", "mod", "spells"):
        setattr(s, name, tuple(value + 1 for value in getattr(s, name)))
    s.damage = [1] * len(s.damage)
    s.effects = s.laid = s.conjured = s.dice = (1,)
    s.marks |= MARKS
    s.piles[LOST] = s.piles[LOST + 1] = (0,)
    assert all(value != before[name] for name, value in board(game).items()), "everything was in use"
    game.play("surrender")
    assert board(game) == before
