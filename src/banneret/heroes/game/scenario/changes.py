"""What the rules of a scenario change about the rules of the box, written into the GameTerms."""

from __future__ import annotations

from typing import Final

from banneret.heroes.box.cards_and_units import FACTIONS
from banneret.heroes.box.map_and_towns import BUILDINGS
from banneret.heroes.game.scenario.switches import adopt
from banneret.heroes.game.scenario.words import condition, place, word_measure
from banneret.heroes.scenario.load import Scenario
from banneret.heroes.scenario.rules import Beast as BeastEntry
from banneret.heroes.scenario.rules import (
    Change,
    FightChange,
    GuardChange,
    Horde,
    LockedTile,
)
from banneret.heroes.state.game_terms import H_ASTROLOGERS_EVERY_ROUND, H_NO_ASTROLOGERS, GameTerms
from banneret.heroes.state.game_terms_parts import Beast, FightRules, GuardRule, Lock
from banneret.heroes.state.options import DIFFICULTIES
from banneret.heroes.state.scenario_numbers import as_in_the_box, change_numbers
from banneret.heroes.state.terms import SURRENDER_PRICE
from banneret.heroes.tables.ai_cards import to_draw
from banneret.heroes.tables.compile.combat import TIERS, group_of
from banneret.heroes.tables.tiles import LOCATION_IDS
from banneret.heroes.tables.unit_names import unit_rows

TRANSPORT_PRICE: Final = 8
"""Rules: H3-TWN-12."""
RANSOM: Final = 5
"""Rules: H3-END-16."""


def as_printed(m: GameTerms) -> None:
    """The rules of the box, before any rule of the scenario changes them. Rules: H3-GEN-01."""
    m.guard_rules = ()
    m.hordes = tuple(horde_cards(m, horde) for horde in m.scenario.hordes)
    m.locks = ()
    m.numbers = as_in_the_box()
    m.no_buildings = 0
    m.surrender_price = SURRENDER_PRICE
    m.transport_price = TRANSPORT_PRICE
    m.empty = m.free_extensions = m.main_only = 0
    m.grail_carried = m.grail_heavy = False
    field_rules(m)
    m.lends = False
    m.all_rounds_pay = m.safe_towns = False
    m.ransom = RANSOM
    m.fallen_return = ()
    m.no_surrender = (-1, 0, 0, 0, 0)
    m.own_half_until = 0
    m.beast = no_beast()
    m.fights = FightRules()
    m.fights.any = m.fights.lone = False
    m.fights.kinship = m.fights.dull = m.fights.dull_label = 0


def change_rules(m: GameTerms, change: Change) -> None:
    """Carry out what a rule changes about the rules of the box, and about options that say otherwise.

    Rules: H3-CHANGE-lock, H3-CHANGE-no_buildings, H3-CHANGE-guards, H3-CHANGE-empty, H3-CHANGE-main_heroes_only,
    H3-CHANGE-free_extensions, H3-CHANGE-astrologers, H3-CHANGE-grail, H3-CHANGE-every_round_pays,
    H3-CHANGE-safe_towns, H3-CHANGE-own_half_until, H3-CHANGE-fallen_return, H3-CHANGE-ransom,
    H3-CHANGE-no_surrender, H3-CHANGE-beast, H3-CHANGE-surrender_price, H3-CHANGE-transport_price,
    H3-CHANGE-lend_units, H3-GEN-01, H3-GEN-02, H3-OPT-13, H3-CHANGE-lower_attack_die, H3-CHANGE-second_retaliation.
    """
    change_numbers(m.numbers, change)
    m.rules |= m.numbers.rules
    if change.fights is not None:
        change_fights(m, change.fights)
    if change.lock is not None:
        m.locks += (lock_of(m.scenario, change.lock),)
    for kind in change.no_buildings:
        m.no_buildings |= 1 << BUILDINGS.index(kind)
    if change.guards is not None:
        m.guard_rules = (*m.guard_rules, guard_rule(m, change.guards))
    m.empty |= kinds_of(change.empty)
    m.main_only |= kinds_of(change.main_heroes_only)
    m.free_extensions += change.free_extensions
    if change.astrologers is False:
        m.house = m.house & ~H_ASTROLOGERS_EVERY_ROUND | H_NO_ASTROLOGERS
    if change.grail is not None:
        m.grail_carried = True
        m.grail_heavy = change.grail.heavy
    m.all_rounds_pay = m.all_rounds_pay or change.every_round_pays
    m.safe_towns = m.safe_towns or change.safe_towns
    m.own_half_until = max(m.own_half_until, change.own_half_until or 0)
    m.fallen_return += tuple(TIERS[tier] for tier in change.fallen_return)
    if change.ransom is not None:
        m.ransom = change.ransom
    if change.no_surrender is not None:
        m.no_surrender = condition(m.scenario, change.no_surrender)
    if change.beast is not None:
        m.beast = beast_of(m, change.beast)
    if change.surrender_price is not None:
        m.surrender_price = change.surrender_price
    if change.transport_price is not None:
        m.transport_price = change.transport_price
    adopt(m, change)
    m.lends = m.lends or change.lend_units


