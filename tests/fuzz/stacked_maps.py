"""Stacked whole games: on the map, in Duels and in Adventure mode, where the luck of the draw serves open pairs."""

from __future__ import annotations

from random import Random
from typing import Final

import yaml

from banneret.battlefield.adventure_mode.answers import ADVENTURE_IDS, adventure_kind, is_adventure_card
from banneret.battlefield.duel.state import SHARED
from banneret.heroes.scenario.load import SCENARIOS
from banneret.heroes.state.chance_outcomes import is_proclamation, outcome_tile, proclamation_on
from banneret.heroes.tables import units_and_cards as T
from banneret.heroes.tables.morale import FIRST_NEGATIVE, MORALE_IDS, is_morale_card, morale_kind
from banneret.heroes.tables.tiles import LOCATION, LOCATION_IDS
from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS
from banneret.kernel.chance import Streams
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_DRAW, K_LAND
from tests.battlefield.property import duel_checks, expedition_checks
from tests.battlefield.property.morale_checks import check_morale_cards
from tests.fuzz.combat_things import CombatWatch, combat_names, mode_name
from tests.fuzz.coverage import Coverage
from tests.fuzz.map_things import MapWatch, expedition_names, map_names
from tests.fuzz.playing import Check, Stacked, begun
from tests.heroes.property import checked_play, drawn_games, invariants
from tests.heroes.property.skirmish_checks import every

HEROES: Final = ("catherine", "rion", "mutare", "alamar", "tamika", "sandro")
FACTION_OF: Final = dict(
    zip(HEROES, ("castle", "castle", "dungeon", "dungeon", "necropolis", "necropolis"), strict=True)
)
UNITS: Final = [f"pack:T{n}" for n in (1, 2, 3, 4)]
DRAWN: Final = 0.6
"""How often a draw is the one with most open pairs."""


class StackedDraws(Streams):
    """Luck that draws cards, tiles and proclamations with many open pairs, and those of the pair first."""

    def __init__(self, seed: int, coverage: Coverage, wanted: int) -> None:
        super().__init__(seed)
        self.rng = Random(seed)
        self.coverage = coverage
        self.wanted = wanted

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """One of the outcomes."""
        if kind in (K_DRAW, K_LAND) and self.rng.random() < DRAWN:
            return max(outcomes, key=lambda outcome: (self._worth(kind, outcome), self.rng.random()))
        return super().pick(kind, outcomes)

    def _worth(self, kind: int, outcome: int) -> int:
        number = self.coverage.number
        found = 0
        for name in things_of(kind, outcome):
            n = number.get(name, -1)
            if n >= 0:
                found += self.coverage.open(n).bit_count() + 1000 * (self.wanted >> n & 1)
        return found


def things_of(kind: int, outcome: int) -> list[str]:
    """The things that a draw may bring."""
    if kind == K_LAND:
        tile = outcome_tile(outcome)
        if 0 <= tile < len(LOCATION) // 7:
            return [f"location:{LOCATION_IDS[LOCATION[7 * tile + place]]}" for place in range(7)]
        return [f"unit:{T.UNIT_IDS[outcome >> 1]}"] if 0 <= outcome < T.PLAIN[0] else []
    if is_adventure_card(outcome):
        return [f"adventure:{ADVENTURE_IDS[adventure_kind(outcome)]}"]
    if is_proclamation(outcome):
        return [f"astrologers:{PROCLAMATION_IDS[proclamation_on(outcome)]}"]
    if is_morale_card(outcome):
        return [f"morale:{MORALE_IDS[morale_kind(outcome)]}"]
    return [mode_name(outcome, mode) for mode in (0, 1)] if 0 <= outcome < len(T.CARD_IDS) else []


def hero_of(name: str) -> str:
    """The hero whose Specialty a card is, or nothing."""
    card = T.CARD_NUMBER.get(name.removeprefix("card:").partition("/")[0], -1)
    return T.CARD_HERO[card] if name.startswith("card:") and card >= 0 else ""


def faction_of(name: str) -> str:
    """The faction that a thing comes with, or nothing."""
    hero = hero_of(name)
    if hero:
        return FACTION_OF[hero]
    sort, _, id = name.partition(":")
    found = id.partition("_")[0] if sort == "unit" else id.partition("/")[0] if sort == "building" else ""
    return found if found in T.FACTION_IDS else ""


