"""Options of the game: rulings and optional rules that may be switched, and the terms of a skirmish.

Every option has a name, the values it may take and a default. They are chosen at set-up and stand in the header of
the record.
"""

from typing import Final

from banneret.heroes.box.map_and_towns import Difficulty
from banneret.heroes.state import game_terms as m
from banneret.heroes.state import terms
from banneret.heroes.state.terms import OWN, Terms
from banneret.kernel.errors import SetupError
from banneret.kernel.options import SWITCH, Option, checked_options
from banneret.kernel.yamltree import show

DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "normal", "hard", "impossible")
"""Rules: H3-DIF-01."""
TREASURE_RESULTS: Final = ("experience", "artifact", "resource", "2_resource")
"""The results of the Treasure die, in the order of `banneret.heroes.tables.towns_and_heroes.TREASURE_NAMES`."""


def treasure_results(value: str) -> tuple[int, ...]:
    """The six faces of the Treasure die, given as four counts such as 2-2-1-1; none for the printed die.

    Rules: H3-RES-11. The counts are for experience, artifact, one Resource die and two Resource dice.
    """
    if not value:
        return ()
    counts = value.split("-")
    if len(counts) != len(TREASURE_RESULTS) or any(len(n) != 1 or n not in "0123456" for n in counts):
        raise SetupError(f"the option treasure_die_faces is four counts such as 2-2-1-1, not {show(value)}")
    if sum(map(int, counts)) != 6:
        raise SetupError(f"the Treasure die has six faces: {show(value)} adds up to {sum(map(int, counts))}")
    return tuple(result for result, count in enumerate(counts) for _ in range(int(count)))


OPTIONS: Final[dict[str, Option]] = {
    "ai_melee_fallback": Option(("tier_then_distance", "distance_then_tier"), "tier_then_distance", "H3-AIC-08"),
    "army_size": Option((), "5", "H3-UNI-06", 1, 7),
    "ask_anyway": Option(SWITCH, "off", "H3-GEN-08"),
    "astrologers_every_round": Option(SWITCH, "off", "H3-OPT-12"),
    "attack_die_ignored": Option(SWITCH, "off", "H3-OPT-11"),
    "cap_income_at_track": Option(SWITCH, "off", "H3-RES-15"),
    "capture_all_defeats": Option(SWITCH, "off", "H3-VIC-02"),
    "captured_towns_serve": Option(SWITCH, "off", "H3-OPT-01"),
    "cube_on_recapture": Option(SWITCH, "off", "H3-TWN-19"),
    "defeat_ends_movement": Option(SWITCH, "off", "H3-END-24"),
    "difficulty": Option(DIFFICULTIES, "normal", "H3-DIF-01"),
    "double_income": Option(SWITCH, "off", "H3-OPT-07"),
    "effect_spells": Option(SWITCH, "off", "BF-BTL-14"),
    "enforce_cube_supply": Option(SWITCH, "off", "H3-GEN-06"),
    "experience_from_secondary_wins": Option(SWITCH, "off", "H3-EXP-09"),
    "fields_refresh": Option(SWITCH, "off", "H3-OPT-14"),
    "free_extension": Option(SWITCH, "off", "H3-OPT-10"),
    "gained_cards_to_discard": Option(SWITCH, "off", "H3-OPT-16"),
    "hex_board": Option(("off", "players", "always"), "off", "BF-REG-01"),
    "hex_obstacles": Option((), "4", "BF-BTL-08", 0, 4),
    "hex_stalemate": Option((), "0", "BF-VIC-07", 0, 99),
    "hex_units": Option((), "7", "BF-REG-10", 5, 7),
    "hide_unit_decks": Option(SWITCH, "off", "H3-GEN-09"),
    "income_in_round_1": Option(SWITCH, "off", "H3-RND-05"),
    "mage_guild_own_turn_only": Option(SWITCH, "off", "H3-MGU-10"),
    "map_cards_main_hero_only": Option(SWITCH, "off", "H3-HER-03"),
    "minimum_damage": Option(SWITCH, "off", "H3-OPT-06"),
    "mode": Option(("clash", "campaign"), "clash", "H3-AIC-03"),
    "morale_decks": Option(SWITCH, "off", "BF-REG-12"),
    "morale_for_neutral_controller": Option(SWITCH, "on", "H3-MOR-07"),
    "neutral_controller": Option(("previous_seat", "last_finished"), "previous_seat", "H3-CBS-21"),
    "neutral_left_from": Option(("player", "enemy"), "player", "H3-CBS-19"),
    "no_astrologers": Option(SWITCH, "off", "H3-OPT-13"),
    "no_rerolls": Option(SWITCH, "off", "H3-OPT-02"),
    "no_starting_bonus": Option(SWITCH, "off", "H3-OPT-04"),
    "opening_hand": Option(SWITCH, "off", "H3-SET-32"),
    "quick_combat_optional": Option(SWITCH, "off", "H3-QCK-02"),
    "redwood_allows_pool": Option(SWITCH, "on", "H3-LOC-09"),
    "reinforce_needs_dwelling": Option(SWITCH, "off", "H3-CST-04"),
    "retaliation_optional": Option(SWITCH, "off", "H3-CBT-11"),
    "retreat_anytime": Option(SWITCH, "off", "H3-END-10"),
    "reveal_neutrals_before_deploy": Option(SWITCH, "off", "H3-CBS-14"),
    "rotate_on_discover": Option(SWITCH, "on", "H3-TIL-26"),
    "round_limit": Option((), "0", "H3-CBS-07", 0, 99),
    "second_negative_clears_token": Option(SWITCH, "off", "H3-MOR-14"),
    "secondary_at_start": Option(SWITCH, "off", "H3-OPT-05"),
    "secondary_with_units": Option(SWITCH, "off", "H3-SEC-03"),
    "settlement_first_bonus_free_choice": Option(SWITCH, "off", "H3-STL-10"),
    "shared_tile_order": Option(SWITCH, "on", "H3-TWN-25"),
    "single_resource": Option(SWITCH, "off", "H3-OPT-03"),
    "specialty_gain_zone": Option(("hand", "deck_shuffled"), "hand", "H3-LVL-10"),
    "surrender_in_settlement": Option(SWITCH, "on", "H3-END-09"),
    "trade_anytime": Option(SWITCH, "off", "H3-OPT-08"),
    "treasure_die_faces": Option((), "", "H3-RES-11", check=treasure_results),
    "unit_deck_limit": Option((), "0", "H3-UNI-04", 0, 20),
    "vii_hard_two_gold_one_azure": Option(SWITCH, "off", "H3-DIF-17"),
}
EXCLUDING: Final = (("astrologers_every_round", "no_astrologers"),)
"""Switches of which only one may be on. Rules: H3-OPT-17."""
SKIRMISH_ONLY: Final = frozenset({"army_size", "mode", "round_limit"})
"""Options that only a single Combat has."""

