"""The optional rules of the table that concern a Combat."""

import pytest

from tests.heroes.builder import skirmish

# -- no rerolls --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-02")
@pytest.mark.parametrize("rerolls", [True, False])
def test_morale_rerolls_nothing(rerolls: bool) -> None:
    options = {} if rerolls else {"no_rerolls": "on"}
    game = skirmish("castle_crusaders@b3 morale", "necropolis_vampires@b4#", dice=[-1, 0, 0], **options)
    game.play("done", "attack:b4")
    assert ("morale_reroll:1" in game.choice) == rerolls
    if not rerolls:
        assert game.side(0)["morale"], "the token is kept for its other uses"


@pytest.mark.rule("H3-OPT-02")
@pytest.mark.parametrize("rerolls", [True, False])
def test_morale_rerolls_no_defense_die(rerolls: bool) -> None:
    options = {} if rerolls else {"no_rerolls": "on"}
    game = skirmish("castle_griffins@b3", "dungeon_troglodytes@b4# morale", dice=[0, 0, 0], **options)
    game.play("attack:b4")
    assert (game.choice.keys == ("morale_reroll:1", "keep")) == rerolls


@pytest.mark.rule("H3-OPT-02")
@pytest.mark.parametrize("rerolls", [True, False])
def test_units_reroll_nothing_by_choice(rerolls: bool) -> None:
    options = {} if rerolls else {"no_rerolls": "on"}
    game = skirmish("castle_crusaders+@b3", "necropolis_zombies+@b4", dice=[0, 0], **options)
    game.play("attack:b4")
    assert (game.choice.keys == ("reroll:1", "keep")) == rerolls


@pytest.mark.rule("H3-OPT-02")
@pytest.mark.parametrize("rerolls", [True, False])
def test_units_reroll_nothing_by_rule(rerolls: bool) -> None:
    options = {} if rerolls else {"no_rerolls": "on"}
    game = skirmish("neutral_minotaurs@b3", "necropolis_dread_knights+@b4", dice=[-1, 0, 0], **options)
    game.play("done", "attack:b4")
    assert len(game.events_named("reroll")) == (1 if rerolls else 0)
    assert game.damage_dealt()[0] == (1 if rerolls else 0), "3 + 0 - 2 or 3 - 1 - 2"


# -- at least 1 damage -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-06")
@pytest.mark.parametrize(("least", "damage"), [("off", [0, 0]), ("on", [1, 1])])
def test_every_attack_deals_at_least_one_damage(least: str, damage: list[int]) -> None:
    game = skirmish("castle_griffins@b3", "necropolis_zombies@b4", dice=[-1, -1], minimum_damage=least)
    game.play("attack:b4")
    assert game.damage_dealt()[:1] == damage[:1], "2 - 1 - 1"
    game = skirmish("castle_crusaders@b3", "necropolis_zombies+@b4", dice=[-1, 0], minimum_damage=least)
    game.play("attack:b4")
    assert game.damage_dealt()[1:] == damage[1:], "the retaliation: 2 - 2"


@pytest.mark.rule("H3-OPT-06")
def test_the_minimum_holds_after_every_modifier() -> None:
    game = skirmish("castle_griffins@b3", "necropolis_ghost_dragons@b4# cards=defense hand=1", draws=["defense"],
                 dice=[-1, 1, 0], minimum_damage="on")  # fmt: skip
    game.play("done", "attack:b4", "play:defense")
    assert game.damage_dealt()[0] == 1, "2 - 1 against 3 + 1 + 1"


@pytest.mark.rule("H3-OPT-06", "H3-CBT-06")
def test_the_minimum_does_not_raise_more_damage() -> None:
    game = skirmish("castle_griffins@b3", "necropolis_liches@b4", dice=[1, 0, 0], minimum_damage="on")
    game.play("attack:b4")
    assert game.damage_dealt()[0] == 2


@pytest.mark.rule("H3-OPT-06")
def test_the_minimum_is_not_for_walls() -> None:
    game = skirmish(
        "castle_archangels@b2", "necropolis_zombies@b4 town citadel walls=a3,b3,d3 gate=c3", minimum_damage="on"
    )
    game.play("break:b3")
    assert game.events_named("damage") == []


