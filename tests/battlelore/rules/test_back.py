"""Battle back (section BL-BACK)."""

import pytest

from banneret.kernel.game import Game
from tests.battlelore.support.lore import (
    attack,
    clash,
    happened,
    lead,
    medieval,
    melee,
    offers,
    play,
    seen,
    side_of,
    unit_at,
)

BLUE = "human_sword_blue"
DWARF = "dwarf_sword_blue"
SUPPORTED = f"{BLUE}@4.6 {BLUE}@4.5 {BLUE}@3.6"


@pytest.mark.rule("BL-BACK-01", "BL-BACK-05")
def test_a_bold_unit_that_held_its_hex_may_battle_back() -> None:
    game = melee(pennant=f"{DWARF}@4.6", dice=["blue", "lore", "lore"] * 2)
    assert set(offers(game)) == {"yes", "no"}
    assert game.choice.seat == 1
    play(game, "yes")
    assert unit_at(game, "5.6")["figures"] == 3
    refused = play(melee(pennant=f"{DWARF}@4.6", dice=["lore"] * 3), "no")
    assert not happened(refused, "back")


@pytest.mark.rule("BL-BACK-01")
def test_who_is_not_bold_or_is_gone_does_not_battle_back() -> None:
    assert seen(melee(dice=["lore"] * 3))["turn"] == "pennant"
    gone = melee(pennant=f"{DWARF}@4.6*1 {BLUE}@0.0", dice=["blue", "lore", "lore"])
    assert game_asks_standard(gone)


def game_asks_standard(game: Game) -> bool:
    """Whether the standard side is asked, about gaining ground."""
    return game.choice.seat == 0


@pytest.mark.rule("BL-BACK-02")
def test_it_comes_when_hits_and_flags_are_done() -> None:
    game = melee(pennant=f"{DWARF}@4.6", dice=["blue", "flag", "lore"])
    play(game, "ignore:1", "no")
    names = [event.name for event in game.events if event.name in ("attack", "hit", "flags", "back", "turn")]
    assert names[1:4] == ["attack", "hit", "flags"]
    game = melee(pennant=f"{DWARF}@4.6", dice=["blue", "flag", "lore", "lore", "lore", "lore"])
    play(game, "ignore:1", "yes")
    names = [event.name for event in game.events if event.name in ("attack", "hit", "flags", "back")]
    assert names == ["attack", "hit", "flags", "back"]


@pytest.mark.rule("BL-BACK-03")
def test_it_has_the_dice_of_an_attack_from_its_hex() -> None:
    game = melee(pennant="dwarf_sword_red@4.6", dice=["lore"] * 7)
    play(game, "yes")
    assert happened(game, "back")[0]["n"] == 4
    woods = melee(pennant="dwarf_sword_red@4.6", land="forest@4.6", dice=["lore"] * 4)
    play(woods, "yes")
    assert happened(woods, "back")[0]["n"] == 2
    card = medieval(f"{BLUE}@5.6", f"{DWARF}@4.6", hands=(("leadership",), ()), dice=["lore"] * 7)
    attack(play(lead(card, "5.6"), "done"), "5.6", "4.6")
    play(card, "yes")
    assert happened(card, "attack")[0]["n"] == 4
    assert happened(card, "back")[0]["n"] == 3, "the card helps only who was ordered"


@pytest.mark.rule("BL-BACK-04")
def test_there_is_one_battle_back_even_against_a_bold_attacker() -> None:
    game = melee(f"{DWARF}@5.6", f"{DWARF}@4.6", dice=["lore"] * 6)
    play(game, "yes")
    assert seen(game)["turn"] == "pennant"
    assert len(happened(game, "back")) == 1


@pytest.mark.rule("BL-BACK-06", "BL-EXA-04")
def test_an_unsupported_unit_retreats_and_does_not_battle_back() -> None:
    game = melee(dice=["flag", "lore", "lore"])
    play(game, "retreat:3.6")
    assert game_asks_standard(game)
    play(game, "no")
    assert not happened(game, "back")


@pytest.mark.rule("BL-BACK-06")
def test_a_bold_unit_that_retreats_partly_does_not_battle_back() -> None:
    """Two flags, one ignored; or the way ends after one hex."""
    game = melee(pennant=f"{DWARF}@4.6", dice=["flag", "flag", "lore"])
    play(game, "ignore:1", "retreat:3.6", "no")
    assert not happened(game, "back")
    short = melee(pennant=f"{DWARF}@4.6", land="river@2.5 river@2.6 river@2.7", dice=["flag", "flag", "lore"])
    play(short, "ignore:0", "retreat:3.6", "no")
    assert unit_at(short, "3.6")["figures"] == 3
    assert not happened(short, "back")


@pytest.mark.rule("BL-BACK-07")
def test_a_bold_unit_that_could_not_retreat_may_battle_back() -> None:
    game = melee(pennant=f"{DWARF}@4.6", land="river@3.5 river@3.6", dice=["flag", "lore", "lore"])
    play(game, "ignore:0")
    assert unit_at(game, "4.6")["figures"] == 3
    assert set(offers(game)) == {"yes", "no"}
    weak = melee(land="river@3.5 river@3.6", dice=["flag", "lore", "lore"])
    assert unit_at(weak, "4.6")["figures"] == 3
    assert seen(weak)["turn"] == "pennant", "it is not Bold"


@pytest.mark.rule("BL-BACK-08", "BL-EXA-03", "BL-RET-12")
def test_a_supported_unit_ignores_a_flag_and_battles_back() -> None:
    game = melee(pennant=SUPPORTED, dice=["flag"] + ["lore"] * 5)
    play(game, "ignore:1")
    assert set(offers(game)) == {"yes", "no"}
    play(game, "yes")
    assert happened(game, "back")[0]["n"] == 3


@pytest.mark.rule("BL-BACK-09")
def test_a_battle_back_scores_hits_flags_and_lore() -> None:
    game = clash(pennant=f"{DWARF}@4.6", goblets=(0, 0), dice=["red"] * 3 + ["blue", "flag", "lore"])
    attack(game, "5.6", "4.6")
    play(game, "yes")
    assert unit_at(game, "5.6")["figures"] == 3
    assert side_of(game, 1)["goblet"] == 1
    play(game, "retreat:6.6")
    assert unit_at(game, "6.6")["side"] == "standard"


@pytest.mark.rule("BL-BACK-10")
def test_a_bonus_attack_may_be_battled_back_too() -> None:
    game = melee("human_cav_blue@5.6", f"{DWARF}@4.6 {DWARF}@3.6", dice=["flag", "flag"] + ["lore"] * 10)
    assert "ignore:1" in offers(game)
    play(game, "ignore:0", "retreat:2.5", "yes", "done", "attack:3.6")
    assert set(offers(game)) == {"yes", "no"}
    play(game, "yes")
    assert len(happened(game, "back")) == 1
