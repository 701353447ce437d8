"""Prices, and paying them."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import location
from banneret.heroes.state.events_map import E_PAID
from banneret.heroes.state.hero_numbers import heroes_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.towns_and_heroes import SPELL_PRICE, UNIT_CHEAPER, UNIT_PRICE, Price
from banneret.heroes.tables.units_and_cards import TIER, is_pack, kind_of

HERO_PRICE: Final[Price] = (10, 0, 0)
"""Rules: H3-SEC-02."""


def can_pay(s: WholeGame, price: Price) -> bool:
    """Whether the acting player can pay in full. Rules: H3-GEN-04."""
    return s.stores[0] >= price[0] and s.stores[1] >= price[1] and s.stores[2] >= price[2]


def pay(s: WholeGame, price: Price) -> None:
    """The acting player pays. Rules: H3-GEN-04, H3-RES-02."""
    s.stores = (
        s.stores[0] - price[0], s.stores[1] - price[1], s.stores[2] - price[2],
        s.stores[3], s.stores[4], s.stores[5],
    )  # fmt: skip
    for resource in range(3):
        if price[resource]:
            s.emit(E_PAID, s.who[0], resource, price[resource])


def unit_price(s: WholeGame, row: int) -> Price:
    """What it takes to get to a side of a unit, reductions included. Rules: H3-CST-01, H3-UNI-31."""
    gold, materials, valuables = UNIT_PRICE[row]
    if s.game_terms.numbers.half_price and comes_again(s, row):
        gold, materials, valuables = (gold + 1) // 2, (materials + 1) // 2, (valuables + 1) // 2
    gold -= s.discount
    cheaper = UNIT_CHEAPER.get(row)
    if cheaper is not None:
        for h in heroes_of(s.who[0]):
            if s.hero_at[h] >= 0 and location(s, s.hero_at[h]) == cheaper[0]:
                gold -= cheaper[1]
                break
    return max(0, gold), materials, valuables


def comes_again(s: WholeGame, row: int) -> bool:
    """Whether a unit that the acting player has lost is recruited again at half price.

    Rules: H3-CHANGE-half_price_again, H3-CST-02.
    """
    if is_pack(row) or not s.game_terms.numbers.half_price >> TIER[kind_of(row)] & 1:
        return False
    return s.scenario_state.fallen[s.who[0]] >> kind_of(row) & 1 == 1


def spell_price(s: WholeGame, less: int) -> Price:
    """What a spell costs at the acting player's Mage Guild. Rules: H3-MGU-04."""
    gold, materials, valuables = SPELL_PRICE[s.faction[s.who[0]]]
    return max(0, gold - less), materials, valuables


def pack_spell_discount(gold: int, cards: int) -> int:
    """For `WholeGame.discount`: gold by which the next spell is cheaper, and how many cards it is looked for in."""
    return gold | cards << 8


def unpack_spell_discount(discount: int) -> tuple[int, int]:
    """The same from one int."""
    return discount & 255, discount >> 8
