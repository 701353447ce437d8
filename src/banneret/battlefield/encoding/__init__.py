"""Positions and options as numbers for programs that learn: Duels and Adventure mode."""
