"""The Morale cards as typed structures, read from their YAML file and checked against what the rules can do."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from banneret.heroes.box.cards_and_units import FOLDER, Id, Name
from banneret.heroes.tables.morale import FIRST_NEGATIVE, MORALE_IDS
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import nearest, read_document
from banneret.kernel.yamltree import Where, show

FILE: Final = "morale.yaml"
CARDS_IN_A_DECK: Final = 10
"""Rules: BF-CMP-15."""


class MoraleCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Morale card. Its id says what it does, its deck whether that is good or bad for its owner."""

    id: Id
    name: Name
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    certainty: Literal["known", "inferred", "designed"]
    battlefield_only: bool = False
    """Whether it shows the Battlefield icon. Rules: BF-REG-16."""


class MoraleDecks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Both decks."""

    positive: tuple[MoraleCard, ...]
    negative: tuple[MoraleCard, ...]


@cache
def load_morale() -> MoraleDecks:
    """The decks as they come with the program."""
    return load_morale_from(FOLDER)


def load_morale_from(folder: Path) -> MoraleDecks:
    """The decks of a content folder. Raises ContentError with all problems of the file."""
    document = read_document(folder / FILE, MoraleDecks)
    decks = document.value
    if wrong := [document.report(where, message) for where, message in _problems(decks)]:
        raise ContentError("\n".join(wrong))
    return decks


def _problems(decks: MoraleDecks) -> Iterator[tuple[Where, str]]:
    """Cards that the rules do not know, that are missing or given twice, and decks of the wrong size."""
    for deck, known in (("positive", MORALE_IDS[:FIRST_NEGATIVE]), ("negative", MORALE_IDS[FIRST_NEGATIVE:])):
        cards: tuple[MoraleCard, ...] = getattr(decks, deck)
        seen: set[str] = set()
        for n, card in enumerate(cards):
            if card.id not in known:
                yield (deck, n, "id"), f"no {deck} morale card is called {show(card.id)}{nearest(card.id, known)}"
            elif card.id in seen:
                yield (deck, n, "id"), "this id is already taken"
            seen.add(card.id)
        for id in known:
            if id not in seen:
                yield (deck,), f"the card {show(id)} is missing"
        total = sum(card.copies for card in cards)
        if total != CARDS_IN_A_DECK:
            yield (deck,), f"{total} cards, but each Morale deck has {CARDS_IN_A_DECK}"


@cache
def morale_deck(negative: bool, battlefield: bool) -> tuple[int, ...]:
    """The kinds of a whole deck, as often as they are there; cards with the icon only in battlefield modes.

    Rules: BF-CMP-15, BF-REG-16.
    """
    decks = load_morale()
    kinds: list[int] = []
    for card in decks.negative if negative else decks.positive:
        if battlefield or not card.battlefield_only:
            kinds += [MORALE_IDS.index(card.id)] * card.copies
    return tuple(sorted(kinds))
