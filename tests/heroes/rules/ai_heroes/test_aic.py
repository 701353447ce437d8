"""AI combat: whom units without a player attack, and where they go."""

import pytest

from banneret.kernel.kinds import K_DRAW
from tests.heroes.builder import HeroesGame, skirmish

DICE = [0] * 8


def struck(game: HeroesGame) -> list[str]:
    """The units attacked so far, retaliations left out."""
    return [str(event["unit2"]).split("@")[0] for event in game.events_named("attack")]


def wait(game: HeroesGame, times: int = 1) -> HeroesGame:
    """Let the human's units do nothing until as many attacks were made."""
    while len(struck(game)) < times:
        game.play("done")
    return game


# -- whose units -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-03")
@pytest.mark.parametrize("mode", ["clash", "campaign"])
def test_an_ai_army_is_steered_by_the_rules_in_every_mode(mode: str) -> None:
    game = skirmish("castle_crusaders@b2 castle_griffins@d1", "necropolis_dread_knights@b4 ai", dice=DICE, mode=mode)
    assert struck(game) == ["castle_crusaders"], "without asking anybody"
    assert game.choice.seat == 0


@pytest.mark.rule("H3-AIC-03")
def test_guards_are_steered_by_the_rules_in_a_campaign_only() -> None:
    army = "castle_crusaders@b2 castle_griffins@a2"
    campaign = skirmish(army, "guards=i", units=["neutral_harpies"], dice=DICE, mode="campaign")
    assert struck(campaign) == ["castle_griffins"], "of its own tier"
    clash = skirmish(army, "guards=i", units=["neutral_harpies"], dice=DICE, mode="clash")
    clash.play("place:a4")
    assert clash.choice.seat == 1
    assert struck(clash) == []


@pytest.mark.rule("H3-AIC-04")
def test_on_equal_initiative_the_attackers_unit_is_first() -> None:
    human = skirmish("castle_champions@d1", "necropolis_dread_knights@a5 ai")
    assert human.active() == "d1"
    assert human.events_named("move") == []
    ai = skirmish("castle_champions@d1 ai", "necropolis_dread_knights@a5")
    assert ai.active() == "a5"
    assert len(ai.events_named("move")) == 1, "the attacking AI has moved"


@pytest.mark.rule("H3-AIC-04")
def test_higher_initiative_is_first_whoever_attacks() -> None:
    game = skirmish("castle_halberdiers@d1", "necropolis_dread_knights@a5 ai")
    assert len(game.events_named("move")) == 1


@pytest.mark.rule("H3-AIC-06")
def test_guards_draw_no_cards() -> None:
    army = "castle_archangels+@a1 cards=attack,attack hand=1"
    game = skirmish(army, "guards=ii", units=["neutral_boars", "neutral_halflings"], dice=DICE, draws=["attack"],
                 mode="campaign", difficulty="easy")  # fmt: skip
    drawn = [answer for answer in game.answers if answer[1] == K_DRAW]
    game.play("done")
    while not game.over:
        game.play(game.choice.keys[-1])
    assert len(game.events_named("activate")) == 3
    assert [answer for answer in game.answers if answer[1] == K_DRAW] == drawn
    assert game.events_named("play") == []


# -- Ground and Flying units -------------------------------------------------------------------------------------------

GOLD_MELEE = ["necropolis_dread_knights", "dungeon_manticores"]
"""A Ground and a Flying unit."""


@pytest.mark.rule("H3-AIC-07")
@pytest.mark.parametrize("unit", GOLD_MELEE)
def test_a_unit_of_the_own_tier_in_reach_is_attacked(unit: str) -> None:
    game = skirmish("castle_champions@b2 castle_crusaders@a4 castle_halberdiers@c4", f"{unit}@a5 ai", dice=DICE)
    wait(game)
    assert struck(game) == ["castle_champions"], "although others stand next to it or nearer"


@pytest.mark.rule("H3-AIC-07")
@pytest.mark.parametrize("unit", GOLD_MELEE)
def test_an_adjacent_unit_of_the_own_tier_is_attacked_without_moving(unit: str) -> None:
    game = skirmish("castle_champions@a4 castle_halberdiers@b3", f"{unit}@a5 ai", dice=DICE)
    wait(game)
    assert struck(game) == ["castle_champions"]
    assert game.events_named("move") == []


@pytest.mark.rule("H3-AIC-07")
def test_a_unit_out_of_reach_is_left_for_one_in_reach() -> None:
    game = skirmish("castle_champions@d1 castle_halberdiers@b3", "necropolis_dread_knights@a5 ai", dice=DICE)
    wait(game)
    assert struck(game) == ["castle_halberdiers"]


TIERS = {
    "bronze": "castle_halberdiers",
    "silver": "castle_crusaders",
    "gold": "castle_champions",
    "azure": "neutral_crystal_dragons",
}


