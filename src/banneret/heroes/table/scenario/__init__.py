"""A scenario of *Heroes* before and at the table: its words, its map, and the picture of both."""
