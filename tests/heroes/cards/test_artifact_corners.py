"""Artifacts in corners: against guards and AI heroes, with empty piles, with a Secondary Hero, with Morale decks."""

import pytest

from tests.heroes.builder import (
    GUARDED,
    OPEN,
    HeroesGame,
    against_ai,
    attacker_holding,
    defender_holding,
    game_beside_guards,
    game_outside_town,
    game_with_cards,
    quiet_game,
    with_cards,
)

AGAINST_PLAYERS = ("dragon_wing_tabard", "hourglass_of_the_evil_hour", "shackles_of_war")
LIVING = ("castle/catherine", "dungeon/mutare")


# -- who is the enemy --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBC-09")
@pytest.mark.parametrize("card", AGAINST_PLAYERS)
def test_whoever_steers_the_guards_is_not_the_enemy_of_the_combat(card: str) -> None:
    game = game_beside_guards(card, seats=LIVING)
    game.deal(1, hand=["attack", "defense"])
    game.morale(1, 1)
    game.ask_again().play(f"go:{GUARDED}").close_window()
    offered = set[str]()
    while game.seen()["combat"] is not None:
        if game.choice.seat == 0:
            offered |= game.keys
        game.do_nothing()
    assert "done" in offered, "its own units were asked for"
    assert f"play:{card}" not in offered
    assert (game.player(1)["hand_size"], game.player(1)["morale"]) == (2, "positive")


@pytest.mark.parametrize("card", AGAINST_PLAYERS)
def test_an_ai_hero_has_neither_hand_nor_morale_and_never_flees(card: str) -> None:
    game = against_ai(
        "attack_a", f"{card} attack_a", player=f"castle_griffins@a1 {with_cards(card)}", ai="neutral_boars@d5"
    )
    assert game.side(0)["hand"] == [card]
    if game.asked()[1] == "play":
        assert f"play:{card}" not in game.keys
        game.play("pass")
    assert game.asked() == (0, "action")
    assert f"play:{card}" not in game.keys


def faced(secondary: bool) -> HeroesGame:
    """A hero of player 1, who can pay for a surrender, is attacked by one with Shackles of War."""
    game = quiet_game(*LIVING).meadow()
    game.deal(0, hand=["shackles_of_war"])
    game.face(*OPEN)
    if secondary:
        game.stand(1, "3,0.c")
        game.stand(1, OPEN[1], secondary=True)
    game.give(0)
    game.give(1, gold=20)
    game.ask_again().play(f"go:{OPEN[1]}").close_window()
    if secondary:
        game.play("no")
    return game


@pytest.mark.rule("H3-END-04")
@pytest.mark.parametrize("secondary", [False, True])
@pytest.mark.parametrize(("answer", "may"), [("play:shackles_of_war", False), ("pass", True)])
def test_shackles_hold_either_hero_of_the_enemy(secondary: bool, answer: str, may: bool) -> None:
    game = faced(secondary)
    while game.asked() != (0, "play"):
        assert game.asked()[1] in ("space", "unit")
        game.play(game.choice.keys[0])
    game.play(answer)
    while game.asked()[0] != 1:
        game.do_nothing()
    assert ("surrender" in game.keys) is may


@pytest.mark.rule("BF-MRL-09", "H3-MOR-10")
def test_the_hourglass_costs_an_enemy_a_morale_card_of_their_choice() -> None:
    game = quiet_game(*LIVING, morale_decks="on").have_morale(1, "combat_draw", "reroll_die")
    game.deal(0, hand=["hourglass_of_the_evil_hour", "attack"])
    game.ask_again().play("play:hourglass_of_the_evil_hour")
    assert (game.asked(), game.keys) == ((1, "card"), {"morale_drop:combat_draw", "morale_drop:reroll_die"})
    game.play("morale_drop:combat_draw")
    assert (game.player(1)["morale_cards"], game.asked()) == (["reroll_die"], (0, "action"))
    assert (game.player(0)["hand"], game.player(0)["discard"]) == (["attack"], ["hourglass_of_the_evil_hour"])


