"""Towns of allies (TWN): whoever frees one gives it back to its owner."""

from pathlib import Path
from typing import Any

import pytest

from tests.heroes.builder import OPEN, THREE, TWO, HeroesGame, alliance_game, start_file, team_file

REWARD = [{"id": "loot", "text": "Loot.", "when": "capture_town", "do": [{"gain": "gold", "amount": 3}]}]
LORD = {"id": "lord", "name": "Lord", "at": "rift", "army": ["few:skeletons"], "move": "garrison"}
LAND = {
    2: {
        "tiles": [
            {"kind": "start", "at": {"P1": [0, 0], "P2": [3, 0]}},
            {"kind": "near", "at": [[1, 0], [2, 0]], "label": ["", "rift"]},
            {"kind": "far", "at": [[0, 1], [3, -1]]},
        ]
    }
}


def lost_to(game: HeroesGame, owner: int, captor: int) -> str:
    """The Town of a player in the hands of an enemy since the first round; nobody has resources."""
    for number in range(len(game.setup.seats)):
        game.give(number)
    town = game.town_of(owner)
    game.own(captor, town)
    homeless = list(game.position.homeless)
    homeless[owner] = 1
    game.position.homeless = tuple(homeless)
    game.stand(owner, OPEN[0])
    return town


def enter(game: HeroesGame, player: int, town: str) -> HeroesGame:
    """In the turn of a player, walk into a Town that nobody defends."""
    game.stand(player, game.beside(town), mp=3)
    return game.ask_again().play(f"go:{town}").close_window()


@pytest.mark.rule("H3-TWN-19", "H3-TWN-24", "H3-MOD-09")
def test_a_town_freed_by_an_ally_is_its_owners_again(tmp_path: Path) -> None:
    game = alliance_game(tmp_path, rules=REWARD).meadow()
    town = lost_to(game, 2, 1)
    enter(game, 0, town)
    assert game.field(town)["flags"] == [2]
    assert game.events_named("regained") == [{"player": 2}]
    assert game.player(0)["cubes"] == [0, 0, 0], "no enemy Town was captured"
    assert game.resources(0)[0] == 0, "so rules for captured Towns do nothing"
    assert game.hero_at(0) == town
    game.next_round()
    assert not game.over, "nor is it a goal"


@pytest.mark.rule("H3-VIC-05", "H3-TWN-24")
def test_whose_town_was_freed_by_an_ally_is_not_eliminated(tmp_path: Path) -> None:
    game = alliance_game(tmp_path).meadow()
    town = lost_to(game, 2, 1)
    enter(game, 0, town)
    while not game.over and game.seen()["round"] < 6:
        game.next_round()
    assert game.events_named("eliminated") == []
    assert game.field(town)["owner"] == 2


@pytest.mark.rule("H3-TWN-18", "H3-TWN-22")
def test_the_town_of_an_enemy_is_still_captured(tmp_path: Path) -> None:
    game = alliance_game(tmp_path, rules=REWARD).meadow()
    town = game.town_of(1)
    for number in range(3):
        game.give(number)
    game.stand(1, OPEN[0])
    enter(game, 0, town)
    assert game.field(town)["flags"] == [0]
    assert game.player(0)["cubes"] == [0, 1, 0]
    assert game.resources(0)[0] == 3
    game.next_round()
    assert game.result == (1, -1, 1)


@pytest.mark.rule("H3-TWN-19", "H3-MOD-09")
def test_by_option_whoever_frees_the_town_of_an_ally_takes_a_cube(tmp_path: Path) -> None:
    path = team_file(tmp_path, "alliance", 3)
    game = start_file(path, THREE, cube_on_recapture="on").into_turn().meadow()
    town = lost_to(game, 2, 1)
    enter(game, 0, town)
    assert game.field(town)["flags"] == [2]
    assert game.player(0)["cubes"] == [0, 1, 0]


@pytest.mark.rule("H3-TWN-18", "H3-VIC-09", "H3-MOD-09")
def test_the_town_of_an_ally_who_is_out_belongs_to_whoever_takes_it(tmp_path: Path) -> None:
    game = alliance_game(tmp_path).meadow()
    town = lost_to(game, 2, 1)
    while not game.events_named("eliminated"):
        game.do_nothing()
    assert game.events_named("eliminated") == [{"player": 2}]
    game.to_turn(0)
    for number in (0, 1):
        game.give(number)
    enter(game, 0, town)
    assert game.field(town)["flags"] == [0]
    assert game.player(0)["cubes"] == [0, 1, 0]


@pytest.mark.rule("H3-TWN-19", "H3-CMP-11", "H3-GEN-06")
def test_who_has_no_cube_left_can_still_free_the_town_of_an_ally(tmp_path: Path) -> None:
    path = team_file(tmp_path, "alliance", 3)
    game = start_file(path, THREE, enforce_cube_supply="on").into_turn().meadow()
    town = lost_to(game, 2, 1)
    game.position.cubes = (0,) * 3 + (20, 0, 0) + (0,) * 3
    enter(game, 0, town)
    assert game.field(town)["flags"] == [2]


@pytest.mark.rule("H3-TWN-19", "H3-TWN-24", "H3-MOD-09")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_town_freed_from_an_ai_hero_is_its_owners_again(tmp_path: Path, owner: int) -> None:
    parts: dict[str, Any] = {"layout": LAND, "ai": [LORD], "rules": REWARD}
    game = start_file(team_file(tmp_path, "coop", 2, **parts), TWO).into_turn().meadow()
    town = lost_to(game, owner, 1 - owner)
    game.position.owned = tuple(
        held & ~(1 << game.position.town_at[owner]) if n != owner else held
        for n, held in enumerate(game.position.owned)
    )
    game.ai_holds(town)
    enter(game, 0, town)
    assert game.field(town)["flags"] == [owner]
    assert game.events_named("regained") == [{"player": owner}]
    assert game.resources(0)[0] == 0, "a Town of one's own team is not captured"
