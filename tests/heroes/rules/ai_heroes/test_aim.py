"""Section AIM: how AI heroes move over the map."""

import pytest

from banneret.heroes.box.map_and_towns import GROUPS
from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.whole_game import FACE_DOWN
from tests.heroes.builder import FIELD, HeroesGame, solo_game
from tests.heroes.rules.ai_heroes.marching import FLAG, HERO, HUNT, MARCH, RAID, TOWN, followed, march


def at(field_name: str, hero: str = "{id: warlord, name: Warlord, at: A1, army: [few:troglodytes]}") -> HeroesGame:
    """A game with open land and an AI hero on a field."""
    game = solo_game(hero).open_land()
    game.post_ai(0, field_name)
    return game


def behaving(move: str, more: str = "") -> str:
    return f"{{id: warlord, name: Warlord, at: A1, army: [few:troglodytes], move: {move}{more}}}"


@pytest.mark.rule("H3-AIM-01")
def test_an_ai_hero_has_3_movement_points_a_round() -> None:
    game = at("3,0.sw")
    game.ai_holds("3,0.se")
    march(game)
    assert len(game.ai_walked()) == 3
    assert game.ai()["movement"] == 3


@pytest.mark.rule("H3-AIM-01", "H3-AIM-08", "H3-AI-mp")
def test_a_scenario_may_give_it_other_movement_points() -> None:
    game = at("3,0.sw", behaving("standard", ", mp: 1"))
    game.ai_holds("3,0.se")
    march(game)
    assert len(game.ai_walked()) == 1


@pytest.mark.rule("H3-AIM-02")
def test_a_hero_on_its_tile_comes_before_a_mine() -> None:
    game = at("3,0.e")
    game.stand(0, "3,0.w")
    march(game)
    assert followed(game) == [HERO]
    assert game.events_named("ai_fight") == [{"ai": 0, "hero": 0, "field": "3,0.w"}]
    assert not game.events_named("ai_flag")


@pytest.mark.rule("H3-AIM-03", "H3-AIM-02")
def test_a_mine_of_its_tile_is_flagged_while_the_hero_is_elsewhere() -> None:
    game = at("3,0.e")
    game.stand(0, "2,0.e")
    march(game)
    assert followed(game)[0] == FLAG
    assert game.ai_walked()[0] == "3,0.se"
    assert "3,0.se" in game.seen()["ai_flags"]


@pytest.mark.rule("H3-AIM-03")
def test_a_mine_of_the_player_is_taken_with_its_income() -> None:
    game = at("3,0.e")
    game.own(0, "3,0.se")
    before = game.player(0)["income"]["valuables"]
    march(game)
    assert "3,0.se" not in game.player(0)["flags"]
    assert game.player(0)["income"]["valuables"] == before - 1


@pytest.mark.rule("H3-AIM-04")
def test_otherwise_it_goes_to_the_nearest_town_the_player_controls() -> None:
    game = at("3,0.sw")
    game.ai_holds("3,0.se", "2,0.nw")
    far = game.ai_distance("3,0.sw")
    march(game)
    assert followed(game) == [TOWN]
    assert game.ai_distance(str(game.ai()["field"])) == far - 3


@pytest.mark.rule("H3-AIM-04")
def test_a_nearer_town_of_the_player_draws_it_away_from_the_first() -> None:
    game = solo_game(goals="victory: [{defeat_ai: all}]\nlimit: defeat").open_land()
    game.post_ai(0, "3,0.sw")
    game.ai_holds("3,0.se")
    game.own(0, "4,0.c")
    edit_host(game.position).flags &= ~(1 << FIELD["4,0.c"])
    far = game.ai_distance("3,0.sw", "4,0.c")
    assert far < game.ai_distance("3,0.sw")
    march(game)
    assert game.ai_distance(game.ai_walked()[0], "4,0.c") == far - 1


@pytest.mark.rule("H3-AIM-05", "H3-AIM-03", "H3-AIM-06", "H3-EXD-114")
def test_two_steps_to_a_mine_and_the_last_one_towards_the_town() -> None:
    game = at("3,0.nw")
    game.stand(0, "1,0.c")
    far = game.ai_distance("3,0.se")
    march(game)
    assert followed(game) == [FLAG, TOWN]
    assert game.ai_walked()[1] == "3,0.se"
    assert game.events_named("ai_flag") == [{"ai": 0, "field": "3,0.se"}]
    assert not game.events_named("combat")
    assert game.ai_distance(game.ai_walked()[2]) == far - 1


