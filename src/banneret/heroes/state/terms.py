"""Terms: what is fixed before a Combat and does not change in it."""

from __future__ import annotations

from typing import Final

# How a side is commanded.
OWN: Final = 0
"""By a player, freely. Rules: H3-CBS-27."""
STEERED: Final = 1
"""Neutral Units steered by a player under the duties of H3-CBS-22 to H3-CBS-26."""
AUTOMATIC: Final = 2
"""By the targeting rules, the human deciding ties. Rules: H3-AIC-03."""

# Bits of `Terms.rules`: options of the game.
R_RETALIATION_OPTIONAL: Final = 1 << 0
R_REVEAL_FIRST: Final = 1 << 1
R_LEFT_FROM_ENEMY: Final = 1 << 2
R_DISTANCE_THEN_TIER: Final = 1 << 3
R_QUICK_OPTIONAL: Final = 1 << 4
R_VII_HARD_TWO_GOLD: Final = 1 << 5
R_RETREAT_ANYTIME: Final = 1 << 6
R_NO_MORALE_FOR_NEUTRALS: Final = 1 << 7
R_FREE_EXTENSION: Final = 1 << 8
R_NO_REROLLS: Final = 1 << 9
R_MINIMUM_DAMAGE: Final = 1 << 10
R_DIE_ADDS_NOTHING: Final = 1 << 11
R_ASK_ANYWAY: Final = 1 << 12
R_SECOND_NEGATIVE_CLEARS: Final = 1 << 13
R_GAINED_TO_DISCARDS: Final = 1 << 14
# Rules of scenarios that Combat reads.
R_LOWER_DIE: Final = 1 << 15
R_SECOND_RETALIATION: Final = 1 << 16
# Morale decks instead of tokens; a gain Searches (2) a deck with all cards. Rules: BF-MRL-01, BF-MRL-03, BF-REG-12.
R_MORALE_DECKS: Final = 1 << 17
R_MORALE_SEARCH: Final = 1 << 18
R_NO_HAND: Final = 1 << 20
"""Nobody holds a hand: what lies in its place is none. Rules: BF-ADV-11."""


