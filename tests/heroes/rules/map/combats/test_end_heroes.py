"""End of Combat on the map: what becomes of heroes who surrender or are defeated, and of the field."""

import pytest

from tests.heroes.builder import OPEN, STRONG, WEAK, HeroesGame, whole_game

LIVING = ("castle/catherine", "dungeon/mutare")
SETTLEMENT = "1,0.nw"
"""A Settlement on tile F1, next to both open fields."""


def homes(game: HeroesGame, number: int) -> set[str]:
    """The Towns and Settlements of a player."""
    return {flag for flag in game.player(number)["flags"] if game.field(flag)["location"] in ("town", "settlement")}


def open_fight(*, wins: int = 0, defeat_ends_movement: str = "off") -> HeroesGame:
    """Two Main Heroes in the open, where one is bound to win."""
    return whole_game(LIVING, defeat_ends_movement=defeat_ends_movement).meadow().face(*OPEN, wins=wins)


# -- surrender ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-06")
@pytest.mark.parametrize("surrenders", [0, 1])
def test_a_main_hero_that_surrenders_goes_to_a_town_or_settlement_of_its_player(surrenders: int) -> None:
    game = open_fight(wins=1 - surrenders)
    game.own(surrenders, SETTLEMENT)
    game.give(surrenders, gold=10)
    game.ask_again()
    game.play(f"go:{OPEN[1]}")
    game.line_up()
    game.play("done", "surrender")
    assert game.asked()[0] == surrenders
    assert game.places() == homes(game, surrenders) == {SETTLEMENT, game.player(surrenders)["town"]}
    game.play(f"settle:{SETTLEMENT}")
    assert game.hero_at(surrenders) == SETTLEMENT
    assert game.resources(surrenders)[0] == 0
    assert game.player(1 - surrenders)["cubes"] == [0, 0], "it is no defeat"
    assert game.player(surrenders)["morale"] is None


@pytest.mark.rule("H3-END-06")
@pytest.mark.parametrize("loser", [0, 1])
def test_who_controls_no_place_cannot_surrender(loser: int) -> None:
    game = open_fight(wins=1 - loser)
    game.own(1 - loser, game.town_of(loser))
    game.give(loser, gold=10)
    game.ask_again()
    game.play(f"go:{OPEN[1]}")
    game.line_up()
    game.play("done")
    assert game.asked() == (loser, "action")
    assert "surrender" not in game.choice
    assert game.why_not("surrender") == "H3-END-06"


@pytest.mark.rule("H3-END-08", "H3-END-06")
@pytest.mark.parametrize("homeless", [True, False])
@pytest.mark.parametrize("surrenders", [0, 1])
def test_a_secondary_hero_that_surrenders_leaves_the_map_without_a_cube(surrenders: int, homeless: bool) -> None:
    game = whole_game(LIVING).meadow()
    game.stand(0, OPEN[0], secondary=surrenders == 0, mp=2)
    game.stand(1, OPEN[1], secondary=surrenders == 1, mp=2)
    game.arm(wins=1 - surrenders)
    game.give(surrenders, gold=10)
    if homeless:
        # It goes nowhere, so it does not matter whether there is a place.
        game.own(1 - surrenders, game.town_of(surrenders))
    game.ask_again()
    game.play(f"{'go2' if surrenders == 0 else 'go'}:{OPEN[1]}")
    game.close_window()
    game.play("no")
    game.line_up()
    game.play("done", "surrender")
    assert game.hero_at(surrenders, secondary=True) is None
    assert game.player(1 - surrenders)["cubes"] == [0, 0]
    assert WEAK in game.player(surrenders)["units"]


