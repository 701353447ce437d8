"""Messages to browsers and webhooks: signed by this server, and read by nobody else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils

from banneret.server.notices.keys import ServerKeys, server_keys
from banneret.server.notices.schema import CHANNELS, DELIVERIES
from banneret.server.store.store import Store
from banneret.table.people.notice_types import NoticeWishes
from tests.server.notices.receivers import Receiver, receiving
from tests.server.notices.world import SITE, Browser, World, decoded, world
from tests.support.stored_rooms import with_store


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
