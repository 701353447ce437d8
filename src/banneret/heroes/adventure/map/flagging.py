"""Flagging fields: Mines, Settlements, Towns, Obelisks; income and who holds what."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.effects.units import REINFORCE_BY_EFFECT, can_raise, reinforceable
from banneret.heroes.adventure.map.land import cell, holdings, location, owner, shared_flag
from banneret.heroes.adventure.special_rules.triggers import CAPTURE_TOWN, FIRST_FLAG, fire
from banneret.heroes.adventure.special_rules.triggers import FLAG as FLAGGED
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.ai_heroes import held_by_ai, lift_ai_flag
from banneret.heroes.state.answers_map import BRANCH
from banneret.heroes.state.battle import gain
from banneret.heroes.state.events_map import (
    E_CUBE,
    E_FLAG,
    E_HOMELESS,
    E_INCOME_CHANGE,
    E_REGAINED,
    E_TOWN_TAKEN,
    E_UNFLAG,
)
from banneret.heroes.state.game_terms import (
    H_CUBE_ON_RECAPTURE,
    H_CUBE_SUPPLY,
    H_DOUBLE_INCOME,
    H_SETTLEMENT_FREE_BONUS,
)
from banneret.heroes.state.hero_numbers import NO_HERO, main_hero
from banneret.heroes.state.packed_ints import (
    pack_reward,
    pack_tenure,
    reward_field,
    reward_resource,
    tenure_field,
    tenure_paid,
    tenure_player,
)
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.teams import mates
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import FREE, HALF, MAP_EFFECT
from banneret.heroes.tables.tiles import (
    GOLD,
    INCOME,
    MATERIALS,
    MINE,
    OBELISK,
    RESOURCE,
    SETTLEMENT,
    TOWN,
    UTOPIA,
    VALUABLES,
)
from banneret.heroes.tables.units_and_cards import BRONZE, SILVER
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_C

SETTLEMENT_INCOME: Final[list[int]] = [5, 2, 1]
"""By resource. Rules: H3-STL-02."""
REINFORCEMENT: Final = 3
"""The reward that is not income."""
REINFORCED_TIERS: Final = 1 << BRONZE | 1 << SILVER
"""Rules: H3-STL-06."""
FACTION_CUBES: Final = 20
"""Rules: H3-CMP-11, H3-CMP-12."""


def change_income(s: WholeGame, player: int, resource: int, by: int) -> None:
    """An income marker moves. Rules: H3-RES-05, H3-RND-07."""
    s.income[3 * player + resource] += by
    s.emit(E_INCOME_CHANGE, player, resource, by)


def income_of(s: WholeGame, printed: int) -> int:
    """What a Mine or Settlement brings: what is printed, by option twice that. Rules: H3-OPT-07."""
    return 2 * printed if s.game_terms.house & H_DOUBLE_INCOME else printed


def take_off(s: WholeGame, field: int) -> None:
    """The holder's cube leaves a field; on an Obelisk all cubes do. Rules: H3-TIL-11, H3-LOC-28."""
    for player in range(s.game_terms.players):
        if s.owned[player] >> field & 1:
            take_cube_off(s, player, field)


def take_cube_off(s: WholeGame, before: int, field: int) -> None:
    """A player's cube leaves a field, and the income goes with it.

    Rules: H3-TIL-11, H3-STL-04, H3-MIN-07, H3-DO-tenure.
    """
    s.owned = changed(s.owned, before, s.owned[before] & ~(1 << field))
    s.emit(E_UNFLAG, before, field)
    if s.scenario_state.tenures:
        # The next visitor is counted again; what the field has already given it does not give twice.
        g = edit(s)
        g.tenures = tuple(
            [ended(t) if tenure_field(t) == field and tenure_player(t) == before else t for t in g.tenures]
        )
    kind = location(s, field)
    if kind == MINE:
        c = cell(s, field)
        change_income(s, before, RESOURCE[c], -income_of(s, INCOME[c]))
    elif kind == SETTLEMENT:
        for reward in s.rewards:
            if reward_field(reward) == field:
                resource = reward_resource(reward)
                change_income(s, before, resource, -income_of(s, SETTLEMENT_INCOME[resource]))
        s.rewards = tuple([reward for reward in s.rewards if reward_field(reward) != field])


def ended(tenure: int) -> int:
    """A tenure counted from nothing again."""
    return pack_tenure(tenure_field(tenure), 0, tenure_player(tenure), tenure_paid(tenure))


