"""The signs and colours of a battleground. As elsewhere, every colour has a sign."""

from typing import Final

SIDES: Final = ("■", "◤")
"""The standard and the pennant side, by the shapes of their banners."""
BANNER: Final = "⚑"
NO_BANNER: Final = "·"
LORE: Final = "◊"
FIGURE: Final = "●"
GONE: Final = "·"
HERO: Final = "★"
DEED: Final = "+"
CUT: Final = "┊"
"""Where two sections meet."""
ORDERED: Final = "•"
MOVED: Final = "»"
KINDS: Final = {"foot": "†", "bow": ")", "mounted": "♞", "creature": "§", "champion": HERO}
LAND: Final = {
    "forest": "♣",
    "hill": "∩",
    "river": "≈",
    "bridge": "=",
    "ford": "~",
    "marsh": '"',
    "town": "⌂",
    "stronghold": "♜",
    "magic_pentacle": "☆",
    "training_camp": "T",
    "healing_pool": "○",
    "rogues_den": "Δ",
    "summoning_circle": "◎",
    "boulders": "o",
    "command_tent": "▲",
    "cemetery": "+",
    "witch_hut": "W",
}
CHEST: Final = "$"
QUEST: Final = "!"
MIST: Final = "░"
CALTROPS: Final = "×"
RAMPART: Final = "#"
GOAL: Final = BANNER

GROUND: Final = (("#2b3722", "#27321f"), ("#3b4a2b", "#364427"))
"""The wings and the centre, for even and odd rows."""
ON_GROUND: Final = "#8b957f"
LAND_STYLES: Final = {
    "forest": "#9fd08a on #17371a",
    "hill": "#ecd49a on #665230",
    "river": "#a8d4ea on #1f4a63",
    "bridge": "#f0dcb4 on #5d4427",
    "ford": "#c4e6f0 on #2f5f6b",
    "marsh": "#c6d696 on #3d4a33",
    "town": "#f4ddc6 on #5e3c31",
    "boulders": "#dcd8ce on #4b4844",
    "cemetery": "#dcd8e8 on #3d3a49",
    "witch_hut": "#ecd0a8 on #4a3722",
    "command_tent": "#fff0cf on #6e4d1c",
}
LANDMARK: Final = "#f3e6ff on #4b3a66"
THING: Final = "bold #ffe08a on #5b4a14"
"""Chests, quests and caltrops."""
MIST_STYLE: Final = "#c8d2d8 on #4a545a"

FILLED: Final = {
    "green": "#ffffff on #1c7a3d",
    "blue": "#ffffff on #1f62b5",
    "red": "#ffffff on #b3262b",
    "": "#201a0c on #e3d6ac",
}
HOLLOW: Final = {
    "green": "#86e8a2 on #0d120e",
    "blue": "#8fc3ff on #0d1016",
    "red": "#ff9c92 on #160d0d",
    "": "#ffe9a8 on #14110a",
}
"""Counters: those of the standard side are filled, those of the pennant side are dark with coloured letters."""
READY: Final = "bold #f2c14a on #14130f"
"""The sign of a unit that may be chosen."""
