"""Replays of records: the course of a game, what happened when, and the game in numbers."""
