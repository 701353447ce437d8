"""From a game that waits to a message that is sent: once, in time, to those who want it, and to nobody else."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from msgspec.structs import replace
from sqlalchemy import func, select, update

from banneret.server.access import hashed
from banneret.server.notices import delivering
from banneret.server.notices.announcing import Notice, announce
from banneret.server.notices.channels import Channels
from banneret.server.notices.delivering import LATER, LEASE, Postman
from banneret.server.notices.keys import ServerKeys, server_keys
from banneret.server.notices.mailing import Post
from banneret.server.notices.outside import Outside
from banneret.server.notices.planning import plan
from banneret.server.notices.schema import CHANNELS, DELIVERIES, NOTICES
from banneret.server.notices.settling import settle
from banneret.server.people.belongings import Belongings, table_of
from banneret.server.people.identities import People
from banneret.server.store.store import Store, StoredRoom, StoredSeat
from banneret.server.store.types import AskedNow
from banneret.table.people.notice_types import NoticeWishes
from tests.server.notices.receivers import Mailbox, Receiver, receiving
from tests.support.stored_rooms import a_room, with_store

A, B = "a" * 32, "b" * 32
NOON = 1_800_014_400.0
"""Noon in UTC."""
SITE = "https://table.example"


class World:
    """A database with two people in a game, and a postman whose clock can be set."""

    def __init__(self, store: Store, keys: ServerKeys, post: Post | None, outside: Outside | None) -> None:
        self.store = store
        self.keys = keys
        self.now = NOON
        self.channels = Channels(store, lambda: self.now)
        self.postman = Postman(store, keys, SITE, post, True, outside, lambda: self.now)
        self.maud = self.ola = ""
        self.lines = 0

    async def people(self) -> None:
        people, belongings = People(self.store, lambda: self.now), Belongings(self.store, lambda: self.now)
        found = []
        for name in ("Maud", "Ola"):
            session = await people.session((await people.create(name, "", ("en",), ""),))
            assert session is not None
            found.append(session.person)
        self.maud, self.ola = found
        await self.store.create(game("oak"))
        stored = await self.store.load("oak")
        assert stored is not None
        await belongings.take_seats(self.maud, table_of(stored), {0: hashed(A)})
        await belongings.take_seats(self.ola, table_of(stored), {1: hashed(B)})

    async def ask(self, seat: int, status: Any = "running") -> None:
        """The game waits for a seat from now on."""
        asked = AskedNow(seat, self.now, 3)
        await self.store.append(
            "oak", self.lines, ["0 a"], self.now, status, (1, -1) if seat < 0 else None, asked=asked
        )
        self.lines += 1

    async def wait(self, seconds: float) -> int:
        """Let time pass, and have the postman look."""
        self.now += seconds
        return await self.postman.look()

    async def mail(self, person: str, address: str = "maud@mail.example") -> str:
        """Confirm a mail address; returns the id of the channel."""
        id, secret = await self.channels.add(person, "mail", address, address, "", self.keys)
        assert await self.channels.confirm(secret)
        return id

    async def rows(self, table: Any) -> int:
        return int(await self.store.read(lambda c: c.execute(select(func.count()).select_from(table)).scalar_one()))


def game(id: str, **more: Any) -> StoredRoom:
    seats = (
        StoredSeat(kind="person", name="Maud", key_hash=hashed(A)),
        StoredSeat(kind="person", name="Ola", key_hash=hashed(B)),
    )
    return a_room(id, status="running", seats=seats, asked=AskedNow(-1, 1.0, 1), created=1.0, touched=1.0, **more)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    box.start()
    yield box
    box.stop()


def post_to(box: Mailbox) -> Post:
    return Post("127.0.0.1", box.port, "table@table.example", plain=True)


@asynccontextmanager
async def world(store: Store, post: Post | None = None, outside: Outside | None = None) -> Any:
    made = World(store, await server_keys(store), post, outside)
    await made.people()
    assert await made.postman.look() == 0
    yield made


def read(envelope: Any) -> EmailMessage:
    found = message_from_bytes(envelope.content, policy=policy.default)
    assert isinstance(found, EmailMessage)
    return found


# -- what is told, and when --------------------------------------------------------------------------------------------


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


# -- delivery ----------------------------------------------------------------------------------------------------------


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


# -- mail addresses ----------------------------------------------------------------------------------------------------


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


# -- push --------------------------------------------------------------------------------------------------------------


class Browser:
    """What a browser has that is subscribed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    @property
    def keys(self) -> str:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(*form)
        parts = {"p256dh": point, "auth": self.auth}
        return json.dumps({name: base64.urlsafe_b64encode(part).rstrip(b"=").decode() for name, part in parts.items()})

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_signature(authorization: str, keys: ServerKeys, audience: str) -> None:
    """Whether a request is signed by this server for that push service (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert fields["k"] == keys.public
    head, claims, signature = fields["t"].split(".")
    raw = decoded(signature)
    both = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = serialization.load_pem_private_key(keys.vapid.encode(), None).public_key()
    assert isinstance(public, ec.EllipticCurvePublicKey)
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(decoded(claims))
    assert told["aud"] == audience
    assert told["sub"]


def test_a_browser_gets_what_only_it_can_read_signed_by_this_server(database: str, tmp_path: Path) -> None:
    browser = Browser()

    async def use(store: Store) -> None:
        async with receiving(tmp_path, "127.0.0.1") as (receiver, outside), world(store, None, outside) as w:
            endpoint = "https://127.0.0.1/send/abc"
            await w.channels.add(w.maud, "push", endpoint, "Firefox", browser.keys, w.keys)
            await w.channels.wish(w.maud, NoticeWishes(after=0, lang="de"))
            await w.ask(0)
            assert await w.wait(1) == 1
            [request] = receiver.requests
            assert request.target == "/send/abc"
            assert b"Ola" not in request.body
            told = browser.read(request.body)
            assert told["title"] == "Du bist am Zug in Scharmützel mit Ola"
            assert told["page"] == "/t/oak"
            check_signature(request.headers["authorization"], w.keys, "https://127.0.0.1")
            assert int(request.headers["ttl"]) > 0
            assert "oak" not in request.headers["topic"]
            assert await w.rows(DELIVERIES) == 0

    with_store(database, use)


@pytest.mark.parametrize(
    ("status", "channels", "waiting"), [(410, 0, 0), (404, 0, 0), (503, 1, 1), (429, 1, 1), (400, 1, 0)]
)
def test_a_subscription_that_is_gone_is_removed_and_a_busy_service_tried_again(
    database: str, tmp_path: Path, status: int, channels: int, waiting: int
) -> None:
    async def use(store: Store) -> None:
        async with receiving(tmp_path, "127.0.0.1") as (receiver, outside), world(store, None, outside) as w:
            receiver.status = status
            await w.channels.add(w.maud, "push", "https://127.0.0.1/p", "", Browser().keys, w.keys)
            await w.channels.wish(w.maud, NoticeWishes(after=0))
            await w.ask(0)
            assert await w.wait(1) == 1
            assert (await w.rows(CHANNELS), await w.rows(DELIVERIES)) == (channels, waiting)

    with_store(database, use)


def test_what_was_answered_while_a_service_was_busy_is_not_sent_any_more(database: str, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        async with receiving(tmp_path, "127.0.0.1") as (receiver, outside), world(store, None, outside) as w:
            receiver.status = 503
            await w.channels.add(w.maud, "push", "https://127.0.0.1/p", "", Browser().keys, w.keys)
            await w.channels.wish(w.maud, NoticeWishes(after=0))
            await w.ask(0)
            await w.wait(1)
            await w.ask(1)
            assert await w.wait(1000) == 0
            assert (len(receiver.requests), await w.rows(DELIVERIES)) == (1, 0)

    with_store(database, use)


# -- webhooks ----------------------------------------------------------------------------------------------------------


async def hook(w: World, receiver: Receiver, address: str) -> dict[str, Any]:
    await w.channels.add(w.maud, "webhook", address, "", "", w.keys)
    await w.channels.wish(w.maud, NoticeWishes(after=0))
    await w.ask(0)
    assert await w.wait(1) == 1
    return dict(json.loads(receiver.requests[-1].body))


def test_a_webhook_gets_text_in_the_form_slack_takes(database: str, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        async with receiving(tmp_path, "127.0.0.1") as (receiver, outside), world(store, None, outside) as w:
            assert await hook(w, receiver, "https://127.0.0.1/services/T/B/x") == {
                "text": f"Your turn in Skirmish with Ola\n{SITE}/#/t/oak"
            }

    with_store(database, use)


def test_keys_of_a_server_are_made_once(database: str) -> None:
    async def use(store: Store) -> tuple[ServerKeys, ServerKeys]:
        return await server_keys(store), await server_keys(store)

    first, second = with_store(database, use)
    assert first == second
    assert with_store(database, server_keys) == first
    assert len(decoded(first.public)) == 65


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
