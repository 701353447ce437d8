"""Artifacts used when units are commanded, ordered and moved, when heroes search, and at the end of a turn."""

import pytest

from tests.battlelore.builder import BattleLoreGame, battle, medieval

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
FAR = f"{BLUE}@0.0"
HOME = f"{BLUE}@8.0"
ONE = (["scout_centre"], ["scout_centre"])


def hero(cards: str, hex: str, *, of: str = "warrior", skills: str = "", under: str = "") -> str:
    """A hero with artifacts on a hex."""
    return f"Maud:{of}:{skills}:{cards}:{under}@{hex}"


def why(game: BattleLoreGame, key: str) -> str:
    """The clause that forbids an answer now."""
    answer = game.rules.parse(game.state.kind, key)
    assert answer is not None
    return game.rules.why_not(game.state, answer)


# -- Command -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-27", "BLH-ARF-28", "BLH-ARF-30")
def test_ink_of_foresight_draws_two_keeps_one_and_discards_one() -> None:
    draws = ["draw:leadership", "draw:forward_all"]
    game = medieval(HOME, FAR, heroes=([hero("ink_of_foresight", "5.6")], []), draws=draws)
    game.play("use:ink_of_foresight")
    assert game.offers() == ["keep:forward_all", "keep:leadership"]
    game.play("keep:leadership")
    assert game.offers() == ["discard:attack_centre", "discard:leadership"]
    game.play("discard:attack_centre")
    assert game.offers() == ["play:leadership"], "and the card is played as ever"
    assert game.side_of(0, 0)["hand"] == ["leadership"]
    assert sorted(game.seen()["discards"]) == ["attack_centre", "forward_all"]
    assert game.events_named("discard") == [{"side": 0, "card": "attack_centre"}]
    assert game.hero_of()["equipped"] == []
    assert "ink_of_foresight" in game.seen()["artifacts"], "back in the deck"


@pytest.mark.rule("BLH-ARF-23")
def test_ink_of_foresight_is_hidden_from_nobody_but_the_cards_are() -> None:
    game = medieval(HOME, FAR, heroes=([hero("ink_of_foresight", "5.6")], []), draws=["draw:leadership"])
    game.play("use:ink_of_foresight")
    assert game.side_of(0, 1)["looked"] == []
    assert game.events_named("uses") == [{"unit": "warrior@14", "artifact": "ink_of_foresight"}]


# -- Order -------------------------------------------------------------------------------------------------------------


def in_orders(cards: str, army: str = f"{BLUE}@5.6", **how: str) -> BattleLoreGame:
    """The Order phase of a Scout card with a hero on 5.6."""
    game = medieval(army, FAR, heroes=([hero(cards, "5.6", **how)], []), hands=ONE)
    return game.play("play:scout_centre")


@pytest.mark.rule("BLH-ARF-23")
def test_the_backpack_gives_what_lies_under_the_sheet() -> None:
    game = in_orders("backpack", under="sword_of_dawn,lore_stone")
    game.play("use:backpack")
    assert game.offers() == ["equip:lore_stone", "equip:sword_of_dawn"]
    game.play("equip:sword_of_dawn")
    assert game.hero_of()["equipped"] == ["sword_of_dawn"]
    assert game.hero_of()["under"] == ["lore_stone"]
    assert "backpack" in game.seen()["artifacts"]
    assert game.events_named("equips") == [{"unit": "warrior@14", "artifact": "sword_of_dawn"}]
    assert "order:5.6" in game.offers(), "the Order phase goes on"


@pytest.mark.rule("BLH-ARF-24")
def test_a_backpack_with_nothing_to_take_out_is_not_offered() -> None:
    game = in_orders("backpack")
    assert "use:backpack" not in game.offers()
    assert why(game, "use:backpack") == "BLH-ARF-24"


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-06", "BLH-ARF-25")
def test_the_war_horn_orders_one_unit_more_within_two_hexes_once() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.8 {BLUE}@5.9 {BLUE}@8.0"
    game = in_orders("war_horn", army)
    game.play("use:war_horn")
    assert game.reached("target") == {"5.6", "5.8"}
    game.play("target:5.8")
    assert game.unit_at("5.8")["ordered"]
    game.play("order:5.6")
    assert "order:5.9" not in game.offers(), "the card itself orders one"
    assert "use:war_horn" not in game.offers()
    champion = in_orders("war_horn", f"{BLUE}@5.7")
    assert "use:war_horn" not in champion.offers()
    assert why(champion, "use:war_horn") == "BLH-ARF-25"


