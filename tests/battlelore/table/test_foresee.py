"""What a blow would be after a move is what it is after that move; ways of Champions lead from hex to hex."""

from itertools import chain
from typing import cast

import pytest

from banneret.battlelore.geometry.grid import HEX_NAMES, NEAR
from banneret.battlelore.state.answers import MOVE
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import is_hero
from banneret.battlelore.table import foresee
from banneret.battlelore.table.types import BattleloreForeseen
from banneret.kernel.game import Game
from banneret.kernel.keys import verb
from banneret.kernel.sequence import question_of
from banneret.table.presenter import presenting
from tests.battlelore.table.positions import TABLES, battlelore_game, lore_walked
from tests.support.shown import ways, wire_view


def blow(game: Game, attack: str, first: tuple[str, ...]) -> BattleloreForeseen:
    found = presenting(game).foreseen(game, game.state.seat, attack, 1, first)
    assert isinstance(found, BattleloreForeseen)
    return found


@pytest.mark.parametrize("n", [0, 4])
def test_a_blow_is_foreseen_as_it_is_after_the_move(n: int) -> None:
    compared = 0
    for game in lore_walked(battlelore_game(n), 3, 260):
        if question_of(game.state.step) != "ask_mover":
            continue
        for way in [way for way in ways(game, game.state.seat) if way.targets][:2]:
            aim = blow(game, f"attack:{way.targets[0]}", way.answers).aim
            assert aim is not None
            gone = game.branch(len(game.played))
            for answer in way.answers:
                gone.apply(answer)
            if gone.over or str(way.piece) not in (units := wire_view(gone, game.state.seat)["units"]):
                continue
            found = [one for one in units[str(way.piece)]["targets"] if one["hex"] == aim.hex]
            if found and units[str(way.piece)]["hex"] == way.to:
                assert (found[0]["dice"], found[0]["unit"]) == (aim.dice, aim.unit)
                compared += 1
    assert compared


def test_nothing_is_foreseen_of_what_cannot_be_done() -> None:
    game = next(game for game in lore_walked(battlelore_game(0), 3, 200) if question_of(game.state.step) == "ask_mover")
    way = ways(game, game.state.seat)[0]
    beside = next(name for name in HEX_NAMES if name not in way.targets)
    for attack in (f"attack:{beside}", "attack:x", "done"):
        assert blow(game, attack, way.answers).aim is None
        assert blow(game, attack, ()).aim is None
    assert blow(game, f"attack:{beside}", ("unit:0.0", "move:99")).aim is None


def test_nobody_is_moved_by_what_is_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def moves(s: Battleground, u: int, goal: int) -> Battleground:
        raise AssertionError(f"{u} moves to {goal}")

    monkeypatch.setattr(foresee, "moved_to", moves)
    met = 0
    for game in chain.from_iterable(lore_walked(battlelore_game(n), 7, 200) for n in range(len(TABLES))):
        state = game.state
        if question_of(state.step) not in ("got_mover", "got_move"):
            continue
        for option in [option for option in state.options if verb(option) != MOVE]:
            first = (game.rules.key(state.kind, option),)
            assert blow(game, f"attack:{HEX_NAMES[0]}", first).aim is None
            met += 1
    assert met


def test_a_champion_is_shown_every_hex_of_his_way() -> None:
    long = 0
    for game in chain.from_iterable(lore_walked(battlelore_game(n), 7, 150) for n in range(len(TABLES))):
        s = cast(Battleground, game.state)
        for way in ways(game, s.seat):
            if not is_hero(way.piece):
                continue
            here = s.pos[way.piece]
            for name in way.path:
                hex = HEX_NAMES.index(name)
                assert NEAR[here] >> hex & 1
                here = hex
            assert way.path[-1] == way.to
            long += len(way.path) > 1
    assert long
