"""Dice in programs of scenario files: as many results as they say, and a die that decides about any program."""

from pathlib import Path

import pytest

import banneret
from banneret.bots import make
from banneret.heroes.text.map_questions import prompt_text
from banneret.kernel.game import Game
from banneret.table.presenter import presenter_of
from tests.heroes.designing.maps import changed, found, written

EVENT = "- {rounds: [3], who: each, do: [{gain: gold, amount: 2}]}"
SEEDS = range(12)


def before_the_first_turn(folder: Path, program: str, seed: int, answer: int = 0) -> Game:
    """A game of a file whose first round does this for each player, up to the first turn; every answer is that one."""
    path = written(folder, changed(EVENT, f"- {{rounds: [1], who: each, do: [{program}]}}"))
    game = banneret.new("heroes", scenario=str(path), seats=["castle/catherine", "necropolis/tamika"], seed=seed)
    while "end_turn" not in (keys := game.choice.keys):
        game.apply(keys[answer])
    return game


def of(game: Game, name: str, player: str, who: int) -> list[dict[str, object]]:
    """What the events of a name say that are about a player."""
    return [dict(event.args) for event in game.events if event.name == name and event.args[player] == who]


@pytest.mark.parametrize(("dice", "keep"), [(2, 1), (3, 2), (4, 2), (4, 3), (3, 3)])
def test_as_many_results_are_taken_as_keep_says(tmp_path: Path, dice: int, keep: int) -> None:
    for seed in SEEDS:
        # The bonus at the start that is answered last rolls no dice.
        game = before_the_first_turn(tmp_path, f"{{roll_dice: resource, dice: {dice}, keep: {keep}}}", seed, -1)
        for player in (0, 1):
            rolled = [die["face"] for die in of(game, "map_die", "player", player)]
            taken = [result["face"] for result in of(game, "result", "player", player)]
            assert len(rolled) == dice
            assert len(taken) == keep
            assert all(taken.count(face) <= rolled.count(face) for face in taken)


def test_each_result_is_chosen_among_those_left(tmp_path: Path) -> None:
    """Two of three that differ are two choices: of three results, then of the two left."""
    path = written(tmp_path, changed(EVENT, "- {rounds: [1], do: [{roll_dice: resource, dice: 3, keep: 2}]}"))
    asked = []
    for seed in range(30):
        game = banneret.new("heroes", scenario=str(path), seats=["castle/catherine", "necropolis/tamika"], seed=seed)
        results = []
        while "end_turn" not in (keys := game.choice.keys):
            if keys[0].startswith("result:"):
                results.append(len(keys))
                assert prompt_text(game) == "Choose one of the results."
            game.apply(keys[-1])
        asked.append(results)
    assert [3, 2] in asked


def test_treasure_results_happen_once_all_are_chosen(tmp_path: Path) -> None:
    """A result that rolls dice of its own does not disturb those that lie there."""
    for seed in SEEDS:
        game = before_the_first_turn(tmp_path, "{roll_dice: treasure, dice: 4, keep: 3}", seed, -1)
        for player in (0, 1):
            faces = [str(result["face"]) for result in of(game, "result", "player", player)]
            assert len([face for face in faces if face.startswith("treasure:")]) == 3


@pytest.mark.rule("H3-LOC-20", "H3-LOC-26")
def test_a_rule_about_a_symbol_rolls_its_own_dice(tmp_path: Path) -> None:
    """What is printed on a field counts for the visit itself, not for what a rule adds to it."""
    rule = "  when: flag\n  where: [{tile: west_hill}, {tile: east_hill}]\n  do: [{token: clue}]\n"
    symbols = "  when: visit\n  where: [{location: resource_symbol}, {location: treasure_symbol}]\n"
    program = "  do: [{roll_dice: resource, dice: 4, keep: 2}, {token: clue}]\n"
    path = written(tmp_path, changed(rule, symbols + program))
    game = banneret.new("heroes", scenario=str(path), seats=["castle/catherine", "necropolis/tamika"], seed=3)
    bots = [make("greedy", "heroes", n) for n in range(2)]
    while not any(event.name == "token" for event in game.events):
        seat = game.state.seat
        game.apply(bots[seat].choose(game.view(seat), game.rules), seat)
    names = [event.name for event in game.events]
    since = names[len(names) - names[::-1].index("rule") : names.index("token")]
    assert (since.count("map_die"), since.count("result")) == (4, 2)


def test_no_more_results_than_dice() -> None:
    assert found(changed(EVENT, "- {rounds: [1], do: [{roll_dice: treasure, keep: 2}]}")) == [
        "26: two_hills: events[0].do[0].keep: 2 results cannot be taken: the number of dice is 1"
    ]


def test_a_die_decides_about_any_program(tmp_path: Path) -> None:
    program = "{roll: [0, 1], do: [{token: clue}, {gain: gold, amount: 3}]}, {token: clue, amount: 2}"
    assert found(changed(EVENT, f"- {{rounds: [1], do: [{program}]}}")) == []
    shown = set()
    for seed in SEEDS:
        game = before_the_first_turn(tmp_path, program, seed, -1)
        for player in (0, 1):
            (die,) = of(game, "event_die", "seat", player)
            tokens = [each["n2"] for each in of(game, "token", "player", player)]
            golds = [each["n2"] for each in of(game, "gain", "seat", player) if each["n"] == 0]
            hit = die["n"] != -1
            assert tokens == ([1, 2] if hit else [2])
            assert golds == ([3] if hit else [])
            shown.add(die["n"])
    assert shown == {-1, 0, 1}


def test_what_a_die_decides_about_may_ask(tmp_path: Path) -> None:
    """The words of a question after a choice inside `roll` are those of its own program.

    An expansion that is loaded as well has programs under the same numbers, in games of its own.
    """
    presenter_of("battlefield")
    program = "{roll: [-1, 0, 1], do: [{choose: [{do: [{token: clue}]}, {do: [witch_hut]}]}]}, {may: [{token: clue}]}"
    path = written(tmp_path, changed(EVENT, f"- {{rounds: [1], do: [{program}]}}"))
    game = banneret.new("heroes", scenario=str(path), seats=["castle/catherine", "necropolis/tamika"], seed=1)
    prompts = []
    while "end_turn" not in (keys := game.choice.keys):
        prompts.append(prompt_text(game))
        game.apply("choose:1" if "choose:1" in keys else keys[-1])
    assert "“clues” +1. Do so?" in prompts


def test_verbs_of_the_map_are_fine_inside_a_roll() -> None:
    for verb in ("witch_hut", "{gain: gold, amount: 1}", "{experience: 1}", "{search: spell}", "{set_rule: hills}"):
        assert found(changed(EVENT, f"- {{rounds: [1], do: [{{roll: [0], do: [{verb}]}}]}}")) == []
