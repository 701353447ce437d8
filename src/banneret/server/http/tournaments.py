"""Tournaments over the REST interface: the list, making, joining, leaving and beginning one, and its page."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, TypeVar

import msgspec
from sqlalchemy import Connection

from banneret.plugins import plugins
from banneret.server.access import SECRET, shown_name
from banneret.server.http.endpoints import LANG, Call, Endpoint, Param
from banneret.server.http.meeting import check_meeting
from banneret.server.http.players import player_info
from banneret.server.meeting.game_clock import GameClock, clock_of, clock_text
from banneret.server.meeting.usual import scenario_of
from banneret.server.problems import Problem, bad, not_found
from banneret.server.ratings.players import known_player, player_of
from banneret.server.requests import Seconds, Word
from banneret.server.rooms.making.new_room import check_clock
from banneret.server.tournaments import book
from banneret.server.tournaments.standings import Pairing, Standing, standings
from banneret.table import lobby
from banneret.table.meeting.tournament_types import (
    TournamentInfo,
    TournamentPage,
    TournamentPairing,
    TournamentPlayer,
    TournamentRound,
)
from banneret.table.room_types import DAY, Pace

Title = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
TournamentId = Annotated[str, msgspec.Meta(pattern=f"^{SECRET}$")]
T = TypeVar("T")
NOTHING_YET: Final = Standing(seed=0, points=0, buchholz=0, direct=0, wins=0)


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be made."""

    name: Title
    game: Word
    scenario: Word
    form: book.Form
    clock: Seconds = 0
    """Of each of its games: seconds, 0 for none."""
    pace: Pace = Pace()
    """What these seconds are for."""
    rated: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=1, le=16)] = 3
    """Of a Swiss tournament; a knockout has as many as it takes."""
    length: Annotated[int, msgspec.Meta(ge=600, le=60 * DAY)] = 3 * DAY
    """How many seconds a round lasts at most."""
    most: Annotated[int, msgspec.Meta(ge=book.FEWEST, le=book.MOST_PLAYERS)] = 16


class Found(msgspec.Struct, frozen=True):
    """A tournament as it was read."""

    tournament: book.Tournament
    host: str
    entrants: list[book.Entrant]
    pairings: list[Pairing]
    reader: str
    """The player who reads it; empty for nobody."""


def _or_refused(use: Callable[[Connection], T]) -> Callable[[Connection], T | Problem]:
    """The same, but a refusal is returned: what is raised in a transaction counts as a fault of the store. The book
    refuses before it writes, so nothing has to be taken back."""

    def carefully(connection: Connection) -> T | Problem:
        try:
            return use(connection)
        except Problem as problem:
            return problem

    return carefully


async def _read(call: Call, look: Callable[[Connection], T]) -> T:
    return _unless_refused(await call.rooms.store.read(_or_refused(look)))


async def _written(call: Call, change: Callable[[Connection], T]) -> T:
    return _unless_refused(await call.rooms.store.write(_or_refused(change)))


def _unless_refused(found: T | Problem) -> T:
    if isinstance(found, Problem):
        raise found
    return found


async def list_tournaments(call: Call) -> list[TournamentInfo]:
    """Tournaments, those that can be joined first."""
    found = await call.rooms.store.read(partial(book.listed, now=time.time()))
    lang, known = call.params["lang"], plugins()
    return [_info(one, many, lang) for one, many in found if one.game in known]


def _info(one: book.Tournament, players: int, lang: str) -> TournamentInfo:
    clock = clock_of(one.clock)
    return TournamentInfo(
        id=one.id, name=one.name, game=one.game, scenario=one.scenario,
        title=lobby.scenario_name(one.game, one.scenario, lang), clock=clock.seconds, pace=clock.pace,
        rated=one.rated, form=one.form,
        rounds=one.rounds, length=int(one.length), most=one.most, players=players, status=one.status,
        round=one.round, due=one.due,
    )  # fmt: skip


async def make_tournament(call: Call) -> TournamentPage:
    """Organise a tournament; its organiser plays in it only by joining, like everybody else."""
    check_meeting(call)
    session, wanted = await call.signed_in(), call.body
    name = shown_name(wanted.name)
    if not name:
        raise bad("a tournament has a name")
    if wanted.rated and not wanted.clock:
        raise bad("games that count have a clock")
    check_clock(wanted.clock, wanted.pace)
    if wanted.clock > wanted.length:
        raise bad("a round lasts at least as long as the clock of its games")
    scenario = scenario_of(wanted.game, wanted.scenario)[1].id
    row = {
        "name": name, "game": wanted.game, "scenario": scenario, "rated": wanted.rated,
        "clock": clock_text(GameClock(wanted.clock, wanted.pace)),
        "form": wanted.form, "rounds": wanted.rounds, "length": float(wanted.length), "most": wanted.most,
    }  # fmt: skip

    def make(connection: Connection) -> str:
        return book.make(connection, row, player_of(connection, session.person), time.time())

    return await _page(call, await _written(call, make), session.person)