@pytest.mark.rule("H3-AIC-08", "H3-AIC-15")
@pytest.mark.parametrize(
    ("unit", "order"),
    [
        ("necropolis_skeletons", ["bronze", "silver", "gold", "azure"]),
        ("necropolis_vampires", ["silver", "bronze", "gold", "azure"]),
        ("necropolis_dread_knights", ["gold", "silver", "bronze", "azure"]),
        ("neutral_azure_dragons", ["azure", "gold", "silver", "bronze"]),
    ],
)
def test_the_order_of_tiers(unit: str, order: list[str]) -> None:
    spaces = ["b3", "c3", "a4", "d4"]
    for n in range(4):
        left = [f"{TIERS[tier]}@{space}" for tier, space in zip(order[n:], reversed(spaces[n:]), strict=True)]
        game = skirmish(" ".join(left), f"{unit}@b4 ai", dice=DICE)
        wait(game)
        assert struck(game) == [TIERS[order[n]]]


@pytest.mark.rule("H3-AIC-08")
@pytest.mark.parametrize(
    ("fallback", "target"), [("tier_then_distance", "castle_crusaders"), ("distance_then_tier", "castle_halberdiers")]
)
def test_an_option_puts_distance_before_tier(fallback: str, target: str) -> None:
    army = "castle_crusaders@a3 castle_halberdiers@b4"
    game = skirmish(army, "necropolis_dread_knights@b5 ai", dice=DICE, ai_melee_fallback=fallback)
    assert struck(wait(game)) == [target]


@pytest.mark.rule("H3-AIC-08")
def test_with_the_option_tier_still_decides_between_equally_near_units() -> None:
    army = "castle_crusaders@c3 castle_halberdiers@a3"
    game = skirmish(army, "necropolis_dread_knights@b5 ai", dice=DICE, ai_melee_fallback="distance_then_tier")
    assert struck(wait(game)) == ["castle_crusaders"]


@pytest.mark.rule("H3-AIC-07", "H3-AIC-08")
def test_the_option_is_for_units_of_other_tiers_only() -> None:
    army = "castle_champions@a3 castle_halberdiers@b4"
    game = skirmish(army, "necropolis_dread_knights@b5 ai", dice=DICE, ai_melee_fallback="distance_then_tier")
    assert struck(wait(game)) == ["castle_champions"]


@pytest.mark.rule("H3-AIC-09")
@pytest.mark.parametrize("fallback", ["tier_then_distance", "distance_then_tier"])
@pytest.mark.parametrize("unit", GOLD_MELEE)
def test_with_nobody_in_reach_it_goes_towards_the_best_tier(unit: str, fallback: str) -> None:
    game = skirmish("castle_crusaders@c1 castle_halberdiers@d3", f"{unit}@a5 ai", ai_melee_fallback=fallback)
    while not game.events_named("move"):
        game.play("done")
    assert game.events_named("move")[0]["space2"] == "a2", "three steps, which leave three to the Crusaders"


@pytest.mark.rule("H3-AIC-09")
def test_of_one_tier_it_goes_towards_the_nearest() -> None:
    game = skirmish("castle_halberdiers@d1 castle_griffins@d3", "necropolis_skeletons+@a5 ai")
    game.play("done")
    assert game.events_named("move")[0]["space2"] == "b3", "towards the farther one it would be a2"


@pytest.mark.rule("H3-AIC-09")
def test_a_way_round_counts_for_ground_units() -> None:
    friends = "necropolis_zombies@b4! necropolis_liches@c4! necropolis_wraiths@d4!"
    game = skirmish("castle_champions@d1", f"necropolis_dread_knights@d5 {friends} ai")
    game.play("done")
    assert game.events_named("move")[0]["space2"] == "a5", (
        "the straight way is blocked, the way leads round by column a"
    )


# -- Ranged units ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-10")
def test_ranged_units_prefer_ranged_targets_by_tier() -> None:
    ranged = ["castle_zealots@b2", "castle_marksmen@c2", "neutral_enchanters@a1"]
    for n, target in enumerate(["castle_zealots", "castle_marksmen", "neutral_enchanters"]):
        army = " ".join([*ranged[n:], "castle_crusaders@a3", "castle_griffins@d1"])
        game = skirmish(army, "necropolis_liches@a5 ai", dice=DICE)
        assert struck(wait(game)) == [target]


@pytest.mark.rule("H3-AIC-11")
def test_without_ranged_targets_the_order_of_tiers_is_the_same() -> None:
    others = ["castle_crusaders@b1", "castle_griffins@c2", "castle_champions@d2"]
    for n, target in enumerate(["castle_crusaders", "castle_griffins", "castle_champions"]):
        game = skirmish(" ".join(others[n:]), "necropolis_liches@a5 ai", dice=DICE)
        assert struck(wait(game)) == [target]


