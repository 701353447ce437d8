"""Every view that play can produce has full positions that agree with it, in every game and mode.

`BANNERET_GAMES=2000 pytest tests/property/test_sampling.py -n 2` is the nightly run.
"""

import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from banneret.bots import make
from banneret.kernel.rules import SPECTATOR
from banneret.kernel.sequence import question_of
from banneret.kernel.state import CHANCE, OVER
from tests.property.games_of_every_mode import MODES, game_of
from tests.property.sampling_checks import FAR, check_sample, play_on

GAMES = int(os.environ.get("BANNERET_GAMES", "30"))
SEEDS = max(2, GAMES // 15)
OFTEN = max(1, GAMES // 30)
"""How often a question is looked at in one game, whoever is asked."""
MOST = 1500 if GAMES < 100 else FAR
"""Decisions after which a game is left."""


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("mode", MODES)
def test_every_view_has_positions_that_agree_with_it(tmp_path: Path, mode: str, seed: int) -> None:
    """Random and greedy players are looked at, at every kind of question, with the eyes of every seat."""
    game = game_of(mode, seed, tmp_path)
    rules, rng = game.rules, Random(seed)
    seats = (SPECTATOR, *range(len(game.setup.seats)))
    bots = [make("greedy" if seed % 2 else "random", game.setup.game, seed + n) for n in range(len(game.setup.seats))]
    looked: Counter[tuple[str, bool]] = Counter()
    hiding = differing = 0
    for _ in range(MOST):
        s = game.state
        if game.over:
            break
        question = (question_of(s.step), s.private)
        looked[question] += 1
        if looked[question] <= OFTEN:
            for seat in seats:
                samples = [check_sample(rules, s, seat, rng) for _ in range(2)]
                if rules.view(s, seat).state.digest() != s.digest():
                    hiding += 1
                    differing += len({s.digest(), *(sample.digest() for sample in samples)}) > 1
                play_on(samples[0], rng, 12)
        seat = s.seat
        game.apply(bots[seat].choose(game.view(seat), rules), seat)
    for seat in seats:
        check_sample(rules, game.state, seat, rng)
    assert differing >= 0.7 * hiding, f"{differing} of {hiding} hidden things were dealt anew"


@pytest.mark.parametrize("mode", MODES)
def test_what_was_sampled_can_be_played_to_its_end(tmp_path: Path, mode: str) -> None:
    game = game_of(mode, len(mode), tmp_path)
    rng = Random(mode)
    for _ in range(rng.randrange(10, 120)):
        if not game.over:
            game.apply(rng.choice(game.state.options))
    for seat in (SPECTATOR, 0):
        sampled = game.determinize(seat, rng)
        assert play_on(sampled, rng, 5 * FAR), f"seat {seat}"
        assert sampled.returns


def test_chance_is_settled_before_anybody_looks(tmp_path: Path) -> None:
    game = game_of("skirmish", 1, tmp_path)
    rng = Random(1)
    while game.state.seat != CHANCE:
        assert game.state.seat != OVER
        game.state.apply(rng.choice(game.state.options))
    with pytest.raises(ValueError, match="chance is asked"):
        game.determinize(0, rng)