@pytest.mark.rule("BLH-ARF-23")
def test_the_war_horn_is_blown_once_in_an_adventure() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.8"
    draws = ["draw:scout_centre", "draw:leadership", "draw:scout_left"]
    hands = (["scout_centre"], ["attack_left"])
    game = medieval(army, FAR, heroes=([hero("war_horn", "5.6")], []), hands=hands, draws=draws)
    game.decide("play:scout_centre", "use:war_horn", "target:5.8", "done", "done", "done", "keep:scout_centre")
    assert game.events_named("order") == [{"unit": f"{BLUE}@1"}]
    game.decide("play:attack_left", "done", "done")
    assert game.state.seat == 0
    game.play("play:scout_centre")
    assert "use:war_horn" not in game.offers()
    assert why(game, "use:war_horn") == "BLH-ARF-32"


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-05", "BLH-ARF-24")
def test_the_scroll_of_recall_brings_a_champion_to_a_troop_of_his_section() -> None:
    army = f"{BLUE}@7.5 {CAVALRY}@7.7 {BLUE}@7.0 {BLUE}@8.6"
    game = in_orders("scroll_of_recall", army)
    game.play("use:scroll_of_recall")
    assert game.reached("deploy") == {"7.5", "8.6"}
    game.play("deploy:7.5")
    assert game.hero_of() | {"role": "leader", "hex": "7.5", "equipped": []} == game.hero_of()
    leader = in_orders("scroll_of_recall", f"{BLUE}@5.6 {BLUE}@7.5")
    assert "use:scroll_of_recall" not in leader.offers(), "only as a Champion"


# -- Movement ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-23")
def test_the_wine_of_warping_carries_a_champion_over_everything() -> None:
    banks = "river@4.6 river@4.7 river@5.5 river@5.7 forest@6.6 forest@6.7"
    game = medieval(HOME, FAR, heroes=([hero("wine_of_warping", "5.6")], []), hands=ONE, land=banks)
    game.play("play:scout_centre", "order:5.6", "use:wine_of_warping", "unit:5.6")
    found = game.reached()
    assert "2.6" in found, "a hex more, over the river"
    assert "8.6" in found, "and through the forest"
    assert "4.6" not in found, "but not into the river"
    assert game.hero_of()["equipped"] == []


@pytest.mark.rule("BLH-ARF-23")
def test_the_wine_of_warping_carries_his_troop_too() -> None:
    banks = "river@4.6 river@4.7 river@5.5 river@5.7 forest@6.6 forest@6.7"
    game = medieval(f"{CAVALRY}@5.6", FAR, land=banks, hands=ONE, ramparts={"3.6": "4.6 4.7"},
                    heroes=([hero("wine_of_warping", "5.6", skills="warrior_riding")], []))  # fmt: skip
    game.play("play:scout_centre", "order:5.6", "use:wine_of_warping", "unit:5.6")
    assert {"3.6", "1.6"} <= game.reached()
    assert "4.6" not in game.reached()
    moat = " ".join(f"river@{hex}" for hex in ("4.6", "4.7", "5.5", "5.7", "6.6", "6.7"))
    for drink, found in ((["use:wine_of_warping"], True), ([], False)):
        island = medieval(f"{CAVALRY}@5.6", FAR, hands=ONE, land=moat,
                          heroes=([hero("wine_of_warping", "5.6", skills="warrior_riding")], []))  # fmt: skip
        island.play("play:scout_centre", "order:5.6", *drink).decide("unit:5.6")
        assert bool(island.reached()) is found, "though it could not take a single step"
    crowded = medieval(f"{CAVALRY}@5.6 {BLUE}@6.6", f"{BLUE}@4.6", hands=ONE,
                       heroes=([hero("wine_of_warping", "5.6", skills="warrior_riding")], []))  # fmt: skip
    crowded.play("play:scout_centre", "order:5.6", "use:wine_of_warping", "unit:5.6")
    assert not {"6.6", "4.6"} & crowded.reached(), "nobody comes to a hex that is taken"


