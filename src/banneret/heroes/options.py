"""Options of the game: rulings and optional rules that may be switched, and the terms of a skirmish.

Every option has a name, the values it may take and a default. They are chosen at set-up and stand in the header of
the record.
"""

from typing import Final, NamedTuple

from banneret.heroes import battle as b
from banneret.kernel.errors import SetupError
from banneret.kernel.yamltree import show

DIFFICULTIES: Final = ("easy", "normal", "hard", "impossible")
"""Rules: H3-DIF-01."""
SWITCH: Final = ("off", "on")


class Option(NamedTuple):
    """One option: its values (empty for a number), its default, the clause it belongs to."""

    values: tuple[str, ...]
    default: str
    clause: str


OPTIONS: Final[dict[str, Option]] = {
    "ai_melee_fallback": Option(("tier_then_distance", "distance_then_tier"), "tier_then_distance", "H3-AIC-08"),
    "army_size": Option((), "5", "H3-UNI-06"),
    "ask_anyway": Option(SWITCH, "off", "H3-GEN-08"),
    "attack_die_ignored": Option(SWITCH, "off", "H3-OPT-11"),
    "difficulty": Option(DIFFICULTIES, "normal", "H3-DIF-01"),
    "free_extension": Option(SWITCH, "off", "H3-OPT-10"),
    "minimum_damage": Option(SWITCH, "off", "H3-OPT-06"),
    "mode": Option(("clash", "campaign"), "clash", "H3-AIC-03"),
    "morale_for_neutral_controller": Option(SWITCH, "on", "H3-MOR-07"),
    "neutral_left_from": Option(("player", "enemy"), "player", "H3-CBS-19"),
    "no_rerolls": Option(SWITCH, "off", "H3-OPT-02"),
    "quick_combat_optional": Option(SWITCH, "off", "H3-QCK-02"),
    "retaliation_optional": Option(SWITCH, "off", "H3-CBT-11"),
    "retreat_anytime": Option(SWITCH, "off", "H3-END-10"),
    "reveal_neutrals_before_deploy": Option(SWITCH, "off", "H3-CBS-14"),
    "round_limit": Option((), "0", "H3-CBS-07"),
    "second_negative_clears_token": Option(SWITCH, "off", "H3-MOR-14"),
    "vii_hard_two_gold_one_azure": Option(SWITCH, "off", "H3-DIF-17"),
}

_BITS: Final = {
    ("ai_melee_fallback", "distance_then_tier"): b.R_DISTANCE_THEN_TIER,
    ("ask_anyway", "on"): b.R_ASK_ANYWAY,
    ("attack_die_ignored", "on"): b.R_DIE_ADDS_NOTHING,
    ("free_extension", "on"): b.R_FREE_EXTENSION,
    ("minimum_damage", "on"): b.R_MINIMUM_DAMAGE,
    ("morale_for_neutral_controller", "off"): b.R_NO_MORALE_FOR_NEUTRALS,
    ("neutral_left_from", "enemy"): b.R_LEFT_FROM_ENEMY,
    ("no_rerolls", "on"): b.R_NO_REROLLS,
    ("quick_combat_optional", "on"): b.R_QUICK_OPTIONAL,
    ("retaliation_optional", "on"): b.R_RETALIATION_OPTIONAL,
    ("retreat_anytime", "on"): b.R_RETREAT_ANYTIME,
    ("reveal_neutrals_before_deploy", "on"): b.R_REVEAL_FIRST,
    ("second_negative_clears_token", "on"): b.R_SECOND_NEGATIVE_CLEARS,
    ("vii_hard_two_gold_one_azure", "on"): b.R_VII_HARD_TWO_GOLD,
}
_LIMITS: Final = {"army_size": (1, 7), "round_limit": (0, 99)}


def checked_options(given: dict[str, str]) -> dict[str, str]:
    """The options that differ from their defaults, each checked."""
    kept: dict[str, str] = {}
    for name, value in given.items():
        option = OPTIONS.get(name)
        if option is None:
            raise SetupError(f"there is no option {show(name)}; there are {', '.join(OPTIONS)}")
        if option.values:
            if value not in option.values:
                raise SetupError(f"the option {name} is one of {', '.join(option.values)}, not {show(value)}")
        else:
            low, high = _LIMITS[name]
            if value not in [str(n) for n in range(low, high + 1)]:
                raise SetupError(f"the option {name} is a number from {low} to {high}, not {show(value)}")
        if value != option.default:
            kept[name] = value
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
