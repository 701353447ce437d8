"""AI combat: the AI deck, the AI spells and the skill of an AI Hero."""

from collections import Counter
from random import Random
from typing import cast

import pytest

import banneret
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import DECK, DISCARDS
from banneret.heroes.tables.ai_cards import (
    AI_BOX,
    AI_CARD_IDS,
    AI_DECK,
    AI_DISCARDS,
    AI_TYPE,
    WHOLE_AI_BOX,
    ai_card,
    ai_kind,
)
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from banneret.kernel.errors import SetupError
from banneret.kernel.piles import added, without
from tests.heroes.builder import HeroesGame, against_ai, plain, skirmish

ARROW = "cast_a_spell_a"
FAR = "castle_griffins@a1"
"""A unit that does nothing of note."""


def battle(game: HeroesGame) -> Battle:
    return cast(Battle, game.state)


def number(card: str) -> int:
    return ai_card(AI_CARD_IDS.index(card))


# -- the decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-01", "H3-AIC-17")
def test_an_ai_hero_has_an_ai_deck_and_a_spell_deck() -> None:
    deck = "attack_a defense_b cast_a_spell_a use_a_skill_b"
    game = against_ai(deck, "", spells="slow,haste", skill="offense", player="castle_archangels@a1")
    assert game.ai_cards()["deck"] == {"might": 2, "magic": 1, "skill": 1}
    assert game.ai_cards()["skill"] == ["offense"]
    assert game.side(1)["deck"] == ["haste", "slow"]


@pytest.mark.rule("H3-AIC-17")
def test_the_cards_of_a_type_are_drawn_at_random() -> None:
    decks = set()
    for seed in range(60):
        seats = ("castle_archangels+@a1", "necropolis_zombies@d5 ai ai_deck=might:4,skill:1 ai_skill=luck")
        game = HeroesGame.of(banneret.new("heroes", scenario="skirmish", seats=seats, seed=seed))
        deck = battle(game).piles[AI_DECK]
        assert Counter(AI_TYPE[ai_kind(card)] for card in deck) == {0: 4, 2: 1}
        assert Counter(deck + battle(game).piles[AI_BOX]) == Counter(WHOLE_AI_BOX)
        decks.add(deck)
    assert len(decks) > 20


@pytest.mark.rule("H3-AIC-17", "H3-GEN-08")
def test_which_cards_were_drawn_is_seen_by_nobody() -> None:
    seats = ("castle_archangels+@a1", "necropolis_zombies@d5 ai ai_deck=might:4")
    game = HeroesGame.of(banneret.new("heroes", scenario="skirmish", seats=seats, seed=1))
    other = battle(game).copy()
    held, left = number("attack_a"), number("defense_b")
    assert held in other.piles[AI_DECK]
    assert left in other.piles[AI_BOX]
    other.piles[AI_DECK] = added(without(other.piles[AI_DECK], held), left)
    other.piles[AI_BOX] = added(without(other.piles[AI_BOX], left), held)
    assert other.digest() != game.digest
    for seat in (0, 1, -1):
        views = [game.rules.view(state, seat) for state in (game.state, other)]
        assert views[0].state.parts() == views[1].state.parts()
        assert game.rules.describe(views[0]) == game.rules.describe(views[1])
        sampled = [cast(Battle, game.rules.determinize(views[0], Random(n))).piles[AI_DECK] for n in range(9)]
        assert len(set(sampled)) > 1
    assert not [event for event in game.events if event.name.startswith("ai")]


