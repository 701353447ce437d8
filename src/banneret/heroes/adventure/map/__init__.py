"""The map: movement, tiles, entering and visiting fields, flags."""
