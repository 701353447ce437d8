"""Adventure mode: what each Combat card gives for each Combat Power that can be declared."""

import pytest

from tests.battlefield.builder import BattlefieldGame, first_round

NOTHING = {"gold": 0, "building_materials": 0, "valuables": 0}
MOST = ("castle_archangels+", "castle_champions+")
"""Units whose attack values are enough for whatever can be declared."""


def won(card: str, power: int, *answers: str, rolls: tuple[str, ...] = ()) -> BattlefieldGame:
    """A game in which seat 0 has won against a card with the power declared, having nothing before."""
    game = first_round(("castle/catherine", "dungeon/mutare")).turn_of()
    game.give(0)
    game.hold_cards(0, kept=card)
    game.army(0, *MOST)
    game.stack_deck("artifact", ["centaurs_axe", "titans_gladius", "ogres_club_of_havoc"], ["dragon_scale_shield"])
    game.stack_deck("ability", ["offense", "armorer"], ["tactics"])
    game.luck(dice=[1, 1], rolls=list(rolls))
    game.ask_again()
    game.play(f"resolve:{card}", f"declare:{power}", *answers)
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    return game


def gained(game: BattlefieldGame) -> tuple[dict[str, int], int]:
    """Resources and experience of seat 0."""
    return game.traveller(0)["resources"], game.traveller(0)["experience"]


@pytest.mark.rule("BF-ADV-55")
@pytest.mark.parametrize(
    ("card", "power", "resources", "experience"),
    [
        ("cyclops_stockpile", 6, {"building_materials": 3}, 1),
        ("cyclops_stockpile", 8, {"building_materials": 5, "valuables": 1}, 1),
        ("cyclops_stockpile", 10, {"building_materials": 8, "valuables": 2}, 2),
        ("dwarven_treasury", 8, {"gold": 5, "valuables": 1}, 1),
        ("dwarven_treasury", 11, {"gold": 10, "valuables": 3}, 2),
    ],
)
def test_stockpile_and_treasury_give_what_is_printed(
    card: str, power: int, resources: dict[str, int], experience: int
) -> None:
    assert gained(won(card, power)) == ({**NOTHING, **resources}, experience)


@pytest.mark.rule("BF-ADV-55")
@pytest.mark.parametrize(("answer", "resources"), [("choose:1", {"gold": 5}), ("choose:2", {"valuables": 1})])
def test_the_small_treasury_gives_one_of_two_things(answer: str, resources: dict[str, int]) -> None:
    assert gained(won("dwarven_treasury", 6, answer)) == ({**NOTHING, **resources}, 1)


@pytest.mark.rule("BF-ADV-55")
@pytest.mark.parametrize(("power", "dice"), [(5, 1), (7, 2), (9, 3)])
def test_the_imp_cache_gives_all_its_dice(power: int, dice: int) -> None:
    rolls = ("resource:3_gold", "resource:2_building_materials", "resource:2_valuables")[:dice]
    game = won("imp_cache", power, rolls=rolls)
    shown = {"gold": 3, "building_materials": 2 if dice > 1 else 0, "valuables": 2 if dice > 2 else 0}
    assert gained(game) == (shown, 1)


@pytest.mark.rule("BF-ADV-55")
@pytest.mark.parametrize(("power", "dice", "artifacts", "experience"), [(6, 1, 1, 1), (10, 2, 1, 1), (12, 2, 2, 2)])
def test_the_dragon_utopia_gives_dice_and_the_top_artifacts(
    power: int, dice: int, artifacts: int, experience: int
) -> None:
    game = won("dragon_utopia", power, rolls=("resource:3_gold", "resource:4_building_materials")[:dice])
    assert gained(game) == ({"gold": 3, "building_materials": 4 * (dice - 1), "valuables": 0}, experience)
    own = {"centaurs_axe", "titans_gladius", "ogres_club_of_havoc"} & set(game.traveller(0)["deck"])
    assert len(own) == artifacts
    assert not [look for look in game.events_named("look") if look["deck"] == 1], "they are not searched for"


@pytest.mark.rule("BF-ADV-55")
@pytest.mark.parametrize(("power", "dice"), [(4, 1), (5, 2), (7, 3)])
def test_the_crypt_gives_one_of_its_treasure_dice(power: int, dice: int) -> None:
    game = won("crypt", power, rolls=("treasure:experience", "treasure:resource", "treasure:artifact")[:dice])
    assert len(game.events_named("map_die")) == dice
    assert len(game.events_named("result")) == 1
    assert game.traveller(0)["experience"] == 2
    assert len(game.traveller(0)["morale_cards"]) + len(game.events_named("unit_stunned")) == 1
