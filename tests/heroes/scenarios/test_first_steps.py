"""First Steps: units lent to an ally, the last lock, the tale, and how it is won and lost."""

import pytest

from banneret.heroes.adventure.map.land import open_around
from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.pile_numbers import P_UNITS
from banneret.heroes.state.whole_game import NO_TILE
from banneret.heroes.tables.units_and_cards import GOLD, OVERLAY_KIND, TIER, UNIT_NUMBER
from tests.heroes.builder import FIELD, SOLO, STRONG, HeroesGame, played_out, scenario_game, touching


def valley() -> HeroesGame:
    """Two allied heroes on one tile; the first may step on its gold mine."""
    game = scenario_game("first_steps")
    game.lay((0, 1), "F4")
    return game


def to_round(game: HeroesGame, number: int) -> HeroesGame:
    while game.position.game_round < number:
        game.do_nothing()
    return game


def gold_mine(game: HeroesGame) -> str:
    tiles = [tile for tile in game.seen()["tiles"] if tile["at"] == "0,1"]
    return next(str(one["field"]) for one in tiles[0]["fields"] if one["location"] == "mine")


def around(game: HeroesGame, field: str) -> list[str]:
    """Fields of the same tile from which one can step to a field."""
    return [field_name(f) for f in open_around(game.position, FIELD[field]) if f // 7 == FIELD[field] // 7]


def before_the_mine() -> tuple[HeroesGame, str]:
    """Seat 0 next to the guarded mine, seat 1 on another field next to it, both with two units."""
    game = valley()
    mine = gold_mine(game)
    near = around(game, mine)
    game.stand(0, near[0], mp=3)
    game.stand(1, near[1])
    game.army(0, "castle_halberdiers", "castle_marksmen")
    game.army(1, STRONG.replace("castle_archangels", "necropolis_ghost_dragons"), "necropolis_skeletons")
    return game.ask_again(), mine


@pytest.mark.rule("H3-CHANGE-lend_units")
@pytest.mark.parametrize("lends", [True, False])
def test_an_ally_next_to_the_fight_may_lend_units_which_go_home_afterwards(lends: bool) -> None:
    game, mine = before_the_mine()
    game.play(f"go:{mine}")
    while "pass" in game.keys:
        game.play("pass")
    assert game.asked() == (1, "unit")
    assert game.keys == {"lend:necropolis_ghost_dragons", "lend:necropolis_skeletons", "done"}
    if not lends:
        game.play("done")
        assert "deploy:necropolis_ghost_dragons" not in game.keys
        return
    game.play("lend:necropolis_ghost_dragons")
    assert game.asked()[0] == 0, "the last unit stays at home"
    assert "deploy:necropolis_ghost_dragons" in game.keys
    game.play("deploy:necropolis_ghost_dragons", "place:b2")
    while game.seen()["combat"] is not None:
        game.do_nothing()
    assert game.events_named("lent_back") == [{"player": 1, "kind": "necropolis_ghost_dragons"}]
    assert set(game.seen()["players"][1]["units"]) == {"necropolis_skeletons", "necropolis_ghost_dragons+"}
    assert not any(unit.startswith("necropolis") for unit in game.seen()["players"][0]["units"])


@pytest.mark.rule("H3-END-13", "H3-END-14", "H3-CHANGE-lend_units")
@pytest.mark.parametrize("others", [True, False])
def test_a_lent_unit_that_was_not_deployed_is_none_of_the_unit_deck(others: bool) -> None:
    game, mine = before_the_mine()
    game.army(0, "castle_marksmen", *(["castle_halberdiers"] if others else []))
    game.luck(dice=[1] * 60)
    game.ask_again().play(f"go:{mine}")
    while "pass" in game.keys:
        game.play("pass")
    game.play("lend:necropolis_ghost_dragons", "deploy:castle_marksmen", "place:b2", "done")
    while game.seen()["combat"] is not None:
        game.play("extend" if "extend" in game.keys else "done" if "done" in game.keys else game.choice.keys[0])
    assert (game.events_named("retreat") != []) == others
    assert (game.events_named("hero_beaten") != []) == (not others)
    assert set(game.seen()["players"][1]["units"]) == {"necropolis_skeletons", "necropolis_ghost_dragons+"}


@pytest.mark.rule("H3-MOV-13", "H3-CHANGE-lend_units")
def test_a_border_line_between_them_keeps_nobody_from_lending() -> None:
    game, _ = before_the_mine()
    mine, behind = "-1,0.sw", "-2,1.ne"
    game.lay((-2, 1), "F4")
    assert behind in touching(mine)
    assert FIELD[behind] not in open_around(game.position, FIELD[mine])
    game.stand(0, "-1,0.c", mp=3)
    game.stand(1, behind)
    game.ask_again().play(f"go:{mine}")
    while "pass" in game.keys:
        game.play("pass")
    assert game.asked() == (1, "unit")


@pytest.mark.rule("H3-CHANGE-lend_units")
def test_a_unit_with_a_card_on_it_is_not_lent() -> None:
    game, mine = before_the_mine()
    game.army(1, "necropolis_zombies")
    state = game.position
    state.piles[pile_of(P_UNITS, 1)] = (*state.piles[pile_of(P_UNITS, 1)], 2 * OVERLAY_KIND[0])
    game.play(f"go:{mine}")
    while "pass" in game.keys:
        game.play("pass")
    assert game.keys == {"lend:necropolis_zombies", "done"}


@pytest.mark.rule("H3-CHANGE-lend_units")
def test_an_ally_further_away_lends_nothing() -> None:
    game, mine = before_the_mine()
    game.stand(1, "1,0.c")
    game.ask_again().play(f"go:{mine}")
    while "pass" in game.keys:
        game.play("pass")
    assert game.asked()[0] == 0


@pytest.mark.rule("H3-CHANGE-guards")
@pytest.mark.parametrize("last", [True, False])
def test_the_last_lock_has_a_gold_guard_and_its_fight_goes_on_to_the_end(last: bool) -> None:
    game, mine = before_the_mine()
    close_the_rest(game)
    if not last:
        game.lay((0, -1), "F5")
    game.stand(1, "1,0.c")
    game.own(0, *(f for f in flaggable(game) if f != mine and not (not last and f.startswith("0,-1."))))
    game.luck(lands=["unit:neutral_boars"])
    game.ask_again().play(f"go:{mine}")
    while game.seen()["combat"] is None or not any(unit["side"] == 1 for unit in game.seen()["combat"]["units"]):
        game.do_nothing()
    guards = [unit["unit"] for unit in game.seen()["combat"]["units"] if unit["side"] == 1]
    gold = [unit for unit in guards if TIER[UNIT_NUMBER[unit]] == GOLD]
    assert len(gold) == (1 if last else 0)
    assert game.position.terms.endless == last
    while last and game.seen()["combat"] is not None:
        assert "retreat" not in game.keys, "it is fought to the end"
        game.do_nothing()


@pytest.mark.rule("H3-CHANGE-guards")
@pytest.mark.parametrize("last", [True, False])
def test_nobody_slips_past_the_last_lock(last: bool) -> None:
    game, mine = before_the_mine()
    close_the_rest(game)
    game.stand(1, "1,0.c")
    if not last:
        game.lay((0, -1), "F5")
    game.own(0, *(f for f in flaggable(game) if f != mine and not (not last and f.startswith("0,-1."))))
    game.level(0, 6)
    game.ask_again().play(f"go:{mine}")
    assert bool(game.events_named("avoided")) != last


def close_the_rest(game: HeroesGame) -> None:
    """Take away the tiles that nobody has turned up."""
    state = game.position
    for spot in range(len(state.land)):
        if state.land[spot] < NO_TILE:
            state.land[spot] = NO_TILE


def flaggable(game: HeroesGame) -> list[str]:
    return [
        one["field"]
        for tile in game.seen()["tiles"]
        for one in tile.get("fields", ())
        if one["location"] in ("mine", "settlement")
    ]


@pytest.mark.rule("H3-DO-story")
def test_the_tale_is_told_in_the_second_round() -> None:
    game = valley()
    assert game.events_named("story") == []
    to_round(game, 2)
    assert game.events_named("story") == [{"n": 0}]


@pytest.mark.rule("H3-GOAL-measure", "H3-GOAL-when")
def test_it_is_won_at_once_when_every_mine_and_settlement_is_flagged() -> None:
    game = valley()
    close_the_rest(game)
    rest = flaggable(game)
    game.own(1, *rest[1:])
    game.ask_again()
    assert not game.over
    game.own(0, rest[0])
    game.ask_again()
    assert game.result == (1, 1)


@pytest.mark.rule("H3-GOAL-measure")
def test_tiles_still_face_down_count_as_not_flagged() -> None:
    game = valley()
    game.own(0, *flaggable(game))
    game.ask_again()
    assert not game.over


def test_it_is_lost_when_the_rounds_are_over() -> None:
    game = to_round(valley(), 8)
    while not game.over:
        game.do_nothing()
    assert game.result == (-1, -1)


def test_wheels_and_mills_turn_again_in_round_5() -> None:
    game = valley()
    game.position.game_round = 4
    wheel = game.fields_of("water_wheel")
    game.lay((0, -1), "F1")
    mill = game.fields_of("windmill")
    for name in (*wheel, *mill):
        game.position.black |= 1 << FIELD[name]
    to_round(game, 5)
    assert wheel or mill
    assert not any(game.field(name)["black_cube"] for name in (*wheel, *mill))


@pytest.mark.parametrize(("before", "after"), [(5, 6), (7, 7)])
def test_no_hero_rises_above_the_fourth_level(before: int, after: int) -> None:
    game = valley()
    game.lay((0, 1), "F3")
    (stone,) = game.fields_of("learning_stone")
    game.level(0, before)
    game.stand(0, around(game, stone)[0], mp=3)
    game.ask_again().play(f"go:{stone}")
    while game.choice.kind_name != "action":
        game.do_nothing()
    assert game.events_named("visit")[-1]["field"] == stone
    assert game.position.experience[0] == after


def test_alone_one_plays_on_four_tiles_and_nobody_lends() -> None:
    game = scenario_game("first_steps", SOLO)
    kinds = [tile["kind"] for tile in game.seen()["tiles"] if tile["tile"] is None]
    assert (len(game.seen()["tiles"]), set(kinds)) == (4, {"far"})
    assert game.seen()["scenario_state"]["shared"] == {}


@pytest.mark.parametrize(("players", "bot"), [(1, "random"), (2, "greedy"), (3, "random")])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played = played_out("first_steps", players, bot)
    assert len(set(played.returns or ())) == 1, "all win or lose together"
