"""The driver's random numbers. They belong to the driver; no State ever holds a generator.

A game with a seed has `Streams`: one generator each for dice, decks and the map. The same seed and the same answers
give the same game, and separate streams keep games comparable: an extra die roll does not change which card is drawn
later. Anybody who knows the seed knows every die to come, and a seed can be found by trying.

A game without a seed has `Lots`: each outcome is derived from a secret key and all answers before it. Nothing seen so
far reveals the next draw, and a different history has different luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from hmac import compare_digest
from random import Random
from secrets import token_bytes
from typing import Final, NoReturn

from banneret.kernel.kinds import K_DRAW, K_ROLL

KEY_BYTES: Final = 32
_DRAW_BYTES: Final = 32
_WORDS: Final = 1 << 8 * _DRAW_BYTES
_LUCK: Final = b"banneret luck"


class Streams:
    """Three generators made from one seed.

    >>> Streams(7).pick(0, (-1, 0, 1)) == Streams(7).pick(0, (-1, 0, 1))
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Random(f"{seed}/dice").random
        self.decks = Random(f"{seed}/decks").random
        self.lands = Random(f"{seed}/lands").random

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """One of the outcomes, all equally likely."""
        return outcomes[int(self._next(kind) * len(outcomes))]

    def skip(self, kind: int) -> None:
        """Skip the random number that a recorded outcome used, so that play continues as it would have."""
        self._next(kind)

    def _next(self, kind: int) -> float:
        return self.dice() if kind == K_ROLL else self.decks() if kind == K_DRAW else self.lands()


class Key:
    """256 secret bits from the operating system. Printing it shows nothing, and it can be neither serialised nor copied
    into a message."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        if len(secret) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        self._secret = secret

    @classmethod
    def new(cls) -> Key:
        """A new random key."""
        return cls(token_bytes(KEY_BYTES))

    @classmethod
    def from_hex(cls, text: str) -> Key:
        """A key as the store keeps it. Raises ValueError, without quoting the text, if it is not a key."""
        try:
            secret = bytes.fromhex(text)
        except ValueError:
            raise ValueError("a key is written in hexadecimal digits") from None
        return cls(secret)

    def hex(self) -> str:
        """The key itself, only for code that stores it."""
        return self._secret.hex()

    def hasher(self, use: bytes) -> blake2b:
        """A keyed hash; the result for one purpose (at most 16 bytes) reveals nothing about another."""
        return blake2b(digest_size=_DRAW_BYTES, key=self._secret, person=use)

    def number(self, use: bytes, played: Sequence[int], about: int) -> int:
        """256 bits, after these answers, for something outside the game's luck, such as a bot."""
        hasher = self.hasher(use)
        hasher.update(_written(played))
        hasher.update(b"#%d" % about)
        return int.from_bytes(hasher.digest())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and compare_digest(self._secret, other._secret)

    def __hash__(self) -> int:
        return hash(self._secret)

    def __repr__(self) -> str:
        return "Key(...)"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a key stays where it is")


class Lots:
    """Outcomes derived from a key and all answers before them, including those of chance.

    Nothing has to be remembered between two draws, so a resumed game continues with the same luck, and a game with
    different answers has different luck.
    """

    def __init__(self, key: Key) -> None:
        self._heard = key.hasher(_LUCK)
        self._count = 0
        """How many answers are in the hash. Nothing up to a draw is ever taken back, so they stay the same."""

    def pick(self, outcomes: tuple[int, ...], played: Sequence[int]) -> int:
        """One of the outcomes, all equally likely, after these answers."""
        self._heard.update(_written(played[self._count :]))
        self._count = len(played)
        attempt = 0
        while True:
            drawn = self._heard.copy()
            # Nothing in a history looks like this, so no two draws of any game hash the same.
            drawn.update(b"#%d.%d" % (self._count, attempt))
            place = fair(int.from_bytes(drawn.digest()), _WORDS, len(outcomes))
            if place is not None:
                return outcomes[place]
            attempt += 1


def fair(word: int, words: int, count: int) -> int | None:
    """One of `count` places, from one of `words` equally likely numbers; None for the few numbers at the end that would
    make some places likelier than others."""
    return word % count if word < words - words % count else None


def _written(played: Sequence[int]) -> bytes:
    return b"".join([b"%d " % packed for packed in played])
