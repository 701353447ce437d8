"""The online table: rooms, seats, storage and the wire. No rule of any game is in here."""
