"""The turns of AI heroes, which are nobody's: conditions that are met there, and requests to be asked before them."""

from pathlib import Path
from typing import Any

import pytest

from tests.heroes.builder import THREE, TWO, HeroesGame, changed_file, start_file

LORD = {"id": "lord", "name": "Lord", "at": "rift", "army": ["few:troglodytes"], "mp": 0}
LAND = {
    2: {
        "tiles": [
            {"kind": "start", "at": {"P1": [0, 0], "P2": [3, 0]}},
            {"kind": "near", "at": [[1, 0], [2, 0]], "label": ["", "rift"]},
            {"kind": "far", "at": [[0, 1], [3, -1]]},
        ]
    },
    3: {
        "tiles": [
            {"kind": "start", "at": {"P1": [2, -1], "P2": [-1, 2], "P3": [-1, -1]}},
            {"kind": "near", "at": [[0, 0], [1, 0], [-1, 1], [0, -1]], "label": ["rift", "", "", ""]},
            {"kind": "far", "at": [[1, -1], [0, 1], [-1, 0]]},
        ]
    },
}
AT_ONCE = [{"capture_town": {"of": "any_rival"}, "when": "now"}]


def last_turn(folder: Path, seats: tuple[str, ...], first: int, **parts: Any) -> HeroesGame:
    """A game with an AI hero, in the turn of the player who is last in the first round."""
    players = len(seats)
    parts |= {"players": [players], "length": {"rounds": 10}, "layout": {players: LAND[players]}, "ai": [LORD]}
    file = changed_file(folder, **({"victory": AT_ONCE, "seat_bonus": []} | parts))
    game = start_file(file, seats, first).into_turn()
    return game.to_turn((first - 1) % players)


def into_ai_turn(game: HeroesGame, *captures: tuple[int, int]) -> HeroesGame:
    """These players have taken a Town of these others as the AI hero begins its turn."""
    players = len(game.setup.seats)
    game.position.clashes = sum(1 << (players * captor + loser) for captor, loser in captures)
    game.play("end_turn")
    while not game.over and not game.events_named("ai_turn"):
        game.do_nothing()
    return game


@pytest.mark.rule("H3-VIC-03", "H3-GEN-07")
@pytest.mark.parametrize(("first", "result"), [(0, (1, -1)), (1, (-1, 1))])
def test_of_two_who_meet_a_condition_in_nobodys_turn_the_starting_player_wins(
    first: int, result: tuple[int, int], tmp_path: Path
) -> None:
    game = into_ai_turn(last_turn(tmp_path, TWO, first), (0, 1), (1, 0))
    assert game.result == result
    assert not game.events_named("ai_turn")


@pytest.mark.rule("H3-VIC-03", "H3-GEN-07")
@pytest.mark.parametrize(("first", "result"), [(0, (1, -1, -1)), (1, (-1, -1, 1)), (2, (-1, -1, 1))])
def test_of_three_the_first_in_turn_order_who_meets_it_wins(
    first: int, result: tuple[int, int, int], tmp_path: Path
) -> None:
    game = into_ai_turn(last_turn(tmp_path, THREE, first), (0, 1), (2, 1))
    assert game.result == result


@pytest.mark.rule("H3-SCORING-always", "H3-TOU-15")
@pytest.mark.parametrize("always", [False, True])
def test_points_decide_a_game_that_a_condition_ends_in_nobodys_turn(always: bool, tmp_path: Path) -> None:
    scoring = {"always": always, "points": [{"what": "gold", "points": 1}]}
    late = {"id": "late", "text": "Late.", "when": "round_end", "who": "each", "do": [{"gain": "gold", "amount": 1}]}
    game = last_turn(tmp_path, TWO, 0, scoring=scoring, rules=[late])
    game.give(0)
    game.give(1, gold=9)
    into_ai_turn(game, (0, 1))
    assert game.result == ((-1, 1) if always else (1, -1))
    assert len(game.events_named("scored")) == (2 if always else 0)
    assert [game.resources(seat)[0] for seat in (0, 1)] == [0, 9], "the round does not come to its end"


@pytest.mark.rule("H3-SCORING-always", "H3-VIC-03")
@pytest.mark.parametrize("always", [False, True])
def test_an_ai_hero_has_its_turn_where_nobody_has_met_a_condition(always: bool, tmp_path: Path) -> None:
    game = into_ai_turn(last_turn(tmp_path, TWO, 0, scoring={"always": always, "points": []}))
    assert not game.over
    assert game.events_named("ai_turn")


@pytest.mark.rule("H3-VIC-03", "H3-GOAL-when")
def test_a_condition_that_waits_for_the_end_of_the_round_waits_in_the_turn_of_an_ai_hero_too(tmp_path: Path) -> None:
    waits = {"defeat_main_hero": {"of": "any_rival", "times": 1}}
    game = last_turn(tmp_path, TWO, 0, victory=[*AT_ONCE, waits])
    game.position.falls = (0, 1, 0, 0)
    into_ai_turn(game)
    assert game.events_named("ai_turn"), "it has its turn first"
    while not game.over:
        game.do_nothing()
    assert game.result == (1, -1)


@pytest.mark.rule("H3-VIC-03", "H3-GOAL-when", "H3-MOD-06")
@pytest.mark.parametrize("when", [{}, {"when": "now"}])
def test_all_lose_at_once_by_what_does_not_wait(when: dict[str, str], tmp_path: Path) -> None:
    lost = {"measure": {"what": "gold", "at_least": 50}, **when}
    game = last_turn(tmp_path, TWO, 0, defeat=[lost])
    game.give(0, gold=60)
    into_ai_turn(game)
    assert bool(game.events_named("ai_turn")) is not bool(when)
    while not game.over:
        game.do_nothing()
    assert game.result == (-1, -1)


@pytest.mark.rule("H3-VIC-03", "H3-GEN-07")
@pytest.mark.parametrize(
    ("turn", "beaten", "result"),
    [(0, 0, (-1, 1, -1)), (1, 1, (-1, -1, 1)), (2, 0, (-1, -1, 1)), (2, 2, (1, -1, -1)), (0, 2, (1, -1, -1))],
)
def test_in_a_players_turn_the_active_one_comes_first_and_then_the_next_clockwise(
    turn: int, beaten: int, result: tuple[int, int, int], tmp_path: Path
) -> None:
    game = last_turn(tmp_path, THREE, (turn + 1) % 3)
    game.position.clashes = sum(1 << 3 * captor + beaten for captor in range(3) if captor != beaten)
    assert game.ask_again().result == result


@pytest.mark.rule("H3-MOR-08", "H3-TWA-02", "H3-AIM-10")
@pytest.mark.parametrize("wish", ["always", "never"])
def test_who_has_asked_for_it_may_spend_morale_before_an_ai_hero_moves(wish: str, tmp_path: Path) -> None:
    game = last_turn(tmp_path, TWO, 0)
    game.give(0, gold=100, materials=50, valuables=30)
    game.morale(0, 1)
    game.request(wish, 0)
    while game.choice.question in ("ask_requested", "ask_turn", "ask_town"):
        if game.choice.question == "ask_requested" and game.position.turn < 0:
            break
        game.play("end_turn" if game.choice.question == "ask_turn" else "pass")
    if wish == "always":
        assert (game.choice.question, game.asked()[0]) == ("ask_requested", 0)
        assert "pass" in game.keys
        assert all(key == "pass" or key.startswith("morale_") for key in game.keys), "a town needs a player's turn"
        assert not game.events_named("ai_turn")
        game.play("pass")
    assert game.choice.question != "ask_requested"
    assert len(game.events_named("ai_turn")) == 1
