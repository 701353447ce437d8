"""AI combat: sieges."""

import pytest

from tests.heroes.builder import HeroesGame, skirmish

DICE = [0] * 8
CITY = "town citadel walls=a3,b3,d3 gate=c3"


def struck(game: HeroesGame) -> list[str]:
    """The units attacked so far, retaliations left out."""
    return [str(event["unit2"]).split("@")[0] for event in game.events_named("attack")]


def broken(game: HeroesGame) -> list[int | str]:
    """The spaces on which a Wall or the Gate was destroyed."""
    return [event["space"] for event in game.events_named("break")]


def gate(game: HeroesGame) -> object:
    """Where the Gate stands."""
    return game.rules.describe(game.view())["gate"]


# -- the Gate ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-34")
@pytest.mark.parametrize(
    ("army", "space"),
    [
        ("necropolis_skeletons@a4 necropolis_dread_knights@d5", "d3"),
        ("necropolis_dread_knights@b4 necropolis_skeletons@a4", "b3"),
        ("necropolis_ghost_dragons@a4 necropolis_liches@b5 necropolis_zombies@c4", "c3"),
    ],
    ids=["the faster one", "whatever the order", "neither Flying nor Ranged"],
)
def test_the_gate_stands_before_the_fastest_ground_unit(army: str, space: str) -> None:
    game = skirmish("castle_archangels@d1", f"{army} ai town citadel")
    assert gate(game) == [space]
    assert len(game.rules.describe(game.view())["walls"]) == 3  # type: ignore[arg-type]


@pytest.mark.rule("H3-AIC-34")
def test_the_gate_is_laid_after_the_ai_has_placed_its_units() -> None:
    army = "necropolis_ghost_dragons necropolis_dread_knights necropolis_skeletons ai town citadel"
    game = skirmish("castle_archangels@d1", army)
    assert game.unit_at("b4")["unit"] == "necropolis_dread_knights"
    assert gate(game) == ["b3"]


@pytest.mark.rule("H3-AIC-34")
def test_a_given_arrangement_stays() -> None:
    game = skirmish("castle_archangels@d1", f"necropolis_dread_knights@a4 ai {CITY}")
    assert gate(game) == ["c3"]


# -- AI defenders ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-35")
def test_a_defender_that_cannot_get_out_defends() -> None:
    army = f"necropolis_dread_knights@b4 necropolis_zombies@c3! ai {CITY}"
    game = skirmish("castle_archangels@a1", army, dice=DICE)
    game.play("done")
    assert game.unit_at("b4")["defense_token"]
    assert broken(game) == []


@pytest.mark.rule("H3-AIC-35", "H3-CBT-22")
def test_it_does_not_defend_in_the_activation_in_which_it_lost_the_token() -> None:
    army = f"necropolis_dread_knights@b4# necropolis_zombies@c3! ai {CITY}"
    game = skirmish("castle_archangels@a1", army, dice=DICE)
    game.play("done")
    assert game.round_of() == 2
    assert game.events_named("defend") == []
    assert not game.unit_at("b4")["defense_token"]


@pytest.mark.rule("H3-AIC-35")
def test_a_defender_uses_the_gate() -> None:
    game = skirmish("castle_archangels@a1", f"necropolis_dread_knights@d4 ai {CITY}", dice=DICE)
    game.play("done")
    assert game.unit_at("c2")["unit"] == "necropolis_dread_knights"
    assert not broken(game)
    assert not game.events_named("defend")


@pytest.mark.rule("H3-AIC-35")
def test_a_defender_in_reach_of_an_enemy_attacks_through_the_gate() -> None:
    game = skirmish("castle_champions@c1", f"necropolis_dread_knights@c5 ai {CITY}", dice=DICE)
    game.play("done")
    assert game.unit_at("c2")["unit"] == "necropolis_dread_knights"
    assert "necropolis_dread_knights@7" in [event["unit"] for event in game.events_named("attack")]


@pytest.mark.rule("H3-AIC-35")
def test_a_flying_defender_flies_over_the_walls() -> None:
    army = f"necropolis_vampires@a5 necropolis_zombies@c3! ai {CITY}"
    game = skirmish("castle_archangels@d1", army, dice=DICE)
    game.play("done")
    assert game.unit_at("a2")["unit"] == "necropolis_vampires"
    assert not broken(game)
    assert not game.events_named("defend")


@pytest.mark.rule("H3-AIC-35", "H3-AIC-09")
def test_a_defender_with_a_way_to_some_enemy_goes_out_although_the_preferred_one_is_shut_in() -> None:
    besiegers = "castle_champions@a1 castle_crusaders@a2 castle_halberdiers@b1"
    army = "necropolis_dread_knights@a5 ai town citadel walls=a3,b3,c3 gate=d3"
    game = skirmish(besiegers, army, dice=DICE)
    game.play("done")
    assert game.events_named("defend") == []
    assert game.unit_at("c4")["unit"] == "necropolis_dread_knights", "three steps on the way through the Gate"


@pytest.mark.rule("H3-AIC-35")
def test_a_defender_next_to_a_wall_leaves_it_alone() -> None:
    game = skirmish("castle_archangels@d1", f"necropolis_dread_knights@a4 ai {CITY}", dice=DICE)
    for _ in range(2):
        game.play("done")
    assert broken(game) == []


# -- AI besiegers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-36")
@pytest.mark.parametrize(
    ("unit", "space"),
    [
        ("castle_champions@a1", "a3"),
        ("castle_champions@c1", "c3"),
        ("castle_griffins@a1", "a3"),
        ("castle_griffins@c1", "c3"),
    ],
)
def test_besiegers_break_the_nearest_card_when_nobody_is_in_reach(unit: str, space: str) -> None:
    game = skirmish(f"{unit} ai", f"necropolis_zombies@{'d' if space == 'a3' else 'a'}5 {CITY}")
    while not broken(game):
        game.play("done")
    assert broken(game) == [space]
    assert game.unit_at(f"{space[0]}2")["side"] == 0


