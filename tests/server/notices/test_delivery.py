"""What is to be sent is sent once, tried again when that fails, and only to confirmed addresses."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from banneret.server.notices import delivering
from banneret.server.notices.delivering import LATER, LEASE
from banneret.server.notices.planning import plan
from banneret.server.notices.schema import DELIVERIES
from banneret.server.notices.settling import settle
from banneret.server.store.store import Store
from banneret.table.people.notice_types import NoticeWishes
from tests.server.notices.receivers import Mailbox
from tests.server.notices.world import post_to, world
from tests.support.stored_rooms import with_store


def test_two_nodes_never_send_the_same(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.ask(0)
            w.now += 1000
            await store.write(lambda connection: plan(connection, w.now))
            await store.write(lambda connection: settle(connection, w.now))
            first = await store.write(lambda connection: delivering._take(connection, w.now))
            second = await store.write(lambda connection: delivering._take(connection, w.now))
            assert (len(first), len(second)) == (1, 0)
            # The first node dies while it sends: when its lease has run out, another one does it.
            await store.write(lambda connection: connection.execute(update(DELIVERIES).values(leased=0.0)))
            assert await w.postman.look() == 1
            assert await w.rows(DELIVERIES) == 0

    with_store(database, use)
    assert len(mailbox.mails) == 1
    assert LEASE > 0


def test_what_cannot_be_delivered_is_tried_later_and_at_last_given_up(database: str, mailbox: Mailbox) -> None:
    mailbox.refusal = "451 try again later"

    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            id = await w.mail(w.maud)
            await w.channels.wish(w.maud, NoticeWishes(after=0))
            await w.ask(0)
            assert await w.wait(1) == 1
            for seconds in LATER:
                assert await w.wait(seconds - 1) == 0
                assert await w.wait(2) == 1
            assert await w.rows(DELIVERIES) == 0
            [channel] = await w.channels.of(w.maud)
            assert (channel.id, channel.failures) == (id, 1)

    with_store(database, use)


def test_a_refused_recipient_is_not_tried_again(database: str, mailbox: Mailbox) -> None:
    mailbox.refusal = "550 no such user"

    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.channels.wish(w.maud, NoticeWishes(after=0))
            await w.ask(0)
            assert await w.wait(1) == 1
            assert await w.rows(DELIVERIES) == 0

    with_store(database, use)


def test_nothing_is_sent_to_an_address_that_is_not_confirmed(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            _, secret = await w.channels.add(w.maud, "mail", "m@mail.example", "m@mail.example", "", w.keys)
            await w.channels.wish(w.maud, NoticeWishes(after=0))
            await w.ask(0)
            assert await w.wait(1) == 0
            assert not await w.channels.confirm("x" * 32)
            w.now += 2 * 86_400
            assert not await w.channels.confirm(secret), "it is too late"
            assert await w.channels.forget_unconfirmed() == 1

    with_store(database, use)
    assert mailbox.mails == []


def test_the_secret_of_a_mail_ends_it_and_nothing_else(database: str) -> None:
    async def use(store: Store) -> None:
        async with world(store) as w:
            id = await w.mail(w.maud)
            theirs = await w.mail(w.ola, "ola@mail.example")
            assert not await w.channels.end("y" * 32)
            assert await w.channels.end(w.keys.off_secret(id))
            assert not await w.channels.end(w.keys.off_secret(id))
            assert [one.id for one in await w.channels.of(w.ola)] == [theirs]
            assert await w.channels.of(w.maud) == []

    with_store(database, use)


def test_an_address_is_not_written_to_again_and_again(database: str) -> None:
    from banneret.server.problems import Problem

    async def use(store: Store) -> None:
        async with world(store) as w:
            await w.channels.add(w.maud, "mail", "victim@mail.example", "", "", w.keys)
            for person in (w.maud, w.ola):
                with pytest.raises(Problem) as refused:
                    await w.channels.add(person, "mail", "victim@mail.example", "", "", w.keys)
                assert refused.value.code == "too_fast"

    with_store(database, use)
