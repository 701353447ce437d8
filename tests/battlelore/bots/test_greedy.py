"""The bot of *BattleLore*: it wins against chance, does what is plainly best, and knows no more than its seat."""

import pytest

from banneret.arena.sim import run
from banneret.battlelore.bots.odds import attack_worth, losses
from banneret.battlelore.bots.places import RESTLESS
from banneret.battlelore.commands.usual_seats import adventure_named, equal_sides
from banneret.battlelore.state.battleground import DECK, HAND, LORE_DECK, LORE_HAND, SPIED, Battleground
from banneret.bots import make
from banneret.games import new
from banneret.kernel.piles import added, without
from tests.battlelore.builder import BattleLoreGame, adventure, battle, medieval, melee


def answer(game: BattleLoreGame, seed: int = 1) -> str:
    """What the bot answers to the question of now."""
    bot = make("greedy", "battlelore", seed)
    return game.choice.key(bot.choose(game.view(game.choice.seat), game.rules))


@pytest.mark.parametrize("scenario", ["the_muddy_field", "free_companies", "the_giants_hoard"])
def test_greedy_beats_chance(scenario: str) -> None:
    sides = equal_sides(adventure_named(scenario))
    summary = run(game="battlelore", scenario=scenario, sides=sides, bots=("greedy", "random"), games=2, seed=1)
    assert summary.errors == 0
    assert summary.wins["greedy"] == 2


def test_the_card_that_lets_units_battle_is_played() -> None:
    near = "human_sword_red@5.6 human_sword_red@5.5 human_sword_blue@8.0 human_sword_blue@8.1"
    game = medieval(near, "goblin_sword_green@4.6", hands=(("attack_centre", "attack_left"), ("attack_centre",)))
    assert answer(game) == "play:attack_centre"


def test_a_unit_that_can_battle_is_ordered_first() -> None:
    game = medieval("human_sword_red@5.6 human_sword_blue@8.5", "goblin_sword_green@4.6")
    game.apply("play:attack_centre")
    assert answer(game) == "order:5.6"


def test_of_two_targets_the_one_near_its_end_is_attacked() -> None:
    game = medieval("human_sword_red@5.6", "goblin_sword_green@4.6*1 goblin_sword_green@4.7")
    game = game.lead("5.6").halt_if_asked().play("unit:5.6")
    assert answer(game) == "attack:4.6"


def test_archers_stay_out_of_the_reach_of_swords_and_shoot() -> None:
    game = medieval("human_bow_green@6.6 human_sword_blue@8.4", "human_sword_red@3.5")
    game.apply("play:attack_centre")
    assert answer(game) == "order:6.6"


@pytest.mark.parametrize(("turns", "goes"), [(100, False), (RESTLESS + 1, True)])
def test_friends_who_wait_together_part_in_the_end(turns: int, goes: bool) -> None:
    game = medieval("human_sword_blue@8.5 human_sword_blue@8.4 human_sword_blue@8.6", "human_sword_red@0.5")
    assert isinstance(game.state, Battleground)
    game.state.turns = turns
    game = game.lead("8.5")
    assert (answer(game) == "unit:8.5") is goes


def test_flags_are_ignored_by_a_fresh_unit() -> None:
    game = melee("human_sword_blue@5.6", "dwarf_sword_blue@4.6", dice=["flag", "lore", "lore"])
    assert game.choice.seat == 1
    assert answer(game) == "ignore:1"


@pytest.mark.parametrize(("target", "keeps"), [("human_sword_red", "red"), ("human_sword_blue", "blue")])
def test_a_lucky_hero_rolls_the_die_again_that_does_nothing_to_his_target(target: str, keeps: str) -> None:
    other = "blue" if keeps == "red" else "red"
    heroes: tuple[list[str], list[str]] = (["Maud:warrior::rabbits_foot@5.6"], [])
    game = melee("human_sword_blue@5.6", f"{target}@4.6", heroes=heroes, dice=[keeps, other, keeps])
    assert answer(game) == "use:rabbits_foot"
    game.play("use:rabbits_foot")
    assert answer(game) == f"reroll:{other}"
    hits = melee("human_sword_blue@5.6", f"{target}@4.6", heroes=heroes, dice=[keeps, "sword", "flag"])
    assert answer(hits) == "pass", "every die does something"


