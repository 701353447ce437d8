"""What the lobbies of *Heroes* and its expansion are made of: options, and heroes to bring to a seat."""

from __future__ import annotations

from typing import Final

from banneret.heroes.box.cards_and_units import FACTIONS, Cost
from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.game.first_position import CHOOSE
from banneret.heroes.table.catalogue_types import HeroesSide
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.kernel.options import Option
from banneret.table.lobby_types import OptionInfo

RANDOM: Final = "random"
"""A seat whose side is drawn when the game begins; for a single Combat, an army drawn from everything."""
ONLINE: Final = {"ask_anyway": "on"}
"""What is suggested for people playing online, where a player with nothing to play passes without a click."""
MAIN_OPTIONS: Final = (
    "difficulty",
    "army_size",
    "round_limit",
    "minimum_damage",
    "no_rerolls",
    "opening_hand",
    "hex_board",
)
"""What the lobby shows at once, in this order; the rest is for those who look for it."""
GROUPS: Final = {
    "easier": ("double_income", "free_extension", "minimum_damage", "secondary_at_start", "trade_anytime"),
    "harder": ("captured_towns_serve", "no_rerolls", "no_starting_bonus", "single_resource"),
    "variant": (
        "army_size", "astrologers_every_round", "attack_die_ignored", "difficulty", "fields_refresh",
        "gained_cards_to_discard", "hex_board", "hex_obstacles", "hex_stalemate", "hex_units", "no_astrologers",
        "round_limit",
    ),
}  # fmt: skip
"""Options by what they do to a game; all others settle what the rulebook leaves open. Rules: H3-OPT-01 to H3-OPT-16."""
_GROUP_OF: Final = {id: group for group, ids in GROUPS.items() for id in ids}


def hero_sides(seats: tuple[int, ...], lang: str, only: str = "") -> tuple[HeroesSide, ...]:
    """To choose at the table, to leave it to the dice, a faction, or a hero of it; `only` names the one there is."""
    sides = [
        HeroesSide(CHOOSE, message("side-choose", lang), seats),
        HeroesSide(RANDOM, message("side-random", lang), seats),
    ]
    for faction in FACTIONS:
        if only and faction != only:
            continue
        called = name(f"faction-{faction}", lang)
        sides.append(HeroesSide(faction, message("side-faction", lang, faction=called), seats, faction))
        for hero in load_realm().heroes:
            if hero.faction == faction:
                words = message("side-hero", lang, hero=name(f"hero-{hero.id}", lang), faction=called)
                sides.append(HeroesSide(f"{faction}/{hero.id}", words, seats, faction, True, hero.id))
    return tuple(sides)


def amounts(cost: Cost) -> dict[str, int]:
    """Resources by name, those of which there are none as well."""
    return {kind: getattr(cost, kind) for kind in cost.__struct_fields__}


def in_order(options: frozenset[str]) -> tuple[str, ...]:
    """The main ones first, the rest by name."""
    return (*(id for id in MAIN_OPTIONS if id in options), *sorted(options - set(MAIN_OPTIONS)))


def option_info(id: str, option: Option, lang: str) -> OptionInfo:
    """An option in words."""
    kind = "difficulty" if id == "difficulty" else "rulevalue"
    return OptionInfo(
        id=id,
        name=message(f"rule-{id}", lang),
        text=message(f"rule-{id}-text", lang),
        values=option.values,
        value_names=tuple(message(f"{kind}-{value}", lang) for value in option.values),
        default=option.default,
        clause=option.clause,
        main=id in MAIN_OPTIONS,
        group=_GROUP_OF.get(id, "ruling"),
        least=option.least,
        most=option.most,
        online=ONLINE.get(id, ""),
    )
