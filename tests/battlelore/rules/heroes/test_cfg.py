"""Sides of several players, fragile alliances and calls to arms (section BLH-CFG)."""

from pathlib import Path

import pytest

from banneret.games import new
from banneret.kernel.errors import SetupError
from tests.battlelore.builder import CALL, FOUR, HEROES, BattleLoreGame, allied, before_deployment

BLUE = "human_sword_blue"


def test_seats_are_of_two_sides_with_at_most_two_players() -> None:
    for seats, said in (
        (["standard"], "2 to 4 seats"),
        (["standard"] * 5, "2 to 4 seats"),
        (["standard"] * 3 + ["pennant"], "at most 2 players"),
        (["standard", "standard"], "both sides need a player"),
        (["standard", "pennant", "standard"], "in that order"),
        ([f"standard {HEROES[0]} {HEROES[1]}", "standard", "pennant"], "BLH-DEP-01"),
    ):
        with pytest.raises(SetupError, match=said):
            new("battlelore", scenario="first_laurels", seats=seats, seed=1)
    sides = [player["side"] for player in before_deployment(["", "", ""]).seen()["players"]]
    assert sides == ["standard", "standard", "pennant"]


# -- deployment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-CFG-03")
def test_each_player_deploys_one_hero_in_a_section_under_his_command() -> None:
    game = before_deployment(FOUR)
    asked: dict[int, set[str]] = {}
    while not game.events_named("turn"):
        asked[game.choice.seat] = game.reached("deploy")
        game.play(game.offers()[0])
    # Infantry of the centre is open to both players of a side, that of a wing to its player only.
    assert asked[0] == {"6.3", "7.4", "7.5", "7.6", "7.7", "8.6"}
    assert asked[1] == {"6.9", "7.4", "7.5", "7.6", "7.7", "8.6"}
    # The left wing of the pennant side is on its own left hand.
    assert asked[2] == {"2.9", "1.4", "1.5", "1.6", "1.7", "0.6"}
    assert "2.3" in asked[3]
    assert "2.9" not in asked[3]
    assert [len(side["heroes"]) for side in game.seen()["sides"]] == [2, 2]


@pytest.mark.rule("BLH-CFG-03")
def test_a_player_alone_commands_all_sections() -> None:
    game = before_deployment([f"standard {HEROES[0]}", "standard", f"pennant {HEROES[2]}"])
    game.play(game.offers()[0])
    assert game.choice.seat == 2
    assert {"2.3", "2.9"} <= game.reached("deploy")
    assert [player["sections"] for player in game.seen()["players"]] == [
        ["left", "centre"],
        ["centre", "right"],
        ["left", "centre", "right"],
    ]


@pytest.mark.rule("BLH-CFG-05", "BLH-CFG-06")
def test_the_starting_side_deploys_all_its_heroes_first_and_before_the_first_turn() -> None:
    for scenario, order in (("first_laurels", [0, 1, 2, 3]), ("the_graveyard_of_the_white_company", [2, 3, 0, 1])):
        levels = ("commander", "warrior", "wizard", "cleric", "cleric", "cleric", "warrior", "wizard")
        game = before_deployment(FOUR, levels, scenario)
        asked = []
        while any(key.startswith("deploy:") for key in game.offers()):
            asked.append(game.choice.seat)
            assert not game.events_named("turn")
            game.play(game.offers()[0])
        assert asked == order
        assert game.events_named("turn")[0]["side"] == order[0] // 2


# -- councils ----------------------------------------------------------------------------------------------------------


def levels_of(game: BattleLoreGame, side: int) -> int:
    """The levels of a War Council as everybody sees it."""
    return sum(game.side_of(side)["council"].values())


