"""How long tests wait for what is sure to come."""

from typing import Final

HANG: Final = 300.0
"""Seconds after which something is taken to hang. Nothing is expected to take long, however busy the machine is."""
