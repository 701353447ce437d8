"""Armies by name and in one line."""

from pathlib import Path

import pytest

from banneret.heroes.combat.army_line import AiDeck, Army, army_line, named_armies, parse_army


@pytest.mark.parametrize("name", named_armies())
def test_a_named_army_is_written_out(name: str) -> None:
    army = parse_army(name)
    assert parse_army(army.line()) == army
    assert army_line(name.replace("_", "-")) == army.line()


def test_words_add_to_a_named_army_or_change_it() -> None:
    plain = parse_army("castle_vanguard")
    army = parse_army("castle_vanguard castle_archangels hand=2 gold=10 town citadel")
    assert army.units == (*plain.units, "castle_archangels")
    assert (army.hand, army.gold, army.town, army.citadel) == (2, 10, True, True)
    assert army.cards == plain.cards


def test_one_line_holds_everything() -> None:
    line = (
        "castle_griffins+@b4*2! castle_marksmen@a1# hero=necropolis cards=attack,defense walls=a3,b3 gate=d3 hand=1 "
        "expert=1 level=3 gold=10 movement=2 morale town citadel"
    )
    army = parse_army(line)
    assert parse_army(army.line()) == army
    assert army == Army(
        units=("castle_griffins+@b4*2!", "castle_marksmen@a1#"),
        hero="necropolis",
        cards=("attack", "defense"),
        walls=("a3", "b3"),
        gate="d3",
        hand=1,
        expert=1,
        level=3,
        gold=10,
        movement=2,
        morale=True,
        town=True,
        citadel=True,
    )


def test_an_ai_hero_is_written_out(tmp_path: Path) -> None:
    line = "necropolis_liches ai_deck=might:3,magic:2,skill:1 ai_spells=slow,curse ai_skill=offense ai"
    army = parse_army(line)
    assert army.line() == line
    assert army.ai_deck == AiDeck(might=3, magic=2, skill=1)
    path = tmp_path / "army.yaml"
    path.write_text(
        "units: [necropolis_liches]\nai: true\nai_deck: {might: 3, magic: 2, skill: 1}\n"
        "ai_spells: [slow, curse]\nai_skill: offense\n"
    )
    assert army_line(str(path)) == line
