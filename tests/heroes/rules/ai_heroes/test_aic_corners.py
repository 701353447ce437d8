"""AI combat: both sides of a number, cards without use, and groups with units that no spell touches."""

import pytest

from banneret.heroes.state.pile_numbers import DECK, NEUTRAL_DECK
from banneret.heroes.tables.ai_cards import AI_DECK, AI_DISCARDS
from banneret.heroes.tables.units_and_cards import UNIT_NUMBER
from tests.heroes.builder import STRONG, HeroesGame, against_ai, plain, skirmish, solo_game

ARROW = "cast_a_spell_a"
DICE = [0] * 20


def struck(game: HeroesGame) -> list[str]:
    """The units attacked so far, retaliations left out."""
    return [str(event["unit2"]).split("@")[0] for event in game.events_named("attack")]


@pytest.mark.rule("H3-AIC-10", "H3-AIC-15")
def test_of_higher_tiers_a_ranged_unit_prefers_the_lowest() -> None:
    game = skirmish("neutral_enchanters@b2 castle_zealots@a1 castle_griffins@d1", "dungeon_evil_eyes@a5 ai", dice=DICE)
    while not struck(game):
        game.play("done" if "done" in game.keys else game.choice.keys[0])
    assert struck(game) == ["castle_zealots"], "Silver before Gold, though Gold is nearer"


@pytest.mark.rule("H3-AIC-22", "H3-AIC-23")
def test_a_neighbour_that_no_spell_touches_makes_no_group() -> None:
    player = "dungeon_black_dragons+@a1 castle_griffins@a2 castle_marksmen@d1 castle_halberdiers@d2"
    game = against_ai(ARROW, f"{ARROW} fireball", spells="fireball", player=player, ai="neutral_azure_dragons@c5",
                      difficulty="easy")  # fmt: skip
    while not game.events_named("ai_spell"):
        game.play("done")
    while not game.events_named("damage"):
        game.play(game.choice.keys[0])
    hit = {plain(args["unit"]) for args in game.events_named("damage")[:2]}
    assert hit == {"castle_marksmen", "castle_halberdiers"}


@pytest.mark.rule("H3-AIC-24")
def test_where_every_unit_is_protected_the_spell_goes_back() -> None:
    draws = f"{ARROW} stone_skin {ARROW} stone_skin"
    game = against_ai(f"{ARROW} {ARROW}", draws, spells="stone_skin,stone_skin", player="castle_griffins+@a1",
                      ai="dungeon_manticores+@d5")  # fmt: skip
    game.pass_on("ai_spell", 2)
    assert game.laid() == [("dungeon_manticores+", "stone_skin")]
    assert (game.cards_in("ai_under"), game.cards_in("ai_shuffled")) == ([ARROW], ["stone_skin"])


@pytest.mark.rule("H3-AIC-25")
def test_a_paralysed_unit_without_damage_is_not_cured() -> None:
    ai = "dungeon_manticores+@d5 necropolis_zombies@c5!"
    game = against_ai(ARROW, f"{ARROW} cure", spells="cure", player="castle_griffins@a1", ai=ai)
    assert game.cards_in("cast") == []
    assert (game.cards_in("ai_under"), game.cards_in("ai_shuffled")) == ([ARROW], ["cure"])


@pytest.mark.rule("H3-AIC-26")
@pytest.mark.parametrize(("before", "late"), [(1, False), (2, False), (3, True)])
def test_a_buff_is_put_off_only_when_more_than_half_have_acted(before: int, late: bool) -> None:
    """Zombies have the highest defense and the lowest tier, so all four units count."""
    deck = " ".join(["attack_a"] * before + [ARROW] + ["attack_b"] * 2)
    draws = " ".join(["attack_a"] * before + [ARROW, "fire_shield"] + ["attack_b"] * 2)
    units = "neutral_boars@d5 dungeon_harpies@c5 neutral_peasants@b5 necropolis_zombies+@a5"
    game = against_ai(deck, draws, spells="fire_shield", ai=units, player="castle_archangels+@a1")
    game.pass_on("ai_spell")
    assert bool(game.cards_in("ai_postponed")) == late
    assert bool(game.cards_in("cast")) == (not late)


@pytest.mark.rule("H3-AIC-34")
@pytest.mark.parametrize(
    ("army", "space"),
    [
        ("necropolis_dread_knights@d4 neutral_dread_knights@b4", "d3"),
        ("necropolis_ghost_dragons@c4 necropolis_liches@b5", "a3"),
    ],
    ids=["the first of equals", "no Ground unit at all"],
)
def test_the_gate_where_no_single_ground_unit_is_the_fastest(army: str, space: str) -> None:
    game = skirmish("castle_archangels@d1", f"{army} ai town citadel")
    assert game.rules.describe(game.view())["gate"] == [space]


