"""Positions and options as numbers for programs that learn: Combats and whole games."""
