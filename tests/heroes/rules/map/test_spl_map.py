"""Spells on the map (SPL), and what is printed on them."""

import pytest

from banneret.heroes.box.cards_and_units import load
from banneret.heroes.text.programs import name
from banneret.heroes.text.sheets import sheet_text
from banneret.kernel.game import Game
from tests.heroes.support.campaign import ARCHERS, fight_out, quiet
from tests.heroes.support.journey import (
    army,
    ask_again,
    deal,
    happened,
    keys,
    level,
    luck,
    play,
    player,
    seen,
    stack_deck,
    stand,
)
from tests.heroes.support.war import close_window, hero_at, mp_of


def away(*hand: str) -> Game:
    """A player with these cards whose Main Hero is not in the own Town."""
    game = quiet()
    deal(game, 0, hand=hand)
    stand(game, 0, "0,0.se", mp=0)
    return ask_again(game)


@pytest.mark.rule("H3-SPL-09", "H3-SPL-10")
def test_any_number_of_spells_is_cast_on_the_map() -> None:
    game = away("town_portal", "town_portal", "town_portal")
    for count in (1, 2, 3):
        stand(game, 0, "0,0.se", mp=0)
        ask_again(game)
        play(game, "cast:town_portal")
        if count < 3:
            # The copies still in hand could be given up for power.
            play(game, "done")
        assert hero_at(game, 0) == "0,0.c"
        assert player(game, 0)["discard"] == count * ["town_portal"]


@pytest.mark.rule("H3-SPL-05", "H3-SPL-04", "H3-SPL-09", "H3-EXW-03")
def test_power_spent_in_combat_does_nothing_for_a_spell_on_the_map() -> None:
    game = quiet("necropolis/sandro", "castle/catherine")
    army(game, 0, ARCHERS)
    deal(game, 0, hand=["magic_arrow", "power", "power", "town_portal"])
    luck(game, lands=["unit:neutral_boars"])
    ask_again(game)
    play(game, "go:0,0.w")
    close_window(game)
    play(game, "place:b2", "place:b4", "cast:magic_arrow", "power:power", "power:power", "step:3", "target:b4")
    fight_out(game, winner=0)
    while "cast:town_portal" not in keys(game):
        play(game, game.choice.keys[-1])
    left = mp_of(game, 0)
    play(game, "cast:town_portal")
    assert hero_at(game, 0) == "0,0.c"
    assert mp_of(game, 0) == left
    assert [event for event in happened(game, "movement") if event["hero"] == 0] == []


@pytest.mark.rule("H3-SPL-04", "H3-SPL-02")
def test_power_raises_a_spell_on_the_map() -> None:
    game = away("town_portal", "haste", "curse")
    play(game, "cast:town_portal", "power:haste", "power:curse", "step:2")
    assert mp_of(game, 0) == 1
    assert sorted(player(game, 0)["discard"]) == ["curse", "haste", "town_portal"]


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
        level(game, 0, experience)
        ask_again(game)
        left = player(game, 0)["expert_left"]
        play(game, "cast:town_portal")
        assert hero_at(game, 0) == "0,0.c"
        assert player(game, 0)["expert_left"] == left


@pytest.mark.rule("H3-SPL-11")
def test_a_spell_from_the_spell_deck_ends_on_the_own_discard_pile() -> None:
    """No card of the core box casts a spell from the deck, so the test takes it from there as such a card would."""
    game = away()
    stack_deck(game, "spell", ["haste", "town_portal"], ["curse"])
    stack_deck(game, "spell", ["haste"])
    deal(game, 0, hand=["town_portal"], discards=[])
    ask_again(game)
    play(game, "cast:town_portal")
    assert player(game, 0)["discard"] == ["town_portal"]
    assert seen(game)["decks"]["spell"] == {"cards": 1, "discards": ["curse"]}


@pytest.mark.rule("H3-SPL-15")
@pytest.mark.parametrize("lang", ["en", "fr", "de", "pl"])
def test_magic_arrow_is_a_basic_spell_of_whichever_school_its_caster_names(lang: str) -> None:
    arrow = next(spell for spell in load().spells if spell.id == "magic_arrow")
    assert (arrow.level, set(arrow.schools)) == ("basic", {"air", "earth", "fire", "water"})
    assert all(len(spell.schools) == 1 for spell in load().spells if spell is not arrow)
    sheet = sheet_text("magic_arrow", lang)
    assert all(name(f"school-{school}", lang).lower() in sheet.lower() for school in arrow.schools)
