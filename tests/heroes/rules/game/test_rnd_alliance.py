"""The order of turns in an alliance."""

from pathlib import Path

import pytest

from banneret.heroes.text.map_answers import prompt_text
from banneret.kernel.game import Game
from tests.heroes.support.journey import THREE, asked, happened, keys, luck, play, seen, state_of
from tests.heroes.support.league import TOGETHER, alliance, coop, league_file, start
from tests.heroes.support.war import do_nothing

LONELY = [["P1"], ["P2", "P3"]]
"""Seat 0 against the seats 1 and 2."""


def round_of(game: Game, *choices: str) -> list[int]:
    """Whose turns the present round has, in which the teams decide so when they are asked."""
    luck(game, draws=["proclaim:dead_silence"])
    wanted = list(choices)
    now = seen(game)["round"]
    while not game.over and seen(game)["round"] == now:
        if asked(game)[1] == "target" and wanted:
            play(game, wanted.pop(0))
        else:
            do_nothing(game)
    assert not wanted, "somebody was not asked"
    turns: dict[int, list[int]] = {}
    for event in game.events:
        if event.name == "map_round":
            turns[int(event.args["n"])] = []
        elif event.name == "turn":
            [*turns.values()][-1].append(int(event.args["player"]))
    return turns[now]


def set_up(folder: Path, first: int, teams: list[list[str]] = TOGETHER) -> Game:
    """A game that has just begun its first round."""
    return start(league_file(folder, "alliance", 3, teams={3: teams}), THREE, first)


@pytest.mark.rule("H3-RND-17")
@pytest.mark.parametrize(
    ("teams", "first", "choice", "turns"),
    [
        (TOGETHER, 0, "player:1", [0, 1, 2]),
        (TOGETHER, 0, "player:3", [2, 1, 0]),
        (TOGETHER, 2, "player:1", [0, 1, 2]),
        (TOGETHER, 2, "player:3", [2, 1, 0]),
        (TOGETHER, 1, "player:1", [1, 0, 2]),
        (TOGETHER, 1, "player:3", [1, 2, 0]),
        (LONELY, 2, "player:2", [1, 0, 2]),
        (LONELY, 0, "player:3", [0, 2, 1]),
    ],
)
def test_the_teams_alternate_and_each_says_which_member_goes_first(
    tmp_path: Path, teams: list[list[str]], first: int, choice: str, turns: list[int]
) -> None:
    game = set_up(tmp_path, first, teams)
    assert round_of(game, choice) == turns


@pytest.mark.rule("H3-RND-17")
def test_a_team_decides_anew_in_every_round_and_only_once(tmp_path: Path) -> None:
    game = set_up(tmp_path, 0)
    assert (asked(game), keys(game)) == ((0, "target"), {"player:1", "player:3"})
    assert prompt_text(game) == "Which of you goes first this round?"
    assert round_of(game, "player:3") == [2, 1, 0]
    assert (asked(game), keys(game), seen(game)["round"]) == ((0, "target"), {"player:1", "player:3"}, 2)
    assert round_of(game, "player:1") == [0, 1, 2]


@pytest.mark.rule("H3-RND-17", "H3-RND-01")
def test_without_an_eliminated_member_nobody_has_to_decide(tmp_path: Path) -> None:
    game = alliance(tmp_path)
    state_of(game).owned = (*state_of(game).owned[:2], 0)
    state_of(game).homeless = (0, 0, 1)
    state_of(game).game_round = 5
    luck(game, draws=["proclaim:dead_silence"])
    while seen(game)["round"] == 5:
        do_nothing(game)
    assert happened(game, "eliminated") == [{"player": 2}]
    assert round_of(game) == [0, 1]


@pytest.mark.rule("H3-RND-17")
def test_elsewhere_turns_pass_clockwise(tmp_path: Path) -> None:
    game = coop(tmp_path, THREE)
    assert round_of(game) == [0, 1, 2]
