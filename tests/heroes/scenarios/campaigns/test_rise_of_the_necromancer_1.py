"""Target: two hunters who want the Main Hero and do not help each other."""

from collections.abc import Iterator

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from tests.heroes.builder import FIELD, STRONG, HeroesGame, campaign_game, played_out

HUNTERS = ("jeddite", "shiva")
TOWN = "0,0.c"


def target(bonus: int = 1, seat: str = "necropolis/sandro", **options: str) -> HeroesGame:
    game = campaign_game("rise_of_the_necromancer_1", seat, bonus, **options)
    game.banish()
    game.lay((1, 0), "F4")
    game.lay((0, 1), "F7")
    game.lay((1, 1), "N4")
    return game


@pytest.mark.rule("H3-TIL-16")
@pytest.mark.parametrize(("spot", "tile", "other"), [("2,-1", "n5", "n6"), ("-1,2", "n6", "n5")])
def test_two_near_tiles_have_their_own_places(spot: str, tile: str, other: str) -> None:
    game = next(game for game in beside_all() if f"discover:{spot}" in game.keys)
    game.luck(lands=[f"tile:{other}"])
    with pytest.raises(AssertionError, match=f"tile:{other} cannot come up; possible: .'tile:{tile}'.$"):
        game.play(f"discover:{spot}")


def beside_all() -> Iterator[HeroesGame]:
    """The Main Hero on one field after another at the edge of the two tiles beside the Town."""
    for place in ("1,0", "0,1"):
        for way in ("ne", "e", "se", "sw", "w", "nw"):
            game = target()
            game.stand(0, f"{place}.{way}", mp=3)
            yield game.ask_again()


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_bonus_is_a_scroll_shovels_or_a_blade(bonus: int) -> None:
    mine = target(bonus).player(0)
    assert ("lightning_bolt" in mine["hand"]) == (bonus == 1)
    assert ("necropolis_zombies+" in mine["units"]) == (bonus == 2)
    assert mine["deck"].count("attack") == (2 if bonus == 3 else 1)


@pytest.mark.rule("H3-AI-enters")
def test_the_hunters_come_in_rounds_3_and_4() -> None:
    game = target()
    game.skip_to_round(2)
    assert [game.ai_at(hunter) for hunter in HUNTERS] == ["", ""]
    game.skip_to_round(3)
    assert game.ai_at("shiva") in game.fields_of("settlement")
    assert game.ai_at("jeddite") == ""
    game.banish()
    game.skip_to_round(4)
    assert game.ai_at("jeddite") == "3,-1.c"


@pytest.mark.rule("H3-AI-hunts", "H3-AI-move")
@pytest.mark.parametrize("hunter", HUNTERS)
def test_they_go_for_the_main_hero_and_for_nobody_else(hunter: str) -> None:
    game = target()
    game.place_ai(hunter, "1,1.c")
    game.stand(0, "1,0.e")
    game.stand(0, game.free_beside("1,1.c"), secondary=True)
    game.position.hero_at[0] = FIELD["0,0.se"]
    before = game.ai_at(hunter)
    game.ai_turn().to_own_turn()
    assert game.ai_at(hunter) != before
    assert not game.events_named("ai_fight"), "the Secondary Hero beside the way is left alone"


@pytest.mark.rule("H3-AI-spares_homes")
@pytest.mark.parametrize("inside", [True, False])
def test_a_town_without_the_main_hero_is_passed(inside: bool) -> None:
    game = target()
    near = game.free_beside(TOWN)
    others = [field for field in around(game, TOWN) if field != near]
    game.place_ai("shiva", near)
    game.stand(0, TOWN if inside else others[-1], mp=0)
    game.army(0, STRONG)
    game.give_troops("shiva", "neutral:peasants")
    game.ai_turn()
    while not game.over and not game.position.base and game.choice.kind_name in ("play", "space", "may"):
        game.play(game.choice.keys[-1])
    assert TOWN in state_of_town(game), "the town is the player's still"
    fights = [str(event["field"]) for event in game.events_named("ai_fight")]
    assert (TOWN in fights) == inside


