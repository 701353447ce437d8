"""Command cards in rarer company (section BL-CMD): repeated ones, archers with extra dice, a deck that runs out."""

from typing import Any

import pytest

from banneret.battlelore.box.tables import CARD_IDS
from banneret.battlelore.state.battleground import DECK, DISCARDS
from tests.battlelore.builder import BattleLoreGame, medieval

BLUE = "human_sword_blue"
BOW = "human_bow_green"


def repeated(card: str, *, pennant: str = f"{BLUE}@0.6", dice: tuple[str, ...] = ()) -> BattleLoreGame:
    """The standard side plays a card, and the pennant side repeats it."""
    game = medieval(f"{BLUE}@8.6", pennant, hands=((card,), ("counter_attack",)), dice=dice).play(f"play:{card}")
    while game.seen()["turn"] == "standard":
        game.play("done" if "done" in game.offers() else game.offers()[0])
    return game.play("play:counter_attack")


@pytest.mark.rule("BL-CMD-33", "BL-CMD-17")
def test_a_repeated_scout_draws_two_cards_too() -> None:
    game = repeated("scout_centre")
    game.play("order:0.6")
    game.play("done")
    assert len([key for key in game.offers() if key.startswith("keep:")]) in (1, 2)
    assert len([told for told in game.events_named("draw") if told["side"] == 1]) == 2


@pytest.mark.rule("BL-CMD-33", "BL-CMD-28", "BL-CMD-30")
def test_a_repeated_battle_lore_rolls_and_shuffles_too() -> None:
    game = repeated("battle_lore", dice=("flag", "flag"))
    assert len(game.events_named("die")) == 2, "one card in each hand"
    assert len(game.events_named("reshuffle")) == 2
    assert game.seen()["discards"] == []


@pytest.mark.rule("BL-CMD-27", "BL-CMD-29")
@pytest.mark.parametrize("card", ["leadership", "battle_lore"])
def test_archers_shoot_with_the_extra_die(card: str) -> None:
    faces = ("green",) if card == "battle_lore" else ()
    game = medieval(f"{BOW}@6.6", f"{BLUE}@3.6", hands=((card,), ()), dice=(*faces, *("lore",) * 3))
    game.lead("6.6").halt_if_asked().play("unit:6.6")
    assert game.dice_of() == 3


@pytest.mark.rule("BL-CMD-16", "BL-CMD-17")
def test_the_deck_may_run_out_between_the_two_cards_of_a_scout() -> None:
    game = medieval(f"{BLUE}@7.6", f"{BLUE}@0.0", hands=(("scout_centre",), ()), draws=["draw:surround"])
    s: Any = game.state
    last = CARD_IDS.index("surround")
    rest = list(s.piles[DECK])
    rest.remove(last)
    s.piles[DECK], s.piles[DISCARDS] = (last,), tuple(rest)
    game.play("play:scout_centre", "order:7.6", "done")
    assert len(game.events_named("draw")) == 2
    assert game.events_named("reshuffle")
    game.play(game.offers()[0])
    assert len(game.seen()["discards"]) == 1
    assert game.seen()["deck"] == 60 - 2, "the Scout card was shuffled in"