@pytest.mark.rule("H3-AIC-12")
def test_a_ranged_unit_with_adjacent_enemies_chooses_among_those() -> None:
    army = "castle_zealots@b2 castle_champions@a4 castle_halberdiers@b5"
    game = skirmish(army, "necropolis_liches@a5 ai", dice=DICE)
    assert struck(wait(game)) == ["castle_halberdiers"], "of the two next to it the one of the better tier"
    assert game.events_named("move") == []


@pytest.mark.rule("H3-AIC-12")
def test_of_two_adjacent_enemies_the_ranged_one_is_preferred() -> None:
    army = "castle_marksmen@a4 castle_crusaders@b5"
    assert struck(wait(skirmish(army, "necropolis_liches@a5 ai", dice=DICE))) == ["castle_marksmen"]


# -- ties --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-13")
def test_the_closest_of_equally_preferred_targets_is_attacked() -> None:
    melee = skirmish("castle_halberdiers@a3 castle_griffins@b4", "necropolis_wraiths+@d4 ai", dice=DICE)
    assert struck(wait(melee)) == ["castle_griffins"]
    ranged = skirmish("castle_halberdiers@a2 castle_griffins@a1", "dungeon_evil_eyes+@a5 ai", dice=DICE)
    assert struck(wait(ranged)) == ["castle_halberdiers"]
    diagonal = skirmish("castle_halberdiers@d3 castle_griffins@a2", "dungeon_evil_eyes+@a5 ai", dice=DICE)
    assert struck(wait(diagonal)) == ["castle_griffins"], "3 rows are nearer than 3 columns and 2 rows"


@pytest.mark.rule("H3-AIC-13")
@pytest.mark.parametrize(
    ("unit", "target"), [("dungeon_minotaurs+", "castle_crusaders"), ("necropolis_vampires+", "castle_zealots")]
)
def test_ground_units_count_steps_and_flying_units_the_straight_distance(unit: str, target: str) -> None:
    army = "castle_zealots@a2 castle_crusaders@c3 castle_halberdiers@a3"
    assert struck(wait(skirmish(army, f"{unit}@a4 ai", dice=DICE))) == [target]


@pytest.mark.rule("H3-AIC-14")
@pytest.mark.parametrize("pick", ["a3", "c3"])
def test_of_targets_still_tied_the_human_chooses(pick: str) -> None:
    game = skirmish("castle_crusaders@a3 castle_zealots@c3", "necropolis_vampires+@b4 ai", dice=DICE)
    assert (game.choice.seat, game.choice.kind_name) == (0, "target")
    assert game.choice.keys == ("target:a3", "target:c3")
    game.play(f"target:{pick}")
    assert struck(game) == [{"a3": "castle_crusaders", "c3": "castle_zealots"}[pick]]


@pytest.mark.rule("H3-AIC-14")
def test_a_human_who_defends_chooses_just_so() -> None:
    game = skirmish("necropolis_vampires+@b2 ai", "castle_crusaders@a3 castle_zealots@c3", dice=DICE)
    assert game.choice.seat == 1
    game.play("target:c3")
    assert struck(game) == ["castle_zealots"]


@pytest.mark.rule("H3-AIC-14")
def test_a_shot_is_tied_in_the_same_way() -> None:
    game = skirmish("castle_crusaders@a3 necropolis_vampires@c3", "dungeon_medusas@b5 ai", dice=DICE)
    game.play("done", "done")
    assert game.choice.keys == ("target:a3", "target:c3")


# -- defending ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-16")
def test_a_unit_that_can_do_nothing_does_not_defend() -> None:
    army = "necropolis_skeletons@a5 necropolis_liches@a4! necropolis_zombies@b5! ai"
    game = skirmish("castle_archangels@d1", army)
    game.play("done")
    assert game.round_of() == 2
    assert len(game.events_named("activate")) == 3, "the Archangels twice and the Skeletons"
    assert game.events_named("defend") == game.events_named("move") == []


@pytest.mark.rule("H3-AIC-16", "H3-CBS-25")
def test_guards_do_not_defend() -> None:
    game = skirmish("castle_archangels+@d1", "guards=i", units=["neutral_boars"], mode="campaign", dice=[1, -1] * 2,
                 free_extension="on")  # fmt: skip
    game.play("done")
    assert len(game.events_named("move")) == 1, "out of reach it comes nearer"
    game.play("extend", "done")
    assert struck(game) == ["castle_archangels+"], "in reach it attacks"
    assert game.events_named("defend") == []


@pytest.mark.rule("H3-AIC-32")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("castle_griffins@a1 gold=30", "necropolis_zombies@d5 gold=30 ai"),
        ("necropolis_zombies@a1 gold=30 ai", "castle_griffins@d5 gold=30"),
    ],
)
def test_nobody_surrenders_to_an_ai_hero(attacker: str, defender: str) -> None:
    game = skirmish(attacker, defender)
    assert game.choice.kind_name == "action"
    assert "surrender" not in game.choice
    assert game.why_not("surrender") == "H3-AIC-32"
    game.play("done")
    assert not game.over, "nor does the AI"
    assert game.unit_at("a1") or game.unit_at("d5")
