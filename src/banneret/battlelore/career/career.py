"""A career: what is kept of a hero between two games, and how it is read again.

A file, a database row and an exported hero are the same text; anything inconsistent is refused.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from banneret.battlelore.box.heroes import SKILL_CARD, SKILL_IDS, load_heroes
from banneret.battlelore.box.units_and_cards import Id, Master
from banneret.battlelore.career.sheets import check_name, gift_of, sheet_of
from banneret.battlelore.state.game_terms import Sheet
from banneret.kernel.errors import SetupError

MOST_BYTES: Final = 400_000
MOST_HISTORY: Final = 1000
MOST_DEFEATS: Final = 5
"""After this many a hero leaves the War Council. Rules: BLH-LEG-15."""

Status = Literal["cadet", "active", "councillor", "instructor", "retired", "dead"]
"""A cadet is still to be created; an instructor has a gift to give; who is retired or dead stays in the hall."""
Role = Literal["hero", "adviser", "instructor"]
Day = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Place = Annotated[str, msgspec.Meta(max_length=2000)]
Cards = Annotated[tuple[Id, ...], msgspec.Meta(max_length=60)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file with any other fields is refused."""


class CareerSheet(_Strict, frozen=True, kw_only=True, rename={"of": "class"}):
    """What is noted on a character sheet between two adventures. Rules: BLH-CRT-32, BLH-AFT-36 to BLH-AFT-38."""

    of: Master
    skills: Cards = ()
    equipped: Cards = ()
    owned: Cards = ()
    """Artifacts under the sheet; for a hero who has joined the War Council, those that are only listed."""
    experience: Count = 0
    treasure: Count = 0
    wounds: Count = 0


class Playing(_Strict, frozen=True, kw_only=True):
    """The game a hero takes part in now."""

    game: Key
    """Identifies this game, so that none counts twice."""
    place: Place = ""
    """Where it is kept: a file, or empty if its key says it."""
    seat: SeatNumber = 0
    role: Role = "hero"


class PastAdventure(_Strict, frozen=True, kw_only=True):
    """What one game has brought a hero."""

    game: Key
    at: Day
    adventure: Annotated[str, msgspec.Meta(max_length=200)]
    role: Role
    side: Literal["standard", "pennant"]
    won: bool
    fate: Literal["absent", "fighting", "wounded", "withdrawn"] = "absent"
    experience: Annotated[int, msgspec.Meta(ge=-9999, le=9999)] = 0
    """How many tokens more, or fewer, than before."""
    treasure: Annotated[int, msgspec.Meta(ge=-9999, le=9999)] = 0
    wounds: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    learned: Id | None = None
    gained: Cards = ()
    """Artifacts he has come home with and had not before."""


class Career(_Strict, frozen=True, kw_only=True):
    """A hero from the academy to the hall."""

    banneret: Literal["hero"] = "hero"
    format: Literal[1] = 1
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
    status: Status
    began: Day
    sheet: CareerSheet | None = None
    """Nothing of a cadet, and of an instructor once his gift is made. Rules: BLH-LEG-21."""
    of: Master | None = None
    """The class, which outlives the sheet."""
    since: Day | None = None
    """When he received the Adviser token. Rules: BLH-LEG-08."""
    defeats: Annotated[int, msgspec.Meta(ge=0, le=MOST_DEFEATS)] = 0
    """Of his side, while his token was on its Guest space. Rules: BLH-LEG-15."""
    heir: Annotated[str, msgspec.Meta(max_length=24)] = ""
    """To whom he has given his artifact. Rules: BLH-LEG-17."""
    playing: Playing | None = None
    history: Annotated[tuple[PastAdventure, ...], msgspec.Meta(max_length=MOST_HISTORY)] = ()

    def text(self) -> str:
        """As it is kept in a file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """What a character sheet says of a class. Rules: BLH-CRT-04 to BLH-CRT-14, BLH-CRT-32."""

    movement: int
    weapon: Literal["sword", "staff", "mace"]
    dice: int
    capacity: int
    """Wounds of a career."""
    mounted: bool


def printed(career: Career) -> Printed:
    """What the sheet of a hero who has left the academy says of his class and his figure. Rules: BLH-CRT-16."""
    noted = career.sheet
    assert noted is not None
    of = next(hero for hero in load_heroes().classes if hero.id == noted.of)
    mounted = any(SKILL_CARD[SKILL_IDS.index(skill)] == "riding" for skill in noted.skills)
    steps = of.ride if mounted else of.march
    return Printed(movement=steps, weapon=of.weapon, dice=of.dice, capacity=of.wounds, mounted=mounted)


def paper(career: Career) -> Sheet:
    """The character sheet of a hero, checked. Raises SetupError."""
    noted = career.sheet
    assert noted is not None
    lists = [",".join(cards) for cards in (noted.skills, noted.equipped, noted.owned)]
    numbers = [str(n) for n in (noted.experience, noted.treasure, noted.wounds)]
    return sheet_of(":".join([f"hero={career.name}", noted.of, *lists, *numbers]))


def parse_career(text: str) -> Career:
    """Read what `Career.text` has written. Raises SetupError for whatever else it is."""
    if len(text) > MOST_BYTES:
        raise SetupError("no hero has come as far as that")
    try:
        career = msgspec.json.decode(text, type=Career)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SetupError(f"this is not a hero: {error}") from None
    check_career(career)
    return career


def check_career(career: Career) -> None:
    """Raise SetupError unless everything in a career fits together."""
    check_name(career.name)
    sheet = career.sheet
    if (sheet is None) != (career.status == "cadet" or bool(career.heir)):
        raise SetupError(f"{career.name} is {career.status} and {'has no' if sheet is None else 'still has a'} sheet")
    if (career.of is None) != (career.status == "cadet") or (sheet is not None and sheet.of != career.of):
        raise SetupError(f"the class of {career.name} is not that of the sheet")
    if career.heir and career.status != "retired":
        raise SetupError(f"{career.name} has given a gift and is {career.status} (BLH-LEG-21)")
    sits = career.status in ("councillor", "instructor")
    if sits and career.since is None:
        raise SetupError(f"it is not noted when {career.name} joined the War Council (BLH-LEG-08)")
    if career.status == "instructor" and career.defeats != MOST_DEFEATS:
        raise SetupError(f"an instructor has had {MOST_DEFEATS} defeats on the War Council (BLH-LEG-15)")
    if career.status == "councillor" and career.defeats >= MOST_DEFEATS:
        raise SetupError(f"{career.name} has had {MOST_DEFEATS} defeats and has to retire (BLH-LEG-15)")
    if sheet is not None:
        _check_sheet(career, sheet)


def _check_sheet(career: Career, sheet: CareerSheet) -> None:
    of = next(hero for hero in load_heroes().classes if hero.id == sheet.of)
    if career.since is not None:
        if sheet.skills or sheet.equipped or sheet.experience or sheet.treasure:
            raise SetupError(f"{career.name} has a seat on the War Council and needs no cards or tokens (BLH-LEG-04)")
        gift_of(f"gift={career.name}:{','.join(sheet.owned)}")
    elif career.status == "dead":
        if sheet.wounds < of.wounds:
            raise SetupError(f"{career.name} has had {sheet.wounds} of {of.wounds} wounds and is not dead (BLH-WND-33)")
        paper(replace(career, sheet=replace(sheet, wounds=0)))
    else:
        paper(career)
