"""Who somebody is, over the REST interface: making an identity, signing in and out, and being forgotten."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from starlette.responses import Response
from webauthn.helpers import bytes_to_base64url

from banneret.server.access import SECRET, shown_name
from banneret.server.http.endpoints import JSON, Call, Endpoint, Lang, Param
from banneret.server.http.sessions import device_of, set_cookie
from banneret.server.people.belongings import table_of
from banneret.server.people.identities import Passkey, Session
from banneret.server.people.passkeys import ALGORITHMS, Place, authenticated, challenge_of, place_of, registered
from banneret.server.problems import Problem, conflict, not_found, too_many
from banneret.server.requests import Name
from banneret.server.rooms.departing import change_keys, depart, new_keys, unname
from banneret.table.people.types import (
    DeviceInfo,
    Me,
    NewPasskey,
    PasskeyId,
    PasskeyInfo,
    PasskeyRequest,
    RecoverySecret,
    SignedIn,
    UsedPasskey,
)

Languages = Annotated[tuple[Lang, ...], msgspec.Meta(max_length=4)]
ShieldName = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9_]*$")]
SHORT: Final = 16
"""How many digits of its hash name a session: its owner may see them, and they open nothing."""


class NewMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to be known again."""

    name: Name = ""
    shield: ShieldName = ""
    languages: Languages = ()
    bearer: bool = False
    """Whether the secret of the session is to be returned instead of being set as a cookie."""


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody says about themselves from now on; what is left out stays."""

    name: Name | None = None
    shield: ShieldName | None = None
    languages: Languages | None = None


class UseRecovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery link that is followed."""

    secret: Annotated[str, msgspec.Meta(pattern=f"^{SECRET}$")]
    bearer: bool = False


async def who_am_i(call: Call) -> SignedIn:
    """Who is signed in, if anybody is."""
    session = await call.session()
    return SignedIn(None if session is None else await _me(call, session))


async def _me(call: Call, session: Session) -> Me:
    found = await call.people.profile(session.person)
    if found is None:
        raise Problem(401, "signed_out", "nobody is signed in here")
    return Me(
        name=found.person.name,
        shield=found.person.shield,
        languages=found.person.languages,
        created=found.person.created,
        devices=tuple(
            DeviceInfo(one.hash[:SHORT], one.device, one.created, one.used, one.hash == session.hash)
            for one in found.sessions
        ),
        passkeys=tuple(PasskeyInfo(key.id, key.label, key.created, key.used) for key in found.passkeys),
        recovery=found.recovery,
    )


async def become_somebody(call: Call) -> Response:
    """Make an identity. No name, address or password is needed."""
    if await call.session() is not None:
        raise conflict("signed_in", "somebody is signed in here already")
    _check_signing_in(call)
    new: NewMe = call.body
    languages = tuple(dict.fromkeys(new.languages))
    secret = await call.people.create(shown_name(new.name), new.shield, languages, device_of(call.request))
    return await _begun(call, secret, new.bearer, 201)


def _check_signing_in(call: Call) -> None:
    if not call.rooms.addresses.may_sign_in(call.address):
        raise too_many("too many attempts from here: try again in a while")


async def _begun(call: Call, secret: str, bearer: bool, status: int = 200) -> Response:
    """The answer to somebody who has just signed in."""
    session = await call.people.session((secret,))
    assert session is not None
    told = SignedIn(await _me(call, session), secret if bearer else "")
    response = Response(msgspec.json.encode(told), status, media_type=JSON)
    if not bearer:
        set_cookie(call.request, response, secret)
    return response


async def change_me(call: Call) -> Me:
    """Change name, shield or languages."""
    session = await call.signed_in()
    given = {name: value for name, value in msgspec.structs.asdict(call.body).items() if value is not None}
    if "name" in given:
        given["name"] = shown_name(given["name"])
    await call.people.change(session.person, **given)
    return await _me(call, session)


