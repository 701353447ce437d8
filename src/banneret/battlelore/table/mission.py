"""An adventure on paper: its battlefield, the armies, and the battle notes."""

from __future__ import annotations

from banneret.battlelore.box.adventure_file import AdventureFile
from banneret.battlelore.table.adventure_picture import board_picture, legend
from banneret.battlelore.table.adventure_plan import army_heads, bodies
from banneret.battlelore.text.battle_notes import adventure_facts, adventure_notes
from banneret.battlelore.text.names_and_events import GAME, word
from banneret.table.workshop.mission_types import Mission, MissionKey, MissionSection, MissionTable


def mission(adventure: AdventureFile, words: tuple[str, str], lang: str) -> Mission:
    """The whole of an adventure; how many play changes nothing about it."""
    title, story = words
    armies = [
        MissionSection(f"army-{n}", head, tuple(
            f"{body.letter} · {body.words}" for body in bodies(adventure, lang) if body.side == n
        ))
        for n, head in enumerate(army_heads(adventure, lang))
    ]  # fmt: skip
    notes = [
        MissionSection(f"notes-{n}", head, tuple(lines))
        for n, (head, lines) in enumerate(adventure_notes(adventure, lang))
    ]
    table = MissionTable(
        players=0,
        head=adventure_facts(adventure, lang),
        picture=board_picture(adventure, lang),
        wide=True,
        keys=tuple(MissionKey(sign, text, colour) for colour, sign, text in legend(adventure, lang)),
        sections=(*armies, *notes),
    )
    return Mission(
        game=GAME, game_name=word("game", lang), id=adventure.id, name=title, story=story, facts="", tables=(table,)
    )
