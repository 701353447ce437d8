"""Instants and morale between two things that happen in a Combat, for whoever asks for it."""

import pytest

from banneret import Refused
from tests.heroes.builder import OPEN, THREE, HeroesGame, skirmish, whole_game, with_cards

FAST = "castle_griffins@b2 castle_marksmen@b1"
SLOW = "necropolis_zombies@b4 necropolis_skeletons@b5"


def armed(attacker: str = "", defender: str = "", deck: str = "", **options: str) -> HeroesGame:
    """Griffins and Marksmen against Zombies and Skeletons; both sides hold the cards named."""
    hands = [hand.split(",") if hand else [] for hand in (attacker, defender)]
    return skirmish(
        f"{FAST} {with_cards(attacker, deck if attacker else '')}".strip(),
        f"{SLOW} {with_cards(defender, deck if defender else '')}".strip(),
        draws=[*hands[0], *hands[1], *(deck.split(",") if deck else [])],
        dice=[0] * 8,
        **options,
    )


def at_first_action(game: HeroesGame) -> HeroesGame:
    """Past the start of the Combat, where cards may be played anyway."""
    while game.asked()[1] != "action":
        game.play("pass")
    return game


@pytest.mark.rule("H3-CBC-04")
def test_an_instant_between_two_activations() -> None:
    game = at_first_action(armed(defender="estates"))
    gold = game.side(1)["gold"]
    game.request("once", 1)
    # The Griffins are active, and seat 1 comes first.
    assert game.asked() == (1, "play")
    assert game.keys == {"play:estates", "pass"}
    game.play("pass")
    assert game.asked() == (0, "action")
    game.request("once", 1)
    assert game.asked() == (0, "action"), "once at an instant is enough"
    game.play("done")
    # Between the activation of the Griffins and the next one.
    assert game.asked() == (1, "play")
    game.play("play:estates")
    assert game.side(1)["gold"] == gold + 3
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CBC-04")
def test_without_a_request_nobody_is_asked_between_activations() -> None:
    game = at_first_action(armed(defender="estates"))
    game.play("done")
    assert game.asked() == (0, "action")
    game.play("done")
    assert game.asked() == (1, "action")


