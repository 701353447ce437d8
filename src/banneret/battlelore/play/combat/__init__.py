"""Battles: strength, dice, hits, retreats, Creatures."""
