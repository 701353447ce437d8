"""Elimination: without Town and Settlement for three rounds, or by a defeat with nowhere to go."""

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
    lay,
    luck,
    own,
    play,
    player,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.war import (
    OPEN,
    STRONG,
    beat_guards,
    close_window,
    do_nothing,
    face,
    fight,
    hero_at,
    meadow,
    next_round,
    places,
    to_turn,
)

LIVING = ("castle/catherine", "dungeon/mutare")
SETTLEMENT = "1,0.nw"
"""A Settlement on tile F1, which lies where a test wants it."""


def open_gate(game: Game, victim: int) -> str:
    """A field next to the Town of a player, from which it can be entered."""
    town = player(game, victim)["town"]
    return f"{town[:-1]}ne" if field(game, f"{town[:-1]}ne")["location"] == "empty" else f"{town[:-1]}se"


def make_homeless(game: Game, captor: int = 0, victim: int = 1) -> Game:
    """In the captor's turn, take the Town of a player whose hero is away."""
    meadow(game)
    stand(game, victim, OPEN[0])
    give(game, victim, gold=0)
    stand(game, captor, open_gate(game, victim), mp=3)
    play(ask_again(game), f"go:{player(game, victim)['town']}")
    close_window(game)
    assert happened(game, "homeless") == [{"player": victim}]
    return game


# -- three rounds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-VIC-02", "H3-VIC-05")
def test_who_controls_nothing_for_three_full_rounds_is_eliminated() -> None:
    game = make_homeless(journey(THREE))
    for number in (2, 3, 4):
        next_round(game)
        assert seen(game)["round"] == number
        assert player(game, 1)["out"] is False, "the round of the loss does not count"
    to_turn(game, 2)
    assert player(game, 1)["out"] is False, "only at the end of the third full round"
    next_round(game)
    assert player(game, 1)["out"] is True
    assert happened(game, "eliminated") == [{"player": 1}]
    assert not game.over


@pytest.mark.rule("H3-VIC-05")
@pytest.mark.parametrize("place", ["town", "settlement"])
def test_the_count_begins_anew_when_a_place_is_regained(place: str) -> None:
    game = make_homeless(journey(THREE))
    next_round(game)
    to_turn(game, 1)
    stand(game, 0, player(game, 0)["town"])
    if place == "town":
        stand(game, 1, open_gate(game, 1), mp=3)
        play(ask_again(game), f"go:{player(game, 1)['town']}")
        give(game, 0, gold=0)
        close_window(game)
        if asked(game) == (0, "may"):
            play(game, "no")
    else:
        own(game, 0, SETTLEMENT)
        give(game, 0, gold=0)
        stand(game, 1, OPEN[0], mp=3)
        play(ask_again(game), f"go:{SETTLEMENT}")
        close_window(game)
    assert happened(game, "regained") == [{"player": 1}]
    while seen(game)["round"] < 6:
        next_round(game)
    assert player(game, 1)["out"] is False


@pytest.mark.rule("H3-VIC-02")
@pytest.mark.parametrize("option", ["off", "on"])
def test_by_option_the_loss_of_the_last_place_eliminates_at_once(option: str) -> None:
    game = make_homeless(journey(THREE, capture_all_defeats=option))
    assert player(game, 1)["out"] is (option == "on")
    assert hero_at(game, 1) == (OPEN[0] if option == "off" else None)


@pytest.mark.rule("H3-VIC-02", "H3-VIC-04")
def test_by_option_the_loss_of_the_last_place_of_the_last_rival_ends_the_game() -> None:
    game = make_homeless(journey(LIVING, capture_all_defeats="on"))
    assert game.over
    assert game.result == (1, -1)


@pytest.mark.rule("H3-VIC-02")
def test_with_the_option_a_settlement_left_is_enough() -> None:
    game = meadow(journey(THREE, capture_all_defeats="on"))
    own(game, 1, SETTLEMENT)
    stand(game, 1, OPEN[0])
    give(game, 1, gold=0)
    stand(game, 0, open_gate(game, 1), mp=3)
    play(ask_again(game), f"go:{player(game, 1)['town']}")
    close_window(game)
    assert happened(game, "homeless") == happened(game, "eliminated") == []


# -- defeat with nowhere to go -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-VIC-04", "H3-VIC-06")
def test_who_loses_the_defence_of_the_only_town_is_out_and_the_last_rival_wins_at_once() -> None:
    game = meadow(journey(LIVING))
    face(game, open_gate(game, 1), player(game, 1)["town"])
    play(game, f"go:{player(game, 1)['town']}")
    fight(game)
    assert happened(game, "eliminated") == [{"player": 1}]
    assert game.over
    assert game.result == (1, -1)
    assert seen(game)["round"] == 1
    assert seen(game)["turn"] == 0, "in the middle of the turn"


@pytest.mark.rule("H3-VIC-06")
def test_who_has_a_settlement_besides_survives_the_loss_of_the_town() -> None:
    game = meadow(journey(LIVING))
    own(game, 1, SETTLEMENT)
    town = player(game, 1)["town"]
    face(game, open_gate(game, 1), town)
    play(game, f"go:{town}")
    fight(game)
    assert happened(game, "eliminated") == []
    assert hero_at(game, 1) == SETTLEMENT, "the lost Town is no place to go"
    assert field(game, town)["owner"] == 0


