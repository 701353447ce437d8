"""A small record with a line of every sort, and ways to damage it."""

from functools import cache

import banneret
from banneret.games import resume
from banneret.kernel.errors import RecordError
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record, sum_line


@cache
def small() -> str:
    """A whole game in few lines: forced answers, chosen ones, dice, a digest and the end."""
    game = banneret.new(
        "heroes",
        scenario="skirmish",
        seats=["castle_griffins+", "necropolis_zombies@b4 necropolis_skeletons@a5"],
        seed=7,
        options={"round_limit": "1", "minimum_damage": "on"},
    )
    for key in ("place:b2", "move:b3", "attack:b4", "done", "done"):
        if not game.over and key in game.choice:
            game.apply(key)
    while not game.over:
        game.apply("done" if "done" in game.choice else game.choice.options[-1])
    return game.record()


def lines() -> list[str]:
    """The lines of the small record but its checksum; line 1 is the first."""
    return small().splitlines()[:-1]


def sealed(changed: list[str]) -> str:
    """Lines as a record with the checksum that fits them, as only somebody who forges one would write it."""
    text = "\n".join(changed) + "\n"
    return text + sum_line(text) + "\n"


def number(beginning: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(lines(), 1) if line.startswith(beginning))


def with_line(at: int, line: str) -> str:
    """The record with another line in place of one."""
    changed = lines()
    changed[at - 1] = line
    return sealed(changed)


def with_new_line(at: int, line: str) -> str:
    """The record with a line put in, which then has this number."""
    changed = lines()
    changed.insert(at - 1, line)
    return sealed(changed)


def without_line(at: int) -> str:
    """The record with a line taken out."""
    changed = lines()
    del changed[at - 1]
    return sealed(changed)


def loaded(text: str) -> Game:
    """The game a text tells."""
    return resume(parse_record(text))


def complaint(text: str) -> str:
    """What is said against a text; it must be a RecordError and nothing else."""
    try:
        loaded(text)
    except RecordError as error:
        return str(error)
    raise AssertionError("the record was taken")


def resealed(text: str) -> str:
    """A record that was changed, with the checksum that fits it."""
    return sealed(text.splitlines()[:-1])
