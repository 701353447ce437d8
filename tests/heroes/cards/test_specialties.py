"""The specialties of the six heroes in Combat."""

from typing import cast

import pytest

from banneret.heroes.state.battle import Battle
from tests.heroes.builder import attacker_holding, defender_holding, skirmish, with_cards

FAVOURITES = [
    ("catherine", "castle_crusaders", "castle_halberdiers"),
    ("mutare", "dungeon_black_dragons", "dungeon_minotaurs"),
    ("tamika", "necropolis_dread_knights", "necropolis_skeletons"),
]
"""The heroes whose cards count double for one sort of unit; such a unit, and another."""
by_hero = pytest.mark.parametrize(("hero", "favourite", "other"), FAVOURITES, ids=[row[0] for row in FAVOURITES])

ATTACK = {
    "castle_crusaders": 3, "castle_halberdiers": 2, "dungeon_black_dragons": 6, "dungeon_minotaurs": 4,
    "necropolis_dread_knights": 5, "necropolis_skeletons": 2,
}  # fmt: skip
HP = {
    "castle_crusaders": 4, "castle_halberdiers": 2, "dungeon_black_dragons": 8, "dungeon_minotaurs": 4,
    "necropolis_dread_knights": 7, "necropolis_skeletons": 2,
}  # fmt: skip

# -- Catherine, Mutare, Tamika -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBR-13", "H3-CBC-06")
@by_hero
def test_level_one_raises_attack_twice_as_much_for_the_favourite(hero: str, favourite: str, other: str) -> None:
    for unit, by in ((favourite, 2), (other, 1)):
        game = attacker_holding(
            f"{hero}_specialty_i", units=f"{unit}@b2", against="neutral_crystal_dragons@b3!", dice=[0] * 3
        )
        game.play("attack:b3", f"play:{hero}_specialty_i")
        assert game.hits()[0] == ("neutral_crystal_dragons", max(0, ATTACK[unit] + by - 3))
        # Used up: the attack of the unit is as it was.
        assert game.unit_at("b2").get("attack", ATTACK[unit]) == ATTACK[unit]


@pytest.mark.rule("H3-CBR-14", "H3-CBC-06")
@by_hero
def test_level_one_raises_defense_twice_as_much_for_the_favourite(hero: str, favourite: str, other: str) -> None:
    damage = {}
    for unit in (favourite, other):
        for answer in ("pass", f"second:{hero}_specialty_i"):
            game = defender_holding(f"{hero}_specialty_i", units="neutral_crystal_dragons@b2", against=f"{unit}@b3!")
            game.play("attack:b3", answer)
            damage[unit, answer] = game.hits()[0][1]
    assert damage[favourite, "pass"] - damage[favourite, f"second:{hero}_specialty_i"] == 2
    assert damage[other, "pass"] - damage[other, f"second:{hero}_specialty_i"] == 1


@pytest.mark.rule("H3-CBC-03", "H3-CBC-08")
@by_hero
def test_level_four_gives_health_for_the_combat(hero: str, favourite: str, other: str) -> None:
    for space, unit, by in (("a1", favourite, 2), ("c1", other, 1)):
        game = attacker_holding(
            f"{hero}_specialty_iv", units=f"{favourite}@a1 {other}@c1", against="neutral_peasants@d5!"
        )
        game.play(f"play:{hero}_specialty_iv")
        assert game.keys == {"target:a1", "target:c1"}
        game.play(f"target:{space}")
        assert game.unit_at(space)["hp"] == HP[unit] + by
        assert game.side(0)["lasting"] == [f"{hero}_specialty_iv"]


@pytest.mark.rule("H3-CBC-03", "H3-CBC-08", "H3-CBR-05")
@by_hero
def test_level_six_gives_initiative_for_the_combat(hero: str, favourite: str, other: str) -> None:
    for space, by in (("a1", 2), ("c1", 1)):
        game = attacker_holding(
            f"{hero}_specialty_vi", units=f"{favourite}@a1 {other}@c1", against="neutral_peasants@d5!"
        )
        before = game.unit_at(space)["initiative"]
        game.play(f"play:{hero}_specialty_vi", f"target:{space}")
        assert isinstance(before, int)
        assert game.unit_at(space)["initiative"] == before + by