def two_heroes(names: list[str], rng: Random) -> tuple[str, str]:
    """Two heroes of different factions, those that things come with first."""
    chosen: list[str] = []
    for name in names:
        hero = hero_of(name)
        faction = faction_of(name)
        if faction and not hero:
            hero = rng.choice([hero for hero in HEROES if FACTION_OF[hero] == faction])
        if hero and all(FACTION_OF[hero] != FACTION_OF[other] for other in chosen):
            chosen.append(hero)
    while len(chosen) < 2:
        hero = rng.choice(HEROES)
        if all(FACTION_OF[hero] != FACTION_OF[other] for other in chosen):
            chosen.append(hero)
    rng.shuffle(chosen)
    return f"{FACTION_OF[chosen[0]]}/{chosen[0]}", f"{FACTION_OF[chosen[1]]}/{chosen[1]}"


NEGATIVE: Final = {f"morale:{id}" for id in MORALE_IDS[FIRST_NEGATIVE:]}


def cannot_meet_in_a_duel(one: str, other: str) -> str:
    """Why two things never meet in a Duel, or nothing."""
    if NEGATIVE & {one, other}:
        return "nothing in a Duel brings Negative Morale"
    return one_faction(one, other)


def cannot_meet_in_adventure_mode(one: str, other: str) -> str:
    """Why two things never meet in Adventure mode, or nothing."""
    if "card:everflowing_crystal_cloak/1" in (one, other):
        return "three cards from hand are its price, and in Adventure mode nobody holds a hand"
    return one_faction(one, other)


def one_faction(one: str, other: str) -> str:
    """Why two things of heroes never meet where each player has another faction, or nothing."""
    first, second = hero_of(one), hero_of(other)
    if first and second and first != second and FACTION_OF[first] == FACTION_OF[second]:
        return "two heroes of one faction are never in the same game"
    return ""


def cannot_meet_on_the_map(one: str, other: str) -> str:
    """Why two things never meet in a round of the game, or nothing."""
    if one.startswith("astrologers:") and other.startswith("astrologers:"):
        return "one Astrologers card lies open at a time"
    return ""


class StackedDuels:
    """One family of games: Duels of all lengths."""

    def __init__(self, name: str) -> None:
        self.name = name
        names = [
            name
            for name in combat_names(hexes=True, ai=False)
            if name not in ("card:fire_wall", "card:force_field", "token:morale")
            and not name.startswith("unit:neutral_")
        ]
        self.coverage = Coverage(names, cannot_meet_in_a_duel)

    def deal(self, seed: int) -> Stacked:
        """A Duel in which an open pair may meet."""
        rng = Random(f"{self.name} {seed}")
        pair = self.coverage.some_open(rng) or (0, 1)
        names = [self.coverage.names[n] for n in pair]
        luck = StackedDraws(seed, self.coverage, 1 << pair[0] | 1 << pair[1])
        options = {"hex_obstacles": str(rng.choice((0, 1, 2)))}
        for name in ("keep_useless_abilities", "keep_useless_draws"):
            options[name] = rng.choice(("on", "on", "off"))
        scenario = rng.choice(duel_checks.SCENARIOS)
        if any(name.endswith("_specialty_vi") or "_specialty_vi/" in name for name in names):
            scenario = "duel_long"
        game = begun("battlefield", scenario, two_heroes(names, rng), options, luck)
        checks: tuple[Check, ...] = (
            lambda game: duel_checks.check_field(duel_checks.position(game)),
            check_morale_cards,
            every(23, invariants.check_copy),
            every(29, duel_checks.check_sampling),
            every(101, duel_checks.check_reasons),
            Kept(),
        )
        return Stacked(game, CombatWatch(self.coverage), checks, duel_checks.MOST_CHOICES, rng)


class Kept:
    """Checks that no card and no unit of a Duel comes from nowhere or gets lost."""

    def __init__(self) -> None:
        self._first: object = None

    def __call__(self, game: Game) -> None:
        """Look at one position."""
        s = duel_checks.position(game)
        if any(s.piles[SHARED : SHARED + 3]):
            now = (duel_checks.cards(s), duel_checks.army(s, 0), duel_checks.army(s, 1))
            self._first = self._first or now
            assert now == self._first, "a card or unit came from nowhere or was lost"


