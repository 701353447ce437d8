"""Hidden treasure (section BLH-QST)."""

import pytest

from banneret.battlelore.box.heroes import CHEST_NAMES
from banneret.battlelore.geometry.grid import HEX_NAMES
from tests.battlelore.builder import BattleLoreGame, adventure, battle, medieval, melee

BLUE = "human_sword_blue"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@5.6"
RIDER = "Rolf:commander:commander_riding@5.6"


def searching(
    token: str, *, chests: tuple[str, ...] = ("5.6",), army: str = f"{BLUE}@8.0", **how: object
) -> BattleLoreGame:
    """The hero on 5.6 searches his hex and finds a token."""
    game = medieval(army, FAR, heroes=([MAUD], []), chests=chests, draws=[f"chest:{token}"], **how)
    game.lead("5.6").halt_if_asked()
    return game.play("unit:5.6")


@pytest.mark.rule("BLH-QST-01", "BLH-QST-04")
@pytest.mark.parametrize(
    ("scenario", "chests"),
    [
        ("the_graveyard_of_the_white_company", ["3.2", "3.8", "4.2", "4.6", "4.6", "4.10", "5.3", "5.9"]),
        ("the_giants_hoard", ["3.5", "3.5", "3.6", "3.6", "4.6"]),
        ("first_laurels", []),
    ],
)
def test_chests_are_laid_where_the_adventure_says(scenario: str, chests: list[str]) -> None:
    assert sorted(adventure(scenario).seen()["chests"], key=HEX_NAMES.index) == chests


@pytest.mark.rule("BLH-QST-03", "BLH-QST-05")
def test_nobody_is_told_what_a_chest_holds() -> None:
    game = medieval(f"{BLUE}@8.0", FAR, heroes=([MAUD], []), chests=["5.6"])
    for seat in (0, 1):
        assert game.seen(seat)["chests"] == ["5.6"]
    found = {searching(token).events[-1].name for token in ("treasure_1", "treasure_3", "experience_2")}
    assert found, "any token may come up"
    assert searching("treasure_3").events_named("chest")[0]["chest"] == "treasure_3"


@pytest.mark.rule("BLH-QST-06", "BLH-QST-07", "BLH-EXA-33")
def test_a_hero_who_enters_a_chests_hex_stops_there() -> None:
    land = "river@4.7 river@5.5 river@5.7 river@6.6 river@6.7"
    free = medieval(f"{BLUE}@8.0", FAR, heroes=([RIDER], []), land=land).lead("5.6")
    assert len(free.play("unit:5.6").reached()) > 1
    game = medieval(f"{BLUE}@8.0", FAR, heroes=([RIDER], []), land=land, chests=["4.6"], draws=["chest:treasure_1"])
    game.lead("5.6")
    game.play("unit:5.6")
    assert game.hero_of()["hex"] == "4.6", "the only way, and no further"
    assert "unit:4.6" in game.offers() or game.events_named("chest")


@pytest.mark.rule("BLH-QST-08", "BLH-QST-10", "BLH-QST-13", "BLH-QST-19")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_hero_searches_instead_of_battling_and_has_the_treasure_at_once(value: int) -> None:
    game = searching(f"treasure_{value}")
    assert game.hero_of()["treasure"] == value
    assert game.seen()["chests"] == []
    assert not game.events_named("attack")