def lock_of(scenario: Scenario, entry: LockedTile) -> Lock:
    """A tile that is entered and turned up under conditions only. Rules: H3-CHANGE-lock."""
    lock = Lock()
    lock.label = scenario.labels.index(entry.tile)
    lock.kind = -1 if entry.field is None else LOCATION_IDS.index(entry.field)
    lock.terrain = -1 if entry.from_terrain is None else FACTIONS.index(entry.from_terrain)
    lock.tests = tuple(condition(scenario, test) for test in entry.test)
    return lock


def kinds_of(names: tuple[str, ...]) -> int:
    """Kinds of location, as bits."""
    return sum(1 << LOCATION_IDS.index(name) for name in set(names))


def field_rules(m: GameTerms) -> None:
    """What the scenario says about visits to certain locations, and about cubes on them.

    Rules: H3-FIELD-exclusive_flag, H3-FIELD-movement, H3-FIELD-needs.
    """
    m.exclusive = 0
    m.visit_price = {}
    m.visit_tests = {}
    for name, entry in m.scenario.fields.items():
        kind = LOCATION_IDS.index(name)
        m.exclusive |= int(entry.exclusive_flag) << kind
        if entry.movement:
            m.visit_price[kind] = entry.movement
            m.visit_tests[kind] = tuple(condition(m.scenario, test) for test in entry.needs)


def no_beast() -> Beast:
    """In the place of a beast where there is none."""
    b = Beast()
    b.where = b.rows = ()
    b.health = b.heals = b.minor = b.relic = 0
    b.major = False
    return b


def beast_of(m: GameTerms, entry: BeastEntry) -> Beast:
    """A guard that keeps its wounds, for the difficulty of the game. Rules: H3-CHANGE-beast, H3-DIF-01."""
    b = no_beast()
    b.where = tuple(place(m.scenario, where) for where in entry.where)
    b.rows = tuple(sorted(row for word in entry.units for row in unit_rows((word,), FACTIONS[0])))
    b.health = entry.health.get(DIFFICULTIES[m.difficulty], 0)
    b.heals = entry.heals
    b.minor = entry.hoard.minor_defense
    b.major = entry.hoard.major_attacks
    b.relic = entry.hoard.relic_damage
    return b


def horde_cards(m: GameTerms, horde: Horde) -> tuple[int, ...]:
    """The cards a horde begins with, for the players and the difficulty of the game.

    Rules: H3-CHANGE-guards, H3-DIF-01.
    """
    level = DIFFICULTIES[m.difficulty]
    tiers = horde.per_player.get(level, ()) * m.players + horde.once.get(level, ())
    return tuple(sorted(to_draw(TIERS[tier]) for tier in tiers))


def guard_rule(m: GameTerms, change: GuardChange) -> GuardRule:
    """A change about guards, for the difficulty of the game. Rules: H3-CHANGE-guards, H3-NEU-02, H3-EXP-13."""
    g = GuardRule()
    g.where = tuple(place(m.scenario, where) for where in change.where)
    g.level = -1 if change.level is None else change.level
    army = change.army
    g.army = army.get(DIFFICULTIES[m.difficulty], ()) if isinstance(army, dict) else army
    g.add = change.add
    g.among = change.among
    g.cannot_avoid = change.cannot_avoid
    g.to_the_end = change.to_the_end
    g.last = word_measure(m.scenario, change.last) if change.last else (-1, 0)
    g.horde = [horde.id for horde in m.scenario.hordes].index(change.horde) if change.horde else -1
    g.cards = change.cards
    return g


def change_fights(m: GameTerms, change: FightChange) -> None:
    """Carry out what a rule changes about Combats.

    Rules: H3-CHANGE-kinship, H3-CHANGE-dull_spells, H3-CHANGE-lone_attackers, H3-GEN-01.
    """
    rules = m.fights
    rules.any = True
    rules.lone = rules.lone or change.lone_attackers
    if change.kinship:
        rules.kinship = group_of(change.kinship)
    if change.dull_spells is not None:
        rules.dull = change.dull_spells.by
        rules.dull_label = m.scenario.labels.index(change.dull_spells.tile)
