"""Bots of *Battlefield*: `greedy` in Duels and in Adventure mode."""
