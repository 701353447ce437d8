"""Setting up a whole game: shared decks, the order of play, the map, and hands that are not dealt."""

from collections import Counter
from pathlib import Path

import pytest

from banneret.heroes.box.cards_and_units import load
from banneret.heroes.state.pile_numbers import SHARED_DECK
from banneret.heroes.tables.units_and_cards import CARD_IDS
from banneret.kernel.state import CHANCE
from tests.heroes.builder import (
    THREE,
    TIERS,
    TWO,
    HeroesGame,
    changed_file,
    new_game,
    start_file,
    team_file,
    whole_game,
)


def shared_deck(game: HeroesGame, n: int) -> Counter[str]:
    """What is in a shared deck."""
    return Counter(CARD_IDS[card] for card in game.position.piles[SHARED_DECK + n])


def box(kind: str) -> Counter[str]:
    """All cards of a kind in the box, without those that only an option adds."""
    cards = load()
    copies = {
        "ability": [(card.id, card.copies) for card in cards.abilities],
        "artifact": [(card.id, card.copies) for card in cards.artifacts],
        "spell": [(card.id, card.copies) for card in cards.spells if not card.designed],
    }
    return Counter(dict(copies[kind]))


def outcomes(game: HeroesGame, answer: str) -> Counter[str]:
    """What may come up when this is answered."""
    state = game.position.copy()
    number = game.rules.parse(state.kind, answer)
    assert number is not None
    state.apply(number)
    return Counter(game.rules.key(state.kind, outcome) for outcome in state.outcomes)


def to_bonus(game: HeroesGame, *dice: int) -> HeroesGame:
    """Come to the first starting bonus: after the contest for the first turn and the Starting tiles."""
    game.luck(dice=dice)
    game.settle()
    while game.choice.kind_name == "space":
        game.apply(game.choice.options[0])
    return game


@pytest.mark.rule("H3-SET-19", "H3-SET-20", "H3-SET-21", "H3-EXD-002")
def test_what_no_hero_took_makes_three_decks_with_a_card_face_up_each() -> None:
    # Catherine is a Might hero with one Magic Arrow, Sandro a Magic hero with two.
    game = to_bonus(new_game(TWO), 1, -1)
    decks = game.seen()["decks"]
    assert [len(decks[name]["discards"]) for name in ("ability", "artifact", "spell")] == [1, 1, 1]
    taken = {"ability": Counter(["leadership", "sorcery"]), "artifact": Counter[str](), "spell": Counter(magic_arrow=3)}
    for n, name in enumerate(("ability", "artifact", "spell")):
        assert shared_deck(game, n) + Counter(decks[name]["discards"]) == box(name) - taken[name]
    assert (shared_deck(game, 2) + Counter(decks["spell"]["discards"]))["magic_arrow"] == box("spell")[
        "magic_arrow"
    ] - 3


@pytest.mark.rule("H3-SET-20")
def test_the_shared_decks_are_shuffled() -> None:
    game = to_bonus(new_game(TWO), 1, -1)
    game.play("choose:2")
    possible = outcomes(game, "look")
    assert possible == Counter({f"draw:{card}": count for card, count in shared_deck(game, 1).items()})


@pytest.mark.rule("H3-SET-22")
def test_one_difficulty_holds_for_everybody() -> None:
    easy = to_bonus(new_game(TWO, difficulty="easy"), 1, -1)
    easy.luck(rolls=["resource:6_gold", "resource:3_gold"] * 2)
    easy.play("choose:1", "choose:1")
    assert [easy.player(n)["resources"]["gold"] for n in (0, 1)] == [24, 24]
    hard = to_bonus(new_game(TWO, difficulty="hard"), 1, -1)
    hard.luck(rolls=["resource:6_gold"] * 2)
    hard.play("choose:1", "choose:1")
    assert [hard.player(n)["resources"]["gold"] for n in (0, 1)] == [21, 21]


@pytest.mark.rule("H3-SET-23")
@pytest.mark.parametrize(("dice", "order"), [((-1, 1, 0), [1, 2, 0]), ((0, -1, 1), [2, 0, 1])])
def test_the_bonus_is_taken_in_turn_order(dice: tuple[int, ...], order: list[int]) -> None:
    game = to_bonus(new_game(THREE), *dice)
    for seat in order:
        assert (game.asked(), game.keys) == ((seat, "amount"), {"choose:1", "choose:2"})
        game.luck(rolls=["resource:3_gold"] * 2)
        game.play("choose:1")


@pytest.mark.rule("H3-SET-24")
def test_the_neutral_units_are_split_by_tier() -> None:
    game = whole_game()
    for tier in TIERS:
        wanted = Counter({unit.id: unit.copies for unit in load().neutral_units if unit.tier == tier})
        assert Counter(game.neutral_deck(tier)) == wanted
        assert game.neutral_discards(tier) == []


@pytest.mark.rule("H3-SET-24", "H3-SET-25")
def test_a_neutral_unit_that_players_begin_with_is_in_no_deck(tmp_path: Path) -> None:
    setup = {"resources": {"gold": 15}, "units": ["few:T1", "neutral:boars"]}
    game = start_file(team_file(tmp_path, "coop", 2, setup=setup), TWO)
    assert [game.player(n)["units"][-1] for n in (0, 1)] == ["neutral_boars"] * 2
    assert "neutral_boars" not in game.neutral_deck("bronze")
    assert len(game.neutral_deck("bronze")) == 15


@pytest.mark.rule("H3-SET-27")
def test_any_astrologers_card_may_come_first() -> None:
    game = whole_game()
    assert game.seen()["astrologers"] == 19
    assert game.seen()["proclaimed"] is None
    game.next_turn()
    assert len(outcomes_of_round(game)) == 19


