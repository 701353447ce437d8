"""The lore cards of the Rogue, one by one."""

import pytest

from tests.battlelore.builder import battle, clash

BLUE = "human_sword_blue"
GREEN = "human_sword_green"


def rogue(level: int) -> tuple[dict[str, int], dict[str, int]]:
    """Councils of which the first has a Lore Master of this level, and the other one of another."""
    return {"rogue": level}, {"rogue": level % 3 + 1}


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_pick_pocket_takes_tokens_from_the_other_goblet() -> None:
    game = battle(f"{BLUE}@5.6", f"{BLUE}@0.0", lore=(["pick_pocket"], []), councils=rogue(2), goblets=(3, 9))
    game.play("lore:pick_pocket")
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == [3 - 1 + 3, 6]


@pytest.mark.rule("BL-LRE-15", "BL-LRE-19")
@pytest.mark.parametrize("card", ["agility_rogue", "agility_warrior"])
def test_agility_ignores_a_helmet_hit(card: str) -> None:
    game = clash(lore=([], [card]), dice=["blue", "blue", "sword"])
    game.attack("5.6", "4.6")
    assert (game.choice.seat, game.offers()) == (1, [f"lore:{card}", "pass"])
    assert not game.events_named("die"), "before the roll"
    game.play(f"lore:{card}")
    assert game.unit_at("4.6")["figures"] == 2, "one helmet ignored, one helmet and one sword-on-shield not"


@pytest.mark.rule("BL-LRE-15", "BL-LRE-19")
def test_deja_vu_takes_the_own_card_back() -> None:
    game = clash(lore=(["strength", "deja_vu"], []), dice=["lore"] * 4)
    game.play("lore:strength")
    assert game.offers() == ["lore:deja_vu", "pass"]
    game.play("lore:deja_vu")
    assert game.side_of(0, 0)["lore_hand"] == ["strength"]
    assert game.seen()["lore_discards"] == ["deja_vu"]
    assert game.side_of(0)["goblet"] == 13
    game.attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 4


@pytest.mark.rule("BL-LRE-19", "BL-LRE-29")
def test_deja_vu_returns_itself_where_the_card_is_cancelled() -> None:
    game = clash(lore=(["strength", "deja_vu"], ["dispel_magic"]))
    game.play("lore:strength", "lore:deja_vu")
    assert game.state.seat == 1
    game.play("pass", "lore:dispel_magic")
    assert game.side_of(0, 0)["lore_hand"] == ["deja_vu"]
    assert sorted(game.seen()["lore_discards"]) == ["dispel_magic", "strength"]


@pytest.mark.rule("BL-LRE-19")
def test_deja_vu_that_is_cancelled_itself_returns_nothing() -> None:
    game = clash(lore=(["strength", "deja_vu"], ["dispel_magic"]))
    game.play("lore:strength", "lore:deja_vu", "lore:dispel_magic")
    assert game.side_of(0, 0)["lore_hand"] == []
    assert sorted(game.seen()["lore_discards"]) == ["deja_vu", "dispel_magic", "strength"]


@pytest.mark.rule("BL-LRE-19")
@pytest.mark.parametrize("card", ["fearless_rogue", "fearless_warrior"])
def test_fearless_ignores_all_flags_and_battles_back(card: str) -> None:
    game = clash(lore=([], [card]), dice=["flag", "flag", "flag", "lore", "lore", "lore"])
    game.attack("5.6", "4.6")
    game.play(f"lore:{card}")
    assert game.offers()[0] == "ignore:3"
    game.play("ignore:3", "yes")
    assert game.events_named("back")


@pytest.mark.rule("BL-LRE-15")
@pytest.mark.parametrize("card", ["fearless_rogue", "fearless_warrior"])
def test_fearless_is_of_no_use_in_the_own_combat_phase(card: str) -> None:
    game = clash(pennant="dwarf_sword_blue@4.6", lore=([card], []), dice=["lore"] * 6)
    game.attack("5.6", "4.6")
    game.play("yes")
    assert game.events_named("back")
    assert not game.events_named("lore_played"), "nobody was asked about the battle back"


@pytest.mark.rule("BL-LRE-19", "BL-LRE-29")
def test_backstab_turns_the_swords_against_the_attacker() -> None:
    game = clash(lore=([], ["backstab"]), dice=["sword", "sword", "blue"])
    game.attack("5.6", "4.6")
    game.play("lore:backstab")
    assert game.unit_at("5.6")["figures"] == 2
    assert game.unit_at("4.6")["figures"] == 3, "the helmet still hits"


@pytest.mark.rule("BL-LRE-15")
def test_backstab_needs_a_melee() -> None:
    game = clash("dwarf_crossbow_green@5.6", f"{BLUE}@3.6", lore=([], ["backstab"]), dice=["sword", "sword"])
    game.attack("5.6", "3.6")
    assert game.unit_at("3.6")["figures"] == 2
    assert not game.events_named("lore_played")


