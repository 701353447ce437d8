"""A short name for the content of the box, by which a record tells what it was made with."""

import hashlib

import msgspec

from banneret.heroes.box.cards_and_units import Box, load
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.tables.morale_decks import MoraleDecks, load_morale


def content_hash(box: Box | None = None, morale: MoraleDecks | None = None) -> str:
    """Sixteen hex digits that change when the content does, whatever the layout of its files.

    Values left at their default count as absent, so a field added to a structure later changes nothing by itself.
    """
    box = load() if box is None else box
    whole = [_canonical(box), _canonical(load_morale() if morale is None else morale)]
    return hashlib.sha256(msgspec.json.encode(whole, order="deterministic")).hexdigest()[:16]


def _canonical(value: object) -> object:
    if isinstance(value, tuple):
        return [_canonical(part) for part in value]
    if not isinstance(value, msgspec.Struct):
        return value
    parts: dict[str, object] = {"verb": value.main} if isinstance(value, Verb) else {}
    for field in msgspec.structs.fields(value):
        part = getattr(value, field.name)
        if field.required or part != field.default:
            parts[field.encode_name] = _canonical(part)
    return parts
