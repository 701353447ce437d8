"""Games of `battlefield`, and Combats on hexes, as tests lay them out."""

from tests.battlefield.builder.adventure_mode import SEATS, first_round, new_adventure_mode
from tests.battlefield.builder.duels import FIRST, HEROES, MIGHT, TWO, battle, duel, morale_duel, rival
from tests.battlefield.builder.game import BattlefieldGame, adventure_cards
from tests.battlefield.builder.skirmishes import BOARS, TROLLS, columns, hex_skirmish, hexes_around, morale_skirmish

__all__ = [
    "BOARS",
    "FIRST",
    "HEROES",
    "MIGHT",
    "SEATS",
    "TROLLS",
    "TWO",
    "BattlefieldGame",
    "adventure_cards",
    "battle",
    "columns",
    "duel",
    "first_round",
    "hex_skirmish",
    "hexes_around",
    "morale_duel",
    "morale_skirmish",
    "new_adventure_mode",
    "rival",
]
