"""Amounts in programs of scenarios: plain numbers, or what is counted when it is needed."""

from typing import Literal

import msgspec


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A number that is counted when it is needed: `times` for each of what is measured, or half of that, up to 999."""

    of: str
    times: int = 1
    half: Literal["up", "down"] | None = None


Amount = int | Counted
