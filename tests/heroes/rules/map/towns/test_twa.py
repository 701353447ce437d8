"""Town actions (TWA): when each token may be used, and for what."""

import pytest

from banneret import Refused
from tests.heroes.builder import ARCHERS, OPEN, THREE, HeroesGame, quiet_game, whole_game

TOWN_VERBS = ("build:", "recruit:", "reinforce:", "hire", "buy_spell")


def rich(*built: str, **options: str) -> HeroesGame:
    """A game whose players can pay for everything, with some buildings in both towns."""
    game = quiet_game(**options)
    for number in (0, 1):
        game.give(number, gold=100, materials=50, valuables=30)
        game.build(number, "dwelling_bronze", *built)
    return game.ask_again()


def town_keys(game: HeroesGame) -> set[str]:
    """The town actions offered now."""
    return {key for key in game.keys if key.startswith(TOWN_VERBS)}


def used(game: HeroesGame, number: int = 0) -> list[str]:
    """The tokens a player has flipped."""
    tokens = game.player(number)["used_tokens"]
    assert isinstance(tokens, list)
    return tokens


@pytest.mark.rule("H3-TWA-01", "H3-TWA-06", "H3-TWA-07", "H3-TWA-08", "H3-TWA-09")
def test_each_token_is_used_once_and_fresh_again_in_the_next_round() -> None:
    game = rich("mage_guild")
    game.play("build:citadel")
    assert used(game) == ["build"]
    assert "citadel" in game.player(0)["buildings"]
    assert not any(key.startswith("build:") for key in game.keys)
    game.play("recruit:castle_griffins", "reinforce:castle_griffins", "done")
    assert "castle_griffins+" in game.player(0)["units"]
    assert used(game) == ["build", "population"]
    assert town_keys(game) == {"buy_spell"}
    game.play("buy_spell", "take_top")
    assert game.player(0)["hand_size"] == 1
    assert used(game) == ["build", "population", "spell_book"]
    assert town_keys(game) == set()
    assert used(game, 1) == []
    game.next_turn_of(0)
    assert used(game) == []
    assert {"build:city_hall", "hire", "buy_spell"} <= town_keys(game)


@pytest.mark.rule("H3-TWA-08")
def test_the_population_token_recruits_a_secondary_hero_instead() -> None:
    game = rich()
    game.play("hire")
    assert used(game) == ["population"]
    assert game.player(0)["heroes"][1]["field"] == "0,0.c"
    assert not any(key.startswith("recruit:") for key in game.keys)


@pytest.mark.rule("H3-TWA-02", "H3-TWA-01")
def test_another_player_acts_in_ones_turn() -> None:
    game = rich("mage_guild")
    game.play("end_turn")
    assert game.asked() == (1, "play")
    game.play("build:citadel", "recruit:necropolis_wraiths", "done", "buy_spell", "take_top")
    assert used(game, 1) == ["build", "population", "spell_book"]
    assert {"citadel"} <= set(game.player(1)["buildings"])
    game.to_turn(1)
    assert town_keys(game) == set()


@pytest.mark.rule("H3-TWA-01", "H3-TWA-02")
@pytest.mark.parametrize(("gold", "asked"), [(2, True), (1, False)])
def test_who_can_just_pay_for_a_unit_is_asked_in_anothers_turn(gold: int, asked: bool) -> None:
    game = quiet_game("castle/catherine", "necropolis/sandro")
    game.build(1, "dwelling_bronze")
    game.army(1, "necropolis_liches")
    game.give(1, gold=gold, materials=0, valuables=0)
    game.ask_again().play("end_turn")
    assert (game.asked() == (1, "play") and "recruit:necropolis_skeletons" in game.keys) is asked


@pytest.mark.rule("H3-TWA-06", "H3-EXD-013")
def test_a_token_used_in_an_opponents_turn_stays_used_for_the_round() -> None:
    game = rich().next_turn_of(0)
    game.play("end_turn", "build:citadel", "pass")
    game.to_turn(1)
    assert not any(key.startswith("build:") for key in game.keys)
    game.next_turn_of(1)
    assert "build:city_hall" in game.keys


@pytest.mark.rule("H3-TWA-03", "H3-TWA-04")
def test_everybody_may_act_before_a_combat_and_nobody_in_it() -> None:
    game = rich()
    game.army(0, ARCHERS)
    game.ask_again()
    game.play("go:0,0.w")
    assert game.asked() == (0, "play")
    game.play("build:citadel")
    assert game.asked() == (0, "play")
    game.play("pass")
    assert game.asked() == (1, "play")
    game.play("build:citadel")
    assert game.asked()[0] == 1
    game.play("pass")
    # Somebody has acted since the active player passed, so the window is still open.
    assert game.asked() == (0, "play")
    assert town_keys(game)
    game.play("pass")
    assert game.fighting()
    with pytest.raises(Refused):
        game.apply("recruit:castle_griffins")
    offered = game.fight_out(winner=0)
    assert any(key.startswith("attack:") for key in offered[0])
    assert not any(key.startswith(TOWN_VERBS) for seat in offered for key in offered[seat])


@pytest.mark.rule("H3-TWA-04", "H3-GEN-07")
@pytest.mark.parametrize(("out", "asked"), [(-1, [0, 1, 2]), (1, [0, 2]), (2, [0, 1])])
def test_players_are_asked_clockwise_from_the_active_one_and_who_is_out_is_not(out: int, asked: list[int]) -> None:
    game = whole_game(THREE).meadow()
    for number in range(3):
        game.give(number, gold=100, materials=50, valuables=30)
    if out >= 0:
        game.position.out = 1 << out
    game.face(*OPEN, foe=2 if out == 1 else 1).play(f"go:{OPEN[1]}")
    found = []
    while game.asked()[1] == "play" and not game.fighting():
        found.append(game.asked()[0])
        game.play("pass")
    assert found == asked


@pytest.mark.rule("H3-TWA-05")
def test_a_town_action_waits_for_what_is_being_resolved() -> None:
    game = rich()
    game.play("go:0,0.w", "build:mage_guild")
    # The other player's tokens are ready, but the first player's Search must be over before.
    for _ in range(2):
        assert game.asked() == (0, "may")
        assert game.keys == {"look", "take_top"}
        with pytest.raises(Refused):
            game.apply("recruit:castle_griffins")
        game.play("take_top")
    game.play("pass")
    assert game.asked() == (1, "play")
    assert "build:citadel" in game.keys


@pytest.mark.rule("H3-TWA-10")
def test_no_spell_without_a_mage_guild() -> None:
    game = rich()
    assert "buy_spell" not in game.keys
    game.build(0, "mage_guild")
    game.ask_again()
    assert "buy_spell" in game.keys


@pytest.mark.rule("H3-TWA-11")
def test_town_actions_work_from_anywhere_and_in_a_captured_town() -> None:
    game = rich("mage_guild")
    game.stand(0, "3,0.ne")
    game.own(1, "0,0.c")
    game.ask_again()
    assert {"build:citadel", "recruit:castle_griffins", "buy_spell"} <= game.keys
    game.play("build:citadel")
    assert "citadel" in game.player(0)["buildings"]
    game.play("recruit:castle_griffins", "done", "buy_spell", "take_top")
    assert used(game) == ["build", "population", "spell_book"]
