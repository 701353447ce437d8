"""The names of fields and values in a game's data, for games without sentences for them.

The data of a game uses names such as `discard` and `red_fox`. The game's catalogue may give their text in a language,
as messages `view-discard` for a field and `word-red-fox` for a value; otherwise they are shown as they are.
"""

from banneret.text.catalogue import has, message


def part_name(game: str, name: str, lang: str) -> str:
    """The name of a field of a position."""
    return _said(game, "view", name, lang) or _readable(name).capitalize()


def word(game: str, value: str, lang: str) -> str:
    """The name of a value: a card, a place, a colour."""
    return _said(game, "word", value, lang) or _readable(value)


def _said(game: str, kind: str, name: str, lang: str) -> str:
    own = name.replace("_", "-").replace(":", "-")
    id = f"{game}:{kind}-{own}"
    return message(id, lang) if own.replace("-", "").isalnum() and has(id, lang) else ""


def _readable(name: str) -> str:
    return name.replace("_", " ")