@pytest.mark.rule("H3-UNI-17", "H3-UNI-19")
def test_more_health_counts_on_both_sides_of_a_card() -> None:
    game = attacker_holding(
        "catherine_specialty_iv", units="castle_crusaders+@b2", against="neutral_crystal_dragons@b3!"
    )
    # The crusaders (HP 4 + 2 on either side) are struck for 7 - 2 = 5: they do not flip.
    game.play("play:catherine_specialty_iv", "attack:b3", "keep")
    assert game.hits()[1] == ("castle_crusaders+", 5)
    assert (game.unit_at("b2")["pack"], game.unit_at("b2")["damage"]) == (True, 5)


@pytest.mark.rule("H3-UNI-20")
def test_health_given_for_the_combat_is_gone_after_it() -> None:
    game = attacker_holding(
        "vial_of_lifeblood", units="castle_crusaders@b2*3", against="neutral_peasants@b3!", dice=[0]
    )
    game.play("pass", "second:vial_of_lifeblood", "attack:b3")
    assert game.over
    assert game.side(0)["reserve"] == ["castle_crusaders"]
    assert (game.side(0)["lasting"], game.side(0)["discard"]) == ([], ["vial_of_lifeblood"])


# -- Rion --------------------------------------------------------------------------------------------------------------

HURT = "castle_champions@b2*3 neutral_boars@d1*1!"


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("space", "damage"), [("b2", 2), ("d1", 0)])
def test_rion_heals_one_damage_and_draws(space: str, damage: int) -> None:
    game = attacker_holding("rion_specialty_i", "power", units=HURT, draws=["power"])
    game.play("play:rion_specialty_i")
    assert game.keys == {"target:b2", "target:d1"}
    game.play(f"target:{space}")
    assert (game.unit_at(space)["damage"], game.side(0)["hand"]) == (damage, ["power"])


@pytest.mark.rule("H3-CRD-12")
def test_rion_may_play_for_the_card_alone() -> None:
    game = attacker_holding("rion_specialty_i", "power", draws=["power"])
    game.play("play:rion_specialty_i")
    assert game.side(0)["hand"] == ["power"]
    assert not game.events_named("heal")


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("answer", "damage", "paralysed"), [("heal", 0, True), ("cure", 1, False)])
def test_rion_heals_damage_or_paralysis(answer: str, damage: int, paralysed: bool) -> None:
    game = attacker_holding("rion_specialty_iv", "power", units=HURT, draws=["power"])
    game.play("play:rion_specialty_iv", "target:d1")
    assert game.keys == {"heal", "cure"}
    game.play(answer)
    assert (game.unit_at("d1")["damage"], game.unit_at("d1")["paralysed"]) == (damage, paralysed)
    assert game.side(0)["hand"] == ["power"]


@pytest.mark.rule("H3-CRD-12")
def test_rion_frees_a_unit_that_is_only_paralysed() -> None:
    game = attacker_holding(
        "rion_specialty_iv", "power", units="neutral_boars@b2 neutral_peasants@d1!", draws=["power"]
    )
    game.play("play:rion_specialty_iv")
    assert game.unit_at("d1")["paralysed"] is False


@pytest.mark.rule("H3-CRD-12")
def test_rion_at_last_heals_two_draws_two_and_discards_one() -> None:
    game = attacker_holding("rion_specialty_vi", "power,attack", units=HURT, draws=["power", "attack"])
    game.play("play:rion_specialty_vi", "target:b2")
    assert game.unit_at("b2")["damage"] == 1
    assert game.keys == {"discard:power", "discard:attack"}
    game.play("discard:power")
    assert game.side(0)["hand"] == ["attack"]


# -- Alamar ------------------------------------------------------------------------------------------------------------

LEVELS = {"i": (1, 2, 4), "iv": (0, 1, 3), "vi": (0, 0, 2)}


@pytest.mark.rule("H3-SPL-02", "H3-HER-09", "H3-HER-10")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("tier", [0, 1, 2])
def test_alamar_saves_a_unit_if_the_power_suffices_for_its_tier(level: str, tier: int) -> None:
    card = f"alamar_specialty_{level}"
    need = LEVELS[level][tier]
    unit = ("neutral_peasants", "castle_crusaders", "neutral_trolls")[tier]
    against = f"{unit}@b3*{(1, 3, 6)[tier]}! neutral_azure_dragons@d5!"
    strong = defender_holding(",".join([card, *["power"] * need]), units="neutral_crystal_dragons@b2", against=against)
    strong.play("attack:b3")
    assert strong.asked() == (1, "may")
    strong.play(f"cast:{card}", *["power:power"] * need)
    while strong.asked()[1] in ("card", "amount"):
        strong.play(strong.choice.keys[-1] if strong.asked()[1] == "card" else strong.choice.keys[0])
    assert strong.unit_at("b3")["unit"] == unit
    assert not strong.hits()
    # It does not retaliate.
    assert [blow[0] for blow in strong.blows()] == ["attack"]
    if need:
        weak = defender_holding(
            ",".join([card, *["power"] * (need - 1)]), units="neutral_crystal_dragons@b2", against=against
        )
        weak.play("attack:b3")
        assert not weak.unit_at("b3")


