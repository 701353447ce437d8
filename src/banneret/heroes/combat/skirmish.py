"""The skirmish: one Combat fought for its own sake, from mustering the armies to its result."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from banneret.heroes.combat.army_line import Army, parse_army, posted
from banneret.heroes.combat.cards.hands import DRAW, refresh
from banneret.heroes.combat.combat import COMBAT
from banneret.heroes.combat.damage import raise_tower
from banneret.heroes.combat.ending import returns_of
from banneret.heroes.combat.hex.obstacles import laid_hex, laid_token, laid_turn, lay, obstacle_of, spots
from banneret.heroes.combat.hex.walls import raise_pieces
from banneret.heroes.combat.morale.setup import FIRST_MORALE, give_morale
from banneret.heroes.combat.placement import put
from banneret.heroes.geometry.combat_board import HOME, MIDDLE_ROW, NOWHERE, SPACE_NAMES
from banneret.heroes.geometry.hex_board import FIRST_HEX
from banneret.heroes.state.battle import ATTACKER, DEFENDER, PER_SIDE, Battle, fresh
from banneret.heroes.state.options import DIFFICULTIES, rule_bits, set_board, value_of
from banneret.heroes.state.pile_numbers import DECK, NEUTRAL_DECK, POOL, RESERVE
from banneret.heroes.state.terms import AUTOMATIC, OWN, R_MORALE_DECKS, STEERED, Terms, plain_terms
from banneret.heroes.tables.ai_cards import AI_BOX, AI_DECK, AI_SKILL, AI_TYPE, AI_TYPES, WHOLE_AI_BOX, ai_kind
from banneret.heroes.tables.units_and_cards import (
    CARD_COPIES,
    CARD_NUMBER,
    EFFECT_SPELLS,
    FACTION_IDS,
    NEUTRAL,
    TIER,
    TOWER_KIND,
    UNIT_IDS,
    UNIT_NUMBER,
    few_row,
    kind_of,
    pack_row,
)
from banneret.kernel.errors import SetupError
from banneret.kernel.kinds import K_DRAW, K_LAND
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import at, sequence
from banneret.kernel.state import ARG_B


def muster(s: Battle, side: int, count: int, _c: int) -> None:
    """Draw the units of a random army, each of another kind. Rules: H3-UNI-05."""
    if count == 0 or not s.piles[POOL + side]:
        s.leave()
    else:
        s.chance(K_LAND, s.piles[POOL + side])


def mustered(s: Battle, side: int, count: int, _c: int) -> None:
    """The unit drawn joins the unit deck. Both sides may have one faction unit, but never one Neutral card."""
    row = s.answer
    kind = kind_of(row)
    s.piles[RESERVE + side] = added(s.piles[RESERVE + side], row)
    s.piles[POOL + side] = tuple([other for other in s.piles[POOL + side] if kind_of(other) != kind])
    if NEUTRAL[kind]:
        deck = NEUTRAL_DECK + TIER[kind]
        s.piles[deck] = without(s.piles[deck], row)
        if row not in s.piles[deck]:
            s.piles[POOL + 1 - side] = tuple([other for other in s.piles[POOL + 1 - side] if other != row])
    s.stack[UNITS_LEFT] = count - 1
    s.goto(MUSTER)


MUSTER: Final = sequence(muster, mustered)
"""Arguments: side, how many."""
UNITS_LEFT: Final = ARG_B


def build_deck(s: Battle, kind: int, count: int, _c: int) -> None:
    """The AI deck is built of this many cards of a type, drawn from the box unseen. Rules: H3-AIC-17."""
    cards = tuple([card for card in s.piles[AI_BOX] if AI_TYPE[ai_kind(card)] == kind])
    if count == 0:
        s.leave()
    else:
        s.chance(K_DRAW, cards)


def put_in_deck(s: Battle, _kind: int, count: int, _c: int) -> None:
    """The card drawn joins the AI deck; nobody looks at it. Rules: H3-AIC-17."""
    s.piles[AI_BOX] = without(s.piles[AI_BOX], s.answer)
    s.piles[AI_DECK] = added(s.piles[AI_DECK], s.answer)
    s.stack[AI_CARDS_LEFT] = count - 1
    s.goto(BUILD_DECK)


BUILD_DECK: Final = sequence(build_deck, put_in_deck)
"""Arguments: type of card, how many."""
AI_CARDS_LEFT: Final = ARG_B


def deal(s: Battle, attackers: int, defenders: int, _c: int) -> None:
    """Both sides draw their first hands."""
    s.call(DRAW, DEFENDER, defenders, 0)
    s.call(DRAW, ATTACKER, attackers, 0)


def fight(s: Battle, _a: int, _b: int, _c: int) -> None:
    """The Combat itself."""
    for pool in (POOL, POOL + 1):
        s.piles[pool] = ()
    s.call(COMBAT, 0, 0, 0)


def close(s: Battle, _a: int, _b: int, _c: int) -> None:
    """The skirmish is over with its one Combat."""
    s.finish(returns_of(s))


SKIRMISH: Final = sequence(deal, fight, close)
"""Arguments: how many cards each side draws."""
CLOSE_SKIRMISH: Final = at(SKIRMISH, close)


@lru_cache(256)
def prepare(seats: tuple[str, ...], chosen: tuple[tuple[str, str], ...]) -> Battle:
    """The position before anything has happened. It is kept and must only be copied. Raises SetupError."""
    armies = (parse_army(seats[0]), parse_army(seats[1]))
    options = dict(chosen)
    s = fresh(terms_of(armies, options))
    stock_neutrals(s)
    size = int(value_of(options, "army_size"))
    for side, army in enumerate(armies):
        post_units(s, side, army)
        s.piles[DECK + side] = tuple(sorted(CARD_NUMBER[card] for card in army.cards))
        refresh(s, side)
    give_morale(s, armies)
    lay_obstacles(s, armies)
    for side in (ATTACKER, DEFENDER):
        if not s.terms.hexes and not s.occupied[side] and (s.occupied[1 - side] & HOME[side]).bit_count() > 3:
            raise SetupError("the rows on which a side is still to deploy hold more than 3 units of the other side")
    s.stores = (armies[0].gold, 0, 0, armies[1].gold, 0, 0)
    s.expert = (armies[0].expert, armies[1].expert)
    s.movement = armies[0].movement
    s.call(SKIRMISH, armies[0].hand, armies[1].hand, 0)
    if s.terms.rules & R_MORALE_DECKS:
        s.call(FIRST_MORALE, int(armies[0].morale), int(armies[1].morale), 0)
    for side in (0, 1):
        give_ai_decks(s, side, armies[side], armies[1 - side])
    for side in (1, 0):
        if armies[side].random:
            s.piles[POOL + side] = pool_of(s, armies[side].random)
            s.call(MUSTER, side, min(size, 5) if armies[side].ai else size, 0)
    return s


def lay_obstacles(s: Battle, armies: tuple[Army, Army]) -> None:
    """Obstacles lie where the armies say. Rules: BF-BTL-10 to BF-BTL-12, BF-CMP-07, BF-BTL-05."""
    for side, army in enumerate(armies):
        for word in army.obstacles:
            if not s.terms.hexes or s.terms.siege:
                raise SetupError("Obstacles lie on the hex battlefield, and not in a siege (BF-BTL-05, BF-SGE-02)")
            laid = obstacle_of(word, side)
            if laid_token(laid) in [laid_token(other) for other in s.laid]:
                raise SetupError(f"{word}: there is only one such token (BF-CMP-10)")
            if not spots(s, laid_token(laid), laid_turn(laid)) >> laid_hex(laid) & 1:
                raise SetupError(f"{word} lies off its area, or next to another Obstacle (BF-BTL-10, BF-BTL-11)")
            lay(s, laid)
    if s.rubble & (s.occupied[0] | s.occupied[1]):
        raise SetupError("a unit stands on an Obstacle (BF-BTL-27)")


def give_ai_decks(s: Battle, side: int, army: Army, other: Army) -> None:
    """Give an AI Hero the two decks and the skill; a spell all of whose copies the player has is a Magic Arrow instead.

    Rules: H3-AIC-01, H3-AIC-17, H3-AIC-21, H3-AIC-28.
    """
    if army.ai_deck is None:
        return
    spells: list[int] = []
    for name in army.ai_spells:
        spell = CARD_NUMBER[name]
        left = CARD_COPIES[spell] - other.cards.count(name) - spells.count(spell)
        spells.append(spell if left > 0 else CARD_NUMBER["magic_arrow"])
    s.piles[DECK + side] = tuple(sorted(spells))
    s.piles[AI_BOX] = tuple(WHOLE_AI_BOX)
    if army.ai_skill:
        s.piles[AI_SKILL] = (CARD_NUMBER[army.ai_skill],)
    for kind in (2, 1, 0):
        s.call(BUILD_DECK, kind, getattr(army.ai_deck, AI_TYPES[kind]), 0)


def post_units(s: Battle, side: int, army: Army) -> None:
    """Units join the unit deck, or stand where the army says; so do Walls and Gate.

    Rules: H3-UNI-03, H3-SGE-16, BF-SGE-16.
    """
    u = side * PER_SIDE
    for unit in map(posted, army.units):
        take_from_deck(s, unit.row)
        if unit.space == NOWHERE:
            s.piles[RESERVE + side] = added(s.piles[RESERVE + side], unit.row)
            continue
        if (unit.space >= FIRST_HEX) != s.terms.hexes:
            raise SetupError(f"{SPACE_NAMES[unit.space]} is not a space of this board: see the option hex_board")
        if s.at[unit.space] >= 0:
            raise SetupError(f"both armies have a unit on {SPACE_NAMES[unit.space]}")
        s.row = changed(s.row, u, unit.row)
        s.damage[u] = unit.damage
        s.alive |= 1 << u
        s.frozen |= unit.paralysed << u
        s.guarded |= unit.guarded << u
        put(s, u, unit.space)
        u += 1
    if army.walls or army.gate:
        if s.terms.hexes != any("." in name for name in (*army.walls, army.gate or "")):
            raise SetupError("Walls and Gate stand on the board of the Combat: see the option hex_board")
        if s.terms.hexes:
            raise_pieces(s, army.walls, army.gate)
        else:
            s.walls = sum(1 << SPACE_NAMES.index(name) for name in army.walls)
            s.gate = 1 << SPACE_NAMES.index(army.gate) if army.gate else 0
        raise_tower(s, few_row(TOWER_KIND[0]))
        if (s.walls & (s.occupied[0] | s.occupied[1])) | (s.gate & s.occupied[ATTACKER]):
            raise SetupError("a unit stands on an intact Wall or, as a besieger, on the Gate (H3-SGE-04)")
    elif side == DEFENDER and s.terms.siege and not s.terms.hexes and MIDDLE_ROW & (s.occupied[0] | s.occupied[1]):
        raise SetupError("a unit stands where Walls and Gate are to be laid: say where those are (H3-SGE-03)")


def terms_of(armies: tuple[Army, Army], options: dict[str, str]) -> Terms:
    """The terms of the Combat. Rules: H3-SGE-01, H3-SGE-02, H3-CBS-21, H3-CBS-27, H3-AIC-03."""
    attacker, defender = armies
    if attacker.guards:
        raise SetupError("guards defend their field and never attack: they are the second seat")
    if attacker.town or attacker.citadel or attacker.captured:
        raise SetupError("a Town is defended by the second seat")
    if (defender.citadel or defender.captured) and not defender.town:
        raise SetupError("a Citadel stands in a Town, and only a Town is captured: give town as well")
    if attacker.ai and (defender.ai or defender.guards):
        raise SetupError("one side at least must be commanded by a player")
    if (
        defender.guards
        and value_of(options, "mode") != "clash"
        and (defender.cards or defender.morale or defender.morale_cards)
    ):
        raise SetupError("nobody steers the guards in a campaign, so they come without cards and morale")
    if defender.town and defender.guards:
        raise SetupError("guards defend a field and not a Town")
    t = plain_terms(rule_bits(options), DIFFICULTIES.index(value_of(options, "difficulty")))
    t.round_limit = int(value_of(options, "round_limit"))
    t.neutral = bool(defender.guards)
    t.field = defender.guards
    t.level = attacker.level
    t.town = defender.town
    t.siege = defender.citadel and not defender.captured
    guards = STEERED if value_of(options, "mode") == "clash" else AUTOMATIC
    manner = (AUTOMATIC if attacker.ai else OWN, AUTOMATIC if defender.ai else guards if defender.guards else OWN)
    t.manner = manner
    t.control = (1 if manner[0] == AUTOMATIC else 0, 0 if manner[1] == AUTOMATIC else 1)
    t.faction = (hero_of(attacker), hero_of(defender))
    set_board(t, options)
    tokens = t.hexes and value_of(options, "effect_spells") == "on"
    for card in (*attacker.cards, *defender.cards):
        if CARD_NUMBER[card] in EFFECT_SPELLS and not tokens:
            raise SetupError(f"{card} needs the hex battlefield and the option effect_spells (BF-BTL-14)")
    return t


def hero_of(army: Army) -> int:
    """The faction of an army's hero: as given, else that of its first faction unit, else none."""
    if army.hero:
        return FACTION_IDS.index(army.hero)
    names = [word.split("_")[0] for word in (*army.units, army.random)]
    return next((FACTION_IDS.index(name) for name in names if name in FACTION_IDS), -1)


