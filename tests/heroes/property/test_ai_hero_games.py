"""Random games of the scenarios with AI heroes: everything that holds in a Clash holds here."""

from random import Random

import pytest

from banneret.games import new, resume, rules_of
from banneret.heroes.scenario.load import SCENARIOS, load_scenario
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.replay import verify
from tests.heroes.property.checked_play import play
from tests.heroes.property.drawn_games import GAMES, position

DIFFICULTIES = ("easy", "normal", "hard", "impossible")


def with_ai() -> list[tuple[str, int]]:
    """Every scenario for one side against the rest of the world, with each number of players."""
    found = [load_scenario(path) for path in sorted(SCENARIOS.glob("*.yaml"))]
    return [(one.id, players) for one in found if one.mode in ("coop", "campaign") for players in one.players]


CASES = with_ai()


def ai_hero_game(n: int) -> Game:
    """A game of one of the cases with a difficulty, both by a number."""
    scenario, players = CASES[n % len(CASES)]
    options = {"difficulty": DIFFICULTIES[(n + n // len(CASES)) % len(DIFFICULTIES)]}
    return new("heroes", scenario=scenario, seats=["choose"] * players, seed=n, options=options)


@pytest.mark.parametrize("n", range(len(CASES) * max(1, GAMES // 100)))
def test_random_games_with_ai_heroes_come_to_an_end_and_keep_everything(n: int) -> None:
    game = play(ai_hero_game(n), "random", n)
    record = parse_record(game.record())
    verify(rules_of("heroes"), record)
    assert resume(record).digest == game.digest
    assert game.result is not None
    assert len(set(game.result)) == 1, "all win or lose together"


@pytest.mark.slow
@pytest.mark.parametrize("n", range(1000, 1000 + len(CASES)))
def test_greedy_games_with_ai_heroes_come_to_an_end_and_keep_everything(n: int) -> None:
    assert play(ai_hero_game(n), "greedy", n).result is not None


@pytest.mark.parametrize("n", range(len(CASES)))
def test_what_is_taken_back_and_given_again_is_the_same(n: int) -> None:
    game = ai_hero_game(n)
    rng = Random(n)
    while not game.over:
        before = game.digest
        game.apply(rng.choice(position(game).options))
        if game.can_undo and rng.random() < 0.3:
            after = game.digest
            game.undo()
            assert game.digest == before
            game.redo()
            assert game.digest == after
