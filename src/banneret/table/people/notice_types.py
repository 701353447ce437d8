"""How somebody wants to be notified of what waits, as their own page shows it. The types of the page are made from
these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

NoticeKind = Literal["turn", "began", "ended", "invited", "time"]
"""It is their turn; a game has begun, or is over; somebody invites them; their time is running out."""
ChannelKind = Literal["push", "mail", "webhook"]
Kinds = Annotated[tuple[NoticeKind, ...], msgspec.Meta(max_length=5)]
MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, le=1439)]


class NoticeWishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How somebody wants to be notified."""

    push: Kinds = ("turn", "began", "ended", "invited", "time")
    """What is sent to browsers that have agreed to it."""
    mail: Kinds = ("turn", "invited", "time")
    webhook: Kinds = ("turn", "invited", "time")
    after: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 300
    """Seconds after which a notice is sent, unless they have looked at the page in the meantime."""
    quiet_from: MinuteOfDay = 0
    """Between these minutes of the day nothing is sent until they are over; the same minute twice for no such time."""
    quiet_to: MinuteOfDay = 0
    zone: Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"
    """The time zone for that, such as Europe/Warsaw."""
    digest: Annotated[int, msgspec.Meta(ge=-1, le=23)] = -1
    """The hour at which one mail a day lists what waits, in place of all others; -1 for separate mails."""
    lang: Literal["en", "fr", "de", "pl"] = "en"


class ChannelInfo(msgspec.Struct, frozen=True):
    """A way to notify somebody."""

    id: str
    kind: ChannelKind
    label: str
    """A mail address, a device, or where a webhook leads."""
    created: float
    confirmed: bool
    """Whether anything is sent there. A mail address has to be confirmed first."""
    failing: bool
    """Whether the last messages could not be delivered."""


class NoticeSettings(msgspec.Struct, frozen=True):
    """How somebody is notified, and what this server can do."""

    wishes: NoticeWishes
    channels: tuple[ChannelInfo, ...]
    push_key: str
    """The public key with which this server signs what it sends to browsers."""
    mail: bool
    """Whether this server sends mail."""
    webhooks: bool
    """Whether this server calls webhooks."""