_BITS: Final = {
    ("ai_melee_fallback", "distance_then_tier"): terms.R_DISTANCE_THEN_TIER,
    ("ask_anyway", "on"): terms.R_ASK_ANYWAY,
    ("attack_die_ignored", "on"): terms.R_DIE_ADDS_NOTHING,
    ("free_extension", "on"): terms.R_FREE_EXTENSION,
    ("gained_cards_to_discard", "on"): terms.R_GAINED_TO_DISCARDS,
    ("minimum_damage", "on"): terms.R_MINIMUM_DAMAGE,
    ("morale_decks", "on"): terms.R_MORALE_DECKS,
    ("morale_for_neutral_controller", "off"): terms.R_NO_MORALE_FOR_NEUTRALS,
    ("neutral_left_from", "enemy"): terms.R_LEFT_FROM_ENEMY,
    ("no_rerolls", "on"): terms.R_NO_REROLLS,
    ("quick_combat_optional", "on"): terms.R_QUICK_OPTIONAL,
    ("retaliation_optional", "on"): terms.R_RETALIATION_OPTIONAL,
    ("retreat_anytime", "on"): terms.R_RETREAT_ANYTIME,
    ("reveal_neutrals_before_deploy", "on"): terms.R_REVEAL_FIRST,
    ("second_negative_clears_token", "on"): terms.R_SECOND_NEGATIVE_CLEARS,
    ("vii_hard_two_gold_one_azure", "on"): terms.R_VII_HARD_TWO_GOLD,
}
_HOUSE: Final = {
    ("astrologers_every_round", "on"): m.H_ASTROLOGERS_EVERY_ROUND,
    ("cap_income_at_track", "on"): m.H_CAP_INCOME,
    ("capture_all_defeats", "on"): m.H_CAPTURE_ALL_DEFEATS,
    ("captured_towns_serve", "on"): m.H_CAPTURED_TOWNS,
    ("cube_on_recapture", "on"): m.H_CUBE_ON_RECAPTURE,
    ("defeat_ends_movement", "on"): m.H_DEFEAT_ENDS_MOVEMENT,
    ("double_income", "on"): m.H_DOUBLE_INCOME,
    ("enforce_cube_supply", "on"): m.H_CUBE_SUPPLY,
    ("experience_from_secondary_wins", "on"): m.H_EXPERIENCE_OF_SECONDARY,
    ("fields_refresh", "on"): m.H_FIELDS_REFRESH,
    ("hide_unit_decks", "on"): m.H_HIDE_UNITS,
    ("income_in_round_1", "on"): m.H_INCOME_IN_ROUND_1,
    ("mage_guild_own_turn_only", "on"): m.H_GUILD_OWN_TURN,
    ("map_cards_main_hero_only", "on"): m.H_CARDS_MAIN_HERO_ONLY,
    ("neutral_controller", "last_finished"): m.H_LAST_FINISHED_STEERS,
    ("no_astrologers", "on"): m.H_NO_ASTROLOGERS,
    ("no_starting_bonus", "on"): m.H_NO_STARTING_BONUS,
    ("opening_hand", "on"): m.H_OPENING_HAND,
    ("redwood_allows_pool", "off"): m.H_REDWOOD_NO_POOL,
    ("reinforce_needs_dwelling", "on"): m.H_REINFORCE_NEEDS_DWELLING,
    ("rotate_on_discover", "off"): m.H_NO_ROTATION,
    ("secondary_at_start", "on"): m.H_SECONDARY_AT_START,
    ("secondary_with_units", "on"): m.H_SECONDARY_WITH_UNITS,
    ("settlement_first_bonus_free_choice", "on"): m.H_SETTLEMENT_FREE_BONUS,
    ("shared_tile_order", "off"): m.H_NO_TILE_ORDER,
    ("single_resource", "on"): m.H_SINGLE_RESOURCE,
    ("specialty_gain_zone", "deck_shuffled"): m.H_SPECIALTY_TO_DECK,
    ("surrender_in_settlement", "off"): m.H_NO_SURRENDER_IN_SETTLEMENT,
    ("trade_anytime", "on"): m.H_TRADE_ANYTIME,
}


