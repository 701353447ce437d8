"""What is wrong with a scenario file beyond the types of its values: every mistake with the way to it."""

from collections.abc import Iterator, Mapping
from typing import Final

from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.scenario.check.ai_heroes import ai_problems
from banneret.heroes.scenario.check.contests import contest_problems
from banneret.heroes.scenario.check.program_words import verb_problems
from banneret.heroes.scenario.check.structure import shape_problems
from banneret.heroes.scenario.check.traversal import program_problems
from banneret.heroes.scenario.check.turned_tiles import turned_problems
from banneret.heroes.scenario.check.units import unit_problems
from banneret.heroes.scenario.file import ScenarioFile, ScenarioSetup
from banneret.heroes.scenario.goals import Goal
from banneret.heroes.scenario.layout import layout_problems
from banneret.heroes.scenario.tournament import tournament_problems
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import Where, show

INCOME_TRACKS: Final = {"gold": range(10, 46, 5), "building_materials": range(0, 15, 2), "valuables": range(8)}
TOGETHER: Final = frozenset({"coop", "campaign"})
"""Modes in which all players win or lose together. Rules: H3-MOD-04, H3-MOD-06."""
AGAINST_RIVALS: Final = {"eliminate_all", "cubes_from_all_rivals", "capture_town", "defeat_main_hero"}


def problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """What is wrong beyond the types of the values, each with the way to it."""
    if len(set(file.players)) != len(file.players):
        yield ("players",), "a number of players stands here twice"
    yield from _count_problems(file.layout, file.players, "layout", ("layout",))
    if isinstance(file.length.rounds, dict):
        yield from _count_problems(file.length.rounds, file.players, "round limit", ("length", "rounds"))
    for count in file.players:
        if entry := file.layout.get(str(count)):
            home = file.setup.home is not None
            yield from layout_problems(entry, count, ("layout", str(count)), str(count) in file.expansion, home)
            yield from turned_problems(entry, ("layout", str(count)))
    for key in file.expansion:
        if key not in map(str, file.players):
            yield ("expansion", key), f"the scenario is for {_listed(file.players)} players"
    yield from campaign_problems(file)
    yield from _mode_problems(file)
    yield from _team_problems(file)
    yield from ai_problems(file)
    yield from tournament_problems(file)
    yield from _order_problems(file)
    yield from _setup_problems(file.setup, ("setup",))
    yield from _seat_problems(file)
    places = [location.id for location in load_realm().locations]
    for name in file.fields:
        if name not in places:
            yield ("fields", name), f"unknown location {show(name)}{nearest(name, places)}"
    yield from shape_problems(file)
    yield from program_problems(file)
    yield from verb_problems(file)
    yield from contest_problems(file)
    yield from unit_problems(file)
    for i, goal in enumerate(file.victory):
        if goal.only_players and not set(goal.only_players) & set(file.players):
            yield ("victory", i, "only_players"), "the scenario is not for any of these numbers of players"
        if goal.seats and file.mode != "alliance":
            yield ("victory", i, "seats"), "only in an alliance it is settled from the start who has which seat"
        if file.mode in TOGETHER and set(goal.kinds()) & AGAINST_RIVALS and not goal.goal().what:
            yield ("victory", i), "nobody is a rival here, so this can never come about"
    for count in file.players:
        if not any(not goal.only_players or count in goal.only_players for goal in file.victory):
            yield ("victory",), f"no goal for {count} players"
    if file.mode in TOGETHER and file.limit == "final_battle":
        yield ("limit",), "nobody is a rival here, so there is no final battle"
    for i, bonus in enumerate(file.seat_bonus):
        if int(bonus.seat[1:]) > bonus.players:
            yield ("seat_bonus", i, "seat"), f"there is no {bonus.seat} with {bonus.players} players"


def measures_in_goal(goal: Goal) -> Iterator[str]:
    """Every measure that a condition names."""
    if goal.what:
        yield goal.what
    if goal.joker:
        yield goal.joker
    for inner in goal.all:
        yield from measures_in_goal(inner)


def _count_problems(
    entries: Mapping[str, object], players: tuple[int, ...], what: str, where: Where
) -> Iterator[tuple[Where, str]]:
    """Numbers of players that have no entry, and entries for no number of players."""
    for count in players:
        if str(count) not in entries:
            yield where, f"no {what} for {count} players"
    for key in entries:
        if key not in map(str, players):
            yield (*where, key), f"a {what} for {show(key)} players, but the scenario is for {_listed(players)}"


