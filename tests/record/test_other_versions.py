"""Records of other rules and other content: what becomes of them today, and from where they differ."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from banneret.games import rules_of
from banneret.kernel.record import Record, read_record
from banneret.kernel.replay import as_of_today, compare, verify
from banneret.kernel.state import State
from banneret.ledger.model import load_ledger
from banneret.plugins import plugins
from tests.cli.running import run

GAMES = Path(__file__).parent / "games"
OTHER = "0" * 16


def record_of(name: str = "guards") -> Record:
    return read_record(GAMES / f"{name}.banneret")


def made_before(record: Record, body: tuple[str, ...] | None = None) -> Record:
    """The same with other content."""
    return msgspec.structs.replace(record, content=OTHER, body=record.body if body is None else body)


@pytest.fixture
def old_file(tmp_path: Path) -> Callable[[Record], Path]:
    def write(record: Record) -> Path:
        path = tmp_path / "old.banneret"
        path.write_text(msgspec.structs.replace(record, format=3).text(), encoding="utf-8")
        return path

    return write


def with_digest(record: Record, n: int, digest: str = OTHER) -> Record:
    """The record with another digest in place of its n-th."""
    marks = [at for at, line in enumerate(record.body) if line[0] == "="]
    body = list(record.body)
    body[marks[n]] = f"= {digest}"
    return made_before(record, tuple(body))


@pytest.mark.parametrize("path", sorted(GAMES.iterdir()), ids=lambda path: path.stem)
def test_other_content_that_changes_nothing_for_a_game_is_the_same(path: Path) -> None:
    record = made_before(read_record(path))
    found = compare(rules_of(record.setup.game), record)
    assert (found.outcome, found.same, found.line) == ("same", found.answers, 0)


def test_a_game_differs_from_the_last_digest_that_is_the_same() -> None:
    record = record_of("two_players")
    rules = rules_of(record.setup.game)
    found = compare(rules, with_digest(record, 2))
    assert (found.outcome, found.same, found.reached) == ("differs", 128, found.answers)
    answers = [number for number, line in enumerate(record.body, record.first_line) if line[0] not in "=#~"]
    assert found.line == answers[128]


def test_a_game_left_between_two_digests_is_the_same_only_by_the_digest_of_its_last_position() -> None:
    record = record_of("two_players")
    rules = rules_of(record.setup.game)
    left = made_before(msgspec.structs.replace(record, returns=None), record.body[:100])
    digest = verify(rules, as_of_today(rules, left, 1000)).digest
    assert compare(rules, left).outcome == "differs"
    assert compare(rules, left, digest).outcome == "same"
    assert compare(rules, left, OTHER).outcome == "differs"


def test_an_answer_that_is_not_allowed_any_more_ends_it_with_its_clause() -> None:
    record = record_of("two_players")
    rules = rules_of(record.setup.game)
    place = next(n for n, line in enumerate(record.body) if line.startswith("0 ") and n > 70)
    gone = record.body[place]
    body = (*record.body[:place], "0 deploy:castle_griffins", *record.body[place + 1 :])
    found = compare(rules, made_before(record, body))
    assert gone != "0 deploy:castle_griffins"
    assert (found.outcome, found.line) == ("impossible", record.first_line + place)
    assert found.clause in load_ledger("heroes").clauses
    assert found.same == 64


def test_an_answer_that_no_longer_means_anything_ends_it() -> None:
    record = record_of("guards")
    rules = rules_of(record.setup.game)
    place = next(n for n, line in enumerate(record.body) if line[0] not in "=#~!*")
    body = (*record.body[:place], "0 frobnicate:b2", *record.body[place + 1 :])
    found = compare(rules, made_before(record, body))
    assert (found.outcome, found.line) == ("impossible", record.first_line + place)
    assert "frobnicate" in found.reason


def test_a_scenario_that_is_gone_ends_it_before_it_begins() -> None:
    record = record_of("two_players")
    lost = msgspec.structs.replace(record, content=OTHER, setup=msgspec.structs.replace(record.setup, scenario="gone"))
    assert compare(rules_of("heroes"), lost).outcome == "impossible"


def test_a_rule_that_changes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only the digests in the file count: it is the position of today that is compared."""
    record = record_of("guards")
    honest = State.digest
    monkeypatch.setattr(State, "digest", lambda state: honest(state)[::-1])
    assert compare(rules_of("heroes"), made_before(record)).outcome == "differs"


def test_replay_says_from_where_an_old_record_differs(old_file: Callable[[Record], Path]) -> None:
    done = run("replay", str(old_file(with_digest(record_of("two_players"), 2))))
    assert done.returncode == 0, done.stderr
    assert "was made by version" in done.stdout
    assert "128 of its" in done.stdout
    assert "may differ from line" in done.stdout


def test_verify_accepts_an_old_record_only_if_every_digest_is_the_same(old_file: Callable[[Record], Path]) -> None:
    record = record_of("two_players")
    assert run("replay", "--verify", str(old_file(made_before(record)))).returncode == 0
    done = run("replay", "--verify", str(old_file(with_digest(record, 2))))
    assert done.returncode != 0
    assert "may differ from line" in done.stderr


@pytest.mark.parametrize("game", plugins())
def test_every_version_says_which_clauses_it_has_mended(game: str) -> None:
    rules = rules_of(game)
    known = {clause for other in plugins() for clause in load_ledger(other).clauses}
    assert sorted(rules.versions) == list(range(2, rules.version + 1)), "a new version is listed in versions.yaml"
    assert set(rules.mended_since(1)) <= known
    assert rules.mended_since(rules.version) == ()
