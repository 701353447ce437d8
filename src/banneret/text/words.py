"""What the parts and values of a game's data are called, where nobody has written a sentence for them.

The data of a game has names of its own for things, such as `discard` and `red_fox`. The game's catalogue may say how
they read in a language, as messages `view-discard` for a part and `word-red-fox` for a value; otherwise they read as
they are written.
"""

from banneret.text.catalogue import has, message


def part_name(game: str, name: str, lang: str) -> str:
    """What a part of a position is called."""
    return _said(game, "view", name, lang) or _readable(name).capitalize()


def word(game: str, value: str, lang: str) -> str:
    """What a value is called: a card, a place, a colour."""
    return _said(game, "word", value, lang) or _readable(value)


def _said(game: str, kind: str, name: str, lang: str) -> str:
    own = name.replace("_", "-").replace(":", "-")
    id = f"{game}:{kind}-{own}"
    return message(id, lang) if own.replace("-", "").isalnum() and has(id, lang) else ""


def _readable(name: str) -> str:
    return name.replace("_", " ")
