"""Skills of movement, orders and melee do what their cards say."""

import pytest

from banneret.kernel.errors import SetupError
from tests.battlelore.builder import (
    BLUE,
    CAVALRY,
    FAR,
    HOME,
    ONE,
    BattleLoreGame,
    any_in_row,
    clash,
    medieval,
    melee,
    moves_of,
    skilled,
    strikes,
    struck,
)

# -- movement and orders -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-SKL-06")
@pytest.mark.parametrize("of", ["commander", "warrior", "rogue", "wizard", "cleric"])
def test_riding_mounts_a_skilled(of: str) -> None:
    rider = skilled(f"{of}_riding", "5.6")
    assert any_in_row(moves_of(rider), 1)
    assert not any_in_row(moves_of(rider), 0)
    leader = medieval(f"{CAVALRY}@5.6", FAR, heroes=([rider], []))
    assert leader.hero_of() | {"unit": f"{of}_mounted", "role": "leader"} == leader.hero_of()
    foes = f"{BLUE}@4.6*1 {BLUE}@3.6"
    game = strikes(rider, ["blue"] + ["lore"] * 9, foe=foes)
    game.decide("yes", "done", "attack:3.6")
    assert game.events_named("bonus"), "he pursues"


@pytest.mark.rule("BLH-SKL-06")
@pytest.mark.parametrize("of", ["warrior", "rogue"])
def test_path_finder_makes_all_terrain_countryside(of: str) -> None:
    banks = "river@4.6 river@4.7 river@5.5 river@5.7 forest@6.6 forest@6.7"
    found = moves_of(skilled(f"{of}_path_finder", "5.6"), land=banks)
    assert {"2.6", "8.6"} <= found
    assert "4.6" not in found
    assert not any_in_row(moves_of(skilled("common_iron_will", "5.6", of=of), land=banks), 3)


@pytest.mark.rule("BLH-SKL-06")
def test_quick_step_is_a_hex_more_for_a_champion() -> None:
    assert any_in_row(moves_of(skilled("common_quick_step", "5.6", of="cleric")), 2)
    assert not any_in_row(moves_of(skilled("common_iron_will", "5.6", of="cleric")), 2)


def outflanks(army: str, hex: str, *, skill: str = "commander_outflank", card: str = "patrol_centre") -> BattleLoreGame:
    """The Order phase of a card for the centre with a hero somewhere."""
    game = medieval(army, FAR, heroes=([skilled(skill, hex)], []), hands=([card], ["scout_centre"]))
    return game.play(f"play:{card}")


@pytest.mark.rule("BLH-SKL-06")
def test_outflank_lets_a_section_card_order_him_anywhere() -> None:
    army = f"{BLUE}@5.0 {BLUE}@5.6 {BLUE}@5.7 {BLUE}@6.0"
    game = outflanks(army, "5.0")
    assert game.reached("order") == {"5.0", "5.6", "5.7"}
    assert game.reached("separate") == {"5.0"}
    game.play("order:5.0", "order:5.6")
    assert not game.reached("order"), "he has used one of its two orders"
    assert game.unit_at("5.0")["ordered"]
    assert outflanks(army, "5.0", skill="commander_scouting").reached("order") == {"5.6", "5.7"}


@pytest.mark.rule("BLH-SKL-06")
def test_outflank_works_for_a_champion() -> None:
    game = outflanks(f"{BLUE}@5.6", "5.0")
    assert game.reached("order") == {"5.0", "5.6"}


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
@pytest.mark.parametrize(("ordered", "cards"), [("5.6", 3), ("5.8", 2)])
def test_scouting_draws_three_cards_when_a_scout_card_ordered_him(ordered: str, cards: int) -> None:
    draws = ["draw:leadership", "draw:forward_all", "draw:surround"]
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.8", FAR, heroes=([skilled("commander_scouting", "5.6")], []), hands=ONE,
                    draws=draws)  # fmt: skip
    game.decide("play:scout_centre", f"order:{ordered}", "done", "done", "done")
    assert len(game.reached("keep")) == cards
    game.play("keep:leadership")
    assert game.side_of(0, 0)["hand"] == ["leadership"]


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_lead_by_example_orders_a_chain_of_friends() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@5.8 {BLUE}@5.9 {BLUE}@5.10 {BLUE}@5.4"
    game = medieval(army, FAR, heroes=([skilled("commander_lead_by_example", "5.6")], []), hands=ONE)
    game.play("play:scout_centre")
    assert "skill:commander_lead_by_example" not in game.offers(), "not before he is ordered"
    game.play("order:5.6")
    assert game.offers() == ["skill:commander_lead_by_example", "done"]
    game.play("skill:commander_lead_by_example")
    game.decide("target:5.7")
    assert game.reached("target") == {"5.8"}
    game.play("target:5.8", "target:5.9")
    assert [unit["hex"] for unit in game.seen()["units"] if unit["ordered"]] == ["5.6", "5.7", "5.8", "5.9"]
    assert not game.reached("target"), "three, and no fourth"


