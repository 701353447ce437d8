"""Stacked adventures of *BattleLore*: fields, armies, heroes and draws chosen for open pairs."""

from __future__ import annotations

import json
from random import Random
from typing import Final, cast

from banneret.battlelore.box.heroes import ARTIFACT_IDS, CHEST_NAMES, SKILL_IDS, load_heroes
from banneret.battlelore.box.tables import (
    BANNER,
    BANNERS,
    CARD_IDS,
    FIRST_CREATURE,
    FIRST_HERO,
    FOOT_ONLY,
    LAND_IDS,
    LORE,
    LORE_IDS,
    UNIT_IDS,
)
from banneret.battlelore.career.sheets import sheet_of
from banneret.battlelore.geometry.grid import HEX_NAMES, SIDE_NAMES
from banneret.battlelore.play.heroes.use.usable import may_equip
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.draws import (
    is_artifact_outcome,
    is_chest_outcome,
    is_lore_outcome,
    outcome_artifact,
    outcome_chest,
    outcome_lore,
)
from banneret.kernel.chance import Streams
from banneret.kernel.errors import BanneretError, SetupError
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_DRAW, K_ROLL
from tests.battlelore.property import adventures
from tests.fuzz.coverage import Coverage
from tests.fuzz.lore_things import LoreWatch, lore_names
from tests.fuzz.playing import Stacked, begun
from tests.heroes.property.skirmish_checks import every

NAMES: Final = ("Maud", "Otto", "Isolde", "Wat")
MOST: Final = 12_000
MOST_MIXED: Final = 9
"""Units of each side where both stand in the thick of it."""
LANDMARKS: Final = LAND_IDS[LAND_IDS.index("stronghold") :]
TROOPS: Final = UNIT_IDS[:FIRST_CREATURE]
CREATURES: Final = UNIT_IDS[FIRST_CREATURE:FIRST_HERO]


class StackedLuck(Streams):
    """Luck that draws what has most open pairs, and throws the lore symbol often, so that cards can be paid for."""

    def __init__(self, seed: int, coverage: Coverage, colour: int) -> None:
        super().__init__(seed)
        self.rng = Random(seed)
        self.coverage = coverage
        self.colour = colour
        """The banners of both armies, which the dice hit often, so that units fall and what waits for that happens."""

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """One of the outcomes."""
        if kind == K_DRAW and self.rng.random() < 0.7:
            return max(outcomes, key=lambda card: (self._worth(card), self.rng.random()))
        if kind == K_ROLL and LORE in outcomes and (lot := self.rng.random()) < 0.45:
            return LORE if lot < 0.12 else self.colour
        return super().pick(kind, outcomes)

    def _worth(self, card: int) -> int:
        if is_chest_outcome(card):
            name = f"chest:{CHEST_NAMES[outcome_chest(card)]}" if outcome_chest(card) < len(CHEST_NAMES) else ""
        elif is_artifact_outcome(card):
            name = f"artifact:{ARTIFACT_IDS[outcome_artifact(card)]}"
        elif is_lore_outcome(card):
            name = f"lore:{LORE_IDS[outcome_lore(card)]}"
        else:
            name = f"command:{CARD_IDS[card]}"
        n = self.coverage.number.get(name, -1)
        return self.coverage.open(n).bit_count() if n >= 0 else 0


