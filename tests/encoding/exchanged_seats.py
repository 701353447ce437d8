"""Positions with everything of the two seats exchanged, and the board turned round, for tests of encodings.

Only what an encoding reads is exchanged: nobody could play on from here.
"""

from banneret.battlelore.encoding import battle as lore
from banneret.battlelore.geometry.grid import HEXES, hexes_in, set_of
from banneret.battlelore.play.combat.battle import COMBAT
from banneret.battlelore.play.combat.retreat import FLEEING, RETREATING
from banneret.battlelore.play.turn.turn import TURN
from banneret.battlelore.state import battleground, unit_numbers
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.game_terms import with_sheet
from banneret.battlelore.state.terrain_sets import ground_of
from banneret.heroes.bots.combat_only import by_sides
from banneret.heroes.combat.attack import ENGAGE
from banneret.heroes.combat.attack_roll import ATTACK
from banneret.heroes.encoding import combat
from banneret.heroes.encoding.options import SPACE_WORDS
from banneret.heroes.geometry.combat_board import SPACES
from banneret.heroes.rules import RULES
from banneret.heroes.state import pile_numbers
from banneret.heroes.state.battle import PER_SIDE, SIDE_OF, TOWER, UNITS, Battle
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import STATISTICS
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.rules import View
from banneret.kernel.state import FRAME_LENGTH


def pair(both: tuple[int, ...]) -> tuple[int, ...]:
    return both[1], both[0]


def other_unit(u: int) -> int:
    """The unit of the other side with the same number there."""
    return u if u < 0 or u == TOWER else (u + PER_SIDE) % (2 * PER_SIDE)


def other_units(units: int) -> int:
    return sum(1 << other_unit(u) for u in range(UNITS) if units >> u & 1)


def other_space(space: int) -> int:
    return SPACES - 1 - space if 0 <= space < SPACES else space


def other_spaces(spaces: int) -> int:
    return sum(1 << other_space(n) for n in range(SPACES) if spaces >> n & 1)


def exchange_pairs(piles: list[tuple[int, ...]], first: int, end: int) -> None:
    for n in range(first, end, 2):
        piles[n], piles[n + 1] = piles[n + 1], piles[n]


def exchanged_combat(view: View) -> View:
    """A Combat on spaces with its sides exchanged, seen by the other seat."""
    v = view.state
    assert isinstance(v, Battle)
    s = v.copy()
    assert not s.terms.hexes
    s.seat = 1 - v.seat if v.seat >= 0 else v.seat
    s.row = tuple([v.row[other_unit(u)] for u in range(UNITS)])
    s.damage = [v.damage[other_unit(u)] for u in range(UNITS)]
    s.pos[:] = [other_space(v.pos[other_unit(u)]) for u in range(UNITS)]
    s.at[:] = [-1] * len(s.at)
    for u, space in enumerate(s.pos):
        if space >= 0 and s.alive >> other_unit(u) & 1:
            s.at[space] = u
    s.mod = tuple([v.mod[n * UNITS + other_unit(u)] for n in range(STATISTICS) for u in range(UNITS)])
    for name in ("alive", "acted", "retaliated", "guarded", "frozen", "warded", "saviours"):
        setattr(s, name, other_units(getattr(v, name)))
    for name in ("walls", "gate", "rubble"):
        setattr(s, name, other_spaces(getattr(v, name)))
    for name in ("expert", "spells", "luck"):
        setattr(s, name, pair(getattr(v, name)))
    s.stores = v.stores[3:] + v.stores[:3]
    s.morale = (v.morale & 1) << 1 | v.morale >> 1 & 1
    s.marks = (v.marks & 0x155555) << 1 | (v.marks & 0x2AAAAA) >> 1
    s.active = other_unit(v.active)
    s.turn_side = 1 - v.turn_side
    s.winner = 1 - v.winner if v.winner >= 0 else -1
    s.terms = by_sides(v.terms)
    s.terms.faction = pair(v.terms.faction)
    exchange_pairs(s.piles, pile_numbers.HAND, pile_numbers.NEUTRAL_DECK)
    exchange_pairs(s.piles, pile_numbers.IN_PLAY, pile_numbers.PILES)
    for end in range(FRAME_LENGTH, len(s.stack) + 1, FRAME_LENGTH):
        step = s.stack[end - 4]
        if combat.ENGAGE_END >= step >= ENGAGE or combat.ATTACK_END >= step >= ATTACK:
            s.stack[end - 3 : end - 1] = [other_unit(u) for u in s.stack[end - 3 : end - 1]]
        if combat.ENGAGE_END >= step >= ENGAGE:
            s.stack[end - 1] = other_unit(s.stack[end - 1])
    spaces = {o for o in s.options if RULES.key(s.kind, o).partition(":")[0] in SPACE_WORDS}
    s.options = [option(verb(o), other_space(argument(o))) if o in spaces else o for o in v.options]
    assert not any(s.alive >> u & 1 and SIDE_OF[u] < 0 for u in range(UNITS))
    return View(1 - view.seat, s)


def swap_first_two(values: list[int], wide: int = 1) -> list[int]:
    return values[wide : 2 * wide] + values[:wide] + values[2 * wide :]


