"""Nothing is sent where nobody should go."""

from __future__ import annotations

import asyncio
import socket
import ssl
from pathlib import Path
from typing import Any

import pytest

from banneret.server.notices.outside import Outside, Refused, Unsent, is_public, parted
from tests.server.notices.receivers import receiving


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "198.18.0.1", "192.0.2.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1",
        "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::",
        "2001:0:1::1", "2001:db8::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_on_the_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_that_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://hooks.example/x", "ftp://hooks.example/", "file:///etc/passwd", "https://", "https:///x",
        "hooks.example",
        "https://me:secret@hooks.example/", "https://hooks.example:22/", "https://hooks.example:99999/",
        "https://hooks.example/a b", "https://hooks.example/\r\nX: y", "https://hööks.example/", "https://[::1",
        "https://hooks.example/" + "x" * 2000, "",
    ],
)  # fmt: skip
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(Refused):
        parted(address)


def resolving(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Have every name mean these addresses; returns where connections go."""
    made: list[str] = []

    async def getaddrinfo(_: Any, host: str, port: int, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in addresses]

    async def connect(host: str, *_: Any, **__: Any) -> Any:
        made.append(host)
        raise OSError("nobody is there")

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    return made


@pytest.mark.parametrize("addresses", [("127.0.0.1",), ("1.1.1.1", "10.0.0.1"), ("::ffff:169.254.169.254",), ()])
def test_a_name_that_means_a_private_address_is_refused_before_anything_is_sent(
    monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...]
) -> None:
    made = resolving(monkeypatch, *addresses)
    with pytest.raises(Refused):
        asyncio.run(Outside().post("https://rebound.example/x", {}, b""))
    assert made == []


def test_the_connection_is_made_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    made = resolving(monkeypatch, "1.1.1.1", "1.0.0.1")
    with pytest.raises(Unsent):
        asyncio.run(Outside().post("https://hooks.example/x", {}, b""))
    assert made == ["1.1.1.1"], "and not to the name, which may mean something else by then"


@pytest.mark.parametrize(
    "address", ["https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "https://2130706433/"]
)
def test_this_machine_is_refused_by_any_of_its_names(address: str) -> None:
    with pytest.raises((Refused, Unsent)):
        asyncio.run(Outside().post(address, {}, b""))


def test_what_is_sent_arrives_and_redirects_are_not_followed(tmp_path: Path) -> None:
    async def use() -> None:
        async with receiving(tmp_path, "127.0.0.1") as (receiver, outside):
            answer = await outside.post("https://127.0.0.1/hook?a=1", {"X-Mine": "yes"}, b"hello")
            assert answer == (201, None)
            receiver.status, receiver.headers = 307, [("Location", "https://127.0.0.1/elsewhere"), ("Retry-After", "7")]
            assert await outside.post("https://127.0.0.1/hook", {}, b"") == (307, 7.0)
            [first, second] = receiver.requests
            assert (first.target, first.headers["x-mine"], first.body) == ("/hook?a=1", "yes", b"hello")
            assert second.target == "/hook"

    asyncio.run(use())


def test_an_answer_without_end_is_not_read(tmp_path: Path) -> None:
    async def use() -> None:
        async with receiving(tmp_path, "127.0.0.1") as (receiver, outside):
            receiver.long = True
            with pytest.raises(Unsent):
                await outside.post("https://127.0.0.1/hook", {}, b"")

    asyncio.run(use())


def test_a_certificate_for_another_name_is_not_trusted(tmp_path: Path) -> None:
    async def use() -> None:
        async with receiving(tmp_path, "127.0.0.1") as (receiver, _):
            strict = Outside(lambda _: True, ssl.create_default_context(), lambda _: receiver.port)
            with pytest.raises(Unsent):
                await strict.post("https://127.0.0.1/hook", {}, b"")
            assert receiver.requests == []

    asyncio.run(use())
