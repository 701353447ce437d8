"""Careers: what becomes of a hero from the academy to the hall, one adventure after the other.

A `Career` is all there is to know of a hero between two games. It moves on by finished games and by little else, so it
can be written to a file, kept in a database, handed on and read again. A hero takes part in one game at a time
(`playing`), and the game in which he takes part names him in its set-up by the word that `seat_word` makes::

    career = enrolled("Maud", at="2026-11-16")
    game = new("battlelore", scenario="academy", seats=[seat_word(career)], seed=1)
    career = moved_on(playing(career, Playing(game="a game")), game, "2026-11-16")
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from banneret.battlelore.academy import ACADEMY
from banneret.battlelore.content import Id, Master
from banneret.battlelore.describe import FATES
from banneret.battlelore.field import COUNCIL_SEAT, LISTED, Field
from banneret.battlelore.grid import SIDE_NAMES
from banneret.battlelore.hero_content import ARTIFACT_IDS, SKILL_CARD, SKILL_IDS, load_heroes
from banneret.battlelore.match import BLANK, Sheet
from banneret.battlelore.sheet_view import class_of_sheet, sheet_now
from banneret.battlelore.sheets import check_name, gift_of, sheet_of, sheet_word
from banneret.battlelore.usable import equipped_anew
from banneret.kernel.errors import RecordError, SetupError
from banneret.kernel.game import Game
from banneret.kernel.yamltree import show

MOST_BYTES: Final = 400_000
MOST_HISTORY: Final = 1000
MOST_DEFEATS: Final = 5
"""After so many a hero leaves the War Council. Rules: BLH-LEG-15."""

Status = Literal["cadet", "active", "councillor", "instructor", "retired", "dead"]
"""A cadet is still to be created; an instructor has a gift to give; who is retired or dead stays in the hall."""
Role = Literal["hero", "adviser", "instructor"]
Day = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Place = Annotated[str, msgspec.Meta(max_length=2000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is read from files has no other fields than those."""


class CareerSheet(_Strict, frozen=True, kw_only=True, rename={"of": "class"}):
    """What is noted on a character sheet between two adventures. Rules: BLH-CRT-32, BLH-AFT-36 to BLH-AFT-38."""

    of: Master
    skills: tuple[Id, ...] = ()
    equipped: tuple[Id, ...] = ()
    owned: tuple[Id, ...] = ()
    """Artifacts under the sheet; of who has left the field for the War Council, those that are only listed."""
    experience: Count = 0
    treasure: Count = 0
    wounds: Count = 0


class Playing(_Strict, frozen=True, kw_only=True):
    """The game a hero takes part in now."""

    game: Key
    """What tells this game from all others, so that none counts twice."""
    place: Place = ""
    """Where it is kept: a file, or nothing where its key says it."""
    seat: SeatNumber = 0
    role: Role = "hero"


