"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many games in one call.

All are built on one adapter (`banneret.envs.match`). Each is imported from its own module, so that unused libraries are
not needed; see `docs/envs.md`.
"""
