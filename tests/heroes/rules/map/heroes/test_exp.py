"""Experience for a won Combat: levels compared, who gains it, and when."""

import pytest

from tests.heroes.builder import OPEN, STRONG, HeroesGame, whole_game

GUARDED = "1,0.e"
"""An artifact guarded by difficulty II, on tile F1."""


def with_guards(game: HeroesGame, experience: int, tile: str = "F1", *, azure: bool = False) -> HeroesGame:
    """A hero with an army that beats whatever one weak guard there is, next to a guarded field."""
    game.meadow(tile)
    game.level(0, experience)
    game.stand(0, "1,0.c" if tile == "F1" else "1,0.sw", mp=3)
    game.army(0, STRONG)
    game.luck(lands=["unit:neutral_azure_dragons"] if azure else ["unit:neutral_peasants"] * 2)
    return game.ask_again()


# -- the comparison ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXP-02", "H3-EXP-03")
@pytest.mark.parametrize(("experience", "gained"), [(0, 2), (1, 2), (2, 1), (3, 1)])
def test_guards_of_an_equal_or_higher_difficulty_give_experience(experience: int, gained: int) -> None:
    game = with_guards(whole_game(difficulty="easy"), experience)
    game.play(f"go:{GUARDED}")
    game.beat_guards()
    while game.events_named("visit") == []:
        game.play(game.choice.keys[-1])
    assert game.player(0)["experience"] == experience + gained


@pytest.mark.rule("H3-EXP-01")
def test_guards_of_a_lower_difficulty_give_none_even_where_they_are_fought() -> None:
    game = with_guards(whole_game(difficulty="easy", quick_combat_optional="on"), 4)
    game.play(f"go:{GUARDED}", "no")
    game.beat_guards()
    assert game.events_named("win") == [{"seat": 0}]
    assert game.player(0)["experience"] == 4


@pytest.mark.rule("H3-EXP-01", "H3-EXP-02", "H3-EXP-03")
@pytest.mark.parametrize(("own_experience", "foes", "gained"), [(4, 3, 0), (4, 2, 0), (4, 4, 1), (4, 5, 1), (4, 6, 2)])
def test_an_enemy_hero_gives_experience_by_level(own_experience: int, foes: int, gained: int) -> None:
    game = whole_game().meadow()
    game.level(0, own_experience)
    game.level(1, foes)
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}")
    game.fight()
    assert game.player(0)["experience"] == own_experience + gained
    assert game.player(1)["experience"] == foes


@pytest.mark.rule("H3-EXP-12")
def test_the_levels_compared_are_those_before_any_experience_is_added() -> None:
    game = whole_game().meadow()
    game.level(0, 3)  # Half a level short of the enemy's third level: compared as level 2, not as the 3 to come.
    game.level(1, 4)
    game.stack_deck("ability", ["offense", "armorer"])
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}")
    game.fight()
    assert game.events_named("experience")[0] == {"player": 0, "n": 4}
    while game.asked() != (0, "action"):
        game.play(game.choice.keys[-1])
    assert game.player(0)["experience"] == 5, "2 for a higher level, although the first of them makes it equal"


# -- Azure units -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXP-04", "H3-EXP-05")
@pytest.mark.parametrize("secondary", [False, True])
def test_azure_guards_raise_even_a_hero_of_level_1_step_by_step(secondary: bool) -> None:
    game = whole_game(difficulty="easy", experience_from_secondary_wins="on")
    with_guards(game, 0, "C1", azure=True)
    if secondary:
        game.stand(0, "0,0.c", mp=0)
        game.stand(0, "1,0.sw", secondary=True, mp=2)
    game.army(0, STRONG, "castle_champions+", "castle_crusaders+", "castle_griffins+")
    game.ask_again()
    game.play("go2:1,0.c" if secondary else "go:1,0.c")
    game.luck(dice=[0] * 99)
    game.close_window().beat_guards()
    while len(game.events_named("level")) < 6:
        game.play(game.choice.keys[-1])
    assert [event["n"] for event in game.events_named("level")] == [2, 3, 4, 5, 6, 7]
    cards = [event["card"] for event in game.events_named("specialty")]
    assert cards == ["catherine_specialty_iv", "catherine_specialty_vi"]
    assert game.player(0)["experience"] == 12


@pytest.mark.rule("H3-EXP-04", "H3-EXP-05", "H3-EXW-11")
@pytest.mark.parametrize("specialty", ["hand", "deck_shuffled"])
def test_azure_guards_raise_the_hero_to_level_7_through_every_level(specialty: str) -> None:
    game = with_guards(whole_game(difficulty="easy", specialty_gain_zone=specialty), 8, "C1", azure=True)
    game.army(0, STRONG, "castle_champions+", "castle_crusaders+", "castle_griffins+")
    game.ask_again()
    game.play("go:1,0.c")
    game.luck(dice=[0] * 99)
    game.close_window().beat_guards()
    assert game.events_named("win") == [{"seat": 0}]
    levels = [event["n"] for event in game.events_named("level")]
    assert levels == [6, 7]
    assert [event["card"] for event in game.events_named("specialty")] == ["catherine_specialty_vi"]
    names = [event.name for event in game.events]
    assert names.index("specialty") < len(names) - names[::-1].index("level") - 1, "level 6 before level 7"
    me = game.player(0)
    assert "catherine_specialty_vi" in me["hand" if specialty == "hand" else "deck"]
    assert (me["level"], me["hand_limit"]) == (7, 7)
    assert me["expert_left"] == 3
    assert game.keys >= {"look"}, "level 7 lets search the Ability deck"
