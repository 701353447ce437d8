"""How people find each other, over the REST interface: open tables, pairing, invitations and rematches."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Final

import msgspec
from sqlalchemy import Connection

from banneret.plugins import plugins
from banneret.server.access import shown_name
from banneret.server.http.endpoints import BUSY, LANG, ROOM, Call, Endpoint
from banneret.server.http.my_things import keep_made
from banneret.server.meeting.game_clock import GameClock, clock_of, clock_text
from banneret.server.meeting.invitations import decline, invitations_of, invite
from banneret.server.meeting.pairing import ANYBODY, Waiting
from banneret.server.meeting.queue import Queue, Ticket
from banneret.server.meeting.rematch import rematch
from banneret.server.meeting.tables import FoundTable, found_tables, how_many_wait
from banneret.server.meeting.usual import PLAYERS, scenario_of
from banneret.server.problems import Problem, bad, conflict, forbidden, not_found, too_many
from banneret.server.ratings.counting import skill_of
from banneret.server.ratings.players import PLAYER, known_player, person_of
from banneret.server.ratings.skill import CERTAIN, NEWCOMER
from banneret.server.requests import Created, Name, Seconds, Word
from banneret.server.rooms.company import pool_of
from banneret.server.rooms.info import MINUTE
from banneret.server.rooms.making.new_room import check_clock
from banneret.server.rooms.pace.clocks import LONG
from banneret.table import lobby
from banneret.table.meeting.types import (
    InvitationInfo,
    OpenSeat,
    OpenTable,
    PairingInfo,
    RatingInfo,
    RematchInfo,
    Tables,
)
from banneret.table.names import bot_name
from banneret.table.room_types import Pace

PlayerId = Annotated[str, msgspec.Meta(pattern=f"^{PLAYER}$")]


class WantPairing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play with anybody of about their strength."""

    game: Word
    scenario: Word
    clock: Seconds = 0
    """Seconds, 0 for none."""
    pace: Pace = Pace()
    """What these seconds are for."""
    rated: bool = False
    name: Name = ""


