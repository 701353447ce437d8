"""The bot that searches adventures: it knows only what its seat sees, and plays everything to its end."""

from random import Random

import pytest

import banneret
from banneret.battlelore.bots.adventure_value import adventure_values
from banneret.battlelore.box.adventures import adventure_ids
from banneret.battlelore.commands.usual_seats import adventure_named, equal_sides
from banneret.battlelore.state.battleground import Battleground
from banneret.bots import make
from banneret.kernel.game import Game
from tests.battlelore.builder import medieval
from tests.bots.search.fair_play import same_answer_whatever_is_hidden


def adventure(id: str, seed: int = 1) -> Game:
    """An adventure between equal sides, before its first question."""
    return banneret.new("battlelore", scenario=id, seats=list(equal_sides(adventure_named(id))), seed=seed)


def play(game: Game, bots: tuple[str, ...], questions: int) -> list[int]:
    """Let bots answer some questions, and tell which seats were asked."""
    players = [make(bot, "battlelore", seat) for seat, bot in enumerate(bots)]
    asked: list[int] = []
    while len(asked) < questions and not game.over:
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
        asked.append(seat)
    return asked


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    game = adventure("first_laurels", seed=4)
    rng = Random(4)
    redealt = 0
    for _ in range(12):
        play(game, ("greedy", "greedy"), 13)
        if game.over:
            break
        redealt += same_answer_whatever_is_hidden(game, rng, "search:12sims")
    assert redealt


def test_it_plays_an_adventure_to_its_end() -> None:
    game = adventure("the_muddy_field", seed=2)
    play(game, ("search:4sims", "greedy"), 5000)
    assert game.over


@pytest.mark.parametrize("id", adventure_ids())
def test_it_answers_the_questions_of_every_adventure(id: str) -> None:
    game = adventure(id)
    assert set(play(game, ("search:3sims", "search:3sims"), 24)) == {0, 1}


def test_allies_search_for_their_side() -> None:
    game = banneret.new("battlelore", scenario="free_companies", seats=["standard", "standard", "pennant"], seed=3)
    assert set(play(game, ("search:3sims",) * 3, 40)) == {0, 1, 2}


def test_of_two_targets_the_one_that_is_the_next_banner_is_attacked() -> None:
    game = medieval("human_sword_red@5.6", "goblin_sword_green@4.6*1 goblin_sword_green@4.7")
    game = game.lead("5.6").halt_if_asked().play("unit:5.6")
    bot = make("search:80sims", "battlelore", 1)
    assert game.choice.key(bot.choose(game.view(game.choice.seat), game.rules)) == "attack:4.6"


def test_a_value_is_the_same_for_both_sides_with_its_sign_changed() -> None:
    game = adventure("the_goblin_toll", seed=5)
    play(game, ("greedy", "greedy"), 150)
    state = game.state
    assert isinstance(state, Battleground)
    first, second = adventure_values(state)
    assert first == -second
    better = state.copy()
    better.banners = (state.banners[0] + 1, state.banners[1])
    assert adventure_values(better)[0] > first
    fewer = state.copy()
    fewer.figures = [1 if u < 16 and n > 1 else n for u, n in enumerate(state.figures)]
    assert adventure_values(fewer)[0] < first


def test_the_end_of_an_adventure_is_worth_everything() -> None:
    game = adventure("the_muddy_field", seed=3)
    play(game, ("greedy", "greedy"), 5000)
    assert game.result is not None
    assert adventure_values(game.state) == [float(result) for result in game.result]  # type: ignore[arg-type]
