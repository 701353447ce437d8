"""The spells that do more than change a number, played."""

import pytest

from banneret.heroes.state.battle import Battle
from tests.heroes.builder import HeroesGame, skirmish
from tests.heroes.rules.combat.test_spl import discarded, hand


def caster(cards: str, defender: str, others: str = "", dice: tuple[int, ...] = ()) -> HeroesGame:
    """Archangels on b3 (and others) with all of these cards in hand, about to act."""
    names = cards.split(",")
    army = f"castle_archangels@b3 {others} cards={cards} hand={len(names)} expert=3"
    game = skirmish(army, defender, draws=names, dice=dice)
    while game.choice.seat != 0:
        game.play("done")
    return game


def spaces_hit(game: HeroesGame) -> list[tuple[str, int]]:
    """Which units took how much damage, in order."""
    return [(str(event["unit"]).split("@")[0], int(event["n"])) for event in game.events_named("damage")]


# -- Chain Lightning ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-02")
@pytest.mark.parametrize(("power", "damage"), [(0, [1, 1, 1]), (2, [2, 1, 1]), (4, [3, 2, 1])])
def test_chain_lightning_strikes_the_two_nearest_units_as_well(power: int, damage: list[int]) -> None:
    game = caster(
        "chain_lightning,power,power,power,power", "castle_champions@b5 castle_crusaders@b4 castle_zealots@d4"
    )
    game.play("cast:chain_lightning", *["power:power"] * power)
    if "done" in game.choice:
        game.play("done")
    if game.choice.kind_name == "amount":
        game.play(f"step:{power // 2 + 1}")
    game.play("target:b5")
    assert spaces_hit(game)[0] == ("castle_champions", damage[0])
    assert spaces_hit(game)[1] == ("castle_crusaders", damage[1])
    assert [n for _, n in spaces_hit(game)] == damage


@pytest.mark.rule("H3-SPL-02")
def test_chain_lightning_strikes_own_units_and_the_caster_picks_among_equally_near_ones() -> None:
    game = caster("chain_lightning", "castle_champions@c4 castle_crusaders@d4", others="castle_griffins@b4")
    game.play("cast:chain_lightning", "target:c4")
    assert set(game.choice.keys) == {"target:b4", "target:d4"}
    assert game.choice.seat == 0
    game.play("target:b4")
    assert [unit for unit, _ in spaces_hit(game)] == ["castle_champions", "castle_griffins", "castle_crusaders"]


@pytest.mark.rule("H3-SPL-02")
def test_chain_lightning_passes_over_units_that_spells_do_not_touch() -> None:
    game = caster("chain_lightning", "castle_champions@c5 dungeon_black_dragons+@d5 castle_crusaders@a5")
    game.play("cast:chain_lightning", "target:c5")
    assert "dungeon_black_dragons+" not in [unit for unit, _ in spaces_hit(game)]
    assert len(spaces_hit(game)) == 3


# -- Fireball ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-02")
def test_fireball_hits_two_adjacent_spaces_friends_too() -> None:
    game = caster("fireball,power,power", "castle_champions@c4 castle_crusaders@d4", others="castle_griffins@b4")
    game.play("cast:fireball", "power:power", "power:power", "step:2", "target:c4")
    assert set(game.choice.keys) == {"place:c3", "place:b4", "place:d4", "place:c5"}
    game.play("place:b4")
    assert game.unit_at("b4")["damage"] == 2
    assert game.unit_at("c4")["damage"] == 2
    assert game.unit_at("d4")["damage"] == 0


@pytest.mark.rule("H3-SGE-19")
def test_fireball_cannot_be_aimed_at_the_tower() -> None:
    game = caster("fireball", "castle_champions@c5 town citadel walls=a3,c3 gate=d3")
    game.play("cast:fireball")
    assert set(game.choice.keys) == {"target:b3", "target:c5"}


# -- Fire Shield -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-02")
def test_fire_shield_burns_whoever_attacks_from_next_to_it() -> None:
    game = caster("fire_shield", "castle_champions@b4", dice=(0, 0))
    game.play("cast:fire_shield", "target:b3", "done", "attack:b3")
    assert game.events_named("burn") == [{"unit": "castle_champions@7", "n": 1}]
    assert game.unit_at("b4")["damage"] == 1 + 6 - 2


