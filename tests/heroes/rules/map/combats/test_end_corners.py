"""End of Combat on the map where options, scenario rules, Secondary Heroes or a third player come in."""

from copy import copy

import pytest

from tests.heroes.builder import OPEN, STRONG, THREE, WEAK, HeroesGame, whole_game

LIVING = ("castle/catherine", "dungeon/mutare")
TREASURE = "0,0.w"
"""A field of difficulty I next to the Town of seat 0."""


def at_guards(game: HeroesGame, *units: str, guard: str = "neutral_griffins", secondary: bool = False) -> HeroesGame:
    """A hero of seat 0 in its Town enters a field with one guard, who strikes hard."""
    game.army(0, *units)
    game.stand(0, "0,0.c", secondary=secondary, mp=3)
    if secondary:
        game.stand(0, "0,0.ne", mp=0)
    game.luck(lands=[f"unit:{guard}"], dice=[1] * 40)
    game.ask_again().play(f"{'go2' if secondary else 'go'}:{TREASURE}")
    return game.close_window()


def fall(game: HeroesGame) -> HeroesGame:
    """Send one unit against the guard, and wait until the Combat is over."""
    for _ in range(60):
        if not game.position.base:
            return game
        wanted = ("place:b2", "place:b4", "done", "extend", "keep", "pass")
        game.play(next((key for key in wanted if key in game.keys), game.choice.keys[0]))
    raise AssertionError("the Combat does not end")


@pytest.mark.rule("H3-END-04", "H3-END-05")
@pytest.mark.parametrize(("price", "gold", "can"), [(0, 0, True), (3, 2, False), (3, 3, True)])
def test_a_scenario_sets_the_price_of_a_surrender(price: int, gold: int, can: bool) -> None:
    game = whole_game(LIVING).meadow()
    game.own_match().surrender_price = price
    game.give(0, gold=gold)
    game.give(1)
    game.face(*OPEN, wins=1)
    game.play(f"go:{OPEN[1]}")
    game.line_up().play("done")
    assert game.asked() == (0, "action")
    assert ("surrender" in game.choice) == can
    assert game.why_not("surrender") == ("" if can else "H3-END-05")
    if can:
        game.play("surrender")
        assert (game.resources(0)[0], game.resources(1)[0]) == (0, price)


@pytest.mark.rule("H3-END-04")
def test_surrender_is_still_possible_after_a_spell() -> None:
    game = whole_game(LIVING).meadow()
    game.face(*OPEN, wins=1)
    game.give(0, gold=10)
    game.deal(0, hand=["magic_arrow"])
    game.ask_again().play(f"go:{OPEN[1]}")
    game.line_up().play("done")
    game.play(next(key for key in game.choice.keys if key.startswith("cast:magic_arrow")))
    while "surrender" not in game.choice:
        game.play(next((key for key in game.choice.keys if key in ("pass", "done")), game.choice.keys[0]))
    game.play("surrender")
    assert game.hero_at(0) == "0,0.c"


@pytest.mark.rule("H3-END-13", "H3-END-10")
@pytest.mark.parametrize(("gold", "left"), [(5, 2), (1, 0)])
def test_losing_everybody_on_the_board_costs_what_a_retreat_costs(gold: int, left: int) -> None:
    game = whole_game(LIVING, difficulty="easy")
    terms = game.own_match()
    terms.numbers = copy(terms.numbers)
    terms.numbers.retreat_price = 3
    game.build(0)
    game.give(0, gold=gold)
    at_guards(game, "castle_marksmen", "castle_zealots").play("deploy:castle_marksmen")
    fall(game)
    assert game.events_named("retreat") == [{"seat": 0}]
    assert game.resources(0)[0] == left


@pytest.mark.rule("H3-END-13", "H3-END-11")
@pytest.mark.parametrize("secondary", [False, True])
def test_either_hero_that_loses_everybody_on_the_board_goes_back(secondary: bool) -> None:
    game = whole_game(LIVING, difficulty="easy")
    game.build(0)
    game.give(0, gold=7)
    at_guards(game, "castle_marksmen", "castle_zealots", secondary=secondary).play("deploy:castle_marksmen")
    fall(game)
    assert game.hero_at(0, secondary=secondary) == "0,0.c"
    assert game.resources(0)[0] == 7
    assert game.player(0)["units"] == ["castle_zealots"]
    assert game.events_named("hero_beaten") == game.events_named("hero_gone") == []