class PairingTicket(msgspec.Struct, frozen=True):
    """The secret of somebody who waits. It becomes the key of their seat, and is sent only once."""

    ticket: str


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is invited."""

    player: PlayerId


def mode_text(game: str, mode: str, lang: str) -> str:
    """What a mode of a game is called."""
    known = next((one for one in lobby.games(lang) if one.id == game), None)
    return next((one.mode_text for one in known.scenarios if one.mode == mode), mode) if known else mode


def check_meeting(call: Call) -> None:
    """Raise Problem for an address that looks for others too often."""
    if not call.rooms.addresses.may_meet(call.address):
        raise too_many("too many attempts from here: try again in a while")


async def list_tables(call: Call) -> Tables:
    """Tables that everybody may find."""
    now, lang = time.time(), call.params["lang"]
    store = call.rooms.store
    waiting = await store.read(partial(found_tables, status="waiting", now=now))
    live = await store.read(partial(found_tables, status="running", now=now))
    many = await store.read(partial(how_many_wait, now=now))
    known = set(plugins())
    open_now = [table for table in waiting if any(seat.kind == "open" for seat in table.seats)]
    return Tables(
        tuple(_table(one, lang) for one in open_now if one.game in known),
        tuple(_table(one, lang) for one in live if one.game in known),
        many,
    )


def _table(table: FoundTable, lang: str) -> OpenTable:
    pool = pool_of(table.game, table.scenario, len(table.seats))
    mode = mode_text(table.game, pool.mode, lang) if pool is not None else ""
    seats = []
    for seat, side, skill in zip(table.seats, table.sides, table.skills, strict=True):
        name = bot_name(table.game, seat.bot, lang) if seat.kind == "bot" else seat.name
        rating = None
        if skill is not None:
            rating = RatingInfo(
                game=table.game, mode=table.mode, mode_text=mode, rating=skill.shown, spread=skill.spread, won=0,
                drawn=0, lost=0, certain=skill.sigma <= CERTAIN,
            )  # fmt: skip
        seats.append(OpenSeat(kind=seat.kind, name=name, side=side, rating=rating))
    return OpenTable(
        room=table.id, game=table.game, scenario=table.scenario,
        title=lobby.scenario_name(table.game, table.scenario, lang), mode_text=mode, status=table.status,
        clock=table.seconds, pace=table.pace, rated=table.rated, wish=table.wish, watching=table.watching,
        seats=tuple(seats), created=table.created, touched=table.touched // MINUTE * MINUTE,
    )  # fmt: skip


# -- pairing -----------------------------------------------------------------------------------------------------------


def _queue(call: Call) -> Queue:
    found: Queue = call.request.app.state.queue
    return found


async def want_pairing(call: Call) -> PairingTicket:
    """Wait for somebody to play with."""
    check_meeting(call)
    wanted: WantPairing = call.body
    session = await call.session()
    if wanted.rated and session is None:
        raise Problem(401, "signed_out", "only people who are signed in play games that count")
    if wanted.rated and not wanted.clock:
        raise bad("a game that counts needs a clock, so that it comes to an end")
    check_clock(wanted.clock, wanted.pace)
    scenario = scenario_of(wanted.game, wanted.scenario)[1].id
    clock = clock_text(GameClock(wanted.clock, wanted.pace))
    name, person, strength = shown_name(wanted.name), "", NEWCOMER.shown
    if session is not None:
        person = session.person
        profile = await call.people.profile(person)
        name = profile.person.name if profile is not None and profile.person.name else name
        strength = await call.rooms.store.read(partial(_strength, person=person, game=wanted.game, scenario=scenario))
    ticket = await _queue(call).join(
        person,
        name,
        wanted.game,
        scenario,
        clock,
        wanted.rated,
        float(strength),
        lasts=bool(person) and wanted.clock >= LONG,
    )
    call.request.app.state.steward.wake()
    return PairingTicket(ticket)


def _strength(connection: Connection, person: str, game: str, scenario: str) -> int:
    pool = pool_of(game, scenario, PLAYERS)
    player = known_player(connection, person)
    if pool is None or not player:
        return NEWCOMER.shown
    return skill_of(connection, game, pool.mode, player).shown


async def get_pairing(call: Call) -> PairingInfo:
    """How the waiting has gone so far. Asking shows that somebody is still there."""
    found = await _queue(call).look(_ticket(call))
    if found is None:
        raise not_found("ticket")
    return _pairing(found, _queue(call).clock())


def _ticket(call: Call) -> str:
    if not call.keys:
        raise Problem(401, "bad_key", "the ticket is given as: Authorization: Bearer TICKET")
    return call.keys[0]


def _pairing(ticket: Ticket, now: float) -> PairingInfo:
    clock = clock_of(ticket.clock)
    reach = Waiting("", "", "", "", "", "", False, ticket.strength, ticket.since).reach(now)
    return PairingInfo(
        game=ticket.game, scenario=ticket.scenario, clock=clock.seconds, pace=clock.pace,
        rated=ticket.rated, strength=round(ticket.strength),
        reach=None if now - ticket.since >= ANYBODY else round(reach),
        since=ticket.since, waiting=ticket.waiting, room=ticket.room, seat=ticket.seat,
    )  # fmt: skip


async def leave_pairing(call: Call) -> None:
    """Stop waiting."""
    await _queue(call).leave(_ticket(call))


# -- invitations and rematches -----------------------------------------------------------------------------------------


async def invite_player(call: Call) -> None:
    """Invite somebody who can be found by name to a table that waits."""
    check_meeting(call)
    session = await call.signed_in()
    async with call.rooms.inside(call.params["room"], call.address) as room:
        seats = room.seats_of(call.keys)
        if not seats and not room.is_host(call.keys):
            raise forbidden("only those who sit there invite others")
        if room.stored.status != "waiting" or all(seat.kind != "open" for seat in room.stored.seats):
            raise conflict("running", "no seat is open there")
    person = await call.rooms.store.read(partial(person_of, player=call.body.player))
    if not person:
        raise not_found("player")
    if person == session.person:
        raise conflict("yourself", "nobody invites themselves")
    profile = await call.people.profile(session.person)
    name = profile.person.name if profile is not None else ""
    room_id, now = call.params["room"], time.time()
    sent = partial(invite, room=room_id, person=person, by=session.person, name=name, kind="invitation", now=now)
    if await call.rooms.store.write(sent):
        raise too_many("you have invited enough people for today")


async def my_invitations(call: Call) -> list[InvitationInfo]:
    """Who wants to play with whoever is signed in."""
    session = await call.signed_in()
    found = await call.rooms.store.read(partial(invitations_of, person=session.person))
    known, lang = set(plugins()), call.params["lang"]
    return [
        InvitationInfo(
            room=one.room, name=one.name, kind=one.kind, game=one.game, scenario=one.scenario,
            title=lobby.scenario_name(one.game, one.scenario, lang, one.definition), rated=one.rated, at=one.at,
        )
        for one in found
        if one.game in known
    ]  # fmt: skip


async def decline_invitation(call: Call) -> None:
    """Decline an invitation."""
    session = await call.signed_in()
    if not await call.rooms.store.write(partial(decline, person=session.person, room=call.params["room"])):
        raise not_found("invitation")


async def ask_rematch(call: Call) -> RematchInfo:
    """Play once more with changed sides: a new room, or the one that somebody has asked for already."""
    session = await call.session()
    async with call.rooms.inside(call.params["room"], call.address) as room:
        person = session.person if session is not None else ""
        found = await rematch(room, call.keys, person, call.address)
    if isinstance(found, Created):
        await keep_made(call, found)
        seat = min(int(n) for n in found.keys)
        return RematchInfo(room=found.room, seat=seat, key=found.keys[str(seat)], host=found.host)
    return found


IN: Final = (400, 401, 403, 404, 409)

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/tables", list_tables, "Open tables and games to watch", Tables, query=(LANG,)),
    Endpoint("POST", "/api/pairing", want_pairing, "Wait for somebody to play with", PairingTicket, WantPairing, 201,
             errors=IN),
    Endpoint("GET", "/api/pairing", get_pairing, "How the waiting has gone so far", PairingInfo, keyed=True, errors=IN),
    Endpoint("DELETE", "/api/pairing", leave_pairing, "Stop waiting", None, None, 204, keyed=True, errors=IN),
    Endpoint("POST", "/api/rooms/{room}/invitations", invite_player, "Invite somebody by name", None, Invite, 204,
             (ROOM,), (), True, IN),
    Endpoint("GET", "/api/me/invitations", my_invitations, "Who wants to play with you", list[InvitationInfo],
             query=(LANG,), errors=IN),
    Endpoint("DELETE", "/api/me/invitations/{room}", decline_invitation, "Decline an invitation", None, None, 204,
             (ROOM,), errors=IN),
    Endpoint("POST", "/api/rooms/{room}/rematch", ask_rematch, "Play once more with changed sides", RematchInfo, None,
             200, (ROOM,), (), True, BUSY),
)  # fmt: skip
"""What a client may ask to find others."""