@pytest.mark.parametrize(
    ("words", "clause"),
    [
        ("ai_deck=might:11", "H3-CMP-08"),
        ("ai_deck=might:0", "H3-AIC-17"),
        ("ai_deck=magic:1", "H3-AIC-20"),
        ("ai_deck=might:1 ai_spells=haste", "H3-AIC-20"),
        ("ai_deck=magic:1 ai_spells=town_portal", "not a spell that can be cast in Combat"),
        (
            "ai_deck=magic:1 ai_spells=offense",
            'ai_spells=offense": "offense" is not a spell that can be cast in Combat$',
        ),
        ("ai_deck=magic:1 ai_spells=hast", r'not a spell that can be cast in Combat \(did you mean "haste"\?\)'),
        ("ai_deck=skill:1", "H3-AIC-21"),
        ("ai_deck=skill:1 ai_skill=estates", "in Combat, not"),
        ("ai_deck=might", "given like"),
        ("ai_deck=might:1,might:2", "given like"),
    ],
)
def test_decks_that_cannot_be(words: str, clause: str) -> None:
    with pytest.raises(SetupError, match=clause):
        skirmish(FAR, f"necropolis_zombies@d5 ai {words}")


def test_an_ai_deck_is_for_an_ai_army() -> None:
    with pytest.raises(SetupError, match="give ai as well"):
        skirmish(FAR, "necropolis_zombies@d5 ai_deck=might:1")


# -- drawing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-05")
def test_one_card_is_drawn_for_each_unit_activated_and_before_it_acts() -> None:
    units = "necropolis_dread_knights@b4 necropolis_vampires@d5"
    game = against_ai("attack_a attack_a defense_a", "attack_a defense_a", ai=units, player="castle_archangels@a1")
    game.play("done")
    assert game.cards_in("ai_card") == ["attack_a", "defense_a"]
    course = game.order("activate", "ai_card", "move", "attack")
    assert course[:6] == ["activate", "activate", "ai_card", "move", "attack", "activate"]


@pytest.mark.rule("H3-AIC-05")
def test_a_paralysed_unit_is_not_activated_and_draws_nothing() -> None:
    game = against_ai("attack_a", "", ai="necropolis_dread_knights@d5!", player="castle_archangels@a1")
    game.play("done")
    assert game.cards_in("ai_card") == []


@pytest.mark.rule("H3-AIC-06")
@pytest.mark.parametrize("mode", ["campaign", "clash"])
def test_guards_cannot_have_an_ai_deck(mode: str) -> None:
    with pytest.raises(SetupError, match="with guards go only"):
        skirmish(FAR, "guards=i ai ai_deck=might:1", mode=mode)


@pytest.mark.rule("H3-AIC-19")
def test_an_empty_ai_deck_stays_empty() -> None:
    game = against_ai("attack_a", player="castle_archangels@b3")
    game.pass_on("attack", 2)
    assert game.cards_in("ai_card") == ["attack_a"], "one in the first round, none in the second"
    assert game.ai_cards()["discard"] == ["attack_a"]


@pytest.mark.rule("H3-AIC-19")
def test_an_empty_spell_deck_is_made_anew() -> None:
    draws = f"{ARROW} magic_arrow {ARROW} magic_arrow"
    game = against_ai(f"{ARROW} {ARROW}", draws, spells="magic_arrow", player="castle_archangels@a1",
                     ai="necropolis_zombies@d5")  # fmt: skip
    game.pass_on("cast", 2)
    assert len(game.events_named("reshuffle")) == 1
    assert game.side(1)["discard"] == ["magic_arrow"]


@pytest.mark.rule("H3-AIC-18")
def test_before_a_combat_decks_and_discard_piles_are_shuffled_together() -> None:
    game = against_ai(f"attack_a {ARROW}", "", spells="slow,haste", player="castle_archangels", ai="necropolis_zombies")
    s = battle(game)
    assert game.choice.kind_name == "space", "nobody stands yet"
    s.piles[AI_DECK], s.piles[AI_DISCARDS] = (number("attack_a"),), (number(ARROW),)
    s.piles[DECK + 1], s.piles[DISCARDS + 1] = (CARD_NUMBER["slow"],), (CARD_NUMBER["haste"],)
    while game.choice.kind_name != "action":
        game.play(game.choice.keys[0])
    assert s.piles[AI_DECK] == (number("attack_a"), number(ARROW))
    assert game.ai_cards()["discard"] == []
    assert (game.side(1)["deck"], game.side(1)["discard"]) == (["haste", "slow"], [])


