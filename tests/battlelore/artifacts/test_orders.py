"""Artifacts used when units are commanded, ordered and moved, when heroes search, and at the end of a turn."""

import pytest

from banneret.kernel.game import Game
from tests.battlelore.support.lore import (
    battle,
    decide,
    halt_if_asked,
    happened,
    hero_of,
    medieval,
    movement,
    offers,
    play,
    reached,
    seen,
    side_of,
    unit_at,
    wound_tests,
)

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
FAR = f"{BLUE}@0.0"
HOME = f"{BLUE}@8.0"
ONE = (["scout_centre"], ["scout_centre"])


def hero(cards: str, hex: str, *, of: str = "warrior", skills: str = "", under: str = "") -> str:
    """A hero with artifacts on a hex."""
    return f"Maud:{of}:{skills}:{cards}:{under}@{hex}"


def why(game: Game, key: str) -> str:
    """The clause that forbids an answer now."""
    answer = game.rules.parse(game.state.kind, key)
    assert answer is not None
    return game.rules.why_not(game.state, answer)


# -- Command -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-27", "BLH-ARF-28", "BLH-ARF-30")
def test_ink_of_foresight_draws_two_keeps_one_and_discards_one() -> None:
    draws = ["draw:leadership", "draw:forward_all"]
    game = medieval(HOME, FAR, heroes=([hero("ink_of_foresight", "5.6")], []), draws=draws)
    play(game, "use:ink_of_foresight")
    assert offers(game) == ["keep:forward_all", "keep:leadership"]
    play(game, "keep:leadership")
    assert offers(game) == ["discard:attack_centre", "discard:leadership"]
    play(game, "discard:attack_centre")
    assert offers(game) == ["play:leadership"], "and the card is played as ever"
    assert side_of(game, 0, 0)["hand"] == ["leadership"]
    assert sorted(seen(game)["discards"]) == ["attack_centre", "forward_all"]
    assert happened(game, "discard") == [{"side": 0, "card": "attack_centre"}]
    assert hero_of(game)["equipped"] == []
    assert "ink_of_foresight" in seen(game)["artifacts"], "back in the deck"


def test_ink_of_foresight_is_hidden_from_nobody_but_the_cards_are() -> None:
    game = medieval(HOME, FAR, heroes=([hero("ink_of_foresight", "5.6")], []), draws=["draw:leadership"])
    play(game, "use:ink_of_foresight")
    assert side_of(game, 0, 1)["looked"] == []
    assert happened(game, "uses") == [{"unit": "warrior@14", "artifact": "ink_of_foresight"}]


# -- Order -------------------------------------------------------------------------------------------------------------


def in_orders(cards: str, army: str = f"{BLUE}@5.6", **how: str) -> Game:
    """The Order phase of a Scout card with a hero on 5.6."""
    game = medieval(army, FAR, heroes=([hero(cards, "5.6", **how)], []), hands=ONE)
    return play(game, "play:scout_centre")


def test_the_backpack_gives_what_lies_under_the_sheet() -> None:
    game = in_orders("backpack", under="sword_of_dawn,lore_stone")
    play(game, "use:backpack")
    assert offers(game) == ["equip:lore_stone", "equip:sword_of_dawn"]
    play(game, "equip:sword_of_dawn")
    assert hero_of(game)["equipped"] == ["sword_of_dawn"]
    assert hero_of(game)["under"] == ["lore_stone"]
    assert "backpack" in seen(game)["artifacts"]
    assert happened(game, "equips") == [{"unit": "warrior@14", "artifact": "sword_of_dawn"}]
    assert "order:5.6" in offers(game), "the Order phase goes on"


@pytest.mark.rule("BLH-ARF-24")
def test_a_backpack_with_nothing_to_take_out_is_not_offered() -> None:
    game = in_orders("backpack")
    assert "use:backpack" not in offers(game)
    assert why(game, "use:backpack") == "BLH-ARF-24"


@pytest.mark.rule("BLH-ARF-06", "BLH-ARF-25")
def test_the_war_horn_orders_one_unit_more_within_two_hexes_once() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.8 {BLUE}@5.9 {BLUE}@8.0"
    game = in_orders("war_horn", army)
    play(game, "use:war_horn")
    assert reached(game, "target") == {"5.6", "5.8"}
    play(game, "target:5.8")
    assert unit_at(game, "5.8")["ordered"]
    play(game, "order:5.6")
    assert "order:5.9" not in offers(game), "the card itself orders one"
    assert "use:war_horn" not in offers(game)
    champion = in_orders("war_horn", f"{BLUE}@5.7")
    assert "use:war_horn" not in offers(champion)
    assert why(champion, "use:war_horn") == "BLH-ARF-25"