class Terms:
    """What is fixed before a Combat and does not change in it; copies of a Battle share it."""

    __slots__ = (
        "bound",
        "control",
        "difficulty",
        "draws",
        "dull",
        "endless",
        "faction",
        "field",
        "fixed",
        "free_rounds",
        "gifts",
        "hexes",
        "hoard",
        "kinship",
        "lair",
        "largest",
        "lent",
        "level",
        "manner",
        "neutral",
        "obstacles",
        "pool",
        "redraw",
        "retreat_price",
        "round_limit",
        "rules",
        "siege",
        "spares",
        "stalemate",
        "surrender",
        "swift",
        "town",
        "vigour",
        "works",
        "wounds",
    )  # fmt: skip

    rules: int
    """The rules in force that are options, as bits."""
    round_limit: int
    """After how many rounds the Combat is broken off, 0 for never."""
    manner: tuple[int, ...]
    control: tuple[int, ...]
    """The seat that answers for each side."""
    faction: tuple[int, ...]
    """The faction of each side's hero, -1 for none."""
    neutral: bool
    """Whether the defender is a group of Neutral Units."""
    field: int
    """The difficulty of the field whose guards defend, 1 to 7, or 0."""
    difficulty: int
    """The difficulty of the game, 0 (Easy) to 3 (Impossible)."""
    level: int
    """The level of the attacking hero."""
    lent: tuple[int, ...]
    """The kinds of units that fight for somebody else than their owner. Rules: H3-END-13."""
    town: bool
    """Whether the defender defends a Town."""
    bound: int
    """The sides that cannot surrender because their hero could go nowhere, as bits. Rules: H3-END-06, H3-END-09."""
    redraw: bool
    """Whether the attacker may have one of the guards replaced."""
    draws: tuple[int, ...]
    """By tier: how many guards are drawn in place of those that the field's difficulty gives; none for those."""
    fixed: tuple[int, ...]
    """Rows of guards that a scenario names: taken from the decks, or drawn from their tier where they are not there."""
    free_rounds: int
    """How many rounds are added for nothing before an extension costs. Rules: H3-CBS-08."""
    kinship: int
    """The group of GROUPS as one of which a unit may count once, 0 for none."""
    dull: int
    """By how much the first spell of a player is weaker."""
    lair: int
    """The pile from which a beast is drawn that defends alone, 0 for ordinary guards."""
    vigour: int
    """The health it has beyond what its card shows."""
    wounds: int
    """The damage it has from earlier Combats."""
    hoard: int
    """The pile of which a card is turned up for it every combat round, 0 for none."""
    gifts: tuple[int, ...]
    """What that does by the level of the card: defense, 1 for a second attack, damage around it."""
    swift: tuple[int, ...]
    """By tier: how much more initiative the guards have; empty for none."""
    retreat_price: int
    """Gold for retreating from guards."""
    spares: bool
    """Whether the attacker cannot strike it down."""
    endless: bool
    """Whether a Combat with guards is fought to the end, without extensions and retreat."""
    surrender: int
    """Gold for surrendering. Rules: H3-END-05."""
    works: int
    """What a besieged defender has: 1 for Walls, 2 for a Gate, 4 for an Arrow Tower, added up."""
    hexes: bool
    """Whether the Combat is fought on the hex battlefield. Rules: BF-CMP-01."""
    obstacles: int
    """How many Obstacle tokens each side lays there at most. Rules: BF-BTL-08."""
    pool: tuple[int, ...]
    """By side: the Expert effects it can have at once, where cards and Expert effects come back in the battle itself.

    Empty in regular games. Rules: BF-BTL-50 to BF-BTL-53, BF-REG-08, BF-REG-09.
    """
    largest: int
    """How many units a side may deploy. Rules: H3-UNI-06, BF-BTL-20, BF-REG-10."""
    stalemate: int
    """After how many rounds without any damage a battle is drawn, 0 for never. Rules: BF-VIC-07."""
    siege: bool
    """Whether that Town has a Citadel and is defended by its own faction. Rules: H3-SGE-01, H3-SGE-02, H3-SGE-23."""


MOST_UNITS: Final = 5
"""Rules: H3-UNI-06, H3-CBS-28."""
MOST_ON_HEXES: Final = 7
"""Rules: BF-ADV-14, BF-BTL-20, BF-REG-10."""
OBSTACLES_EACH: Final = 4
"""Rules: BF-BTL-08."""
CALM_ROUNDS: Final = 10
"""Rules: BF-VIC-07."""
SURRENDER_PRICE: Final = 10
"""Rules: H3-END-05."""


def plain_terms(rules: int, difficulty: int) -> Terms:
    """Terms without anything special: two players, in the open, to the end. Code that begins a Combat changes them."""
    t = Terms()
    t.rules = rules
    t.round_limit = 0
    t.manner = (OWN, OWN)
    t.control = (0, 1)
    t.faction = (-1, -1)
    t.neutral = False
    t.field = 0
    t.difficulty = difficulty
    t.level = 0
    t.lent = ()
    t.town = False
    t.bound = 0
    t.redraw = False
    t.draws = ()
    t.fixed = ()
    t.free_rounds = 0
    t.lair = t.vigour = t.wounds = t.hoard = 0
    t.kinship = t.dull = 0
    t.gifts = (0, 0, 0)
    t.swift = ()
    t.retreat_price = 0
    t.spares = False
    t.endless = False
    t.surrender = SURRENDER_PRICE
    t.works = 7
    t.siege = False
    t.hexes = False
    t.obstacles = OBSTACLES_EACH
    t.pool = ()
    t.largest = MOST_UNITS
    t.stalemate = 0
    return t
