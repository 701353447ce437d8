"""Battle: the position of one Combat.

Units are numbered: the attacker's 0 to 6, the defender's 7 to 13, the Arrow Tower 14; a set of units is an int with
one bit per unit. There is a list for each property of units (`pos[u]`, `damage[u]`), and a tuple for what rarely
changes (`row[u]`), so that copies share it. Cards lie in piles of sorted tuples, so equal positions are equal whatever
their history; only where the order of play matters (discard piles and cards in use) the newest card is the last.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.geometry.combat_board import NOWHERE, TOWER_SPACE
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state.events_combat import E_GAIN
from banneret.heroes.state.pile_numbers import DISCARDS, PILES
from banneret.heroes.state.requests import request_of, with_request
from banneret.heroes.state.terms import Terms
from banneret.heroes.tables.units_and_cards import STATISTICS
from banneret.kernel.piles import changed
from banneret.kernel.sequence import is_heeding
from banneret.kernel.state import State

PER_SIDE: Final = 7
TOWER: Final = 14
UNITS: Final = 15
ATTACKER: Final = 0
DEFENDER: Final = 1
SIDE_OF: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]
SIDE_MASK: Final[list[int]] = [0b111_1111, 0b1111_1111 << 7]
# Resources. Rules: H3-RES-01.
GOLD_R: Final = 0
MATERIALS: Final = 1
VALUABLES: Final = 2

# Bits of `Battle.marks`, each for the attacker; the defender's is the next one.
DOOMED: Final = 2
"""The hand is to be discarded at the end of the turn. Rules: H3-MOR-13."""
SHACKLED: Final = 4
"""The side may neither retreat nor surrender."""
GIFT_RETURN: Final = 6
"""The Astrologers give the next spell back."""
GIFT_POWER: Final = 8
"""The Astrologers make the next spell stronger."""
FRENZY: Final = 10
"""Of no side: the beast of a scenario attacks twice in this combat round."""
KIN: Final = 12
"""A unit may still count as one of those for which a Specialty counts double."""
DULLED: Final = 14
"""The next spell has less power."""
UNROLLED: Final = 18
"""The spell being cast lay under a Spell Scroll. Rules: BF-ADV-65."""
GIFTS: Final = 1 << GIFT_RETURN | 1 << GIFT_POWER

# How a Combat ended.
UNDECIDED: Final = 0
VICTORY: Final = 1
RETREATED: Final = 2
SURRENDERED: Final = 3
FLED: Final = 4
TIME_UP: Final = 5
DRAWN_BATTLE: Final = 6
"""Both sides lost their last units at once, or nothing happened for long. Rules: BF-VIC-04, BF-VIC-07."""


class Battle(State):
    """One Combat."""

    __slots__ = (
        "acted", "active", "alive", "asked", "at", "azure", "base", "buried", "conjured", "damage", "defense_die",
        "dice", "effects", "expert", "frozen", "gate", "guarded", "harm", "known", "laid", "luck", "marks", "mod",
        "morale", "movement", "occupied", "outcome", "paid", "passes", "piles", "playable", "pos", "power", "requests",
        "rerolls", "retaliated", "round", "row", "rubble", "saved", "saviours", "spells", "start", "stirred", "stores",
        "terms", "ties", "token", "turn_initiative", "turn_side", "walls", "warded", "winner", "zone",
    )  # fmt: skip

    terms: Terms
    row: tuple[int, ...]
    """By unit: which side of which card it shows. It stays when the unit is gone."""
    pos: list[int]
    """By unit: its space, or NOWHERE."""
    damage: list[int]
    buried: tuple[int, ...]
    """By unit: the damage on the cards that others lie on, four bits a card, the topmost in the lowest bits."""
    at: list[int]
    """By space: the unit there, or -1."""
    occupied: tuple[int, ...]
    """By side: the spaces its units stand on."""
    mod: tuple[int, ...]
    """By statistic and unit (`statistic * UNITS + u`): what effects add to the printed value."""
    effects: tuple[int, ...]
    """The effects behind `mod`, packed, so that each can end in its time."""
    alive: int
    acted: int
    """The units that have had their activation in this round. Rules: H3-CBT-02."""
    retaliated: int
    guarded: int
    """The units with a Defense token."""
    frozen: int
    """The units with a Paralysis token."""
    warded: int
    """The units that spells cannot touch any more in this Combat."""
    saviours: int
    """The units that have used their once-per-combat rescue."""
    walls: int
    """The spaces with an intact Wall."""
    gate: int
    """The space with the intact Gate, as a set."""
    rubble: int
    """The hexes under Obstacle tokens and Force Fields. Rules: BF-BTL-05, BF-BTL-57."""
    conjured: tuple[int, ...]
    """The Effect tokens on the board, packed (see `banneret.heroes.combat.hex.effect_tokens`)."""
    laid: tuple[int, ...]
    """The Obstacle tokens on the board, packed (see `banneret.heroes.combat.hex.obstacles`)."""
    zone: int
    """The side that has the left deployment zone, or -1 while that is open. Rules: BF-BTL-18."""
    token: int
    """The side with the Initiative token; before the first round it is the first player. Rules: BF-CMP-06."""
    ties: int
    """On hexes the initiative values that both sides share and whose units have not all activated, as bits; above them
    who acted last in those that are interrupted (see `heroes.combat.hex.order`), on the core board in which of them the
    defender is due."""
    stirred: int
    """The last round in which anything was damaged or destroyed. Rules: BF-VIC-07."""
    active: int
    """The unit being activated, or -1."""
    start: int
    """The space on which the active unit began its activation."""
    round: int
    turn_initiative: int
    """The initiative at which activations alternate now. Rules: H3-CBR-03."""
    turn_side: int
    """The side that activated last at that initiative."""
    piles: list[tuple[int, ...]]
    playable: tuple[int, ...]
    """By side: the windows for which its hand holds a card, as bits."""
    morale: int
    """The sides with a Positive Morale token or cards, as bits."""
    marks: int
    """What lasts for a side, as bits: from bit 0 on Negative Morale, a token or cards, then what is named above."""
    luck: tuple[int, ...]
    """By side, for this turn: a Treasure die (1) and a Resource die (2) may be rerolled, or every die once (4)."""
    known: tuple[int, ...]
    """Cards whose place in a deck one player knows, packed."""
    stores: tuple[int, ...]
    """By side and resource (`store`): what it has."""
    movement: int
    """Movement points of the attacking hero."""
    expert: tuple[int, ...]
    """By side: Expert effects left this round of the game."""
    spells: tuple[int, ...]
    """By side: how many spells may still be cast in this round. Rules: H3-CBC-01, H3-CBC-10."""
    power: int
    """The power added to the spell being cast."""
    paid: int
    """How many cards were discarded for the card being played."""
    passes: int
    """How many sides have passed in a row in the open window."""
    asked: int
    """The side whose turn it is in the open window."""
    dice: tuple[int, ...]
    """The Attack dice of the attack being resolved."""
    defense_die: int
    """The die rolled for a Defense token; NO_DIE when none was."""
    rerolls: int
    """Which rerolls of this attack are used up."""
    requests: int
    """The seats that want to be asked as well, packed (see `banneret.heroes.state.requests`)."""
    harm: int
    """The damage the attack being resolved is about to deal."""
    saved: int
    """The unit last saved from defeat, which therefore does not retaliate, or -1."""
    base: int
    """How deep the stack is while the Combat itself is on top of it."""
    azure: bool
    """Whether the guards include an Azure unit. Rules: H3-CBS-07."""
    outcome: int
    winner: int
    """The side that won, or -1."""

    def copy(self) -> Battle:
        """An independent copy, without listeners."""
        b = Battle()
        copy_battle(self, b)
        return b

    def request(self, seat: int, when: int) -> bool:
        """Note when a seat wants to be asked as well; the open question waits if the request has to be heeded first.

        Rules: H3-TWA-02, H3-MOR-08, H3-CBC-04.
        """
        noted = with_request(self.requests, seat, when) if 0 <= seat < self.seats() else self.requests
        if noted == self.requests:
            return False
        self.requests = noted
        if is_heeding(self.step):
            self.put_again()
        return True

    def seats(self) -> int:
        """How many players there are."""
        return 2

    def requested(self, seat: int) -> int:
        """When a seat wants to be asked as well."""
        return request_of(self.requests, seat)

    def leaders(self) -> tuple[tuple[int, int], ...]:
        """Hero and faction of each player, each -1 until it is chosen; none in a skirmish, which has two sides."""
        return ()

    def in_play_after(self, side: int) -> int:
        """The pile for a side's cards whose effect goes on after the Combat; nothing does after a skirmish."""
        return DISCARDS + side

    def morale_off_board(self, side: int) -> list[int]:
        """The kinds of Morale card that could be of use to a side where no Combat is fought, besides a new hand."""
        return []

    def has_wide_frames(self) -> bool:
        """Only sets of hexes are so wide. A digest is quicker if nobody looks for them."""
        return self.terms.hexes

    def parts(self) -> list[object]:
        """What makes up the position; `at`, `occupied`, `mod` and `playable` follow from the rest."""
        t = self.terms
        walls: object = self.walls
        gate: object = self.gate
        if t.hexes:
            walls, gate = digestible(self.walls), digestible(self.gate)
        parts: list[object] = [
            t.rules, t.round_limit, t.manner, t.control, t.faction, t.field, t.difficulty, t.level, t.neutral, t.town,
            t.siege, t.bound, t.redraw, self.known, self.marks, self.azure,
            self.base, self.row, self.pos, self.damage, self.alive, self.acted, self.retaliated,
            self.guarded, self.frozen, self.warded, self.saviours,
            walls, gate, self.active, self.start, self.round, self.buried, self.luck,
            self.paid,
            self.turn_initiative, self.turn_side, self.morale, self.movement, self.spells, self.power,
            self.passes, self.asked, self.dice,
            self.defense_die, self.rerolls, self.harm, self.saved, self.outcome, self.winner, self.stores, self.expert,
            self.effects, self.piles,
        ]  # fmt: skip
        if t.hexes:
            parts += [self.laid, self.zone, self.token, digestible(self.ties), self.stirred, t.obstacles, t.pool]
            parts += [t.largest, t.stalemate]
        elif self.ties:
            parts.append(("ties", digestible(self.ties)))
        parts += self.conjured
        if self.requests:
            parts.append(("requests", self.requests))
        return parts