@pytest.mark.rule("H3-END-09")
@pytest.mark.parametrize("option", ["on", "off"])
def test_a_hero_in_a_settlement_may_surrender_and_the_settlement_falls(option: str) -> None:
    game = whole_game(LIVING, surrender_in_settlement=option).meadow()
    game.own(1, SETTLEMENT)
    game.give(1, gold=10)
    game.face(OPEN[0], SETTLEMENT)
    game.play(f"go:{SETTLEMENT}")
    game.line_up()
    game.play("done")
    assert game.asked() == (1, "action")
    assert ("surrender" in game.choice) == (option == "on")
    if option == "on":
        game.play("surrender")
        assert game.hero_at(1) == "3,0.c", "not where it surrendered"
        assert game.field(SETTLEMENT)["owner"] == 0
        assert game.hero_at(0) == SETTLEMENT


@pytest.mark.rule("H3-END-09")
def test_the_only_settlement_is_no_refuge_for_who_surrenders_in_it() -> None:
    game = whole_game(LIVING).meadow()
    game.own(0, "3,0.c")
    game.own(1, SETTLEMENT)
    game.give(1, gold=10)
    game.face(OPEN[0], SETTLEMENT)
    game.play(f"go:{SETTLEMENT}")
    game.line_up()
    game.play("done")
    assert game.why_not("surrender") == "H3-END-06"


@pytest.mark.rule("H3-END-09")
def test_an_army_brought_to_a_settlement_cannot_surrender() -> None:
    game = whole_game(LIVING).meadow()
    game.own(1, SETTLEMENT)
    game.give(1, gold=18)
    game.face(OPEN[0], "3,0.c")
    game.play(f"go:{SETTLEMENT}")
    game.close_window()
    game.play("yes")
    game.line_up()
    game.play("done")
    assert game.asked() == (1, "action")
    assert game.resources(1)[0] == 10
    assert "surrender" not in game.choice


# -- defeat by guards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-15", "H3-UNI-13")
@pytest.mark.parametrize("second_home", [False, True])
def test_a_main_hero_defeated_by_guards_goes_home_and_pays_nothing(second_home: bool) -> None:
    game = whole_game(LIVING, difficulty="easy").meadow()
    if second_home:
        game.own(0, SETTLEMENT)
    game.army(0, "castle_marksmen")
    game.stand(0, "0,0.c", mp=3)
    game.give(0, gold=7)
    game.give(1, gold=15)
    game.luck(lands=["unit:neutral_griffins"], dice=[1] * 20)
    game.ask_again().play("go:0,0.w")
    game.beat_guards()
    assert game.events_named("hero_beaten") == [{"hero": 0}]
    if second_home:
        assert (game.asked(), game.places()) == ((0, "space"), {"0,0.c", SETTLEMENT})
        game.play(f"settle:{SETTLEMENT}")
    assert game.hero_at(0) == (SETTLEMENT if second_home else "0,0.c")
    assert game.resources(0)[0] == 7
    assert game.player(0)["morale"] is None
    assert game.player(1)["cubes"] == [0, 0]
    assert game.resources(1)[0] == 15
    assert game.player(0)["units"] == ["castle_halberdiers+", "castle_marksmen"], "a new army"
    assert game.field("0,0.w")["guard"] == 1


# -- defeat by a player ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-16")
@pytest.mark.parametrize(("gold", "paid"), [(0, 0), (4, 4), (5, 5), (12, 5)])
def test_a_main_hero_defeated_by_a_player_gives_five_gold(gold: int, paid: int) -> None:
    game = open_fight()
    game.give(0, gold=1)
    game.give(1, gold=gold)
    game.ask_again().play(f"go:{OPEN[1]}")
    game.fight()
    assert (game.resources(0)[0], game.resources(1)[0]) == (1 + paid, gold - paid)


@pytest.mark.rule("H3-END-17", "H3-END-19")
@pytest.mark.parametrize("wins", [0, 1])
def test_a_main_hero_defeated_by_a_player_loses_heart_and_a_cube(wins: int) -> None:
    game = open_fight(wins=wins)
    game.play(f"go:{OPEN[1]}")
    game.fight(wins)
    assert game.player(1 - wins)["morale"] == "negative"
    assert game.player(wins)["morale"] is None
    assert game.player(wins)["cubes"][1 - wins] == 1
    assert game.player(1 - wins)["cubes"] == [0, 0]