@pytest.mark.rule("BLH-CFG-04")
def test_a_free_council_gives_out_a_level_less_for_each_extra_hero() -> None:
    uneven = before_deployment([FOUR[0], FOUR[1], FOUR[2]])
    assert (levels_of(uneven, 0), levels_of(uneven, 1)) == (5, 6)
    even = before_deployment(FOUR)
    assert (levels_of(even, 0), levels_of(even, 1)) == (6, 6)
    none = before_deployment([FOUR[0], FOUR[1], "pennant", "pennant"])
    assert (levels_of(none, 0), levels_of(none, 1)) == (4, 6)
    # One hero against none is not a side of several heroes.
    single = before_deployment([FOUR[0], "standard", "pennant"])
    assert (levels_of(single, 0), levels_of(single, 1)) == (6, 6)


@pytest.mark.rule("BLH-CFG-04")
def test_the_owner_of_a_fixed_council_chooses_the_level_it_gives_up(tmp_path: Path) -> None:
    game = called(tmp_path, [FOUR[0], "standard hero=Ella:warrior:warrior_cleave", FOUR[2]])
    assert game.choice.seat == 0
    assert game.offers() == ["lower:commander", "lower:warrior"]
    assert not game.events_named("lore_drawn")
    game.play("lower:warrior")
    assert game.side_of(0)["council"] == {"commander": 2, "warrior": 1}
    assert game.side_of(1)["council"] == {"commander": 2, "warrior": 2}
    # Two heroes more cost two levels, and the last Commander stays.
    game = called(tmp_path, [FOUR[0], "standard hero=Ella:warrior:warrior_cleave", "pennant"])
    game.play("lower:commander")
    assert game.offers() == ["lower:warrior"]


# -- fragile alliances -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-CFG-07")
def test_in_a_fragile_alliance_nobody_orders_his_allys_champion() -> None:
    heroes = (("Maud:warrior@6.5", "Rolf:warrior@6.7"), ())
    for fragile in (True, False):
        game = allied(
            f"{BLUE}@6.6", f"{BLUE}@1.6", heroes=heroes, fragile=fragile, hands=(["forward_all"], ["attack_left"])
        )
        game.play("play:forward_all")
        assert ("order:6.7" in game.offers()) is not fragile
        assert {"order:6.5", "order:6.6"} <= set(game.offers())
    assert game.why_not("order:6.7") == ""
    barred = allied(f"{BLUE}@6.6", f"{BLUE}@1.6", heroes=heroes, fragile=True, hands=(["forward_all"], ["attack_left"]))
    assert barred.play("play:forward_all").why_not("order:6.7") == "BLH-CFG-07"


@pytest.mark.rule("BLH-CFG-08")
def test_in_a_fragile_alliance_nobody_orders_his_allys_combined_unit() -> None:
    heroes = (("Maud:warrior@6.5", "Rolf:warrior@6.7"), ())
    army = f"{BLUE}@6.5 {BLUE}@6.6 {BLUE}@6.7"
    for fragile in (True, False):
        game = allied(army, f"{BLUE}@1.6", heroes=heroes, fragile=fragile, hands=(["forward_all"], ["attack_left"]))
        game.play("play:forward_all")
        assert ("order:6.7" in game.offers()) is not fragile
        assert ("separate:6.7" in game.offers()) is not fragile
        assert {"order:6.5", "order:6.6", "separate:6.5"} <= set(game.offers())
        assert (game.why_not("order:6.7") == "BLH-CFG-08") is fragile


@pytest.mark.rule("BLH-CFG-08")
def test_in_a_fragile_alliance_leadership_orders_the_own_leader_only() -> None:
    heroes = (("Maud:warrior@6.5", "Rolf:warrior@6.7"), ())
    for fragile, ordered in ((True, {"6.5"}), (False, {"6.5", "6.7"})):
        game = allied(
            f"{BLUE}@6.5 {BLUE}@6.7", f"{BLUE}@1.6", heroes=heroes, fragile=fragile,
            hands=(["leadership"], ["attack_left"]),
        )  # fmt: skip
        game.play("play:leadership")
        assert {unit["hex"] for unit in game.seen()["units"] if unit["ordered"]} == ordered


