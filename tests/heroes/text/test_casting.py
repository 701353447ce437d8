"""A spell is put into words on its whole way: power, strength, target, and what others do to it."""

import random

import pytest

import banneret
from banneret.heroes.box.cards_and_units import load
from banneret.heroes.tables import units_and_cards
from banneret.heroes.text.casting import EFFECTS
from banneret.heroes.text.combat_questions import STATISTICS, option_text, prompt, sentence
from banneret.heroes.text.component_names import name
from banneret.kernel.event import Event
from banneret.text import LANGUAGES
from tests.heroes.builder import HeroesGame, defender_holding, skirmish

BROKEN = ("{", "}", "???", "$", "  ", " .", "None")
ARMIES = (
    "castle_griffins+@b2 castle_marksmen+@a1 castle_crusaders@c2",
    "necropolis_zombies+@b4 necropolis_vampires@c5 necropolis_liches@d5",
)


def caster(cards: str, defender: str, dice: tuple[int, ...] = (), draws: str = "") -> HeroesGame:
    """Archangels on b3 with all of these cards in hand, about to act."""
    names = cards.split(",")
    army = f"castle_archangels@b3 castle_griffins@b2*1 cards={cards} hand={len(names)} expert=3"
    game = skirmish(army, defender, draws=names + draws.split(), dice=dice)
    while game.choice.seat != 0:
        game.play("done")
    return game


def labels(game: HeroesGame, lang: str = "en") -> list[str]:
    return [option_text(game, option, lang) for option in game.choice.options]


def test_a_spell_is_among_the_actions() -> None:
    game = caster("lightning_bolt", "castle_champions@b5")
    assert prompt(game) == "Archangels: choose an action."
    assert "Cast: Lightning Bolt" in labels(game)


def test_power_is_asked_for_card_by_card_and_then_the_step() -> None:
    game = caster("blind,power,haste", "castle_champions@b5 castle_halberdiers@c5 castle_crusaders@d5")
    game.play("cast:blind")
    assert prompt(game) == "Blind: add power? So far: 0."
    assert labels(game) == ["Add power: Power", "Add power: Power (expert)", "Add power: Haste", "Done"]
    game.play("power:power")
    assert prompt(game) == "Blind: add power? So far: 1."
    game.play("done")
    assert prompt(game, "de") == "Blenden: Wähle, wie stark der Zauber wirkt."
    assert labels(game) == [
        "Power 1, on units of tier Bronze or Silver: A unit of your choice gets a Paralysis token.",
        "Power 0, on units of tier Bronze: A unit of your choice gets a Paralysis token.",
    ]
    game.play("step:2")
    assert prompt(game) == "Blind: choose a unit."
    assert "Target: Crusaders on d5" in labels(game)
    game.play("target:d5")
    told = [sentence(event) for event in game.events]
    assert "Attacker casts the spell: Blind." in told
    assert "Attacker adds power with the card: Power. Power: 1." in told


def test_a_blast_asks_for_its_second_space() -> None:
    game = caster("fireball", "castle_champions@c4 castle_crusaders@d4")
    game.play("cast:fireball", "target:c4")
    assert prompt(game) == "Fireball: choose the second space."
    assert sorted(labels(game)) == ["b4", "c3", "c5", "d4"]


def test_a_chain_asks_which_unit_is_struck_next() -> None:
    game = caster("chain_lightning", "castle_champions@c4 castle_crusaders@d4 castle_zealots@c5")
    game.play("cast:chain_lightning", "target:c4")
    assert prompt(game, "pl") == "Łańcuch Piorunów: wybierz jednostkę trafioną jako następna."
    assert sorted(labels(game)) == ["Target: Crusaders on d4", "Target: Zealots on c5"]


def test_a_teleport_names_the_unit_that_goes() -> None:
    game = caster("teleport", "castle_champions@b5")
    game.play("cast:teleport")
    if "target:b2" in game.choice:
        game.play("target:b2")
    assert prompt(game) == "Griffins: choose the space to teleport to."
    assert "d4" in labels(game)
    game.play("place:d4")
    assert "Griffins teleport from b2 to d4." in [sentence(event) for event in game.events]


