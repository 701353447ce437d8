"""What designers of *Heroes* scenarios ask of a server: maps from elsewhere, and maps generated at random."""
