"""Income: when it is given, and what everybody gets."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import act_as, in_order
from banneret.heroes.adventure.town.captured import deprived
from banneret.heroes.game.astrologers import end_proclamation
from banneret.heroes.state.battle import gain
from banneret.heroes.state.events_map import E_INCOME
from banneret.heroes.state.game_terms import H_CAP_INCOME, H_INCOME_IN_ROUND_1
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.towns_and_heroes import AT_INCOME, BASE_ROW, UNIT_INCOME
from banneret.heroes.tables.units_and_cards import kind_of

INCOME_TRACK: Final[list[int]] = [45, 14, 7]
"""Where the printed tracks end. Rules: H3-RES-15."""


def pays(s: WholeGame) -> bool:
    """Whether this is a round in which income is given: the odd ones, or all, but the first by option only.

    Rules: H3-CHANGE-every_round_pays, H3-RND-03, H3-RND-05.
    """
    if s.game_round == 1:
        return s.game_terms.house & H_INCOME_IN_ROUND_1 != 0
    return s.game_round % 2 == 1 or s.game_terms.all_rounds_pay


def give_income(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """In a Resource round everybody gains what the income markers show.

    Rules: H3-RND-03 to H3-RND-07, H3-MIN-04, H3-RES-15, H3-OPT-01.
    """
    for player in in_order(s):
        act_as(s, player)
        for resource in range(3):
            amount = income_due(s, player, resource)
            if s.proclaimed >= 0 and AT_INCOME[s.proclaimed][0] == resource:
                amount = max(0, amount + AT_INCOME[s.proclaimed][1])
            if amount:
                gain(s, 0, resource, amount)
                s.emit(E_INCOME, player, resource, amount)
        for row in s.piles[RESERVE]:
            brings = UNIT_INCOME.get(kind_of(BASE_ROW[row]))
            if brings is not None:
                gain(s, 0, brings[0], brings[1])
    if s.proclaimed >= 0 and AT_INCOME[s.proclaimed][0] >= 0:
        end_proclamation(s)


def income_due(s: WholeGame, player: int, resource: int) -> int:
    """What a player's marker gives of a resource, before any card of the Astrologers.

    Those who begin away from their own Town get no income from it. Rules: H3-RND-06, H3-RES-15, H3-OPT-01.
    """
    amount = s.income[3 * player + resource]
    if deprived(s, player) and s.game_terms.outset.town[0] < 0:
        amount = max(0, amount - s.game_terms.means[player].income[resource])
    if s.game_terms.house & H_CAP_INCOME:
        amount = min(amount, INCOME_TRACK[resource])
    return amount


def change_given_income(s: WholeGame, resource: int, by: int) -> None:
    """A card about income that comes right after income changes the amount just given, but takes no more than that.

    Rules: H3-OPT-12, H3-GEN-04.
    """
    for player in in_order(s):
        act_as(s, player)
        amount = max(by, -min(income_due(s, player, resource), s.stores[resource]))
        gain(s, 0, resource, amount)
        s.emit(E_INCOME, player, resource, amount)
    end_proclamation(s)
