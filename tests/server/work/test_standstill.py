"""Games that stand still, which the lab gives up."""

from __future__ import annotations

from banneret.arena.lab import LabRun, lab_game
from banneret.arena.standstill import QUIET_ROUNDS
from banneret.battlelore.geometry.grid import HEX_NAMES

SHUT = """
id: shut
name: Shut
first: standard
banners: 1
terrain:
  river: [{river}]
units:
  standard:
    human_sword_blue: ["7.5", "7.6"]
  pennant:
    human_sword_blue: ["1.5", "1.6"]
"""
"""A river parts the field from edge to edge, and nobody can shoot across it."""


def test_a_game_in_which_nothing_happens_any_more_is_given_up_early() -> None:
    text = SHUT.format(river=", ".join(f'"{name}"' for name in HEX_NAMES if name.startswith("4.")))
    run = LabRun(game="battlelore", scenario="", text=text, players=2, bots=("greedy", "greedy"), seed=1)
    game = lab_game(run, 0)
    assert (game.endless, game.error, game.returns) == (True, "", ())
    assert QUIET_ROUNDS <= game.rounds <= QUIET_ROUNDS + 2
    assert game.choices < 20_000
