"""Setting an adventure up (section BL-SET)."""

import pytest

from banneret.games import new
from tests.battlelore.builder import BattleLoreGame, medieval

BLUE = "human_sword_blue"


def begun(scenario: str, **options: str) -> BattleLoreGame:
    """An adventure at its start."""
    return BattleLoreGame.of(
        new("battlelore", scenario=scenario, seats=["standard", "pennant"], seed=3, options=options)
    )


def seated(game: BattleLoreGame, *masters: str) -> BattleLoreGame:
    """Both councils are given these levels."""
    for _ in range(2):
        game.play(*[f"level:{master}" for master in masters])
    return game


@pytest.mark.rule("BL-SET-01")
def test_units_stand_where_the_map_shows() -> None:
    game = begun("the_muddy_field")
    units = {unit["hex"]: unit["unit"] for unit in game.seen()["units"]}
    assert len(units) == 21
    assert units["6.2"] == "human_bow_green"
    assert units["0.12"] == "human_cav_red"
    assert game.unit_at("0.12")["figures"] == 3
    assert game.unit_at("6.2")["figures"] == 4


@pytest.mark.rule("BL-SET-01")
def test_councils_come_before_the_cards() -> None:
    game = begun("free_companies")
    assert any(key.startswith("level:") for key in game.offers())
    assert game.side_of(0)["hand_size"] == 0
    assert game.unit_at("1.9")["unit"] == "giant_spider"


@pytest.mark.rule("BL-SET-02")
def test_hands_are_as_large_as_the_adventure_says() -> None:
    game = begun("the_muddy_field")
    assert [game.side_of(side)["hand_size"] for side in (0, 1)] == [5, 4]
    assert game.seen()["deck"] == 60 - 9


@pytest.mark.rule("BL-SET-02")
def test_with_a_free_council_the_commander_decides() -> None:
    game = begun("the_goblin_toll")
    game.play("level:commander", "level:wizard", "level:wizard", "level:cleric")
    game.play("level:commander", "level:commander", "level:commander", "level:cleric")
    while game.choice.kind_name != "play":
        game.play(game.offers()[0])
    assert [game.side_of(side)["hand_size"] for side in (0, 1)] == [4, 6]


@pytest.mark.rule("BL-SET-02")
def test_with_a_fixed_council_the_adventure_decides() -> None:
    game = begun("wizards_at_the_ford")
    while game.choice.kind_name != "play":
        game.play(game.offers()[0])
    assert [game.side_of(side)["hand_size"] for side in (0, 1)] == [5, 5]


@pytest.mark.rule("BL-SET-03")
@pytest.mark.parametrize(("scenario", "first"), [("the_muddy_field", "pennant"), ("wizards_at_the_ford", "standard")])
def test_the_notes_name_who_is_first(scenario: str, first: str) -> None:
    game = begun(scenario)
    assert game.seen()["turn"] == first


@pytest.mark.rule("BL-SET-04")
def test_command_cards_are_hidden_from_the_opponent() -> None:
    game = begun("the_muddy_field")
    own, other = game.side_of(1, seat=1), game.side_of(1, seat=0)
    assert len(own["hand"]) == 4
    assert other["hand"] == []
    assert other["hand_size"] == 4
    assert game.seen(0)["options"] == []
    assert set(game.seen(1)["options"]) == {f"play:{card}" for card in own["hand"]}


@pytest.mark.rule("BL-SET-05")
def test_a_lore_adventure_has_councils_cards_and_tokens() -> None:
    game = seated(begun("the_goblin_toll"), "commander", "commander", "wizard", "wizard")
    while game.choice.kind_name != "play":
        game.play(game.offers()[0])
    for side in (0, 1):
        told = game.side_of(side)
        assert told["council"] == {"commander": 2, "wizard": 2}
        assert told["goblet"] == 2
        assert told["lore_hand_size"] == 2
    medieval_game = begun("the_muddy_field")
    assert medieval_game.side_of(0)["council"] == {}
    assert medieval_game.side_of(0)["lore_hand_size"] == 0


@pytest.mark.rule("BL-SET-06")
@pytest.mark.parametrize("needed", [1, 2])
def test_the_notes_say_how_many_banners_win(needed: int) -> None:
    game = medieval(
        f"{BLUE}@5.6 {BLUE}@5.8", f"{BLUE}@4.6*1 {BLUE}@4.9*1 {BLUE}@0.0", needed=needed,
        dice=["blue", "lore", "lore"] * needed,
    )  # fmt: skip
    assert begun("the_muddy_field").seen()["needed"] == 4
    game.lead("5.6", "5.8").halt_if_asked()
    game.play("unit:5.6")
    if needed > 1:
        assert not game.events_named("win")
        game.play("no", "unit:5.8")
    assert game.events_named("win") == [{"side": 0}]


@pytest.mark.rule("BL-SET-07")
def test_special_rules_come_before_general_ones() -> None:
    """Where the notes limit sight to 3 hexes in the first two turns of each player, a bow does not shoot 4 far."""
    army = ("human_bow_green@6.6 human_bow_green@6.9", f"{BLUE}@2.4 {BLUE}@3.9")
    game = medieval(*army, hands=(("forward_all",), ())).lead("6.6", "6.9").halt_if_asked()
    assert {"unit:6.6", "unit:6.9"} <= set(game.offers())
    game = medieval(*army, hands=(("forward_all",), ()), notes={"sight": (3, 2)}).lead("6.6", "6.9").halt_if_asked()
    assert "unit:6.9" in game.offers()
    assert "unit:6.6" not in game.offers()


@pytest.mark.rule("BL-SET-07")
def test_a_sight_limit_ends_with_the_turns_of_the_notes() -> None:
    game = medieval(
        "human_bow_green@6.6", f"{BLUE}@2.4", notes={"sight": (3, 1)},
        hands=(("attack_centre",) * 2, ("attack_centre",) * 2),
    )  # fmt: skip
    game.lead("6.6")
    game.play("done")
    assert game.seen()["turn"] == "pennant"
    assert game.seen()["sight"] == 3
    game.lead()
    assert game.seen()["turn"] == "standard"
    assert game.seen()["sight"] == 0
    game.play("play:attack_centre", "order:6.6", "done")
    assert "unit:6.6" in game.offers()


@pytest.mark.rule("BL-SET-01", "BL-SET-07")
def test_landmarks_are_laid_before_the_cards_are_dealt() -> None:
    game = begun("free_companies")
    game.play(*["level:commander"] * 2, *["level:wizard"] * 3, "level:cleric")
    game.play(*["level:commander"] * 2, *["level:wizard"] * 2, "level:cleric")
    assert all(key.startswith("site:") for key in game.offers())
    for side in (0, 1):
        assert game.side_of(side)["hand_size"] == 0
        assert game.side_of(side)["lore_hand_size"] == 0
