"""Which build of the engine runs: compiled by mypyc, or the Python sources themselves."""

from typing import Literal

from banneret.kernel import state as kernel_state


def engine_build() -> Literal["compiled", "pure"]:
    """A compiled module comes from a binary and not from its source."""
    return "compiled" if (kernel_state.__file__ or "").endswith((".so", ".pyd")) else "pure"
