"""Games played by rules that have been mended since: read as far as they are the same, and refused with the reason."""

from pathlib import Path

import pytest

from banneret.games import resume
from banneret.kernel.errors import RecordError
from banneret.kernel.record import read_record

MENDED = Path(__file__).parent / "mended"
SAME = {
    "final_battle": 1026,  # Knowledge left no room for another card after a spell; nor was there a last Town window.
    "settlement_of_an_ai_hero": 63,  # It had lost its bonus for the first player.
    "unholy_quest": 404,  # One card at most could follow a spell.
}
"""How many answers still lead to the same positions."""


@pytest.mark.parametrize("name", SAME)
def test_a_game_that_met_a_mended_rule_is_refused_with_the_reason(name: str) -> None:
    record = read_record(MENDED / f"{name}.banneret")
    with pytest.raises(RecordError, match=r"^line \d+: .*played by version 1 of the rules, and this is version 3"):
        resume(record)


@pytest.mark.parametrize(("name", "same"), SAME.items())
def test_it_is_read_up_to_there(name: str, same: int) -> None:
    record = read_record(MENDED / f"{name}.banneret")
    assert len(resume(record, same).played) == same
    with pytest.raises(RecordError):
        resume(record, same + 1)


def test_all_records_are_tried() -> None:
    assert {path.stem for path in MENDED.iterdir()} == set(SAME)
