"""Lore: tokens, the War Council, playing lore cards."""
