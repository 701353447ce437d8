"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many games in one call.

All stand on one adapter (`banneret.envs.match`). Each is imported from its own module, so that nobody needs a library
that is not used; see `docs/envs.md`.
"""
