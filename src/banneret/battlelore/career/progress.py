"""Careers: a hero's way from the academy to the hall, one adventure after the other.

A career moves on by finished games and little else. A hero takes part in one game at a time (`playing`), which names
him in its set-up by the word that `seat_word` makes::

    career = enrolled("Maud", at="2026-11-16")
    game = new("battlelore", scenario="academy", seats=[seat_word(career)], seed=1)
    career = moved_on(playing(career, Playing(game="a game")), game, "2026-11-16")
"""

from __future__ import annotations

from msgspec.structs import replace

from banneret.battlelore.box.adventures import defined_adventure
from banneret.battlelore.box.heroes import ARTIFACT_IDS, SKILL_IDS
from banneret.battlelore.career.academy import ACADEMY
from banneret.battlelore.career.career import (
    MOST_DEFEATS,
    MOST_HISTORY,
    Career,
    CareerSheet,
    PastAdventure,
    Playing,
    Role,
    Status,
    check_career,
    paper,
)
from banneret.battlelore.career.sheet_now import career_over, class_of_sheet, sheet_now
from banneret.battlelore.career.sheets import check_name, sheet_word
from banneret.battlelore.geometry.grid import SIDE_NAMES
from banneret.battlelore.play.heroes.use.usable import equipped_anew
from banneret.battlelore.state.battleground import COUNCIL_SEAT, FATES, LISTED, Battleground
from banneret.battlelore.state.game_terms import BLANK, Sheet
from banneret.kernel.errors import RecordError, SetupError
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.kernel.yamltree import show


def enrolled(name: str, at: str) -> Career:
    """A hero yet to be created. Raises SetupError. Rules: BLH-CRT-01, BLH-CRT-02."""
    check_name(name)
    return Career(name=name, status="cadet", began=at)


# -- before a game -----------------------------------------------------------------------------------------------------


def role_of(career: Career) -> Role:
    """The role of a hero in a game. Raises SetupError for one who can no longer take part in any.

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
            raise SetupError(f"{career.name} has left the battlefield for good (BLH-LEG-16)")


def seat_word(career: Career) -> str:
    """The word of a seat that brings a hero to a game: his sheet, his Adviser token, or his gift.

    Rules: BLH-CRT-34, BLH-AFT-39, BLH-LEG-09, BLH-LEG-10, BLH-LEG-17, BLH-CRT-01.
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
    if where is None or any(past.game == where.game for past in career.history):
        raise RecordError(f"{career.name} takes no part in this game, or it has been counted already")
    state = game.state
    if game.result is None or not isinstance(state, Battleground) or where.seat >= len(game.setup.seats):
        raise RecordError("the game is not over yet")
    side = SIDE_NAMES[state.game_terms.sides[where.seat]]
    past = PastAdventure(
        game=where.game, at=at, adventure=_adventure(game.setup), role=where.role,
        side=side, won=game.result[where.seat] > 0,
    )  # fmt: skip
    if where.role == "hero":
        return _with_past_adventure(*_after_fighting(career, state, where.seat, past))
    if where.role == "adviser":
        return _with_past_adventure(_after_advising(career, past, game), past)
    return _after_teaching(career, state, where.seat, past)


def _adventure(setup: Setup) -> str:
    """The id of an adventure that comes with the program, or what the players call their own."""
    return defined_adventure(setup.definition).name if setup.definition else setup.scenario


def _with_past_adventure(career: Career, past: PastAdventure) -> Career:
    # A hero with so many that even this is not enough keeps the last ones.
    return replace(career, playing=None, history=(*career.history, past)[-MOST_HISTORY:])


def hero_at(state: Battleground, seat: int, name: str) -> int:
    """The number of the hero of that name at a seat. Raises RecordError."""
    for n, sheet in enumerate(state.game_terms.heroes):
        if sheet is not None and sheet.name == name and state.game_terms.owners[n] == seat:
            return n
    raise RecordError(f"{name} is not at seat {seat} of this game")


def _after_fighting(
    career: Career, state: Battleground, seat: int, past: PastAdventure
) -> tuple[Career, PastAdventure]:
    """What is on the sheet after step 8.

    Rules: BLH-CRT-34, BLH-AFT-36 to BLH-AFT-38, BLH-WND-33, BLH-LEG-08, BLH-LEG-02.
    """
    n = hero_at(state, seat, career.name)
    before, now = state.game_terms.heroes[n], sheet_now(state, n)
    assert before is not None
    if before.troop == BLANK:
        raise RecordError(f"{career.name} has not left the academy in this game")
    had = {*before.equipped, *before.owned} if career.status != "cadet" else set()
    noted = noted_sheet(now)
    past = replace(
        past,
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
        return replace(after, status="councillor", since=past.at, sheet=replace(noted, owned=listed)), past
    if career_over(state, n):
        return replace(after, status="dead"), past
    return after, past


def _after_advising(career: Career, past: PastAdventure, game: Game) -> Career:
    """A defeat counts; the fifth ends his time on the War Council. He gains neither experience nor treasure.

    Rules: BLH-LEG-05, BLH-LEG-06, BLH-LEG-15, BLH-LEG-16.
    """
    if past.won or game.setup.scenario == ACADEMY:
        return career
    defeats = career.defeats + 1
    return replace(career, defeats=defeats, status="instructor" if defeats == MOST_DEFEATS else career.status)


def _after_teaching(career: Career, state: Battleground, seat: int, past: PastAdventure) -> Career:
    """Once his gift is made the instructor's sheet is removed; where nothing could be given he keeps it.

    Rules: BLH-LEG-17, BLH-LEG-20, BLH-LEG-21.
    """
    for n, sheet in enumerate(state.game_terms.heroes):
        if (
            sheet is not None
            and state.game_terms.owners[n] == seat
            and state.game_terms.gifts[n]
            and len(sheet.equipped) > 1
        ):
            given = ARTIFACT_IDS[state.game_terms.gifts[n][0]]
            after = replace(career, status="retired", heir=sheet.name, sheet=None)
            return _with_past_adventure(after, replace(past, gained=(given,)))
    return freed(career)


def noted_sheet(sheet: Sheet) -> CareerSheet:
    """A sheet as it is noted down; what no longer fits beside it lies under it.

    Rules: BLH-ARF-19, BLH-ARF-21, BLH-LEG-02.
    """
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