def outcomes_of_round(game: HeroesGame) -> set[str]:
    """What the Astrologers may proclaim once the last player of the round ends the turn."""
    state = game.position.copy()
    number = game.rules.parse(state.kind, "end_turn")
    assert number is not None
    state.apply(number)
    while state.seat != CHANCE:
        number = game.rules.parse(state.kind, "pass")
        assert number is not None
        state.apply(number)
    return {game.rules.key(state.kind, outcome) for outcome in state.outcomes}


@pytest.mark.rule("H3-SET-28", "H3-TIL-22")
def test_everybody_turns_the_own_starting_tile() -> None:
    # Castle's Starting tile leads out of its corner whichever way it is turned, except for one.
    lies: list[dict[str, int]] = []
    for first, second in (("rotate:1", "rotate:2"), ("rotate:4", "rotate:5")):
        game = new_game(TWO).luck(dice=[1, -1])
        game.settle()
        assert game.asked() == (0, "space")
        assert len(game.keys) == 5
        game.play(first)
        assert game.asked() == (1, "space")
        game.play(second)
        lies.append({tile["tile"]: tile["rotation"] for tile in game.seen()["tiles"] if tile["tile"]})
    assert lies == [{"S3": 0, "S1": 1}, {"S3": 3, "S1": 4}]


@pytest.mark.rule("H3-SET-30")
@pytest.mark.parametrize(("dice", "first"), [((1, 0, -1), 0), ((-1, -1, 0), 2), ((0, 1, 0), 1)])
def test_the_highest_attack_die_goes_first(dice: tuple[int, ...], first: int) -> None:
    game = to_bonus(new_game(THREE), *dice)
    assert [(event["player"], event["n"]) for event in game.events_named("contest")] == list(enumerate(dice))
    assert game.events_named("first") == [{"player": first}]


@pytest.mark.rule("H3-GEN-05", "H3-SET-30", "H3-EXD-134")
def test_only_those_tied_for_the_first_turn_roll_again() -> None:
    game = to_bonus(new_game(THREE), 1, 1, 0, -1, -1, 0, -1)
    assert [event["player"] for event in game.events_named("contest")] == [0, 1, 2, 0, 1, 0, 1]
    assert game.events_named("first") == [{"player": 0}]


@pytest.mark.rule("H3-SET-31")
def test_the_starting_player_begins_every_round() -> None:
    game = whole_game(THREE, first=2)
    for number in (2, 3):
        game.luck(draws=["proclaim:dead_silence"])
        game.to_round(number)
    turns = [event["player"] for event in game.events_named("turn")]
    assert turns == [2, 0, 1, 2, 0, 1, 2]
    assert game.seen()["first"] == 2


@pytest.mark.rule("H3-SET-32")
def test_nobody_has_a_hand_before_the_first_own_turn() -> None:
    game = whole_game(first=1)
    assert [game.player(n)["hand_size"] for n in (0, 1)] == [0, 0]
    assert game.events_named("draw") == []
    game.play("end_turn")
    while game.choice.kind_name == "play":
        game.play("pass")
    game.play("draw_cards:4")
    assert game.player(0)["hand_size"] == 4


@pytest.mark.rule("H3-SET-32")
def test_by_option_everybody_draws_at_the_end_of_set_up() -> None:
    game = whole_game(opening_hand="on")
    assert [game.player(n)["hand_size"] for n in (0, 1)] == [4, 4]


@pytest.mark.rule("H3-SET-32", "H3-DIF-08")
def test_an_artifact_of_the_bonus_counts_for_the_limit_of_an_opening_hand() -> None:
    game = to_bonus(new_game(TWO, opening_hand="on"), 1, -1)
    game.play("choose:2", "take_top")
    while game.seen()["round"] == 0:
        game.apply(game.choice.options[0])
    assert [game.player(n)["hand_size"] for n in (0, 1)] == [4, 4]
    assert len(game.player(0)["deck"]) == 6, "three cards were drawn to the Artifact"


@pytest.mark.rule("H3-SET-32")
@pytest.mark.parametrize(("by", "cards"), [(-1, 3), (1, 5)])
def test_by_option_everybody_draws_up_to_the_limit_of_the_scenario(by: int, cards: int, tmp_path: Path) -> None:
    change = {"id": "hand_size", "text": "Hands are of another size here.", "change": {"hand_limit": by}}
    game = start_file(changed_file(tmp_path, rules=[change]), TWO, opening_hand="on")
    assert [game.player(n)["hand_size"] for n in (0, 1)] == [cards, cards]


def card_plays(game: HeroesGame, seat: int) -> int:
    """How often a seat could play a card in a Combat for the Town at 3,0, both sides just fighting on."""
    game.stand(0, "3,0.sw", mp=3)
    game.ask_again().play("go:3,0.c")
    count = 0
    for _ in range(300):
        if game.over or (game.choice.kind_name == "action" and game.seen()["combat"] is None):
            return count
        options = game.choice.keys
        if game.choice.seat == seat:
            count += any(key.startswith(("play:", "expert:", "second:", "cast:")) for key in options)
        attacks = [key for key in options if key.startswith(("attack:", "deploy:", "place:"))]
        steps = [key for key in options if key in ("pass", "keep", "done", "no")]
        game.apply((attacks or steps or list(options))[0])
    raise AssertionError("the Combat does not end")


@pytest.mark.rule("H3-EXD-123", "H3-TRN-12")
def test_who_is_attacked_before_the_first_own_turn_has_no_cards() -> None:
    assert card_plays(whole_game(), 1) == 0
    assert card_plays(whole_game(opening_hand="on").to_action(), 1) > 0
