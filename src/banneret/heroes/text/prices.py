"""What the answers of a whole game cost."""

from __future__ import annotations

from banneret.heroes.adventure.effects.common_wars import hire_price
from banneret.heroes.adventure.effects.units import PRICE_TO_REINFORCE, effect_price
from banneret.heroes.adventure.town.prices import HERO_PRICE, spell_price, unit_price
from banneret.heroes.tables.towns_and_heroes import BUILDING_PRICE, TRADES, UNIT_PRICE, Price
from banneret.heroes.text.map_questions import Question


def price_of(now: Question, word: str, n: int) -> Price:
    """What an answer costs in resources: its word, and the number that goes with it."""
    match word:
        case "build":
            return BUILDING_PRICE[now.building(n)]
        case "recruit" if now.question == "ask_hire":
            return hire_price(now.s, 2 * n)
        case "recruit":
            return _unit_price(now, 2 * n)
        case "reinforce" if now.question == "ask_reinforced":
            return effect_price(now.s, 2 * n + 1, now.frame(PRICE_TO_REINFORCE))
        case "reinforce" if not now.s.alive:
            return _unit_price(now, 2 * n + 1)
        case "hire":
            return HERO_PRICE
        case "buy_spell":
            return spell_price(now.s, 0)
        case "trade" if n < len(TRADES):
            given, amount, _, _ = TRADES[n]
            return amount * (given == 0), amount * (given == 1), amount * (given == 2)
        case "yes" if now.question in ("ask_transport", "ai_siege"):
            return now.s.game_terms.transport_price, 0, 0
    return 0, 0, 0


def _unit_price(now: Question, row: int) -> Price:
    """What a side of a unit costs; what lies on other units is never bought."""
    return unit_price(now.s, row) if row < len(UNIT_PRICE) else (0, 0, 0)
