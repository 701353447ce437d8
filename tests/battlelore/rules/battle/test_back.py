"""Battle back (section BL-BACK)."""

import pytest

from tests.battlelore.builder import BattleLoreGame, clash, medieval, melee

BLUE = "human_sword_blue"
DWARF = "dwarf_sword_blue"
SUPPORTED = f"{BLUE}@4.6 {BLUE}@4.5 {BLUE}@3.6"


@pytest.mark.rule("BL-BACK-01", "BL-BACK-05")
def test_a_bold_unit_that_held_its_hex_may_battle_back() -> None:
    game = melee(pennant=f"{DWARF}@4.6", dice=["blue", "lore", "lore"] * 2)
    assert set(game.offers()) == {"yes", "no"}
    assert game.choice.seat == 1
    game.play("yes")
    assert game.unit_at("5.6")["figures"] == 3
    refused = melee(pennant=f"{DWARF}@4.6", dice=["lore"] * 3).play("no")
    assert not refused.events_named("back")


@pytest.mark.rule("BL-BACK-01")
def test_who_is_not_bold_or_is_gone_does_not_battle_back() -> None:
    assert melee(dice=["lore"] * 3).seen()["turn"] == "pennant"
    gone = melee(pennant=f"{DWARF}@4.6*1 {BLUE}@0.0", dice=["blue", "lore", "lore"])
    assert game_asks_standard(gone)


def game_asks_standard(game: BattleLoreGame) -> bool:
    """Whether the standard side is asked, about gaining ground."""
    return game.choice.seat == 0


@pytest.mark.rule("BL-BACK-02")
def test_it_comes_when_hits_and_flags_are_done() -> None:
    game = melee(pennant=f"{DWARF}@4.6", dice=["blue", "flag", "lore"])
    game.play("ignore:1", "no")
    names = [event.name for event in game.events if event.name in ("attack", "hit", "flags", "back", "turn")]
    assert names[1:4] == ["attack", "hit", "flags"]
    game = melee(pennant=f"{DWARF}@4.6", dice=["blue", "flag", "lore", "lore", "lore", "lore"])
    game.play("ignore:1", "yes")
    names = [event.name for event in game.events if event.name in ("attack", "hit", "flags", "back")]
    assert names == ["attack", "hit", "flags", "back"]


@pytest.mark.rule("BL-BACK-03")
def test_it_has_the_dice_of_an_attack_from_its_hex() -> None:
    game = melee(pennant="dwarf_sword_red@4.6", dice=["lore"] * 7)
    game.play("yes")
    assert game.events_named("back")[0]["n"] == 4
    woods = melee(pennant="dwarf_sword_red@4.6", land="forest@4.6", dice=["lore"] * 4)
    woods.play("yes")
    assert woods.events_named("back")[0]["n"] == 2
    card = medieval(f"{BLUE}@5.6", f"{DWARF}@4.6", hands=(("leadership",), ()), dice=["lore"] * 7)
    card.lead("5.6").play("done").attack("5.6", "4.6")
    card.play("yes")
    assert card.events_named("attack")[0]["n"] == 4
    assert card.events_named("back")[0]["n"] == 3, "the card helps only who was ordered"


@pytest.mark.rule("BL-BACK-04")
def test_there_is_one_battle_back_even_against_a_bold_attacker() -> None:
    game = melee(f"{DWARF}@5.6", f"{DWARF}@4.6", dice=["lore"] * 6)
    game.play("yes")
    assert game.seen()["turn"] == "pennant"
    assert len(game.events_named("back")) == 1


@pytest.mark.rule("BL-BACK-06", "BL-EXA-04")
def test_an_unsupported_unit_retreats_and_does_not_battle_back() -> None:
    game = melee(dice=["flag", "lore", "lore"])
    game.play("retreat:3.6")
    assert game_asks_standard(game)
    game.play("no")
    assert not game.events_named("back")