@pytest.mark.rule("H3-AIC-38", "H3-AIC-19")
def test_an_ability_that_draws_from_an_empty_ai_deck_draws_nothing() -> None:
    units = "castle_archangels@d5 necropolis_zombies@c5"
    game = against_ai("defense_a", "defense_a", ai=units, player="castle_archangels+@a1")
    game.pass_on("activate", 3)
    assert game.cards_in("ai_card") == ["defense_a"]
    assert game.events_named("draw") == []


@pytest.mark.rule("H3-AIC-32", "H3-END-03")
def test_nobody_retreats_from_an_ai_hero_by_any_option() -> None:
    game = skirmish("castle_griffins@a1 movement=3", "necropolis_zombies@d5 ai", retreat_anytime="on", dice=DICE)
    assert "retreat" not in game.choice
    assert game.why_not("retreat") == "H3-END-03"
    game.play("done")
    assert game.round_of() == 2, "nor is anybody asked at the end of a round"


@pytest.mark.rule("H3-OPT-02", "H3-AIC-21")
@pytest.mark.parametrize("none", ["off", "on"])
def test_an_ai_hero_rerolls_nothing_either(none: str) -> None:
    game = against_ai("use_a_skill_a", skill="luck", dice=[-1, 0, 0, 0], no_rerolls=none)
    game.pass_on("retaliate")
    assert len(game.events_named("reroll")) == (1 if none == "off" else 0)


LORD = (
    "{id: lord, name: Lord, at: A1, army: [pack:zombies], move: garrison, deck: {might: 3, magic: 1}, spells: [slow]}"
)


@pytest.mark.rule("H3-AIC-18", "H3-AIC-06")
def test_on_the_map_both_decks_are_whole_in_every_combat_and_guards_have_none() -> None:
    game = solo_game(LORD).open_land()
    game.post_ai(0, "3,0.e")
    for _ in range(2):
        game.stand(0, "3,0.c", mp=2)
        game.army(0, "castle_halberdiers")
        game.into_battle("go:3,0.e")
        piles = game.position.piles
        assert (len(piles[AI_DECK]), len(piles[DECK + 1]), piles[AI_DISCARDS]) == (4, 1, ())
        before = len(game.events_named("ai_card"))
        game.fight_on(attack=False)
        assert len(game.events_named("ai_card")) > before
    drawn = len(game.events_named("ai_card"))
    game.stand(0, "3,0.e", mp=2)
    game.post_ai(0, "3,0.w")
    game.army(0, STRONG)
    game.into_battle("go:3,0.se")
    while game.position.base:
        placing = [key for key in game.choice.keys if key.startswith(("place:", "deploy:"))]
        if placing:
            game.play(placing[0])
        else:
            game.do_nothing()
    assert game.events_named("encounter")
    assert len(game.events_named("ai_card")) == drawn


@pytest.mark.rule("H3-AIC-26")
@pytest.mark.parametrize(
    ("units", "late"),
    [
        ("neutral_griffins@d5 neutral_wraiths@c5 neutral_boars@b5 neutral_crusaders@a5", False),
        ("neutral_sharpshooters@d5 neutral_vampires@c5 neutral_trolls@b5 dungeon_troglodytes@a5", True),
    ],
    ids=["lower tiers do not count", "higher tiers count"],
)
def test_a_buff_is_put_off_by_units_of_its_tier_and_higher_ones(units: str, late: bool) -> None:
    """The last unit of four is the one with the highest defense, and draws the spell itself."""
    deck = f"attack_a attack_a attack_a {ARROW} attack_b"
    draws = f"attack_a attack_a attack_a {ARROW} fire_shield attack_b"
    game = against_ai(deck, draws, spells="fire_shield", ai=units, player="castle_archangels+@a1", dice=[-1] * 40)
    game.pass_on("ai_spell")
    assert bool(game.cards_in("ai_postponed")) == late
    assert bool(game.cards_in("cast")) == (not late)


@pytest.mark.rule("H3-AIC-41", "H3-NEU-01")
@pytest.mark.parametrize(("heroes", "left"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_armies_share_a_unit_only_where_the_box_has_too_few_cards(heroes: int, left: int) -> None:
    lord = "{id: lord%d, name: Lord, at: A1, army: [neutral:peasants, few:zombies], move: garrison}"
    other = "{id: other, name: Other, at: A1, army: [few:skeletons], move: garrison}"
    game = solo_game(*[lord % n for n in range(heroes)], other)
    row = 2 * UNIT_NUMBER["neutral_peasants"]
    assert game.position.piles[NEUTRAL_DECK].count(row) == left
    assert [sorted(hero["units"])[-1] for hero in game.seen()["ai"][:heroes]] == ["neutral_peasants"] * heroes
