"""Rulebook: the adventure. Cards on the map, shared decks, levels, trading, victory."""