@pytest.mark.rule("BLH-SKL-11")
def test_lead_by_example_needs_a_scout_card_and_may_end_early() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@5.8"
    leader = skilled("commander_lead_by_example", "5.6")
    patrol = medieval(army, FAR, heroes=([leader], []), hands=(["patrol_centre"], ["scout_centre"]))
    patrol.play("play:patrol_centre", "order:5.6")
    assert "skill:commander_lead_by_example" not in patrol.offers()
    game = medieval(army, FAR, heroes=([leader], []), hands=ONE)
    game.play("play:scout_centre", "order:5.6", "skill:commander_lead_by_example")
    game.decide("target:5.7", "done")
    assert not game.unit_at("5.8")["ordered"]


# -- melee -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-SKL-06")
@pytest.mark.parametrize(("of", "dice"), [("commander", 2), ("warrior", 3), ("rogue", 2)])
def test_blademaster_is_a_die_more_in_melee(of: str, dice: int) -> None:
    assert strikes(skilled(f"{of}_blademaster", "5.6"), ["lore"] * 4).dice_of() == dice
    assert strikes(skilled(f"{of}_blademaster", "5.6"), ["lore"] * 4, army=f"{BLUE}@5.6").dice_of() == 4


@pytest.mark.rule("BLH-SKL-09")
def test_dice_of_skills_come_on_top_of_what_terrain_allows() -> None:
    blademaster = skilled("commander_blademaster", "5.6")
    game = strikes(blademaster, ["lore"] * 3, army="human_sword_red@5.6", land="forest@5.6")
    assert game.dice_of() == 3
    friends = "human_sword_red@5.6 human_sword_red@5.7"
    called = strikes(skilled("commander_call_to_arms", "5.6"), ["lore"] * 9, army=friends, land="forest@5.6")
    called.play("skill:commander_call_to_arms")
    assert called.dice_of() == 4


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11", "BLH-SKL-07")
def test_call_to_arms_is_two_dice_for_a_friend_who_does_not_battle() -> None:
    army = f"{BLUE}@5.5 {BLUE}@5.7"
    foes = f"{BLUE}@4.6 {BLUE}@4.8"
    game = medieval(army, foes, heroes=([skilled("commander_call_to_arms", "5.6")], []), dice=["lore"] * 9)
    game.lead("5.6", "5.7", "5.5").halt_if_asked().attack("5.6", "4.6")
    assert game.offers() == ["skill:commander_call_to_arms", "pass"]
    game.play("skill:commander_call_to_arms")
    assert game.reached("target") == {"5.5", "5.7"}
    game.play("target:5.7")
    assert game.events_named("skill") == [{"unit": "commander@14", "skill": "commander_call_to_arms"}]
    assert game.dice_of() == 3
    game.decide("no")
    assert "unit:5.5" in game.offers()
    assert "unit:5.7" not in game.offers(), "it has no battle in this turn"
    alone = strikes(skilled("commander_call_to_arms", "5.6"), ["lore"] * 3)
    assert alone.dice_of() == 1, "with nobody beside him he is not asked"


@pytest.mark.rule("BLH-SKL-06")
def test_who_was_called_to_arms_does_not_battle_back_either() -> None:
    friends = f"{BLUE}@4.6 {BLUE}@4.7"
    leader = skilled("commander_call_to_arms", "4.6")
    for called in (True, False):
        game = medieval(f"{BLUE}@5.6 {BLUE}@5.7", friends, heroes=([], [leader]), dice=["lore"] * 20,
                        notes={"cunning": True})  # fmt: skip
        game.lead("5.6", "5.7").halt_if_asked().attack("5.6", "4.6")
        game.decide("yes", "skill:commander_call_to_arms" if called else "pass", "target:4.7")
        game.decide("unit:5.7", "attack:4.7")
        assert (game.choice.kind_name == "may") is not called, "whether the friend may battle back"


