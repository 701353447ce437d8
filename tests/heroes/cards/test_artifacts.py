"""Artifacts that raise attack, defense or power, or change a die; see `test_artifacts_means` for the others."""

import pytest

from tests.heroes.builder import attacker_holding, defender_holding

# -- attack and defense ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-20", "H3-ART-05", "H3-CBR-13")
@pytest.mark.parametrize(
    ("how", "card", "by"),
    [
        ("second", "blackshard_of_the_dead_knight", 1),
        ("second", "centaurs_axe", 1),
        ("second", "red_dragon_flame_tongue", 1),
        ("play", "dragon_scale_shield", 2),
        ("play", "dragon_scale_armor", 2),
        ("second", "ogres_club_of_havoc", 1),
        ("second", "titans_gladius", 2),
    ],
)
def test_artifacts_that_raise_attack(how: str, card: str, by: int) -> None:
    game = attacker_holding(card, "", "expert=1")
    game.play("attack:b3", f"{how}:{card}")
    assert game.hits()[0] == ("neutral_trolls", 2 + by)
    assert game.side(0)["discard"] == [card]
    # An artifact's second effect is not an Expert effect.
    assert game.side(0)["expert"] == 1


@pytest.mark.rule("H3-CRD-20", "H3-ART-05", "H3-CBR-14")
@pytest.mark.parametrize(
    ("how", "card", "by"),
    [
        ("play", "red_dragon_flame_tongue", 1),
        ("second", "dragon_scale_shield", 2),
        ("second", "dragon_scale_armor", 2),
        ("second", "shield_of_the_dwarven_lords", 1),
        ("second", "shield_of_the_yawning_dead", 1),
        ("second", "sentinels_shield", 2),
        ("second", "targ_of_the_rampaging_ogre", 1),
    ],
)
def test_artifacts_that_raise_defense(how: str, card: str, by: int) -> None:
    game = defender_holding(card, dice=[1, 0])
    game.play("attack:b3", f"{how}:{card}")
    assert game.hits()[0] == ("neutral_trolls", 3 - by)
    assert game.side(1)["discard"] == [card]


@pytest.mark.rule("H3-CRD-20")
@pytest.mark.parametrize(("how", "damage"), [("play", 3), ("second", 2)])
def test_armor_of_wonder_draws_and_raises_attack_or_defense(how: str, damage: int) -> None:
    game = attacker_holding("armor_of_wonder", "power", draws=["power"])
    game.play("attack:b3", f"{how}:armor_of_wonder")
    assert game.side(0)["hand"] == ["power"]
    assert game.hits()[0] == ("neutral_trolls", damage)

    game = defender_holding("armor_of_wonder", "power", draws=["power"])
    game.play("attack:b3", f"{how}:armor_of_wonder")
    assert game.side(1)["hand"] == ["power"]
    assert game.hits()[0] == ("neutral_trolls", 1 if how == "second" else 2)


# -- paid with cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-16", "H3-CBR-13")
@pytest.mark.parametrize(("card", "by"), [("ogres_club_of_havoc", 2), ("titans_gladius", 3)])
def test_artifacts_that_raise_attack_for_a_card(card: str, by: int) -> None:
    game = attacker_holding(f"{card},defense,power")
    game.play("attack:b3", f"play:{card}")
    assert game.asked() == (0, "card")
    assert game.keys == {"discard:defense", "discard:power"}
    assert game.choice.private
    game.play("discard:power")
    assert game.hits()[0] == ("neutral_trolls", 2 + by)
    assert game.side(0)["hand"] == ["defense"]
    assert sorted(game.side(0)["discard"]) == sorted([card, "power"])


@pytest.mark.rule("H3-CRD-16", "H3-CBR-14")
@pytest.mark.parametrize(("card", "by"), [("shield_of_the_yawning_dead", 2), ("sentinels_shield", 3)])
def test_artifacts_that_raise_defense_for_a_card(card: str, by: int) -> None:
    game = defender_holding(f"{card},power", dice=[1, 0])
    game.play("attack:b3", f"play:{card}", "discard:power")
    assert game.hits()[0] == ("neutral_trolls", 3 - by)


@pytest.mark.parametrize(
    "card", ["ogres_club_of_havoc", "titans_gladius", "sentinels_shield", "shield_of_the_yawning_dead"]
)
def test_without_another_card_there_is_no_paying(card: str) -> None:
    game = attacker_holding(card) if "shield" not in card else defender_holding(card)
    game.play("attack:b3")
    assert game.keys == {f"second:{card}", "pass"}


