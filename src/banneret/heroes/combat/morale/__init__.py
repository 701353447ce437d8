"""Morale tokens, and the Morale decks of the Battlefield expansion."""
