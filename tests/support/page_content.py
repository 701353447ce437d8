"""Writes what is printed, and what the lobby offers, where the page's own tests and its gallery read it.

Run as `python -m tests.support.page_content` from the project's folder after the content or its words have changed.
"""

from pathlib import Path
from typing import Final

import msgspec

from banneret.table.catalogue import catalogue
from banneret.table.lobby import games

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "fixtures"


def files() -> dict[str, bytes]:
    """The files by name, as they ought to be."""
    return {
        "catalogue-en.json": msgspec.json.encode(catalogue("heroes", "en")),
        "catalogue-lore-en.json": msgspec.json.encode(catalogue("battlelore", "en")),
        "lobby-en.json": msgspec.json.encode(games("en")),
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, data in files().items():
        (FOLDER / name).write_bytes(data + b"\n")
