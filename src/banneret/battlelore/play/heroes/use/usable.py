"""Whether a hero can ever use an artifact, and how many of them lie beside his sheet."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import ARTIFACT_IDS, IS_POTION, SKILL_CARD, load_heroes
from banneret.battlelore.box.tables import FIRST_HERO, HERO_IDS
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import hero_number

MOST_EQUIPPED: Final = 2
"""Rules: BLH-ARF-19."""
SERVED: Final = 3
"""With an Unseen Servant."""
BACKPACK: Final = ARTIFACT_IDS.index("backpack")
BEAKER_BOX: Final = ARTIFACT_IDS.index("beaker_box")


def usable(s: Battleground, h: int, artifact: int) -> bool:
    """Whether a hero meets what an artifact needs, whatever role he would have to take. Rules: BLH-ARF-02."""
    sheet = s.game_terms.heroes[hero_number(h)]
    return sheet is not None and suits_hero(sheet.troop, sheet.skills, artifact)


def suits_hero(troop: int, skills: tuple[int, ...], artifact: int) -> bool:
    """The same of a character sheet. Rules: BLH-CRT-28, BLH-ARF-02."""
    needs = load_heroes().artifacts[artifact].needs
    if needs == "riding":
        return any(SKILL_CARD[n] == "riding" for n in skills)
    of = HERO_IDS[troop - FIRST_HERO].removesuffix("_mounted")
    return needs is None or of in needs.split("_or_")


def may_equip(skills: tuple[int, ...], cards: tuple[int, ...]) -> bool:
    """Whether this many artifacts may lie beside a sheet before an adventure.

    A Backpack does not count, nor does one potion where there is a Beaker Box. Rules: BLH-ARF-19, BLH-ARF-30.
    """
    most = SERVED if any(SKILL_CARD[n] == "unseen_servant" for n in skills) else MOST_EQUIPPED
    counted = [card for card in cards if card != BACKPACK]
    boxed = BEAKER_BOX in counted and any(IS_POTION[card] for card in counted)
    return len(counted) - int(boxed) <= most


def equipped_anew(skills: tuple[int, ...], cards: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What may stay beside the sheet of the artifacts there, and what goes under it for the next adventure.

    Rules: BLH-ARF-19, BLH-ARF-22, BLH-LEG-18.
    """
    stay: tuple[int, ...] = ()
    leave: tuple[int, ...] = ()
    for card in cards:
        if may_equip(skills, (*stay, card)):
            stay = (*stay, card)
        else:
            leave = (*leave, card)
    return stay, leave
