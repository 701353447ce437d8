"""Delivering messages: what waits in the database is sent, repeatedly if necessary, and never by two nodes at once.

A node takes messages under a lease. Should it die while sending, another one takes them when the lease has run out: so
nothing is lost, and at worst a message comes twice, which its receiver recognises by its tag or its id. What cannot be
delivered is tried a few times at growing intervals, and then given up. An address that says it is gone is forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, Literal

import msgspec
from aiosmtplib.errors import SMTPException, SMTPRecipientsRefused, SMTPResponseException
from sqlalchemy import Connection, delete, select, update

from banneret.kernel.errors import StorageError
from banneret.server.notices.channels import Channel
from banneret.server.notices.hooks import hooked
from banneret.server.notices.keys import ServerKeys
from banneret.server.notices.mailing import Post, mail_of, send_mail
from banneret.server.notices.outside import Answer, Outside, Refused, Unsent
from banneret.server.notices.planning import plan
from banneret.server.notices.pushing import PushKeys, pushed
from banneret.server.notices.schema import CHANNELS, DELIVERIES, WISHES
from banneret.server.notices.settling import settle, settle_digests, still_holds
from banneret.server.notices.wording import Message
from banneret.server.store.holding import now_of
from banneret.server.store.store import Store

EVERY: Final = 5.0
"""Seconds between two looks."""
HOUR: Final = 3600.0
AT_ONCE: Final = 16
LEASE: Final = 90.0
"""Seconds for which a node has what it sends: more than all deadlines together."""
LATER: Final = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)
"""Seconds after which something is tried again; after the last one it is given up."""
OLDEST: Final = 86_400.0
"""Seconds after which a message is of no use any more."""
HOPELESS: Final = 20
"""After so many messages in a row that could not be delivered, a channel is forgotten."""
LOG: Final = logging.getLogger("banneret.server")

Outcome = Literal["sent", "later", "never", "gone"]
"""`never`: this message will not be taken; `gone`: nothing will be taken there any more."""


_ANYBODY: Final = select(WISHES.c.person).limit(1)


class Sending(msgspec.Struct, frozen=True):
    """A message that this node sends."""

    id: str
    attempts: int
    channel: Channel
    message: Message


class Postman:
    """Sends what waits."""

    def __init__(
        self,
        store: Store,
        keys: ServerKeys,
        site: str,
        post: Post | None = None,
        webhooks: bool = True,
        outside: Outside | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.keys = keys
        self.site = site
        self.post = post
        self.webhooks = webhooks
        self.outside = outside or Outside()
        self.clock = clock

    async def go_round(self, clean: Callable[[], Awaitable[object]]) -> None:
        """Send what there is to send, as long as the server runs, and clean up from time to time."""
        cleaned = -HOUR
        while True:
            try:
                while await self.look():
                    pass
                if time.monotonic() - cleaned > HOUR:
                    await clean()
                    cleaned = time.monotonic()
            except StorageError as error:
                LOG.warning("notices could not be sent: %s", error)
            except Exception:  # whatever it is, tomorrow's notices are to be sent as well
                LOG.exception("notices could not be sent")
            await asyncio.sleep(EVERY)

    async def look(self) -> int:
        """Find out what there is to say, decide what is sent, and send it; returns how many messages were sent."""
        now = self.clock()
        if not await self.store.read(lambda connection: connection.execute(_ANYBODY).first()):
            return 0
        await self.store.write(partial(plan, now=now))
        await self.store.write(partial(settle, now=now))
        await self.store.write(partial(settle_digests, now=now))
        taken = await self.store.write(partial(_take, now=now))
        if taken:
            outcomes = await asyncio.gather(*(self._attempt(one) for one in taken))
            await self.store.write(partial(_note, sent=taken, outcomes=outcomes, now=self.clock()))
        return len(taken)

    async def _attempt(self, one: Sending) -> Outcome:
        """Send a message, and return what became of it."""
        try:
            async with asyncio.timeout(LEASE / 2):
                return await self._send(one)
        except Refused:
            return "gone"
        except (Unsent, TimeoutError, OSError):
            return "later"
        except Exception:
            LOG.exception("a message by %s could not be sent", one.channel.kind)
            return "later"

    async def _send(self, one: Sending) -> Outcome:
        channel = one.channel
        if channel.kind == "mail":
            return await self._send_mail(one)
        if channel.kind == "webhook":
            if not self.webhooks:
                return "never"
            body = hooked(one.message, channel.address, self.site)
            return _heard(await self.outside.post(channel.address, {"Content-Type": "application/json"}, body))
        keys = msgspec.json.decode(channel.keys, type=PushKeys)
        contact = f"mailto:{self.post.sender}" if self.post is not None else self.site
        made = await asyncio.to_thread(pushed, one.message, channel.address, keys, self.keys, contact)
        return _heard(await self.outside.post(channel.address, *made))

    async def _send_mail(self, one: Sending) -> Outcome:
        if self.post is None:
            return "never"
        off = self.keys.off_secret(one.channel.id)
        mail = mail_of(self.post, one.channel.address, one.message, self.site, one.id, off)
        try:
            await send_mail(self.post, mail)
        except SMTPRecipientsRefused as refused:
            return "never" if all(each.code >= 500 for each in refused.recipients) else "later"
        except SMTPResponseException as refused:
            return "never" if refused.code in (501, 550, 551, 553, 554) else "later"
        except (SMTPException, ValueError):
            return "later"
        return "sent"


def _heard(answer: Answer) -> Outcome:
    if 200 <= answer.status < 300:
        return "sent"
    if answer.status in (404, 410):
        return "gone"
    return "later" if answer.status == 429 or answer.status >= 500 else "never"


def _take(connection: Connection, now: float) -> list[Sending]:
    """Take messages that are due and that nobody else sends; drop those of no use any more."""
    here = now_of(connection)
    asked = (
        select(DELIVERIES)
        .where(DELIVERIES.c.due <= now, DELIVERIES.c.leased < here)
        .order_by(DELIVERIES.c.due)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    taken = []
    for row in connection.execute(asked).mappings().all():
        message = msgspec.json.decode(row["text"], type=Message)
        which = DELIVERIES.c.id == row["id"]
        if row["created"] < now - OLDEST or not still_holds(connection, message.room, message.since):
            connection.execute(delete(DELIVERIES).where(which))
            continue
        connection.execute(update(DELIVERIES).where(which).values(leased=here + LEASE, attempts=row["attempts"] + 1))
        wanted = select(*(CHANNELS.c[name] for name in Channel.__struct_fields__)).where(
            CHANNELS.c.id == row["channel"]
        )
        channel = Channel(**connection.execute(wanted).mappings().one())
        taken.append(Sending(row["id"], row["attempts"] + 1, channel, message))
    return taken


def _note(connection: Connection, sent: Sequence[Sending], outcomes: Sequence[Outcome], now: float) -> None:
    """Note what became of messages."""
    for one, outcome in zip(sent, outcomes, strict=True):
        which, channel = DELIVERIES.c.id == one.id, CHANNELS.c.id == one.channel.id
        if outcome == "gone":
            # Its other messages go with it.
            connection.execute(delete(CHANNELS).where(channel))
        elif outcome == "later" and one.attempts <= len(LATER):
            again = now + LATER[one.attempts - 1]
            connection.execute(update(DELIVERIES).where(which).values(due=again, leased=0.0))
        else:
            connection.execute(delete(DELIVERIES).where(which))
            failures = 0 if outcome == "sent" else CHANNELS.c.failures + 1
            connection.execute(update(CHANNELS).where(channel).values(failures=failures))
            connection.execute(delete(CHANNELS).where(channel, CHANNELS.c.failures >= HOPELESS))
