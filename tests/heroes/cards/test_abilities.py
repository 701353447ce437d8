"""The abilities that act in Combat, each in its basic and its expert effect, and those that do not."""

import pytest

from banneret import Refused
from tests.heroes.builder import attacker_holding, defender_holding, skirmish, with_cards

# -- raising and drawing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBC-04", "H3-CBC-06")
@pytest.mark.parametrize(("how", "by"), [("play", 1), ("expert", 2)])
def test_offense_played_in_the_activation_counts_for_the_attack_that_follows(how: str, by: int) -> None:
    game = attacker_holding("offense", "power", "expert=1", draws=["power"])
    assert game.asked() == (0, "action")
    game.play(f"{how}:offense")
    assert game.asked() == (0, "action")
    assert game.side(0)["hand"] == ["power"]
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 2 + by)


@pytest.mark.rule("H3-CBC-06")
def test_offense_not_used_in_the_activation_is_lost() -> None:
    game = attacker_holding("offense", "power", units="neutral_gold_golems@b2", draws=["power"], dice=[0, 0])
    game.play("play:offense", "done")
    assert game.unit_at("b2")["attack"] == 3
    game.play("done", "attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 3)


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize("how", ["play", "expert"])
def test_armorer_may_be_played_in_the_activation_just_to_draw(how: str) -> None:
    game = attacker_holding("armorer", "power", "expert=1", draws=["power"])
    game.play(f"{how}:armorer")
    assert game.side(0)["hand"] == ["power"]
    assert game.side(0)["expert"] == (0 if how == "expert" else 1)


@pytest.mark.rule("H3-SPL-02", "H3-SPL-04")
@pytest.mark.parametrize(("how", "step"), [("play", "step:2"), ("expert", "step:3")])
def test_sorcery_may_draw_first_and_empower_the_spell_drawn(how: str, step: str) -> None:
    game = attacker_holding("sorcery", "magic_arrow", "expert=1", draws=["magic_arrow"])
    game.play(f"{how}:sorcery")
    assert "cast:magic_arrow" in game.choice
    game.play("cast:magic_arrow")
    assert step in game.choice
    game.play(step, "target:b3")
    assert game.hits()[0] == ("neutral_trolls", 2 if how == "play" else 3)


@pytest.mark.rule("H3-SPL-04", "H3-SPL-05")
def test_the_power_of_sorcery_does_not_wait_for_a_later_spell() -> None:
    game = attacker_holding("sorcery", "magic_arrow", draws=["magic_arrow"])
    game.play("play:sorcery", "move:a2", "cast:magic_arrow")
    # One step only: nothing is left of the power.
    assert game.asked() == (0, "target")
    game.play("target:b3")
    assert game.hits()[0] == ("neutral_trolls", 1)


@pytest.mark.rule("H3-SPL-04", "H3-SPL-06")
@pytest.mark.parametrize(("answer", "attack", "defense"), [("pass", 2, 0), ("cast:stone_skin", 1, 1)])
def test_the_power_of_sorcery_waits_for_the_next_spell_of_its_owner_alone(
    answer: str, attack: int, defense: int
) -> None:
    game = skirmish(
        "castle_archangels@b3 cards=sorcery,bloodlust hand=2",
        "castle_champions@b4 cards=stone_skin hand=1",
        draws=["sorcery", "bloodlust", "stone_skin"],
        dice=[0, 0],
    )
    game.play("attack:b4", "play:sorcery", answer, "cast:bloodlust", *(["step:2"] if attack == 2 else []))
    raised = {str(event["unit"]): event["n2"] for event in game.events_named("stat")}
    assert raised.get("castle_champions@7", 0) == defense, "the other side gets nothing of it"
    assert raised["castle_archangels@0"] == attack, "and whatever comes in between takes it away"


# -- means -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12", "H3-CBC-04")
@pytest.mark.parametrize(("how", "gold"), [("play", 3), ("expert", 6)])
def test_estates_gives_gold_at_any_moment(how: str, gold: int) -> None:
    game = attacker_holding("estates", "", "expert=1 gold=1")
    assert game.asked() == (0, "play")  # the start of Combat
    game.play(f"{how}:estates")
    assert game.side(0)["gold"] == 1 + gold
    assert game.events_named("gain") == [{"side": 0, "n": 0, "n2": gold}]

    game = attacker_holding("estates", "", "expert=1")
    game.play("pass", f"{how}:estates")  # their own activation
    assert game.side(0)["gold"] == gold

    game = defender_holding("estates", "", "expert=1")
    game.play("pass", "attack:b3", f"{how}:estates")  # before the roll of the enemy
    assert game.side(1)["gold"] == gold
    assert game.hits()[0] == ("neutral_trolls", 2)


# -- morale ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12", "H3-MOR-01")
def test_leadership_gives_a_morale_token() -> None:
    game = attacker_holding("leadership")
    game.play("play:leadership")
    assert game.side(0)["morale"] is True
    game.play("attack:b3", "pass")
    assert game.keys == {"morale_reroll:1", "keep"}


@pytest.mark.rule("H3-MOR-01", "H3-CRD-12")
def test_expert_leadership_also_draws_two_cards() -> None:
    game = attacker_holding("leadership", "power,defense,attack", "expert=1", draws=["power", "attack"])
    game.play("expert:leadership")
    assert game.side(0)["hand"] == ["attack", "power"]
    assert game.side(0)["morale"] is True
    assert game.order("drawn", "morale_gained") == ["drawn"] * 3 + ["morale_gained"]


@pytest.mark.rule("H3-MOR-02", "H3-MOR-03")
def test_who_has_a_token_may_spend_it_before_the_next_one_or_loses_it() -> None:
    game = attacker_holding("leadership", "power", "morale", draws=["power"])
    game.play("play:leadership")
    assert game.asked() == (0, "may")
    # The card played is in use: with an empty hand there is nothing to exchange.
    assert game.keys == {"morale_draw", "pass"}
    game.play("morale_draw")
    assert (game.side(0)["hand"], game.side(0)["morale"]) == (["power"], True)

    game = attacker_holding("leadership", "power", "morale")
    game.play("play:leadership", "pass")
    assert (game.side(0)["hand"], game.side(0)["morale"]) == ([], True)
    assert not game.events_named("morale_gained")


@pytest.mark.rule("H3-MOR-18")
def test_leadership_alone_does_nothing_for_a_necropolis_hero() -> None:
    game = attacker_holding("leadership", "power,attack", "expert=1 hero=necropolis", draws=["power", "attack"])
    assert game.asked() == (0, "play")
    assert game.keys == {"expert:leadership", "pass"}
    game.play("expert:leadership")
    assert game.side(0)["hand"] == ["attack", "power"]
    assert game.side(0)["morale"] is False


# -- before the first activation ---------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBC-01")
def test_intelligence_casts_the_spell_of_the_first_round_before_anybody_acts() -> None:
    game = defender_holding("intelligence,lightning_bolt,magic_arrow", against="neutral_trolls@b3", dice=[0, 0])
    assert game.asked() == (1, "play")
    game.play("play:intelligence")
    assert game.keys == {"cast:lightning_bolt", "cast:magic_arrow"}
    game.play("cast:lightning_bolt", "power:magic_arrow", "step:1", "target:b2")
    assert game.hits() == [("neutral_boars", 2)]
    assert game.order("damage", "round") == ["damage", "round"]
    # The limit is used up, so in their own activation no spell is left to cast.
    assert game.side(1)["spells"] == 0


@pytest.mark.rule("H3-CBC-01", "H3-CBC-10")
def test_expert_intelligence_leaves_the_spell_of_the_round() -> None:
    game = attacker_holding("intelligence,magic_arrow,magic_arrow", "", "expert=1", against="neutral_trolls@b3")
    game.play("expert:intelligence", "cast:magic_arrow", "done", "target:b3")
    assert game.side(0)["spells"] == 1
    assert game.active() == "b3"  # trolls come before boars
    game.play("done", "cast:magic_arrow", "target:b3")
    assert game.hits() == [("neutral_trolls", 1), ("neutral_trolls", 1)]
    assert "cast:magic_arrow" not in game.choice


@pytest.mark.rule("H3-CBC-01")
def test_expert_intelligence_casts_although_the_spell_of_the_round_is_used_up() -> None:
    game = attacker_holding(
        "intelligence,intelligence,magic_arrow,lightning_bolt", "", "expert=1", against="neutral_trolls@b3"
    )
    game.play("play:intelligence", "cast:magic_arrow", "done", "target:b3")
    assert game.keys == {"expert:intelligence", "pass"}
    game.play("expert:intelligence", "cast:lightning_bolt", "target:b3")
    assert game.hits() == [("neutral_trolls", 1), ("neutral_trolls", 2)]
    assert game.side(0)["spells"] == 0


@pytest.mark.rule("H3-CBC-08", "H3-CRD-17")
def test_a_spell_for_one_round_cast_by_intelligence_lasts_for_the_first() -> None:
    game = attacker_holding("intelligence,fire_shield", units="neutral_gold_golems@b2", against="neutral_trolls@b3")
    game.play("play:intelligence", "cast:fire_shield", "target:b2")
    assert game.round_of() == 1
    game.play("attack:b2")
    assert game.hits()[:2] == [("neutral_gold_golems", 2), ("neutral_trolls", 1)], "whoever attacks in it is burnt"
    assert game.side(0)["discard"] == ["intelligence"]
    while game.round_of() == 1:
        game.play("done")
    assert game.side(0)["discard"] == ["intelligence", "fire_shield"]


def test_intelligence_needs_a_spell_to_cast() -> None:
    game = attacker_holding("intelligence,bloodlust", "", "expert=1")
    # Bloodlust is for an attack: nothing could be cast now.
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CBC-04")
def test_at_the_start_both_sides_are_asked_in_turn_the_attacker_first() -> None:
    game = skirmish(
        f"neutral_boars@b2 {with_cards('estates,estates')}",
        f"neutral_trolls@b3! {with_cards('estates')}",
        draws=["estates"] * 3,
    )
    for answer, seat in (("play:estates", 0), ("pass", 1), ("play:estates", 0), ("play:estates", 1)):
        assert game.asked() == (seat, "play")
        game.play(answer)
    assert [args["side"] for args in game.events_named("play")] == [0, 0, 1]
    assert game.asked() == (0, "action")


# -- units -------------------------------------------------------------------------------------------------------------

TWO = "castle_griffins@a1 neutral_boars@b2"


@pytest.mark.rule("H3-CRD-12")
def test_tactics_swaps_two_units_at_the_start() -> None:
    game = attacker_holding("tactics", units=TWO)
    assert game.keys == {"play:tactics", "pass"}
    game.play("play:tactics", "target:a1")
    assert game.unit_at("a1")["unit"] == "neutral_boars"
    assert game.unit_at("b2")["unit"] == "castle_griffins"
    assert game.order("swap", "round") == ["swap", "round"]


@pytest.mark.rule("H3-CRD-13")
def test_expert_tactics_swaps_two_units_in_an_own_activation() -> None:
    game = attacker_holding("tactics", "", "expert=1", units=f"{TWO} neutral_peasants@d1")
    assert game.keys == {"play:tactics", "pass"}
    game.play("pass", "activate:b2", "expert:tactics", "target:d1", "target:b2")
    assert game.unit_at("d1")["unit"] == "neutral_boars"
    # The boars go on with their activation from where they now stand.
    assert game.active() == "d1"
    assert "attack:b3" not in game.choice


def test_tactics_needs_two_units() -> None:
    game = attacker_holding("tactics", "", "expert=1")
    assert game.asked() == (0, "action")
    assert "expert:tactics" not in game.choice


ARCHERS = "castle_marksmen+@b2 castle_zealots@d1"


@pytest.mark.rule("H3-CRD-17")
def test_archery_raises_shots_for_this_round() -> None:
    game = attacker_holding("archery", units=ARCHERS, against="neutral_trolls@b4!", dice=[0, 0, 0, 0, 0])
    game.play("play:archery", "attack:b4")
    assert game.hits() == [("neutral_trolls", 3), ("neutral_trolls", 3)]
    game.play("done", "attack:b4")
    # The zealots (attack 3) shoot better as well.
    assert game.hits()[2:] == [("neutral_trolls", 4)]


@pytest.mark.rule("H3-CRD-17")
def test_archery_does_not_count_against_adjacent_units_and_ends_with_the_round() -> None:
    game = attacker_holding(
        "archery", units="castle_marksmen@b2 castle_griffins@d1", against="neutral_crystal_dragons@b3!", dice=[1, 1, 0]
    )
    game.play("done", "play:archery")
    assert game.side(0)["lasting"] == ["archery"]
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_crystal_dragons", 0)  # 2 + 1 against 3
    assert (game.side(0)["lasting"], game.side(0)["discard"]) == ([], ["archery"])


@pytest.mark.rule("H3-CRD-17")
def test_expert_archery_lasts_two_rounds_and_raises_initiative() -> None:
    game = attacker_holding(
        "archery", "", "expert=1", units="castle_marksmen@b1 neutral_boars@d1", against="neutral_peasants@b5!",
        dice=[-1, -1],
    )  # fmt: skip
    game.play("done", "expert:archery")
    assert game.unit_at("b1")["initiative"] == 5
    assert game.unit_at("d1")["initiative"] == 6
    game.play("done")
    assert (game.side(0)["lasting"], game.unit_at("b1")["initiative"]) == (["archery"], 5)
    game.play("done", "done", "done")
    assert (game.side(0)["lasting"], game.unit_at("b1")["initiative"]) == ([], 4)


def test_archery_needs_a_ranged_unit() -> None:
    assert "play:archery" not in attacker_holding("archery").choice


# -- on the map only ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    [
        "wisdom", "logistics",
        pytest.param("diplomacy", marks=pytest.mark.rule("H3-CRD-14")),
        pytest.param("necromancy", marks=pytest.mark.rule("H3-CRD-14")),
    ],
)  # fmt: skip
def test_abilities_of_the_map_are_not_played_in_combat(card: str) -> None:
    game = attacker_holding(card, "", "expert=1 hero=necropolis", dice=[0, 0])
    assert game.asked() == (0, "action")
    for how in ("play", "expert"):
        assert f"{how}:{card}" not in game.choice
        with pytest.raises(Refused):
            game.apply(f"{how}:{card}")
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 2)