def test_the_war_horn_is_blown_once_in_an_adventure() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.8"
    draws = ["draw:scout_centre", "draw:leadership", "draw:scout_left"]
    hands = (["scout_centre"], ["attack_left"])
    game = medieval(army, FAR, heroes=([hero("war_horn", "5.6")], []), hands=hands, draws=draws)
    decide(game, "play:scout_centre", "use:war_horn", "target:5.8", "done", "done", "done", "keep:scout_centre")
    assert happened(game, "order") == [{"unit": f"{BLUE}@1"}]
    decide(game, "play:attack_left", "done", "done")
    assert game.state.seat == 0
    play(game, "play:scout_centre")
    assert "use:war_horn" not in offers(game)
    assert why(game, "use:war_horn") == "BLH-ARF-32"


@pytest.mark.rule("BLH-ARF-05", "BLH-ARF-24")
def test_the_scroll_of_recall_brings_a_champion_to_a_troop_of_his_section() -> None:
    army = f"{BLUE}@7.5 {CAVALRY}@7.7 {BLUE}@7.0 {BLUE}@8.6"
    game = in_orders("scroll_of_recall", army)
    play(game, "use:scroll_of_recall")
    assert reached(game, "deploy") == {"7.5", "8.6"}
    play(game, "deploy:7.5")
    assert hero_of(game) | {"role": "leader", "hex": "7.5", "equipped": []} == hero_of(game)
    leader = in_orders("scroll_of_recall", f"{BLUE}@5.6 {BLUE}@7.5")
    assert "use:scroll_of_recall" not in offers(leader), "only as a Champion"


# -- Movement ----------------------------------------------------------------------------------------------------------


def test_the_wine_of_warping_carries_a_champion_over_everything() -> None:
    banks = "river@4.6 river@4.7 river@5.5 river@5.7 forest@6.6 forest@6.7"
    game = medieval(HOME, FAR, heroes=([hero("wine_of_warping", "5.6")], []), hands=ONE, land=banks)
    play(game, "play:scout_centre", "order:5.6", "use:wine_of_warping", "unit:5.6")
    found = reached(game)
    assert "2.6" in found, "a hex more, over the river"
    assert "8.6" in found, "and through the forest"
    assert "4.6" not in found, "but not into the river"
    assert hero_of(game)["equipped"] == []


def test_the_wine_of_warping_carries_his_troop_too() -> None:
    banks = "river@4.6 river@4.7 river@5.5 river@5.7 forest@6.6 forest@6.7"
    game = medieval(f"{CAVALRY}@5.6", FAR, land=banks, hands=ONE, ramparts={"3.6": "4.6 4.7"},
                    heroes=([hero("wine_of_warping", "5.6", skills="warrior_riding")], []))  # fmt: skip
    play(game, "play:scout_centre", "order:5.6", "use:wine_of_warping", "unit:5.6")
    assert {"3.6", "1.6"} <= reached(game)
    assert "4.6" not in reached(game)


def test_the_wine_of_warping_lets_a_unit_battle_from_a_landmark() -> None:
    for drinks in (True, False):
        game = medieval(f"{BLUE}@5.6", f"{BLUE}@3.6", land="stronghold@4.6", hands=ONE, dice=["lore"] * 9,
                        heroes=([hero("wine_of_warping", "5.6")], []))  # fmt: skip
        play(game, "play:scout_centre", "order:5.6", *(["use:wine_of_warping"] if drinks else []), "unit:5.6")
        play(game, "move:4.6")
        assert unit_at(game, "4.6")["weary"] is not drinks


@pytest.mark.rule("BLH-ARF-24", "BLH-ARF-30")
def test_the_wine_of_warping_needs_a_move_to_come() -> None:
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([hero("wine_of_warping", "6.6")], []), hands=ONE)
    assert "use:wine_of_warping" not in offers(game)
    assert why(game, "use:wine_of_warping") == "BLH-ARF-30", "in the Command phase"
    play(game, "play:scout_centre", "order:5.6")
    assert movement(game)
    assert "use:wine_of_warping" not in offers(game)
    assert why(game, "use:wine_of_warping") == "BLH-ARF-24", "he is not ordered"