@pytest.mark.rule("BLH-CFG-07", "BLH-CFG-08")
@pytest.mark.parametrize("army", [f"{BLUE}@6.6", f"{BLUE}@6.5 {BLUE}@6.6 {BLUE}@6.7"])
def test_in_a_fragile_alliance_each_player_orders_his_own_hero_when_he_leads(army: str) -> None:
    heroes = (("Maud:warrior@6.5", "Rolf:warrior@6.7"), ())
    hands = (["forward_all", "forward_all"], ["scout_left", "scout_left"])
    game = allied(army, f"{BLUE}@1.6", heroes=heroes, fragile=True, hands=hands)
    game.play("play:forward_all")
    assert (game.choice.seat, game.reached("order")) == (0, {"6.5", "6.6"})
    while not (game.choice.seat == 1 and "play:forward_all" in game.offers()):
        game.play("done" if "done" in game.offers() else game.offers()[0])
    game.play("play:forward_all")
    assert (game.choice.seat, game.reached("order")) == (1, {"6.6", "6.7"})


@pytest.mark.rule("BLH-CFG-07", "BLH-CFG-08")
@pytest.mark.parametrize("army", [f"{BLUE}@6.6", f"{BLUE}@6.5 {BLUE}@6.6 {BLUE}@6.7"])
def test_false_orders_of_an_enemy_are_not_bound_by_a_fragile_alliance(army: str) -> None:
    heroes = (("Maud:warrior@6.5", "Rolf:warrior@6.7"), ())
    game = allied(
        army, f"{BLUE}@1.6", heroes=heroes, fragile=True, hands=(["patrol_centre"], ["scout_left"]),
        lore=((), ("false_orders",)), goblets=(15, 15), notes={"lore": True},
    )  # fmt: skip
    game.play("play:patrol_centre", "lore:false_orders")
    assert (game.choice.seat, game.reached("order")) == (2, {"6.5", "6.6", "6.7"})


@pytest.mark.rule("BLH-CFG-07")
def test_false_orders_may_call_on_a_champion_whom_the_card_itself_could_not_order() -> None:
    game = allied(
        f"{BLUE}@6.1", f"{BLUE}@1.6", heroes=(("Maud:warrior@6.0", "Rolf:warrior@6.7"), ()), fragile=True,
        hands=(["patrol_centre"], ["scout_left"]), lore=((), ("false_orders",)), goblets=(15, 15), notes={"lore": True},
    )  # fmt: skip
    game.play("play:patrol_centre", "lore:false_orders")
    assert game.unit_at("6.7")["ordered"]


def test_a_fragile_alliance_needs_allies() -> None:
    with pytest.raises(SetupError, match="several players"):
        new("battlelore", scenario="first_laurels", seats=["", ""], seed=1, options={"fragile_alliances": "yes"})
    game = BattleLoreGame.of(
        new("battlelore", scenario="first_laurels", seats=["", "", ""], seed=1, options={"fragile_alliances": "yes"})
    )
    assert game.setup.options == {"fragile_alliances": "yes"}


# -- ransoms -----------------------------------------------------------------------------------------------------------

NO_LORE = ["green"] * 6
ONE_LORE = ["lore", *["green"] * 5]
TWO_LORE = ["lore", "lore", *["green"] * 4]


def ransomed(*rolls: list[str], heroes: tuple[str, ...] = ("Maud:warrior@8.6", "Wendel:wizard@8.4")) -> BattleLoreGame:
    """The pennant side's hero on 4.2 is wounded, which wins; he has a treasure token for the ransom."""
    game = allied(
        f"{BLUE}@5.2", f"{BLUE}@1.6", heroes=(heroes, ("Rolf:warrior::::0:1@4.2",)), needed=1,
        dice=["sword", "lore", "lore", "sword", *[face for roll in rolls for face in roll]],
        hands=(["attack_left"], ["attack_left"]),
    )  # fmt: skip
    game.lead("5.2")
    return game.halt_if_asked().attack("5.2", "4.2")


