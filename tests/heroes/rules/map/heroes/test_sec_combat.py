"""The Secondary Hero in Combat (SEC): one army, no cards, and what its defeat means."""

from pathlib import Path

import pytest

from tests.heroes.builder import (
    ARCHERS,
    FIELD,
    THREE,
    WEAK,
    HeroesGame,
    changed_file,
    game_beside_guards,
    quiet_game,
    start_file,
)

CARDS = ("play:", "cast:", "expert:", "second:", "power:")


def guards_met(**options: str) -> HeroesGame:
    """The first player's Secondary Hero, at whose side the whole army fights, has met guards."""
    game = quiet_game(**options)
    game.army(0, "castle_marksmen", "castle_griffins")
    game.deal(0, hand=["attack", "magic_arrow"], deck=["power"], discards=["haste"])
    game.stand(0, "0,0.se")
    game.stand(0, "0,0.c", secondary=True, mp=2)
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again()
    game.play("go2:0,0.w")
    return game.close_window()


def clash(mine: str, theirs: str, *, second_attacks: bool, second_defends: bool) -> HeroesGame:
    """The first player's hero steps on a field with a hero of the second player."""
    game = quiet_game()
    game.give(0, gold=20)
    game.give(1, gold=20)
    game.army(0, mine)
    game.army(1, theirs)
    game.deal(0, hand=["attack"])
    game.deal(1, hand=["defense"])
    game.stand(0, "0,0.c", secondary=second_attacks, mp=2)
    if second_attacks:
        game.stand(0, "0,0.se")
    game.stand(1, "0,0.ne", secondary=second_defends)
    game.ask_again()
    game.play("go2:0,0.ne" if second_attacks else "go:0,0.ne")
    return game.close_window()


def cubes(game: HeroesGame) -> list[list[int]]:
    """By player: the cubes taken from each player."""
    return [game.player(number)["cubes"] for number in (0, 1)]


@pytest.mark.rule("H3-SEC-10", "H3-UNI-03")
def test_the_whole_army_fights_at_its_side() -> None:
    game = guards_met()
    assert game.keys == {"deploy:castle_marksmen", "deploy:castle_griffins"}
    game.fight_out(winner=0)
    # The same units are with the Main Hero again.
    assert set(game.player(0)["units"]) == {"castle_marksmen", "castle_griffins"}
    game.stand(0, "0,0.c", mp=2)
    game.stand(0, "0,0.se", secondary=True)
    game.ask_again()
    game.play("go:0,0.sw")
    game.close_window()
    assert game.keys == {"deploy:castle_marksmen", "deploy:castle_griffins"}


@pytest.mark.rule("H3-SEC-11", "H3-HER-03", "H3-EXD-028")
def test_no_card_is_used_in_its_combat() -> None:
    game = guards_met()
    offered = game.fight_out(winner=0)[0]
    assert any(key.startswith("attack:") for key in offered)
    assert not any(key.startswith(CARDS) for key in offered)
    now = game.player(0)
    assert (now["hand"], now["deck"], now["discard"]) == (["attack", "magic_arrow"], ["power"], ["haste"])
    assert game.events_named("drawn") == []


@pytest.mark.rule("H3-HER-03")
def test_the_main_hero_may_use_the_same_cards() -> None:
    game = quiet_game()
    game.army(0, "castle_marksmen", "castle_griffins")
    game.deal(0, hand=["attack", "magic_arrow"])
    game.ask_again()
    game.play("go:0,0.w")
    game.close_window()
    assert {"play:attack", "cast:magic_arrow"} <= game.fight_out(winner=0)[0]


@pytest.mark.rule("H3-SEC-11")
def test_morale_still_rolls_a_die_again() -> None:
    game = quiet_game()
    game.army(0, ARCHERS)
    game.deal(0, hand=["attack"])
    game.stand(0, "0,0.se")
    game.stand(0, "0,0.c", secondary=True, mp=2)
    game.morale(0, 1)
    game.luck(lands=["unit:neutral_boars"])
    game.ask_again()
    game.play("go2:0,0.w")
    while not game.fighting():
        game.play("pass")
    game.play("place:b2", "place:b4")
    game.luck(dice=[-1, 1])
    game.play("attack:b4")
    assert game.asked() == (0, "reroll")
    game.play(next(key for key in game.choice.keys if key.startswith("morale")))
    assert game.player(0)["morale"] is None