async def get_tournament(call: Call) -> TournamentPage:
    """Who plays, how they stand, and who plays whom."""
    session = await call.session()
    return await _page(call, call.params["tournament"], "" if session is None else session.person)


async def _page(call: Call, id: str, person: str) -> TournamentPage:
    found = await _read(call, partial(_found, id=id, person=person))
    one, lang = found.tournament, call.params["lang"]
    if one.game not in plugins():
        raise not_found("tournament")
    by_seed = {entrant.seed: entrant for entrant in found.entrants}
    if one.status == "joining":
        order = [(entrant, NOTHING_YET) for entrant in found.entrants]
    else:
        stands = standings(by_seed, found.pairings, one.form == "knockout")
        order = [(by_seed[stand.seed], stand) for stand in stands]
    numbers = sorted({pairing.round for pairing in found.pairings}, reverse=True)
    names = TournamentPairing.__struct_fields__
    return TournamentPage(
        tournament=_info(one, len(found.entrants), lang), host=found.host, own=found.reader == one.host,
        joined=any(entrant.player.id == found.reader and not entrant.gone for entrant in found.entrants),
        players=tuple(
            TournamentPlayer(
                seed=entrant.seed, player=player_info(entrant.player, lang), strength=round(entrant.strength),
                gone=not entrant.plays, mine=entrant.player.id == found.reader,
                points=stand.points, buchholz=stand.buchholz, direct=stand.direct,
            )
            for entrant, stand in order
        ),
        rounds=tuple(
            TournamentRound(
                number=number,
                pairings=tuple(
                    TournamentPairing(**{name: getattr(pairing, name) for name in names})
                    for pairing in found.pairings
                    if pairing.round == number
                ),
            )
            for number in numbers
        ),
    )  # fmt: skip


def _found(connection: Connection, id: str, person: str) -> Found:
    one = book.tournament(connection, id)
    reader = known_player(connection, person) if person else ""
    host = book.name_of(connection, one.host)
    return Found(one, host, book.entrants(connection, id), book.pairings(connection, id), reader)


async def drop_tournament(call: Call) -> None:
    """Call a tournament off before it has begun, or stop one that is under way."""
    session = await call.signed_in()

    def drop(connection: Connection) -> None:
        book.drop(connection, call.params["tournament"], known_player(connection, session.person), time.time())

    await _written(call, drop)


async def join_tournament(call: Call) -> TournamentPage:
    """Play in a tournament, by name."""
    check_meeting(call)
    session, id = await call.signed_in(), call.params["tournament"]

    def join(connection: Connection) -> None:
        book.join(connection, id, player_of(connection, session.person), time.time())

    await _written(call, join)
    return await _page(call, id, session.person)


async def leave_tournament(call: Call) -> TournamentPage:
    """Leave a tournament."""
    session, id = await call.signed_in(), call.params["tournament"]

    def leave(connection: Connection) -> None:
        book.leave(connection, id, known_player(connection, session.person), time.time())

    await _written(call, leave)
    call.request.app.state.steward.wake()
    return await _page(call, id, session.person)


async def begin_tournament(call: Call) -> TournamentPage:
    """Begin with those who have joined."""
    session, id = await call.signed_in(), call.params["tournament"]

    def begin(connection: Connection) -> None:
        book.begin(connection, id, known_player(connection, session.person), time.time())

    await _written(call, begin)
    call.request.app.state.steward.wake()
    return await _page(call, id, session.person)


_WHICH: Final = Param("tournament", TournamentId, "The name of a tournament, as in its link")
IN: Final = (400, 401, 403, 404, 409)

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/tournaments", list_tournaments, "Tournaments", list[TournamentInfo], query=(LANG,)),
    Endpoint("POST", "/api/tournaments", make_tournament, "Organise a tournament", TournamentPage, NewTournament, 201,
             query=(LANG,), errors=IN),
    Endpoint("GET", "/api/tournaments/{tournament}", get_tournament, "Standings and pairings", TournamentPage,
             path_params=(_WHICH,), query=(LANG,), errors=(400, 404)),
    Endpoint("DELETE", "/api/tournaments/{tournament}", drop_tournament, "Call a tournament off, or stop it", None,
             None, 204, (_WHICH,), errors=IN),
    Endpoint("POST", "/api/tournaments/{tournament}/players", join_tournament, "Play in a tournament", TournamentPage,
             None, 200, (_WHICH,), (LANG,), errors=IN),
    Endpoint("DELETE", "/api/tournaments/{tournament}/players", leave_tournament, "Leave a tournament",
             TournamentPage, None, 200, (_WHICH,), (LANG,), errors=IN),
    Endpoint("POST", "/api/tournaments/{tournament}/begin", begin_tournament, "Begin a tournament", TournamentPage,
             None, 200, (_WHICH,), (LANG,), errors=IN),
)  # fmt: skip
"""What a client may ask about tournaments."""
