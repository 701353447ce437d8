"""Rounds of a whole game: their order, what is fresh in each, income, and what scenarios attach to them."""

from pathlib import Path

import pytest

from banneret.heroes.adventure.seating import EXPERT_USES
from banneret.kernel.game import Game
from tests.heroes.support.calendar import (
    astrologers,
    end_round,
    next_turn,
    scenario_like,
    set_out_in,
    to_action,
    to_round,
)
from tests.heroes.support.journey import (
    FIELD,
    THREE,
    ask_again,
    asked,
    build,
    deal,
    field,
    give,
    happened,
    journey,
    keys,
    lay,
    level,
    luck,
    own,
    own_match,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)


def silent(game: Game) -> Game:
    """Let the Astrologers proclaim nothing that matters, again and again."""
    astrologers(game, ["dead_silence"])
    return game


def names(game: Game, *wanted: str) -> list[str]:
    """The events of these names, in order."""
    return [event.name for event in game.events if event.name in wanted]


@pytest.mark.rule("H3-RND-01", "H3-RND-12")
def test_a_round_is_one_turn_for_everybody() -> None:
    game = to_round(silent(journey(THREE)), 3)
    told = [
        event.args.get("player", f"round {event.args.get('n')}")
        for event in game.events
        if event.name in ("turn", "map_round")
    ]
    assert told == ["round 1", 0, 1, 2, "round 2", 0, 1, 2, "round 3", 0]


@pytest.mark.rule("H3-RND-01")
def test_a_player_who_is_out_has_no_turn() -> None:
    game = silent(journey(THREE))
    state_of(game).out = 0b010
    to_round(game, 2)
    assert [event["player"] for event in happened(game, "turn")] == [0, 2, 0]


@pytest.mark.rule("H3-RND-02")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    game = to_round(silent(journey(THREE, first=1)), 2)
    assert [event["player"] for event in happened(game, "turn")] == [1, 2, 0, 1]


@pytest.mark.rule("H3-RND-03", "H3-RND-04", "H3-RND-05", "H3-EXD-005")
def test_rounds_alternate_between_astrologers_and_income_after_the_first() -> None:
    game = silent(journey())
    before = resources(game, 0)
    assert happened(game, "income") == happened(game, "proclaim") == []
    to_round(game, 2)
    assert (len(happened(game, "proclaim")), happened(game, "income")) == (1, [])
    assert resources(game, 0) == before
    to_round(game, 3)
    assert len(happened(game, "proclaim")) == 1
    assert happened(game, "income") == [{"player": n, "resource": "gold", "n": 10} for n in (0, 1)]
    assert resources(game, 0) == (before[0] + 10, *before[1:])
    to_round(game, 4)
    assert (len(happened(game, "proclaim")), len(happened(game, "income"))) == (2, 2)


@pytest.mark.rule("H3-RND-05")
def test_by_option_the_first_round_brings_income() -> None:
    game = journey(income_in_round_1="on", difficulty="impossible")
    assert resources(game, 0) == (25, 3, 1)
    assert happened(game, "proclaim") == []
    assert resources(journey(difficulty="impossible"), 0) == (15, 3, 1)


@pytest.mark.rule("H3-RND-06", "H3-RND-07")
def test_everybody_gains_what_buildings_settlements_and_mines_bring() -> None:
    game = silent(journey())
    lay(game, (1, 0), "F1")
    level(game, 0, 6)
    stand(game, 0, "1,0.c", mp=3)
    play(ask_again(game), "go:1,0.nw", "choose:2")
    assert player(game, 0)["income"] == {"gold": 10, "building_materials": 2, "valuables": 0}
    stand(game, 0, "0,0.c", mp=3)
    play(ask_again(game), "go:0,0.sw")
    assert player(game, 0)["income"] == {"gold": 10, "building_materials": 4, "valuables": 0}
    to_round(game, 2)
    give(game, 0, gold=1, materials=1, valuables=1)
    give(game, 1, gold=2)
    end_round(game)
    assert resources(game, 0) == (11, 5, 1)
    assert resources(game, 1) == (12, 0, 0)


@pytest.mark.rule("H3-RND-08")
def test_buildings_work_directly_after_income() -> None:
    game = silent(journey())
    build(game, 0, "dwelling_bronze", "city_hall")
    to_round(game, 2)
    give(game, 0)
    end_round(game)
    assert (asked(game), keys(game)) == ((0, "amount"), {"choose:1", "choose:2"})
    assert resources(game, 0)[0] == 10, "income comes first"
    assert seen(game)["turn"] < 0, "no turn has begun"
    play(game, "choose:1")
    assert resources(game, 0)[0] == 15


@pytest.mark.rule("H3-RND-13")
def test_used_tokens_are_ready_again_in_a_new_round() -> None:
    game = silent(journey())
    give(game, 0, gold=99, materials=20, valuables=9)
    build(game, 0, "dwelling_bronze", "mage_guild")
    play(ask_again(game), "build:city_hall", "recruit:castle_griffins", "buy_spell", "take_top")
    assert player(game, 0)["used_tokens"] == ["build", "population", "spell_book"]
    assert not [key for key in keys(game) if key.startswith(("build:", "recruit:", "buy_spell"))]
    next_turn(game)
    assert len(player(game, 0)["used_tokens"]) == 3, "not before the round is over"
    next_turn(game)
    assert player(game, 0)["used_tokens"] == []
    assert {"build:citadel", "buy_spell", "hire"} <= keys(game)


