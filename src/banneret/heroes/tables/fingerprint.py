"""The content of the box in the form of which its fingerprint is made."""

import msgspec

from banneret.heroes.box.cards_and_units import Box, load
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.tables.morale_decks import MoraleDecks, load_morale


def content(box: Box | None = None, morale: MoraleDecks | None = None) -> list[object]:
    """Everything in the box, whatever the layout of its files.

    Values left at their default count as absent, so a field added to a structure later changes nothing by itself.
    """
    return [_canonical(load() if box is None else box), _canonical(load_morale() if morale is None else morale)]


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
