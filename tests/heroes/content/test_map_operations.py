"""Operations of the map: each is carried out in exactly one way."""

import banneret
from banneret.heroes.adventure.effects.run import EFFECTS, STARTS
from banneret.heroes.scenario.load import load_scenario, scenario_ids
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import BOX, BRANCH_TO, DONE_OP

READ_BY_OTHERS = {DONE_OP, BRANCH_TO}
"""The end of a program, and the heads of branches, which the choice before them reads."""


def operations_of(scenario: str) -> set[int]:
    found: set[int] = set()
    content = load_scenario(scenario)
    for players in set(content.players) - content.expansion.keys():
        state = banneret.new("heroes", scenario=scenario, seats=["choose"] * players, seed=1).state
        assert isinstance(state, WholeGame)
        found |= {op for op, _, _, _ in state.game_terms.programs.ops}
    return found


def test_no_operation_both_starts_a_sequence_and_decides_something() -> None:
    assert not STARTS.keys() & EFFECTS.keys()


def test_every_operation_of_the_box_and_of_all_scenarios_is_carried_out() -> None:
    found = {op for op, _, _, _ in BOX.ops}
    for scenario in scenario_ids():
        found |= operations_of(scenario)
    assert found - READ_BY_OTHERS <= STARTS.keys() | EFFECTS.keys()
    assert len(found) > 60
