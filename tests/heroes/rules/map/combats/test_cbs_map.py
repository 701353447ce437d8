"""How a Combat begins on the map, who steers the guards, and what a retreat leaves behind."""

import pytest

from tests.heroes.builder import ARCHERS, FIELD, OPEN, STRONG, THREE, WEAK, HeroesGame, whole_game

TREASURE = "0,0.w"
MINE = "0,0.sw"
"""Two fields of difficulty I next to the Town of seat 0, and to each other."""
SETTLEMENT = "1,0.nw"
"""A Settlement guarded by difficulty III, on tile F1."""


def at_guards(
    game: HeroesGame, *units: str, guards: tuple[str, ...] = ("neutral_peasants",), mp: int = 3
) -> HeroesGame:
    """The hero of seat 0 in its own Town, with an army, and the guards that will be drawn."""
    game.army(0, *units)
    game.stand(0, "0,0.c", mp=mp)
    game.luck(lands=[f"unit:{guard}" for guard in guards])
    return game.ask_again()


# -- where it begins ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBS-01")
def test_moving_onto_a_guarded_field_starts_a_combat_before_the_visit() -> None:
    game = at_guards(whole_game(difficulty="easy"), STRONG)
    game.play(f"go:{TREASURE}")
    assert game.events_named("encounter") == [{"hero": 0, "field": TREASURE, "n": 1}]
    game.close_window()
    assert game.events_named("combat") == [{}]
    assert game.asked() == (0, "space")
    assert game.events_named("visit") == []


@pytest.mark.rule("H3-CBS-01")
def test_a_guarded_field_whose_guards_were_beaten_starts_none() -> None:
    game = at_guards(whole_game(difficulty="easy"), STRONG)
    game.position.beaten |= 1 << FIELD[TREASURE]
    game.ask_again().play(f"go:{TREASURE}")
    assert game.events_named("combat") == []
    assert game.events_named("visit") == [{"hero": 0, "field": TREASURE}]


@pytest.mark.rule("H3-CBS-01")
def test_a_hero_placed_on_a_guarded_field_fights_as_well() -> None:
    game = whole_game(difficulty="easy").meadow()
    game.own(0, SETTLEMENT)
    game.position.beaten &= ~(1 << FIELD[SETTLEMENT])  # Its guards are there again.
    game.deal(0, hand=["town_portal"])
    game.stand(0, "0,0.ne", mp=0)
    game.ask_again()
    game.play("cast:town_portal")
    while not any(key.startswith("settle:") for key in game.keys):
        game.play("pass" if "pass" in game.choice else game.choice.keys[0])
    game.play(f"settle:{SETTLEMENT}")
    assert game.events_named("encounter") == [{"hero": 0, "field": SETTLEMENT, "n": 3}]


@pytest.mark.rule("H3-CBS-02")
def test_a_combat_with_a_player_starts_by_engaging_an_enemy_hero() -> None:
    game = whole_game().meadow().face(*OPEN)
    game.play(f"go:{OPEN[1]}")
    assert game.events_named("fight") == [{"hero": 0, "hero2": 2, "field": OPEN[1]}]
    game.close_window()
    assert game.events_named("combat") == [{}]
    game.play("place:b2")
    assert game.asked() == (1, "space"), "the other player commands the other side"


@pytest.mark.rule("H3-CBS-02")
@pytest.mark.parametrize("place", ["town", "settlement"])
@pytest.mark.parametrize("hero_there", [True, False])
def test_a_combat_with_a_player_starts_by_besieging_a_defended_place(place: str, hero_there: bool) -> None:
    game = whole_game().meadow()
    game.own(1, SETTLEMENT)
    besieged, before = ("3,0.c", "3,0.ne") if place == "town" else (SETTLEMENT, "1,0.c")
    game.face(before, besieged if hero_there else "3,0.se")
    game.give(1, gold=8)
    game.play(f"go:{besieged}")
    game.close_window()
    if not hero_there:
        assert (game.asked(), game.keys) == ((1, "may"), {"yes", "no"})
        game.play("yes")
        assert game.resources(1)[0] == 0
    assert game.events_named("combat") == [{}]
    assert len(game.events_named("visit")) == 0


@pytest.mark.rule("H3-CBS-02")
def test_an_undefended_place_falls_without_a_combat() -> None:
    game = whole_game().meadow()
    game.own(1, SETTLEMENT)
    game.face("1,0.c", "3,0.se")
    game.give(1, gold=7)
    game.play(f"go:{SETTLEMENT}")
    game.close_window()
    assert game.events_named("no_defense") == [{"player": 1, "field": SETTLEMENT}]
    assert game.events_named("combat") == []
    assert game.field(SETTLEMENT)["owner"] == 0


