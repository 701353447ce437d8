"""Passing through fields that others hold, heroes on one field, and the field visited last."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import FIELD, OPEN, HeroesGame, field_on, game_next_to, whole_game


def steps(game: HeroesGame, verb: str = "go") -> set[str]:
    """The fields a hero may step to now."""
    return {key.partition(":")[2] for key in game.keys if key.startswith(f"{verb}:")}


def movement_keys(game: HeroesGame) -> set[str]:
    """Everything a movement point can be spent on now."""
    verbs = ("go", "go2", "revisit", "discover", "discover2", "lay", "lay2")
    return {key for key in game.keys if key.partition(":")[0] in verbs}


# -- an own hero in the way --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-17", "H3-MOV-22")
def test_a_hero_passes_through_an_own_hero_only_with_a_point_to_go_on() -> None:
    game, _ = game_next_to("F3", "sw", mp=1)
    game.stand(0, field_on("ne"), mp=1)
    game.stand(0, field_on("nw"), secondary=True, mp=0)
    game.cleared(field_on("c"), field_on("w"))
    game.ask_again()
    assert steps(game) == {field_on("c"), field_on("e")}
    game.stand(0, field_on("ne"), mp=2)
    game.ask_again()
    assert field_on("nw") in steps(game)
    mark = len(game.events)
    game.play(f"go:{field_on('nw')}")
    assert (game.names_since(mark), game.asked()) == (["walk"], (0, "space"))
    assert not game.field(field_on("nw"))["black_cube"]
    assert steps(game) == {field_on("ne"), field_on("c"), field_on("w")}
    assert "stop" not in game.keys
    assert game.player(0)["heroes"][0]["last"] == field_on("ne")
    game.play(f"go:{field_on('c')}", "no")
    assert game.player(0)["heroes"][0] == {"field": field_on("c"), "movement": 0, "last": field_on("c")}


@pytest.mark.rule("H3-MOV-17", "H3-MOV-22", "H3-EXD-026")
def test_a_retreat_leads_past_the_field_passed_through() -> None:
    game = whole_game()
    game.stand(0, "0,0.ne", mp=2)
    game.stand(0, "0,0.c", secondary=True, mp=0)
    game.one_guard()
    game.ask_again()
    game.play("go:0,0.c", "go:0,0.w")
    game.wait_for_the_guard()
    assert game.player(0)["heroes"][0] == {"field": "0,0.ne", "movement": 0, "last": "0,0.ne"}
    assert (game.field("0,0.w")["guard"], game.field("0,0.w")["black_cube"]) == (1, False)


@pytest.mark.rule("H3-MOV-18")
@pytest.mark.parametrize("first", ["go:0,0.ne", "go2:0,0.ne"])
def test_of_two_heroes_on_one_field_one_must_leave_with_the_next_point(first: str) -> None:
    game = whole_game()
    game.lay((1, 0), "F1")
    game.stand(0, "0,0.e", mp=3)
    game.stand(0, "0,0.e", secondary=True, mp=2)
    game.ask_again()
    assert movement_keys(game) == {
        f"{verb}:0,0.{place}" for verb in ("go", "go2") for place in ("ne", "c", "se")
    }  # fmt: skip
    game.play(first)
    assert {"discover:0,1", "discover2:0,1"} & game.keys


@pytest.mark.rule("H3-MOV-18")
def test_a_secondary_hero_is_recruited_onto_the_main_heros_field() -> None:
    game = whole_game()
    game.give(0, gold=10)
    game.lay((1, 0), "F1")
    game.own(0, field_on("nw"))
    game.stand(0, field_on("nw"), mp=3)
    game.ask_again().play("hire", f"settle:{field_on('nw')}")
    assert movement_keys(game) == {f"{verb}:{field_on(place)}" for verb in ("go", "go2") for place in ("ne", "c")}


# -- the field visited last --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-22")
def test_the_field_visited_last_is_kept_for_each_hero() -> None:
    game, _ = game_next_to("F1", "ne", mp=3)
    game.stand(0, "0,0.c", secondary=True, mp=2)
    game.ask_again()
    game.play(f"go:{field_on('ne')}", "go2:0,0.ne")
    assert [hero["last"] for hero in game.player(0)["heroes"]] == [field_on("ne"), "0,0.ne"]


@pytest.mark.rule("H3-MOV-22")
def test_being_placed_counts_as_the_last_field_too() -> None:
    game = whole_game()
    assert game.player(0)["heroes"][0]["last"] == "0,0.c"
    game.give(0, gold=10)
    game.ask_again().play("hire")
    assert game.player(0)["heroes"][1]["last"] == "0,0.c"


@pytest.mark.rule("H3-MOV-22", "H3-END-18", "H3-END-06")
@pytest.mark.parametrize("surrenders", [True, False])
def test_home_is_the_last_field_of_a_hero_sent_there(surrenders: bool) -> None:
    game = whole_game(("castle/catherine", "dungeon/mutare")).meadow()
    game.face(*OPEN, wins=int(not surrenders))
    game.give(0, gold=10)
    game.give(1)
    game.ask_again().play(f"go:{OPEN[1]}").line_up()
    if surrenders:
        game.play("surrender")
    else:
        game.strike(1)
    hero = game.player(0)["heroes"][0]
    assert (hero["field"], hero["last"]) == ("0,0.c", "0,0.c")


# -- entering by a card, and being placed ------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-06")
def test_a_hero_carried_home_by_a_spell_enters_the_field() -> None:
    game, settlement = game_next_to("F1", "nw")
    game.own(0, settlement)
    game.deal(0, hand=["town_portal"])
    game.ask_again()
    mark = len(game.events)
    game.play("cast:town_portal")
    while game.asked()[1] != "space":
        game.play("pass")
    game.play(f"settle:{settlement}")
    assert "visit" in game.names_since(mark)
    assert game.player(0)["heroes"][0]["last"] == settlement


@pytest.mark.rule("H3-TIL-06")
def test_standing_next_to_a_location_or_hiring_on_it_is_no_visit() -> None:
    game, wheel = game_next_to("F3", "nw", mp=0)
    game.give(0, gold=10)
    mark = len(game.events)
    game.ask_again().play("hire")
    assert "visit" not in game.names_since(mark)
    assert not game.field(wheel)["black_cube"]
    game.end_turn()
    assert not game.field(wheel)["black_cube"]


# -- a Sanctuary -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-24", "H3-LOC-25", "H3-MOV-19", "H3-EXD-057")
def test_an_occupied_sanctuary_is_passed_through_without_a_fight() -> None:
    game, sanctuary = game_next_to("N1", "e", near="ne", mp=1)
    game.stand(1, sanctuary)
    game.ask_again()
    assert sanctuary not in steps(game)
    with pytest.raises(Refused):
        game.play(f"go:{sanctuary}")
    game.stand(0, field_on("ne"), mp=2)
    game.cleared(field_on("se"), field_on("c"))
    game.ask_again()
    mark = len(game.events)
    game.play(f"go:{sanctuary}")
    assert game.names_since(mark) == ["walk"]
    assert "stop" not in game.keys
    assert steps(game) == {field_on("ne"), field_on("c"), field_on("se")}
    game.play(f"go:{field_on('se')}")
    assert game.field(field_on("se"))["owner"] == 0
    assert not game.events_named("fight")


@pytest.mark.rule("H3-LOC-24", "H3-LOC-25")
def test_an_empty_sanctuary_is_entered_like_any_field() -> None:
    game, sanctuary = game_next_to("N1", "e", near="ne", mp=1)
    game.play(f"go:{sanctuary}")
    assert game.player(0)["heroes"][0] == {"field": sanctuary, "movement": 0, "last": sanctuary}
    assert (game.seen()["combat"], game.position.hero_at[0]) == (None, FIELD[sanctuary])
