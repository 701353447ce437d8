"""Battles as a test wants them: units, hands, goblets and councils set, chance as it says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from banneret.battlelore.box.tables import CARD_COPIES, CARD_IDS, FIGURES, LAND_IDS, LORE_IDS, MASTERS, UNIT_IDS
from banneret.battlelore.career.sheets import sheet_of
from banneret.battlelore.geometry.grid import HEX_NAMES, HEXES, set_of
from banneret.battlelore.play.heroes.deployment import lay_out_artifacts
from banneret.battlelore.play.heroes.roles import join, part, set_fate
from banneret.battlelore.play.heroes.treasure import lay_chests
from banneret.battlelore.play.turn.turn import TURN
from banneret.battlelore.setup.setup import prepare
from banneret.battlelore.state.battleground import (
    DECK,
    DISCARDS,
    FIGHTING,
    HAND,
    LORE_DECK,
    LORE_DISCARDS,
    LORE_HAND,
    QUESTS,
    TENTS,
    Battleground,
    put,
)
from banneret.battlelore.state.empty_battleground import fresh
from banneret.battlelore.state.game_terms import GameTerms
from banneret.battlelore.state.terrain_sets import ground_of
from banneret.battlelore.state.unit_numbers import HEROES, PER_SIDE
from banneret.games import new, rules_of
from banneret.kernel.chance import Streams
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.rules import Setup
from tests.battlelore.builder.game import BattleLoreGame
from tests.support.slots import slots

Sides = tuple[Any, Any]


class Scripted(Streams):
    """Dice as a test scripts them, and cards: the scripted ones, and then the first of the pile."""

    def __init__(self, dice: Iterable[str] = (), draws: Iterable[str] = ()) -> None:
        super().__init__(0)
        self._dice = list(dice)
        self._draws = list(draws)

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """The next scripted outcome of this kind."""
        if kind == K_ROLL:
            assert self._dice, "a die was rolled that the test has not scripted"
            key = f"die:{self._dice.pop(0)}"
        elif self._draws:
            key = self._draws.pop(0)
        else:
            return outcomes[0]
        answer = rules_of("battlelore").parse(kind, key)
        assert answer in outcomes, f"{key} cannot come up"
        return answer


def battle(
    standard: str,
    pennant: str,
    *,
    land: str = "",
    hands: Sides = (("attack_centre",), ("attack_centre",)),
    lore: Sides = ((), ()),
    goblets: tuple[int, int] = (15, 15),
    councils: tuple[Mapping[str, int], Mapping[str, int]] = ({}, {}),
    turn: int = 0,
    needed: int = 9,
    pool: int | None = None,
    lore_deck: Iterable[str] | None = None,
    lore_discards: Iterable[str] = (),
    dice: Iterable[str] = (),
    draws: Iterable[str] = (),
    ramparts: Mapping[str, str] = MappingProxyType({}),
    notes: Mapping[str, Any] = MappingProxyType({}),
    heroes: Sides = ((), ()),
    deeds: Iterable[str] = (),
    webs: Iterable[str] = (),
    chests: Iterable[str] = (),
    quest: str = "",
    tents: tuple[str, ...] = (),
) -> BattleLoreGame:
    """A battle at the start of a side's turn: `battle("human_sword_blue@5.6*3", "goblin_sword_green@4.6")`.

    Ramparts are given by hex with the hexes outside; notes are what the adventure says of the `GameTerms`. Heroes are
    character sheets with a hex, `Maud:warrior:warrior_cleave@5.6`: with an own troop there a Leader, else a Champion.
    One without a hex was not deployed.
    The troops on the hexes of `deeds` have heroic-deed tokens, the units on those of `webs` are in webs.

    A Lore Master who is not named has level 1, so that no card is out of character unless a council says 0.
    """
    rules = rules_of("battlelore")
    setup = rules.normalise(Setup(game="battlelore", scenario="free_companies", seats=("standard", "pennant")))
    game = BattleLoreGame(rules, setup, 0, Scripted(dice, draws))
    ground = [0] * HEXES
    for word in land.split():
        name, _, hex = word.partition("@")
        ground[HEX_NAMES.index(hex)] = LAND_IDS.index(name)
    walls = [set_of([HEX_NAMES.index(other) for other in ramparts.get(hex, "").split()]) for hex in HEX_NAMES]
    sheets = [sheet_of(f"hero={word.partition('@')[0]}") for side in heroes for word in side]
    named = [[sheets.pop(0) for _ in side] + [None] * (2 - len(side)) for side in heroes]
    s = fresh(
        settled(needed, turn, {"heroes": (*named[0], *named[1]), **notes}), ground_of(tuple(ground), tuple(walls))
    )
    for side, army in enumerate((standard, pennant)):
        for n, word in enumerate(army.split()):
            place(s, side * PER_SIDE + n, word)
    lay_out_artifacts(s, 0, 0, 0)
    for side, words in enumerate(heroes):
        for n, word in enumerate(words):
            if "@" in word:
                bring(s, HEROES[2 * side + n], HEX_NAMES.index(word.partition("@")[2]))
    s.piles[QUESTS] = (HEX_NAMES.index(quest),) if quest else ()
    s.piles[TENTS] = tuple(HEX_NAMES.index(hex) for hex in tents)
    lay_chests(s, tuple(HEX_NAMES.index(hex) for hex in chests))
    for hex in deeds:
        s.deeds |= 1 << s.at[HEX_NAMES.index(hex)]
    for hex in webs:
        s.webbed |= 1 << s.at[HEX_NAMES.index(hex)]
    s.council = tuple([councils[side].get(master, 1) for side in (0, 1) for master in MASTERS])
    s.goblets = goblets
    s.pool = 36 - sum(goblets) if pool is None else pool
    deck = [card for card, copies in enumerate(CARD_COPIES) for _ in range(copies)]
    rest = list(range(len(LORE_IDS)))
    for side in (0, 1):
        s.piles[HAND + side] = tuple(sorted(CARD_IDS.index(card) for card in hands[side]))
        s.piles[LORE_HAND + side] = tuple(sorted(LORE_IDS.index(card) for card in lore[side]))
        for card in s.piles[HAND + side]:
            deck.remove(card)
        for card in s.piles[LORE_HAND + side]:
            rest.remove(card)
    s.piles[LORE_DISCARDS] = tuple(LORE_IDS.index(card) for card in lore_discards)
    wanted = [LORE_IDS.index(card) for card in lore_deck] if lore_deck is not None else rest
    s.piles[LORE_DECK] = tuple(sorted(set(wanted) - set(s.piles[LORE_DISCARDS])))
    s.piles[DECK], s.piles[DISCARDS] = tuple(deck), ()
    s.turn = turn
    s.call(TURN, 0, 0, 0)
    s.log = game._raw
    game._raw.clear()
    game.state = s
    s.run()
    game.settle()
    return game


def settled(needed: int, first: int, notes: Mapping[str, Any]) -> GameTerms:
    """What does not change in such a battle."""
    base = prepare("free_companies", ("standard", "pennant"), False).game_terms
    game_terms = GameTerms()
    for name in slots(GameTerms):
        setattr(game_terms, name, getattr(base, name))
    game_terms.needed, game_terms.first = needed, first
    for name, value in notes.items():
        setattr(game_terms, name, value)
    return game_terms


def place(s: Battleground, u: int, word: str) -> None:
    """Put a unit such as `human_sword_blue@4.6*2` on the battleground, with all its figures if no number is given."""
    name, _, where = word.partition("@")
    hex, _, figures = where.partition("*")
    s.troop[u] = UNIT_IDS.index(name)
    s.figures[u] = int(figures) if figures else FIGURES[s.troop[u]]
    s.alive |= 1 << u
    put(s, u, HEX_NAMES.index(hex))


def bring(s: Battleground, h: int, hex: int) -> None:
    """Put a hero on the battleground: with the troop there as its Leader, or alone as a Champion."""
    set_fate(s, h, FIGHTING)
    if s.at[hex] >= 0:
        join(s, h, s.at[hex])
    else:
        part(s, h, hex)


def clash(standard: str = "human_sword_blue@5.6", pennant: str = "human_sword_blue@4.6", **how: Any) -> BattleLoreGame:
    """A battle in the Combat phase of the standard side, whose unit on 5.6 is ordered."""
    game = battle(standard, pennant, **how)
    return game.lead("5.6").halt_if_asked()


def medieval(standard: str, pennant: str, **how: Any) -> BattleLoreGame:
    """A battle without lore, at the start of the standard side's turn."""
    notes = {"lore": False, **how.pop("notes", {})}
    return battle(standard, pennant, notes=notes, goblets=(0, 0), **how)


