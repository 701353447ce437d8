"""Lore and the War Council: tokens, levels, the lore deck, and the start of a Lore adventure."""

from collections import Counter

import pytest

from banneret.battlelore.box.tables import LORE_MASTER, MASTERS
from banneret.battlelore.box.units_and_cards import load
from banneret.battlelore.state.battleground import LORE_DECK, LORE_DISCARDS, LORE_HAND, LORE_LOOKED
from banneret.kernel.errors import Refused, SetupError
from tests.battlelore.builder import BattleLoreGame, adventure, battle, councils, fixed_councils

FOUR = ("commander", "wizard", "wizard", "rogue")
BLUE = "human_sword_blue"


def in_game(game: BattleLoreGame) -> Counter[str]:
    """How many lore cards of each class are in the game."""
    piles = game.state.piles  # type: ignore[attr-defined]
    cards = [card for pile in (LORE_DECK, LORE_DISCARDS) for card in piles[pile]]
    for side in (0, 1):
        cards += [*piles[LORE_HAND + side], *piles[LORE_LOOKED + side]]
    return Counter(MASTERS[LORE_MASTER[card]] for card in cards)


@pytest.mark.rule("BL-LRE-01")
def test_the_pool_has_36_tokens_and_everybody_a_goblet() -> None:
    game = adventure("the_goblin_toll")
    assert game.seen()["pool"] == 36
    game.give_levels(*FOUR)
    game.give_levels("commander", "cleric", "cleric", "cleric")
    goblets = [game.side_of(side)["goblet"] for side in (0, 1)]
    assert goblets == [2, 3]
    assert game.seen()["pool"] == 36 - 5


@pytest.mark.rule("BL-LRE-02", "BL-LRE-05")
def test_there_are_five_lore_masters_of_at_most_three_levels() -> None:
    game = adventure("free_companies")
    masters = {f"level:{master}" for master in ("commander", "wizard", "cleric", "rogue", "warrior")}
    assert set(game.offers()) == masters
    game.give_levels("wizard", "wizard", "wizard")
    assert set(game.offers()) == masters - {"level:wizard"}
    game.give_levels("commander", "rogue", "rogue")
    game.give_levels("commander", "commander", "warrior", "warrior", "cleric")
    assert game.side_of(0)["council"] == {"commander": 1, "wizard": 3, "rogue": 2}, "the others are absent"


@pytest.mark.rule("BL-LRE-03")
def test_each_of_four_classes_has_15_lore_cards() -> None:
    cards = load().lore
    assert len(cards) == 60
    assert Counter(card.master for card in cards) == {"wizard": 15, "cleric": 15, "rogue": 15, "warrior": 15}
    assert {(card.master, card.number) for card in cards} == {
        (master, n) for master in ("wizard", "cleric", "rogue", "warrior") for n in range(1, 16)
    }


@pytest.mark.rule("BL-LRE-04")
def test_councils_are_chosen_in_secret_and_shown_together() -> None:
    game = adventure("free_companies")
    for n in range(6):
        assert game.state.seat == 0, f"{n} of six levels were given out"
        assert game.offers() != []
        assert game.seen(1)["options"] == []
        game.apply("level:commander" if n < 3 else "level:rogue")
        assert not game.events_named("council"), "nothing is shown yet"
        assert game.side_of(0)["council"] == {}
    assert game.state.seat == 1
    game.give_levels("commander", "commander", "warrior", "warrior", "cleric")
    assert game.side_of(0)["council"] == {"commander": 3, "rogue": 3}
    assert game.side_of(1)["council"] == {"commander": 2, "warrior": 2, "cleric": 1}


@pytest.mark.rule("BL-LRE-06")
def test_a_creature_takes_a_level_of_the_council() -> None:
    game = adventure("free_companies")
    game.give_levels(*["commander"] * 3, *["rogue"] * 3)
    game.give_levels(*["commander"] * 3, *["wizard"] * 2)
    assert sum(game.side_of(0)["council"].values()) == 6
    assert sum(game.side_of(1)["council"].values()) == 5, "the Spider has the sixth"


@pytest.mark.rule("BL-LRE-07")
@pytest.mark.parametrize(("level", "hand"), [(1, 4), (2, 5), (3, 6)])
def test_the_commander_sets_the_hand_of_command_cards(level: int, hand: int) -> None:
    game = councils("the_goblin_toll", {"commander": level, "wizard": 4 - level}, {"commander": 1, "rogue": 3})
    settle_start(game)
    assert game.side_of(0)["hand_size"] == hand


def settle_start(game: BattleLoreGame) -> None:
    """Answer whatever is asked until the first turn begins."""
    while not game.events_named("turn"):
        game.apply(game.offers()[0])


@pytest.mark.rule("BL-LRE-08")
def test_every_council_has_a_commander() -> None:
    game = adventure("the_goblin_toll")
    game.give_levels("wizard", "rogue", "rogue")
    assert game.offers() == ["level:commander"]


