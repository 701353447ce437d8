"""Units with abilities outside Combat: income, a look at a deck, a step at the end of the turn, a cheaper Pack."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    build,
    end_turn,
    give,
    happened,
    journey,
    keys,
    luck,
    play,
    player,
    resources,
    seen,
    stack_deck,
    stand,
)
from tests.heroes.support.war import hero_at, meadow, next_round, to_turn

LIVING = ("castle/catherine", "dungeon/mutare")


# -- income ------------------------------------------------------------------------------------------------------------


def income_with(*units: str) -> tuple[int, int, int]:
    """What seat 0 gains at the start of the first Resource round with these units."""
    game = journey(LIVING)
    luck(game, draws=["proclaim:dead_silence"])
    army(game, 0, *units)
    next_round(ask_again(game))
    assert seen(game)["round"] == 2
    before = resources(game, 0)
    next_round(game)
    gold, materials, valuables = resources(game, 0)
    return gold - before[0], materials - before[1], valuables - before[2]


@pytest.mark.rule("H3-UNI-31")
@pytest.mark.parametrize(("units", "gained"), [
    (("castle_griffins",), (10, 0, 0)),
    (("neutral_peasants",), (13, 0, 0)),
    (("neutral_peasants", "neutral_peasants"), (16, 0, 0)),
    (("neutral_crystal_dragons",), (10, 0, 2)),
    (("neutral_peasants", "neutral_crystal_dragons"), (13, 0, 2)),
])  # fmt: skip
def test_peasants_and_crystal_dragons_bring_income(units: tuple[str, ...], gained: tuple[int, int, int]) -> None:
    assert income_with(*units) == gained


def test_they_bring_nothing_in_an_astrologers_round() -> None:
    game = journey(LIVING)
    luck(game, draws=["proclaim:dead_silence"])
    army(game, 0, "neutral_peasants", "neutral_crystal_dragons")
    before = resources(ask_again(game), 0)
    next_round(game)
    assert seen(game)["round"] == 2
    assert resources(game, 0) == before


# -- Rogues ------------------------------------------------------------------------------------------------------------


def with_rogues(number: int = 1) -> Game:
    """Seat 0 with Rogues in the unit deck, and a Spell deck of two cards."""
    game = journey(LIVING)
    army(game, 0, *["neutral_rogues"] * number)
    stack_deck(game, "spell", ["haste", "cure"], discards=[])
    return ask_again(game)


@pytest.mark.rule("H3-UNI-31")
def test_rogues_look_at_the_top_of_any_deck() -> None:
    game = with_rogues()
    luck(game, draws=["haste"])
    play(game, "use_unit:neutral_rogues")
    decks = {"own", "ability", "artifact", "spell", "bronze", "silver", "gold", "azure", "astrologers"}
    assert keys(game) == {f"deck:{deck}" for deck in decks}
    play(game, "deck:spell")
    assert happened(game, "spied_card") == [{"player": 0, "card": "haste"}]
    assert (asked(game), keys(game)) == ((0, "may"), {"top", "bottom"})
    play(game, "top")
    assert seen(game)["decks"]["spell"]["cards"] == 2, "it is put back"


@pytest.mark.rule("H3-UNI-31")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_the_card_lies_where_it_was_put(where: str) -> None:
    game = with_rogues()
    build(game, 0, "mage_guild")
    give(game, 0, gold=20, valuables=5)
    luck(ask_again(game), draws=["haste"])
    play(game, "use_unit:neutral_rogues", "deck:spell", where)
    play(game, "buy_spell")
    if "look" in game.choice:
        play(game, "look")
    first = [event["card"] for event in happened(game, "looked")]
    assert first[0] == ("haste" if where == "top" else "cure")


@pytest.mark.rule("H3-UNI-31")
@pytest.mark.parametrize("number", [1, 2])
def test_each_rogues_card_looks_once_per_turn(number: int) -> None:
    game = with_rogues(number)
    for _ in range(number):
        play(game, "use_unit:neutral_rogues", "deck:bronze", "top")
    assert "use_unit:neutral_rogues" not in game.choice
    to_turn(end_turn(game), 1)
    to_turn(end_turn(game), 0)
    assert "use_unit:neutral_rogues" in game.choice, "in the next turn again"


@pytest.mark.rule("H3-UNI-31")
def test_without_rogues_nobody_looks() -> None:
    game = journey(LIVING)
    army(game, 0, "neutral_boars")
    army(game, 1, "neutral_rogues")
    assert "use_unit:neutral_rogues" not in ask_again(game).choice


def test_only_their_owner_sees_the_card() -> None:
    game = with_rogues()
    luck(game, draws=["haste"])
    play(game, "use_unit:neutral_rogues", "deck:spell")
    for seat, sees in ((0, True), (1, False), (-1, False)):
        shown = [event for event in game.events_for(seat) if event.name == "spied_card"]
        assert len(shown) == sees
        assert any(event.name == "spied" for event in game.events_for(seat)), "that a deck is looked at is open"


# -- Nomads ------------------------------------------------------------------------------------------------------------


def with_nomads(number: int = 1) -> Game:
    """Seat 0 in its Town without movement points, with Nomads in the unit deck."""
    game = journey(LIVING)
    army(game, 0, *["neutral_nomads"] * number)
    stand(game, 0, "0,0.c", mp=0)
    return ask_again(game)


@pytest.mark.rule("H3-UNI-31")
def test_nomads_take_the_hero_to_an_adjacent_empty_field() -> None:
    game = with_nomads()
    play(game, "end_turn")
    assert (asked(game), keys(game)) == ((0, "space"), {"go:0,0.ne", "go:0,0.se", "stay"}), "no guards, no symbols"
    play(game, "go:0,0.ne")
    assert hero_at(game, 0) == "0,0.ne"
    assert happened(game, "end_turn") == [{"player": 0}]


@pytest.mark.rule("H3-UNI-31")
def test_the_step_of_the_nomads_waits_for_the_end_of_the_turn() -> None:
    game = with_nomads()
    assert not any(key.startswith("go:") for key in keys(game))
    play(game, "end_turn", "stay")
    assert hero_at(game, 0) == "0,0.c"


@pytest.mark.rule("H3-UNI-31")
def test_two_nomads_take_two_steps() -> None:
    game = with_nomads(2)
    play(game, "end_turn", "go:0,0.ne")
    assert asked(game) == (0, "space")
    play(game, "go:0,0.c")
    assert hero_at(game, 0) == "0,0.c"
    assert happened(game, "end_turn") == [{"player": 0}]


@pytest.mark.rule("H3-UNI-31")
def test_nomads_of_another_player_take_no_step() -> None:
    game = journey(LIVING)
    army(game, 0, "castle_griffins")
    army(game, 1, "neutral_nomads")
    stand(game, 0, "0,0.c", mp=0)
    play(ask_again(game), "end_turn")
    assert asked(game)[1] != "space"


# -- Champions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-31")
@pytest.mark.parametrize(("where", "secondary", "price"), [
    ("1,0.se", False, 14), ("1,0.c", False, 20), ("1,0.se", True, 14),
])  # fmt: skip
def test_champions_are_reinforced_for_less_at_the_stables(where: str, secondary: bool, price: int) -> None:
    game = meadow(journey(LIVING))
    build(game, 0, "dwelling_bronze", "citadel")
    army(game, 0, "castle_champions")
    stand(game, 0, "0,0.c")
    stand(game, 0, where, secondary=secondary)
    give(game, 0, gold=price - 1, valuables=1)
    assert "reinforce:castle_champions" not in ask_again(game).choice
    give(game, 0, gold=price, valuables=1)
    play(ask_again(game), "reinforce:castle_champions")
    assert resources(game, 0) == (0, 0, 0)
    assert player(game, 0)["units"] == ["castle_champions+"]


@pytest.mark.rule("H3-UNI-31")
def test_the_stables_make_nothing_else_cheaper() -> None:
    game = meadow(journey(LIVING))
    build(game, 0, "dwelling_bronze", "citadel", "dwelling_silver", "dwelling_gold")
    army(game, 0, "castle_griffins")
    stand(game, 0, "1,0.se")
    give(game, 0, gold=5)
    assert "reinforce:castle_griffins" not in ask_again(game).choice
    give(game, 0, gold=11)
    assert "recruit:castle_champions" not in ask_again(game).choice, "recruiting them costs as much as ever"
