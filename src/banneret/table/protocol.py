"""The messages between a table and its players and spectators. The types of the page are made from these.

A client says `{"do": ...}`, the server says `{"is": ...}`. Every message from a client has a `seq` that grows with each
message; the reply carries the same number as `re`. docs/protocol.md describes everything.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from banneret.table.habit_types import Habit
from banneret.table.lesson_types import Coach
from banneret.table.room_types import ChatLine, RoomInfo
from banneret.table.scenario_info import ScenarioNotes

PROTOCOL: Final = 3
"""Raised when a client written for an older number would no longer understand."""

# -- what is said of a game --------------------------------------------------------------------------------------------

GameView = Annotated[dict[str, Any], msgspec.Meta(extra={"union": "GameView"})]
"""The position, as the game describes it. It is one of the types that presenters name as their `view_type`, and its
`game` says which; here, where no game is known, it is whatever a presenter gives."""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer."""

    key: str
    """What to send back."""
    label: str
    """The answer in words, complete in itself."""
    at: str = ""
    """The thing on the table to click for it, an anchor such as `field:0,0.se`; empty for a mere button."""
    short: str = ""
    """A label for a button on or next to the thing; empty if `label` is short enough."""
    tone: str = ""
    """`fight` starts or continues a fight, `end` ends a turn or a window, `danger` gives something up."""
    cost: str = ""
    """What it costs, in short: movement points, or resources as `gold 10, valuables 2`."""
    brings: str = ""
    """What it brings, if that can be counted: `gold 5, movement 1`; `income_gold 5` for each Resource round."""
    main: bool = False
    """Whether this is the expected answer: the golden button. At most one."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The pending question, as the seat that is asked sees it."""

    choice: int
    """The number of the question for this seat. An answer names it, so that a late answer is not applied to another
    question."""
    seat: int
    kind: str
    """The kind of Choice: `action`, `unit`, `space`, `target`, `card`, `play` ... see docs/protocol.md."""
    step: str
    """The step of the rules that asks, for a page that shows some questions in their own window."""
    prompt: str
    options: tuple[Option, ...]
    hint: str = ""
    """A second line under the prompt."""
    why: str = ""
    """Why it is asked now: who is fighting whom and where, how many have been chosen, and what comes next."""
    clauses: tuple[str, ...] = ()
    picks: int = 1
    """How many of these are chosen, one question after the other: they may be chosen together."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event that a reader may know: for the log, the announcement and the animation."""

    n: int
    """Its place among the events this reader may know."""
    name: str
    args: dict[str, int | str]
    text: str
    """The sentence of the log; empty for an event that only moves pieces."""
    who: int = -2
    """The seat that did it, -1 for the guards, -2 for nobody."""
    tone: str = ""
    """`gain`, `loss`, `fight`, `round` (a heading), or nothing."""
    clauses: tuple[str, ...] = ()
    covers: int = 0
    """How many events directly before it this sentence says again: the log shows it in the place of theirs."""


class Clock(msgspec.Struct, frozen=True):
    """The time that the seat that is asked has left."""

    seat: int
    left: float
    """Seconds."""
    per_turn: int
    """The seconds of the room's clock; what they are for is in its `pace`."""
    stands: bool = False
    """Whether the clock stands still just now: a weekend, or a day off."""
    all: tuple[float, ...] = ()
    """Of a clock for the whole game: what each seat has left."""


class Table(msgspec.Struct, frozen=True):
    """Everything that one viewer may see now."""

    seat: int
    """Whose eyes: a seat, or -1 for a spectator and for a screen between two players."""
    view: GameView
    waiting: tuple[int, ...]
    """The seats that are asked now; nobody once the game is over."""
    asked: Asked | None
    """The question, only for the seat that is asked."""
    can_undo: bool
    can_redo: bool
    over: bool
    returns: tuple[int, ...]
    """1, 0 or -1 for each seat once that is settled; a game that is not `over` then still asks what comes after it."""
    clock: Clock | None = None
    ask_me: str = ""
    """When this seat has asked to be asked as well: `never`, `once` or `always`; empty if it cannot ask for it."""
    coach: Coach | None = None
    """In a lesson, what its coach says to the learner."""


# -- from a client -----------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: which room, with which keys, in which language."""

    seq: int
    room: str
    keys: tuple[str, ...] = ()
    """The key of each seat that the client holds; none to watch. The host's key may be among them."""
    lang: str = "en"
    name: str = ""
    since: int = -1
    """The last event already known; older ones are left out of the log. -1 asks for all."""


class Give(msgspec.Struct, tag_field="do", tag="answer", forbid_unknown_fields=True):
    """An answer to a question."""

    seq: int
    choice: int
    answer: str


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back the last answer, as far as the rules of the table allow."""

    seq: int


class Redo(msgspec.Struct, tag_field="do", tag="redo", forbid_unknown_fields=True):
    """Give the answer that was taken back."""

    seq: int


class AskMe(msgspec.Struct, tag_field="do", tag="ask_me", forbid_unknown_fields=True):
    """Ask to be asked as well, whichever seat is asked now: `never`, `once` or `always`. Nobody else is told."""

    seq: int
    when: str
    seat: int = -1
    """With several players at one screen: whose request it is, if not the viewer's."""