@pytest.mark.rule("BL-LRE-09", "BL-LRE-10", "BL-LRE-11")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_highest_level_sets_tokens_cards_and_the_hand_limit(level: int) -> None:
    council = {"commander": 1, "wizard": level, "rogue": 1}
    game = fixed_councils(council, {"commander": 1, "warrior": 1})
    if "site:" in game.offers()[0]:
        game.apply(game.offers()[0])
    assert game.side_of(0)["goblet"] == level
    assert game.state.seat == 0
    assert len(game.side_of(0, 0)["lore_looked"]) == 4
    for _ in range(level):
        game.apply(next(key for key in game.offers() if key.startswith("take:")))
    assert game.side_of(0)["lore_hand_size"] == level
    # The hand limit is one more: with one card more nothing is discarded, with two more one is.
    held = ["strength", "run", "portal", "fireball"][: level + 1]
    levels: tuple[dict[str, int], dict[str, int]] = (
        {"commander": 1, "wizard": level, "cleric": 0, "rogue": 1, "warrior": 0},
        {},
    )
    for few, drops in ((held[:-1], False), (held, True)):
        game = battle(f"{BLUE}@5.6", f"{BLUE}@0.0", lore=(few, []), councils=levels)
        end_turn(game, "supply:card_and_token")
        assert (game.state.seat == 0 and game.offers()[0].startswith("drop:")) == drops


def end_turn(game: BattleLoreGame, supply: str) -> None:
    """Do nothing in a turn until it is supplied."""
    while supply not in game.offers():
        keys = game.offers()
        game.apply(next((key for key in ("pass", "done") if key in keys), keys[0]))
    game.apply(supply)


@pytest.mark.rule("BL-LRE-12")
def test_a_council_of_a_commander_alone_starts_with_nothing() -> None:
    game = fixed_councils({"commander": 2}, {"commander": 1, "warrior": 1})
    settle_start(game)
    assert game.side_of(0)["goblet"] == 0
    assert game.side_of(0)["lore_hand_size"] == 0
    nobody = {"wizard": 0, "cleric": 0, "rogue": 0, "warrior": 0}
    game = battle(f"{BLUE}@5.6", f"{BLUE}@0.0", lore=(["strength"], []), councils=(nobody, {}))
    end_turn(game, "supply:card_and_token")
    assert len(game.offers()) == 2, "a second card is one too many"
    assert all(key.startswith("drop:") for key in game.offers())


@pytest.mark.rule("BL-LRE-13")
def test_the_lore_deck_is_made_by_the_classes_present() -> None:
    game = councils("the_goblin_toll", {"commander": 1, "wizard": 2, "rogue": 1}, {"commander": 2, "wizard": 2})
    assert in_game(game) == {"wizard": 14, "rogue": 8, "cleric": 5, "warrior": 5}


@pytest.mark.rule("BL-LRE-26")
def test_who_alone_has_a_master_of_level_3_receives_the_landmark() -> None:
    game = councils("the_goblin_toll", {"commander": 1, "rogue": 3}, {"commander": 2, "rogue": 2})
    assert game.state.seat == 0
    game.apply(next(key for key in game.offers() if key.startswith("site:")))
    assert game.events_named("landmark")[0]["land"] == "rogues_den"
    assert len(game.events_named("landmark")) == 1


@pytest.mark.rule("BL-LRE-26")
def test_nobody_receives_a_landmark_that_both_have_earned() -> None:
    game = councils("the_goblin_toll", {"commander": 1, "rogue": 3}, {"commander": 1, "rogue": 3})
    settle_start(game)
    assert not game.events_named("landmark")


@pytest.mark.rule("BL-LRE-27")
def test_a_medieval_adventure_may_use_lore_without_councils() -> None:
    game = adventure("the_muddy_field", lore="yes")
    assert game.seen()["lore"]
    for side in (0, 1):
        assert game.side_of(side)["goblet"] == 0
        assert game.side_of(side)["lore_hand_size"] == 0
        assert game.side_of(side)["council"] == {}
    assert [game.side_of(side)["hand_size"] for side in (0, 1)] == [5, 4], "as the adventure says"
    for _ in range(2):
        end_turn(game, "supply:card_and_token")
    end_turn(game, "supply:card_and_token")
    assert len(game.offers()) == 2, "the limit is one lore card"


@pytest.mark.rule("BL-LRE-27")
def test_without_a_council_every_card_is_out_of_character() -> None:
    nobody = dict.fromkeys(MASTERS, 0)
    game = battle(f"{BLUE}@5.6", f"{BLUE}@4.6", lore=(["strength"], []), councils=(nobody, nobody), goblets=(4, 0))
    game.lead("5.6")
    game.play("done", "lore:strength")
    assert game.side_of(0)["goblet"] == 0


def test_only_a_medieval_adventure_takes_the_option() -> None:
    with pytest.raises(SetupError, match="War Councils"):
        adventure("free_companies", lore="yes")
    with pytest.raises(SetupError, match="yes or no"):
        adventure("the_muddy_field", lore="perhaps")
    with pytest.raises(SetupError, match="no option"):
        adventure("the_muddy_field", magic="yes")
    assert not adventure("the_muddy_field", lore="no").seen()["lore"]


def test_a_council_takes_no_level_it_is_not_offered() -> None:
    game = adventure("the_goblin_toll")
    with pytest.raises(Refused):
        game.apply("level:spider")


@pytest.mark.rule("BL-LRE-21", "BL-SET-05")
@pytest.mark.parametrize("lore", [True, False])
def test_only_in_a_lore_adventure_a_side_is_supplied_with_lore(lore: bool) -> None:
    game = battle(f"{BLUE}@8.6", f"{BLUE}@0.6", notes={"lore": lore}).lead()
    assert any(key.startswith("supply:") for key in game.offers()) is lore
