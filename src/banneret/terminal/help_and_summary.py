"""Texts of the windows: the keys and signs, and the summary of a finished game."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.battlelore.terminal import signs as lore_signs
from banneret.heroes.text.combat_questions import side_of, unit_of
from banneret.heroes.text.programs import name
from banneret.terminal import signs
from banneret.terminal.session import Session
from banneret.text import message

KEYS = (
    ("← ↑ ↓ →", "ui-key-arrows"),
    ("⇧ ← ↑ ↓ →", "ui-key-shift"),
    ("enter", "ui-key-enter"),
    ("tab", "ui-key-tab"),
    ("0–9", "ui-key-number"),
    ("a–d  :", "ui-key-type"),
    ("u", "ui-key-undo"),
    ("r", "ui-key-redo"),
    ("w", "ui-key-why"),
    ("i", "ui-key-inspect"),
    ("l", "ui-key-log"),
    ("s", "ui-key-speed"),
    ("q", "ui-key-quit"),
)
SIGNS = (
    (" ".join(signs.SIDES), ("ui-attacker", "ui-defender"), signs.FACTIONS["castle"]),
    (f"{signs.PACK} {signs.FEW}", ("ui-pack", "ui-few"), signs.FACTIONS["necropolis"]),
    (signs.HEART + signs.LOST_HEART, ("ui-sign-hearts",), ""),
    (signs.NOW, ("ui-sign-acts",), signs.ACTING),
    (signs.LEGAL, ("ui-sign-legal",), signs.MAY),
    (signs.FIGHT, ("ui-sign-target",), signs.TARGET),
    (signs.FLIPS, ("ui-sign-flips",), ""),
    (signs.FALLS, ("ui-sign-falls",), ""),
    (signs.DONE, ("ui-sign-done",), ""),
    (signs.SHIELD, ("ui-defense-token",), ""),
    (signs.SKIPS, ("ui-paralysis-token",), ""),
    (signs.MORALE, ("ui-morale-positive",), ""),
)


HEX_KEYS = (
    *KEYS[:4],
    ("a–z", "ui-key-letter"),
    ("0–9  :", "ui-key-hex"),
    *KEYS[6:],
)
HEX_SIGNS = (
    *SIGNS,
    (signs.INITIATIVE, ("ui-sign-initiative",), ""),
    (signs.AFAR, ("ui-sign-afar",), f"{signs.ON_GROUND} on {signs.HEX_GROUND[1][0]}"),
    (" ".join(dict.fromkeys(signs.OBSTACLES.values())), ("ui-sign-obstacle",), signs.OBSTACLE_STYLES["rocks"]),
    *((signs.EFFECTS[id], (f"card-{id}",), signs.EFFECT_STYLES[id]) for id in signs.EFFECTS),
)
MAP_KEYS = (
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
)
MAP_SIGNS = (
    (f"{signs.LEGAL}Whl1", ("table-sign-may",), signs.FIELD_MAY),
    (f"{signs.FIGHT}Gld1", ("table-sign-fight",), signs.FIELD_FIGHT),
    ("›Obe2", ("table-sign-way",), f"{signs.ON_LAND} on {signs.TERRAINS['grass']}"),
    ("IV", ("table-sign-guard",), signs.GUARD),
    (f"{signs.FLAG}C", ("table-sign-flag",), signs.FACTIONS["castle"]),
    (signs.CUBE, ("table-sign-cube",), f"{signs.VISITED} on {signs.TERRAINS['grass']}"),
    ("┏Cat┓", ("table-sign-hero",), signs.FACTIONS["castle"]),
    (signs.BACK * 3, ("table-sign-back",), signs.HIDDEN_TILE),
    (signs.ROCK * 3, ("table-sign-rock",), signs.ROCKS["dirt"]),
    ("┃", ("table-sign-wall",), signs.STONE_EDGE),
    (f"{signs.FULL}{signs.SPENT_POINT}", ("table-sign-token",), signs.GOLD),
    (f"{signs.MORALE} {signs.GRIM}", ("table-sign-morale",), ""),
)


LORE_KEYS = (
    *KEYS[:4],
    ("1–9 b–z", "battlelore:screen-key-letter"),
    ("0–8  :", "battlelore:screen-key-hex"),
    ("a", "battlelore:screen-key-answers"),
    ("c", "battlelore:screen-key-cards"),
    ("h", "battlelore:screen-key-heroes"),
    ("p", "battlelore:screen-key-sides"),
    *KEYS[6:],
)
LORE_SIGNS = (
    (" ".join(lore_signs.SIDES), ("battlelore:screen-sign-side",), ""),
    ("■†B4", ("battlelore:screen-sign-unit",), lore_signs.FILLED["blue"]),
    ("◤†B4", ("battlelore:screen-sign-unit",), lore_signs.HOLLOW["blue"]),
    (" ".join(lore_signs.KINDS.values()), ("battlelore:screen-sign-foot",), ""),
    (signs.LEGAL, ("ui-sign-legal",), signs.MAY),
    (f"{lore_signs.ORDERED} {lore_signs.MOVED} {signs.DONE}", ("battlelore:screen-sign-ordered",), ""),
    ("■†B4", ("battlelore:screen-sign-acts",), signs.ACTING),
    (f"{signs.FIGHT}3B4", ("battlelore:screen-sign-target",), signs.TARGET),
    *(
        (sign, (f"battlelore:land-{land}",), lore_signs.LAND_STYLES.get(land, lore_signs.LANDMARK))
        for land, sign in lore_signs.LAND.items()
    ),
    (lore_signs.RAMPART, ("battlelore:land-rampart",), ""),
    (lore_signs.CUT, ("battlelore:screen-sign-cut",), ""),
    (
        f"{lore_signs.CHEST} {lore_signs.QUEST} {lore_signs.CALTROPS}",
        ("battlelore:screen-sign-thing",),
        lore_signs.THING,
    ),
    (lore_signs.BANNER, ("battlelore:screen-banners",), signs.GOLD),
    (lore_signs.LORE, ("battlelore:screen-sign-lore",), ""),
)


HELP: Final = {
    "lore": (LORE_KEYS, LORE_SIGNS),
    "combat": (KEYS, SIGNS),
    "hexes": (HEX_KEYS, HEX_SIGNS),
    "map": (MAP_KEYS, MAP_SIGNS),
    "cards": ((KEYS[0], *MAP_KEYS[2:11], *MAP_KEYS[12:]), (SIGNS[1], MAP_SIGNS[-2], SIGNS[10])),
}
"""The keys and signs of each face of the table."""


def help_text(lang: str, face: str = "combat") -> Text:
    """The keys and the signs of a face of the table."""
    text = Text()
    keys, pictures = HELP[face]
    for key, id in keys:
        text.append(f"{key:<11}", style=f"bold {signs.GOLD}")
        text.append(f"{message(id, lang)}\n")
    text.append(f"\n{message('ui-signs', lang)}\n", style=f"bold {signs.INK}")
    for sign, ids, style in pictures:
        text.append(f" {sign} ", style=f"bold {style}")
        text.append(" " * max(1, 9 - len(sign)))
        text.append(", ".join(message(id, lang) for id in ids) + "\n")
    text.rstrip()
    return text


def result_text(session: Session) -> Text:
    """Who won, how, and at what cost."""
    lang = session.lang
    game = session.game
    returns = game.result or ()
    winner = next((seat for seat, value in enumerate(returns) if value > 0), None)
    text = Text()
    if session.whole:
        return game_result(session, winner)
    if winner is None:
        text.append(message("ui-drawn", lang), style=f"bold {signs.GOLD}")
    else:
        text.append(message("ui-winner", lang, side=session.badge(winner)), style=f"bold {signs.GOLD}")
    last = [
        line.text
        for line in session.lines()
        if line.name in ("win", "retreat", "surrender", "time_up", "drawn_battle", "flee")
    ]
    text.append(f"\n{last[-1]}\n\n" if last else "\n\n")
    scene = session.look()
    dealt = [0, 0]
    dice: list[list[int]] = [[], []]
    for event in game.events:
        if event.name == "damage":
            dealt[1 - side_of(unit_of(str(event.args["unit"]))[1])] += int(event.args["n"])
        elif event.name == "die":
            dice[int(event.args["side"])].append(int(event.args["n"]))
    rows = [
        ("ui-damage-dealt", [str(n) for n in dealt]),
        ("ui-units-lost", [str(len(side.lost)) for side in scene.sides]),
        ("ui-units-left", [str(sum(u.side == n and u.space != "tower" for u in scene.units)) for n in (0, 1)]),
        ("ui-dice-average", [f"{sum(d) / len(d):+.2f} ({len(d)})" if d else "–" for d in dice]),
    ]
    width = max(len(message(id, lang)) for id, _ in rows) + 3
    columns = [f"{signs.SIDES[n]} {session.called(n)}" for n in (0, 1)]
    text.append(" " * width + "".join(f"{column:<22}" for column in columns).rstrip() + "\n", style="bold")
    for id, values in rows:
        text.append(f"{message(id, lang):<{width}}", style=signs.DIM)
        text.append("".join(f"{value:<22}" for value in values).rstrip() + "\n")
    for n, side_scene in enumerate(scene.sides):
        if side_scene.lost:
            fallen = ", ".join(name(unit.rstrip("+"), lang) for unit in side_scene.lost)
            text.append(f"{signs.FALLS} {signs.SIDES[n]} {fallen}\n", style=signs.DIM)
    text.append(f"\n{message('ui-rounds', lang)} {scene.round} · {message('ui-answers', lang)} {len(game.answers)}")
    return text


def game_result(session: Session, winner: int | None) -> Text:
    """How a whole game ended: who won, by what, and what everybody had."""
    lang, world = session.lang, session.world
    text = Text()
    words = message("ui-drawn", lang) if winner is None else message("ui-winner", lang, side=session.badge(winner))
    text.append(f"{words}\n", style=f"bold {signs.GOLD}")
    told = [line.text for line in session.lines() if line.name in ("goal", "final_battle", "eliminated", "won")]
    text.append("".join(f"{line}\n" for line in told[-2:]) + "\n")
    rows = [
        ("table-result-level", [f"{signs.ROMAN[player.level]} ({player.experience})" for player in world.players]),
        ("table-result-town", [f"{len(player.building_kinds)}/8" for player in world.players]),
        ("table-result-units", [str(player.unit_cards) for player in world.players]),
    ]
    if world.expedition is None:
        rows.append(("table-result-flags", [str(len(player.flags)) for player in world.players]))
        rows.append(("table-cubes", [str(sum(player.cubes)) for player in world.players]))
    width = max(len(message(id, lang)) for id, _ in rows) + 3
    heads = "".join(f"{session.badge(player.player):<22}" for player in world.players)
    text.append(" " * width + heads.rstrip() + "\n", style="bold")
    for id, values in rows:
        text.append(f"{message(id, lang):<{width}}", style=signs.DIM)
        text.append("".join(f"{value:<22}" for value in values).rstrip() + "\n")
    text.append(
        f"\n{message('ui-rounds', lang)} {world.round} · {message('ui-answers', lang)} {len(session.game.answers)}"
    )
    return text