def checked(given: dict[str, str], known: frozenset[str]) -> dict[str, str]:
    """The options that differ from their defaults, each checked and one of those known here. Rules: H3-OPT-17."""
    kept = checked_options(given, {name: OPTIONS[name] for name in known})
    for one, other in EXCLUDING:
        if kept.get(one) == kept.get(other) == "on":
            raise SetupError(f"the options {one} and {other} exclude each other (H3-OPT-17)")
    return kept


def value_of(options: dict[str, str], name: str) -> str:
    """The value of an option, its default where it was not given."""
    return options.get(name, OPTIONS[name].default)


def rule_bits(options: dict[str, str]) -> int:
    """The rules in force, as the bits the Battle reads."""
    bits = 0
    for name, value in options.items():
        bits |= _BITS.get((name, value), 0)
    return bits


def house_bits(options: dict[str, str]) -> int:
    """The rules of the map in force, as bits."""
    bits = 0
    for name, value in options.items():
        bits |= _HOUSE.get((name, value), 0)
    return bits


COMBAT_OPTIONS: Final = frozenset(name for name in OPTIONS if name not in {key for key, _ in _HOUSE}) - {
    "treasure_die_faces",
    "unit_deck_limit",
    "gained_cards_to_discard",
}
"""The options of a skirmish."""
MAP_OPTIONS: Final = frozenset(OPTIONS) - SKIRMISH_ONLY
"""The options of a whole game."""


def board_options(options: dict[str, str]) -> dict[str, str]:
    """The options of a game that belong to the hex battlefield."""
    return {name: value for name, value in options.items() if name.startswith("hex_") or name == "effect_spells"}


def set_board(t: Terms, options: dict[str, str]) -> None:
    """On which board a Combat is fought, and what goes with the hexes; its other terms are settled before.

    Against Neutral Units both boards have room for five units. Rules: BF-CMP-01, BF-REG-01, BF-REG-10, BF-BTL-08.
    """
    where = value_of(options, "hex_board")
    players = t.manner == (OWN, OWN)
    if where == "off" or (where == "players" and not players):
        return
    t.hexes = True
    t.obstacles = int(value_of(options, "hex_obstacles"))
    t.stalemate = int(value_of(options, "hex_stalemate"))
    if not t.neutral:
        t.largest = int(value_of(options, "hex_units"))
