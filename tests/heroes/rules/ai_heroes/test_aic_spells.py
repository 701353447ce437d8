"""AI combat: whom an AI Hero casts the spells of its deck on."""

import pytest

from tests.heroes.builder import HeroesGame, against_ai, plain

ARROW = "cast_a_spell_a"


def cast_on(spell: str, player: str, ai: str = "necropolis_ghost_dragons@d5", difficulty: str = "easy") -> HeroesGame:
    """One AI spell, drawn by the first AI unit."""
    game = against_ai(ARROW, f"{ARROW} {spell}", spells=spell, player=player, ai=ai, difficulty=difficulty)
    while not game.events_named("ai_spell"):
        game.play("done")
    return game


@pytest.mark.rule("H3-AIC-20")
@pytest.mark.parametrize(
    ("spell", "event"),
    [("magic_arrow", "damage"), ("slow", "stat"), ("blind", "paralyse"), ("disrupting_ray", "silence")],
)
def test_harm_is_for_the_players_unit_with_the_highest_defense(spell: str, event: str) -> None:
    game = cast_on(spell, "castle_griffins@a1 castle_halberdiers@c1 castle_marksmen@b2")
    assert plain(game.events_named(event)[0]["unit"]) == "castle_halberdiers"


@pytest.mark.rule("H3-AIC-20")
@pytest.mark.parametrize(
    ("spell", "event", "ai", "unit"),
    [
        ("haste", "stat", "dungeon_manticores+@d5 necropolis_ghost_dragons@a5!", "necropolis_ghost_dragons"),
        ("anti_magic", "ward", "necropolis_vampires+@d5 necropolis_zombies@a5", "necropolis_zombies"),
    ],
)
def test_help_is_for_the_ais_unit_with_the_highest_defense(spell: str, event: str, ai: str, unit: str) -> None:
    game = cast_on(spell, "castle_griffins@a1", ai)
    assert plain(game.events_named(event)[0]["unit"]) == unit


@pytest.mark.rule("H3-AIC-20")
def test_counterstrike_is_for_a_unit_that_has_retaliated() -> None:
    ai = "necropolis_skeletons+@b4 necropolis_zombies@d5"
    game = against_ai(ARROW, f"{ARROW} counterstrike", spells="counterstrike", player="castle_griffins+@b3", ai=ai)
    game.play("attack:b4")
    assert game.cards_in("cast") == ["counterstrike"]
    assert [plain(args["unit"]) for args in game.events_named("rearm")] == ["necropolis_skeletons"]


@pytest.mark.rule("H3-AIC-22")
@pytest.mark.parametrize("spell", ["fireball", "chain_lightning"])
def test_a_wide_spell_is_aimed_at_units_that_stand_together(spell: str) -> None:
    player = "castle_archangels@d1 castle_griffins@a1 castle_marksmen@a2"
    game = cast_on(spell, player, ai="neutral_azure_dragons@d5")
    if game.choice.kind_name == "target":
        game.play(game.choice.keys[0])
    struck = {plain(args["unit"]) for args in game.events_named("damage")[:2]}
    assert struck == {"castle_griffins", "castle_marksmen"}


@pytest.mark.rule("H3-AIC-22")
@pytest.mark.parametrize(
    ("player", "struck"),
    [
        ("castle_griffins@a1 castle_marksmen@a2 castle_crusaders@c1 castle_halberdiers@c2", "castle_crusaders"),
        ("castle_griffins@a1 castle_marksmen@a2 castle_halberdiers@c1 dungeon_troglodytes@c2", "dungeon_troglodytes"),
    ],
)
def test_the_group_of_higher_tiers_then_of_fewer_hp_is_hit(player: str, struck: str) -> None:
    game = cast_on("fireball", player, ai="neutral_azure_dragons@d5")
    while game.choice.kind_name != "action":
        game.play(game.choice.keys[0])
    assert struck in [plain(args["unit"]) for args in game.events_named("damage")[:2]]


@pytest.mark.rule("H3-AIC-22")
def test_of_equal_groups_the_human_picks() -> None:
    player = "castle_crusaders@a1 castle_zealots@a2 castle_griffins@d1"
    game = cast_on("fireball", player, ai="neutral_azure_dragons@d5")
    assert game.asked() == (0, "target")
    assert game.keys == {"target:a1", "target:a2"}
    game.play("target:a2")
    assert {plain(args["unit"]) for args in game.events_named("damage")[:2]} == {"castle_crusaders", "castle_zealots"}


