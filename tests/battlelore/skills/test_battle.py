"""Skills of movement, orders and melee do what their cards say."""

import pytest

from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.battlelore.support.arms import BLUE, CAVALRY, FAR, HOME, ONE, dice_of, far, skilled, strikes, struck, ways
from tests.battlelore.support.lore import (
    attack,
    clash,
    decide,
    halt_if_asked,
    happened,
    hero_of,
    lead,
    medieval,
    melee,
    offers,
    play,
    reached,
    seen,
    side_of,
    unit_at,
    wound_tests,
)

# -- movement and orders -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("of", ["commander", "warrior", "rogue", "wizard", "cleric"])
def test_riding_mounts_a_skilled(of: str) -> None:
    rider = skilled(f"{of}_riding", "5.6")
    assert far(ways(rider), 1)
    assert not far(ways(rider), 0)
    leader = medieval(f"{CAVALRY}@5.6", FAR, heroes=([rider], []))
    assert hero_of(leader) | {"unit": f"{of}_mounted", "role": "leader"} == hero_of(leader)
    foes = f"{BLUE}@4.6*1 {BLUE}@3.6"
    game = strikes(rider, ["blue"] + ["lore"] * 9, foe=foes)
    decide(game, "yes", "done", "attack:3.6")
    assert happened(game, "bonus"), "he pursues"


@pytest.mark.parametrize("of", ["warrior", "rogue"])
def test_path_finder_makes_all_terrain_countryside(of: str) -> None:
    banks = "river@4.6 river@4.7 river@5.5 river@5.7 forest@6.6 forest@6.7"
    found = ways(skilled(f"{of}_path_finder", "5.6"), land=banks)
    assert {"2.6", "8.6"} <= found
    assert "4.6" not in found
    assert not far(ways(skilled("common_iron_will", "5.6", of=of), land=banks), 3)


def test_quick_step_is_a_hex_more_for_a_champion() -> None:
    assert far(ways(skilled("common_quick_step", "5.6", of="cleric")), 2)
    assert not far(ways(skilled("common_iron_will", "5.6", of="cleric")), 2)


def outflanks(army: str, hex: str, *, skill: str = "commander_outflank", card: str = "patrol_centre") -> Game:
    """The Order phase of a card for the centre with a hero somewhere."""
    game = medieval(army, FAR, heroes=([skilled(skill, hex)], []), hands=([card], ["scout_centre"]))
    return play(game, f"play:{card}")


def test_outflank_lets_a_section_card_order_him_anywhere() -> None:
    army = f"{BLUE}@5.0 {BLUE}@5.6 {BLUE}@5.7 {BLUE}@6.0"
    game = outflanks(army, "5.0")
    assert reached(game, "order") == {"5.0", "5.6", "5.7"}
    assert reached(game, "separate") == {"5.0"}
    play(game, "order:5.0", "order:5.6")
    assert not reached(game, "order"), "he has used one of its two orders"
    assert unit_at(game, "5.0")["ordered"]
    assert reached(outflanks(army, "5.0", skill="commander_scouting"), "order") == {"5.6", "5.7"}


def test_outflank_works_for_a_champion() -> None:
    game = outflanks(f"{BLUE}@5.6", "5.0")
    assert reached(game, "order") == {"5.0", "5.6"}


@pytest.mark.parametrize(("ordered", "cards"), [("5.6", 3), ("5.8", 2)])
def test_scouting_draws_three_cards_when_a_scout_card_ordered_him(ordered: str, cards: int) -> None:
    draws = ["draw:leadership", "draw:forward_all", "draw:surround"]
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.8", FAR, heroes=([skilled("commander_scouting", "5.6")], []), hands=ONE,
                    draws=draws)  # fmt: skip
    decide(game, "play:scout_centre", f"order:{ordered}", "done", "done", "done")
    assert len(reached(game, "keep")) == cards
    play(game, "keep:leadership")
    assert side_of(game, 0, 0)["hand"] == ["leadership"]


def test_lead_by_example_orders_a_chain_of_friends() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@5.8 {BLUE}@5.9 {BLUE}@5.10 {BLUE}@5.4"
    game = medieval(army, FAR, heroes=([skilled("commander_lead_by_example", "5.6")], []), hands=ONE)
    play(game, "play:scout_centre")
    assert "skill:commander_lead_by_example" not in offers(game), "not before he is ordered"
    play(game, "order:5.6")
    assert offers(game) == ["skill:commander_lead_by_example", "done"]
    play(game, "skill:commander_lead_by_example")
    decide(game, "target:5.7")
    assert reached(game, "target") == {"5.8"}
    play(game, "target:5.8", "target:5.9")
    assert [unit["hex"] for unit in seen(game)["units"] if unit["ordered"]] == ["5.6", "5.7", "5.8", "5.9"]