@pytest.mark.rule("H3-ABL-06", "H3-ABL-09", "H3-EXD-040")
def test_a_card_of_another_faction_pays_for_others() -> None:
    game = attacker_holding("necromancy,ogres_club_of_havoc", "", "hero=dungeon")
    assert game.why_not("play:necromancy") == "H3-ABL-06"
    of_the_faction = attacker_holding("necromancy,ogres_club_of_havoc", "", "hero=necropolis")
    assert of_the_faction.why_not("play:necromancy") not in {None, "H3-ABL-06"}, "there it is only no card of Combat"
    with pytest.raises(Refused):
        game.apply("play:necromancy")
    game.play("attack:b3")
    assert "play:necromancy" not in game.keys
    game.play("play:ogres_club_of_havoc")
    assert game.keys == {"discard:necromancy"}, "it pays, though nobody here can play it"
    game.play("discard:necromancy")
    assert game.hits()[0] == ("neutral_trolls", 4)
    assert sorted(game.side(0)["discard"]) == ["necromancy", "ogres_club_of_havoc"]
    plain = attacker_holding("necromancy", "", "hero=dungeon").play("attack:b3")
    assert plain.hits()[0] == ("neutral_trolls", 2), "the Club has added 2"


# -- starting abilities ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "event"), [("leadership", "morale_gained"), ("offense", "stat")])
def test_the_ability_a_hero_began_with_works_like_any_other(card: str, event: str) -> None:
    game = attacker_holding(f"starting_{card}", "power", draws=["power"])
    game.play(f"play:starting_{card}")
    assert len(game.events_named(event)) == 1
    assert game.events_named("play") == [{"side": 0, "card": f"starting_{card}", "n": 0}]


@pytest.mark.rule("H3-CRD-12")
def test_tactics_of_the_defender_exchanges_units_of_the_defender() -> None:
    game = skirmish(
        "castle_griffins@b2 castle_halberdiers@a1",
        "dungeon_harpies@b5 dungeon_troglodytes@a5 neutral_boars@d5 cards=tactics hand=1", draws=["tactics"],
    )  # fmt: skip
    game.play("play:tactics")
    assert (game.asked()[0], {key.partition(":")[2] for key in game.keys}) == (1, {"a5", "b5", "d5"})
    game.play(next(key for key in game.choice.keys if key.endswith("a5")))
    assert (game.asked()[0], {key.partition(":")[2] for key in game.keys}) == (1, {"b5", "d5"})
    game.play(next(key for key in game.choice.keys if key.endswith("d5")))
    assert (game.unit_at("d5")["unit"], game.unit_at("a5")["unit"]) == ("dungeon_troglodytes", "neutral_boars")
