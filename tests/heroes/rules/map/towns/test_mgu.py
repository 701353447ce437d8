"""The Mage Guild (MGU): what building it brings, and buying spells there."""

from pathlib import Path

import pytest

from banneret import Refused
from tests.heroes.builder import HeroesGame, changed_file, new_game_of_file, quiet_game

DUEL = ("dungeon/alamar", "necropolis/tamika")


def discards(game: HeroesGame) -> list[str]:
    """The Spell discard pile, the top card last."""
    pile = game.seen()["decks"]["spell"]["discards"]
    assert isinstance(pile, list)
    return pile


def settler(*seats: str, **options: str) -> HeroesGame:
    """A game whose players can pay for everything."""
    game = quiet_game(*seats, **options)
    for number in range(2):
        game.give(number, gold=100, materials=50, valuables=30)
    return game.ask_again()


@pytest.mark.rule("H3-MGU-01", "H3-MGU-09", "H3-EXW-04", "H3-CRD-03", "H3-CRD-04", "H3-CRD-06", "H3-TWN-09")
def test_building_it_searches_the_spell_deck_twice_in_a_row() -> None:
    game = settler(*DUEL)
    game.stack_deck("spell", ["fireball", "fireball", "haste"], ["magic_arrow", "stone_skin"])
    game.luck(draws=["fireball", "fireball"], strict=True)
    game.play("build:mage_guild")
    assert game.asked() == (0, "may")
    assert game.keys == {"look", "take_top"}
    game.play("take_top")
    assert game.player(0)["hand"] == ["stone_skin"]
    assert discards(game) == ["magic_arrow"]
    # The second search is another choice, and sees the pile as the first left it.
    assert game.asked() == (0, "may")
    game.play("look")
    assert game.keys == {"take:fireball"}
    with pytest.raises(Refused):
        game.apply("no")
    game.play("take:fireball")
    assert sorted(game.player(0)["hand"]) == ["fireball", "stone_skin"]
    assert discards(game) == ["magic_arrow", "fireball"]
    assert game.asked() == (0, "action")
    assert len(game.events_named("taken_top")) == 1
    assert len(game.events_named("gained")) == 1


@pytest.mark.rule("H3-MGU-02", "H3-MGU-03", "H3-MGU-08", "H3-EXD-003")
@pytest.mark.parametrize("drawn", ["prayer", "attack"])
def test_one_that_stands_from_the_start_fills_the_deck(tmp_path: Path, drawn: str) -> None:
    setup = {
        "resources": {"gold": 15},
        "income": {"gold": 10},
        "buildings": ["dwelling_bronze", "mage_guild"],
        "units": ["pack:T1", "few:T2"],
    }
    game = new_game_of_file(changed_file(tmp_path, setup=setup))
    game.luck(rolls=["die:+1", "die:-1"])
    game.settle()
    searched: list[int] = []
    while game.seen()["round"] == 0:
        if game.choice.kind_name == "may":
            if not searched:
                game.stack_deck("spell", ["prayer", "haste", "curse", "slow", "blind", "weakness"], ["fireball"])
                game.luck(draws=["prayer", "haste"])
            searched.append(game.choice.seat)
        wanted = "take:prayer" if "take:prayer" in game.keys else game.choice.keys[0]
        game.play(wanted)
    assert searched == [0, 0, 1, 1]
    for number in (0, 1):
        assert len(game.player(number)["deck"]) == 11
        assert game.player(number)["hand"] == []
    # The spells found are shuffled in: any card of the deck may be drawn first.
    game.luck(draws=[drawn])
    game.play("draw_cards:1")
    assert game.player(0)["hand"] == [drawn]
    assert "buy_spell" in game.keys


@pytest.mark.rule("H3-MGU-04", "H3-MGU-05", "H3-MGU-06", "H3-EXW-05", "H3-CRD-05")
def test_buying_a_spell() -> None:
    game = settler("necropolis/tamika", "dungeon/alamar")
    game.build(0, "mage_guild")
    game.give(0, gold=11)
    game.stack_deck("spell", ["fireball", "magic_arrow", "haste"], ["curse"])
    game.luck(draws=["fireball", "magic_arrow"], strict=True)
    game.ask_again()
    game.play("buy_spell")
    assert game.resources(0)[0] == 6
    assert game.keys == {"look", "take_top"}
    game.play("look")
    assert game.keys == {"take:fireball", "take:magic_arrow"}
    with pytest.raises(Refused):
        game.apply("take_top")
    assert game.player(0)["used_tokens"] == []
    game.play("take:fireball")
    assert game.player(0)["hand"] == ["fireball"]
    assert discards(game) == ["curse", "magic_arrow"]
    assert game.player(0)["used_tokens"] == ["spell_book"]
    assert game.resources(0)[0] == 6
    with pytest.raises(Refused):
        game.apply("buy_spell")


@pytest.mark.rule("H3-MGU-04")
@pytest.mark.parametrize(("seat", "price"), [("castle/rion", 6), ("dungeon/alamar", 5), ("necropolis/sandro", 5)])
def test_the_price_is_on_the_town_board(seat: str, price: int) -> None:
    game = settler(seat, "castle/catherine" if "castle" not in seat else "dungeon/mutare")
    game.build(0, "mage_guild")
    game.give(0, gold=price - 1)
    game.ask_again()
    assert "buy_spell" not in game.keys
    game.give(0, gold=price)
    game.ask_again()
    game.play("buy_spell", "take_top")
    assert game.resources(0)[0] == 0


@pytest.mark.rule("H3-MGU-07", "H3-MGU-08", "H3-EXD-004")
def test_no_spell_is_bought_in_the_round_it_is_built() -> None:
    game = settler()
    game.build(1, "dwelling_bronze", "mage_guild")
    game.play("build:mage_guild", "take_top", "take_top")
    assert "buy_spell" not in game.keys
    game.play("end_turn")
    assert "buy_spell" in game.keys
    game.to_turn(1)
    assert "buy_spell" in game.keys
    game.next_turn_of(0)
    assert game.seen()["round"] == 2
    assert "buy_spell" in game.keys


@pytest.mark.rule("H3-MGU-10")
@pytest.mark.parametrize("own_turn_only", ["off", "on"])
def test_a_spell_is_bought_in_any_turn_unless_the_option_forbids(own_turn_only: str) -> None:
    game = settler(mage_guild_own_turn_only=own_turn_only)
    game.build(1, "mage_guild")
    game.play("end_turn")
    if own_turn_only == "off":
        assert game.asked() == (1, "play")
        game.play("buy_spell", "take_top", "pass")
        assert game.player(1)["hand_size"] == 1
    else:
        assert "buy_spell" not in game.keys
    game.to_turn(1)
    assert ("buy_spell" in game.keys) == (own_turn_only == "on")