def test_a_prayer_asks_what_to_raise() -> None:
    game = caster("prayer", "castle_champions@b5")
    game.play("cast:prayer", "target:b2")
    assert prompt(game, "fr") == "Faveur Divine\u00a0: choisissez la caractéristique à augmenter."
    assert labels(game) == ["Raise attack", "Raise defense", "Raise initiative"]


def test_the_enemy_is_asked_for_a_card_against_the_spell_and_the_caster_for_one_to_take_it_back() -> None:
    game = caster("magic_arrow,knowledge", "castle_champions@b5 cards=resistance hand=1", draws="resistance")
    game.play("cast:magic_arrow", "target:b5")
    assert game.choice.seat == 1
    assert prompt(game) == "The enemy casts a spell: Magic Arrow. Play a card against it or pass."
    assert labels(game) == ["Play: Resistance", "Pass"]
    game.play("play:resistance")
    assert prompt(game) == "Magic Arrow has been cast. Play a card to take it back, or pass."
    assert labels(game)[0] == "Play: Knowledge"
    game.play("play:knowledge")
    told = [sentence(event) for event in game.events]
    assert "Attacker – the spell fails: Magic Arrow." in told
    assert "Attacker takes back the card: Magic Arrow." in told


def test_a_unit_about_to_fall_may_be_saved_by_a_spell() -> None:
    army = "castle_marksmen@b4*1 cards=resurrection hand=1"
    game = skirmish("necropolis_vampires+@b3", army, draws=["resurrection"], dice=[1])
    while "attack:b4" not in game.choice:
        game.play("done")
    game.play("attack:b4")
    assert prompt(game) == "Marksmen: the attack would remove this unit. Save it?"
    assert labels(game) == ["Cast: Resurrection", "No"]


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (units_and_cards.S_INITIATIVE, "Griffins get +2 initiative."),
        (units_and_cards.S_BURN, "Griffins – adjacent attackers take 2 damage until the end of the round."),
        (units_and_cards.S_NO_DIE, "Griffins attack without the Attack die."),
    ],
)
def test_what_a_spell_does_to_a_unit_is_told(n: int, text: str) -> None:
    assert sentence(Event("stat", {"unit": "castle_griffins@0", "n": n, "n2": 2}, 0)) == text


def test_every_effect_on_a_unit_has_a_sentence() -> None:
    assert len(STATISTICS) + len(EFFECTS) == units_and_cards.STATISTICS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_with_spells_are_put_into_words(lang: str) -> None:
    rng = random.Random(lang)
    spells = [spell.id for spell in load().spells if not spell.designed]
    tried: set[str] = set()
    for seed in range(6):
        hands = [",".join([*rng.sample(spells, 10), "power", "knowledge", "resistance"]) for _ in range(2)]
        seats = [f"{army} cards={hand} hand=9 expert=2" for army, hand in zip(ARMIES, hands, strict=True)]
        game = HeroesGame.of(banneret.new("heroes", scenario="skirmish", seats=seats, seed=seed))
        for _ in range(120):
            if game.over:
                break
            words = [prompt(game, lang), *labels(game, lang)]
            assert all(text and not any(mark in text for mark in BROKEN) for text in words), words
            assert len(set(words)) == len(words)
            keys = game.choice.keys
            tried |= {key.partition(":")[0] for key in keys}
            magic = [key for key in keys if key.startswith(("cast:", "power:", "step:", "stat:"))]
            game.apply(rng.choice(magic if magic and rng.random() < 0.8 else keys))
        assert all(sentence(event, lang) for event in game.events)
    assert {"cast", "power", "power_expert", "step"} <= tried


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_specialty_played_like_a_spell_is_asked_about_like_one(lang: str) -> None:
    against = "castle_crusaders@b3*3! neutral_azure_dragons@d5!"
    game = defender_holding("alamar_specialty_iv,power,power", units="neutral_crystal_dragons@b2", against=against)
    game.play("attack:b3", "cast:alamar_specialty_iv")
    assert name("card-alamar_specialty_iv", lang) in prompt(game, lang)
    game.play("power:power")
    assert name("card-alamar_specialty_iv", lang) in prompt(game, lang)
    game.play("done")
    assert all(option_text(game, option, lang) for option in game.choice.options)