@pytest.mark.rule("BLH-ARF-23")
def test_the_wine_of_warping_lets_a_unit_battle_from_a_landmark() -> None:
    for drinks in (True, False):
        game = medieval(f"{BLUE}@5.6", f"{BLUE}@3.6", land="stronghold@4.6", hands=ONE, dice=["lore"] * 9,
                        heroes=([hero("wine_of_warping", "5.6")], []))  # fmt: skip
        game.play("play:scout_centre", "order:5.6", *(["use:wine_of_warping"] if drinks else []), "unit:5.6")
        game.play("move:4.6")
        assert game.unit_at("4.6")["weary"] is not drinks


@pytest.mark.rule("BLH-ARF-24", "BLH-ARF-30")
def test_the_wine_of_warping_needs_a_move_to_come() -> None:
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([hero("wine_of_warping", "6.6")], []), hands=ONE)
    assert "use:wine_of_warping" not in game.offers()
    assert why(game, "use:wine_of_warping") == "BLH-ARF-30", "in the Command phase"
    game.play("play:scout_centre", "order:5.6")
    assert game.moving()
    assert "use:wine_of_warping" not in game.offers()
    assert why(game, "use:wine_of_warping") == "BLH-ARF-24", "he is not ordered"


@pytest.mark.rule("BLH-ARF-23")
def test_the_pavilion_lantern_moves_a_friend_after_all_others() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@5.9"
    game = medieval(army, FAR, heroes=([hero("pavilion_lantern", "5.6")], []), hands=ONE)
    game.play("play:scout_centre", "order:5.6", "unit:5.6", "move:4.6")
    assert "use:pavilion_lantern" not in game.offers(), "nobody is beside him there"
    game = medieval(army, FAR, heroes=([hero("pavilion_lantern", "5.6")], []), hands=ONE)
    game.play("play:scout_centre", "order:5.6", "done")
    assert game.offers() == ["use:pavilion_lantern", "pass"]
    game.decide("use:pavilion_lantern", "target:5.7")
    assert game.reached() == {"4.7", "4.8", "5.8", "6.7", "6.8"}
    game.play("move:4.7")
    assert game.unit_at("4.7")["moved"]
    assert game.unit_at("5.7") == {}


@pytest.mark.rule("BLH-ARF-23", "BLH-MOV-20")
def test_a_troop_in_the_light_of_the_lantern_may_come_to_a_champion() -> None:
    heroes: tuple[list[str], list[str]] = ([hero("pavilion_lantern", "5.6"), "Ella:warrior@5.8"], [])
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.7", FAR, heroes=heroes, hands=ONE)
    game.play("play:scout_centre", "order:5.6", "done").decide("use:pavilion_lantern", "target:5.7").play("move:5.8")
    assert game.unit_at("5.8")["leader"] == "Ella"


@pytest.mark.rule("BLH-ARF-23", "BLH-MOV-09")
def test_the_pavilion_lantern_may_light_a_champion_to_a_troop() -> None:
    heroes: tuple[list[str], list[str]] = ([hero("pavilion_lantern", "5.6"), "Ella:warrior@5.7"], [])
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.8", FAR, heroes=heroes, hands=ONE)
    game.play("play:scout_centre", "order:5.6", "done").decide("use:pavilion_lantern", "target:5.7")
    assert {"5.8", "4.7"} <= game.reached()
    assert "5.6" not in game.reached(), "it has a Leader"
    game.play("move:5.8")
    assert game.unit_at("5.8")["leader"] == "Ella"


@pytest.mark.rule("BLH-ARF-24")
def test_the_pavilion_lantern_needs_a_section_card() -> None:
    hands = (["leadership"], ["scout_centre"])
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.7", FAR, heroes=([hero("pavilion_lantern", "5.6")], []), hands=hands)
    game.decide("play:leadership", "done", "done", "done")
    assert game.events_named("uses") == []
    assert game.state.seat == 1


@pytest.mark.rule("BLH-ARF-24", "BLH-ARF-30")
@pytest.mark.parametrize(
    ("orders", "lights"), [(("use:war_horn", "target:5.6", "done"), False), (("order:5.6", "done"), True)]
)
def test_the_pavilion_lantern_is_not_lit_for_a_unit_that_a_horn_has_ordered(
    orders: tuple[str, ...], lights: bool
) -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7"
    game = medieval(army, FAR, heroes=([hero("war_horn,pavilion_lantern", "5.6")], []), hands=ONE)
    game.decide("play:scout_centre", *orders).halt()
    assert ("use:pavilion_lantern" in game.offers()) is lights


# -- searching ---------------------------------------------------------------------------------------------------------


