"""Why something a player would try on the map is not offered: the clause that forbids it."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.allies import exchangeable, side_by_side
from banneret.heroes.adventure.map.discovering import tiles_left
from banneret.heroes.adventure.map.land import (
    category,
    closed,
    hero_on,
    location,
    out_of_reach,
    spots_near_field,
    together,
    touching_tiles,
    visited,
)
from banneret.heroes.adventure.map.movement import held_up
from banneret.heroes.adventure.special_rules.closed_fields import beyond, shut
from banneret.heroes.adventure.special_rules.locked_tiles import locked
from banneret.heroes.adventure.special_rules.turn_actions import why_no_turn_action
from banneret.heroes.adventure.town.captured import boards, has_building, has_dwelling
from banneret.heroes.adventure.town.recruiting import (
    RECRUITING,
    ask_recruit,
    hire_fields,
    licensed,
    own_turn,
    owns,
    room,
)
from banneret.heroes.adventure.trading_post import CARD_SOLD, DONE_HERE, TRADING, ask_trade
from banneret.heroes.geometry.map_grid import FIELDS, NEXT, SPOTS, edge_between, spot_of
from banneret.heroes.state import answers_map as answers
from banneret.heroes.state.answers_combat import (
    CAST,
    EXPERT,
    MORALE_DRAW,
    MORALE_SWAP,
    MORALE_USE,
    PLAY,
    REINFORCE,
    SECOND,
)
from banneret.heroes.state.game_terms import H_GUILD_OWN_TURN, H_NO_TILE_ORDER
from banneret.heroes.state.hero_numbers import SECONDARY, hero_of, owner_of, secondary_hero
from banneret.heroes.state.packed_ints import gift_resource, gift_seat
from banneret.heroes.state.pile_numbers import HAND, RESERVE
from banneret.heroes.state.teams import mates
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.state.whole_game import BOOK_TOKEN, BUILD_TOKEN, NO_TILE, POPULATION_TOKEN, WholeGame
from banneret.heroes.tables.tiles import BLOCKED, REVISITABLE
from banneret.heroes.tables.towns_and_heroes import (
    BASE_ROW,
    BUILDING_NEEDS,
    BUILDING_SHARES,
    CITADEL,
    KINDS_OF_BUILDING,
    MAGE_GUILD,
    UNIT_FACTION,
)
from banneret.heroes.tables.units_and_cards import (
    ABILITY_CARD,
    CARD_FACTION,
    CARD_KIND,
    CARD_WINDOWS,
    W_ACTIVATION,
    W_INSTANT_ATTACK,
    W_INSTANT_DEFENSE,
    W_MAP,
    few_row,
)
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ACTION, K_PLAY
from banneret.kernel.sequence import at

TRADES_NOW: Final = at(TRADING, ask_trade)
RECRUITS_NOW: Final = at(RECRUITING, ask_recruit)
"""Questions in which one thing is done several times: more than their own clause may stand in the way."""
PRICES: Final = ("H3-GEN-04", "H3-SEC-02")
"""Clauses of a price, for a unit and for a Secondary Hero: said where nothing else was in the way."""


def why_not_on_map(s: WholeGame, option: int, asking: tuple[str, ...]) -> str:
    """The clause that forbids an option, or an empty string. `asking` are the clauses of what is asked now.

    Rules: H3-GEN-03, H3-TRN-13, H3-RULE-action.
    """
    if option in s.options:
        return ""
    reason = why_no_ally(s, option)
    if reason:
        return reason
    if verb(option) in (answers.RULE, answers.RULE_SECOND):
        return why_no_turn_action(s, argument(option), hero_of(s.seat, verb(option) - answers.RULE)) or "H3-TRN-13"
    if s.step == TRADES_NOW and verb(option) in (answers.REMOVE, answers.TRADE):
        return why_no_trade(s, option)
    if s.step == RECRUITS_NOW and verb(option) in (answers.RECRUIT, REINFORCE):
        unit = argument(option)
        return why_no_recruit(s, unit) if verb(option) == answers.RECRUIT else why_no_reinforcement(s, unit)
    if s.kind in (K_ACTION, K_PLAY) and s.who[0] == s.seat:
        reason = why_no_town_action(s, option)
        if not reason and s.kind == K_ACTION:
            reason = why_no_movement(s, option) or why_no_card(s, option)
        elif not reason and (
            verb(option) in (answers.GO, answers.GO_SECOND, answers.DISCOVER, answers.LAY) or option == answers.END_TURN
        ):
            reason = "H3-MOV-02"
    return reason or (asking[0] if asking else "H3-GEN-03")


# -- movement ----------------------------------------------------------------------------------------------------------


def why_no_movement(s: WholeGame, option: int) -> str:
    """Why a hero may not do this.

    Rules: H3-MOV-03 to H3-MOV-08, H3-MOV-14 to H3-MOV-18, H3-MOV-23, H3-TIL-19, H3-TIL-25, H3-TIL-20, H3-SEC-04,
    H3-LOC-24, H3-CHANGE-own_half_until, H3-CHANGE-lock, H3-TIL-27, H3-TIL-21.
    """
    what = verb(option)
    x = argument(option)
    second = what in (answers.GO_SECOND, answers.DISCOVER_SECOND, answers.LAY_SECOND) or (
        what == answers.REVISIT and x == SECONDARY
    )
    h = hero_of(s.seat, second)
    if what not in (
        answers.GO,
        answers.GO_SECOND,
        answers.DISCOVER,
        answers.DISCOVER_SECOND,
        answers.LAY,
        answers.LAY_SECOND,
        answers.REVISIT,
    ):
        return ""
    if s.hero_at[h] < 0:
        return "H3-SEC-04"
    if s.mp[h] <= 0:
        return "H3-MOV-03"
    if what in (answers.GO, answers.GO_SECOND):
        return why_no_step(s, h, x) if x < FIELDS else ""
    if together(s, h):
        return "H3-MOV-18"
    if what == answers.REVISIT:
        if location(s, s.hero_at[h]) in s.game_terms.visit_price:
            return why_no_slow_visit(s, h)
        return "H3-MOV-05" if category(s, location(s, s.hero_at[h])) != REVISITABLE else "H3-LOC-24"
    if x >= SPOTS:
        return ""
    if beyond(s, s.seat, x):
        return "H3-CHANGE-own_half_until"
    if what in (answers.DISCOVER, answers.DISCOVER_SECOND):
        return "H3-CHANGE-lock" if locked(s, s.seat, spot_of(s.hero_at[h]), x) else "H3-TIL-27"
    if not tiles_left(s, s.seat):
        return "H3-TIL-19"
    if s.land[x] != NO_TILE or x not in [spot_of(NEXT[6 * s.hero_at[h] + edge]) for edge in range(6)]:
        return "H3-TIL-20"
    if touching_tiles(s, x) < 2:
        return "H3-TIL-21"
    return "H3-TIL-25" if x in spots_near_field(s, s.hero_at[h], False) else "H3-TIL-20"


def why_no_step(s: WholeGame, h: int, field: int) -> str:
    """Why a hero may not step to a field.

    Rules: H3-CHANGE-main_heroes_only, H3-CHANGE-lock, H3-CHANGE-own_half_until, H3-CHANGE-safe_towns, H3-MOV-04,
    H3-MOV-14, H3-MOV-15, H3-MOV-17, H3-MOV-21, H3-MOV-23.
    """
    here = s.hero_at[h]
    edge = edge_between(here, field)
    if edge < 0:
        return "H3-MOV-04"
    kind = location(s, field)
    if kind < 0:
        return "H3-MOV-14"
    if kind == BLOCKED:
        return "H3-MOV-15"
    if closed(s, here, edge) or closed(s, field, (edge + 3) % 6):
        return "H3-MOV-23"
    other = hero_on(s, field, h)
    if other >= 0 and out_of_reach(s, h, other, field):
        return "H3-CHANGE-main_heroes_only"
    if locked(s, owner_of(h), spot_of(here), spot_of(field), field):
        return "H3-CHANGE-lock"
    if shut(s, owner_of(h), field):
        return "H3-CHANGE-own_half_until" if beyond(s, owner_of(h), spot_of(field)) else "H3-CHANGE-safe_towns"
    return "H3-MOV-21" if held_up(s, h, field) else "H3-MOV-17"


def why_no_slow_visit(s: WholeGame, h: int) -> str:
    """Why a hero may not make a visit that takes time.

    Rules: H3-FIELD-movement, H3-FIELD-needs, H3-MOV-03, H3-TIL-08.
    """
    field = s.hero_at[h]
    if visited(s, owner_of(h), field):
        return "H3-TIL-08"
    return "H3-MOV-03" if s.mp[h] < s.game_terms.visit_price[location(s, field)] else "H3-FIELD-needs"


# -- the town ----------------------------------------------------------------------------------------------------------


def why_no_town_action(s: WholeGame, option: int) -> str:
    """Why a town action is not open.

    Rules: H3-TWA-01, H3-TWA-10, H3-GEN-04, H3-SEC-01, H3-SEC-04, H3-SEC-15, H3-TWN-26, H3-TWN-07, H3-MGU-10, H3-MGU-05,
    H3-MGU-07.
    """
    what = verb(option)
    x = argument(option)
    used = s.tokens[s.seat]
    if what == answers.BUILD and x < KINDS_OF_BUILDING:
        return why_no_building(s, x)
    if what == answers.USE_BUILDING and x < KINDS_OF_BUILDING:
        return "H3-TWN-26" if s.buildings[s.seat] >> x & 1 else "H3-TWN-07"
    if what in (answers.RECRUIT, REINFORCE) or option == answers.HIRE:
        if option == answers.HIRE:
            reason = why_no_hero(s)
        else:
            reason = why_no_recruit(s, x) if what == answers.RECRUIT else why_no_reinforcement(s, x)
        # What would stand in the way next round as well is named before the token, and the price after it.
        return "H3-TWA-01" if used & POPULATION_TOKEN and reason in PRICES else reason
    if option == answers.BUY_SPELL:
        if not has_building(s, MAGE_GUILD):
            return "H3-TWA-10"
        if used & BOOK_TOKEN:
            return "H3-MGU-05"
        if s.guild_round[s.seat] == s.game_round:
            return "H3-MGU-07"
        return "H3-MGU-10" if s.game_terms.house & H_GUILD_OWN_TURN and not own_turn(s) else "H3-GEN-04"
    return ""


def why_no_building(s: WholeGame, kind: int) -> str:
    """Why a building cannot be added. Rules: H3-TWN-06, H3-TWN-08, H3-TWN-10, H3-TWN-25, H3-GEN-04."""
    place = KINDS_OF_BUILDING * s.faction[s.seat] + kind
    built = s.buildings[s.seat]
    if built >> kind & 1:
        return "H3-TWN-10"
    if s.tokens[s.seat] & BUILD_TOKEN:
        return "H3-TWN-08"
    if BUILDING_NEEDS[place] & ~built:
        return "H3-TWN-06"
    if BUILDING_SHARES[place] & ~built and not s.game_terms.house & H_NO_TILE_ORDER:
        return "H3-TWN-25"
    return "H3-GEN-04"


def why_no_hero(s: WholeGame) -> str:
    """Why no Secondary Hero can be recruited. Rules: H3-SEC-01, H3-SEC-02, H3-SEC-04, H3-SEC-15."""
    if s.hero_at[secondary_hero(s.seat)] >= 0:
        return "H3-SEC-04"
    if s.mourning >> s.seat & 1:
        return "H3-SEC-15"
    return "H3-SEC-02" if hire_fields(s) else "H3-SEC-01"


def why_no_recruit(s: WholeGame, kind: int) -> str:
    """Why a unit cannot be recruited. Rules: H3-CST-02, H3-CST-06, H3-NEU-03, H3-UNI-04, H3-UNI-05, H3-GEN-04."""
    if kind >= len(UNIT_FACTION) or UNIT_FACTION[kind] not in [s.faction[p] for p in boards(s, s.seat)]:
        return "H3-NEU-03" if kind < len(UNIT_FACTION) and UNIT_FACTION[kind] < 0 else "H3-CST-02"
    if owns(s, kind):
        return "H3-UNI-05"
    if not has_dwelling(s, kind) and not licensed(s, kind):
        return "H3-CST-06"
    return "H3-GEN-04" if room(s) else "H3-UNI-04"


def why_no_reinforcement(s: WholeGame, kind: int) -> str:
    """Why a unit cannot be turned to its Pack side. Rules: H3-CST-03, H3-CST-04, H3-NEU-05, H3-GEN-04."""
    if kind < len(UNIT_FACTION) and UNIT_FACTION[kind] < 0:
        return "H3-NEU-05"
    if not has_building(s, CITADEL) or few_row(kind) not in [BASE_ROW[row] for row in s.piles[RESERVE]]:
        return "H3-CST-03"
    return "H3-GEN-04"


def why_no_trade(s: WholeGame, option: int) -> str:
    """Why a Trading Post does not take this. Rules: H3-GEN-04, H3-GEN-08, H3-TRD-02, H3-TRD-10."""
    if verb(option) == answers.TRADE:
        return "H3-TRD-02" if s.stack[DONE_HERE] == CARD_SOLD else "H3-GEN-04"
    if argument(option) not in s.piles[HAND]:
        return "H3-GEN-08"
    return "H3-TRD-02" if s.stack[DONE_HERE] else "H3-TRD-10"


# -- allies ------------------------------------------------------------------------------------------------------------


def why_no_ally(s: WholeGame, option: int) -> str:
    """Why nothing is exchanged with or given to a player. Rules: H3-MOD-09, H3-TRD-11 to H3-TRD-15, H3-GEN-04."""
    what = verb(option)
    x = argument(option)
    if what == answers.OFFER and x < len(CARD_KIND):
        return "H3-TRD-11" if not exchangeable(x) else "H3-TRD-13" if x not in s.piles[HAND] else ""
    if what not in (answers.EXCHANGE, answers.GIVE):
        return ""
    if (x if what == answers.EXCHANGE else gift_seat(x)) not in mates(s, s.seat):
        return "H3-MOD-09"
    if what == answers.EXCHANGE:
        return "H3-TRD-11" if not side_by_side(s, s.seat, x) else "H3-TRD-13"
    if not s.stores[gift_resource(x)]:
        return "H3-GEN-04"
    return "H3-TRD-14" if s.game_terms.coop else "H3-TRD-15"


# -- cards -------------------------------------------------------------------------------------------------------------


def why_no_card(s: WholeGame, option: int) -> str:
    """Why a card cannot be played on the player's own turn.

    Rules: H3-GEN-08, H3-ABL-03, H3-ABL-06, H3-CBR-11, H3-CRD-12, H3-CRD-13, H3-GEN-04, BF-MRL-07, BF-REG-12, H3-MOR-04,
    H3-MOR-05, BF-MRL-01.
    """
    what = verb(option)
    if what == MORALE_USE:
        return "BF-MRL-07" if s.terms.rules & R_MORALE_DECKS else "BF-REG-12"
    if option in (MORALE_DRAW, MORALE_SWAP):
        if s.terms.rules & R_MORALE_DECKS:
            return "BF-MRL-01"
        return "H3-MOR-04" if s.morale & 1 == 0 else "H3-MOR-05"
    if what not in (PLAY, EXPERT, SECOND, CAST):
        return ""
    card = argument(option)
    if card >= len(CARD_KIND) or card not in s.piles[HAND]:
        return "H3-GEN-08"
    if CARD_FACTION[card] >= 0 and CARD_FACTION[card] != s.faction[s.seat]:
        return "H3-ABL-06"
    if what == EXPERT and CARD_KIND[card] <= ABILITY_CARD and s.expert[0] <= 0:
        return "H3-ABL-03"
    if CARD_WINDOWS[card] & W_MAP:
        return "H3-GEN-04"
    if CARD_WINDOWS[card] & (W_INSTANT_ATTACK | W_INSTANT_DEFENSE):
        return "H3-CBR-11"
    return "H3-CRD-13" if CARD_WINDOWS[card] & W_ACTIVATION else "H3-CRD-12"
