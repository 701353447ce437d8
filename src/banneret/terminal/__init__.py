"""The game in a terminal: one person, hot-seat or only watching. No rules here: it shows views and gives answers."""
