"""Making rooms: what was asked for is checked, the game is set up, and the room is stored."""