@pytest.mark.rule("H3-SPL-02")
def test_fire_shield_burns_who_strikes_back_and_two_shields_burn_more() -> None:
    game = caster("fire_shield,fire_shield,knowledge", "castle_champions@b4", dice=(0, 0))
    game.play("cast:fire_shield", "done", "target:b3", "expert:knowledge", "cast:fire_shield", "target:b3", "attack:b4")
    assert game.events_named("retaliate")
    assert game.events_named("burn") == [{"unit": "castle_champions@7", "n": 2}]


@pytest.mark.rule("H3-SPL-02")
def test_fire_shield_does_not_burn_whom_spells_do_not_touch() -> None:
    game = skirmish(
        "castle_archangels@b3 cards=fire_shield hand=1",
        "castle_griffins@b4 castle_champions@d5! cards=anti_magic hand=1",
        draws=["fire_shield", "anti_magic"],
        dice=[0, 0],
    )
    game.play("cast:fire_shield", "target:b3", "done", "cast:anti_magic", "attack:b3")
    assert game.events_named("burn") == []


@pytest.mark.rule("H3-SPL-02")
def test_fire_shield_does_not_burn_a_distant_shooter() -> None:
    game = caster("fire_shield", "castle_zealots@b5", dice=(0,))
    game.play("cast:fire_shield", "target:b3", "done", "attack:b3")
    assert spaces_hit(game) == [("castle_archangels", 0)]
    assert game.events_named("burn") == []


@pytest.mark.rule("H3-CRD-17")
def test_fire_shield_ends_with_the_round() -> None:
    game = caster("fire_shield", "castle_champions@b4", dice=(0, 0))
    game.play("cast:fire_shield", "target:b3", "done", "done")
    game.play("done", "attack:b3")
    assert game.events_named("burn") == []


@pytest.mark.rule("H3-SPL-02")
def test_fire_shield_burns_even_when_the_shielded_unit_falls() -> None:
    game = skirmish(
        "castle_griffins@b3*3 castle_archangels@d1 cards=fire_shield hand=1",
        "castle_champions@b4",
        draws=["fire_shield"],
        dice=[0],
    )
    game.play("cast:fire_shield", "target:b3", "done", "attack:b3")
    assert game.unit_at("b3") == {}
    assert game.unit_at("b4")["damage"] == 1


# -- Bless -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-02")
@pytest.mark.parametrize(("power", "damage"), [(0, 4), (1, 5), (2, 6)])
def test_bless_attacks_without_the_die(power: int, damage: int) -> None:
    game = caster("bless,power,power", "castle_champions@b4", dice=(0,))
    game.play("attack:b4", "cast:bless", *["power:power"] * power)
    if "done" in game.choice:
        game.play("done")
    if game.choice.kind_name == "amount":
        game.play(f"step:{power + 1}")
    assert spaces_hit(game)[0] == ("castle_champions", damage)
    assert [event["side"] for event in game.events_named("die")] == [1]


# -- Prayer ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-02")
def test_prayer_raises_the_statistic_chosen_for_the_attack() -> None:
    game = caster("prayer", "castle_champions@b4", dice=(0, 0))
    game.play("cast:prayer", "target:b3", "stat:attack")
    assert game.unit_at("b3")["attack"] == 7
    game.play("attack:b4")
    assert spaces_hit(game)[0] == ("castle_champions", 7 - 2)
    assert game.unit_at("b3")["attack"] == 6


@pytest.mark.rule("H3-CRD-17")
def test_prayer_for_defense_lasts_until_the_unit_was_attacked_once() -> None:
    game = caster("prayer", "castle_champions@b4 castle_crusaders@a3", dice=(1, 0, 1))
    game.play("cast:prayer", "target:b3", "stat:defense", "done")
    assert game.unit_at("b3")["defense"] == 4
    game.play("attack:b3")
    assert spaces_hit(game)[0] == ("castle_archangels", 5 + 1 - 4)
    assert game.unit_at("b3")["defense"] == 3


@pytest.mark.rule("H3-SPL-02")
def test_prayer_for_initiative_brings_a_unit_forward() -> None:
    game = caster("prayer,power,power,power,power", "castle_champions@b5", others="castle_crusaders@a1")
    game.play("cast:prayer", *["power:power"] * 4, "step:3", "target:a1", "stat:initiative", "done")
    assert game.choice.seat == 0
    assert game.unit_at("a1")["initiative"] == 8


