"""Scenario files checked: every mistake with its line, and what was probably not intended."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from itertools import islice
from pathlib import Path
from typing import Final

from banneret.heroes.designing.pointless_parts import senseless, unused
from banneret.heroes.game.first_position import game_terms_of, seat_words
from banneret.heroes.scenario.check.check import problems
from banneret.heroes.scenario.definition import taken_id, unfit_programs, unfit_texts
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.load import MOST_BYTES, completed, draft_scenario
from banneret.heroes.state.options import DIFFICULTIES
from banneret.kernel.errors import BanneretError, ContentError
from banneret.kernel.files import read_bytes
from banneret.kernel.findings import Finding, Report, findings_in
from banneret.kernel.yamlfile import MAX_PROBLEMS, Document, Draft
from banneret.kernel.yamltree import Map, Where

ALONE: Final = re.compile(
    r"unknown (unit|card|location|building|tile) |no unit is called |already a tile|off the map|not connected"
    r"|the box has|cannot give all|entries for|after the last one|stands here twice|income track|needs dwelling"
    r"|control characters"
)
"""Messages of mistakes that never follow from another one."""
GROUND: Final = frozenset({"ai", "campaign", "expansion", "layout", "mode", "players", "rules", "teams"})
"""Parts that others are held against as a whole; without one of them only what stands `ALONE` is told."""
NAMES: Final = frozenset({"hordes", "shared_tokens", "tales", "tokens"})
"""Parts with names that others use."""


def check_file(path: Path) -> Report:
    """Check a file. One that cannot even be read has that for its only mistake."""
    try:
        data = read_bytes(path, MOST_BYTES)
    except ContentError as error:
        return Report(path.name, findings_in(str(error), path.name))
    return check_text(data, path.name)


def check_text(text: str | bytes, name: str) -> Report:
    """Check the text of a file called `name`.

    One mistake does not hide another: wrong parts are left out, and the rest is checked. Only consequences of a mistake
    are not reported, such as an unknown token when the list of tokens cannot be read.
    """
    try:
        draft = draft_scenario(text, name)
    except ContentError as error:
        return Report(name, findings_in(str(error), name))
    wrong = findings_in("\n".join(draft.wrong), name)
    document, holes = draft.document, tuple(_hole(draft.in_value(hole)) for hole in draft.holes)
    if document is None or not document.value.players or len(wrong) >= MAX_PROBLEMS:
        return Report(name, wrong)
    found = [*islice(problems(document.value), MAX_PROBLEMS)]
    # What is said of the file as a whole is that there is too much of something: a hostile file gets no more work done.
    if len(found) >= MAX_PROBLEMS or not all(where for where, _ in found):
        return Report(name, (*wrong, *_told(draft, found)))
    found = [each for each in found if _is_apart(each[0], holes)]
    looks = [(draft.in_value(where), why) for where, why in unfit_texts(document)]
    looks += [*taken_id(document), *unfit_programs(document)]
    found += [each for each in looks if _is_apart(each[0], _lost(holes, found))]
    lost = _lost(holes, found)
    if not wrong and not found:
        found += _unplayable(document.value)
    warnings = () if wrong or found else _told(draft, unused(document.value))
    found += [each for each in senseless(document.value, lost) if _is_apart(each[0], lost)]
    if _is_groundless(document, holes):
        found = [each for each in found if ALONE.search(each[1])]
    return Report(name, (*wrong, *_told(draft, found)), warnings)


def _lost(holes: tuple[Where, ...], found: list[tuple[Where, str]]) -> tuple[Where, ...]:
    return (*holes, *(where for where, _ in found))


def _hole(where: Where) -> Where:
    """The part that cannot be judged with a hole in it: a whole map or AI hero; else no more than the hole."""
    return where[:2] if where[:1] in (("layout",), ("ai",)) else where


def _is_groundless(document: Document[ScenarioFile], holes: tuple[Where, ...]) -> bool:
    """Whether something is missing that most other parts are held against."""
    root = document.root
    has_names = isinstance(root, Map) and ("ai" in root or "label" in str(root.get("layout")))
    for part, *rest in holes:
        if part in NAMES or (part == "layout" and has_names) or (part == "rules" and "change" in rest):
            return True
        if rest == [-1] and part in GROUND:
            return True
        # A key that nobody knows may be meant for one of these.
        if not rest and len(str(part)) <= 40 and get_close_matches(str(part), GROUND | NAMES, 1):
            return True
    return False


def _is_apart(where: Where, others: Iterable[Where]) -> bool:
    """Whether a place is neither in nor around any of the others."""
    return not any(where[: len(other)] == other or other[: len(where)] == where for other in others)


def _told(draft: Draft[ScenarioFile], found: Iterable[tuple[Where, str]]) -> tuple[Finding, ...]:
    document = draft.document
    if document is None:
        return ()
    lines = [document.report(draft.in_file(where), why) for where, why in islice(found, MAX_PROBLEMS)]
    return findings_in("\n".join(lines), document.name)


def _unplayable(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Numbers of players with which a file without mistakes cannot be set up all the same."""
    scenario = completed(file)
    for count in scenario.players:
        if count in scenario.expansion:
            continue
        seats = seat_words(scenario, ("choose",) * count)
        for difficulty in DIFFICULTIES:
            try:
                game_terms_of(scenario, seats, {"difficulty": difficulty})
            except (BanneretError, ArithmeticError, LookupError, TypeError, ValueError) as error:
                yield ("players",), f"with {count} players it cannot be set up at difficulty {difficulty}: {error}"
                break