@pytest.mark.rule("H3-END-18")
@pytest.mark.parametrize("chosen", ["town", "settlement"])
def test_the_loser_chooses_where_the_defeated_hero_goes(chosen: str) -> None:
    game = open_fight()
    game.own(1, SETTLEMENT)
    game.ask_again().play(f"go:{OPEN[1]}")
    game.fight()
    assert (game.asked(), game.places()) == ((1, "space"), {SETTLEMENT, "3,0.c"})
    home = SETTLEMENT if chosen == "settlement" else "3,0.c"
    visits = len(game.events_named("visit"))
    game.play(f"settle:{home}")
    assert game.hero_at(1) == home
    assert [event["hero"] for event in game.events_named("visit")[visits:]] == [0], "it does not visit the place"


@pytest.mark.rule("H3-END-20")
def test_a_main_hero_beaten_by_a_brought_army_is_defeated_by_a_player() -> None:
    game = whole_game(LIVING).meadow()
    game.give(0, gold=9)
    game.give(1, gold=8)
    game.face("3,0.ne", OPEN[0], wins=1)
    game.play("go:3,0.c")
    game.close_window()
    game.play("yes")
    game.fight(wins=1)
    assert (game.resources(0)[0], game.resources(1)[0]) == (4, 5)
    assert game.player(0)["morale"] == "negative"
    assert game.player(1)["cubes"] == [1, 0]
    assert game.hero_at(0) == "0,0.c"
    assert game.hero_at(1) == OPEN[0], "the absent hero does not move"


# -- the field and movement points -------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-22")
def test_a_winning_attacker_visits_the_field() -> None:
    game = open_fight()
    before = game.resources(0)[2]
    game.play(f"go:{OPEN[1]}")
    game.fight()
    assert game.events_named("visit")[-1] == {"hero": 0, "field": OPEN[1]}
    assert game.resources(0)[2] == before + 1, "it is a windmill"


@pytest.mark.rule("H3-END-23")
@pytest.mark.parametrize("place", ["town", "settlement"])
def test_a_field_that_was_defended_keeps_its_owner(place: str) -> None:
    game = whole_game(LIVING).meadow()
    game.own(1, SETTLEMENT)
    besieged, before = ("3,0.c", "3,0.ne") if place == "town" else (SETTLEMENT, OPEN[0])
    game.face(before, besieged, wins=1)
    game.play(f"go:{besieged}")
    game.fight(wins=1)
    assert game.field(besieged)["owner"] == 1
    assert (game.hero_at(0), game.hero_at(1)) == ("0,0.c", besieged)
    assert game.events_named("visit") == []


@pytest.mark.rule("H3-END-24")
@pytest.mark.parametrize(("option", "left"), [("off", 2), ("on", 0)])
def test_a_defeated_hero_keeps_its_movement_points_unless_the_option_takes_them(option: str, left: int) -> None:
    game = open_fight(wins=1, defeat_ends_movement=option)
    game.play(f"go:{OPEN[1]}")
    game.fight(wins=1)
    assert (game.hero_at(0), game.mp_of(0)) == ("0,0.c", left)
    assert any(key.startswith("go:") for key in game.keys) == (left > 0)


@pytest.mark.rule("H3-END-24")
def test_a_hero_that_surrendered_keeps_its_movement_points() -> None:
    game = open_fight(wins=1)
    game.give(0, gold=10)
    game.ask_again().play(f"go:{OPEN[1]}")
    game.line_up()
    game.play("done", "surrender")
    assert (game.hero_at(0), game.mp_of(0)) == ("0,0.c", 2)
    assert STRONG not in game.player(0)["units"]