@pytest.mark.rule("H3-HER-09", "H3-EXD-043")
def test_alamars_card_comes_beside_the_spell_of_the_round() -> None:
    game = attacker_holding(
        "alamar_specialty_iv,magic_arrow",
        units="neutral_boars@b2*3 neutral_peasants@d1",
        against="neutral_trolls@b3!",
        dice=[0, 0],
    )
    game.play("cast:magic_arrow", "target:b3")
    assert game.side(0)["spells"] == 0
    game.play("attack:b3", "cast:alamar_specialty_iv")
    assert game.unit_at("b2")["damage"] == 3
    assert game.side(0)["spells"] == 0


@pytest.mark.rule("H3-HER-10")
def test_no_card_against_spells_stops_alamar_and_none_takes_his_card_back() -> None:
    game = skirmish(
        f"neutral_boars@b2 {with_cards('resistance', '', 'expert=1')}",
        f"neutral_peasants@b3*1! neutral_trolls@d5! {with_cards('alamar_specialty_iv,knowledge')}",
        dice=[0],
        draws=["resistance", "alamar_specialty_iv", "knowledge"],
    )
    game.play("attack:b3", "cast:alamar_specialty_iv")
    assert not game.events_named("play")
    assert game.unit_at("b3")["damage"] == 1
    assert game.side(1)["hand"] == ["knowledge"]
    assert game.side(1)["discard"] == ["alamar_specialty_iv"]


@pytest.mark.rule("H3-HER-10")
def test_a_unit_that_spells_do_not_touch_may_be_saved_by_alamar() -> None:
    game = defender_holding(
        "anti_magic,alamar_specialty_iv", units="neutral_peasants@b2",
        against="neutral_boars@b3*3 neutral_trolls@d5!", dice=[0],
    )  # fmt: skip
    game.play("cast:anti_magic", "target:b3", "done", "attack:b3", "cast:alamar_specialty_iv")
    assert (game.unit_at("b3")["warded"], game.unit_at("b3")["damage"]) == (True, 3)


# -- Sandro ------------------------------------------------------------------------------------------------------------


def stats(unit: dict[str, object]) -> tuple[object, ...]:
    return tuple(unit[name] for name in ("unit", "attack", "defense", "hp", "initiative", "damage"))


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(
    ("card", "unit", "expected"),
    [
        ("sandro_specialty_i", "necropolis_skeletons+", ("pack_horde_of_skeletons", 3, 1, 2, 6, 0)),
        ("sandro_specialty_iv", "necropolis_zombies+", ("pack_horde_of_zombies", 4, 1, 3, 5, 0)),
        ("sandro_specialty_vi", "necropolis_skeletons", ("few_legion_of_skeletons", 4, 1, 2, 6, 0)),
        ("sandro_specialty_vi", "necropolis_skeletons+", ("pack_legion_of_skeletons", 4, 1, 2, 6, 0)),
    ],
)
def test_sandro_lays_his_card_on_a_unit(card: str, unit: str, expected: tuple[object, ...]) -> None:
    game = attacker_holding(card, units=f"{unit}@b2")
    game.play(f"play:{card}")
    assert stats(game.unit_at("b2")) == expected
    assert (game.side(0)["on_units"], game.side(0)["discard"]) == ([card], [])


@pytest.mark.parametrize(
    ("card", "unit"),
    [
        ("sandro_specialty_i", "necropolis_skeletons"),
        ("sandro_specialty_i", "necropolis_zombies+"),
        ("sandro_specialty_iv", "necropolis_zombies"),
        ("sandro_specialty_vi", "necropolis_zombies+"),
        ("sandro_specialty_vi", "neutral_skeletons"),
    ],
)
def test_sandros_cards_do_not_lie_on_other_units(card: str, unit: str) -> None:
    game = attacker_holding(card, units=f"{unit}@b2")
    assert game.asked() == (0, "action")
    assert f"play:{card}" not in game.choice


