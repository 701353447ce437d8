"""Savaging The Scavengers: two lords who grow with the mines they take."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from banneret.heroes.state.ai_heroes import edit_host
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    fields_of,
    happened,
    keys,
    lay,
    level,
    play,
    player,
    resources,
    state_of,
)
from tests.heroes.support.quest import (
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
from tests.heroes.support.solo import ai_turn, to_own_turn

LORDS = ("caomham", "preuet")


def caves(bonus: int = 1, **options: str) -> Game:
    return quest("dragons_blood_1", "dungeon/mutare", bonus, **options)


def held_by_ai(game: Game) -> set[str]:
    from banneret.heroes.geometry.map_grid import field_name, fields_in

    return {field_name(field) for field in fields_in(state_of(game).scenario_state.host.flags)}


def test_each_lord_holds_the_settlement_he_starts_on() -> None:
    game = caves()
    homes = {where(game, lord) for lord in LORDS}
    assert homes == set(fields_of(game, "settlement")) == held_by_ai(game)


@pytest.mark.parametrize(("bonus", "gains"), [(1, "dragon_wing_tabard"), (2, "dungeon_medusas"), (3, "")])
def test_the_bonus_is_a_cloak_a_unit_or_a_search(bonus: int, gains: str) -> None:
    game = caves(bonus)
    mine = player(game, 0)
    assert (gains in mine["hand"]) == (bonus == 1)
    assert ("dungeon_medusas" in mine["units"]) == (bonus == 2)
    assert [event["deck"] for event in happened(game, "look")] == ([1] if bonus == 3 else [])


def at_the_mine(game: Game, lord: str) -> Game:
    """A lord who has set out, next to a gold mine, and nobody else near."""
    edit_host(state_of(game)).pace = (2, 2)
    lay(game, (2, 0), "F4")
    mine = next(field for field in fields_of(game, "mine") if field.startswith("2,0"))
    place_ai(game, lord, beside(game, mine))
    for other in LORDS:
        if other != lord:
            place_ai(game, other, "")
    return game


@pytest.mark.parametrize("lord", LORDS)
def test_a_lord_who_takes_a_mine_gets_a_bronze_unit(lord: str) -> None:
    game = at_the_mine(caves(), lord)
    before = troops(game, lord)
    to_own_turn(ai_turn(game))
    assert sorted(troops(game, lord)) == sorted([*before, "draw:0"])


def test_no_lord_has_more_than_five_units() -> None:
    game = at_the_mine(caves(), "caomham")
    give_troops(game, "caomham", *["neutral:peasants"] * 5)
    to_own_turn(ai_turn(game))
    assert len(troops(game, "caomham")) == 5


def test_a_silver_unit_joins_each_lord_in_round_7() -> None:
    game = caves()
    before = {lord: troops(game, lord) for lord in LORDS}
    next_round(game, 7)
    for lord in LORDS:
        assert "draw:1" in troops(game, lord)
        assert len(troops(game, lord)) == len(before[lord]) + 1


def test_the_lords_set_out_in_rounds_4_and_6_and_are_faster_from_round_9_on() -> None:
    game = caves()
    homes = [where(game, lord) for lord in LORDS]
    next_round(game, 4)
    assert [where(game, lord) for lord in LORDS] == homes, "until then they stay at home"
    assert state_of(game).scenario_state.host.pace == (2, 0)
    next_round(game, 6)
    assert state_of(game).scenario_state.host.pace == (2, 2)
    next_round(game, 9)
    assert state_of(game).scenario_state.host.pace == (3, 3)


@pytest.mark.parametrize("number", [4, 8])
def test_wheels_turn_again(number: int) -> None:
    game = caves()
    lay(game, (2, 0), "F4")
    wheel = next(field for field in fields_of(game, "water_wheel") if field.startswith("2,0"))
    state_of(game).black |= 1 << FIELD[wheel]
    next_round(game, number)
    assert not state_of(game).black >> FIELD[wheel] & 1


def test_the_first_lord_pays_gold_and_experience() -> None:
    game = caves()
    gold = resources(game, 0)[0]
    rout(game, "caomham")
    to_own_turn(game)
    assert resources(game, 0)[0] == gold + 5
    assert player(game, 0)["experience"] == 1


def test_the_second_lord_leaves_an_artifact_and_experience() -> None:
    game = rout(caves(), "preuet")
    assert keys(game) == {"look", "take_top", "no"}
    play(game, "take_top")
    to_own_turn(game)
    assert player(game, 0)["experience"] == 1


def test_both_lords_beaten_win_at_the_end_of_the_round() -> None:
    game = to_own_turn(rout(caves(), "caomham"))
    end_round(game)
    assert not game.over
    to_own_turn(rout(game, "preuet"))
    assert not happened(game, "won")
    end_round(game)
    assert happened(game, "won") == [{"player": 0}]
    take_along(game, "mutare")
    assert game.result == (1,)
    assert next_seat(state_of(game)).endswith(" gift=shield")


def test_the_part_is_lost_with_hero_town_or_time() -> None:
    assert lost_by_hero(caves(), "caomham")
    assert lost_with_town(caves())
    assert lost_after(caves(), 12)


def test_nobody_rises_above_level_6() -> None:
    game = caves()
    level(game, 0, 11)
    rout(game, "caomham")
    to_own_turn(game)
    assert player(game, 0)["level"] == 6


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("dragons_blood_1", 1, bot, seed, ("dungeon/mutare",))
