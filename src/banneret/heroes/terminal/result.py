"""The summary of a finished game."""

from __future__ import annotations

from rich.text import Text

from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.session import HeroesSession
from banneret.heroes.text.combat_questions import side_of, unit_of
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.terminal import signs


def result_text(session: HeroesSession) -> Text:
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


def game_result(session: HeroesSession, winner: int | None) -> Text:
    """How a whole game ended: who won, by what, and what everybody had."""
    lang, world = session.lang, session.world
    text = Text()
    words = message("ui-drawn", lang) if winner is None else message("ui-winner", lang, side=session.badge(winner))
    text.append(f"{words}\n", style=f"bold {signs.GOLD}")
    told = [line.text for line in session.lines() if line.name in ("goal", "final_battle", "eliminated", "won")]
    text.append("".join(f"{line}\n" for line in told[-2:]) + "\n")
    rows = [
        (
            "table-result-level",
            [f"{piece_signs.ROMAN[player.level]} ({player.experience})" for player in world.players],
        ),
        ("table-result-town", [f"{len(player.building_kinds)}/8" for player in world.players]),
        ("table-result-units", [str(player.unit_cards) for player in world.players]),
    ]
    if world.tiles:
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