# -- free extension ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-10")
@pytest.mark.parametrize("movement", [0, 2])
def test_further_rounds_cost_nothing(movement: int) -> None:
    army = f"castle_archangels+@a1 movement={movement}"
    game = skirmish(army, "guards=i", units=["neutral_halflings"], dice=[0] * 8, mode="campaign", free_extension="on")
    for number in (2, 3, 4):
        game.play("done")
        assert game.choice.keys == ("extend", "retreat")
        game.play("extend")
        assert game.round_of() == number
    assert game.rules.describe(game.view())["movement"] == movement


# -- the die adds nothing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-11")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_the_attack_die_changes_no_damage(die: int) -> None:
    game = skirmish("castle_crusaders@b3", "necropolis_liches@b4", dice=[die, 0, 0], attack_die_ignored="on")
    game.play("done", "attack:b4")
    assert game.rolls()[0] == die, "it is still rolled"
    assert game.damage_dealt()[0] == 2, "3 - 1"


@pytest.mark.rule("H3-OPT-11")
def test_abilities_still_look_at_the_die() -> None:
    game = skirmish("castle_griffins@b3", "necropolis_zombies@b4", dice=[1, 0], attack_die_ignored="on")
    game.play("attack:b4")
    assert game.damage_dealt()[0] == 0, "2 - 1 - 1: the Zombies' defense is raised by a +1"
    army = "dungeon_minotaurs@b3 cards=attack"
    game = skirmish(army, "necropolis_dread_knights@b4", dice=[-1, 0], draws=["attack"], attack_die_ignored="on")
    game.play("done", "attack:b4")
    assert game.side(0)["hand"] == ["attack"], "Minotaurs draw a card on a -1"
    assert game.damage_dealt()[0] == 2, "4 - 2"


@pytest.mark.rule("H3-OPT-11")
@pytest.mark.parametrize(("die", "damage"), [(0, 2), (1, 1)])
def test_a_defense_token_still_works(die: int, damage: int) -> None:
    game = skirmish("castle_crusaders@b3", "necropolis_skeletons+@b4#", dice=[1, die, 0], attack_die_ignored="on")
    game.play("attack:b4")
    assert game.damage_dealt()[0] == damage
    assert game.unit_at("b4")["unit"] == "necropolis_skeletons"


# -- an option changes what it is about and nothing else ---------------------------------------------------------------

PLAYERS = (
    "castle_marksmen@b2 castle_griffins@a1 cards=centaurs_axe,attack,archery hand=3 gold=10",
    "neutral_trolls@b4! dungeon_harpies@d5 cards=defense,power,resistance hand=3",
)
DRAWS = ["centaurs_axe", "attack", "archery", "defense", "power", "resistance"]
GUARDED = ("castle_marksmen castle_griffins cards=centaurs_axe,attack hand=2", "guards=ii")
GUARDS = ["neutral_boars", "neutral_harpies"]

Asked = tuple[tuple[int, str], tuple[str, ...]]


def course(armies: tuple[str, str], draws: list[str], units: list[str], **options: str) -> list[Asked]:
    """Who was asked for what in the first questions of a Combat, of which each is answered in another way."""
    game = skirmish(*armies, draws=draws, units=units, dice=[0] * 60, **options)
    told: list[Asked] = []
    while not game.over and len(told) < 30:
        keys = tuple(key for key in game.choice.keys if key not in ("surrender", "retreat"))
        told.append((game.asked(), keys))
        game.play(keys[7 * len(told) % len(keys)])
    return told


@pytest.mark.rule("H3-OPT-02")
@pytest.mark.parametrize("mode", ["clash", "campaign"])
def test_nobody_is_asked_more_in_a_combat_without_rerolls_when_nothing_could_be_rerolled(mode: str) -> None:
    plain = course(PLAYERS, DRAWS, [], mode=mode)
    assert len(plain) > 10
    assert course(PLAYERS, DRAWS, [], mode=mode, no_rerolls="on") == plain


@pytest.mark.rule("H3-CBS-14", "H3-OPT-02")
def test_nor_in_one_with_guards_who_are_drawn_after_the_player_has_placed() -> None:
    plain = course(GUARDED, ["centaurs_axe", "attack"], GUARDS)
    assert plain[0] == ((0, "unit"), ("deploy:castle_marksmen", "deploy:castle_griffins"))
    assert course(GUARDED, ["centaurs_axe", "attack"], GUARDS, no_rerolls="on") == plain
