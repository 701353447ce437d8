"""How a Combat begins on the map, who steers the guards, and what a retreat leaves behind."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    THREE,
    army,
    ask_again,
    asked,
    deal,
    field,
    give,
    happened,
    journey,
    keys,
    level,
    luck,
    own,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.war import (
    OPEN,
    STRONG,
    WEAK,
    beat_guards,
    close_window,
    face,
    fight,
    hero_at,
    meadow,
    mp_of,
    to_turn,
)

TREASURE = "0,0.w"
MINE = "0,0.sw"
"""Two fields of difficulty I next to the Town of seat 0, and to each other."""
SETTLEMENT = "1,0.nw"
"""A Settlement guarded by difficulty III, on tile F1."""


def at_guards(game: Game, *units: str, guards: tuple[str, ...] = ("neutral_peasants",), mp: int = 3) -> Game:
    """The hero of seat 0 in the own Town, with an army, and the guards that will be drawn."""
    army(game, 0, *units)
    stand(game, 0, "0,0.c", mp=mp)
    luck(game, lands=[f"unit:{guard}" for guard in guards])
    return ask_again(game)


# -- where it begins ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBS-01")
def test_moving_onto_a_guarded_field_starts_a_combat_before_the_visit() -> None:
    game = at_guards(journey(difficulty="easy"), STRONG)
    play(game, f"go:{TREASURE}")
    assert happened(game, "encounter") == [{"hero": 0, "field": TREASURE, "n": 1}]
    close_window(game)
    assert happened(game, "combat") == [{}]
    assert asked(game) == (0, "space")
    assert happened(game, "visit") == []


@pytest.mark.rule("H3-CBS-01")
def test_a_guarded_field_whose_guards_were_beaten_starts_none() -> None:
    game = at_guards(journey(difficulty="easy"), STRONG)
    state_of(game).beaten |= 1 << FIELD[TREASURE]
    play(ask_again(game), f"go:{TREASURE}")
    assert happened(game, "combat") == []
    assert happened(game, "visit") == [{"hero": 0, "field": TREASURE}]


@pytest.mark.rule("H3-CBS-01")
def test_a_hero_placed_on_a_guarded_field_fights_as_well() -> None:
    game = meadow(journey(difficulty="easy"))
    own(game, 0, SETTLEMENT)
    state_of(game).beaten &= ~(1 << FIELD[SETTLEMENT])  # Its guards are there again.
    deal(game, 0, hand=["town_portal"])
    stand(game, 0, "0,0.ne", mp=0)
    ask_again(game)
    play(game, "cast:town_portal")
    while not any(key.startswith("settle:") for key in keys(game)):
        play(game, "pass" if "pass" in game.choice else game.choice.keys[0])
    play(game, f"settle:{SETTLEMENT}")
    assert happened(game, "encounter") == [{"hero": 0, "field": SETTLEMENT, "n": 3}]


@pytest.mark.rule("H3-CBS-02")
def test_a_combat_with_a_player_starts_by_engaging_an_enemy_hero() -> None:
    game = face(meadow(journey()), *OPEN)
    play(game, f"go:{OPEN[1]}")
    assert happened(game, "fight") == [{"hero": 0, "hero2": 2, "field": OPEN[1]}]
    close_window(game)
    assert happened(game, "combat") == [{}]
    play(game, "place:b2")
    assert asked(game) == (1, "space"), "the other player commands the other side"


@pytest.mark.rule("H3-CBS-02")
@pytest.mark.parametrize("place", ["town", "settlement"])
@pytest.mark.parametrize("hero_there", [True, False])
def test_a_combat_with_a_player_starts_by_besieging_a_defended_place(place: str, hero_there: bool) -> None:
    game = meadow(journey())
    own(game, 1, SETTLEMENT)
    besieged, before = ("3,0.c", "3,0.ne") if place == "town" else (SETTLEMENT, "1,0.c")
    face(game, before, besieged if hero_there else "3,0.se")
    give(game, 1, gold=8)
    play(game, f"go:{besieged}")
    close_window(game)
    if not hero_there:
        assert (asked(game), keys(game)) == ((1, "may"), {"yes", "no"})
        play(game, "yes")
        assert resources(game, 1)[0] == 0
    assert happened(game, "combat") == [{}]
    assert len(happened(game, "visit")) == 0


@pytest.mark.rule("H3-CBS-02")
def test_an_undefended_place_falls_without_a_combat() -> None:
    game = meadow(journey())
    own(game, 1, SETTLEMENT)
    face(game, "1,0.c", "3,0.se")
    give(game, 1, gold=7)
    play(game, f"go:{SETTLEMENT}")
    close_window(game)
    assert happened(game, "no_defense") == [{"player": 1, "field": SETTLEMENT}]
    assert happened(game, "combat") == []
    assert field(game, SETTLEMENT)["owner"] == 0


@pytest.mark.rule("H3-CBS-03")
def test_several_combats_in_one_turn() -> None:
    game = at_guards(journey(difficulty="easy"), STRONG, guards=("neutral_peasants",))
    play(game, f"go:{MINE}")
    beat_guards(game)
    assert field(game, MINE)["owner"] == 0
    army(game, 1, WEAK)
    stand(game, 1, "0,0.ne")
    play(ask_again(game), "go:0,0.c", "go:0,0.ne")
    fight(game)
    assert happened(game, "win") == [{"seat": 0}] * 2
    assert [event["player"] for event in happened(game, "turn")] == [0]


# -- retreat -----------------------------------------------------------------------------------------------------------


def retreat(game: Game) -> Game:
    """Fight a round in which nothing happens, and go back."""
    close_window(game)
    play(game, "place:a1", "place:d5")
    while "retreat" not in game.choice and happened(game, "retreat") == []:
        play(game, next(key for key in ("done", "defend", *game.choice.keys) if key in game.choice))
    if happened(game, "retreat") == []:
        play(game, "retreat")
    return game


@pytest.mark.rule("H3-CBS-12", "H3-END-11", "H3-END-24")
def test_a_field_left_by_retreat_stays_unvisited() -> None:
    game = at_guards(journey(difficulty="easy"), STRONG)
    play(game, f"go:{TREASURE}")
    retreat(game)
    assert happened(game, "retreat") == [{"seat": 0}]
    assert field(game, TREASURE)["guard"] == 1
    assert field(game, TREASURE)["black_cube"] is False
    assert happened(game, "visit") == [], "neither the field nor the one the hero goes back to"
    assert (hero_at(game, 0), mp_of(game, 0)) == ("0,0.c", 2), "movement points are kept"
    luck(game, lands=["unit:neutral_rogues"])
    play(game, f"go:{TREASURE}")
    assert len(happened(game, "encounter")) == 2, "the field is guarded as before"


@pytest.mark.rule("H3-EXD-026", "H3-END-11", "H3-CBS-12")
def test_a_retreat_leads_past_an_ally_to_the_field_visited_last() -> None:
    game = at_guards(journey(difficulty="easy"), STRONG, mp=2)
    stand(game, 0, "0,0.se", mp=2)
    stand(game, 0, "0,0.c", secondary=True, mp=0)
    ask_again(game)
    play(game, "go:0,0.c")
    assert asked(game) == (0, "space"), "an ally is only passed"
    play(game, f"go:{TREASURE}")
    retreat(game)
    assert (hero_at(game, 0), mp_of(game, 0)) == ("0,0.se", 0)
    assert hero_at(game, 0, secondary=True) == "0,0.c"
    assert field(game, TREASURE)["guard"] == 1


@pytest.mark.rule("H3-CBS-08", "H3-CBS-10")
@pytest.mark.parametrize("secondary", [False, True])
def test_an_extension_costs_the_fighting_hero_a_movement_point(secondary: bool) -> None:
    game = at_guards(journey(difficulty="easy"), STRONG, guards=("neutral_halflings",))
    stand(game, 0, "0,0.c", secondary=secondary, mp=2)
    stand(game, 0, "0,0.ne", secondary=not secondary, mp=3)
    ask_again(game)
    play(game, f"{'go2' if secondary else 'go'}:{TREASURE}")
    close_window(game)
    play(game, "place:a1", "place:d5")
    while asked(game) != (0, "continue"):
        assert happened(game, "win") == []
        play(game, "done" if "done" in game.choice else game.choice.keys[0])
    assert keys(game) == {"extend", "retreat"}
    play(game, "extend")
    while happened(game, "retreat") == []:
        assert happened(game, "win") == []
        play(game, "done" if "done" in game.choice else game.choice.keys[0])
    assert mp_of(game, 0, secondary=secondary) == 0, "one for the step, one for the round; no second extension"
    assert mp_of(game, 0, secondary=not secondary) == 3


# -- guards steered by an opponent -------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBS-21")
@pytest.mark.parametrize(("turn", "steering"), [(0, 2), (1, 0), (2, 1)])
def test_the_nearest_opponent_before_the_active_player_steers_the_guards(turn: int, steering: int) -> None:
    game = to_turn(journey(THREE, difficulty="easy"), turn)
    assert seen(game)["turn"] == turn
    army(game, turn, STRONG)
    luck(game, lands=["unit:neutral_peasants"])
    ask_again(game)
    guarded = next(key for key in keys(game) if key.startswith("go:") and field(game, key[3:])["guard"])
    play(game, guarded)
    close_window(game)
    play(game, "place:b2")
    assert asked(game) == (steering, "space")
    assert "place:b4" in game.choice


@pytest.mark.rule("H3-CBS-21")
@pytest.mark.parametrize(("option", "steering"), [("previous_seat", 2), ("last_finished", 1)])
def test_by_option_whoever_ended_a_turn_last_steers_the_guards(option: str, steering: int) -> None:
    game = journey(THREE, difficulty="easy", neutral_controller=option)
    state_of(game).finished = 1  # As where the turn of the seat in between was skipped.
    army(game, 0, STRONG)
    luck(game, lands=["unit:neutral_peasants"])
    ask_again(game)
    guarded = next(key for key in keys(game) if key.startswith("go:") and field(game, key[3:])["guard"])
    play(game, guarded)
    close_window(game)
    play(game, "place:b2")
    assert asked(game)[0] == steering


@pytest.mark.rule("H3-CBS-26")
def test_who_steers_guards_keeps_hand_and_units_out_of_it() -> None:
    game = journey(difficulty="easy")
    deal(game, 1, hand=["attack", "defense", "magic_arrow"])
    army(game, 1, STRONG, WEAK)
    at_guards(game, STRONG)
    play(game, f"go:{TREASURE}")
    close_window(game)
    play(game, "place:b2")
    assert keys(game) == {f"place:{column}{row}" for column in "abcd" for row in (4, 5)}
    play(game, "place:b4", "move:b3", "attack:b4")
    assert asked(game) != (1, "play"), "no Defense for the guards"
    assert player(game, 1)["hand"] == ["attack", "defense", "magic_arrow"]
    assert player(game, 1)["units"] == [STRONG, WEAK]


# -- Quick Combat on the map -------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-QCK-03", "H3-QCK-05")
def test_a_mine_won_by_quick_combat_is_flagged() -> None:
    game = journey()
    level(game, 0, 2)
    at_guards(game, WEAK)
    before = resources(game, 0)[1]
    play(game, f"go:{MINE}")
    assert happened(game, "combat") == happened(game, "experience") == []
    assert (field(game, MINE)["owner"], field(game, MINE)["guard"]) == (0, 0)
    assert player(game, 0)["income"]["building_materials"] == 2
    assert resources(game, 0)[1] == before + 2
    assert player(game, 0)["experience"] == 2


@pytest.mark.rule("H3-EXD-031", "H3-QCK-01", "H3-QCK-05")
def test_guards_flee_from_a_secondary_hero_by_the_level_of_the_main_hero() -> None:
    game = meadow(journey())
    level(game, 0, 4)
    stand(game, 0, "0,0.c", mp=3)
    stand(game, 0, "1,0.c", secondary=True, mp=2)
    ask_again(game)
    play(game, "go2:1,0.e")
    assert happened(game, "combat") == happened(game, "experience") == []
    assert happened(game, "visit") == [{"hero": 1, "field": "1,0.e"}]
