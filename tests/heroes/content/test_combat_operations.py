"""Every operation that programs of Combat hold is carried out, by a sequence or by a function."""

import ast
from pathlib import Path

from banneret.heroes.combat.run_program import EFFECTS, READS, STARTS
from banneret.heroes.tables import units_and_cards as T

SOURCE = Path(__file__).parents[3] / "src/banneret"


def operations() -> set[int]:
    return {value for name, value in vars(T).items() if name.startswith("OP_") and type(value) is int}


def test_every_operation_starts_a_sequence_or_has_an_effect() -> None:
    assert set(STARTS) | set(EFFECTS) | {T.OP_END} == operations()
    assert not set(STARTS) & set(EFFECTS)
    assert {op for op, *_ in T.OPS} <= operations()


def test_what_asks_is_read_and_nothing_else_is() -> None:
    code = ast.parse((SOURCE / "heroes/combat/run_program.py").read_text(encoding="utf-8"))
    asking = {
        node.name for node in code.body if isinstance(node, ast.FunctionDef) and "s.goto(DID)" in ast.unparse(node)
    }
    assert {op for op, effect in EFFECTS.items() if effect.__name__ in asking} == set(READS)
    assert asking <= {effect.__name__ for effect in (*EFFECTS.values(), *READS.values())}
