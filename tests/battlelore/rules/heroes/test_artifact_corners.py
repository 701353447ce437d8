"""Artifacts in less usual hands: Leaders who separate, deep draws, cards bought, what lies under (section BLH-ARF)."""

from typing import cast

import pytest

from banneret.battlelore.box.heroes import ARTIFACT_IDS, load_heroes
from banneret.battlelore.career.career import Career, CareerSheet
from banneret.battlelore.career.progress import equipped
from banneret.battlelore.geometry.grid import HEX_NAMES
from banneret.battlelore.state.battleground import ARTIFACTS, Battleground
from banneret.kernel.errors import SetupError
from tests.battlelore.builder import BLUE, FAR, HOME, ONE, BattleLoreGame, medieval, melee

UNFIT = {"mount_war", "dragonscale_barding", "lance_of_oaths", "staff_of_embers", "mace_of_the_penitent"}
"""What a Warrior on foot can never use."""


def won(sheet: str, draws: tuple[str, ...] = ()) -> BattleLoreGame:
    """A hero on 8.6 after an adventure that his side has won."""
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@4.6*1", heroes=([f"{sheet}@8.6"], []), dice=["blue", "lore", "lore"],
                    needed=1, draws=draws)  # fmt: skip
    return game.lead("5.6").halt_if_asked().attack("5.6", "4.6")


# -- roles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-05", "BLH-ACT-11", "BLH-MOV-01")
@pytest.mark.parametrize(
    ("sheet", "farther"),
    [("warrior::", False), ("warrior::boots_of_the_hare", True), ("warrior:common_quick_step:", True)],
)
def test_a_leader_who_separates_moves_as_a_champion(sheet: str, farther: bool) -> None:
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([f"Maud:{sheet}@5.6"], []), hands=ONE)
    game.decide("play:scout_centre", "separate:5.6", "hero:5.6")
    assert ("2.6" in game.reached()) is farther
    assert "3.6" in game.reached()


@pytest.mark.rule("BLH-ARF-05", "BLH-ACT-11")
@pytest.mark.parametrize("cards", ["", "rope_and_grapnel"])
def test_a_leader_who_separates_climbs_as_a_champion(cards: str) -> None:
    land = " ".join(f"river@{hex}" for hex in HEX_NAMES if hex.startswith("4."))
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([f"Maud:warrior::{cards}@5.6"], []), hands=ONE, land=land)
    game.decide("play:scout_centre", "separate:5.6", "hero:5.6")
    assert ("3.6" in game.reached()) is bool(cards)


# -- the deck ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-02", "BLH-ARF-07")
def test_a_draw_ends_when_nothing_is_left_that_the_hero_could_use() -> None:
    cards = [card.id for card in load_heroes().artifacts if card.id not in UNFIT for _ in range(card.copies)]
    # One card more than there are for him, which no draw can bring.
    game = won("Maud:warrior::::120:0", tuple(f"artifact:{card}" for card in [*cards, "doctor"]))
    for _ in range(60):
        game.play("spend")
    game.decide("done")
    assert UNFIT & set(game.seen()["artifacts"]) == UNFIT
    assert game.reached("take_artifact") == set(ARTIFACT_IDS) - UNFIT - {"doctor"}, "he has no wound to heal"


@pytest.mark.rule("BLH-ARF-02")
def test_a_hero_whose_deck_holds_nothing_for_him_gains_nothing() -> None:
    heroes = (["Maud:warrior@5.6"], ["Otto:warrior@4.6"])
    game = medieval(HOME, f"{FAR} {BLUE}@3.6", heroes=heroes, dice=["sword", "lore", "sword", *["lore"] * 9],
                    draws=("artifact:lore_stone",))  # fmt: skip
    cast(Battleground, game.state).piles[ARTIFACTS] = tuple(sorted(ARTIFACT_IDS.index(card) for card in UNFIT))
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert game.hero_of(1)["fate"] == "wounded"
    assert game.hero_of()["equipped"] == []


# -- bought in step 4 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-33", "BLH-ARF-15", "BLH-AFT-10")
def test_a_treasure_card_that_is_bought_is_a_token_at_once() -> None:
    game = won("Maud:warrior::::0:8").play("buy:treasure")
    assert game.hero_of()["treasure"] == 5, "nine, less five, and one"
    assert game.seen()["artifacts"].count("treasure") == 3
    assert "buy:lore_stone" in game.offers()


@pytest.mark.rule("BLH-ARF-33", "BLH-AFT-10", "BLH-AFT-27", "BLH-AFT-28")
@pytest.mark.parametrize(("tokens", "offered"), [("3:5:1", True), ("3:4:1", False), ("2:5:1", False), ("3:5:0", False)])
def test_a_doctor_is_bought_by_who_can_pay_him_besides_and_has_a_wound(tokens: str, offered: bool) -> None:
    game = won(f"Maud:warrior::::{tokens}")
    assert ("buy:doctor" in game.offers()) is offered
    if offered:
        game.play("buy:doctor")
        assert game.hero_of() | {"wounds": 0, "treasure": 0, "experience": 0, "under": []} == game.hero_of()
        assert game.seen()["artifacts"].count("doctor") == 2 - ("doctor" in game.reached("take_artifact"))


# -- beside the sheet and under it -------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-20", "BLH-ARF-21")
@pytest.mark.parametrize(("cards", "drawn"), [("map_of_hidden_doors:", 4), (":map_of_hidden_doors", 3), (":", 3)])
def test_a_map_under_the_sheet_is_not_used(cards: str, drawn: int) -> None:
    draws = tuple(f"artifact:{card}" for card in ("lore_stone", "war_horn", "rabbits_foot", "tower_shield"))
    assert len(won(f"Maud:warrior::{cards}", draws).decide("done").reached("take_artifact")) == drawn


@pytest.mark.rule("BLH-ARF-19")
def test_two_artifacts_at_most_are_equipped_between_adventures_and_fewer_may_be() -> None:
    sheet = CareerSheet(of="warrior", owned=("sword_of_dawn", "war_horn", "lore_stone"))
    career = Career(name="Maud", status="active", began="2026-11-16", of="warrior", sheet=sheet)
    for cards in ([], ["war_horn"], ["war_horn", "lore_stone"]):
        after = equipped(career, cards).sheet
        assert after is not None
        assert list(after.equipped) == cards
        assert set(after.equipped + after.owned) == set(sheet.owned)
    with pytest.raises(SetupError, match="BLH-ARF-19"):
        equipped(career, ["sword_of_dawn", "war_horn", "lore_stone"])


@pytest.mark.rule("BLH-ARF-28")
def test_a_potion_whose_use_wins_the_adventure_is_in_the_deck_all_the_same() -> None:
    notes = {"objectives": ((1, 1 << HEX_NAMES.index("3.6"), 1),)}
    heroes: tuple[list[str], list[str]] = ([], ["Maud:warrior::vial_of_quicksilver@4.6"])
    game = melee(f"{BLUE}@5.6", FAR, heroes=heroes, dice=["lore"] * 3, needed=1, notes=notes)
    game.play("use:vial_of_quicksilver", "aim:3.6")
    assert game.events_named("win") == [{"side": 1}]
    assert game.hero_of(1)["equipped"] == []
    assert "vial_of_quicksilver" in game.seen()["artifacts"]
