"""Guards that are back on a field where a hero stands: they are met after that hero, and nobody walks past them."""

from pathlib import Path

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import (
    FIELD,
    GUARDED,
    STRONG,
    HeroesGame,
    alliance_game,
    quiet_game,
)

BESIDE = "1,0.c"
BEYOND = "1,0.se"
"""A field on the other side of the guarded one."""


def visits(game: HeroesGame) -> list[object]:
    """The fields visited so far, in order."""
    return [event["field"] for event in game.events_named("visit")]


def encounters(game: HeroesGame) -> list[object]:
    """The guarded fields at which guards were met, in order."""
    return [event["field"] for event in game.events_named("encounter")]


def refreshed_under_hero() -> HeroesGame:
    """The second player's hero stands on a field whose black cube has just been taken off, the first one beside it."""
    game = quiet_game(fields_refresh="on").meadow()
    game.position.black |= 1 << FIELD[GUARDED]
    game.cleared(GUARDED)
    game.to_round(3)
    game.stand(1, GUARDED)
    game.end_round().to_action()
    game.stand(0, BESIDE, mp=3)
    game.arm(wins=0)
    game.luck(lands=["unit:neutral_peasants"] * 2)
    return game.ask_again()


# -- after a hero ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-21", "H3-OPT-15", "H3-END-22")
def test_a_field_refreshed_under_a_beaten_hero_has_its_guards() -> None:
    game = refreshed_under_hero()
    assert game.field(GUARDED)["guard"] == 2
    game.play(f"go:{GUARDED}").fight()
    assert game.hero_at(1) == game.town_of(1)
    assert (encounters(game), visits(game)) == ([GUARDED], [])
    game.close_window()
    game.beat_guards().to_own_turn()
    assert visits(game) == [GUARDED]
    assert game.field(GUARDED)["guard"] == 0


@pytest.mark.rule("H3-MOV-21", "H3-END-11")
def test_who_retreats_from_them_goes_back_without_the_visit() -> None:
    game = refreshed_under_hero()
    game.play(f"go:{GUARDED}").fight()
    game.close_window()
    while "retreat" not in game.keys:
        game.do_nothing()
    game.play("retreat")
    assert (game.hero_at(0), visits(game)) == (BESIDE, [])
    assert (game.field(GUARDED)["guard"], game.field(GUARDED)["black_cube"]) == (2, False)


@pytest.mark.rule("H3-MOV-21", "H3-END-22")
def test_guards_beaten_before_are_not_met_again_after_a_hero() -> None:
    game = quiet_game().meadow()
    game.cleared(GUARDED)
    game.face(BESIDE, GUARDED).play(f"go:{GUARDED}").fight()
    assert (encounters(game), visits(game)) == ([], [GUARDED])


@pytest.mark.rule("H3-MOV-21", "H3-SEC-12")
def test_they_are_met_as_well_after_a_hero_given_up() -> None:
    game = quiet_game().meadow()
    game.stand(1, GUARDED, secondary=True)
    game.stand(0, BESIDE, mp=3)
    game.ask_again().play(f"go:{GUARDED}").close_window()
    game.play("yes")
    assert (encounters(game), visits(game)) == ([GUARDED], [])


@pytest.mark.rule("H3-MOV-21", "H3-MOV-19")
def test_both_heroes_of_an_enemy_come_before_the_guards() -> None:
    game = quiet_game().meadow()
    game.stand(1, GUARDED, secondary=True)
    game.face(BESIDE, GUARDED).play(f"go:{GUARDED}").close_window()
    game.play("yes")
    assert (game.hero_at(1, secondary=True), encounters(game)) == (None, [])
    game.fight()
    assert game.hero_at(1) == game.town_of(1)
    assert (encounters(game), visits(game)) == ([GUARDED], [])


@pytest.mark.rule("H3-TWN-12", "H3-END-22")
def test_an_army_that_was_brought_and_beaten_is_not_brought_again() -> None:
    game = quiet_game()
    game.arm(wins=0)
    town = game.town_of(1)
    game.at_the_gates(0, 1)
    game.give(1, gold=30)
    game.ask_again().play(f"go:{town}").close_window()
    assert game.asked() == (1, "may")
    game.play("yes")
    game.fight()
    assert game.field(town)["owner"] == 0
    assert len(game.events_named("siege_pay")) == 1


# -- with an ally on the field -----------------------------------------------------------------------------------------


def behind_the_second(mp: int = 3) -> HeroesGame:
    """The Main Hero stands beside its Secondary Hero, under whom guards have come back."""
    game = quiet_game().meadow()
    game.army(0, STRONG)
    game.stand(0, BESIDE, mp=mp)
    game.stand(0, GUARDED, secondary=True, mp=2)
    return game.ask_again()


@pytest.mark.rule("H3-MOV-21", "H3-MOV-17")
def test_no_hero_walks_past_guards_under_its_own_second() -> None:
    game = behind_the_second()
    assert f"go:{GUARDED}" not in game.keys
    with pytest.raises(Refused, match="H3-MOV-21"):
        game.play(f"go:{GUARDED}")
    game.cleared(GUARDED)
    assert f"go:{GUARDED}" in game.ask_again().keys


@pytest.mark.rule("H3-MOV-21", "H3-MOV-20")
def test_the_hero_who_stands_there_leaves_freely_and_fights_on_coming_back() -> None:
    game = behind_the_second()
    game.play(f"go2:{BEYOND}")
    assert encounters(game) == []
    game.play(f"go:{GUARDED}")
    assert encounters(game) == [GUARDED]


@pytest.mark.rule("H3-MOV-21", "H3-MOD-09")
def test_nor_past_guards_under_an_ally(tmp_path: Path) -> None:
    game = alliance_game(tmp_path)
    game.lay((1, 0), "F1")
    game.stand(2, GUARDED)
    game.stand(0, BESIDE, mp=3)
    assert f"go:{GUARDED}" not in game.ask_again().keys
    game.cleared(GUARDED)
    assert f"go:{GUARDED}" in game.ask_again().keys


@pytest.mark.rule("H3-MOV-21")
def test_wings_carry_a_hero_over_them() -> None:
    game = behind_the_second()
    game.position.wings |= 1
    game.ask_again().play(f"go:{GUARDED}")
    assert game.asked() == (0, "space")
    assert "stop" not in game.keys
    assert encounters(game) == []


@pytest.mark.rule("H3-MOV-19", "H3-MOV-21")
@pytest.mark.parametrize("mp", [1, 3])
def test_an_enemy_under_whom_guards_came_back_can_be_attacked(mp: int) -> None:
    game = quiet_game().meadow()
    game.face(BESIDE, GUARDED, mp=mp)
    assert f"go:{GUARDED}" in game.keys
