"""Whoever tries something in a Combat that is not allowed is told the clause that forbids it."""

import pytest

from tests.heroes.builder import HeroesGame, attacker_holding, skirmish

FOE = "necropolis_zombies@d5"


def told(game: HeroesGame, *keys: str) -> list[str]:
    """The clauses named for answers, in order; an empty one for what is offered."""
    return [game.why_not(key) for key in keys]


@pytest.mark.rule("H3-TYP-01", "H3-TYP-02", "H3-TYP-06", "H3-CBR-07")
@pytest.mark.parametrize(
    ("unit", "clause"),
    [("neutral_boars", "H3-TYP-01"), ("castle_griffins", "H3-TYP-02"), ("castle_marksmen", "H3-TYP-06")],
)
def test_a_move_farther_than_the_type_allows_or_to_where_the_unit_stands(unit: str, clause: str) -> None:
    game = skirmish(f"{unit}@a1", "necropolis_zombies@d5!")
    assert told(game, "move:a2", "move:d4", "move:a1") == ["", clause, "H3-CBR-07"]


@pytest.mark.rule("H3-CBT-05", "H3-TYP-03")
@pytest.mark.parametrize(("unit", "clause"), [("neutral_boars", "H3-CBT-05"), ("castle_griffins", "H3-TYP-03")])
def test_a_move_onto_a_unit(unit: str, clause: str) -> None:
    game = skirmish(f"castle_halberdiers@a2 {unit}@a1", "necropolis_zombies@b2!")
    game.play(*(["activate:a1"] if "activate:a1" in game.keys else []))
    while game.active() != "a1":
        game.play("done")
    assert told(game, "move:a2", "move:b2") == [clause, clause]


@pytest.mark.rule("H3-CBT-05")
def test_a_way_that_is_blocked() -> None:
    game = skirmish("neutral_boars@a1 castle_halberdiers@a2 castle_zealots@b1", FOE)
    assert game.active() == "a1"
    assert told(game, "move:b2", "move:a3") == ["H3-CBT-05", "H3-CBT-05"]


@pytest.mark.rule("H3-CBT-01")
def test_a_shooter_that_has_attacked_may_move_and_attacks_no_more() -> None:
    game = skirmish("castle_marksmen@a1", "necropolis_zombies+@d5! necropolis_skeletons@d1!", dice=[0, 0])
    game.play("attack:d5")
    assert game.active() == "a1"
    assert told(game, "move:a2", "attack:d1", "attack:d5") == ["", "H3-CBT-01", "H3-CBT-01"]


@pytest.mark.rule("H3-CBR-21", "H3-CBT-03", "H3-TYP-07", "H3-TYP-09")
def test_an_attack_on_a_friend_on_nobody_from_afar_or_after_a_move() -> None:
    game = skirmish("neutral_boars@a1 castle_zealots@b1", "necropolis_zombies@a2! necropolis_skeletons@d5!")
    assert game.active() == "a1"
    assert told(game, "attack:a2", "attack:b1", "attack:c3", "attack:d5") == ["", "H3-CBR-21", "H3-CBR-21", "H3-CBT-03"]
    archers = skirmish("castle_zealots@a1", "necropolis_zombies@a2! necropolis_skeletons@d5!")
    assert told(archers, "attack:a2", "attack:d5") == ["", "H3-TYP-09"]
    free = skirmish("castle_zealots@a1", "necropolis_skeletons@d5!")
    free.play("move:a2")
    assert free.active() == "a2"
    assert free.why_not("attack:d5") == "H3-TYP-07"


@pytest.mark.rule("H3-GEN-08", "H3-ABL-03", "H3-ABL-06", "H3-CRD-14", "H3-CBC-03")
def test_cards_of_somebody_else_of_another_faction_of_the_map_or_of_another_moment() -> None:
    hand = "attack,necromancy,diplomacy,haste,bless,town_portal"
    game = attacker_holding(hand, words="expert=0")
    keys = ("cast:haste", "cast:slow", "play:offense", "cast:attack")
    assert told(game, *keys) == ["", "H3-GEN-08", "H3-GEN-08", "H3-GEN-08"]
    assert told(game, "play:necromancy", "cast:town_portal", "play:diplomacy") == [
        "H3-ABL-06",
        "H3-CRD-14",
        "H3-CRD-14",
    ]
    able = attacker_holding(hand, words="expert=1")
    assert able.why_not("expert:attack") == "H3-CBC-03"
    assert told(game, "cast:bless", "play:attack", "expert:attack") == ["H3-CBC-03", "H3-CBC-03", "H3-ABL-03"]


