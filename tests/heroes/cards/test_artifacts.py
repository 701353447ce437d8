"""Artifacts that raise attack, defense or power, or change a die; see `test_artifacts_means` for the others."""

import pytest

from tests.heroes.support.fight import asked, hits, keys, side
from tests.heroes.support.hands import facing, holding
from tests.heroes.support.stage import happened, play, unit_at

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
    game = holding(card, "", "expert=1")
    play(game, "attack:b3", f"{how}:{card}")
    assert hits(game)[0] == ("neutral_trolls", 2 + by)
    assert side(game, 0)["discard"] == [card]
    # An artifact's second effect is not an Expert effect.
    assert side(game, 0)["expert"] == 1


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
    game = facing(card, dice=[1, 0])
    play(game, "attack:b3", f"{how}:{card}")
    assert hits(game)[0] == ("neutral_trolls", 3 - by)
    assert side(game, 1)["discard"] == [card]


@pytest.mark.rule("H3-CRD-20")
@pytest.mark.parametrize(("how", "damage"), [("play", 3), ("second", 2)])
def test_armor_of_wonder_draws_and_raises_attack_or_defense(how: str, damage: int) -> None:
    game = holding("armor_of_wonder", "power", draws=["power"])
    play(game, "attack:b3", f"{how}:armor_of_wonder")
    assert side(game, 0)["hand"] == ["power"]
    assert hits(game)[0] == ("neutral_trolls", damage)

    game = facing("armor_of_wonder", "power", draws=["power"])
    play(game, "attack:b3", f"{how}:armor_of_wonder")
    assert side(game, 1)["hand"] == ["power"]
    assert hits(game)[0] == ("neutral_trolls", 1 if how == "second" else 2)


# -- paid with cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-16", "H3-CBR-13")
@pytest.mark.parametrize(("card", "by"), [("ogres_club_of_havoc", 2), ("titans_gladius", 3)])
def test_artifacts_that_raise_attack_for_a_card(card: str, by: int) -> None:
    game = holding(f"{card},defense,power")
    play(game, "attack:b3", f"play:{card}")
    assert asked(game) == (0, "card")
    assert keys(game) == {"discard:defense", "discard:power"}
    assert game.choice.private
    play(game, "discard:power")
    assert hits(game)[0] == ("neutral_trolls", 2 + by)
    assert side(game, 0)["hand"] == ["defense"]
    assert sorted(side(game, 0)["discard"]) == sorted([card, "power"])


@pytest.mark.rule("H3-CRD-16", "H3-CBR-14")
@pytest.mark.parametrize(("card", "by"), [("shield_of_the_yawning_dead", 2), ("sentinels_shield", 3)])
def test_artifacts_that_raise_defense_for_a_card(card: str, by: int) -> None:
    game = facing(f"{card},power", dice=[1, 0])
    play(game, "attack:b3", f"play:{card}", "discard:power")
    assert hits(game)[0] == ("neutral_trolls", 3 - by)


@pytest.mark.parametrize(
    "card", ["ogres_club_of_havoc", "titans_gladius", "sentinels_shield", "shield_of_the_yawning_dead"]
)
def test_without_another_card_there_is_no_paying(card: str) -> None:
    game = holding(card) if "shield" not in card else facing(card)
    play(game, "attack:b3")
    assert keys(game) == {f"second:{card}", "pass"}


def test_targ_goes_back_to_the_hand() -> None:
    game = facing("targ_of_the_rampaging_ogre,power,power,attack", dice=[1, 0])
    play(game, "attack:b3", "play:targ_of_the_rampaging_ogre", "discard:power", "discard:power")
    assert side(game, 1)["hand"] == ["attack", "targ_of_the_rampaging_ogre"]
    # It may be played again at once, but two cards are no longer there to pay.
    assert keys(game) == {"second:targ_of_the_rampaging_ogre", "pass"}
    play(game, "pass", "pass")
    assert hits(game)[0] == ("neutral_trolls", 1)


@pytest.mark.rule("H3-CBR-13", "H3-CBR-14")
@pytest.mark.parametrize(("how", "damage"), [("play", 4), ("second", 2)])
def test_sword_of_judgement_raises_attack_or_defense_by_the_cards_discarded(how: str, damage: int) -> None:
    game = holding("sword_of_judgement,power,power,knowledge") if how == "play" else None
    if game is None:
        game = facing("sword_of_judgement,power,power,knowledge", units="castle_champions@b2", dice=[-1, 0])
    play(game, "attack:b3", f"{how}:sword_of_judgement")
    # At least one card.
    assert "done" not in game.choice
    play(game, "discard:power", "discard:power", "done")
    assert hits(game)[0] == ("neutral_trolls", damage)
    assert side(game, 0 if how == "play" else 1)["hand"] == ["knowledge"]


def test_sword_of_judgement_may_take_the_whole_hand() -> None:
    game = holding("sword_of_judgement,power,knowledge")
    play(game, "attack:b3", "play:sword_of_judgement", "discard:power", "discard:knowledge")
    assert hits(game)[0] == ("neutral_trolls", 4)
    assert side(game, 0)["hand"] == []