def stock_neutrals(s: Battle) -> None:
    """Every Neutral card lies in the deck of its tier. Rules: H3-NEU-01."""
    s.piles[NEUTRAL_DECK : NEUTRAL_DECK + 4] = neutral_decks()


@cache
def neutral_decks() -> tuple[tuple[int, ...], ...]:
    """The four Neutral decks of the box, by tier. Rules: H3-NEU-01."""
    decks: list[list[int]] = [[], [], [], []]
    for kind in UNIT_NUMBER.values():
        decks[TIER[kind]] += [few_row(kind)] * NEUTRAL[kind]
    return tuple(tuple(sorted(rows)) for rows in decks)


def take_from_deck(s: Battle, row: int) -> None:
    """A Neutral Unit in an army is not in its deck as well. Rules: H3-NEU-01."""
    if NEUTRAL[kind_of(row)]:
        deck = NEUTRAL_DECK + TIER[kind_of(row)]
        if row not in s.piles[deck]:
            raise SetupError(f"the box has too few cards of {UNIT_IDS[kind_of(row)]} for both armies")
        s.piles[deck] = without(s.piles[deck], row)


def pool_of(s: Battle, whose: str) -> tuple[int, ...]:
    """The rows from which a random army is drawn: a faction's units on either side, Neutral Units, or all of them."""
    rows: list[int] = []
    for unit, kind in UNIT_NUMBER.items():
        if kind == TOWER_KIND[0]:
            continue
        family = "neutral" if NEUTRAL[kind] else unit.split("_")[0]
        if whose not in ("any", family):
            continue
        if not NEUTRAL[kind]:
            rows += [few_row(kind), pack_row(kind)]
        elif few_row(kind) in s.piles[NEUTRAL_DECK + TIER[kind]]:
            rows.append(few_row(kind))
    return tuple(rows)
