"""The table between Combats: the map, the players, the town, and the player who points there."""
