"""A hero as the owner of the hall sees him, in the requested language."""

from __future__ import annotations

from typing import Any

from banneret.battlelore.career.career import Career, PastAdventure, Role, printed
from banneret.battlelore.career.progress import role_of, seat_word
from banneret.battlelore.career.sheet_now import SKULLS
from banneret.battlelore.hall_of_heroes.hero_summary import Brief, in_brief
from banneret.battlelore.hall_of_heroes.types import CardText, DeedInfo, HeroInfo, HeroTitle, SheetInfo
from banneret.battlelore.text.careers import adventure_name, hall_line, past_adventure_line, status_text
from banneret.battlelore.text.names_and_events import about, name, word
from banneret.kernel.errors import SetupError


def hero_title(id: str, room: str, brief: Brief, lang: str) -> HeroTitle:
    """A hero in the hall."""
    return HeroTitle(**_title(id, room, brief, lang))


def hero_info(id: str, room: str, career: Career, lang: str) -> HeroInfo:
    """A hero with the whole sheet and every adventure."""
    return HeroInfo(
        **_title(id, room, in_brief(career), lang),
        began=career.began,
        since=career.since or "",
        defeats=career.defeats,
        heir=career.heir,
        sheet=_sheet(career, lang) if career.sheet is not None else None,
        word=seat_word(career) if _role(career) is not None else "",
        history=tuple(_past_adventure(past, lang) for past in career.history),
    )


def _title(id: str, room: str, brief: Brief, lang: str) -> dict[str, Any]:
    career = brief.career
    return {
        "id": id,
        "name": career.name,
        "status": career.status,
        "status_name": status_text(career, lang),
        "of": career.of or "",
        "class_name": name("master", career.of, lang) if career.of is not None else "",
        "line": hall_line(career, lang),
        "room": room,
        "role": _role(career),
        "adventures": brief.adventures,
        "victories": brief.victories,
    }


def _role(career: Career) -> Role | None:
    try:
        return role_of(career)
    except SetupError:
        return None


def _sheet(career: Career, lang: str) -> SheetInfo:
    noted, of = career.sheet, printed(career)
    assert noted is not None
    return SheetInfo(
        movement=of.movement,
        mounted=of.mounted,
        weapon=of.weapon,
        weapon_name=word(f"weapon-{of.weapon}", lang),
        dice=of.dice,
        bold=word("career-bold", lang),
        capacity=of.capacity,
        wounds=noted.wounds,
        crossed=min(SKULLS, SKULLS - of.capacity + noted.wounds),
        experience=noted.experience,
        treasure=noted.treasure,
        skills=tuple(_card("skill", id, lang) for id in noted.skills),
        equipped=tuple(_card("artifact", id, lang) for id in noted.equipped),
        owned=tuple(_card("artifact", id, lang) for id in noted.owned),
    )


def _card(kind: str, id: str, lang: str) -> CardText:
    return CardText(id, name(kind, id, lang), about(kind, id, lang))


def _past_adventure(past: PastAdventure, lang: str) -> DeedInfo:
    return DeedInfo(
        at=past.at,
        adventure=past.adventure,
        adventure_name=adventure_name(past.adventure, lang),
        role=past.role,
        side=past.side,
        won=past.won,
        fate=past.fate,
        experience=past.experience,
        treasure=past.treasure,
        wounds=past.wounds,
        learned=_card("skill", past.learned, lang) if past.learned is not None else None,
        gained=tuple(_card("artifact", id, lang) for id in past.gained),
        line=past_adventure_line(past, lang),
    )
