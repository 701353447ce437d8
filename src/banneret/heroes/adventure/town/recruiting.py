"""Units and Secondary Heroes that the acting player recruits, and units that are reinforced.

What can be recruited is looked for after every action of a turn: `owns`, `recruits` and `may_reinforce` are loops of
the benchmark `heroes-game` and spell out the rows of units, `2 * kind + pack`.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import holdings
from banneret.heroes.adventure.playing_cards import PLAY_ON_MAP, cheaper_by, cheaper_plays
from banneret.heroes.adventure.seating import allowance
from banneret.heroes.adventure.town.captured import boards, has_building, has_dwelling, in_some_deck
from banneret.heroes.adventure.town.prices import HERO_PRICE, can_pay, pay, unit_price
from banneret.heroes.state.ai_heroes import ai_on
from banneret.heroes.state.answers_combat import DONE, REINFORCE
from banneret.heroes.state.answers_map import HIRE, RECRUIT, SETTLE
from banneret.heroes.state.events_map import E_HIRED, E_RECRUITED, E_REINFORCED
from banneret.heroes.state.game_terms import (
    H_CAPTURED_TOWNS,
    H_HIDE_UNITS,
    H_REINFORCE_NEEDS_DWELLING,
    H_SECONDARY_AT_START,
    H_SECONDARY_WITH_UNITS,
)
from banneret.heroes.state.hero_numbers import owner_of, secondary_hero
from banneret.heroes.state.pile_numbers import HAND, NEUTRAL_DISCARDS, RESERVE
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.teams import allied
from banneret.heroes.state.terms import R_ASK_ANYWAY
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.towns_and_heroes import BASE_ROW, CITADEL, DWELLING, FACTION_UNITS
from banneret.heroes.tables.units_and_cards import RAISED, TIER, few_row, kind_of, pack_row
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_SPACE, K_UNIT
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import asks, at, sequence


def owns(s: WholeGame, kind: int) -> bool:
    """Whether the acting player, or by option anybody, has the card of a unit. Rules: H3-UNI-05, H3-OPT-01."""
    if s.game_terms.house & H_CAPTURED_TOWNS:
        return in_some_deck(s, kind)
    return kind in [BASE_ROW[row] >> 1 for row in s.piles[RESERVE]]


def room(s: WholeGame) -> bool:
    """Whether the unit deck may hold another unit. Rules: H3-UNI-04."""
    return not s.game_terms.unit_limit or len(s.piles[RESERVE]) < s.game_terms.unit_limit


def recruits(s: WholeGame) -> list[int]:
    """The units the acting player can recruit and reinforce now.

    Rules: H3-CST-02 to H3-CST-06, H3-UNI-05, H3-UNI-08, H3-TWN-03, H3-TWN-05, H3-OPT-01.
    """
    options: list[int] = []
    if room(s):
        for player in boards(s, s.who[0]):
            housed = housed_tiers(s, player)
            for kind in FACTION_UNITS[s.faction[player]]:
                if housed >> TIER[kind] & 1 and not owns(s, kind) and can_pay(s, unit_price(s, 2 * kind)):
                    options.append(option(RECRUIT, kind))
    if has_building(s, CITADEL):
        for row in s.piles[RESERVE]:
            if may_reinforce(s, row) and can_pay(s, unit_price(s, BASE_ROW[row] | 1)):
                options.append(option(REINFORCE, BASE_ROW[row] >> 1))
    return options


def housed_tiers(s: WholeGame, player: int) -> int:
    """The tiers that the acting player can recruit at the town board of a player, by dwelling or licence, as bits.

    Rules: H3-DO-licence, H3-CST-06, H3-TWN-05, H3-OPT-01.
    """
    dwellings = s.buildings[player] >> DWELLING & 7
    tiers = dwellings | (dwellings & 4) << 1
    if any(s.scenario_state.licences):
        for tier in range(4):
            if s.scenario_state.licences[4 * s.who[0] + tier]:
                tiers |= 1 << tier
    return tiers


def may_reinforce(s: WholeGame, row: int) -> bool:
    """Whether a unit of the unit deck is a Few faction unit that the Citadel can raise, a card on it or not.

    Rules: H3-CST-03, H3-CST-04.
    """
    if RAISED[row] < 0:
        return False
    return not s.game_terms.house & H_REINFORCE_NEEDS_DWELLING or has_dwelling(s, kind_of(BASE_ROW[row]))


def licensed(s: WholeGame, kind: int) -> bool:
    """Whether the acting player may recruit a unit of that tier without its dwelling. Rules: H3-DO-licence."""
    return s.scenario_state.licences[4 * s.who[0] + TIER[kind]] > 0


def use_licence(s: WholeGame, kind: int) -> None:
    """A unit recruited without its dwelling uses up a licence. Rules: H3-DO-licence."""
    if not has_dwelling(s, kind):
        g = edit(s)
        place = 4 * s.who[0] + TIER[kind]
        g.licences = changed(g.licences, place, g.licences[place] - 1)


def recruit(s: WholeGame, kind: int) -> None:
    """A unit joins the unit deck on its Few side. Rules: H3-CST-02, H3-UNI-02, H3-UNI-08."""
    pay(s, unit_price(s, few_row(kind)))
    s.discount = 0
    s.piles[RESERVE] = added(s.piles[RESERVE], few_row(kind))
    s.emit(E_RECRUITED, s.who[0], kind)


def raise_unit(s: WholeGame, kind: int) -> None:
    """A Few unit turns to its Pack side, and a card that lies on it stays there. Rules: H3-CST-03, H3-CST-08."""
    few = next(row for row in s.piles[RESERVE] if BASE_ROW[row] == few_row(kind))
    s.piles[RESERVE] = added(without(s.piles[RESERVE], few), RAISED[few])
    s.emit(E_REINFORCED, s.who[0], kind)


def return_neutral(s: WholeGame, row: int) -> None:
    """A Neutral Unit goes to the discard pile of its tier. Rules: H3-NEU-06."""
    pile = NEUTRAL_DISCARDS + TIER[kind_of(row)]
    s.piles[pile] = added(s.piles[pile], row)


def own_turn(s: WholeGame) -> bool:
    """Whether it is the acting player's own turn."""
    return s.turn == s.who[0]