def melee(standard: str = "human_sword_blue@5.6", pennant: str = "human_sword_blue@4.6", **how: Any) -> BattleLoreGame:
    """A battle without lore in which the unit on 5.6 attacks the one on 4.6."""
    return medieval(standard, pennant, **how).lead("5.6").halt_if_asked().attack("5.6", "4.6")


def adventure(scenario: str, seed: int = 1, **options: str) -> BattleLoreGame:
    """An adventure at its very start, with chance of its own."""
    game = new("battlelore", scenario=scenario, seats=["standard", "pennant"], seed=seed, options=options)
    return BattleLoreGame.of(game)


def councils(scenario: str, standard: Mapping[str, int], pennant: Mapping[str, int], seed: int = 1) -> BattleLoreGame:
    """An adventure whose two councils have been given these levels."""
    game = adventure(scenario, seed)
    for council in (standard, pennant):
        game.give_levels(*[master for master in MASTERS for _ in range(council.get(master, 0))])
    return game


def fixed_councils(standard: Mapping[str, int], pennant: Mapping[str, int]) -> BattleLoreGame:
    """An adventure at its start whose notes fix both councils."""
    rules = rules_of("battlelore")
    setup = rules.normalise(Setup(game="battlelore", scenario="the_goblin_toll", seats=("standard", "pennant")))
    game = BattleLoreGame(rules, setup, 0)
    s = prepare("the_goblin_toll", ("standard", "pennant"), False).copy()
    game_terms = GameTerms()
    for name in slots(GameTerms):
        setattr(game_terms, name, getattr(s.game_terms, name))
    game_terms.seats = tuple([tuple([council.get(m, 0) for m in MASTERS]) for council in (standard, pennant)])
    s.game_terms = game_terms
    s.log = game._raw
    game._raw.clear()
    game.state = s
    s.run()
    game.settle()
    return game
