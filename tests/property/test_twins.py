"""Two positions that a seat cannot tell apart, played on with the same answers, stay alike to it.

They part only where the rules open a window for somebody who holds something to play in it, or lay open what was
hidden. With the option `ask_anyway` no such window of a Combat tells anything.
"""

import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from banneret.games import new
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from tests.battlefield.property.duel_checks import drawn_duel
from tests.property.games_of_every_mode import MODES, game_of, side
from tests.property.sampling_checks import Twins, check_sample

GAMES = int(os.environ.get("BANNERET_GAMES", "30"))
SEEDS = max(2, GAMES // 15)
PAIRS = max(12, GAMES // 2)
"""Positions looked at in one game."""
TOGETHER = 25
"""Answers for which two positions are played alike."""

WINDOWS = {
    "ask_opening", "ask_instant", "ask_roll", "ask_cancel", "ask_power", "ask_return", "offer_save", "ask_avoid",
    "ask_raise", "ai_ask_raise", "ask_wisdom", "ask_recruit", "got_recruit", "ask_town", "ask_sold", "ask_trade",
    "ask_saved", "sort_gained", "ask_window", "ask_answer", "ask_company", "begin_card", "ask_mover", "ask_battler",
    "ask_order", "ask_put",
}  # fmt: skip
"""What is asked only of those who hold something: being asked, or not, tells so. See "What is hidden" in
docs/protocol.md."""
LAID_OPEN = ("draw_proclamation: ", "draw_next: ", "ask_level: ")
"""What follows where an Astrologers card counts the cards of a kind in all hands, which are exchanged in the open, and
where the councils of both sides are shown."""
OPENED = {"piles", "options", "told", "scenario_state", "described"}
"""Where a view may change because a card that was hidden lies open now."""


def parted(game: Game, seed: int) -> Counter[str]:
    """Where twins of positions of a game part, drawn evenly over the beginning of it."""
    rng = Random(seed)
    found: Counter[str] = Counter()
    for n in range(PAIRS * 12):
        if game.over:
            break
        if n % 12 == seed % 12:
            for seat in (SPECTATOR, *range(len(game.setup.seats))):
                other = check_sample(game.rules, game.state, seat, rng)
                Twins(game.rules, game.state, other, seat, rng).play(TOGETHER, found)
        game.apply(rng.choice(game.state.options))
    return found


def explained(how: str) -> bool:
    """Whether a parting is one of those that are known to tell something."""
    _, _, what = how.partition(": ")
    if " or " in what or what in WINDOWS:
        return bool(set(what.split(" or ")) & WINDOWS) or how.startswith(LAID_OPEN)
    step, *fields = what.split()
    return step in WINDOWS or set(fields) <= OPENED or how.startswith(LAID_OPEN)


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("mode", MODES)
def test_twins_part_only_where_something_comes_into_the_open(tmp_path: Path, mode: str, seed: int) -> None:
    assert not [how for how in parted(game_of(mode, seed + 40, tmp_path), seed) if not explained(how)]


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("seed", range(3 * SEEDS))
def test_no_window_of_a_combat_tells_anything_where_all_are_asked_anyway(seed: int) -> None:
    rng = Random(seed)
    if seed % 3:
        seats = (side(rng), side(rng))
        game = new("heroes", scenario="skirmish", seats=seats, seed=seed, options={"ask_anyway": "on"})
    else:
        game = drawn_duel(seed, ("duel_short",), ask_anyway="on")
    assert not [how for how in parted(game, seed) if " or " in how]