@pytest.mark.rule("H3-AIC-23")
def test_without_neighbours_a_unit_away_from_the_ai_is_hit() -> None:
    ai = "neutral_azure_dragons@d5 necropolis_zombies@c4"
    game = cast_on("fireball", "castle_archangels@c3 castle_griffins@a1", ai)
    assert plain(game.events_named("damage")[0]["unit"]) == "castle_griffins", (
        "the Archangels stand next to the Zombies"
    )
    assert len(game.cards_in("cast")) == 1


@pytest.mark.rule("H3-AIC-23")
@pytest.mark.parametrize("spell", ["fireball", "chain_lightning"])
def test_a_wide_spell_that_would_hurt_the_ai_goes_back(spell: str) -> None:
    deck = f"{ARROW} attack_a"
    game = against_ai(deck, f"{ARROW} {spell}", spells=f"{spell},slow", player="castle_archangels+@c3",
                     ai="neutral_azure_dragons@c4", difficulty="easy")  # fmt: skip
    assert game.cards_in("cast") == []
    assert game.cards_in("ai_under") == [ARROW]
    assert game.cards_in("ai_shuffled") == [spell]
    assert sorted(game.side(1)["deck"]) == sorted([spell, "slow"])
    assert game.ai_cards()["seen_in_deck"] == [ARROW]
    assert game.ai_cards()["deck"] == {"might": 1, "magic": 1, "skill": 0}


@pytest.mark.rule("H3-AIC-23")
def test_a_card_under_the_deck_comes_last() -> None:
    deck = f"{ARROW} attack_a attack_b"
    player, ai = "castle_archangels+@c3", "necropolis_zombies+@c4 necropolis_skeletons+@d4 necropolis_wraiths+@b4"
    game = against_ai(deck, f"{ARROW} fireball attack_b attack_a", spells="fireball", player=player, ai=ai)
    game.pass_on("ai_card", 3)
    assert game.cards_in("ai_card") == [ARROW, "attack_b", "attack_a"]
    again = against_ai(deck, f"{ARROW} fireball {ARROW}", spells="fireball", player=player, ai=ai)
    with pytest.raises(AssertionError, match="cannot come up"):
        again.pass_on("ai_card", 2)


@pytest.mark.rule("H3-AIC-23")
def test_a_card_under_the_deck_is_known_to_lie_there_whatever_else_is_drawn() -> None:
    deck = f"{ARROW} {ARROW} attack_a"
    player, ai = "castle_archangels+@c3", "necropolis_zombies+@c4 necropolis_skeletons+@d4 necropolis_wraiths+@b4"
    draws = f"{ARROW} fireball {ARROW} slow"
    game = against_ai(deck, f"{draws} attack_a", spells="fireball,slow", player=player, ai=ai)
    game.pass_on("ai_card", 2)
    assert game.ai_cards()["seen_in_deck"] == [ARROW], "the second one came from above it"


@pytest.mark.rule("H3-AIC-24")
def test_stone_skin_lies_on_the_unit_with_the_highest_defense_until_it_is_attacked() -> None:
    ai = "dungeon_manticores+@d5 necropolis_dread_knights@b4! necropolis_vampires@a5!"
    game = against_ai(ARROW, f"{ARROW} stone_skin", spells="stone_skin", player="castle_champions@b3", ai=ai)
    assert game.laid() == [("necropolis_dread_knights", "stone_skin")]
    before = len(game.hits())
    game.play("attack:b4")
    assert game.hits()[before] == ("necropolis_dread_knights", 5 - 2 - 2)
    assert game.cards_in("ai_lifted") == ["stone_skin"]
    assert game.side(1)["discard"] == ["stone_skin"]


@pytest.mark.rule("H3-AIC-24")
@pytest.mark.parametrize(
    ("ai", "unit"),
    [
        ("dungeon_manticores+@d5 necropolis_vampires@a5! necropolis_zombies@b5!", "dungeon_manticores+"),
        ("necropolis_ghost_dragons+@d5 dungeon_black_dragons@b5*2!", "dungeon_black_dragons"),
    ],
)
def test_ties_of_defense_go_to_the_higher_tier_then_to_more_damage(ai: str, unit: str) -> None:
    game = against_ai(ARROW, f"{ARROW} stone_skin", spells="stone_skin", player="castle_champions@b1", ai=ai)
    assert game.laid() == [(unit, "stone_skin")]


