"""Every word a player reads, in English, French, German and Polish: message catalogues, and how they are checked.

What a game says is made in that game's own `text` package, from its programs. Fluent is imported when the first text
is asked for, not before.
"""

from banneret.text.catalogue import LANGUAGES, TextError, message, signed

__all__ = ["LANGUAGES", "TextError", "message", "missing", "signed"]


def missing() -> list[str]:
    """What any language lacks when held against English, a line for each problem."""
    from banneret.text.check import missing

    return missing()
