"""Effect tokens: Fire Wall and Force Field (section BTL)."""

from typing import cast

import pytest

from banneret.games import new
from banneret.heroes.combat.hex.effect_tokens import conjure
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import SHARED_DECK
from banneret.heroes.tables.units_and_cards import UNTIL_COMBAT, UNTIL_NEXT_ROUND, UNTIL_ROUND
from banneret.kernel.errors import SetupError
from tests.battlefield.builder import columns, hex_skirmish, hexes_around
from tests.heroes.builder import HeroesGame

FAR = "necropolis_zombies@12.8"
CASTER = "castle_griffins+@0.8"
"""First in the order, and out of the way."""


def with_spell(spell: str, army: str, enemies: str = FAR, power: int = 0, cards: int = 1) -> HeroesGame:
    """An army whose owner holds a spell of the tokens, and power for it."""
    hand = [spell] * cards + ["power"] * power
    words = f"{CASTER} {army} cards={','.join(hand)} hand={len(hand)}"
    return hex_skirmish(words, enemies, draws=hand, effect_spells="on", dice=[0] * 9)


def fire(game: HeroesGame, hex: str, power: int = 0) -> HeroesGame:
    """Cast a Fire Wall with so much power."""
    game.play("cast:fire_wall", *["power:power"] * power)
    if game.choice.kind_name == "card":
        game.play("done")
    if power:
        game.play(f"step:{power + 1}")
    return game.play(f"place:{hex}")


def to_unit(game: HeroesGame, hex: str) -> HeroesGame:
    """Everybody else does nothing until the unit on a hex is asked."""
    number = game.unit_at(hex)["number"]
    while game.seen()["active"] != number:
        game.play("done")
    return game


# -- laying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-14")
def test_effect_tokens_come_by_spells_and_not_during_setup() -> None:
    game = hex_skirmish("castle_griffins", "necropolis_zombies", effect_spells="on")
    assert not [key for key in game.choice.keys if "fire" in key]
    with pytest.raises(SetupError, match="BF-BTL-14"):
        hex_skirmish(f"{CASTER} cards=fire_wall", FAR)


@pytest.mark.rule("BF-BTL-14", "BF-CMP-08", "BF-CMP-09")
def test_a_fire_wall_is_laid_on_an_empty_hex_and_its_card_stays_beside_the_board() -> None:
    game = with_spell("fire_wall", "castle_halberdiers@4.4 obstacles=skull/0/6.4")
    game.play("cast:fire_wall")
    assert game.hexes_offered() == columns(0, 12) - {"0.8", "4.4", "12.8", "6.4"}
    game.play("place:8.2")
    assert game.seen()["effects"] == [{"token": "fire_wall", "hexes": ["8.2"], "damage": 1, "until": 2}]
    assert game.side(0)["lasting"] == ["fire_wall"]
    assert game.side(0)["discard"] == []


@pytest.mark.rule("BF-BTL-14")
def test_the_token_leaves_with_its_card() -> None:
    game = fire(with_spell("fire_wall", "castle_halberdiers@4.4"), "8.2")
    while game.round_of() == 1:
        game.play("done")
    assert [effect["hexes"] for effect in game.seen()["effects"]] == [["8.2"]]
    while game.round_of() == 2:
        game.play("done")
    assert game.seen()["effects"] == []
    assert game.side(0)["lasting"] == []
    assert game.side(0)["discard"] == ["fire_wall"]
    assert game.events_named("fade") == [{"space": "8.2", "n": 1}]


@pytest.mark.rule("BF-BTL-14")
def test_the_token_leaves_at_the_end_of_the_combat() -> None:
    game = fire(with_spell("fire_wall", "castle_champions@6.4", "necropolis_zombies@7.4*2"), "8.2")
    to_unit(game, "6.4")
    game.play("attack:7.4")
    assert game.over
    assert game.side(0)["discard"] == ["fire_wall"]