@pytest.mark.rule("H3-END-14")
def test_a_secondary_hero_without_any_unit_left_is_removed_by_guards() -> None:
    game = whole_game(LIVING, difficulty="easy")
    game.build(0)
    fall(at_guards(game, "castle_marksmen", secondary=True))
    assert game.hero_at(0, secondary=True) is None
    assert game.hero_at(0) == "0,0.ne", "the Main Hero has not been defeated"
    assert game.player(1)["cubes"] == [0, 0]


@pytest.mark.rule("H3-END-14", "H3-END-15")
def test_azure_guards_defeat_a_main_hero_whatever_the_unit_deck_holds() -> None:
    game = whole_game(LIVING, difficulty="easy")
    game.build(0)
    game.give(0, gold=7)
    at_guards(game, "castle_marksmen", "castle_zealots")
    game.position.azure = True
    game.play("deploy:castle_marksmen")
    fall(game)
    assert game.events_named("hero_beaten") == [{"hero": 0}]
    assert (game.hero_at(0), game.resources(0)[0]) == ("0,0.c", 7)
    assert game.player(0)["units"] == ["castle_zealots"]
    assert game.player(0)["morale"] is None


@pytest.mark.rule("H3-END-16", "H3-END-17", "H3-END-18", "H3-END-19")
@pytest.mark.parametrize("wins", [0, 1])
def test_a_secondary_hero_who_beats_a_main_hero_of_three_players(wins: int) -> None:
    """The reward is for the player, and the third one has no part in it."""
    game = whole_game(THREE).meadow()
    winner, loser = (0, 1) if wins == 0 else (1, 0)
    game.stand(0, OPEN[0], secondary=wins == 0, mp=3)
    game.stand(1, OPEN[1], secondary=wins == 1, mp=3)
    game.arm(wins=wins)
    for player in range(3):
        game.give(player, gold=6)
    game.ask_again().play(f"{'go2' if wins == 0 else 'go'}:{OPEN[1]}")
    game.close_window()
    game.play("no")
    game.fight(wins)
    assert [game.resources(player)[0] for player in (winner, loser, 2)] == [11, 1, 6]
    assert [game.player(player)["morale"] for player in (winner, loser, 2)] == [None, "negative", None]
    assert game.player(winner)["cubes"] == [1 if p == loser else 0 for p in range(3)]
    assert game.hero_at(loser) == game.town_of(loser)


@pytest.mark.rule("H3-END-24")
@pytest.mark.parametrize(("option", "left"), [("off", 2), ("on", 0)])
def test_guards_that_defeat_a_main_hero_take_its_movement_points_by_option(option: str, left: int) -> None:
    game = whole_game(LIVING, difficulty="easy", defeat_ends_movement=option)
    game.build(0)
    fall(at_guards(game, "castle_marksmen"))
    assert game.events_named("hero_beaten") == [{"hero": 0}]
    assert game.mp_of(0) <= left
    assert (game.mp_of(0) == 0) == (option == "on")


@pytest.mark.rule("H3-END-24")
def test_the_option_leaves_movement_points_to_who_surrenders_or_retreats() -> None:
    game = whole_game(LIVING, defeat_ends_movement="on").meadow()
    game.give(0, gold=10)
    game.face(*OPEN, wins=1)
    game.play(f"go:{OPEN[1]}")
    game.line_up().play("done", "surrender")
    assert game.mp_of(0) == 2
    game.build(0)
    game.luck(lands=["unit:neutral_peasants"], dice=[-1] * 40)
    game.army(0, STRONG, WEAK)
    game.ask_again().play(f"go:{TREASURE}")
    for _ in range(60):
        if not game.position.base and game.events_named("retreat"):
            break
        idle = ("place:a1", "place:d5", "pass", "done", "retreat")
        game.play(next((key for key in idle if key in game.keys), game.choice.keys[0]))
    assert (game.hero_at(0), game.mp_of(0)) == ("0,0.c", 1)
