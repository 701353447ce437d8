"""How a battle on hexes ends (section VIC)."""

import pytest

from tests.battlefield.builder import battle, hex_skirmish
from tests.heroes.builder import OPEN, HeroesGame, whole_game

BLAZE = "fireball"


def both_fall(**options: str) -> HeroesGame:
    """The last unit of each side stands next to the other, both with one health left, and a Fireball is cast."""
    game = hex_skirmish(
        f"castle_griffins@6.4*3 cards={BLAZE} hand=1", "necropolis_zombies@7.4*2", draws=[BLAZE], **options
    )
    return game.play(f"cast:{BLAZE}", "target:7.4", "place:6.4")


# -- winning -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-VIC-01", "BF-VIC-03", "BF-EXA-48")
def test_a_duel_is_won_the_moment_the_last_unit_falls() -> None:
    game = battle(
        {"0.0": "castle_halberdiers", "0.2": "castle_marksmen", "0.4": "castle_zealots", "6.4": "castle_champions+",
         "7.4": "necropolis_zombies*2"},
        dice=[1],
    )  # fmt: skip
    hands = [side["hand_size"] for side in game.seen()["sides"]]
    game.play("attack:7.4")
    assert game.over
    assert game.result == (1, -1)
    assert [side["hand_size"] for side in game.seen()["sides"]] == hands
    waiting = [unit for unit in game.seen()["units"] if not unit["acted"]]
    assert len(waiting) == 3


@pytest.mark.rule("BF-VIC-02")
def test_a_side_with_any_unit_left_has_not_lost() -> None:
    game = hex_skirmish(
        "castle_champions@6.4", "necropolis_zombies@7.4*2 necropolis_skeletons@12.8 town citadel", dice=[0, 1]
    )
    game.play("done")
    game.play("attack:7.4")
    assert not game.over
    while game.seen()["active"] != 0:
        game.play("done")
    assert {unit["unit"] for unit in game.seen()["units"] if unit["side"] == 1} == {
        "necropolis_skeletons", "arrow_tower",
    }  # fmt: skip


# -- draws -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-VIC-04")
def test_both_last_units_felled_by_one_effect_are_a_draw() -> None:
    game = both_fall()
    assert game.seen()["outcome"] == "drawn"
    assert game.result == (0, 0)
    assert game.events_named("drawn_battle") == [{"n": 0}]


@pytest.mark.rule("BF-VIC-04")
def test_a_chain_that_fells_both_last_units_is_one_effect() -> None:
    spell = "chain_lightning"
    game = hex_skirmish(f"castle_griffins@6.4*3 cards={spell} hand=1", "necropolis_zombies@8.4*2", draws=[spell])
    game.play(f"cast:{spell}", "target:8.4")
    assert game.result == (0, 0)


@pytest.mark.rule("BF-VIC-04")
def test_units_that_fall_one_after_the_other_decide() -> None:
    # The attack wins before anything else could strike back.
    game = hex_skirmish("castle_griffins@6.4*3", "necropolis_zombies@7.4*2", dice=[1])
    game.play("attack:7.4")
    assert game.result == (1, -1)


def drawn_war() -> HeroesGame:
    """In a whole game one spell fells the last unit of both sides."""
    game = whole_game(hex_board="always", hex_obstacles="0").meadow().face(*OPEN)
    game.army(0, "castle_griffins")
    game.army(1, "necropolis_zombies")
    game.deal(0, hand=["chain_lightning"])
    game.ask_again()
    game.play(f"go:{OPEN[1]}").close_window()
    game.play("place:0.4", "place:12.4")
    s = game.position
    s.damage[0], s.damage[7] = 3, 2
    return game.play("cast:chain_lightning", "target:12.4")


