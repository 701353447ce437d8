"""Passing through fields that others hold, heroes on one field, and the field visited last."""

import pytest

from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    ask_again,
    asked,
    deal,
    end_turn,
    field,
    give,
    happened,
    journey,
    keys,
    lay,
    own,
    play,
    player,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.tours import at_the_door, cleared, on, one_guard, since, wait_for_the_guard


def steps(game: Game, verb: str = "go") -> set[str]:
    """The fields a hero may step to now."""
    return {key.partition(":")[2] for key in keys(game) if key.startswith(f"{verb}:")}


def movement_keys(game: Game) -> set[str]:
    """Everything a movement point can be spent on now."""
    verbs = ("go", "go2", "revisit", "discover", "discover2", "lay", "lay2")
    return {key for key in keys(game) if key.partition(":")[0] in verbs}


# -- an own hero in the way --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-17", "H3-MOV-22")
def test_a_hero_passes_through_an_own_hero_only_with_a_point_to_go_on() -> None:
    game, _ = at_the_door("F3", "sw", mp=1)
    stand(game, 0, on("ne"), mp=1)
    stand(game, 0, on("nw"), secondary=True, mp=0)
    cleared(game, on("c"), on("w"))
    ask_again(game)
    assert steps(game) == {on("c"), on("e")}
    stand(game, 0, on("ne"), mp=2)
    ask_again(game)
    assert on("nw") in steps(game)
    mark = len(game.events)
    play(game, f"go:{on('nw')}")
    assert (since(game, mark), asked(game)) == (["walk"], (0, "space"))
    assert not field(game, on("nw"))["black_cube"]
    assert steps(game) == {on("ne"), on("c"), on("w")}
    assert "stop" not in keys(game)
    assert player(game, 0)["heroes"][0]["last"] == on("ne")
    play(game, f"go:{on('c')}", "no")
    assert player(game, 0)["heroes"][0] == {"field": on("c"), "movement": 0, "last": on("c")}


@pytest.mark.rule("H3-MOV-17", "H3-MOV-22", "H3-EXD-026")
def test_a_retreat_leads_past_the_field_passed_through() -> None:
    game = journey()
    stand(game, 0, "0,0.ne", mp=2)
    stand(game, 0, "0,0.c", secondary=True, mp=0)
    one_guard(game)
    ask_again(game)
    play(game, "go:0,0.c", "go:0,0.w")
    wait_for_the_guard(game)
    assert player(game, 0)["heroes"][0] == {"field": "0,0.ne", "movement": 0, "last": "0,0.ne"}
    assert (field(game, "0,0.w")["guard"], field(game, "0,0.w")["black_cube"]) == (1, False)


@pytest.mark.rule("H3-MOV-18")
@pytest.mark.parametrize("first", ["go:0,0.ne", "go2:0,0.ne"])
def test_of_two_heroes_on_one_field_one_must_leave_with_the_next_point(first: str) -> None:
    game = journey()
    lay(game, (1, 0), "F1")
    stand(game, 0, "0,0.e", mp=3)
    stand(game, 0, "0,0.e", secondary=True, mp=2)
    ask_again(game)
    assert movement_keys(game) == {
        f"{verb}:0,0.{place}" for verb in ("go", "go2") for place in ("ne", "c", "se")
    }  # fmt: skip
    play(game, first)
    assert {"discover:0,1", "discover2:0,1"} & keys(game)


@pytest.mark.rule("H3-MOV-18")
def test_a_secondary_hero_is_recruited_onto_the_main_heros_field() -> None:
    game = journey()
    give(game, 0, gold=10)
    lay(game, (1, 0), "F1")
    own(game, 0, on("nw"))
    stand(game, 0, on("nw"), mp=3)
    play(ask_again(game), "hire", f"settle:{on('nw')}")
    assert movement_keys(game) == {f"{verb}:{on(place)}" for verb in ("go", "go2") for place in ("ne", "c")}


# -- the field visited last --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-22")
def test_the_field_visited_last_is_kept_for_each_hero() -> None:
    game, _ = at_the_door("F1", "ne", mp=3)
    stand(game, 0, "0,0.c", secondary=True, mp=2)
    ask_again(game)
    play(game, f"go:{on('ne')}", "go2:0,0.ne")
    assert [hero["last"] for hero in player(game, 0)["heroes"]] == [on("ne"), "0,0.ne"]


@pytest.mark.rule("H3-MOV-22")
def test_being_placed_counts_as_the_last_field_too() -> None:
    game = journey()
    assert player(game, 0)["heroes"][0]["last"] == "0,0.c"
    give(game, 0, gold=10)
    play(ask_again(game), "hire")
    assert player(game, 0)["heroes"][1]["last"] == "0,0.c"


# -- entering by a card, and being placed ------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-06")
def test_a_hero_carried_home_by_a_spell_enters_the_field() -> None:
    game, settlement = at_the_door("F1", "nw")
    own(game, 0, settlement)
    deal(game, 0, hand=["town_portal"])
    ask_again(game)
    mark = len(game.events)
    play(game, "cast:town_portal")
    while asked(game)[1] != "space":
        play(game, "pass")
    play(game, f"settle:{settlement}")
    assert "visit" in since(game, mark)
    assert player(game, 0)["heroes"][0]["last"] == settlement


@pytest.mark.rule("H3-TIL-06")
def test_standing_next_to_a_location_or_hiring_on_it_is_no_visit() -> None:
    game, wheel = at_the_door("F3", "nw", mp=0)
    give(game, 0, gold=10)
    mark = len(game.events)
    play(ask_again(game), "hire")
    assert "visit" not in since(game, mark)
    assert not field(game, wheel)["black_cube"]
    end_turn(game)
    assert not field(game, wheel)["black_cube"]


# -- a Sanctuary -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-24", "H3-LOC-25", "H3-MOV-19", "H3-EXD-057")
def test_an_occupied_sanctuary_is_passed_through_without_a_fight() -> None:
    game, sanctuary = at_the_door("N1", "e", near="ne", mp=1)
    stand(game, 1, sanctuary)
    ask_again(game)
    assert sanctuary not in steps(game)
    with pytest.raises(Refused):
        play(game, f"go:{sanctuary}")
    stand(game, 0, on("ne"), mp=2)
    cleared(game, on("se"), on("c"))
    ask_again(game)
    mark = len(game.events)
    play(game, f"go:{sanctuary}")
    assert since(game, mark) == ["walk"]
    assert "stop" not in keys(game)
    assert steps(game) == {on("ne"), on("c"), on("se")}
    play(game, f"go:{on('se')}")
    assert field(game, on("se"))["owner"] == 0
    assert not happened(game, "fight")


@pytest.mark.rule("H3-LOC-24", "H3-LOC-25")
def test_an_empty_sanctuary_is_entered_like_any_field() -> None:
    game, sanctuary = at_the_door("N1", "e", near="ne", mp=1)
    play(game, f"go:{sanctuary}")
    assert player(game, 0)["heroes"][0] == {"field": sanctuary, "movement": 0, "last": sanctuary}
    assert (seen(game)["combat"], state_of(game).hero_at[0]) == (None, FIELD[sanctuary])
