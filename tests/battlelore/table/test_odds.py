"""The odds of a battle are those of the rules: every result of the dice is tried in the game itself."""

from itertools import product
from typing import Any, cast

import pytest

from banneret.battlelore.geometry.grid import HEX_NAMES
from banneret.battlelore.play.combat.battle import COMBAT
from banneret.battlelore.play.combat.packed_rolls import FIRST
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.lasting_effects import U_TURN, X_FURY, X_LORE, affect
from banneret.battlelore.state.unit_numbers import PER_SIDE, units_in
from banneret.battlelore.table.odds import farthest, flights, odds
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_AMOUNT, K_ROLL, K_SPACE
from banneret.kernel.state import CHANCE, NEXT_STEP, NOBODY
from tests.battlelore.builder import battle

FACES = ("green", "blue", "red", "sword", "lore", "flag")


def chances(told: dict[str, Any]) -> dict[tuple[str, int], float]:
    """The fates by kind and hexes."""
    return {(fate["kind"], fate["hexes"]): fate["chance"] for fate in told["fates"]}


def number_at(game: Game, hex: str) -> int:
    return cast(Battleground, game.state).at[HEX_NAMES.index(hex)]


def tried(start: Battleground, t: int, dice: tuple[int, ...]) -> tuple[str, int]:
    """What becomes of the target where the dice fall like this; it ignores and runs as far as it can."""
    s = start.copy()
    left = list(dice)
    hex = s.pos[t]
    row = int(HEX_NAMES[hex].split(".")[0])
    while s.seat == CHANCE or s.kind in (K_AMOUNT, K_SPACE):
        if s.seat == CHANCE:
            assert s.kind == K_ROLL
            if not left:
                break
            s.apply(left.pop(0))
        else:
            s.apply(s.options[0])
        if not s.alive >> t & 1:
            return "eliminated", 0
    if s.pos[t] == hex:
        return "stands", 0
    return "back", abs(row - int(HEX_NAMES[s.pos[t]].split(".")[0]))


@pytest.mark.parametrize(
    ("standard", "pennant", "land"),
    [
        ("human_sword_blue@5.6", "human_sword_green@4.6*2", ""),
        ("human_sword_blue@5.6", "human_cav_blue@4.6*2", ""),
        ("human_sword_red@5.6", "human_sword_blue@4.6*3", "forest@4.6"),
        ("human_sword_blue@5.6", "human_sword_green@4.6*2 human_sword_blue@4.5 human_sword_blue@4.7", ""),
        ("human_sword_blue@1.6", "human_sword_green@0.6*2", ""),
        ("human_bow_green@5.6", "human_sword_green@2.6*1", ""),
        ("dwarf_sword_blue@5.6", "dwarf_sword_blue@4.6*1", ""),
    ],
)
def test_fates_are_what_the_dice_of_the_game_lead_to(standard: str, pennant: str, land: str) -> None:
    game = battle(standard, pennant, land=land)
    start = cast(Battleground, game.state)
    told = odds(start, 0, PER_SIDE)
    rolling = start.copy()
    rolling.stack[NEXT_STEP] -= 1  # the Command card is asked for again after the battle
    rolling.call(COMBAT, 0, PER_SIDE, FIRST)
    rolling.seat = NOBODY
    rolling.run()
    counted: dict[tuple[str, int], float] = {}
    for dice in product(range(len(FACES)), repeat=told["dice"]):
        fate = tried(rolling, PER_SIDE, dice)
        counted[fate] = counted.get(fate, 0.0) + len(FACES) ** -told["dice"]
    found = {fate: chance for fate, chance in chances(told).items() if chance}
    assert found == pytest.approx(counted, abs=1e-5)


