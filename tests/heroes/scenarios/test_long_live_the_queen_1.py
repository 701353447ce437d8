"""Homecoming: a hidden town below, a band of raiders, and the way in."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    fields_of,
    give,
    happened,
    keys,
    lay,
    level,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.quest import (
    beside,
    end_round,
    fall_to,
    give_troops,
    lost_after,
    lost_with_town,
    next_round,
    place_ai,
    quest,
    rout,
    take_along,
    troops,
    where,
)
from tests.heroes.support.saga import played_out
from tests.heroes.support.solo import fight_on, into_battle, to_own_turn
from tests.heroes.support.war import STRONG

BELOW = {(3, -1): "F5", (3, 0): "F2"}
ABOVE = {(2, -1): "N6", (2, 0): "N3"}


def shore(bonus: int = 1, **options: str) -> Game:
    return quest("long_live_the_queen_1", "castle/catherine", bonus, **options)


def reveal(game: Game, tiles: dict[tuple[int, int], str]) -> Game:
    for spot, tile in tiles.items():
        lay(game, spot, tile)
    return game


def open_town(game: Game) -> Game:
    """Terraneus lies face up, turned so that one can walk in from below."""
    reveal(game, BELOW)
    for way in range(6):
        lay(game, (4, -1), "S2", way)
        if any(name.startswith("3,") for name in doors(game)):
            return game
    raise AssertionError("no way in")


def doors(game: Game) -> list[str]:
    """Fields of other tiles from which one can step onto the tile of Terraneus."""
    from banneret.heroes.adventure.map.land import open_around
    from banneret.heroes.geometry.map_grid import field_name

    state = state_of(game)
    fields = range(7 * (FIELD["4,-1.c"] // 7), 7 * (FIELD["4,-1.c"] // 7) + 7)
    near = {other for field in fields for other in open_around(state, field) if other // 7 != field // 7}
    return sorted(field_name(other) for other in near if state.land[other // 7] >= 0)


def test_catherine_begins_with_what_the_scenario_says() -> None:
    game = shore(2)
    mine = player(game, 0)
    assert mine["units"] == ["castle_halberdiers", "castle_marksmen"]
    assert resources(game, 0) == (15, 5, 4)
    assert mine["income"] == {"gold": 10, "building_materials": 0, "valuables": 0}
    assert troops(game, "overseer") == ["draw:0", "draw:1", "dungeon_evil_eyes", "dungeon_harpies+"]
    assert where(game, "overseer") == "4,-1.c"
    assert where(game, "raiders") == ""


def test_the_bonus_is_a_landing_party_jewels_or_surgeons() -> None:
    assert "castle_halberdiers+" in player(shore(1), 0)["units"] or "castle_marksmen+" in player(shore(1), 0)["units"]
    assert resources(shore(2), 0)[2] == 4
    assert "cure" in player(shore(3), 0)["hand"]


def test_the_gold_dwelling_cannot_be_built() -> None:
    game = shore()
    give(game, 0, gold=99, materials=40, valuables=20)
    state_of(game).buildings[0] |= 1 << 4
    ask_again(game)
    assert "build:citadel" in keys(game)
    assert "build:dwelling_gold" not in keys(game)


def test_terraneus_is_turned_up_from_a_subterranean_tile_only() -> None:
    game = reveal(shore(), {**BELOW, **ABOVE})
    touching = {field for field in seen_fields(game) if "discover:4,-1" in offers(game, field)}
    assert touching
    assert all(field.startswith("3,") for field in touching)
    lay(game, (3, 0), "F6")
    assert not any("discover:4,-1" in offers(game, field) for field in touching if field.startswith("3,0"))


def test_terraneus_is_entered_from_a_subterranean_tile_only() -> None:
    game = open_town(shore())
    door = next(name for name in doors(game) if name.startswith("3,"))
    spot = tuple(int(n) for n in door.split(".")[0].split(","))
    assert any(key.startswith("go:4,-1.") for key in offers(game, door))
    lay(game, (spot[0], spot[1]), "F9")
    assert not any(key.startswith("go:4,-1.") for key in offers(game, door))


def seen_fields(game: Game) -> list[str]:
    tiles = [tile.get("fields", ()) for tile in seen(game)["tiles"]]
    return [one["field"] for fields in tiles for one in fields if one["location"] != "blocked"]


def offers(game: Game, field: str) -> set[str]:
    stand(game, 0, field, mp=3)
    return keys(ask_again(game))


def test_riders_join_in_round_3() -> None:
    game = next_round(shore(), 3)
    assert "castle_griffins" in player(game, 0)["units"]


def test_raiders_come_in_round_4_with_two_points_and_drawn_units() -> None:
    game = shore()
    lay(game, (3, -1), "F5")
    next_round(game, 4)
    assert where(game, "raiders") == "3,-1.c"
    assert troops(game, "raiders") == ["draw:0", "draw:0"]
    assert state_of(game).game_terms.ai[1].mp == 2


def test_the_tale_goes_on_in_rounds_1_3_4_and_9() -> None:
    game = shore()
    assert [event["n"] for event in happened(game, "story")] == [0]
    next_round(game, 3)
    next_round(game, 4)
    next_round(game, 9)
    assert [event["n"] for event in happened(game, "story")] == [0, 1, 2, 3]


def test_beating_the_raiders_pays() -> None:
    game = shore()
    lay(game, (3, -1), "F5")
    next_round(game, 4)
    gold = resources(game, 0)[0]
    to_own_turn(rout(game, "raiders"))
    assert resources(game, 0)[0] == gold + 4
    assert player(game, 0)["experience"] == 1


def test_the_overseer_is_stronger_from_round_8_on() -> None:
    game = shore()
    next_round(game, 7)
    assert "dungeon_evil_eyes" in troops(game, "overseer")
    next_round(game, 8)
    assert "dungeon_evil_eyes+" in troops(game, "overseer")


def test_wheels_turn_again_in_round_6() -> None:
    game = shore()
    lay(game, (1, 0), "F6")
    wheel = fields_of(game, "water_wheel")[0]
    state_of(game).black |= 1 << FIELD[wheel]
    next_round(game, 6)
    assert not state_of(game).black >> FIELD[wheel] & 1


def test_an_obelisk_gives_an_ability_or_an_artifact() -> None:
    game = shore()
    lay(game, (1, 0), "N3")
    stand(game, 0, beside(game, "1,0.c"), mp=2)
    play(ask_again(game), "go:1,0.c")
    assert keys(game) == {"choose:1", "choose:2"}
    play(game, "choose:2")
    assert "look" in keys(game)


def capture(game: Game) -> Game:
    open_town(game)
    give_troops(game, "overseer", "neutral:peasants")
    stand(game, 0, beside(game, "4,-1.c"), mp=2)
    army(game, 0, STRONG)
    return fight_on(into_battle(game, "go:4,-1.c"))


@pytest.mark.parametrize(("number", "gift"), [(8, True), (9, False)])
def test_taking_terraneus_wins_at_once_and_early_it_brings_gold(number: int, gift: bool) -> None:
    game = shore()
    state_of(game).game_round = number
    capture(game)
    assert happened(game, "won") == [{"player": 0}]
    take_along(game, "catherine")
    assert game.result == (1,)
    assert next_seat(state_of(game)).endswith(" gift=early_victory") == gift


def test_the_town_has_no_walls() -> None:
    game = open_town(shore())
    stand(game, 0, beside(game, "4,-1.c"), mp=2)
    army(game, 0, STRONG)
    into_battle(game, "go:4,-1.c")
    assert seen(game)["combat"]["walls"] == []
    assert not happened(game, "siege")


def test_a_second_defeat_by_an_enemy_loses_the_part() -> None:
    game = shore()
    lay(game, (3, -1), "F5")
    next_round(game, 4)
    fall_to(game, "raiders")
    end_round(game)
    assert not game.over
    place_ai(game, "raiders", "3,-1.c")
    fall_again(game)
    assert game.result == (-1,)


def fall_again(game: Game) -> None:
    """The Main Hero loses once more, and the round ends."""
    fallen = len(happened(game, "hero_beaten"))
    give_troops(game, "raiders", "pack:archangels")
    army(game, 0, "castle_halberdiers")
    stand(game, 0, beside(game, where(game, "raiders")), mp=0)
    ask_again(game)
    number = state_of(game).game_round
    while not game.over and (len(happened(game, "hero_beaten")) == fallen or state_of(game).game_round == number):
        end_round(game)


def test_the_part_is_lost_with_the_town_or_time() -> None:
    assert lost_with_town(shore())
    assert lost_after(shore(), 12)


def test_nobody_rises_above_level_4() -> None:
    game = shore()
    lay(game, (3, -1), "F5")
    next_round(game, 4)
    level(game, 0, 7)
    to_own_turn(rout(game, "raiders"))
    assert player(game, 0)["level"] == 4


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("long_live_the_queen_1", 1, bot, seed)