@pytest.mark.rule("BLH-QST-19")
@pytest.mark.parametrize(("token", "what"), [("treasure_2", "treasure"), ("experience_2", "experience")])
def test_tokens_of_a_chest_stay_on_the_sheet_of_a_hero_who_is_wounded_later(token: str, what: str) -> None:
    game = medieval(
        f"{BLUE}@8.0", f"{BLUE}@3.6", heroes=(["Maud:warrior::::1:1@5.6"], []), chests=("5.6",),
        draws=[f"chest:{token}"], dice=["sword", "green", "green", "sword"],
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().play("unit:5.6")
    assert game.hero_of()[what] == 3, "at once, with what was there"
    while game.choice.seat == 0:
        game.play("done" if "done" in game.offers() else game.offers()[0])
    game.lead("3.6").play("unit:3.6", "move:4.6")
    game.attack("4.6", "5.6")
    assert game.hero_of()["fate"] == "wounded"
    assert game.hero_of()[what] == 3


@pytest.mark.rule("BLH-QST-09", "BLH-EXA-31")
def test_no_hex_is_searched_beside_an_enemy() -> None:
    game = medieval(f"{BLUE}@8.0", f"{BLUE}@4.6", heroes=([MAUD], []), chests=["5.6"], dice=["lore", "lore"])
    game.lead("5.6").halt_if_asked()
    game.play("unit:5.6")
    assert not game.events_named("chest")
    assert game.events_named("attack"), "all he can do there"


@pytest.mark.rule("BLH-QST-11")
def test_the_other_chests_of_a_searched_hex_are_gone() -> None:
    game = searching("treasure_1", chests=("5.6", "5.6", "3.3"))
    assert game.seen()["chests"] == ["3.3"]
    assert len(game.events_named("chest")) == 1


@pytest.mark.rule("BLH-QST-12")
def test_a_chest_of_experience() -> None:
    assert searching("experience_2").hero_of()["experience"] == 2


@pytest.mark.rule("BLH-QST-14")
def test_a_chest_of_artifacts() -> None:
    game = searching("artifact_2")
    assert len(game.hero_of()["equipped"]) == 2
    assert len(game.events_named("artifact")) == 2


@pytest.mark.rule("BLH-QST-15", "BLH-QST-11", "BLH-WND-07", "BLH-WND-13", "BLH-EXA-32")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_trap_is_a_wound_test_of_its_value(value: int) -> None:
    game = searching(f"trap_{value}", chests=("5.6", "5.6"), dice=["lore"] * value)
    assert game.wound_tests() == [value]
    assert game.seen()["chests"] == []
    assert searching("trap_1", dice=["sword"]).hero_of()["fate"] == "wounded"


@pytest.mark.rule("BLH-QST-16")
def test_a_leader_searches_in_the_place_of_his_units_battle() -> None:
    game = searching("treasure_1", army=f"{BLUE}@5.6")
    assert game.hero_of()["treasure"] == 1
    assert game.hero_of()["role"] == "leader"


@pytest.mark.rule("BLH-QST-17")
def test_a_hero_without_an_order_does_not_search() -> None:
    game = medieval(f"{BLUE}@5.8", FAR, heroes=([MAUD], []), chests=["5.6"])
    game.play("play:attack_centre", "order:5.8", "done")
    assert "unit:5.6" not in game.offers()
    game.halt_if_asked()
    assert not game.reached("unit")
    assert not game.events_named("chest")


@pytest.mark.rule("BLH-QST-18")
def test_a_troop_without_a_hero_passes_a_chest_and_does_not_search() -> None:
    land = "river@4.7 river@5.5 river@5.7 river@6.6 river@6.7"
    game = medieval("human_sword_green@5.6", FAR, land=land, chests=["4.6"]).lead("5.6")
    assert len(game.play("unit:5.6").reached()) > 1
    game.play("move:4.6")
    assert not game.events_named("chest")
    assert game.seen()["chests"] == ["4.6"]


@pytest.mark.rule("BLH-LMK-18")
@pytest.mark.parametrize(("token", "experience"), [("treasure_1", 1), ("experience_1", 2), ("trap_1", 0)])
def test_a_chest_among_the_graves_is_worth_experience_besides(token: str, experience: int) -> None:
    graves = {"graves": 1 << HEX_NAMES.index("5.6")}
    assert searching(token, notes=graves, dice=["lore"]).hero_of()["experience"] == experience


# -- a quest whose reward is known -------------------------------------------------------------------------------------

REWARD = {"quest": (CHEST_NAMES.index("treasure_2"), 1, 1)}


@pytest.mark.rule("BLH-QST-02", "BLH-XP-03", "BLH-LMK-27")
@pytest.mark.parametrize("army", [f"{BLUE}@8.0", f"{BLUE}@5.6"])
def test_a_hero_completes_a_quest_once_for_its_known_reward(army: str) -> None:
    # An enemy beside him does not prevent it.
    game = medieval(army, f"{BLUE}@4.6", heroes=([MAUD], []), quest="5.6", land="witch_hut@5.6", notes=REWARD)
    game.lead("5.6").halt_if_asked()
    game.play("unit:5.6", "quest")
    assert (game.hero_of()["treasure"], game.hero_of()["experience"]) == (2, 1)
    assert game.side_of(0)["banners"] == 1
    assert not game.events_named("attack")
    assert game.seen()["quest"] == ""


@pytest.mark.rule("BLH-QST-02", "BLH-LMK-27")
def test_neither_a_rider_nor_a_troop_nor_who_has_just_come_completes_a_quest() -> None:
    for hero in ([RIDER], []):
        army = f"{BLUE}@5.6" if not hero else f"{BLUE}@8.0"
        game = medieval(army, FAR, heroes=(hero, []), quest="5.6", notes=REWARD)
        game.lead("5.6").halt_if_asked()
        assert not game.reached("unit")
    game = medieval(f"{BLUE}@8.0", FAR, heroes=([MAUD], []), quest="4.6", notes=REWARD).lead("5.6")
    game.play("unit:5.6", "move:4.6")
    assert game.seen()["turn"] == "pennant", "there is nothing he could do there"
    assert game.seen()["quest"] == "4.6"
    assert not game.events_named("quest")


@pytest.mark.rule("BLH-QST-02", "BLH-LMK-27")
def test_a_champion_driven_back_to_a_troop_in_the_hut_completes_no_quest_with_it() -> None:
    dice = ["lore"] * 2 + ["flag", "lore", "lore"]
    game = medieval("human_sword_green@6.6", "dwarf_sword_blue@4.6", heroes=([MAUD], []), quest="6.6", notes=REWARD,
                    land="witch_hut@6.6", dice=dice)  # fmt: skip
    game.lead("5.6", "6.6").halt_if_asked().attack("5.6", "4.6")
    game.play("yes", "ignore:0", "retreat:6.6", "done")
    assert game.hero_of()["role"] == "leader"
    assert not game.events_named("quest")
    assert game.seen()["quest"] == "6.6"


@pytest.mark.rule("BLH-QST-02")
@pytest.mark.parametrize(("quest", "effects"), [("", []), ("8.6", ["driven"])])
def test_a_retreat_is_noted_only_where_a_quest_waits(quest: str, effects: list[str]) -> None:
    dice = ["lore"] * 2 + ["flag", "lore", "lore"]
    game = medieval(f"{BLUE}@5.2", f"dwarf_sword_blue@4.6 {BLUE}@4.2", heroes=([MAUD], []), quest=quest, notes=REWARD,
                    dice=dice, hands=(["forward_all"], []))  # fmt: skip
    game.lead("5.6", "5.2").halt_if_asked().attack("5.6", "4.6").play("yes", "ignore:0", "retreat:6.6", "done")
    assert game.seen()["turn"] == "standard"
    assert game.unit_at("6.6")["effects"] == effects


@pytest.mark.rule("BLH-QST-02", "BLH-LMK-27")
@pytest.mark.parametrize(("turn", "done"), [(0, False), (1, True)])
def test_a_troop_driven_into_the_hut_completes_the_quest_in_a_later_turn_only(turn: int, done: bool) -> None:
    giant = "earth_elemental@5.6"
    armies = (f"{BLUE}@6.6 {giant}", FAR) if turn == 0 else (f"{BLUE}@6.6 {BLUE}@8.0", giant)
    game = battle(*armies, heroes=(["Maud:warrior@6.6"], []), quest="7.6", land="witch_hut@7.6", notes=REWARD,
                  turn=turn)  # fmt: skip
    game.lead("5.6", "6.6").halt_if_asked().play("unit:5.6", "tremor", "retreat:7.6")
    if turn == 1:
        game.play("supply:tokens").decide("pass").lead("7.6").halt_if_asked()
    assert (game.reached("unit") == {"7.6"}) is done
    if done:
        game.play("unit:7.6")
        assert game.hero_of()["treasure"] == 2


@pytest.mark.rule("BLH-QST-02", "BLH-LMK-27")
def test_the_witch_has_an_answer_for_one_hero() -> None:
    assert adventure("the_witch_of_black_fen").seen()["quest"] == "4.6"
    assert adventure("first_laurels").seen()["quest"] == ""


# -- what adventures give besides --------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-XP-02", "BLH-AFT-07")
def test_an_adventure_may_give_an_artifact_for_a_creature_and_treasure_for_a_wounded_hero() -> None:
    dice = ["sword", "lore", "green"]
    slain = melee(f"{BLUE}@8.0", f"giant_spider@4.6 {BLUE}@0.0", heroes=([MAUD], []), dice=dice, notes={"slaying": 1})
    assert slain.hero_of()["experience"] == 1
    assert len(slain.hero_of()["equipped"]) == 1
    heroes = ([MAUD], ["Mo:warrior@4.6"])
    won = melee(f"{BLUE}@8.0", FAR, heroes=heroes, dice=["sword", "lore", "sword"], needed=1, notes={"trophy": 1})
    assert won.events_named("treasure")[0]["n"] == 2


@pytest.mark.rule("BLH-QST-08")
@pytest.mark.parametrize("chests", [["5.6"], ["4.4"]])
def test_he_searches_the_hex_of_a_chest_and_no_other(chests: list[str]) -> None:
    game = medieval(f"{BLUE}@8.0", FAR, heroes=([MAUD], []), chests=chests)
    game.lead("5.6").halt_if_asked()
    assert (game.reached("unit") == {"5.6"}) is (chests == ["5.6"])


@pytest.mark.rule("BLH-QST-02", "BLH-XP-03")
def test_a_quest_may_be_worth_several_banners_and_tokens() -> None:
    notes = {"quest": (CHEST_NAMES.index("treasure_1"), 2, 3)}
    game = medieval(f"{BLUE}@8.0", FAR, heroes=([MAUD], []), quest="5.6", notes=notes).lead("5.6").halt_if_asked()
    game.play("unit:5.6")
    assert (game.hero_of()["experience"], game.side_of(0)["banners"]) == (2, 3)
