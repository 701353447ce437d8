"""Digests that do not drift: the same games end in the same positions, in every build and under every hash seed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernel.fixed_games import SETUPS, digests, played

GOLDEN = {
    "hosts": "e1dd9b26dce53db8",
    "guards": "06d13b1813541705",
    "siege": "6d2e7e1e1a0b1e47",
    "map": "13972ebbf4e15bdd",
    "duel": "74cf17dc54b1fa1f",
    "adventure": "18b7af35b0d6537c",
    "battle": "9a3f2badb51533fa",
}
"""A change of these means that old records no longer replay: raise the ruleset's version with them, and say in the
changelog what has changed for whom.

`python -c "from tests.kernel.fixed_games import digests; print(digests())"` prints them.
"""


@pytest.mark.parametrize("name", SETUPS)
def test_fixed_games_end_as_they_always_did(name: str) -> None:
    assert played(name).digest == GOLDEN[name]


def test_the_changelog_tells_why_digests_are_what_they_are() -> None:
    """Whoever finds that a record no longer replays can look up since when, and what was changed."""
    changelog = (Path(__file__).parents[2] / "CHANGELOG.md").read_text("utf-8")
    section = changelog.partition("### Digests\n")[2].partition("\n#")[0]
    newest = section.partition("\n- ")[2].partition("\n- ")[0]
    assert dict(re.findall(r"`(\w+) ([0-9a-f]{16})`", newest)) == GOLDEN, (
        "the first entry under Digests has the present ones"
    )


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_digests_do_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    script = "from tests.kernel.fixed_games import digests; print(digests())"
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(digests())


def test_a_digest_is_sixteen_hexadecimal_digits() -> None:
    for digest in digests().values():
        assert len(digest) == 16
        assert set(digest) <= set("0123456789abcdef")
