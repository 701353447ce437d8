"""The position of one adventure.

Units are numbers, and sets of them ints (`unit_numbers`). What a unit is and has lies in one list per property.
"""

from __future__ import annotations

from typing import Final

from banneret.battlelore.state.game_terms import GameTerms
from banneret.battlelore.state.sides import commanding, leading
from banneret.battlelore.state.terrain_sets import Ground
from banneret.battlelore.state.unit_numbers import SIDE_OF, hero_number, is_hero
from banneret.kernel.piles import changed
from banneret.kernel.state import State, copy_state

# Piles. The first of each pair is the standard side's.
HAND: Final = 0
DECK: Final = 2
DISCARDS: Final = 3
LOOKED: Final = 4
"""Command cards drawn to choose from, which only the player at turn sees."""
TRACK: Final = 5
"""By side: the kinds of the units whose banners it has taken. Rules: BL-VIC-01."""
LORE_HAND: Final = 7
LORE_DECK: Final = 9
LORE_DISCARDS: Final = 10
LORE_BOX: Final = 11
"""Lore cards that are not in this game, which nobody has seen. Rules: BL-LRE-13."""
LORE_LOOKED: Final = 12
"""By side: lore cards drawn to choose from."""
SEATS: Final = 14
"""By side: the council being chosen, a Lore Master for every level, shown when both are. Rules: BL-LRE-04."""
FALLEN: Final = 16
"""By side: the kinds of its own eliminated units."""
ARTIFACTS: Final = 18
"""The artifact deck."""
EQUIPPED: Final = 19
"""By hero: the artifacts beside the sheet. Rules: BLH-ARF-20."""
UNDER: Final = 23
"""By hero: the artifacts under the sheet. Rules: BLH-ARF-21."""
HAUL: Final = 27
"""Artifacts drawn after an adventure, of which one is kept."""
SPIED: Final = 28
"""By side: the Command cards it knows to be in the other side's hand, which only that side knows."""
REFUSED: Final = 30
"""Artifacts put aside until all heroes have drawn. Rules: BLH-AFT-30, BLH-AFT-31."""
CHESTS: Final = 31
"""The hexes with chest tokens, one for each token. Rules: BLH-QST-04."""
BAG: Final = 32
"""The chest tokens that have not been revealed, on the battleground or in the box. Rules: BLH-QST-05."""
TENTS: Final = 33
"""By side: the hex of its Command Tent, or NOWHERE; empty where there are none. Rules: BLH-LMK-06."""
QUESTS: Final = 34
"""The hex of the quest that nobody has completed yet, if any. Rules: BLH-QST-01."""
TROPHIES: Final = 35
"""The heroes who have wounded another, by their numbers."""
LISTED: Final = 36
"""By hero: the artifacts that stay on the sheet of one who has joined the War Council. Rules: BLH-LEG-04."""
RESERVES: Final = 40
"""By side: its units that are still to be called up. Rules: BLH-CFG-02."""
CALLED: Final = 42
"""In a call to arms, by side: the section its reserves come to, or -1. Rules: BLH-CFG-01."""
PILES: Final = 43

# What has become of a hero.
ABSENT: Final = 0
FIGHTING: Final = 1
WOUNDED: Final = 2
WITHDRAWN: Final = 3

NO_HEROES: Final = (ABSENT,) * 4
"""The fates in an adventure without heroes."""
COUNCIL_SEAT: Final = 999

LORE_TOKENS: Final = 36
"""Rules: BL-LRE-01."""

NO_CARD: Final = -1
INSTEAD: Final = -2
"""In the place of a Command card: a lore card was played for it. Rules: BL-LRE-28."""
FATES: Final = ("absent", "fighting", "wounded", "withdrawn")
"""What `Battleground.fate` says of a hero."""


