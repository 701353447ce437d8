"""The Battlefield expansion: Duel and Adventure mode. Its hex board and Morale decks are part of `banneret.heroes`."""
