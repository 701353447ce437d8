"""Positions of *Heroes*, what can be answered, what is told, and the options of a game."""
