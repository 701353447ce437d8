"""Messages to webhooks, in the form in which Discord and Slack take them."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import msgspec

from banneret.server.notices.wording import Message

MARKS = re.compile(r"([\\*_`~|>#\[\]()<&-])")


def hooked(message: Message, address: str, site: str) -> bytes:
    """A message for a webhook: Discord reads `content`, Slack and those like it `text`."""
    link = f"{site}/#{message.page}"
    if _is_discord(address):
        # Nobody is to be called by a name that somebody has chosen for themselves.
        said = "\n".join((_plain(message.title), *(f"• {_plain(line)}" for line in message.lines), link))
        return msgspec.json.encode({"content": said[:1900], "allowed_mentions": {"parse": []}})
    said = "\n".join((_escaped(message.title), *(f"• {_escaped(line)}" for line in message.lines), link))
    return msgspec.json.encode({"text": said[:3000]})


def _is_discord(address: str) -> bool:
    host = urlsplit(address).hostname or ""
    return host in ("discord.com", "discordapp.com") or host.endswith((".discord.com", ".discordapp.com"))


def _plain(text: str) -> str:
    return MARKS.sub(r"\\\1", text).replace("@", "@\u200b")


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
