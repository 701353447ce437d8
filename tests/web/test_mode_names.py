"""A mode is called the same in the lobby, which hears its name from the server, and at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from banneret.heroes.text.messages import has, message
from banneret.text import LANGUAGES

LOCALE = Path(__file__).parents[2] / "web/src/games/heroes/locale"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_modes_have_one_name(lang: str) -> None:
    at_table = dict(re.findall(r"^mode-([a-z]+) = (.+)$", (LOCALE / lang / "scenario.ftl").read_text("utf-8"), re.M))
    named = {mode: message(f"gamemode-{mode}", lang) for mode in at_table if has(f"gamemode-{mode}", lang)}
    assert len(named) == 6
    assert named == {mode: at_table[mode] for mode in named}