def searching(
    cards: str = "", skills: str = "", chests: tuple[str, ...] = ("5.6",), draws: tuple[str, ...] = ()
) -> BattleLoreGame:
    """A hero on 5.6 is about to search."""
    game = battle(HOME, FAR, heroes=([hero(cards, "5.6", skills=skills)], []), hands=ONE, chests=chests,
                  draws=draws, dice=["lore"] * 5)  # fmt: skip
    return game.play("play:scout_centre", "order:5.6").halt_if_asked().decide("unit:5.6", "search")


@pytest.mark.rule("BLH-ARF-23")
@pytest.mark.parametrize(("answer", "tests"), [("no", []), ("chest:trap_3", [3])])
def test_the_tonic_of_trap_detection_lets_him_look_first(answer: str, tests: list[int]) -> None:
    game = searching("tonic_of_trap_detection", draws=("chest:trap_3",))
    assert game.offers() == ["use:tonic_of_trap_detection", "pass"]
    game.play("use:tonic_of_trap_detection")
    assert game.offers() == ["chest:trap_3", "no"]
    game.play(answer)
    assert game.wound_tests() == tests
    assert game.seen()["chests"] == [], "the search is over"
    assert game.events_named("seen") == [{"unit": "warrior@14", "chest": "trap_3"}]


def test_without_the_tonic_he_takes_what_comes() -> None:
    game = searching("tonic_of_trap_detection", draws=("chest:trap_3",)).play("pass")
    assert game.wound_tests() == [3]
    assert game.hero_of()["equipped"] == ["tonic_of_trap_detection"]


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11", "BLH-QST-10")
def test_treasure_sense_turns_up_two_chests_and_keeps_one() -> None:
    drawn = ("chest:trap_2", "chest:treasure_3")
    game = searching(skills="common_treasure_sense", chests=("5.6", "5.6", "5.6"), draws=drawn)
    assert game.offers() == ["chest:treasure_3", "chest:trap_2"]
    game.play("chest:treasure_3")
    assert game.hero_of()["treasure"] == 3
    assert game.wound_tests() == []
    assert game.seen()["chests"] == []
    alone = searching(skills="common_treasure_sense", draws=("chest:trap_2",))
    assert alone.wound_tests() == [2], "of one chest there is no choice"


@pytest.mark.rule("BLH-SKL-06", "BLH-WND-23", "BLH-QST-15")
def test_disarm_trap_takes_two_dice_from_traps_and_may_make_them_fail() -> None:
    assert searching(skills="common_disarm_trap", draws=("chest:trap_3",)).wound_tests() == [1]
    for trap in ("chest:trap_2", "chest:trap_1"):
        assert sum(map(int, searching(skills="common_disarm_trap", draws=(trap,)).wound_tests())) == 0
    assert searching(draws=("chest:trap_3",)).wound_tests() == [3]


# -- the end of a turn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-23")
def test_the_surgeons_kit_brings_one_figure_back_once() -> None:
    game = medieval(f"{BLUE}@5.6*2", FAR, heroes=([hero("surgeons_kit", "5.6")], []), hands=ONE)
    game.decide("play:scout_centre", "done", "done")
    assert game.offers() == ["use:surgeons_kit", "pass"]
    game.play("use:surgeons_kit")
    assert game.unit_at("5.6")["figures"] == 3
    assert "use:surgeons_kit" not in game.offers()
    assert game.hero_of()["equipped"] == ["surgeons_kit"], "it is no potion"
    whole = medieval(f"{BLUE}@5.6", FAR, heroes=([hero("surgeons_kit", "5.6")], []), hands=ONE)
    whole.decide("play:scout_centre", "done", "done")
    assert "use:surgeons_kit" not in whole.offers()


@pytest.mark.rule("BLH-ARF-23")
def test_an_artifact_is_used_by_the_hero_who_has_it() -> None:
    for first, second, user in (("", "war_horn", "warrior@15"), ("war_horn", "", "warrior@14")):
        heroes: tuple[list[str], list[str]] = ([hero(first, "5.6"), f"Ella:warrior::{second}@5.8"], [])
        game = medieval(f"{BLUE}@5.6 {BLUE}@5.8 {BLUE}@5.7", FAR, heroes=heroes, hands=ONE)
        game.play("play:scout_centre", "use:war_horn")
        assert game.events_named("uses") == [{"unit": user, "artifact": "war_horn"}]
