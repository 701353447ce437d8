"""Adventure mode: the final battle, what is brought to it and how it ends (BF-BTL-01, 02, 04, BF-VIC-01, 05, 06)."""

import pytest

from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.morale.decks import hold as hold_morale
from banneret.heroes.state.pile_numbers import SCROLLS
from banneret.heroes.tables.morale import MORALE_IDS, morale_card
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from tests.battlefield.builder import BattlefieldGame, first_round

MINE = ("castle_griffins",)
THEIRS = ("necropolis_zombies",)


def last_turn(mine: tuple[str, ...] = MINE, theirs: tuple[str, ...] = THEIRS, first: int = 0) -> BattlefieldGame:
    """A game in the last turn of its last round, whose players have these units."""
    game = first_round(first=first, hex_obstacles="0")
    game.army(0, *mine)
    game.army(1, *theirs)
    game.begin_round(9)
    game.play("end_turn")
    return game


def deployed(game: BattlefieldGame) -> BattlefieldGame:
    """Let everybody place the units as they come, until one is to act."""
    while not game.over and game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    return game


@pytest.mark.rule("BF-BTL-01")
def test_the_battle_begins_after_the_last_round() -> None:
    game = last_turn()
    assert not game.events_named("final_battle")
    game.play("end_turn")
    assert game.events_named("final_battle") == [{"player": 0, "player2": 1}]
    combat = game.seen()["combat"]
    assert (combat["board"], combat["players"]) == ("hex", [0, 1])
    deployed(game)
    assert {unit["unit"] for unit in game.seen()["combat"]["units"]} == {
        "castle_griffins",
        "necropolis_zombies",
    }


@pytest.mark.rule("BF-BTL-02", "BF-EXA-26")
def test_adventure_tokens_are_taken_off_before_the_battle() -> None:
    game = last_turn()
    game.stunned(0, "castle_griffins")
    game.stunned(1, "necropolis_zombies")
    game.play("end_turn")
    assert [game.traveller(n)["stunned"] for n in (0, 1)] == [[], []]
    deployed(game)
    assert game.adventure_mode.frozen == 0
    assert game.choice.seat == 0, "the Griffins are the faster and activate normally in round 1"
    assert [key for key in game.choice.keys if key.startswith("move:")]


@pytest.mark.rule("BF-BTL-03", "BF-BTL-04")
@pytest.mark.parametrize(("experience", "limit"), [(0, 4), (4, 5), (8, 6)])
def test_both_draw_up_to_the_hand_limit_of_their_level(experience: int, limit: int) -> None:
    game = first_round()
    game.army(0, *MINE)
    game.army(1, *THEIRS)
    game.level(0, experience)
    game.begin_round(9)
    game.play("end_turn", "end_turn")
    assert game.choice.keys[0].startswith("obstacle:"), "cards first, then Obstacles"
    own = game.traveller(0)
    assert (own["hand_size"], len(own["hand"]), len(own["deck"])) == (limit, limit, 9 - limit)
    assert (game.traveller(1)["hand_size"], game.traveller(1, seat=0)["hand"]) == (4, [])


@pytest.mark.rule("BF-BTL-04")
def test_discarded_cards_are_shuffled_into_the_deck_first() -> None:
    game = last_turn()
    for seat in (0, 1):
        game.deal(seat, deck=["attack"] * 4, discards=["defense", "power"])
    game.play("end_turn")
    for seat in (0, 1):
        assert (game.traveller(seat)["hand_size"], len(game.traveller(seat)["deck"])) == (4, 2)
    assert [game.traveller(seat)["discard"] for seat in (0, 1)] == [[], []]


@pytest.mark.rule("BF-BTL-50", "BF-BTL-51")
@pytest.mark.parametrize("first", [0, 1])
def test_each_regains_expert_effects_up_to_the_limit_of_the_own_level(first: int) -> None:
    game = last_turn(first=first)
    game.level(0, 8)
    game.level(1, 4)
    for seat in (0, 1):
        game.deal(seat, deck=[])
    game.play("end_turn")
    deployed(game)
    seats = game.seen()["combat"]["players"]

    def left() -> dict[int, int]:
        """What each player has left."""
        return {seat: side["expert"] for seat, side in zip(seats, game.seen()["combat"]["sides"], strict=True)}

    assert left() == {0: 2, 1: 1}, "the pools are full as the battle begins"
    game.adventure_mode.expert = (0, 0)
    for expected in ({0: 1, 1: 1}, {0: 2, 1: 1}, {0: 2, 1: 1}):
        number = game.seen()["combat"]["round"]
        while game.seen()["combat"]["round"] == number:
            game.apply("done")
        assert left() == expected