@pytest.mark.rule("H3-EXD-013", "H3-RND-13")
def test_a_token_used_in_another_players_turn_is_gone_for_the_round() -> None:
    game = to_round(silent(journey()), 2)
    give(game, 1, gold=99, materials=20, valuables=9)
    play(ask_again(game), "end_turn", "build:city_hall")
    to_action(game)
    assert asked(game)[0] == 1
    assert player(game, 1)["used_tokens"] == ["build"]
    assert not [key for key in keys(game) if key.startswith("build:")]
    end_round(game)
    assert player(game, 1)["used_tokens"] == []


@pytest.mark.rule("H3-RND-14")
def test_heroes_have_their_normal_movement_again() -> None:
    game = silent(journey())
    give(game, 0, gold=20)
    play(ask_again(game), "hire")
    stand(game, 0, "0,0.c", mp=0)
    stand(game, 0, "0,0.c", secondary=True, mp=7)
    to_round(ask_again(game), 2)
    assert [hero["movement"] for hero in player(game, 0)["heroes"]] == [3, 2]
    assert player(game, 1)["heroes"][0]["movement"] == 3


@pytest.mark.rule("H3-RND-15")
def test_expert_effects_can_be_used_again_in_a_new_round() -> None:
    game = silent(journey())
    level(game, 0, 2)
    deal(game, 0, hand=["estates", "estates"], deck=[], discards=[])
    play(ask_again(game), "expert:estates")
    assert "expert:estates" not in keys(game)
    assert "play:estates" in keys(game)
    to_round(game, 2)
    assert player(game, 0)["expert_left"] == EXPERT_USES[2] == 1
    assert "expert:estates" in keys(game)


@pytest.mark.rule("H3-RND-16")
def test_refreshing_comes_before_the_astrologers_then_events_then_the_first_turn(tmp_path: Path) -> None:
    events = [{"rounds": [2, 3], "do": [{"clear_cubes": ["windmill"]}]}]
    game = set_out_in(scenario_like(tmp_path, events=events), difficulty="impossible")
    luck(game, dice=[1, -1])
    game.settle()
    while game.choice.kind_name == "space":
        game.apply(game.choice.options[0])
    astrologers(to_action(game), ["magic_tortoise"])
    stand(game, 0, "0,0.c", mp=0)
    to_round(ask_again(game), 2)
    assert player(game, 0)["heroes"][0]["movement"] == 2, "restored to 3, then slowed by the card"
    to_round(game, 3)
    wanted = ("map_round", "income", "proclaim", "cubes_cleared", "turn")
    assert names(game, *wanted) == [
        "map_round", "turn", "turn",
        "map_round", "proclaim", "cubes_cleared", "turn", "turn",
        "map_round", "income", "income", "cubes_cleared", "turn",
    ]  # fmt: skip


@pytest.mark.rule("H3-RND-18")
def test_a_scenario_attaches_events_to_rounds_and_occurrences() -> None:
    # In Brave New World the mills run again in round 4, and the first tile a player lays brings 2 gold.
    game = silent(journey())
    lay(game, (1, 0), "F1")
    state_of(game).black = 1 << FIELD["1,0.ne"]
    assert field(game, "1,0.ne")["black_cube"]
    to_round(game, 3)
    assert field(game, "1,0.ne")["black_cube"]
    to_round(game, 4)
    assert not field(game, "1,0.ne")["black_cube"]
    gold = resources(game, 0)[0]
    stand(game, 0, "0,0.ne", mp=3)
    luck(game, lands=["tile:f2"])
    play(ask_again(game), "lay:1,-1")
    assert resources(game, 0)[0] == gold
    play(game, game.choice.keys[0])
    assert resources(game, 0)[0] == gold + 2


@pytest.mark.rule("H3-RND-19")
def test_beyond_round_sixteen_rounds_go_on_as_before(tmp_path: Path) -> None:
    game = set_out_in(scenario_like(tmp_path), difficulty="impossible")
    own_match(game).round_limit = 0
    game.settle()
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[-1])
    next_turn(silent(game))
    state_of(game).game_round = 15
    end_round(game)
    assert seen(game)["round"] == 16
    assert len(happened(game, "proclaim")) == 1
    to_action(game)
    for number, proclaimed, income in ((17, 1, 2), (18, 2, 2), (19, 2, 4)):
        to_round(game, number)
        assert (len(happened(game, "proclaim")), len(happened(game, "income"))) == (proclaimed, income)


@pytest.mark.rule("H3-RND-07")
def test_a_mine_taken_by_another_changes_both_markers() -> None:
    game = silent(journey())
    own(game, 1, "0,0.sw")
    state_of(game).income[3 + 1] = 2
    play(ask_again(game), "go:0,0.sw")
    assert [player(game, n)["income"]["building_materials"] for n in (0, 1)] == [2, 0]
