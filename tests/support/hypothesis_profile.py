"""How Hypothesis looks for examples, the same for all tests.

How fast a machine is decides nothing: no example has a deadline, and none is too slow to be made. At home every run
tries other examples, and what failed once is tried again first. Where `CI` is set the examples are the same on every
run; the head of the run names the seed, and `--hypothesis-seed` with it gives the very same examples anywhere.
"""

import os
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

SEED: Final = 1
"""Where `CI` is set."""
_EXPLORE: Final = int(os.environ.get("BANNERET_EXPLORE", "0"))

settings.register_profile(
    "home",
    settings.get_profile("default"),
    deadline=None,
    # Even where Hypothesis itself finds that it runs in CI: it is the seed that makes a run repeatable, and is told.
    derandomize=False,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("home"), database=None)


def in_ci() -> bool:
    """Whether this is a run that has to be the same every time."""
    return os.environ.get("CI", "").casefold() not in ("", "0", "false")


def load_profile(config: pytest.Config) -> None:
    """Choose the profile of a run, and its seed where nobody has named one."""
    settings.load_profile("ci" if in_ci() else "home")
    if in_ci() and config.getoption("hypothesis_seed") is None:
        config.option.hypothesis_seed = str(SEED)


def described(config: pytest.Config) -> str:
    """The profile and the seed, for the head of a run."""
    seed = config.getoption("hypothesis_seed")
    again = "other examples on every run" if seed is None else f"again with --hypothesis-seed={seed}"
    return f"hypothesis: profile {'ci' if in_ci() else 'home'}, {again}"


def repeatable(examples: int, *more: HealthCheck) -> settings:
    """Settings for a test that tries the same examples on every run, at home too; `more` checks say nothing of it.

    To look further, `BANNERET_EXPLORE=20 pytest tests/heroes/property` tries twenty times as many, and other ones
    every time.
    """
    return settings(
        max_examples=examples * max(1, _EXPLORE),
        derandomize=not _EXPLORE,
        database=None,
        suppress_health_check=[*settings.get_profile("home").suppress_health_check, *more],
    )