@pytest.mark.rule("H3-CBC-01")
def test_a_second_spell_in_the_round() -> None:
    game = attacker_holding("haste,slow")
    game.play("cast:haste")
    game.play(*[key for key in sorted(game.keys) if key == "done"][:1])
    while game.choice.kind_name != "action":
        game.play(sorted(game.keys)[0])
    assert game.why_not("cast:slow") == "H3-CBC-01"


@pytest.mark.rule("H3-UNI-03", "H3-CBS-30", "H3-CBS-31")
def test_units_and_spaces_of_a_deployment() -> None:
    game = skirmish("castle_halberdiers castle_zealots", FOE)
    assert game.asked() == (0, "unit")
    assert told(game, "deploy:castle_halberdiers", "deploy:castle_griffins", "done") == ["", "H3-UNI-03", "H3-CBS-31"]
    game.play("deploy:castle_halberdiers")
    assert told(game, "place:a1", "place:a5", "place:a3") == ["", "H3-CBS-30", "H3-CBS-30"]
    game.play("place:a1")
    assert told(game, "deploy:castle_zealots", "deploy:castle_halberdiers") == ["", "H3-UNI-03"]


@pytest.mark.rule("H3-CBS-30")
@pytest.mark.parametrize(("seat", "taken", "free", "other"), [(0, "a1", "b1", "a5"), (1, "a5", "b5", "a1")])
def test_a_space_that_is_taken_or_on_the_other_side(seat: int, taken: str, free: str, other: str) -> None:
    armies = ["castle_halberdiers castle_zealots", "castle_halberdiers@c1"]
    game = skirmish(*(armies if seat == 0 else [armies[1], armies[0]]))
    game.play("deploy:castle_halberdiers", f"place:{taken}", "deploy:castle_zealots")
    assert game.asked() == (seat, "space")
    assert told(game, f"place:{free}", f"place:{taken}", f"place:{other}") == ["", "H3-CBS-30", "H3-CBS-30"]


@pytest.mark.rule("H3-CBS-30", "H3-UNI-25")
def test_a_space_that_a_spell_asks_for_is_none_of_the_deployment() -> None:
    game = attacker_holding("fireball")
    game.play("cast:fireball", "target:b3")
    assert game.choice.kind_name == "space"
    offered = [key for key in game.keys if key.startswith("place:")]
    assert told(game, offered[0]) == [""]
    assert told(game, "place:d1", "place:d5") == ["H3-UNI-25", "H3-UNI-25"], "neither home spaces nor others"


@pytest.mark.rule("H3-CBR-01", "H3-CBR-02", "H3-CBR-06")
def test_who_activates_next() -> None:
    army = "neutral_boars@a1 neutral_rogues@b1 neutral_nomads@c1 castle_halberdiers@d1"
    game = skirmish(army, "neutral_boars@a5 neutral_rogues@b5")
    assert game.active() == "c1"
    game.play("done")
    assert game.asked() == (0, "order")
    assert told(game, "activate:a1", "activate:c1", "activate:d1", "activate:a5") == [
        "", "H3-CBR-06", "H3-CBR-01", "H3-CBR-02",
    ]  # fmt: skip


@pytest.mark.rule("BF-REG-12", "BF-MRL-07", "BF-BTL-09")
def test_morale_cards_that_nobody_holds_and_ways_to_turn_a_token() -> None:
    plain = skirmish("neutral_boars@a1", FOE)
    with_decks = skirmish("neutral_boars@a1", FOE, morale_decks="on")
    assert told(plain, "morale:reroll_die", "defend") == ["BF-REG-12", ""]
    assert told(with_decks, "morale:reroll_die", "defend") == ["BF-MRL-07", ""]
    field = skirmish("castle_griffins", "necropolis_zombies", hex_board="always")
    assert told(field, "obstacle:log_a", "turn:0") == ["", "BF-BTL-09"]
    assert told(field.play("obstacle:log_a"), "turn:1", "turn:3", "obstacle:pond") == ["", "BF-BTL-09", "BF-BTL-13"]