def test_the_pavilion_lantern_moves_a_friend_after_all_others() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@5.9"
    game = medieval(army, FAR, heroes=([hero("pavilion_lantern", "5.6")], []), hands=ONE)
    play(game, "play:scout_centre", "order:5.6", "unit:5.6", "move:4.6")
    assert "use:pavilion_lantern" not in offers(game), "nobody is beside him there"
    game = medieval(army, FAR, heroes=([hero("pavilion_lantern", "5.6")], []), hands=ONE)
    play(game, "play:scout_centre", "order:5.6", "done")
    assert offers(game) == ["use:pavilion_lantern", "pass"]
    decide(game, "use:pavilion_lantern", "target:5.7")
    assert reached(game) == {"4.7", "4.8", "5.8", "6.7", "6.8"}
    play(game, "move:4.7")
    assert unit_at(game, "4.7")["moved"]
    assert unit_at(game, "5.7") == {}


def test_the_pavilion_lantern_needs_a_section_card() -> None:
    hands = (["leadership"], ["scout_centre"])
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.7", FAR, heroes=([hero("pavilion_lantern", "5.6")], []), hands=hands)
    decide(game, "play:leadership", "done", "done", "done")
    assert happened(game, "uses") == []
    assert game.state.seat == 1


# -- searching ---------------------------------------------------------------------------------------------------------


def searching(
    cards: str = "", skills: str = "", chests: tuple[str, ...] = ("5.6",), draws: tuple[str, ...] = ()
) -> Game:
    """A hero on 5.6 is about to search."""
    game = battle(HOME, FAR, heroes=([hero(cards, "5.6", skills=skills)], []), hands=ONE, chests=chests,
                  draws=draws, dice=["lore"] * 5)  # fmt: skip
    return decide(halt_if_asked(play(game, "play:scout_centre", "order:5.6")), "unit:5.6", "search")


@pytest.mark.parametrize(("answer", "tests"), [("no", []), ("chest:trap_3", [3])])
def test_the_tonic_of_trap_detection_lets_him_look_first(answer: str, tests: list[int]) -> None:
    game = searching("tonic_of_trap_detection", draws=("chest:trap_3",))
    assert offers(game) == ["use:tonic_of_trap_detection", "pass"]
    play(game, "use:tonic_of_trap_detection")
    assert offers(game) == ["chest:trap_3", "no"]
    play(game, answer)
    assert wound_tests(game) == tests
    assert seen(game)["chests"] == [], "the search is over"
    assert happened(game, "seen") == [{"unit": "warrior@14", "chest": "trap_3"}]


def test_without_the_tonic_he_takes_what_comes() -> None:
    game = play(searching("tonic_of_trap_detection", draws=("chest:trap_3",)), "pass")
    assert wound_tests(game) == [3]
    assert hero_of(game)["equipped"] == ["tonic_of_trap_detection"]


def test_treasure_sense_turns_up_two_chests_and_keeps_one() -> None:
    drawn = ("chest:trap_2", "chest:treasure_3")
    game = searching(skills="common_treasure_sense", chests=("5.6", "5.6", "5.6"), draws=drawn)
    assert offers(game) == ["chest:treasure_3", "chest:trap_2"]
    play(game, "chest:treasure_3")
    assert hero_of(game)["treasure"] == 3
    assert wound_tests(game) == []
    assert seen(game)["chests"] == []
    alone = searching(skills="common_treasure_sense", draws=("chest:trap_2",))
    assert wound_tests(alone) == [2], "of one chest there is no choice"


def test_disarm_trap_takes_two_dice_from_traps_and_may_make_them_fail() -> None:
    assert wound_tests(searching(skills="common_disarm_trap", draws=("chest:trap_3",))) == [1]
    for trap in ("chest:trap_2", "chest:trap_1"):
        assert sum(map(int, wound_tests(searching(skills="common_disarm_trap", draws=(trap,))))) == 0
    assert wound_tests(searching(draws=("chest:trap_3",))) == [3]


# -- the end of a turn -------------------------------------------------------------------------------------------------


def test_the_surgeons_kit_brings_one_figure_back_once() -> None:
    game = medieval(f"{BLUE}@5.6*2", FAR, heroes=([hero("surgeons_kit", "5.6")], []), hands=ONE)
    decide(game, "play:scout_centre", "done", "done")
    assert offers(game) == ["use:surgeons_kit", "pass"]
    play(game, "use:surgeons_kit")
    assert unit_at(game, "5.6")["figures"] == 3
    assert "use:surgeons_kit" not in offers(game)
    assert hero_of(game)["equipped"] == ["surgeons_kit"], "it is no potion"
    whole = medieval(f"{BLUE}@5.6", FAR, heroes=([hero("surgeons_kit", "5.6")], []), hands=ONE)
    decide(whole, "play:scout_centre", "done", "done")
    assert "use:surgeons_kit" not in offers(whole)
