"""What becomes of a hero between adventures: academy, artifacts, levels."""