def test_a_council_has_the_class_of_its_hero_and_a_commander() -> None:
    game = BattleLoreGame.of(
        new(
            "battlelore",
            scenario="first_laurels",
            seats=["standard hero=Maud:wizard:wizard_lightning_ball", "pennant"],
            seed=3,
        )
    )
    levels = []
    while game.choice.seat == 0 and game.choice.keys[0].startswith("level:"):
        levels.append(answer(game))
        game.apply(levels[-1])
    assert levels.count("level:wizard") == 3
    assert levels.count("level:commander") == 2


def test_a_quest_worth_a_banner_is_completed() -> None:
    game = battle(
        "human_sword_blue@4.6 human_sword_blue@8.6",
        "human_sword_blue@0.0",
        quest="4.6",
        heroes=(("Maud:warrior:warrior_cleave@4.6",), ()),
        notes={"quest": (0, 1, 1), "cunning": True},
    )
    game.apply("play:attack_centre")
    assert answer(game) == "order:4.6"


def test_the_tent_of_the_enemy_is_taken() -> None:
    game = battle("human_sword_blue@2.6", "human_sword_blue@0.0", tents=("8.6", "2.6"), notes={"tents": 2})
    assert answer(game) == "yes"


def test_lore_that_would_eliminate_a_unit_is_played_and_aimed_at_it() -> None:
    game = battle(
        "human_sword_blue@8.6",
        "human_sword_red@4.6*1 human_sword_red@4.8",
        lore=(("fireball",), ()),
        councils=({"wizard": 3}, {}),
    )
    assert answer(game) == "lore:fireball"
    game.apply("lore:fireball")
    assert game.choice.kind_name == "target"


def test_lore_is_not_wasted() -> None:
    game = battle("human_sword_blue@8.6", "human_sword_red@0.6", lore=(("wall_of_mist",), ()), goblets=(3, 15))
    assert answer(game) == "pass"


def test_more_dice_and_fewer_figures_make_an_attack_worth_more() -> None:
    assert losses(4, 2, 2, 0)[0] < losses(4, 3, 2, 0)[0]
    assert losses(1, 3, 2, 0)[1] > losses(3, 3, 2, 0)[1]
    s = medieval("human_sword_red@5.6", "human_sword_blue@4.6 goblin_sword_green@4.7").state
    assert isinstance(s, Battleground)
    bold = medieval("human_sword_red@5.6", "dwarf_sword_blue@4.6").state
    assert isinstance(bold, Battleground)
    assert attack_worth(s, 0, 16) > attack_worth(bold, 0, 16), "who battles back is attacked less gladly"


@pytest.mark.parametrize("seed", range(3))
def test_what_is_hidden_does_not_change_its_answers(seed: int) -> None:
    """Other cards in the other side's hands, and the bot answers the same all along."""
    game = adventure("free_companies", seed)
    bots = [make("greedy", "battlelore", seed + n) for n in range(2)]
    rules = game.rules
    for _ in range(150):
        seat = game.choice.seat
        s = game.state
        assert isinstance(s, Battleground)
        other = s.copy()
        for hand, deck in ((HAND + 1 - seat, DECK), (LORE_HAND + 1 - seat, LORE_DECK)):
            if s.piles[hand] and s.piles[deck] and not s.piles[SPIED + seat]:
                mine, buried = s.piles[hand][0], s.piles[deck][-1]
                other.piles[hand] = added(without(s.piles[hand], mine), buried)
                other.piles[deck] = added(without(s.piles[deck], buried), mine)
        twin = make("greedy", "battlelore", 5).choose(rules.view(other, seat), rules)
        assert twin == make("greedy", "battlelore", 5).choose(game.view(seat), rules)
        game.apply(bots[seat].choose(game.view(seat), rules), seat)
