"""The table during a Combat: the board of spaces or hexes, its panels, and the player who points there."""
