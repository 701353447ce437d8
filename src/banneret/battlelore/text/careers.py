"""Careers of BattleLore's heroes in words: a line of the hall, the whole sheet, and what an adventure has brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.battlelore.text.names_and_events import about, name, side_name, word
from banneret.text.catalogue import has, signed

if TYPE_CHECKING:
    from banneret.battlelore.career.career import Career, PastAdventure

SIDES: Final = ("standard", "pennant")


def status_text(career: Career, lang: str = "en") -> str:
    """Where a hero stands in life."""
    return word(f"status-{career.status}", lang)


def hall_line(career: Career, lang: str = "en") -> str:
    """A hero in the list of all."""
    status = status_text(career, lang)
    if career.of is None:
        return word("career-line-cadet", lang, {"name": career.name, "status": status})
    called = name("master", career.of, lang)
    return word("career-line", lang, {"name": career.name, "class": called, "status": status})


def adventure_name(id: str, lang: str = "en") -> str:
    """An adventure as players call it; one of the players' own by its id."""
    return name("adventure", id, lang) if has(f"battlelore:adventure-{id}", lang) else id


def hero_lines(career: Career, lang: str = "en") -> list[str]:
    """Everything about a hero, in lines. Rules: BLH-CRT-32, BLH-CRT-33."""
    lines = [hall_line(career, lang)]
    if career.sheet is not None:
        lines += _sheet_lines(career, lang)
    if career.since is not None:
        from banneret.battlelore.career.career import MOST_DEFEATS

        lines.append(word("career-since", lang, {"day": career.since, "n": career.defeats, "of": MOST_DEFEATS}))
    if career.heir:
        lines.append(word("career-heir", lang, {"name": career.heir}))
    if career.playing is not None:
        lines.append(word("career-playing", lang))
    if career.history:
        lines += [
            f"{word('career-history', lang)}:",
            *(f"  {past_adventure_line(past, lang)}" for past in career.history),
        ]
    return lines


def _sheet_lines(career: Career, lang: str) -> list[str]:
    from banneret.battlelore.career.career import printed

    sheet = career.sheet
    assert sheet is not None
    lines: list[str] = []
    counted = [("wounds", {"n": sheet.wounds, "of": printed(career).capacity})]
    if career.since is None:
        of = printed(career)
        weapon = word(f"weapon-{of.weapon}", lang)
        lines += [
            word("career-movement", lang, {"n": of.movement}),
            word("career-weapon", lang, {"weapon": weapon, "dice": of.dice}),
            word("career-bold", lang),
        ]
        counted = [("experience", {"n": sheet.experience}), ("treasure", {"n": sheet.treasure}), *counted]
    lines.append(" · ".join(word(f"career-{what}", lang, {**numbers}) for what, numbers in counted))
    owned = "owned" if career.since is None else "listed"
    for heading, kind, ids in (
        ("skills", "skill", sheet.skills),
        ("equipped", "artifact", sheet.equipped),
        (owned, "artifact", sheet.owned),
    ):
        if ids:
            lines.append(f"{word(f'career-{heading}', lang)}:")
            lines += [f"  {name(kind, id, lang)}: {about(kind, id, lang)}" for id in ids]
    return lines


def past_adventure_line(past: PastAdventure, lang: str = "en") -> str:
    """What one game has brought a hero, in a line."""
    parts = [past.at, adventure_name(past.adventure, lang)]
    if past.role == "instructor":
        return " · ".join([*parts, *(word("deed-gave", lang, {"artifact": _artifact(id, lang)}) for id in past.gained)])
    if past.adventure != "academy":
        parts += [side_name(SIDES.index(past.side), lang), word("deed-won" if past.won else "deed-lost", lang)]
        parts.append(word("deed-adviser" if past.role == "adviser" else f"fate-{past.fate}", lang))
    for what, n in (("experience", past.experience), ("treasure", past.treasure), ("wounds", past.wounds)):
        if n:
            parts.append(word(f"deed-{what}", lang, {"by": signed(n)}))
    if past.learned is not None:
        parts.append(word("deed-learned", lang, {"skill": name("skill", past.learned, lang)}))
    parts += [word("deed-gained", lang, {"artifact": _artifact(id, lang)}) for id in past.gained]
    return " · ".join(parts)


def _artifact(id: str, lang: str) -> str:
    return name("artifact", id, lang)