# -- Cure --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-02")
@pytest.mark.parametrize(("power", "left"), [(0, 3), (1, 2), (2, 1)])
def test_cure_takes_off_damage_and_paralysis(power: int, left: int) -> None:
    game = caster("cure,power,power", "castle_champions@b5", others="castle_griffins+@a1*3! castle_champions@c1*4!")
    game.play("cast:cure", *["power:power"] * power)
    if "done" in game.choice:
        game.play("done")
    if game.choice.kind_name == "amount":
        game.play(f"step:{power + 1}")
    assert set(game.choice.keys) == {"target:a1", "target:c1"}
    game.play("target:c1")
    cured = game.unit_at("c1")
    assert (cured["damage"], cured["paralysed"]) == (left, False)
    assert game.unit_at("a1")["paralysed"] is True


@pytest.mark.rule("H3-SPL-02")
def test_cure_lifts_what_lowers_a_statistic() -> None:
    game = skirmish(
        "castle_champions@a1 cards=cure hand=1",
        "castle_archangels@b5 cards=slow hand=1",
        draws=["cure", "slow"],
    )
    game.play("cast:slow", "target:a1", "done")
    assert game.unit_at("a1")["initiative"] == 6
    game.play("cast:cure")
    assert game.unit_at("a1")["initiative"] == 7


@pytest.mark.rule("H3-SPL-02")
def test_cure_takes_a_disrupting_ray_off() -> None:
    game = skirmish(
        "castle_griffins+@a1 cards=cure hand=1",
        "castle_archangels@b5 cards=disrupting_ray hand=1",
        draws=["cure", "disrupting_ray"],
    )
    game.play("cast:disrupting_ray", "done")
    assert game.unit_at("a1")["silenced"] is True
    game.play("cast:cure")
    assert (game.unit_at("a1")["unit"], game.unit_at("a1")["silenced"]) == ("castle_griffins", False)
    assert [event["unit"] for event in game.events_named("unsilence")] == ["castle_griffins+@0"]


# -- Disrupting Ray and Anti-Magic -------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-02")
def test_disrupting_ray_switches_off_abilities_on_both_sides_of_the_card() -> None:
    game = caster("disrupting_ray", "castle_griffins+@b4 castle_champions@d5", dice=(-1, 0, 0))
    game.play("cast:disrupting_ray")
    assert game.unit_at("b4")["silenced"] is True
    game.play("attack:b4")
    griffins = game.unit_at("b4")
    assert (griffins["pack"], griffins["silenced"], griffins["retaliated"]) == (False, True, True)


@pytest.mark.rule("H3-CRD-17")
def test_a_silenced_unit_is_itself_again_after_the_combat() -> None:
    game = caster("disrupting_ray", "neutral_griffins@b4*3", dice=(0,))
    game.play("cast:disrupting_ray", "attack:b4")
    assert game.over
    described = game.rules.describe(game.view())["sides"]
    assert isinstance(described, list)
    assert described[1]["lost"] == ["neutral_griffins"]


@pytest.mark.rule("H3-SPL-02")
def test_anti_magic_keeps_spells_away() -> None:
    game = skirmish(
        "castle_archangels@b3 castle_griffins@a1 cards=anti_magic,magic_arrow hand=2",
        "castle_champions@b5 cards=magic_arrow hand=1",
        draws=["anti_magic", "magic_arrow", "magic_arrow"],
    )
    game.play("cast:anti_magic", "done", "done")
    assert game.choice.seat == 1
    game.play("cast:magic_arrow")
    assert set(game.choice.keys) == {"target:b3", "target:b5"}


# -- tiers -------------------------------------------------------------------------------------------------------------

BY_TIER = {"a1": "castle_griffins", "b1": "castle_crusaders", "c1": "castle_champions", "d1": "neutral_azure_dragons"}
"""A unit of each tier, bronze to azure, and where it stands."""


@pytest.mark.rule("H3-SPL-02")
@pytest.mark.parametrize("tiers", [1, 2, 3])
@pytest.mark.parametrize(
    ("spell", "each"), [("disrupting_ray", 1), ("anti_magic", 1), ("blind", 1), ("teleport", 1), ("counterstrike", 2)]
)
def test_power_opens_one_tier_after_the_other_and_never_azure(spell: str, each: int, tiers: int) -> None:
    power = each * (tiers - 1)
    cards = ",".join([spell, *["power"] * power])
    units = " ".join(f"{unit}@{space}" for space, unit in BY_TIER.items())
    game = skirmish(
        f"{units} cards={cards} hand={1 + power}", "neutral_crystal_dragons@d5!", draws=cards.split(","), dice=[0] * 9
    )
    if spell == "counterstrike":
        battle = game.state
        assert isinstance(battle, Battle)
        battle.retaliated = 15
        game.play("done")
    game.play(f"cast:{spell}", *["power:power"] * power)
    if game.asked()[1] == "amount":
        game.play(f"step:{tiers}")
    if tiers == 1:
        # A single target needs no question.
        assert game.asked()[1] != "target"
    else:
        assert game.keys == {f"target:{space}" for space in list(BY_TIER)[:tiers]}


