"""Arrows and other signs that people read are in a font that the page brings along, so they look alike everywhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
FONTS: Final = (ROOT / "web/src/styles/fonts.css").read_text(encoding="utf-8")
SIGN: Final = re.compile("[\u2190-\u2bff]")
"""Arrows, mathematical and technical signs, shapes and ornaments. Letters of the four languages lie below."""
IN_THE_TITLE: Final = {"●", "○"}
"""A browser draws the title of a tab by itself."""


def brought_along() -> set[str]:
    """The signs for which a font is named."""
    found = set()
    for face in re.findall(r"@font-face \{(.*?)\}", FONTS, re.DOTALL):
        for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face):
            found |= {chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)}
    return {sign for sign in found if SIGN.match(sign)}


def test_every_sign_that_people_read_has_a_font_of_the_page() -> None:
    shown = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".css", ".ftl", ".svelte")]
    shown += [path for path in (ROOT / "web/src").rglob("*.ts") if "fixtures" not in path.parts]
    # What a terminal shows, the terminal draws.
    shown += [path for path in (ROOT / "src/banneret").rglob("*.ftl") if path.name != "screen.ftl"]
    assert len(shown) > 500
    found = {sign for path in shown for sign in SIGN.findall(path.read_text(encoding="utf-8"))}
    assert {"→", "✓"} <= found
    assert found - brought_along() == IN_THE_TITLE
