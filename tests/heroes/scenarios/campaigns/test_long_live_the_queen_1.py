"""Homecoming: a hidden town below, a band of raiders, and the way in."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from tests.heroes.builder import FIELD, STRONG, HeroesGame, campaign_game, played_out

BELOW = {(3, -1): "F5", (3, 0): "F2"}
ABOVE = {(2, -1): "N6", (2, 0): "N3"}


def shore(bonus: int = 1, **options: str) -> HeroesGame:
    return campaign_game("long_live_the_queen_1", "castle/catherine", bonus, **options)


def reveal(game: HeroesGame, tiles: dict[tuple[int, int], str]) -> HeroesGame:
    for spot, tile in tiles.items():
        game.lay(spot, tile)
    return game


def open_town(game: HeroesGame) -> HeroesGame:
    """Terraneus lies face up, turned so that one can walk in from below."""
    reveal(game, BELOW)
    for way in range(6):
        game.lay((4, -1), "S2", way)
        if any(name.startswith("3,") for name in doors(game)):
            return game
    raise AssertionError("no way in")


def doors(game: HeroesGame) -> list[str]:
    """Fields of other tiles from which one can step onto the tile of Terraneus."""
    from banneret.heroes.adventure.map.land import open_around
    from banneret.heroes.geometry.map_grid import field_name

    state = game.position
    fields = range(7 * (FIELD["4,-1.c"] // 7), 7 * (FIELD["4,-1.c"] // 7) + 7)
    near = {other for field in fields for other in open_around(state, field) if other // 7 != field // 7}
    return sorted(field_name(other) for other in near if state.land[other // 7] >= 0)


def test_catherine_begins_with_what_the_scenario_says() -> None:
    game = shore(2)
    mine = game.player(0)
    assert mine["units"] == ["castle_halberdiers", "castle_marksmen"]
    assert game.resources(0) == (15, 5, 4)
    assert mine["income"] == {"gold": 10, "building_materials": 0, "valuables": 0}
    assert game.ai_troops("overseer") == ["draw:0", "draw:1", "dungeon_evil_eyes", "dungeon_harpies+"]
    assert game.ai_at("overseer") == "4,-1.c"
    assert game.ai_at("raiders") == ""


def test_the_bonus_is_a_landing_party_jewels_or_surgeons() -> None:
    assert "castle_halberdiers+" in shore(1).player(0)["units"] or "castle_marksmen+" in shore(1).player(0)["units"]
    assert shore(2).resources(0)[2] == 4
    assert "cure" in shore(3).player(0)["hand"]


@pytest.mark.rule("H3-CHANGE-no_buildings")
def test_the_gold_dwelling_cannot_be_built() -> None:
    game = shore()
    game.give(0, gold=99, materials=40, valuables=20)
    game.position.buildings[0] |= 1 << 4
    game.ask_again()
    assert "build:citadel" in game.keys
    assert "build:dwelling_gold" not in game.keys


@pytest.mark.rule("H3-CHANGE-lock")
def test_terraneus_is_turned_up_from_a_subterranean_tile_only() -> None:
    game = reveal(shore(), {**BELOW, **ABOVE})
    touching = {field for field in seen_fields(game) if "discover:4,-1" in offers(game, field)}
    assert touching
    assert all(field.startswith("3,") for field in touching)
    game.lay((3, 0), "F6")
    assert not any("discover:4,-1" in offers(game, field) for field in touching if field.startswith("3,0"))


@pytest.mark.rule("H3-CHANGE-lock")
def test_terraneus_is_entered_from_a_subterranean_tile_only() -> None:
    game = open_town(shore())
    door = next(name for name in doors(game) if name.startswith("3,"))
    spot = tuple(int(n) for n in door.split(".")[0].split(","))
    assert any(key.startswith("go:4,-1.") for key in offers(game, door))
    game.lay((spot[0], spot[1]), "F9")
    assert not any(key.startswith("go:4,-1.") for key in offers(game, door))


def seen_fields(game: HeroesGame) -> list[str]:
    tiles = [tile.get("fields", ()) for tile in game.seen()["tiles"]]
    return [one["field"] for fields in tiles for one in fields if one["location"] != "blocked"]


def offers(game: HeroesGame, field: str) -> set[str]:
    game.stand(0, field, mp=3)
    return game.ask_again().keys


@pytest.mark.rule("H3-DO-add_unit")
def test_riders_join_in_round_3() -> None:
    game = shore().skip_to_round(3)
    assert "castle_griffins" in game.player(0)["units"]


@pytest.mark.rule("H3-AI-enters", "H3-AI-mp", "H3-AI-army")
def test_raiders_come_in_round_4_with_two_points_and_drawn_units() -> None:
    game = shore()
    game.lay((3, -1), "F5")
    game.skip_to_round(4)
    assert game.ai_at("raiders") == "3,-1.c"
    assert game.ai_troops("raiders") == ["draw:0", "draw:0"]
    assert game.position.game_terms.ai[1].mp == 2


@pytest.mark.rule("H3-DO-story")
def test_the_tale_goes_on_in_rounds_1_3_4_and_9() -> None:
    game = shore()
    assert [event["n"] for event in game.events_named("story")] == [0]
    game.skip_to_round(3)
    game.skip_to_round(4)
    game.skip_to_round(9)
    assert [event["n"] for event in game.events_named("story")] == [0, 1, 2, 3]


@pytest.mark.rule("H3-AI-reward")
def test_beating_the_raiders_pays() -> None:
    game = shore()
    game.lay((3, -1), "F5")
    game.skip_to_round(4)
    gold = game.resources(0)[0]
    game.rout("raiders").to_own_turn()
    assert game.resources(0)[0] == gold + 4
    assert game.player(0)["experience"] == 1


@pytest.mark.rule("H3-AI-changes", "H3-DO-strengthen")
def test_the_overseer_is_stronger_from_round_8_on() -> None:
    game = shore()
    game.skip_to_round(7)
    assert "dungeon_evil_eyes" in game.ai_troops("overseer")
    game.skip_to_round(8)
    assert "dungeon_evil_eyes+" in game.ai_troops("overseer")


def test_wheels_turn_again_in_round_6() -> None:
    game = shore()
    game.lay((1, 0), "F6")
    wheel = game.fields_of("water_wheel")[0]
    game.position.black |= 1 << FIELD[wheel]
    game.skip_to_round(6)
    assert not game.position.black >> FIELD[wheel] & 1


@pytest.mark.rule("H3-FIELD-on_first_visit_by_each_player")
def test_an_obelisk_gives_an_ability_or_an_artifact() -> None:
    game = shore()
    game.lay((1, 0), "N3")
    game.stand(0, game.free_beside("1,0.c"), mp=2)
    game.ask_again().play("go:1,0.c")
    assert game.keys == {"choose:1", "choose:2"}
    game.play("choose:2")
    assert "look" in game.keys


def capture(game: HeroesGame) -> HeroesGame:
    open_town(game)
    game.give_troops("overseer", "neutral:peasants")
    game.stand(0, game.free_beside("4,-1.c"), mp=2)
    game.army(0, STRONG)
    return game.into_battle("go:4,-1.c").fight_on()


@pytest.mark.rule("H3-GOAL-capture_town", "H3-GOAL-when")
@pytest.mark.parametrize(("number", "gift"), [(8, True), (9, False)])
def test_taking_terraneus_wins_at_once_and_early_it_brings_gold(number: int, gift: bool) -> None:
    game = shore()
    game.position.game_round = number
    capture(game)
    assert game.events_named("won") == [{"player": 0}]
    game.take_along("catherine")
    assert game.result == (1,)
    assert next_seat(game.position).endswith(" gift=early_victory") == gift


def test_the_town_has_no_walls() -> None:
    game = open_town(shore())
    game.stand(0, game.free_beside("4,-1.c"), mp=2)
    game.army(0, STRONG)
    game.into_battle("go:4,-1.c")
    assert game.seen()["combat"]["walls"] == []
    assert not game.events_named("siege")


@pytest.mark.rule("H3-GOAL-main_hero_defeated")
def test_a_second_defeat_by_an_enemy_loses_the_part() -> None:
    game = shore()
    game.lay((3, -1), "F5")
    game.skip_to_round(4)
    game.fall_to("raiders")
    game.end_own_round()
    assert not game.over
    game.place_ai("raiders", "3,-1.c")
    fall_again(game)
    assert game.result == (-1,)


def fall_again(game: HeroesGame) -> None:
    """The Main Hero loses once more, and the round ends."""
    fallen = len(game.events_named("hero_beaten"))
    game.give_troops("raiders", "pack:archangels")
    game.army(0, "castle_halberdiers")
    game.stand(0, game.free_beside(game.ai_at("raiders")), mp=0)
    game.ask_again()
    number = game.position.game_round
    while not game.over and (len(game.events_named("hero_beaten")) == fallen or game.position.game_round == number):
        game.end_own_round()


def test_the_part_is_lost_with_the_town_or_time() -> None:
    assert shore().lost_with_town()
    assert shore().lost_after(12)


def test_nobody_rises_above_level_4() -> None:
    game = shore()
    game.lay((3, -1), "F5")
    game.skip_to_round(4)
    game.level(0, 7)
    game.rout("raiders").to_own_turn()
    assert game.player(0)["level"] == 4


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("long_live_the_queen_1", 1, bot, seed)