@pytest.mark.rule("H3-CBS-03")
def test_several_combats_in_one_turn() -> None:
    game = at_guards(whole_game(difficulty="easy"), STRONG, guards=("neutral_peasants",))
    game.play(f"go:{MINE}")
    game.beat_guards()
    assert game.field(MINE)["owner"] == 0
    game.army(1, WEAK)
    game.stand(1, "0,0.ne")
    game.ask_again().play("go:0,0.c", "go:0,0.ne")
    game.fight()
    assert game.events_named("win") == [{"seat": 0}] * 2
    assert [event["player"] for event in game.events_named("turn")] == [0]


# -- retreat -----------------------------------------------------------------------------------------------------------


def retreat(game: HeroesGame) -> HeroesGame:
    """Fight a round in which nothing happens, and go back."""
    game.close_window()
    game.play("place:a1", "place:d5")
    while "retreat" not in game.choice and game.events_named("retreat") == []:
        game.play(next(key for key in ("done", "defend", *game.choice.keys) if key in game.choice))
    if game.events_named("retreat") == []:
        game.play("retreat")
    return game


@pytest.mark.rule("H3-CBS-12", "H3-END-11", "H3-END-24")
def test_a_field_left_by_retreat_stays_unvisited() -> None:
    game = at_guards(whole_game(difficulty="easy"), STRONG)
    game.play(f"go:{TREASURE}")
    retreat(game)
    assert game.events_named("retreat") == [{"seat": 0}]
    assert game.field(TREASURE)["guard"] == 1
    assert game.field(TREASURE)["black_cube"] is False
    assert game.events_named("visit") == [], "neither the field nor the one the hero goes back to"
    assert (game.hero_at(0), game.mp_of(0)) == ("0,0.c", 2), "movement points are kept"
    game.luck(lands=["unit:neutral_rogues"])
    game.play(f"go:{TREASURE}")
    assert len(game.events_named("encounter")) == 2, "the field is guarded as before"


@pytest.mark.rule("H3-EXD-026", "H3-END-11", "H3-CBS-12")
def test_a_retreat_leads_past_an_ally_to_the_field_visited_last() -> None:
    game = at_guards(whole_game(difficulty="easy"), STRONG, mp=2)
    game.stand(0, "0,0.se", mp=2)
    game.stand(0, "0,0.c", secondary=True, mp=0)
    game.ask_again()
    game.play("go:0,0.c")
    assert game.asked() == (0, "space"), "an ally is only passed"
    game.play(f"go:{TREASURE}")
    retreat(game)
    assert (game.hero_at(0), game.mp_of(0)) == ("0,0.se", 0)
    assert game.hero_at(0, secondary=True) == "0,0.c"
    assert game.field(TREASURE)["guard"] == 1


@pytest.mark.rule("H3-CBS-11", "H3-CBS-01", "H3-END-11")
def test_a_hero_placed_before_guards_goes_back_to_where_it_was() -> None:
    game = whole_game(difficulty="easy").meadow()
    game.own(0, SETTLEMENT)
    game.position.beaten &= ~(1 << FIELD[SETTLEMENT])  # Its guards are there again.
    game.deal(0, hand=["town_portal"])
    game.army(0, STRONG)
    game.stand(0, "0,0.ne", mp=0)
    game.luck(lands=["unit:neutral_peasants", "unit:neutral_mummies"])
    game.ask_again()
    game.play("cast:town_portal", f"settle:{SETTLEMENT}")
    game.close_window()
    while game.events_named("retreat") == []:
        game.do_nothing()
    assert game.hero_at(0) == "0,0.ne"
    assert game.field(SETTLEMENT)["guard"] == 3


@pytest.mark.rule("H3-CBS-08", "H3-CBS-10")
@pytest.mark.parametrize("secondary", [False, True])
def test_an_extension_costs_the_fighting_hero_a_movement_point(secondary: bool) -> None:
    game = at_guards(whole_game(difficulty="easy"), STRONG, guards=("neutral_halflings",))
    game.stand(0, "0,0.c", secondary=secondary, mp=2)
    game.stand(0, "0,0.ne", secondary=not secondary, mp=3)
    game.ask_again()
    game.play(f"{'go2' if secondary else 'go'}:{TREASURE}")
    game.close_window()
    game.play("place:a1", "place:d5")
    while game.asked() != (0, "continue"):
        assert game.events_named("win") == []
        game.play("done" if "done" in game.choice else game.choice.keys[0])
    assert game.keys == {"extend", "retreat"}
    game.play("extend")
    while game.events_named("retreat") == []:
        assert game.events_named("win") == []
        game.play("done" if "done" in game.choice else game.choice.keys[0])
    assert game.mp_of(0, secondary=secondary) == 0, "one for the step, one for the round; no second extension"
    assert game.mp_of(0, secondary=not secondary) == 3


