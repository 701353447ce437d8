"""Quick Combat: guards that flee."""

import pytest

from tests.heroes.builder import TIERS, skirmish

FIELDS = ("i", "ii", "iii", "iv", "v", "vi", "vii")


@pytest.mark.rule("H3-QCK-01")
@pytest.mark.parametrize("field", range(1, 7))
def test_guards_flee_from_a_higher_level(field: int) -> None:
    game = skirmish(f"castle_griffins castle_marksmen level={field + 1}", f"guards={FIELDS[field - 1]}")
    assert game.result == (1, -1)
    assert game.events_named("flee") == [{}]
    assert game.rules.describe(game.view())["outcome"] == "fled"


@pytest.mark.rule("H3-QCK-01")
@pytest.mark.parametrize("field", range(1, 7))
def test_guards_stand_against_an_equal_level(field: int) -> None:
    game = skirmish(f"castle_griffins castle_marksmen level={field}", f"guards={FIELDS[field - 1]}")
    assert game.choice.keys == ("deploy:castle_marksmen", "deploy:castle_griffins")
    assert game.events_named("combat") == [{}]
    assert game.events_named("flee") == []


@pytest.mark.rule("H3-QCK-01")
def test_a_high_level_frightens_no_player() -> None:
    game = skirmish("castle_griffins castle_marksmen level=7", "necropolis_zombies")
    assert game.choice.kind_name == "unit"


@pytest.mark.rule("H3-QCK-02")
def test_quick_combat_is_not_asked_for() -> None:
    game = skirmish("castle_griffins castle_marksmen level=2", "guards=i")
    assert game.over
    assert game.answers == []


@pytest.mark.rule("H3-QCK-02")
def test_with_the_option_the_player_may_fight_instead() -> None:
    game = skirmish("castle_griffins castle_marksmen level=2", "guards=i", quick_combat_optional="on")
    assert (game.choice.seat, game.choice.keys) == (0, ("yes", "no"))
    game.play("no")
    assert game.choice.kind_name == "unit"
    game = skirmish("castle_griffins castle_marksmen level=2", "guards=i", quick_combat_optional="on")
    game.play("yes")
    assert game.rules.describe(game.view())["outcome"] == "fled"


@pytest.mark.rule("H3-QCK-02")
def test_the_option_does_not_let_a_low_level_skip_the_combat() -> None:
    game = skirmish("castle_griffins castle_marksmen level=1", "guards=i", quick_combat_optional="on")
    assert game.choice.kind_name == "unit"


@pytest.mark.rule("H3-QCK-04")
@pytest.mark.parametrize("reveal", ["off", "on"])
def test_quick_combat_draws_no_guards(reveal: str) -> None:
    game = skirmish("castle_griffins level=4", "guards=iii", reveal_neutrals_before_deploy=reveal)
    assert game.events_named("guard") == []
    assert [len(game.neutral_deck(tier)) for tier in TIERS] == [17, 12, 10, 2]


@pytest.mark.rule("H3-QCK-04")
def test_quick_combat_is_no_combat_for_what_waits_for_one() -> None:
    game = skirmish("castle_archangels@a1 cards=attack level=2", "guards=i")
    assert game.over
    assert game.events_named("draw") == [], "Archangels draw at the start of a Combat"
    assert game.events_named("combat") == game.events_named("win") == game.events_named("round") == []
    assert game.side(0)["reserve"] == ["castle_archangels"]


@pytest.mark.rule("H3-QCK-06")
def test_no_level_is_high_enough_for_the_hardest_fields() -> None:
    game = skirmish("castle_griffins castle_marksmen level=7", "guards=vii")
    assert not game.over
    assert game.events_named("flee") == []
