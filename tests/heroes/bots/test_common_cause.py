"""The greedy bot in games against AI heroes: it keeps its Town, ends its Combats, and gives what it can spare."""

import pytest

from banneret.bots import make
from banneret.heroes.bots.ai_heroes import ai_hero_worth, ai_strength
from banneret.heroes.bots.combat_greedy import HeroesJudge
from banneret.heroes.bots.combat_only import PATIENCE, lone_battle
from banneret.heroes.bots.coop import threat
from banneret.heroes.bots.targets import best_step, guards_worth
from banneret.heroes.geometry.map_grid import field_name
from tests.heroes.builder import FIELD, STRONG, HeroesGame, campaign_game, scenario_game, solo_game

MARCHER = "{id: warlord, name: Warlord, at: A1, army: [few:troglodytes], move: marcher, goal: nearest_town}"


def choose(game: HeroesGame) -> str:
    seat = game.position.seat
    return game.rules.key(game.choice.kind, make("greedy", "heroes", 1).choose(game.view(seat), game.rules))


def march(distance: int, *units: str) -> HeroesGame:
    """An AI hero this many fields from the Town, and the Main Hero away from it."""
    game = solo_game(MARCHER).open_land()
    game.give_troops("warlord", "neutral:champions", "neutral:champions", "neutral:crusaders")
    fields = [
        name for name in FIELD if name.startswith(("1,0.", "2,0.", "3,0.")) and game.ai_distance(name) == distance
    ]
    game.place_ai("warlord", fields[0])
    game.army(0, *units)
    game.give(0)
    game.position.tokens[0] = 15
    near = [name for name in FIELD if name.startswith("0,0.") and game.ai_distance(name) == 1]
    game.stand(0, near[0], mp=3)
    return game.ask_again()


def test_it_goes_home_before_an_enemy_who_is_near() -> None:
    game = march(6, "castle_crusaders+", "castle_griffins+", "castle_marksmen+")
    assert threat(game.position, 0) > 0
    town = field_name(game.position.town_at[0])
    assert choose(game) == f"go:{town}"
    game.stand(0, town, mp=3)
    game.ask_again()
    assert choose(game) == "end_turn", "and stays there"


def test_it_does_not_wait_at_home_for_whom_it_can_beat() -> None:
    game = march(3, STRONG, "castle_champions+", "castle_crusaders+", "castle_zealots+")
    game.give_troops("warlord", "neutral:peasants")
    game.stand(0, field_name(game.position.town_at[0]), mp=3)
    assert choose(game.ask_again()).startswith("go:")


def test_nobody_far_away_is_a_threat() -> None:
    game = march(9, STRONG)
    assert threat(game.position, 0) == 0.0


@pytest.mark.parametrize(
    ("units", "round_number", "gives"), [((STRONG, "castle_champions+"), 3, True), ((), 3, False), ((), 10, True)]
)
def test_it_gives_to_all_once_its_army_stands_or_time_is_short(
    units: tuple[str, ...], round_number: int, gives: bool
) -> None:
    game = scenario_game("geleas_champions")
    game.position.game_round = round_number
    game.army(0, *(units or ("castle_halberdiers",)))
    game.give(0, gold=16, materials=4, valuables=1)
    game.position.tokens[0] = 6
    game.ask_again()
    assert "rule:1" in game.keys
    assert (choose(game) == "rule:1") == gives


def test_a_combat_that_drags_on_is_ended_by_blows() -> None:
    game = solo_game(MARCHER).open_land()
    game.place_ai("warlord", "1,0.c")
    game.stand(0, "0,0.c", mp=3)
    game.army(0, STRONG)
    while not game.position.base or not any(key.startswith("move:") for key in game.keys):
        game.do_nothing()
    state = game.position
    state.round = PATIENCE + 1
    before = list(state.options)
    battle = lone_battle(state)
    kept = HeroesJudge().worth_trying(battle)
    assert kept
    assert len(kept) < len(before)
    battle.stirred = state.round
    assert len(HeroesJudge().worth_trying(battle)) == len(before), "not while units are being hurt"
    assert game.seen()["combat"] is not None


@pytest.mark.parametrize(("level", "worth"), [("easy", 45.0), ("normal", 57.0), ("impossible", 67.0)])
def test_guards_that_a_scenario_names_are_taken_for_what_they_are(level: str, worth: float) -> None:
    game = campaign_game("dragons_blood_2", "dungeon/mutare", 1, difficulty=level)
    game.lay((0, 0), "C1")
    assert guards_worth(game.position, 7, FIELD["0,0.c"]) == worth
    assert guards_worth(game.position, 2, FIELD["0,0.ne"]) == guards_worth(game.position, 2), "others as usual"


def test_it_does_not_go_to_and_fro_between_stables() -> None:
    game = scenario_game("crossroads")
    game.lay((2, 0), "F3", 4)
    game.lay((3, -1), "F1", 1)
    first, second = (field for field in game.fields_of("stables") if field in ("2,0.nw", "3,-1.sw"))
    game.stand(0, first, mp=2)
    game.ask_again()
    assert f"go:{second}" in game.keys
    for goal in (first, second):
        game.stand(0, goal, mp=2)
        assert field_name(best_step(game.position, 0)[1]) not in (first, second)


@pytest.mark.parametrize("lives", [1, 3])
def test_it_dares_less_where_one_defeat_loses_the_game(lives: int) -> None:
    goals = (
        f"victory:\n- {{defeat_ai: all}}\ndefeat:\n- {{main_hero_defeated: {{by: ai, times: {lives}}}}}\nlimit: defeat"
    )
    game = solo_game(MARCHER, goals=goals).open_land()
    game.give_troops("warlord", "neutral:champions", "neutral:champions")
    game.army(0, "castle_crusaders+", "castle_zealots+")
    state = game.position
    ours = 0.9 * ai_strength(state, 0)
    assert (ai_hero_worth(state, 0, 0, state.town_at[0], ours) > 0) == (lives > 1)
