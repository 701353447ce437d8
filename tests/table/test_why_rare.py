"""Rare questions say why they are asked as well: at the academy, after adventures, of levies and of the Grail."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from banneret.heroes.text.component_names import name
from banneret.kernel.game import Game
from banneret.table.asked import asked
from banneret.text import LANGUAGES
from tests.battlelore.builder.afterwards import won
from tests.battlelore.rules.careers.test_crt import academy
from tests.heroes.builder import changed_file, start_file
from tests.heroes.scenarios.test_the_challenge import BESIDE, GRAIL, HAND_OVER, carry, challenge
from tests.heroes.towns.test_buildings import built

SIX = "sword_of_dawn,backpack:lore_stone,rabbits_foot,tower_shield,war_horn"
SEVENTH = ("artifact:beaker_box", "artifact:snaring_rope")
CAREERS: dict[str, tuple[Callable[[], Any], tuple[str, ...], tuple[int, ...]]] = {
    "ask_bought": (lambda: won(("Maud:warrior::::0:4",), ()), (), (5,)),
    "ask_room": (lambda: won((f"Maud:warrior::{SIX}:0:9",), ()), ("buy:beaker_box",), (7, 6)),
    "ask_exchange": (lambda: won((), ("Maud:warrior::::3:0",)), (), (2, 4)),
    "ask_haul": (lambda: won((), ("Maud:warrior::::3:0",), draws=SEVENTH), ("done",), (2,)),
    "ask_limit": (
        lambda: won((), (f"Maud:warrior::{SIX}:0:0",), draws=SEVENTH),
        ("done", "take_artifact:beaker_box"),
        (7, 6),
    ),
    "ask_level_up": (lambda: won(("Maud:warrior:warrior_cleave:::9:0",), ()), ("done", "take_artifact:*"), (10, 5)),
    "ask_doctor": (lambda: won((), ("Maud:warrior:::doctor:4:3:2",)), (), (4, 5)),
    "ask_class": (academy, (), ()),
    "ask_first_skill": (lambda: academy("class:warrior"), (), ()),
    "ask_present": (lambda: academy("class:warrior", "learn:warrior_cleave"), (), (3,)),
}
"""By the question: an adventure of Maud's, the answers that lead there, and the numbers it is about."""


def told(game: Game, question: str) -> list[str]:
    """The sentence in each language, which has to be another in each and whole."""
    assert asked(game, "en", 0).step == question
    found = [asked(game, lang, 0).why for lang in LANGUAGES]
    assert len(set(found)) == len(LANGUAGES)
    assert not [text for text in found if any(mark in text for mark in "{}$")]
    return found


@pytest.mark.parametrize("question", sorted(CAREERS))
def test_in_a_career_the_hero_and_what_is_counted_are_named(question: str) -> None:
    make, answers, numbers = CAREERS[question]
    game = make()
    for answer in answers:
        stem = answer.removesuffix("*")
        game.play(next(key for key in game.offers() if key.startswith(stem)))
    for said in told(game, question):
        assert "Maud" in said
        assert [n for n in numbers if str(n) not in said] == []


def test_who_draws_once_keeps_what_is_drawn() -> None:
    game = won((), ("Mo:warrior::::3:2:4",), losses=(0, 1), draws=("artifact:doctor",))
    assert told(game, "ask_exchange")[0].startswith("Mo will draw one artifact and keep it. ")


def test_a_levy_says_what_it_asks_for_and_with_what_it_is_paid(tmp_path: Path) -> None:
    rule = {"id": "due", "text": "Dues.", "when": "turn_end", "once": "game", "do": [{"levy": 7, "valuables": 4}]}
    game = start_file(changed_file(tmp_path, rules=[rule]), ("castle/catherine", "necropolis/sandro"))
    game.into_turn().meadow().give(0, gold=9, materials=9, valuables=9)
    game.end_turn()
    for lang, said in zip(LANGUAGES, told(game, "ask_levy"), strict=True):
        assert said.count("7") == 2, "all of it is still owed"
        assert name("resource-valuables", lang) in said
    assert "how many Valuables do you pay?" in asked(game, "en", 0).prompt


def test_the_bearer_of_the_grail_says_to_whom_it_goes(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    game.stand(0, GRAIL, mp=2)
    carry(game, 0)
    game.stand(1, BESIDE)
    game.stand(0, "0,0.ne", secondary=True)
    game.ask_again().play(HAND_OVER)
    assert "The Grail can be handed to a hero of your team" in told(game, "ask_receiver")[0]
    assert len({option.label for option in asked(game, "en", 0).options}) == 2


def test_the_building_that_darkens_a_fight_is_named() -> None:
    game = built("necropolis", "special_tent", "cover_of_darkness", (6, 4, 1))
    game.deal(1, hand=["defense", "power"])
    game.stand(1, "0,0.se")
    game.ask_again().play("go:0,0.se")
    game.close_window()
    assert "the hand of Catherine" in told(game, "ask_darkness")[0]
    for lang in LANGUAGES:
        assert name("building-cover_of_darkness", lang) in asked(game, lang, 0).prompt