# -- cards and piles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-GEN-03")
def test_rib_cage_shuffles_the_discard_pile_in_where_there_is_no_spell_to_take() -> None:
    game = game_with_cards("rib_cage", deck=("haste",), discards=("attack", "power"))
    game.play("play:rib_cage")
    now = game.player(0)
    assert (now["hand"], sorted(now["deck"]), now["discard"]) == ([], ["attack", "haste", "power"], ["rib_cage"])
    assert "play:rib_cage" not in game_with_cards("rib_cage", deck=("haste",)).keys, "nothing to shuffle"
    assert "play:rib_cage" in game_with_cards("rib_cage", deck=("haste",), discards=("attack",)).keys


@pytest.mark.rule("H3-GEN-03")
def test_rib_cage_does_so_in_an_activation_but_no_attack_waits_for_it() -> None:
    hand = "rib_cage,everflowing_crystal_cloak,power,power,defense"
    for attacks in (False, True):
        game = attacker_holding(hand, "attack")
        game.play("play:everflowing_crystal_cloak", "discard:defense", "discard:power", "discard:power")
        assert (game.asked(), game.side(0)["hand"]) == ((0, "action"), ["rib_cage"])
        game.play("attack:b3" if attacks else "play:rib_cage")
        assert bool(game.hits()) is attacks, "before the roll nobody was asked"
        assert len(game.side(0)["deck"]) == (1 if attacks else 5)


@pytest.mark.parametrize("how", ["play", "second"])
def test_sword_of_judgement_is_not_drawn_for_nothing(how: str) -> None:
    game = attacker_holding("sword_of_judgement") if how == "play" else defender_holding("sword_of_judgement")
    game.play("attack:b3")
    assert game.hits(), "nobody was asked: there is no card to discard"


@pytest.mark.rule("H3-CRD-18", "H3-CRD-19")
def test_charm_of_mana_may_draw_what_was_discarded_for_it_but_not_itself() -> None:
    game = game_with_cards("charm_of_mana", "attack", "power")
    game.play("play:charm_of_mana", "discard:attack", "discard:power")
    assert (sorted(game.player(0)["hand"]), game.player(0)["discard"]) == (["attack", "power"], ["charm_of_mana"])


@pytest.mark.rule("H3-CRD-19")
@pytest.mark.parametrize("deck", [(), ("haste",)])
def test_shackles_draw_as_many_cards_as_there_are(deck: tuple[str, ...]) -> None:
    game = game_with_cards("shackles_of_war", deck=deck)
    game.play("second:shackles_of_war")
    if deck:
        game.play("keep:haste")
    assert (game.player(0)["hand"], game.player(0)["discard"]) == ([*deck], ["shackles_of_war"])
    assert game.asked() == (0, "action")


# -- dice and units ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBC-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_shield_of_the_dwarven_lords_takes_the_die_of_a_retaliation_away(seat: int) -> None:
    make = attacker_holding if seat == 0 else defender_holding
    game = make("shield_of_the_dwarven_lords", against="neutral_trolls@b3", units="castle_champions@b2", dice=[0, 1])
    game.play("attack:b3")
    while len(game.events_named("die")) < 2:
        game.play("pass")
    game.play("play:shield_of_the_dwarven_lords")
    assert game.hits() == [("neutral_trolls", 5), ("castle_champions", 2)]


def test_vial_of_lifeblood_gives_health_to_whichever_unit_its_player_picks() -> None:
    game = attacker_holding("vial_of_lifeblood", units="neutral_boars@b2 castle_halberdiers@d1")
    before = game.unit_at("b2")["hp"], game.unit_at("d1")["hp"]
    game.play("second:vial_of_lifeblood")
    assert game.keys == {"target:b2", "target:d1"}
    game.play("target:d1")
    assert (game.unit_at("b2")["hp"], game.unit_at("d1")["hp"]) == (before[0], int(str(before[1])) + 1)


# -- on the map --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-06", "H3-SPL-09")
@pytest.mark.parametrize(
    ("answers", "steps"),
    [
        (("power_second:titans_cuirass",), {"step:1", "step:2"}),
        (("power:titans_cuirass", "discard:attack"), {"step:1", "step:2", "step:3"}),
    ],
)
def test_titans_cuirass_gives_power_to_a_spell_of_the_map(answers: tuple[str, ...], steps: set[str]) -> None:
    game = game_outside_town("town_portal", "titans_cuirass", "attack")
    game.play("cast:town_portal", *answers)
    assert game.keys == steps


