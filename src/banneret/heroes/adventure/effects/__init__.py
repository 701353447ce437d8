"""The effects of locations, buildings, cards and scenarios on the map, carried out."""
