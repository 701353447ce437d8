"""Units with abilities outside Combat: income, a look at a deck, a step at the end of the turn, a cheaper Pack."""

import pytest

from tests.heroes.builder import HeroesGame, whole_game

LIVING = ("castle/catherine", "dungeon/mutare")


# -- income ------------------------------------------------------------------------------------------------------------


def income_with(*units: str) -> tuple[int, int, int]:
    """What seat 0 gains at the start of the first Resource round with these units."""
    game = whole_game(LIVING)
    game.luck(draws=["proclaim:dead_silence"])
    game.army(0, *units)
    game.ask_again().next_round()
    assert game.seen()["round"] == 2
    before = game.resources(0)
    game.next_round()
    gold, materials, valuables = game.resources(0)
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
    game = whole_game(LIVING)
    game.luck(draws=["proclaim:dead_silence"])
    game.army(0, "neutral_peasants", "neutral_crystal_dragons")
    before = game.ask_again().resources(0)
    game.next_round()
    assert game.seen()["round"] == 2
    assert game.resources(0) == before


# -- Rogues ------------------------------------------------------------------------------------------------------------


def with_rogues(number: int = 1) -> HeroesGame:
    """Seat 0 with Rogues in the unit deck, and a Spell deck of two cards."""
    game = whole_game(LIVING)
    game.army(0, *["neutral_rogues"] * number)
    game.stack_deck("spell", ["haste", "cure"], discards=[])
    return game.ask_again()


@pytest.mark.rule("H3-UNI-31")
def test_rogues_look_at_the_top_of_any_deck() -> None:
    game = with_rogues()
    game.luck(draws=["haste"])
    game.play("use_unit:neutral_rogues")
    decks = {"own", "ability", "artifact", "spell", "bronze", "silver", "gold", "azure", "astrologers"}
    assert game.keys == {f"deck:{deck}" for deck in decks}
    game.play("deck:spell")
    assert game.events_named("spied_card") == [{"player": 0, "card": "haste"}]
    assert (game.asked(), game.keys) == ((0, "may"), {"top", "bottom"})
    game.play("top")
    assert game.seen()["decks"]["spell"]["cards"] == 2, "it is put back"


@pytest.mark.rule("H3-UNI-31")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_the_card_lies_where_it_was_put(where: str) -> None:
    game = with_rogues()
    game.build(0, "mage_guild")
    game.give(0, gold=20, valuables=5)
    game.ask_again().luck(draws=["haste"])
    game.play("use_unit:neutral_rogues", "deck:spell", where)
    game.play("buy_spell")
    if "look" in game.choice:
        game.play("look")
    first = [event["card"] for event in game.events_named("looked")]
    assert first[0] == ("haste" if where == "top" else "cure")


@pytest.mark.rule("H3-UNI-31")
@pytest.mark.parametrize("number", [1, 2])
def test_each_rogues_card_looks_once_per_turn(number: int) -> None:
    game = with_rogues(number)
    for _ in range(number):
        game.play("use_unit:neutral_rogues", "deck:bronze", "top")
    assert "use_unit:neutral_rogues" not in game.choice
    game.end_turn().to_turn(1)
    game.end_turn().to_turn(0)
    assert "use_unit:neutral_rogues" in game.choice, "in the next turn again"


@pytest.mark.rule("H3-UNI-31")
def test_without_rogues_nobody_looks() -> None:
    game = whole_game(LIVING)
    game.army(0, "neutral_boars")
    game.army(1, "neutral_rogues")
    assert "use_unit:neutral_rogues" not in game.ask_again().choice


def test_only_their_owner_sees_the_card() -> None:
    game = with_rogues()
    game.luck(draws=["haste"])
    game.play("use_unit:neutral_rogues", "deck:spell")
    for seat, sees in ((0, True), (1, False), (-1, False)):
        shown = [event for event in game.events_for(seat) if event.name == "spied_card"]
        assert len(shown) == sees
        assert any(event.name == "spied" for event in game.events_for(seat)), "that a deck is looked at is open"


