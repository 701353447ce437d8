"""How heroes move (section BLH-MOV)."""

import pytest

from tests.battlelore.builder import medieval, melee

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@5.6"
RIDER = "Rolf:commander:commander_riding@5.6"
Hexes = set[str]
Others = tuple[str, ...]
ONE = (["scout_centre"], ["scout_centre"])


def ways(army: str = f"{BLUE}@8.0", *, foe: str = FAR, hero: str = MAUD, land: str = "", others: Others = ()) -> Hexes:
    """Where a Champion on 5.6 may move to."""
    game = medieval(army, foe, heroes=([hero, *others], []), land=land, hands=ONE)
    return game.play("play:scout_centre", "order:5.6", "unit:5.6").reached()


def far(hexes: set[str], row: int) -> bool:
    """Whether any of these hexes is in a row."""
    return any(hex.startswith(f"{row}.") for hex in hexes)


@pytest.mark.rule("BLH-MOV-01", "BLH-MOV-02", "BLH-MOV-03")
@pytest.mark.parametrize(
    ("hero", "steps"), [(MAUD, 2), (RIDER, 4), ("Maud:warrior:common_quick_step@5.6", 3), ("Maud:wizard@5.6", 2)]
)
def test_a_champion_goes_as_far_as_his_sheet_says(hero: str, steps: int) -> None:
    found = ways(hero=hero)
    assert far(found, 5 - steps)
    assert not far(found, 5 - steps - 1)


@pytest.mark.rule("BLH-MOV-02", "BLH-MOV-03")
@pytest.mark.parametrize(("hero", "goal", "foe"), [(MAUD, "3.6", "2.6"), (RIDER, "1.6", "0.6")])
def test_a_champion_battles_after_his_whole_move(hero: str, goal: str, foe: str) -> None:
    game = medieval(f"{BLUE}@8.0", f"{BLUE}@{foe}", heroes=([hero], []), hands=ONE)
    game.play("play:scout_centre", "order:5.6", "unit:5.6", f"move:{goal}")
    assert f"unit:{goal}" in game.offers()


@pytest.mark.rule("BLH-MOV-04", "BLH-MOV-25")
def test_terrain_stops_a_champion_like_any_unit_and_closes_to_him_what_it_closes_to_others() -> None:
    woods = ways(land="forest@4.6 forest@4.7 forest@5.5 forest@5.7 forest@6.6 forest@6.7")
    assert woods == {"4.6", "4.7", "5.5", "5.7", "6.6", "6.7"}
    river = ways(land="river@4.6 river@4.7 river@5.5 river@5.7 river@6.6")
    assert "4.6" not in river
    assert not far(river, 4)


HUT = "witch_hut"


@pytest.mark.rule("BLH-MOV-25")
def test_a_mounted_champion_is_cavalry_to_terrain_and_one_on_foot_infantry() -> None:
    assert "4.6" in ways(land=f"{HUT}@4.6")
    assert "4.6" not in ways(hero=RIDER, land=f"{HUT}@4.6")
    ring = ["4.6", "4.7", "5.5", "5.7", "6.6", "6.7"]
    huts = " ".join(f"{HUT}@{hex}" for hex in ring)
    assert ways(land=huts) == set(ring), "and it stops him there"
    shut = medieval(f"{BLUE}@8.0", FAR, heroes=([RIDER], []), land=huts, hands=ONE)
    assert "unit:5.6" not in shut.play("play:scout_centre", "order:5.6").offers()


@pytest.mark.rule("BLH-MOV-25")
@pytest.mark.parametrize(
    ("skills", "stops"), [("warrior_path_finder", True), ("warrior_path_finder,warrior_riding", False)]
)
def test_a_rider_who_finds_a_path_everywhere_passes_a_witch_hut_and_does_not_stop_in_it(
    skills: str, stops: bool
) -> None:
    found = ways(hero=f"Maud:warrior:{skills}@5.6", land=f"{HUT}@4.6 river@4.7 river@5.5")
    assert ("4.6" in found) is stops
    assert not {"4.7", "5.5"} & found
    assert "3.6" in found, "beyond it"


@pytest.mark.rule("BLH-MOV-25")
@pytest.mark.parametrize(
    ("hero", "goes"), [("Maud:warrior@4.6", {"3.5", "3.6"}), ("Rolf:commander:commander_riding@4.6", {"3.6"})]
)
def test_a_mounted_champion_does_not_retreat_into_a_witch_hut(hero: str, goes: set[str]) -> None:
    game = melee(f"{BLUE}@5.6", FAR, heroes=([], [hero]), dice=["flag", "lore", "lore"], land=f"{HUT}@3.5")
    game.play("ignore:0")
    # The only way is gone without a question.
    ways = {str(event["hex2"]) for event in game.events_named("run")} or game.reached("retreat")
    assert ways == goes


