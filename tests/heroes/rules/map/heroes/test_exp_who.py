"""Experience for a won Combat: which hero gains it, and that it comes before the visit."""

import pytest

from tests.heroes.builder import OPEN, STRONG, HeroesGame, whole_game

LIVING = ("castle/catherine", "dungeon/mutare")
GUARDED = "0,0.w"
"""A treasure guarded by difficulty I, next to the Town of seat 0."""
BESIEGED = "3,0.c"
"""The Town of seat 1."""


@pytest.mark.rule("H3-EXP-06")
def test_an_army_brought_to_a_siege_gives_no_experience() -> None:
    game = whole_game().meadow()
    game.level(1, 6)
    game.face("3,0.ne", OPEN[0])
    game.give(1, gold=8)
    game.play(f"go:{BESIEGED}")
    game.close_window()
    assert game.asked() == (1, "may")
    game.play("yes")
    game.fight()
    assert game.events_named("win") == [{"seat": 0}]
    assert game.events_named("experience") == []


def against_secondary(secondary: bool) -> HeroesGame:
    """Seat 0 next to a Hero of seat 1, whose Main Hero has a high level."""
    game = whole_game().meadow()
    game.level(1, 8)
    game.stand(0, OPEN[0], mp=3)
    game.stand(1, OPEN[1], secondary=secondary)
    game.arm(wins=0)
    return game.ask_again()


@pytest.mark.rule("H3-EXP-07")
@pytest.mark.parametrize("secondary", [False, True])
def test_a_secondary_hero_gives_no_experience(secondary: bool) -> None:
    game = against_secondary(secondary)
    game.play(f"go:{OPEN[1]}")
    game.close_window()
    if secondary:
        game.play("no")
    game.fight()
    assert game.events_named("win") == [{"seat": 0}]
    assert len(game.events_named("experience")) == (0 if secondary else 2)


@pytest.mark.rule("H3-EXP-08")
@pytest.mark.parametrize("surrenders", [0, 1])
def test_surrender_gives_no_experience(surrenders: int) -> None:
    game = whole_game().meadow()
    game.level(1 - surrenders, 0)
    game.level(surrenders, 6)
    game.give(surrenders, gold=10)
    game.face(*OPEN, wins=1 - surrenders)
    game.play(f"go:{OPEN[1]}")
    game.line_up()
    game.play("done", "surrender")
    assert game.events_named("surrender") == [{"seat": surrenders, "n": 10}]
    assert game.events_named("experience") == []


@pytest.mark.rule("H3-EXP-09")
@pytest.mark.parametrize("option", ["off", "on"])
def test_a_win_of_the_secondary_hero_gives_experience_only_by_option(option: str) -> None:
    game = whole_game(difficulty="easy", experience_from_secondary_wins=option)
    game.stand(0, "0,0.ne", mp=3)
    game.stand(0, "0,0.c", secondary=True, mp=2)
    game.army(0, STRONG)
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again()
    game.play(f"go2:{GUARDED}")
    game.beat_guards()
    assert game.events_named("win") == [{"seat": 0}]
    assert game.events_named("experience") == ([{"player": 0, "n": 1}] if option == "on" else [])


@pytest.mark.rule("H3-EXP-09", "H3-EXP-10")
@pytest.mark.parametrize("option", ["off", "on"])
def test_a_secondary_hero_that_beats_its_attacker_gives_experience_only_by_option(option: str) -> None:
    game = whole_game(experience_from_secondary_wins=option).meadow()
    game.level(0, 6)
    game.stand(0, OPEN[0], mp=3)
    game.stand(1, OPEN[1], secondary=True)
    game.arm(wins=1)
    game.ask_again().play(f"go:{OPEN[1]}")
    game.close_window()
    game.play("no")
    game.fight(wins=1)
    assert game.events_named("win") == [{"seat": 1}]
    assert {event["player"] for event in game.events_named("experience")} == ({1} if option == "on" else set())


@pytest.mark.rule("H3-EXP-07", "H3-EXP-10")
def test_a_secondary_hero_that_attacks_and_falls_gives_no_experience() -> None:
    game = whole_game().meadow()
    game.level(0, 6)
    game.stand(0, "0,0.c")
    game.stand(0, OPEN[0], secondary=True, mp=2)
    game.stand(1, OPEN[1])
    game.arm(wins=1)
    game.ask_again().play(f"go2:{OPEN[1]}")
    game.close_window()
    game.play("no")
    game.fight(wins=1)
    assert game.events_named("win") == [{"seat": 1}]
    assert game.events_named("experience") == []


@pytest.mark.rule("H3-EXP-09")
def test_a_brought_army_that_wins_gives_no_experience() -> None:
    game = whole_game().meadow()
    game.level(0, 6)
    game.give(1, gold=8)
    game.face("3,0.ne", OPEN[0], wins=1)
    game.play(f"go:{BESIEGED}")
    game.close_window()
    game.play("yes")
    game.fight(wins=1)
    assert game.events_named("win") == [{"seat": 1}]
    assert game.events_named("experience") == []


@pytest.mark.rule("H3-EXP-10", "H3-EXD-107", "H3-END-16", "H3-END-17", "H3-END-19", "H3-END-23")
def test_a_defender_who_defeats_the_attacking_main_hero_gains_experience() -> None:
    game = whole_game(LIVING).meadow()
    game.level(0, 6)
    game.level(1, 5)
    game.give(0, gold=3)
    game.give(1, gold=1)
    game.stack_deck("ability", ["offense", "armorer"])
    game.face(*OPEN, wins=1)
    game.play(f"go:{OPEN[1]}")
    game.fight(wins=1)
    while game.asked() != (0, "action"):
        game.play(game.choice.keys[-1])
    assert (game.player(1)["experience"], game.player(0)["experience"]) == (7, 6)
    assert (game.resources(0)[0], game.resources(1)[0]) == (0, 4), "no more than there is"
    assert (game.player(1)["cubes"], game.player(0)["cubes"]) == ([1, 0], [0, 0])
    assert (game.player(0)["morale"], game.player(1)["morale"]) == ("negative", None)
    assert (game.hero_at(0), game.hero_at(1)) == ("0,0.c", OPEN[1])


@pytest.mark.rule("H3-EXP-10")
@pytest.mark.parametrize(("attacker", "gained"), [(2, 0), (4, 1), (6, 2)])
def test_the_defender_compares_levels_in_the_same_way(attacker: int, gained: int) -> None:
    game = whole_game().meadow()
    game.level(0, attacker)
    game.level(1, 4)
    game.face(*OPEN, wins=1)
    game.play(f"go:{OPEN[1]}")
    game.fight(wins=1)
    assert len(game.events_named("experience")) == gained


@pytest.mark.rule("H3-EXP-11", "H3-EXD-108")
def test_experience_and_level_come_before_the_visit() -> None:
    game = whole_game(difficulty="easy")
    game.level(0, 1)
    game.stack_deck("ability", ["offense", "armorer"])
    game.army(0, STRONG)
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again()
    game.play(f"go:{GUARDED}")
    game.beat_guards()
    assert game.player(0)["level"] == 2
    assert game.keys & {"look", "take:offense"}, "the Ability deck is searched now"
    assert game.events_named("visit") == []
    rolled = len(game.events_named("map_die"))
    while len(game.events_named("map_die")) == rolled:
        assert game.events_named("visit") == []
        game.play(game.choice.keys[0])
    assert game.events_named("visit") == [{"hero": 0, "field": GUARDED}]
    assert {"offense", "armorer"} & set(game.player(0)["hand"])