@pytest.mark.rule("BF-VIC-01")
@pytest.mark.parametrize("first", [0, 1])
def test_who_defeats_every_unit_of_the_other_wins_the_game(first: int) -> None:
    game = last_turn(("castle_archangels+",), THEIRS, first)
    game.deal(0, deck=[])
    game.deal(1, deck=[])
    game.play("end_turn")
    deployed(game)
    while not game.over:
        attacks = [key for key in game.choice.keys if key.startswith("attack:")]
        moves = [key for key in game.choice.keys if key.startswith("move:")]
        if game.choice.seat == 0 and attacks:
            game.apply(attacks[0])
        elif game.choice.seat == 0 and moves and "defend" in game.choice.keys:
            # Towards the other zone, column by column.
            game.apply(min(moves, key=lambda key: distance(game, key)))
        else:
            game.apply(
                next(key for key in ("done", "keep", "pass", game.choice.options[-1]) if key in game.choice.keys)
            )
    assert game.result == (1, -1)
    assert game.events_named("won") == [{"player": 0}]


def distance(game: BattlefieldGame, key: str) -> int:
    """How far a move ends from the enemy, roughly."""
    units = game.seen()["combat"]["units"]
    enemy = next(unit["space"] for unit in units if unit["unit"] in THEIRS)
    column, row = (int(part) for part in key.removeprefix("move:").split("."))
    x, y = (int(part) for part in enemy.split("."))
    return abs(column - x) + abs(row - y)


@pytest.mark.rule("BF-BTL-20")
def test_of_more_than_seven_units_seven_fight() -> None:
    bronze = ("castle_halberdiers", "castle_marksmen", "castle_griffins", "castle_crusaders", "castle_zealots")
    game = last_turn((*bronze, "castle_champions", "castle_archangels", "neutral_boars", "neutral_trolls"))
    game.play("end_turn")
    while game.choice.kind_name != "action":
        assert "done" not in game.choice.keys
        game.apply(game.choice.options[0])
    assert [sum(unit["side"] == side for unit in game.seen()["combat"]["units"]) for side in (0, 1)] == [7, 1]


@pytest.mark.rule("BF-VIC-07")
def test_ten_calm_rounds_end_the_game_in_a_draw() -> None:
    game = last_turn()
    game.deal(0, deck=[])
    game.deal(1, deck=[])
    game.play("end_turn")
    deployed(game)
    while not game.over:
        assert game.seen()["combat"]["round"] <= 10
        game.apply("done")
    assert game.events_named("drawn_battle") == [{"n": 1}]
    assert (game.result, len(game.events_named("drawn_game"))) == ((0, 0), 1)


@pytest.mark.rule("BF-VIC-05")
@pytest.mark.parametrize(("mine", "theirs", "result"), [(MINE, (), (1, -1)), ((), THEIRS, (-1, 1)), ((), (), (0, 0))])
def test_who_has_no_unit_loses_at_once(mine: tuple[str, ...], theirs: tuple[str, ...], result: tuple[int, ...]) -> None:
    game = last_turn(mine, theirs)
    game.play("end_turn")
    assert (game.over, game.result) == (True, result)
    assert [event["player"] for event in game.events_named("no_army")] == [
        n for n, u in enumerate((mine, theirs)) if not u
    ]
    assert not game.events_named("final_battle")
    assert len(game.events_named("drawn_game")) == (1 if result == (0, 0) else 0)


@pytest.mark.rule("BF-VIC-06")
def test_nobody_surrenders() -> None:
    game = last_turn()
    game.play("end_turn")
    deployed(game)
    assert game.traveller(0)["resources"]["gold"] >= 10, "the price of the core rules could be paid"
    assert "surrender" not in game.choice.keys
    assert game.why_not("surrender") == "BF-VIC-06"
    assert "retreat" not in game.choice.keys


@pytest.mark.rule("BF-MRL-22")
def test_morale_cards_are_kept_into_the_battle() -> None:
    game = last_turn()
    game.turn_of(0)
    hold_morale(game.adventure_mode, 0, (morale_card(MORALE_IDS.index("combat_draw")),))
    game.play("end_turn")
    while "morale:combat_draw" not in game.choice.keys:
        game.apply(game.choice.options[0])
    before = game.traveller(0)["hand_size"]
    game.play("morale:combat_draw")
    assert game.traveller(0)["hand_size"] == before + 1


@pytest.mark.rule("BF-MRL-22", "BF-MRL-12")
def test_negative_morale_cards_are_kept_into_the_battle_as_well() -> None:
    game = last_turn()
    game.turn_of(0)
    card = morale_card(MORALE_IDS.index("random_combat_discard"))
    hold_morale(game.adventure_mode, 0, (card, card))
    game.play("end_turn")
    assert game.traveller(0)["morale_cards"] == ["random_combat_discard"] * 2
    before = game.traveller(0)["hand_size"]
    deployed(game)
    assert (game.traveller(0)["hand_size"], game.traveller(0)["morale_cards"]) == (before - 2, [])