def test_the_legion_makes_a_neutral_unit_of_diplomacy_cheaper() -> None:
    game = game_with_cards("diplomacy", "head_of_legion")
    game.build(0, "dwelling_bronze", "dwelling_silver")
    game.give(0, gold=2)
    game.ask_again()
    game.luck(lands=["unit:neutral_boars", "unit:neutral_mummies"])
    game.play("play:diplomacy")
    assert game.keys == {"play:head_of_legion", "no"}
    game.play("play:head_of_legion", "recruit:neutral_mummies")
    assert (game.player(0)["units"][-1], game.resources(0)[0]) == ("neutral_mummies", 0)


def test_the_legion_makes_no_hero_cheaper() -> None:
    game = game_with_cards("head_of_legion")
    game.give(0, gold=4)
    game.army(0, "castle_halberdiers")
    assert "hire" not in game.ask_again().keys
    game.play("play:head_of_legion")
    assert game.keys == {"recruit:castle_griffins", "recruit:castle_marksmen"}


@pytest.mark.rule("H3-HER-02", "H3-HER-03")
@pytest.mark.parametrize("alone", ["off", "on"])
def test_speculum_is_of_no_use_where_only_a_hero_it_does_not_serve_could_discover(alone: str) -> None:
    game = game_with_cards("speculum", options={"map_cards_main_hero_only": alone})
    game.lay((0, 1), "F1")
    game.lay((1, 0), "F2")
    game.position.pool = (0, 0)
    game.stand(0, "3,0.ne", secondary=True, mp=0)
    assert ("play:speculum" in game.ask_again().keys) is (alone == "off")


@pytest.mark.rule("H3-HER-02", "H3-HER-03")
@pytest.mark.parametrize("who", ["main", "secondary", "both"])
def test_speculum_is_for_a_hero_who_has_something_to_discover(who: str) -> None:
    game = game_with_cards("speculum")
    game.lay((0, 1), "F1")
    game.lay((1, 0), "F2")
    game.position.pool = (0, 0)
    # Beside the Starting tile everything is known by now, beside the other one it is not.
    far, home = "3,0.ne", "0,0.c"
    game.stand(0, home if who == "secondary" else far)
    game.stand(0, home if who == "main" else "3,0.se", secondary=True, mp=0)
    game.ask_again().play("play:speculum")
    if who == "both":
        assert game.keys == {"hero_of:main", "hero_of:secondary"}
        game.play("hero_of:secondary")
    assert all(key.startswith("discover:") for key in game.keys)


@pytest.mark.rule("H3-HER-02")
def test_angel_wings_carry_either_hero() -> None:
    game = game_with_cards("angel_wings")
    game.stand(0, "0,0.se", secondary=True, mp=1)
    game.ask_again().play("play:angel_wings")
    assert game.keys == {"hero_of:main", "hero_of:secondary"}
    game.play("hero_of:secondary")
    assert (game.mp_of(0), game.mp_of(0, secondary=True)) == (3, 2)
    game.stand(0, "0,0.c", secondary=True, mp=2)
    game.stand(0, "0,0.se", mp=2)
    game.ask_again()
    assert "go2:0,0.nw" in game.keys, "over the blocked field"
    game.stand(0, "0,0.c", mp=2)
    game.stand(0, "0,0.se", secondary=True, mp=2)
    assert "go:0,0.nw" not in game.ask_again().keys, "the other hero walks"


@pytest.mark.rule("H3-CRD-12")
def test_rib_cage_finds_a_spell_that_was_discarded_last() -> None:
    game = game_with_cards("rib_cage", deck=("haste",), discards=("attack", "magic_arrow"))
    game.play("play:rib_cage")
    if game.choice.kind_name == "card":
        game.play("keep_card:magic_arrow")
    now = game.player(0)
    assert (now["hand"], sorted(now["deck"]), now["discard"]) == (["magic_arrow"], ["attack", "haste"], ["rib_cage"])
