"""*Battlefield* in words: Duels and Adventure mode."""