async def forget_me(call: Call) -> Response:
    """Forget somebody: everything that names them goes, and the games of others go on."""
    session = await call.signed_in()
    person = session.person
    # The identity goes last: if something fails halfway, it can be asked for again.
    for room in {seat.room for seat in await call.belongings.played(person) if seat.status is not None}:
        keys = await call.belongings.keys_in(person, room)
        try:
            await depart(call.rooms, room, keys)
        except Problem:
            await unname(call.rooms, room, keys)
    await call.belongings.drop_halls(person)
    await call.people.forget(person)
    return _signed_out(call)


def _signed_out(call: Call) -> Response:
    response = Response(status_code=204)
    set_cookie(call.request, response, "")
    return response


async def _check_way_back(call: Call, session: Session, everywhere: bool) -> None:
    """Raise Problem if somebody could never sign in again."""
    found = await call.people.profile(session.person)
    if found is None or found.passkeys or found.recovery is not None:
        return
    if everywhere or len(found.sessions) < 2:
        raise conflict("no_way_back", "without a passkey or a recovery link nobody could sign in here again")


async def sign_out(call: Call) -> Response:
    """End this session."""
    session = await call.signed_in()
    await _check_way_back(call, session, everywhere=False)
    await call.people.sign_out(session.person, session.hash)
    return _signed_out(call)


async def sign_out_device(call: Call) -> None:
    """End another session."""
    session = await call.signed_in()
    if not await call.people.sign_out(session.person, call.params["device"]):
        raise not_found("device")


async def sign_out_everywhere(call: Call) -> Response:
    """End all sessions. Keys that are still on lost devices no longer open anything."""
    session = await call.signed_in()
    person = session.person
    await _check_way_back(call, session, everywhere=True)
    await call.people.sign_out(person)
    await call.belongings.change_locks(person)
    seats = [seat for seat in await call.belongings.played(person) if seat.status not in (None, "over")]
    for room in {seat.room for seat in seats}:
        keys = await call.belongings.keys_in(person, room)
        try:
            async with call.rooms.inside(room, call.address) as found:
                table = table_of(found.stored)
                mine = table.opened(keys)
                new = new_keys(mine)
                # The new ones are noted first, so that nothing is lost if this ends in between.
                title = next(seat.title for seat in seats if seat.room == room)
                await call.belongings.take_seats(person, table, new, title)
                await change_keys(found, new)
                await call.belongings.drop_seats(person, room, list(mine.values()))
        except Problem:
            continue  # a game that cannot be continued here opens to nobody
    return _signed_out(call)


# -- passkeys and the recovery link ------------------------------------------------------------------------------------


def _place(call: Call) -> Place:
    headers = call.request.headers
    return place_of(headers.get("origin"), headers.get("host", ""), call.request.url.scheme == "https")


async def ask_for_passkey(call: Call) -> PasskeyRequest:
    """What an authenticator needs to make a passkey."""
    session = await call.signed_in()
    me = await _me(call, session)
    challenge = await call.people.challenge(session.person)
    return PasskeyRequest(
        challenge=bytes_to_base64url(challenge.encode()),
        place=_place(call).name,
        user=bytes_to_base64url(session.person.encode()),
        name=me.name,
        algorithms=tuple(int(one) for one in ALGORITHMS),
        known=tuple(key.id for key in me.passkeys),
    )


async def add_passkey(call: Call) -> Me:
    """Sign in with this passkey from now on."""
    session = await call.signed_in()
    given: NewPasskey = call.body
    challenge = challenge_of(given.client_data)
    if not await call.people.answered(challenge, session.person):
        raise Problem(403, "bad_passkey", "this passkey was not asked for, or took too long")
    id, key, count = await asyncio.to_thread(registered, given, challenge, _place(call))
    now = call.people.clock()
    label = device_of(call.request)
    await call.people.add_passkey(
        Passkey(id=id, person=session.person, key=key, count=count, created=now, used=now, label=label)
    )
    return await _me(call, session)


async def drop_passkey(call: Call) -> None:
    """Remove a passkey: it no longer opens anything."""
    session = await call.signed_in()
    if not await call.people.drop_passkey(session.person, call.params["passkey"]):
        raise not_found("passkey")


