"""Positions and options as numbers for programs that learn."""
