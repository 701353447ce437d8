"""Savaging The Scavengers: two lords who grow with the mines they take."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from banneret.heroes.state.ai_heroes import edit_host
from tests.heroes.builder import FIELD, HeroesGame, campaign_game, played_out

LORDS = ("caomham", "preuet")


def caves(bonus: int = 1, **options: str) -> HeroesGame:
    return campaign_game("dragons_blood_1", "dungeon/mutare", bonus, **options)


def held_by_ai(game: HeroesGame) -> set[str]:
    from banneret.heroes.geometry.map_grid import field_name, fields_in

    return {field_name(field) for field in fields_in(game.position.scenario_state.host.flags)}


def test_each_lord_holds_the_settlement_he_starts_on() -> None:
    game = caves()
    homes = {game.ai_at(lord) for lord in LORDS}
    assert homes == set(game.fields_of("settlement")) == held_by_ai(game)


@pytest.mark.parametrize(("bonus", "gains"), [(1, "dragon_wing_tabard"), (2, "dungeon_medusas"), (3, "")])
def test_the_bonus_is_a_cloak_a_unit_or_a_search(bonus: int, gains: str) -> None:
    game = caves(bonus)
    mine = game.player(0)
    assert (gains in mine["hand"]) == (bonus == 1)
    assert ("dungeon_medusas" in mine["units"]) == (bonus == 2)
    assert [event["deck"] for event in game.events_named("look")] == ([1] if bonus == 3 else [])


def at_the_mine(game: HeroesGame, lord: str) -> HeroesGame:
    """A lord who has set out, next to a gold mine, and nobody else near."""
    edit_host(game.position).pace = (2, 2)
    game.lay((2, 0), "F4")
    mine = next(field for field in game.fields_of("mine") if field.startswith("2,0"))
    game.place_ai(lord, game.free_beside(mine))
    for other in LORDS:
        if other != lord:
            game.place_ai(other, "")
    return game


@pytest.mark.rule("H3-AI-changes", "H3-DO-strengthen")
@pytest.mark.parametrize("lord", LORDS)
def test_a_lord_who_takes_a_mine_gets_a_bronze_unit(lord: str) -> None:
    game = at_the_mine(caves(), lord)
    before = game.ai_troops(lord)
    game.ai_turn().to_own_turn()
    assert sorted(game.ai_troops(lord)) == sorted([*before, "draw:0"])


@pytest.mark.rule("H3-DO-strengthen")
def test_no_lord_has_more_than_five_units() -> None:
    game = at_the_mine(caves(), "caomham")
    game.give_troops("caomham", *["neutral:peasants"] * 5)
    game.ai_turn().to_own_turn()
    assert len(game.ai_troops("caomham")) == 5


@pytest.mark.rule("H3-DO-strengthen")
def test_a_silver_unit_joins_each_lord_in_round_7() -> None:
    game = caves()
    before = {lord: game.ai_troops(lord) for lord in LORDS}
    game.skip_to_round(7)
    for lord in LORDS:
        assert "draw:1" in game.ai_troops(lord)
        assert len(game.ai_troops(lord)) == len(before[lord]) + 1


@pytest.mark.rule("H3-DO-strengthen", "H3-AI-mp")
def test_the_lords_set_out_in_rounds_4_and_6_and_are_faster_from_round_9_on() -> None:
    game = caves()
    homes = [game.ai_at(lord) for lord in LORDS]
    game.skip_to_round(4)
    assert [game.ai_at(lord) for lord in LORDS] == homes, "until then they stay at home"
    assert game.position.scenario_state.host.pace == (2, 0)
    game.skip_to_round(6)
    assert game.position.scenario_state.host.pace == (2, 2)
    game.skip_to_round(9)
    assert game.position.scenario_state.host.pace == (3, 3)


@pytest.mark.parametrize("number", [4, 8])
def test_wheels_turn_again(number: int) -> None:
    game = caves()
    game.lay((2, 0), "F4")
    wheel = next(field for field in game.fields_of("water_wheel") if field.startswith("2,0"))
    game.position.black |= 1 << FIELD[wheel]
    game.skip_to_round(number)
    assert not game.position.black >> FIELD[wheel] & 1


@pytest.mark.rule("H3-AI-reward")
def test_the_first_lord_pays_gold_and_experience() -> None:
    game = caves()
    gold = game.resources(0)[0]
    game.rout("caomham")
    game.to_own_turn()
    assert game.resources(0)[0] == gold + 5
    assert game.player(0)["experience"] == 1


@pytest.mark.rule("H3-AI-reward")
def test_the_second_lord_leaves_an_artifact_and_experience() -> None:
    game = caves().rout("preuet")
    assert game.keys == {"look", "take_top", "no"}
    game.play("take_top")
    game.to_own_turn()
    assert game.player(0)["experience"] == 1


@pytest.mark.rule("H3-GOAL-defeat_ai")
def test_both_lords_beaten_win_at_the_end_of_the_round() -> None:
    game = caves().rout("caomham").to_own_turn()
    game.end_own_round()
    assert not game.over
    game.rout("preuet").to_own_turn()
    assert not game.events_named("won")
    game.end_own_round()
    assert game.events_named("won") == [{"player": 0}]
    game.take_along("mutare")
    assert game.result == (1,)
    assert next_seat(game.position).endswith(" gift=shield")


@pytest.mark.rule("H3-GOAL-main_hero_defeated", "H3-GOAL-town_lost")
def test_the_part_is_lost_with_hero_town_or_time() -> None:
    assert caves().lost_by_hero("caomham")
    assert caves().lost_with_town()
    assert caves().lost_after(12)


def test_nobody_rises_above_level_6() -> None:
    game = caves()
    game.level(0, 11)
    game.rout("caomham")
    game.to_own_turn()
    assert game.player(0)["level"] == 6


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("dragons_blood_1", 1, bot, seed, ("dungeon/mutare",))
