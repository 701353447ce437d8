"""Mail: how it is sent, and what it looks like."""

from __future__ import annotations

import os
import re
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from banneret.kernel.errors import SetupError
from banneret.server.notices.wording import Message
from banneret.text import message as words

SECONDS: Final = 20.0
"""For one mail."""
PASSWORD: Final = "BANNERET_SMTP_PASSWORD"
"""The variable with the password of the mail server, which does not belong on a command line."""
_LOCAL, _HOST = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}", r"(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,8}[A-Za-z]{2,63}"
ADDRESS: Final = re.compile(f"{_LOCAL}@{_HOST}", re.ASCII)


class Post(msgspec.Struct, frozen=True):
    """The mail server."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False
    """Whether the connection is encrypted from the start; otherwise it becomes so if the server can."""
    plain: bool = False
    """Whether it may stay unencrypted: only for a server on this machine."""


def post_of(url: str, sender: str) -> Post:
    """A mail server by its URL: smtp://USER@HOST:587 or smtps://USER@HOST:465. Raises SetupError."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise SetupError("a mail server is named as smtp://USER@HOST:587 or smtps://USER@HOST:465") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/"):
        raise SetupError("a mail server is named as smtp://USER@HOST:587 or smtps://USER@HOST:465")
    if not ADDRESS.fullmatch(sender):
        raise SetupError("mail needs a sender: --mail-from table@games.example")
    user = unquote(parts.username or "")
    password = unquote(parts.password or "") or os.environ.get(PASSWORD, "")
    if user and not password:
        raise SetupError(f"the password of the mail server is read from the variable {PASSWORD}")
    tls = parts.scheme == "smtps"
    local = parts.hostname in ("localhost", "127.0.0.1", "::1")
    return Post(parts.hostname, port or (465 if tls else 587), sender, user, password, tls, local and not user)


def mail_of(post: Post, to: str, message: Message, site: str, delivery: str, off: str) -> EmailMessage:
    """A message as a mail, which can be ended by one click without signing in (RFC 8058)."""
    link = f"{site}/#{message.page}"
    mail = _mail(post, to, message.title, delivery, site)
    mail["List-Unsubscribe"] = f"<{site}/api/mail/off/{off}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    lines = [f"- {line}" for line in message.lines]
    end = words("mail-end", message.lang, link=f"{site}/#/mail-off/{off}")
    mail.set_content("\n".join((message.title, *(("", *lines) if lines else ()), "", link, "", "-- ", end, "")))
    return mail


def confirmation_of(post: Post, to: str, secret: str, site: str, lang: str, delivery: str) -> EmailMessage:
    """The one mail that is sent to an address before it is confirmed."""
    mail = _mail(post, to, words("mail-confirm-subject", lang), delivery, site)
    link = f"{site}/#/mail/{secret}"
    mail.set_content(f"{words('mail-confirm', lang)}\n\n{link}\n\n{words('mail-confirm-not', lang)}\n")
    return mail


def _mail(post: Post, to: str, subject: str, delivery: str, site: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = Address("Banneret", addr_spec=post.sender)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = " ".join(subject.split())[:150]
    mail["Date"] = format_datetime(localtime())
    # The same for every attempt, so that a mail that was sent twice is recognised.
    mail["Message-ID"] = f"<{delivery}@{urlsplit(site).hostname or 'localhost'}>"
    mail["Auto-Submitted"] = "auto-generated"
    return mail


async def send_mail(post: Post, mail: EmailMessage, context: ssl.SSLContext | None = None) -> None:
    """Send a mail. Raises the errors of aiosmtplib."""
    await aiosmtplib.send(
        mail,
        hostname=post.host,
        port=post.port,
        username=post.user or None,
        password=post.password or None,
        use_tls=post.tls,
        start_tls=None if post.plain else not post.tls,
        timeout=SECONDS,
        tls_context=context,
    )
