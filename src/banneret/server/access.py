"""Who may do what: secrets, and limits on how much anybody may ask for.

A secret is 192 random bits. Only its SHA-256 is kept; that needs no salt and no slow hash, because a random secret
cannot be guessed from its hash.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import time
import unicodedata
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Final

import msgspec

SECRET: Final = "[A-Za-z0-9_-]{32}"
"""What a secret looks like: 24 random bytes in base 64."""
MOST_ADDRESSES: Final = 10_000
"""How many addresses are remembered; the one unheard of for longest is forgotten."""


SPARE: Final = 64
"""The minimum number of connections reserved for requests when all websockets are taken."""
HOUSEHOLD: Final = 4
"""How many people behind one address may chat as fast as one connection allows."""
UNSHOWN: Final = frozenset({"Cc", "Cf", "Co", "Cs"})
"""Kinds of characters that are not shown: control characters, direction marks, halves of characters."""
JOINERS: Final = frozenset("\u200c\u200d\t\n\r\v\f")
"""Exceptions that are shown: they join letters and pictures, or are spaces."""


Count = Annotated[int, msgspec.Meta(ge=1, le=10**9)]
Many = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Rate = Annotated[float, msgspec.Meta(gt=0, le=1e9)]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much anybody may ask for."""

    message_bytes: Count = 4096
    """Of one websocket message."""
    messages_per_second: Rate = 20.0
    burst: Count = 60
    chat_length: Count = 500
    chats_per_second: Rate = 0.5
    chat_burst: Count = 8
    questions_per_second: Rate = 8.0
    """Questions that take a moment to answer, and requests for the whole table."""
    question_burst: Count = 40
    questions_at_once: Count = 8
    """Answered at the same time for one address."""
    hints_per_minute: Many = 20
    """Asked for from one address: each keeps a processor busy for seconds."""
    rooms_per_hour: Many = 60
    """Created from one address."""
    records_per_hour: Many = 60
    """Kept from one address."""
    drafts_per_minute: Many = 60
    """Changes to drafts of scenarios from one address."""
    trials_per_hour: Many = 60
    """Scenarios tried out for one address before they are shared: each keeps a processor busy for up to minutes."""
    sign_ins_per_hour: Many = 60
    """From one address: identities that are made, and attempts to sign in."""
    pairings_per_minute: Many = 30
    """From one address: attempts to be paired, searches for people, and invitations."""
    lab_games: Count = 200
    """Of one run of the balance lab."""
    requests_per_second: Rate = 50.0
    request_burst: Count = 400
    connections_per_address: Count = 64
    connections: Count = 4000
    guests_per_room: Count = 200
    """Spectators; there is always room for players."""
    rooms_awake: Count = 2000
    body_bytes: Count = 262_144
    """Of one request; most have a few hundred, one with a custom scenario may need most of it."""
    record_bytes: Count = 1_000_000
    """Of a record to be kept; a long game has 100 kB."""
    head_seconds: Rate = 10.0
    """How long the head of a request may take to arrive, from the start of a connection or the end of the last
    response."""
    body_seconds: Rate = 20.0
    """How long the rest of a request may take to arrive."""
    thinking_seconds: Rate = 30.0
    """How long a bot may think, and a question may take."""
    reading_seconds: Rate = 60.0
    """How long reading a record or a scenario may take."""
    idle_seconds: Annotated[float, msgspec.Meta(ge=1, le=1e9)] = 300.0
    """After this long an empty room goes to sleep."""
    hello_seconds: Rate = 10.0
    """How long a connection may stay without saying hello."""


