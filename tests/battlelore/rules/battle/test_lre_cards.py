"""Lore cards: when they are played, what they cost, how they are answered, and where new ones come from."""

import pytest

from tests.battlelore.builder import battle, clash

BLUE = "human_sword_blue"
FOES = f"{BLUE}@4.6"


@pytest.mark.rule("BL-LRE-14")
def test_one_lore_card_a_turn_for_each_side() -> None:
    game = clash(lore=(["strength", "berserk"], ["blurred_shapes", "agility_rogue"]), dice=["lore"] * 3)
    game.play("lore:strength")
    assert "lore:berserk" not in game.offers()
    assert game.why_not("lore:berserk") == "BL-LRE-14"
    game.attack("5.6", "4.6")
    assert game.offers() == ["lore:blurred_shapes", "lore:agility_rogue", "pass"]
    game.play("lore:blurred_shapes")
    assert game.events_named("attack"), "the second card of the other side is not offered any more"


@pytest.mark.rule("BL-LRE-14")
def test_a_new_turn_allows_another_card() -> None:
    game = battle(f"{BLUE}@5.6", f"{BLUE}@0.0", lore=(["pick_pocket"], ["spyglass"]))
    game.play("lore:pick_pocket")
    game.lead()
    game.play("supply:tokens")
    assert "lore:spyglass" in game.offers()


@pytest.mark.rule("BL-LRE-14")
def test_the_same_side_plays_another_card_in_its_next_turn() -> None:
    game = battle(f"{BLUE}@5.6", f"{BLUE}@0.0", lore=(["pick_pocket", "spyglass"], []))
    game.play("lore:pick_pocket")
    assert "lore:spyglass" not in game.offers()
    game.lead()
    game.play("supply:tokens")
    for _ in range(12):
        keys = game.offers()
        if "lore:spyglass" in keys:
            return
        game.apply(next((key for key in ("done", "pass", "supply:tokens") if key in keys), keys[0]))
    raise AssertionError(game.offers())


@pytest.mark.rule("BL-LRE-15")
def test_a_card_is_played_in_its_phase_only() -> None:
    cards = ["lesser_healing", "run", "strength", "mana_siphon"]
    game = battle(f"{BLUE}@5.6*2", FOES, lore=(cards, []))
    assert game.offers() == ["lore:lesser_healing", "pass"], "the Command phase"
    game.play("pass")
    game.lead("5.6")
    assert [key for key in game.offers() if key.startswith("lore:")] == ["lore:run"]
    assert game.why_not("lore:strength") == "BL-LRE-15"
    game.play("done")
    assert [key for key in game.offers() if key.startswith("lore:")] == ["lore:strength"]
    game.play("done")
    assert game.offers() == ["lore:mana_siphon", "pass"], "the end of the turn"


@pytest.mark.rule("BL-LRE-15")
def test_a_card_of_the_command_phase_comes_besides_the_command_card() -> None:
    game = battle(f"{BLUE}@5.6*2", FOES, lore=(["lesser_healing"], []))
    game.play("lore:lesser_healing")
    assert game.offers() == ["play:attack_centre"]


@pytest.mark.rule("BL-LRE-16")
def test_a_card_is_paid_when_it_is_played() -> None:
    game = clash(lore=(["mass_might", "strength"], []), goblets=(5, 0))
    assert [key for key in game.offers() if key.startswith("lore:")] == ["lore:strength"], "six tokens are too many"
    assert game.why_not("lore:mass_might") == "BL-LRE-16"
    pool = game.seen()["pool"]
    game.play("lore:strength")
    assert game.side_of(0)["goblet"] == 4
    assert game.seen()["pool"] == pool + 1


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_card_has_the_strength_of_its_own_lore_master(level: int) -> None:
    council = {"wizard": level, "rogue": 3, "warrior": 3, "cleric": 3, "commander": 3}
    game = clash(lore=(["arcane_spark"], []), councils=(council, {"wizard": 3}), dice=["lore"] * level)
    game.play("lore:arcane_spark")
    assert game.events_named("bolt")[0]["n"] == level


