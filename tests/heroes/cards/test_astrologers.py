"""The 19 Astrologers cards: each is proclaimed, does what it says, and is over when it should be."""

from pathlib import Path

import pytest

from tests.heroes.builder import ARCHERS, FIELD, HeroesGame, quiet_game, solo_game

DUEL = ("castle/catherine", "dungeon/mutare")


def proclaimed(card: str, game: HeroesGame | None = None, *, first_round: int = 2) -> HeroesGame:
    """A game at the first question after a card is proclaimed in round 2, and nothing else in later rounds."""
    game = game or quiet_game(*DUEL)
    game.until_round(first_round - 1)
    game.to_turn(0)
    game.astrologers([card])
    game.luck(draws=[f"proclaim:{card}"])
    game.until_round(first_round)
    assert game.events_named("proclaim")[-1] == {"proclamation": card}
    game.astrologers(["dead_silence"])
    return game


def over(game: HeroesGame, card: str) -> bool:
    """Whether a card has been put away."""
    ended = {"proclamation": card} in game.events_named("proclaim_ends")
    assert ended == (game.seen()["proclaimed"] != card)
    return ended


def prepared(**hands: list[str]) -> HeroesGame:
    """A game in which the two players hold these cards."""
    game = quiet_game(*DUEL)
    for number, name in enumerate(("first", "second")):
        game.deal(number, hand=hands.get(name, []))
    return game.ask_again()


# -- at once -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-RND-09", "H3-RND-10")
def test_annoying_lizard() -> None:
    game = prepared(first=["attack", "haste", "rib_cage"], second=["power"])
    game.deal(0, deck=["defense", "knowledge"], discards=[])
    game.astrologers(["annoying_lizard"])
    game.luck(draws=["proclaim:annoying_lizard", "haste", "knowledge"])
    game.until_round(2)
    assert sorted(game.player(0)["hand"]) == ["attack", "haste", "knowledge"]
    assert sorted(game.player(0)["deck"]) == ["defense", "rib_cage"]
    assert game.player(1)["hand"] == ["power"]
    assert over(game, "annoying_lizard")


@pytest.mark.rule("H3-RND-09", "H3-RND-10")
def test_dead_silence() -> None:
    game = quiet_game(*DUEL)
    before = [game.player(number) for number in (0, 1)]
    proclaimed("dead_silence", game)
    assert over(game, "dead_silence")
    for number in (0, 1):
        now = game.player(number)
        kept = ("hand", "deck", "units", "resources", "income", "morale", "experience", "flags", "hand_limit")
        assert {name: now[name] for name in kept} == {name: before[number][name] for name in kept}


@pytest.mark.rule("H3-RND-09", "H3-RND-10")
def test_fancy_pixie() -> None:
    game = proclaimed("fancy_pixie", quiet_game("castle/catherine", "necropolis/sandro"))
    assert game.player(0)["morale"] == "positive"
    # The dead know no morale.
    assert game.player(1)["morale"] is None
    assert over(game, "fancy_pixie")


@pytest.mark.rule("H3-RND-09", "H3-RND-10")
def test_fluffy_rabbit() -> None:
    game = quiet_game(*DUEL)
    game.give(1)
    game.luck(rolls=["treasure:experience", "treasure:resource", "resource:6_gold"])
    proclaimed("fluffy_rabbit", game)
    assert game.player(0)["experience"] == 1
    assert game.resources(1) == (6, 0, 0)
    assert over(game, "fluffy_rabbit")


@pytest.mark.rule("H3-RND-09", "H3-RND-10")
def test_friendly_beaver_clears_the_map() -> None:
    game = quiet_game(*DUEL)
    game.until_round(3)
    state = game.position
    state.black |= 1 << FIELD["0,0.e"] | 1 << FIELD["3,0.e"]
    held = game.player(0)["flags"]
    proclaimed("friendly_beaver", game, first_round=4)
    assert not game.field("0,0.e")["black_cube"]
    assert not game.field("3,0.e")["black_cube"]
    assert game.player(0)["flags"] == held
    assert over(game, "friendly_beaver")


