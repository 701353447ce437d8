"""What is written of the second reading of the rules holds together."""

from collections import Counter
from pathlib import Path

from tests.docs.second_reading import OUTCOMES, clauses, components, rows


def test_every_row_is_about_one_clause_or_component_that_exists() -> None:
    read = Counter(row.about for row in rows())
    assert set(read) <= {*clauses(), *components()}
    assert [about for about, n in read.items() if n > 1] == []


def test_every_row_says_what_was_asked_tried_and_found() -> None:
    for row in rows():
        assert row.question, row
        assert row.tried, row
        assert row.outcome.startswith(OUTCOMES), row


def test_rows_are_read_from_pages(tmp_path: Path) -> None:
    (tmp_path / "one.md").write_text("# One\n\n| clause | question |\n|---|---|\n| H3-X-01 | a \\| b | c | right |\n")
    assert [(row.about, row.question, row.outcome) for row in rows(tmp_path)] == [("H3-X-01", "a \\| b", "right")]