# -- guards steered by an opponent -------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBS-21")
@pytest.mark.parametrize(("turn", "steering"), [(0, 2), (1, 0), (2, 1)])
def test_the_nearest_opponent_before_the_active_player_steers_the_guards(turn: int, steering: int) -> None:
    game = whole_game(THREE, difficulty="easy").to_turn(turn)
    assert game.seen()["turn"] == turn
    game.army(turn, STRONG)
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again()
    guarded = next(key for key in game.keys if key.startswith("go:") and game.field(key[3:])["guard"])
    game.play(guarded)
    game.close_window()
    game.play("place:b2")
    assert game.asked() == (steering, "space")
    assert "place:b4" in game.choice


@pytest.mark.rule("H3-CBS-21")
@pytest.mark.parametrize(("option", "steering"), [("previous_seat", 2), ("last_finished", 1)])
def test_by_option_whoever_ended_a_turn_last_steers_the_guards(option: str, steering: int) -> None:
    game = whole_game(THREE, difficulty="easy", neutral_controller=option)
    game.position.finished = 1  # As where the turn of the seat in between was skipped.
    game.army(0, STRONG)
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again()
    guarded = next(key for key in game.keys if key.startswith("go:") and game.field(key[3:])["guard"])
    game.play(guarded)
    game.close_window()
    game.play("place:b2")
    assert game.asked()[0] == steering


@pytest.mark.rule("H3-CBS-26")
def test_who_steers_guards_keeps_hand_and_units_out_of_it() -> None:
    game = whole_game(difficulty="easy")
    game.deal(1, hand=["attack", "defense", "magic_arrow"])
    game.army(1, STRONG, WEAK)
    at_guards(game, STRONG)
    game.play(f"go:{TREASURE}")
    game.close_window()
    game.play("place:b2")
    assert game.keys == {f"place:{column}{row}" for column in "abcd" for row in (4, 5)}
    game.play("place:b4", "move:b3", "attack:b4")
    assert game.asked() != (1, "play"), "no Defense for the guards"
    assert game.player(1)["hand"] == ["attack", "defense", "magic_arrow"]
    assert game.player(1)["units"] == [STRONG, WEAK]


@pytest.mark.rule("H3-CBS-26")
def test_luck_in_play_does_not_roll_the_dice_of_guards_again() -> None:
    game = whole_game(("castle/catherine", "dungeon/mutare"), difficulty="easy").meadow()
    game.level(1, 2)
    game.deal(1, hand=["luck"])
    game.give(1, gold=10)
    game.face(*OPEN, wins=1, mp=3)
    game.army(0, WEAK, ARCHERS)
    game.ask_again().play(f"go:{OPEN[1]}")
    game.close_window()
    game.play("deploy:castle_zealots", "place:b1", "done", "place:b5")
    game.play("expert:luck", "surrender")
    assert game.hero_at(0) == OPEN[1]
    assert game.position.lucky[1], "for the rest of the turn"
    game.stand(0, "0,0.c", mp=3)
    game.luck(lands=["unit:neutral_evil_eyes"], dice=[0] * 9)
    game.ask_again().play(f"go:{TREASURE}")
    game.close_window()
    game.play("deploy:castle_zealots", "place:a1", "done", "place:a5")
    game.play("done")
    assert game.events_named("damage"), "the Evil Eyes have shot, and nobody was asked about their dice"


@pytest.mark.rule("H3-CBC-09")
def test_luck_in_play_rolls_the_dice_of_the_secondary_hero_again() -> None:
    game = at_guards(whole_game(difficulty="easy"), "castle_griffins+")
    game.level(0, 1)
    game.position.expert = (1, 0)
    game.deal(0, hand=["luck"])
    game.stand(0, "0,0.ne", mp=0)
    game.stand(0, "0,0.c", secondary=True, mp=2)
    game.ask_again().play("expert:luck", f"go2:{TREASURE}")
    game.line_up()
    game.play("move:b3", "attack:b4")
    assert game.keys == {"luck_reroll:1", "keep"}


# -- Quick Combat on the map -------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-QCK-03", "H3-QCK-05")
def test_a_mine_won_by_quick_combat_is_flagged() -> None:
    game = whole_game()
    game.level(0, 2)
    at_guards(game, WEAK)
    before = game.resources(0)[1]
    game.play(f"go:{MINE}")
    assert game.events_named("combat") == game.events_named("experience") == []
    assert (game.field(MINE)["owner"], game.field(MINE)["guard"]) == (0, 0)
    assert game.player(0)["income"]["building_materials"] == 2
    assert game.resources(0)[1] == before + 2
    assert game.player(0)["experience"] == 2


@pytest.mark.rule("H3-EXD-031", "H3-QCK-01", "H3-QCK-05")
def test_guards_flee_from_a_secondary_hero_by_the_level_of_the_main_hero() -> None:
    game = whole_game().meadow()
    game.level(0, 4)
    game.stand(0, "0,0.c", mp=3)
    game.stand(0, "1,0.c", secondary=True, mp=2)
    game.ask_again()
    game.play("go2:1,0.e")
    assert game.events_named("combat") == game.events_named("experience") == []
    assert game.events_named("visit") == [{"hero": 1, "field": "1,0.e"}]