class Battleground(State):
    """One adventure."""

    __slots__ = (
        "alive",
        "at",
        "banners",
        "battled",
        "bonus",
        "budget",
        "card",
        "council",
        "deeds",
        "dice",
        "effects",
        "experience",
        "fate",
        "figures",
        "fought",
        "game_terms",
        "goblets",
        "gratis",
        "ground",
        "held",
        "holding",
        "last",
        "leader",
        "learned",
        "mist",
        "moved",
        "occupied",
        "ordered",
        "parting",
        "piles",
        "poisoned",
        "pool",
        "pos",
        "roaming",
        "spent",
        "steward",
        "traps",
        "treasure",
        "troop",
        "turn",
        "turns",
        "used",
        "weary",
        "webbed",
        "winner",
        "wounds",
    )  # fmt: skip

    game_terms: GameTerms
    ground: Ground
    troop: list[int]
    """By unit: which kind of troop it is. It stays when the unit is gone."""
    pos: list[int]
    figures: list[int]
    at: list[int]
    """By hex: the unit there, or -1. Rules: BL-UNI-07."""
    occupied: tuple[int, ...]
    """By side: the hexes of its units."""
    alive: int
    turn: int
    """The side at turn."""
    turns: int
    card: int
    """The Command card carried out in this turn, or NO_CARD."""
    held: int
    """How many Command cards its player held, the card itself included. Rules: BL-CMD-18."""
    last: tuple[int, ...]
    """By side: the Command card its last turn carried out, or NO_CARD. Rules: BL-CMD-33."""
    budget: tuple[int, ...]
    """The orders of the left wing, the centre, the right wing and of no section."""
    roaming: int
    """The Creatures ordered outside their section, as bits. Rules: BL-CRE-07."""
    gratis: int
    """The units that a hero has ordered besides those of the Command card, as bits."""
    steward: int
    """The side that names the units to be ordered."""
    ordered: int
    moved: int
    """The units that have moved in this turn, as bits."""
    weary: int
    """The units that may not battle any more in this turn, though they have not. Rules: BL-UNI-10, BL-TER-20."""
    battled: int
    fought: int
    """The units that have battled in this turn at all; one that shoots twice has not battled after its first shot."""
    bonus: int
    """The units that have had their bonus melee attack. Rules: BL-BAT-39."""
    dice: tuple[int, ...]
    """The dice of the roll being made."""
    leader: list[int]
    """By unit: the hero who leads it, or -1. Rules: BLH-ROL-02."""
    parting: int
    """The Leaders who were ordered to separate, as bits. Rules: BLH-ACT-05."""
    fate: tuple[int, ...]
    """By hero: what has become of him."""
    experience: tuple[int, ...]
    """By hero: experience tokens on the sheet. Rules: BLH-XP-06."""
    treasure: tuple[int, ...]
    """By hero: treasure tokens on the sheet."""
    wounds: tuple[int, ...]
    """By hero: skulls crossed out on the sheet. Rules: BLH-WND-30."""
    learned: tuple[int, ...]
    """By hero: the skill learned after this adventure, or -1; COUNCIL_SEAT for a seat in the War Council."""
    winner: int
    """The side that has won, or -1."""
    poisoned: int
    """The units with a poison token, as bits. Rules: BL-CRE-25."""
    webbed: int
    """The units in a web, as bits: they neither move nor retreat. Rules: BL-CRE-25."""
    mist: tuple[int, ...]
    """By side: the hexes in which it has raised mist."""
    traps: tuple[int, ...]
    """By side: the hexes in which it has strewn caltrops."""
    deeds: int
    """The troops with a heroic-deed token, as bits. Rules: BLH-WND-25."""
    effects: tuple[int, ...]
    """What changes units for a time, packed (see `banneret.battlelore.state.lasting_effects`)."""
    used: tuple[int, ...]
    """What heroes have used of their skills and artifacts, packed (see `play.heroes.use.framework`)."""
    council: tuple[int, ...]
    """By `5 * side + master`: the level of a Lore Master. Rules: BL-LRE-02, BL-LRE-05."""
    goblets: tuple[int, ...]
    """By side: lore tokens. Rules: BL-LRE-01."""
    pool: int
    """The lore tokens of nobody."""
    spent: int
    """The sides that have played a lore card in this turn, as bits. Rules: BL-LRE-14."""
    holding: int
    """The objectives that are held, as bits. Rules: BL-VIC-06."""
    banners: tuple[int, ...]
    """By side: victory banners. Rules: BL-VIC-02."""
    piles: list[tuple[int, ...]]

    # -- who is asked --------------------------------------------------------------------------------------------------

    def ask(self, side: int, kind: int, options: list[int]) -> None:
        """Put a Choice to the player who leads a side."""
        self.seat = side if len(self.game_terms.sides) == 2 else leading(self.game_terms, side, self.turn, self.turns)
        self.kind = kind
        self.options = options
        self.private = False

    def ask_private(self, side: int, kind: int, options: list[int]) -> None:
        """Put a Choice whose very options are hidden from the other side."""
        self.ask(side, kind, options)
        self.private = True

    def ask_for(self, u: int, kind: int, options: list[int]) -> None:
        """Put a Choice to the player who answers for a unit. Rules: BLH-CFG-03."""
        self.ask(SIDE_OF[u], kind, options)
        if len(self.game_terms.sides) != 2:
            self.seat = player_of(self, u)

    def tell(self, event: int, side: int, what: int) -> None:
        """Report an event to every player of a side, and nobody else."""
        if self.log is not None:
            for seat, of in enumerate(self.game_terms.sides):
                if of == side:
                    self.emit(event, side, what, seat)

    def copy(self) -> Battleground:
        """An independent copy, without listeners."""
        f = Battleground()
        copy_state(self, f)
        copy_position(self, f)
        f.piles = self.piles[:]
        return f

    def parts(self) -> list[object]:
        """What makes up the position; `at` and `occupied` follow from the rest."""
        m = self.game_terms
        return [
            m.adventure, m.first, m.needed, m.hand, m.cunning, m.lore, m.lore_deck, m.seats, m.creatures, m.rules,
            m.advisers, m.gifts, m.sight, hex(m.graves), m.quest, m.slaying, m.tents, m.trophy,
            [[side, hex(hexes), banners] for side, hexes, banners in m.objectives], self.holding,
            [f"{n}:{outside:x}" for n, outside in enumerate(self.ground.ramparts) if outside],
            self.ground.land, self.troop, self.pos, self.figures, self.alive, self.turn, self.turns, self.card,
            self.held, self.last, self.budget, self.roaming, self.steward, self.ordered, self.moved, self.weary,
            self.battled, self.bonus, self.dice, self.banners, self.effects, self.council, self.goblets, self.pool,
            self.spent, self.leader, self.parting, self.fate, self.experience, self.treasure, self.deeds, self.poisoned,
            self.webbed, self.wounds, self.learned, self.winner, self.fought, self.gratis, self.used,
            [hex(mist) for mist in self.mist], [hex(traps) for traps in self.traps],
            [[h.name, h.troop, h.skills] for h in m.heroes if h is not None], self.piles,
            *([m.sides, m.owners, m.fragile] if len(m.sides) > 2 else []),
        ]  # fmt: skip


