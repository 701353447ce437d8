"""Receivers of notices on this machine: a mail server, and a server that stands for push services and webhooks."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import socket
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import h11
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from banneret.server.notices.outside import Outside


class Mailbox(Controller):
    """A real mail server, which keeps what it is given."""

    def __init__(self) -> None:
        self.mails: list[Any] = []
        self.refusal = ""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        super().__init__(self, hostname="127.0.0.1", port=port)

    @contextmanager
    def open(self) -> Iterator[Mailbox]:
        """Take mail until the test is over."""
        self.start()
        yield self
        self.stop()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.mails.append(envelope)
        return "250 OK"


class Request(NamedTuple):
    """Something that was sent here."""

    target: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A server that keeps what is sent to it, and answers as it is told."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.status = 201
        self.headers: list[tuple[str, str]] = []
        self.port = 0
        self.long = False

    def outside(self, trusted: ssl.SSLContext, allowed: bool = True) -> Outside:
        """The way here, for a server under test."""
        return Outside(lambda _: allowed, trusted, lambda _: self.port)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line, head, body = h11.Connection(h11.SERVER), None, b""
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(65_536))
            elif isinstance(event, h11.Request):
                head = event
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
            else:
                break
        if head is not None:
            headers = {name.decode(): value.decode() for name, value in head.headers}
            self.requests.append(Request(head.target.decode(), headers, body))
            told = [*self.headers, ("Content-Length", "0")]
            if self.long:
                told.append(("X-Long", "x" * 60_000))
            writer.write(line.send(h11.Response(status_code=self.status, headers=told)) or b"")
            writer.write(line.send(h11.EndOfMessage()) or b"")
            await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving(folder: Path, name: str = "push.example") -> AsyncIterator[tuple[Receiver, Outside]]:
    """An HTTPS server with a certificate for a name, and a way to it that trusts that certificate."""
    certificate, trusted = _certificate(folder, name)
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0, ssl=certificate)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver, receiver.outside(trusted)


def _certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName(name), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(names, critical=False)
        .sign(key, hashes.SHA256())
    )
    text = made.public_bytes(serialization.Encoding.PEM)
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    file = folder / "certificate.pem"
    file.write_bytes(key.private_bytes(serialization.Encoding.PEM, *form) + text)
    own = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    own.load_cert_chain(file)
    return own, ssl.create_default_context(cadata=text.decode())
