"""`python -m tests.mutants`: make mutants of the rules and see whether the tests notice."""

from __future__ import annotations

import argparse
import math
import os
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Final

import pytest

from tests.mutants.equivalent import Mark, marks, problems
from tests.mutants.hunt import Hunt, Way
from tests.mutants.patching import Early
from tests.mutants.project import Project, banneret
from tests.mutants.report import count, report
from tests.mutants.results import Results
from tests.mutants.targets import Mutant, Target, drawn, mutants, targets
from tests.sharing import TEMPORARY

BUDGET: Final = 120.0
"""Seconds of tests beyond the cited ones, as they take without a change."""


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--game", action="append", default=[], help="only this game; may be given several times")
    parser.add_argument("--sample", type=int, help="so many mutants by lot; without it all of them")
    parser.add_argument("--seed", type=int, default=1, help="which lot")
    only = "only mutants whose name contains this, such as attack.py:retaliate; may be given several times"
    parser.add_argument("--only", action="append", default=[], help=only)
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of tests beyond the cited ones")
    parser.add_argument("--cited", action="store_true", help="run the cited tests only")
    parser.add_argument("--jobs", type=int, default=1, help="in so many processes beside each other")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin nothing after so many minutes")
    only_these = "look at tests in this place only; who survives them is not kept; may be given several times"
    parser.add_argument("--tests", action="append", default=[], metavar="PLACE", help=only_these)
    parser.add_argument("--again", action="store_true", help="run again what is known already")
    parser.add_argument("--list", action="store_true", help="name the mutants and run nothing")
    parser.add_argument("--report", action="store_true", help="tell what is known and run nothing")
    return parser


def run(project: Project, marked: Collection[Mark], words: Sequence[str]) -> int:
    """Do what the words ask for, and give the exit status: 0 where the goals are reached."""
    asked = arguments().parse_args(words)
    of = targets(project)
    existing = list(mutants(project, of))
    if wrong := problems(marked, {mutant.id for mutant in existing}):
        print("\n".join(wrong), file=sys.stderr)
        return 2
    equivalent = {mark.mutant for mark in marked}
    among = [
        mutant for mutant in existing
        if mutant.id not in equivalent
        and (not asked.game or mutant.target.game in asked.game)
        and (not asked.only or any(part in mutant.id for part in asked.only))
    ]  # fmt: skip
    chosen = drawn(among, asked.seed, asked.sample)
    print(f"{len(chosen)} of {len(among)} mutants in {len({one.target.id for one in among})} functions")
    if asked.list:
        print("\n".join(f"{mutant.kind:12} {mutant.id}" for mutant in chosen))
        return 0
    results = Results(project.folder / "results.jsonl")
    if not asked.report and not _hunt(project, of, chosen, results, asked):
        return 3
    known = results.all_of(project, chosen)
    print(report(project, chosen, known))
    return 0 if count(known.values()).good and len(known) == len(chosen) else 1


def _hunt(
    project: Project, of: list[Target], chosen: list[Mutant], results: Results, asked: argparse.Namespace
) -> bool:
    """Run mutants, as far as they are not known. False where pytest could not do it."""
    until = time.monotonic() + 60 * asked.minutes
    known = {} if asked.again else results.all_of(project, chosen)
    cited_only = asked.cited or bool(asked.tests)
    left = [one for one in chosen if one.id not in known or (known[one.id].waits and not cited_only)]
    if not left:
        return True
    # With CI set, the examples that Hypothesis tries are the same on every run.
    os.environ["CI"] = "true"
    os.chdir(project.root)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[TEMPORARY] = folder
        options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
        keeps_all = not asked.tests
        way = Way(asked.budget, cited_only, keeps_all, asked.again, asked.jobs, until, options, Path(folder))
        early = Early(project.root)
        hunt = Hunt(project, of, left, results, early, _teller(), way)
        # What carries out a clause of another game is tested there.
        games = dict.fromkeys(
            game for one in left for game in (one.target.game, *map(project.game_of, one.target.clauses))
        )
        with early:
            pytest.main([*options, *(asked.tests or project.places(games))], plugins=[hunt])
    results.read()
    return hunt.complete


def _teller() -> Callable[[str], None]:
    """Something that prints even while pytest catches what is printed."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")

    def say(line: str) -> None:
        out.write(line + "\n")
        out.flush()

    return say


if __name__ == "__main__":
    sys.exit(run(banneret(), marks(), sys.argv[1:]))
