"""Guardian Angels: two columns from below, and the gate they want to break."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from tests.heroes.builder import FIELD, STRONG, HeroesGame, campaign_game, played_out

COLUMNS = ("left_column", "right_column")


def hills(bonus: int = 2, seat: str = "castle/catherine", **options: str) -> HeroesGame:
    return campaign_game("long_live_the_queen_2", seat, bonus, **options)


def gate(game: HeroesGame) -> str:
    return next(field for field in game.fields_of("settlement") if field.startswith("1,-1"))


def test_the_gate_is_held_from_the_start_without_its_reward() -> None:
    game = hills()
    assert gate(game) in game.player(0)["flags"]
    assert game.player(0)["income"] == {"gold": 10, "building_materials": 0, "valuables": 0}
    assert game.resources(0) == (10, 4, 1)
    assert not game.position.rewards


def test_the_camp_lies_open_with_its_guard() -> None:
    game = hills()
    assert game.ai_at("camp_guard") == "3,0.c"
    assert game.seen()["ai_flags"] == ["3,0.c"]
    assert game.ai_troops("camp_guard") == ["draw:1", "dungeon_evil_eyes+", "dungeon_manticores"]


@pytest.mark.parametrize(("bonus", "unit", "card"), [(1, "", ""), (2, "castle_zealots", ""), (3, "", "prayer")])
def test_the_bonus_is_a_vow_monks_or_a_prayer(bonus: int, unit: str, card: str) -> None:
    mine = hills(bonus).player(0)
    assert ("castle_zealots" in mine["units"]) == (unit != "")
    assert ("prayer" in mine["hand"]) == (card != "")


@pytest.mark.rule("H3-RULE-active", "H3-DO-set_rule", "H3-DO-add_unit")
@pytest.mark.parametrize("bonus", [1, 2])
def test_archangels_join_in_round_7_if_the_vow_was_taken(bonus: int) -> None:
    game = hills(bonus)
    game.banish()
    game.skip_to_round(6)
    assert "castle_archangels" not in game.player(0)["units"]
    game.banish()
    game.skip_to_round(7)
    assert ("castle_archangels" in game.player(0)["units"]) == (bonus == 1)


@pytest.mark.rule("H3-WHEN-combat_start", "H3-WHERE-tile", "H3-RULE-if")
@pytest.mark.parametrize(
    ("fought_on", "held", "drawn"), [("1,-1.", True, 1), ("0,0.", True, 1), ("1,-1.", False, 0), ("1,0.", True, 0)]
)
def test_the_gate_gives_a_card_where_it_watches(fought_on: str, held: bool, drawn: int) -> None:
    game = hills()
    game.banish()
    game.lay((1, 0), "F9")
    tiles = [tile.get("fields", ()) for tile in game.seen()["tiles"]]
    guarded = [one["field"] for fields in tiles for one in fields if one["guard"]]
    if not held:
        game.position.owned = (game.position.owned[0] & ~(1 << FIELD[gate(game)]),)
    game.deal(0, hand=[], deck=["attack", "defense"], discards=[])
    target = next(field for field in guarded if field.startswith(fought_on))
    game.stand(0, game.free_beside(target), mp=3)
    game.army(0, STRONG)
    game.into_battle(f"go:{target}")
    assert game.position.base
    assert game.own_piles(0)[0] == drawn


@pytest.mark.rule("H3-AI-enters", "H3-AI-goal", "H3-AI-move")
def test_the_left_column_marches_to_the_gate_from_round_3_on() -> None:
    game = hills().skip_to_round(3)
    assert game.ai_at("left_column") == "3,0.c"
    game.end_own_round()
    assert game.ai_at("left_column") != "3,0.c"
    assert {event["n"] for event in game.events_named("ai_rule")} == {4}


@pytest.mark.rule("H3-AI-enters")
def test_the_right_column_comes_in_round_6() -> None:
    game = hills().skip_to_round(6)
    assert game.ai_at("right_column") == "3,0.c"
    assert game.ai_troops("right_column") == ["draw:0", "draw:1", "neutral_evil_eyes", "neutral_minotaurs"]


@pytest.mark.rule("H3-AI-razes", "H3-WHEN-ai_flag")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_column_in_the_gate_breaks_it_at_the_end_of_its_next_turn(column: str) -> None:
    game = hills()
    game.banish()
    game.skip_to_round(7)
    game.banish()
    game.place_ai(column, game.free_beside(gate(game)))
    game.give_troops(column, "neutral:peasants")
    game.stand(0, "0,0.c")
    game.ai_turn()
    while not game.over and not game.events_named("ai_flag"):
        game.play("no" if "no" in game.keys else sorted(game.keys)[0])
    assert gate(game) not in game.player(0)["flags"]
    assert [event["n"] for event in game.events_named("story")] == [0]
    assert not game.events_named("ai_razed")
    game.to_own_turn()
    game.end_own_round()
    assert game.events_named("ai_razed") == [{"ai": COLUMNS.index(column), "field": gate(game)}]
    assert game.result == (-1,)


@pytest.mark.rule("H3-AI-razes")
def test_a_column_beaten_in_the_gate_breaks_nothing() -> None:
    game = hills()
    game.banish()
    game.skip_to_round(7)
    game.banish()
    game.place_ai("left_column", game.free_beside(gate(game)))
    game.stand(0, "0,0.c")
    game.ai_turn()
    while not game.events_named("ai_flag"):
        game.play("no" if "no" in game.keys else sorted(game.keys)[0])
    game.to_own_turn().rout("left_column")
    game.to_own_turn()
    assert gate(game) in game.player(0)["flags"]
    game.end_own_round()
    assert not game.events_named("ai_razed")
    assert not game.over


@pytest.mark.rule("H3-AI-reward")
def test_the_rewards_are_experience_and_a_search() -> None:
    game = hills()
    game.skip_to_round(3)
    game.rout("left_column").to_own_turn()
    assert game.player(0)["experience"] == 1
    game.skip_to_round(6)
    game.rout("right_column")
    assert game.keys == {"look", "take_top", "no"}


@pytest.mark.rule("H3-AI-siege")
def test_the_camp_has_walls_and_a_gate_but_no_tower() -> None:
    game = hills()
    game.stand(0, game.free_beside("3,0.c"), mp=2)
    game.army(0, STRONG)
    game.into_battle("go:3,0.c")
    while not game.events_named("siege"):
        game.play(sorted(game.keys)[0])
    combat = game.seen()["combat"]
    assert (len(combat["walls"]), len(combat["gate"])) == (3, 1)
    assert not any(unit["unit"] == "arrow_tower" for unit in combat["units"])


def test_wheels_turn_again_in_round_6_and_hearts_rise_in_round_10() -> None:
    game = hills()
    wheel = next(field for field in game.fields_of("water_wheel") if field.startswith("1,-1"))
    game.position.black |= 1 << FIELD[wheel]
    game.banish()
    game.skip_to_round(6)
    assert not game.position.black >> FIELD[wheel] & 1
    game.banish()
    game.skip_to_round(10)
    assert game.player(0)["morale"] == "positive"


def beat_all(game: HeroesGame) -> HeroesGame:
    game.rout("camp_guard").to_own_turn()
    game.stand(0, "0,0.c")
    game.skip_to_round(3)
    game.rout("left_column")
    game.to_own_turn()
    game.stand(0, "0,0.c")
    game.skip_to_round(6)
    assert not game.over
    game.rout("right_column")
    return game.to_own_turn()


@pytest.mark.rule("H3-GOAL-defeat_ai")
@pytest.mark.parametrize("trod", [False, True])
def test_all_three_beaten_win_and_an_untouched_gate_is_a_gift(trod: bool) -> None:
    game = beat_all(hills())
    if trod:
        from banneret.heroes.state.ai_heroes import edit_host

        edit_host(game.position).trod |= 1 << FIELD[gate(game)]
    assert not game.events_named("won")
    game.end_own_round()
    assert game.events_named("won") == [{"player": 0}]
    game.take_along("rion")
    assert next_seat(game.position).endswith(" gift=untouched_gate") == (not trod)


def test_a_gift_of_the_first_part_is_gold() -> None:
    assert hills(2, "castle/catherine gift=early_victory").resources(0)[0] == 15


@pytest.mark.rule("H3-GOAL-main_hero_defeated")
def test_a_second_defeat_by_an_enemy_loses_the_part() -> None:
    game = hills().skip_to_round(3)
    game.fall_to("left_column")
    game.end_own_round()
    assert not game.over
    fallen = len(game.events_named("hero_beaten"))
    game.give_troops("left_column", "pack:archangels")
    game.army(0, "castle_halberdiers")
    game.stand(0, game.free_beside(game.ai_at("left_column")), mp=0)
    game.position.mp[0] = 1
    began = game.position.game_round
    game.into_battle(f"go:{game.ai_at('left_column')}")
    while len(game.events_named("hero_beaten")) == fallen:
        game.do_nothing()
    while not game.over:
        game.do_nothing()
    assert game.result == (-1,)
    assert game.position.game_round == began


def test_the_part_is_lost_with_the_town_or_time() -> None:
    assert hills().lost_with_town()
    assert hills().lost_after(12)


def test_nobody_rises_above_level_6() -> None:
    game = hills().skip_to_round(3)
    game.level(0, 11)
    game.rout("left_column").to_own_turn()
    assert game.player(0)["level"] == 6


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("long_live_the_queen_2", 1, bot, seed)