@pytest.mark.rule("BLH-SKL-06")
@pytest.mark.parametrize("of", ["warrior", "rogue"])
def test_assassin_is_a_die_against_heroes_and_in_their_test(of: str) -> None:
    assassin = skilled(f"{of}_assassin", "5.6")
    dice = 3 if of == "warrior" else 2
    game = melee(HOME, FAR, heroes=([assassin], ["Otto:warrior@4.6"]), dice=["sword"] + ["lore"] * 9)
    assert game.dice_of() == dice
    assert game.wound_tests() == [2]
    assert strikes(assassin, ["lore"] * 3).dice_of() == dice - 1, "not against a troop"


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-12")
def test_hack_and_slash_is_two_dice_for_a_champion_who_stood() -> None:
    slasher = skilled("warrior_hack_and_slash", "5.6")
    assert strikes(slasher, ["lore"] * 4).dice_of() == 4
    assert strikes(slasher, ["lore"] * 4, army=f"{BLUE}@5.6").dice_of() == 3, "not as a Leader"
    game = medieval(HOME, f"{BLUE}@3.6", heroes=([slasher], []), hands=ONE, dice=["lore"] * 4)
    game.play("play:scout_centre", "order:5.6", "unit:5.6", "move:4.6")
    assert game.attack("4.6", "3.6").dice_of() == 2, "nor after a move"


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_cleave_strikes_a_second_enemy_with_two_dice() -> None:
    foes = f"{BLUE}@4.6*1 {BLUE}@4.7 {BLUE}@5.5"
    game = strikes(skilled("warrior_cleave", "5.6"), ["blue", "red", "blue", "red"] + ["lore"] * 9, foe=foes)
    assert game.offers() == ["skill:warrior_cleave", "pass"]
    game.play("skill:warrior_cleave")
    assert game.reached("target") == {"4.7", "5.5"}
    game.play("target:4.7")
    assert [told["n"] for told in game.events_named("attack")] == [2, 2]
    assert game.unit_at("4.7")["figures"] == 3
    assert game.offers() == ["yes", "no"], "then he may still take the first one's ground"


@pytest.mark.rule("BLH-SKL-11")
def test_cleave_comes_once_a_turn_and_only_after_an_end() -> None:
    foes = f"{BLUE}@4.6*1 {BLUE}@4.7*1 {BLUE}@5.5"
    game = strikes(skilled("warrior_cleave", "5.6"), ["blue", "red", "blue", "red"], foe=foes)
    game.play("skill:warrior_cleave", "target:4.7")
    assert game.unit_at("4.7") == {}
    assert "skill:warrior_cleave" not in game.offers()
    survived = strikes(skilled("warrior_cleave", "5.6"), ["blue", "red"], foe=f"{BLUE}@4.6 {BLUE}@4.7")
    assert "skill:warrior_cleave" not in survived.offers()
    alone = strikes(skilled("warrior_cleave", "5.6"), ["blue", "red"], foe=f"{BLUE}@4.6*1 {FAR}")
    assert "skill:warrior_cleave" not in alone.offers()


@pytest.mark.rule("BLH-SKL-06")
def test_who_is_cleft_may_battle_back() -> None:
    foes = "dwarf_sword_blue@4.6*1 dwarf_sword_blue@4.7"
    game = strikes(skilled("warrior_cleave", "5.6"), ["blue", "red"] + ["lore"] * 9, foe=foes)
    game.decide("skill:warrior_cleave", "target:4.7")
    assert game.state.seat == 1
    game.play("yes")
    assert game.events_named("back")


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-12")
def test_flame_burst_makes_his_lore_symbols_hit_for_a_token() -> None:
    wizard = skilled("wizard_flame_burst", "5.6")
    game = clash(HOME, f"{BLUE}@4.6", heroes=([wizard], []), dice=["lore"], goblets=(1, 0))
    game.attack("5.6", "4.6")
    game.play("skill:wizard_flame_burst")
    assert game.unit_at("4.6")["figures"] == 3
    assert game.side_of(0)["goblet"] == 0
    poor = clash(HOME, f"{BLUE}@4.6", heroes=([wizard], []), dice=["lore"], goblets=(0, 0))
    poor.attack("5.6", "4.6")
    assert poor.unit_at("4.6")["figures"] == 4
    leader = clash(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([wizard], []), dice=["lore"] * 3, goblets=(5, 0))
    leader.attack("5.6", "4.6")
    assert not leader.events_named("skill"), "only as a Champion"


@pytest.mark.rule("BLH-SKL-06")
@pytest.mark.parametrize(("foe", "dice"), [("goblin_sword_green", 2), ("giant_spider", 2), (BLUE, 1)])
def test_smite_is_a_die_against_goblinoids_creatures_and_heroes(foe: str, dice: int) -> None:
    assert strikes(skilled("cleric_smite", "5.6"), ["lore"] * 2, foe=f"{foe}@4.6").dice_of() == dice
    against = melee(HOME, FAR, heroes=([skilled("cleric_smite", "5.6")], ["Otto:warrior@4.6"]), dice=["lore"] * 2)
    assert against.dice_of() == 2
    leader = strikes(skilled("cleric_smite", "5.6"), ["lore"] * 4, foe="giant_spider@4.6", army=f"{BLUE}@5.6")
    assert leader.dice_of() == 3


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_duelist_is_a_die_more_when_he_battles_back() -> None:
    duelist = skilled("warrior_blademaster,common_duelist", "4.6")
    game = struck(duelist, ["lore"] * 9).play("yes")
    assert game.events_named("back")[-1]["n"] == 4
    with pytest.raises(SetupError, match="BLH-CRT-19"):
        struck(skilled("common_duelist", "4.6", of="warrior"), [])
