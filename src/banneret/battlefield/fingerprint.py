"""A short name for the content of the expansion, by which a record tells what it was made with."""

import hashlib
from pathlib import Path
from typing import Final

import msgspec
import yaml

from banneret.heroes.tables import fingerprint as heroes_fingerprint

CONTENT: Final = Path(__file__).parent / "content"


def content_hash() -> str:
    """Sixteen hex digits that change when the box or the expansion does, whatever the layout of their files."""
    parts: list[object] = [heroes_fingerprint.content_hash()]
    for path in sorted(CONTENT.glob("*.yaml")):
        parts += [path.name, yaml.safe_load(path.read_text(encoding="utf-8"))]
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:16]
