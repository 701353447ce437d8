"""The Mage Guild (MGU): what building it brings, and buying spells there."""

from pathlib import Path

import pytest

from banneret import Refused
from banneret.kernel.game import Game
from tests.heroes.support.calendar import scenario_like, set_out_in
from tests.heroes.support.campaign import next_turn_of, quiet
from tests.heroes.support.journey import (
    ask_again,
    asked,
    build,
    give,
    happened,
    keys,
    luck,
    play,
    player,
    resources,
    seen,
    stack_deck,
)
from tests.heroes.support.war import to_turn

DUEL = ("dungeon/alamar", "necropolis/tamika")


def discards(game: Game) -> list[str]:
    """The Spell discard pile, the top card last."""
    pile = seen(game)["decks"]["spell"]["discards"]
    assert isinstance(pile, list)
    return pile


def settler(*seats: str, **options: str) -> Game:
    """A game whose players can pay for everything."""
    game = quiet(*seats, **options)
    for number in range(2):
        give(game, number, gold=100, materials=50, valuables=30)
    return ask_again(game)


@pytest.mark.rule("H3-MGU-01", "H3-MGU-09", "H3-EXW-04", "H3-CRD-03", "H3-CRD-04", "H3-CRD-06", "H3-TWN-09")
def test_building_it_searches_the_spell_deck_twice_in_a_row() -> None:
    game = settler(*DUEL)
    stack_deck(game, "spell", ["fireball", "fireball", "haste"], ["magic_arrow", "stone_skin"])
    luck(game, draws=["fireball", "fireball"], strict=True)
    play(game, "build:mage_guild")
    assert asked(game) == (0, "may")
    assert keys(game) == {"look", "take_top"}
    play(game, "take_top")
    assert player(game, 0)["hand"] == ["stone_skin"]
    assert discards(game) == ["magic_arrow"]
    # The second search is another choice, and sees the pile as the first left it.
    assert asked(game) == (0, "may")
    play(game, "look")
    assert keys(game) == {"take:fireball"}
    with pytest.raises(Refused):
        game.apply("no")
    play(game, "take:fireball")
    assert sorted(player(game, 0)["hand"]) == ["fireball", "stone_skin"]
    assert discards(game) == ["magic_arrow", "fireball"]
    assert asked(game) == (0, "action")
    assert len(happened(game, "taken_top")) == 1
    assert len(happened(game, "gained")) == 1


@pytest.mark.rule("H3-MGU-02", "H3-MGU-03", "H3-MGU-08", "H3-EXD-003")
@pytest.mark.parametrize("drawn", ["prayer", "attack"])
def test_one_that_stands_from_the_start_fills_the_deck(tmp_path: Path, drawn: str) -> None:
    setup = {
        "resources": {"gold": 15},
        "income": {"gold": 10},
        "buildings": ["dwelling_bronze", "mage_guild"],
        "units": ["pack:T1", "few:T2"],
    }
    game = set_out_in(scenario_like(tmp_path, setup=setup))
    luck(game, rolls=["die:+1", "die:-1"])
    game.settle()
    searched: list[int] = []
    while seen(game)["round"] == 0:
        if game.choice.kind_name == "may":
            if not searched:
                stack_deck(game, "spell", ["prayer", "haste", "curse", "slow", "blind", "weakness"], ["fireball"])
                luck(game, draws=["prayer", "haste"])
            searched.append(game.choice.seat)
        wanted = "take:prayer" if "take:prayer" in keys(game) else game.choice.keys[0]
        play(game, wanted)
    assert searched == [0, 0, 1, 1]
    for number in (0, 1):
        assert len(player(game, number)["deck"]) == 11
        assert player(game, number)["hand"] == []
    # The spells found are shuffled in: any card of the deck may be drawn first.
    luck(game, draws=[drawn])
    play(game, "draw_cards:1")
    assert player(game, 0)["hand"] == [drawn]
    assert "buy_spell" in keys(game)


@pytest.mark.rule("H3-MGU-04", "H3-MGU-05", "H3-MGU-06", "H3-EXW-05", "H3-CRD-05")
def test_buying_a_spell() -> None:
    game = settler("necropolis/tamika", "dungeon/alamar")
    build(game, 0, "mage_guild")
    give(game, 0, gold=11)
    stack_deck(game, "spell", ["fireball", "magic_arrow", "haste"], ["curse"])
    luck(game, draws=["fireball", "magic_arrow"], strict=True)
    ask_again(game)
    play(game, "buy_spell")
    assert resources(game, 0)[0] == 6
    assert keys(game) == {"look", "take_top"}
    play(game, "look")
    assert keys(game) == {"take:fireball", "take:magic_arrow"}
    with pytest.raises(Refused):
        game.apply("take_top")
    assert player(game, 0)["used_tokens"] == []
    play(game, "take:fireball")
    assert player(game, 0)["hand"] == ["fireball"]
    assert discards(game) == ["curse", "magic_arrow"]
    assert player(game, 0)["used_tokens"] == ["spell_book"]
    assert resources(game, 0)[0] == 6
    with pytest.raises(Refused):
        game.apply("buy_spell")


@pytest.mark.rule("H3-MGU-04")
@pytest.mark.parametrize(("seat", "price"), [("castle/rion", 6), ("dungeon/alamar", 5), ("necropolis/sandro", 5)])
def test_the_price_is_on_the_town_board(seat: str, price: int) -> None:
    game = settler(seat, "castle/catherine" if "castle" not in seat else "dungeon/mutare")
    build(game, 0, "mage_guild")
    give(game, 0, gold=price - 1)
    ask_again(game)
    assert "buy_spell" not in keys(game)
    give(game, 0, gold=price)
    ask_again(game)
    play(game, "buy_spell", "take_top")
    assert resources(game, 0)[0] == 0


@pytest.mark.rule("H3-MGU-07", "H3-MGU-08", "H3-EXD-004")
def test_no_spell_is_bought_in_the_round_it_is_built() -> None:
    game = settler()
    build(game, 1, "dwelling_bronze", "mage_guild")
    play(game, "build:mage_guild", "take_top", "take_top")
    assert "buy_spell" not in keys(game)
    play(game, "end_turn")
    assert "buy_spell" in keys(game)
    to_turn(game, 1)
    assert "buy_spell" in keys(game)
    next_turn_of(game, 0)
    assert seen(game)["round"] == 2
    assert "buy_spell" in keys(game)


@pytest.mark.rule("H3-MGU-10")
@pytest.mark.parametrize("own_turn_only", ["off", "on"])
def test_a_spell_is_bought_in_any_turn_unless_the_option_forbids(own_turn_only: str) -> None:
    game = settler(mage_guild_own_turn_only=own_turn_only)
    build(game, 1, "mage_guild")
    play(game, "end_turn")
    if own_turn_only == "off":
        assert asked(game) == (1, "play")
        play(game, "buy_spell", "take_top", "pass")
        assert player(game, 1)["hand_size"] == 1
    else:
        assert "buy_spell" not in keys(game)
    to_turn(game, 1)
    assert ("buy_spell" in keys(game)) == (own_turn_only == "on")