@pytest.mark.rule("H3-CRD-12", "H3-CRD-16")
def test_targ_goes_back_to_the_hand() -> None:
    game = defender_holding("targ_of_the_rampaging_ogre,power,power,attack", dice=[1, 0])
    game.play("attack:b3", "play:targ_of_the_rampaging_ogre", "discard:power", "discard:power")
    assert game.side(1)["hand"] == ["attack", "targ_of_the_rampaging_ogre"]
    # It may be played again at once, but two cards are no longer there to pay.
    assert game.keys == {"second:targ_of_the_rampaging_ogre", "pass"}
    game.play("pass", "pass")
    assert game.hits()[0] == ("neutral_trolls", 1)


@pytest.mark.rule("H3-CBR-13", "H3-CBR-14")
@pytest.mark.parametrize(("how", "damage"), [("play", 4), ("second", 2)])
def test_sword_of_judgement_raises_attack_or_defense_by_the_cards_discarded(how: str, damage: int) -> None:
    game = attacker_holding("sword_of_judgement,power,power,knowledge") if how == "play" else None
    if game is None:
        game = defender_holding("sword_of_judgement,power,power,knowledge", units="castle_champions@b2", dice=[-1, 0])
    game.play("attack:b3", f"{how}:sword_of_judgement")
    # At least one card.
    assert "done" not in game.choice
    game.play("discard:power", "discard:power", "done")
    assert game.hits()[0] == ("neutral_trolls", damage)
    assert game.side(0 if how == "play" else 1)["hand"] == ["knowledge"]


@pytest.mark.rule("H3-CRD-12")
def test_sword_of_judgement_may_take_the_whole_hand() -> None:
    game = attacker_holding("sword_of_judgement,power,knowledge")
    game.play("attack:b3", "play:sword_of_judgement", "discard:power", "discard:knowledge")
    assert game.hits()[0] == ("neutral_trolls", 4)
    assert game.side(0)["hand"] == []


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("given", "drawn"), [("magic_arrow", ["attack"]), ("power", [])])
def test_blackshard_discards_a_card_and_draws_for_a_spell(given: str, drawn: list[str]) -> None:
    game = attacker_holding(f"blackshard_of_the_dead_knight,{given}", "attack", draws=drawn)
    game.play("attack:b3", "play:blackshard_of_the_dead_knight", f"discard:{given}")
    assert game.side(0)["hand"] == drawn
    if drawn:
        game.play("pass")
    assert game.hits()[0] == ("neutral_trolls", 4)


def test_blackshard_with_an_empty_hand_discards_nothing() -> None:
    game = attacker_holding("blackshard_of_the_dead_knight")
    game.play("attack:b3", "play:blackshard_of_the_dead_knight")
    assert game.hits()[0] == ("neutral_trolls", 4)


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("die", "damage"), [(1, 5), (0, 2), (-1, 0)])
def test_centaurs_axe_triples_the_die(die: int, damage: int) -> None:
    game = attacker_holding("centaurs_axe", dice=[die, 0])
    game.play("attack:b3", "play:centaurs_axe")
    assert game.hits()[0] == ("neutral_trolls", damage)


@pytest.mark.rule("H3-CRD-12")
def test_centaurs_axe_may_be_played_by_the_other_side_and_ends_with_the_attack() -> None:
    game = defender_holding("centaurs_axe", dice=[-1, 1])
    game.play("attack:b3", "play:centaurs_axe")
    assert game.hits() == [("neutral_trolls", 0), ("neutral_boars", 5)]


