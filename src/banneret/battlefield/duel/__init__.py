"""Duel mode: armies and decks by a template, then the battle."""
