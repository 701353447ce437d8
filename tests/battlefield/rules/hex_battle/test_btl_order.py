"""The order of activations on hexes, and the Initiative token (section BTL)."""

from typing import cast

import pytest

from banneret.heroes.combat.damage import add_effect
from banneret.heroes.combat.order import initiative
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.state.battle import Battle
from banneret.heroes.tables.units_and_cards import S_INITIATIVE, UNTIL_ROUND
from tests.battlefield.builder import FIRST, battle, hex_skirmish
from tests.heroes.builder import HeroesGame, plain

SECOND = (*FIRST[2:], *FIRST[:2])
"""Dice with which seat 1 is first."""


def acted(game: HeroesGame) -> list[str]:
    """The units activated so far, in order."""
    return [plain(event["unit"]) for event in game.events_named("activate")]


def holder(game: HeroesGame) -> int:
    """The side with the Initiative token."""
    token = game.seen()["initiative_token"]
    assert isinstance(token, int)
    return token


def idle(game: HeroesGame, until_round: int) -> HeroesGame:
    """Everybody does nothing, the first of tied units first, until a round begins."""
    while game.seen()["round"] < until_round:
        game.play("done" if "done" in game.choice else game.choice.keys[0])
    return game


@pytest.mark.rule("BF-BTL-22", "BF-REG-07")
def test_every_unit_activates_once_by_descending_initiative() -> None:
    game = hex_skirmish(
        "castle_halberdiers@1.0 castle_griffins@1.2 castle_champions@1.4",
        "dungeon_minotaurs+@11.0 dungeon_medusas@11.2 neutral_zombies@11.4",
    )
    idle(game, 2)
    assert acted(game)[:6] == [
        "dungeon_minotaurs+", "castle_champions", "castle_griffins", "dungeon_medusas", "castle_halberdiers",
        "neutral_zombies",
    ]  # fmt: skip


@pytest.mark.rule("BF-BTL-23")
def test_a_change_of_initiative_moves_waiting_units_in_the_order() -> None:
    game = hex_skirmish(
        "castle_griffins+@1.0 castle_halberdiers@1.2 cards=haste,power hand=2",
        "dungeon_harpies@11.0 dungeon_troglodytes@11.2",
        draws=["haste", "power"],
    )
    game.play("cast:haste", "power:power", "step:2", "target:1.2", "done")
    # 4 + 2: now as fast as the Harpies, and the attacker has the token.
    assert acted(game) == ["castle_griffins+", "castle_halberdiers"]
    game.play("done")
    assert acted(game)[2:] == ["dungeon_harpies"]


@pytest.mark.rule("BF-BTL-24")
def test_a_player_picks_among_own_units_that_are_tied() -> None:
    game = hex_skirmish("castle_griffins+@1.0 castle_champions+@1.2 castle_halberdiers@1.4", "necropolis_zombies@12.8")
    assert (game.choice.seat, game.choice.kind_name) == (0, "order")
    assert set(game.choice.keys) == {"activate:1.0", "activate:1.2"}
    game.play("activate:1.2", "done")
    assert acted(game) == ["castle_champions+", "castle_griffins+"]


@pytest.mark.rule("BF-BTL-24")
@pytest.mark.parametrize("picked", ["activate:11.0", "activate:11.2"])
def test_the_defender_picks_among_own_units_that_are_tied(picked: str) -> None:
    game = hex_skirmish(
        "necropolis_zombies@1.0", "castle_griffins+@11.0 castle_champions+@11.2 castle_halberdiers@11.4"
    )
    assert (game.choice.seat, game.choice.kind_name) == (1, "order")
    assert set(game.choice.keys) == {"activate:11.0", "activate:11.2"}
    game.play(picked, "done")
    tied = ["castle_griffins+", "castle_champions+"]
    assert acted(game) == (tied if picked == "activate:11.0" else tied[::-1])


@pytest.mark.rule("BF-BTL-42", "BF-BTL-43")
def test_cubes_mark_the_units_that_activated_and_go_with_the_round() -> None:
    game = hex_skirmish("castle_griffins@1.0 castle_halberdiers@1.2", "necropolis_zombies@12.8")
    assert [game.unit_at(hex)["acted"] for hex in ("1.2", "12.8")] == [False, False]
    game.play("done")
    assert [game.unit_at(hex)["acted"] for hex in ("1.0", "1.2", "12.8")] == [True, True, False]
    game.play("done")
    game.play("done")
    # The Griffins are the first of the second round.
    assert game.seen()["round"] == 2
    assert [game.unit_at(hex)["acted"] for hex in ("1.2", "12.8")] == [False, False]


