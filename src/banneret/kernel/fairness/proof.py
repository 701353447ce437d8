"""Proving the dice of a record: every roll and draw is computed again from the secret that the record reveals."""

from __future__ import annotations

import msgspec

from banneret.kernel.answers import answer_of, follow, kind_of, seat_of
from banneret.kernel.chance import Key, Lots
from banneret.kernel.errors import RecordError
from banneret.kernel.history import History
from banneret.kernel.record import Record
from banneret.kernel.replay import verify
from banneret.kernel.rules import GameRules
from banneret.kernel.state import CHANCE


class Drawn(msgspec.Struct, frozen=True):
    """Something that came by chance."""

    line: int
    """Its line in the record."""
    outcomes: tuple[str, ...]
    """What could have come, in the order in which the dice number them; what is likelier is named more than once."""
    came: str
    proven: bool
    """Whether the secret behind it is known; a wrong one raises RecordError."""


class DiceProof(msgspec.Struct, frozen=True):
    """What is proven about the luck of a record."""

    commitments: tuple[str, ...]
    secrets: tuple[str, ...]
    """Those that are revealed."""
    entropy: tuple[tuple[int, str], ...]
    """What players have added: their seats, and what."""
    drawn: tuple[Drawn, ...]

    @property
    def proven(self) -> int:
        """How many rolls and draws are as they must be."""
        return sum(one.proven for one in self.drawn)


def prove_dice(rules: GameRules, record: Record) -> DiceProof:
    """Replay a record and compute again what came by chance. Raises RecordError for anything that should have come
    differently."""
    game = verify(rules, record)
    words = [note.words for note in game.notes]
    keys = {key.commitment(): key for word in words if word[0] == "secret" for key in (Key.from_hex(word[1]),)}
    begins = {note.after: n for n, note in enumerate(game.notes) if note.words[0] == "dice"}
    state = History(rules, game.setup, None).state
    lots: Lots | None = None
    drawn: list[Drawn] = []
    places = [number for number, line in enumerate(record.body, record.first_line) if line[0] not in "=#~"]
    for n, packed in enumerate(game.played):
        if n in begins:
            key = keys.get(words[begins[n]][1])
            lots = None if key is None else Lots(key, n, begins[n])
        if seat_of(packed) == CHANCE:
            line, came, kind = places[n], answer_of(packed), kind_of(packed)
            if lots is not None:
                game.listen(lots, n)
                due = lots.pick(state.outcomes)
                if due != came:
                    keyed = rules.key(kind, due), rules.key(kind, came)
                    raise RecordError(f"line {line}: by the dice {keyed[0]} should have come here, not {keyed[1]}")
            outcomes = tuple(rules.key(kind, outcome) for outcome in state.outcomes)
            drawn.append(Drawn(line, outcomes, rules.key(kind, came), lots is not None))
        follow(state, game.played, n, n + 1)
    return DiceProof(
        commitments=tuple(word[1] for word in words if word[0] == "dice"),
        secrets=tuple(key.hex() for key in keys.values()),
        entropy=tuple((int(word[1]), word[2]) for word in words if word[0] == "entropy"),
        drawn=tuple(drawn),
    )