def hire_fields(s: WholeGame) -> list[int]:
    """Where a Secondary Hero may be placed: not where an enemy hero stands, one of the AI side that attacks included.

    Rules: H3-SEC-01, H3-SEC-06, H3-TWN-23, H3-STL-12.
    """
    player = s.who[0]
    fields: list[int] = []
    for field in holdings(s, player):
        taken = len(s.game_terms.ai) > 0 and ai_on(s, field) >= 0
        for h in range(len(s.hero_at)):
            if s.hero_at[h] == field and not allied(s, owner_of(h), player):
                taken = True
        if not taken:
            fields.append(field)
    return fields


def may_hire(s: WholeGame) -> bool:
    """Whether the acting player may recruit a Secondary Hero.

    Rules: H3-SEC-01 to H3-SEC-04, H3-SEC-15, H3-CHANGE-no_secondary_heroes.
    """
    player = s.who[0]
    if s.hero_at[secondary_hero(player)] >= 0 or s.mourning >> player & 1 or not can_pay(s, HERO_PRICE):
        return False
    if s.game_terms.numbers.no_secondary:
        return False
    return len(hire_fields(s)) > 0


def begin_with_second(s: WholeGame, player: int, field: int) -> None:
    """By option everybody starts with a Secondary Hero next to the Main Hero, unless the scenario has none.

    Rules: H3-OPT-05, H3-GEN-02, H3-MOV-18, H3-MOV-22, H3-CHANGE-no_secondary_heroes.
    """
    if s.game_terms.house & H_SECONDARY_AT_START and not s.game_terms.numbers.no_secondary:
        h = secondary_hero(player)
        s.hero_at[h] = s.last[h] = field
        s.emit(E_HIRED, h, field)


