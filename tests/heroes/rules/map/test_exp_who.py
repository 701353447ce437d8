"""Experience for a won Combat: which hero gains it, and that it comes before the visit."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    give,
    happened,
    journey,
    keys,
    level,
    luck,
    play,
    player,
    resources,
    stack_deck,
    stand,
)
from tests.heroes.support.war import OPEN, STRONG, arm, beat_guards, close_window, face, fight, hero_at, line_up, meadow

LIVING = ("castle/catherine", "dungeon/mutare")
GUARDED = "0,0.w"
"""A treasure guarded by difficulty I, next to the Town of seat 0."""
BESIEGED = "3,0.c"
"""The Town of seat 1."""


@pytest.mark.rule("H3-EXP-06")
def test_an_army_brought_to_a_siege_gives_no_experience() -> None:
    game = meadow(journey())
    level(game, 1, 6)
    face(game, "3,0.ne", OPEN[0])
    give(game, 1, gold=8)
    play(game, f"go:{BESIEGED}")
    close_window(game)
    assert asked(game) == (1, "may")
    play(game, "yes")
    fight(game)
    assert happened(game, "win") == [{"seat": 0}]
    assert happened(game, "experience") == []


def against_secondary(secondary: bool) -> Game:
    """Seat 0 next to a Hero of seat 1, whose Main Hero has a high level."""
    game = meadow(journey())
    level(game, 1, 8)
    stand(game, 0, OPEN[0], mp=3)
    stand(game, 1, OPEN[1], secondary=secondary)
    arm(game, wins=0)
    return ask_again(game)


@pytest.mark.rule("H3-EXP-07")
@pytest.mark.parametrize("secondary", [False, True])
def test_a_secondary_hero_gives_no_experience(secondary: bool) -> None:
    game = against_secondary(secondary)
    play(game, f"go:{OPEN[1]}")
    close_window(game)
    if secondary:
        play(game, "no")
    fight(game)
    assert happened(game, "win") == [{"seat": 0}]
    assert len(happened(game, "experience")) == (0 if secondary else 2)


@pytest.mark.rule("H3-EXP-08")
@pytest.mark.parametrize("surrenders", [0, 1])
def test_surrender_gives_no_experience(surrenders: int) -> None:
    game = meadow(journey())
    level(game, 1 - surrenders, 0)
    level(game, surrenders, 6)
    give(game, surrenders, gold=10)
    face(game, *OPEN, wins=1 - surrenders)
    play(game, f"go:{OPEN[1]}")
    line_up(game)
    play(game, "done", "surrender")
    assert happened(game, "surrender") == [{"seat": surrenders, "n": 10}]
    assert happened(game, "experience") == []


@pytest.mark.rule("H3-EXP-09")
@pytest.mark.parametrize("option", ["off", "on"])
def test_a_win_of_the_secondary_hero_gives_experience_only_by_option(option: str) -> None:
    game = journey(difficulty="easy", experience_from_secondary_wins=option)
    stand(game, 0, "0,0.ne", mp=3)
    stand(game, 0, "0,0.c", secondary=True, mp=2)
    army(game, 0, STRONG)
    luck(game, lands=["unit:neutral_peasants"])
    ask_again(game)
    play(game, f"go2:{GUARDED}")
    beat_guards(game)
    assert happened(game, "win") == [{"seat": 0}]
    assert happened(game, "experience") == ([{"player": 0, "n": 1}] if option == "on" else [])


@pytest.mark.rule("H3-EXP-09")
def test_a_brought_army_that_wins_gives_no_experience() -> None:
    game = meadow(journey())
    level(game, 0, 6)
    give(game, 1, gold=8)
    face(game, "3,0.ne", OPEN[0], wins=1)
    play(game, f"go:{BESIEGED}")
    close_window(game)
    play(game, "yes")
    fight(game, wins=1)
    assert happened(game, "win") == [{"seat": 1}]
    assert happened(game, "experience") == []


@pytest.mark.rule("H3-EXP-10", "H3-EXD-107", "H3-END-16", "H3-END-17", "H3-END-19", "H3-END-23")
def test_a_defender_who_defeats_the_attacking_main_hero_gains_experience() -> None:
    game = meadow(journey(LIVING))
    level(game, 0, 6)
    level(game, 1, 5)
    give(game, 0, gold=3)
    give(game, 1, gold=1)
    stack_deck(game, "ability", ["offense", "armorer"])
    face(game, *OPEN, wins=1)
    play(game, f"go:{OPEN[1]}")
    fight(game, wins=1)
    while asked(game) != (0, "action"):
        play(game, game.choice.keys[-1])
    assert (player(game, 1)["experience"], player(game, 0)["experience"]) == (7, 6)
    assert (resources(game, 0)[0], resources(game, 1)[0]) == (0, 4), "no more than there is"
    assert (player(game, 1)["cubes"], player(game, 0)["cubes"]) == ([1, 0], [0, 0])
    assert (player(game, 0)["morale"], player(game, 1)["morale"]) == ("negative", None)
    assert (hero_at(game, 0), hero_at(game, 1)) == ("0,0.c", OPEN[1])


@pytest.mark.rule("H3-EXP-10")
@pytest.mark.parametrize(("attacker", "gained"), [(2, 0), (4, 1), (6, 2)])
def test_the_defender_compares_levels_in_the_same_way(attacker: int, gained: int) -> None:
    game = meadow(journey())
    level(game, 0, attacker)
    level(game, 1, 4)
    face(game, *OPEN, wins=1)
    play(game, f"go:{OPEN[1]}")
    fight(game, wins=1)
    assert len(happened(game, "experience")) == gained


@pytest.mark.rule("H3-EXP-11", "H3-EXD-108")
def test_experience_and_level_come_before_the_visit() -> None:
    game = journey(difficulty="easy")
    level(game, 0, 1)
    stack_deck(game, "ability", ["offense", "armorer"])
    army(game, 0, STRONG)
    luck(game, lands=["unit:neutral_peasants"])
    ask_again(game)
    play(game, f"go:{GUARDED}")
    beat_guards(game)
    assert player(game, 0)["level"] == 2
    assert keys(game) & {"look", "take:offense"}, "the Ability deck is searched now"
    assert happened(game, "visit") == []
    rolled = len(happened(game, "map_die"))
    while len(happened(game, "map_die")) == rolled:
        assert happened(game, "visit") == []
        play(game, game.choice.keys[0])
    assert happened(game, "visit") == [{"hero": 0, "field": GUARDED}]
    assert {"offense", "armorer"} & set(player(game, 0)["hand"])