def followed(s: Battleground, t: int, hex: int) -> dict[tuple[str, int], float]:
    """The fates of a target with their chances, every die tried that the game asks for."""
    found: dict[tuple[str, int], float] = {}
    if s.seat == CHANCE:
        assert s.kind == K_ROLL
        branches = [*range(len(FACES))]
    elif s.kind in (K_AMOUNT, K_SPACE):
        branches = [s.options[0]]
    else:
        rows = [int(HEX_NAMES[at].split(".")[0]) for at in (hex, s.pos[t] if s.alive >> t & 1 else hex)]
        went = abs(rows[0] - rows[1])
        return {("back" if went else "stands" if s.alive >> t & 1 else "eliminated", went): 1.0}
    for answer in branches:
        other = s.copy()
        other.apply(answer)
        for fate, chance in followed(other, t, hex).items():
            found[fate] = found.get(fate, 0.0) + chance / len(branches)
    return found


@pytest.mark.parametrize(
    "effects", [(), (X_LORE,), (X_FURY,), (X_LORE, X_FURY)], ids=["plain", "poisoned", "raging", "both"]
)
@pytest.mark.parametrize("target", ["human_sword_green", "human_cav_red", "human_sword_blue"])
def test_lore_symbols_and_rage_are_reckoned_with(target: str, effects: tuple[int, ...]) -> None:
    game = battle("human_sword_green@5.6", f"{target}@4.6*2")
    start = cast(Battleground, game.state)
    for what in effects:
        affect(start, what, 0, 1, U_TURN)
    told = odds(start, 0, PER_SIDE)
    rolling = start.copy()
    rolling.stack[NEXT_STEP] -= 1  # the Command card is asked for again after the battle
    rolling.call(COMBAT, 0, PER_SIDE, FIRST)
    rolling.seat = NOBODY
    rolling.run()
    found = {fate: chance for fate, chance in chances(told).items() if chance}
    assert found == pytest.approx(followed(rolling, PER_SIDE, start.pos[PER_SIDE]), abs=1e-5)


def test_a_cornered_unit_pays_for_hexes_it_cannot_go() -> None:
    game = battle("human_sword_blue@1.6", "human_sword_green@0.6*3")
    s = cast(Battleground, game.state)
    t = number_at(game, "0.6")
    assert farthest(s, t, 2) == (0, 2)
    assert flights(s, t, 2) == [[]]
    told = odds(s, 0, t)
    assert told["losses"][0] < (2 / 3) ** 3


def test_every_chance_of_every_pair_adds_up() -> None:
    game = battle(
        "human_sword_blue@5.6 human_bow_green@6.6 human_cav_red@5.3 dwarf_sword_red@5.8",
        "goblin_sword_green@4.6*2 hill_giant@4.4 hobgoblin_sword_blue@4.8 human_cav_blue@3.6",
        land="forest@4.6 hill@4.4 cemetery@3.5",
        heroes=(("Maud:warrior:warrior_cleave:sword_of_dawn@5.6",), ("Odo:rogue@3.3",)),
    )
    s = cast(Battleground, game.state)
    for a in units_in(s.alive):
        for t in units_in(s.alive):
            if a // 16 != t // 16:
                told = odds(s, a, t)
                assert sum(chances(told).values()) == pytest.approx(1, abs=1e-4)
                assert sum(told["losses"]) == pytest.approx(1, abs=1e-4)
                assert 0 <= told["hero"] <= 1


def test_goblins_run_two_hexes_for_a_flag_and_may_panic() -> None:
    told = odds(cast(Battleground, battle("human_sword_blue@5.6", "goblin_sword_green@4.6*4").state), 0, 16)
    assert (told["stride"], told["panics"], told["ignores"]) == (2, True, 0)
    assert {hexes for kind, hexes in chances(told) if kind == "back"} == {2, 4}


def test_two_friends_beside_it_let_a_unit_ignore_a_flag() -> None:
    alone = odds(cast(Battleground, battle("human_sword_blue@5.6", "human_sword_blue@4.6").state), 0, 16)
    helped = odds(
        cast(
            Battleground,
            battle("human_sword_blue@5.6", "human_sword_blue@4.6 human_bow_green@4.5 human_bow_green@4.7").state,
        ),
        0,
        16,
    )
    assert (alone["ignores"], helped["ignores"]) == (0, 1)
    assert alone["back"] == 0
    assert helped["back"] == 3