@pytest.mark.rule("BL-LRE-18")
def test_a_card_of_an_absent_master_costs_three_more_and_counts_as_level_1() -> None:
    council = {"wizard": 0, "rogue": 3}
    game = clash(lore=(["arcane_spark"], []), councils=(council, {}), dice=["lore"], goblets=(5, 0))
    game.play("lore:arcane_spark")
    assert game.side_of(0)["goblet"] == 0, "two and three"
    assert game.events_named("bolt")[0]["n"] == 1
    game = clash(lore=(["arcane_spark"], []), councils=(council, {}), goblets=(4, 0))
    assert "lore:arcane_spark" not in game.offers()


@pytest.mark.rule("BL-LRE-19")
def test_a_card_does_what_it_says_at_once() -> None:
    game = battle(f"{BLUE}@5.6*2", FOES, lore=(["lesser_healing"], []))
    game.play("lore:lesser_healing")
    assert game.unit_at("5.6")["figures"] == 3
    assert not game.events_named("command"), "the Command phase is still on"


@pytest.mark.rule("BL-LRE-20")
def test_a_card_touches_no_unit_twice() -> None:
    game = battle(
        f"{BLUE}@5.6", f"{BLUE}@3.6 {BLUE}@2.6", lore=(["creeping_doom"], []), councils=({"wizard": 3}, {}),
        dice=["lore"] * 4,
    )  # fmt: skip
    game.play("lore:creeping_doom", "target:3.6")
    assert game.offers() == ["target:2.6", "done"]
    game.play("target:2.6")
    assert game.offers() == ["play:attack_centre"], "a third target there is not"


@pytest.mark.rule("BL-LRE-21")
@pytest.mark.parametrize(
    ("supply", "tokens", "cards", "looked"), [("tokens", 2, 0, 0), ("card_and_token", 1, 1, 1), ("cards", 0, 1, 2)]
)
def test_the_three_ways_to_be_supplied(supply: str, tokens: int, cards: int, looked: int) -> None:
    game = clash(draws=["draw:surround", "lore:portal", "lore:fireball"])
    game.play("done")
    assert game.offers() == ["supply:tokens", "supply:card_and_token", "supply:cards"]
    assert game.side_of(0, 0)["hand"] == ["surround"], "besides the Command card"
    game.play(f"supply:{supply}")
    if looked == 2:
        assert game.offers() == ["take:portal", "take:fireball"]
        game.play("take:fireball")
        assert game.seen()["lore_discards"] == ["portal"]
    assert len(game.events_named("lore_drawn")) == looked
    assert game.side_of(0)["goblet"] == 15 + tokens
    assert game.side_of(0)["lore_hand_size"] == cards


@pytest.mark.rule("BL-LRE-22")
def test_who_is_over_the_limit_discards_at_once() -> None:
    game = clash(lore=(["blurred_shapes", "dispel_magic"], []), draws=["draw:surround", "lore:portal"])
    game.play("done", "supply:card_and_token")
    assert game.offers() == ["drop:blurred_shapes", "drop:dispel_magic", "drop:portal"]
    game.play("drop:dispel_magic")
    assert sorted(game.side_of(0, 0)["lore_hand"]) == ["blurred_shapes", "portal"]
    assert game.seen()["lore_discards"] == ["dispel_magic"]


@pytest.mark.rule("BL-LRE-23")
def test_an_empty_pool_is_made_good_from_the_other_goblet() -> None:
    game = clash(goblets=(16, 19), pool=1)
    game.play("done", "supply:tokens")
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == [18, 18]
    assert game.seen()["pool"] == 0


@pytest.mark.rule("BL-LRE-24")
def test_the_lore_discards_become_a_new_deck() -> None:
    game = clash(
        lore_deck=["portal"],
        lore_discards=["fireball", "strength"],
        draws=["draw:surround", "lore:portal", "lore:strength"],
    )
    game.play("done", "supply:cards")
    assert game.events_named("lore_reshuffle")
    assert game.offers() == ["take:portal", "take:strength"]
    assert game.seen()["lore_discards"] == [], "they are the deck now"


@pytest.mark.rule("BL-LRE-25")
def test_lore_symbols_that_were_used_give_no_tokens() -> None:
    game = clash(lore=(["poisoned_blades"], []), dice=["lore", "blue", "green"])
    game.play("lore:poisoned_blades")
    game.attack("5.6", "4.6")
    assert game.unit_at("4.6")["figures"] == 2
    assert game.side_of(0)["goblet"] == 15 - 4