@pytest.mark.parametrize(("given", "drawn"), [("magic_arrow", ["attack"]), ("power", [])])
def test_blackshard_discards_a_card_and_draws_for_a_spell(given: str, drawn: list[str]) -> None:
    game = holding(f"blackshard_of_the_dead_knight,{given}", "attack", draws=drawn)
    play(game, "attack:b3", "play:blackshard_of_the_dead_knight", f"discard:{given}")
    assert side(game, 0)["hand"] == drawn
    if drawn:
        play(game, "pass")
    assert hits(game)[0] == ("neutral_trolls", 4)


def test_blackshard_with_an_empty_hand_discards_nothing() -> None:
    game = holding("blackshard_of_the_dead_knight")
    play(game, "attack:b3", "play:blackshard_of_the_dead_knight")
    assert hits(game)[0] == ("neutral_trolls", 4)


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "damage"), [(1, 5), (0, 2), (-1, 0)])
def test_centaurs_axe_triples_the_die(die: int, damage: int) -> None:
    game = holding("centaurs_axe", dice=[die, 0])
    play(game, "attack:b3", "play:centaurs_axe")
    assert hits(game)[0] == ("neutral_trolls", damage)


def test_centaurs_axe_may_be_played_by_the_other_side_and_ends_with_the_attack() -> None:
    game = facing("centaurs_axe", dice=[-1, 1])
    play(game, "attack:b3", "play:centaurs_axe")
    assert hits(game) == [("neutral_trolls", 0), ("neutral_boars", 5)]


@pytest.mark.rule("H3-CBC-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_shield_of_the_dwarven_lords_takes_the_die_away_after_the_roll(seat: int) -> None:
    make = holding if seat == 0 else facing
    game = make("shield_of_the_dwarven_lords", dice=[1 if seat else -1, 0])
    play(game, "attack:b3")
    if seat == 1:
        play(game, "pass")  # its second effect could be used before the roll
    assert asked(game) == (seat, "play")
    assert keys(game) == {"play:shield_of_the_dwarven_lords", "pass"}
    assert happened(game, "die")
    play(game, "play:shield_of_the_dwarven_lords")
    assert hits(game)[0] == ("neutral_trolls", 2)


def test_shield_of_the_dwarven_lords_undoes_what_the_die_set_off() -> None:
    # A Pack of zombies gets defense for a die of 0 or +1; without the die it gets none.
    game = holding("shield_of_the_dwarven_lords", units="castle_crusaders@b2", against="necropolis_zombies+@b3!")
    play(game, "attack:b3")
    play(game, "play:shield_of_the_dwarven_lords")
    assert hits(game)[0] == ("necropolis_zombies+", 2)

    game = holding("shield_of_the_dwarven_lords", units="castle_crusaders@b2", against="necropolis_zombies+@b3!")
    play(game, "attack:b3", "pass")
    assert hits(game)[0] == ("necropolis_zombies+", 1)


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
    game = holding(f"magic_arrow,{card}")
    while asked(game)[1] == "play":
        play(game, "pass")
    play(game, "cast:magic_arrow", f"{how}:{card}", f"step:{power + 1}", "target:b3")
    assert hits(game) == [("neutral_trolls", 1 + power)]
    assert sorted(side(game, 0)["discard"]) == sorted([card, "magic_arrow"])


@pytest.mark.rule("H3-SPL-06")
def test_tunic_of_the_cyclops_king_gives_power_and_draws() -> None:
    game = holding("magic_arrow,tunic_of_the_cyclops_king", "attack", draws=["attack"])
    play(game, "cast:magic_arrow", "power:tunic_of_the_cyclops_king")
    assert side(game, 0)["hand"] == ["attack"]
    play(game, "step:2", "target:b3")
    assert hits(game) == [("neutral_trolls", 2)]


def test_tunic_of_the_cyclops_king_may_be_played_to_draw_and_cast() -> None:
    game = holding("tunic_of_the_cyclops_king", "magic_arrow", draws=["magic_arrow"])
    play(game, "play:tunic_of_the_cyclops_king", "cast:magic_arrow", "step:2", "target:b3")
    assert hits(game) == [("neutral_trolls", 2)]


@pytest.mark.rule("H3-SPL-06")
def test_titans_cuirass_gives_more_power_for_a_card() -> None:
    game = holding("chain_lightning,titans_cuirass,attack", against="neutral_trolls@b3! neutral_boars@c3!")
    play(game, "cast:chain_lightning", "power:titans_cuirass", "discard:attack", "step:3", "target:b3")
    assert hits(game) == [("neutral_trolls", 3)]
    play(game, "target:c3")
    assert hits(game)[1:] == [("neutral_boars", 2), ("neutral_boars", 1)]
    assert side(game, 0)["hand"] == []
    assert set(side(game, 0)["discard"]) == {"attack", "chain_lightning", "titans_cuirass"}


@pytest.mark.rule("H3-SPL-02", "H3-SPL-07")
@pytest.mark.parametrize(("hand", "offered"), [("resurrection,titans_cuirass,attack", True),
                                               ("resurrection,titans_cuirass", False),
                                               ("resurrection,titans_cuirass,magic_arrow", True)])  # fmt: skip
def test_power_that_has_to_be_paid_for_counts_when_a_spell_is_offered(hand: str, offered: bool) -> None:
    # A unit of gold needs 4 power: the cuirass gives them for another card, and 2 alone.
    game = facing(hand, against="neutral_trolls@b3*6! neutral_boars@d5")
    play(game, "attack:b3")
    assert ("cast:resurrection" in game.choice) is offered
    assert bool(unit_at(game, "b3")) is offered