class SetHabits(msgspec.Struct, tag_field="do", tag="habits", forbid_unknown_fields=True):
    """From now on some questions are answered automatically for a seat. Nobody else is told."""

    seq: int
    habits: dict[str, str]
    """By id; what is not named stays as it is."""
    seat: int = -1
    """As for `ask_me`."""


class Say(msgspec.Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Chat."""

    seq: int
    text: str


class ReportLine(msgspec.Struct, tag_field="do", tag="report", forbid_unknown_fields=True):
    """Have the host of the server read a line of chat, by its `n`, and those before it. Nobody else is told."""

    seq: int
    n: int


class Sit(msgspec.Struct, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """At one screen: the player of this seat sits down and may see its hand."""

    seq: int
    seat: int


class AskSeat(msgspec.Struct, tag_field="do", tag="ask_seat", forbid_unknown_fields=True):
    """The host asks a player to give up the seat, to a bot or to anybody who comes."""

    seq: int
    seat: int
    bot: str = ""
    """The bot that would play there."""


class GiveSeat(msgspec.Struct, tag_field="do", tag="give_seat", forbid_unknown_fields=True):
    """Give up a seat that the host has asked for, or keep it."""

    seq: int
    seat: int
    yes: bool


class Agree(msgspec.Struct, tag_field="do", tag="agree", forbid_unknown_fields=True):
    """Go on with a game though the rules have changed since, or close it."""

    seq: int
    yes: bool


class Resign(msgspec.Struct, tag_field="do", tag="resign", forbid_unknown_fields=True):
    """Give up: whoever does has lost. A bot plays on if others still play."""

    seq: int
    seat: int = -1
    """As for `ask_me`."""


class Draw(msgspec.Struct, tag_field="do", tag="draw", forbid_unknown_fields=True):
    """Offer a draw or agree to one; or decline it, or take one's own offer back."""

    seq: int
    yes: bool
    seat: int = -1
    """As for `ask_me`."""


class Abort(msgspec.Struct, tag_field="do", tag="abort", forbid_unknown_fields=True):
    """Call the game off, while nobody has answered anything."""

    seq: int


class DaysOff(msgspec.Struct, tag_field="do", tag="days_off", forbid_unknown_fields=True):
    """Take days off, from now on or after those that were taken before."""

    seq: int
    days: Annotated[int, msgspec.Meta(ge=1, le=30)]
    seat: int = -1
    """As for `ask_me`."""
    begins: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    """When they begin, at most a year from now; 0 for now."""


class Why(msgspec.Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Why nothing can be done with a thing, by its anchor, or why an answer is not allowed, by its key."""

    seq: int
    at: str = ""
    answer: str = ""


class Foresee(msgspec.Struct, tag_field="do", tag="foresee", forbid_unknown_fields=True):
    """What an answer would lead to, such as the damage of an attack."""

    seq: int
    answer: str
    first: tuple[str, ...] = ()
    """Answers that would be given before it, such as a move before an attack."""


class Reach(msgspec.Struct, tag_field="do", tag="reach", forbid_unknown_fields=True):
    """Where the player's pieces could go this turn, with the cost."""

    seq: int


class AskHint(msgspec.Struct, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """What a good bot would answer to the player's own question, where the room has hints."""

    seq: int
    choice: int
    moment: str = ""
    """In a lesson, what the coach says just now: the answer he advises comes first."""


class Past(msgspec.Struct, tag_field="do", tag="past", forbid_unknown_fields=True):
    """The table as it was when an event happened, by its `n`."""

    seq: int
    n: int


class Earlier(msgspec.Struct, tag_field="do", tag="earlier", forbid_unknown_fields=True):
    """What happened before an event, by its `n`: for when the client's log goes back no further."""

    seq: int
    before: int


class Speak(msgspec.Struct, tag_field="do", tag="speak", forbid_unknown_fields=True):
    """Another language from now on."""

    seq: int
    lang: str


class Ping(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    seq: int


ClientMessage = (
    Hello | Give | Undo | Redo | AskMe | SetHabits | Say | ReportLine | Sit | AskSeat | GiveSeat | Agree
    | Resign | Draw | Abort | DaysOff
    | Why | Foresee | Reach | AskHint | Past | Earlier | Speak | Ping
)  # fmt: skip


# -- from the server ---------------------------------------------------------------------------------------------------


class Welcome(msgspec.Struct, tag_field="is", tag="welcome"):
    """The answer to a hello, to `sit` and to `speak`: everything."""

    re: int
    protocol: int
    room: RoomInfo
    seats: tuple[int, ...]
    """The seats whose keys this client holds."""
    host: bool
    table: Table | None
    """Null while the room waits for seats to be taken."""
    log: tuple[Told, ...]
    """The last events; `earlier` fetches older ones."""
    chat: tuple[ChatLine, ...]
    notes: ScenarioNotes | None = None
    """What the scenario says, in the reader's language; null while the room waits, and for a single Combat."""
    habits: tuple[Habit, ...] = ()
    """Of the viewer's seat; empty for a spectator."""


class Step(msgspec.Struct, tag_field="is", tag="step"):
    """Something happened: the events in order, then the changes on the table.

    `patch` is a JSON merge patch (RFC 7396) for `table.view`: its values replace the old ones, `null` removes.
    """

    events: tuple[Told, ...]
    patch: msgspec.Raw
    seat: int
    waiting: tuple[int, ...]
    asked: Asked | None
    can_undo: bool
    can_redo: bool
    over: bool
    returns: tuple[int, ...]
    clock: Clock | None
    upto: int
    """How many events this reader knows now; fewer than before after an undo."""
    re: int = 0
    """The message of this client that led to it, 0 for another client's."""
    ask_me: str = ""
    coach: Coach | None = None


class Room(msgspec.Struct, tag_field="is", tag="room"):
    """The room has changed: somebody came, left, sat down, or the game began."""

    room: RoomInfo


class Said(msgspec.Struct, tag_field="is", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """A message that was not carried out; nothing has changed."""

    re: int
    code: str
    """`stale`, `repeated`, `not_asked`, `illegal`, `nothing_to_undo`, `too_fast`, `too_long`, `bad_message` ..."""
    text: str
    clauses: tuple[str, ...] = ()
    again: float | None = None
    """Seconds after which the same message may succeed; if null, it would be refused again."""


class Reason(msgspec.Struct, frozen=True):
    """Why an answer is not allowed."""

    answer: str
    label: str
    clause: str
    text: str
    """The clause in the project's words."""
    obstacle: str = ""
    """What exactly prevents it now, if the game has a sentence for that."""


class Reasons(msgspec.Struct, tag_field="is", tag="reasons"):
    """The answer to `why`; empty if nothing forbids it."""

    re: int
    reasons: tuple[Reason, ...]


class Foreseen(msgspec.Struct, tag_field="is", tag="foreseen"):
    """The answer to `foresee`. A game that can predict the effect of an answer derives its own type from this."""

    re: int
    answer: str
    final: bool = False
    """Whether it cannot be taken back: dice fall then, a card is drawn, or somebody else is asked."""


class Way(msgspec.Struct, frozen=True):
    """How a piece gets to a place: the answers to give one after the other, and what they cost."""

    piece: int
    """The number of the hero or unit, as the view of the game has it."""
    to: str
    cost: int
    """Movement points, or steps."""
    answers: tuple[str, ...]
    fight: bool
    """Whether a fight starts there, or may still be started from there."""
    path: tuple[str, ...] = ()
    """The places along the way, ending with the last; empty if the page knows the way itself."""
    targets: tuple[str, ...] = ()
    """The places of those it could attack from there, in games that say so."""


class Ways(msgspec.Struct, tag_field="is", tag="ways"):
    """The answer to `reach`."""

    re: int
    ways: tuple[Way, ...]


class HintAnswer(msgspec.Struct, frozen=True):
    """An answer that a bot has thought about."""

    answer: str
    """The key of the option."""
    worth: float | None
    """How often it is expected to win, from 0 to 1; nothing where nobody can judge that."""
    gain: float
    """How much more that is where luck is best, in one case of five."""
    risk: float
    """How much less where it is worst."""
    why: str
    """In one line of the reader's language."""


class Hint(msgspec.Struct, tag_field="is", tag="hint"):
    """The answer to `hint`: the best answer and up to two that come next."""

    re: int
    choice: int
    """The question it is about."""
    answers: tuple[HintAnswer, ...]
    """The best first."""
    fight: bool
    """Whether worths say how often the fight under way is won, and not how often the game is."""


class Before(msgspec.Struct, tag_field="is", tag="before"):
    """The answer to `past`: the view as it was, for the same viewer."""

    re: int
    n: int
    view: GameView


class Log(msgspec.Struct, tag_field="is", tag="log"):
    """The answer to `earlier`: the events just before that one, in order; empty if it was the first."""

    re: int
    events: tuple[Told, ...]


class Done(msgspec.Struct, tag_field="is", tag="done"):
    """A message that needed no other answer was carried out."""

    re: int


class Habits(msgspec.Struct, tag_field="is", tag="habits"):
    """What is answered automatically for the client's seat from now on."""

    re: int
    habits: tuple[Habit, ...]


ServerMessage = (
    Welcome | Step | Room | Said | Refused | Reasons | Foreseen | Ways | Hint | Before | Log | Done | Habits
)  # fmt: skip