def put_on(s: WholeGame, player: int, field: int) -> None:
    """A player's faction cube is put on a field. Rules: H3-TIL-10."""
    s.owned = changed(s.owned, player, s.owned[player] | 1 << field)
    s.ever |= 1 << field
    if s.game_terms.ai:
        lift_ai_flag(s, field)
    s.emit(E_FLAG, player, field)
    note_homes(s)


def note_homes(s: WholeGame) -> None:
    """Note who has lost the last Town and Settlement, and who has one again. Rules: H3-VIC-05."""
    for player in range(s.game_terms.players):
        if s.out >> player & 1:
            continue
        has = len(holdings(s, player)) > 0
        if has and s.homeless[player]:
            s.homeless = changed(s.homeless, player, 0)
            s.emit(E_REGAINED, player)
        elif not has and not s.homeless[player]:
            s.homeless = changed(s.homeless, player, s.game_round)
            s.emit(E_HOMELESS, player)


def take_cube(s: WholeGame, winner: int, loser: int) -> None:
    """A faction cube of the loser goes to the winner. Rules: H3-SEC-16, H3-TWN-18, H3-END-19, H3-VIC-10."""
    n = s.game_terms.players * winner + loser
    s.cubes = changed(s.cubes, n, s.cubes[n] + 1)
    s.emit(E_CUBE, winner, loser)


def cubes_left(s: WholeGame, player: int) -> int:
    """How many faction cubes a player has left to place. Rules: H3-GEN-06, H3-CMP-11."""
    n = s.game_terms.players
    left = FACTION_CUBES - s.owned[player].bit_count()
    if s.owned[player] >> s.town_at[player] & 1:
        left += 1
    for holder in range(n):
        left -= s.cubes[n * holder + player]
    return left


# -- flagging a field --------------------------------------------------------------------------------------------------


def flag(s: WholeGame, field: int, kind: int, _c: int) -> None:
    """A visitor flags a field.

    Rules: H3-TIL-10, H3-TIL-11, H3-LOC-16, H3-LOC-28, H3-LOC-30, H3-LOC-31, H3-MIN-01 to H3-MIN-03, H3-MIN-06,
    H3-WHEN-flag, H3-WHEN-first_flag, H3-CMP-12.
    """
    player = s.who[0]
    lord = lord_of(s, player, field)
    if s.game_terms.house & H_CUBE_SUPPLY and cubes_left(s, lord) <= 0 and field != s.town_at[lord]:
        s.leave()
        return
    first = not s.ever >> field & 1
    unheld = first and not held_by_ai(s, field)
    s.stack[FIRST_AND_REWARD] = int(first)
    put_flag(s, player, field, kind, first)
    # What is called last comes first: so a rule for the first flag comes before one for every flag.
    fire(s, FLAGGED, main_hero(player), field)
    if unheld:
        fire(s, FIRST_FLAG, main_hero(player), field)


def put_flag(s: WholeGame, player: int, field: int, kind: int, first: bool) -> None:
    """What flagging does for each kind of field.

    Rules: H3-LOC-28, H3-LOC-30, H3-LOC-31, H3-MIN-01 to H3-MIN-03, H3-CHANGE-first_flag_pays,
    H3-FIELD-on_first_visit_by_each_player, H3-FIELD-on_flag.
    """
    if kind == OBELISK:
        came = s.scenario_state.came[player] >> field & 1
        if not shared_flag(s, kind):
            take_off(s, field)
            g = edit(s)
            g.came = changed(g.came, player, g.came[player] | 1 << field)
        put_on(s, player, field)
        s.leave()
        if s.game_terms.obelisk and not came:
            s.call(MAP_EFFECT, s.game_terms.obelisk, NO_HERO, NO_FIELD)
        return
    if kind == TOWN:
        s.leave()
        capture_town(s, player, field)
        return
    take_off(s, field)
    put_on(s, player, field)
    if kind == MINE:
        place = cell(s, field)
        change_income(s, player, RESOURCE[place], income_of(s, INCOME[place]))
        if first:
            gain(s, 0, RESOURCE[place], income_of(s, INCOME[place]) * s.game_terms.numbers.first_flag)
        s.leave()
    elif kind == UTOPIA:
        s.leave()
        if s.game_terms.utopia:
            s.call(MAP_EFFECT, s.game_terms.utopia, NO_HERO, NO_FIELD)