def test_lead_by_example_needs_a_scout_card_and_may_end_early() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@5.8"
    leader = skilled("commander_lead_by_example", "5.6")
    patrol = medieval(army, FAR, heroes=([leader], []), hands=(["patrol_centre"], ["scout_centre"]))
    play(patrol, "play:patrol_centre", "order:5.6")
    assert "skill:commander_lead_by_example" not in offers(patrol)
    game = medieval(army, FAR, heroes=([leader], []), hands=ONE)
    play(game, "play:scout_centre", "order:5.6", "skill:commander_lead_by_example")
    decide(game, "target:5.7", "done")
    assert not unit_at(game, "5.8")["ordered"]


# -- melee -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("of", "dice"), [("commander", 2), ("warrior", 3), ("rogue", 2)])
def test_blademaster_is_a_die_more_in_melee(of: str, dice: int) -> None:
    assert dice_of(strikes(skilled(f"{of}_blademaster", "5.6"), ["lore"] * 4)) == dice
    assert dice_of(strikes(skilled(f"{of}_blademaster", "5.6"), ["lore"] * 4, army=f"{BLUE}@5.6")) == 4


@pytest.mark.rule("BLH-SKL-09")
def test_dice_of_skills_come_on_top_of_what_terrain_allows() -> None:
    blademaster = skilled("commander_blademaster", "5.6")
    game = strikes(blademaster, ["lore"] * 3, army="human_sword_red@5.6", land="forest@5.6")
    assert dice_of(game) == 3
    friends = "human_sword_red@5.6 human_sword_red@5.7"
    called = strikes(skilled("commander_call_to_arms", "5.6"), ["lore"] * 9, army=friends, land="forest@5.6")
    play(called, "skill:commander_call_to_arms")
    assert dice_of(called) == 4


@pytest.mark.rule("BLH-SKL-07")
def test_call_to_arms_is_two_dice_for_a_friend_who_does_not_battle() -> None:
    army = f"{BLUE}@5.5 {BLUE}@5.7"
    foes = f"{BLUE}@4.6 {BLUE}@4.8"
    game = medieval(army, foes, heroes=([skilled("commander_call_to_arms", "5.6")], []), dice=["lore"] * 9)
    attack(halt_if_asked(lead(game, "5.6", "5.7", "5.5")), "5.6", "4.6")
    assert offers(game) == ["skill:commander_call_to_arms", "pass"]
    play(game, "skill:commander_call_to_arms")
    assert reached(game, "target") == {"5.5", "5.7"}
    play(game, "target:5.7")
    assert happened(game, "skill") == [{"unit": "commander@14", "skill": "commander_call_to_arms"}]
    assert dice_of(game) == 3
    decide(game, "no")
    assert "unit:5.5" in offers(game)
    assert "unit:5.7" not in offers(game), "it has no battle in this turn"
    alone = strikes(skilled("commander_call_to_arms", "5.6"), ["lore"] * 3)
    assert dice_of(alone) == 1, "with nobody beside him he is not asked"


def test_who_was_called_to_arms_does_not_battle_back_either() -> None:
    friends = f"{BLUE}@4.6 {BLUE}@4.7"
    leader = skilled("commander_call_to_arms", "4.6")
    for called in (True, False):
        game = medieval(f"{BLUE}@5.6 {BLUE}@5.7", friends, heroes=([], [leader]), dice=["lore"] * 20,
                        notes={"cunning": True})  # fmt: skip
        attack(halt_if_asked(lead(game, "5.6", "5.7")), "5.6", "4.6")
        decide(game, "yes", "skill:commander_call_to_arms" if called else "pass", "target:4.7")
        decide(game, "unit:5.7", "attack:4.7")
        assert (game.choice.kind_name == "may") is not called, "whether the friend may battle back"


@pytest.mark.parametrize("of", ["warrior", "rogue"])
def test_assassin_is_a_die_against_heroes_and_in_their_test(of: str) -> None:
    assassin = skilled(f"{of}_assassin", "5.6")
    dice = 3 if of == "warrior" else 2
    game = melee(HOME, FAR, heroes=([assassin], ["Otto:warrior@4.6"]), dice=["sword"] + ["lore"] * 9)
    assert dice_of(game) == dice
    assert wound_tests(game) == [2]
    assert dice_of(strikes(assassin, ["lore"] * 3)) == dice - 1, "not against a troop"


