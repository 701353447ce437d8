"""Each of the eight faces of the AI deck at each difficulty."""

import pytest

from banneret.heroes.state.options import DIFFICULTIES
from banneret.heroes.tables.units_and_cards import ATTACK_VALUE, DEFENSE_VALUE, UNIT_NUMBER
from tests.heroes.builder import HeroesGame, against_ai

MIGHT_A = {"easy": 0, "normal": 1, "hard": 1, "impossible": 2}
MIGHT_B = {"easy": 1, "normal": 1, "hard": 2, "impossible": 2}
POWER_A = {"easy": 0, "normal": 1, "hard": 1, "impossible": 2}
POWER_B = {"easy": 0, "normal": 1, "hard": 2, "impossible": 3}
each = pytest.mark.parametrize("difficulty", DIFFICULTIES)


def attack(unit: str) -> int:
    return ATTACK_VALUE[2 * UNIT_NUMBER[unit]]


def defense(unit: str) -> int:
    return DEFENSE_VALUE[2 * UNIT_NUMBER[unit]]


# -- Attack ------------------------------------------------------------------------------------------------------------


def attacked_with(card: str, difficulty: str) -> HeroesGame:
    return against_ai(card, difficulty=difficulty).pass_on("attack")


def check_attack(card: str, difficulty: str, bonus: int) -> None:
    game = attacked_with(card, difficulty)
    assert game.cards_in("ai_card") == [card]
    assert game.raised() == ([("necropolis_dread_knights", bonus)] if bonus else [])
    plain = attack("necropolis_dread_knights") - defense("castle_crusaders")
    assert game.hits()[0] == ("castle_crusaders", plain + bonus)
    assert game.ai_cards()["discard"] == [card]


@pytest.mark.rule("H3-AIC-02", "H3-AIC-39")
@each
def test_attack_a(difficulty: str) -> None:
    check_attack("attack_a", difficulty, MIGHT_A[difficulty])


@pytest.mark.rule("H3-AIC-02", "H3-AIC-39")
@each
def test_attack_b(difficulty: str) -> None:
    check_attack("attack_b", difficulty, MIGHT_B[difficulty])


@pytest.mark.rule("H3-AIC-05")
def test_the_bonus_is_for_one_attack() -> None:
    game = against_ai("attack_b", player="castle_archangels@b3", difficulty="impossible")
    game.pass_on("attack", 2)
    blows = [n for unit, n in game.hits() if unit == "castle_archangels"]
    assert blows[0] == blows[1] + 2


# -- Defense -----------------------------------------------------------------------------------------------------------

BIG = "neutral_trolls@b4!"
"""The most HP of the army; paralysed, so that it neither draws a card nor strikes back."""
QUICK = "neutral_sharpshooters@d5"


def check_shield(game: HeroesGame, card: str, unit: str, space: str, bonus: int) -> None:
    """The card lies on the unit until the player attacks it, and lowers the damage of that attack alone."""
    assert game.laid() == [(unit, card)]
    assert game.ai_cards()["discard"] == []
    assert game.raised(1) == ([(unit, bonus)] if bonus else [])
    before = len(game.hits())
    game.play(f"attack:{space}")
    assert game.hits()[before] == (unit, max(0, attack("castle_champions") - defense(unit) - bonus))
    assert game.cards_in("ai_lifted") == [card]
    assert game.ai_cards()["discard"] == [card]
    assert game.ai_cards()["laid"] == []


@pytest.mark.rule("H3-AIC-02", "H3-AIC-40")
@each
def test_defense_a_lies_on_the_unit_with_the_most_hp(difficulty: str) -> None:
    game = against_ai("defense_a", player="castle_champions@b3", ai=f"{QUICK} {BIG}", difficulty=difficulty)
    check_shield(game, "defense_a", "neutral_trolls", "b4", MIGHT_A[difficulty])


@pytest.mark.rule("H3-AIC-02", "H3-AIC-40")
@each
def test_defense_b_lies_on_the_unit_that_activates_next(difficulty: str) -> None:
    units = "necropolis_ghost_dragons@d5 neutral_trolls@d4 necropolis_zombies@b4!"
    game = against_ai("defense_b", player="castle_champions@b3", ai=units, difficulty=difficulty)
    assert game.laid() == [("neutral_trolls", "defense_b")], "quicker than the Zombies"
    assert game.raised(1) == ([("neutral_trolls", MIGHT_B[difficulty])] if MIGHT_B[difficulty] else [])