def digestible(spaces: int) -> int | str:
    """A set as MessagePack knows it: sets of hexes are wider than its numbers."""
    return spaces if spaces < 1 << 60 else hex(spaces)


NO_DIE: Final = 9
ATTACK_DIE: Final[tuple[int, ...]] = (-1, 0, 1)
"""Rules: H3-CBT-06, H3-RES-12."""


def copy_battle(a: Battle, b: Battle) -> None:
    """Make one Battle like another, without its listeners."""
    # What `copy_state` does, written out: search copies more than it does anything else.
    b.stack = a.stack[:]
    b.seat = a.seat
    b.kind = a.kind
    b.options = a.options
    b.outcomes = a.outcomes
    b.private = a.private
    b.step = a.step
    b.answer = a.answer
    b.log = None
    b.returns = a.returns
    copy_open(a, b)
    b.piles = a.piles[:]
    b.playable = a.playable
    b.known = a.known
    b.requests = a.requests


def copy_open(a: Battle, b: Battle) -> None:  # noqa: PLR0915  (a field a line)
    """Copy what is open to everybody, in copies and views alike: all but the stack, cards and what is known of them.

    A field that is not listed here stays hidden until somebody decides who may see it. Rules: H3-GEN-09.
    """
    b.terms = a.terms
    b.row = a.row
    b.pos = a.pos[:]
    b.damage = a.damage[:]
    b.buried = a.buried
    b.at = a.at[:]
    b.occupied = a.occupied
    b.mod = a.mod
    b.effects = a.effects
    b.alive = a.alive
    b.acted = a.acted
    b.retaliated = a.retaliated
    b.guarded = a.guarded
    b.frozen = a.frozen
    b.warded = a.warded
    b.saviours = a.saviours
    b.walls = a.walls
    b.gate = a.gate
    b.rubble = a.rubble
    b.laid = a.laid
    b.conjured = a.conjured
    b.zone = a.zone
    b.token = a.token
    b.ties = a.ties
    b.stirred = a.stirred
    b.active = a.active
    b.start = a.start
    b.round = a.round
    b.turn_initiative = a.turn_initiative
    b.turn_side = a.turn_side
    b.morale = a.morale
    b.marks = a.marks
    b.luck = a.luck
    b.stores = a.stores
    b.movement = a.movement
    b.expert = a.expert
    b.spells = a.spells
    b.power = a.power
    b.paid = a.paid
    b.passes = a.passes
    b.asked = a.asked
    b.dice = a.dice
    b.defense_die = a.defense_die
    b.rerolls = a.rerolls
    b.harm = a.harm
    b.saved = a.saved
    b.base = a.base
    b.azure = a.azure
    b.outcome = a.outcome
    b.winner = a.winner


