"""`python -m banneret.encoding heroes` adds missing names to a game's file of names."""

from __future__ import annotations

import sys

from banneret.encoding.encoder import encodings_of


def add_missing(game: str) -> list[str]:
    """Add missing names to the file of a game, and return them."""
    encodings = encodings_of(game)
    path = encodings.vocabulary.path
    missing = encodings.vocabulary.missing(encodings.names())
    if path is not None and missing:
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{name}\n" for name in missing)
    return missing


if __name__ == "__main__":
    for game in sys.argv[1:]:
        count = len(add_missing(game))
        sys.stdout.write(f"{game}: {count} {'name' if count == 1 else 'names'} added\n")