# -- Nomads ------------------------------------------------------------------------------------------------------------


def with_nomads(number: int = 1) -> HeroesGame:
    """Seat 0 in its Town without movement points, with Nomads in the unit deck."""
    game = whole_game(LIVING)
    game.army(0, *["neutral_nomads"] * number)
    game.stand(0, "0,0.c", mp=0)
    return game.ask_again()


@pytest.mark.rule("H3-UNI-31")
def test_nomads_take_the_hero_to_an_adjacent_empty_field() -> None:
    game = with_nomads()
    game.play("end_turn")
    assert (game.asked(), game.keys) == ((0, "space"), {"go:0,0.ne", "go:0,0.se", "stay"}), "no guards, no symbols"
    game.play("go:0,0.ne")
    assert game.hero_at(0) == "0,0.ne"
    assert game.events_named("end_turn") == [{"player": 0}]


@pytest.mark.rule("H3-UNI-31", "H3-MOV-22")
def test_the_step_of_the_nomads_leads_to_the_field_visited_last() -> None:
    game = with_nomads()
    game.play("end_turn", "go:0,0.ne")
    assert game.player(0)["heroes"][0]["last"] == "0,0.ne"


@pytest.mark.rule("H3-UNI-31")
def test_the_step_of_the_nomads_waits_for_the_end_of_the_turn() -> None:
    game = with_nomads()
    assert not any(key.startswith("go:") for key in game.keys)
    game.play("end_turn", "stay")
    assert game.hero_at(0) == "0,0.c"


@pytest.mark.rule("H3-UNI-31")
def test_two_nomads_take_two_steps() -> None:
    game = with_nomads(2)
    game.play("end_turn", "go:0,0.ne")
    assert game.asked() == (0, "space")
    game.play("go:0,0.c")
    assert game.hero_at(0) == "0,0.c"
    assert game.events_named("end_turn") == [{"player": 0}]


@pytest.mark.rule("H3-UNI-31")
def test_nomads_of_another_player_take_no_step() -> None:
    game = whole_game(LIVING)
    game.army(0, "castle_griffins")
    game.army(1, "neutral_nomads")
    game.stand(0, "0,0.c", mp=0)
    game.ask_again().play("end_turn")
    assert game.asked()[1] != "space"


# -- Champions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-31")
@pytest.mark.parametrize(("where", "secondary", "price"), [
    ("1,0.se", False, 14), ("1,0.c", False, 20), ("1,0.se", True, 14),
])  # fmt: skip
def test_champions_are_reinforced_for_less_at_the_stables(where: str, secondary: bool, price: int) -> None:
    game = whole_game(LIVING).meadow()
    game.build(0, "dwelling_bronze", "citadel")
    game.army(0, "castle_champions")
    game.stand(0, "0,0.c")
    game.stand(0, where, secondary=secondary)
    game.give(0, gold=price - 1, valuables=1)
    assert "reinforce:castle_champions" not in game.ask_again().choice
    game.give(0, gold=price, valuables=1)
    game.ask_again().play("reinforce:castle_champions")
    assert game.resources(0) == (0, 0, 0)
    assert game.player(0)["units"] == ["castle_champions+"]


@pytest.mark.rule("H3-UNI-31")
def test_the_stables_make_nothing_else_cheaper() -> None:
    game = whole_game(LIVING).meadow()
    game.build(0, "dwelling_bronze", "citadel", "dwelling_silver", "dwelling_gold")
    game.army(0, "castle_griffins")
    game.stand(0, "1,0.se")
    game.give(0, gold=5)
    assert "reinforce:castle_griffins" not in game.ask_again().choice
    game.give(0, gold=11)
    assert "recruit:castle_champions" not in game.ask_again().choice, "recruiting them costs as much as ever"
