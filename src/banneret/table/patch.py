"""What has changed between two views: a JSON merge patch (RFC 7396).

In such a patch `null` removes. A null value and a missing key are therefore the same, and code that applies a patch
reads missing keys as null. Lists are replaced as a whole.
"""

from __future__ import annotations

from typing import Any, Final

_MISSING: Final = object()


def patch(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The patch that turns `old` into `new`; it shares new parts with `new`."""
    changed: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key, _MISSING)
        # Comparing whole branches first is quick: the interpreter does it, and most branches are the same.
        if before is value or before == value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            changed[key] = patch(before, value)
        elif value is not None or before is not _MISSING:
            changed[key] = value
    for key in old.keys() - new.keys():
        if old[key] is not None:
            changed[key] = None
    return changed


def patched(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A view after a patch, for clients written in Python. `old` is not changed."""
    result = dict(old)
    for key, value in change.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict):
            before = result.get(key)
            result[key] = patched(before if isinstance(before, dict) else {}, value)
        else:
            result[key] = value
    return result
