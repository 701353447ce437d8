"""Town actions (TWA): when each token may be used, and for what."""

import pytest

from banneret import Refused
from banneret.kernel.game import Game
from tests.heroes.support.campaign import ARCHERS, fight_out, fighting, next_turn_of, quiet
from tests.heroes.support.journey import army, ask_again, asked, build, give, keys, own, play, player, stand
from tests.heroes.support.war import to_turn

TOWN_VERBS = ("build:", "recruit:", "reinforce:", "hire", "buy_spell")


def rich(*built: str, **options: str) -> Game:
    """A game whose players can pay for everything, with some buildings in both towns."""
    game = quiet(**options)
    for number in (0, 1):
        give(game, number, gold=100, materials=50, valuables=30)
        build(game, number, "dwelling_bronze", *built)
    return ask_again(game)


def town_keys(game: Game) -> set[str]:
    """The town actions offered now."""
    return {key for key in keys(game) if key.startswith(TOWN_VERBS)}


def used(game: Game, number: int = 0) -> list[str]:
    """The tokens a player has flipped."""
    tokens = player(game, number)["used_tokens"]
    assert isinstance(tokens, list)
    return tokens


@pytest.mark.rule("H3-TWA-01", "H3-TWA-06", "H3-TWA-07", "H3-TWA-08", "H3-TWA-09")
def test_each_token_is_used_once_and_fresh_again_in_the_next_round() -> None:
    game = rich("mage_guild")
    play(game, "build:citadel")
    assert used(game) == ["build"]
    assert "citadel" in player(game, 0)["buildings"]
    assert not any(key.startswith("build:") for key in keys(game))
    play(game, "recruit:castle_griffins", "reinforce:castle_griffins", "done")
    assert "castle_griffins+" in player(game, 0)["units"]
    assert used(game) == ["build", "population"]
    assert town_keys(game) == {"buy_spell"}
    play(game, "buy_spell", "take_top")
    assert player(game, 0)["hand_size"] == 1
    assert used(game) == ["build", "population", "spell_book"]
    assert town_keys(game) == set()
    assert used(game, 1) == []
    next_turn_of(game, 0)
    assert used(game) == []
    assert {"build:city_hall", "hire", "buy_spell"} <= town_keys(game)


@pytest.mark.rule("H3-TWA-08")
def test_the_population_token_recruits_a_secondary_hero_instead() -> None:
    game = rich()
    play(game, "hire")
    assert used(game) == ["population"]
    assert player(game, 0)["heroes"][1]["field"] == "0,0.c"
    assert not any(key.startswith("recruit:") for key in keys(game))


@pytest.mark.rule("H3-TWA-02", "H3-TWA-01")
def test_another_player_acts_in_ones_turn() -> None:
    game = rich("mage_guild")
    play(game, "end_turn")
    assert asked(game) == (1, "play")
    play(game, "build:citadel", "recruit:necropolis_wraiths", "done", "buy_spell", "take_top")
    assert used(game, 1) == ["build", "population", "spell_book"]
    assert {"citadel"} <= set(player(game, 1)["buildings"])
    to_turn(game, 1)
    assert town_keys(game) == set()


@pytest.mark.rule("H3-TWA-06", "H3-EXD-013")
def test_a_token_used_in_an_opponents_turn_stays_used_for_the_round() -> None:
    game = next_turn_of(rich(), 0)
    play(game, "end_turn", "build:citadel", "pass")
    to_turn(game, 1)
    assert not any(key.startswith("build:") for key in keys(game))
    next_turn_of(game, 1)
    assert "build:city_hall" in keys(game)


@pytest.mark.rule("H3-TWA-03", "H3-TWA-04")
def test_everybody_may_act_before_a_combat_and_nobody_in_it() -> None:
    game = rich()
    army(game, 0, ARCHERS)
    ask_again(game)
    play(game, "go:0,0.w")
    assert asked(game) == (0, "play")
    play(game, "build:citadel")
    assert asked(game) == (0, "play")
    play(game, "pass")
    assert asked(game) == (1, "play")
    play(game, "build:citadel")
    assert asked(game)[0] == 1
    play(game, "pass")
    # Somebody has acted since the active player passed, so the window is still open.
    assert asked(game) == (0, "play")
    assert town_keys(game)
    play(game, "pass")
    assert fighting(game)
    with pytest.raises(Refused):
        game.apply("recruit:castle_griffins")
    offered = fight_out(game, winner=0)
    assert any(key.startswith("attack:") for key in offered[0])
    assert not any(key.startswith(TOWN_VERBS) for seat in offered for key in offered[seat])


@pytest.mark.rule("H3-TWA-05")
def test_a_town_action_waits_for_what_is_being_resolved() -> None:
    game = rich()
    play(game, "go:0,0.w", "build:mage_guild")
    # The other player's tokens are ready, but the first player's Search must be over before.
    for _ in range(2):
        assert asked(game) == (0, "may")
        assert keys(game) == {"look", "take_top"}
        with pytest.raises(Refused):
            game.apply("recruit:castle_griffins")
        play(game, "take_top")
    play(game, "pass")
    assert asked(game) == (1, "play")
    assert "build:citadel" in keys(game)


@pytest.mark.rule("H3-TWA-10")
def test_no_spell_without_a_mage_guild() -> None:
    game = rich()
    assert "buy_spell" not in keys(game)
    build(game, 0, "mage_guild")
    ask_again(game)
    assert "buy_spell" in keys(game)


@pytest.mark.rule("H3-TWA-11")
def test_town_actions_work_from_anywhere_and_in_a_captured_town() -> None:
    game = rich("mage_guild")
    stand(game, 0, "3,0.ne")
    own(game, 1, "0,0.c")
    ask_again(game)
    assert {"build:citadel", "recruit:castle_griffins", "buy_spell"} <= keys(game)
    play(game, "build:citadel")
    assert "citadel" in player(game, 0)["buildings"]
    play(game, "recruit:castle_griffins", "done", "buy_spell", "take_top")
    assert used(game) == ["build", "population", "spell_book"]