@pytest.mark.rule("H3-RND-09", "H3-RND-10")
def test_friendly_beaver_is_drawn_again_in_the_first_such_round() -> None:
    game = quiet_game(*DUEL)
    game.position.black |= 1 << FIELD["0,0.e"]
    game.astrologers(["friendly_beaver", "fancy_pixie"])
    game.luck(draws=["proclaim:friendly_beaver", "proclaim:fancy_pixie"])
    game.until_round(2)
    assert game.field("0,0.e")["black_cube"]
    assert game.player(0)["morale"] == "positive"
    assert over(game, "friendly_beaver")


@pytest.mark.rule("H3-RND-09", "H3-RND-10", "H3-UNI-12")
def test_isras_friends() -> None:
    game = quiet_game(*DUEL)
    game.army(0, "castle_griffins", "castle_marksmen")
    game.army(1, "dungeon_harpies+")
    game.give(0, gold=4)
    proclaimed("isras_friends", game)
    assert game.asked() == (0, "may")
    game.play("yes")
    # Half of 5 is rounded up.
    assert game.keys == {"reinforce:castle_griffins", "reinforce:castle_marksmen"}
    game.play("reinforce:castle_marksmen")
    assert game.resources(0) == (1, 0, 0)
    assert game.player(0)["units"] == ["castle_marksmen+", "castle_griffins"]
    assert game.player(0)["used_tokens"] == []
    game.to_turn(0)
    assert game.player(1)["units"] == ["dungeon_harpies+"]
    assert over(game, "isras_friends")


@pytest.mark.rule("H3-RND-09", "H3-RND-10", "H3-UNI-02", "H3-GEN-03")
def test_terrible_plague() -> None:
    game = quiet_game(*DUEL)
    game.army(0, "castle_griffins+", "castle_marksmen+", "castle_zealots")
    game.army(1, "dungeon_harpies")
    proclaimed("terrible_plague", game)
    assert game.asked() == (0, "unit")
    assert game.keys == {"weaken:castle_griffins", "weaken:castle_marksmen"}
    game.play("weaken:castle_griffins")
    assert set(game.player(0)["units"]) == {"castle_griffins", "castle_marksmen+", "castle_zealots"}
    assert game.player(1)["units"] == ["dungeon_harpies"]
    assert over(game, "terrible_plague")


@pytest.mark.rule("H3-RND-09", "H3-RND-10")
def test_white_raven() -> None:
    game = quiet_game(*DUEL)
    game.give(0)
    game.give(1)
    game.luck(rolls=["resource:4_building_materials", "resource:2_valuables"])
    proclaimed("white_raven", game)
    assert game.resources(0) == (0, 4, 0)
    assert game.resources(1) == (0, 0, 2)
    assert over(game, "white_raven")


# -- at the next income ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-RND-10")
@pytest.mark.parametrize(
    ("card", "income", "gained"),
    [
        ("gold_dragon", (10, 0, 0), (15, 0, 1)),
        ("wild_debauchery", (10, 0, 0), (5, 0, 1)),
        ("merry_leprechaun", (10, 0, 0), (10, 0, 2)),
        ("greedy_dragon", (10, 0, 2), (10, 0, 2)),
        ("greedy_dragon", (10, 0, 0), (10, 0, 1)),
    ],
)
def test_cards_about_the_next_income(card: str, income: tuple[int, int, int], gained: tuple[int, int, int]) -> None:
    game = quiet_game(*DUEL)
    for number in (0, 1):
        game.position.income[3 * number : 3 * number + 3] = list(income)
    proclaimed(card, game)
    game.to_turn(0)
    for number in (0, 1):
        game.give(number, valuables=1)
    assert not over(game, card)
    game.until_round(3)
    for number in (0, 1):
        assert game.resources(number) == gained
    assert over(game, card)
    # The income after the next one is as usual.
    game.to_turn(0)
    for number in (0, 1):
        game.give(number)
    game.until_round(5)
    assert game.resources(0) == income


# -- until the next Astrologers' round ---------------------------------------------------------------------------------