def legion_plays(s: WholeGame) -> list[int]:
    """The cards that bring a unit within reach, all of them together, or make one cheaper that still costs gold.

    Rules: H3-TRN-12, H3-UNI-11.
    """
    plays = cheaper_plays(s)
    if not plays:
        return plays
    less = cheaper_by(plays)
    s.discount += less
    reachable = recruits(s)
    s.discount -= less
    for answer in reachable:
        kind = argument(answer)
        if unit_price(s, pack_row(kind) if verb(answer) == REINFORCE else few_row(kind))[0]:
            return plays
    return []


# -- in a town action --------------------------------------------------------------------------------------------------


def recruit_first(s: WholeGame, answer: int, _b: int, _c: int) -> None:
    """The use of the Population token begins with what was chosen. Rules: H3-TWA-08, H3-UNI-10."""
    s.answer = answer


def got_recruit(s: WholeGame, _answer: int, _b: int, _c: int) -> None:
    """Recruit or reinforce a unit, recruit the hero, or play a card that makes a unit cheaper.

    Rules: H3-CST-02, H3-CST-03, H3-CST-05, H3-SEC-02.
    """
    what = verb(s.answer)
    if s.answer == DONE:
        s.leave()
    elif s.answer == HIRE:
        pay(s, HERO_PRICE)
        s.ask(s.who[0], K_SPACE, [option(SETTLE, field) for field in hire_fields(s)])
        s.goto(PLACED_HERO)
    elif what == RECRUIT:
        use_licence(s, argument(s.answer))
        recruit(s, argument(s.answer))
    elif what == REINFORCE:
        kind = argument(s.answer)
        pay(s, unit_price(s, pack_row(kind)))
        s.discount = 0
        raise_unit(s, kind)
    else:
        s.call(PLAY_ON_MAP, s.answer, 0, 0)


def ask_recruit(s: WholeGame, _answer: int, _b: int, _c: int) -> None:
    """One use of the token allows any number of recruits and reinforcements. Rules: H3-UNI-11, H3-CST-05."""
    options = recruits(s)
    if s.game_terms.house & H_SECONDARY_WITH_UNITS and may_hire(s):
        options.append(HIRE)
    plays = legion_plays(s)
    options += plays
    if not options:
        s.discount = 0
        s.leave()
        return
    if not s.discount:
        options.append(DONE)
    ask_about_unit(s, options, len(plays) > 0)
    s.goto(GOT_RECRUIT)


def placed_hero(s: WholeGame, _answer: int, _b: int, _c: int) -> None:
    """The Secondary Hero comes to a Town or Settlement with its full movement.

    Rules: H3-SEC-05 to H3-SEC-07, H3-MOV-22, H3-SEC-03.
    """
    h = secondary_hero(s.who[0])
    field = argument(s.answer)
    s.hero_at[h] = field
    s.last[h] = field
    s.mp[h] = allowance(s, h)
    s.emit(E_HIRED, h, field)
    if s.game_terms.house & H_SECONDARY_WITH_UNITS:
        s.goto(ASK_RECRUIT)
    else:
        s.leave()


def ask_about_unit(s: WholeGame, options: list[int], from_hand: bool) -> None:
    """Ask the acting player about units, in secret where cards of the hand are among the answers. Rules: H3-GEN-08."""
    if from_hand or (own_turn(s) and s.terms.rules & R_ASK_ANYWAY and s.piles[HAND]):
        s.ask_private(s.who[0], K_UNIT, options)
    else:
        ask_of_deck(s, s.who[0], options)


def ask_of_deck(s: WholeGame, player: int, options: list[int]) -> None:
    """Ask about units of a player's deck, in secret where unit decks are hidden. Rules: H3-GEN-09.

    A single answer is given at once, and openly.
    """
    if s.game_terms.house & H_HIDE_UNITS and len(options) > 1:
        s.ask_private(player, K_UNIT, options)
    else:
        s.ask(player, K_UNIT, options)


RECRUITING: Final = sequence(  # Rules: H3-CST-02 to H3-CST-06
    recruit_first, asks(got_recruit), asks(ask_recruit), placed_hero,
)  # fmt: skip
"""Arguments: what was chosen first."""
GOT_RECRUIT: Final = at(RECRUITING, got_recruit)
ASK_RECRUIT: Final = at(RECRUITING, ask_recruit)
PLACED_HERO: Final = at(RECRUITING, placed_hero)
