"""The statistics and abilities of every unit side, one list a property, indexed by row.

A row is `2 * kind + pack`; a card that lies on a unit card has a kind of its own, of which only the even row is used.
`BELOW[row]` is what is under it, so a Pack that flips to its Few side is `row = BELOW[row]`, which swaps statistics and
abilities at once (Rules: H3-UNI-02, H3-CST-08). The lists are filled once by `banneret.heroes.tables.compile.units`
when content loads and never change afterwards.
"""

from typing import Final

from banneret.kernel.sequence import reserve

GROUND: Final = 0
FLYING: Final = 1
RANGED: Final = 2

BRONZE: Final = 0
SILVER: Final = 1
GOLD: Final = 2
AZURE: Final = 3

UNIT_IDS: Final[list[str]] = []
"""By kind: the content id. Like TIER and NEUTRAL it is there twice, see PLAIN; UNIT_NUMBER has every kind once."""
TIER: Final[list[int]] = []
"""By kind."""
NEUTRAL: Final[list[int]] = []
"""By kind: the number of copies in the neutral decks, 0 for a faction unit."""
TOWER_KIND: Final[list[int]] = []
"""The kind of the Arrow Tower, a list of one."""
OVERLAY_KIND: Final[list[int]] = []
"""The first kind that is a card lying on a unit, a list of one; all kinds after it are such cards."""
OVERLAY_CARD: Final[list[int]] = []
"""By such a kind, counted from OVERLAY_KIND: the number of the card."""
OVERLAYS: Final[list[list[tuple[int, int]]]] = []
"""By overlay: the rows it can be laid on, each with the row that this gives."""
BELOW: Final[list[int]] = []
"""By row: what comes to light when it is beaten, the Few side or the card that was covered; -1 for nothing."""
BASE_ROW: Final[list[int]] = []
"""By row: the side of the unit card under everything that lies on it."""
RAISED: Final[list[int]] = []
"""By row: the row after its Few side was reinforced, -1 where there is none to reinforce."""
GROUPS: Final[list[int]] = [0]
"""Sets of rows, as bits: the units for which a card counts double. The first is empty."""

TYPE: Final[list[int]] = []
ATTACK_VALUE: Final[list[int]] = []
DEFENSE_VALUE: Final[list[int]] = []
HP: Final[list[int]] = []
INITIATIVE: Final[list[int]] = []

FLAGS: Final[list[int]] = []
"""Yes-or-no abilities, the bits below."""
UNLIMITED: Final = 1 << 0
NO_RETALIATION: Final = 1 << 1
NO_ADJACENT_PENALTY: Final = 1 << 2
NO_PENALTY_ATTACKING: Final = 1 << 3
NO_PARALYSIS: Final = 1 << 4
GUARDS_NEIGHBOURS: Final = 1 << 5
IGNORES_DEFENSE: Final = 1 << 6
SAVES_ALLY: Final = 1 << 7
BACK_AFTER_ATTACK: Final = 1 << 8
BACK_AFTER_RETALIATION: Final = 1 << 9
IGNORES_OWN_DIE: Final = 1 << 10
DISCARDS_TO_IGNORE_DIE: Final = 1 << 11
HIGHER_DIE: Final = 1 << 12
HIGHER_DIE_ATTACKING: Final = 1 << 13
SUM_OF_DICE_ATTACKING: Final = 1 << 14
HAMPERS_RETALIATION: Final = 1 << 15
AGAIN_SAME: Final = 1 << 16
AGAIN_NEIGHBOUR: Final = 1 << 17
AGAIN_BEHIND: Final = 1 << 18
SETS_DIE: Final = 1 << 19
NO_SPELLS: Final = 1 << 20
NO_SPECIALTY_DAMAGE: Final = 1 << 21
REROLL_ONLY_MOVED: Final = 1 << 22
REROLL_REPEATS: Final = 1 << 23
MUST_REROLL_REPEATS: Final = 1 << 24
MUST_REROLL_ATTACKING: Final = 1 << 25
"""The compulsory reroll is an Attack ability; without this bit it counts for every attack."""

AGAIN_VALUE: Final[list[int]] = []
"""The attack value of the extra attack, 0 for the printed one."""
SET_DIE_TO: Final[list[int]] = []
DIE_SHIFT: Final[list[int]] = []
MAY_REROLL: Final[list[int]] = []
"""Which faces may be rolled again, as bits 1, 2, 4 for -1, 0, +1."""
MUST_REROLL: Final[list[int]] = []
SPELL_WARD: Final[list[int]] = []

