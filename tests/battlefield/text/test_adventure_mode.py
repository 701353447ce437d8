"""Adventure mode in words: every card, every question and answer of whole games, every line of the log."""

from random import Random

import pytest

from banneret.battlefield.adventure_mode.deck import adventure_deck_file
from banneret.battlefield.text.adventure_mode import adventure_lines, adventure_name
from banneret.games import new
from banneret.heroes.text.map_answers import Question, option_label, prompt_text
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.text import LANGUAGES
from tests.battlefield.builder import BattlefieldGame

BROKEN = ("{", "}", "???", "$", "\u2068", "\u2069")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_says_what_it_does(lang: str) -> None:
    names = [adventure_name(card.id, lang) for card in adventure_deck_file().cards]
    assert len(set(names)) == len(names) == 22
    for card in adventure_deck_file().cards:
        lines = adventure_lines(card, lang)
        assert len(lines) >= (1 + len(card.levels) if card.combat else 1)
        assert len(set(lines)) == len(lines)
        assert_whole(lines)


def test_what_cards_do_is_told_from_their_programs() -> None:
    by_id = {card.id: card for card in adventure_deck_file().cards}
    assert adventure_lines(by_id["cyclops_stockpile"])[2] == (
        "Combat Power 8: Gain 5 building materials; gain 1 valuable."
    )
    assert adventure_lines(by_id["campfire"])[0].startswith("Attack die +1: ")
    assert [line.partition(":")[0] for line in adventure_lines(by_id["obelisk"])] == [
        "Your first", "Your second", "Every later one"
    ]  # fmt: skip
    assert adventure_lines(by_id["magic_spring"])[-1] == "It cannot be saved."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_is_put_into_words(lang: str, seed: int) -> None:
    seats = ["castle/catherine", "dungeon/mutare"] if seed % 2 else ["castle/rion", "necropolis/sandro"]
    game = BattlefieldGame.of(new("battlefield", scenario="adventure_large", seats=seats, seed=seed))
    rng = Random(seed)
    while not game.over and not game.adventure_mode.base:
        now = Question(game, lang)
        texts = [prompt_text(game, lang, now)]
        texts += [option_label(game, option, lang, now) for option in game.state.options]
        assert len(set(texts)) == len(texts), texts
        assert_whole(texts)
        game.apply(rng.choice(game.choice.keys))
    names = Names.of(game.view(0))
    log = [log_line(event, names, lang) for event in game.events]
    assert len(log) > 100
    assert_whole(log)


def assert_whole(texts: list[str]) -> None:
    """Nothing is missing from these texts, and nothing left over."""
    for text in texts:
        assert text.strip() == text != ""
        assert not any(mark in text for mark in BROKEN), text
