"""The keys and signs of a Combat and of the map."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.heroes.terminal import pieces
from banneret.terminal import pages, signs
from banneret.terminal.pages import KEYS

SIGNS: Final = (
    (" ".join(signs.SIDES), ("ui-attacker", "ui-defender"), pieces.FACTIONS["castle"]),
    (f"{pieces.PACK} {pieces.FEW}", ("ui-pack", "ui-few"), pieces.FACTIONS["necropolis"]),
    (pieces.HEART + pieces.LOST_HEART, ("ui-sign-hearts",), ""),
    (signs.NOW, ("ui-sign-acts",), signs.ACTING),
    (signs.LEGAL, ("ui-sign-legal",), signs.MAY),
    (signs.FIGHT, ("ui-sign-target",), signs.TARGET),
    (pieces.FLIPS, ("ui-sign-flips",), ""),
    (signs.FALLS, ("ui-sign-falls",), ""),
    (signs.DONE, ("ui-sign-done",), ""),
    (pieces.SHIELD, ("ui-defense-token",), ""),
    (pieces.SKIPS, ("ui-paralysis-token",), ""),
    (signs.MORALE, ("ui-morale-positive",), ""),
)


ASK_ME: Final = ("!", "ui-key-ask-me")
COMBAT_KEYS: Final = (*KEYS, ASK_ME)
HEX_KEYS: Final = (
    *KEYS[:4],
    ("a–z", "ui-key-letter"),
    ("0–9  :", "ui-key-hex"),
    *KEYS[6:],
    ASK_ME,
)
HEX_SIGNS: Final = (
    *SIGNS,
    (pieces.INITIATIVE, ("ui-sign-initiative",), ""),
    (pieces.AFAR, ("ui-sign-afar",), f"{pieces.ON_GROUND} on {pieces.HEX_GROUND[1][0]}"),
    (
        " ".join(dict.fromkeys(pieces.OBSTACLES.values())),
        ("ui-sign-obstacle",),
        pieces.OBSTACLE_STYLES["rocks"],
    ),
    *((pieces.EFFECTS[id], (f"card-{id}",), pieces.EFFECT_STYLES[id]) for id in pieces.EFFECTS),
)
MAP_KEYS: Final = (
    ("← ↑ ↓ →", "table-key-arrows"),
    ("⇧ ← ↑ ↓ →", "ui-key-shift"),
    ("enter", "table-key-choose"),
    ("tab", "ui-key-tab"),
    ("0–9 b–z", "ui-key-number"),
    (":", "table-key-typing"),
    ("a", "table-key-answers"),
    ("t", "table-key-town"),
    ("h", "table-key-hero"),
    ("p", "table-key-players"),
    ("d", "table-key-decks"),
    ("c", "table-key-centre"),
    ("i", "table-key-inspect"),
    *(pair for pair in KEYS if pair[0] in ("u", "r", "w", "l", "s", "q")),
    ASK_ME,
)
MAP_SIGNS: Final = (
    (f"{signs.LEGAL}Whl1", ("table-sign-may",), pieces.FIELD_MAY),
    (f"{signs.FIGHT}Gld1", ("table-sign-fight",), pieces.FIELD_FIGHT),
    ("›Obe2", ("table-sign-way",), f"{pieces.ON_LAND} on {pieces.TERRAINS['grass']}"),
    ("IV", ("table-sign-guard",), pieces.GUARD),
    (f"{signs.FLAG}C", ("table-sign-flag",), pieces.FACTIONS["castle"]),
    (pieces.CUBE, ("table-sign-cube",), f"{pieces.VISITED} on {pieces.TERRAINS['grass']}"),
    ("┏Cat┓", ("table-sign-hero",), pieces.FACTIONS["castle"]),
    (pieces.BACK * 3, ("table-sign-back",), pieces.HIDDEN_TILE),
    (pieces.ROCK * 3, ("table-sign-rock",), pieces.ROCKS["dirt"]),
    ("┃", ("table-sign-wall",), pieces.STONE_EDGE),
    (f"{pieces.FULL}{pieces.SPENT_POINT}", ("table-sign-token",), signs.GOLD),
    (f"{signs.MORALE} {pieces.GRIM}", ("table-sign-morale",), ""),
)


HELP: Final = {
    "combat": (COMBAT_KEYS, SIGNS),
    "hexes": (HEX_KEYS, HEX_SIGNS),
    "map": (MAP_KEYS, MAP_SIGNS),
}
"""The keys and signs of each face of the table."""


def help_text(lang: str, face: str = "combat") -> Text:
    """The keys and the signs of a face of the table."""
    return pages.help_text("heroes", lang, *HELP[face])