@pytest.mark.rule("BF-BTL-15")
@pytest.mark.parametrize("hex", ["5.4", "2.4", "1.4", "11.4"])
def test_an_effect_token_may_lie_next_to_an_obstacle_and_in_a_zone(hex: str) -> None:
    game = with_spell("fire_wall", "castle_halberdiers@3.0 obstacles=log_a/0/6.4")
    fire(game, hex)
    assert game.seen()["effects"][0]["hexes"] == [hex]


@pytest.mark.rule("BF-CMP-07", "BF-CMP-09")
def test_there_are_two_fire_wall_tokens() -> None:
    game = with_spell("fire_wall", "castle_halberdiers@4.4", cards=3)
    game.play("cast:fire_wall", "done", "place:8.2", "done", "done", "done")
    game.play("cast:fire_wall", "done", "place:8.6")
    assert len(game.seen()["effects"]) == 2
    # The spell of the round is cast, and in this round no token is left either.
    assert "cast:fire_wall" not in game.choice


@pytest.mark.rule("BF-BTL-14", "BF-CMP-09")
def test_who_has_a_spell_left_cannot_cast_it_while_both_tokens_lie() -> None:
    enemies = "dungeon_harpies@12.8 cards=fire_wall hand=1"
    hand = ["fire_wall", "fire_wall"]
    game = hex_skirmish(
        f"{CASTER} cards=fire_wall,fire_wall hand=2", enemies, draws=[*hand, "fire_wall"], effect_spells="on"
    )
    game.play("cast:fire_wall", "done", "place:8.2", "done")
    assert game.choice.seat == 1
    game.play("cast:fire_wall", "place:8.6", "done")
    assert (game.round_of(), game.choice.seat, len(game.seen()["effects"])) == (2, 0, 2)
    assert game.seen(0)["sides"][0]["spells"] == 1
    assert "cast:fire_wall" not in game.choice
    game.play("done", "done")
    # Both have left with their cards.
    assert (game.round_of(), game.seen()["effects"]) == (3, [])
    assert "cast:fire_wall" in game.choice


# -- burning -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-16")
@pytest.mark.parametrize(("power", "damage"), [(0, 1), (1, 2), (2, 3)])
def test_who_walks_onto_a_fire_wall_is_burnt(power: int, damage: int) -> None:
    game = fire(with_spell("fire_wall", "castle_champions@4.4", power=power), "6.4", power)
    to_unit(game, "4.4")
    assert "6.4" in game.moves()
    game.play("move:6.4")
    assert game.unit_at("6.4")["damage"] == damage
    assert game.events_named("burn") == [{"unit": "castle_champions@1", "n": damage}]


@pytest.mark.rule("BF-BTL-16")
def test_who_can_walk_round_it_is_not_burnt() -> None:
    game = fire(with_spell("fire_wall", "castle_champions@4.4"), "6.4")
    to_unit(game, "4.4")
    game.play("move:8.4")
    assert game.unit_at("8.4")["damage"] == 0


@pytest.mark.rule("BF-BTL-16")
def test_who_has_no_other_way_is_burnt_in_passing() -> None:
    # The corner (12,8) has two ways out; a friend stands on one, the fire on the other.
    enemies = "necropolis_dread_knights@12.8 necropolis_zombies@11.8"
    game = fire(with_spell("fire_wall", "castle_halberdiers@4.4", enemies), "12.7")
    assert hexes_around("12.8") == {"11.8", "12.7"}
    to_unit(game, "12.8")
    game.play("move:12.6")
    assert game.unit_at("12.6")["damage"] == 1


