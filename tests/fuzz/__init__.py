"""Stacked hands: random play in which cards, units, terrain and tokens are dealt so that all pairs of effects meet."""
