"""From a game that waits to a message that is sent: once, in time, to those who want it, and to nobody else."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from banneret.server.access import hashed
from banneret.server.notices.announcing import Notice, announce
from banneret.server.notices.delivering import Postman
from banneret.server.notices.keys import server_keys
from banneret.server.notices.schema import CHANNELS, DELIVERIES, NOTICES
from banneret.server.notices.wording import written
from banneret.server.people.identities import People
from banneret.server.store.store import Store, StoredSeat
from banneret.server.store.types import AskedNow
from banneret.table.people.notice_types import NoticeWishes
from tests.server.notices.receivers import Mailbox
from tests.server.notices.world import SITE, A, post_to, read, world
from tests.support.stored_rooms import with_store


def test_whoever_is_waited_for_gets_one_mail_after_the_time_they_chose(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.channels.wish(w.maud, NoticeWishes(after=600))
            await w.ask(0)
            assert await w.wait(599) == 0
            assert await w.wait(2) == 1
            assert await w.wait(5000) == 0, "once"

    with_store(database, use)
    [envelope] = mailbox.mails
    assert envelope.rcpt_tos == ["maud@mail.example"]
    mail = read(envelope)
    assert mail["Subject"] == "Your turn in Skirmish with Ola"
    assert f"{SITE}/#/t/oak" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert A not in str(envelope.content), "no key of a seat travels by mail"


@pytest.mark.parametrize(
    ("seconds", "en", "pl"),
    [
        (2 * 3600 + 59, "2 hours are left", "zostały ci 2 godziny"),
        (3600, "One hour is left", "została ci godzina"),
        (3599, "59 minutes are left", "zostało ci 59 minut"),
        (-5, "0 minutes are left", "zostało ci 0 minut"),
    ],
)
def test_whose_time_runs_out_is_told_how_much_is_left(database: str, seconds: int, en: str, pl: str) -> None:
    async def use(store: Store) -> None:
        async with world(store) as w:
            asked = AskedNow(0, w.now, 3, w.now + seconds)
            await store.append("oak", 0, ["0 a"], w.now, "running", None, asked=asked)
            notice = Notice(person=w.maud, kind="time", event="time", key="k", at=w.now, room="oak", seat=0)
            for lang, said in (("en", en), ("pl", pl)):
                told = await store.read(partial(written, notices=[notice], lang=lang, now=w.now))
                assert said in told.title

    with_store(database, use)


def test_nothing_is_told_that_was_answered_meanwhile(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.ask(0)
            await w.wait(100)
            await w.ask(1)
            assert await w.wait(1000) == 0
            assert await w.rows(DELIVERIES) == 0

    with_store(database, use)
    assert mailbox.mails == []


def test_whoever_looks_at_a_page_is_not_told_elsewhere(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.ask(0)
            w.now += 60
            await w.channels.looks(w.maud)
            assert await w.wait(1000) == 0
            await w.ask(1)
            w.now += 10
            await w.ask(0)
            assert await w.wait(1000) == 1, "what happens afterwards is told"

    with_store(database, use)


def test_in_quiet_hours_nothing_is_told_until_they_are_over(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            quiet = NoticeWishes(after=0, quiet_from=13 * 60, quiet_to=16 * 60, zone="Europe/Warsaw")
            await w.channels.wish(w.maud, quiet)
            await w.ask(0)
            assert await w.wait(1) == 0, "noon in UTC is one o'clock in Warsaw in winter"
            assert await w.wait(3 * 3600 - 10) == 0
            assert await w.wait(20) == 1

    with_store(database, use)


def test_only_what_somebody_wants_to_know_is_told_and_only_where(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.channels.wish(w.maud, NoticeWishes(after=0, mail=("ended",)))
            await w.ask(0)
            assert await w.wait(1) == 0
            await w.ask(-1, "over")
            assert await w.wait(1) == 1

    with_store(database, use)
    assert [read(one)["Subject"] for one in mailbox.mails] == ["Skirmish with Ola is over"]


def test_nobody_is_told_of_a_game_against_bots_nor_of_a_seat_they_have_lost(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.channels.wish(w.maud, NoticeWishes(after=0))
            stored = await store.load("oak")
            assert stored is not None
            bot = StoredSeat(kind="bot", bot="greedy", name="greedy")
            await store.update(replace(stored, seats=(stored.seats[0], bot)))
            await w.ask(0)
            assert await w.wait(1) == 0
            other = replace(stored.seats[0], key_hash=hashed("c" * 32))
            await store.update(replace(stored, seats=(other, stored.seats[1])))
            await w.ask(1)
            await w.ask(0)
            assert await w.wait(1) == 0

    with_store(database, use)
    assert mailbox.mails == []


def test_several_at_once_are_one_message(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.channels.wish(w.maud, NoticeWishes(after=60))
            await w.ask(0)
            invited = Notice(
                person=w.maud, kind="invited", event="invitation", key="7", at=w.now, title="Duel", who="Ola",
                page="/meet",
            )  # fmt: skip
            for _ in range(2):
                await store.write(lambda connection: announce(connection, [invited]))
            assert await w.wait(61) == 1

    with_store(database, use)
    mail = read(mailbox.mails[0])
    assert mail["Subject"] == "There is news of 2 games"
    text = mail.get_content()
    assert "- Your turn in Skirmish with Ola" in text
    assert text.count("- Ola invites you to Duel") == 1


def test_all_that_happens_in_one_game_leads_there(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.channels.wish(w.maud, NoticeWishes(after=60))
            told = Notice(
                person=w.maud, kind="invited", event="paired", key="oak", at=w.now, room="oak", seat=0, who="Ola"
            )
            await store.write(lambda connection: announce(connection, [told]))
            w.now += 1
            await w.ask(0)
            assert await w.wait(61) == 1

    with_store(database, use)
    mail = read(mailbox.mails[0])
    assert mail["Subject"] == "Your turn in Skirmish with Ola"
    text = mail.get_content()
    assert "- You play Skirmish with Ola" in text
    assert f"{SITE}/#/t/oak" in text


def test_one_digest_a_day_tells_what_waits_in_place_of_every_mail(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.channels.wish(w.maud, NoticeWishes(after=0, digest=18))
            await w.ask(0)
            assert await w.wait(3600) == 0
            assert await w.wait(5 * 3600 + 1) == 1
            assert await w.wait(3600) == 0
            await w.ask(1)
            assert await w.wait(23 * 3600) == 0, "nothing waits"

    with_store(database, use)
    assert [read(one)["Subject"] for one in mailbox.mails] == ["One game waits for you"]


def test_a_server_that_was_away_tells_what_happened_meanwhile(database: str, mailbox: Mailbox) -> None:
    async def use(store: Store) -> None:
        async with world(store, post_to(mailbox)) as w:
            await w.mail(w.maud)
            await w.ask(0)
            w.postman = Postman(store, await server_keys(store), SITE, post_to(mailbox), clock=lambda: w.now)
            assert await w.wait(2 * 86_400) == 1

    with_store(database, use)


def test_what_was_told_is_forgotten_with_its_person(database: str) -> None:
    async def use(store: Store) -> None:
        async with world(store) as w:
            await w.mail(w.maud)
            await w.ask(0)
            await w.wait(1)
            assert (await w.rows(CHANNELS), await w.rows(NOTICES)) == (1, 1)
            await People(store).forget(w.maud)
            assert (await w.rows(CHANNELS), await w.rows(NOTICES)) == (0, 0)

    with_store(database, use)