@pytest.mark.rule("BF-BTL-16")
@pytest.mark.parametrize(("near", "far", "burnt"), [(3, 1, 1), (1, 3, 1), (2, 2, 2)])
def test_of_two_ways_through_fire_the_unit_takes_the_one_that_burns_less(near: int, far: int, burnt: int) -> None:
    # Both ways out of the corner (12,8) burn.
    game = with_spell("fire_wall", "castle_halberdiers@4.4", "necropolis_dread_knights@12.8")
    s = cast(Battle, game.state)
    for hex, damage in (("12.7", near), ("11.8", far)):
        conjure(s, SPACE_NAMES.index(hex), SPACE_NAMES.index(hex), damage, UNTIL_NEXT_ROUND)
    to_unit(game, "12.8")
    game.play("move:11.6")
    assert game.unit_at("11.6")["damage"] == burnt


@pytest.mark.rule("BF-BTL-16")
def test_a_flying_unit_is_burnt_only_where_it_lands() -> None:
    enemies = "dungeon_harpies@12.8 dungeon_troglodytes@11.8"
    game = fire(with_spell("fire_wall", "castle_halberdiers@4.4", enemies), "12.7")
    to_unit(game, "12.8")
    game.play("move:12.6")
    assert game.unit_at("12.6")["damage"] == 0
    landing = fire(with_spell("fire_wall", "castle_halberdiers@4.4", "dungeon_harpies@12.8"), "12.7")
    to_unit(landing, "12.8")
    landing.play("move:12.7")
    assert landing.unit_at("12.7")["damage"] == 1


@pytest.mark.rule("BF-BTL-16", "BF-VIC-03")
def test_the_last_unit_may_burn() -> None:
    game = fire(with_spell("fire_wall", "castle_halberdiers@4.4", "necropolis_zombies@12.8*2"), "12.7")
    to_unit(game, "12.8")
    game.play("move:12.7")
    assert game.over
    assert game.result == (1, -1)


@pytest.mark.rule("BF-BTL-16")
def test_a_ward_against_spells_helps_against_the_fire() -> None:
    game = fire(with_spell("fire_wall", "castle_halberdiers@4.4", "neutral_diamond_golems@12.8"), "12.7")
    to_unit(game, "12.8")
    game.play("move:12.7")
    # Diamond Golems take 3 less from spells.
    assert game.unit_at("12.7")["damage"] == 0


@pytest.mark.rule("BF-BTL-16")
def test_a_unit_that_no_spell_touches_is_not_burnt() -> None:
    # The dragons are the fastest, and meet the fire in the second round.
    game = with_spell("fire_wall", "castle_halberdiers@4.4", "dungeon_black_dragons+@12.8").play("done")
    to_unit(fire(game, "12.7"), "12.8")
    game.play("move:12.7")
    assert game.unit_at("12.7")["damage"] == 0
    assert game.events_named("burn") == []


# -- Force Field -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-57", "BF-BTL-15")
def test_a_force_field_covers_two_adjacent_empty_hexes() -> None:
    game = with_spell("force_field", "castle_champions@4.4 obstacles=skull/0/7.4")
    game.play("cast:force_field")
    assert game.hexes_offered() == columns(0, 12) - {"0.8", "4.4", "12.8", "7.4"}
    game.play("place:6.4")
    assert game.hexes_offered() == hexes_around("6.4") - {"7.4"}
    game.play("place:6.3")
    assert game.seen()["effects"] == [{"token": "force_field", "hexes": ["6.3", "6.4"], "damage": 0, "until": 1}]
    to_unit(game, "4.4")
    assert not {"6.3", "6.4"} & game.moves()
    assert game.why_not("move:6.4") == "BF-BTL-27"


@pytest.mark.rule("BF-BTL-57")
@pytest.mark.parametrize(("power", "until"), [(0, 1), (1, 2), (2, None)])
def test_power_makes_a_force_field_last_longer(power: int, until: int | None) -> None:
    game = with_spell("force_field", "castle_halberdiers@4.4", power=power)
    game.play("cast:force_field", *["power:power"] * power)
    if power:
        game.play(f"step:{power + 1}")
    game.play("place:6.4", "place:6.3")
    assert game.seen()["effects"][0]["until"] == until
    for number in (2, 3, 4):
        while game.round_of() < number:
            game.play("done")
        assert bool(game.seen()["effects"]) == (until is None or number <= until)
    if until:
        assert "6.4" in to_unit(game, "0.8").moves()