@pytest.mark.rule("BLH-CFG-09", "BLH-CFG-10", "BLH-CFG-11")
def test_allies_roll_six_dice_each_for_a_ransom_and_the_most_lore_symbols_win_it() -> None:
    for rolls, counts, richer in (((ONE_LORE, TWO_LORE), [1, 2], 1), ((TWO_LORE, NO_LORE), [2, 0], 0)):
        game = ransomed(*rolls)
        assert game.events_named("ransom")
        assert [(event["player"], event["n"]) for event in game.events_named("ransom_roll")] == list(enumerate(counts))
        assert [event["player"] for event in game.events_named("ransom_won")] == [richer]
        # Both have a token of the spoils besides.
        assert [game.hero_of(0, n)["treasure"] for n in (0, 1)] == [1 + (n == richer) for n in (0, 1)]
        assert game.hero_of(1)["treasure"] == 0


@pytest.mark.rule("BLH-CFG-11")
def test_those_who_tie_for_a_ransom_roll_again() -> None:
    game = ransomed(ONE_LORE, ONE_LORE, NO_LORE, NO_LORE, ONE_LORE, TWO_LORE)
    assert [event["n"] for event in game.events_named("ransom_roll")] == [1, 1, 0, 0, 1, 2]
    assert game.hero_of(0, 1)["treasure"] == 2


@pytest.mark.rule("BLH-CFG-09", "BLH-CFG-11")
def test_allies_roll_for_each_ransom_anew() -> None:
    captives = ("Rolf:warrior::::0:1@4.2", "Isolde:cleric::::0:1@4.10")
    game = allied(
        f"{BLUE}@5.2 {BLUE}@5.10", f"{BLUE}@1.6", heroes=(("Maud:warrior@8.6", "Wendel:wizard@8.4"), captives),
        dice=[*["sword", "lore", "lore", "sword"] * 2, *ONE_LORE, *TWO_LORE, *TWO_LORE, *NO_LORE],
        needed=2, hands=(["forward_all"], ["attack_left"]),
    )  # fmt: skip
    game.lead("5.2", "5.10").halt_if_asked().attack("5.2", "4.2").decide("no")
    game.attack("5.10", "4.10")
    assert [event["n"] for event in game.events_named("ransom_roll")] == [1, 2, 2, 0]
    assert [event["player"] for event in game.events_named("ransom_won")] == [1, 0]
    assert [game.hero_of(0, n)["treasure"] for n in (0, 1)] == [2, 2], "each with one of the spoils"
    assert [game.hero_of(1, n)["treasure"] for n in (0, 1)] == [0, 0]


@pytest.mark.rule("BLH-CFG-09")
def test_a_player_without_a_hero_competes_and_has_no_sheet_to_put_the_token_on() -> None:
    game = ransomed(NO_LORE, ONE_LORE, heroes=("Maud:warrior@8.6",))
    assert [event["player"] for event in game.events_named("ransom_won")] == [1]
    assert game.hero_of(0)["treasure"] == 1


@pytest.mark.rule("BLH-DEP-13", "BLH-CFG-11")
def test_a_hero_who_was_not_deployed_is_given_no_ransom() -> None:
    game = ransomed(NO_LORE, ONE_LORE, heroes=("Maud:warrior@8.6", "Wendel:wizard"))
    assert [event["player"] for event in game.events_named("ransom_won")] == [1]
    assert [game.hero_of(0, n)["treasure"] for n in (0, 1)] == [1, 0], "only she has taken part"


# -- a call to arms ----------------------------------------------------------------------------------------------------


def called(folder: Path, seats: list[str], text: str = CALL) -> BattleLoreGame:
    """The adventure with a call to arms, at its start."""
    path = folder / "the_levy.yaml"
    path.write_text(text, encoding="utf-8")
    game = BattleLoreGame.of(new("battlelore", scenario=str(path), seats=seats, seed=1))
    game.settle()
    return game


