"""Positions of *Heroes*, what can be answered, what is reported, and the options of a game."""
