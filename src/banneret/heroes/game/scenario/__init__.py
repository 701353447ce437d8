"""The special rules of a scenario made ready for its game."""
