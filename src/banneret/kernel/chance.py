"""The driver's random numbers. They belong to the driver; no State ever holds a generator.

A game with a seed has `Streams`: one generator each for dice, decks and the map. The same seed and the same answers
give the same game, and separate streams keep games comparable: an extra die roll does not change which card is drawn
later. Anybody who knows the seed knows every die to come, and a seed can be found by trying.

A game without a seed has `Lots`: each outcome is derived from a secret key and everything that was written down before
it. Nothing seen so far reveals the next draw, and a different history has different luck. Whoever learns the key later
can compute every outcome again; docs/fair-dice.md says how.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from hmac import compare_digest, digest
from random import Random
from secrets import token_bytes
from typing import Final, NoReturn

from banneret.kernel.kinds import K_DRAW, K_ROLL

KEY_BYTES: Final = 32
_DRAW_BYTES: Final = 32
_WORDS: Final = 1 << 8 * _DRAW_BYTES


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

    def commitment(self) -> str:
        """What may be shown of the key beforehand: whoever is shown the key later knows that it is this one."""
        return sha256(self._secret).hexdigest()

    def mac(self, message: bytes) -> bytes:
        """256 bits that nobody can compute without the key."""
        return digest(self._secret, message, "sha256")

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
    """Outcomes derived from a key and all lines of the record before them.

    Nothing has to be remembered between two draws, so a resumed game continues with the same luck, and a game with
    different answers has different luck.
    """

    def __init__(self, key: Key, answers: int = 0, notes: int = 0) -> None:
        self._key = key
        self._heard = sha256()
        self.answers = answers
        """How many answers are in the hash, or come before its beginning. Nothing up to a draw is ever taken back, so
        they stay the same."""
        self.notes = notes
        """How many notes."""

    def hear(self, lines: Iterable[str]) -> None:
        """Take in the next lines of the record."""
        self._heard.update("".join([f"{line}\n" for line in lines]).encode())

    def pick(self, outcomes: tuple[int, ...]) -> int:
        """One of the outcomes, all equally likely, after the lines so far."""
        heard = self._heard.digest()
        attempt = 0
        while True:
            word = int.from_bytes(self._key.mac(heard + attempt.to_bytes(4)))
            place = fair(word, _WORDS, len(outcomes))
            if place is not None:
                return outcomes[place]
            attempt += 1


def fair(word: int, words: int, count: int) -> int | None:
    """One of `count` places, from one of `words` equally likely numbers; None for the few numbers at the end that would
    make some places likelier than others."""
    return word % count if word < words - words % count else None


def _written(played: Sequence[int]) -> bytes:
    return b"".join([b"%d " % packed for packed in played])
