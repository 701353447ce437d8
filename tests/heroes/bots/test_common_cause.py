"""The greedy bot in games against AI heroes: it keeps its Town, ends its Combats, and gives what it can spare."""

import pytest

from banneret.bots import make
from banneret.heroes.bots.ai_heroes import ai_hero_worth, ai_strength
from banneret.heroes.bots.combat_only import PATIENCE, lone_battle
from banneret.heroes.bots.coop import threat
from banneret.heroes.bots.targets import best_step, guards_worth
from banneret.heroes.geometry.map_grid import field_name
from banneret.kernel.game import Game
from tests.heroes.support.journey import FIELD, army, ask_again, fields_of, give, keys, lay, seen, stand, state_of
from tests.heroes.support.quest import give_troops, place_ai, quest
from tests.heroes.support.saga import saga
from tests.heroes.support.solo import open_land, solo, way
from tests.heroes.support.war import STRONG, do_nothing

MARCHER = "{id: warlord, name: Warlord, at: A1, army: [few:troglodytes], move: marcher, goal: nearest_town}"


def choose(game: Game) -> str:
    seat = state_of(game).seat
    return game.rules.key(game.choice.kind, make("greedy", "heroes", 1).choose(game.view(seat), game.rules))


def march(distance: int, *units: str) -> Game:
    """An AI hero so many fields from the Town, and the Main Hero away from it."""
    game = open_land(solo(MARCHER))
    give_troops(game, "warlord", "neutral:champions", "neutral:champions", "neutral:crusaders")
    fields = [name for name in FIELD if name.startswith(("1,0.", "2,0.", "3,0.")) and way(game, name) == distance]
    place_ai(game, "warlord", fields[0])
    army(game, 0, *units)
    give(game, 0)
    state_of(game).tokens[0] = 15
    near = [name for name in FIELD if name.startswith("0,0.") and way(game, name) == 1]
    stand(game, 0, near[0], mp=3)
    return ask_again(game)


def test_it_goes_home_before_an_enemy_who_is_near() -> None:
    game = march(6, "castle_crusaders+", "castle_griffins+", "castle_marksmen+")
    assert threat(state_of(game), 0) > 0
    town = field_name(state_of(game).town_at[0])
    assert choose(game) == f"go:{town}"
    stand(game, 0, town, mp=3)
    ask_again(game)
    assert choose(game) == "end_turn", "and stays there"


def test_it_does_not_wait_at_home_for_whom_it_can_beat() -> None:
    game = march(3, STRONG, "castle_champions+", "castle_crusaders+", "castle_zealots+")
    give_troops(game, "warlord", "neutral:peasants")
    stand(game, 0, field_name(state_of(game).town_at[0]), mp=3)
    assert choose(ask_again(game)).startswith("go:")


def test_nobody_far_away_is_a_threat() -> None:
    game = march(9, STRONG)
    assert threat(state_of(game), 0) == 0.0


@pytest.mark.parametrize(
    ("units", "round_number", "gives"), [((STRONG, "castle_champions+"), 3, True), ((), 3, False), ((), 10, True)]
)
def test_it_gives_to_all_once_its_army_stands_or_time_is_short(
    units: tuple[str, ...], round_number: int, gives: bool
) -> None:
    game = saga("geleas_champions")
    state_of(game).game_round = round_number
    army(game, 0, *(units or ("castle_halberdiers",)))
    give(game, 0, gold=16, materials=4, valuables=1)
    state_of(game).tokens[0] = 6
    ask_again(game)
    assert "rule:1" in keys(game)
    assert (choose(game) == "rule:1") == gives


def test_a_combat_that_drags_on_is_ended_by_blows() -> None:
    game = open_land(solo(MARCHER))
    place_ai(game, "warlord", "1,0.c")
    stand(game, 0, "0,0.c", mp=3)
    army(game, 0, STRONG)
    while not state_of(game).base or not any(key.startswith("move:") for key in keys(game)):
        do_nothing(game)
    state = state_of(game)
    state.round = PATIENCE + 1
    before = list(state.options)
    kept = lone_battle(state).options
    assert kept
    assert len(kept) < len(before)
    assert seen(game)["combat"] is not None


@pytest.mark.parametrize(("level", "worth"), [("easy", 45.0), ("normal", 57.0), ("impossible", 67.0)])
def test_guards_that_a_scenario_names_are_taken_for_what_they_are(level: str, worth: float) -> None:
    game = quest("dragons_blood_2", "dungeon/mutare", 1, difficulty=level)
    lay(game, (0, 0), "C1")
    assert guards_worth(state_of(game), 7, FIELD["0,0.c"]) == worth
    assert guards_worth(state_of(game), 2, FIELD["0,0.ne"]) == guards_worth(state_of(game), 2), "others as usual"


def test_it_does_not_go_to_and_fro_between_stables() -> None:
    game = saga("crossroads")
    lay(game, (2, 0), "F3", 4)
    lay(game, (3, -1), "F1", 1)
    first, second = (field for field in fields_of(game, "stables") if field in ("2,0.nw", "3,-1.sw"))
    stand(game, 0, first, mp=2)
    ask_again(game)
    assert f"go:{second}" in keys(game)
    for goal in (first, second):
        stand(game, 0, goal, mp=2)
        assert field_name(best_step(state_of(game), 0)[1]) not in (first, second)


@pytest.mark.parametrize("lives", [1, 3])
def test_it_dares_less_where_one_defeat_loses_the_game(lives: int) -> None:
    goals = (
        f"victory:\n- {{defeat_ai: all}}\ndefeat:\n- {{main_hero_defeated: {{by: ai, times: {lives}}}}}\nlimit: defeat"
    )
    game = open_land(solo(MARCHER, goals=goals))
    give_troops(game, "warlord", "neutral:champions", "neutral:champions")
    army(game, 0, "castle_crusaders+", "castle_zealots+")
    state = state_of(game)
    ours = 0.9 * ai_strength(state, 0)
    assert (ai_hero_worth(state, 0, 0, state.town_at[0], ours) > 0) == (lives > 1)
