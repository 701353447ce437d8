"""Digests that do not drift: the same games end in the same positions, in every build and under every hash seed."""

import os
import subprocess
import sys

import pytest

from tests.kernel.fixed_games import SETUPS, digests, played

GOLDEN = {
    "hosts": "e1dd9b26dce53db8",
    "guards": "06d13b1813541705",
    "siege": "6d2e7e1e1a0b1e47",
}
"""A change of these means that old records no longer replay: raise the ruleset's version with them.

`python -c "from tests.kernel.fixed_games import digests; print(digests())"` prints them.
"""


@pytest.mark.parametrize("name", SETUPS)
def test_fixed_games_end_as_they_always_did(name: str) -> None:
    assert played(name).digest == GOLDEN[name]


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
