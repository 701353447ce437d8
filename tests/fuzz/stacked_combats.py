"""Stacked Combats of *Heroes*: armies, hands, Morale cards, AI decks, siege works and terrain chosen for open pairs."""

from __future__ import annotations

from random import Random
from typing import Final

from banneret.heroes.box.obstacles import OBSTACLE_IDS
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.state.options import COMBAT_OPTIONS, OPTIONS
from banneret.heroes.tables import units_and_cards as T
from banneret.heroes.tables.ai_cards import AI_SKILLS
from banneret.heroes.tables.morale import FIRST_NEGATIVE, MORALE_IDS
from banneret.kernel.chance import Streams
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from tests.battlefield.property.morale_checks import check_morale_cards
from tests.fuzz.combat_things import (
    OFF_BOARD_MORALE,
    CombatWatch,
    combat_modes,
    combat_names,
    mode_name,
    unit_rows,
    unit_thing,
)
from tests.fuzz.coverage import Coverage
from tests.fuzz.playing import Stacked, begun
from tests.heroes.property import invariants
from tests.heroes.property.hidden_checks import check_hidden_hands, check_sampling, exchanged, seen
from tests.heroes.property.skirmish_checks import check_why_not, every

HAND: Final = 6
"""Cards dealt for their pairs; the means to use them come on top."""
MEANS: Final = ("power", "power", "knowledge", "knowledge", "sorcery")
MOST: Final = 3000
CLOSE: Final = tuple(name for name in SPACE_NAMES[21:] if name.partition(".")[0] in ("5", "6", "7"))
SPELLS_OF_AI: Final = [
    card
    for card, kind in enumerate(T.CARD_KIND)
    if kind == T.SPELL_CARD and T.SPELL_AIM[card] not in (T.AIM_NONE, T.AIM_HEX) and card not in T.EFFECT_SPELLS
]
QUICK_SPELLS: Final = (
    "magic_arrow",
    "haste",
    "slow",
    "lightning_bolt",
    "cure",
    "stone_skin",
    "curse",
    "weakness",
    "prayer",
)
"""Spells that nearly always have somebody to be cast on."""
WANTS_SPELLS: Final = ("knowledge", "mysticism", "resistance", "intelligence", "rib_cage", "power", "sorcery")
SKELETONS: Final = ("sandro_specialty_i", "sandro_specialty_vi")


def cannot_meet(one: str, other: str) -> str:
    """Why two things of a Combat never meet, or nothing."""
    sorts = {one.partition(":")[0], other.partition(":")[0]}
    if sorts == {"obstacle", "siege"}:
        return "no Obstacles are laid for a siege"
    if sorts == {"ai_skill"}:
        return "an AI Hero has one skill, and a Combat one AI Hero"
    if "token:morale" in (one, other) and "morale" in sorts:
        return "Morale cards take the place of tokens"
    return ""