@pytest.mark.rule("H3-AIC-38")
def test_an_ability_that_draws_a_card_draws_an_ai_card() -> None:
    """Archangels on their Few side draw at the start of the Combat."""
    game = against_ai("defense_a defense_a", "defense_a", ai="castle_archangels@d5", player="castle_archangels+@a1")
    assert game.cards_in("ai_card") == ["defense_a"]
    assert game.laid() == [("castle_archangels", "defense_a")]
    assert game.events_named("activate")[0]["unit"] == "castle_archangels+@0"
    assert game.events_named("draw") == []


@pytest.mark.rule("H3-AIC-38")
def test_a_skill_that_draws_a_card_draws_an_ai_card() -> None:
    game = against_ai("attack_b use_a_skill_a", "use_a_skill_a attack_b", skill="offense")
    game.pass_on("attack")
    assert game.cards_in("ai_card") == ["use_a_skill_a", "attack_b"]
    assert game.raised() == [("necropolis_dread_knights", 1), ("necropolis_dread_knights", 1)]
    assert game.hits()[0] == ("castle_crusaders", 5 - 2 + 1 + 1)


@pytest.mark.rule("H3-AIC-39")
def test_a_resolved_card_goes_to_the_ai_discard_pile() -> None:
    deck = f"attack_a {ARROW} use_a_skill_a"
    game = against_ai(deck, f"attack_a {ARROW} magic_arrow use_a_skill_a", spells="magic_arrow", skill="luck",
                     player="castle_archangels+@b3", ai="necropolis_ghost_dragons+@b4")  # fmt: skip
    game.pass_on("ai_skill")
    assert game.ai_cards()["discard"] == ["attack_a", ARROW, "use_a_skill_a"]
    assert game.ai_cards()["waiting"] == []


# -- cards that wait, cards that lie on units --------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-31")
def test_attack_cards_wait_for_a_unit_that_attacks_and_pile_up() -> None:
    units = "necropolis_dread_knights@d5 necropolis_zombies@c5"
    game = against_ai("attack_a attack_b attack_b", ai=units, player="castle_archangels@a1")
    game.play("done")
    assert [entry["card"] for entry in game.ai_cards()["waiting"]] == ["attack_a", "attack_b"], "nobody was in reach"
    assert game.raised() == []
    game.pass_on("attack")
    assert game.raised() == [("necropolis_dread_knights", 1)] * 3
    assert game.ai_cards()["waiting"] == []
    assert sorted(game.ai_cards()["discard"]) == ["attack_a", "attack_b", "attack_b"]


@pytest.mark.rule("H3-AIC-31")
def test_a_skill_waits_for_a_unit_that_can_use_it() -> None:
    units = "necropolis_dread_knights+@d5 neutral_liches@d4"
    game = against_ai("use_a_skill_a", ai=units, skill="offense", player="castle_archangels@a1")
    game.play("done")
    assert game.cards_in("ai_waits") == ["use_a_skill_a"]
    assert game.raised() == [("neutral_liches", 1)], "the Dread Knights had nobody in reach"


@pytest.mark.rule("H3-AIC-31")
@pytest.mark.parametrize("spell", ["bloodlust", "bless"])
def test_a_spell_for_an_attack_waits_for_a_unit_that_can_have_it(spell: str) -> None:
    units = "necropolis_liches@d5 necropolis_zombies@b4"
    game = against_ai(ARROW, f"{ARROW} {spell}", spells=spell, ai=units, player="castle_champions@b3")
    game.pass_on("attack", 2)
    assert game.cards_in("cast") == [spell]
    assert [plain(event["unit"]) for event in game.events_named("attack")] == [
        "necropolis_liches",
        "necropolis_zombies",
    ]
    amounts = {"bloodlust": 2, "bless": 1}
    assert game.raised() == [("necropolis_zombies", amounts[spell])], "it is not for Ranged units"


@pytest.mark.rule("H3-AIC-31")
def test_curse_is_cast_on_the_target_of_the_attack() -> None:
    game = against_ai(ARROW, f"{ARROW} curse", spells="curse", player="castle_crusaders@b3 castle_archangels@a1",
                     difficulty="easy")  # fmt: skip
    game.pass_on("attack")
    target = game.blows()[0][2]
    assert game.raised(1) == [(target, -1)]


