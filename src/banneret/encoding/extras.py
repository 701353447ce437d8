"""What to say if a library of an extra is missing."""

from __future__ import annotations


def missing(error: ImportError, extra: str = "envs") -> ImportError:
    """The same error with the name of the extra that installs the library."""
    return ImportError(f"{error.name} is not installed: pip install 'banneret[{extra}]'", name=error.name)
