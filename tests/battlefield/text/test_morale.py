"""Morale cards in words: every question, answer and event about them, in every language."""

import random
from functools import cache

import pytest

import banneret
from banneret.heroes.tables.morale import FIRST_NEGATIVE, MORALE_IDS
from banneret.heroes.text.component_names import name
from banneret.heroes.text.map_answers import option_label, prompt_text
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import Names
from banneret.kernel.game import Game
from banneret.text import LANGUAGES

BROKEN = ("{", "}", "???", "$", "  ", " .", "None", "_")
ILLS = ",".join(id for id in MORALE_IDS[FIRST_NEGATIVE:] if id != "put_token")
OTHERS = ("die_turned", "fear_die", "frightened", "roll_less")
NEEDED = {"morale:combat_bonus", "morale_plus:1", "morale_card", "morale_taken", "prompt morale:combat_draw", *OTHERS}
GAMES: list[tuple[str, tuple[str, str]]] = [
    ("skirmish", (f"castle_host morale_cards={ILLS}", "dungeon_host morale_cards=reroll_die,set_attack_die_plus")),
    (
        "skirmish",
        ("castle_host morale_cards=combat_draw,remove_token", "dungeon_host morale_cards=combat_bonus,redraw_hand"),
    ),
    ("brave_new_world", ("castle/catherine", "dungeon/mutare")),
]


@cache
def said() -> dict[tuple[str, str], str]:
    """By language and key, step or event: the words for it, from random games, until everything has been said."""
    words: dict[tuple[str, str], str] = {}
    for seed in range(40):
        if {key for lang, key in words if lang == "en"} >= NEEDED:
            break
        for scenario, seats in GAMES:
            game = banneret.new("heroes", scenario=scenario, seats=seats, seed=seed, options={"morale_decks": "on"})
            rng = random.Random(seed)
            while not game.over:
                told = [key for key in game.choice.keys if key.startswith("morale")]
                if told and rng.random() < 0.4:
                    note(game, told, words)
                game.apply(rng.choice(game.choice.options))
            names = Names.of(game.view())
            for event in game.events:
                if event.name.startswith("morale_") or event.name in OTHERS:
                    for lang in LANGUAGES:
                        words[lang, event.name] = log_line(event, names, lang)
    return words


def note(game: Game, keys: list[str], words: dict[tuple[str, str], str]) -> None:
    """Put a question and its answers about Morale cards into words."""
    for lang in LANGUAGES:
        words[lang, f"prompt {keys[0]}"] = prompt_text(game, lang)
        for key in keys:
            words[lang, key] = option_label(game, game.choice.options[game.choice.keys.index(key)], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_and_told_reads_well(lang: str) -> None:
    found = {key: text for (of, key), text in said().items() if of == lang}
    assert set(found) >= NEEDED
    for key, text in found.items():
        assert text, key
        assert not any(mark in text for mark in BROKEN), (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_says_what_it_does(lang: str) -> None:
    names = [name(f"morale-{id}", lang) for id in MORALE_IDS]
    assert len(set(names)) == len(MORALE_IDS)
    texts = [message(f"morale-{id}-text", lang) for id in MORALE_IDS]
    assert len(set(texts)) == len(MORALE_IDS)
    assert all(text.endswith(".") for text in texts)


def test_english_words() -> None:
    words = said()
    assert words["en", "morale:combat_bonus"] == "Morale card: Combat Bonus"
    assert words["en", "prompt morale:combat_draw"] == "The battle begins. Resolve a Morale card?"
