"""The keys and signs at a field of BattleLore."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.battlelore.terminal import signs as lore_signs
from banneret.terminal import pages, signs
from banneret.terminal.pages import KEYS

LORE_KEYS: Final = (
    *KEYS[:4],
    ("1–9 b–z", "screen-key-letter"),
    ("0–8  :", "screen-key-hex"),
    ("a", "screen-key-answers"),
    ("c", "screen-key-cards"),
    ("h", "screen-key-heroes"),
    ("p", "screen-key-sides"),
    *KEYS[6:],
)
LORE_SIGNS: Final = (
    (" ".join(lore_signs.SIDES), ("screen-sign-side",), ""),
    ("■†B4", ("screen-sign-unit",), lore_signs.FILLED["blue"]),
    ("◤†B4", ("screen-sign-unit",), lore_signs.HOLLOW["blue"]),
    (" ".join(lore_signs.KINDS.values()), ("screen-sign-foot",), ""),
    (signs.LEGAL, ("ui-sign-legal",), signs.MAY),
    (f"{lore_signs.ORDERED} {lore_signs.MOVED} {signs.DONE}", ("screen-sign-ordered",), ""),
    ("■†B4", ("screen-sign-acts",), signs.ACTING),
    (f"{signs.FIGHT}3B4", ("screen-sign-target",), signs.TARGET),
    *(
        (sign, (f"land-{land}",), lore_signs.LAND_STYLES.get(land, lore_signs.LANDMARK))
        for land, sign in lore_signs.LAND.items()
    ),
    (lore_signs.RAMPART, ("land-rampart",), ""),
    (lore_signs.CUT, ("screen-sign-cut",), ""),
    (
        f"{lore_signs.CHEST} {lore_signs.QUEST} {lore_signs.CALTROPS}",
        ("screen-sign-thing",),
        lore_signs.THING,
    ),
    (lore_signs.BANNER, ("screen-banners",), signs.GOLD),
    (lore_signs.LORE, ("screen-sign-lore",), ""),
)


def help_text(lang: str) -> Text:
    """The keys and the signs."""
    return pages.help_text("battlelore", lang, LORE_KEYS, LORE_SIGNS)
