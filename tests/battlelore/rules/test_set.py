"""Setting an adventure up (section BL-SET)."""

import pytest

from banneret.games import new
from banneret.kernel.game import Game
from tests.battlelore.support.lore import halt_if_asked, happened, lead, medieval, offers, play, seen, side_of, unit_at

BLUE = "human_sword_blue"


def begun(scenario: str, **options: str) -> Game:
    """An adventure at its start."""
    return new("battlelore", scenario=scenario, seats=["standard", "pennant"], seed=3, options=options)


def seated(game: Game, *masters: str) -> Game:
    """Both councils are given these levels."""
    for _ in range(2):
        play(game, *[f"level:{master}" for master in masters])
    return game


@pytest.mark.rule("BL-SET-01")
def test_units_stand_where_the_map_shows() -> None:
    game = begun("the_muddy_field")
    units = {unit["hex"]: unit["unit"] for unit in seen(game)["units"]}
    assert len(units) == 21
    assert units["6.2"] == "human_bow_green"
    assert units["0.12"] == "human_cav_red"
    assert unit_at(game, "0.12")["figures"] == 3
    assert unit_at(game, "6.2")["figures"] == 4


@pytest.mark.rule("BL-SET-01")
def test_councils_come_before_the_cards() -> None:
    game = begun("free_companies")
    assert any(key.startswith("level:") for key in offers(game))
    assert side_of(game, 0)["hand_size"] == 0
    assert unit_at(game, "1.9")["unit"] == "giant_spider"


@pytest.mark.rule("BL-SET-02")
def test_hands_are_as_large_as_the_adventure_says() -> None:
    game = begun("the_muddy_field")
    assert [side_of(game, side)["hand_size"] for side in (0, 1)] == [5, 4]
    assert seen(game)["deck"] == 60 - 9


@pytest.mark.rule("BL-SET-02")
def test_with_a_free_council_the_commander_decides() -> None:
    game = begun("the_goblin_toll")
    play(game, "level:commander", "level:wizard", "level:wizard", "level:cleric")
    play(game, "level:commander", "level:commander", "level:commander", "level:cleric")
    while game.choice.kind_name != "play":
        play(game, offers(game)[0])
    assert [side_of(game, side)["hand_size"] for side in (0, 1)] == [4, 6]


@pytest.mark.rule("BL-SET-02")
def test_with_a_fixed_council_the_adventure_decides() -> None:
    game = begun("wizards_at_the_ford")
    while game.choice.kind_name != "play":
        play(game, offers(game)[0])
    assert [side_of(game, side)["hand_size"] for side in (0, 1)] == [5, 5]


@pytest.mark.rule("BL-SET-03")
@pytest.mark.parametrize(("scenario", "first"), [("the_muddy_field", "pennant"), ("wizards_at_the_ford", "standard")])
def test_the_notes_name_who_is_first(scenario: str, first: str) -> None:
    game = begun(scenario)
    assert seen(game)["turn"] == first


@pytest.mark.rule("BL-SET-04")
def test_command_cards_are_hidden_from_the_opponent() -> None:
    game = begun("the_muddy_field")
    own, other = side_of(game, 1, seat=1), side_of(game, 1, seat=0)
    assert len(own["hand"]) == 4
    assert other["hand"] == []
    assert other["hand_size"] == 4
    assert seen(game, 0)["options"] == []
    assert set(seen(game, 1)["options"]) == {f"play:{card}" for card in own["hand"]}


@pytest.mark.rule("BL-SET-05")
def test_a_lore_adventure_has_councils_cards_and_tokens() -> None:
    game = seated(begun("the_goblin_toll"), "commander", "commander", "wizard", "wizard")
    while game.choice.kind_name != "play":
        play(game, offers(game)[0])
    for side in (0, 1):
        told = side_of(game, side)
        assert told["council"] == {"commander": 2, "wizard": 2}
        assert told["goblet"] == 2
        assert told["lore_hand_size"] == 2
    medieval_game = begun("the_muddy_field")
    assert side_of(medieval_game, 0)["council"] == {}
    assert side_of(medieval_game, 0)["lore_hand_size"] == 0


@pytest.mark.rule("BL-SET-06")
@pytest.mark.parametrize("needed", [1, 2])
def test_the_notes_say_how_many_banners_win(needed: int) -> None:
    game = medieval(
        f"{BLUE}@5.6 {BLUE}@5.8", f"{BLUE}@4.6*1 {BLUE}@4.9*1 {BLUE}@0.0", needed=needed,
        dice=["blue", "lore", "lore"] * needed,
    )  # fmt: skip
    assert seen(begun("the_muddy_field"))["needed"] == 4
    halt_if_asked(lead(game, "5.6", "5.8"))
    play(game, "unit:5.6")
    if needed > 1:
        assert not happened(game, "win")
        play(game, "no", "unit:5.8")
    assert happened(game, "win") == [{"side": 0}]


@pytest.mark.rule("BL-SET-07")
def test_special_rules_come_before_general_ones() -> None:
    """Where the notes limit sight to 3 hexes in the first two turns of each player, a bow does not shoot 4 far."""
    army = ("human_bow_green@6.6 human_bow_green@6.9", f"{BLUE}@2.4 {BLUE}@3.9")
    game = halt_if_asked(lead(medieval(*army, hands=(("forward_all",), ())), "6.6", "6.9"))
    assert {"unit:6.6", "unit:6.9"} <= set(offers(game))
    game = halt_if_asked(lead(medieval(*army, hands=(("forward_all",), ()), notes={"sight": (3, 2)}), "6.6", "6.9"))
    assert "unit:6.9" in offers(game)
    assert "unit:6.6" not in offers(game)


@pytest.mark.rule("BL-SET-07")
def test_a_sight_limit_ends_with_the_turns_of_the_notes() -> None:
    game = medieval(
        "human_bow_green@6.6", f"{BLUE}@2.4", notes={"sight": (3, 1)},
        hands=(("attack_centre",) * 2, ("attack_centre",) * 2),
    )  # fmt: skip
    lead(game, "6.6")
    play(game, "done")
    assert seen(game)["turn"] == "pennant"
    assert seen(game)["sight"] == 3
    lead(game)
    assert seen(game)["turn"] == "standard"
    assert seen(game)["sight"] == 0
    play(game, "play:attack_centre", "order:6.6", "done")
    assert "unit:6.6" in offers(game)


@pytest.mark.rule("BL-SET-01", "BL-SET-07")
def test_landmarks_are_laid_before_the_cards_are_dealt() -> None:
    game = begun("free_companies")
    play(game, *["level:commander"] * 2, *["level:wizard"] * 3, "level:cleric")
    play(game, *["level:commander"] * 2, *["level:wizard"] * 2, "level:cleric")
    assert all(key.startswith("site:") for key in offers(game))
    for side in (0, 1):
        assert side_of(game, side)["hand_size"] == 0
        assert side_of(game, side)["lore_hand_size"] == 0