@pytest.mark.rule("H3-AIC-24")
def test_a_protected_unit_is_skipped() -> None:
    deck = f"{ARROW} {ARROW}"
    ai = "dungeon_manticores+@d5 necropolis_vampires+@a5 necropolis_dread_knights@c5!"
    game = against_ai(deck, f"{ARROW} stone_skin {ARROW} stone_skin", spells="stone_skin,stone_skin",
                     player="castle_champions@b1", ai=ai)  # fmt: skip
    assert [unit for unit, _ in game.laid()] == ["necropolis_dread_knights", "dungeon_manticores+"]


@pytest.mark.rule("H3-AIC-25")
@pytest.mark.parametrize(
    ("damaged", "healed"),
    [
        ("necropolis_vampires@a5*1 necropolis_liches@b5*2 necropolis_zombies@c5*2", "necropolis_liches"),
        ("necropolis_vampires@a5*2 necropolis_liches@b5*1 necropolis_zombies@c5*2", "necropolis_vampires"),
        ("necropolis_vampires@a5*1 necropolis_liches@b5 necropolis_zombies@c5*2", "necropolis_vampires"),
        ("necropolis_vampires@a5 necropolis_liches@b5 necropolis_zombies@c5*1", "necropolis_zombies"),
    ],
)
def test_cure_is_for_the_most_damaged_unit_of_the_highest_damaged_tier(damaged: str, healed: str) -> None:
    ai = f"dungeon_manticores+@d5 {damaged}"
    game = against_ai(ARROW, f"{ARROW} cure", spells="cure", player="castle_griffins@a1", ai=ai, difficulty="easy")
    assert [plain(args["unit"]) for args in game.events_named("heal")] == [healed]


@pytest.mark.rule("H3-AIC-25")
def test_the_player_picks_among_units_that_are_damaged_alike() -> None:
    ai = "dungeon_manticores+@d5 necropolis_vampires@a5*1 necropolis_liches@b5*1 necropolis_zombies@c5*2"
    game = against_ai(ARROW, f"{ARROW} cure", spells="cure", player="castle_griffins@a1", ai=ai, difficulty="easy")
    assert (game.asked(), game.keys) == ((0, "target"), {"target:a5", "target:b5"})


@pytest.mark.rule("H3-AIC-25")
def test_cure_goes_back_where_nobody_is_damaged() -> None:
    game = against_ai(ARROW, f"{ARROW} cure", spells="cure", player="castle_griffins@a1", ai="dungeon_manticores+@d5")
    assert game.cards_in("cast") == []
    assert (game.cards_in("ai_under"), game.cards_in("ai_shuffled")) == ([ARROW], ["cure"])


LATE = "dungeon_manticores+@d5 necropolis_vampires+@c5 neutral_sharpshooters@b5 necropolis_zombies+@a5"


@pytest.mark.rule("H3-AIC-26")
def test_a_buff_for_the_round_is_put_off_when_most_units_have_acted() -> None:
    """Of the units of the target's tier or higher, all but the last have had their activation."""
    deck = f"{ARROW} attack_a attack_a attack_a attack_b"
    game = against_ai(deck, f"attack_a attack_a attack_a {ARROW} fire_shield", spells="fire_shield", ai=LATE,
                     player="castle_archangels+@a1")  # fmt: skip
    game.pass_on("ai_postponed")
    assert game.cards_in("cast") == []
    drawn = len(game.cards_in("ai_card"))
    game.pass_on("cast")
    assert len(game.events_named("round")) == 2
    assert game.cards_in("cast") == ["fire_shield"]
    assert len(game.cards_in("ai_card")) == drawn, "it came in place of a card"
    assert game.ai_cards()["deck"]["might"] == 1


@pytest.mark.rule("H3-AIC-26")
def test_early_in_the_round_a_buff_is_cast_at_once() -> None:
    game = against_ai(ARROW, f"{ARROW} fire_shield", spells="fire_shield", ai=LATE, player="castle_archangels+@a1")
    game.pass_on("ai_spell")
    assert game.cards_in("ai_postponed") == []
    assert game.cards_in("cast") == ["fire_shield"]


@pytest.mark.rule("H3-AIC-27")
def test_what_lowers_attack_is_cast_on_the_unit_about_to_retaliate() -> None:
    game = against_ai(ARROW, f"{ARROW} weakness", spells="weakness", player="castle_champions@b3",
                     ai="necropolis_vampires@d5 necropolis_dread_knights+@b4", difficulty="easy")  # fmt: skip
    game.pass_on("retaliate")
    assert game.raised() == [("castle_champions", -1)]
    assert ("necropolis_dread_knights+", 5 - 1 - 2) in game.hits()
    assert game.unit_at("b3")["attack"] == 5, "it lasted for the retaliation"


