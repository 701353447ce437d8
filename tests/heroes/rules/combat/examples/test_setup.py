"""Worked examples of the ledger: guards, sieges, Quick Combat, and how a Combat ends.

Where an example goes on after the Combat (where a Hero then stands, what a field gives), the part within the Combat is
played here. Where it names statistics no card has, cards in the same relation take their place.
"""

import pytest

from tests.heroes.builder import skirmish

CITY = "town citadel walls=a3,b3,d3 gate=c3"


def where(game_events: list[dict[str, int | str]]) -> dict[str, str]:
    """Where each kind of unit was put in deployment."""
    return {str(event["unit"]).split("@")[0]: str(event["space"]) for event in game_events}


# -- guards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXD-080")
def test_the_guards_of_a_field_of_difficulty_five_are_drawn_after_placing() -> None:
    guards = ["neutral_boars", "neutral_nomads", "neutral_mummies", "neutral_trolls"]
    game = skirmish("castle_griffins castle_marksmen level=4", "guards=v", units=guards)
    assert game.choice.keys == ("deploy:castle_marksmen", "deploy:castle_griffins")
    assert not game.events_named("guard")
    game.play("deploy:castle_griffins", "place:b2", "done")
    assert [event["kind"] for event in game.events_named("guard")] == guards
    assert [len(game.neutral_deck(tier)) for tier in ("bronze", "silver", "gold", "azure")] == [16, 10, 9, 2]


@pytest.mark.rule("H3-EXD-082")
def test_two_movement_points_buy_two_more_rounds() -> None:
    army = "castle_archangels+@a1 movement=2"
    game = skirmish(army, "guards=i", units=["neutral_halflings"], dice=[0] * 6, mode="campaign")
    for left in (1, 0):
        game.play("done", "extend")
        assert game.rules.describe(game.view())["movement"] == left
    assert game.round_of() == 3
    game.play("done")
    assert game.rules.describe(game.view())["outcome"] == "retreat"
    assert game.neutral_discards("bronze") == ["neutral_halflings"]


@pytest.mark.rule("H3-EXD-083")
def test_with_free_extension_a_hero_without_movement_points_fights_on() -> None:
    game = skirmish("castle_archangels+@a1", "guards=i", units=["neutral_halflings"], dice=[0] * 4, mode="campaign",
                 free_extension="on")  # fmt: skip
    game.play("done", "extend")
    assert game.round_of() == 2
    assert game.rules.describe(game.view())["movement"] == 0


@pytest.mark.rule("H3-EXD-084")
def test_two_ranged_guards_and_two_of_equal_initiative_are_placed() -> None:
    guards = ["neutral_griffins", "neutral_vampires", "neutral_liches", "neutral_enchanters"]
    game = skirmish("castle_archangels@d1", "guards=v", units=guards, mode="campaign")
    assert where(game.events_named("deploy")) == {
        "neutral_liches": "a5", "neutral_enchanters": "b5", "neutral_vampires": "a4", "neutral_griffins": "b4",
    }  # fmt: skip


@pytest.mark.rule("H3-EXD-085")
def test_of_five_guards_for_the_frontline_the_slowest_stands_behind() -> None:
    guards = ["neutral_boars", "neutral_griffins", "neutral_mummies", "neutral_nomads", "neutral_black_dragons"]
    game = skirmish("castle_archangels@d1", "guards=vi", units=guards, difficulty="easy", mode="campaign")
    assert where(game.events_named("deploy")) == {
        "neutral_black_dragons": "a4", "neutral_griffins": "b4", "neutral_nomads": "c4", "neutral_boars": "d4",
        "neutral_mummies": "a5",
    }  # fmt: skip