# -- Counterstrike, Teleport, Resurrection -----------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-02")
def test_counterstrike_lets_a_unit_retaliate_once_more() -> None:
    game = skirmish(
        "castle_champions@b3 castle_crusaders@a4",
        "necropolis_vampires+@b4 cards=counterstrike,power,power hand=3",
        draws=["counterstrike", "power", "power"],
        dice=[-1, 0, -1, 0],
    )
    game.play("done", "attack:b4", "pass")
    assert len(game.events_named("retaliate")) == 1
    game.play("attack:b4", "cast:counterstrike", "power:power", "power:power")
    assert len(game.events_named("retaliate")) == 2


@pytest.mark.rule("H3-SPL-02")
def test_teleport_moves_an_own_unit_anywhere() -> None:
    game = caster("teleport", "castle_champions@b5", others="castle_halberdiers@a1")
    game.play("cast:teleport")
    game.play("place:d5")
    assert game.unit_at("d5")["unit"] == "castle_halberdiers"
    assert game.unit_at("a1") == {}


@pytest.mark.rule("H3-SPL-02")
def test_teleport_is_no_movement_of_the_unit() -> None:
    """Champions that a spell has put next to their target have not charged, and may still do so."""
    for moved in (False, True):
        game = skirmish(
            "castle_champions+@a1 cards=teleport,power,power hand=3",
            "castle_crusaders+@b5! castle_griffins@d5!",
            draws=["teleport", "power", "power"],
            dice=[0, 0],
        )
        game.play("cast:teleport", "power:power", "power:power", "place:b4" if not moved else "place:b2")
        game.play(*(["move:b4"] if moved else []), "attack:b5")
        assert ("reroll:1" in game.choice.keys) == moved


@pytest.mark.rule("H3-UNI-26")
def test_harpies_go_back_to_where_they_flew_from_after_a_teleport() -> None:
    game = skirmish("dungeon_harpies+@a1 cards=teleport hand=1", "castle_crusaders@b5!", draws=["teleport"], dice=[0])
    game.play("cast:teleport", "place:d3", "move:c5", "attack:b5", "yes")
    assert game.unit_at("d3")["unit"] == "dungeon_harpies"


@pytest.mark.rule("H3-SPL-02")
def test_resurrection_cancels_the_attack_that_would_remove_a_unit() -> None:
    game = skirmish(
        "castle_champions@b3",
        "castle_griffins@b4*3 castle_halberdiers@d5 cards=resurrection hand=1",
        draws=["resurrection"],
        dice=[0],
    )
    game.play("attack:b4")
    assert game.choice.seat == 1
    game.play("cast:resurrection")
    griffins = game.unit_at("b4")
    assert (griffins["damage"], griffins["retaliated"]) == (3, False)
    assert discarded(game, 1) == ["resurrection"]
    assert game.events_named("retaliate") == []


@pytest.mark.rule("H3-SPL-02")
@pytest.mark.parametrize("cards", [["resurrection"], ["resurrection", *["power"] * 4]])
def test_resurrection_may_be_declined_and_reaches_gold_only_with_power(cards: list[str]) -> None:
    game = skirmish(
        "castle_archangels@b3",
        f"castle_champions@b4*6 castle_griffins@d5*3 cards={','.join(cards)} hand={len(cards)}",
        draws=cards,
        dice=[0],
    )
    game.play("attack:b4")
    if len(cards) > 1:
        assert game.keys == {"cast:resurrection", "no"}
        game.play("no")
    assert game.unit_at("b4") == {}
    assert sorted(hand(game, 1)) == sorted(cards)


@pytest.mark.rule("H3-UNI-26")
def test_a_unit_burnt_to_death_makes_no_second_attack() -> None:
    """Liches next to a shielded unit fall with the burn of their first attack; the second victim is left alone."""
    game = skirmish(
        "castle_archangels@b3 castle_crusaders@a3! cards=fire_shield hand=1",
        "neutral_liches@b4*5 neutral_boars@d5!",
        draws=["fire_shield"],
        dice=[0, 0],
    )
    game.play("cast:fire_shield", "target:b3", "done", "attack:b3", "target:a3")
    assert game.events_named("burn") == [{"unit": "neutral_liches@7", "n": 1}]
    assert game.unit_at("b4") == {}
    assert game.unit_at("a3")["damage"] == 0