@pytest.mark.rule("H3-AIC-27")
@pytest.mark.parametrize(
    ("player", "ai"),
    [
        ("castle_griffins@a1", "neutral_sharpshooters@d5"),
        ("castle_griffins@a1", "dungeon_manticores+@d5 necropolis_zombies@c4"),
    ],
)
def test_without_a_retaliation_it_goes_back(player: str, ai: str) -> None:
    game = against_ai(ARROW, f"{ARROW} weakness", spells="weakness", player=player, ai=ai)
    assert game.cards_in("cast") == []
    assert (game.cards_in("ai_under"), game.cards_in("ai_shuffled")) == ([ARROW], ["weakness"])


@pytest.mark.rule("H3-AIC-27", "H3-AIC-31")
def test_only_what_lowers_attack_goes_back_and_other_cards_wait_on() -> None:
    units = "necropolis_dread_knights@d5 necropolis_zombies@c5"
    draws = f"attack_a {ARROW} weakness"
    game = against_ai(f"{ARROW} attack_a", draws, spells="weakness", ai=units, player="castle_archangels@a1")
    game.play("done")
    assert (game.cards_in("ai_under"), game.cards_in("ai_shuffled")) == ([ARROW], ["weakness"])
    assert [entry["card"] for entry in game.ai_cards()["waiting"]] == ["attack_a"]
    deck = f"{ARROW} cast_a_spell_b"
    draws = f"{ARROW} bloodlust cast_a_spell_b weakness"
    game = against_ai(deck, draws, spells="bloodlust,weakness", ai=units, player="castle_archangels@a1")
    game.play("done")
    assert (game.cards_in("ai_under"), game.cards_in("ai_shuffled")) == (["cast_a_spell_b"], ["weakness"])
    assert [entry["spell"] for entry in game.ai_cards()["waiting"]] == ["bloodlust"]


@pytest.mark.rule("H3-AIC-31")
def test_all_spells_that_wait_are_cast_for_the_first_attack_that_can_have_them_each_once() -> None:
    units = "necropolis_dread_knights@d5 necropolis_zombies@c5"
    draws = f"{ARROW} bloodlust cast_a_spell_b bless attack_a"
    deck = f"{ARROW} cast_a_spell_b attack_a"
    game = against_ai(deck, draws, spells="bless,bloodlust", ai=units, player="castle_archangels@a1")
    game.play("done")
    assert [entry["spell"] for entry in game.ai_cards()["waiting"]] == ["bloodlust", "bless"], "nobody was in reach"
    game.pass_on("attack")
    assert (game.cards_in("cast"), game.ai_cards()["waiting"]) == (["bloodlust", "bless"], [])
    assert sorted(game.raised()) == [("necropolis_dread_knights", amount) for amount in (1, 1, 2)]


@pytest.mark.rule("H3-AIC-28", "H3-EXD-135")
@pytest.mark.parametrize(
    ("cards", "deck"),
    [
        ("fireball,fireball", ["haste", "magic_arrow"]),
        ("fireball", ["fireball", "haste"]),
    ],
)
def test_a_spell_the_player_has_all_copies_of_is_a_magic_arrow(cards: str, deck: list[str]) -> None:
    game = against_ai(ARROW, "", spells="haste,fireball", player=f"castle_archangels+@a1 cards={cards}")
    assert sorted(game.side(1)["deck"]) == deck


@pytest.mark.rule("H3-AIC-28")
def test_more_copies_than_the_box_has_are_magic_arrows() -> None:
    game = against_ai(ARROW, "", spells="haste,haste,haste", player="castle_archangels+@a1")
    assert sorted(game.side(1)["deck"]) == ["haste", "haste", "magic_arrow"]


@pytest.mark.rule("H3-AIC-20", "H3-CRD-12")
@pytest.mark.parametrize("resisted", [True, False])
def test_a_player_may_resist_a_spell_of_an_ai_hero(resisted: bool) -> None:
    player = "castle_griffins@a1 cards=resistance,attack hand=1"
    game = against_ai(ARROW, f"resistance {ARROW} magic_arrow", spells="magic_arrow,slow", player=player,
                      ai="necropolis_ghost_dragons@d5", difficulty="easy")  # fmt: skip
    while game.choice.kind_name != "play":
        game.play("done")
    assert (game.asked()[0], game.keys) == (0, {"play:resistance", "pass"})
    game.play("play:resistance" if resisted else "pass")
    assert len(game.events_named("damage")) == (0 if resisted else 1)
    assert len(game.events_named("spell_fails")) == (1 if resisted else 0)
    assert game.side(0)["discard"] == (["resistance"] if resisted else [])
    assert (game.side(1)["discard"], game.side(1)["in_play"]) == (["magic_arrow"], []), "it was cast"


