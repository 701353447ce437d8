"""End of Combat on the map: what becomes of heroes who surrender or are defeated, and of the field."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    field,
    give,
    happened,
    journey,
    keys,
    luck,
    own,
    play,
    player,
    resources,
    stand,
)
from tests.heroes.support.war import (
    OPEN,
    STRONG,
    WEAK,
    arm,
    beat_guards,
    close_window,
    face,
    fight,
    hero_at,
    line_up,
    meadow,
    mp_of,
    places,
)

LIVING = ("castle/catherine", "dungeon/mutare")
SETTLEMENT = "1,0.nw"
"""A Settlement on tile F1, next to both open fields."""


def homes(game: Game, number: int) -> set[str]:
    """The Towns and Settlements of a player."""
    return {flag for flag in player(game, number)["flags"] if field(game, flag)["location"] in ("town", "settlement")}


def open_fight(*, wins: int = 0, defeat_ends_movement: str = "off") -> Game:
    """Two Main Heroes in the open, where one is bound to win."""
    return face(meadow(journey(LIVING, defeat_ends_movement=defeat_ends_movement)), *OPEN, wins=wins)


# -- surrender ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-06")
@pytest.mark.parametrize("surrenders", [0, 1])
def test_a_main_hero_that_surrenders_goes_to_a_town_or_settlement_of_its_player(surrenders: int) -> None:
    game = open_fight(wins=1 - surrenders)
    own(game, surrenders, SETTLEMENT)
    give(game, surrenders, gold=10)
    ask_again(game)
    play(game, f"go:{OPEN[1]}")
    line_up(game)
    play(game, "done", "surrender")
    assert asked(game)[0] == surrenders
    assert places(game) == homes(game, surrenders) == {SETTLEMENT, player(game, surrenders)["town"]}
    play(game, f"settle:{SETTLEMENT}")
    assert hero_at(game, surrenders) == SETTLEMENT
    assert resources(game, surrenders)[0] == 0
    assert player(game, 1 - surrenders)["cubes"] == [0, 0], "it is no defeat"
    assert player(game, surrenders)["morale"] is None


@pytest.mark.rule("H3-END-06")
def test_who_controls_no_place_cannot_surrender() -> None:
    game = open_fight(wins=1)
    own(game, 1, "0,0.c")
    give(game, 0, gold=10)
    ask_again(game)
    play(game, f"go:{OPEN[1]}")
    line_up(game)
    play(game, "done")
    assert asked(game) == (0, "action")
    assert "surrender" not in game.choice
    assert game.why_not("surrender") == "H3-END-06"


@pytest.mark.rule("H3-END-08")
@pytest.mark.parametrize("surrenders", [0, 1])
def test_a_secondary_hero_that_surrenders_leaves_the_map_without_a_cube(surrenders: int) -> None:
    game = meadow(journey(LIVING))
    stand(game, 0, OPEN[0], secondary=surrenders == 0, mp=2)
    stand(game, 1, OPEN[1], secondary=surrenders == 1, mp=2)
    arm(game, wins=1 - surrenders)
    give(game, surrenders, gold=10)
    ask_again(game)
    play(game, f"{'go2' if surrenders == 0 else 'go'}:{OPEN[1]}")
    close_window(game)
    play(game, "no")
    line_up(game)
    play(game, "done", "surrender")
    assert hero_at(game, surrenders, secondary=True) is None
    assert player(game, 1 - surrenders)["cubes"] == [0, 0]
    assert WEAK in player(game, surrenders)["units"]


@pytest.mark.rule("H3-END-09")
@pytest.mark.parametrize("option", ["on", "off"])
def test_a_hero_in_a_settlement_may_surrender_and_the_settlement_falls(option: str) -> None:
    game = meadow(journey(LIVING, surrender_in_settlement=option))
    own(game, 1, SETTLEMENT)
    give(game, 1, gold=10)
    face(game, OPEN[0], SETTLEMENT)
    play(game, f"go:{SETTLEMENT}")
    line_up(game)
    play(game, "done")
    assert asked(game) == (1, "action")
    assert ("surrender" in game.choice) == (option == "on")
    if option == "on":
        play(game, "surrender")
        assert hero_at(game, 1) == "3,0.c", "not where it surrendered"
        assert field(game, SETTLEMENT)["owner"] == 0
        assert hero_at(game, 0) == SETTLEMENT


@pytest.mark.rule("H3-END-09")
def test_the_only_settlement_is_no_refuge_for_who_surrenders_in_it() -> None:
    game = meadow(journey(LIVING))
    own(game, 0, "3,0.c")
    own(game, 1, SETTLEMENT)
    give(game, 1, gold=10)
    face(game, OPEN[0], SETTLEMENT)
    play(game, f"go:{SETTLEMENT}")
    line_up(game)
    play(game, "done")
    assert game.why_not("surrender") == "H3-END-06"


@pytest.mark.rule("H3-END-09")
def test_an_army_brought_to_a_settlement_cannot_surrender() -> None:
    game = meadow(journey(LIVING))
    own(game, 1, SETTLEMENT)
    give(game, 1, gold=18)
    face(game, OPEN[0], "3,0.c")
    play(game, f"go:{SETTLEMENT}")
    close_window(game)
    play(game, "yes")
    line_up(game)
    play(game, "done")
    assert asked(game) == (1, "action")
    assert resources(game, 1)[0] == 10
    assert "surrender" not in game.choice


# -- defeat by guards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-15", "H3-UNI-13")
@pytest.mark.parametrize("second_home", [False, True])
def test_a_main_hero_defeated_by_guards_goes_home_and_pays_nothing(second_home: bool) -> None:
    game = meadow(journey(LIVING, difficulty="easy"))
    if second_home:
        own(game, 0, SETTLEMENT)
    army(game, 0, "castle_marksmen")
    stand(game, 0, "0,0.c", mp=3)
    give(game, 0, gold=7)
    give(game, 1, gold=15)
    luck(game, lands=["unit:neutral_griffins"], dice=[1] * 20)
    play(ask_again(game), "go:0,0.w")
    beat_guards(game)
    assert happened(game, "hero_beaten") == [{"hero": 0}]
    if second_home:
        assert (asked(game), places(game)) == ((0, "space"), {"0,0.c", SETTLEMENT})
        play(game, f"settle:{SETTLEMENT}")
    assert hero_at(game, 0) == (SETTLEMENT if second_home else "0,0.c")
    assert resources(game, 0)[0] == 7
    assert player(game, 0)["morale"] is None
    assert player(game, 1)["cubes"] == [0, 0]
    assert resources(game, 1)[0] == 15
    assert player(game, 0)["units"] == ["castle_halberdiers+", "castle_marksmen"], "a new army"
    assert field(game, "0,0.w")["guard"] == 1


# -- defeat by a player ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-16")
@pytest.mark.parametrize(("gold", "paid"), [(0, 0), (4, 4), (5, 5), (12, 5)])
def test_a_main_hero_defeated_by_a_player_gives_five_gold(gold: int, paid: int) -> None:
    game = open_fight()
    give(game, 0, gold=1)
    give(game, 1, gold=gold)
    play(ask_again(game), f"go:{OPEN[1]}")
    fight(game)
    assert (resources(game, 0)[0], resources(game, 1)[0]) == (1 + paid, gold - paid)


@pytest.mark.rule("H3-END-17", "H3-END-19")
@pytest.mark.parametrize("wins", [0, 1])
def test_a_main_hero_defeated_by_a_player_loses_heart_and_a_cube(wins: int) -> None:
    game = open_fight(wins=wins)
    play(game, f"go:{OPEN[1]}")
    fight(game, wins)
    assert player(game, 1 - wins)["morale"] == "negative"
    assert player(game, wins)["morale"] is None
    assert player(game, wins)["cubes"][1 - wins] == 1
    assert player(game, 1 - wins)["cubes"] == [0, 0]


@pytest.mark.rule("H3-END-18")
@pytest.mark.parametrize("chosen", ["town", "settlement"])
def test_the_loser_chooses_where_the_defeated_hero_goes(chosen: str) -> None:
    game = open_fight()
    own(game, 1, SETTLEMENT)
    play(ask_again(game), f"go:{OPEN[1]}")
    fight(game)
    assert (asked(game), places(game)) == ((1, "space"), {SETTLEMENT, "3,0.c"})
    home = SETTLEMENT if chosen == "settlement" else "3,0.c"
    visits = len(happened(game, "visit"))
    play(game, f"settle:{home}")
    assert hero_at(game, 1) == home
    assert [event["hero"] for event in happened(game, "visit")[visits:]] == [0], "it does not visit the place"


@pytest.mark.rule("H3-END-20")
def test_a_main_hero_beaten_by_a_brought_army_is_defeated_by_a_player() -> None:
    game = meadow(journey(LIVING))
    give(game, 0, gold=9)
    give(game, 1, gold=8)
    face(game, "3,0.ne", OPEN[0], wins=1)
    play(game, "go:3,0.c")
    close_window(game)
    play(game, "yes")
    fight(game, wins=1)
    assert (resources(game, 0)[0], resources(game, 1)[0]) == (4, 5)
    assert player(game, 0)["morale"] == "negative"
    assert player(game, 1)["cubes"] == [1, 0]
    assert hero_at(game, 0) == "0,0.c"
    assert hero_at(game, 1) == OPEN[0], "the absent hero does not move"


# -- the field and movement points -------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-22")
def test_a_winning_attacker_visits_the_field() -> None:
    game = open_fight()
    before = resources(game, 0)[2]
    play(game, f"go:{OPEN[1]}")
    fight(game)
    assert happened(game, "visit")[-1] == {"hero": 0, "field": OPEN[1]}
    assert resources(game, 0)[2] == before + 1, "it is a windmill"


@pytest.mark.rule("H3-END-23")
@pytest.mark.parametrize("place", ["town", "settlement"])
def test_a_field_that_was_defended_keeps_its_owner(place: str) -> None:
    game = meadow(journey(LIVING))
    own(game, 1, SETTLEMENT)
    besieged, before = ("3,0.c", "3,0.ne") if place == "town" else (SETTLEMENT, OPEN[0])
    face(game, before, besieged, wins=1)
    play(game, f"go:{besieged}")
    fight(game, wins=1)
    assert field(game, besieged)["owner"] == 1
    assert (hero_at(game, 0), hero_at(game, 1)) == ("0,0.c", besieged)
    assert happened(game, "visit") == []


@pytest.mark.rule("H3-END-24")
@pytest.mark.parametrize(("option", "left"), [("off", 2), ("on", 0)])
def test_a_defeated_hero_keeps_its_movement_points_unless_the_option_takes_them(option: str, left: int) -> None:
    game = open_fight(wins=1, defeat_ends_movement=option)
    play(game, f"go:{OPEN[1]}")
    fight(game, wins=1)
    assert (hero_at(game, 0), mp_of(game, 0)) == ("0,0.c", left)
    assert any(key.startswith("go:") for key in keys(game)) == (left > 0)


@pytest.mark.rule("H3-END-24")
def test_a_hero_that_surrendered_keeps_its_movement_points() -> None:
    game = open_fight(wins=1)
    give(game, 0, gold=10)
    play(ask_again(game), f"go:{OPEN[1]}")
    line_up(game)
    play(game, "done", "surrender")
    assert (hero_at(game, 0), mp_of(game, 0)) == ("0,0.c", 2)
    assert STRONG not in player(game, 0)["units"]
