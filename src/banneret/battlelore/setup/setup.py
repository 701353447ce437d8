"""The first position of an adventure."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from banneret.battlelore.box.adventure_file import AdventureFile, Council, are_cunning, land_of
from banneret.battlelore.box.adventures import defined_adventure, load_adventure
from banneret.battlelore.box.heroes import CHEST_NAMES
from banneret.battlelore.box.tables import COUNTRYSIDE, FIGURES, LAND_IDS, MASTERS, UNIT_IDS
from banneret.battlelore.career import after_adventure as _after  # noqa: F401  (makes the actions after an adventure known)
from banneret.battlelore.career.academy import ACADEMY, GRADUATION, LEAVING
from banneret.battlelore.career.sheets import MOST_HEROES, adviser_among, gift_in, heroes_of
from banneret.battlelore.geometry.grid import HEX_NAMES, HEXES, NOWHERE, SIDE_NAMES, set_of
from banneret.battlelore.play.heroes.deployment import DEPLOYING
from banneret.battlelore.play.heroes.treasure import lay_chests
from banneret.battlelore.play.heroes.use import answers as _uses_answers  # noqa: F401  (makes skills and artifacts known)
from banneret.battlelore.play.heroes.use import battle as _uses_battle  # noqa: F401
from banneret.battlelore.play.heroes.use import orders as _uses_orders  # noqa: F401
from banneret.battlelore.play.lore import cards as _lore_cards  # noqa: F401  (makes them known)
from banneret.battlelore.play.turn.command_tents import PITCHING
from banneret.battlelore.play.turn.turn import TURN
from banneret.battlelore.setup.first_hands import DEAL
from banneret.battlelore.setup.war_council import COUNCIL
from banneret.battlelore.state.battleground import CALLED, QUESTS, RESERVES, TENTS, Battleground, put
from banneret.battlelore.state.empty_battleground import fresh
from banneret.battlelore.state.game_terms import BLANK, NO_ADVISER, GameTerms, Sheet
from banneret.battlelore.state.sides import players_of
from banneret.battlelore.state.terrain_sets import Ground, ground_of
from banneret.battlelore.state.unit_numbers import first_unit

USUAL_HAND: Final = 5


@lru_cache(64)
def prepare(id: str, seats: tuple[str, ...], lore: bool, definition: str = "", fragile: bool = False) -> Battleground:
    """The position before anything has happened. It is kept and must only be copied.

    With `lore`, a medieval adventure is played with lore and without councils; with `fragile`, allies may not order
    each other's heroes. Rules: BL-LRE-27, BLH-CFG-07, BLH-CFG-08, BLH-CRT-01, BLH-CFG-02, BLH-QST-01, BL-SET-01,
    BLH-LMK-05, BLH-LMK-07.
    """
    if id == ACADEMY:
        return prepare_academy(seats[0])
    adventure = defined_adventure(definition) if definition else load_adventure(id)
    s = fresh(game_terms_of(adventure, seats), ground_in(adventure))
    s.game_terms.lore = s.game_terms.lore or lore
    s.game_terms.fragile = fragile
    armies = (adventure.units["standard"], adventure.units["pennant"])
    for side, army in enumerate(armies):
        u = first_unit(side)
        for troop, hexes in army.items():
            for hex in hexes:
                s.troop[u] = UNIT_IDS.index(troop)
                s.figures[u] = FIGURES[s.troop[u]]
                s.alive |= 1 << u
                put(s, u, HEX_NAMES.index(hex))
                u += 1
        for troop, count in adventure.call_to_arms.get(SIDE_NAMES[side], {}).items():
            for _ in range(count):
                s.troop[u] = UNIT_IDS.index(troop)
                s.figures[u] = FIGURES[s.troop[u]]
                s.piles[RESERVES + side] += (u,)
                u += 1
    s.piles[CALLED] = (-1, -1) if adventure.call_to_arms else ()
    lay_chests(s, tuple([HEX_NAMES.index(hex) for hex in adventure.chests]))
    if adventure.quest is not None:
        s.piles[QUESTS] = (HEX_NAMES.index(adventure.quest.hex),)
    # What is called last comes first. Rules: BL-SET-01.
    s.call(TURN, 0, 0, 0)
    s.call(DEPLOYING, 0, 0, 0)
    s.call(DEAL, 0, 0, 0)
    if adventure.tents is not None and adventure.tents.places:
        places = adventure.tents.places
        s.piles[TENTS] = tuple([HEX_NAMES.index(places[n]) if n in places else NOWHERE for n in SIDE_NAMES])
    if s.game_terms.tents >= 0:
        s.call(PITCHING, 0, 0, 0)
    if s.game_terms.lore:
        s.call(COUNCIL, 0, 0, 0)
    if any(sheet is not None and sheet.troop == BLANK for sheet in s.game_terms.heroes):
        s.call(GRADUATION, 0, 0, 0)
    return s


def prepare_academy(seat: str) -> Battleground:
    """One seat and a blank sheet, without an adventure. Rules: BLH-CRT-01, BLH-LEG-17."""
    m = empty_game_terms(ACADEMY)
    m.heroes = (*heroes_of(seat), None, None, None)
    m.gifts = (gift_in(seat), (), (), ())
    s = fresh(m, ground_of((COUNTRYSIDE,) * HEXES, (0,) * HEXES))
    s.call(LEAVING, 0, 0, 0)
    s.call(GRADUATION, 0, 0, 0)
    return s


def empty_game_terms(id: str) -> GameTerms:
    """Terms of nobody and nothing."""
    m = GameTerms()
    m.adventure = id
    m.first = m.needed = m.graves = m.slaying = m.trophy = m.rules = 0
    m.hand = m.creatures = (0, 0)
    m.cunning = m.lore = m.fragile = False
    m.sides = (0, 1)
    m.owners = (0, 0, 1, 1)
    m.lore_deck = m.objectives = ()
    m.seats = ((0,), (0,))
    m.heroes = (None,) * (2 * MOST_HEROES)
    m.gifts = ((),) * (2 * MOST_HEROES)
    m.advisers = ((NO_ADVISER, ""),) * 2
    m.sight = (0, 0)
    m.tents = -1
    m.quest = (0, 0, 0)
    return m


def game_terms_of(adventure: AdventureFile, seats: tuple[str, ...]) -> GameTerms:
    """What does not change in an adventure.

    Rules: BL-SET-02, BL-SET-03, BL-SET-06, BLH-DEP-01, BLH-LEG-17, BL-SET-07, BL-VIC-05, BLH-CFG-03, BLH-CUN-01,
    BLH-AFT-07, BLH-XP-02, BLH-LMK-18, BLH-QST-02.
    """
    m = empty_game_terms(adventure.id)
    m.first = SIDE_NAMES.index(adventure.first)
    m.needed = adventure.banners
    m.hand = tuple([adventure.command_cards.get(name, USUAL_HAND) for name in SIDE_NAMES])
    m.cunning = are_cunning(adventure)
    m.lore = adventure.lore
    m.lore_deck = tuple([MASTERS.index(master) for master in adventure.lore_deck])
    councils = [adventure.council.get(name, Council()) for name in SIDE_NAMES]
    m.seats = tuple([seats_of(council) for council in councils])
    m.creatures = tuple([len(council.creatures) for council in councils])
    m.sides = tuple([int(line.split()[0] != SIDE_NAMES[0]) for line in seats])
    heroes: list[Sheet | None] = []
    owners: list[int] = []
    gifts: list[tuple[int, ...]] = []
    for side in range(len(SIDE_NAMES)):
        players = players_of(m, side)
        for seat in players:
            for sheet in heroes_of(seats[seat]):
                heroes.append(sheet)
                owners.append(seat)
                gifts.append(gift_in(seats[seat]))
        while len(heroes) < (side + 1) * MOST_HEROES:
            heroes.append(None)
            owners.append(players[0])
            gifts.append(())
    m.heroes, m.owners, m.gifts = tuple(heroes), tuple(owners), tuple(gifts)
    m.advisers = tuple([adviser_among([seats[seat] for seat in players_of(m, side)]) for side in range(2)])
    m.objectives = tuple(
        [(SIDE_NAMES.index(o.side), set_of([HEX_NAMES.index(h) for h in o.hexes]), o.banners) for o in adventure.hold]
    )
    m.sight = (adventure.sight.hexes, adventure.sight.turns) if adventure.sight else (0, 0)
    m.graves = set_of([HEX_NAMES.index(hex) for hex in adventure.graves])
    m.tents = adventure.tents.treasure if adventure.tents else -1
    q = adventure.quest
    m.quest = (CHEST_NAMES.index(q.chest), q.experience, q.banners) if q else (0, 0, 0)
    m.trophy = adventure.trophy
    m.slaying = adventure.slaying
    return m


def seats_of(council: Council) -> tuple[int, ...]:
    """The levels to give out, or the fixed levels of the five Lore Masters. Rules: BL-LRE-04."""
    if council.fixed:
        return tuple([council.fixed.get(master, 0) for master in MASTERS])
    return (council.levels,)


def ground_in(adventure: AdventureFile) -> Ground:
    """The terrain of an adventure; the rest is countryside. Rules: BL-BRD-09, BL-BRD-10, BL-SET-01, BL-TER-25."""
    land = [COUNTRYSIDE] * HEXES
    for name, hex in land_of(adventure):
        land[HEX_NAMES.index(hex)] = LAND_IDS.index(name)
    ramparts = [0] * HEXES
    for hex, outside in adventure.ramparts.items():
        ramparts[HEX_NAMES.index(hex)] = set_of([HEX_NAMES.index(other) for other in outside])
    return ground_of(tuple(land), tuple(ramparts))
