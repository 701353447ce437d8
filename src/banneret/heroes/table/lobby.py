"""What a lobby offers: games and scenarios, what may sit where, and the rules that can be switched."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, get_args

from banneret.bots.registry import offered, playable
from banneret.heroes.box.cards_and_units import FACTIONS, Faction, load
from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.combat.army_line import LEVELS, named_armies
from banneret.heroes.rules import SKIRMISH
from banneret.heroes.scenario.definition import definition_in
from banneret.heroes.scenario.file import Mode
from banneret.heroes.scenario.load import Scenario, load_scenario, scenario_ids, unit_of_rank, unit_word
from banneret.heroes.state.options import COMBAT_OPTIONS, MAP_OPTIONS, OPTIONS
from banneret.heroes.table.catalogue import printed
from banneret.heroes.table.catalogue_types import (
    ArmyInfo,
    HeroesGame,
    HeroesScenario,
    HeroesSide,
    HeroesTable,
    SpotInfo,
)
from banneret.heroes.table.lobby_parts import RANDOM, amounts, hero_sides, in_order, option_info
from banneret.heroes.table.scenario.names import building_texts, rounds_text, scenario_words, start_texts
from banneret.heroes.table.scenario.text import scenario_notes
from banneret.heroes.tables.towns_and_heroes import HERO_FACTION, HERO_IDS
from banneret.heroes.tables.units_and_cards import FACTION_IDS
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.heroes.text.scenario import label_name, own_word
from banneret.table.lobby_types import CampaignPart
from banneret.table.names import bots_of
from banneret.table.scenario_info import GoalInfo, ScenarioNotes

GAME: Final[Literal["heroes"]] = "heroes"
COMBAT_BOTS: Final = frozenset({"automa"})
"""Bots that know nothing but Combats."""
MODES: Final = get_args(Mode)
HARDNESS: Final = ("easy", "medium", "hard")
BOTH: Final = (0, 1)
DEFENDER: Final = (1,)


def heroes_game(lang: str) -> HeroesGame:
    """The whole game."""
    box = printed(GAME, lang)
    armies = _armies(lang)
    skirmish = _skirmish(armies, lang)
    return HeroesGame(
        id=GAME,
        name=message(f"game-{GAME}", lang),
        text=message(f"game-{GAME}-text", lang),
        scenarios=(*(_scenario(scenario, lang) for scenario in _offered()), skirmish),
        factions=tuple(box.factions.values()),
        heroes=tuple(box.heroes.values()),
        armies=armies,
        bots=bots_of(GAME, lang),
        options=tuple(option_info(id, OPTIONS[id], lang) for id in in_order(frozenset(OPTIONS))),
    )


def _offered() -> list[Scenario]:
    """The scenarios of the box: mode by mode, parts of a campaign in a row, the rest from the easiest on."""
    found = [load_scenario(id) for id in scenario_ids()]
    return sorted(found, key=lambda scenario: (MODES.index(scenario.mode), *_place(scenario)))


def _place(scenario: Scenario) -> tuple[str, int, str]:
    entry = scenario.campaign
    return (entry.id, entry.part, "") if entry is not None else ("", HARDNESS.index(scenario.difficulty), scenario.name)


def own_scenario(text: str, lang: str) -> HeroesScenario:
    """What a lobby shows of a custom scenario, from the text of its file. Raises ContentError."""
    id, definition = definition_in(text, "scenario")
    return _scenario(load_scenario(id, definition), lang, definition)


def bots_for(scenario: str) -> tuple[str, ...]:
    """The bots that can play a scenario, or the single Combat."""
    return tuple(bot for bot in playable(GAME) if scenario == SKIRMISH or bot not in COMBAT_BOTS)


def draw_sides(scenario: str, sides: Sequence[str], luck: Random, definition: str = "") -> tuple[str, ...]:
    """The sides of a table with every `random` drawn: a hero of a faction that nobody else has.

    An army of a single Combat is drawn by the Combat itself.
    """
    if scenario.replace("-", "_") == SKIRMISH or RANDOM not in sides:
        return tuple(sides)
    free = [faction for faction in FACTIONS if faction not in {side.partition("/")[0] for side in sides}]
    known = definition or scenario in scenario_ids()
    campaign = load_scenario(scenario, definition).campaign if known else None
    if campaign is not None:
        free = [campaign.faction]
    luck.shuffle(free)
    return tuple(_any_hero(free.pop(), luck) if side == RANDOM and free else side for side in sides)


def _any_hero(faction: str, luck: Random) -> str:
    own = [hero for hero, of in zip(HERO_IDS, HERO_FACTION, strict=True) if FACTION_IDS[of] == faction]
    return f"{faction}/{luck.choice(own)}"


# -- whole games -------------------------------------------------------------------------------------------------------


def _scenario(scenario: Scenario, lang: str, definition: str = "") -> HeroesScenario:
    title, story = scenario_words(scenario.id, lang, definition)
    return HeroesScenario(
        id=scenario.id,
        name=title,
        mode=scenario.mode,
        mode_text=message(f"gamemode-{scenario.mode}", lang),
        text=story,
        players=scenario.players,
        tables={str(players): _table(scenario, players, lang) for players in scenario.players},
        starts=start_texts(scenario, lang),
        resources=amounts(scenario.setup.resources),
        income=amounts(scenario.setup.income),
        units={faction: tuple(_units(scenario, faction)) for faction in FACTIONS},
        buildings=building_texts(scenario.setup, lang),
        options=in_order(MAP_OPTIONS),
        sides=hero_sides(
            tuple(range(max(scenario.players))), lang, scenario.campaign.faction if scenario.campaign else ""
        ),
        bots=tuple(offered(GAME)),
        difficulty=1 + HARDNESS.index(scenario.difficulty),
        campaign=_part(scenario, lang),
    )


def _part(scenario: Scenario, lang: str) -> CampaignPart | None:
    entry = scenario.campaign
    if entry is None:
        return None
    title = own_word(f"campaign-{entry.id}", "", lang) or entry.name
    return CampaignPart(entry.id, title, entry.part, entry.of)


def _table(scenario: Scenario, players: int, lang: str) -> HeroesTable:
    layout = scenario.layouts[players]
    known = {tile.id for tile in load_realm().tiles}
    spots = []
    for group in layout.tiles:
        for n, (u, v) in enumerate(group.at):
            place = group.seats[n] if group.seats else ""
            seat = int(place.removeprefix("P")) - 1 if place.startswith("P") else -1
            tile = group.set[n] if group.fixed and group.set[n] in known else ""
            label = label_name(group.labels[n], lang) if group.labels[n] else ""
            spots.append(SpotInfo(at=f"{u},{v}", kind=group.kind, seat=seat, tile=tile, label=label))
    return HeroesTable(
        rounds=scenario.rounds[players],
        rounds_text=rounds_text(scenario, players, lang),
        notes=scenario_notes(scenario, players, lang),
        spots=tuple(spots),
        pool=layout.pool.far,
        teams=scenario.teams[players],
        needs=own_word(f"needs-{scenario.id}-{players}", "", lang) or scenario.expansion.get(players, ""),
    )


def _units(scenario: Scenario, faction: Faction) -> list[str]:
    """The army a faction begins with."""
    units = []
    for word in map(unit_word, scenario.setup.units):
        id = unit_of_rank(faction, word.rank) if word.kind == "rank" else word.name
        units.append(id + ("+" if word.side == "pack" else ""))
    return units


# -- the single Combat -------------------------------------------------------------------------------------------------


def _skirmish(armies: tuple[ArmyInfo, ...], lang: str) -> HeroesScenario:
    table = HeroesTable(
        rounds=0,
        rounds_text=message("lobby-no-limit", lang),
        notes=ScenarioNotes(goals=(GoalInfo("skirmish", message("goal-skirmish", lang)),)),
        spots=(),
        pool=0,
        teams=(0, 1),
    )
    title, story = scenario_words(SKIRMISH, lang)
    return HeroesScenario(
        id=SKIRMISH,
        name=title,
        mode=SKIRMISH,
        mode_text=message(f"gamemode-{SKIRMISH}", lang),
        text=story,
        players=(2,),
        tables={"2": table},
        starts=(),
        resources={},
        income={},
        units={},
        options=in_order(COMBAT_OPTIONS),
        sides=tuple(
            HeroesSide(army.id, army.name, DEFENDER if army.id.startswith("guards=") else BOTH, army.faction)
            for army in armies
        ),
        bots=tuple(offered(GAME)),
        difficulty=1,
    )


def _armies(lang: str) -> tuple[ArmyInfo, ...]:
    """The armies of the content, armies drawn at random, and the guards of a field."""
    owner = {unit.id: unit.faction for unit in load().units}
    found = [
        ArmyInfo(army.id, message(f"army-{army.id}", lang), owner[army.units[0].rstrip("+")], army.units, army.cards)
        for army in named_armies().values()
    ]
    found.append(ArmyInfo(RANDOM, message("army-random", lang), "", (), ()))
    for family in (*FACTIONS, "neutral"):
        words = message("army-random-of", lang, faction=name(f"faction-{family}", lang))
        found.append(ArmyInfo(f"{RANDOM}={family}", words, family, (), ()))
    for level in LEVELS:
        found.append(ArmyInfo(f"guards={level}", message("army-guards", lang, level=level.upper()), "neutral", (), ()))
    return tuple(found)