def ask_reward(s: WholeGame, _field: int, _kind: int, first: int) -> None:
    """A player who flags a Settlement of any style chooses one reward; in secret if a card makes one possible.

    Rules: H3-STL-02, H3-STL-05, H3-STL-06, H3-STL-11, H3-TRN-12, H3-GEN-08.
    """
    how = FREE if first else HALF
    options = [option(BRANCH, GOLD), option(BRANCH, MATERIALS), option(BRANCH, VALUABLES)]
    if can_raise(s, REINFORCED_TIERS, how):
        options.append(option(BRANCH, REINFORCEMENT))
    if how == HALF and not reinforceable(s, REINFORCED_TIERS, how) and s.piles[HAND]:
        s.ask_private(s.who[0], K_AMOUNT, options)
    else:
        s.ask(s.who[0], K_AMOUNT, options)


def got_reward(s: WholeGame, field: int, _kind: int, first: int) -> None:
    """Income marked with a token, and once at the first flag; or a reinforcement, then for nothing.

    Rules: H3-STL-03, H3-STL-06 to H3-STL-10, H3-LOC-42.
    """
    reward = argument(s.answer)
    if reward == REINFORCEMENT:
        s.leave()
        s.call(REINFORCE_BY_EFFECT, REINFORCED_TIERS, FREE if first else HALF, 0)
        return
    s.rewards = tuple(sorted((*s.rewards, pack_reward(field, reward))))
    change_income(s, s.who[0], reward, income_of(s, SETTLEMENT_INCOME[reward]))
    s.stack[FIRST_AND_REWARD] = pack_chosen(first, reward)
    if not first:
        s.leave()
    elif s.game_terms.house & H_SETTLEMENT_FREE_BONUS and reinforceable(s, REINFORCED_TIERS, FREE):
        s.ask(s.who[0], K_AMOUNT, [option(BRANCH, 0), option(BRANCH, REINFORCEMENT)])
    else:
        s.answer = option(BRANCH, 0)


def pack_chosen(first: int, reward: int) -> int:
    """Whether a field is flagged for the first time, and once it is chosen the reward."""
    return first | reward << 1


def chosen_reward(packed: int) -> int:
    """The reward."""
    return packed >> 1


def first_bonus(s: WholeGame, _field: int, _kind: int, first: int) -> None:
    """The first owner gains the amount at once, or by option a free reinforcement instead.

    Rules: H3-STL-09, H3-STL-10.
    """
    reward = chosen_reward(first)
    s.leave()
    if argument(s.answer) == REINFORCEMENT:
        s.call(REINFORCE_BY_EFFECT, REINFORCED_TIERS, FREE, 0)
    else:
        gain(s, 0, reward, income_of(s, SETTLEMENT_INCOME[reward]))


FLAG_FIELD: Final = sequence(flag, asks(ask_reward), asks(got_reward), first_bonus)
"""Arguments: the field, its kind of location, whether it is flagged for the first time."""
FLAGGED_FIELD: Final = ARG_A
FIRST_AND_REWARD: Final = ARG_C


def lord_of(s: WholeGame, player: int, field: int) -> int:
    """Who holds a field that a player flags: the player, but an ally's own Town is the ally's again.

    Rules: H3-MOD-09, H3-TWN-19, H3-TWN-24.
    """
    for mate in mates(s, player):
        if s.town_at[mate] == field:
            return mate
    return player


def capture_town(s: WholeGame, player: int, field: int) -> None:
    """A Town changes hands: the captor takes a cube from its holder, but none for their own Town or an ally's.

    Rules: H3-MOD-09, H3-TWN-18 to H3-TWN-21, H3-TWN-24, H3-LOC-01, H3-STL-14, H3-WHEN-capture_town.
    """
    before = owner(s, field)
    from_ai = held_by_ai(s, field)
    lord = lord_of(s, player, field)
    take_off(s, field)
    put_on(s, lord, field)
    freed = s.town_at[lord] == field
    if before >= 0:
        s.emit(E_TOWN_TAKEN, player, before)
    if freed:
        if before >= 0 and s.game_terms.house & H_CUBE_ON_RECAPTURE:
            take_cube(s, player, before)
    elif before >= 0 or from_ai:
        edit(s).against = before
        fire(s, CAPTURE_TOWN, main_hero(player), field)
        if before >= 0:
            take_cube(s, player, before)
            if s.town_at[before] == field:
                s.clashes |= 1 << (s.game_terms.players * player + before)