def lines_for(websockets: int) -> int:
    """How many connections to allow for this many websockets: requests need some, too."""
    return websockets + max(SPARE, websockets // 4)


def websockets_for(lines: int) -> int:
    """How many websockets to allow for this many connections."""
    return min(lines - SPARE, lines * 4 // 5)


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


class HeldKey(str):
    """A key of which only the hash is known, because whom it belongs to has signed in. Nothing a client sends becomes
    one."""


def hashed(secret: str) -> str:
    """The hash of a secret, which is what is stored."""
    if isinstance(secret, HeldKey):
        return str(secret)
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def same(secret: str, kept: str) -> bool:
    """Whether a secret matches a stored hash, compared in constant time."""
    return bool(kept) and hmac.compare_digest(hashed(secret).encode(), kept.encode())


def any_same(secrets: tuple[str, ...], kept: str) -> bool:
    """Whether one of the secrets matches a stored hash; all are tried, so that timing reveals nothing."""
    return [same(secret, kept) for secret in secrets].count(True) > 0


class Bucket:
    """A bucket of tokens that fills over time: anybody who takes more than comes in is refused."""

    __slots__ = ("_clock", "_tokens", "_when", "burst", "rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = float(burst)
        self._when = clock()

    def take(self) -> bool:
        """Take a token if there is one."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._when) * self.rate)
        self._when = now

    def drain(self, count: int) -> None:
        """Take tokens that were used elsewhere; never so many that it takes longer than twice as long to refill."""
        self._fill()
        self._tokens = max(-float(self.burst), self._tokens - count)


class Addresses:
    """What every address has asked for lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets = {
            "rooms": _Buckets(limits.rooms_per_hour / 3600, limits.rooms_per_hour),
            "records": _Buckets(limits.records_per_hour / 3600, limits.records_per_hour),
            "drafts": _Buckets(limits.drafts_per_minute / 60, limits.drafts_per_minute),
            "trials": _Buckets(limits.trials_per_hour / 3600, limits.trials_per_hour),
            "sign_ins": _Buckets(limits.sign_ins_per_hour / 3600, limits.sign_ins_per_hour),
            "pairings": _Buckets(limits.pairings_per_minute / 60, limits.pairings_per_minute),
            "requests": _Buckets(limits.requests_per_second, limits.request_burst),
            "hints": _Buckets(limits.hints_per_minute / 60, limits.hints_per_minute),
            "chats": _Buckets(HOUSEHOLD * limits.chats_per_second, HOUSEHOLD * limits.chat_burst),
        }
        self.shared = False
        """Whether other nodes are told."""
        self._news: dict[str, Counter[str]] = {}
        self._connected: Counter[str] = Counter()
        self.connected_elsewhere: Callable[[str], int] = lambda _: 0
        """How many connections an address has to other nodes."""
        self._requesting: Counter[str] = Counter()
        self._asking: Counter[str] = Counter()

    def _take(self, what: str, address: str, person: str = "") -> bool:
        """Whether an address, and the person who is signed in there, may have one more of something."""
        whose = (address, f"person {person}") if person else (address,)
        # Both count, so nobody gets more by changing either.
        taken = [who for who in whose if self._buckets[what].take(who)]
        if self.shared:
            self._news.setdefault(what, Counter()).update(taken)
        return len(taken) == len(whose)

    def news(self) -> dict[str, Counter[str]]:
        """What was granted here since this was last called: other nodes count it too."""
        found, self._news = self._news, {}
        return found

    def hear(self, news: Mapping[str, Mapping[str, int]]) -> None:
        """Count what was granted at another node."""
        for what, counts in news.items():
            if what in self._buckets:
                for who, count in counts.items():
                    self._buckets[what].drain(who, count)

    def may_create(self, address: str, person: str = "") -> bool:
        """Whether this address, and whoever is signed in there, may create one more room."""
        return self._take("rooms", address, person)

    def may_keep(self, address: str, person: str = "") -> bool:
        """Whether this address, and whoever is signed in there, may keep one more record."""
        return self._take("records", address, person)

    def may_draft(self, address: str) -> bool:
        """Whether this address may change one more draft."""
        return self._take("drafts", address)

    def may_try(self, address: str) -> bool:
        """Whether one more scenario may be tried out for this address."""
        return self._take("trials", address)

    def may_sign_in(self, address: str) -> bool:
        """Whether this address may make one more identity, or try once more to sign in."""
        return self._take("sign_ins", address)

    def may_meet(self, address: str) -> bool:
        """Whether somebody at this address may once more look for others to play with."""
        return self._take("pairings", address)

    def may_ask(self, address: str) -> bool:
        """Whether this address may make one more request."""
        return self._take("requests", address)

    def may_talk(self, address: str) -> bool:
        """Whether this address may say one more line, however many connections it has."""
        return self._take("chats", address)

    def may_have_hint(self, address: str) -> bool:
        """Whether this address may have one more hint."""
        return self._take("hints", address)

    @property
    def connected(self) -> int:
        """How many connections there are."""
        return self._connected.total()

    @property
    def connections(self) -> dict[str, int]:
        """How many connections every address has."""
        return dict(self._connected)

    @contextmanager
    def connecting(self, address: str) -> Iterator[bool]:
        """Count a connection while it lasts; False if one more is too many."""
        full = self.connected >= self.limits.connections
        most = self.limits.connections_per_address - self.connected_elsewhere(address)
        with _counted(self._connected, address, 0 if full else most) as good:
            yield good

    @contextmanager
    def requesting(self, address: str) -> Iterator[bool]:
        """Count a request until it is answered; False if one more is too many.

        Without a proxy each has its own connection. A proxy's connections say nothing about who is behind them.
        """
        with _counted(self._requesting, address, lines_for(self.limits.connections_per_address)) as good:
            yield good

    @contextmanager
    def asking(self, address: str) -> Iterator[bool]:
        """Count a question until it is answered; False if one more is too many."""
        with _counted(self._asking, address, self.limits.questions_at_once) as good:
            yield good


class _Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self._bucket(address).take()

    def drain(self, address: str, count: int) -> None:
        self._bucket(address).drain(count)

    def _bucket(self, address: str) -> Bucket:
        found = self._buckets.get(address)
        if found is None:
            found = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return found


@contextmanager
def _counted(counts: Counter[str], address: str, most: int) -> Iterator[bool]:
    if counts[address] >= most:
        yield False
        return
    counts[address] += 1
    try:
        yield True
    finally:
        counts[address] -= 1
        if not counts[address]:
            del counts[address]


def network_of(host: str) -> str:
    """What counts as one address: for IPv6 the network, because one household has billions of addresses."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, 64), strict=False).network_address)
    return host


def is_loopback(host: str) -> bool:
    """Whether an address is only reachable from this machine."""
    try:
        return host == "localhost" or ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def shown_name(name: str, longest: int = 40) -> str:
    """A name or a line of chat as others see it: on one line, without anything that would disturb their screens."""
    good = (letter for letter in name if letter in JOINERS or unicodedata.category(letter) not in UNSHOWN)
    return " ".join("".join(letter if not letter.isspace() else " " for letter in good).split())[:longest].strip()


def same_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from our own page, from an allowed one, or from no page at all.

    Programs send no origin; browsers always do for websockets and for requests that change something.
    """
    if origin is None:
        return True
    if origin in allowed:
        return True
    _, found, rest = origin.partition("://")
    return bool(found) and bool(host) and rest == host