@pytest.mark.rule("H3-CBC-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_request_for_once_is_over_when_its_seat_has_been_asked(seat: int) -> None:
    game = at_first_action(armed("estates", "estates"))
    while game.asked()[0] == seat:
        game.play("done")
    game.request("once", seat)
    assert (game.asked(), game.request_of(seat)) == ((seat, "play"), "once")
    game.play("pass")
    assert game.request_of(seat) == "never"
    game.play("done")
    assert game.asked()[1] == "action", "nobody is asked again before the next activation"


@pytest.mark.rule("H3-CBC-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_request_for_once_waits_for_a_moment_at_which_something_can_be_done(seat: int) -> None:
    game = at_first_action(armed(attacker="estates") if seat == 0 else armed(defender="estates"))
    game.request("once", 1 - seat)
    game.request("once", seat)
    assert game.asked() == (seat, "play")
    game.play("pass")
    assert game.asked() == (0, "action"), "the other one has nothing to play"
    assert (game.request_of(seat), game.request_of(1 - seat)) == ("never", "once")


@pytest.mark.rule("H3-CBC-04")
def test_a_standing_request_counts_before_what_the_enemy_does() -> None:
    game = at_first_action(armed(defender="attack"))
    game.request("always", 1)
    # Nothing has happened since the activation began: the request counts from the next instant on.
    assert game.asked() == (0, "action")
    game.play("move:b3")
    assert game.asked() == (1, "play"), "between the move and the attack"
    game.play("pass", "done")
    assert game.asked() == (1, "play"), "between the activations of two enemy units"
    game.play("pass", "done")
    assert game.asked() == (1, "action"), "before an activation of their own there is no need to ask"


@pytest.mark.rule("H3-CBC-04", "H3-CBC-06")
def test_a_unit_is_raised_before_anybody_attacks_it() -> None:
    game = at_first_action(armed(defender="defense"))
    game.request("once", 1)
    game.play("play:defense")
    assert game.choice.question == "ask_raised"
    assert game.keys == {"target:b4", "target:b5"}
    game.play("target:b4")
    assert game.cards_in("play") == ["defense"]
    game.play("move:b3", "attack:b4")
    # Attack 2 against defense 1 + 1.
    assert game.hits()[0] == ("necropolis_zombies", 0)


@pytest.mark.rule("H3-CBC-04")
@pytest.mark.parametrize("card", ["power", "knowledge", "resistance", "intelligence", "centaurs_axe", "haste"])
def test_what_has_a_moment_of_its_own_waits_for_it(card: str) -> None:
    game = at_first_action(armed(defender=card))
    game.request("once", 1)
    assert game.asked() == (1, "play")
    assert game.keys <= {"pass", "second:centaurs_axe"}


@pytest.mark.rule("H3-CBC-04", "H3-CBC-01")
def test_an_instant_spell_is_cast_between_activations_and_counts() -> None:
    game = at_first_action(armed(defender="cure,cure"))
    game.play("move:b3", "attack:b4")
    while game.asked()[1] != "action":
        game.play("pass" if "pass" in game.choice else game.choice.keys[-1])
    damaged = game.damage("b4")
    assert isinstance(damaged, int)
    assert damaged > 0
    game.request("once", 1)
    assert "cast:cure" in game.keys
    game.play("cast:cure")
    while game.choice.question != "ask_between":
        game.play(next(key for key in ("cast", "done", "target:b4") if key in game.choice))
    healed = game.damage("b4")
    assert isinstance(healed, int)
    assert healed < damaged
    assert "cast:cure" not in game.keys, "one spell a round"


@pytest.mark.rule("H3-CBC-04")
def test_between_roll_and_damage_no_request_is_heeded() -> None:
    game = skirmish(
        "castle_crusaders+@b2",
        "neutral_crystal_dragons@b3! cards=defense,estates hand=2",
        dice=[0, -1],
        draws=["defense", "estates"],
    )
    while game.asked()[1] != "action":
        game.play("pass")
    game.play("attack:b3", "pass")
    assert game.asked() == (0, "reroll")
    game.request("once", 1)
    assert game.asked() == (0, "reroll")
    with pytest.raises(Refused):
        game.apply("play:estates", 1)


@pytest.mark.rule("H3-MOR-08")
def test_morale_is_spent_between_activations() -> None:
    game = at_first_action(skirmish(FAST, "dungeon_troglodytes@b4 cards=defense hand=0 morale", draws=["defense"]))
    game.request("once", 1)
    assert game.asked() == (1, "play")
    assert game.keys == {"morale_draw", "pass"}
    assert not game.choice.private, "a token lies open, and there is no card to hide"
    assert game.seen(0)["options"] == ["morale_draw", "pass"]
    game.play("morale_draw")
    assert game.side(1, 1)["hand"] == ["defense"]
    # The card just drawn may be played at once, and so seat 1 is asked again.
    assert game.asked() == (1, "play")
    assert "play:defense" in game.keys


@pytest.mark.rule("H3-GEN-08", "H3-CBC-04")
@pytest.mark.parametrize("card", ["estates", "power"])
def test_being_asked_tells_nothing_about_the_cards(card: str) -> None:
    game = at_first_action(armed(defender=card))
    game.request("once", 1)
    assert game.asked() == (1, "play")
    assert game.choice.private
    assert game.seen(0)["options"] == game.seen()["options"] == []
    assert game.seen(1)["options"] == list(game.choice.keys), "who is asked sees what may be answered"
    game.play("pass")
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CBC-04")
def test_who_has_neither_cards_nor_morale_is_not_asked() -> None:
    game = at_first_action(armed(attacker="power"))
    game.request("always", 1)
    game.play("move:b3")
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CBC-04")
def test_both_sides_are_asked_in_turn_until_both_have_passed() -> None:
    game = at_first_action(armed("estates,power", "estates,power"))
    game.request("once", 1)
    assert game.asked() == (1, "play")
    game.request("once", 0)
    # Seat 0 is the first player.
    asked = []
    for answer in ("pass", "play:estates", "pass", "pass"):
        asked.append(game.asked()[0])
        game.play(answer)
    assert asked == [0, 1, 0, 1]
    assert game.asked() == (0, "action")
    assert (game.request_of(0), game.request_of(1)) == ("never", "never")
    game.play("done")
    assert game.asked() == (0, "action"), "the Marksmen are next, and nobody has asked for more"


@pytest.mark.rule("H3-CBC-04")
def test_an_instant_after_the_last_activation_of_a_round() -> None:
    game = at_first_action(armed(defender="estates"))
    while game.round_of() == 1 and game.choice.question != "ask_between":
        if game.asked()[0] == 1:
            game.request("once", 1)
        if game.choice.question != "ask_between":
            game.play("done")
    assert game.round_of() == 1
    assert game.asked() == (1, "play")


@pytest.mark.rule("H3-CBC-04")
def test_a_withdrawn_request_closes_its_window() -> None:
    game = at_first_action(armed(defender="estates"))
    game.request("once", 1)
    assert game.asked() == (1, "play")
    game.request("never", 1)
    assert game.asked() == (0, "action")
    game.play("done")
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CBC-04", "H3-TWA-02", "H3-TWA-03")
def test_in_a_combat_on_the_map_its_two_players_are_asked_and_a_third_one_after_it() -> None:
    game = whole_game(THREE).meadow()
    for seat in (0, 1, 2):
        game.give(seat, gold=50)
        game.build(seat, "dwelling_bronze")
    game.deal(1, hand=["estates"], deck=[])
    game.face(*OPEN, wins=0)
    game.play(f"go:{OPEN[1]}").close_window().line_up()
    game.request("always", 1)
    game.request("always", 2)
    assert game.choice.question == "ask_opening"
    game.play("pass")
    assert (game.asked(), game.choice.question) == ((1, "play"), "ask_between")
    game.play("pass", "move:b3")
    assert (game.asked(), game.choice.question) == ((1, "play"), "ask_between")
    game.play("pass", "attack:b4", "pass")
    while game.choice.question != "ask_requested":
        assert game.asked()[0] != 2
        game.do_nothing()
    assert not game.fighting()
    assert game.asked() == (1, "play")
    game.play("pass")
    assert game.asked() == (2, "play")


@pytest.mark.rule("H3-CBC-04", "H3-CRD-16")
def test_a_card_played_in_an_activation_lies_there_though_somebody_is_asked_in_between() -> None:
    game = skirmish(
        "castle_griffins@b2 cards=offense,attack hand=1",
        "necropolis_zombies@b4 cards=estates,power hand=2",
        draws=["offense", "estates", "power", "attack"],
    )
    at_first_action(game).play("play:offense")
    game.request("once", 1)
    game.play("play:estates", "pass")
    assert (game.side(0)["discard"], game.side(1)["discard"]) == ([], []), "nothing draws them meanwhile"
    game.play("done")
    assert (game.side(0)["discard"], game.side(1)["discard"]) == (["offense"], ["estates"])


@pytest.mark.rule("H3-CBC-04", "H3-CRD-16")
def test_a_card_played_before_anybody_acts_is_put_down_at_once() -> None:
    game = armed(defender="estates")
    game.request("once", 1)
    while game.choice.question != "ask_between":
        game.play("pass")
    assert game.active() == "", "no unit is active yet"
    game.play("play:estates")
    assert game.asked()[1] == "action"
    assert game.side(1)["discard"] == ["estates"]


@pytest.mark.rule("H3-CBC-04", "H3-CBS-26")
def test_guards_that_a_player_steers_have_no_cards_to_be_asked_for() -> None:
    game = skirmish(
        f"{FAST} cards=power hand=1",
        "guards=i cards=estates hand=1",
        units=["neutral_halflings"],
        draws=["power", "estates"],
    )
    while game.asked()[1] != "action":
        game.play("pass" if "pass" in game.keys else game.choice.keys[0])
    game.request("always", 1)
    game.play("move:b3")
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CBC-06", "H3-CBC-04")
def test_an_attack_raised_in_between_ends_with_an_activation_that_does_not_use_it() -> None:
    game = at_first_action(armed(defender="attack"))
    game.request("once", 1)
    game.play("play:attack", "target:b5")
    while game.active() != "b5":
        game.play("done")
    assert game.unit_at("b5")["attack"] == 3
    game.play("done")
    assert game.unit_at("b5")["attack"] == 2
