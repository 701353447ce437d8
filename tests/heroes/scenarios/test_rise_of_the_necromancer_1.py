"""Target: two hunters who want the Main Hero and do not help each other."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    fields_of,
    happened,
    keys,
    lay,
    play,
    player,
    resources,
    stand,
    state_of,
)
from tests.heroes.support.quest import (
    banish,
    beside,
    end_round,
    give_troops,
    lost_after,
    lost_by_hero,
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
from tests.heroes.support.solo import ai_turn, fight_on, to_own_turn
from tests.heroes.support.war import STRONG

HUNTERS = ("jeddite", "shiva")
TOWN = "0,0.c"


def target(bonus: int = 1, seat: str = "necropolis/sandro", **options: str) -> Game:
    game = quest("rise_of_the_necromancer_1", seat, bonus, **options)
    banish(game)
    lay(game, (1, 0), "F4")
    lay(game, (0, 1), "F7")
    lay(game, (1, 1), "N4")
    return game


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_bonus_is_a_scroll_shovels_or_a_blade(bonus: int) -> None:
    mine = player(target(bonus), 0)
    assert ("lightning_bolt" in mine["hand"]) == (bonus == 1)
    assert ("necropolis_zombies+" in mine["units"]) == (bonus == 2)
    assert mine["deck"].count("attack") == (2 if bonus == 3 else 1)


def test_the_hunters_come_in_rounds_3_and_4() -> None:
    game = target()
    next_round(game, 2)
    assert [where(game, hunter) for hunter in HUNTERS] == ["", ""]
    next_round(game, 3)
    assert where(game, "shiva") in fields_of(game, "settlement")
    assert where(game, "jeddite") == ""
    banish(game)
    next_round(game, 4)
    assert where(game, "jeddite") == "3,-1.c"


@pytest.mark.parametrize("hunter", HUNTERS)
def test_they_go_for_the_main_hero_and_for_nobody_else(hunter: str) -> None:
    game = target()
    place_ai(game, hunter, "1,1.c")
    stand(game, 0, "1,0.e")
    stand(game, 0, beside(game, "1,1.c"), secondary=True)
    state_of(game).hero_at[0] = FIELD["0,0.se"]
    before = where(game, hunter)
    to_own_turn(ai_turn(game))
    assert where(game, hunter) != before
    assert not happened(game, "ai_fight"), "the Secondary Hero beside the way is left alone"


@pytest.mark.parametrize("inside", [True, False])
def test_a_town_without_the_main_hero_is_passed(inside: bool) -> None:
    game = target()
    near = beside(game, TOWN)
    others = [field for field in around(game, TOWN) if field != near]
    place_ai(game, "shiva", near)
    stand(game, 0, TOWN if inside else others[-1], mp=0)
    army(game, 0, STRONG)
    give_troops(game, "shiva", "neutral:peasants")
    ai_turn(game)
    while not game.over and not state_of(game).base and game.choice.kind_name in ("play", "space", "may"):
        play(game, game.choice.keys[-1])
    assert TOWN in state_of_town(game), "the town is the player's still"
    fights = [str(event["field"]) for event in happened(game, "ai_fight")]
    assert (TOWN in fights) == inside


def around(game: Game, field: str) -> list[str]:
    from banneret.heroes.adventure.map.land import open_around
    from banneret.heroes.geometry.map_grid import field_name

    return [field_name(near) for near in open_around(state_of(game), FIELD[field])]


def state_of_town(game: Game) -> list[str]:
    return list(player(game, 0)["flags"])


def test_only_the_first_of_two_hunters_attacks_in_a_round() -> None:
    game = target()
    hero = "1,0.ne"
    near = around(game, hero)
    stand(game, 0, hero, mp=0)
    army(game, 0, STRONG)
    for hunter, field in zip(HUNTERS, near, strict=False):
        place_ai(game, hunter, field)
        give_troops(game, hunter, "neutral:peasants")
    ai_turn(game)
    for _ in range(200):
        if game.over or (game.choice.kind_name == "action" and not state_of(game).base):
            break
        fight_on(game) if state_of(game).base else play(game, game.choice.keys[-1])
    assert [event["ai"] for event in happened(game, "ai_fight")] == [0]
    assert len(happened(game, "ai_beaten")) == 1


def test_wraiths_follow_in_round_7_and_jeddite_gets_a_gold_unit_in_round_9() -> None:
    game = target()
    next_round(game, 7)
    assert "necropolis_wraiths" in player(game, 0)["units"]
    assert len(happened(game, "story")) == 1
    banish(game)
    place_ai(game, "jeddite", "3,-1.c")
    give_troops(game, "jeddite", "few:medusas")
    stand(game, 0, TOWN)
    next_round(game, 9)
    assert troops(game, "jeddite") == ["draw:2", "dungeon_medusas"]


@pytest.mark.parametrize("number", [4, 8, 12])
def test_wheels_turn_again(number: int) -> None:
    game = target()
    wheel = next(field for field in fields_of(game, "water_wheel") if field.startswith("1,1"))
    state_of(game).black |= 1 << FIELD[wheel]
    next_round(game, number)
    assert not state_of(game).black >> FIELD[wheel] & 1


@pytest.mark.parametrize("hunter", HUNTERS)
def test_the_rewards_of_the_hunters(hunter: str) -> None:
    game = target()
    gold = resources(game, 0)[0]
    place_ai(game, hunter, "1,1.c")
    rout(game, hunter)
    assert keys(game) == {"look", "take_top", "no"} if hunter == "jeddite" else True
    to_own_turn(game)
    assert resources(game, 0)[0] - gold == (6 if hunter == "shiva" else 0)
    assert player(game, 0)["experience"] == 1


def test_both_hunters_beaten_win_and_the_road_is_open() -> None:
    game = target()
    for hunter in HUNTERS:
        place_ai(game, hunter, "1,1.c")
        to_own_turn(rout(game, hunter))
        assert not happened(game, "won")
    end_round(game)
    assert len(happened(game, "won")) == len(happened(game, "story")) == 1
    take_along(game, "tamika")
    assert game.result == (1,)
    assert next_seat(state_of(game)).startswith("necropolis/tamika deck=")


def test_nobody_rises_above_level_5() -> None:
    game = target()
    state_of(game).experience[0] = 9
    place_ai(game, "shiva", "1,1.c")
    to_own_turn(rout(game, "shiva"))
    assert player(game, 0)["level"] == 5


def test_the_part_is_lost_with_hero_town_or_time() -> None:
    game = target()
    place_ai(game, "shiva", "1,1.c")
    assert lost_by_hero(game, "shiva")
    assert lost_with_town(target())
    assert lost_after(target(), 12)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("rise_of_the_necromancer_1", 1, bot, seed, ("necropolis/sandro",))
