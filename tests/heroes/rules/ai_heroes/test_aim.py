"""Section AIM: how AI heroes move over the map."""

import pytest

from banneret.heroes.box.map_and_towns import GROUPS
from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.whole_game import FACE_DOWN
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    asked,
    field,
    happened,
    keys,
    own,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.solo import ai, ai_turn, fight_on, hold, into_battle, open_land, post, solo, walked, way

HERO, FLAG, TOWN, HUNT, MARCH, RAID, STAY = range(7)


def at(field_name: str, hero: str = "{id: warlord, name: Warlord, at: A1, army: [few:troglodytes]}") -> Game:
    """A game with open land and an AI hero on a field."""
    game = open_land(solo(hero))
    post(game, 0, field_name)
    return game


def let_it_march(game: Game) -> Game:
    """The AI hero has its turn; where ways are equal, the first of them is taken."""
    ai_turn(game)
    while any(key.startswith("lead:") for key in keys(game)):
        play(game, sorted(keys(game))[0])
    return game


def followed(game: Game) -> list[int]:
    return [int(event["n"]) for event in happened(game, "ai_rule")]


def behaving(move: str, more: str = "") -> str:
    return f"{{id: warlord, name: Warlord, at: A1, army: [few:troglodytes], move: {move}{more}}}"


@pytest.mark.rule("H3-AIM-01")
def test_an_ai_hero_has_3_movement_points_a_round() -> None:
    game = at("3,0.sw")
    hold(game, "3,0.se")
    let_it_march(game)
    assert len(walked(game)) == 3
    assert ai(game)["movement"] == 3


@pytest.mark.rule("H3-AIM-01", "H3-AIM-08")
def test_a_scenario_may_give_it_other_movement_points() -> None:
    game = at("3,0.sw", behaving("standard", ", mp: 1"))
    hold(game, "3,0.se")
    let_it_march(game)
    assert len(walked(game)) == 1


@pytest.mark.rule("H3-AIM-02")
def test_a_hero_on_its_tile_comes_before_a_mine() -> None:
    game = at("3,0.e")
    stand(game, 0, "3,0.w")
    let_it_march(game)
    assert followed(game) == [HERO]
    assert happened(game, "ai_fight") == [{"ai": 0, "hero": 0, "field": "3,0.w"}]
    assert not happened(game, "ai_flag")


@pytest.mark.rule("H3-AIM-03", "H3-AIM-02")
def test_a_mine_of_its_tile_is_flagged_while_the_hero_is_elsewhere() -> None:
    game = at("3,0.e")
    stand(game, 0, "2,0.e")
    let_it_march(game)
    assert followed(game)[0] == FLAG
    assert walked(game)[0] == "3,0.se"
    assert "3,0.se" in seen(game)["ai_flags"]


@pytest.mark.rule("H3-AIM-03")
def test_a_mine_of_the_player_is_taken_with_its_income() -> None:
    game = at("3,0.e")
    own(game, 0, "3,0.se")
    before = player(game, 0)["income"]["valuables"]
    let_it_march(game)
    assert "3,0.se" not in player(game, 0)["flags"]
    assert player(game, 0)["income"]["valuables"] == before - 1


@pytest.mark.rule("H3-AIM-04")
def test_otherwise_it_goes_to_the_nearest_town_the_player_controls() -> None:
    game = at("3,0.sw")
    hold(game, "3,0.se", "2,0.nw")
    far = way(game, "3,0.sw")
    let_it_march(game)
    assert followed(game) == [TOWN]
    assert way(game, str(ai(game)["field"])) == far - 3


@pytest.mark.rule("H3-AIM-04")
def test_a_nearer_town_of_the_player_draws_it_away_from_the_first() -> None:
    game = open_land(solo(goals="victory: [{defeat_ai: all}]\nlimit: defeat"))
    post(game, 0, "3,0.sw")
    hold(game, "3,0.se")
    own(game, 0, "4,0.c")
    edit_host(state_of(game)).flags &= ~(1 << FIELD["4,0.c"])
    far = way(game, "3,0.sw", "4,0.c")
    assert far < way(game, "3,0.sw")
    let_it_march(game)
    assert way(game, walked(game)[0], "4,0.c") == far - 1


