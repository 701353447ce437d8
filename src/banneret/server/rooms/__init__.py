"""Rooms, seats, turns: what happens at a table."""
