"""From a step to its clauses: the way leads over the function's name, so names must be unique."""

import ast
from collections import Counter
from pathlib import Path

import banneret.heroes.rules
from banneret.games import rules_of
from banneret.kernel.citations import rule_files
from banneret.kernel.sequence import STEPS, step_name

FOLDER = Path(banneret.heroes.rules.__file__).parent


def test_no_step_shares_its_name_with_another_function() -> None:
    rules_of("heroes")
    functions = Counter(
        node.name
        for path in rule_files(FOLDER)
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    )
    steps = {step_name(n) for n in range(len(STEPS))} - {"leave"}
    assert {name for name in steps if functions[name] > 1} == set()


def test_a_step_leads_to_the_clauses_of_its_docstring() -> None:
    rules = rules_of("heroes")
    step = next(n for n in range(len(STEPS)) if step_name(n) == "strike_back")
    assert rules.clauses(step) == (
        "H3-CBR-17", "H3-CBT-07", "H3-CBT-08", "H3-CBT-09", "H3-CBT-10", "H3-CBT-11", "H3-CBT-12", "H3-CBT-13",
    )  # fmt: skip
