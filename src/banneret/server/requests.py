"""What the REST interface takes and gives. The description of the interface is made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from banneret.campaigns import ChainFinding
from banneret.kernel.findings import Finding
from banneret.plugins import plugins
from banneret.server.access import SECRET
from banneret.server.store.types import ABSENCE
from banneret.table.lobby_types import ScenarioInfo
from banneret.table.room_types import DAY, Pace, RoomInfo
from banneret.table.scenario_info import SentenceInfo

Name = Annotated[str, msgspec.Meta(max_length=40, description="What to call a person")]
Word = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z0-9_-]+$")]
Side = Annotated[str, msgspec.Meta(max_length=2000, pattern=r"^(?:[\w+=,:@*!#/' -]|(?<=[0-9])\.(?=[0-9]))*$")]
"""A dot is allowed only within a hex: an army may also be named by its file, but never by a remote client."""
BotName = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z0-9_-]*$")]


LessonId = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z0-9_]*$")]


Definition = Annotated[str, msgspec.Meta(max_length=40_000, description="The text of a scenario file")]


DraftText = Annotated[str, msgspec.Meta(max_length=100_000, description="The text of a scenario file, finished or not")]


Entropy = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$", description="256 bits in hexadecimal digits")]
OrSecret = Annotated[str, msgspec.Meta(pattern=f"^(?:{SECRET})?$")]
OrHall = Annotated[str, msgspec.Meta(pattern=f"^(?:{SECRET}|mine)?$")]
"""The key of a hall, or `mine` for that of whoever is signed in."""


Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * DAY)]
"""Of a clock; what they are for is its pace."""
Wish = Annotated[str, msgspec.Meta(pattern=r"^(?:[0-9]{1,4}-[0-9]{1,4})?$")]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new room."""

    kind: Literal["person", "bot", "open"]
    """`person`: the creator of the room sits there. `open`: anybody with the link may take it."""
    side: Side
    """A faction and hero (`castle/catherine`), a faction, `choose`; for a skirmish an army."""
    name: Name = ""
    bot: BotName = ""
    """Which bot plays; by default the game's default bot."""
    hall: OrHall = ""
    """The key of your hall, if somebody comes along from it, or somebody new (`hero=NAME` in `side`) is kept there."""
    career: OrSecret = msgspec.field(name="hero", default="")
    """The id of a career in that hall."""


class FromRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where in a record a new game continues."""

    record: Annotated[str, msgspec.Meta(max_length=64)]
    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    same_dice: bool = False
    """Continue with the dice of the record's seed, if it has one."""


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room to be made."""

    game: Word
    scenario: Word
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=100)] = {}
    seconds: Seconds = 0
    """Of the clock, 0 for none."""
    pace: Pace = Pace()
    """What these seconds are for."""
    talk: bool = True
    """Whether there is chat."""
    absence: Annotated[int, msgspec.Meta(ge=60, le=604_800)] = ABSENCE
    """How many seconds a player has to be away before the host may free the seat in a running game."""
    watching: bool = True
    hints: bool | None = None
    """Whether those who play may ask what a good bot would answer. Where nothing is said: only if one person plays."""
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] | None = None
    """Only for a table with you and bots: anybody who knows the seed knows every die."""
    branch: FromRecord | None = None
    definition: Definition = ""
    """The text of a scenario file to be played instead of what `scenario` names."""
    wait: bool = False
    """Whether the game begins only when the host starts it, even if no seat is open: the people at the table can then
    see what the server's dice are committed to, and add to them, before anything is drawn."""
    listed: bool = False
    """Whether everybody may find it among the open tables and, where watching is allowed, among the games to watch."""
    rated: bool = False
    """Whether its game counts for ratings; then whoever plays has to be signed in, or be a bot."""
    wish: Wish = ""
    """The strength the host wishes for, as `LOW-HIGH`."""
    lesson: LessonId = ""
    """A lesson of the game: it then decides everything but names, including seed and bots."""


class Created(msgspec.Struct, frozen=True):
    """A new room, with its creator's keys. They are sent only once."""

    room: str
    host: str
    keys: dict[str, str]
    """By seat."""
    info: RoomInfo


class PartInfo(msgspec.Struct, frozen=True):
    """A part of a campaign: in which round it was won, 0 while it is not, and how often it was lost."""

    scenario: str
    name: str
    won: bool
    rounds: int
    lost: int


class CampaignInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of a room's campaign."""

    id: str
    name: str
    parts: tuple[PartInfo, ...]
    part: int
    """The part being played, or the next one, counted from 1; one more than there are when all are won."""
    playing: bool
    """Whether the game of this room is under way."""
    won: bool
    """Whether all parts are won."""
    seat: str
    """Faction, hero, deck and gifts with which that part begins."""
    file: str
    """All of it as text, to keep and to send back with `POST /api/campaigns`."""


class ChainCheck(msgspec.Struct, frozen=True, kw_only=True):
    """What was found in the parts of a custom campaign."""

    findings: tuple[ChainFinding, ...]
    file: str
    """The campaign before its first part, as `POST /api/campaigns` takes it; empty if it cannot be played."""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants an open seat."""

    name: Name = ""
    hall: OrHall = ""
    """The key of your hall, if somebody from it comes along."""
    career: OrSecret = msgspec.field(name="hero", default="")
    entropy: Entropy | None = None
    """What you add to the dice, if the game has not begun."""


class AddEntropy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player adds to the dice before the game begins."""

    entropy: Entropy


class Taken(msgspec.Struct, frozen=True):
    """A seat that was taken, and its key."""

    seat: int
    key: str


class ChangeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a seat from now on."""

    kind: Literal["bot", "open"]
    bot: BotName = ""


class Kept(msgspec.Struct, frozen=True):
    """A record that was kept."""

    id: str


class RecordTitle(msgspec.Struct, frozen=True):
    """A record in a list."""

    id: str
    title: str
    at: float


class Health(msgspec.Struct, frozen=True):
    """That the server is running, and how busy it is."""

    version: str
    rooms: int
    guests: int


class Ready(msgspec.Struct, frozen=True):
    """That guests may be sent here."""

    ready: bool


class ProblemBody(msgspec.Struct, frozen=True):
    """What went wrong."""

    code: str
    text: str
    clauses: tuple[str, ...] = ()
    again: float | None = None
    """Seconds after which the same request may succeed; if null, it would be refused again."""


class ScenarioCheck(msgspec.Struct, frozen=True):
    """What was found in a scenario file."""

    errors: tuple[Finding, ...]
    """What makes it unplayable or makes no sense."""
    warnings: tuple[Finding, ...]
    scenario: ScenarioInfo | None
    """What a lobby shows of it; null if it cannot be played."""
    game: str = next(iter(plugins()))
    """The game it is for."""
    sentences: tuple[SentenceInfo, ...] = ()
    """Its parts in words, as far as it can be read."""


class ScenarioText(msgspec.Struct, frozen=True):
    """A scenario file that comes with the program."""

    game: str
    scenario: str
    text: str


class NewDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft to be put on a shelf."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    text: DraftText


class ChangedDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft as it is to be from now on."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    text: DraftText
    version: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 2)]
    """The version it starts from. If somebody has changed the draft since, nothing is written."""


class ErrorBody(msgspec.Struct, frozen=True):
    """A request that was not carried out."""

    error: ProblemBody
