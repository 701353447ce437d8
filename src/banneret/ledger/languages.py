"""The ledger in other languages: the same clauses, with texts from `ledger.<language>.yaml` next to the English.

Every translated entry carries `of`, the fingerprint of the English it was made from, so that a clause whose English has
changed since then is found (`python -m tests.docs.ledger_languages`). Such a file, or entries in it, may be missing:
then the English is shown.
"""

from pathlib import Path
from zlib import crc32

import msgspec

from banneret.kernel.errors import LedgerError


class ClauseTranslation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a clause says in another language."""

    text: str
    ruling: str = ""
    note: str = ""
    of: str = ""


class ExampleTranslation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a worked example says in another language."""

    given: str
    when: str
    then: str
    title: str = ""
    ruling: str = ""
    of: str = ""


class LedgerTranslation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of one translation file: titles of sections by key, clauses and examples by id."""

    title: str
    sections: dict[str, str]
    clauses: dict[str, ClauseTranslation]
    examples: dict[str, ExampleTranslation] = {}


def fingerprint(*texts: str) -> str:
    """A short number for the English texts of an entry."""
    return f"{crc32(chr(0).join(texts).encode()):08x}"


def translation_file(folder: Path, lang: str) -> Path:
    """Where a game keeps its ledger in another language."""
    return folder / f"ledger.{lang}.yaml"


def load_translation(path: Path) -> LedgerTranslation:
    """Read a translation file."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        with path.open(encoding="utf-8") as file:
            return msgspec.convert(yaml.load(file, loader), LedgerTranslation)
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise LedgerError(f"{path.parent.name}/{path.name}: {error}") from error
