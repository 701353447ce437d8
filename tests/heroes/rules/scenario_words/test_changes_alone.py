"""What a change notes for the game, and that it touches nothing else; what comes of it is tested where it is used."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from banneret.bots.sent_view import fields_of
from banneret.heroes.box.map_and_towns import BUILDINGS
from banneret.heroes.game.first_position import game_terms_of
from banneret.heroes.scenario.load import SCENARIOS, load_scenario
from banneret.heroes.state.game_terms import (
    C_BLIND_PICK,
    C_DICE_CHOOSE_START,
    C_FIRST_REDRAW,
    C_LESSONS,
    C_MORALE_SEARCHES,
    C_TURN_TILES,
    H_NO_ASTROLOGERS,
    GameTerms,
)
from banneret.heroes.state.terms import R_LOWER_DIE, R_SECOND_RETALIATION
from banneret.heroes.tables.tiles import LOCATION_IDS
from banneret.heroes.tables.units_and_cards import BRONZE, CARD_NUMBER, SILVER
from tests.heroes.builder import TWO

NOT_COMPARED = {"scenario", "programs", "_terms"}
"""What belongs to the file as a whole."""
PARTS = ("numbers", "fights", "beast")
"""Structures whose fields are compared one by one."""


def terms(folder: Path, *changes: dict[str, Any], **parts: Any) -> GameTerms:
    """What is settled for a game of Brave New World with these changes and no other rule."""
    document = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8")) | parts
    document["rules"] = [
        {"id": f"rule_{'abc'[n]}", "text": "A change.", "change": change} for n, change in enumerate(changes)
    ]
    file = folder / "changed.yaml"
    file.write_text(yaml.safe_dump(document, sort_keys=False), encoding="utf-8")
    return game_terms_of(load_scenario(file), TWO, {})


def settled(m: GameTerms) -> dict[str, object]:
    """All of it, by name."""
    found: dict[str, object] = {}
    for name in fields_of(GameTerms):
        if name in PARTS:
            part = getattr(m, name)
            found |= {f"{name}.{inner}": getattr(part, inner) for inner in fields_of(type(part))}
        elif name not in NOT_COMPARED:
            found[name] = plain(getattr(m, name))
    return found


def plain(value: object) -> object:
    """A value that equals another one of the same content, whatever structures it is made of."""
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    slots = fields_of(type(value))
    return {name: plain(getattr(value, name)) for name in slots} if slots else value


def changed(folder: Path, *changes: dict[str, Any]) -> dict[str, object]:
    """What differs from a game without the changes."""
    before, after = settled(terms(folder)), settled(terms(folder, *changes))
    return {name: value for name, value in after.items() if value != before[name]}


@pytest.mark.parametrize(
    ("change", "where", "noted"),
    [
        pytest.param({"hand_limit": 1}, "numbers.hand_limit", 1, marks=pytest.mark.rule("H3-CHANGE-hand_limit")),
        pytest.param({"search_cards": 2}, "numbers.search_cards", 2, marks=pytest.mark.rule("H3-CHANGE-search_cards")),
        pytest.param(
            {"no_secondary_heroes": True},
            "numbers.no_secondary",
            True,
            marks=pytest.mark.rule("H3-CHANGE-no_secondary_heroes"),
        ),
        pytest.param(
            {"guard_initiative": {"silver": 2}},
            "numbers.swift",
            (0, 2, 0, 0),
            marks=pytest.mark.rule("H3-CHANGE-guard_initiative"),
        ),
        pytest.param(
            {"retreat_price": 3}, "numbers.retreat_price", 3, marks=pytest.mark.rule("H3-CHANGE-retreat_price")
        ),
        pytest.param(
            {"first_flag_pays": 2}, "numbers.first_flag", 2, marks=pytest.mark.rule("H3-CHANGE-first_flag_pays")
        ),
        pytest.param(
            {"choose_astrologers": True},
            "numbers.choose_astrologers",
            True,
            marks=pytest.mark.rule("H3-CHANGE-choose_astrologers"),
        ),
        pytest.param(
            {"half_price_again": ["silver"]},
            "numbers.half_price",
            1 << SILVER,
            marks=pytest.mark.rule("H3-CHANGE-half_price_again"),
        ),
        pytest.param({"no_flight_from": 4}, "numbers.no_flight", 4, marks=pytest.mark.rule("H3-CHANGE-no_flight_from")),
        pytest.param(
            {"no_buildings": ["citadel"]},
            "no_buildings",
            1 << BUILDINGS.index("citadel"),
            marks=pytest.mark.rule("H3-CHANGE-no_buildings"),
        ),
        pytest.param({"ransom": 3}, "ransom", 3, marks=pytest.mark.rule("H3-CHANGE-ransom")),
        pytest.param({"ransom": 0}, "ransom", 0, marks=pytest.mark.rule("H3-CHANGE-ransom")),
        pytest.param(
            {"fallen_return": ["bronze", "silver"]},
            "fallen_return",
            (BRONZE, SILVER),
            marks=pytest.mark.rule("H3-CHANGE-fallen_return"),
        ),
        pytest.param({"safe_towns": True}, "safe_towns", True, marks=pytest.mark.rule("H3-CHANGE-safe_towns")),
        pytest.param(
            {"every_round_pays": True}, "all_rounds_pay", True, marks=pytest.mark.rule("H3-CHANGE-every_round_pays")
        ),
        pytest.param(
            {"empty": ["temple"]}, "empty", 1 << LOCATION_IDS.index("temple"), marks=pytest.mark.rule("H3-CHANGE-empty")
        ),
        pytest.param(
            {"astrologers": False}, "house", H_NO_ASTROLOGERS, marks=pytest.mark.rule("H3-CHANGE-astrologers")
        ),
        pytest.param({"free_extensions": 2}, "free_extensions", 2, marks=pytest.mark.rule("H3-CHANGE-free_extensions")),
        pytest.param(
            {"main_heroes_only": ["obelisk"]},
            "main_only",
            1 << LOCATION_IDS.index("obelisk"),
            marks=pytest.mark.rule("H3-CHANGE-main_heroes_only"),
        ),
        pytest.param({"surrender_price": 4}, "surrender_price", 4, marks=pytest.mark.rule("H3-CHANGE-surrender_price")),
        pytest.param({"transport_price": 5}, "transport_price", 5, marks=pytest.mark.rule("H3-CHANGE-transport_price")),
        pytest.param({"blind_pick": True}, "switches", C_BLIND_PICK, marks=pytest.mark.rule("H3-CHANGE-blind_pick")),
        pytest.param(
            {"remove_cards": ["magic_arrow"]},
            "removed_cards",
            (CARD_NUMBER["magic_arrow"],),
            marks=pytest.mark.rule("H3-CHANGE-remove_cards"),
        ),
        pytest.param(
            {"dice_choose_start": True},
            "switches",
            C_DICE_CHOOSE_START,
            marks=pytest.mark.rule("H3-CHANGE-dice_choose_start"),
        ),
        pytest.param(
            {"first_redraw": True}, "switches", C_FIRST_REDRAW, marks=pytest.mark.rule("H3-CHANGE-first_redraw")
        ),
        pytest.param(
            {"morale_searches_again": True},
            "switches",
            C_MORALE_SEARCHES,
            marks=pytest.mark.rule("H3-CHANGE-morale_searches_again"),
        ),
        pytest.param(
            {"discovery_turns_tiles": True},
            "switches",
            C_TURN_TILES,
            marks=pytest.mark.rule("H3-CHANGE-discovery_turns_tiles"),
        ),
        pytest.param({"lend_units": True}, "lends", True, marks=pytest.mark.rule("H3-CHANGE-lend_units")),
        pytest.param({"lessons": True}, "switches", C_LESSONS, marks=pytest.mark.rule("H3-CHANGE-lessons")),
    ],
)
def test_a_change_is_noted_and_nothing_else_is_otherwise(
    change: dict[str, Any], where: str, noted: object, tmp_path: Path
) -> None:
    found = changed(tmp_path, change)
    assert found.keys() == {where}
    value: Any = terms(tmp_path, change)
    for part in where.split("."):
        value = getattr(value, part)
    assert value == noted


@pytest.mark.rule("H3-CHANGE-lower_attack_die", "H3-CHANGE-second_retaliation")
@pytest.mark.parametrize(
    ("change", "bit"), [("lower_attack_die", R_LOWER_DIE), ("second_retaliation", R_SECOND_RETALIATION)]
)
def test_a_change_of_combat_is_noted_for_every_combat(change: str, bit: int, tmp_path: Path) -> None:
    assert changed(tmp_path, {change: True}) == {"numbers.rules": bit, "rules": bit}


@pytest.mark.rule("H3-CHANGE-grail")
@pytest.mark.parametrize("heavy", [True, False])
def test_a_grail_is_carried_and_may_be_heavy(heavy: bool, tmp_path: Path) -> None:
    found = changed(tmp_path, {"grail": {"heavy": heavy}})
    assert found == {"grail_carried": True} | ({"grail_heavy": True} if heavy else {})


@pytest.mark.rule("H3-CHANGE-kinship", "H3-CHANGE-lone_attackers")
@pytest.mark.parametrize(
    ("change", "noted"),
    [({"kinship": "dragons"}, "fights.kinship"), ({"lone_attackers": True}, "fights.lone")],
)
def test_changes_of_fights_are_noted_one_by_one(change: dict[str, Any], noted: str, tmp_path: Path) -> None:
    assert changed(tmp_path, {"fights": change}).keys() == {"fights.any", noted}


@pytest.mark.rule("H3-GEN-01")
def test_several_rules_add_up_or_the_stronger_one_counts(tmp_path: Path) -> None:
    m = terms(
        tmp_path,
        {"hand_limit": 1, "search_cards": 1, "retreat_price": 2, "first_flag_pays": 3, "no_flight_from": 3},
        {"hand_limit": 1, "search_cards": 2, "retreat_price": 1, "first_flag_pays": 2, "no_flight_from": 5},
        {"guard_initiative": {"bronze": 1}, "free_extensions": 1, "lend_units": True, "safe_towns": True},
    )
    n = m.numbers
    assert (n.hand_limit, n.search_cards, n.retreat_price, n.first_flag, n.no_flight) == (2, 3, 3, 3, 3)
    m = terms(
        tmp_path,
        {"guard_initiative": {"bronze": 1, "gold": 2}, "free_extensions": 1, "empty": ["temple"], "ransom": 2,
         "no_secondary_heroes": True, "choose_astrologers": True, "half_price_again": ["bronze"], "lend_units": True,
         "every_round_pays": True, "safe_towns": True, "remove_cards": ["magic_arrow"], "lessons": True},
        {"guard_initiative": {"bronze": 3}, "free_extensions": 2, "empty": ["sanctuary"], "half_price_again": ["gold"],
         "fallen_return": ["bronze"], "remove_cards": ["haste"], "first_redraw": True, "surrender_price": 3},
    )  # fmt: skip
    n = m.numbers
    assert (n.swift, n.half_price, n.no_secondary, n.choose_astrologers) == ((4, 0, 2, 0), 0b101, True, True)
    assert (m.free_extensions, m.ransom, m.surrender_price) == (3, 2, 3), "a rule that says nothing changes nothing"
    assert m.empty == 1 << LOCATION_IDS.index("temple") | 1 << LOCATION_IDS.index("sanctuary")
    assert (m.lends, m.all_rounds_pay, m.safe_towns) == (True, True, True)
    assert m.removed_cards == (CARD_NUMBER["magic_arrow"], CARD_NUMBER["haste"])
    assert m.switches == C_LESSONS | C_FIRST_REDRAW