def kept(game: BattleLoreGame) -> BattleLoreGame:
    """Keep lore cards until something else is asked."""
    while any(key.startswith("take:") for key in game.offers()):
        game.play(game.offers()[0])
    return game


@pytest.mark.rule("BLH-CFG-01")
def test_in_a_call_to_arms_a_hero_comes_to_one_section(tmp_path: Path) -> None:
    for section, hexes in (("left", {"2.10", "0.10"}), ("centre", {"2.6", "0.6"}), ("right", {"2.2", "0.1", "0.0"})):
        game = kept(called(tmp_path, [FOUR[0], FOUR[2].replace("wizard", "warrior")]))
        assert game.offers() == ["section:left", "section:centre", "section:right"]
        game.play(f"section:{section}")
        free = sorted(game.reached("muster"))
        game.play(f"muster:{next(hex for hex in free if hex in hexes)}")
        assert game.reached("deploy") == hexes
        assert game.side_of(1)["called"] == section


@pytest.mark.rule("BLH-CFG-01")
def test_in_a_call_to_arms_each_player_deploys_one_hero_in_that_section(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="BLH-DEP-01"):
        called(tmp_path, [FOUR[0], f"{FOUR[2]} hero=Ella:warrior:warrior_cleave"])
    allies = [FOUR[0], FOUR[2], "pennant hero=Ella:warrior:warrior_cleave"]
    game = called(tmp_path, allies)
    while any(key.startswith("lower:") for key in game.offers()):
        game.play(game.offers()[0])
    kept(game).play("section:right", "muster:0.1")
    # The right wing is under the second player's command; a call to arms opens it to the first as well.
    assert (game.choice.seat, game.reached("deploy")) == (1, {"2.2", "0.1", "0.0"})
    game.play("deploy:0.1")
    assert (game.choice.seat, game.reached("deploy")) == (2, {"2.2", "0.0"}), "one hero in a hex"
    game.play("deploy:2.2")
    assert [game.unit_at(hex)["leader"] for hex in ("0.1", "2.2")] == ["Rolf", "Ella"]
    assert game.choice.seat == 0, "nobody has a second hero"


@pytest.mark.rule("BLH-CFG-02")
def test_heroes_and_reserves_come_together_before_the_first_turn(tmp_path: Path) -> None:
    game = kept(called(tmp_path, [FOUR[0], FOUR[2]]))
    assert [len(side["reserves"]) for side in game.seen()["sides"]] == [3, 1]
    game.play("section:left", "muster:0.10", "deploy:0.10")
    assert game.unit_at("0.10")["leader"] == "Rolf"
    assert game.choice.seat == 0
    game.play("section:right", "muster:8.10", "muster:7.9")
    # Reserves come to empty hexes of the section, in the two rows nearest to the baseline.
    assert game.reached("muster") == {"8.9", "8.11", "8.12", "7.8", "7.10", "7.11"}
    game.play("muster:8.12", "deploy:8.10")
    assert game.events_named("turn") == [{"side": 1, "n": 1}]
    names = [event.name for event in game.events if event.name in ("called", "muster", "hero", "turn")]
    assert names == ["called", "muster", "hero", "called", "muster", "muster", "muster", "hero", "turn"]
    assert [side["reserves"] for side in game.seen()["sides"]] == [[], []]


@pytest.mark.rule("BLH-CFG-02")
def test_a_side_without_reserves_names_a_section_for_its_hero(tmp_path: Path) -> None:
    text = CALL.replace("  pennant: {human_sword_red: 1}\n", "")
    game = kept(called(tmp_path, [FOUR[0], FOUR[2]], text))
    game.play("section:centre")
    # The only troop there takes him without a question.
    assert game.unit_at("2.6")["leader"] == "Rolf"
