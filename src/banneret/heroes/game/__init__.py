"""Rulebook: a whole game. Set-up, rounds, turns, the final battle."""