@pytest.mark.rule("H3-AIM-05", "H3-AIM-03", "H3-AIM-06", "H3-EXD-114")
def test_two_steps_to_a_mine_and_the_last_one_towards_the_town() -> None:
    game = at("3,0.nw")
    stand(game, 0, "1,0.c")
    far = way(game, "3,0.se")
    let_it_march(game)
    assert followed(game) == [FLAG, TOWN]
    assert walked(game)[1] == "3,0.se"
    assert happened(game, "ai_flag") == [{"ai": 0, "field": "3,0.se"}]
    assert not happened(game, "combat")
    assert way(game, walked(game)[2]) == far - 1


@pytest.mark.rule("H3-AIM-06")
def test_guards_give_way_without_a_combat() -> None:
    game = at("3,0.e")
    assert field(game, "3,0.se")["guard"] == 3
    let_it_march(game)
    assert field(game, "3,0.se")["guard"] == 0
    assert not happened(game, "combat")


@pytest.mark.rule("H3-AIM-07")
def test_fields_on_its_way_are_visited_for_nothing() -> None:
    game = at("3,0.nw")
    own(game, 0, "1,0.nw")
    hold(game, "3,0.se")
    rich = resources(game, 0)
    visited = {"3,0.c", "3,0.w"}
    for name in visited:
        assert not field(game, name)["black_cube"]
    let_it_march(game)
    crossed = visited & set(walked(game))
    assert crossed
    assert all(field(game, name)["black_cube"] for name in crossed)
    assert resources(game, 0) == rich
    assert player(game, 0)["experience"] == 0


@pytest.mark.rule("H3-AIM-08")
def test_a_hunter_leaves_mines_alone_and_comes_for_the_hero() -> None:
    game = at("3,0.e", behaving("hunter"))
    stand(game, 0, "2,0.e")
    far = way(game, "3,0.e", "2,0.e")
    let_it_march(game)
    assert followed(game) == [HUNT]
    assert way(game, walked(game)[0], "2,0.e") == far - 1
    assert "3,0.se" not in seen(game)["ai_flags"]


@pytest.mark.rule("H3-AIM-08")
def test_a_raider_takes_flags_off_and_puts_none_on() -> None:
    game = at("3,0.e", behaving("raider"))
    own(game, 0, "3,0.se")
    let_it_march(game)
    assert followed(game)[0] == RAID
    assert "3,0.se" not in player(game, 0)["flags"]
    assert "3,0.se" not in seen(game)["ai_flags"]


@pytest.mark.rule("H3-AIM-08")
def test_a_marcher_passes_mines_on_the_way_to_its_goal() -> None:
    game = at("3,0.e", behaving("marcher", ", goal: {tile: second, field: mine}"))
    far = way(game, "3,0.e", "2,0.nw")
    let_it_march(game)
    assert followed(game) == [MARCH]
    assert way(game, str(ai(game)["field"]), "2,0.nw") == far - 3


@pytest.mark.rule("H3-AIM-08")
@pytest.mark.parametrize(("hero_at", "fights"), [("3,0.w", 1), ("2,0.e", 0)])
def test_a_sentinel_attacks_whoever_ends_a_turn_on_its_tile(hero_at: str, fights: int) -> None:
    game = at("3,0.e", behaving("sentinel"))
    stand(game, 0, hero_at)
    let_it_march(game)
    assert len(happened(game, "ai_fight")) == fights
    assert bool(walked(game)) == bool(fights)


@pytest.mark.rule("H3-AIM-08")
def test_a_garrison_never_leaves_its_field() -> None:
    game = at("3,0.e", behaving("garrison"))
    stand(game, 0, "3,0.w")
    let_it_march(game)
    assert not walked(game)
    assert not happened(game, "ai_turn")


