"""Every word a player reads, in English, French, German and Polish: message catalogues, and how they are checked.

A game's own `text` package makes its texts from its programs. Fluent is imported when the first text is needed, not
before.
"""

from banneret.text.catalogue import LANGUAGES, TextError, message, signed

__all__ = ["LANGUAGES", "TextError", "message", "missing", "signed"]


def missing() -> list[str]:
    """What any language lacks compared with English, one line for each problem."""
    from banneret.text.check import missing

    return missing()
