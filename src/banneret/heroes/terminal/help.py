"""The keys and signs of a Combat and of the map."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.heroes.terminal import piece_signs
from banneret.terminal import pages, signs
from banneret.terminal.pages import KEYS

SIGNS: Final = (
    (" ".join(signs.SIDES), ("ui-attacker", "ui-defender"), piece_signs.FACTIONS["castle"]),
    (f"{piece_signs.PACK} {piece_signs.FEW}", ("ui-pack", "ui-few"), piece_signs.FACTIONS["necropolis"]),
    (piece_signs.HEART + piece_signs.LOST_HEART, ("ui-sign-hearts",), ""),
    (signs.NOW, ("ui-sign-acts",), signs.ACTING),
    (signs.LEGAL, ("ui-sign-legal",), signs.MAY),
    (signs.FIGHT, ("ui-sign-target",), signs.TARGET),
    (piece_signs.FLIPS, ("ui-sign-flips",), ""),
    (signs.FALLS, ("ui-sign-falls",), ""),
    (signs.DONE, ("ui-sign-done",), ""),
    (piece_signs.SHIELD, ("ui-defense-token",), ""),
    (piece_signs.SKIPS, ("ui-paralysis-token",), ""),
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
    (piece_signs.INITIATIVE, ("ui-sign-initiative",), ""),
    (piece_signs.AFAR, ("ui-sign-afar",), f"{piece_signs.ON_GROUND} on {piece_signs.HEX_GROUND[1][0]}"),
    (
        " ".join(dict.fromkeys(piece_signs.OBSTACLES.values())),
        ("ui-sign-obstacle",),
        piece_signs.OBSTACLE_STYLES["rocks"],
    ),
    *((piece_signs.EFFECTS[id], (f"card-{id}",), piece_signs.EFFECT_STYLES[id]) for id in piece_signs.EFFECTS),
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
    *(pair for pair in KEYS if pair[0] in ("u", "r", "w", "*", "l", "s", "q")),
    ASK_ME,
)
MAP_SIGNS: Final = (
    (f"{signs.LEGAL}Whl1", ("table-sign-may",), piece_signs.FIELD_MAY),
    (f"{signs.FIGHT}Gld1", ("table-sign-fight",), piece_signs.FIELD_FIGHT),
    ("›Obe2", ("table-sign-way",), f"{piece_signs.ON_LAND} on {piece_signs.TERRAINS['grass']}"),
    ("IV", ("table-sign-guard",), piece_signs.GUARD),
    (f"{signs.FLAG}C", ("table-sign-flag",), piece_signs.FACTIONS["castle"]),
    (piece_signs.CUBE, ("table-sign-cube",), f"{piece_signs.VISITED} on {piece_signs.TERRAINS['grass']}"),
    ("┏Cat┓", ("table-sign-hero",), piece_signs.FACTIONS["castle"]),
    (piece_signs.BACK * 3, ("table-sign-back",), piece_signs.HIDDEN_TILE),
    (piece_signs.ROCK * 3, ("table-sign-rock",), piece_signs.ROCKS["dirt"]),
    ("┃", ("table-sign-wall",), piece_signs.STONE_EDGE),
    (f"{piece_signs.FULL}{piece_signs.SPENT_POINT}", ("table-sign-token",), signs.GOLD),
    (f"{signs.MORALE} {piece_signs.GRIM}", ("table-sign-morale",), ""),
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