@pytest.mark.rule("BLH-MOV-25")
@pytest.mark.parametrize(
    ("army", "hero", "stops"),
    [
        (f"{BLUE}@8.0", "Maud:warrior::wine_of_warping@5.6", True),
        (f"{BLUE}@8.0", "Maud:warrior:warrior_riding:wine_of_warping@5.6", False),
        (f"{BLUE}@5.6", "Maud:warrior::wine_of_warping@5.6", True),
        (f"{CAVALRY}@5.6", "Maud:warrior:warrior_riding:wine_of_warping@5.6", False),
    ],
)
def test_wine_of_warping_lets_no_rider_stop_in_a_witch_hut(army: str, hero: str, stops: bool) -> None:
    game = medieval(army, FAR, heroes=([hero], []), land=f"{HUT}@4.6 river@4.7 river@5.5", hands=ONE)
    found = game.play("play:scout_centre", "order:5.6", "use:wine_of_warping", "unit:5.6").reached()
    assert ("4.6" in found) is stops
    assert "3.6" in found


@pytest.mark.rule("BLH-MOV-05", "BLH-MOV-06", "BLH-MOV-07", "BLH-MOV-08")
@pytest.mark.parametrize(
    ("friend", "others"),
    [
        (f"{CAVALRY}@4.6", ()),
        (f"{BLUE}@4.6", ("Mo:warrior@4.6",)),
        ("giant_spider@4.6", ()),
        (f"{BLUE}@8.0", ("Mo:warrior@4.6",)),
    ],
)
def test_a_champion_passes_through_friends_but_does_not_stop_with_all(friend: str, others: tuple[str, ...]) -> None:
    # Rivers leave him no other way than through 4.6.
    found = ways(friend, land="river@4.7 river@5.5 river@5.7 river@6.6 river@6.7", others=others)
    assert found == {"3.5", "3.6", "4.5"}


@pytest.mark.rule("BLH-MOV-09")
def test_a_champion_stops_with_a_troop_that_moves_as_he_does_and_leads_it() -> None:
    game = medieval(f"{BLUE}@4.6", FAR, heroes=([MAUD], []), hands=ONE)
    game.play("play:scout_centre", "order:5.6", "unit:5.6", "move:4.6")
    assert game.unit_at("4.6")["leader"] == "Maud"
    assert "4.6" in ways(f"{BLUE}@4.6", land="forest@4.6"), "also where the terrain stops him"


@pytest.mark.rule("BLH-MOV-10", "BLH-MOV-11", "BLH-MOV-15")
@pytest.mark.parametrize("foe", ["human_sword_blue", "giant_spider"])
def test_a_champion_neither_enters_nor_passes_an_enemy(foe: str) -> None:
    found = ways(foe=f"{foe}@4.6", land="river@4.7 river@5.5 river@6.6 river@6.7")
    assert "5.7" in found
    assert "4.6" not in found
    assert not far(found, 3)


@pytest.mark.rule("BLH-MOV-12")
def test_a_champion_does_not_stop_with_another_champion() -> None:
    assert "4.6" not in ways(others=("Mo:warrior@4.6",))
    game = medieval(f"{BLUE}@8.0", FAR, heroes=([MAUD], ["Mo:warrior@4.6"]), hands=ONE)
    assert "4.6" not in game.play("play:scout_centre", "order:5.6", "unit:5.6").reached()


@pytest.mark.rule("BLH-MOV-13", "BLH-MOV-14")
def test_a_champion_stops_neither_with_the_other_kind_nor_with_a_creature_nor_with_a_led_troop() -> None:
    assert "4.6" in ways(f"{BLUE}@4.6")
    assert "4.6" not in ways(f"{CAVALRY}@4.6")
    assert "4.6" in ways(f"{CAVALRY}@4.6", hero=RIDER)
    assert "4.6" not in ways("giant_spider@4.6")
    assert "4.6" not in ways(f"{BLUE}@4.6", others=("Mo:warrior@4.6",))


