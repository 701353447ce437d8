"""What outlives the program: rooms, records and careers in a database."""
