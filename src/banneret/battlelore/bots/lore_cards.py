"""What lore cards of *BattleLore* are worth at the moment they may be played, and whom they are aimed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.battlelore.bots.command import Commands, order_worths
from banneret.battlelore.bots.odds import (
    DRIVEN,
    GONE,
    TOKEN,
    attack_worth,
    banner,
    bolt_worth,
    flags_worth,
    price,
    strike,
)
from banneret.battlelore.bots.places import Eye, order_worth
from banneret.battlelore.box.tables import FIGURES, FIRST_CREATURE, FLAG, LORE_COST, LORE_IDS, TRAINED
from banneret.battlelore.geometry.grid import DISTANCE, HEXES, hexes_in
from banneret.battlelore.play.combat.strength import boldness, dice_of, score, sword_hits
from banneret.battlelore.play.lore.cards.portals import portal_hexes
from banneret.battlelore.play.lore.lore import cost, power
from banneret.battlelore.play.lore.packed_cards import attacked_unit
from banneret.battlelore.play.lore.picking import PICKS
from banneret.battlelore.state import lasting_effects as E
from banneret.battlelore.state.battleground import FALLEN, HAND, Battleground
from banneret.battlelore.state.lasting_effects import affect
from banneret.battlelore.state.unit_numbers import SIDE_MASK, SIDE_OF, units_in

KEEN: Final = 0.02
"""What a card must be worth more than it costs."""

Aim = Callable[[Eye, int, int], float]
"""What a card is worth aimed at a unit, by the unit and the level it is played at."""
Moment = Callable[[Eye, int, int, int], float]
"""What a card is worth at a moment, by what its window is about and the level."""


# -- cards aimed at units ----------------------------------------------------------------------------------------------


def changed_action(eye: Eye, u: int, *changes: tuple[int, int]) -> float:
    """How much more a unit can do where it stands when something is changed of it."""
    s = eye.s
    if s.battled >> u & 1 or s.weary >> u & 1:
        return 0.0
    before = eye.best_action(u)
    old = s.effects
    for what, many in changes:
        affect(s, what, u, many, E.U_TURN)
    after = eye.best_action(u)
    s.effects = old
    return after - before


def changed_way(eye: Eye, u: int, *changes: tuple[int, int]) -> float:
    """How much better a place a unit can reach when something is changed of it."""
    s = eye.s
    before = max(eye.ways(u).values())
    old = s.effects
    for what, many in changes:
        affect(s, what, u, many, E.U_TURN)
    after = max(eye.ways(u).values())
    s.effects = old
    return after - before


def healing(eye: Eye, u: int, figures: int) -> float:
    """What figures that come back are worth."""
    s = eye.s
    now = s.figures[u]
    after = min(FIGURES[s.troop[u]], now + figures)
    return banner(s, 1 - eye.side) * (GONE[now] - GONE[after]) if s.troop[u] < FIRST_CREATURE else 0.0


def idle(eye: Eye, u: int, _level: int) -> float:
    """What it is worth that an enemy cannot be ordered next turn."""
    return 0.6 * order_worth(Eye(eye.s, 1 - eye.side), u)


AIMS: Final[dict[str, Aim]] = {
    "lesser_healing": lambda eye, u, level: healing(eye, u, 2 if level >= 3 else 1),
    "greater_healing": lambda eye, u, _level: healing(eye, u, 1),
    "rally": lambda eye, u, _level: 0.3 * healing(eye, u, 1),
    "bless": lambda eye, u, level: 0.5 * changed_action(eye, u, (E.X_DICE, level)),
    "strength": lambda eye, u, _level: changed_action(eye, u, (E.X_DICE, 1)),
    "mass_might": lambda eye, u, _level: changed_action(eye, u, (E.X_MELEE, 1)),
    "take_aim": lambda eye, u, _level: changed_action(eye, u, (E.X_SHOT, 3)),
    "eagle_eye": lambda eye, u, _level: changed_action(eye, u, (E.X_RANGE, 2), (E.X_SWORDS, 1)),
    "berserk": lambda eye, u, level: changed_action(eye, u, (E.X_MELEE, level + 1)),
    "poisoned_blades": lambda eye, u, _level: changed_action(eye, u, (E.X_LORE, 1)),
    "trample_down": lambda eye, u, level: 0.3 * changed_action(eye, u, (E.X_MELEE, level), (E.X_BONUS, level)),
    "run": lambda eye, u, _level: changed_way(eye, u, (E.X_STEPS, 1)),
    "mass_speed": lambda eye, u, _level: changed_way(eye, u, (E.X_STEPS, 1)),
    "move_as_the_wind": lambda eye, u, _level: changed_way(eye, u, (E.X_STEPS, 1), (E.X_LIGHT, 1)),
    "hidden_path": lambda eye, u, _level: changed_way(eye, u, (E.X_LIGHT, 1)),
    "arcane_spark": lambda eye, u, level: bolt_worth(eye.s, u, level, False, False, False),
    "creeping_doom": lambda eye, u, _level: bolt_worth(eye.s, u, 2, False, True, False),
    "fireball": lambda eye, u, level: bolt_worth(eye.s, u, level + 2, False, False, True),
    "wrath_from_above": lambda eye, u, level: bolt_worth(eye.s, u, 2 * level, False, True, False),
    "forest_frenzy": lambda eye, u, level: bolt_worth(eye.s, u, level + 1, True, False, False),
    "hills_rumble": lambda eye, u, level: bolt_worth(eye.s, u, level + 1, True, False, False),
    "river_rage": lambda eye, u, level: bolt_worth(eye.s, u, level + 1, True, False, False),
    "curse_of_doubt": lambda eye, u, _level: 0.05 * min(2, boldness(eye.s, u)) * near_foe(eye, u),
    "mists_of_terror": lambda eye, u, _level: 0.07 * min(1, boldness(eye.s, u)) * near_foe(eye, u),
    "bribe": idle,
    "ambush": lambda _eye, _u, _level: 0.0,
    "shield_of_the_martyr": lambda eye, u, _level: -healing_lost(eye.s, u),
}
"""By card."""


def near_foe(eye: Eye, u: int) -> float:
    """1 where an enemy is within two hexes of one of the player's units, else little."""
    s = eye.s
    for own in units_in(s.alive & SIDE_MASK[eye.side]):
        if DISTANCE[s.pos[u] * HEXES + s.pos[own]] <= 2:
            return 1.0
    return 0.2