@pytest.mark.rule("H3-EXD-086")
def test_the_opponent_places_a_ranged_guard_in_the_backline() -> None:
    game = skirmish("castle_archangels@d1", "guards=ii", units=["neutral_boars", "neutral_halflings"])
    assert game.choice.seat == 1
    game.play("deploy:neutral_halflings")
    assert game.choice.keys == ("place:a5", "place:b5", "place:c5", "place:d5")
    assert game.why_not("place:c4") == "H3-CBS-22"


@pytest.mark.rule("H3-EXD-087")
def test_a_guard_with_an_enemy_in_reach_neither_defends_nor_holds_back() -> None:
    game = skirmish("castle_archangels+@b2 castle_griffins@d1", "guards=i", units=["neutral_boars"], dice=[0, 0])
    game.play("place:b4", "done", "done")
    assert game.choice.seat == 1
    assert game.why_not("defend") == "H3-CBS-25"
    assert game.why_not("done") == "H3-CBS-23"
    assert game.why_not("move:b5") != ""
    game.play(game.choice.keys[0])
    assert len(game.events_named("attack")) == 1


@pytest.mark.rule("H3-EXD-137")
def test_who_steers_guards_plays_no_card_for_them_but_may_reroll_with_morale() -> None:
    guards = "guards=i cards=attack,attack hand=2 morale"
    game = skirmish("castle_archangels+@a2 castle_griffins@d2", guards, units=["neutral_evil_eyes"],
                 draws=["attack", "attack"], dice=[-1, 1])  # fmt: skip
    game.play("place:a5", "done", "done", "attack:a2")
    assert game.why_not("play:attack") == "H3-CBS-26"
    game.play("pass", "morale_reroll:1")
    assert [event["n"] for event in game.events_named("die")] == [-1, 1]


@pytest.mark.rule("H3-EXD-139")
def test_guards_left_behind_come_back_with_the_reshuffled_deck() -> None:
    first = skirmish(
        "castle_archangels+@a1",
        "guards=ii",
        units=["neutral_halflings", "neutral_marksmen"],
        dice=[0] * 6,
        difficulty="easy",
        mode="campaign",
    )
    first.play("done")
    left = first.neutral_discards("bronze")
    assert left == ["neutral_halflings", "neutral_marksmen"]
    second = skirmish("castle_griffins castle_zealots", "guards=ii", units=["neutral_boars", "neutral_marksmen"],
                   difficulty="easy")  # fmt: skip
    second.stack_neutrals("bronze", ["neutral_boars"], left)
    second.play("deploy:castle_griffins", "place:b2", "done")
    assert [event["kind"] for event in second.events_named("guard")] == ["neutral_boars", "neutral_marksmen"]
    assert second.neutral_deck("bronze") == ["neutral_halflings"]
    assert second.neutral_discards("bronze") == []


@pytest.mark.rule("H3-EXC-09")
@pytest.mark.parametrize(
    ("army", "target"),
    [
        ("castle_crusaders@c4 castle_halberdiers@a4 neutral_crystal_dragons@b3", "castle_crusaders"),
        ("castle_halberdiers@a4 neutral_crystal_dragons@b3", "castle_halberdiers"),
        ("neutral_crystal_dragons@b3", "neutral_crystal_dragons"),
    ],
)
def test_a_gold_ai_unit_goes_for_silver_then_bronze_then_azure(army: str, target: str) -> None:
    game = skirmish(army, "necropolis_dread_knights@b4 ai", dice=[0] * 4)
    while not game.events_named("attack"):
        game.play("done")
    assert str(game.events_named("attack")[0]["unit2"]).split("@")[0] == target


# -- Quick Combat and the end ------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXD-109")
@pytest.mark.parametrize(("level", "field"), [(2, "ii"), (7, "vii")])
def test_a_level_no_higher_than_the_field_must_fight(level: int, field: str) -> None:
    game = skirmish(f"castle_griffins castle_marksmen level={level}", f"guards={field}")
    assert game.choice.kind_name == "unit"
    assert not game.events_named("flee")


