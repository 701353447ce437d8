"""The order of turns in an alliance."""

from pathlib import Path

import pytest

from banneret.heroes.text.map_answers import prompt_text
from tests.heroes.builder import (
    THREE,
    TOGETHER,
    HeroesGame,
    alliance_game,
    coop_game,
    start_file,
    team_file,
    whole_game,
)

LONELY = [["P1"], ["P2", "P3"]]
"""Seat 0 against the seats 1 and 2."""


def round_of(game: HeroesGame, *choices: str) -> list[int]:
    """Whose turns the present round has, in which the teams decide so when they are asked."""
    game.luck(draws=["proclaim:dead_silence"])
    wanted = list(choices)
    now = game.seen()["round"]
    while not game.over and game.seen()["round"] == now:
        if game.asked()[1] == "target" and wanted:
            game.play(wanted.pop(0))
        else:
            game.do_nothing()
    assert not wanted, "somebody was not asked"
    turns: dict[int, list[int]] = {}
    for event in game.events:
        if event.name == "map_round":
            turns[int(event.args["n"])] = []
        elif event.name == "turn":
            [*turns.values()][-1].append(int(event.args["player"]))
    return turns[now]


def set_up(folder: Path, first: int, teams: list[list[str]] = TOGETHER) -> HeroesGame:
    """A game that has just begun its first round."""
    return start_file(team_file(folder, "alliance", 3, teams={3: teams}), THREE, first)


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
    assert (game.asked(), game.keys) == ((0, "target"), {"player:1", "player:3"})
    assert prompt_text(game) == "Which of you goes first this round?"
    assert round_of(game, "player:3") == [2, 1, 0]
    assert (game.asked(), game.keys, game.seen()["round"]) == ((0, "target"), {"player:1", "player:3"}, 2)
    assert round_of(game, "player:1") == [0, 1, 2]


@pytest.mark.rule("H3-RND-17", "H3-RND-01")
def test_without_an_eliminated_member_nobody_has_to_decide(tmp_path: Path) -> None:
    game = alliance_game(tmp_path)
    game.position.owned = (*game.position.owned[:2], 0)
    game.position.homeless = (0, 0, 1)
    game.position.game_round = 5
    game.luck(draws=["proclaim:dead_silence"])
    while game.seen()["round"] == 5:
        game.do_nothing()
    assert game.events_named("eliminated") == [{"player": 2}]
    assert round_of(game) == [0, 1]


@pytest.mark.rule("H3-RND-17")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_where_everybody_plays_alone_turns_pass_clockwise_and_nobody_decides(first: int) -> None:
    game = whole_game(THREE, first=first)
    assert round_of(game) == [(first + n) % 3 for n in range(3)]
    assert round_of(game) == [(first + n) % 3 for n in range(3)]


@pytest.mark.rule("H3-RND-17")
def test_in_a_coop_turns_pass_clockwise_and_nobody_decides(tmp_path: Path) -> None:
    game = coop_game(tmp_path, THREE)
    assert round_of(game) == [0, 1, 2]
