"""A short name for the content of the box, by which a record tells what it was made with."""

import hashlib

import msgspec

from banneret.battlelore.box.adventures import adventure_ids, load_adventure
from banneret.battlelore.box.units_and_cards import load


def content_hash() -> str:
    """Sixteen hex digits that change when the content does."""
    content = [load(), [load_adventure(id) for id in adventure_ids()]]
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:16]
