"""The Adventure deck and what Adventure mode begins with, as content/adventure.yaml gives them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec

from banneret.battlefield.adventure_mode.verbs import ADVENTURE_MODE_VERBS
from banneret.heroes.box.cards_and_units import Cost, Count, Id, Name
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.scenario.load import SCENARIO_PROGRAM_VERBS
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import read

FILE: Final = Path(__file__).parent.parent / "content" / "adventure.yaml"
CARDS: Final = 50
COMBAT_CARDS: Final = 10
"""Rules: BF-CMP-12, BF-CMP-13."""
PREFIX: Final = "adventure_"
"""Of the scenarios: `adventure_small`."""


class _Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all structures here share."""


class Size(_Base, frozen=True):
    """One length of the mode. Rules: BF-ADV-13."""

    id: Id
    rounds: Annotated[int, msgspec.Meta(ge=2, le=30)]


class PowerLevel(_Base, frozen=True):
    """A Combat Power that may be declared, and what winning with it gives. Rules: BF-ADV-51, BF-ADV-55."""

    power: Count
    do: tuple[Verb, ...]


class AdventureCard(_Base, frozen=True):
    """A card of the Adventure deck: a Combat with rewards, or an Event with one effect."""

    id: Id
    name: Name
    copies: Count
    basic: tuple[Verb, ...] = ()
    levels: tuple[PowerLevel, ...] = ()
    do: tuple[Verb, ...] = ()
    can_be_saved: bool = True

    @property
    def combat(self) -> bool:
        """Whether it is a Combat card."""
        return len(self.levels) > 0


class AdventureDeckFile(_Base, frozen=True):
    """The whole file."""

    sizes: tuple[Size, ...]
    resources: Cost
    income: Cost
    units: Count
    """How many units a player may command. Rules: BF-ADV-14."""
    cards: tuple[AdventureCard, ...]


@cache
def adventure_deck_file() -> AdventureDeckFile:
    """What comes with the program."""
    return load_adventure_deck(FILE)


def load_adventure_deck(path: Path) -> AdventureDeckFile:
    """The mode in a file. Raises ContentError. Rules: BF-CMP-12, BF-CMP-13."""
    found = read(path, AdventureDeckFile, verbs={Verb: {**SCENARIO_PROGRAM_VERBS[Verb], **ADVENTURE_MODE_VERBS}})
    for card in found.cards:
        if card.combat == bool(card.do) or (card.basic and not card.combat):
            raise ContentError(f"{path.name}: {card.id}: a card is a Combat with levels or an Event with an effect")
    total = sum(card.copies for card in found.cards)
    combats = sum(card.copies for card in found.cards if card.combat)
    if (total, combats) != (CARDS, COMBAT_CARDS):
        raise ContentError(
            f"{path.name}: {total} cards, {combats} of them Combats, where there are {CARDS} and {COMBAT_CARDS}"
        )
    return found


def adventure_mode_ids() -> tuple[str, ...]:
    """The scenarios of Adventure mode. Rules: BF-ADV-13."""
    return tuple(PREFIX + size.id for size in adventure_deck_file().sizes)
