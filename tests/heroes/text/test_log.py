"""Every event, question and option of a game has words, in every language, and the words are right."""

import random

import pytest

import banneret
from banneret.heroes.state.events_combat import EVENTS
from banneret.heroes.text.combat_questions import option_text, prompt, sentence, side_of, unit_of
from banneret.kernel.event import Event
from banneret.text import LANGUAGES
from tests.heroes.builder import HeroesGame, skirmish

BROKEN = ("{", "}", "???", "$", "  ", " .", "None")
VALUES: dict[str, int | str] = {
    "u": "castle_griffins+@2",
    "k": "neutral_boars",
    "x": "b3",
    "s": 1,
    "c": "offense",
    "n": 1,
    "o": "pond",
}
LABELS = {"u": "unit", "k": "kind", "x": "space", "s": "side", "c": "card", "n": "n", "o": "obstacle"}


def events() -> list[Event]:
    """One event of every kind, labelled as the game labels them."""
    made: list[Event] = []
    for event in EVENTS:
        args: dict[str, int | str] = {}
        for kind in event.kinds:
            label = LABELS[kind]
            while label in args:
                label += "2"
            args[label] = VALUES[kind]
        made.append(Event(event.name, args, 0))
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told(lang: str) -> None:
    told = [sentence(event, lang) for event in events()]
    for text in told:
        assert text.endswith(".")
        assert not any(mark in text for mark in BROKEN), text
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("event", "args", "text"),
    [
        ("attack", {"unit": "castle_griffins@0", "unit2": "necropolis_zombies@7", "n": 0}, "Griffins attack Zombies."),
        (
            "attack",
            {"unit": "castle_griffins@0", "unit2": "necropolis_zombies@7", "n": 2},
            "Griffins also attack Zombies.",
        ),
        ("move", {"unit": "castle_griffins+@0", "space": "b2", "space2": "c3"}, "Griffins move from b2 to c3."),
        ("deploy", {"unit": "necropolis_zombies@8", "space": "c5"}, "Defender deploys Zombies on c5."),
        ("stat", {"unit": "castle_griffins@0", "n": 1, "n2": 2}, "Griffins get +2 defense."),
        ("break", {"space": "c3", "n": 1, "unit": "castle_griffins@0"}, "Griffins destroy the Gate on c3."),
        ("break", {"space": "c3", "n": 0, "unit": "castle_griffins@0"}, "Griffins destroy the Wall on c3."),
        ("play", {"side": 0, "card": "attack", "n": 1}, "Attacker plays the card: Attack (expert effect)."),
        ("play", {"side": 0, "card": "attack", "n": 0}, "Attacker plays the card: Attack."),
        ("play", {"side": 0, "card": "speculum", "n": 1}, "Attacker plays the card: Speculum (second effect)."),
        ("play", {"side": 1, "card": "speculum", "n": 0}, "Defender plays the card: Speculum."),
        ("obstacle", {"obstacle": "log_a", "space": "9.3", "n": 0}, "A mossy log blocks the ground at 9.3."),
        ("obstacle", {"obstacle": "log_b", "space": "9.3", "n": 0}, "A bare log blocks the ground at 9.3."),
        ("die", {"side": 1, "n": -1, "n2": 1}, "Defender rolls the Attack die: −1."),
        ("reroll", {"side": 1, "n": 0, "n2": -1}, "Defender rerolls the die: −1."),
        ("draw", {"side": 1}, "Defender draws 1 card."),
        ("draw", {"side": 1, "n": 3}, "Defender draws 3 cards."),
        ("damage", {"unit": "arrow_tower@14", "n": 2, "n2": 2}, "Arrow Tower takes 2 damage."),
        ("surrender", {"side": 0, "n": 10}, "Attacker surrenders and pays 10 gold."),
        ("siege", {"space": "b3"}, "Defender puts the Gate on b3 and Walls on the other spaces of the middle row."),
        ("reinforce", {"side": 0, "kind": "castle_griffins"}, "Attacker reinforces Griffins: Few becomes Pack."),
        ("round", {"n": 4}, "Round 4 begins."),
    ],
)
def test_sentences(event: str, args: dict[str, int | str], text: str) -> None:
    assert sentence(Event(event, args, 0)) == text


def test_sides_may_have_names() -> None:
    assert sentence(Event("win", {"side": 1}, 0), "en", ("Ada", "Bo")) == "Bo wins the combat."


def test_a_unit_in_an_event_is_read() -> None:
    assert unit_of("castle_griffins+@3") == ("castle_griffins", 3)
    assert [side_of(number) for number in (0, 6, 7, 14)] == [0, 0, 1, 1]


def labels(game: HeroesGame) -> list[str]:
    return [option_text(game, option) for option in game.choice.options]


def test_deploying_is_asked_unit_by_unit() -> None:
    game = skirmish("castle_griffins castle_marksmen", "necropolis_zombies")
    assert prompt(game) == "Choose a unit to deploy."
    assert labels(game) == ["Deploy: Marksmen", "Deploy: Griffins"]
    game.play("deploy:castle_griffins")
    assert prompt(game) == "Griffins: choose a space."
    assert labels(game)[:2] == ["a1", "b1"]
    game.play("place:b2")
    assert labels(game)[-1] == "Done"


def test_an_action_names_units_and_spaces() -> None:
    game = skirmish("castle_griffins+@b3 gold=10", "necropolis_zombies@b4")
    assert prompt(game) == "Griffins: choose an action."
    words = labels(game)
    assert words[0] == "Attack: Zombies on b4"
    assert "Move to b2" in words
    assert "Defend" in words
    assert "End the activation" in words
    assert "Surrender for 10 gold" in words


