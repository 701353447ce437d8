"""Spells on the map (SPL), and what is printed on them."""

import pytest

from banneret.heroes.box.cards_and_units import load
from banneret.heroes.text.component_names import name
from banneret.heroes.text.sheets import sheet_text
from tests.heroes.builder import ARCHERS, HeroesGame, quiet_game


def away(*hand: str) -> HeroesGame:
    """A player with these cards whose Main Hero is not in their own Town."""
    game = quiet_game()
    game.deal(0, hand=hand)
    game.stand(0, "0,0.se", mp=0)
    return game.ask_again()


@pytest.mark.rule("H3-SPL-09", "H3-SPL-10")
def test_any_number_of_spells_is_cast_on_the_map() -> None:
    game = away("town_portal", "town_portal", "town_portal")
    for count in (1, 2, 3):
        game.stand(0, "0,0.se", mp=0)
        game.ask_again()
        game.play("cast:town_portal")
        if count < 3:
            # The copies still in hand could be given up for power.
            game.play("done")
        assert game.hero_at(0) == "0,0.c"
        assert game.player(0)["discard"] == count * ["town_portal"]


@pytest.mark.rule("H3-SPL-01")
def test_casting_takes_no_resources_on_the_map_or_in_combat() -> None:
    game = away("town_portal", "magic_arrow")
    game.give(0, gold=7, materials=3, valuables=1)
    game.army(0, ARCHERS)
    game.luck(lands=["unit:neutral_boars"])
    game.ask_again().play("cast:town_portal", "done")
    assert game.resources(0) == (7, 3, 1)
    game.position.tokens = [7, 7]
    game.stand(0, "0,0.c", mp=3)
    game.ask_again().play("go:0,0.w", "place:b2", "place:b4", "cast:magic_arrow", "target:b4")
    assert [event["card"] for event in game.events_named("cast")] == ["town_portal", "magic_arrow"]
    assert game.resources(0) == (7, 3, 1)


@pytest.mark.rule("H3-SPL-09")
def test_a_spell_for_combat_is_not_cast_on_the_map_nor_is_another_card() -> None:
    game = away("town_portal", "magic_arrow", "estates")
    assert {key for key in game.keys if key.startswith("cast:")} == {"cast:town_portal"}


@pytest.mark.rule("H3-SPL-05", "H3-SPL-04", "H3-SPL-09", "H3-EXW-03")
def test_power_spent_in_combat_does_nothing_for_a_spell_on_the_map() -> None:
    game = quiet_game("necropolis/sandro", "castle/catherine")
    game.army(0, ARCHERS)
    game.deal(0, hand=["magic_arrow", "power", "power", "town_portal"])
    game.luck(lands=["unit:neutral_boars"])
    game.ask_again()
    game.play("go:0,0.w")
    game.close_window()
    game.play("place:b2", "place:b4", "cast:magic_arrow", "power:power", "power:power", "step:3", "target:b4")
    game.fight_out(winner=0)
    while "cast:town_portal" not in game.keys:
        game.play(game.choice.keys[-1])
    left = game.mp_of(0)
    game.play("cast:town_portal")
    assert game.hero_at(0) == "0,0.c"
    assert game.mp_of(0) == left
    assert [event for event in game.events_named("movement") if event["hero"] == 0] == []


@pytest.mark.rule("H3-SPL-04", "H3-SPL-02")
def test_power_raises_a_spell_on_the_map() -> None:
    game = away("town_portal", "haste", "curse")
    game.play("cast:town_portal", "power:haste", "power:curse", "step:2")
    assert game.mp_of(0) == 1
    assert sorted(game.player(0)["discard"]) == ["curse", "haste", "town_portal"]


@pytest.mark.rule("H3-SPL-13")
def test_each_spell_belongs_to_one_school() -> None:
    schools = {spell.id: spell.schools for spell in load().spells}
    assert {len(found) for name, found in schools.items() if name != "magic_arrow"} == {1}
    assert {found[0] for found in schools.values()} == {"air", "earth", "fire", "water"}


@pytest.mark.rule("H3-SPL-14")
def test_an_expert_spell_needs_nothing_that_a_basic_one_does_not() -> None:
    levels = {spell.id: spell.level for spell in load().spells}
    assert set(levels.values()) == {"basic", "expert"}
    assert levels["town_portal"] == "expert"
    for experience in (0, 2):
        game = away("town_portal")
        game.level(0, experience)
        game.ask_again()
        left = game.player(0)["expert_left"]
        game.play("cast:town_portal")
        assert game.hero_at(0) == "0,0.c"
        assert game.player(0)["expert_left"] == left


@pytest.mark.rule("H3-SPL-11")
def test_a_spell_from_the_spell_deck_ends_on_the_own_discard_pile() -> None:
    """No card of the core box casts a spell from the deck, so the test takes it from there as such a card would."""
    game = away()
    game.stack_deck("spell", ["haste", "town_portal"], ["curse"])
    game.stack_deck("spell", ["haste"])
    game.deal(0, hand=["town_portal"], discards=[])
    game.ask_again()
    game.play("cast:town_portal")
    assert game.player(0)["discard"] == ["town_portal"]
    assert game.seen()["decks"]["spell"] == {"cards": 1, "discards": ["curse"]}


@pytest.mark.rule("H3-SPL-15")
@pytest.mark.parametrize("lang", ["en", "fr", "de", "pl"])
def test_magic_arrow_is_a_basic_spell_of_whichever_school_its_caster_names(lang: str) -> None:
    arrow = next(spell for spell in load().spells if spell.id == "magic_arrow")
    assert (arrow.level, set(arrow.schools)) == ("basic", {"air", "earth", "fire", "water"})
    assert all(len(spell.schools) == 1 for spell in load().spells if spell is not arrow)
    sheet = sheet_text("magic_arrow", lang)
    assert all(name(f"school-{school}", lang).lower() in sheet.lower() for school in arrow.schools)
