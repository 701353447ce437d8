"""Adventure mode: the final battle, what is brought to it and how it ends (BF-BTL-01, 02, 04, BF-VIC-01, 05, 06)."""

import pytest

from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.morale.decks import hold as hold_morale
from banneret.heroes.state.battle import SCROLLS
from banneret.heroes.tables.morale import MORALE_CARD, MORALE_IDS
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from banneret.kernel.game import Game
from tests.battlefield.support.expedition import (
    adventure_mode_of,
    begin_round,
    hold,
    set_off,
    stunned,
    traveller,
    turn_of,
)
from tests.heroes.support.journey import army, deal, level, luck, play, seen
from tests.heroes.support.stage import happened

MINE = ("castle_griffins",)
THEIRS = ("necropolis_zombies",)


def last_turn(mine: tuple[str, ...] = MINE, theirs: tuple[str, ...] = THEIRS) -> Game:
    """A game in the last turn of its last round, whose players have these units."""
    game = set_off(hex_obstacles="0")
    army(game, 0, *mine)
    army(game, 1, *theirs)
    begin_round(game, 9)
    play(game, "end_turn")
    return game


def deployed(game: Game) -> Game:
    """Let everybody place the units as they come, until one is to act."""
    while not game.over and game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    return game


@pytest.mark.rule("BF-BTL-01")
def test_the_battle_begins_after_the_last_round() -> None:
    game = last_turn()
    assert not happened(game, "final_battle")
    play(game, "end_turn")
    assert happened(game, "final_battle") == [{"player": 0, "player2": 1}]
    combat = seen(game)["combat"]
    assert (combat["board"], combat["players"]) == ("hex", [0, 1])
    deployed(game)
    assert {unit["unit"] for unit in seen(game)["combat"]["units"]} == {
        "castle_griffins",
        "necropolis_zombies",
    }


@pytest.mark.rule("BF-BTL-02", "BF-EXA-26")
def test_adventure_tokens_are_taken_off_before_the_battle() -> None:
    game = last_turn()
    stunned(game, 0, "castle_griffins")
    stunned(game, 1, "necropolis_zombies")
    play(game, "end_turn")
    assert [traveller(game, n)["stunned"] for n in (0, 1)] == [[], []]
    deployed(game)
    assert adventure_mode_of(game).frozen == 0
    assert game.choice.seat == 0, "the Griffins are the faster and activate normally in round 1"
    assert [key for key in game.choice.keys if key.startswith("move:")]


@pytest.mark.rule("BF-BTL-03", "BF-BTL-04")
@pytest.mark.parametrize(("experience", "limit"), [(0, 4), (4, 5), (8, 6)])
def test_both_draw_up_to_the_hand_limit_of_their_level(experience: int, limit: int) -> None:
    game = set_off()
    army(game, 0, *MINE)
    army(game, 1, *THEIRS)
    level(game, 0, experience)
    begin_round(game, 9)
    play(game, "end_turn", "end_turn")
    assert game.choice.keys[0].startswith("obstacle:"), "cards first, then Obstacles"
    own = traveller(game, 0)
    assert (own["hand_size"], len(own["hand"]), len(own["deck"])) == (limit, limit, 9 - limit)
    assert (traveller(game, 1)["hand_size"], traveller(game, 1, seat=0)["hand"]) == (4, [])


@pytest.mark.rule("BF-VIC-01")
def test_who_defeats_every_unit_of_the_other_wins_the_game() -> None:
    game = last_turn(("castle_archangels+",), THEIRS)
    deal(game, 0, deck=[])
    deal(game, 1, deck=[])
    play(game, "end_turn")
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
    assert happened(game, "won") == [{"player": 0}]


def distance(game: Game, key: str) -> int:
    """How far a move ends from the enemy, roughly."""
    units = seen(game)["combat"]["units"]
    enemy = next(unit["space"] for unit in units if unit["side"] == 1)
    column, row = (int(part) for part in key.removeprefix("move:").split("."))
    x, y = (int(part) for part in enemy.split("."))
    return abs(column - x) + abs(row - y)


@pytest.mark.rule("BF-VIC-05")
@pytest.mark.parametrize(("mine", "theirs", "result"), [(MINE, (), (1, -1)), ((), THEIRS, (-1, 1)), ((), (), (0, 0))])
def test_who_has_no_unit_loses_at_once(mine: tuple[str, ...], theirs: tuple[str, ...], result: tuple[int, ...]) -> None:
    game = last_turn(mine, theirs)
    play(game, "end_turn")
    assert (game.over, game.result) == (True, result)
    assert [event["player"] for event in happened(game, "no_army")] == [
        n for n, u in enumerate((mine, theirs)) if not u
    ]
    assert not happened(game, "final_battle")
    assert len(happened(game, "drawn_game")) == (1 if result == (0, 0) else 0)