@pytest.mark.rule("BL-LRE-19")
def test_hidden_path_lets_a_foot_unit_through_terrain() -> None:
    land = "marsh@6.6 marsh@6.7"
    army = f"{GREEN}@7.6 human_cav_green@8.2"
    game = battle(army, f"{BLUE}@0.0", land=land, lore=(["hidden_path"], []), hands=(["attack_centre"], []))
    game.lead("7.6")
    game.play("unit:7.6")
    assert "move:5.6" not in game.offers()
    game = battle(army, f"{BLUE}@0.0", land=land, lore=(["hidden_path"], []), hands=(["attack_centre"], []))
    game.lead("7.6")
    game.play("lore:hidden_path", "unit:7.6")
    assert "move:5.6" in game.offers()
    assert "move:6.6" in game.offers()
    game.play("move:6.6")
    assert not game.unit_at("6.6")["weary"]


@pytest.mark.rule("BL-LRE-19", "BL-LRE-29")
def test_false_orders_lets_the_opponent_name_the_units() -> None:
    army = f"{BLUE}@5.6 {BLUE}@6.6 {BLUE}@7.6 {BLUE}@5.0"
    game = battle(army, f"{BLUE}@0.0", lore=([], ["false_orders"]), hands=(["patrol_centre"], []))
    game.play("play:patrol_centre", "lore:false_orders")
    assert game.state.seat == 1
    assert game.offers() == ["order:5.6", "order:6.6", "order:7.6"], "in its section, and no way to name nobody"
    game.play("order:7.6", "order:6.6")
    assert game.state.seat == 0
    assert [game.unit_at(hex)["ordered"] for hex in ("5.6", "6.6", "7.6")] == [False, True, True]


@pytest.mark.rule("BL-LRE-15")
def test_false_orders_does_not_answer_a_tactic_card() -> None:
    game = battle(f"{BLUE}@5.6", f"{BLUE}@0.0", lore=([], ["false_orders"]), hands=(["blue_banners"], []))
    game.play("play:blue_banners")
    assert game.state.seat == 0


@pytest.mark.rule("BL-LRE-19")
def test_terrified_makes_an_enemy_run_twice_as_far() -> None:
    game = clash(lore=(["terrified"], []), dice=["flag", "lore", "lore", "blue", "red"])
    game.attack("5.6", "4.6")
    game.play("lore:terrified")
    game.play("retreat:3.6", "retreat:2.6")
    assert game.unit_at("2.6")["figures"] == 3, "two hexes, and a panic die for each"


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_ambush_strikes_at_once_from_a_forest() -> None:
    game = battle(
        f"{GREEN}@6.6", f"{BLUE}@4.6", land="forest@4.6", lore=([], ["ambush"]), councils=rogue(2),
        dice=["green", "lore", "lore"],
    )  # fmt: skip
    game.lead("6.6")
    game.play("unit:6.6", "move:5.6")
    assert game.state.seat == 1
    game.play("lore:ambush")
    assert game.events_named("attack")[0]["n"] == 3, "two dice out of a forest and one at level 2"
    assert game.unit_at("5.6")["figures"] == 3
    assert "unit:5.6" in game.offers(), "who survives battles in its turn"


@pytest.mark.rule("BL-LRE-15")
def test_ambush_needs_a_forest() -> None:
    game = battle(f"{GREEN}@6.6", f"{BLUE}@4.6", lore=([], ["ambush"]))
    game.lead("6.6")
    game.play("unit:6.6", "move:5.6")
    assert game.state.seat == 0


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_bribe_keeps_a_goblinoid_from_being_ordered() -> None:
    foes = f"goblin_sword_green@2.6 {GREEN}@2.5 {BLUE}@1.5"
    game = battle(f"{BLUE}@7.6", foes, lore=(["bribe"], []))
    game.play("lore:bribe")
    assert game.unit_at("2.6")["effects"] == ["idle"], "the only goblinoid"
    game.lead()
    game.play("supply:tokens", "play:attack_centre")
    assert game.offers() == ["order:1.5", "order:2.5", "done"]


@pytest.mark.rule("BL-LRE-17")
def test_bribe_reaches_any_green_unit_at_level_3() -> None:
    foes = f"goblin_sword_green@2.6 {GREEN}@2.5 {BLUE}@1.5"
    game = battle(f"{BLUE}@7.6", foes, lore=(["bribe"], []), councils=rogue(3))
    game.play("lore:bribe")
    assert game.offers() == ["target:2.5", "target:2.6"]


@pytest.mark.rule("BL-LRE-19")
def test_caltrops_stop_and_hurt_who_rides_into_them() -> None:
    game = battle(
        f"{BLUE}@7.6", "human_cav_green@2.6", lore=(["caltrops"], []), land="river@3.5 river@2.5 river@2.7",
        dice=["green"],
    )  # fmt: skip
    game.lead("7.6")
    game.play("lore:caltrops", "aim:3.6", "done", "supply:tokens")
    game.lead("2.6")
    game.play("unit:2.6")
    assert "move:3.6" in game.offers()
    assert "move:4.6" not in game.offers()
    game.play("move:3.6")
    assert game.unit_at("3.6")["figures"] == 2


