"""The bot that searches Combats: it knows only what its seat sees, and plays everything to its end."""

from random import Random
from typing import cast

import pytest

import banneret
from banneret.bots import make
from banneret.heroes.state.whole_game import WholeGame
from tests.bots.search.fair_play import same_answer_whatever_is_hidden

CARDS = "cards=attack,defense,power,magic_arrow,fireball,cure,resistance hand=4 expert=2"


@pytest.mark.parametrize("seed", [3])
def test_what_the_seat_cannot_know_changes_nothing(seed: int) -> None:
    game = banneret.new("heroes", scenario="skirmish", seats=[f"random {CARDS}", f"random {CARDS}"], seed=seed)
    players = [make("greedy", "heroes", n) for n in (1, 2)]
    rng = Random(seed)
    redealt = 0
    while not game.over:
        redealt += same_answer_whatever_is_hidden(game, rng, "search:6sims")
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
    assert redealt


@pytest.mark.parametrize(
    ("seat", "defender"), [(0, "guards=V"), (0, "random ai"), (1, "castle_host town citadel"), (1, f"random {CARDS}")]
)
def test_it_plays_every_kind_of_skirmish_to_its_end(seat: int, defender: str) -> None:
    game = banneret.new("heroes", scenario="skirmish", seats=[f"dungeon_host {CARDS}", defender], seed=6)
    players = [make("search:8sims" if n == seat else "greedy", "heroes", n) for n in (0, 1)]
    while not game.over:
        asked = game.state.seat
        game.apply(players[asked].choose(game.view(asked), game.rules), asked)
    assert game.result is not None


def test_it_fights_the_combats_of_a_whole_game() -> None:
    game = banneret.new("heroes", scenario="brave_new_world", seats=["castle/catherine", "necropolis/sandro"], seed=2)
    players = [make("search:4sims", "heroes", n) for n in (1, 2)]
    fought = 0
    for _ in range(120):
        if game.over:
            break
        fought += bool(cast(WholeGame, game.state).base)
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
    assert fought
