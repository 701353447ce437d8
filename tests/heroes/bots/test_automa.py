"""The bot `automa` plays by the rulebook's rules for units without a player."""

from random import Random

import pytest

from banneret.arena import run
from banneret.bots import make
from banneret.heroes.box.cards_and_units import load
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.state.battle import Battle
from tests.heroes.builder import HeroesGame, skirmish


def active(game: HeroesGame) -> int:
    assert isinstance(game.state, Battle)
    return game.state.active


def activation(game: HeroesGame, seat: int = 0) -> list[str]:
    """The bot's answers in the activation of its first unit; the other side does nothing before."""
    while game.state.seat != seat:
        game.apply("done")
    bot = make("automa", "heroes", 0)
    unit = active(game)
    keys: list[str] = []
    while not game.over and game.state.seat == seat and active(game) == unit:
        chosen = bot.choose(game.view(seat), game.rules)
        keys.append(game.choice.key(chosen))
        game.apply(chosen, seat)
    return keys


def test_a_melee_unit_strikes_its_own_tier_first() -> None:
    game = skirmish(
        "castle_crusaders+@b3", "necropolis_zombies@b4 necropolis_vampires@a3 neutral_trolls@c3", dice=[0] * 9
    )
    assert activation(game)[0] == "attack:a3"


def test_without_its_own_tier_lower_tiers_come_before_higher_ones() -> None:
    game = skirmish("castle_crusaders+@b3", "necropolis_zombies@b4 neutral_trolls@c3", dice=[0] * 9)
    assert activation(game)[0] == "attack:b4"


def test_a_shooter_prefers_shooters() -> None:
    game = skirmish("castle_marksmen+@b1", "necropolis_zombies@b4 dungeon_medusas@d5", dice=[0] * 9)
    assert activation(game)[0] == "attack:d5"


def test_it_walks_up_to_its_target_and_strikes_it() -> None:
    game = skirmish("castle_crusaders@b2", "necropolis_zombies@c2 dungeon_minotaurs@b5", dice=[0] * 9)
    assert activation(game) == ["move:b4", "attack:b5"]


def test_with_nobody_in_reach_it_comes_nearer() -> None:
    game = skirmish("castle_halberdiers@a1", "necropolis_zombies@d5")
    keys = activation(game)
    assert keys[0].startswith("move:")
    assert "defend" not in keys


WALLS = "hero=necropolis town citadel walls=a3,b3,c3 gate=d3"


def test_a_besieger_breaks_the_nearest_wall() -> None:
    game = skirmish("castle_halberdiers+@b2", f"necropolis_zombies@b5 {WALLS}", dice=[0] * 9)
    assert activation(game) == ["break:b3"]


def test_a_walled_off_defender_defends() -> None:
    game = skirmish("neutral_gold_golems@b1", f"necropolis_skeletons+@b5 necropolis_zombies@d3 {WALLS}", dice=[0] * 9)
    assert activation(game, 1)[0].startswith("attack:")  # the Arrow Tower
    assert activation(game, 1) == ["defend"]


def test_everything_is_deployed_shooters_behind() -> None:
    game = skirmish("castle_marksmen castle_zealots castle_griffins castle_crusaders", "necropolis_zombies@b5")
    bot = make("automa", "heroes", 0)
    while game.choice.kind_name in ("unit", "space"):
        game.apply(bot.choose(game.view(0), game.rules), 0)
    where = {str(e["unit"]).partition("@")[0]: str(e["space"]) for e in game.events_named("deploy")}
    assert len(where) == 4
    for unit, row in (("marksmen", "1"), ("zealots", "1"), ("griffins", "2"), ("crusaders", "2")):
        assert where[f"castle_{unit}"].endswith(row)


def test_no_card_is_played() -> None:
    game = skirmish(
        "castle_halberdiers+@b3 cards=attack hand=1", "necropolis_zombies@b4", draws=["attack"], dice=[0] * 9
    )
    assert activation(game)[:2] == ["attack:b4", "pass"]
    assert game.events_named("play") == []


# -- the same as the rules themselves ----------------------------------------------------------------------------------

KINDS = [unit.id for unit in load().units] + [unit.id for unit in load().neutral_units if unit.tier != "azure"]


def random_armies(rng: Random) -> tuple[str, str]:
    """Four units a side, one a space, anywhere on the board."""
    units = rng.sample(KINDS, 8)
    spaces = rng.sample(SPACE_NAMES[:20], 8)
    words = [f"{unit}@{space}" for unit, space in zip(units, spaces, strict=True)]
    return " ".join(words[:4]), " ".join(words[4:])


def first_deeds(game: HeroesGame, seat: int | None) -> list[dict[str, int | str]] | None:
    """Where the first unit of side 1 goes and whom it strikes; None where chance or a tie leaves that open."""
    bot = make("automa", "heroes", 0)
    for _ in range(60):
        deeds = [e for e in game.events if e.name in ("activate", "move", "attack")]
        turns = [n for n, e in enumerate(deeds) if e.name == "activate"]
        mine = [n for n in turns if int(str(deeds[n].args["unit"]).partition("@")[2]) >= 7]
        later = [n for n in turns if mine and n > mine[0]]
        if game.over or later:
            end = later[0] if later else len(deeds)
            return [{"what": e.name, **e.args} for e in deeds[mine[0] : end]] if mine else None
        if game.state.seat == seat:
            game.apply(bot.choose(game.view(1), game.rules), 1)
        elif game.choice.kind_name in ("order", "target"):
            return None
        else:
            game.apply("done" if "done" in game.choice else game.choice.options[-1])
    return None


def test_it_does_what_an_automatic_side_does() -> None:
    compared = 0
    for seed in range(200):
        attacker, defender = random_armies(Random(seed))
        by_rules = first_deeds(skirmish(attacker, f"{defender} ai", dice=[0] * 60), None)
        by_bot = first_deeds(skirmish(attacker, defender, dice=[0] * 60), 1)
        if by_rules is not None and by_bot is not None:
            assert by_bot == by_rules, f"seed {seed}: {attacker} / {defender}"
            compared += 1
    assert compared > 60


@pytest.mark.parametrize("seed", [1, 2])
def test_it_beats_a_bot_that_plays_at_random(seed: int) -> None:
    summary = run(
        game="heroes",
        scenario="skirmish",
        sides=("castle_vanguard", "necropolis_vanguard"),
        bots=("automa", "random"),
        games=20,
        seed=seed,
    )
    assert summary.wins["automa"] >= 14
