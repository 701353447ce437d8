"""Guardian Angels: two columns from below, and the gate they want to break."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    deal,
    fields_of,
    happened,
    keys,
    lay,
    level,
    own_piles,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.quest import (
    banish,
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
from tests.heroes.support.solo import ai_turn, into_battle, to_own_turn
from tests.heroes.support.war import STRONG, do_nothing

COLUMNS = ("left_column", "right_column")


def hills(bonus: int = 2, seat: str = "castle/catherine", **options: str) -> Game:
    return quest("long_live_the_queen_2", seat, bonus, **options)


def gate(game: Game) -> str:
    return next(field for field in fields_of(game, "settlement") if field.startswith("1,-1"))


def test_the_gate_is_held_from_the_start_without_its_reward() -> None:
    game = hills()
    assert gate(game) in player(game, 0)["flags"]
    assert player(game, 0)["income"] == {"gold": 10, "building_materials": 0, "valuables": 0}
    assert resources(game, 0) == (10, 4, 1)
    assert not state_of(game).rewards


def test_the_camp_lies_open_with_its_guard() -> None:
    game = hills()
    assert where(game, "camp_guard") == "3,0.c"
    assert seen(game)["ai_flags"] == ["3,0.c"]
    assert troops(game, "camp_guard") == ["draw:1", "dungeon_evil_eyes+", "dungeon_manticores"]


@pytest.mark.parametrize(("bonus", "unit", "card"), [(1, "", ""), (2, "castle_zealots", ""), (3, "", "prayer")])
def test_the_bonus_is_a_vow_monks_or_a_prayer(bonus: int, unit: str, card: str) -> None:
    mine = player(hills(bonus), 0)
    assert ("castle_zealots" in mine["units"]) == (unit != "")
    assert ("prayer" in mine["hand"]) == (card != "")


@pytest.mark.parametrize("bonus", [1, 2])
def test_archangels_join_in_round_7_if_the_vow_was_taken(bonus: int) -> None:
    game = hills(bonus)
    banish(game)
    next_round(game, 6)
    assert "castle_archangels" not in player(game, 0)["units"]
    banish(game)
    next_round(game, 7)
    assert ("castle_archangels" in player(game, 0)["units"]) == (bonus == 1)


@pytest.mark.parametrize(
    ("fought_on", "held", "drawn"), [("1,-1.", True, 1), ("0,0.", True, 1), ("1,-1.", False, 0), ("1,0.", True, 0)]
)
def test_the_gate_gives_a_card_where_it_watches(fought_on: str, held: bool, drawn: int) -> None:
    game = hills()
    banish(game)
    lay(game, (1, 0), "F9")
    tiles = [tile.get("fields", ()) for tile in seen(game)["tiles"]]
    guarded = [one["field"] for fields in tiles for one in fields if one["guard"]]
    if not held:
        state_of(game).owned = (state_of(game).owned[0] & ~(1 << FIELD[gate(game)]),)
    deal(game, 0, hand=[], deck=["attack", "defense"], discards=[])
    target = next(field for field in guarded if field.startswith(fought_on))
    stand(game, 0, beside(game, target), mp=3)
    army(game, 0, STRONG)
    into_battle(game, f"go:{target}")
    assert state_of(game).base
    assert own_piles(game, 0)[0] == drawn


def test_the_left_column_marches_to_the_gate_from_round_3_on() -> None:
    game = next_round(hills(), 3)
    assert where(game, "left_column") == "3,0.c"
    end_round(game)
    assert where(game, "left_column") != "3,0.c"
    assert {event["n"] for event in happened(game, "ai_rule")} == {4}


def test_the_right_column_comes_in_round_6() -> None:
    game = next_round(hills(), 6)
    assert where(game, "right_column") == "3,0.c"
    assert troops(game, "right_column") == ["draw:0", "draw:1", "neutral_evil_eyes", "neutral_minotaurs"]


@pytest.mark.parametrize("column", COLUMNS)
def test_a_column_in_the_gate_breaks_it_at_the_end_of_its_next_turn(column: str) -> None:
    game = hills()
    banish(game)
    next_round(game, 7)
    banish(game)
    place_ai(game, column, beside(game, gate(game)))
    give_troops(game, column, "neutral:peasants")
    stand(game, 0, "0,0.c")
    ai_turn(game)
    while not game.over and not happened(game, "ai_flag"):
        play(game, "no" if "no" in keys(game) else sorted(keys(game))[0])
    assert gate(game) not in player(game, 0)["flags"]
    assert [event["n"] for event in happened(game, "story")] == [0]
    assert not happened(game, "ai_razed")
    to_own_turn(game)
    end_round(game)
    assert happened(game, "ai_razed") == [{"ai": COLUMNS.index(column), "field": gate(game)}]
    assert game.result == (-1,)


def test_a_column_beaten_in_the_gate_breaks_nothing() -> None:
    game = hills()
    banish(game)
    next_round(game, 7)
    banish(game)
    place_ai(game, "left_column", beside(game, gate(game)))
    stand(game, 0, "0,0.c")
    ai_turn(game)
    while not happened(game, "ai_flag"):
        play(game, "no" if "no" in keys(game) else sorted(keys(game))[0])
    rout(to_own_turn(game), "left_column")
    to_own_turn(game)
    assert gate(game) in player(game, 0)["flags"]
    end_round(game)
    assert not happened(game, "ai_razed")
    assert not game.over


def test_the_rewards_are_experience_and_a_search() -> None:
    game = hills()
    next_round(game, 3)
    to_own_turn(rout(game, "left_column"))
    assert player(game, 0)["experience"] == 1
    next_round(game, 6)
    rout(game, "right_column")
    assert keys(game) == {"look", "take_top", "no"}


def test_the_camp_has_walls_and_a_gate_but_no_tower() -> None:
    game = hills()
    stand(game, 0, beside(game, "3,0.c"), mp=2)
    army(game, 0, STRONG)
    into_battle(game, "go:3,0.c")
    while not happened(game, "siege"):
        play(game, sorted(keys(game))[0])
    combat = seen(game)["combat"]
    assert (len(combat["walls"]), len(combat["gate"])) == (3, 1)
    assert not any(unit["unit"] == "arrow_tower" for unit in combat["units"])


def test_wheels_turn_again_in_round_6_and_hearts_rise_in_round_10() -> None:
    game = hills()
    wheel = next(field for field in fields_of(game, "water_wheel") if field.startswith("1,-1"))
    state_of(game).black |= 1 << FIELD[wheel]
    banish(game)
    next_round(game, 6)
    assert not state_of(game).black >> FIELD[wheel] & 1
    banish(game)
    next_round(game, 10)
    assert player(game, 0)["morale"] == "positive"


def beat_all(game: Game) -> Game:
    to_own_turn(rout(game, "camp_guard"))
    stand(game, 0, "0,0.c")
    next_round(game, 3)
    rout(game, "left_column")
    to_own_turn(game)
    stand(game, 0, "0,0.c")
    next_round(game, 6)
    assert not game.over
    rout(game, "right_column")
    return to_own_turn(game)


@pytest.mark.parametrize("trod", [False, True])
def test_all_three_beaten_win_and_an_untouched_gate_is_a_gift(trod: bool) -> None:
    game = beat_all(hills())
    if trod:
        from banneret.heroes.state.ai_heroes import edit_host

        edit_host(state_of(game)).trod |= 1 << FIELD[gate(game)]
    assert not happened(game, "won")
    end_round(game)
    assert happened(game, "won") == [{"player": 0}]
    take_along(game, "rion")
    assert next_seat(state_of(game)).endswith(" gift=untouched_gate") == (not trod)


def test_a_gift_of_the_first_part_is_gold() -> None:
    assert resources(hills(2, "castle/catherine gift=early_victory"), 0)[0] == 15


def test_a_second_defeat_by_an_enemy_loses_the_part() -> None:
    game = next_round(hills(), 3)
    fall_to(game, "left_column")
    end_round(game)
    assert not game.over
    fallen = len(happened(game, "hero_beaten"))
    give_troops(game, "left_column", "pack:archangels")
    army(game, 0, "castle_halberdiers")
    stand(game, 0, beside(game, where(game, "left_column")), mp=0)
    state_of(game).mp[0] = 1
    began = state_of(game).game_round
    into_battle(game, f"go:{where(game, 'left_column')}")
    while len(happened(game, "hero_beaten")) == fallen:
        do_nothing(game)
    while not game.over:
        do_nothing(game)
    assert game.result == (-1,)
    assert state_of(game).game_round == began


def test_the_part_is_lost_with_the_town_or_time() -> None:
    assert lost_with_town(hills())
    assert lost_after(hills(), 12)


def test_nobody_rises_above_level_6() -> None:
    game = next_round(hills(), 3)
    level(game, 0, 11)
    to_own_turn(rout(game, "left_column"))
    assert player(game, 0)["level"] == 6


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("long_live_the_queen_2", 1, bot, seed)