class StackedExpeditions:
    """One family of games: Adventure mode, whose last battle is checked like the rest."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.coverage = Coverage(expedition_names(), cannot_meet_in_adventure_mode)

    def deal(self, seed: int) -> Stacked:
        """A game in which an open pair may meet."""
        rng = Random(f"{self.name} {seed}")
        pair = self.coverage.some_open(rng) or (0, 1)
        names = [self.coverage.names[n] for n in pair]
        luck = StackedDraws(seed, self.coverage, 1 << pair[0] | 1 << pair[1])
        options = {"keep_useless_abilities": "on"} if rng.random() < 0.6 else {}
        if rng.random() < 0.2:
            options["ask_anyway"] = "on"
        scenario = rng.choice(expedition_checks.SIZES)
        game = begun("battlefield", scenario, two_heroes(names, rng), options, luck)
        checks: tuple[Check, ...] = (
            expedition_checks.check,
            check_morale_cards,
            every(23, invariants.check_copy),
            every(11, lambda game: check_dealt_again(game, rng)),
            BoxKept(),
        )
        return Stacked(game, MapWatch(self.coverage), checks, expedition_checks.MOST_ANSWERS, rng)


class BoxKept:
    """Checks that no card of the shared decks is lost or doubled outside the battle."""

    def __init__(self) -> None:
        self._first: object = None

    def __call__(self, game: Game) -> None:
        """Look at one position."""
        s = expedition_checks.state_of(game)
        if s.game_round and not s.base and not game.over:
            now = expedition_checks.box_cards(s)
            self._first = self._first or now
            assert now == self._first, "a card of the box is lost or doubled"


def check_dealt_again(game: Game, rng: Random) -> None:
    """Whatever is hidden is dealt again, and the seat sees the same to the byte."""
    s = game.state
    if game.over:
        return
    for seat in (0, 1, -1):
        if s.seat != seat and s.private:
            continue
        view = game.rules.view(s, seat)
        again = game.rules.view(game.rules.determinize(view, rng), seat)
        assert again.state.digest() == view.state.digest(), f"seat {seat} sees something hidden"
        assert game.rules.describe(again) == game.rules.describe(view), f"seat {seat} is told something hidden"


class StackedMaps:
    """One family of games: whole games on the map."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.coverage = Coverage(map_names(), cannot_meet_on_the_map)

    def deal(self, seed: int) -> Stacked:
        """A game in which an open pair may meet."""
        rng = Random(f"{self.name} {seed}")
        pair = self.coverage.some_open(rng) or (0, 1)
        names = [self.coverage.names[n] for n in pair]
        luck = StackedDraws(seed, self.coverage, 1 << pair[0] | 1 << pair[1])
        players = rng.choice((2, 3))
        seats = list(two_heroes(names, rng))
        if players == 3:
            third = next(f for f in T.FACTION_IDS if all(not seat.startswith(f) for seat in seats))
            seats.append(f"{third}/{rng.choice([hero for hero in HEROES if FACTION_OF[hero] == third])}")
        options = {"difficulty": rng.choice(["easy", "normal", "hard", "impossible"])}
        options |= drawn_games.drawn_options(rng, 0.06)
        morale = any(name.startswith("morale:") for name in names)
        options["morale_decks"] = "on" if morale or rng.random() < 0.5 else "off"
        options.pop("no_astrologers", None)
        options["astrologers_every_round"] = "on"
        game = begun("heroes", "scenario", tuple(seats), options, luck, rich_map(rng))
        checks: tuple[Check, ...] = (MapKept(rng), check_morale_cards)
        return Stacked(game, MapWatch(self.coverage), checks, drawn_games.MOST_CHOICES, rng)


def rich_map(rng: Random) -> str:
    """A scenario with strong armies, much to spend and few guards, where everybody begins with experience."""
    document = yaml.safe_load((SCENARIOS / "crossroads.yaml").read_text(encoding="utf-8"))
    open_ground = [id for id in LOCATION_IDS[5:] if rng.random() < 0.7]
    document |= {
        "id": "stacked",
        "setup": {
            "resources": {"gold": rng.randint(10, 60), "building_materials": 12, "valuables": 10},
            "income": {"gold": 20, "building_materials": 4, "valuables": 2},
            "buildings": rng.sample(["dwelling_bronze", "city_hall", "mage_guild", "citadel"], 2),
            "units": rng.sample(UNITS, 3),
        },
        "fields": {id: {"guard": 0} for id in open_ground},
        "rules": [
            {
                "id": "lessons",
                "text": "Everybody begins with experience, and with cards to choose from.",
                "when": "game_start",
                "who": "each",
                "do": [{"experience": rng.randint(2, 12)}, {"search": "artifact", "cards": 2}],
            }
        ],
        "length": {"rounds": rng.randint(5, 10)},
    }
    return yaml.safe_dump(document, sort_keys=False)


class MapKept:
    """Checks a whole game as its property tests do."""

    def __init__(self, rng: Random) -> None:
        self._first: object = None
        self._rng = rng

    def __call__(self, game: Game) -> None:
        """Look at one position."""
        s = drawn_games.position(game)
        drawn_games.check_means(s)
        if not s.game_round:
            return
        if self._first is None or game.over or self._rng.random() < 0.2:
            now = (drawn_games.cards(s), drawn_games.neutrals(s))
            self._first = self._first or now
            assert now == self._first, "a card came from nowhere or was lost"
            drawn_games.check_units(s)
            drawn_games.check_map(s)
            drawn_games.check_secrets(s)
        if not game.over and self._rng.random() < 0.02:
            checked_play.check_copy(s)
            checked_play.check_views(s, self._rng)
