"""Effect tokens: Fire Wall and Force Field (section BTL)."""

import pytest

from banneret.games import new
from banneret.heroes.state.whole_game import SHARED_DECK
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.battlefield.support.field import arena, around, block, places, seen
from tests.heroes.support.fight import side
from tests.heroes.support.journey import player, state_of
from tests.heroes.support.stage import happened, play, unit_at
from tests.heroes.support.watch import moves, round_of

FAR = "necropolis_zombies@12.8"
CASTER = "castle_griffins+@0.8"
"""First in the order, and out of the way."""


def with_spell(spell: str, army: str, enemies: str = FAR, power: int = 0, cards: int = 1) -> Game:
    """An army whose owner holds a spell of the tokens, and power for it."""
    hand = [spell] * cards + ["power"] * power
    words = f"{CASTER} {army} cards={','.join(hand)} hand={len(hand)}"
    return arena(words, enemies, draws=hand, effect_spells="on", dice=[0] * 9)


def fire(game: Game, hex: str, power: int = 0) -> Game:
    """Cast a Fire Wall with so much power."""
    play(game, "cast:fire_wall", *["power:power"] * power)
    if game.choice.kind_name == "card":
        play(game, "done")
    if power:
        play(game, f"step:{power + 1}")
    return play(game, f"place:{hex}")


def to_unit(game: Game, hex: str) -> Game:
    """Everybody else does nothing until the unit on a hex is asked."""
    number = unit_at(game, hex)["number"]
    while seen(game)["active"] != number:
        play(game, "done")
    return game


# -- laying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-14")
def test_effect_tokens_come_by_spells_and_not_during_setup() -> None:
    game = arena("castle_griffins", "necropolis_zombies", effect_spells="on")
    assert not [key for key in game.choice.keys if "fire" in key]
    with pytest.raises(SetupError, match="BF-BTL-14"):
        arena(f"{CASTER} cards=fire_wall", FAR)


@pytest.mark.rule("BF-BTL-14", "BF-CMP-08", "BF-CMP-09")
def test_a_fire_wall_is_laid_on_an_empty_hex_and_its_card_stays_beside_the_board() -> None:
    game = with_spell("fire_wall", "castle_halberdiers@4.4 obstacles=skull/0/6.4")
    play(game, "cast:fire_wall")
    assert places(game) == block(0, 12) - {"0.8", "4.4", "12.8", "6.4"}
    play(game, "place:8.2")
    assert seen(game)["effects"] == [{"token": "fire_wall", "hexes": ["8.2"], "damage": 1, "until": 2}]
    assert side(game, 0)["lasting"] == ["fire_wall"]
    assert side(game, 0)["discard"] == []


@pytest.mark.rule("BF-BTL-14")
def test_the_token_leaves_with_its_card() -> None:
    game = fire(with_spell("fire_wall", "castle_halberdiers@4.4"), "8.2")
    while round_of(game) == 1:
        play(game, "done")
    assert [effect["hexes"] for effect in seen(game)["effects"]] == [["8.2"]]
    while round_of(game) == 2:
        play(game, "done")
    assert seen(game)["effects"] == []
    assert side(game, 0)["lasting"] == []
    assert side(game, 0)["discard"] == ["fire_wall"]
    assert happened(game, "fade") == [{"space": "8.2", "n": 1}]


@pytest.mark.rule("BF-BTL-14")
def test_the_token_leaves_at_the_end_of_the_combat() -> None:
    game = fire(with_spell("fire_wall", "castle_champions@6.4", "necropolis_zombies@7.4*2"), "8.2")
    to_unit(game, "6.4")
    play(game, "attack:7.4")
    assert game.over
    assert side(game, 0)["discard"] == ["fire_wall"]


@pytest.mark.rule("BF-BTL-15")
@pytest.mark.parametrize("hex", ["5.4", "2.4", "1.4", "11.4"])
def test_an_effect_token_may_lie_next_to_an_obstacle_and_in_a_zone(hex: str) -> None:
    game = with_spell("fire_wall", "castle_halberdiers@3.0 obstacles=log_a/0/6.4")
    fire(game, hex)
    assert seen(game)["effects"][0]["hexes"] == [hex]


@pytest.mark.rule("BF-CMP-07", "BF-CMP-09")
def test_there_are_two_fire_wall_tokens() -> None:
    game = with_spell("fire_wall", "castle_halberdiers@4.4", cards=3)
    play(game, "cast:fire_wall", "done", "place:8.2", "done", "done", "done")
    play(game, "cast:fire_wall", "done", "place:8.6")
    assert len(seen(game)["effects"]) == 2
    # The spell of the round is cast, and in this round no token is left either.
    assert "cast:fire_wall" not in game.choice


# -- burning -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-16")
@pytest.mark.parametrize(("power", "damage"), [(0, 1), (1, 2), (2, 3)])
def test_who_walks_onto_a_fire_wall_is_burnt(power: int, damage: int) -> None:
    game = fire(with_spell("fire_wall", "castle_champions@4.4", power=power), "6.4", power)
    to_unit(game, "4.4")
    assert "6.4" in moves(game)
    play(game, "move:6.4")
    assert unit_at(game, "6.4")["damage"] == damage
    assert happened(game, "burn") == [{"unit": "castle_champions@1", "n": damage}]


