"""Examples in docstrings are shown as code, wherever they stand: Markdown would take three `>` for quotes in quotes."""

from __future__ import annotations

import re
from typing import Any, Final

import griffe

_EXAMPLE: Final = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""From the first prompt to the empty line after what it prints."""


def fenced(text: str) -> str:
    """A docstring with its examples as blocks of code."""
    return _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


class Doctests(griffe.Extension):
    """Called with everything that has a docstring, while the API reference is made."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Fence its examples."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
