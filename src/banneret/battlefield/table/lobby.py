"""The game `battlefield` in the lobby: Duels and Adventure mode, and what may sit there."""

from __future__ import annotations

from typing import Final, Literal

from banneret.battlefield.adventure_mode.deck import PREFIX, adventure_deck_file, adventure_mode_ids
from banneret.battlefield.duel.templates import templates
from banneret.battlefield.options import ADVENTURE_MODE_OPTIONS, BATTLEFIELD_OPTIONS, DUEL_OPTIONS
from banneret.bots.registry import offered
from banneret.heroes.box.cards_and_units import Cost
from banneret.heroes.table.catalogue import printed
from banneret.heroes.table.catalogue_types import HeroesGame, HeroesScenario, HeroesTable
from banneret.heroes.table.lobby_parts import amounts, hero_sides, in_order, option_info
from banneret.heroes.table.scenario.names import scenario_words
from banneret.heroes.tables.units_and_cards import FACTION_IDS
from banneret.heroes.text.messages import message
from banneret.heroes.view.describe_combat import named
from banneret.table.names import bots_of
from banneret.table.scenario_info import GoalInfo, ScenarioNotes

FIELD: Final[Literal["battlefield"]] = "battlefield"
LENGTHS: Final = {"short": 1, "small": 1, "medium": 2, "long": 3, "large": 3}
SEATS: Final = (0, 1)


def field_game(lang: str) -> HeroesGame:
    """The whole game."""
    box = printed(FIELD, lang)
    return HeroesGame(
        id=FIELD,
        name=message(f"game-{FIELD}", lang),
        text=message(f"game-{FIELD}-text", lang),
        scenarios=(
            *(_duel(id, lang) for id in templates()),
            *(_adventure_mode(id, lang) for id in adventure_mode_ids()),
        ),
        factions=tuple(box.factions.values()),
        heroes=tuple(box.heroes.values()),
        armies=(),
        bots=bots_of(FIELD, lang),
        options=tuple(
            option_info(id, BATTLEFIELD_OPTIONS[id], lang) for id in in_order(frozenset(BATTLEFIELD_OPTIONS))
        ),
    )


def _duel(id: str, lang: str) -> HeroesScenario:
    template = templates()[id]
    units = {faction: tuple(map(named, template.army(n))) for n, faction in enumerate(FACTION_IDS)}
    return _scenario(id, "duel", DUEL_OPTIONS, lang, units, 0, message("lobby-no-limit", lang), Cost(), Cost())


def _adventure_mode(id: str, lang: str) -> HeroesScenario:
    file = adventure_deck_file()
    rounds = next(size.rounds for size in file.sizes if PREFIX + size.id == id)
    text = message("lobby-rounds-final_battle", lang, rounds=message("lobby-rounds", lang, n=rounds))
    return _scenario(id, "adventure", ADVENTURE_MODE_OPTIONS, lang, {}, rounds, text, file.resources, file.income)


def _scenario(
    id: str,
    mode: str,
    options: frozenset[str],
    lang: str,
    units: dict[str, tuple[str, ...]],
    rounds: int,
    rounds_text: str,
    resources: Cost,
    income: Cost,
) -> HeroesScenario:
    title, story = scenario_words(id, lang)
    table = HeroesTable(
        rounds=rounds,
        rounds_text=rounds_text,
        notes=ScenarioNotes(goals=(GoalInfo("skirmish", message("goal-skirmish", lang)),)),
        spots=(),
        pool=0,
        teams=SEATS,
    )
    return HeroesScenario(
        id=id,
        name=title,
        mode=mode,
        mode_text=message(f"gamemode-{mode}", lang),
        text=story,
        players=(2,),
        tables={"2": table},
        starts=(),
        resources=amounts(resources) if rounds else {},
        income=amounts(income) if rounds else {},
        units=units,
        options=in_order(options),
        sides=hero_sides(SEATS, lang),
        bots=tuple(offered(FIELD)),
        difficulty=LENGTHS[id.rpartition("_")[2]],
    )
