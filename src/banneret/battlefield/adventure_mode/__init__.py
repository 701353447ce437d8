"""Adventure mode: an adventure of cards and Towns, then the battle."""