def around(game: HeroesGame, field: str) -> list[str]:
    from banneret.heroes.adventure.map.land import open_around
    from banneret.heroes.geometry.map_grid import field_name

    return [field_name(near) for near in open_around(game.position, FIELD[field])]


def state_of_town(game: HeroesGame) -> list[str]:
    return list(game.player(0)["flags"])


@pytest.mark.rule("H3-CHANGE-lone_attackers")
def test_only_the_first_of_two_hunters_attacks_in_a_round() -> None:
    game = target()
    hero = "1,0.ne"
    near = around(game, hero)
    game.stand(0, hero, mp=0)
    game.army(0, STRONG)
    for hunter, field in zip(HUNTERS, near, strict=False):
        game.place_ai(hunter, field)
        game.give_troops(hunter, "neutral:peasants")
    game.ai_turn()
    for _ in range(200):
        if game.over or (game.choice.kind_name == "action" and not game.position.base):
            break
        game.fight_on() if game.position.base else game.play(game.choice.keys[-1])
    assert [event["ai"] for event in game.events_named("ai_fight")] == [0]
    assert len(game.events_named("ai_beaten")) == 1


@pytest.mark.rule("H3-DO-add_unit", "H3-DO-strengthen")
def test_wraiths_follow_in_round_7_and_jeddite_gets_a_gold_unit_in_round_9() -> None:
    game = target()
    game.skip_to_round(7)
    assert "necropolis_wraiths" in game.player(0)["units"]
    assert len(game.events_named("story")) == 1
    game.banish()
    game.place_ai("jeddite", "3,-1.c")
    game.give_troops("jeddite", "few:medusas")
    game.stand(0, TOWN)
    game.skip_to_round(9)
    assert game.ai_troops("jeddite") == ["draw:2", "dungeon_medusas"]


@pytest.mark.parametrize("number", [4, 8, 12])
def test_wheels_turn_again(number: int) -> None:
    game = target()
    wheel = next(field for field in game.fields_of("water_wheel") if field.startswith("1,1"))
    game.position.black |= 1 << FIELD[wheel]
    game.skip_to_round(number)
    assert not game.position.black >> FIELD[wheel] & 1


@pytest.mark.rule("H3-AI-reward")
@pytest.mark.parametrize("hunter", HUNTERS)
def test_the_rewards_of_the_hunters(hunter: str) -> None:
    game = target()
    gold = game.resources(0)[0]
    game.place_ai(hunter, "1,1.c")
    game.rout(hunter)
    assert game.keys == {"look", "take_top", "no"} if hunter == "jeddite" else True
    game.to_own_turn()
    assert game.resources(0)[0] - gold == (6 if hunter == "shiva" else 0)
    assert game.player(0)["experience"] == 1


@pytest.mark.rule("H3-GOAL-defeat_ai", "H3-WHEN-victory", "H3-DO-story")
def test_both_hunters_beaten_win_and_the_road_is_open() -> None:
    game = target()
    for hunter in HUNTERS:
        game.place_ai(hunter, "1,1.c")
        game.rout(hunter).to_own_turn()
        assert not game.events_named("won")
    game.end_own_round()
    assert len(game.events_named("won")) == len(game.events_named("story")) == 1
    game.take_along("tamika")
    assert game.result == (1,)
    assert next_seat(game.position).startswith("necropolis/tamika deck=")


def test_nobody_rises_above_level_5() -> None:
    game = target()
    game.position.experience[0] = 9
    game.place_ai("shiva", "1,1.c")
    game.rout("shiva").to_own_turn()
    assert game.player(0)["level"] == 5


@pytest.mark.rule("H3-GOAL-main_hero_defeated", "H3-GOAL-town_lost")
def test_the_part_is_lost_with_hero_town_or_time() -> None:
    game = target()
    game.place_ai("shiva", "1,1.c")
    assert game.lost_by_hero("shiva")
    assert target().lost_with_town()
    assert target().lost_after(12)


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("rise_of_the_necromancer_1", 1, bot, seed, ("necropolis/sandro",))
