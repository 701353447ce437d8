"""The templates of Duel mode as tables: what a deck and an army are made of."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from banneret.heroes.box.cards_and_units import Count, FactionTier, Id, Name
from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.tables.towns_and_heroes import FACTION_UNITS, SPECIALTY
from banneret.heroes.tables.units_and_cards import TIER
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import read

FILE: Final = Path(__file__).parent.parent / "content" / "duel.yaml"
TIER_NAMES: Final[tuple[FactionTier, ...]] = ("bronze", "silver", "gold")
SPECIALTY_LEVELS: Final = (1, 4, 6)
Level = Annotated[int, msgspec.Meta(ge=1, le=7)]


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """This many cards are drawn, of which the owner keeps some."""

    draw: Count
    keep: Count


class Spells(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many spells a hero of each type gets."""

    might: Count
    magic: Count


class Template(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One length of a Duel. Rules: BF-DUE-08 to BF-DUE-25."""

    id: Id
    name: Name
    level: Level
    specialties: tuple[Literal[1, 4, 6], ...]
    abilities: Pick
    artifacts: Pick
    spells: Spells
    tiers: tuple[FactionTier, ...]
    side: Literal["few", "pack"]

    def picks(self, hero: int) -> tuple[Pick, Pick, Pick]:
        """What is drawn from the Ability, Artifact and Spell deck for a hero. Rules: BF-DUE-10 to BF-DUE-12."""
        spells = self.spells.magic if is_magic(hero) else self.spells.might
        return self.abilities, self.artifacts, Pick(spells, spells)

    def specialty_cards(self, hero: int) -> tuple[int, ...]:
        """The Specialty cards the deck holds. Rules: BF-DUE-06, BF-DUE-09, BF-DUE-15, BF-DUE-21."""
        return tuple(SPECIALTY[hero][SPECIALTY_LEVELS.index(level)] for level in self.specialties)

    def army(self, faction: int) -> tuple[int, ...]:
        """The rows of the units that fight. Rules: BF-DUE-13, BF-DUE-19, BF-DUE-25."""
        pack = int(self.side == "pack")
        kinds = [kind for kind in FACTION_UNITS[faction] if TIER_NAMES[TIER[kind]] in self.tiers]
        return tuple(sorted(2 * kind + pack for kind in kinds))


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    templates: tuple[Template, ...]


@cache
def templates() -> dict[str, Template]:
    """The templates by id, as they come with the program."""
    return {template.id: template for template in load_templates(FILE)}


def load_templates(path: Path) -> tuple[Template, ...]:
    """The templates in a file. Raises ContentError."""
    found = read(path, _File).templates
    for template in found:
        for name, pick in (("abilities", template.abilities), ("artifacts", template.artifacts)):
            if pick.keep > pick.draw:
                raise ContentError(f"{path.name}: {template.id}: of {pick.draw} {name} {pick.keep} cannot be kept")
    return found


def is_magic(hero: int) -> bool:
    """Whether a hero is a Magic Hero. Rules: BF-DUE-12, H3-HER-01."""
    return load_realm().heroes[hero].type == "magic"