async def ask_to_sign_in(call: Call) -> PasskeyRequest:
    """What an authenticator needs to sign in."""
    _check_signing_in(call)
    challenge = await call.people.challenge()
    return PasskeyRequest(challenge=bytes_to_base64url(challenge.encode()), place=_place(call).name)


async def sign_in_with_passkey(call: Call) -> Response:
    """Sign in with a passkey."""
    given: UsedPasskey = call.body
    challenge = challenge_of(given.client_data)
    if not await call.people.answered(challenge):
        raise Problem(403, "bad_passkey", "this passkey was not asked for, or took too long")
    known = await call.people.passkey(given.id)
    if known is None:
        raise Problem(403, "bad_passkey", "this passkey opens nothing here")
    count = await asyncio.to_thread(authenticated, given, challenge, _place(call), known.key, known.count)
    await call.people.used_passkey(known.id, count)
    return await _begun(call, await call.people.sign_in(known.person, device_of(call.request)), given.bearer)


async def make_recovery(call: Call) -> RecoverySecret:
    """A new recovery link; an earlier one no longer opens anything."""
    session = await call.signed_in()
    return RecoverySecret(await call.people.new_recovery(session.person))


async def drop_recovery(call: Call) -> None:
    """Cancel the recovery link: it no longer opens anything."""
    session = await call.signed_in()
    await call.people.drop_recovery(session.person)


async def sign_in_with_link(call: Call) -> Response:
    """Sign in with a recovery link."""
    _check_signing_in(call)
    person = await call.people.recovered(call.body.secret)
    if person is None:
        raise Problem(403, "bad_link", "this link opens nothing any more")
    return await _begun(call, await call.people.sign_in(person, device_of(call.request)), call.body.bearer)


DEVICE: Final = Param("device", Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{SHORT}}}$")], "A device")
PASSKEY: Final = Param("passkey", PasskeyId, "The id of a passkey")
IN: Final = (400, 401, 403, 409)

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me", who_am_i, "Who is signed in", SignedIn, errors=(401,)),
    Endpoint("POST", "/api/me", become_somebody, "Make an identity", SignedIn, NewMe, 201, errors=IN),
    Endpoint("PATCH", "/api/me", change_me, "Change name, shield or languages", Me, ChangeMe, errors=IN),
    Endpoint("DELETE", "/api/me", forget_me, "Be forgotten", None, None, 204, errors=IN),
    Endpoint("DELETE", "/api/me/session", sign_out, "Sign out", None, None, 204, errors=IN),
    Endpoint("DELETE", "/api/me/devices", sign_out_everywhere, "Sign out everywhere", None, None, 204, errors=IN),
    Endpoint("DELETE", "/api/me/devices/{device}", sign_out_device, "Sign a device out", None, None, 204, (DEVICE,),
             errors=(*IN, 404)),
    Endpoint("POST", "/api/me/passkeys/request", ask_for_passkey, "Begin to make a passkey", PasskeyRequest,
             errors=IN),
    Endpoint("POST", "/api/me/passkeys", add_passkey, "Add a passkey", Me, NewPasskey, 201, errors=IN),
    Endpoint("DELETE", "/api/me/passkeys/{passkey}", drop_passkey, "Remove a passkey", None, None, 204, (PASSKEY,),
             errors=(*IN, 404)),
    Endpoint("POST", "/api/me/recovery", make_recovery, "A new recovery link", RecoverySecret, None, 201, errors=IN),
    Endpoint("DELETE", "/api/me/recovery", drop_recovery, "Remove the recovery link", None, None, 204, errors=IN),
    Endpoint("POST", "/api/sign-in/request", ask_to_sign_in, "Begin to sign in", PasskeyRequest, errors=IN),
    Endpoint("POST", "/api/sign-in/passkey", sign_in_with_passkey, "Sign in with a passkey", SignedIn, UsedPasskey,
             errors=IN),
    Endpoint("POST", "/api/sign-in/link", sign_in_with_link, "Sign in with a recovery link", SignedIn, UseRecovery,
             errors=IN),
)  # fmt: skip
"""What a client may ask about who is signed in."""