def healing_lost(s: Battleground, u: int) -> float:
    """What a figure less costs."""
    return banner(s, 1 - SIDE_OF[u]) * (GONE[s.figures[u] - 1] - GONE[s.figures[u]])


def aim_worth(eye: Eye, card: int, u: int, a: int = -1) -> float:
    """What a card is worth aimed at a unit."""
    name = LORE_IDS[card]
    if name == "ambush" and a >= 0:
        return attack_worth(eye.s, u, a, 1 if power(eye.s, eye.side, card) >= 2 else 0)
    aim = AIMS.get(name)
    return aim(eye, u, power(eye.s, eye.side, card)) if aim is not None else 0.0


def picked_worth(eye: Eye, card: int, a: int, t: int) -> float:
    """What a card that is aimed at units is worth: at the best of them, or at all."""
    s = eye.s
    pick = PICKS[card]
    assert pick is not None
    worths = sorted((aim_worth(eye, card, u, a) for u in units_in(pick.wanted(s, eye.side, a, t))), reverse=True)
    if pick.everybody:
        return sum(worths)
    most = pick.most(s, power(s, eye.side, card), a, t)
    return sum(worth for n, worth in enumerate(worths[:most]) if n == 0 or worth > 0)


# -- cards of a moment -------------------------------------------------------------------------------------------------


def eased(eye: Eye, a: int, t: int, u: int, what: int, many: int) -> float:
    """How much less an enemy's attack is worth by a change, or how much more the side's own attack is worth."""
    s = eye.s
    before = attack_worth(s, a, t)
    old = s.effects
    affect(s, what, u, many, E.U_TURN)
    after = attack_worth(s, a, t)
    s.effects = old
    return after - before if SIDE_OF[a] == eye.side else before - after