@pytest.mark.rule("H3-AIM-06")
def test_guards_give_way_without_a_combat() -> None:
    game = at("3,0.e")
    assert game.field("3,0.se")["guard"] == 3
    march(game)
    assert game.field("3,0.se")["guard"] == 0
    assert not game.events_named("combat")


@pytest.mark.rule("H3-AIM-07")
def test_fields_on_its_way_are_visited_for_nothing() -> None:
    game = at("3,0.nw")
    game.own(0, "1,0.nw")
    game.ai_holds("3,0.se")
    rich = game.resources(0)
    visited = {"3,0.c", "3,0.w"}
    for name in visited:
        assert not game.field(name)["black_cube"]
    march(game)
    crossed = visited & set(game.ai_walked())
    assert crossed
    assert all(game.field(name)["black_cube"] for name in crossed)
    assert game.resources(0) == rich
    assert game.player(0)["experience"] == 0


@pytest.mark.rule("H3-AIM-08", "H3-AI-move")
def test_a_hunter_leaves_mines_alone_and_comes_for_the_hero() -> None:
    game = at("3,0.e", behaving("hunter"))
    game.stand(0, "2,0.e")
    far = game.ai_distance("3,0.e", "2,0.e")
    march(game)
    assert followed(game) == [HUNT]
    assert game.ai_distance(game.ai_walked()[0], "2,0.e") == far - 1
    assert "3,0.se" not in game.seen()["ai_flags"]


@pytest.mark.rule("H3-AIM-08", "H3-AI-move")
def test_a_raider_takes_flags_off_and_puts_none_on() -> None:
    game = at("3,0.e", behaving("raider"))
    game.own(0, "3,0.se")
    march(game)
    assert followed(game)[0] == RAID
    assert "3,0.se" not in game.player(0)["flags"]
    assert "3,0.se" not in game.seen()["ai_flags"]


@pytest.mark.rule("H3-AIM-08", "H3-AI-move", "H3-WHEN-ai_flag")
@pytest.mark.parametrize("flagged", [True, False])
def test_a_raider_leaves_alone_what_nobody_has_flagged(flagged: bool) -> None:
    rule = "rules: [{id: alarm, text: Alarm., when: ai_flag, do: [{gain: valuables, amount: 1}]}]"
    game = solo_game(behaving("raider"), more=rule).open_land()
    game.post_ai(0, "3,0.e")
    game.give(0)
    game.stand(0, "3,0.se" if not flagged else game.town_of(0))
    if flagged:
        game.own(0, "3,0.se")
    game.army(0)
    march(game)
    if not flagged:
        game.fight_on(attack=False)
        while game.asked()[1] != "action":
            game.do_nothing()
    assert "3,0.se" in game.ai_walked()
    assert (game.resources(0)[2], len(game.events_named("ai_flag"))) == ((1, 1) if flagged else (0, 0))


@pytest.mark.rule("H3-AIM-08", "H3-AI-move", "H3-AI-goal")
def test_a_marcher_passes_mines_on_the_way_to_its_goal() -> None:
    game = at("3,0.e", behaving("marcher", ", goal: {tile: second, field: mine}"))
    far = game.ai_distance("3,0.e", "2,0.nw")
    march(game)
    assert followed(game) == [MARCH]
    assert game.ai_distance(str(game.ai()["field"]), "2,0.nw") == far - 3


@pytest.mark.rule("H3-AIM-08", "H3-AI-move")
@pytest.mark.parametrize(("hero_at", "fights"), [("3,0.w", 1), ("2,0.e", 0)])
def test_a_sentinel_attacks_whoever_ends_a_turn_on_its_tile(hero_at: str, fights: int) -> None:
    game = at("3,0.e", behaving("sentinel"))
    game.stand(0, hero_at)
    march(game)
    assert len(game.events_named("ai_fight")) == fights
    assert bool(game.ai_walked()) == bool(fights)


@pytest.mark.rule("H3-AIM-08", "H3-AI-move")
def test_a_garrison_never_leaves_its_field() -> None:
    game = at("3,0.e", behaving("garrison"))
    game.stand(0, "3,0.w")
    march(game)
    assert not game.ai_walked()
    assert not game.events_named("ai_turn")