def test_hack_and_slash_is_two_dice_for_a_champion_who_stood() -> None:
    slasher = skilled("warrior_hack_and_slash", "5.6")
    assert dice_of(strikes(slasher, ["lore"] * 4)) == 4
    assert dice_of(strikes(slasher, ["lore"] * 4, army=f"{BLUE}@5.6")) == 3, "not as a Leader"
    game = medieval(HOME, f"{BLUE}@3.6", heroes=([slasher], []), hands=ONE, dice=["lore"] * 4)
    play(game, "play:scout_centre", "order:5.6", "unit:5.6", "move:4.6")
    assert dice_of(attack(game, "4.6", "3.6")) == 2, "nor after a move"


def test_cleave_strikes_a_second_enemy_with_two_dice() -> None:
    foes = f"{BLUE}@4.6*1 {BLUE}@4.7 {BLUE}@5.5"
    game = strikes(skilled("warrior_cleave", "5.6"), ["blue", "red", "blue", "red"] + ["lore"] * 9, foe=foes)
    assert offers(game) == ["skill:warrior_cleave", "pass"]
    play(game, "skill:warrior_cleave")
    assert reached(game, "target") == {"4.7", "5.5"}
    play(game, "target:4.7")
    assert [told["n"] for told in happened(game, "attack")] == [2, 2]
    assert unit_at(game, "4.7")["figures"] == 3
    assert offers(game) == ["yes", "no"], "then he may still take the first one's ground"


def test_cleave_comes_once_a_turn_and_only_after_an_end() -> None:
    foes = f"{BLUE}@4.6*1 {BLUE}@4.7*1 {BLUE}@5.5"
    game = strikes(skilled("warrior_cleave", "5.6"), ["blue", "red", "blue", "red"], foe=foes)
    play(game, "skill:warrior_cleave", "target:4.7")
    assert unit_at(game, "4.7") == {}
    assert "skill:warrior_cleave" not in offers(game)
    survived = strikes(skilled("warrior_cleave", "5.6"), ["blue", "red"], foe=f"{BLUE}@4.6 {BLUE}@4.7")
    assert "skill:warrior_cleave" not in offers(survived)
    alone = strikes(skilled("warrior_cleave", "5.6"), ["blue", "red"], foe=f"{BLUE}@4.6*1 {FAR}")
    assert "skill:warrior_cleave" not in offers(alone)


def test_who_is_cleft_may_battle_back() -> None:
    foes = "dwarf_sword_blue@4.6*1 dwarf_sword_blue@4.7"
    game = strikes(skilled("warrior_cleave", "5.6"), ["blue", "red"] + ["lore"] * 9, foe=foes)
    decide(game, "skill:warrior_cleave", "target:4.7")
    assert game.state.seat == 1
    play(game, "yes")
    assert happened(game, "back")


def test_flame_burst_makes_his_lore_symbols_hit_for_a_token() -> None:
    wizard = skilled("wizard_flame_burst", "5.6")
    game = clash(HOME, f"{BLUE}@4.6", heroes=([wizard], []), dice=["lore"], goblets=(1, 0))
    attack(game, "5.6", "4.6")
    play(game, "skill:wizard_flame_burst")
    assert unit_at(game, "4.6")["figures"] == 3
    assert side_of(game, 0)["goblet"] == 0
    poor = clash(HOME, f"{BLUE}@4.6", heroes=([wizard], []), dice=["lore"], goblets=(0, 0))
    attack(poor, "5.6", "4.6")
    assert unit_at(poor, "4.6")["figures"] == 4
    leader = clash(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([wizard], []), dice=["lore"] * 3, goblets=(5, 0))
    attack(leader, "5.6", "4.6")
    assert not happened(leader, "skill"), "only as a Champion"


@pytest.mark.parametrize(("foe", "dice"), [("goblin_sword_green", 2), ("giant_spider", 2), (BLUE, 1)])
def test_smite_is_a_die_against_goblinoids_creatures_and_heroes(foe: str, dice: int) -> None:
    assert dice_of(strikes(skilled("cleric_smite", "5.6"), ["lore"] * 2, foe=f"{foe}@4.6")) == dice
    against = melee(HOME, FAR, heroes=([skilled("cleric_smite", "5.6")], ["Otto:warrior@4.6"]), dice=["lore"] * 2)
    assert dice_of(against) == 2
    leader = strikes(skilled("cleric_smite", "5.6"), ["lore"] * 4, foe="giant_spider@4.6", army=f"{BLUE}@5.6")
    assert dice_of(leader) == 3


def test_duelist_is_a_die_more_when_he_battles_back() -> None:
    duelist = skilled("warrior_blademaster,common_duelist", "4.6")
    game = play(struck(duelist, ["lore"] * 9), "yes")
    assert happened(game, "back")[-1]["n"] == 4
    with pytest.raises(SetupError, match="BLH-CRT-19"):
        struck(skilled("common_duelist", "4.6", of="warrior"), [])