@pytest.mark.rule("BL-LRE-28")
def test_a_card_in_place_of_the_command_card() -> None:
    game = battle(
        f"{BLUE}@5.6", f"{BLUE}@0.0", lore=(["assault"], []), hands=(["attack_centre", "surround"], ["counter_attack"]),
    )  # fmt: skip
    game.play("lore:assault")
    assert not game.events_named("command")
    game.play("done")
    assert game.offers()[0] == "supply:tokens", "the lore part of the end of the turn is unchanged"
    game.play("supply:tokens")
    assert sorted(game.side_of(0, 0)["hand"]) == ["attack_centre", "surround"]
    assert not game.events_named("draw")
    game.play("play:counter_attack")
    assert game.events_named("echo")[0]["card"] == "", "there is no Command card to repeat"


@pytest.mark.rule("BL-LRE-29")
def test_an_answer_comes_before_what_it_answers() -> None:
    game = clash(lore=([], ["stone_skin"]), dice=["blue"] * 3)
    game.attack("5.6", "4.6")
    assert game.state.seat == 1
    assert not game.events_named("die"), "the dice are not rolled yet"
    game.play("lore:stone_skin")
    assert game.unit_at("4.6")["figures"] == 2


@pytest.mark.rule("BL-LRE-29")
def test_an_answer_is_not_made_up_for_later() -> None:
    game = clash(f"{BLUE}@5.6 {BLUE}@7.0", lore=(["strength"], ["dispel_magic"]), dice=["lore"] * 4)
    game.play("lore:strength", "pass")
    game.attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 4, "nobody was asked again"


@pytest.mark.rule("BL-LRE-29")
def test_the_opponent_of_the_acting_side_is_asked_first() -> None:
    game = clash(
        pennant="goblin_sword_green@4.6", lore=(["holy_light"], ["blurred_shapes"]), dice=["lore"] * 3,
    )  # fmt: skip
    game.attack("5.6", "4.6")
    assert game.offers() == ["lore:blurred_shapes", "pass"]
    game.play("pass")
    assert game.offers() == ["lore:holy_light", "pass"]
    game.play("pass")


@pytest.mark.rule("BL-LRE-29")
def test_an_answer_may_be_answered_by_who_has_not_played_a_card() -> None:
    game = clash(lore=(["dispel_magic"], ["blurred_shapes"]), dice=["lore"] * 3)
    game.attack("5.6", "4.6")
    game.play("lore:blurred_shapes")
    assert game.offers() == ["lore:dispel_magic", "pass"]
    game.play("lore:dispel_magic")
    assert game.events_named("attack")[0]["n"] == 3
    game = clash(lore=(["strength", "foiled"], ["dispel_magic"]))
    game.play("lore:strength", "lore:dispel_magic")
    assert "lore:foiled" not in game.offers(), "this side has played its card"


@pytest.mark.rule("BL-LRE-14", "BL-LRE-29")
def test_deja_vu_accompanies_an_own_card_in_spite_of_the_limit() -> None:
    game = clash(lore=(["deja_vu", "strength"], []))
    assert "lore:deja_vu" not in game.offers(), "it answers an own card only"
    game.play("lore:strength")
    assert game.offers() == ["lore:deja_vu", "pass"]


@pytest.mark.rule("BL-MOV-08")
def test_who_was_moved_in_the_command_phase_may_still_move() -> None:
    game = clash(
        pennant=f"{BLUE}@4.6*1 {BLUE}@0.0", lore=([], ["requiem"]), dice=["blue", "lore", "lore"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("no", "supply:tokens", "lore:requiem", "aim:0.6")
    game.lead("0.6")
    game.play("unit:0.6", "move:1.6")
    assert game.unit_at("1.6")["figures"] == 2


@pytest.mark.rule("BL-LRE-14", "BL-LRE-15")
def test_a_question_is_private_as_long_as_a_lore_card_could_be_among_the_answers() -> None:
    """Whoever is asked although he could only go on must not be told apart from who holds a card."""
    game = clash(lore=(["strength", "berserk"], []), dice=["lore"] * 6)
    assert game.state.private
    game.play("lore:strength")
    assert not game.state.private, "no second one in this turn"
    assert not clash(dice=["lore"] * 6).state.private, "nobody holds a card"
