"""The signs and colours of a Combat, of the map and of towns. As elsewhere, every colour has a sign."""

from typing import Final

PACK: Final = "▣"
FEW: Final = "□"
HEART: Final = "♥"
LOST_HEART: Final = "·"
SHIELD: Final = "◆"
FLIPS: Final = f"{PACK}→{FEW}"
TOWER: Final = "♜"
WALL: Final = "▒"
GATE: Final = "╫"
MAYBE: Final = "?"
SKIPS: Final = "‖"
INITIATIVE: Final = "◈"
"""The Initiative token of the hex battlefield."""
AFAR: Final = "·"
"""A hex on which a shot hits less."""
ZONE: Final = "░"
"""A deployment zone, where hexes have one line."""
OBSTACLE_AHEAD: Final = "#"
"""Where an Obstacle would lie."""
OBSTACLES: Final = {
    "pond": "≈",
    "mound": "∩",
    "spine": "╫",
    "rocks": "^",
    "log_a": "=",
    "log_b": "=",
    "skull": "%",
    "stones": "o",
}
OBSTACLE_STYLES: Final = {
    "pond": "#a8d4ea on #1f4a63",
    "mound": "#c9b68a on #4d4126",
    "spine": "#e6dfca on #4a463b",
    "rocks": "#d2cec4 on #4b4844",
    "log_a": "#b8c98a on #45381f",
    "log_b": "#d0ac7c on #45331f",
    "skull": "#efe9d8 on #45413a",
    "stones": "#cfcac0 on #4b4844",
}
EFFECTS: Final = {"fire_wall": "*", "force_field": "+"}
EFFECT_STYLES: Final = {"fire_wall": "bold #ffd08a on #7a2a12", "force_field": "bold #c7e3ff on #2c4f7d"}
HEX_GROUND: Final = (("#24404a", "#1f3840"), ("#3a472a", "#333f25"), ("#47323a", "#3e2c33"))
"""Ground of the left zone, the field and the right zone, for even and odd rows."""
ON_GROUND: Final = "#8b957f"
NARROW: Final = 28
"""Below this width words of state become signs."""

# -- the map
CUBE: Final = "■"
FULL: Final = "●"
SPENT_POINT: Final = "○"
BACK: Final = "▒"
ROCK: Final = "▲"
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")
GRIM: Final = "☹"
TERRAINS: Final = {"grass": "#4f6a33", "dirt": "#7c6645", "subterranean": "#5c5468"}
ROCKS: Final = {"grass": "#c9d3b4 on #33461f", "dirt": "#d8c9a8 on #574530", "subterranean": "#cfc8da on #3f394a"}
ON_LAND: Final = "#fbf3df"
HIDDEN_TILE: Final = "#52647c on #1c2735"
HIDDEN_LABEL: Final = "bold #f3e7c3 on #1c2735"
HIDDEN_MAY: Final = "#b98f2e on #2b2a24"
GUARD: Final = "bold #fff3e6 on #9b2226"
VISITED: Final = "#14130f"
WAY: Final = "#f2c14a"
FIELD_MAY: Final = "#2b1c00 on #e8b53c"
FIELD_MARKED: Final = "underline #2b1c00 on #fff6dc"
FIELD_FIGHT: Final = "#fff3e6 on #b02a2c"
FIELD_FIGHT_MARKED: Final = "underline #5e1417 on #ffe3da"
STONE_EDGE: Final = "#e9e2d2"
FACTIONS: Final = {
    "castle": "#ffffff on #2368b0",
    "necropolis": "#201f1c on #c9c6b8",
    "dungeon": "#f7e9ff on #4a2063",
    "neutral": "#fff9ea on #7b6f5d",
    "ai": "#ffb9a4 on #17120f",
}
NOBODY: Final = FACTIONS["neutral"]

ZONES: Final = ("#263a3c", "#3c4a2a", "#2b3326")
"""Ground of the attacker's rows, the middle row and the defender's rows."""
SPENT: Final = {
    "castle": "#cddbea on #1b4674",
    "necropolis": "#33312d on #98968c",
    "dungeon": "#c9b3d6 on #34174a",
    "neutral": "#d6cdbd on #544b3e",
}
"""A counter that has acted, by faction; before that it has the colours of FACTIONS."""
HEARTS: Final = {"castle": "#ffd0c8", "necropolis": "#a32226", "dungeon": "#ffb3b3", "neutral": "#ffd0c8"}
STONE: Final = "#d8cfc0 on #55504a"
STONE_TARGET: Final = "#f2c14a on #55504a"
