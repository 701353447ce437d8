"""AI heroes on the map: set-up, turns, Combats, losses."""