@pytest.mark.rule("BF-BTL-44", "BF-BTL-45", "BF-BTL-46", "BF-EXA-11")
def test_the_token_settles_a_tie_and_passes_after_it() -> None:
    game = hex_skirmish(
        "castle_griffins+@1.0 castle_champions+@1.2", "necropolis_vampires+@11.0 necropolis_zombies@11.8"
    )
    assert holder(game) == 0
    assert set(game.choice.keys) == {"activate:1.0", "activate:1.2"}
    assert game.why_not("activate:11.0") == "BF-BTL-44"
    game.play("activate:1.0", "done")
    assert acted(game) == ["castle_griffins+", "necropolis_vampires+"]
    game.play("done")
    assert acted(game)[2:] == ["castle_champions+"]
    assert holder(game) == 0
    game.play("done")
    assert holder(game) == 1
    assert game.events_named("initiative") == [{"side": 1}]


@pytest.mark.rule("BF-BTL-44", "BF-BTL-49")
@pytest.mark.parametrize(("rolls", "first"), [(FIRST, 0), (SECOND, 1)])
def test_the_first_player_of_a_duel_begins_with_the_token(rolls: tuple[str, ...], first: int) -> None:
    units = {"1.0": "castle_griffins+", "11.0": "necropolis_vampires+"}
    game = battle(units, rolls=rolls)
    assert game.seen()["initiative_token"] == first
    assert acted(game) == [["castle_griffins+", "necropolis_vampires+"][first]]


@pytest.mark.rule("BF-BTL-46")
def test_the_token_passes_though_the_tied_enemy_was_defeated_before_acting() -> None:
    game = hex_skirmish("castle_champions+@5.4", "necropolis_vampires+@6.4*3 necropolis_zombies@12.8", dice=[1])
    game.play("attack:6.4")
    assert acted(game) == ["castle_champions+", "necropolis_zombies"]
    assert [plain(event["unit"]) for event in game.events_named("defeat")] == ["necropolis_vampires"]
    assert holder(game) == 1


@pytest.mark.rule("BF-BTL-46")
def test_the_token_passes_though_a_tied_unit_was_skipped() -> None:
    game = hex_skirmish("castle_griffins+@1.0", "necropolis_vampires+@11.0! necropolis_zombies@11.8")
    game.play("done")
    assert [plain(event["unit"]) for event in game.events_named("skip")] == ["necropolis_vampires+"]
    assert holder(game) == 1


@pytest.mark.rule("BF-BTL-46")
def test_the_token_passes_though_fear_took_a_tied_unit_its_activation() -> None:
    game = hex_skirmish(
        "necropolis_vampires+@1.0", "castle_griffins+@11.0 castle_halberdiers@11.4 morale_cards=skip_activation",
        dice=[-1], morale_decks="on",
    )  # fmt: skip
    game.play("done")
    assert game.events_named("frightened") == [{"unit": "castle_griffins+@7"}]
    assert acted(game) == ["necropolis_vampires+", "castle_halberdiers"]
    assert holder(game) == 1


@pytest.mark.rule("BF-BTL-47", "BF-EXA-12")
def test_the_token_stays_where_only_one_side_has_the_initiative() -> None:
    units = {"1.0": "castle_champions", "1.2": "castle_zealots+", "11.0": "necropolis_zombies"}
    game = battle(units, rolls=SECOND)
    assert game.seen()["initiative_token"] == 1
    game.play("activate:1.2", "done", "done")
    assert acted(game) == ["castle_zealots+", "castle_champions", "necropolis_zombies"]
    assert game.seen()["initiative_token"] == 1


@pytest.mark.rule("BF-BTL-46", "BF-BTL-48", "BF-EXA-13")
def test_the_token_is_carried_into_the_next_round() -> None:
    cards = ["haste", "power", "power"]
    game = hex_skirmish(
        "castle_griffins+@1.0 castle_halberdiers@1.2",
        f"necropolis_vampires@11.0 necropolis_skeletons@11.2 cards={','.join(cards)} hand=3",
        draws=cards,
    )
    game.play("done", "done", "done")
    assert acted(game) == ["castle_griffins+", "necropolis_vampires", "castle_halberdiers", "necropolis_skeletons"]
    # The Vampires become as fast as the Griffins before the tie at 4 ends the round.
    game.play("cast:haste", "power:power", "power:power", "step:3", "target:11.0", "done")
    assert (game.seen()["round"], holder(game)) == (2, 1)
    assert acted(game)[4:] == ["necropolis_vampires"]
    game.play("done")
    assert acted(game)[5:] == ["castle_griffins+"]
    game.play("done")
    assert holder(game) == 0