def test_walls_gate_and_tower_are_named() -> None:
    siege = "necropolis_zombies@b5 town citadel walls=a3,c3,d3 gate=b3"
    game = skirmish("castle_griffins+@b2 castle_marksmen+@c2", siege, dice=[0] * 8)
    while prompt(game) != "Griffins: choose an action.":
        game.play(game.choice.keys[0])
    assert "Break the Gate on b3" in labels(game)
    game.play("done")
    while prompt(game) != "Marksmen: choose an action.":
        game.play(game.choice.keys[0])
    assert "Attack the Arrow Tower" in labels(game)
    assert option_text(game, game.rules.parse(game.state.kind, "break:c3") or 0) == "Break the Wall on c3"


def test_the_gate_is_asked_for() -> None:
    game = skirmish("castle_griffins@b1", "necropolis_zombies@b5 town citadel")
    assert prompt(game) == "Choose a space for the Gate."
    assert labels(game) == ["Gate on a3", "Gate on b3", "Gate on c3", "Gate on d3"]


def test_cards_are_asked_for_and_named() -> None:
    game = skirmish(
        "castle_griffins+@b3 cards=attack hand=1 expert=1 morale",
        "necropolis_zombies@b4",
        draws=["attack"],
        dice=[0] * 4,
    )
    game.play("attack:b4")
    assert prompt(game) == "Play a card or pass."
    assert labels(game) == [
        "Play: Attack",
        "Play: Attack (expert)",
        "Spend morale: discard cards and draw as many",
        "Pass",
    ]
    game.play("morale_swap")
    assert prompt(game) == "Choose the cards to discard and draw again."
    assert labels(game) == ["Discard: Attack", "Done"]


def test_a_reroll_says_what_the_die_shows() -> None:
    game = skirmish("castle_crusaders+@b3", "necropolis_zombies@b4", dice=[0])
    game.play("attack:b4")
    assert prompt(game) == "The die shows 0. Reroll it?"
    assert labels(game) == ["Reroll the 0", "Keep"]


def test_the_defense_die_may_be_rolled_again_by_morale() -> None:
    game = skirmish("castle_griffins+@b3", "dungeon_minotaurs@b4# morale", dice=[1, -1])
    game.play("attack:b4")
    while prompt(game) == "Play a card or pass.":
        game.play("pass")
    assert prompt(game) == "The die shows −1. Reroll it?"
    assert labels(game) == ["Spend morale: reroll the −1", "Keep"]


def test_a_retaliation_that_may_be_declined_names_both() -> None:
    game = skirmish("castle_griffins+@b3", "dungeon_minotaurs@b4", dice=[0], retaliation_optional="on")
    game.play("attack:b4")
    assert prompt(game) == "Minotaurs: retaliate against Griffins?"
    assert labels(game) == ["Yes", "No"]


def test_the_second_target_and_the_way_back() -> None:
    game = skirmish("dungeon_harpies@b2", "necropolis_zombies@b4", dice=[0, 0])
    game.play("move:b3", "attack:b4")
    assert prompt(game) == "Harpies: go back to b2?"
    assert labels(game) == ["Go back to b2", "Stay"]
    game = skirmish(
        "necropolis_liches+@b1", "castle_griffins@b4 castle_halberdiers@b5 castle_marksmen@c4", dice=[0] * 4
    )
    while "attack:b4" not in game.choice:
        game.play("done" if "done" in game.choice else game.choice.keys[0])
    game.play("attack:b4")
    assert prompt(game) == "Liches: choose the second target."
    assert labels(game) == ["Target: Marksmen on c4", "Target: Halberdiers on b5"]


def test_a_rescue_names_the_rescuer_and_the_rescued() -> None:
    game = skirmish("necropolis_vampires+@b3", "castle_marksmen@b4*1 castle_archangels+@d5", dice=[1])
    while "attack:b4" not in game.choice:
        game.play("done")
    game.play("attack:b4")
    assert prompt(game) == "Archangels: cancel the attack on Marksmen?"
    assert labels(game) == ["Cancel the attack", "No"]


def test_guards_that_would_flee_and_a_combat_that_may_go_on() -> None:
    game = skirmish("castle_griffins@b3 level=5", "guards=i", quick_combat_optional="on")
    assert prompt(game) == "The guards would flee without a fight. Let them?"
    assert labels(game) == ["Let them flee", "Fight"]
    game = skirmish(
        "castle_crusaders+@d1 movement=2", "guards=i", units=["neutral_boars"], dice=[-1] * 9, mode="campaign"
    )
    while "extend" not in game.choice:
        game.play("done" if "done" in game.choice else game.choice.keys[0])
    assert prompt(game) == "Extend the combat for 1 movement point, or retreat?"
    assert labels(game) == ["Extend the combat", "Retreat"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_put_into_words(lang: str) -> None:
    rng = random.Random(lang)
    for seed, armies in enumerate(
        (("castle_host", "necropolis_host"), ("random", "guards=vi"), ("dungeon_host", "castle_host"))
    ):
        game = banneret.new("heroes", scenario="skirmish", seats=armies, seed=seed)
        for _ in range(50):
            if game.over:
                break
            words = [prompt(game, lang), *(option_text(game, option, lang) for option in game.choice.options)]
            assert all(text and not any(mark in text for mark in BROKEN) for text in words), words
            assert len(set(words)) == len(words)
            game.apply(rng.choice(game.choice.options))
        assert all(sentence(event, lang) for event in game.events)