@pytest.mark.rule("H3-RND-10")
@pytest.mark.parametrize(("card", "points"), [("battalions_stallion", (4, 3)), ("magic_tortoise", (2, 1))])
def test_cards_about_movement(card: str, points: tuple[int, int]) -> None:
    game = quiet_game(*DUEL)
    game.stand(0, "0,0.se", secondary=True)
    proclaimed(card, game)
    game.to_turn(0)
    assert (game.mp_of(0), game.mp_of(0, secondary=True)) == points
    game.next_turn_of(1).to_turn(1)
    assert game.mp_of(1) == points[0]
    game.next_turn_of(0)
    assert game.seen()["round"] == 3
    assert (game.mp_of(0), game.mp_of(0, secondary=True)) == points
    assert not over(game, card)
    game.next_turn_of(0)
    assert (game.mp_of(0), game.mp_of(0, secondary=True)) == (3, 2)
    assert over(game, card)


def portal(game: HeroesGame, number: int, *cards: str) -> None:
    """The player whose turn it is holds these cards, away from their Town."""
    game.deal(number, hand=cards)
    game.stand(number, f"{'0,0' if number == 0 else '3,0'}.se", mp=0)
    game.ask_again()


@pytest.mark.rule("H3-RND-10")
def test_crazy_wizard() -> None:
    card = "crazy_wizard"
    game = proclaimed(card).to_turn(0)
    portal(game, 0, "town_portal")
    game.play("cast:town_portal")
    assert game.player(0)["heroes"][0]["field"] == "0,0.c"
    assert game.player(0)["hand"] == ["town_portal"]
    # Only the first spell comes back, in this turn and in the next one.
    portal(game, 0, "town_portal")
    game.play("cast:town_portal")
    assert game.player(0)["hand"] == []
    game.next_turn_of(1)
    portal(game, 1, "town_portal")
    game.play("cast:town_portal")
    assert game.player(1)["hand"] == ["town_portal"]
    game.next_turn_of(0)
    portal(game, 0, "town_portal")
    game.play("cast:town_portal")
    assert game.player(0)["hand"] == []
    game.next_turn_of(1)
    assert not over(game, card)
    game.next_turn_of(1)
    assert over(game, card)


@pytest.mark.rule("H3-RND-10")
def test_crazy_wizard_gives_a_lasting_spell_back_when_the_combat_ends() -> None:
    game = proclaimed("crazy_wizard").to_turn(0).meadow()
    game.give(0)
    game.give(1)
    game.deal(0, hand=[])
    game.deal(1, hand=["haste", "slow"], deck=[], discards=[])
    game.face("1,0.c", "1,0.ne", wins=1)
    game.play("go:1,0.ne").line_up()
    assert game.asked()[0] == 1
    game.play("cast:haste", "done", "target:b4")
    assert game.seen()["combat"] is not None
    game.strike(1)
    assert sorted(game.player(1)["hand"]) == ["haste", "slow"]


@pytest.mark.rule("H3-RND-10")
def test_crazy_wizard_is_over_even_for_who_has_cast_nothing() -> None:
    game = proclaimed("crazy_wizard").to_turn(0)
    game.next_turn_of(0)
    game.next_turn_of(0)
    assert over(game, "crazy_wizard")
    portal(game, 0, "town_portal")
    game.play("cast:town_portal")
    assert game.player(0)["discard"][-1] == "town_portal"


@pytest.mark.rule("H3-RND-10")
def test_grim_warlock() -> None:
    card = "grim_warlock"
    game = proclaimed(card).to_turn(0)
    for power_helps in (True, False):
        # One card of power, and one point more for the first spell of the turn: the second step is reached or not.
        portal(game, 0, "town_portal", "power")
        game.play("cast:town_portal", "power:power")
        if power_helps:
            game.play("step:2")
        assert game.mp_of(0) == (1 if power_helps else 0)
    game.next_turn_of(0)
    assert not over(game, card)
    portal(game, 0, "town_portal", "power")
    game.play("cast:town_portal", "power:power", "step:2")
    assert game.mp_of(0) == 1
    game.next_turn_of(0)
    assert over(game, card)
    portal(game, 0, "town_portal", "power")
    game.play("cast:town_portal", "power:power")
    assert game.mp_of(0) == 0


