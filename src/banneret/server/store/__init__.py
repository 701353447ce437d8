"""What outlives the program: rooms, records and heroes in a database."""