@pytest.mark.rule("H3-SEC-12", "H3-SEC-13", "H3-SEC-16", "H3-SEC-14", "H3-EXD-029")
def test_one_that_is_met_may_be_removed_instead() -> None:
    game = clash("castle_marksmen", WEAK, second_attacks=False, second_defends=True)
    assert game.asked() == (1, "may")
    game.play("yes")
    assert game.hero_at(1, secondary=True) is None
    assert cubes(game) == [[0, 1], [0, 0]]
    assert game.player(1)["units"] == [WEAK]
    assert game.player(0)["experience"] == 0
    assert game.events_named("win") == []
    assert game.hero_at(0) == "0,0.ne"
    assert game.events_named("visit")[-1:] == [{"hero": 0, "field": "0,0.ne"}]


@pytest.mark.rule("H3-SEC-12", "H3-SEC-13", "H3-SEC-14")
def test_one_that_attacks_may_be_removed_too() -> None:
    game = clash("castle_marksmen", WEAK, second_attacks=True, second_defends=False)
    assert game.asked() == (0, "may")
    game.play("yes")
    assert game.hero_at(0, secondary=True) is None
    assert cubes(game) == [[0, 0], [1, 0]]
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-SEC-13", "H3-WHEN-beat_second", "H3-WHEN-beat_second_in_combat")
@pytest.mark.parametrize("given_up", [True, False])
@pytest.mark.parametrize("second_attacks", [True, False])
def test_rules_for_a_defeat_of_it_work_for_who_met_it(second_attacks: bool, given_up: bool, tmp_path: Path) -> None:
    """Seat 0 acts among three; the second hero is its own if it attacks, and else that of seat 1."""
    rules = [
        {"id": "any", "text": "Any defeat.", "when": "beat_second", "do": [{"gain": "valuables", "amount": 1}]},
        {"id": "won", "text": "Won.", "when": "beat_second_in_combat", "do": [{"gain": "valuables", "amount": 5}]},
    ]
    game = start_file(changed_file(tmp_path, rules=rules), THREE).into_turn().meadow()
    game.position.black |= 1 << FIELD["1,0.ne"]
    for seat in range(3):
        game.give(seat)
    game.army(0, WEAK if second_attacks else ARCHERS)
    game.army(1, ARCHERS if second_attacks else WEAK)
    game.stand(0, "1,0.c", secondary=second_attacks, mp=2)
    game.stand(1, "1,0.ne", secondary=not second_attacks)
    game.ask_again().play("go2:1,0.ne" if second_attacks else "go:1,0.ne").close_window()
    loser, winner = (0, 1) if second_attacks else (1, 0)
    assert game.asked() == (loser, "may")
    game.play("yes" if given_up else "no")
    if not given_up:
        game.fight_out(winner=winner)
    assert game.hero_at(loser, secondary=True) is None
    worth = 1 if given_up else 6
    assert [game.resources(seat)[2] for seat in range(3)] == [worth if seat == winner else 0 for seat in range(3)]
    assert game.player(winner)["cubes"] == [int(seat == loser) for seat in range(3)]


@pytest.mark.rule("H3-SEC-12", "H3-SEC-11")
def test_who_does_not_remove_it_fights_without_cards() -> None:
    game = clash(ARCHERS, WEAK, second_attacks=False, second_defends=True)
    game.play("no")
    assert game.fighting()
    offered = game.fight_out(winner=0)
    assert "play:attack" in offered[0]
    assert not any(key.startswith(CARDS) for key in offered[1])
    assert game.player(1)["hand"] == ["defense"]


@pytest.mark.rule("H3-SEC-14", "H3-SEC-16")
def test_beating_it_takes_a_cube() -> None:
    game = clash(ARCHERS, WEAK, second_attacks=False, second_defends=True)
    game.play("no")
    game.fight_out(winner=0)
    assert game.hero_at(1, secondary=True) is None
    assert cubes(game) == [[0, 1], [0, 0]]
    # Its Main Hero is where it was, and has lost nothing.
    assert game.hero_at(1) == "3,0.c"
    assert game.player(1)["resources"]["gold"] == 20


