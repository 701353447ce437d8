"""Games begun by version 1 of the rules of *Heroes*, in a process that had read other scenarios before.

Its digests of positions in the middle of a scenario's program depended on that. Such games are read and go on.
"""

from pathlib import Path

import pytest

import banneret
from banneret.games import resume, rules_of
from banneret.kernel.errors import RecordError
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal, recover
from banneret.kernel.record import Record, parse_record, read_record
from banneret.kernel.replay import verify
from banneret.server.store.game import woken
from banneret.server.store.types import StoredRoom
from tests.support.stored_rooms import a_room

PATHS = sorted((Path(__file__).parent / "version_1").glob("*.banneret"))
by_name = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def changed(record: Record, **fields: object) -> Record:
    """The record with other fields, read again as it would be from a file."""
    from msgspec.structs import replace

    return parse_record(replace(record, **fields).text())


def unlike(record: Record) -> list[int]:
    """The places of the digests in the body that today's rules make otherwise."""
    game = resume(record)
    found: list[int] = []
    answers = 0
    for n, line in enumerate(record.body):
        if not line.startswith("="):
            answers += 1
        elif game.branch(answers).digest != line[2:]:
            found.append(n)
    return found


def test_there_are_some_of_both_games() -> None:
    assert {read_record(path).setup.game for path in PATHS} == {"heroes", "battlefield"}


@by_name
def test_they_are_read_although_some_digests_differ(path: Path) -> None:
    record = read_record(path)
    assert record.ruleset == 1
    assert unlike(record)
    game = verify(rules_of(record.setup.game), record)
    assert game.over
    assert game.result == record.returns
    assert banneret.load(path).to_record().lines()[1:] == record.lines()[1:]


@by_name
def test_in_today_s_version_every_digest_counts(path: Path) -> None:
    record = read_record(path)
    first = record.first_line + unlike(record)[0]
    with pytest.raises(RecordError, match=f"^line {first}: the position has the digest"):
        resume(changed(record, ruleset=2))


@by_name
def test_all_other_digests_and_all_answers_still_count(path: Path) -> None:
    record = read_record(path)
    steady = [n for n, line in enumerate(record.body) if line.startswith("=") and n not in unlike(record)]
    # One was lost in the middle of a program, with no digest before.
    assert steady or path.stem == "border_fires_lost"
    for n in steady:
        body = (*record.body[:n], "= 0123456789abcdef", *record.body[n + 1 :])
        with pytest.raises(RecordError, match=f"^line {record.first_line + n}: the position has the digest"):
            resume(changed(record, body=body))
    middle = unlike(record)[0]
    answer = next(n for n in range(middle + 1, len(record.body)) if record.body[n][0] in "012")
    body = (*record.body[:answer], record.body[answer][:2] + "nothing", *record.body[answer + 1 :])
    with pytest.raises(RecordError, match=f"^line {record.first_line + answer}: "):
        resume(changed(record, body=body))


def broken_off(record: Record) -> Record:
    """The record up to shortly after the first digest that differs, the game still going on."""
    return changed(record, body=record.body[: unlike(record)[0] + 3], returns=None)


@by_name
def test_a_file_of_one_is_played_on(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "old.banneret"
    file.write_text(broken_off(read_record(path)).text())
    game = resume(recover(file).record)
    journal = Journal(file, game)
    for _ in range(70):
        if not game.over:
            game.apply(game.choice.options[0])
            journal.sync(game)
    again = banneret.load(file)
    assert (again.ruleset, again.digest, again.played) == (1, game.digest, game.played)


def room_of(record: Record) -> StoredRoom:
    """A room in which a game goes on."""
    setup = record.setup
    return a_room(
        game=setup.game, scenario=setup.scenario, sides=setup.seats, options=setup.options, seed=record.seed,
        ruleset=record.ruleset, content=record.content, status="running", lines=list(record.body),
    )  # fmt: skip


@by_name
def test_a_room_of_one_wakes_and_goes_on(path: Path) -> None:
    room = room_of(broken_off(read_record(path)))
    game = woken(room)
    assert isinstance(game, Game)
    room.lines = game.body()
    for _ in range(70):
        if not game.over:
            before = len(game.played)
            game.apply(game.choice.options[0])
            room.lines += game.body(before)
    room.returns = game.result
    again = woken(room)
    assert isinstance(again, Game)
    assert (again.ruleset, again.digest, again.played) == (1, game.digest, game.played)