@pytest.mark.rule("H3-AIM-09", "H3-AI-at")
def test_ai_heroes_begin_on_their_town_unless_the_scenario_says_otherwise() -> None:
    assert solo_game().ai()["field"] == "4,0.c"
    elsewhere = solo_game("{id: warlord, name: Warlord, at: third, army: [few:troglodytes], move: garrison}")
    assert elsewhere.ai()["field"] == "3,0.c"


@pytest.mark.rule("H3-AIM-10", "H3-AI-turn")
def test_they_have_their_turn_after_the_player() -> None:
    game = at("3,0.e")
    march(game)
    order = [event.name for event in game.events if event.name in ("turn", "end_turn", "ai_turn", "map_round")]
    assert order[:5] == ["map_round", "turn", "end_turn", "ai_turn", "map_round"]


@pytest.mark.rule("H3-AIM-11")
def test_a_face_down_tile_costs_a_point_and_the_player_turns_it() -> None:
    game = at("3,0.w")
    game.ai_holds("3,0.se")
    groups = game.position.game_terms.groups
    far = next(n for n, group in enumerate(groups) if GROUPS[group.kind] == "far")
    game.position.land[spot_at(2, 0)] = FACE_DOWN - far
    game.ai_turn()
    while not game.events_named("ai_discovers"):
        game.play(sorted(game.keys)[0])
    assert game.asked()[0] == 0
    assert all(key.startswith("rotate:") for key in game.keys)
    game.play(sorted(game.keys)[0])
    while any(key.startswith("lead:") for key in game.keys):
        game.play(sorted(game.keys)[0])
    assert len(game.ai_walked()) + len(game.events_named("ai_discovers")) == 3


@pytest.mark.rule("H3-AIM-12", "H3-AI-army", "H3-AI-lasting_losses")
def test_the_scenario_fixes_the_units_and_losses_are_made_good() -> None:
    hero = "{id: warlord, name: Warlord, at: A1, army: [pack:zombies, few:skeletons]}"
    game = at("3,0.w", hero)
    game.stand(0, "3,0.c", mp=2)
    game.army(0, "castle_marksmen+")
    game.into_battle("go:3,0.w")
    shoot_first(game, "skeletons")
    assert any("skeletons" in str(event["unit"]) for event in game.events_named("defeat"))
    assert game.ai()["units"] == ["necropolis_zombies+", "necropolis_skeletons"]


@pytest.mark.rule("H3-AIM-12", "H3-AI-lasting_losses")
def test_lasting_losses_stay_lost() -> None:
    hero = "{id: warlord, name: Warlord, at: A1, army: [pack:zombies, few:skeletons], lasting_losses: true}"
    game = at("3,0.w", hero)
    game.stand(0, "3,0.c", mp=2)
    game.army(0, "castle_marksmen+")
    game.into_battle("go:3,0.w")
    shoot_first(game, "skeletons")
    assert game.ai()["units"] == ["necropolis_zombies+"]


def shoot_first(game: HeroesGame, name: str) -> None:
    """Attack a certain unit whenever that is possible, and nobody else."""
    while game.position.base:
        targets = {f"attack:{unit['space']}" for unit in game.seen()["combat"]["units"] if name in unit["unit"]}
        found = sorted(key for key in game.keys if key.startswith(("deploy:", "place:a")) or key in targets)
        idle = [key for key in ("done", "pass", "keep", "defend", "no") if key in game.keys]
        game.play((found or idle or sorted(game.keys))[0])


@pytest.mark.rule("H3-AIM-13")
def test_between_equal_ways_the_player_chooses() -> None:
    game = at("3,0.w")
    game.ai_turn()
    assert game.asked() == (0, "space")
    assert game.keys == {"lead:3,0.c", "lead:3,0.sw"}
    game.play("lead:3,0.sw")
    assert game.ai_walked()[0] == "3,0.sw"
    assert game.ai_walked()[1] == "3,0.se"


def test_a_player_attacks_an_ai_hero_by_entering_its_field() -> None:
    game = at("3,0.w")
    game.stand(0, "3,0.c", mp=2)
    game.army(0, "castle_archangels+")
    game.into_battle("go:3,0.w")
    assert game.seen()["combat"]["ai_hero"] == "warlord"
    assert game.seen()["combat"]["place"] == "3,0.w"
    game.fight_on()
    assert game.events_named("ai_beaten") == [{"ai": 0, "player": 0}]
    assert game.ai()["field"] is None
    assert game.ai()["beaten"]