class Deed(_Strict, frozen=True, kw_only=True):
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
    gained: tuple[Id, ...] = ()
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
    history: Annotated[tuple[Deed, ...], msgspec.Meta(max_length=MOST_HISTORY)] = ()

    def text(self) -> str:
        """As it is kept in a file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


def enrolled(name: str, at: str) -> Career:
    """A hero who is to be created. Raises SetupError. Rules: BLH-CRT-01, BLH-CRT-02."""
    check_name(name)
    return Career(name=name, status="cadet", began=at)


# -- before a game -----------------------------------------------------------------------------------------------------


def role_of(career: Career) -> Role:
    """As what a hero comes to a game. Raises SetupError for one who has no more part in any.

    Rules: BLH-LEG-09, BLH-LEG-16, BLH-LEG-21, BLH-WND-33.
    """
    match career.status:
        case "cadet" | "active":
            return "hero"
        case "councillor":
            return "adviser"
        case "instructor":
            return "instructor"
        case "dead":
            raise SetupError(f"{career.name} has had all wounds of a career and rests in the hall (BLH-WND-33)")
        case _:
            raise SetupError(f"{career.name} has left the field for good (BLH-LEG-16)")


def seat_word(career: Career) -> str:
    """The word of a seat that brings a hero to a game: his sheet, his Adviser token, or his gift.

    Rules: BLH-CRT-34, BLH-AFT-39, BLH-LEG-09, BLH-LEG-10, BLH-LEG-17.
    """
    role = role_of(career)
    if career.status == "cadet":
        return f"hero={career.name}"
    assert career.sheet is not None
    if role == "adviser":
        return f"adviser={career.name}:{career.sheet.of}"
    if role == "instructor":
        return f"gift={career.name}:{','.join(career.sheet.owned)}"
    return sheet_word(paper(career))


def gift_to(instructor: Career, others: list[Career]) -> str:
    """The word of an instructor's gift: of his artifacts those that no other hero owns; nothing where none is left.

    Rules: BLH-LEG-17 to BLH-LEG-20.
    """
    taken: set[str] = set()
    for other in others:
        if other.status == "active" and other.sheet is not None:
            taken |= {*other.sheet.equipped, *other.sheet.owned}
    assert instructor.sheet is not None
    left = [card for card in instructor.sheet.owned if card not in taken]
    return f"gift={instructor.name}:{','.join(left)}" if left else ""


def playing(career: Career, what: Playing) -> Career:
    """A hero goes to a game. Raises SetupError for one who is in a game already, or may be in none."""
    if career.playing is not None and career.playing != what:
        raise SetupError(f"{career.name} takes part in another game, which has to end first")
    return replace(career, playing=replace(what, role=role_of(career)))


def freed(career: Career) -> Career:
    """A hero whose game is given up: nothing of it counts."""
    return replace(career, playing=None)


def equipped(career: Career, cards: list[str]) -> Career:
    """A hero takes other artifacts along. Raises SetupError. Rules: BLH-ARF-19 to BLH-ARF-21."""
    _at_rest(career, "active")
    assert career.sheet is not None
    rest = [*career.sheet.equipped, *career.sheet.owned]
    for card in cards:
        if card not in rest:
            raise SetupError(f"{career.name} does not own {show(card)}")
        rest.remove(card)
    after = replace(career, sheet=replace(career.sheet, equipped=tuple(cards), owned=tuple(rest)))
    check_career(after)
    return after


def retired(career: Career) -> Career:
    """A player ends the career of a hero, who gives nobody a gift."""
    _at_rest(career, "active", "councillor")
    return replace(career, status="retired")


def _at_rest(career: Career, *statuses: Status) -> None:
    if career.playing is not None:
        raise SetupError(f"{career.name} takes part in a game, which has to end first")
    if career.status not in statuses:
        raise SetupError(f"{career.name} is {career.status}, not {' or '.join(statuses)}")


# -- after a game ------------------------------------------------------------------------------------------------------


def moved_on(career: Career, game: Game, at: str) -> Career:
    """A career after the finished game in which the hero took part. Raises RecordError for another game."""
    where = career.playing
    if where is None or any(deed.game == where.game for deed in career.history):
        raise RecordError(f"{career.name} takes no part in this game, or it has been counted already")
    state = game.state
    if game.result is None or not isinstance(state, Field) or where.seat >= len(game.setup.seats):
        raise RecordError("the game is not over yet")
    side = SIDE_NAMES[state.match.sides[where.seat]]
    deed = Deed(
        game=where.game, at=at, adventure=game.setup.scenario, role=where.role,
        side=side, won=game.result[where.seat] > 0,
    )  # fmt: skip
    if where.role == "hero":
        return _with_deed(*_after_fighting(career, state, where.seat, deed))
    if where.role == "adviser":
        return _with_deed(_after_advising(career, deed, game), deed)
    return _after_teaching(career, state, where.seat, deed)


def _with_deed(career: Career, deed: Deed) -> Career:
    # Whoever has come so far that even this is not enough keeps the last ones.
    return replace(career, playing=None, history=(*career.history, deed)[-MOST_HISTORY:])


def hero_at(state: Field, seat: int, name: str) -> int:
    """The number of the hero of that name at a seat. Raises RecordError."""
    for n, sheet in enumerate(state.match.heroes):
        if sheet is not None and sheet.name == name and state.match.owners[n] == seat:
            return n
    raise RecordError(f"{name} is not at seat {seat} of this game")


def _after_fighting(career: Career, state: Field, seat: int, deed: Deed) -> tuple[Career, Deed]:
    """What is on the sheet after step 8. Rules: BLH-CRT-34, BLH-AFT-36 to BLH-AFT-38, BLH-WND-33, BLH-LEG-08."""
    n = hero_at(state, seat, career.name)
    before, now = state.match.heroes[n], sheet_now(state, n)
    assert before is not None
    if before.troop == BLANK:
        raise RecordError(f"{career.name} has not left the academy in this game")
    had = {*before.equipped, *before.owned} if career.status != "cadet" else set()
    noted = noted_sheet(now)
    deed = replace(
        deed,
        fate=FATES[state.fate[n]],
        experience=now.experience - before.experience,
        treasure=now.treasure - before.treasure,
        wounds=now.wounds - before.wounds,
        learned=SKILL_IDS[state.learned[n]] if 0 <= state.learned[n] < COUNCIL_SEAT else None,
        gained=tuple(ARTIFACT_IDS[card] for card in (*now.equipped, *now.owned) if card not in had),
    )
    after = replace(career, sheet=noted, of=noted.of, status="active")
    if state.learned[n] == COUNCIL_SEAT:
        listed = tuple(ARTIFACT_IDS[card] for card in state.piles[LISTED + n])
        return replace(after, status="councillor", since=deed.at, sheet=replace(noted, owned=listed)), deed
    if now.wounds >= class_of_sheet(now).wounds:
        return replace(after, status="dead"), deed
    return after, deed


def _after_advising(career: Career, deed: Deed, game: Game) -> Career:
    """A defeat counts; the fifth ends his time on the War Council. He gains neither experience nor treasure.

    Rules: BLH-LEG-05, BLH-LEG-06, BLH-LEG-15, BLH-LEG-16.
    """
    if deed.won or game.setup.scenario == ACADEMY:
        return career
    defeats = career.defeats + 1
    return replace(career, defeats=defeats, status="instructor" if defeats == MOST_DEFEATS else career.status)


def _after_teaching(career: Career, state: Field, seat: int, deed: Deed) -> Career:
    """Once his gift is made the instructor's sheet is removed; where nothing could be given he keeps it.

    Rules: BLH-LEG-17, BLH-LEG-20, BLH-LEG-21.
    """
    for n, sheet in enumerate(state.match.heroes):
        if sheet is not None and state.match.owners[n] == seat and state.match.gifts[n] and len(sheet.equipped) > 1:
            given = ARTIFACT_IDS[next(card for card in sheet.equipped if card in state.match.gifts[n])]
            after = replace(career, status="retired", heir=sheet.name, sheet=None)
            return _with_deed(after, replace(deed, gained=(given,)))
    return freed(career)


def noted_sheet(sheet: Sheet) -> CareerSheet:
    """A sheet as it is noted down; what no longer fits beside it lies under it. Rules: BLH-ARF-19, BLH-ARF-21."""
    beside, left = equipped_anew(sheet.skills, sheet.equipped)
    under = (*left, *sheet.owned)
    return CareerSheet(
        of=class_of_sheet(sheet).id,
        skills=tuple(SKILL_IDS[n] for n in sheet.skills),
        equipped=tuple(ARTIFACT_IDS[n] for n in beside),
        owned=tuple(ARTIFACT_IDS[n] for n in under),
        experience=sheet.experience,
        treasure=sheet.treasure,
        wounds=sheet.wounds,
    )


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


# -- reading -----------------------------------------------------------------------------------------------------------


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
        raise SetupError(f"this is no hero: {error}") from None
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
