"""*Heroes* in a terminal: the board of a Combat, the map, the town, and the keys that answer."""
