"""Where a game stands is read from the steps under way, so every step it names has to be one."""

from banneret.battlelore.table import phase
from banneret.games import rules_of
from banneret.kernel.sequence import STEPS, step_name


def test_every_step_that_a_phase_is_told_by_exists() -> None:
    rules_of("battlelore")
    there = {step_name(n) for n in range(len(STEPS))}
    tables = (phase.PHASES, phase.AFTER_NOW, phase.NEW_NOW, phase.ANSWERS, phase.BEFORE, phase.ROLLED)
    named = {step for table in tables for step in table}
    assert len(named) > 30
    assert named - there == set()