class StackedCombats:
    """One family of games: Combats on one of the boards."""

    game = "heroes"

    def __init__(self, name: str, *, hexes: bool) -> None:
        self.name = name
        self.hexes = hexes
        self.coverage = Coverage(combat_names(hexes=hexes, ai=True), cannot_meet)
        number = self.coverage.number
        self.units = {number[unit_thing(row)]: row for row in unit_rows()}
        self.cards = {
            number[mode_name(*mode)]: mode[0]
            for mode in combat_modes()
            if mode_name(*mode) in number and mode_name(*mode) in number
        }
        self.good = [number[f"morale:{id}"] for id in MORALE_IDS[:FIRST_NEGATIVE] if id not in OFF_BOARD_MORALE]
        self.bad = [number[f"morale:{id}"] for id in MORALE_IDS[FIRST_NEGATIVE:] if id not in OFF_BOARD_MORALE]

    def deal(self, seed: int) -> Stacked:
        """A Combat in which open pairs may meet."""
        rng = Random(f"{self.name} {seed}")
        while True:
            try:
                game = self.begin(rng, seed)
                break
            except SetupError:
                continue
        checks = (
            invariants.Conserved(),
            invariants.check_board,
            invariants.check_derived,
            every(7, invariants.check_copy),
            every(11, check_hidden_hands),
            every(13, check_sampling),
            every(5, lambda game: check_exchanged(game, rng)),
            every(17, check_why_not),
            every(29, invariants.check_every_option),
            check_morale_cards,
        )
        return Stacked(game, CombatWatch(self.coverage), checks, MOST, rng)

    def begin(self, rng: Random, seed: int) -> Game:
        """Deal, and begin; raises SetupError where the box has too few of something."""
        cover = self.coverage
        pair = cover.some_open(rng) or (0, 1)
        names = [cover.names[n] for n in pair]
        sorts = {name.partition(":")[0] for name in names}
        siege = "siege" in sorts or ("obstacle" not in sorts and rng.random() < 0.15)
        ai = bool(sorts & {"ai", "ai_skill"}) or rng.random() < 0.12
        decks = "morale" in sorts or ("token:morale" not in names and rng.random() < 0.4)
        steered = (1 if siege and rng.random() < 0.6 else rng.randrange(2)) if ai else -1
        dealt = 1 << pair[0] | 1 << pair[1]
        # The pair itself first: two units on different sides, two cards on either.
        lots = [rng.randrange(2), rng.randrange(2)]
        if all(n in self.units for n in pair):
            lots[1] = 1 - lots[0]
        words: list[str] = []
        armies: list[list[int]] = [[], []]
        hands: list[list[int]] = [[], []]
        for n, side in zip(pair, lots, strict=True):
            if n in self.units:
                armies[side].append(n)
            elif n in self.cards:
                player = 1 - steered if ai else side
                hands[player].append(n)
                if T.CARD_IDS[self.cards[n]].startswith("sandro_specialty"):
                    dead = "skeletons" if T.CARD_IDS[self.cards[n]] in SKELETONS else "zombies"
                    armies[player].append(cover.number[f"unit:necropolis_{dead}"])
        most = rng.randint(3, 7) if self.hexes else rng.randint(2, 5)
        for side in (0, 1):
            while len(armies[side]) < most:
                n = cover.best([n for n in self.units if n not in armies[side]], dealt, rng)
                armies[side].append(n)
                dealt |= 1 << n
            while side != steered and len(hands[side]) < HAND:
                n = cover.best(self.cards, dealt, rng)
                hands[side].append(n)
                dealt |= 1 << n
        held = self.morale(rng, dealt, [n for n in pair if cover.names[n].startswith("morale:")]) if decks else ["", ""]
        # Whoever has nobody in reach, and only that, uses Tactics.
        places = self.places(armies, siege, "ai_skill:tactics" in names, rng)
        for side in (0, 1):
            army = " ".join(self.unit_word(n, place, rng) for n, place in zip(armies[side], places[side], strict=False))
            if side == steered:
                army += f" ai {self.ai_words(names, dealt, rng)}"
            else:
                army += f" {self.means(hands[side], rng)} {held[side]}"
                if not decks and rng.random() < 0.5:
                    army += " morale"
            words.append(army)
        words[1] += self.works(rng) if siege else self.terrain(names, rng)
        options = self.options(rng, decks)
        return begun("heroes", "skirmish", (words[0], words[1]), options, Streams(seed))

    def places(self, armies: list[list[int]], siege: bool, apart: bool, rng: Random) -> list[list[str]]:
        """Spaces close together, unless both sides are to stand apart; none on Walls."""
        if self.hexes:
            spaces = rng.sample(CLOSE, len(armies[0]) + len(armies[1]))
            if apart:
                spaces = rng.sample(SPACE_NAMES[21:], len(spaces))
                spaces.sort(key=lambda space: int(space.partition(".")[0]))
        else:
            rows = "1245" if siege else "12345"
            spaces = rng.sample([f"{c}{r}" for c in "abcd" for r in rows], len(armies[0]) + len(armies[1]))
        if (siege or apart) and not self.hexes:
            spaces.sort(key=lambda space: space[1])
        return [spaces[: len(armies[0])], spaces[len(armies[0]) :]]

    def unit_word(self, n: int, place: str, rng: Random) -> str:
        """A unit as an army's line has it, now and then hurt or with tokens."""
        row = self.units[n]
        damage = rng.randrange(min(9, T.HP[row])) if rng.random() < 0.25 else 0
        tokens = rng.choice(("!", "#", "!#")) if rng.random() < 0.2 else ""
        return unit_thing(row).removeprefix("unit:") + f"@{place}" + (f"*{damage}" if damage else "") + tokens

    def means(self, hand: list[int], rng: Random) -> str:
        """The cards of a player, all those dealt in hand, and what it takes to play them."""
        cards = [T.CARD_IDS[self.cards[n]] for n in hand] + rng.sample(MEANS, rng.randint(1, 4))
        if any(T.MODE_POWER[2 * self.cards[n]] or T.CARD_IDS[self.cards[n]] in WANTS_SPELLS for n in hand):
            cards += rng.sample(QUICK_SPELLS, 3)
        more = [T.CARD_IDS[self.cards[n]] for n in rng.sample(sorted(self.cards), rng.choice((0, 0, 2, 4)))]
        size = len(cards)
        return f"cards={','.join(cards + more)} hand={size} expert=3 gold={rng.randrange(25)}"

    def morale(self, rng: Random, dealt: int, wanted: list[int]) -> list[str]:
        """Morale cards for both sides, no card on both of them."""
        words = []
        taken: set[int] = set()
        for side in (0, 1):
            mine = [n for n in wanted[side : side + 1] if n not in taken]
            pile = self.bad if (mine and mine[0] in self.bad) or (not mine and rng.random() < 0.5) else self.good
            while len(mine) < 2:
                n = self.coverage.best([n for n in pile if n not in taken and n not in mine], dealt, rng)
                mine.append(n)
            taken.update(mine)
            ids = sorted(self.coverage.names[n].removeprefix("morale:") for n in mine)
            words.append(f"morale_cards={','.join(ids)}")
        return words

    def ai_words(self, names: list[str], dealt: int, rng: Random) -> str:
        """The decks of an AI Hero."""
        cover = self.coverage
        skills = [name.removeprefix("ai_skill:") for name in names if name.startswith("ai_skill:")]
        skill = skills[0] if skills else rng.choice(AI_SKILLS)
        spells = []
        candidates = {cover.number[mode_name(card, 0)]: card for card in SPELLS_OF_AI}
        for _ in range(5):
            spells.append(T.CARD_IDS[candidates[cover.best(candidates, dealt, rng)]])
        might, skilled = (rng.randint(0, 1), 4) if skills else (rng.randint(1, 6), rng.randint(1, 3))
        deck = f"might:{might},magic:{rng.randint(1, 4)},skill:{skilled}"
        return f"ai_deck={deck} ai_spells={','.join(spells)} ai_skill={skill}"

    def works(self, rng: Random) -> str:
        """A Town with a Citadel, its Walls whole or partly broken."""
        if self.hexes:
            layout = rng.choice(("walls=10.0,10.2,10.6,10.7 gate=10.4", "walls=10.2,10.7 gate=10.4", "gate=10.4"))
        else:
            layout = rng.choice(("walls=a3,b3,c3 gate=d3", "walls=b3,d3 gate=a3", "walls=c3 gate=b3", "gate=c3"))
        return f" town citadel {layout}"

    def terrain(self, names: list[str], rng: Random) -> str:
        """Obstacles on the hex battlefield, where they happen to fit."""
        if not self.hexes:
            return ""
        wanted = [name.removeprefix("obstacle:") for name in names if name.startswith("obstacle:")]
        more = [id for id in rng.sample(OBSTACLE_IDS, rng.randint(0, 2)) if id not in wanted]
        laid = [
            f"{id}/{rng.randrange(6)}/{rng.choice(('3', '4', '8', '9'))}.{rng.randrange(9)}" for id in wanted + more
        ]
        return f" obstacles={','.join(laid)}" if laid else ""

    def options(self, rng: Random, decks: bool) -> dict[str, str]:
        """Options of a Combat, mostly as the book has them."""
        chosen = {
            name: rng.choice(OPTIONS[name].values)
            for name in sorted(COMBAT_OPTIONS)
            if OPTIONS[name].values and not name.startswith("hex_") and rng.random() < 0.08
        }
        chosen["morale_decks"] = "on" if decks else "off"
        chosen.setdefault("mode", "clash")
        if rng.random() < 0.2:
            chosen["ask_anyway"] = "on"
        if self.hexes:
            chosen |= {"hex_board": "always", "hex_obstacles": "0", "hex_stalemate": "6", "effect_spells": "on"}
        return chosen


def check_exchanged(game: Game, rng: Random) -> None:
    """A card of a hand is exchanged for one of its deck, and nobody but its owner sees a difference."""
    s = invariants.battle(game)
    for side in (0, 1):
        if game.over or (s.private and s.seat == side):
            continue
        other = exchanged(s, side, rng)
        if other is not None:
            for seat in (1 - side, SPECTATOR):
                assert seen(s, seat) == seen(other, seat), f"seat {seat} sees the hand of side {side}"
