"""Quick Combat on the map: by choice, without what follows a Combat, and never on the hardest fields."""

import pytest

from tests.heroes.builder import STRONG, HeroesGame, whole_game

GUARDED = "1,0.e"
"""An artifact guarded by difficulty II, on tile F1."""
DEAD = ("necropolis/sandro", "castle/catherine")


def beside_guards(game: HeroesGame, experience: int) -> HeroesGame:
    """A hero next to guards of difficulty II."""
    game.meadow()
    game.level(0, experience)
    game.stand(0, "1,0.c", mp=3)
    game.luck(lands=["unit:neutral_peasants"] * 3)
    return game.ask_again()


@pytest.mark.rule("H3-QCK-01")
@pytest.mark.parametrize(("experience", "flee"), [(2, False), (3, False), (4, True), (12, True)])
def test_a_level_more_is_enough_and_half_a_level_is_not(experience: int, flee: bool) -> None:
    game = beside_guards(whole_game(), experience)
    game.play(f"go:{GUARDED}")
    assert (game.events_named("avoided") != []) == flee
    assert (game.field(GUARDED)["guard"] == 0) == flee


@pytest.mark.rule("H3-QCK-02", "H3-QCK-05")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_by_option_the_player_chooses_on_the_map_too(answer: str) -> None:
    game = beside_guards(whole_game(quick_combat_optional="on"), 4)
    game.play(f"go:{GUARDED}")
    assert (game.asked(), game.keys) == ((0, "may"), {"yes", "no"})
    game.play(answer)
    game.close_window()
    assert (game.events_named("combat") == []) == (answer == "yes")
    assert (game.events_named("visit") != []) == (answer == "yes")


@pytest.mark.rule("H3-QCK-04", "H3-QCK-03")
@pytest.mark.parametrize(("experience", "fought"), [(2, True), (4, False)])
def test_what_waits_for_a_won_combat_does_not_follow_a_quick_one(experience: int, fought: bool) -> None:
    game = beside_guards(whole_game(DEAD, difficulty="easy"), experience)
    game.army(0, STRONG, "necropolis_skeletons", "necropolis_zombies")
    game.deal(0, hand=["necromancy"])
    game.give(0, gold=20)
    game.give(1, gold=20)
    game.ask_again()
    decks = [len(pile) for pile in game.position.piles[:40]]
    game.play(f"go:{GUARDED}")
    offered: set[str] = set()
    for _ in range(80):
        if game.events_named("visit"):
            break
        offered |= game.keys
        wanted = ("attack:", f"deploy:{STRONG}", "place:b2", "place:", "pass", "keep", "move:b3", "done", "extend", "")
        game.play(next(key for start in wanted for key in sorted(game.keys) if key.startswith(start)))
    assert any(key.startswith("play:necromancy") for key in offered) == fought
    assert (game.events_named("experience") != []) == fought
    assert (game.events_named("combat") != []) == fought
    if not fought:
        assert [len(pile) for pile in game.position.piles[:40]] == decks, "no card is drawn and no window opened"
        assert offered == set()


@pytest.mark.rule("H3-QCK-06")
def test_the_highest_level_still_fights_for_the_hardest_field() -> None:
    game = whole_game(difficulty="easy")
    game.lay((1, 0), "C1")
    hardest = [
        f"1,0.{way}" for way in ("c", "ne", "e", "se", "sw", "w", "nw") if game.field(f"1,0.{way}")["guard"] == 7
    ]
    assert hardest
    game.level(0, 12)
    assert game.player(0)["level"] == 7
    game.stand(0, game.beside(hardest[0]), mp=3)
    game.army(0, STRONG)
    game.ask_again().play(f"go:{hardest[0]}")
    game.close_window()
    assert game.events_named("avoided") == []
    assert game.events_named("combat") == [{}]


@pytest.mark.rule("H3-DIF-02", "H3-DIF-12")
@pytest.mark.parametrize(("difficulty", "guards"), [("easy", 2), ("normal", 2), ("hard", 3), ("impossible", 3)])
def test_the_difficulty_of_the_game_sets_the_guards_of_the_map(difficulty: str, guards: int) -> None:
    game = whole_game(difficulty=difficulty)
    game.meadow()
    game.stand(0, "1,0.c", mp=3)
    game.army(0, STRONG)
    game.ask_again().play(f"go:{GUARDED}")
    game.close_window().play("place:b2")
    assert len(game.events_named("guard")) == guards