def fresh(terms: Terms) -> Battle:
    """A Battle with nothing on the board and nobody asked."""
    b = Battle()
    fill_fresh(b, terms)
    return b


def fill_fresh(b: Battle, terms: Terms) -> None:
    """Give every field of a Battle its first value."""
    b.clear()
    b.terms = terms
    b.row = (-1,) * UNITS
    b.pos = [NOWHERE] * UNITS
    b.damage = [0] * UNITS
    b.buried = (0,) * UNITS
    b.at = [-1] * (PLACES if terms.hexes else TOWER_SPACE + 1)
    b.occupied = (0, 0)
    b.mod = (0,) * (STATISTICS * UNITS)
    b.alive = b.acted = b.retaliated = b.guarded = b.frozen = b.warded = b.saviours = 0
    b.walls = b.gate = b.rubble = 0
    b.laid = b.conjured = ()
    b.zone = b.active = b.saved = b.winner = b.turn_initiative = -1
    b.ties = b.token = b.stirred = 0
    b.start = NOWHERE
    b.turn_side = DEFENDER
    b.piles = [()] * PILES
    b.playable = b.luck = b.expert = b.spells = (0, 0)
    b.morale = b.marks = 0
    b.known = b.effects = b.dice = ()
    b.stores = (0,) * 6
    b.power = b.paid = b.passes = b.asked = b.movement = b.round = 0
    b.defense_die = NO_DIE
    b.rerolls = b.harm = b.base = b.requests = 0
    b.azure = False
    b.outcome = UNDECIDED


def store(side: int, resource: int) -> int:
    """The place in `Battle.stores` of what a side has of a resource."""
    return side * 3 + resource


def gain(s: Battle, side: int, resource: int, amount: int) -> None:
    """Add to what a side has of a resource, or take from it, never under 0. Rules: H3-RES-01, H3-RES-03, H3-RES-04."""
    place = store(side, resource)
    s.stores = changed(s.stores, place, max(0, s.stores[place] + amount))
    s.emit(E_GAIN, side, resource, amount)


def with_side(values: tuple[int, ...], side: int, value: int) -> tuple[int, ...]:
    """A pair of both sides with another value for one of them."""
    return (values[0], value) if side else (value, values[1])
