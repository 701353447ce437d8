"""The game `battlelore` in the lobby: its adventures with a picture of each battleground, and what may sit there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from banneret.battlelore.box.adventure_check import known_parts
from banneret.battlelore.box.adventure_file import AdventureFile, Side, are_cunning
from banneret.battlelore.box.adventures import (
    adventure_ids,
    defined_adventure,
    definition_of,
    draft_adventure,
    load_adventure,
)
from banneret.battlelore.box.tables import MASTERS
from banneret.battlelore.career.academy import ACADEMY
from banneret.battlelore.geometry.grid import HEX_NAMES, SIDE_NAMES
from banneret.battlelore.rules import FRAGILE
from banneret.battlelore.state.sides import MOST_PLAYERS, sides_of_seats
from banneret.battlelore.table.adventure_plan import lands
from banneret.battlelore.table.catalogue_types import BattlegroundInfo, BattleloreGame, BattleloreScenario
from banneret.battlelore.table.types import BattleloreGoal, BattleloreHex
from banneret.battlelore.text.battle_notes import file_sentences
from banneret.battlelore.text.names_and_events import GAME, about, name, side_name, word
from banneret.bots.registry import offered
from banneret.kernel.errors import ContentError
from banneret.table.lobby_types import OptionInfo, SideChoice, TableInfo
from banneret.table.names import bots_of
from banneret.table.scenario_info import GoalInfo, RuleInfo, ScenarioNotes, SentenceInfo

if TYPE_CHECKING:
    from banneret.kernel.yamltree import Where

PLAYERS: Final = tuple(range(len(SIDE_NAMES), MOST_PLAYERS * len(SIDE_NAMES) + 1))
SEATS: Final = tuple(range(PLAYERS[-1]))
SIDES: Final[tuple[Side, ...]] = SIDE_NAMES
ALONE: Final = "alone"
"""A seat that brings no hero."""
CLAUSES: Final = {"lore": "BL-LRE-27", FRAGILE: "BLH-CFG-07"}
MODES: Final = ("medieval", "lore", "heroes")


def battlelore_game(lang: str) -> BattleloreGame:
    """The whole game."""
    return BattleloreGame(
        id=GAME,
        name=word("game", lang),
        text=word("game-text", lang),
        scenarios=tuple(adventure_info(load_adventure(id), lang) for id in adventure_ids()),
        bots=bots_of(GAME, lang),
        options=tuple(_option(id, lang) for id in CLAUSES),
    )


def adventure_words(id: str, lang: str, definition: str = "") -> tuple[str, str]:
    """Name and story of an adventure; one of the players' own has them in its definition only."""
    if definition:
        adventure = defined_adventure(definition)
        return adventure.name, adventure.summary
    return name("adventure", id, lang), about("adventure", id, lang)


def adventure_in(text: str) -> tuple[str, str]:
    """The id of the adventure in the text of a file, and its definition. Raises ContentError."""
    adventure = defined_adventure(text)
    if adventure.id == ACADEMY:
        raise ContentError(f"adventure: id: {ACADEMY} comes with the program: give yours another id")
    return adventure.id, definition_of(adventure)


def seated_sides(sides: tuple[str, ...]) -> tuple[str, ...]:
    """What the seats of a table bring, as a set-up names it."""
    return tuple("" if side in (ALONE, "random") else side for side in sides)


def adventure_info(adventure: AdventureFile, lang: str, definition: str = "") -> BattleloreScenario:
    """An adventure as the lobby shows it."""
    title, story = adventure_words(adventure.id, lang, definition)
    mode = mode_of(adventure)
    return BattleloreScenario(
        id=adventure.id,
        name=title,
        mode=mode,
        mode_text=word(f"mode-{mode}", lang),
        text=story,
        players=PLAYERS,
        tables={str(players): _table(adventure, players, lang) for players in PLAYERS},
        starts=tuple(_starts(adventure, lang)),
        options=(*(() if adventure.lore else ("lore",)), FRAGILE),
        sides=(SideChoice(ALONE, word("seat-alone", lang), SEATS),),
        bots=tuple(offered(GAME)),
        difficulty=1 + MODES.index(mode),
        field=_battleground(adventure),
    )


def mode_of(adventure: AdventureFile) -> str:
    """What an adventure was made for: armies alone, lore, or heroes."""
    if adventure.number.startswith("H"):
        return "heroes"
    return "lore" if adventure.lore else "medieval"


def _option(id: str, lang: str) -> OptionInfo:
    values = ("no", "yes")
    return OptionInfo(
        id=id,
        name=word(f"rule-{id}", lang),
        text=word(f"rule-{id}-text", lang),
        values=values,
        value_names=tuple(word(f"switch-{value}", lang) for value in values),
        default="no",
        clause=CLAUSES[id],
        main=True,
        group="variant",
    )


def _table(adventure: AdventureFile, players: int, lang: str) -> TableInfo:
    sides = sides_of_seats(("",) * players)
    return TableInfo(
        rounds=0,
        rounds_text=word("goal-banners", lang, {"n": adventure.banners}),
        notes=battle_notes_info(adventure, lang),
        teams=tuple(int(side != SIDE_NAMES[0]) for side in sides),
    )


