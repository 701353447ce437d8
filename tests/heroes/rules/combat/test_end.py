"""End of Combat: defeat, surrender, retreat, and what becomes of the units."""

import pytest

from tests.heroes.builder import HeroesGame, skirmish

CALM = "castle_archangels+@a1"
"""Shots of Halflings do not hurt it."""


def outcome(game: HeroesGame) -> tuple[object, object]:
    """How the Combat ended and who won."""
    seen = game.rules.describe(game.view())
    return seen["outcome"], seen["winner"]


# -- the ways a Combat ends --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01")
@pytest.mark.parametrize(("attacker", "defender", "winner"), [
    ("castle_archangels@b3 castle_griffins@a1", "necropolis_skeletons@b4", 0),
    ("necropolis_skeletons@b3", "castle_archangels@b4 castle_griffins@d5", 1),
])  # fmt: skip
def test_a_combat_ends_when_all_units_of_a_side_are_defeated(attacker: str, defender: str, winner: int) -> None:
    game = skirmish(attacker, defender, dice=[0])
    game.play(f"attack:b{4 - winner}")
    assert outcome(game) == ("victory", winner)
    assert game.result == ((1, -1), (-1, 1))[winner]
    assert len(game.events_named("activate")) == 1, "in mid-round"


@pytest.mark.rule("H3-END-01")
def test_a_combat_goes_on_while_both_sides_have_a_unit() -> None:
    game = skirmish("castle_archangels@b3", "necropolis_skeletons@b4 necropolis_zombies@d5", dice=[0])
    game.play("attack:b4")
    assert not game.over
    assert game.result is None


@pytest.mark.rule("H3-END-01")
def test_a_combat_ends_by_surrender() -> None:
    game = skirmish("castle_griffins@a1 gold=10", "necropolis_zombies@d5")
    game.play("surrender")
    assert outcome(game) == ("surrender", 1)
    assert game.result == (-1, 1)


@pytest.mark.rule("H3-END-01")
def test_a_combat_ends_by_retreat() -> None:
    game = skirmish(CALM, "guards=i", units=["neutral_halflings"], dice=[0, 0], mode="campaign")
    game.play("done")
    assert outcome(game) == ("retreat", 1)
    assert game.result == (-1, 1)


# -- surrender ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-02")
@pytest.mark.parametrize(("field", "guard"), [("i", "neutral_peasants"), ("vii", "neutral_crystal_dragons")])
def test_nobody_surrenders_to_guards(field: str, guard: str) -> None:
    army = "castle_archangels+@a1 gold=50"
    game = skirmish(army, f"guards={field}", units=[guard], difficulty="easy", mode="campaign")
    assert game.active() == "a1"
    assert "surrender" not in game.choice
    assert game.why_not("surrender") == "H3-END-02"


@pytest.mark.rule("H3-END-04")
def test_surrender_belongs_to_the_start_of_an_own_activation() -> None:
    game = skirmish("castle_griffins@a1 gold=10", "necropolis_zombies@d5 gold=10")
    assert (game.choice.seat, "surrender" in game.choice) == (0, True)
    game.play("move:a2")
    assert "surrender" not in game.choice
    assert game.why_not("surrender") == "H3-END-04"
    game.play("done")
    assert (game.choice.seat, "surrender" in game.choice) == (1, True), "the other player in their own activation"
    game.play("surrender")
    assert outcome(game) == ("surrender", 0)


@pytest.mark.rule("H3-END-04")
def test_no_surrender_after_an_attack() -> None:
    game = skirmish("dungeon_evil_eyes@a1 gold=10", "necropolis_zombies@d4", dice=[0])
    game.play("attack:d4")
    assert game.choice.seat == 0, "a Ranged unit may move after its attack"
    assert "surrender" not in game.choice
    assert game.why_not("surrender") == "H3-END-04"


@pytest.mark.rule("H3-END-05")
@pytest.mark.parametrize("surrendering", [0, 1])
def test_surrender_costs_ten_gold_paid_to_the_opponent(surrendering: int) -> None:
    gold = ["gold=14 ", "gold=3 "] if surrendering == 0 else ["gold=3 ", "gold=14 "]
    game = skirmish(f"castle_griffins@a1 {gold[0]}", f"necropolis_zombies@d5 {gold[1]}")
    if surrendering:
        game.play("done")
    game.play("surrender")
    assert [game.side(number)["gold"] for number in (0, 1)] == ([4, 13] if surrendering == 0 else [13, 4])
    assert game.events_named("surrender") == [{"side": surrendering, "n": 10}]