@pytest.mark.rule("H3-AIC-31")
def test_teleport_brings_a_unit_to_the_enemy_it_goes_for() -> None:
    game = against_ai(ARROW, f"{ARROW} teleport", spells="teleport", difficulty="impossible",
                     player="castle_archangels@a1", ai="necropolis_dread_knights@d5")  # fmt: skip
    game.play("done")
    assert game.events_named("teleport")[0]["space2"] == "b1"
    assert [blow[0] for blow in game.blows()] == ["attack", "retaliate"]


@pytest.mark.rule("H3-AIC-31")
def test_resurrection_waits_for_a_unit_that_would_be_removed() -> None:
    game = against_ai(ARROW, f"{ARROW} resurrection", spells="resurrection", player="castle_zealots@a1",
                     ai="neutral_sharpshooters@d5 necropolis_zombies@c4*2!")  # fmt: skip
    assert game.cards_in("ai_waits") == ["resurrection"]
    game.play("attack:c4")
    assert game.cards_in("cast") == ["resurrection"]
    assert game.events_named("defeat") == []
    assert game.ai_cards()["waiting"] == []
    assert game.side(1)["discard"] == ["resurrection"]


@pytest.mark.rule("H3-AIC-40")
def test_a_defense_card_outlasts_the_units_own_attack() -> None:
    game = against_ai("defense_b", player="castle_champions@b3 castle_griffins@a4")
    game.pass_on("attack")
    assert game.laid() == [("necropolis_dread_knights", "defense_b")]
    course = game.order("ai_laid", "attack", "retaliate", "ai_lifted")
    assert course == ["ai_laid", "attack", "retaliate", "ai_lifted"]
    blow = [n for unit, n in game.hits() if unit == "necropolis_dread_knights"]
    assert blow[0] == 5 - 2 - 1, "the retaliation is its first defense"
    assert game.ai_cards()["discard"] == ["defense_b"]


@pytest.mark.rule("H3-AIC-40")
def test_a_defense_card_goes_with_its_unit() -> None:
    game = against_ai("defense_a", "lightning_bolt defense_a", ai="neutral_sharpshooters@d5 neutral_trolls@b4*5!",
                     player="castle_champions@b3 cards=lightning_bolt hand=1")  # fmt: skip
    assert game.laid() == [("neutral_trolls", "defense_a")]
    game.play("cast:lightning_bolt", "target:b4")
    assert [plain(args["unit"]) for args in game.events_named("defeat")] == ["neutral_trolls"]
    assert game.ai_cards()["discard"] == ["defense_a"]
    assert game.ai_cards()["laid"] == []


@pytest.mark.rule("H3-AIC-40")
def test_of_units_alike_the_human_picks_the_one_the_card_lies_on() -> None:
    units = "necropolis_dread_knights@d5 neutral_dread_knights@c5"
    game = against_ai("defense_a attack_a", "defense_a attack_a", ai=units, player="castle_archangels@a1")
    game.play("done")
    assert game.asked() == (0, "order"), "they are quick alike as well"
    game.play("activate:d5")
    assert game.asked() == (0, "target")
    assert game.keys == {"target:c5", "target:d5"}
    game.play("target:c5")
    assert game.laid() == [("neutral_dread_knights", "defense_a")]


# -- skills ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-21")
def test_the_skill_stays_available() -> None:
    deck = "use_a_skill_a use_a_skill_a"
    game = against_ai(deck, skill="luck", player="castle_archangels+@b3", ai="necropolis_ghost_dragons+@b4")
    game.pass_on("ai_skill", 2)
    assert game.cards_in("ai_skill") == ["luck", "luck"]
    assert game.ai_cards()["skill"] == ["luck"]


@pytest.mark.rule("H3-AIC-21")
def test_luck_rolls_an_attack_die_of_minus_one_again_once() -> None:
    game = against_ai("use_a_skill_a", skill="luck", dice=[-1, -1, 0, 0])
    game.pass_on("retaliate")
    assert len(game.events_named("reroll")) == 1
    assert game.hits()[0] == ("castle_crusaders", 5 - 1 - 2)


