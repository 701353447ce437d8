"""Bots of *Heroes*: `greedy` on the map and in Combat, and `automa`, which plays as the rulebook steers units."""