@pytest.mark.rule("H3-AIM-09")
def test_ai_heroes_begin_on_their_town_unless_the_scenario_says_otherwise() -> None:
    assert ai(solo())["field"] == "4,0.c"
    elsewhere = solo("{id: warlord, name: Warlord, at: third, army: [few:troglodytes], move: garrison}")
    assert ai(elsewhere)["field"] == "3,0.c"


@pytest.mark.rule("H3-AIM-10")
def test_they_have_their_turn_after_the_player() -> None:
    game = at("3,0.e")
    let_it_march(game)
    order = [event.name for event in game.events if event.name in ("turn", "end_turn", "ai_turn", "map_round")]
    assert order[:5] == ["map_round", "turn", "end_turn", "ai_turn", "map_round"]


@pytest.mark.rule("H3-AIM-11")
def test_a_face_down_tile_costs_a_point_and_the_player_turns_it() -> None:
    game = at("3,0.w")
    hold(game, "3,0.se")
    groups = state_of(game).game_terms.groups
    far = next(n for n, group in enumerate(groups) if GROUPS[group.kind] == "far")
    state_of(game).land[spot_at(2, 0)] = FACE_DOWN - far
    ai_turn(game)
    while not happened(game, "ai_discovers"):
        play(game, sorted(keys(game))[0])
    assert asked(game)[0] == 0
    assert all(key.startswith("rotate:") for key in keys(game))
    play(game, sorted(keys(game))[0])
    while any(key.startswith("lead:") for key in keys(game)):
        play(game, sorted(keys(game))[0])
    assert len(walked(game)) + len(happened(game, "ai_discovers")) == 3


@pytest.mark.rule("H3-AIM-12")
def test_the_scenario_fixes_the_units_and_losses_are_made_good() -> None:
    hero = "{id: warlord, name: Warlord, at: A1, army: [pack:zombies, few:skeletons]}"
    game = at("3,0.w", hero)
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, "castle_marksmen+")
    into_battle(game, "go:3,0.w")
    shoot_first(game, "skeletons")
    assert any("skeletons" in str(event["unit"]) for event in happened(game, "defeat"))
    assert ai(game)["units"] == ["necropolis_zombies+", "necropolis_skeletons"]


@pytest.mark.rule("H3-AIM-12")
def test_lasting_losses_stay_lost() -> None:
    hero = "{id: warlord, name: Warlord, at: A1, army: [pack:zombies, few:skeletons], lasting_losses: true}"
    game = at("3,0.w", hero)
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, "castle_marksmen+")
    into_battle(game, "go:3,0.w")
    shoot_first(game, "skeletons")
    assert ai(game)["units"] == ["necropolis_zombies+"]


def shoot_first(game: Game, name: str) -> None:
    """Attack a certain unit whenever that is possible, and nobody else."""
    while state_of(game).base:
        targets = {f"attack:{unit['space']}" for unit in seen(game)["combat"]["units"] if name in unit["unit"]}
        found = sorted(key for key in keys(game) if key.startswith(("deploy:", "place:a")) or key in targets)
        idle = [key for key in ("done", "pass", "keep", "defend", "no") if key in keys(game)]
        play(game, (found or idle or sorted(keys(game)))[0])


@pytest.mark.rule("H3-AIM-13")
def test_between_equal_ways_the_player_chooses() -> None:
    game = at("3,0.w")
    ai_turn(game)
    assert asked(game) == (0, "space")
    assert keys(game) == {"lead:3,0.c", "lead:3,0.sw"}
    play(game, "lead:3,0.sw")
    assert walked(game)[0] == "3,0.sw"
    assert walked(game)[1] == "3,0.se"


def test_a_player_attacks_an_ai_hero_by_entering_its_field() -> None:
    game = at("3,0.w")
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, "castle_archangels+")
    into_battle(game, "go:3,0.w")
    assert seen(game)["combat"]["ai_hero"] == "warlord"
    assert seen(game)["combat"]["place"] == "3,0.w"
    fight_on(game)
    assert happened(game, "ai_beaten") == [{"ai": 0, "player": 0}]
    assert ai(game)["field"] is None
    assert ai(game)["beaten"]
