"""Rounds of a whole game: their order, what is fresh in each, income, and what scenarios attach to them."""

from pathlib import Path

import pytest

from banneret.heroes.adventure.seating import EXPERT_USES
from tests.heroes.builder import FIELD, THREE, HeroesGame, changed_file, new_game_of_file, whole_game


def silent(game: HeroesGame) -> HeroesGame:
    """Let the Astrologers proclaim nothing that matters, again and again."""
    game.astrologers(["dead_silence"])
    return game


def names(game: HeroesGame, *wanted: str) -> list[str]:
    """The events of these names, in order."""
    return [event.name for event in game.events if event.name in wanted]


@pytest.mark.rule("H3-RND-01", "H3-RND-12")
def test_a_round_is_one_turn_for_everybody() -> None:
    game = silent(whole_game(THREE)).to_round(3)
    told = [
        event.args.get("player", f"round {event.args.get('n')}")
        for event in game.events
        if event.name in ("turn", "map_round")
    ]
    assert told == ["round 1", 0, 1, 2, "round 2", 0, 1, 2, "round 3", 0]


@pytest.mark.rule("H3-RND-01")
def test_a_player_who_is_out_has_no_turn() -> None:
    game = silent(whole_game(THREE))
    game.position.out = 0b010
    game.to_round(2)
    assert [event["player"] for event in game.events_named("turn")] == [0, 2, 0]


@pytest.mark.rule("H3-RND-02")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    game = silent(whole_game(THREE, first=1)).to_round(2)
    assert [event["player"] for event in game.events_named("turn")] == [1, 2, 0, 1]


@pytest.mark.rule("H3-RND-03", "H3-RND-04", "H3-RND-05", "H3-EXD-005")
def test_rounds_alternate_between_astrologers_and_income_after_the_first() -> None:
    game = silent(whole_game())
    before = game.resources(0)
    assert game.events_named("income") == game.events_named("proclaim") == []
    game.to_round(2)
    assert (len(game.events_named("proclaim")), game.events_named("income")) == (1, [])
    assert game.resources(0) == before
    game.to_round(3)
    assert len(game.events_named("proclaim")) == 1
    assert game.events_named("income") == [{"player": n, "resource": "gold", "n": 10} for n in (0, 1)]
    assert game.resources(0) == (before[0] + 10, *before[1:])
    game.to_round(4)
    assert (len(game.events_named("proclaim")), len(game.events_named("income"))) == (2, 2)


@pytest.mark.rule("H3-RND-05")
def test_by_option_the_first_round_brings_income() -> None:
    game = whole_game(income_in_round_1="on", difficulty="impossible")
    assert game.resources(0) == (25, 3, 1)
    assert game.events_named("proclaim") == []
    assert whole_game(difficulty="impossible").resources(0) == (15, 3, 1)


@pytest.mark.rule("H3-RND-06", "H3-RND-07")
def test_everybody_gains_what_buildings_settlements_and_mines_bring() -> None:
    game = silent(whole_game())
    game.lay((1, 0), "F1")
    game.level(0, 6)
    game.stand(0, "1,0.c", mp=3)
    game.ask_again().play("go:1,0.nw", "choose:2")
    assert game.player(0)["income"] == {"gold": 10, "building_materials": 2, "valuables": 0}
    game.stand(0, "0,0.c", mp=3)
    game.ask_again().play("go:0,0.sw")
    assert game.player(0)["income"] == {"gold": 10, "building_materials": 4, "valuables": 0}
    game.to_round(2)
    game.give(0, gold=1, materials=1, valuables=1)
    game.give(1, gold=2)
    game.end_round()
    assert game.resources(0) == (11, 5, 1)
    assert game.resources(1) == (12, 0, 0)


@pytest.mark.rule("H3-RND-08")
def test_buildings_work_directly_after_income() -> None:
    game = silent(whole_game())
    game.build(0, "dwelling_bronze", "city_hall")
    game.to_round(2)
    game.give(0)
    game.end_round()
    assert (game.asked(), game.keys) == ((0, "amount"), {"choose:1", "choose:2"})
    assert game.resources(0)[0] == 10, "income comes first"
    assert game.seen()["turn"] < 0, "no turn has begun"
    game.play("choose:1")
    assert game.resources(0)[0] == 15


@pytest.mark.rule("H3-RND-13")
def test_used_tokens_are_ready_again_in_a_new_round() -> None:
    game = silent(whole_game())
    game.give(0, gold=99, materials=20, valuables=9)
    game.build(0, "dwelling_bronze", "mage_guild")
    game.ask_again().play("build:city_hall", "recruit:castle_griffins", "buy_spell", "take_top")
    assert game.player(0)["used_tokens"] == ["build", "population", "spell_book"]
    assert not [key for key in game.keys if key.startswith(("build:", "recruit:", "buy_spell"))]
    game.next_turn()
    assert len(game.player(0)["used_tokens"]) == 3, "not before the round is over"
    game.next_turn()
    assert game.player(0)["used_tokens"] == []
    assert {"build:citadel", "buy_spell", "hire"} <= game.keys


