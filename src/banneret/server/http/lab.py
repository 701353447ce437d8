"""Bots that play scenarios, over the REST interface: runs of the balance lab, and games played ahead to a round."""

from __future__ import annotations

import hashlib
import time
from typing import Annotated, Final

import msgspec

from banneret.arena.lab import LabRun
from banneret.bots.registry import thinks, usual
from banneret.games import rules_of
from banneret.kernel.errors import ContentError
from banneret.plugins import plugins
from banneret.server.access import SECRET
from banneret.server.http.endpoints import MORE, Call, Endpoint, Param
from banneret.server.jobs.tasks import lab_tables, played_ahead
from banneret.server.problems import Problem, bad, conflict, too_many
from banneret.server.requests import BotName, Definition, Word
from banneret.table.presenter import presenter_of
from banneret.table.workshop.lab_types import LabState
from banneret.table.workshop.sharing_types import AheadPosition

LAB: Final = Param("lab", Annotated[str, msgspec.Meta(pattern=f"^{SECRET}$")], "The id of a run")


class LabSubject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A version to be weighed: a scenario that comes with the program, or the text of a file."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    scenario: Word = "own"
    text: Definition = ""


class LabWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A run of the lab."""

    game: Word
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    bots: Annotated[tuple[BotName, ...], msgspec.Meta(min_length=1, max_length=8)]
    """One for every seat, or one for each."""
    games: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] = 0
    versions: Annotated[tuple[LabSubject, ...], msgspec.Meta(min_length=1, max_length=2)]
    """Two are played side by side on the same luck."""


async def begin_lab(call: Call) -> LabState:
    """Begin a run."""
    wish: LabWish = call.body
    most = call.rooms.limits.lab_games
    if wish.games > most:
        raise bad(f"a run has at most {most} games here, not {wish.games}")
    if wish.game not in plugins():
        raise bad(f"there is no game {wish.game!r}; there are {', '.join(plugins())}")
    if len(wish.bots) not in (1, wish.players):
        raise bad(f"{wish.players} seats need as many bots, or one for all, not {len(wish.bots)}")
    for subject in wish.versions:
        await _check(call, wish, subject)
    if not call.rooms.addresses.may_try(call.address):
        raise too_many("too many runs from here: try again in a while")
    bots = wish.bots * wish.players if len(wish.bots) == 1 else wish.bots
    runs = tuple(
        LabRun(game=wish.game, scenario=subject.scenario, text=subject.text, players=wish.players, bots=bots,
               seed=wish.seed)
        for subject in wish.versions
    )  # fmt: skip
    names = tuple(subject.name for subject in wish.versions)
    return (await call.rooms.labs.begin(runs, names, wish.games, call.address)).state()


async def _check(call: Call, wish: LabWish, subject: LabSubject) -> None:
    """Refuse what could not be played before anything is."""
    try:
        id, tables = await call.rooms.readers.do(lab_tables, subject.text, wish.game, subject.scenario, by=call.address)
    except ContentError as error:
        raise Problem(400, "bad_scenario", str(error)) from None
    if tables is None:
        raise rules_of(wish.game).no_scenario(subject.scenario, [])
    if wish.players not in tables:
        raise bad(f"{subject.name} is for {' or '.join(map(str, tables))} players, not {wish.players}")
    able = [bot for bot in presenter_of(wish.game).bots(id) if not thinks(bot, wish.game)]
    for bot in wish.bots:
        if bot not in able:
            raise bad(f"there is no bot {bot!r} for this; there are {', '.join(able)}")


async def get_lab(call: Call) -> LabState:
    """What a run has shown so far. One that nobody looks into stops after two minutes."""
    return (await call.rooms.labs.look(call.params["lab"], call.address)).state()


async def go_on_lab(call: Call) -> LabState:
    """Go on with a run that was stopped."""
    return (await call.rooms.labs.go_on(call.params["lab"], call.address)).state()


async def stop_lab(call: Call) -> None:
    """Stop a run; what it has shown stays."""
    await call.rooms.labs.stop(call.params["lab"])


# -- games played ahead ------------------------------------------------------------------------------------------------


class AheadWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far a scenario file is to be played by bots. The same wish always leads to the same position."""

    game: Word
    text: Definition
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    round: Annotated[int, msgspec.Meta(ge=1, le=99)]
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] = 0
    bot: BotName = ""
    """Which bot plays all seats; by default the game's own."""


async def play_ahead(call: Call) -> AheadPosition:
    """Let bots play a scenario up to a round, and keep the game as a record."""
    wish: AheadWish = call.body
    if wish.game not in plugins():
        raise bad(f"there is no game {wish.game!r}; there are {', '.join(plugins())}")
    bot = wish.bot or usual(wish.game)
    if thinks(bot, wish.game):
        raise bad(f"{bot} thinks for too long for that: choose a bot that answers at once")
    if not call.rooms.addresses.may_try(call.address):
        raise too_many("too many scenarios from here: try again in a while")
    played = call.rooms.readers.do(
        played_ahead, wish.text, wish.game, wish.players, wish.round, wish.seed, bot, by=call.address
    )
    try:
        reached, title = await call.unless_gone(played)
    except ContentError as error:
        raise Problem(400, "bad_scenario", str(error)) from None
    if reached.over:
        raise conflict("over", f"the game was over in round {reached.round}: choose an earlier round, or another seed")
    id = hashlib.sha256(reached.record.encode()).hexdigest()[:32]
    await call.rooms.store.save_record(id, reached.record, title, time.time())
    return AheadPosition(record=id, step=reached.step, round=reached.round)


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("POST", "/api/ahead", play_ahead, "Let bots play a scenario up to a round", AheadPosition, AheadWish, 201,
             errors=(400, 409), makes=("record", "record")),
    Endpoint("POST", "/api/labs", begin_lab, "Weigh scenarios by letting bots play", LabState, LabWish, 201,
             makes=("lab", "id"), example={"game": next(iter(plugins())), "players": 2, "bots": ["random"], "games": 2,
                                           "versions": [{"name": "A", "scenario": "crossroads"}]}),
    Endpoint("GET", "/api/labs/{lab}", get_lab, "What a run has shown", LabState, None, 200, (LAB,), errors=MORE),
    Endpoint("POST", "/api/labs/{lab}", go_on_lab, "Go on with a run", LabState, None, 200, (LAB,), errors=MORE),
    Endpoint("DELETE", "/api/labs/{lab}", stop_lab, "Stop a run", None, None, 204, (LAB,), errors=MORE),
)  # fmt: skip
"""What a client may ask of bots that play scenarios."""
