"""First Steps: units lent to an ally, the last lock, the tale, and how it is won and lost."""

import pytest

from banneret.heroes.adventure.map.land import open_around
from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.whole_game import NO_TILE, P_UNITS
from banneret.heroes.tables.units_and_cards import GOLD, OVERLAY_KIND, TIER, UNIT_NUMBER
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    asked,
    field,
    fields_of,
    happened,
    keys,
    lay,
    level,
    luck,
    own,
    play,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.saga import SOLO, played_out, saga
from tests.heroes.support.war import STRONG, do_nothing


def valley() -> Game:
    """Two allied heroes on one tile; the first may step on its gold mine."""
    game = saga("first_steps")
    lay(game, (0, 1), "F4")
    return game


def to_round(game: Game, number: int) -> Game:
    while state_of(game).game_round < number:
        do_nothing(game)
    return game


def gold_mine(game: Game) -> str:
    tiles = [tile for tile in seen(game)["tiles"] if tile["at"] == "0,1"]
    return next(str(one["field"]) for one in tiles[0]["fields"] if one["location"] == "mine")


def around(game: Game, field: str) -> list[str]:
    """Fields of the same tile from which one can step to a field."""
    return [field_name(f) for f in open_around(state_of(game), FIELD[field]) if f // 7 == FIELD[field] // 7]


def before_the_mine() -> tuple[Game, str]:
    """Seat 0 next to the guarded mine, seat 1 on another field next to it, both with two units."""
    game = valley()
    mine = gold_mine(game)
    near = around(game, mine)
    stand(game, 0, near[0], mp=3)
    stand(game, 1, near[1])
    army(game, 0, "castle_halberdiers", "castle_marksmen")
    army(game, 1, STRONG.replace("castle_archangels", "necropolis_ghost_dragons"), "necropolis_skeletons")
    return ask_again(game), mine


@pytest.mark.parametrize("lends", [True, False])
def test_an_ally_next_to_the_fight_may_lend_units_which_go_home_afterwards(lends: bool) -> None:
    game, mine = before_the_mine()
    play(game, f"go:{mine}")
    while "pass" in keys(game):
        play(game, "pass")
    assert asked(game) == (1, "unit")
    assert keys(game) == {"lend:necropolis_ghost_dragons", "lend:necropolis_skeletons", "done"}
    if not lends:
        play(game, "done")
        assert "deploy:necropolis_ghost_dragons" not in keys(game)
        return
    play(game, "lend:necropolis_ghost_dragons")
    assert asked(game)[0] == 0, "the last unit stays at home"
    assert "deploy:necropolis_ghost_dragons" in keys(game)
    play(game, "deploy:necropolis_ghost_dragons", "place:b2")
    while seen(game)["combat"] is not None:
        do_nothing(game)
    assert happened(game, "lent_back") == [{"player": 1, "kind": "necropolis_ghost_dragons"}]
    assert set(seen(game)["players"][1]["units"]) == {"necropolis_skeletons", "necropolis_ghost_dragons+"}
    assert not any(unit.startswith("necropolis") for unit in seen(game)["players"][0]["units"])


def test_a_unit_with_a_card_on_it_is_not_lent() -> None:
    game, mine = before_the_mine()
    army(game, 1, "necropolis_zombies")
    state = state_of(game)
    state.piles[pile_of(P_UNITS, 1)] = (*state.piles[pile_of(P_UNITS, 1)], 2 * OVERLAY_KIND[0])
    play(game, f"go:{mine}")
    while "pass" in keys(game):
        play(game, "pass")
    assert keys(game) == {"lend:necropolis_zombies", "done"}


def test_an_ally_further_away_lends_nothing() -> None:
    game, mine = before_the_mine()
    stand(game, 1, "1,0.c")
    play(ask_again(game), f"go:{mine}")
    while "pass" in keys(game):
        play(game, "pass")
    assert asked(game)[0] == 0


@pytest.mark.parametrize("last", [True, False])
def test_the_last_lock_has_a_gold_guard_and_its_fight_goes_on_to_the_end(last: bool) -> None:
    game, mine = before_the_mine()
    close_the_rest(game)
    if not last:
        lay(game, (0, -1), "F5")
    stand(game, 1, "1,0.c")
    own(game, 0, *(f for f in flaggable(game) if f != mine and not (not last and f.startswith("0,-1."))))
    luck(game, lands=["unit:neutral_boars"])
    play(ask_again(game), f"go:{mine}")
    while seen(game)["combat"] is None or not any(unit["side"] == 1 for unit in seen(game)["combat"]["units"]):
        do_nothing(game)
    guards = [unit["unit"] for unit in seen(game)["combat"]["units"] if unit["side"] == 1]
    gold = [unit for unit in guards if TIER[UNIT_NUMBER[unit]] == GOLD]
    assert len(gold) == (1 if last else 0)
    assert state_of(game).terms.endless == last
    while last and seen(game)["combat"] is not None:
        assert "retreat" not in keys(game), "it is fought to the end"
        do_nothing(game)


@pytest.mark.parametrize("last", [True, False])
def test_nobody_slips_past_the_last_lock(last: bool) -> None:
    game, mine = before_the_mine()
    close_the_rest(game)
    stand(game, 1, "1,0.c")
    if not last:
        lay(game, (0, -1), "F5")
    own(game, 0, *(f for f in flaggable(game) if f != mine and not (not last and f.startswith("0,-1."))))
    level(game, 0, 6)
    play(ask_again(game), f"go:{mine}")
    assert bool(happened(game, "avoided")) != last


def close_the_rest(game: Game) -> None:
    """Take away the tiles that nobody has turned up."""
    state = state_of(game)
    for spot in range(len(state.land)):
        if state.land[spot] < NO_TILE:
            state.land[spot] = NO_TILE


def flaggable(game: Game) -> list[str]:
    return [
        one["field"]
        for tile in seen(game)["tiles"]
        for one in tile.get("fields", ())
        if one["location"] in ("mine", "settlement")
    ]


def test_the_tale_is_told_in_the_second_round() -> None:
    game = valley()
    assert happened(game, "story") == []
    to_round(game, 2)
    assert happened(game, "story") == [{"n": 0}]


def test_it_is_won_at_once_when_every_mine_and_settlement_is_flagged() -> None:
    game = valley()
    close_the_rest(game)
    rest = flaggable(game)
    own(game, 1, *rest[1:])
    ask_again(game)
    assert not game.over
    own(game, 0, rest[0])
    ask_again(game)
    assert game.result == (1, 1)


def test_tiles_still_face_down_count_as_not_flagged() -> None:
    game = valley()
    own(game, 0, *flaggable(game))
    ask_again(game)
    assert not game.over


def test_it_is_lost_when_the_rounds_are_over() -> None:
    game = to_round(valley(), 8)
    while not game.over:
        do_nothing(game)
    assert game.result == (-1, -1)


def test_wheels_and_mills_turn_again_in_round_5() -> None:
    game = valley()
    state_of(game).game_round = 4
    wheel = fields_of(game, "water_wheel")
    lay(game, (0, -1), "F1")
    mill = fields_of(game, "windmill")
    for name in (*wheel, *mill):
        state_of(game).black |= 1 << FIELD[name]
    to_round(game, 5)
    assert wheel or mill
    assert not any(field(game, name)["black_cube"] for name in (*wheel, *mill))


@pytest.mark.parametrize(("before", "after"), [(5, 6), (7, 7)])
def test_no_hero_rises_above_the_fourth_level(before: int, after: int) -> None:
    game = valley()
    lay(game, (0, 1), "F3")
    (stone,) = fields_of(game, "learning_stone")
    level(game, 0, before)
    stand(game, 0, around(game, stone)[0], mp=3)
    play(ask_again(game), f"go:{stone}")
    while game.choice.kind_name != "action":
        do_nothing(game)
    assert happened(game, "visit")[-1]["field"] == stone
    assert state_of(game).experience[0] == after


def test_alone_one_plays_on_four_tiles_and_nobody_lends() -> None:
    game = saga("first_steps", SOLO)
    kinds = [tile["kind"] for tile in seen(game)["tiles"] if tile["tile"] is None]
    assert (len(seen(game)["tiles"]), set(kinds)) == (4, {"far"})
    assert seen(game)["saga"]["shared"] == {}


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played = played_out("first_steps", players, bot)
    assert len(set(played.returns or ())) == 1, "all win or lose together"