ATTACK_BY_DIE: Final[list[tuple[int, int]]] = []
"""Faces (as bits) of the unit's own die and the attack they add."""
DEFENSE_BY_DIE: Final[list[tuple[int, int, int]]] = []
"""Faces (as bits) of the attacker's die, the defense they add, and 1 if counted for each die."""
DEFENSE_IN_RETALIATION: Final[list[int]] = []
ATTACK_AGAINST: Final[list[tuple[str, int]]] = []
"""The name of a unit and the attack added against it."""

ON_ACTIVATION: Final[list[int]] = []
"""Programs, as starts in OPS; 0 is the empty program."""
OTHER_ACTION: Final[list[int]] = []
"""A program the unit may carry out instead of moving, attacking and defending."""
AFTER_ATTACK: Final[list[int]] = []
AFTER_RETALIATION: Final[list[int]] = []
AT_COMBAT_START: Final[list[int]] = []
WHEN_DEFEATED: Final[list[int]] = []
"""A program the winner over this unit carries out."""

# -- programs ----------------------------------------------------------------------------------------------------------

OPS: Final[list[tuple[int, int, int, int]]] = [(0, 0, 0, 0)]
"""All compiled programs one after the other, each ended by OP_END."""
OP_END: Final = 0
OP_HEAL: Final = 1
"""Amount."""
OP_HEAL_ALLY: Final = 2
"""Amount, how many operations follow for the case that nothing could be healed."""
OP_STAT: Final = 3
"""Statistic, amount, until."""
OP_DRAW: Final = 4
OP_DISCARD_RANDOM: Final = 5
OP_DROP_MORALE: Final = 6
OP_PARALYSE: Final = 7
OP_PUSH: Final = 8
OP_ROLL: Final = 9
"""Faces (as bits), how many operations follow for them."""
OP_IF_DIE: Final = 10
"""Faces (as bits) of the unit's own attack die, how many operations follow for them."""
OP_REINFORCE: Final = 11
"""Tier, faction of hero needed."""
OP_DAMAGE: Final = 12
"""Amount."""
OP_POWER: Final = 13
"""Amount. Carried out only while a spell is being cast."""
OP_CANCEL_SPELL: Final = 14
"""The most power the spell may have."""
OP_RETURN_SPELL: Final = 15
"""1 if the cards played with the spell come back as well."""
OP_SPELL_LIMIT: Final = 16
"""How many more spells."""
OP_AFFECT: Final = 17
"""Like OP_STAT, on the unit aimed at."""
OP_CHAIN: Final = 18
"""Three amounts."""
OP_BLAST: Final = 19
"""Amount."""
OP_CHOOSE_STAT: Final = 20
"""Amount."""
OP_CURE: Final = 21
"""Amount."""
OP_SILENCE: Final = 22
OP_WARD: Final = 23
OP_REARM: Final = 24
OP_TELEPORT: Final = 25
OP_RESCUE: Final = 26
OP_CONJURE: Final = 65
"""Damage of a Fire Wall or 0 for a Force Field, nothing, until."""

OP_GAIN: Final = 27
"""Resource, amount."""
OP_MORALE: Final = 28
"""1 for Positive, -1 for Negative Morale."""
OP_DISCARD: Final = 29
"""How many cards, 1 if each spell among them draws a card."""
OP_KEEP_ONE: Final = 30
"""How many cards are drawn of which one is kept."""
OP_RECOVER: Final = 31
"""Kind of card, 1 if the rest of the discard pile is then shuffled into the deck."""
OP_MORALE_ROLL: Final = 32
"""Faces (as bits), the morale gained for them."""
OP_SWAP_UNITS: Final = 33
OP_CAST_FIRST: Final = 34
"""1 if the spell comes on top of the spell of the round."""
OP_NO_ESCAPE: Final = 35
OP_TRIPLE_DIE: Final = 36
OP_CANCEL_DIE: Final = 37
OP_HEAL_CHOSEN: Final = 38
"""Amount, 1 if a Paralysis token may be taken off instead."""
OP_BOOST: Final = 39
"""Like OP_STAT, on one of the player's units the player chooses."""
OP_RANGED: Final = 40
"""Attack against targets that are not adjacent, initiative, until: for all own Ranged units."""
OP_LUCK: Final = 41
"""Bits of Battle.luck."""
OP_OVERLAY: Final = 42
"""Which overlay."""
OP_STAT_X: Final = 43
"""Like OP_STAT, once for each card discarded as the cost."""

