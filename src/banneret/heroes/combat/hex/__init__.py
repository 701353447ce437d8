"""The hex battlefield: Obstacles, Walls, effect tokens, ties of initiative."""