@pytest.mark.rule("BL-LRE-19")
def test_caltrops_do_nothing_to_foot_units() -> None:
    game = battle(f"{BLUE}@7.6", f"{GREEN}@2.6", lore=(["caltrops"], []))
    game.lead("7.6")
    game.play("lore:caltrops", "aim:3.6", "done", "supply:tokens")
    game.lead("2.6")
    game.play("unit:2.6", "move:3.6")
    assert game.unit_at("3.6")["figures"] == 4


@pytest.mark.rule("BL-LRE-19")
def test_caltrops_are_gone_at_the_start_of_the_next_own_turn() -> None:
    game = battle(f"{BLUE}@7.6", f"{GREEN}@2.6", lore=(["caltrops"], []))
    game.lead("7.6")
    game.play("lore:caltrops", "aim:3.6", "done", "supply:tokens")
    assert game.seen()["caltrops"] == ["3.6"]
    game.lead()
    game.play("supply:tokens")
    assert game.seen()["caltrops"] == []


@pytest.mark.rule("BL-LRE-19")
def test_spyglass_shows_command_cards_to_the_looker_only() -> None:
    game = battle(
        f"{BLUE}@7.6", f"{BLUE}@0.0", lore=(["spyglass"], []),
        hands=(["attack_centre"], ["leadership", "surround", "scout_left", "patrol_left"]),
        draws=["draw:surround", "draw:leadership"],
    )  # fmt: skip
    game.play("lore:spyglass")
    assert sorted(game.side_of(1, 0)["hand"]) == ["leadership", "surround"]
    assert game.side_of(1, 0)["hand_size"] == 4
    assert game.side_of(1)["hand"] == [], "a spectator learns nothing"
    told = [event.args.get("card") for event in game.events_for(1)]
    assert "surround" not in told
    assert "leadership" not in told
    game.lead()
    game.play("supply:tokens", "play:surround")
    assert game.side_of(1, 0)["hand"] == ["leadership"], "what was played is not in the hand any more"


@pytest.mark.rule("BL-LRE-19")
def test_smoke_and_shadows_lets_a_unit_slip_away_unpursued() -> None:
    game = clash(
        "human_cav_blue@5.6", "dwarf_sword_blue@4.6", lore=([], ["smoke_and_shadows"]), dice=["blue", "lore", "lore"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:smoke_and_shadows", "aim:3.6")
    assert game.unit_at("3.6")["figures"] == 3
    assert not game.events_named("ground")
    assert not game.events_named("back")
    assert game.state.seat == 0
    assert game.offers() == ["supply:tokens", "supply:card_and_token", "supply:cards"]


@pytest.mark.rule("BL-LRE-19")
def test_smoke_and_shadows_lead_to_vacant_hexes_only() -> None:
    game = clash(
        f"{BLUE}@5.6 {BLUE}@4.7", f"{BLUE}@4.6 {BLUE}@3.6", lore=([], ["smoke_and_shadows"]), dice=["lore"] * 3
    )
    game.attack("5.6", "4.6").play("lore:smoke_and_shadows")
    keys = {key.partition(":")[2] for key in game.offers() if ":" in key}
    assert {"4.5", "3.5"} <= keys
    assert not {"5.6", "4.7", "3.6"} & keys


@pytest.mark.rule("BL-LRE-19")
def test_smoke_and_shadows_forgoes_the_battle_back_even_on_the_spot() -> None:
    game = clash(pennant="dwarf_sword_blue@4.6", lore=([], ["smoke_and_shadows"]), dice=["blue", "lore", "lore"])
    game.attack("5.6", "4.6")
    game.play("lore:smoke_and_shadows", "done")
    assert not game.events_named("back")
    assert game.unit_at("4.6")["figures"] == 3, "it has stayed where it was"


@pytest.mark.rule("BL-LRE-19")
def test_poisoned_blades_make_lore_symbols_hit_instead_of_giving_tokens() -> None:
    game = clash(lore=(["poisoned_blades"], []), dice=["lore", "lore", "green"])
    game.play("lore:poisoned_blades")
    game.attack("5.6", "4.6")
    assert game.unit_at("4.6")["figures"] == 2
    assert game.side_of(0)["goblet"] == 15 - 4


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19", "BL-LRE-29")
def test_foiled_cancels_a_card_and_takes_of_its_cost() -> None:
    game = clash(lore=(["mass_might"], ["foiled"]), councils=rogue(2)[::-1], dice=["lore"] * 3)
    game.play("lore:mass_might", "lore:foiled")
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == [15 - 6, 15 - 5 + 2]
    game.attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 3


@pytest.mark.rule("BL-LRE-15")
@pytest.mark.parametrize(("foe", "offered"), [("4.6", True), ("2.6", False)])
def test_terrified_is_for_a_melee_of_ones_own(foe: str, offered: bool) -> None:
    game = battle(
        "human_bow_green@5.6",
        f"{BLUE}@{foe}",
        lore=(["terrified"], []),
        dice=["lore"] * 6,
        hands=(["attack_centre"], []),
    )
    game.lead("5.6").halt_if_asked().attack("5.6", foe)
    assert ("lore:terrified" in game.offers()) is offered