@pytest.mark.rule("H3-AIC-31", "H3-CBC-04", "H3-UNI-29")
@pytest.mark.parametrize("answer", ["cast:resurrection", "no"])
def test_a_player_saves_a_unit_while_a_card_of_the_ai_hero_waits(answer: str) -> None:
    player = "castle_halberdiers@b3*1 castle_griffins@a1 cards=resurrection,power,power,power hand=1"
    game = against_ai(f"{ARROW} attack_a", f"resurrection {ARROW} resurrection attack_a attack_a",
                      spells="resurrection", player=player,
                      ai="necropolis_ghost_dragons@b4 necropolis_zombies@d5", difficulty="easy")  # fmt: skip
    assert [entry["spell"] for entry in game.ai_cards()["waiting"]] == ["resurrection"]
    assert (game.asked(), game.keys) == ((0, "may"), {"cast:resurrection", "no"})
    game.play(answer)
    assert (game.unit_at("b3") == {}) == (answer == "no")


@pytest.mark.rule("H3-AIC-24", "H3-AIC-02")
@pytest.mark.parametrize("before", ["stone_skin", "slow"])
def test_the_power_of_one_spell_is_not_kept_for_the_next(before: str) -> None:
    game = against_ai(f"{ARROW} {ARROW}", f"{ARROW} {before} {ARROW} magic_arrow", spells=f"{before},magic_arrow",
                      player="castle_champions@b1", ai="dungeon_manticores+@d5 necropolis_vampires+@a5",
                      difficulty="normal")  # fmt: skip
    game.pass_on("cast", 2)
    assert [args["n"] for args in game.events_named("damage")] == [2], "one power, as the card says"


@pytest.mark.rule("H3-AIC-18", "H3-AIC-39")
def test_cards_that_wait_or_lie_on_units_are_discarded_when_the_combat_ends() -> None:
    ai = "neutral_azure_dragons@d5 dungeon_black_dragons@d4 necropolis_ghost_dragons@c5"
    draws = f"{ARROW} stone_skin {ARROW} resurrection attack_a attack_a"
    game = against_ai(f"{ARROW} {ARROW} attack_a attack_a", draws, spells="stone_skin,resurrection",
                      player="castle_halberdiers+@a1", ai=ai, difficulty="easy")  # fmt: skip
    before = game.ai_cards()
    while not game.over:
        before = game.ai_cards()
        game.play("done" if "done" in game.choice else game.choice.keys[-1])
    assert len(before["laid"]) == 1
    assert "resurrection" in [entry["spell"] for entry in before["waiting"]]
    after = game.ai_cards()
    assert (after["laid"], after["waiting"]) == ([], [])
    assert sorted(after["discard"]) == ["attack_a", "attack_a", ARROW, ARROW]
    assert sorted(game.side(1)["discard"]) == ["resurrection", "stone_skin"]


@pytest.mark.rule("H3-AIC-20")
@pytest.mark.parametrize(("pack", "struck"), [("", "dungeon_troglodytes"), ("+", "castle_griffins")])
def test_blindness_is_not_for_whom_nothing_paralyses(pack: str, struck: str) -> None:
    game = cast_on("blind", f"dungeon_troglodytes{pack}@a1 castle_griffins@c1", difficulty="impossible")
    assert [plain(args["unit"]) for args in game.events_named("paralyse")] == [struck]


@pytest.mark.rule("H3-CRD-17", "H3-AIC-20", "H3-AIC-24")
@pytest.mark.parametrize(("spell", "lasting"), [("haste", ["haste"]), ("stone_skin", []), ("magic_arrow", [])])
def test_a_spell_that_was_cast_is_in_play_no_longer(spell: str, lasting: list[str]) -> None:
    game = cast_on(spell, "castle_champions@b1")
    own = game.side(1)
    assert (own["in_play"], own["lasting"]) == ([], lasting)
    assert own["discard"] == (["magic_arrow"] if spell == "magic_arrow" else [])
    assert [card for _, card in game.laid()] == (["stone_skin"] if spell == "stone_skin" else [])
