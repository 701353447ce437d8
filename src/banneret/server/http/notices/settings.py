"""How somebody wants to be notified, over the REST interface: wishes, channels, and ending mails without signing in."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from aiosmtplib.errors import SMTPException
from starlette.responses import RedirectResponse, Response

from banneret.server.access import SECRET, new_secret
from banneret.server.http.endpoints import Call, Endpoint, Param
from banneret.server.http.sessions import device_of
from banneret.server.notices.channels import FAILING
from banneret.server.notices.mailing import ADDRESS, confirmation_of, send_mail
from banneret.server.notices.office import Office
from banneret.server.notices.outside import Refused, parted
from banneret.server.notices.pushing import PushKeys, is_point
from banneret.server.notices.times import zone_of
from banneret.server.problems import Problem, bad, conflict, not_found, too_many
from banneret.table.people.notice_types import ChannelInfo, NoticeSettings, NoticeWishes

Where = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
SecretText = Annotated[str, msgspec.Meta(pattern=f"^{SECRET}$")]


class NewPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be notified, as its `PushSubscription` says."""

    endpoint: Where
    keys: PushKeys


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The address of a webhook of Discord, of Slack, or of anything that takes the same."""

    address: Where


class UseSecret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link in a mail."""

    secret: SecretText


def office(call: Call) -> Office:
    """Where notices are made."""
    found: Office = call.request.app.state.office
    return found


async def _settings(call: Call, person: str) -> NoticeSettings:
    own = office(call)
    wishes = await own.channels.wishes(person) or NoticeWishes()
    found = await own.channels.of(person)
    return NoticeSettings(
        wishes=wishes,
        channels=tuple(
            ChannelInfo(one.id, one.kind, one.label, one.created, one.confirmed is not None, one.failures >= FAILING)
            for one in found
        ),
        push_key=(await own.keys()).public,
        mail=own.post is not None,
        webhooks=own.webhooks,
    )


async def get_notices(call: Call) -> NoticeSettings:
    """How somebody is notified."""
    return await _settings(call, (await call.signed_in()).person)


async def set_notices(call: Call) -> NoticeSettings:
    """Change how somebody is notified."""
    session = await call.signed_in()
    wishes: NoticeWishes = call.body
    if zone_of(wishes.zone) is None:
        raise bad(f"there is no time zone {wishes.zone!r}")
    await office(call).channels.wish(session.person, wishes)
    return await _settings(call, session.person)


def _check(call: Call) -> None:
    if not call.rooms.addresses.may_sign_in(call.address):
        raise too_many("too many attempts from here: try again in a while")


async def add_push(call: Call) -> NoticeSettings:
    """Be notified in this browser, even when no page is open."""
    session = await call.signed_in()
    given: NewPush = call.body
    _check(call)
    try:
        parted(given.endpoint)
    except Refused as refused:
        raise bad(str(refused)) from None
    if not is_point(given.keys):
        raise bad("this key encrypts nothing")
    own, label = office(call), device_of(call.request)
    keys = msgspec.json.encode(given.keys).decode()
    await own.channels.add(session.person, "push", given.endpoint, label, keys, await own.keys())
    return await _settings(call, session.person)


async def add_webhook(call: Call) -> NoticeSettings:
    """Be notified through a webhook."""
    session = await call.signed_in()
    own = office(call)
    if not own.webhooks:
        raise conflict("no_webhooks", "this server calls no webhooks")
    _check(call)
    try:
        label = parted(call.body.address).hostname or ""
    except Refused as refused:
        raise bad(str(refused)) from None
    await own.channels.add(session.person, "webhook", call.body.address, label, "", await own.keys())
    return await _settings(call, session.person)


async def add_mail(call: Call) -> NoticeSettings:
    """Be notified by mail. First a link is sent there, and nothing else before it has been followed."""
    session = await call.signed_in()
    own, address = office(call), call.body.address.strip()
    if own.post is None:
        raise conflict("no_mail", "this server sends no mail")
    if not ADDRESS.fullmatch(address):
        raise bad("this is not a mail address")
    _check(call)
    wishes = await own.channels.wishes(session.person) or NoticeWishes()
    id, secret = await own.channels.add(session.person, "mail", address, address, "", await own.keys())
    if secret:
        mail = confirmation_of(own.post, address, secret, own.site, wishes.lang, new_secret())
        try:
            await send_mail(own.post, mail)
        except (OSError, ValueError, SMTPException):
            await own.channels.drop(session.person, id)
            raise Problem(503, "no_mail", "the mail could not be sent: try again in a while", again=60.0) from None
    return await _settings(call, session.person)


async def drop_channel(call: Call) -> None:
    """No longer be notified there."""
    session = await call.signed_in()
    if not await office(call).channels.drop(session.person, call.params["channel"]):
        raise not_found("channel")


async def confirm_mail(call: Call) -> None:
    """The link that was sent to a mail address has been followed. Nobody is signed in by it."""
    _check(call)
    if not await office(call).channels.confirm(call.body.secret):
        raise Problem(403, "bad_link", "this link confirms nothing any more")


async def end_mail(call: Call) -> None:
    """No more mail, by a link or by one click in a mail program (RFC 8058). Nobody is signed in by it.

    Doing it twice is not an error: a link with nothing left to end has done its work.
    """
    await office(call).channels.end(call.params["secret"])


async def show_end_mail(call: Call) -> Response:
    """The page on which mail can be ended, for programs that only open the link. Reading ends nothing."""
    return RedirectResponse(f"/#/mail-off/{call.params['secret']}", 303)


CHANNEL: Final = Param("channel", Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")], "The id of a channel")
OFF: Final = Param("secret", SecretText, "The secret of the link in a mail")
IN: Final = (400, 401, 403, 409)

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me/notices", get_notices, "How you are notified", NoticeSettings, errors=IN),
    Endpoint("PUT", "/api/me/notices", set_notices, "Change how you are notified", NoticeSettings, NoticeWishes,
             errors=IN),
    Endpoint("POST", "/api/me/notices/push", add_push, "Be notified in a browser", NoticeSettings, NewPush, 201,
             errors=IN),
    Endpoint("POST", "/api/me/notices/mail", add_mail, "Be notified by mail", NoticeSettings, NewMail, 201, errors=IN),
    Endpoint("POST", "/api/me/notices/webhooks", add_webhook, "Be notified through a webhook", NoticeSettings,
             NewWebhook, 201, errors=IN),
    Endpoint("DELETE", "/api/me/notices/channels/{channel}", drop_channel, "No longer be notified there", None, None,
             204, (CHANNEL,), errors=(*IN, 404)),
    Endpoint("POST", "/api/mail/confirm", confirm_mail, "Confirm a mail address", None, UseSecret, 204,
             errors=(400, 403)),
    Endpoint("POST", "/api/mail/off/{secret}", end_mail, "End mail without signing in", None, None, 204, (OFF,)),
    Endpoint("GET", "/api/mail/off/{secret}", show_end_mail, "The page that ends mail", None, None, 303, (OFF,)),
)  # fmt: skip
"""What a client may ask about notices."""