def firmer(eye: Eye, a: int, t: int, what: int, many: int) -> float:
    """What it is worth to be Bold against an attack, before or after its dice are rolled."""
    s = eye.s
    if not s.dice:
        return eased(eye, a, t, t, what, many)
    flags = s.dice.count(FLAG) - boldness(s, t)
    return min(flags, many) * 1.5 * DRIVEN if flags > 0 else -1.0


def stabbed(eye: Eye, a: int, t: int, _level: int) -> float:
    """Swords-on-shields hit the attacker in place of the target."""
    s = eye.s
    hits = sword_hits(s, a, t, True)
    helmets, strikes = score(s, a, t, True)
    if s.troop[a] >= FIRST_CREATURE or s.troop[t] >= FIRST_CREATURE:
        return 0.15 * hits
    mine, other = s.figures[t], s.figures[a]
    gain = banner(s, eye.side) * (GONE[max(0, other - hits)] - GONE[other])
    saved = GONE[max(0, mine - helmets - strikes)] - GONE[max(0, mine - helmets)]
    return gain + banner(s, 1 - eye.side) * saved


def shielded(eye: Eye, card: int, a: int, t: int) -> float:
    """Friends take hits for a unit that would be eliminated."""
    s = eye.s
    hits = sum(score(s, a, t, True))
    if hits < s.figures[t]:
        return -1.0
    saved = banner(s, 1 - eye.side) * GONE[0] - GONE[s.figures[t]]
    return saved + picked_worth(eye, card, a, t)


def steadied(eye: Eye, u: int, flags: int, _level: int) -> float:
    """What it is worth not to run."""
    s = eye.s
    return 0.03 + flags * DRIVEN + 0.8 * flags_worth(s, u, u, 2) * banner(s, 1 - eye.side)


def counted(eye: Eye, a: int, t: int, _level: int) -> float:
    """What a battle back before the attack is worth."""
    return 0.7 * strike(eye.s, t, a, dice_of(eye.s, t, a), True)[0]


def ported(eye: Eye, _a: int, _t: int, level: int) -> float:
    """The best that a unit gets by coming to another place."""
    return max((best_exit(eye, u, level)[0] for u in travellers(eye)), default=0.0)


def travellers(eye: Eye) -> list[int]:
    """Its own units whom a portal could bring to a battle."""
    s = eye.s
    return units_in(s.alive & s.ordered & ~s.moved & ~s.weary & SIDE_MASK[eye.side])


def best_exit(eye: Eye, u: int, level: int) -> tuple[float, int]:
    """What the best hex is worth to which a portal brings a unit, and that hex."""
    s = eye.s
    here = max(eye.ways(u).values())
    found = [(eye.at_hex(u, hex, True) - here, hex) for hex in hexes_in(portal_hexes(s, u, level))]
    return max(found, default=(0.0, -1))


def stormed(eye: Eye, _a: int, _t: int, level: int) -> float:
    """What Assault is worth above the best Command card."""
    s = eye.s
    worths = [worth for worth in order_worths(eye, 0).values() if worth > 0]
    best = max((Commands(eye).worth(card) for card in set(s.piles[HAND + eye.side])), default=0.0)
    return 1.2 * sum(worths) * min(1.0, 0.45 * level) - best


def robbed(eye: Eye, _a: int, _t: int, level: int) -> float:
    """Tokens that change hands count twice, nearly."""
    return 1.8 * TOKEN * min(level + 1, eye.s.goblets[1 - eye.side])


def raised(eye: Eye, _a: int, _t: int, level: int) -> float:
    """A unit that comes back, by its figures; a little more for one that no camp could train."""
    kinds = [kind for kind in eye.s.piles[FALLEN + eye.side] if kind < FIRST_CREATURE]
    return 0.25 + 0.08 * level + 0.02 * sum(TRAINED[kind] < 0 for kind in kinds[:1])


