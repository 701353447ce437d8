"""*Battlefield* at the table: Duels, Adventure mode and the hex board for the lobby and the page."""