def _mode_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Numbers of players that a mode is not for; a single player may play a Co-op. Rules: H3-MOD-03, H3-MOD-06."""
    for i, count in enumerate(file.players):
        if file.mode == "clash" and count not in (2, 3):
            yield ("players", i), "a Clash is for two or three players"
        elif file.mode == "coop" and count > 3:
            yield ("players", i), "a Co-op is for three players at most"


def _team_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Teams that do not hold every seat once, or do not fit the mode.

    Rules: H3-MOD-03, H3-MOD-06, H3-MOD-05, H3-MOD-08.
    """
    if file.teams or file.mode == "alliance":
        yield from _count_problems(file.teams, file.players, "team list", ("teams",))
    for count in file.players:
        teams = file.teams.get(str(count))
        if teams is None:
            continue
        where = ("teams", str(count))
        wanted = [f"P{seat}" for seat in range(1, count + 1)]
        if sorted(seat for team in teams for seat in team) != wanted:
            yield where, f"{', '.join(wanted)} have to be in one team each"
        elif file.mode in ("clash", "tournament") and len(teams) < count:
            yield where, "in a Clash everybody is alone; teams make it an alliance"
        elif file.mode in TOGETHER and len(teams) > 1:
            yield where, "here all players are one team"
        elif file.mode == "alliance" and (len(teams) != 2 or count < 3):
            yield where, "an alliance is two teams, one of which has more than one player"


def _order_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Orders of turns that leave a seat out, or that no alliance has. Rules: H3-RND-17."""
    for key, seats in file.turn_order.items():
        if file.mode != "alliance":
            yield ("turn_order", key), "only an alliance has an order of turns of its own; elsewhere it is rolled for"
        elif key not in map(str, file.players):
            yield ("turn_order", key), f"the scenario is for {_listed(file.players)} players"
        elif sorted(seats) != [f"P{seat}" for seat in range(1, int(key) + 1)]:
            yield ("turn_order", key), f"every seat from P1 to P{key} has one place in the order"


def _seat_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """What single seats begin with, where seats are players from the start."""
    for i, own in enumerate(file.setup.seats):
        where = ("setup", "seats", i)
        if file.mode != "alliance":
            yield where, "only in an alliance it is settled from the start who has which seat"
        elif own.players not in file.players or int(own.seat[1:]) > own.players:
            yield where, f"there is no {own.seat} with {own.players} players"
        elif any((other.players, other.seat) == (own.players, own.seat) for other in file.setup.seats[:i]):
            yield where, f"what {own.seat} begins with, with {own.players} players, stands here twice"
        else:
            yield from _setup_problems(file.setup.of_seat(own.players, own.seat), where)


def _setup_problems(setup: ScenarioSetup, here: Where) -> Iterator[tuple[Where, str]]:
    for resource, track in INCOME_TRACKS.items():
        if (income := getattr(setup.income, resource)) not in track:
            yield (*here, "income"), f"{income} {resource} is not on its income track"
    # Every town board has the same dwellings in the same order, so any one will do.
    needs = {building.kind: building.needs for building in load_realm().towns[0].buildings}
    for i, kind in enumerate(setup.buildings):
        if kind in setup.buildings[:i]:
            yield (*here, "buildings", i), "this building stands here twice"
        for other in needs[kind]:
            if other not in setup.buildings:
                yield (*here, "buildings", i), f"{kind} needs {other}"


def _listed(players: tuple[int, ...]) -> str:
    return " or ".join(map(str, players))


def campaign_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Keys of a campaign that do not fit together. Rules: H3-MOD-04."""
    campaign = file.campaign
    if (campaign is not None) != (file.mode == "campaign"):
        yield ("mode",), "a scenario of the mode campaign says which one, and no other does"
    if campaign is None:
        for key in ("carry", "gifts"):
            if getattr(file, key):
                yield (key,), "only parts of a campaign have this"
        return
    if file.players != (1,):
        yield ("players",), "a campaign is for one player"
    if campaign.part > campaign.of:
        yield ("campaign", "part"), f"there is no part {campaign.part} of {campaign.of}"
    if file.carry and campaign.part >= campaign.of:
        yield ("carry",), "nothing follows the last part"
    if file.gifts and campaign.part == 1:
        yield ("gifts",), "nothing comes before the first part"
    for key, names in (("carry", [c.gift for c in file.carry]), ("gifts", [g.id for g in file.gifts])):
        for i, name in enumerate(names):
            if name in names[:i]:
                yield (key, i), f"{name} stands here twice"