@pytest.mark.rule("BL-BACK-06")
def test_a_bold_unit_that_retreats_partly_does_not_battle_back() -> None:
    """Two flags, one ignored; or the way ends after one hex."""
    game = melee(pennant=f"{DWARF}@4.6", dice=["flag", "flag", "lore"])
    game.play("ignore:1", "retreat:3.6", "no")
    assert not game.events_named("back")
    short = melee(pennant=f"{DWARF}@4.6", land="river@2.5 river@2.6 river@2.7", dice=["flag", "flag", "lore"])
    short.play("ignore:0", "retreat:3.6", "no")
    assert short.unit_at("3.6")["figures"] == 3
    assert not short.events_named("back")


@pytest.mark.rule("BL-BACK-07")
def test_a_bold_unit_that_could_not_retreat_may_battle_back() -> None:
    game = melee(pennant=f"{DWARF}@4.6", land="river@3.5 river@3.6", dice=["flag", "lore", "lore"])
    game.play("ignore:0")
    assert game.unit_at("4.6")["figures"] == 3
    assert set(game.offers()) == {"yes", "no"}
    weak = melee(land="river@3.5 river@3.6", dice=["flag", "lore", "lore"])
    assert weak.unit_at("4.6")["figures"] == 3
    assert weak.seen()["turn"] == "pennant", "it is not Bold"


@pytest.mark.rule("BL-BACK-08", "BL-EXA-03", "BL-RET-12")
def test_a_supported_unit_ignores_a_flag_and_battles_back() -> None:
    game = melee(pennant=SUPPORTED, dice=["flag"] + ["lore"] * 5)
    game.play("ignore:1")
    assert set(game.offers()) == {"yes", "no"}
    game.play("yes")
    assert game.events_named("back")[0]["n"] == 3


@pytest.mark.rule("BL-BACK-09")
def test_a_battle_back_scores_hits_flags_and_lore() -> None:
    game = clash(pennant=f"{DWARF}@4.6", goblets=(0, 0), dice=["red"] * 3 + ["blue", "flag", "lore"])
    game.attack("5.6", "4.6")
    game.play("yes")
    assert game.unit_at("5.6")["figures"] == 3
    assert game.side_of(1)["goblet"] == 1
    game.play("retreat:6.6")
    assert game.unit_at("6.6")["side"] == "standard"


@pytest.mark.rule("BL-BACK-10")
def test_a_bonus_attack_may_be_battled_back_too() -> None:
    game = melee("human_cav_blue@5.6", f"{DWARF}@4.6 {DWARF}@3.6", dice=["flag", "flag"] + ["lore"] * 10)
    assert "ignore:1" in game.offers()
    game.play("ignore:0", "retreat:2.5", "yes", "done", "attack:3.6")
    assert set(game.offers()) == {"yes", "no"}
    game.play("yes")
    assert len(game.events_named("back")) == 1


@pytest.mark.rule("BL-BACK-03", "BL-BAT-29", "BL-BAT-31")
def test_crossbowmen_battle_back_as_at_point_blank() -> None:
    game = melee(pennant="dwarf_crossbow_green@4.6", dice=["lore"] * 3 + ["sword", "blue"]).play("yes")
    assert game.events_named("back")[0]["n"] == 2
    assert game.unit_at("5.6")["figures"] == 3, "the helmet hits, the sword-on-shield does not"


@pytest.mark.rule("BL-BACK-03", "BL-BAT-24")
def test_riders_ignore_a_sword_on_shield_of_a_battle_back() -> None:
    game = melee("human_cav_blue@5.6", f"{DWARF}@4.6", dice=["lore"] * 3 + ["sword", "sword", "lore"]).play("yes")
    assert game.unit_at("5.6")["figures"] == 2


@pytest.mark.rule("BL-BACK-01", "BL-BACK-07")
def test_support_that_is_lost_by_the_attack_gives_no_battle_back() -> None:
    """Only who is Bold once the roll is resolved battles back: here a friend was ended before by another attack."""
    army = (f"{BLUE}@5.6 {BLUE}@5.4", f"{BLUE}@4.6 {BLUE}@4.5*1 {BLUE}@3.6")
    game = medieval(*army, dice=["blue", "lore", "lore", "lore", "lore", "lore"]).lead("5.6", "5.4").halt_if_asked()
    game.attack("5.4", "4.5").play("no").attack("5.6", "4.6")
    assert game.seen()["turn"] == "pennant"
    assert not game.events_named("back")
