"""The bot `greedy` looks one decision ahead, to the end of what its unit does, over all dice."""

from pathlib import Path

import pytest

from banneret.bots import make
from tests.heroes.builder import OPEN, HeroesGame, coop_game, skirmish


def answers(game: HeroesGame, count: int, seat: int = 0) -> list[str]:
    """The next answers of a greedy bot; the other side does nothing."""
    bot = make("greedy", "heroes", 1)
    keys: list[str] = []
    while len(keys) < count and not game.over:
        if game.state.seat != seat:
            game.apply("done" if "done" in game.choice else "pass")
            continue
        chosen = bot.choose(game.view(seat), game.rules)
        keys.append(game.choice.key(chosen))
        game.apply(chosen, seat)
    return keys


def test_a_kill_is_better_than_a_scratch() -> None:
    game = skirmish("castle_crusaders+@b3", "necropolis_vampires@b4*3 necropolis_dread_knights@c3", dice=[0] * 9)
    assert answers(game, 1) == ["attack:b4"]


def test_a_move_is_made_for_the_blow_that_follows() -> None:
    game = skirmish("castle_champions@b1", "necropolis_skeletons@b4", dice=[0] * 9)
    move, blow = answers(game, 2)
    assert move.startswith("move:")
    assert blow == "attack:b4"


def test_a_hopeless_attack_is_not_made() -> None:
    game = skirmish("neutral_peasants@b3 castle_marksmen@a1", "dungeon_black_dragons+@b4", dice=[0] * 9)
    while game.state.active != 0:  # type: ignore[attr-defined]
        answers(game, 1)
    assert "attack:b4" in game.choice
    assert answers(game, 1) != ["attack:b4"]


def test_a_card_is_played_where_it_turns_the_attack() -> None:
    army = "castle_champions@b3 cards=attack hand=1"
    game = skirmish(army, "necropolis_dread_knights@b4*3", draws=["attack"], dice=[0] * 9)
    assert answers(game, 2) == ["attack:b4", "play:attack"]


def test_a_card_is_kept_where_it_changes_nothing() -> None:
    army = "castle_champions@b3 cards=attack hand=1"
    game = skirmish(army, "necropolis_skeletons@b4*1", draws=["attack"], dice=[0] * 9)
    assert answers(game, 2) == ["attack:b4", "pass"]


def test_everything_comes_shooters_behind() -> None:
    units = "castle_marksmen castle_halberdiers castle_griffins castle_crusaders castle_zealots castle_champions"
    game = skirmish(units, "necropolis_zombies necropolis_skeletons", dice=[0] * 9)
    answers(game, 10)
    where = {str(e["unit"]).partition("@")[0]: str(e["space"]) for e in game.events_named("deploy") if e}
    assert len(where) == 5
    assert "castle_champions" in where
    assert where["castle_zealots"].endswith("1")
    assert where["castle_champions"].endswith("2")


def test_it_does_not_surrender() -> None:
    game = skirmish("castle_halberdiers@a1 gold=10", "dungeon_black_dragons+@d5!", dice=[0] * 9)
    assert "surrender" in game.choice
    assert answers(game, 1) != ["surrender"]


def test_it_fights_on_as_long_as_it_may() -> None:
    game = skirmish("castle_halberdiers@a1 movement=1", "guards=I", units=["neutral_boars"], dice=[0] * 9)
    while not game.over and game.choice.kind_name != "continue":
        game.apply("done" if "done" in game.choice else game.choice.options[0])
    assert answers(game, 1) == ["extend"]


@pytest.mark.parametrize(("card", "answer"), [("speculum", "offer:haste"), ("slow", "offer:haste"), ("haste", "no")])
def test_an_ally_is_given_a_card_for_one_that_is_worth_as_much(tmp_path: Path, card: str, answer: str) -> None:
    game = coop_game(tmp_path).meadow()
    game.stand(0, OPEN[0])
    game.stand(1, OPEN[1])
    game.deal(0, hand=[card])
    game.deal(1, hand=["speculum"] if answer == "no" else ["haste", "speculum"])
    game.ask_again().play("exchange:2", f"offer:{card}")
    assert answers(game, 1, 1) == [answer]