@pytest.mark.rule("H3-AIC-36")
def test_a_flying_besieger_attacks_over_the_wall_whom_it_can_reach() -> None:
    game = skirmish("castle_griffins@b1 ai", f"necropolis_zombies@b5 {CITY}", dice=DICE)
    game.play("done")
    assert struck(game) == ["necropolis_zombies"]
    assert broken(game) == []


@pytest.mark.rule("H3-AIC-36")
def test_a_ground_besieger_attacks_who_stands_on_the_gate() -> None:
    game = skirmish("castle_champions@c1 ai", f"necropolis_zombies+@c3 {CITY}", dice=DICE)
    game.play("done")
    assert struck(game) == ["necropolis_zombies+"]
    assert broken(game) == []


@pytest.mark.rule("H3-AIC-36")
def test_a_breach_does_not_save_the_other_walls() -> None:
    game = skirmish("castle_champions@a2 ai", "necropolis_zombies@d5 town citadel walls=a3,d3 gate=c3")
    game.play("done")
    assert broken(game) == ["a3"], "nobody was in reach, so the nearest Wall is next"


@pytest.mark.rule("H3-AIC-36")
def test_without_walls_left_besiegers_advance() -> None:
    game = skirmish("castle_champions@d2 castle_crusaders@b1 ai", "necropolis_zombies@a5 town citadel walls=d3")
    game.play("done")
    assert broken(game) == ["d3"]
    assert game.unit_at("tower") == {}
    assert game.unit_at("a3")["unit"] == "castle_crusaders"


@pytest.mark.rule("H3-AIC-36")
def test_ranged_besiegers_shoot_and_leave_walls_alone() -> None:
    game = skirmish("castle_marksmen@b2 ai", f"necropolis_zombies@d5 {CITY}", dice=DICE)
    game.play("done")
    assert struck(game) == ["arrow_tower"]
    assert broken(game) == []


# -- the Arrow Tower ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-37")
@pytest.mark.parametrize(
    ("shooter", "defender", "target"),
    [
        ("castle_zealots", "castle_crusaders", "arrow_tower"),
        ("castle_zealots", "castle_marksmen", "arrow_tower"),
        ("castle_marksmen", "dungeon_evil_eyes", "dungeon_evil_eyes"),
        ("castle_marksmen", "castle_halberdiers", "arrow_tower"),
        ("castle_marksmen", "neutral_enchanters", "arrow_tower"),
        ("neutral_enchanters", "castle_marksmen", "arrow_tower"),
    ],
    ids=[
        "Ranged before Ground", "own tier before lower", "own tier before Silver", "a higher Ranged before Ground",
        "Silver before Gold", "Silver before Bronze",
    ],
)  # fmt: skip
def test_the_tower_is_a_silver_ranged_target(shooter: str, defender: str, target: str) -> None:
    game = skirmish(f"{shooter}@a2 ai", f"{defender}@d4 {CITY}", dice=DICE)
    while not struck(game):
        game.play("done")
    assert struck(game) == [target]


@pytest.mark.rule("H3-AIC-37")
@pytest.mark.parametrize(
    ("army", "target"),
    [
        ("castle_zealots@a2 castle_marksmen@b2 castle_crusaders@c2", "castle_zealots"),
        ("castle_marksmen@b2 neutral_enchanters@a2 castle_crusaders@c2", "castle_marksmen"),
        ("neutral_enchanters@a2 castle_crusaders@c2", "neutral_enchanters"),
        ("castle_champions@a2 castle_crusaders@c2 castle_halberdiers@d2", "castle_crusaders"),
    ],
)
def test_the_tower_chooses_like_a_silver_ranged_unit(army: str, target: str) -> None:
    game = skirmish(army, f"necropolis_zombies@d5 ai {CITY}", dice=DICE)
    assert struck(game)[0] == target


@pytest.mark.rule("H3-AIC-37")
@pytest.mark.parametrize(
    ("army", "target"),
    [
        ("castle_zealots@a1 dungeon_medusas@d2", "dungeon_medusas"),
        ("castle_zealots@a1*2 dungeon_medusas@d2", "castle_zealots"),
        ("castle_zealots+@a1*4 dungeon_medusas@d2", "dungeon_medusas"),
    ],
    ids=["printed", "less damage taken", "both sides of a Pack count"],
)
def test_of_equal_targets_the_tower_picks_the_one_with_the_fewest_hp_left(army: str, target: str) -> None:
    game = skirmish(army, f"necropolis_zombies@d5 ai {CITY}", dice=DICE)
    assert struck(game)[0] == target


@pytest.mark.rule("H3-AIC-37", "H3-AIC-14")
def test_of_targets_with_equal_hp_the_human_picks() -> None:
    game = skirmish("castle_zealots@a1*1 dungeon_medusas@d2", f"necropolis_zombies@d5 ai {CITY}", dice=DICE)
    assert (game.choice.seat, game.choice.keys) == (0, ("target:a1", "target:d2"))
    assert game.active() == "tower"
    game.play("target:a1")
    assert struck(game) == ["castle_zealots"]


@pytest.mark.rule("H3-AIC-37")
def test_an_ai_tower_shoots_past_the_enemy_at_its_gate() -> None:
    game = skirmish("castle_crusaders@c2 castle_zealots@a1", f"necropolis_zombies@c3 ai {CITY}", dice=DICE)
    assert struck(game)[0] == "castle_zealots"
