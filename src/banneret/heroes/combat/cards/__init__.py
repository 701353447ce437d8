"""Cards and spells in Combat: hands, windows, playing, casting."""
