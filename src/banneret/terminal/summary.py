"""Texts of the windows: the keys and signs, and the summary of a finished game."""

from __future__ import annotations

from rich.text import Text

from banneret.terminal import signs
from banneret.terminal.session import Session
from banneret.text import message, name
from banneret.text.log import side_of, unit_of

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
    (" ".join(signs.SIDES), ("ui-attacker", "ui-defender"), signs.COUNTERS[0]),
    (f"{signs.PACK} {signs.FEW}", ("ui-pack", "ui-few"), signs.COUNTERS[1]),
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


def help_text(lang: str, on_map: bool = False) -> Text:
    """The keys and the signs."""
    text = Text()
    for key, id in KEYS:
        text.append(f"{key:<11}", style=f"bold {signs.GOLD}")
        text.append(f"{message(id, lang)}\n")
    text.append(f"\n{message('ui-signs', lang)}\n", style=f"bold {signs.INK}")
    for sign, ids, style in SIGNS:
        text.append(f" {sign} ", style=f"bold {style}")
        text.append(" " * (9 - len(sign)))
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
    if winner is None:
        text.append(message("ui-drawn", lang), style=f"bold {signs.GOLD}")
    else:
        text.append(message("ui-winner", lang, side=session.badge(winner)), style=f"bold {signs.GOLD}")
    last = [line.text for line in session.lines() if line.name in ("win", "retreat", "surrender", "time_up", "flee")]
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