@pytest.mark.rule("H3-CBC-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_shield_of_the_dwarven_lords_takes_the_die_away_after_the_roll(seat: int) -> None:
    make = attacker_holding if seat == 0 else defender_holding
    game = make("shield_of_the_dwarven_lords", dice=[1 if seat else -1, 0])
    game.play("attack:b3")
    if seat == 1:
        game.play("pass")  # its second effect could be used before the roll
    assert game.asked() == (seat, "play")
    assert game.keys == {"play:shield_of_the_dwarven_lords", "pass"}
    assert game.events_named("die")
    game.play("play:shield_of_the_dwarven_lords")
    assert game.hits()[0] == ("neutral_trolls", 2)


@pytest.mark.rule("H3-CRD-12")
def test_shield_of_the_dwarven_lords_undoes_what_the_die_set_off() -> None:
    # A Pack of zombies gets defense for a die of 0 or +1; without the die it gets none.
    game = attacker_holding(
        "shield_of_the_dwarven_lords", units="castle_crusaders@b2", against="necropolis_zombies+@b3!"
    )
    game.play("attack:b3")
    game.play("play:shield_of_the_dwarven_lords")
    assert game.hits()[0] == ("necropolis_zombies+", 2)

    game = attacker_holding(
        "shield_of_the_dwarven_lords", units="castle_crusaders@b2", against="necropolis_zombies+@b3!"
    )
    game.play("attack:b3", "pass")
    assert game.hits()[0] == ("necropolis_zombies+", 1)


# -- power -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-06", "H3-ART-05")
@pytest.mark.parametrize(
    ("how", "card", "power"),
    [
        ("power_second", "breastplate_of_petrified_wood", 1),
        ("power_second", "dragon_wing_tabard", 1),
        ("power_second", "rib_cage", 1),
        ("power_second", "tunic_of_the_cyclops_king", 2),
        ("power_second", "titans_cuirass", 2),
    ],
)
def test_artifacts_that_give_power(how: str, card: str, power: int) -> None:
    game = attacker_holding(f"magic_arrow,{card}")
    while game.asked()[1] == "play":
        game.play("pass")
    game.play("cast:magic_arrow", f"{how}:{card}", f"step:{power + 1}", "target:b3")
    assert game.hits() == [("neutral_trolls", 1 + power)]
    assert sorted(game.side(0)["discard"]) == sorted([card, "magic_arrow"])


@pytest.mark.rule("H3-SPL-06")
def test_tunic_of_the_cyclops_king_gives_power_and_draws() -> None:
    game = attacker_holding("magic_arrow,tunic_of_the_cyclops_king", "attack", draws=["attack"])
    game.play("cast:magic_arrow", "power:tunic_of_the_cyclops_king")
    assert game.side(0)["hand"] == ["attack"]
    game.play("step:2", "target:b3")
    assert game.hits() == [("neutral_trolls", 2)]


@pytest.mark.rule("H3-CRD-12")
def test_tunic_of_the_cyclops_king_may_be_played_to_draw_and_cast() -> None:
    game = attacker_holding("tunic_of_the_cyclops_king", "magic_arrow", draws=["magic_arrow"])
    game.play("play:tunic_of_the_cyclops_king", "cast:magic_arrow", "step:2", "target:b3")
    assert game.hits() == [("neutral_trolls", 2)]


@pytest.mark.rule("H3-SPL-06")
def test_titans_cuirass_gives_more_power_for_a_card() -> None:
    game = attacker_holding("chain_lightning,titans_cuirass,attack", against="neutral_trolls@b3! neutral_boars@c3!")
    game.play("cast:chain_lightning", "power:titans_cuirass", "discard:attack", "step:3", "target:b3")
    assert game.hits() == [("neutral_trolls", 3)]
    game.play("target:c3")
    assert game.hits()[1:] == [("neutral_boars", 2), ("neutral_boars", 1)]
    assert game.side(0)["hand"] == []
    assert set(game.side(0)["discard"]) == {"attack", "chain_lightning", "titans_cuirass"}


@pytest.mark.rule("H3-SPL-02", "H3-SPL-07")
@pytest.mark.parametrize(("hand", "offered"), [("resurrection,titans_cuirass,attack", True),
                                               ("resurrection,titans_cuirass", False),
                                               ("resurrection,titans_cuirass,magic_arrow", True)])  # fmt: skip
def test_power_that_has_to_be_paid_for_counts_when_a_spell_is_offered(hand: str, offered: bool) -> None:
    # A unit of gold needs 4 power: the cuirass gives them for another card, and 2 alone.
    game = defender_holding(hand, against="neutral_trolls@b3*6! neutral_boars@d5")
    game.play("attack:b3")
    assert ("cast:resurrection" in game.choice) is offered
    assert bool(game.unit_at("b3")) is offered


@pytest.mark.rule("H3-SPL-06", "H3-ABL-03")
@pytest.mark.parametrize(("expert", "offered"), [(2, True), (1, False)])
def test_expert_power_counts_when_a_spell_is_offered_as_often_as_it_may_be_used(expert: int, offered: bool) -> None:
    # A unit of gold needs 4 power: each of two cards gives 2 as an Expert, and 1 otherwise.
    game = defender_holding(
        "resurrection,power,power", words=f"expert={expert}", against="neutral_trolls@b3*6! neutral_boars@d5"
    )
    game.play("attack:b3")
    assert ("cast:resurrection" in game.choice) is offered
