"""Heroes in the box: classes, skill cards, artifact cards and chest tokens."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

import msgspec

from banneret.battlelore.box.units_and_cards import FOLDER, Count, Id, Master, Name
from banneret.kernel.yamlfile import read

Role = Literal["any", "champion", "leader"]
"""In which role a hero may use a card. Rules: BLH-ARF-03 to BLH-ARF-06, BLH-SKL-12."""
Phase = Literal[
    "command", "order", "movement", "combat", "melee", "ranged", "lore_card", "after_adventure", "before_adventure",
    "reaction", "end_of_turn",
]  # fmt: skip
"""Rules: BLH-ARF-30, BLH-ARF-31, BLH-SKL-11."""


class HeroClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A class of heroes. Rules: BLH-CRT-03 to BLH-CRT-14, BLH-CRT-22 to BLH-CRT-26, BLH-MOV-02, BLH-MOV-03."""

    id: Master
    weapon: Literal["sword", "staff", "mace"]
    dice: Count
    wounds: Count
    march: Count
    ride: Count
    first_skill: Id


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"of": "class"}):
    """A skill card. Rules: BLH-SKL-05, BLH-SKL-11, BLH-SKL-12."""

    id: Id
    name: Name
    of: Master | Literal["common"]
    role: Role
    phase: Phase
    card: Id
    """What it does: skills of several classes may be alike."""
    needs: Id | None = None
    """Rules: BLH-CRT-19, BLH-CRT-20, BLH-SKL-04."""


class Artifact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An artifact card. Rules: BLH-ARF-01, BLH-ARF-03 to BLH-ARF-06, BLH-ARF-27, BLH-ARF-30."""

    id: Id
    name: Name
    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    kind: Literal["armor", "equipment", "enchanted", "potion", "weapon", "scroll", "reward"]
    role: Role
    phase: Phase
    potion: bool = False
    copies: Count = 1
    needs: Literal["riding", "cleric", "wizard_or_cleric"] | None = None
    """Rules: BLH-CRT-28, BLH-ARF-02."""


class Chest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of chest token. Rules: BLH-QST-12 to BLH-QST-15."""

    kind: Literal["treasure", "experience", "artifact", "trap"]
    value: Count
    copies: Count


class _ClassesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    classes: tuple[HeroClass, ...]


class _SkillsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    skills: tuple[Skill, ...]


class _ArtifactsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    artifacts: tuple[Artifact, ...]


class _ChestsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chests: tuple[Chest, ...]


class HeroBox(msgspec.Struct, frozen=True):
    """Everything in the box that concerns heroes."""

    classes: tuple[HeroClass, ...]
    skills: tuple[Skill, ...]
    artifacts: tuple[Artifact, ...]
    chests: tuple[Chest, ...]


@cache
def load_heroes() -> HeroBox:
    """The box, read once."""
    return HeroBox(
        classes=read(FOLDER / "classes.yaml", _ClassesFile).classes,
        skills=read(FOLDER / "skills.yaml", _SkillsFile).skills,
        artifacts=read(FOLDER / "artifacts.yaml", _ArtifactsFile).artifacts,
        chests=read(FOLDER / "chests.yaml", _ChestsFile).chests,
    )


SKILL_IDS: Final[list[str]] = [skill.id for skill in load_heroes().skills]
SKILL_CARD: Final[list[str]] = [skill.card for skill in load_heroes().skills]
SKILL_ROLE: Final[list[str]] = [skill.role for skill in load_heroes().skills]
ARTIFACT_IDS: Final[list[str]] = [artifact.id for artifact in load_heroes().artifacts]
ARTIFACT_NUMBER: Final[dict[str, int]] = {id: n for n, id in enumerate(ARTIFACT_IDS)}
ARTIFACT_ROLE: Final[list[str]] = [artifact.role for artifact in load_heroes().artifacts]
IS_POTION: Final[list[bool]] = [artifact.potion for artifact in load_heroes().artifacts]
CHEST_KIND: Final[list[str]] = [chest.kind for chest in load_heroes().chests]
CHEST_VALUE: Final[list[int]] = [chest.value for chest in load_heroes().chests]
CHEST_NAMES: Final[list[str]] = [f"{chest.kind}_{chest.value}" for chest in load_heroes().chests]
CHEST_TOKENS: Final[tuple[int, ...]] = tuple(
    n for n, chest in enumerate(load_heroes().chests) for _ in range(chest.copies)
)
"""All chest tokens."""
ARTIFACT_DECK: Final[tuple[int, ...]] = tuple(
    n for n, artifact in enumerate(load_heroes().artifacts) for _ in range(artifact.copies)
)
"""All artifact cards."""
