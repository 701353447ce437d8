"""The signs and colours of the screen. Every colour has a sign, so the screen reads without colour too."""

from typing import Final

PACK: Final = "▣"
FEW: Final = "□"
SIDES: Final = ("▲", "▼")
"""The attacker's and the defender's sign."""
HEART: Final = "♥"
LOST_HEART: Final = "·"
DONE: Final = "✓"
LEGAL: Final = "▸"
FIGHT: Final = "⚔"
SHIELD: Final = "◆"
FALLS: Final = "✗"
FLIPS: Final = f"{PACK}→{FEW}"
MORALE: Final = "★"
TOWER: Final = "♜"
WALL: Final = "▒"
GATE: Final = "╫"
NOW: Final = "►"
MAYBE: Final = "?"
SKIPS: Final = "‖"
NARROW: Final = 28
"""Below this width words of state become signs."""

INK: Final = "#f1e8d4"
DIM: Final = "#a79d89"
LINE: Final = "#6b6657"
GOLD: Final = "#f2c14a"
GOLD_LINE: Final = "#e0a92f"
RED: Final = "#ff8c80"
AZURE: Final = "#79b2ef"
GREEN: Final = "#6bbd82"
BAR: Final = "#f1e8d4 on #2a2e35"
BAR_STRONG: Final = "bold #f1e8d4 on #2a2e35"
TURN: Final = "bold #ffffff on #2368b0"
WAITING: Final = "italic #cfc4ad on #3b3e45"
ZONES: Final = ("#263a3c", "#3c4a2a", "#2b3326")
"""Ground of the attacker's rows, the middle row and the defender's rows."""
COUNTERS: Final = ("#ffffff on #2368b0", "#201f1c on #c9c6b8")
"""A counter of the attacker and of the defender."""
SPENT: Final = ("#cddbea on #1b4674", "#33312d on #98968c")
"""The same once they have acted."""
HEARTS: Final = ("#ffd0c8", "#a32226")
ACTING: Final = "#2b1c00 on #f2c14a"
TARGET: Final = "#ffd9c2 on #5e1417"
CHOSEN: Final = "#fff3e6 on #b02a2c"
MAY: Final = "#f2c14a on #4b3d18"
MAY_CHOSEN: Final = "#2b1c00 on #e8b53c"
STONE: Final = "#d8cfc0 on #55504a"
STONE_TARGET: Final = "#f2c14a on #55504a"
CURSOR: Final = "bold #ffffff"
PICKED: Final = "bold #2b1c00 on #f2c14a"