@pytest.mark.rule("H3-EXD-071")
def test_losing_two_of_three_units_to_guards_counts_as_a_retreat() -> None:
    army = "castle_halberdiers@a2*1 castle_marksmen@b2*1 castle_zealots"
    game = skirmish(army, "guards=ii", units=["neutral_halflings", "neutral_marksmen"], dice=[1] * 3, mode="campaign")
    assert game.rules.describe(game.view())["outcome"] == "retreat"
    assert game.side(0)["reserve"] == ["castle_zealots"]
    assert len(game.side(0)["lost"]) == 2


@pytest.mark.rule("H3-EXD-111")
def test_the_besieged_cannot_surrender_but_the_besieger_can() -> None:
    game = skirmish("castle_griffins@a1 gold=10", "necropolis_zombies@d5 town gold=30")
    assert "surrender" in game.choice
    game.play("done")
    assert game.why_not("surrender") == "H3-SGE-24"
    game.play("done", "surrender")
    assert [game.side(number)["gold"] for number in (0, 1)] == [0, 40]


# -- sieges ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXC-08")
def test_a_destroyed_wall_protects_nobody() -> None:
    besieged = "castle_halberdiers@b4 town citadel walls=a3,d3 gate=c3"
    game = skirmish("dungeon_evil_eyes@a2", besieged, dice=[0])
    game.play("done", "attack:b4")
    assert game.damage_dealt() == [2]


@pytest.mark.rule("H3-EXD-101")
def test_the_gate_is_open_to_the_besieged_only() -> None:
    game = skirmish("castle_crusaders@c1", f"necropolis_zombies@c4 {CITY}")
    game.play("done")
    assert game.active() == "c1"
    assert "c3" not in game.moves()
    game.play("done")
    assert game.active() == "c4"
    assert {"c3", "c2"} <= game.moves()
    game.play("done", "done", "move:c2", "break:c3", "done", "done")
    assert game.active() == "c2"
    assert "c3" in game.moves()


@pytest.mark.rule("H3-EXD-102")
def test_a_ground_unit_breaks_its_wall_and_a_ranged_unit_does_not() -> None:
    game = skirmish("castle_champions@a2 castle_marksmen@b2", f"necropolis_zombies@d5 {CITY}")
    game.play("done", "break:a3")
    assert game.events_named("die") == []
    assert game.rules.describe(game.view())["walls"] == ["b3", "d3"]
    assert game.active() == "b2", "the attack is used and the activation over"
    assert game.why_not("break:b3") == "H3-SGE-11"


@pytest.mark.rule("H3-EXD-103")
def test_the_tower_falls_with_the_last_wall() -> None:
    besiegers = "castle_zealots@d1 castle_archangels@b2"
    game = skirmish(besiegers, "necropolis_zombies@d5 town citadel walls=b3", dice=[0])
    game.play("done", "done", "attack:tower", "done", "done")
    assert game.unit_at("tower")["damage"] == 1
    assert (game.round_of(), game.active()) == (2, "b2")
    assert game.why_not("attack:tower") == "H3-SGE-19"
    game.play("break:b3")
    assert game.unit_at("tower") == {}
    assert game.active() == "d1", "the tower does not activate any more"


@pytest.mark.rule("H3-EXD-104")
def test_the_besieger_wins_with_the_tower_intact() -> None:
    game = skirmish("castle_archangels@b4", f"necropolis_skeletons@b5 {CITY}", dice=[0])
    game.play("attack:b5")
    assert game.result == (1, -1)
    assert game.unit_at("tower")


@pytest.mark.rule("H3-EXD-105")
def test_a_captured_town_is_defended_on_the_plain_board() -> None:
    game = skirmish("dungeon_harpies@b2", "castle_griffins@b4 town citadel captured")
    seen = game.rules.describe(game.view())
    assert (seen["walls"], seen["gate"]) == ([], [])
    assert game.unit_at("tower") == {}
    assert game.choice.kind_name == "action"