@pytest.mark.rule("H3-VIC-07", "H3-EXD-131")
def test_who_controls_nothing_and_loses_in_the_open_is_out_at_once() -> None:
    game = make_homeless(journey(THREE))
    for _ in range(2):
        next_round(game)
    to_turn(game, 0)
    face(game, *OPEN)
    play(game, f"go:{OPEN[1]}")
    fight(game)
    assert happened(game, "eliminated") == [{"player": 1}]
    assert hero_at(game, 1) is None
    assert asked(game) == (1, "may"), "not where the hero goes, but whether its player steers guards"
    assert places(game) == set()


@pytest.mark.rule("H3-VIC-07")
def test_who_controls_nothing_and_attacks_in_vain_is_out_in_the_own_turn() -> None:
    game = make_homeless(journey(THREE))
    to_turn(game, 1)
    stand(game, 0, OPEN[1])
    face(game, *OPEN, me=1, foe=0, wins=1)
    play(game, f"go:{OPEN[1]}")
    fight(game, wins=1)
    assert happened(game, "eliminated") == [{"player": 1}]
    play(game, "no")
    to_turn(game, 2)
    assert seen(game)["round"] == 1


@pytest.mark.rule("H3-VIC-07")
def test_who_controls_nothing_and_loses_to_guards_is_out() -> None:
    game = make_homeless(journey(THREE, difficulty="easy"))
    to_turn(game, 1)
    army(game, 1, "castle_marksmen")
    stand(game, 1, OPEN[0], mp=3)
    luck(game, lands=["unit:neutral_griffins", "unit:neutral_boars"], dice=[1] * 20)
    play(ask_again(game), "go:1,0.e")
    beat_guards(game)
    assert [event["seat"] for event in happened(game, "win")] != [1]
    assert happened(game, "eliminated") == [{"player": 1}]


@pytest.mark.rule("H3-VIC-07")
def test_who_loses_the_defence_of_the_last_settlement_is_out() -> None:
    game = make_homeless(journey(THREE))
    own(game, 1, SETTLEMENT)
    face(game, OPEN[0], SETTLEMENT)
    play(game, f"go:{SETTLEMENT}")
    fight(game)
    assert happened(game, "eliminated") == [{"player": 1}]


# -- afterwards --------------------------------------------------------------------------------------------------------


def without_seat(game: Game, steers: str) -> Game:
    """Seat 2 of three is eliminated in the turn of seat 0, and says whether it still steers guards."""
    meadow(game)
    own(game, 2, "1,0.e", "1,0.sw")
    town = player(game, 2)["town"]
    stand(game, 2, town, mp=0)
    stand(game, 2, OPEN[1], secondary=True)
    deal(game, 2, hand=["attack"], deck=["defense"], discards=["power"])
    face(game, open_gate(game, 2), town, foe=2)
    play(game, f"go:{town}")
    fight(game)
    assert (asked(game), keys(game)) == ((2, "may"), {"yes", "no"})
    return play(game, steers)


@pytest.mark.rule("H3-VIC-08", "H3-CBS-21")
@pytest.mark.parametrize(("steers", "steering"), [("yes", 2), ("no", 1)])
def test_an_eliminated_player_may_still_steer_guards(steers: str, steering: int) -> None:
    game = without_seat(journey(THREE, difficulty="easy"), steers)
    army(game, 0, STRONG)
    stand(game, 0, player(game, 0)["town"], mp=3)
    luck(game, lands=["unit:neutral_peasants"])
    ask_again(game)
    guarded = next(key for key in keys(game) if key.startswith("go:") and field(game, key[3:])["guard"])
    play(game, guarded)
    close_window(game)
    play(game, "place:b2")
    assert asked(game)[0] == steering


@pytest.mark.rule("H3-VIC-09")
def test_cubes_heroes_and_cards_of_an_eliminated_player_leave_the_game() -> None:
    game = without_seat(journey(THREE), "no")
    assert (hero_at(game, 2), hero_at(game, 2, secondary=True)) == (None, None)
    out = player(game, 2)
    assert (out["out"], out["flags"], out["units"]) == (True, [], [])
    assert out["hand"] == out["deck"] == out["discard"] == []
    assert sorted(out["removed"]) == ["attack", "defense", "power"]
    for name in ("1,0.e", "1,0.sw"):
        assert field(game, name)["owner"] is None
        assert field(game, name)["guard"] == 0, "not guarded again"


@pytest.mark.rule("H3-VIC-09")
def test_the_cube_of_an_eliminated_player_leaves_a_field_shared_with_others() -> None:
    game = journey(THREE)
    lay(game, (0, 0), "N4")
    state = state_of(game)
    for player_with_cube in (0, 2):
        flags = list(state.owned)
        flags[player_with_cube] |= 1 << FIELD["0,0.c"]
        state.owned = tuple(flags)
    assert (field(game, "0,0.c")["location"], field(game, "0,0.c")["flags"]) == ("obelisk", [0, 2])
    without_seat(game, "no")
    assert field(game, "0,0.c")["flags"] == [0]


@pytest.mark.rule("H3-VIC-09")
def test_an_eliminated_player_has_no_turn_any_more() -> None:
    game = without_seat(journey(THREE), "yes")
    turns = len(happened(game, "turn"))
    while len(happened(game, "turn")) < turns + 4:
        do_nothing(game)
    assert [event["player"] for event in happened(game, "turn")[turns:]] == [1, 0, 1, 0]
