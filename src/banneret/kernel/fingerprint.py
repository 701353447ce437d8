"""A short name for the content of a game, by which a record says what it was made with."""

from hashlib import sha256
from pathlib import Path

import msgspec
import yaml


def fingerprint(content: object) -> str:
    """Sixteen hexadecimal digits that change with the content, which is anything that can be written as JSON."""
    return sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:16]


def content_files(folder: Path) -> list[object]:
    """Name and content of every YAML file in a folder, whatever its layout."""
    found: list[object] = []
    for path in sorted(folder.glob("*.yaml")):
        found += [path.name, yaml.safe_load(path.read_text(encoding="utf-8"))]
    return found
