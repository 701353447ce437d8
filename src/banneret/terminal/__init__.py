"""Games in a terminal: one player, hot-seat or watching. It knows no rules: it shows views and gives answers."""
