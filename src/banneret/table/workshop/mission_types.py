"""A scenario as it is printed and laid on a table: its map, how to set it up, and what it is about."""

from __future__ import annotations

import msgspec


class MissionSection(msgspec.Struct, frozen=True):
    """Some lines under a heading."""

    id: str
    """What it is about: `goals`, `lost`, `rules`, `starts` ..."""
    head: str
    lines: tuple[str, ...]


class MissionKey(msgspec.Struct, frozen=True):
    """A sign of the map, and what it means."""

    sign: str
    text: str
    colour: str = ""
    """The colour, if it is told apart by that."""


class MissionTable(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario with a certain number of players; one table for all if their number changes nothing."""

    players: int
    """0 if it is the same for every number."""
    head: str
    """For how many, and how long."""
    picture: str
    """The map as an SVG; empty if there is none."""
    wide: bool = False
    """Whether the map wants the whole width of a page."""
    keys: tuple[MissionKey, ...]
    sections: tuple[MissionSection, ...]


class Mission(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario on paper, in one language."""

    game: str
    game_name: str
    id: str
    name: str
    story: str
    facts: str
    """What sort of game it is."""
    tables: tuple[MissionTable, ...]