@pytest.mark.rule("BF-BTL-16")
def test_who_can_walk_round_it_is_not_burnt() -> None:
    game = fire(with_spell("fire_wall", "castle_champions@4.4"), "6.4")
    to_unit(game, "4.4")
    play(game, "move:8.4")
    assert unit_at(game, "8.4")["damage"] == 0


@pytest.mark.rule("BF-BTL-16")
def test_who_has_no_other_way_is_burnt_in_passing() -> None:
    # The corner (12,8) has two ways out; a friend stands on one, the fire on the other.
    enemies = "necropolis_dread_knights@12.8 necropolis_zombies@11.8"
    game = fire(with_spell("fire_wall", "castle_halberdiers@4.4", enemies), "12.7")
    assert around("12.8") == {"11.8", "12.7"}
    to_unit(game, "12.8")
    play(game, "move:12.6")
    assert unit_at(game, "12.6")["damage"] == 1


@pytest.mark.rule("BF-BTL-16")
def test_a_flying_unit_is_burnt_only_where_it_lands() -> None:
    enemies = "dungeon_harpies@12.8 dungeon_troglodytes@11.8"
    game = fire(with_spell("fire_wall", "castle_halberdiers@4.4", enemies), "12.7")
    to_unit(game, "12.8")
    play(game, "move:12.6")
    assert unit_at(game, "12.6")["damage"] == 0
    landing = fire(with_spell("fire_wall", "castle_halberdiers@4.4", "dungeon_harpies@12.8"), "12.7")
    to_unit(landing, "12.8")
    play(landing, "move:12.7")
    assert unit_at(landing, "12.7")["damage"] == 1


@pytest.mark.rule("BF-BTL-16", "BF-VIC-03")
def test_the_last_unit_may_burn() -> None:
    game = fire(with_spell("fire_wall", "castle_halberdiers@4.4", "necropolis_zombies@12.8*2"), "12.7")
    to_unit(game, "12.8")
    play(game, "move:12.7")
    assert game.over
    assert game.result == (1, -1)


@pytest.mark.rule("BF-BTL-16")
def test_a_ward_against_spells_helps_against_the_fire() -> None:
    game = fire(with_spell("fire_wall", "castle_halberdiers@4.4", "neutral_diamond_golems@12.8"), "12.7")
    to_unit(game, "12.8")
    play(game, "move:12.7")
    # Diamond Golems take 3 less from spells.
    assert unit_at(game, "12.7")["damage"] == 0


# -- Force Field -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-57", "BF-BTL-15")
def test_a_force_field_covers_two_adjacent_empty_hexes() -> None:
    game = with_spell("force_field", "castle_champions@4.4 obstacles=skull/0/7.4")
    play(game, "cast:force_field")
    assert places(game) == block(0, 12) - {"0.8", "4.4", "12.8", "7.4"}
    play(game, "place:6.4")
    assert places(game) == around("6.4") - {"7.4"}
    play(game, "place:6.3")
    assert seen(game)["effects"] == [{"token": "force_field", "hexes": ["6.3", "6.4"], "damage": 0, "until": 1}]
    to_unit(game, "4.4")
    assert not {"6.3", "6.4"} & moves(game)
    assert game.why_not("move:6.4") == "BF-BTL-27"


@pytest.mark.rule("BF-BTL-57")
@pytest.mark.parametrize(("power", "until"), [(0, 1), (1, 2), (2, None)])
def test_power_makes_a_force_field_last_longer(power: int, until: int | None) -> None:
    game = with_spell("force_field", "castle_halberdiers@4.4", power=power)
    play(game, "cast:force_field", *["power:power"] * power)
    if power:
        play(game, f"step:{power + 1}")
    play(game, "place:6.4", "place:6.3")
    assert seen(game)["effects"][0]["until"] == until
    for number in (2, 3, 4):
        while round_of(game) < number:
            play(game, "done")
        assert bool(seen(game)["effects"]) == (until is None or number <= until)
    if until:
        assert "6.4" in moves(to_unit(game, "0.8"))


@pytest.mark.rule("BF-BTL-57", "BF-BTL-28")
def test_flying_units_pass_a_force_field_and_do_not_land_on_it() -> None:
    game = with_spell("force_field", "castle_halberdiers@4.4", "dungeon_harpies@12.8")
    play(game, "cast:force_field", "place:12.7", "place:11.8")
    to_unit(game, "12.8")
    assert moves(game)
    assert not {"12.7", "11.8"} & moves(game)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-14")
@pytest.mark.parametrize(("option", "more"), [("off", 0), ("on", 4)])
def test_the_spell_deck_holds_them_with_the_option_alone(option: str, more: int) -> None:
    seats = ["castle/catherine", "necropolis/sandro"]
    games = [
        new("heroes", scenario="brave_new_world", seats=seats, seed=3, options={"effect_spells": value})
        for value in ("off", option)
    ]
    sizes = []
    for game in games:
        while "deck" not in player(game, 0):
            game.apply(game.choice.keys[0])
        sizes.append(spells_in(game))
    assert sizes[1] - sizes[0] == more


def spells_in(game: Game) -> int:
    """How many spells the shared deck holds."""
    return len(state_of(game).piles[SHARED_DECK + 2])