def copy_position(a: Battleground, b: Battleground) -> None:
    """Make what everybody sees of one Battleground like that of another; the piles are the caller's part."""
    b.game_terms = a.game_terms
    b.ground = a.ground
    b.troop = a.troop[:]
    b.pos = a.pos[:]
    b.figures = a.figures[:]
    b.at = a.at[:]
    b.occupied = a.occupied
    b.alive = a.alive
    b.turn = a.turn
    b.turns = a.turns
    b.card = a.card
    b.held = a.held
    b.last = a.last
    b.budget = a.budget
    b.roaming = a.roaming
    b.steward = a.steward
    b.ordered = a.ordered
    b.moved = a.moved
    b.weary = a.weary
    b.battled = a.battled
    b.fought = a.fought
    b.bonus = a.bonus
    b.dice = a.dice
    b.banners = a.banners
    b.holding = a.holding
    b.effects = a.effects
    b.council = a.council
    b.goblets = a.goblets
    b.pool = a.pool
    b.spent = a.spent
    b.leader = a.leader[:]
    b.parting = a.parting
    b.fate = a.fate
    b.experience = a.experience
    b.treasure = a.treasure
    b.deeds = a.deeds
    b.mist = a.mist
    b.poisoned = a.poisoned
    b.webbed = a.webbed
    b.wounds = a.wounds
    b.learned = a.learned
    b.winner = a.winner
    b.traps = a.traps
    b.gratis = a.gratis
    b.used = a.used


def side_of(s: Battleground, seat: int) -> int:
    """The side of a seat; spectators have none."""
    return s.game_terms.sides[seat] if seat >= 0 else seat


def player_of(s: Battleground, u: int) -> int:
    """The seat that answers for a unit: a hero's own player wherever he is, else the player who commands its section.

    Rules: BLH-CFG-03.
    """
    side = SIDE_OF[u]
    h = u if is_hero(u) else s.leader[u]
    if h >= 0:
        return s.game_terms.owners[hero_number(h)]
    return commanding(s.game_terms, side, s.pos[u], leading(s.game_terms, side, s.turn, s.turns))


def put(s: Battleground, u: int, hex: int) -> None:
    """Put a unit on an empty hex, from the board or from outside. Rules: BL-UNI-07."""
    side = SIDE_OF[u]
    old = s.pos[u]
    occupied = s.occupied[side]
    if old >= 0:
        s.at[old] = -1
        occupied &= ~(1 << old)
    s.pos[u] = hex
    s.at[hex] = u
    s.occupied = changed(s.occupied, side, occupied | 1 << hex)
    if s.leader[u] >= 0:
        s.pos[s.leader[u]] = hex


def name(s: Battleground, u: int) -> int:
    """A unit as events name it: what it is, and its number."""
    return s.troop[u] << 8 | u


def named_kind(named: int) -> int:
    """What kind of unit an event names."""
    return named >> 8


def named_unit(named: int) -> int:
    """The number of the unit an event names."""
    return named & 255