@pytest.mark.rule("BF-BTL-14", "BF-BTL-57", "BF-BTL-05")
def test_what_lies_beside_a_token_that_leaves_stays_closed() -> None:
    game = with_spell("force_field", "castle_champions@4.4 obstacles=skull/0/7.4")
    s = cast(Battle, game.state)
    for first, second, until in (("6.4", "6.3", UNTIL_ROUND), ("5.6", "6.6", UNTIL_COMBAT)):
        conjure(s, SPACE_NAMES.index(first), SPACE_NAMES.index(second), 0, until)
    while game.round_of() == 1:
        game.play("done")
    assert [effect["hexes"] for effect in game.seen()["effects"]] == [["5.6", "6.6"]]
    to_unit(game, "4.4")
    assert game.moves() & {"6.4", "6.3", "5.6", "6.6", "7.4"} == {"6.4", "6.3"}


@pytest.mark.rule("BF-BTL-57", "BF-BTL-28")
def test_flying_units_pass_a_force_field_and_do_not_land_on_it() -> None:
    game = with_spell("force_field", "castle_halberdiers@4.4", "dungeon_harpies@12.8")
    game.play("cast:force_field", "place:12.7", "place:11.8")
    to_unit(game, "12.8")
    assert game.moves()
    assert not {"12.7", "11.8"} & game.moves()


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-14")
@pytest.mark.parametrize(("option", "more"), [("off", 0), ("on", 4)])
def test_the_spell_deck_holds_them_with_the_option_alone(option: str, more: int) -> None:
    seats = ["castle/catherine", "necropolis/sandro"]
    games = [
        HeroesGame.of(new("heroes", scenario="brave_new_world", seats=seats, seed=3, options={"effect_spells": value}))
        for value in ("off", option)
    ]
    sizes = []
    for game in games:
        while "deck" not in game.player(0):
            game.apply(game.choice.keys[0])
        sizes.append(spells_in(game))
    assert sizes[1] - sizes[0] == more


def spells_in(game: HeroesGame) -> int:
    """How many spells the shared deck holds."""
    return len(game.position.piles[SHARED_DECK + 2])


@pytest.mark.rule("BF-BTL-14", "BF-BTL-57", "H3-CRD-17")
@pytest.mark.parametrize(("power", "rounds"), [(0, 1), (1, 2), (2, 3)])
def test_a_force_field_and_its_card_stay_as_long_as_its_power_says(power: int, rounds: int) -> None:
    game = with_spell("force_field", "castle_halberdiers@4.4", power=power)
    game.play("cast:force_field", *["power:power"] * power)
    if game.choice.kind_name == "card":
        game.play("done")
    if power:
        game.play(f"step:{power + 1}")
    game.play("place:8.2", "place:8.3")
    for number in (1, 2, 3):
        while game.round_of() < number:
            game.play("done")
        there = number <= rounds
        assert bool(game.seen()["effects"]) == there, number
        assert ("force_field" in game.side(0)["discard"]) == (not there), number


@pytest.mark.rule("BF-BTL-57", "BF-BTL-14")
@pytest.mark.parametrize(("spell", "fits"), [("fire_wall", True), ("force_field", False)])
def test_a_force_field_needs_two_empty_hexes_side_by_side(spell: str, fits: bool) -> None:
    game = with_spell(spell, "castle_halberdiers@12.1 castle_zealots@11.0", enemies="necropolis_zombies@12.8")
    game.play(f"cast:{spell}")
    assert ("place:12.0" in game.keys) == fits
    assert "place:6.4" in game.keys
