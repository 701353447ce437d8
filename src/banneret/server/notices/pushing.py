"""Messages to browsers: encrypted for the one browser that has subscribed, and signed by this server (VAPID).

The push service in between learns the address of the browser and when something is sent, and nothing else.
"""

from __future__ import annotations

import base64
import hashlib
import time
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec

from banneret.server.notices.keys import ServerKeys
from banneret.server.notices.wording import Message

KEEPS: Final = 86_400
"""Seconds for which a push service keeps what it cannot deliver."""
HOURS: Final = 12
"""For how long a signature holds."""
Point = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
Secret = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}(?:==)?$")]


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser wants messages to be encrypted with."""

    p256dh: Point
    auth: Secret


def is_point(keys: PushKeys) -> bool:
    """Whether something can be encrypted with the key of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), base64.urlsafe_b64decode(keys.p256dh + "=="))
    except ValueError:
        return False
    return True


def told(message: Message) -> bytes:
    """What a browser receives: everything that is ever encrypted for it."""
    return msgspec.json.encode(
        {"title": message.title, "lines": message.lines, "page": message.page, "tag": message.tag}
    )


def pushed(
    message: Message, endpoint: str, keys: PushKeys, own: ServerKeys, contact: str
) -> tuple[dict[str, str], bytes]:
    """A message as it is sent to a push service: headers and body. It takes a moment: not on the event loop."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    subscription = {"endpoint": endpoint, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
    body = WebPusher(subscription).encode(told(message), content_encoding="aes128gcm")["body"]
    place = urlsplit(endpoint)
    claims = {"aud": f"https://{place.netloc}", "exp": int(time.time()) + HOURS * 3600, "sub": contact}
    headers = dict(Vapid02.from_pem(own.vapid.encode()).sign(claims))
    headers |= {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEEPS),
        "Urgency": "normal",
        "Topic": topic(message.tag),
    }
    return headers, bytes(body)


def topic(tag: str) -> str:
    """A name by which a later message to the same browser replaces an earlier one; it says nothing about its
    content."""
    return base64.urlsafe_b64encode(hashlib.sha256(tag.encode()).digest()[:24]).decode()