MOMENTS: Final[dict[str, Moment]] = {
    "blurred_shapes": lambda eye, a, t, _level: eased(eye, a, t, a, E.X_DICE, -1),
    "parry": lambda eye, a, t, _level: eased(eye, a, t, a, E.X_TWO, 1),
    "stone_skin": lambda eye, a, t, level: eased(eye, a, t, t, E.X_HELMETS, level),
    "agility_rogue": lambda eye, a, t, _level: eased(eye, a, t, t, E.X_HELMETS, 1),
    "agility_warrior": lambda eye, a, t, _level: eased(eye, a, t, t, E.X_HELMETS, 1),
    "shield_wall": lambda eye, a, t, level: eased(eye, a, t, t, E.X_SHIELD, level),
    "fearless_rogue": lambda eye, a, t, _level: eased(eye, a, t, t, E.X_FIRM, 1),
    "fearless_warrior": lambda eye, a, t, _level: eased(eye, a, t, t, E.X_FIRM, 1),
    "inspired_ranks": lambda eye, a, t, _level: firmer(eye, a, t, E.X_BOLD, 1),
    "stand_together": lambda eye, a, t, _level: firmer(eye, a, t, E.X_KINSHIP, 1),
    "holy_light": lambda eye, a, t, level: eased(eye, a, t, a, E.X_MELEE, level),
    "terrified": lambda eye, a, t, _level: eased(eye, a, t, t, E.X_FRIGHT, 1),
    "backstab": stabbed,
    "counter_charge": counted,
    "sanctuary": steadied,
    "hold_the_line": lambda eye, u, flags, level: steadied(eye, u, flags, level) - (0.1 if flags > 1 else 0.0),
    "cleaving_blow": lambda _eye, _a, _t, _level: 0.2,
    "smoke_and_shadows": lambda eye, _a, t, _level: 0.3 if eye.s.figures[attacked_unit(t)] == 1 else 0.0,
    "false_orders": lambda _eye, _a, _t, _level: 0.35,
    "dispel_magic": lambda _eye, card, _t, _level: 0.07 * LORE_COST[card],
    "foiled": lambda _eye, card, _t, level: 0.07 * LORE_COST[card] + TOKEN * min(LORE_COST[card], level),
    "deja_vu": lambda _eye, card, _t, _level: 0.02 * LORE_COST[card],
    "pick_pocket": robbed,
    "spyglass": lambda _eye, _a, _t, _level: 0.04,
    "mana_siphon": lambda _eye, _a, _t, level: TOKEN * (level + 1.5),
    "guiding_voice": lambda _eye, _a, _t, level: 0.06 * level,
    "wall_of_mist": lambda _eye, _a, _t, _level: 0.02,
    "caltrops": lambda _eye, _a, _t, _level: 0.05,
    "requiem": raised,
    "portal": ported,
    "greater_portal": lambda eye, a, t, level: 1.3 * ported(eye, a, t, level),
    "assault": stormed,
    "chain_lightning": lambda eye, _a, _t, level: chained(eye, level),
}
"""By card."""


def chained(eye: Eye, level: int) -> float:
    """The first unit struck, and a little for those next to it."""
    s = eye.s
    foes = units_in(s.alive & SIDE_MASK[1 - eye.side])
    return max((bolt_worth(s, u, 3, True, False, False) for u in foes), default=0.0) * (1 + 0.3 * (level - 1))


def lore_worth(eye: Eye, card: int, a: int, t: int) -> float:
    """What playing a lore card now is worth, less what it costs."""
    name = LORE_IDS[card]
    if name == "shield_of_the_martyr":
        value = shielded(eye, card, a, t)
    elif PICKS[card] is not None:
        value = picked_worth(eye, card, a, t)
    else:
        value = MOMENTS[name](eye, a, t, power(eye.s, eye.side, card))
    return value - price(eye.s, eye.side, cost(eye.s, eye.side, card)) - KEEN


def card_rank(eye: Eye, card: int) -> float:
    """What a lore card is worth to hold: strong ones of its own Lore Masters first."""
    own = 1.0 if power(eye.s, eye.side, card) > 1 else 0.5
    dear = cost(eye.s, eye.side, card)
    return own * (1 + 0.12 * min(dear, 8)) - 0.1 * max(0, dear - 9)