@pytest.mark.rule("BF-BTL-45", "BF-BTL-46")
def test_sides_go_on_alternating_after_a_faster_unit_has_come_into_a_tie() -> None:
    cards = ["haste", "power", "power"]
    game = hex_skirmish(
        f"castle_griffins+@1.0 castle_champions+@1.2 castle_zealots+@1.4 cards={','.join(cards)} hand=3",
        "necropolis_vampires+@11.0 necropolis_dread_knights+@11.2",
        draws=cards,
    )
    # Griffins, Champions, Vampires and Dread Knights have 9; the Zealots come to 10 in the middle of that.
    game.play("activate:1.0", "cast:haste", "power:power", "power:power", "step:3", "target:1.4")
    told = game.seen()["order"]
    idle(game, 2)
    assert acted(game)[:5] == [
        "castle_griffins+", "castle_zealots+", "necropolis_vampires+", "castle_champions+", "necropolis_dread_knights+",
    ]  # fmt: skip
    assert [int(str(event["unit"]).partition("@")[2]) for event in game.events_named("activate")][:5] == told
    assert game.events_named("initiative") == [{"side": 1}]


@pytest.mark.rule("BF-BTL-45", "BF-BTL-46")
def test_a_tie_within_a_tie_passes_the_token_and_leaves_the_other_as_it_was() -> None:
    # The Zealots and the Liches become tied at 10 while Griffins and Vampires are at 9: the token passes for each.
    game = hex_skirmish(
        "castle_griffins+@1.0 castle_champions+@1.2 castle_zealots+@1.4",
        "necropolis_vampires+@11.0 necropolis_dread_knights+@11.2 necropolis_liches+@11.4",
    )
    game.play("activate:1.2", "done", "activate:11.0")
    s = cast(Battle, game.state)
    for hex, more in (("1.4", 10), ("11.4", 10)):
        u = s.at[SPACE_NAMES.index(hex)]
        add_effect(s, S_INITIATIVE, u, more - initiative(s, u), UNTIL_ROUND)
    told = game.seen()["order"]
    idle(game, 2)
    assert acted(game)[:6] == [
        "castle_champions+", "necropolis_vampires+", "castle_zealots+", "necropolis_liches+", "castle_griffins+",
        "necropolis_dread_knights+",
    ]  # fmt: skip
    assert [int(str(event["unit"]).partition("@")[2]) for event in game.events_named("activate")][:6] == told
    assert game.events_named("initiative") == [{"side": 1}, {"side": 0}]


@pytest.mark.rule("BF-BTL-46", "BF-BTL-48")
def test_two_ties_in_a_round_pass_the_token_twice() -> None:
    game = hex_skirmish(
        "castle_griffins+@1.0 castle_halberdiers@1.2", "necropolis_vampires+@11.0 necropolis_skeletons@11.2"
    )
    game.play("done", "done")
    assert holder(game) == 1
    assert acted(game)[2:] == ["necropolis_skeletons"]
    game.play("done", "done")
    assert [event["side"] for event in game.events_named("initiative")] == [1, 0]
    assert acted(game)[4:] == ["castle_griffins+"]


@pytest.mark.rule("BF-BTL-23", "BF-BTL-46")
def test_order_told_is_the_order_played() -> None:
    game = hex_skirmish(
        "castle_griffins+@1.0 castle_champions+@1.2 castle_halberdiers@1.4",
        "necropolis_vampires+@11.0 necropolis_dread_knights+@11.2 necropolis_skeletons@11.4",
    )
    game.play("activate:1.0")
    told = game.seen()["order"]
    while game.seen()["round"] == 1:
        game.play("done" if "done" in game.choice else game.choice.keys[0])
    numbers = [int(str(event["unit"]).partition("@")[2]) for event in game.events_named("activate")]
    assert numbers[:6] == told


@pytest.mark.rule("BF-BTL-46", "BF-BTL-47")
def test_the_token_waits_for_the_last_of_a_tie_whoever_else_is_waiting() -> None:
    game = hex_skirmish(
        "castle_halberdiers@1.0 castle_griffins+@1.2", "necropolis_zombies@11.8 necropolis_vampires+@11.0"
    )
    game.play("done")
    assert (acted(game), holder(game)) == (["castle_griffins+", "necropolis_vampires+"], 0)
    game.play("done")
    assert (acted(game)[2:], holder(game)) == (["castle_halberdiers"], 1)
