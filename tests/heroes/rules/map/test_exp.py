"""Experience for a won Combat: levels compared, who gains it, and when."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    happened,
    journey,
    keys,
    level,
    luck,
    play,
    player,
    stack_deck,
    stand,
)
from tests.heroes.support.war import OPEN, STRONG, beat_guards, close_window, face, fight, meadow

GUARDED = "1,0.e"
"""An artifact guarded by difficulty II, on tile F1."""


def with_guards(game: Game, experience: int, tile: str = "F1", *, azure: bool = False) -> Game:
    """A hero with an army that beats whatever one weak guard there is, next to a guarded field."""
    meadow(game, tile)
    level(game, 0, experience)
    stand(game, 0, "1,0.c" if tile == "F1" else "1,0.sw", mp=3)
    army(game, 0, STRONG)
    luck(game, lands=["unit:neutral_azure_dragons"] if azure else ["unit:neutral_peasants"] * 2)
    return ask_again(game)


# -- the comparison ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXP-02", "H3-EXP-03")
@pytest.mark.parametrize(("experience", "gained"), [(0, 2), (1, 2), (2, 1), (3, 1)])
def test_guards_of_an_equal_or_higher_difficulty_give_experience(experience: int, gained: int) -> None:
    game = with_guards(journey(difficulty="easy"), experience)
    play(game, f"go:{GUARDED}")
    beat_guards(game)
    while happened(game, "visit") == []:
        play(game, game.choice.keys[-1])
    assert player(game, 0)["experience"] == experience + gained


@pytest.mark.rule("H3-EXP-01")
def test_guards_of_a_lower_difficulty_give_none_even_where_they_are_fought() -> None:
    game = with_guards(journey(difficulty="easy", quick_combat_optional="on"), 4)
    play(game, f"go:{GUARDED}", "no")
    beat_guards(game)
    assert happened(game, "win") == [{"seat": 0}]
    assert player(game, 0)["experience"] == 4


@pytest.mark.rule("H3-EXP-01", "H3-EXP-02", "H3-EXP-03")
@pytest.mark.parametrize(("own_experience", "foes", "gained"), [(4, 3, 0), (4, 2, 0), (4, 4, 1), (4, 5, 1), (4, 6, 2)])
def test_an_enemy_hero_gives_experience_by_level(own_experience: int, foes: int, gained: int) -> None:
    game = meadow(journey())
    level(game, 0, own_experience)
    level(game, 1, foes)
    face(game, *OPEN)
    play(game, f"go:{OPEN[1]}")
    fight(game)
    assert player(game, 0)["experience"] == own_experience + gained
    assert player(game, 1)["experience"] == foes


@pytest.mark.rule("H3-EXP-12")
def test_the_levels_compared_are_those_before_any_experience_is_added() -> None:
    game = meadow(journey())
    level(game, 0, 3)  # Half a level short of the enemy's third level: compared as level 2, not as the 3 to come.
    level(game, 1, 4)
    stack_deck(game, "ability", ["offense", "armorer"])
    face(game, *OPEN)
    play(game, f"go:{OPEN[1]}")
    fight(game)
    assert happened(game, "experience")[0] == {"player": 0, "n": 4}
    while asked(game) != (0, "action"):
        play(game, game.choice.keys[-1])
    assert player(game, 0)["experience"] == 5, "2 for a higher level, although the first of them makes it equal"


# -- Azure units -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXP-04", "H3-EXP-05", "H3-EXW-11")
@pytest.mark.parametrize("specialty", ["hand", "deck_shuffled"])
def test_azure_guards_raise_the_hero_to_level_7_through_every_level(specialty: str) -> None:
    game = with_guards(journey(difficulty="easy", specialty_gain_zone=specialty), 8, "C1", azure=True)
    army(game, 0, STRONG, "castle_champions+", "castle_crusaders+", "castle_griffins+")
    ask_again(game)
    play(game, "go:1,0.c")
    luck(game, dice=[0] * 99)
    beat_guards(close_window(game))
    assert happened(game, "win") == [{"seat": 0}]
    levels = [event["n"] for event in happened(game, "level")]
    assert levels == [6, 7]
    assert [event["card"] for event in happened(game, "specialty")] == ["catherine_specialty_vi"]
    names = [event.name for event in game.events]
    assert names.index("specialty") < len(names) - names[::-1].index("level") - 1, "level 6 before level 7"
    me = player(game, 0)
    assert "catherine_specialty_vi" in me["hand" if specialty == "hand" else "deck"]
    assert (me["level"], me["hand_limit"]) == (7, 7)
    assert me["expert_left"] == 3
    assert keys(game) >= {"look"}, "level 7 lets search the Ability deck"
