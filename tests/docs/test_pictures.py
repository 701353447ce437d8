"""Every picture in the documentation is taken by a script, and the cheapest of them shows the program of today."""

from __future__ import annotations

import re

from banneret.plugins import plugin_of
from banneret.table.guide.pages import FOLDER, PICTURES
from banneret.text import LANGUAGES
from tests.docs.pictures import SHOTS
from tests.docs.screenshots import IMAGES, SCREENSHOTS, TERMINALS, in_terminal

ROOT = IMAGES.parents[1]
TAKEN = {f"{one.file}.webp" for one in SCREENSHOTS} | {f"{one.file}.svg" for one in TERMINALS}


def test_the_documentation_shows_nothing_that_no_script_takes() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {name for page in pages for name in re.findall(r"images/([\w.-]+)", page.read_text(encoding="utf-8"))}
    assert shown <= TAKEN
    assert {path.name for path in IMAGES.iterdir() if path.is_file()} == TAKEN
    for shot in SHOTS:
        for lang in LANGUAGES:
            assert (plugin_of(shot.game).folder / FOLDER / PICTURES / lang / f"{shot.name}.webp").is_file()


def test_the_picture_of_the_terminal_shows_the_terminal_of_today() -> None:
    terminal = next(one for one in TERMINALS if one.file == "terminal")
    kept = (IMAGES / "terminal.svg").read_text(encoding="utf-8")
    assert in_terminal(terminal) == kept, "run: python -m tests.docs.all_pictures terminal"