@pytest.mark.rule("BF-VIC-04", "BF-VIC-08")
def test_after_a_draw_both_heroes_are_beaten_and_nobody_gains() -> None:
    game = drawn_war()
    homes = [game.player(seat)["town"] for seat in (0, 1)]
    while game.asked()[1] == "space":
        game.play(game.choice.keys[0])
    assert [game.hero_at(seat) for seat in (0, 1)] == homes
    assert len(game.events_named("hero_beaten")) == 2
    assert game.events_named("experience") == []
    assert game.events_named("ransom") == []
    assert [game.player(seat)["level"] for seat in (0, 1)] == [1, 1]
    # Both have lost every unit and get their starting units again.
    assert len(game.events_named("army_again")) == 2


# -- calm --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-VIC-07")
def test_ten_rounds_without_damage_are_a_draw_in_a_duel() -> None:
    game = battle({"0.0": "castle_halberdiers", "12.8": "necropolis_zombies"})
    while not game.over:
        assert game.seen()["round"] <= 10
        game.play("done" if "done" in game.choice else "pass")
    assert game.seen()["round"] == 10
    assert game.result == (0, 0)
    assert game.events_named("drawn_battle") == [{"n": 1}]


@pytest.mark.rule("BF-VIC-07")
def test_damage_and_broken_pieces_begin_the_count_anew() -> None:
    game = hex_skirmish(
        "castle_halberdiers@9.2", "necropolis_zombies@12.8 town citadel walls=10.2,10.6",
        hex_stalemate="3", dice=[-1] * 30,
    )  # fmt: skip
    while game.round_of() < 3:
        game.play("done")
    while "break:10.2" not in game.choice:
        game.play("done")
    game.play("break:10.2")
    while not game.over:
        game.play("done")
    assert game.round_of() == 6


@pytest.mark.rule("BF-VIC-07")
def test_attacks_that_do_no_damage_do_not_count() -> None:
    game = hex_skirmish("castle_marksmen@2.4", "dungeon_black_dragons@8.4", hex_stalemate="3", dice=[0] * 9)
    while not game.over:
        game.play("attack:8.4" if "attack:8.4" in game.choice else "done")
    assert game.damage_dealt() == [0, 0, 0]
    assert game.round_of() == 3


@pytest.mark.rule("BF-VIC-07")
def test_a_regular_battle_is_only_broken_off_where_that_is_agreed_on() -> None:
    endless = hex_skirmish("castle_halberdiers@0.0", "necropolis_zombies@12.8")
    for _ in range(40):
        endless.play("done")
    assert endless.round_of() == 21
    agreed = hex_skirmish("castle_halberdiers@0.0", "necropolis_zombies@12.8", hex_stalemate="4")
    while not agreed.over:
        agreed.play("done")
    assert agreed.round_of() == 4
    assert agreed.seen()["outcome"] == "retreat", "the attacker turns back"


# -- giving up ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-VIC-06")
def test_nobody_surrenders_in_a_duel() -> None:
    game = battle({"0.0": "castle_halberdiers", "12.8": "necropolis_zombies"})
    game.duel.stores = (20, 0, 0, 20, 0, 0)
    game.play("done")
    assert "surrender" not in game.choice
    assert game.why_not("surrender") == "BF-VIC-06"
    regular = hex_skirmish("castle_halberdiers@0.0 gold=20", "necropolis_zombies@12.8 gold=20")
    assert "surrender" in regular.choice


# -- regular games -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-VIC-08")
@pytest.mark.parametrize("wins", [0, 1])
def test_a_hex_battle_has_the_consequences_of_a_core_combat(wins: int) -> None:
    game = whole_game(hex_board="players", hex_obstacles="0").meadow().face(*OPEN, wins=wins)
    before = [game.resources(seat)[0] for seat in (0, 1)]
    game.play(f"go:{OPEN[1]}").close_window()
    game.play("place:0.4", "place:12.4")
    game.play(*(("move:11.4", "attack:12.4") if wins == 0 else ("move:1.4", "attack:0.4")))
    loser = 1 - wins
    after = [game.resources(seat)[0] for seat in (0, 1)]
    assert after[loser] == max(0, before[loser] - 5)
    assert after[wins] == before[wins] + before[loser] - after[loser]
    assert game.player(wins)["cubes"][loser] == 1
    assert len(game.events_named("experience")) == 1
    assert len(game.events_named("hero_beaten")) == 1