@pytest.mark.rule("H3-CRD-17", "H3-UNI-17", "H3-UNI-18")
def test_a_beaten_horde_is_discarded_and_the_pack_takes_what_is_left() -> None:
    # Trolls strike for 4 - 1 = 3: 2 for the Horde, 1 for the Pack below, which had 0.
    game = defender_holding(
        "sandro_specialty_i", units="neutral_trolls@b2", against="necropolis_skeletons+@b3", dice=[0, 0]
    )
    game.play("play:sandro_specialty_i", "attack:b3")
    assert stats(game.unit_at("b3")) == ("necropolis_skeletons", 3, 1, 2, 5, 1)
    assert game.unit_at("b3")["pack"] is True
    assert (game.side(1)["on_units"], game.side(1)["discard"]) == ([], ["sandro_specialty_i"])


@pytest.mark.rule("H3-CRD-17")
def test_damage_under_a_horde_counts_again_when_it_is_gone() -> None:
    game = defender_holding(
        "sandro_specialty_i", units="neutral_boars@b2", against="necropolis_skeletons+@b3*1", dice=[1, 0]
    )
    game.play("play:sandro_specialty_i")
    assert game.unit_at("b3")["damage"] == 0
    # 2 + 1 - 1 = 2 beats the Horde alone; the Pack shows the damage it had.
    game.play("attack:b3")
    assert stats(game.unit_at("b3")) == ("necropolis_skeletons", 3, 1, 2, 5, 1)


@pytest.mark.rule("H3-CRD-17", "H3-UNI-18", "H3-UNI-19")
def test_one_blow_may_go_through_legion_horde_pack_and_few() -> None:
    game = defender_holding(
        "sandro_specialty_i,sandro_specialty_vi", units="neutral_crystal_dragons@b2",
        against="necropolis_skeletons+@b3 necropolis_zombies@d5", dice=[1, 0],
    )  # fmt: skip
    game.play("play:sandro_specialty_i", "play:sandro_specialty_vi")
    assert stats(game.unit_at("b3"))[:4] == ("horde_legion_of_skeletons", 4, 1, 2)
    # 7 + 1 - 1 = 7 of 8: Legion 2, Horde 2, Pack 2, and 1 for the Few.
    game.play("attack:b3")
    assert stats(game.unit_at("b3")) == ("necropolis_skeletons", 2, 1, 2, 4, 1)
    assert game.unit_at("b3")["pack"] is False
    assert game.side(1)["discard"] == ["sandro_specialty_vi", "sandro_specialty_i"]


def test_a_horde_of_zombies_hides_the_ability_of_the_pack() -> None:
    game = defender_holding(
        "sandro_specialty_iv", units="neutral_boars@b2", against="necropolis_zombies+@b3", dice=[0, 0]
    )
    game.play("play:sandro_specialty_iv", "attack:b3")
    assert game.hits()[0] == ("pack_horde_of_zombies", 1)
    game = defender_holding(
        "sandro_specialty_iv", units="neutral_boars@b2", against="necropolis_zombies+@b3", dice=[0, 0]
    )
    game.play("pass", "attack:b3", "pass")
    assert game.hits()[0] == ("necropolis_zombies+", 0)


@pytest.mark.rule("H3-CRD-12")
def test_a_horde_may_be_called_before_an_attack_roll() -> None:
    game = defender_holding(
        "sandro_specialty_i", units="neutral_boars@b2", against="necropolis_skeletons+@b3*1", dice=[1, 0]
    )
    game.play("pass", "attack:b3")
    assert game.asked() == (1, "play")
    game.play("play:sandro_specialty_i")
    assert game.order("cover", "die")[:2] == ["cover", "die"]
    assert game.hits()[0] == ("pack_horde_of_skeletons", 2)


@pytest.mark.rule("H3-CRD-17")
def test_a_horde_stays_after_the_combat() -> None:
    game = attacker_holding(
        "sandro_specialty_i", units="necropolis_skeletons+@b2", against="neutral_peasants@b3*1!", dice=[0]
    )
    game.play("play:sandro_specialty_i")
    assert game.active() == "b2"
    game.play("attack:b3")
    assert game.over
    assert game.side(0)["reserve"] == ["pack_horde_of_skeletons"]
    assert game.side(0)["on_units"] == ["sandro_specialty_i"]


@pytest.mark.rule("H3-UNI-20", "H3-END-25")
def test_damage_under_a_horde_is_gone_after_the_combat() -> None:
    game = attacker_holding(
        "sandro_specialty_i", units="necropolis_skeletons+@b2*1", against="neutral_peasants@b3*1!", dice=[0]
    )
    game.play("play:sandro_specialty_i")
    assert any(cast(Battle, game.state).buried)
    game.play("attack:b3")
    assert game.over
    assert not any(cast(Battle, game.state).buried)