class StackedLore:
    """One family of games: adventures made for the occasion."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.coverage = Coverage(lore_names(), lambda one, other: "")
        number = self.coverage.number
        self.troops = {number[f"unit:{id}"]: id for id in TROOPS}
        self.skills = {number[f"skill:{id}"]: id for id in SKILL_IDS if f"skill:{id}" in number}
        self.artifacts = {number[f"artifact:{id}"]: id for id in ARTIFACT_IDS if f"artifact:{id}" in number}
        self.lands = {number[f"land:{id}"]: id for id in LAND_IDS if f"land:{id}" in number}

    def deal(self, seed: int) -> Stacked:
        """An adventure in which open pairs may meet."""
        rng = Random(f"{self.name} {seed}")
        while True:
            try:
                game = self.begin(rng, seed)
                break
            except BanneretError:
                continue
        checks = (every(2, check_position), every(61, lambda game: check_now_and_then(game, rng)))
        return Stacked(game, LoreWatch(self.coverage), checks, MOST, rng)

    def begin(self, rng: Random, seed: int) -> Game:
        """Make the adventure and begin it; raises an error where it does not fit."""
        cover = self.coverage
        pair = cover.some_open(rng) or (0, 1)
        dealt = 1 << pair[0] | 1 << pair[1]
        players = rng.choice((2, 4, 4))
        seats = ["standard", "pennant"] if players == 2 else ["standard", "standard", "pennant", "pennant"]
        given: set[str] = set()
        wanted = list(pair)
        for n, side in enumerate(seats):
            if rng.random() < 0.9:
                word, dealt = self.sheet(NAMES[n], rng, given, wanted, dealt)
                seats[n] = f"{side} {word}"
        colour = rng.randrange(len(BANNERS))
        definition = self.adventure(rng, [cover.names[n] for n in pair], dealt, colour)
        luck = StackedLuck(seed, cover, colour)
        return begun("battlelore", "stacked", tuple(seats), {}, luck, definition)

    def sheet(self, name: str, rng: Random, given: set[str], wanted: list[int], dealt: int) -> tuple[str, int]:
        """A hero with skills and artifacts that have open pairs; what was wanted and fits him is his."""
        cover = self.coverage
        classes = [of.id for of in load_heroes().classes]
        first = [self.skills[n] for n in wanted if n in self.skills]
        owner = first[0].partition("_")[0] if first else ""
        of = owner if owner in classes else rng.choice(classes)
        skills: list[str] = []
        candidates = [id for id in first if id.startswith((of, "common"))]
        mine = {n: id for n, id in self.skills.items() if id.startswith((of, "common")) and id not in candidates}
        tried = 0
        while len(skills) < 3 and tried < 12:
            tried += 1
            skill = candidates.pop(0) if candidates else mine[cover.best(mine, dealt, rng)]
            needs = load_heroes().skills[SKILL_IDS.index(skill)].needs
            more = [needs, skill] if needs in SKILL_IDS and needs not in skills else [skill]
            if skill in skills or len(skills) + len(more) > 3 or not fits(name, of, [*skills, *more], []):
                continue
            skills += more
        if not any(skill.startswith(of) for skill in skills):
            # Every career begins with a skill of its class; without it these would be the skills of nobody.
            recommended = next(hero.first_skill for hero in load_heroes().classes if hero.id == of)
            skills = [f"{of}_{recommended}", *skills[:2]]
        cards: list[str] = []
        candidates = [self.artifacts[n] for n in wanted if n in self.artifacts and self.artifacts[n] not in given]
        tried = 0
        while len(cards) < 3 and tried < 12:
            tried += 1
            card = candidates.pop(0) if candidates else self.artifacts[cover.best(self.artifacts, dealt, rng)]
            if card in given or card in cards or not fits(name, of, skills, [*cards, card]):
                continue
            cards.append(card)
        given |= set(cards)
        for n in list(wanted):
            if cover.names[n].partition(":")[2] in (*skills, *cards):
                wanted.remove(n)
        for id in (*(f"skill:{id}" for id in skills), *(f"artifact:{id}" for id in cards)):
            if id in cover.number:
                dealt |= 1 << cover.number[id]
        owned = [card for card in rng.sample(ARTIFACT_IDS[:42], 2) if card not in given] if "backpack" in cards else []
        owned = [card for card in owned if fits(name, of, skills, [card])]
        given |= set(owned)
        word = f"hero={name}:{of}:{','.join(skills)}:{','.join(cards)}:{','.join(owned)}"
        return f"{word}:{rng.randrange(4)}:{rng.randrange(4)}:{rng.randrange(2)}", dealt

    def adventure(self, rng: Random, names: list[str], dealt: int, colour: int) -> str:
        """A field with much terrain on which two armies stand close to each other, as the text of its file."""
        cover = self.coverage
        free = [hex for hex in HEX_NAMES if hex[0] in "2345678"]
        rng.shuffle(free)
        terrain: dict[str, list[str]] = {}
        landmarks: dict[str, list[str]] = {}
        wanted = [name.removeprefix("land:") for name in names if name.startswith("land:")]
        wanted = [id for id in wanted if id != "rampart"]
        for _ in range(26):
            land = wanted.pop() if wanted else self.lands[cover.best(self.lands, dealt, rng)]
            if land == "rampart":
                continue
            (landmarks if land in LANDMARKS else terrain).setdefault(land, []).append(free.pop())
        closed = {hex for id, hexes in (terrain | landmarks).items() for hex in hexes if FOOT_ONLY[LAND_IDS.index(id)]}
        units: dict[str, dict[str, list[str]]] = {}
        kinds = [name.removeprefix("unit:") for name in names if name.startswith("unit:")]
        creatures = [id for id in kinds if id in CREATURES] + [rng.choice(CREATURES)]
        # In the thick of it most of the time, so that whoever fells somebody has others beside him.
        mixed = rng.random() < 0.6
        fields = [hex for hex in HEX_NAMES if hex[0] in "3456" and 2 < int(hex[2:]) < 10 and hex not in closed]
        rng.shuffle(fields)
        mixed = mixed and len(fields) >= 2 * MOST_MIXED
        for side, rows in zip(SIDE_NAMES, ("567", "234"), strict=True):
            army: dict[str, list[str]] = {}
            places = fields if mixed else [hex for hex in HEX_NAMES if hex[0] in rows and hex not in closed]
            rng.shuffle(places)
            troops = [id for id in kinds if id in TROOPS]
            alike = [n for n, id in self.troops.items() if BANNER[UNIT_IDS.index(id)] == colour]
            while len(troops) < (MOST_MIXED - 1 if mixed else 10):
                troops.append(self.troops[cover.best(alike, dealt, rng)])
            for troop in troops:
                army.setdefault(troop, []).append(places.pop())
            if rng.random() < 0.8:
                army[creatures[0] if rng.random() < 0.7 else creatures[-1]] = [places.pop()]
            units[side] = army
        adventure: dict[str, object] = {
            "id": "stacked",
            "name": "Stacked",
            "first": rng.choice(SIDE_NAMES),
            "banners": rng.randint(5, 8),
            "lore": True,
            "cunning": rng.random() < 0.3,
            "council": {side: self.council(rng, units[side]) for side in SIDE_NAMES},
            "terrain": terrain,
            "landmarks": landmarks,
            "ramparts": ramparts(rng) if "land:rampart" in names or rng.random() < 0.3 else {},
            "chests": rng.sample([hex for hex in HEX_NAMES if hex[0] in "234567"], rng.randint(10, 20)),
            "units": units,
        }
        return json.dumps(adventure)

    def council(self, rng: Random, army: dict[str, list[str]]) -> dict[str, object]:
        """A War Council with every Lore Master."""
        levels = {master: rng.randint(1, 3) for master in ("commander", "wizard", "cleric", "rogue", "warrior")}
        return {"fixed": levels, "creatures": [id for id in CREATURES if id in army]}


def ramparts(rng: Random) -> dict[str, list[str]]:
    """Ramparts in front of some hexes of the middle."""
    found = {}
    for hex in rng.sample([hex for hex in HEX_NAMES if hex[0] in "345"], 5):
        row, column = map(int, hex.split("."))
        found[hex] = [f"{row}.{column + 1}"] if f"{row}.{column + 1}" in HEX_NAMES else [f"{row}.{column - 1}"]
    return found


def fits(name: str, of: str, skills: list[str], cards: list[str]) -> bool:
    """Whether there is such a hero."""
    try:
        sheet = sheet_of(f"hero={name}:{of}:{','.join(skills)}:{','.join(cards)}")
    except SetupError:
        return False
    return may_equip(sheet.skills, sheet.equipped)


def check_position(game: Game) -> None:
    """What holds in every position."""
    s = cast(Battleground, game.state)
    adventures.check_units(s)
    adventures.check_treasure(s)
    adventures.check_banners(s)
    if not game.over:
        adventures.check_cards(s)


def check_now_and_then(game: Game, rng: Random) -> None:
    """What takes longer."""
    if game.over:
        return
    adventures.check_copy(game)
    adventures.check_refusals(game, rng)
    adventures.check_views(game, rng)
    adventures.check_sample(game, rng)
