"""*Battlefield* in a terminal: the Adventure cards, and what lies before both players."""