# -- notes -------------------------------------------------------------------------------------------------------------


def adventure_notes(id: str, definition: str, lang: str) -> ScenarioNotes | None:
    """The same of an adventure by its name; nothing for the academy."""
    if definition:
        return battle_notes_info(defined_adventure(definition), lang)
    return None if id == ACADEMY else battle_notes_info(load_adventure(id), lang)


def battle_notes_info(adventure: AdventureFile, lang: str) -> ScenarioNotes:
    """How an adventure is won, and what is special about it."""
    return ScenarioNotes(
        goals=(GoalInfo("banners", word("goal-banners", lang, {"n": adventure.banners})),),
        rules=tuple(RuleInfo(id, text) for id, text in _notes(adventure, lang)),
    )


def _starts(adventure: AdventureFile, lang: str) -> Iterator[str]:
    """What each side has besides its army."""
    for side, id in enumerate(SIDES):
        who = side_name(side, lang)
        council = adventure.council.get(id)
        if council is not None and council.fixed:
            masters = [
                f"{name('master', master, lang)} {council.fixed[master]}"
                for master in MASTERS
                if master in council.fixed
            ]
            yield word("note-council-fixed", lang, {"side": who, "masters": ", ".join(masters)})
        elif council is not None:
            yield word("note-council", lang, {"side": who, "n": council.levels})
        if id in adventure.command_cards:
            yield word("note-cards", lang, {"side": who, "n": adventure.command_cards[id]})


def sentences(text: str, lang: str) -> tuple[SentenceInfo, ...]:
    """The parts of an adventure file in words; of what cannot be read, and of names nobody knows, nothing is said."""
    try:
        draft = draft_adventure(text, "adventure")
    except ContentError:
        return ()
    if draft.document is None:
        return ()
    lost = {draft.in_value(hole) for hole in draft.holes}
    told: dict[Where, str] = {}
    for where, words in file_sentences(known_parts(draft.document.value), lang):
        told[where] = f"{told[where]} · {words}" if where in told else words
    return tuple(SentenceInfo(draft.in_file(where), words) for where, words in told.items() if where not in lost)


def _notes(adventure: AdventureFile, lang: str) -> Iterator[tuple[str, str]]:
    """What is special about an adventure, each with the name of the rule."""
    if are_cunning(adventure):
        yield "cunning", word("note-cunning", lang)
    for hold in adventure.hold:
        who = side_name(SIDE_NAMES.index(hold.side), lang)
        yield "hold", word("note-hold", lang, {"side": who, "n": hold.banners, "hexes": ", ".join(hold.hexes)})
    if adventure.sight is not None:
        far = {"n": adventure.sight.hexes, "turns": adventure.sight.turns}
        yield "sight", word("note-sight", lang, {**far})
    if adventure.chests:
        yield "chests", word("note-chests", lang, {"n": len(adventure.chests)})
    if adventure.graves:
        yield "graves", word("note-graves", lang)
    if adventure.tents is not None:
        yield "tents", word("note-tents", lang)
    if adventure.quest is not None:
        yield "quest", word("note-quest", lang, {"hex": adventure.quest.hex})
    if adventure.slaying:
        yield "slaying", word("note-slaying", lang, {"n": adventure.slaying})
    if adventure.trophy:
        yield "trophy", word("note-trophy", lang)
    for side, id in enumerate(SIDES):
        reserves = adventure.call_to_arms.get(id, {})
        if reserves:
            units = ", ".join(f"{n} × {name('unit', unit, lang)}" for unit, n in reserves.items())
            yield "call", word("note-call", lang, {"side": side_name(side, lang), "units": units})


# -- the picture -------------------------------------------------------------------------------------------------------


def _battleground(adventure: AdventureFile) -> BattlegroundInfo:
    land = lands(adventure)
    quest = adventure.quest.hex if adventure.quest is not None else ""
    marked = {*land, *adventure.ramparts, *adventure.chests, *adventure.graves, quest} - {""}
    councils = [adventure.council.get(id) for id in SIDES]
    levels = [sum(council.fixed.values()) or council.levels if council is not None else 0 for council in councils]
    return BattlegroundInfo(
        number=adventure.number,
        banners=adventure.banners,
        lore=adventure.lore,
        cunning=are_cunning(adventure),
        first=SIDE_NAMES.index(adventure.first),
        hexes={
            hex: BattleloreHex(
                land=land.get(hex, ""),
                walls=adventure.ramparts.get(hex, ()),
                chests=adventure.chests.count(hex),
                quest=hex == quest,
                grave=hex in adventure.graves,
            )
            for hex in sorted(marked, key=HEX_NAMES.index)
        },
        units=tuple(
            (hex, side, unit)
            for side, id in enumerate(SIDES)
            for unit, hexes in adventure.units[id].items()
            for hex in hexes
        ),
        goals=tuple(
            BattleloreGoal(SIDE_NAMES.index(hold.side), hold.hexes, hold.banners, False) for hold in adventure.hold
        ),
        heroes=mode_of(adventure) == "heroes",
        council=(levels[0], levels[1]),
    )