OP_ON_MAP: Final = 64
"""Something that only the map knows and `banneret.heroes.adventure.effects.run` carries out: its windows.

Then the movement points it gives, which a Combat with guards can be extended for.
"""
CAST_ON_MAP: Final = reserve(1)
"""A spell of the map takes effect. Arguments: the start of its program. Filled by `adventure.playing_cards`."""

S_ATTACK: Final = 0
S_DEFENSE: Final = 1
S_INITIATIVE: Final = 2
S_BURN: Final = 3
"""Damage to adjacent units that attack this one."""
S_NO_DIE: Final = 4
"""More than 0: the unit attacks without the Attack die."""
S_HP: Final = 5
S_SHOT: Final = 6
"""Attack against targets that are not adjacent."""
STATISTICS: Final = 7

UNTIL_ATTACK: Final = 0
"""The attack being resolved, made or received."""
UNTIL_ACTIVATION: Final = 1
"""The end of the present activation."""
UNTIL_COMBAT: Final = 2
"""The end of the Combat."""
UNTIL_ROUND: Final = 3
"""The end of the combat round."""
UNTIL_NEXT_ROUND: Final = 4
"""The end of the next combat round."""
UNTIL_DEFENSE: Final = 5
"""The first attack against the unit."""
UNTIL_BITS: Final = 8
"""Where an operation names the end of an effect, the bits from here on name the GROUPS for which it counts double."""

# -- cards -------------------------------------------------------------------------------------------------------------

CARD_IDS: Final[list[str]] = []
CARD_KIND: Final[list[int]] = []
STATISTIC_CARD: Final = 0
ABILITY_CARD: Final = 1
ARTIFACT_CARD: Final = 2
SPECIALTY_CARD: Final = 3
SPELL_CARD: Final = 4
CARD_COPIES: Final[list[int]] = []
"""By card: how many the box has; 0 for the second number of a starting ability."""
CARD_FACTION: Final[list[int]] = []
"""By card: the only faction that may play it, or -1."""
CARD_LEVEL: Final[list[int]] = []
"""By card: 0 minor, 1 major, 2 relic; 1, 4, 6 for a specialty; 0 basic, 1 expert for a spell; 0 for the others."""
CARD_HERO: Final[list[str]] = []
"""By card: the hero a specialty belongs to, an empty string for other cards."""
STARTER: Final[list[int]] = []
"""By card: for the very ability card a hero began with, the number of the ability; else -1. Rules: H3-TRD-10."""
CARD_WINDOWS: Final[list[int]] = []
"""By card: the windows in which it may be played for any effect, as bits."""
CARD_CASTS: Final[list[bool]] = []
"""By card: whether it is played in steps of power: a spell, or a specialty that works like one."""

# By mode, `2 * card + mode`: the basic or first effect, then the expert or second one.
MODE_PROGRAM: Final[list[int]] = []
"""The start of its program in OPS."""
MODE_WINDOWS: Final[list[int]] = []
"""The windows in which it may be played, as bits; for a spell, in which it may be cast."""
MODE_POWER: Final[list[int]] = []
"""The power it adds to a spell, 0 for none."""
MODE_ASKS: Final[list[bool]] = []
"""Whether it depends on the position if it can be paid for, or would do anything."""
MODE_COST: Final[list[int]] = []
"""How many cards are discarded for it, and these bits."""
COST_CARDS: Final = 15
COST_ANY: Final = 16
"""Any number of cards instead, at least one."""
COST_REMOVES: Final = 32
"""The card leaves the game."""
COST_RETURNS: Final = 64
"""The card goes back to the hand."""
COST_COVERS: Final = 128
"""The card lies on a unit card."""
COST_LASTS: Final = 256
"""The card stays in play until the end of the Combat."""
COST_LASTS_ROUND: Final = 512
"""The card stays in play until the end of the combat round."""
COST_LASTS_NEXT: Final = 1024
"""The card stays in play until the end of the next combat round."""