@pytest.mark.rule("H3-END-05")
@pytest.mark.parametrize(("gold", "can"), [(0, False), (9, False), (10, True)])
def test_who_has_less_than_ten_gold_cannot_surrender(gold: int, can: bool) -> None:
    game = skirmish(f"castle_griffins@a1 gold={gold}", "necropolis_zombies@d5 gold=20")
    assert ("surrender" in game.choice) == can
    assert game.why_not("surrender") == ("" if can else "H3-END-05")


@pytest.mark.rule("H3-END-07")
def test_surrender_saves_the_units_that_are_left() -> None:
    army = "castle_halberdiers@b3 castle_griffins+@d1*3 castle_marksmen castle_zealots gold=10"
    game = skirmish(army, "necropolis_ghost_dragons+@b4", dice=[0])
    game.play("attack:b3")
    assert game.side(0)["lost"] == ["castle_halberdiers"]
    game.play("surrender")
    assert outcome(game) == ("surrender", 1)
    assert game.side(0)["reserve"] == ["castle_marksmen", "castle_griffins+", "castle_zealots"]
    assert game.side(0)["lost"] == ["castle_halberdiers"], "what was lost before stays lost"
    assert game.events_named("win") == [], "it is no defeat"


# -- retreat -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-03")
def test_nobody_retreats_from_a_player() -> None:
    game = skirmish("castle_griffins@a1 movement=3", "necropolis_zombies@d5", retreat_anytime="on")
    for _ in range(4):
        assert "retreat" not in game.choice
        assert game.why_not("retreat") == "H3-END-03"
        game.play("done")
    assert game.round_of() == 3


@pytest.mark.rule("H3-END-03")
def test_nobody_retreats_from_azure_guards() -> None:
    game = skirmish("castle_archangels+@a1 castle_griffins", "guards=vii", units=["neutral_azure_dragons"],
                 dice=[0, -1] * 2, difficulty="easy", mode="campaign", retreat_anytime="on")  # fmt: skip
    assert "retreat" not in game.choice
    assert game.why_not("retreat") == "H3-END-03"
    game.play("done")
    assert game.round_of() == 2, "nor at the end of a round"
    assert game.choice.kind_name == "action"


@pytest.mark.rule("H3-END-10")
@pytest.mark.parametrize("anytime", ["off", "on"])
def test_retreat_waits_for_the_end_of_the_round(anytime: str) -> None:
    game = skirmish(f"{CALM} movement=1", "guards=i", units=["neutral_halflings"], dice=[0, 0], mode="campaign",
                 retreat_anytime=anytime)  # fmt: skip
    assert ("retreat" in game.choice) == (anytime == "on")
    assert game.why_not("retreat") == ("" if anytime == "on" else "H3-END-10")
    if anytime == "off":
        game.play("done")
    game.play("retreat")
    assert outcome(game) == ("retreat", 1)
    assert len(game.events_named("die")) == (0 if anytime == "on" else 2)


@pytest.mark.rule("H3-END-10")
def test_even_with_the_option_guards_do_not_retreat() -> None:
    game = skirmish(CALM, "guards=ii", units=["neutral_boars", "neutral_rogues"], retreat_anytime="on")
    game.play("deploy:neutral_boars", "place:d5", "place:d4", "done", "activate:d4")
    assert game.choice.seat == 1
    assert game.why_not("retreat") == "H3-END-03"


@pytest.mark.rule("H3-END-12")
def test_on_retreat_the_survivors_return_to_the_unit_deck() -> None:
    army = "castle_champions+@a1*2 castle_halberdiers@d1 castle_zealots"
    game = skirmish(army, "guards=i", units=["neutral_halflings"], dice=[1, 1], mode="campaign")
    game.play("done")
    assert outcome(game) == ("retreat", 1)
    assert game.side(0)["reserve"] == ["castle_zealots", "castle_champions+"]
    assert game.side(0)["lost"] == ["castle_halberdiers"]
    assert game.events_named("win") == [], "it is no defeat"
    assert game.events_named("gain") == [], "and it costs nothing where no scenario says so"


@pytest.mark.rule("H3-END-13")
def test_who_loses_all_units_on_the_board_to_guards_has_retreated_while_others_are_left() -> None:
    game = skirmish("castle_halberdiers@d2*1 castle_zealots", "guards=i", units=["neutral_halflings"],
                 dice=[1, 1], mode="campaign")  # fmt: skip
    assert outcome(game) == ("retreat", 1)
    assert game.side(0)["reserve"] == ["castle_zealots"]
    assert game.side(0)["lost"] == ["castle_halberdiers"]
    assert game.neutral_discards("bronze") == ["neutral_halflings"]


@pytest.mark.rule("H3-END-14")
def test_who_has_no_unit_left_is_defeated_by_guards() -> None:
    game = skirmish("castle_halberdiers@d2*1", "guards=i", units=["neutral_halflings"], dice=[1, 1], mode="campaign")
    assert outcome(game) == ("victory", 1)
    assert game.events_named("retreat") == []