@pytest.mark.rule("H3-AIC-21")
def test_archery_raises_the_shots_of_the_round() -> None:
    units = "dungeon_manticores+@d5 neutral_liches@a5"
    game = against_ai("use_a_skill_a", skill="archery", ai=units, player="castle_champions@a1 castle_archangels+@d1")
    game.pass_on("ai_skill")
    game.pass_on("attack", 2)
    assert game.raised(6) == [("neutral_liches", 1)]


@pytest.mark.rule("H3-AIC-21", "H3-AIC-40")
def test_armorer_protects_the_unit_with_the_highest_defense() -> None:
    units = "dungeon_manticores+@d5 necropolis_dread_knights@b4!"
    game = against_ai("use_a_skill_a", skill="armorer", ai=units, player="castle_champions@b3")
    assert game.laid() == [("necropolis_dread_knights", "armorer")]
    before = len(game.hits())
    game.play("attack:b4")
    assert game.hits()[before] == ("necropolis_dread_knights", 5 - 2 - 1)
    assert game.ai_cards()["skill"] == ["armorer"]
    assert game.side(1)["discard"] == []


@pytest.mark.rule("H3-AIC-21", "H3-AIC-38")
def test_sorcery_empowers_the_spell_of_the_card_it_draws() -> None:
    deck = f"use_a_skill_a {ARROW}"
    game = against_ai(deck, f"{deck} magic_arrow", skill="sorcery", spells="magic_arrow", difficulty="easy",
                     player="castle_champions@a1", ai="dungeon_manticores+@d5")  # fmt: skip
    assert game.hits()[0] == ("castle_champions", 2), "1 at no power, 2 at one"


@pytest.mark.rule("H3-AIC-21")
def test_sorcery_is_lost_where_no_spell_follows() -> None:
    deck = f"use_a_skill_a attack_a {ARROW}"
    game = against_ai(deck, f"use_a_skill_a attack_a {ARROW} magic_arrow", skill="sorcery", spells="magic_arrow",
                     player="castle_archangels+@a1", ai="dungeon_manticores+@d5 necropolis_zombies@c5",
                     difficulty="easy")  # fmt: skip
    game.pass_on("cast")
    assert game.hits()[-1] == ("castle_archangels+", 1)


@pytest.mark.rule("H3-AIC-21")
def test_wisdom_is_kept_for_the_next_spell() -> None:
    deck = f"use_a_skill_a {ARROW}"
    game = against_ai(deck, f"use_a_skill_a {ARROW} magic_arrow", skill="wisdom", spells="magic_arrow",
                     player="castle_archangels+@a1", ai="dungeon_manticores+@d5 necropolis_zombies@c5",
                     difficulty="easy")  # fmt: skip
    game.pass_on("cast")
    assert game.hits()[-1] == ("castle_archangels+", 2)


@pytest.mark.rule("H3-AIC-21")
def test_tactics_brings_a_unit_forward_that_has_nobody_in_reach() -> None:
    units = "necropolis_dread_knights@d5 necropolis_zombies@a4!"
    game = against_ai("use_a_skill_a", skill="tactics", ai=units, player="castle_archangels+@a1")
    game.play("done")
    assert len(game.events_named("swap")) == 1
    assert plain(game.events_named("attack")[0]["unit"]) == "necropolis_dread_knights"


# -- the attacker may be the AI ----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIC-05", "H3-AIC-20")
def test_an_ai_hero_who_attacks_draws_just_so() -> None:
    game = against_ai(f"attack_b {ARROW}", f"{ARROW} slow attack_b", spells="slow", attacks=True,
                     ai="necropolis_dread_knights@b2 necropolis_zombies@a1", player="castle_champions@b3")  # fmt: skip
    game.pass_on("ai_card", 2)
    assert game.cards_in("cast") == ["slow"]
    assert game.raised(2) == [("castle_champions", -2)]
