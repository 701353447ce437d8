"""Settlements: the reward for flagging one, the bonus of the first owner, and losing it again."""

import pytest

from tests.heroes.builder import HeroesGame, field_on, game_next_to, solo_game, whole_game

REWARDS = [
    ("choose:1", (5, 0, 0), "gold"),
    ("choose:2", (0, 2, 0), "building_materials"),
    ("choose:3", (0, 0, 1), "valuables"),
]
HELP = "choose:4"


def income(game: HeroesGame, number: int) -> tuple[int, ...]:
    """The income of a player beyond what everybody begins with."""
    has = game.player(number)["income"]
    return has["gold"] - 10, has["building_materials"], has["valuables"]


def to_turn(game: HeroesGame, seat: int) -> HeroesGame:
    """Let turns go by until a seat is asked what to do in its turn."""
    game.end_turn()
    while game.asked() != (seat, "action"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        game.play(skip[0] if skip else game.choice.keys[0])
    return game


def first_flag(bonus: str = "off") -> tuple[HeroesGame, str]:
    """A game whose first player enters a Settlement nobody ever held; both players have nothing."""
    game, settlement = game_next_to("F1", "nw", settlement_first_bonus_free_choice=bonus)
    for number in (0, 1):
        game.give(number)
    return game.play(f"go:{settlement}"), settlement


def second_flag(reward: str) -> tuple[HeroesGame, str]:
    """A game whose second player takes a Settlement from the first, who had chosen a reward; both have nothing."""
    game, settlement = first_flag()
    game.play(reward)
    game.stand(0, "0,0.c")
    to_turn(game, 1)
    for number in (0, 1):
        game.give(number)
    game.approach("F1", "nw", player=1)
    return game.play(f"go:{settlement}"), settlement


# -- the reward --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-STL-02", "H3-STL-03", "H3-STL-09", "H3-LOC-30", "H3-LOC-42")
@pytest.mark.parametrize(("reward", "worth", "token"), REWARDS)
def test_the_first_owner_gains_the_income_chosen_once_at_once(
    reward: str, worth: tuple[int, int, int], token: str
) -> None:
    game, settlement = first_flag()
    assert game.keys == {"choose:1", "choose:2", "choose:3", HELP}
    game.play(reward)
    assert (income(game, 0), game.resources(0)) == (worth, worth)
    assert (game.field(settlement)["token"], game.field(settlement)["owner"]) == (token, 0)
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-STL-04", "H3-STL-05", "H3-LOC-30")
@pytest.mark.parametrize(("reward", "worth", "token"), REWARDS)
def test_another_captor_chooses_anew_and_gains_nothing_at_once(
    reward: str, worth: tuple[int, int, int], token: str
) -> None:
    game, settlement = second_flag("choose:1")
    assert income(game, 0) == (0, 0, 0)
    assert {"choose:1", "choose:2", "choose:3"} <= game.keys
    game.play(reward)
    assert (income(game, 1), game.resources(1)) == (worth, (0, 0, 0))
    assert (game.field(settlement)["token"], game.field(settlement)["owner"]) == (token, 1)


@pytest.mark.rule("H3-EXD-065", "H3-STL-02", "H3-STL-04", "H3-STL-09")
def test_gold_for_the_first_owner_and_valuables_for_the_second() -> None:
    game, settlement = first_flag()
    game.play("choose:1")
    assert (game.resources(0), income(game, 0)) == ((5, 0, 0), (5, 0, 0))
    game, settlement = second_flag("choose:1")
    game.play("choose:3")
    assert (income(game, 0), income(game, 1)) == ((0, 0, 0), (0, 0, 1))
    assert game.resources(1) == (0, 0, 0)
    assert game.field(settlement)["token"] == "valuables"


@pytest.mark.rule("H3-STL-11")
@pytest.mark.parametrize(("tile", "place"), [("F1", "nw"), ("F2", "ne"), ("F3", "w")])
def test_settlements_of_every_style_work_alike(tile: str, place: str) -> None:
    game, settlement = game_next_to(tile, place)
    game.give(0)
    game.play(f"go:{settlement}")
    assert game.keys == {"choose:1", "choose:2", "choose:3", HELP}
    game.play("choose:2")
    assert (income(game, 0), game.resources(0)) == ((0, 2, 0), (0, 2, 0))


# -- reinforcement -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-STL-06", "H3-STL-05")
def test_a_later_owner_reinforces_a_bronze_or_silver_unit_for_half_rounded_up() -> None:
    game, _ = first_flag()
    game.play("choose:1")
    game.stand(0, "0,0.c")
    to_turn(game, 1)
    game.army(1, "necropolis_skeletons", "necropolis_liches", "necropolis_dread_knights", "necropolis_zombies+")
    game.give(0)
    settlement = game.approach("F1", "nw", player=1)
    game.give(1, gold=12, valuables=1)
    game.build(1)
    game.position.tokens[1] = 7
    game.play(f"go:{settlement}", HELP)
    assert game.keys == {"reinforce:necropolis_skeletons", "reinforce:necropolis_liches"}
    game.play("reinforce:necropolis_skeletons")
    assert game.resources(1) == (10, 0, 1)
    assert set(game.player(1)["units"]) == {
        "necropolis_skeletons+", "necropolis_liches", "necropolis_dread_knights", "necropolis_zombies+",
    }  # fmt: skip


@pytest.mark.rule("H3-STL-06")
def test_who_cannot_pay_half_is_not_offered_the_reinforcement() -> None:
    game, _ = second_flag("choose:1")
    assert "necropolis_zombies" in game.player(1)["units"]
    assert HELP not in game.keys


@pytest.mark.rule("H3-STL-06", "H3-TRN-12")
@pytest.mark.parametrize(("hand", "offered"), [(["speculum"], False), (["legs_of_legion"], True)])
def test_a_card_that_makes_units_cheaper_brings_the_half_price_within_reach(hand: list[str], offered: bool) -> None:
    game, _ = first_flag()
    game.play("choose:1")
    game.stand(0, "0,0.c")
    to_turn(game, 1)
    game.army(1, "necropolis_zombies")
    game.deal(1, hand=hand)
    settlement = game.approach("F1", "nw", player=1)
    game.give(0)
    game.give(1, valuables=1)
    game.play(f"go:{settlement}").close_window()
    assert (HELP in game.keys) == offered
    if offered:
        game.play(HELP, "play:legs_of_legion")
        assert game.player(1)["units"] == ["necropolis_zombies+"]


@pytest.mark.rule("H3-STL-07")
def test_after_a_reinforcement_a_settlement_yields_nothing() -> None:
    game, settlement = first_flag()
    game.play(HELP)
    assert (income(game, 0), game.field(settlement)["token"]) == ((0, 0, 0), None)
    game.stand(0, field_on("c"), mp=1)
    game.ask_again()
    mark = len(game.events)
    game.play(f"go:{settlement}")
    assert game.names_since(mark) == ["walk", "visit"]
    game, settlement = second_flag(HELP)
    assert {"choose:1", "choose:2", "choose:3"} <= game.keys


@pytest.mark.rule("H3-STL-08", "H3-STL-10")
def test_the_reinforcement_needs_no_token_no_citadel_and_no_dwelling() -> None:
    game, settlement = game_next_to("F1", "nw")
    game.build(0)
    game.army(0, "castle_zealots")
    game.position.tokens[0] = 7
    game.give(0)
    game.ask_again().play(f"go:{settlement}", HELP)
    assert game.player(0)["units"] == ["castle_zealots+"]
    assert game.resources(0) == (0, 0, 0)


@pytest.mark.rule("H3-STL-10", "H3-EXD-067")
def test_the_first_owner_reinforces_for_nothing_and_gains_no_income() -> None:
    game = whole_game(("necropolis/sandro", "castle/catherine"))
    settlement = game.approach("F1", "nw")
    game.army(0, "necropolis_zombies")
    game.give(0, gold=1)
    game.play(f"go:{settlement}", HELP)
    assert game.player(0)["units"] == ["necropolis_zombies+"]
    assert (game.resources(0), income(game, 0)) == ((1, 0, 0), (0, 0, 0))


@pytest.mark.rule("H3-STL-10")
@pytest.mark.parametrize("bonus", ["choose:1", HELP])
def test_by_option_the_first_bonus_of_an_income_may_be_a_reinforcement(bonus: str) -> None:
    game, _ = first_flag("on")
    game.army(0, "castle_griffins")
    game.play("choose:2")
    assert game.keys == {"choose:1", HELP}
    game.play(bonus)
    assert income(game, 0) == (0, 2, 0)
    free = bonus == HELP
    assert game.player(0)["units"] == ["castle_griffins+" if free else "castle_griffins"]
    assert game.resources(0) == ((0, 0, 0) if free else (0, 2, 0))
    game, _ = first_flag()
    game.army(0, "castle_griffins")
    game.play("choose:2")
    assert game.asked() == (0, "action")


# -- a home like a Town ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-STL-01")
@pytest.mark.parametrize("pays", [True, False])
def test_the_owner_may_bring_the_army_to_a_settlement_as_to_a_town(pays: bool) -> None:
    game, settlement = game_next_to("F1", "nw")
    game.own(1, settlement)
    game.give(0)
    game.give(1, gold=8)
    game.build(1)
    game.ask_again().play(f"go:{settlement}")
    while game.asked() == (1, "play"):
        game.play("pass")
    assert game.asked() == (1, "may")
    game.play("yes" if pays else "no")
    if pays:
        assert (game.seen()["combat"] is not None, game.resources(1)) == (True, (0, 0, 0))
    else:
        assert (game.field(settlement)["owner"], game.asked()) == (0, (0, "amount"))


@pytest.mark.rule("H3-STL-12")
def test_a_secondary_hero_may_be_recruited_in_a_settlement() -> None:
    game, settlement = game_next_to("F1", "nw")
    game.give(0, gold=10)
    game.ask_again()
    game.play("hire")
    assert game.asked() == (0, "action")
    game, settlement = game_next_to("F1", "nw")
    game.own(0, settlement)
    game.give(0, gold=10)
    game.ask_again().play("hire")
    assert game.keys == {"settle:0,0.c", f"settle:{settlement}"}
    game.play(f"settle:{settlement}")
    assert game.player(0)["heroes"][1]["field"] == settlement


@pytest.mark.rule("H3-STL-12")
def test_a_beaten_hero_may_go_to_a_settlement() -> None:
    game, settlement = game_next_to("F1", "nw")
    game.own(1, settlement)
    game.stand(1, field_on("ne"))
    for number in (0, 1):
        game.give(number)
        game.deal(number, hand=[])
        game.build(number)
    game.army(0, "castle_archangels+")
    game.army(1, "necropolis_zombies")
    game.ask_again().play(f"go:{field_on('ne')}")
    game.luck(dice=[1, 1, 1])
    game.play("place:a2", "place:a5", "move:a4", "attack:a5")
    assert game.asked()[0] == 1
    assert game.keys == {"settle:3,0.c", f"settle:{settlement}"}
    game.play(f"settle:{settlement}")
    assert game.player(1)["heroes"][0]["field"] == settlement


@pytest.mark.rule("H3-STL-13")
@pytest.mark.parametrize("place", ["settlement", "town"])
def test_a_besieged_settlement_has_no_walls_no_gate_and_no_tower(place: str) -> None:
    game, target = game_next_to("F1", "nw")
    game.own(1, target)
    if place == "town":
        target = "3,0.c"
        game.stand(0, "3,0.ne", mp=1)
    game.stand(1, target)
    for number in (0, 1):
        game.give(number)
    game.build(1, "citadel")
    game.army(0, "castle_griffins")
    game.army(1, "necropolis_zombies")
    game.ask_again().play(f"go:{target}")
    while game.asked()[1] == "space":
        game.play(game.choice.keys[0])
    combat = game.seen()["combat"]
    units = {unit["unit"] for unit in combat["units"]}
    if place == "town":
        assert combat["walls"]
        assert combat["gate"]
        assert units > {"castle_griffins", "necropolis_zombies"}
    else:
        assert (combat["walls"], combat["gate"]) == ([], [])
        assert units == {"castle_griffins", "necropolis_zombies"}


@pytest.mark.rule("H3-STL-14")
def test_taking_a_settlement_takes_no_cube_from_its_owner() -> None:
    game, settlement = second_flag("choose:1")
    game.play("choose:1")
    assert game.field(settlement)["flags"] == [1]
    assert game.player(1)["cubes"] == [0, 0]
    assert not game.events_named("cube")


# -- after an AI hero --------------------------------------------------------------------------------------------------


def after_the_ai(*, held_before: bool, more: str = "") -> HeroesGame:
    """The player enters a Settlement that an AI hero has flagged, perhaps after another player or nobody."""
    game = solo_game("{id: warlord, name: Warlord, at: A1, army: [few:troglodytes]}", more=more).open_land()
    settlement = game.fields_of("settlement")[0]
    game.cleared(settlement)
    if held_before:
        game.own(0, settlement)
    game.stand(0, "0,0.c", mp=0)
    game.post_ai(0, game.free_beside(settlement))
    game.give(0)
    while settlement not in game.seen()["ai_flags"]:
        game.do_nothing()
    game.to_own_turn()
    game.banish()
    game.give(0)
    game.army(0, "castle_griffins")
    game.stand(0, game.beside(settlement), mp=2)
    return game.ask_again().play(f"go:{settlement}")


@pytest.mark.rule("H3-STL-09", "H3-STL-10", "H3-AIM-07")
@pytest.mark.parametrize("held_before", [False, True])
def test_the_first_player_gets_the_bonus_whoever_of_the_ai_was_there(held_before: bool) -> None:
    game = after_the_ai(held_before=held_before)
    game.play("choose:1")
    assert game.resources(0) == ((0, 0, 0) if held_before else (5, 0, 0))


@pytest.mark.rule("H3-STL-10", "H3-AIM-07")
def test_the_first_player_after_an_ai_hero_reinforces_for_nothing() -> None:
    game = after_the_ai(held_before=False)
    game.play(HELP)
    assert game.player(0)["units"] == ["castle_griffins+"]


@pytest.mark.rule("H3-AIM-07", "H3-WHEN-first_flag")
def test_what_a_scenario_gives_for_a_first_flag_is_gone_once_the_ai_was_there() -> None:
    spoils = "rules:\n- {id: spoils, text: Spoils., when: first_flag, do: [{gain: building_materials, amount: 7}]}\n"
    game = after_the_ai(held_before=False, more=spoils).play("choose:1")
    assert game.resources(0) == (5, 0, 0)
    game = solo_game(more=spoils).open_land()
    settlement = game.fields_of("settlement")[0]
    game.cleared(settlement)
    game.give(0)
    game.stand(0, game.beside(settlement), mp=2)
    game.ask_again().play(f"go:{settlement}", "choose:1")
    assert game.resources(0) == (5, 7, 0)
