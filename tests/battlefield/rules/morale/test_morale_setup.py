"""Morale cards that armies begin with, and the content of the decks."""

from pathlib import Path

import pytest

import banneret
from banneret.heroes.box.cards_and_units import FOLDER
from banneret.heroes.tables.fingerprint import content
from banneret.heroes.tables.morale_decks import MoraleDecks, load_morale_from
from banneret.kernel.errors import ContentError, SetupError
from banneret.kernel.fingerprint import fingerprint
from tests.heroes.builder import skirmish

TROLLS = "neutral_trolls@b3!"


@pytest.mark.parametrize(
    ("army", "decks_on", "says"),
    [
        ("morale_cards=reroll_die", "off", "BF-REG-12"),
        ("morale_cards=reroll_dice", "on", "reroll_die"),
        ("morale_cards=reroll_die,search_one", "on", "BF-MRL-02"),
        ("morale_cards=reroll_die,reroll_die,combat_draw", "on", "BF-MRL-05"),
        ("morale_cards=search_one,search_one", "on", "BF-CMP-15"),
        ("ai morale_cards=reroll_die", "on", "no morale"),
    ],
)
def test_an_army_cannot_have_any_cards(army: str, decks_on: str, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        skirmish(f"castle_griffins@b2 {army}", TROLLS, morale_decks=decks_on)


@pytest.mark.rule("BF-MRL-20")
def test_an_army_with_morale_gains_it_before_the_combat() -> None:
    game = skirmish(
        "castle_griffins@b2 morale", f"{TROLLS} morale", draws=["combat_bonus", "combat_draw"], morale_decks="on"
    )
    assert [game.side(n)["morale_cards"] for n in (0, 1)] == [["combat_bonus"], ["combat_draw"]]
    game = skirmish("necropolis_zombies@b2 morale", TROLLS, morale_decks="on")
    assert game.side(0)["morale_cards"] == []


def test_the_armys_cards_are_written_in_its_line() -> None:
    line = "castle_griffins@b2 morale_cards=reroll_die,combat_draw"
    game = banneret.new("heroes", scenario="skirmish", seats=(line, TROLLS), seed=0, options={"morale_decks": "on"})
    assert game.setup.seats[0] == line


def test_the_content_is_checked_and_part_of_the_content_hash(tmp_path: Path) -> None:
    text = (FOLDER / "morale.yaml").read_text(encoding="utf-8")
    (tmp_path / "morale.yaml").write_text(text.replace("copies: 2", "copies: 3", 1), encoding="utf-8")
    with pytest.raises(ContentError, match="11 cards"):
        load_morale_from(tmp_path)
    (tmp_path / "morale.yaml").write_text(text.replace("reroll_die", "reroll_dice"), encoding="utf-8")
    with pytest.raises(ContentError, match="reroll_die"):
        load_morale_from(tmp_path)
    (tmp_path / "morale.yaml").write_text(text.replace("Bad Omen", "Worse Omen"), encoding="utf-8")
    changed: MoraleDecks = load_morale_from(tmp_path)
    assert fingerprint(content(morale=changed)) != fingerprint(content())


@pytest.mark.rule("BF-REG-12")
@pytest.mark.parametrize("rerolls", ["on", "off"])
def test_without_the_decks_an_army_with_morale_has_a_token(rerolls: str) -> None:
    game = skirmish("castle_griffins@b2 morale", TROLLS, no_rerolls=rerolls)
    assert [(game.side(side)["morale"], game.side(side)["morale_cards"]) for side in (0, 1)] == [
        (True, []),
        (False, []),
    ]