@pytest.mark.rule("BLH-MOV-16", "BLH-MOV-17")
def test_a_champion_may_withdraw_over_his_own_edge_and_gives_no_banner() -> None:
    game = medieval(f"{BLUE}@8.0", FAR, heroes=(["Maud:warrior@7.6"], []), hands=ONE)
    game.play("play:scout_centre", "order:7.6", "unit:7.6")
    assert "withdraw" in game.offers()
    game.play("withdraw")
    assert game.hero_of()["fate"] == "withdrawn"
    assert game.hero_of()["hex"] == ""
    assert game.side_of(1)["banners"] == 0
    assert [unit["unit"] for unit in game.seen()["units"]] == [BLUE, BLUE]
    far_off = medieval(f"{BLUE}@8.0", FAR, heroes=(["Maud:warrior@6.6"], []), hands=ONE)
    far_off.play("play:scout_centre", "order:6.6", "unit:6.6")
    assert "withdraw" not in far_off.offers(), "that would be a third step"


@pytest.mark.rule("BLH-MOV-18", "BLH-MOV-20")
def test_a_troop_moves_to_a_champion_stops_there_and_has_a_leader() -> None:
    # The only way of its two steps leads to him.
    land = "river@4.6 river@4.7 river@6.6 river@6.7"
    game = medieval("human_sword_green@5.6", FAR, heroes=(["Maud:warrior@5.7"], []), land=land)
    game.lead("5.6")
    assert game.play("unit:5.6").reached() & {"5.7", "5.8", "4.8", "6.8"} == {"5.7"}, "nobody passes him"
    game.play("move:5.7")
    assert game.unit_at("5.7")["unit"] == "human_sword_green"
    assert game.unit_at("5.7")["leader"] == "Maud"
    riders = medieval("human_cav_green@5.6", FAR, heroes=(["Maud:warrior@5.7"], [])).lead("5.6")
    assert "5.7" not in riders.play("unit:5.6").reached(), "cavalry has no use for a hero on foot"


@pytest.mark.rule("BLH-MOV-18")
def test_a_troop_with_a_leader_does_not_enter_a_champions_hex() -> None:
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([MAUD, "Mo:warrior@5.7"], []))
    game.lead("5.6")
    assert "5.7" not in game.play("unit:5.6").reached()


@pytest.mark.rule("BLH-MOV-19", "BLH-MOV-20", "BLH-MOV-21", "BLH-EXA-21")
def test_a_retreating_troop_stops_with_a_champion() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([], ["Maud:warrior@3.6"]), dice=["flag", "flag", "lore"])
    game.play("retreat:3.6")
    assert game.unit_at("3.6")["leader"] == "Maud"
    assert game.unit_at("3.6")["figures"] == 4, "nothing is lost for the hex it did not go"
    assert game.hero_of(1)["role"] == "leader"
    assert not game.reached("retreat"), "and it goes no farther"


@pytest.mark.rule("BLH-MOV-22")
def test_a_leader_follows_his_troop_unless_he_separates() -> None:
    led = medieval(f"{BLUE}@5.6", FAR, heroes=([MAUD], [])).lead("5.6")
    led.play("unit:5.6", "move:5.7")
    assert led.hero_of()["hex"] == "5.7"
    parted = medieval(f"{BLUE}@5.6 {BLUE}@8.0", FAR, heroes=([MAUD], []), hands=(["patrol_centre"], ["patrol_centre"]))
    parted.play("play:patrol_centre", "separate:5.6", "order:5.6", "unit:5.6", "move:5.7")
    assert parted.hero_of()["hex"] == "5.6", "the troop went first, and he stayed"
    assert parted.hero_of()["role"] == "champion"
    assert parted.unit_at("5.7")["leader"] == ""
    assert "unit:5.6" in parted.offers(), "he has still his move"


@pytest.mark.rule("BLH-MOV-23", "BLH-EXA-19")
def test_a_leader_goes_from_one_troop_to_another_in_one_move() -> None:
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.8", FAR, heroes=([MAUD], []), hands=ONE)
    game.play("play:scout_centre", "separate:5.6", "move:5.8")
    assert game.unit_at("5.6")["leader"] == ""
    assert game.unit_at("5.8")["leader"] == "Maud"


@pytest.mark.rule("BLH-MOV-18", "BL-MOV-02")
def test_a_troop_does_not_move_to_a_champion_of_the_enemy() -> None:
    for heroes, there in ((["Maud:warrior@5.7"], True), ([], False)):
        enemies = [] if there else ["Otto:warrior@5.7"]
        game = medieval("human_sword_green@5.6", "human_sword_blue@0.0", heroes=(heroes, enemies)).lead("5.6")
        assert ("5.7" in game.play("unit:5.6").reached()) is there