@pytest.mark.rule("H3-END-14")
def test_who_loses_to_azure_guards_is_defeated_whatever_the_unit_deck_holds() -> None:
    game = skirmish("castle_halberdiers@b2 castle_zealots", "guards=vii", units=["neutral_azure_dragons"], dice=[0],
                 difficulty="easy", mode="campaign")  # fmt: skip
    assert outcome(game) == ("victory", 1)
    assert game.side(0)["reserve"] == ["castle_zealots"]


@pytest.mark.rule("H3-END-14")
def test_who_loses_to_a_player_is_defeated_whatever_the_unit_deck_holds() -> None:
    game = skirmish("castle_halberdiers@d2 castle_zealots", "necropolis_ghost_dragons@d3", dice=[0])
    game.play("attack:d2")
    assert outcome(game) == ("victory", 1)


# -- afterwards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-25")
def test_damage_and_tokens_are_cleared_and_survivors_return_to_their_decks() -> None:
    attacker = "castle_archangels+@b3*3 castle_griffins@a1*2! castle_crusaders@d1# castle_zealots"
    game = skirmish(attacker, "necropolis_skeletons@b4", dice=[0])
    game.play("attack:b4")
    assert game.over
    units = game.rules.describe(game.view())["units"]
    assert isinstance(units, list)
    assert len(units) == 3
    for unit in units:
        assert (unit["damage"], unit["paralysed"], unit["defense_token"]) == (0, False, False)
    assert game.side(0)["reserve"] == ["castle_griffins", "castle_crusaders", "castle_zealots", "castle_archangels+"]
    assert game.side(1)["reserve"] == []


@pytest.mark.rule("H3-END-25")
def test_the_loser_of_a_surrender_and_the_winner_both_keep_their_survivors() -> None:
    game = skirmish("castle_griffins@a1*1 gold=10", "necropolis_zombies@d5*1# neutral_boars@d4 necropolis_liches")
    game.play("surrender")
    assert game.side(0)["reserve"] == ["castle_griffins"]
    assert game.side(1)["reserve"] == ["necropolis_zombies", "necropolis_liches", "neutral_boars"]
    assert game.unit_at("d5")["damage"] == 0
    assert game.neutral_discards("bronze") == [], "a Neutral Unit of a player is no guard"


@pytest.mark.rule("H3-END-25")
def test_defeated_guards_are_discarded() -> None:
    army = "castle_archangels@b4 castle_griffins@b1"
    game = skirmish(army, "guards=ii", units=["neutral_peasants", "neutral_harpies"], dice=[0, 0, 0], mode="campaign")
    game.play("attack:a4", "done")
    assert outcome(game) == ("victory", 0)
    assert game.neutral_discards("bronze") == ["neutral_harpies", "neutral_peasants"]


@pytest.mark.rule("H3-END-25")
def test_victorious_guards_are_discarded() -> None:
    game = skirmish("castle_halberdiers@d2*1", "guards=i", units=["neutral_halflings"], dice=[1, 1], mode="campaign")
    assert outcome(game) == ("victory", 1)
    assert game.neutral_discards("bronze") == ["neutral_halflings"]
    assert game.side(1)["reserve"] == []


@pytest.mark.rule("H3-END-10", "H3-END-03")
@pytest.mark.parametrize(("options", "clause"), [({}, "H3-END-10"), ({"no_rerolls": "on"}, "H3-END-10")])
def test_no_other_option_allows_a_retreat_in_mid_round(options: dict[str, str], clause: str) -> None:
    army = "castle_archangels@b4 castle_griffins@b1"
    units = ["neutral_peasants", "neutral_harpies"]
    game = skirmish(army, "guards=ii", units=units, dice=[0, 0, 0], mode="campaign", **options)
    assert game.why_not("retreat") == clause


@pytest.mark.rule("H3-CBC-08", "H3-CRD-17", "H3-CRD-16")
def test_lasting_cards_of_both_sides_are_discarded_when_the_combat_ends() -> None:
    game = skirmish(
        "castle_marksmen@a1 gold=10 cards=archery,attack hand=1",
        "dungeon_evil_eyes@d5 dungeon_black_dragons@c5 cards=archery,defense hand=1",
        draws=["archery", "archery"],
    )
    while game.asked() != (0, "action"):
        game.play("play:archery" if "play:archery" in game.keys else "done")
    game.play("play:archery")
    assert [game.side(side)["lasting"] for side in (0, 1)] == [["archery"], ["archery"]]
    game.play("surrender")
    for side in (0, 1):
        assert (game.side(side)["lasting"], game.side(side)["discard"]) == ([], ["archery"])
