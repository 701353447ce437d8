"""Records for a replay: the course of a game, what happened when, and the game in numbers."""