@pytest.mark.rule("H3-RND-10")
@pytest.mark.parametrize("own_turn", [True, False])
def test_grim_warlock_helps_in_turns_of_players_and_not_where_the_ai_side_moves(own_turn: bool) -> None:
    game = solo_game().open_land()
    game.banish()
    game.astrologers(["grim_warlock"])
    game.end_own_round()
    game.post_ai(0, "1,0.c")
    game.deal(0, hand=["magic_arrow"], deck=["attack"])
    game.give(0)
    game.stand(0, "1,0.ne", mp=3)
    game.ask_again().play("go:1,0.c" if own_turn else "end_turn")
    while "cast:magic_arrow" not in game.keys:
        game.play(next((key for key in ("done", "pass") if key in game.keys), game.choice.keys[0]))
    game.play("cast:magic_arrow")
    assert ("step:2" in game.keys) == own_turn
    assert "step:3" not in game.keys, "one power and no more"


@pytest.mark.rule("H3-RND-10")
def test_groovy_satyr() -> None:
    card = "groovy_satyr"
    game = proclaimed(card).to_turn(0)
    for at, open_now in (("0,0.w", True), ("0,0.sw", False)):
        game.army(0, ARCHERS)
        game.level(0, 0)
        game.stand(0, "0,0.c", mp=3)
        game.luck(lands=["unit:neutral_boars", "unit:neutral_peasants"][: 1 + open_now])
        game.ask_again()
        before = len(game.events_named("guard"))
        game.play(f"go:{at}")
        game.close_window()
        game.play("place:b2")
        if open_now:
            assert game.asked()[0] == 0
            assert game.keys == {"redraw:neutral_boars", "no"}
            game.play("redraw:neutral_boars")
            came = ["neutral_boars", "neutral_peasants"]
        else:
            came = ["neutral_boars"]
        assert [event["kind"] for event in game.events_named("guard")[before:]] == came
        game.fight_out(winner=0)
        game.to_turn(0)
        game.next_turn_of(0)
        assert over(game, card) == (not open_now)
        if open_now:
            game.next_turn_of(0)
            assert over(game, card)


@pytest.mark.rule("H3-RND-10")
def test_profuse_growth() -> None:
    card = "profuse_growth"
    game = proclaimed(card)
    assert game.player(0)["hand_limit"] == game.player(1)["hand_limit"] == 5
    assert "draw_cards:5" in game.keys
    game.play("draw_cards:5")
    assert game.player(0)["hand_size"] == 5
    game.start_of_turn(0)
    assert game.seen()["round"] == 3
    assert "done" in game.keys
    game.start_of_turn(0)
    assert over(game, card)
    # The limit is 4 again, so one card has to go.
    assert "done" not in game.keys


@pytest.mark.rule("H3-RND-10")
def test_swift_weasel() -> None:
    card = "swift_weasel"
    game = proclaimed(card).to_turn(0)
    for rerolled in ((True, False), (True,), (False,)):
        game.stand(0, "0,0.c", mp=3)
        for may in rerolled:
            game.position.black = 0
            game.stand(0, "0,0.c", mp=3)
            game.give(0)
            game.luck(rolls=["resource:3_gold", "resource:6_gold"] if may else ["resource:3_gold"])
            game.ask_again()
            game.play("go:0,0.e")
            if may:
                assert game.asked() == (0, "reroll")
                game.play(next(key for key in game.choice.keys if key.startswith("luck_reroll")))
            assert game.resources(0)[0] == (6 if may else 3)
        game.next_turn_of(0)
    assert over(game, card)


def test_every_card_is_proclaimed_here() -> None:
    from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS

    source = Path(__file__).read_text(encoding="utf-8")
    assert len(PROCLAMATION_IDS) == 19
    assert [card for card in PROCLAMATION_IDS if f'"{card}"' not in source] == []
