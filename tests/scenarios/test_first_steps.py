"""First Steps: units lent to an ally, the last lock, the tale, and how it is won and lost."""

import pytest

from banneret.kernel.game import Game
from tests.support.journey import army, ask_again, asked, happened, keys, lay, luck, own, play, seen, stand, state_of
from tests.support.saga import SEATS, played_out, saga
from tests.support.war import STRONG, do_nothing

MINE = "0,1.ne"
"""The gold mine of tile F4, laid without a turn."""


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
    from banneret.heroes.land import open_around
    from banneret.heroes.lattice import field_name
    from tests.support.journey import FIELD

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
    assert [unit["unit"] for unit in seen(game)["players"][1]["units"]] == [
        "necropolis_skeletons",
        "necropolis_ghost_dragons",
    ]


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
    state = state_of(game)
    for spot in range(len(state.land)):
        if state.land[spot] < -1:
            state.land[spot] = -1
    if not last:
        lay(game, (0, -1), "F5")
    stand(game, 1, "1,0.c")
    own(game, 0, *(f for f in flaggable(game) if f != mine and not (not last and f.startswith("0,-1."))))
    luck(game, lands=["unit:neutral_boars"])
    play(ask_again(game), f"go:{mine}")
    while seen(game)["combat"] is None or not any(unit["side"] == 1 for unit in seen(game)["combat"]["units"]):
        do_nothing(game)
    guards = [unit["unit"] for unit in seen(game)["combat"]["units"] if unit["side"] == 1]
    from banneret.heroes.tables import GOLD, TIER, UNIT_NUMBER

    gold = [unit for unit in guards if TIER[UNIT_NUMBER[unit]] == GOLD]
    assert len(gold) == (1 if last else 0)
    for _ in range(300):
        if seen(game)["combat"] is None:
            break
        assert ("retreat" in keys(game)) is False or not last
        do_nothing(game)


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
    state = state_of(game)
    for spot in range(len(state.land)):
        if state.land[spot] < -1:
            state.land[spot] = -1
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


@pytest.mark.parametrize("players", sorted(set(SEATS) & {2, 3}))
def test_bots_play_it_to_an_end(players: int) -> None:
    played = played_out("first_steps", players)
    assert len(set(played.returns or ())) == 1, "all win or lose together"
