"""What a record says about the table besides the game: who played, and how chance was drawn, for others to check."""
