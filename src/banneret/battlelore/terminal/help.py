"""The keys and signs at a battleground."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.battlelore.terminal import signs as battlelore_signs
from banneret.terminal import pages, signs
from banneret.terminal.pages import KEYS

BOARD_KEYS: Final = (
    *KEYS[:4],
    ("1–9 b–z", "screen-key-letter"),
    ("0–8  :", "screen-key-hex"),
    ("a", "screen-key-answers"),
    ("c", "screen-key-cards"),
    ("h", "screen-key-heroes"),
    ("p", "screen-key-sides"),
    *KEYS[6:],
)
BOARD_SIGNS: Final = (
    (" ".join(battlelore_signs.SIDES), ("screen-sign-side",), ""),
    ("■†B4", ("screen-sign-unit",), battlelore_signs.FILLED["blue"]),
    ("◤†B4", ("screen-sign-unit",), battlelore_signs.HOLLOW["blue"]),
    (" ".join(battlelore_signs.KINDS.values()), ("screen-sign-foot",), ""),
    (signs.LEGAL, ("ui-sign-legal",), signs.MAY),
    (f"{battlelore_signs.ORDERED} {battlelore_signs.MOVED} {signs.DONE}", ("screen-sign-ordered",), ""),
    ("■†B4", ("screen-sign-acts",), signs.ACTING),
    (f"{signs.FIGHT}3B4", ("screen-sign-target",), signs.TARGET),
    *(
        (sign, (f"land-{land}",), battlelore_signs.LAND_STYLES.get(land, battlelore_signs.LANDMARK))
        for land, sign in battlelore_signs.LAND.items()
    ),
    (battlelore_signs.RAMPART, ("land-rampart",), ""),
    (battlelore_signs.CUT, ("screen-sign-cut",), ""),
    (
        f"{battlelore_signs.CHEST} {battlelore_signs.QUEST} {battlelore_signs.CALTROPS}",
        ("screen-sign-thing",),
        battlelore_signs.THING,
    ),
    (battlelore_signs.BANNER, ("screen-banners",), signs.GOLD),
    (battlelore_signs.LORE, ("screen-sign-lore",), ""),
)


def help_text(lang: str) -> Text:
    """The keys and the signs."""
    return pages.help_text("battlelore", lang, BOARD_KEYS, BOARD_SIGNS)
