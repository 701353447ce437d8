"""Replays of records: a game of the past, what happened when, and the game in numbers."""
