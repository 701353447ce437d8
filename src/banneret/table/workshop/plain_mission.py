"""A scenario on paper for a game that draws no map of it: what its lobby says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.games import rules_of
from banneret.table.lobby_types import ScenarioInfo, TableInfo
from banneret.table.workshop.mission_types import Mission, MissionSection, MissionTable
from banneret.text.catalogue import message

# A cycle of types alone: a presenter makes a page with this, which asks it.
if TYPE_CHECKING:
    from banneret.table.presenter import Presenter


def plain_mission(presenter: Presenter, scenario: str, text: str, lang: str) -> Mission:
    """A scenario by its name, or from the text of its file. Raises SetupError and ContentError."""
    offered = presenter.lobby(lang)
    if text:
        found: ScenarioInfo | None = presenter.own_scenario(text, lang)
    else:
        found = next((one for one in offered.scenarios if one.id == scenario), None)
    if found is None:
        raise rules_of(presenter.id).no_scenario(scenario, [one.id for one in offered.scenarios])
    return Mission(
        game=presenter.id,
        game_name=offered.name,
        id=found.id,
        name=found.name,
        story=found.text,
        facts=found.mode_text,
        tables=tuple(_table(int(players), table, found, lang) for players, table in found.tables.items()),
    )


def _table(players: int, table: TableInfo, scenario: ScenarioInfo, lang: str) -> MissionTable:
    notes = table.notes
    found = [
        ("goals", "mission-goals", [goal.text for goal in notes.goals]),
        ("lost", "mission-lost", [goal.text for goal in notes.defeats]),
        ("rules", "mission-rules", [rule.text for rule in notes.rules]),
        ("starts", "mission-starts", list(scenario.starts)),
        ("notes", "mission-notes", list(notes.remarks)),
    ]
    return MissionTable(
        players=players,
        head=" · ".join(filter(None, (message("lobby-players", lang, players=players), table.rounds_text))),
        picture="",
        keys=(),
        sections=tuple(MissionSection(id, message(head, lang), tuple(lines)) for id, head, lines in found if lines),
    )