W_INSTANT_ATTACK: Final = 1
"""Before an attack roll, by the attacking unit's side."""
W_INSTANT_DEFENSE: Final = 2
"""Before an attack roll, by the attacked unit's side."""
W_ACTIVATION: Final = 4
"""During the activation of one of the player's units, before it attacks."""
W_ENEMY_SPELL: Final = 8
"""When the enemy has cast a spell, before it takes effect."""
W_OWN_SPELL: Final = 16
"""Right after a spell of the player's own."""
W_LOSS: Final = 32
"""When an attack would remove one of the player's units."""
W_START: Final = 64
"""At the start of Combat, when both sides stand and nobody has acted."""
W_ROLL: Final = 128
"""After an attack roll, before its result counts."""
W_MAP: Final = 256
"""In the player's own turn on the map."""
W_RECRUIT: Final = 512
"""While a unit is recruited or reinforced."""
W_GUILD: Final = 1024
"""While a spell is bought."""
W_WON: Final = 2048
"""After a Combat that was won and not quick."""
W_GUARDED: Final = 4096
"""When a Combat with guards is about to begin."""
W_BETWEEN: Final = 8192
"""Between two things that happen in a Combat, for a side that has asked for it."""
W_EXTEND: Final = 16384
"""When a Combat with guards ends unless a movement point is paid."""
W_COMBAT: Final = W_INSTANT_ATTACK | W_INSTANT_DEFENSE | W_ACTIVATION | W_ENEMY_SPELL | W_START | W_BETWEEN
"""The windows of Combat in which an Instant without a moment of its own may be played. Rules: H3-CBC-04."""
MAP_WINDOWS: Final = W_MAP | W_RECRUIT | W_GUILD | W_WON | W_GUARDED
"""The windows in which cards are played on the map."""

SPELL_LASTS: Final[list[int]] = []
"""By card: how a spell stays in play, COST_LASTS or COST_LASTS_ROUND; 0 for not at all."""
SPELL_AIM: Final[list[int]] = []
"""By card: on whom the spell is cast, one of the following."""
AIM_ANY: Final = 0
AIM_OWN: Final = 1
AIM_ATTACKER: Final = 2
"""The attacking unit of the attack being resolved."""
AIM_TARGET: Final = 3
"""The attacked unit of the attack being resolved."""
AIM_LOST: Final = 4
"""The player's own unit that the attack being resolved would remove."""
AIM_NONE: Final = 5
"""Nobody: a spell for the map."""
AIM_HEX: Final = 6
"""An empty hex."""
SPELL_HITS_TOWER: Final[list[bool]] = []
EFFECT_SPELLS: Final[list[int]] = []
"""Spells that are not in the box and come with the option alone."""
EFFECT_COPIES: Final = 2
"""How many cards of each there are then."""
SPELL_TYPES: Final[list[int]] = []
"""By card: the types of unit the spell may be cast on, as bits."""
SPELL_STEPS: Final[list[list[tuple[int, int, int]]]] = []
"""By card: for each step the power it needs, its program, and the tiers it may be cast on, as bits; 0 for all."""

PLAIN: Final[list[int]] = []
"""A list of one: what is added to a row to get the same unit without its special abilities."""

FACTION_IDS: Final = ("castle", "dungeon", "necropolis")
NECROPOLIS: Final = 2
"""Its players ignore morale. Rules: H3-MOR-18."""
UNIT_NUMBER: Final[dict[str, int]] = {}
CARD_NUMBER: Final[dict[str, int]] = {}


def kind_of(row: int) -> int:
    """The kind of unit of which a row is one side."""
    return row >> 1


def is_pack(row: int) -> bool:
    """Whether a row is the Pack side of its unit."""
    return row & 1 == 1


def few_row(kind: int) -> int:
    """The Few side of a unit, which for Neutral Units is the only one."""
    return 2 * kind


def pack_row(kind: int) -> int:
    """The Pack side of a unit."""
    return 2 * kind + 1


def until_for(until: int, group: int) -> int:
    """Until when a card raises a statistic, and for which of GROUPS it counts double, as programs hold it."""
    return until | group << UNTIL_BITS


def until_alone(until: int) -> int:
    """Until when, without for whom it counts double."""
    return until & (1 << UNTIL_BITS) - 1


def doubled_group(until: int) -> int:
    """The group of GROUPS for which it counts double, 0 for none."""
    return until >> UNTIL_BITS


def printed_row(row: int) -> int:
    """The same row with the abilities of its card, if a spell has taken them away."""
    return row % PLAIN[0]


def is_overlay(row: int) -> bool:
    """Whether a row is a card that lies on a unit."""
    return row % PLAIN[0] >= 2 * OVERLAY_KIND[0]


def overlay_card(row: int) -> int:
    """The number of the card that lies on a unit."""
    return OVERLAY_CARD[kind_of(printed_row(row)) - OVERLAY_KIND[0]]
