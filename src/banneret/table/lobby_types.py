"""What the lobby shows: games, scenarios, who may sit where, and the optional rules."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from banneret.table.lesson_types import LessonInfo
from banneret.table.scenario_info import ScenarioNotes


class OptionInfo(msgspec.Struct, frozen=True):
    """An optional rule."""

    id: str
    name: str
    text: str
    values: tuple[str, ...]
    """Empty for a number or a text."""
    value_names: tuple[str, ...]
    default: str
    clause: str
    main: bool
    """Whether the lobby shows it at once, or under "more"."""
    group: str
    """`easier`, `harder`, `variant`, or `ruling` for something the rulebook leaves open."""
    least: int = 0
    most: int = 0
    """The smallest and the largest value of a number; both 0 for everything else."""
    online: str = ""
    """What a lobby suggests when somebody plays from elsewhere, if that is not the default."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario with a certain number of players."""

    rounds: int
    """0 for no limit."""
    rounds_text: str
    """How long it lasts, and what happens then."""
    notes: ScenarioNotes
    """How it is won and lost, and what is special."""
    teams: tuple[int, ...]
    """The team of each seat."""
    needs: str = ""
    """What is needed beyond the box; if anything is, such a table cannot be started."""


class SideChoice(msgspec.Struct, frozen=True):
    """What a player may bring to a seat. A game that knows more about it derives its own type from this."""

    id: str
    """What to send."""
    name: str
    seats: tuple[int, ...]
    """The seats that may bring it."""
    colours: str = ""
    """In whose colours the seat is shown; empty where that is not decided yet, or for a game without such colours."""
    single: bool = False
    """Whether these colours may sit at a table only once."""


class CampaignPart(msgspec.Struct, frozen=True):
    """Which part of which campaign a scenario is."""

    id: str
    name: str
    part: int
    of: int


class ScenarioInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario. A game with more to say derives its own type from this."""

    id: str
    name: str
    mode: str
    mode_text: str
    text: str
    """What it is about, in a sentence or two."""
    players: tuple[int, ...]
    tables: Mapping[str, TableInfo]
    """By number of players."""
    starts: tuple[str, ...]
    """What everybody starts with, in words."""
    options: tuple[str, ...]
    """The options this scenario knows."""
    sides: tuple[SideChoice, ...]
    """What a seat may bring."""
    bots: tuple[str, ...]
    """The bots that can sit here."""
    difficulty: int
    """One to three."""
    campaign: CampaignPart | None = None
    """If it is part of a campaign."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    id: str
    name: str
    text: str
    rank: str = ""
    """How strong a character is, in a word such as Knight; empty for other bots."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played. A game with more to choose from derives its own type from this."""

    id: str
    name: str
    text: str
    scenarios: tuple[ScenarioInfo, ...]
    bots: tuple[BotInfo, ...]
    options: tuple[OptionInfo, ...]
    lessons: tuple[LessonInfo, ...] = ()
    """In teaching order."""


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """Everything printed in the box of a game, in one language. A game derives its own type from this."""

    game: str
    lang: str
    hash: str = ""
    """Changes whenever anything in it does."""
