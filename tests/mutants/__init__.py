"""Mutants: the rules changed on purpose, one small change at a time, to see whether the tests notice.

`make mutants`, or `python -m tests.mutants --help`. docs/dev/tests.md says how it works and what has been measured.

- `changes` finds what can be changed in a function, `targets` which functions cite clauses
- `patching` puts a changed function in place of the right one, while everything else goes on
- `hunt` sets tests on mutants, in several processes if wished
- `recording` notes once which tests run which functions, `running` runs tests against a mutant
- `equivalent` reads the changes that change nothing, `results` keeps what came of the others, `report` tells it
"""