# -- a Spell under a Scroll --------------------------------------------------------------------------------------------


def scrolled(spell: str, hand: list[str], *, others: tuple[str, ...] = ()) -> BattlefieldGame:
    """The battle, in which seat 0 has a Spell under a Scroll, or several, and this hand, and a unit to act."""
    game = last_turn()
    game.deal(0, deck=hand)
    game.deal(1, deck=[])
    game.play("end_turn")
    state = game.adventure_mode
    side = state.who.index(0)
    state.piles[SCROLLS + side] = tuple(sorted(CARD_NUMBER[card] for card in (spell, *others)))
    refresh(state, side)
    return deployed(game)


@pytest.mark.rule("BF-ADV-65")
def test_the_spell_of_a_scroll_is_cast_once_beside_the_spell_of_the_round() -> None:
    game = scrolled("haste", ["slow", "power", "power"])
    assert {"unroll:haste", "cast:slow"} <= set(game.choice.keys)
    game.play("unroll:haste")
    assert game.events_named("cast")[-1]["card"] == "haste"
    assert [key.partition(":")[0] for key in game.choice.keys] != ["power", "power", "done"], "no Power is added"
    while game.choice.kind_name != "action":
        game.apply(next((key for key in ("pass", "done") if key in game.choice.keys), game.choice.options[0]))
    assert "cast:slow" in game.choice.keys, "it is not the Spell of the round"
    assert "unroll:haste" not in game.choice.keys
    own = game.traveller(0)
    assert (own["scrolls"], "haste" in own["removed"]) == ([], True)
    assert "haste" not in own["discard"] + own["deck"] + own["hand"]
    game.play("cast:slow")
    while game.choice.kind_name != "action":
        game.apply(next((key for key in ("pass", "done") if key in game.choice.keys), game.choice.options[0]))
    assert game.traveller(0)["removed"].count("slow") == 0, "only what came from a Scroll leaves the game"


@pytest.mark.rule("BF-ADV-65")
def test_it_is_cast_at_its_lowest_power() -> None:
    game = scrolled("magic_arrow", ["power", "power", "power"])
    game.play("unroll:magic_arrow")
    target = next(unit["space"] for unit in game.seen()["combat"]["units"] if unit["side"] == 1)
    if f"target:{target}" in (game.choice.keys if not game.over else ()):
        game.play(f"target:{target}")
    assert game.events_named("damage")[-1]["n"] == 1
    assert not game.events_named("power")


@pytest.mark.rule("BF-ADV-65")
def test_a_spell_from_a_scroll_does_not_come_back() -> None:
    game = scrolled("haste", ["knowledge", "knowledge"])
    game.play("unroll:haste")
    while game.choice.kind_name != "action":
        assert "play:knowledge" not in game.choice.keys
        game.apply(game.choice.options[0])
    assert game.traveller(0)["scroll_cards"] == 0


@pytest.mark.rule("BF-ADV-65")
def test_scrolls_come_from_the_adventure_into_the_battle() -> None:
    game = first_round(hex_obstacles="0")
    game.army(0, *MINE)
    game.army(1, *THEIRS)
    game.begin_round(9)
    game.hold_cards(0, saved="spell_scroll")
    game.turn_of(0)
    game.luck(draws=["haste", "bless", "slow"])
    game.play("resolve:spell_scroll", "look", "take:haste")
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    game.play("end_turn")
    deployed(game)
    assert "unroll:haste" in game.choice.keys
    assert game.traveller(0, seat=1)["scrolls"] == []


@pytest.mark.rule("BF-ADV-65", "H3-CBC-04", "H3-GEN-08")
def test_whoever_has_only_a_scroll_is_asked_between_actions_and_nobody_learns_why() -> None:
    game = scrolled("magic_arrow", [])
    while game.asked()[0] == 0:
        game.play("done")
    game.request("once", 0)
    assert game.choice.question == "ask_between"
    assert game.asked() == (0, "play")
    assert game.choice.private


@pytest.mark.rule("BF-ADV-65")
def test_each_of_several_scrolls_may_be_used() -> None:
    game = scrolled("haste", [], others=("slow", "magic_arrow"))
    assert {"unroll:haste", "unroll:slow", "unroll:magic_arrow"} <= game.keys
    game.play("unroll:slow")
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    assert {key for key in game.keys if key.startswith("unroll:")} == {"unroll:haste", "unroll:magic_arrow"}
    assert sorted(game.traveller(0)["scrolls"]) == ["haste", "magic_arrow"]
    assert game.traveller(0)["removed"] == ["slow"]