@pytest.mark.rule("H3-SEC-16")
def test_beating_an_attacking_one_takes_a_cube_too() -> None:
    game = clash(WEAK, ARCHERS, second_attacks=True, second_defends=False)
    game.play("no")
    game.fight_out(winner=1)
    assert game.hero_at(0, secondary=True) is None
    assert cubes(game) == [[0, 0], [1, 0]]


@pytest.mark.rule("H3-SEC-17", "H3-SEC-14")
def test_guards_take_no_cube() -> None:
    game = quiet_game()
    game.army(0, WEAK)
    game.lay((1, 0), "F1")
    game.stand(0, "0,0.se")
    game.stand(0, "1,0.c", secondary=True, mp=2)
    game.luck(lands=["unit:neutral_griffins"] * 1)
    game.ask_again()
    game.play("go2:1,0.nw")
    game.close_window()
    game.fight_out(winner=1)
    assert game.hero_at(0, secondary=True) is None
    assert cubes(game) == [[0, 0], [0, 0]]
    assert game.field("1,0.nw")["guard"] == 3
    assert game.hero_at(0) == "0,0.se"


@pytest.mark.rule("H3-TWN-13", "H3-SEC-11", "H3-EXD-052")
def test_it_defends_a_town_with_a_citadel_for_nothing() -> None:
    game = quiet_game("castle/catherine", "necropolis/sandro")
    game.give(1, gold=20)
    game.build(1, "citadel")
    game.army(0, "castle_zealots+")
    game.army(1, "necropolis_liches")
    game.deal(0, hand=["attack"])
    game.deal(1, hand=["defense", "attack"])
    game.stand(1, "3,0.e")
    game.stand(1, "3,0.c", secondary=True)
    game.stand(0, "3,0.se", mp=2)
    game.ask_again()
    game.play("go:3,0.c")
    game.close_window()
    assert game.asked() == (1, "may")
    game.play("no")
    while game.choice.kind_name == "space":
        game.play(game.choice.keys[0])
    assert len(game.seen()["combat"]["walls"]) == 3
    offered = game.fight_out(winner=0)
    assert game.events_named("siege_pay") == []
    assert "play:attack" in offered[0]
    assert not any(key.startswith(CARDS) for key in offered[1])


@pytest.mark.rule("H3-SEC-15", "H3-SEC-12")
@pytest.mark.parametrize("given_up", [True, False])
def test_one_lost_in_the_own_turn_does_not_come_back_in_it(given_up: bool) -> None:
    game = clash(WEAK, ARCHERS, second_attacks=True, second_defends=False)
    game.play("yes" if given_up else "no")
    if not given_up:
        game.fight_out(winner=1)
    game.to_turn(0)
    assert game.seen()["round"] == 1
    assert (game.resources(0)[0], game.player(0)["used_tokens"]) == (20, []), "gold and token are there"
    assert "hire" not in game.keys
    game.next_turn_of(0)
    assert "hire" in game.keys


@pytest.mark.rule("H3-SEC-12", "H3-TWN-12")
@pytest.mark.parametrize("brought", [True, False])
def test_a_town_it_gave_up_may_still_be_defended_by_the_army(brought: bool) -> None:
    game = quiet_game()
    game.give(0)
    game.give(1, gold=8)
    game.army(0, ARCHERS)
    game.army(1, WEAK)
    game.stand(1, "3,0.e")
    game.stand(1, "3,0.c", secondary=True)
    game.stand(0, "3,0.se", mp=2)
    game.ask_again().play("go:3,0.c").close_window()
    game.play("yes").close_window()
    assert cubes(game) == [[0, 1], [0, 0]]
    assert game.asked() == (1, "may")
    game.play("yes" if brought else "no")
    assert game.fighting() == brought
    assert game.resources(1)[0] == (0 if brought else 8)


@pytest.mark.rule("H3-SEC-11")
def test_luck_that_lies_in_play_counts_in_its_combat_too() -> None:
    game = game_beside_guards("luck", "attack")
    game.stand(0, "0,0.se")
    game.stand(0, "1,0.c", secondary=True, mp=2)
    game.give(1)
    game.ask_again().play("expert:luck", "go2:1,0.e").close_window()
    game.play("place:b2", "place:b4", "place:a4")
    game.luck(dice=[-1, 1])
    game.play("attack:b4")
    assert game.keys == {"luck_reroll:1", "keep"}