@pytest.mark.rule("H3-AIC-40")
def test_defense_b_finds_a_unit_slowed_under_0() -> None:
    # Skeletons have 4: two spells of the greatest power leave -2.
    cards = ["slow", "power", "power"] * 2
    game = against_ai(
        "attack_a defense_b",
        f"{' '.join(cards)} attack_a defense_b",
        player=f"castle_archangels@a1 cards={','.join(cards)} hand=6",
        ai="necropolis_skeletons@d5",
    )
    for _ in range(2):
        game.play("cast:slow", "power:power", "power:power", "step:3")
        game.play(*game.keys - {"target:a1"}, "done")
    assert game.laid() == [("necropolis_skeletons", "defense_b")]


@pytest.mark.rule("H3-AIC-40")
@each
def test_defense_b_counts_when_its_unit_is_attacked(difficulty: str) -> None:
    game = against_ai("defense_b", player="castle_champions@b3", ai=f"{QUICK} {BIG}", difficulty=difficulty)
    check_shield(game, "defense_b", "neutral_trolls", "b4", MIGHT_B[difficulty])


# -- Cast a spell ------------------------------------------------------------------------------------------------------


def check_power(card: str, difficulty: str, power: int) -> None:
    game = against_ai(card, f"{card} lightning_bolt", spells="lightning_bolt", difficulty=difficulty,
                     player="castle_champions@a1", ai="necropolis_ghost_dragons@d5")  # fmt: skip
    assert game.cards_in("cast") == ["lightning_bolt"]
    assert game.hits()[0] == ("castle_champions", 2 + min(2, power))
    assert game.ai_cards()["discard"] == [card]


@pytest.mark.rule("H3-AIC-02", "H3-AIC-20")
@each
def test_cast_a_spell_a(difficulty: str) -> None:
    check_power("cast_a_spell_a", difficulty, POWER_A[difficulty])


@pytest.mark.rule("H3-AIC-02", "H3-AIC-20")
@each
def test_cast_a_spell_b(difficulty: str) -> None:
    check_power("cast_a_spell_b", difficulty, POWER_B[difficulty])


@pytest.mark.rule("H3-AIC-02")
@pytest.mark.parametrize(
    ("card", "stopped"), [("cast_a_spell_a", ["easy", "normal", "hard"]), ("cast_a_spell_b", ["easy", "normal"])]
)
def test_resistance_stops_a_spell_of_at_most_one_power(card: str, stopped: list[str]) -> None:
    for difficulty in DIFFICULTIES:
        player = "castle_champions@a1 cards=resistance hand=1"
        game = against_ai(card, f"resistance {card} lightning_bolt", spells="lightning_bolt", difficulty=difficulty,
                         player=player, ai="necropolis_ghost_dragons@d5")  # fmt: skip
        assert ("play:resistance" in game.choice) == (difficulty in stopped)


# -- Use a skill -------------------------------------------------------------------------------------------------------


def used(card: str, difficulty: str) -> HeroesGame:
    game = against_ai(f"{card} attack_a", card, skill="luck", difficulty=difficulty)
    return game.pass_on("attack")


@pytest.mark.rule("H3-AIC-02", "H3-AIC-21")
@each
def test_use_a_skill_a(difficulty: str) -> None:
    game = used("use_a_skill_a", difficulty)
    times = 2 if difficulty in ("hard", "impossible") else 1
    assert game.cards_in("ai_skill") == ["luck"] * times
    assert game.ai_cards()["discard"] == ["use_a_skill_a"]
    assert game.ai_cards()["skill"] == ["luck"]
    assert [game.side(side)["luck"] for side in (0, 1)] == [0, times], "a reroll for each time"


@pytest.mark.rule("H3-AIC-02", "H3-AIC-21")
@each
def test_use_a_skill_b(difficulty: str) -> None:
    game = used("use_a_skill_b", difficulty)
    back = difficulty in ("normal", "hard")
    assert game.cards_in("ai_skill") == ["luck"] * (2 if difficulty == "impossible" else 1)
    assert game.cards_in("ai_shuffled") == (["use_a_skill_b"] if back else [])
    assert game.ai_cards()["discard"] == ([] if back else ["use_a_skill_b"])
    assert game.ai_cards()["deck"] == {"might": 1, "magic": 0, "skill": int(back)}


@pytest.mark.rule("H3-AIC-02", "H3-AIC-39")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_use_a_skill_b_stays_out_after_the_first_round(difficulty: str) -> None:
    game = against_ai("use_a_skill_b attack_a", "attack_a use_a_skill_b", skill="luck", difficulty=difficulty,
                     player="castle_archangels@b3")  # fmt: skip
    game.pass_on("ai_skill")
    assert game.cards_in("ai_shuffled") == []
    assert game.ai_cards()["discard"] == ["attack_a", "use_a_skill_b"]