def exchanged_game(view: View) -> View:
    """A whole game for two in which the players have changed their numbers, seen by the same player."""
    v = view.state
    assert isinstance(v, WholeGame)
    assert v.game_terms.players == 2
    s = v.copy()

    def other(player: int) -> int:
        return 1 - player if player >= 0 else player

    s.seat = other(v.seat)
    for name in ("turn", "first", "grail"):
        setattr(s, name, other(getattr(v, name)))
    s.who = tuple(map(other, v.who))
    terms = by_sides(v.terms)
    terms.control = tuple(map(other, v.terms.control))
    terms.manner = v.terms.manner
    s.terms = terms
    for name in ("owned", "homeless", "pool"):
        setattr(s, name, getattr(v, name)[::-1])
    s.cubes = v.cubes[::-1]
    for name, wide in (
        ("town_at", 1), ("hero_at", 2), ("mp", 2), ("faction", 1), ("hero", 1), ("experience", 1), ("purse", 3),
        ("income", 3), ("buildings", 1), ("tokens", 1), ("spirit", 1),
    ):  # fmt: skip
        setattr(s, name, swap_first_two(getattr(v, name), wide))
    s.wings = (v.wings & 3) << 2 | v.wings >> 2
    s.out = (v.out & 1) << 1 | v.out >> 1
    first, wide = pile_numbers.PILES, pile_numbers.PILES_A_PLAYER
    for n in range(first, first + wide):
        s.piles[n], s.piles[n + wide] = s.piles[n + wide], s.piles[n]
    return View(1 - view.seat, s)


def other_troop(u: int) -> int:
    return (u + unit_numbers.PER_SIDE) % unit_numbers.UNITS if u >= 0 else u


def other_hex(hex: int) -> int:
    return HEXES - 1 - hex if hex >= 0 else hex


def other_hexes(hexes: int) -> int:
    return set_of([other_hex(hex) for hex in hexes_in(hexes)])


def exchanged_battle(view: View) -> View:
    """A battle without ramparts with its sides exchanged, seen by the other seat."""
    v = view.state
    assert isinstance(v, Battleground)
    s = v.copy()
    units = range(unit_numbers.UNITS)
    s.seat = 1 - v.seat if v.seat >= 0 else v.seat
    s.troop[:] = [v.troop[other_troop(u)] for u in units]
    s.figures[:] = [v.figures[other_troop(u)] for u in units]
    s.pos[:] = [other_hex(v.pos[other_troop(u)]) for u in units]
    s.leader[:] = [other_troop(v.leader[other_troop(u)]) for u in units]
    s.at[:] = [other_troop(v.at[other_hex(hex)]) for hex in range(HEXES)]
    for name in ("alive", "ordered", "moved", "weary", "battled", "fought", "bonus", "poisoned", "webbed", "deeds",
                 "roaming", "gratis", "parting"):  # fmt: skip
        old = getattr(v, name)
        setattr(s, name, sum(1 << other_troop(u) for u in units if old >> u & 1))
    for name in ("last", "banners", "goblets"):
        setattr(s, name, pair(getattr(v, name)))
    s.mist = tuple([other_hexes(hexes) for hexes in pair(v.mist)])
    s.traps = tuple([other_hexes(hexes) for hexes in pair(v.traps)])
    s.council = v.council[5:] + v.council[:5]
    s.spent = (v.spent & 1) << 1 | v.spent >> 1
    s.turn = 1 - v.turn
    s.winner = 1 - v.winner if v.winner >= 0 else -1
    s.ground = ground_of(v.ground.land[::-1])
    s.game_terms = with_sheet(v.game_terms, 0, v.game_terms.heroes[0])
    s.game_terms.first = 1 - v.game_terms.first
    s.game_terms.objectives = tuple([(1 - side, other_hexes(at), n) for side, at, n in v.game_terms.objectives])
    for first in (battleground.HAND, battleground.LORE_HAND, battleground.LORE_LOOKED, battleground.RESERVES):
        exchange_pairs(s.piles, first, first + 2)
    for end in range(FRAME_LENGTH, len(s.stack) + 1, FRAME_LENGTH):
        step = s.stack[end - 4]
        if lore.COMBAT_END >= step >= COMBAT:
            s.stack[end - 3 : end - 1] = [other_troop(u) for u in s.stack[end - 3 : end - 1]]
        elif lore.FLEEING_END >= step >= FLEEING or lore.RETREATING_END >= step >= RETREATING:
            s.stack[end - 3] = other_troop(s.stack[end - 3])
        elif lore.TURN_END >= step >= TURN:
            s.stack[end - 2] = other_troop(s.stack[end - 2])
    s.options = [option(verb(o), other_hex(argument(o))) if at_hex(v, o) else o for o in v.options]
    return View(1 - view.seat, s)


def at_hex(v: Battleground, answer: int) -> bool:
    from banneret.battlelore.encoding.encoder import PLACES
    from banneret.battlelore.rules import RULES as LORE_RULES

    return LORE_RULES.key(v.kind, answer).partition(":")[2] in PLACES