@pytest.mark.rule("BF-VIC-06")
def test_nobody_surrenders() -> None:
    game = last_turn()
    play(game, "end_turn")
    deployed(game)
    assert traveller(game, 0)["resources"]["gold"] >= 10, "the price of the core rules could be paid"
    assert "surrender" not in game.choice.keys
    assert game.why_not("surrender") == "BF-VIC-06"
    assert "retreat" not in game.choice.keys


@pytest.mark.rule("BF-MRL-22")
def test_morale_cards_are_kept_into_the_battle() -> None:
    game = last_turn()
    turn_of(game, 0)
    hold_morale(adventure_mode_of(game), 0, (MORALE_CARD + MORALE_IDS.index("combat_draw"),))
    play(game, "end_turn")
    while "morale:combat_draw" not in game.choice.keys:
        game.apply(game.choice.options[0])
    before = traveller(game, 0)["hand_size"]
    play(game, "morale:combat_draw")
    assert traveller(game, 0)["hand_size"] == before + 1


# -- a Spell under a Scroll --------------------------------------------------------------------------------------------


def scrolled(spell: str, hand: list[str]) -> Game:
    """The battle, in which seat 0 has a Spell under a Scroll and this hand, and a unit to act."""
    game = last_turn()
    deal(game, 0, deck=hand)
    deal(game, 1, deck=[])
    play(game, "end_turn")
    state = adventure_mode_of(game)
    side = state.who.index(0)
    state.piles[SCROLLS + side] = (CARD_NUMBER[spell],)
    refresh(state, side)
    return deployed(game)


@pytest.mark.rule("BF-ADV-65")
def test_the_spell_of_a_scroll_is_cast_once_beside_the_spell_of_the_round() -> None:
    game = scrolled("haste", ["slow", "power", "power"])
    assert {"unroll:haste", "cast:slow"} <= set(game.choice.keys)
    play(game, "unroll:haste")
    assert happened(game, "cast")[-1]["card"] == "haste"
    assert [key.partition(":")[0] for key in game.choice.keys] != ["power", "power", "done"], "no Power is added"
    while game.choice.kind_name != "action":
        game.apply(next((key for key in ("pass", "done") if key in game.choice.keys), game.choice.options[0]))
    assert "cast:slow" in game.choice.keys, "it is not the Spell of the round"
    assert "unroll:haste" not in game.choice.keys
    own = traveller(game, 0)
    assert (own["scrolls"], "haste" in own["removed"]) == ([], True)
    assert "haste" not in own["discard"] + own["deck"] + own["hand"]


@pytest.mark.rule("BF-ADV-65")
def test_it_is_cast_at_its_lowest_power() -> None:
    game = scrolled("magic_arrow", ["power", "power", "power"])
    play(game, "unroll:magic_arrow")
    target = next(unit["space"] for unit in seen(game)["combat"]["units"] if unit["side"] == 1)
    if f"target:{target}" in (game.choice.keys if not game.over else ()):
        play(game, f"target:{target}")
    assert happened(game, "damage")[-1]["n"] == 1
    assert not happened(game, "power")


@pytest.mark.rule("BF-ADV-65")
def test_a_spell_from_a_scroll_does_not_come_back() -> None:
    game = scrolled("haste", ["knowledge", "knowledge"])
    play(game, "unroll:haste")
    while game.choice.kind_name != "action":
        assert "play:knowledge" not in game.choice.keys
        game.apply(game.choice.options[0])
    assert traveller(game, 0)["scroll_cards"] == 0


@pytest.mark.rule("BF-ADV-65")
def test_scrolls_come_from_the_adventure_into_the_battle() -> None:
    game = set_off(hex_obstacles="0")
    army(game, 0, *MINE)
    army(game, 1, *THEIRS)
    begin_round(game, 9)
    hold(game, 0, saved="spell_scroll")
    turn_of(game, 0)
    luck(game, draws=["haste", "bless", "slow"])
    play(game, "resolve:spell_scroll", "look", "take:haste")
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    play(game, "end_turn")
    deployed(game)
    assert "unroll:haste" in game.choice.keys
    assert traveller(game, 0, seat=1)["scrolls"] == []