@pytest.mark.rule("H3-EXD-013", "H3-RND-13")
def test_a_token_used_in_another_players_turn_is_gone_for_the_round() -> None:
    game = silent(whole_game()).to_round(2)
    game.give(1, gold=99, materials=20, valuables=9)
    game.ask_again().play("end_turn", "build:city_hall")
    game.to_action()
    assert game.asked()[0] == 1
    assert game.player(1)["used_tokens"] == ["build"]
    assert not [key for key in game.keys if key.startswith("build:")]
    game.end_round()
    assert game.player(1)["used_tokens"] == []


@pytest.mark.rule("H3-RND-14")
def test_heroes_have_their_normal_movement_again() -> None:
    game = silent(whole_game())
    game.give(0, gold=20)
    game.ask_again().play("hire")
    game.stand(0, "0,0.c", mp=0)
    game.stand(0, "0,0.c", secondary=True, mp=7)
    game.ask_again().to_round(2)
    assert [hero["movement"] for hero in game.player(0)["heroes"]] == [3, 2]
    assert game.player(1)["heroes"][0]["movement"] == 3


@pytest.mark.rule("H3-RND-15")
def test_expert_effects_can_be_used_again_in_a_new_round() -> None:
    game = silent(whole_game())
    game.level(0, 2)
    game.deal(0, hand=["estates", "estates"], deck=[], discards=[])
    game.ask_again().play("expert:estates")
    assert "expert:estates" not in game.keys
    assert "play:estates" in game.keys
    game.to_round(2)
    assert game.player(0)["expert_left"] == EXPERT_USES[2] == 1
    assert "expert:estates" in game.keys


@pytest.mark.rule("H3-RND-16")
def test_refreshing_comes_before_the_astrologers_then_events_then_the_first_turn(tmp_path: Path) -> None:
    events = [{"rounds": [2, 3], "do": [{"clear_cubes": ["windmill"]}]}]
    game = new_game_of_file(changed_file(tmp_path, events=events), difficulty="impossible")
    game.luck(dice=[1, -1])
    game.settle()
    while game.choice.kind_name == "space":
        game.apply(game.choice.options[0])
    game.to_action().astrologers(["magic_tortoise"])
    game.stand(0, "0,0.c", mp=0)
    game.ask_again().to_round(2)
    assert game.player(0)["heroes"][0]["movement"] == 2, "restored to 3, then slowed by the card"
    game.to_round(3)
    wanted = ("map_round", "income", "proclaim", "cubes_cleared", "turn")
    assert names(game, *wanted) == [
        "map_round", "turn", "turn",
        "map_round", "proclaim", "cubes_cleared", "turn", "turn",
        "map_round", "income", "income", "cubes_cleared", "turn",
    ]  # fmt: skip


@pytest.mark.rule("H3-RND-18")
def test_a_scenario_attaches_events_to_rounds_and_occurrences() -> None:
    # In Brave New World the mills run again in round 4, and the first tile a player lays brings 2 gold.
    game = silent(whole_game())
    game.lay((1, 0), "F1")
    game.position.black = 1 << FIELD["1,0.ne"]
    assert game.field("1,0.ne")["black_cube"]
    game.to_round(3)
    assert game.field("1,0.ne")["black_cube"]
    game.to_round(4)
    assert not game.field("1,0.ne")["black_cube"]
    gold = game.resources(0)[0]
    game.stand(0, "0,0.ne", mp=3)
    game.luck(lands=["tile:f2"])
    game.ask_again().play("lay:1,-1")
    assert game.resources(0)[0] == gold
    game.play(game.choice.keys[0])
    assert game.resources(0)[0] == gold + 2


@pytest.mark.rule("H3-RND-19")
def test_beyond_round_sixteen_rounds_go_on_as_before(tmp_path: Path) -> None:
    game = new_game_of_file(changed_file(tmp_path), difficulty="impossible")
    game.own_match().round_limit = 0
    game.settle()
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[-1])
    silent(game).next_turn()
    game.position.game_round = 15
    game.end_round()
    assert game.seen()["round"] == 16
    assert len(game.events_named("proclaim")) == 1
    game.to_action()
    for number, proclaimed, income in ((17, 1, 2), (18, 2, 2), (19, 2, 4)):
        game.to_round(number)
        assert (len(game.events_named("proclaim")), len(game.events_named("income"))) == (proclaimed, income)


@pytest.mark.rule("H3-RND-07")
def test_a_mine_taken_by_another_changes_both_markers() -> None:
    game = silent(whole_game())
    game.own(1, "0,0.sw")
    game.position.income[3 + 1] = 2
    game.ask_again().play("go:0,0.sw")
    assert [game.player(n)["income"]["building_materials"] for n in (0, 1)] == [2, 0]
