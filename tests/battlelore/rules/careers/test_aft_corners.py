"""Actions after an adventure where several of them meet (section BLH-AFT)."""

import pytest

from banneret.battlelore.career.career import Career, CareerSheet, Playing
from banneret.battlelore.career.progress import moved_on, playing
from banneret.table.asked import labels as labels_of
from tests.battlelore.builder import BattleLoreGame, medieval
from tests.battlelore.builder.afterwards import BLUE, LAST, MAUD, WOUND, finish, lost, won

TWO = "warrior_cleave,warrior_blademaster"


def until(game: BattleLoreGame, word: str) -> BattleLoreGame:
    """Spend nothing till an answer with this word is offered, or the game is over."""
    while not game.over and not any(key.startswith(word) for key in game.offers()):
        game.play("done" if "done" in game.offers() else game.offers()[0])
    return game


@pytest.mark.rule("BLH-AFT-05")
def test_a_ransom_goes_to_the_hero_of_the_captor_if_he_has_one() -> None:
    game = finish(won((MAUD,), ("Mo:warrior::::0:2",), losses=(0, 1)))
    assert game.hero_of()["treasure"] == 2, "the ransom and his spoils"
    alone = finish(won((), ("Mo:warrior::::0:2",), losses=(0, 1)))
    assert alone.hero_of(1)["treasure"] == 1, "the supply has it"


@pytest.mark.rule("BLH-AFT-05", "BLH-AFT-06")
def test_each_of_two_captives_is_ransomed_for_himself() -> None:
    heroes = (["Maud:warrior@8.9"], ["Mo:warrior::::0:2@4.2", "Mia:warrior@4.4"])
    game = medieval(
        f"{BLUE}@5.6 {BLUE}@5.2 {BLUE}@5.4", f"{BLUE}@4.6*1", heroes=heroes, dice=[*WOUND, *WOUND, *LAST], needed=3,
        hands=(["forward_all"], ["scout_left"]),
    )  # fmt: skip
    game.lead("5.2", "5.4", "5.6").halt_if_asked()
    game.attack("5.2", "4.2").decide("no").attack("5.4", "4.4").decide("no")
    finish(game.attack("5.6", "4.6"))
    told = {hero["name"]: (hero["treasure"], hero["wounds"]) for hero in game.side_of(1)["heroes"]}
    assert told == {"Mo": (1, 1), "Mia": (0, 2)}, "he has paid for himself only, and she has a scar more"
    assert game.hero_of()["treasure"] == 2, "his spoils and one ransom"


@pytest.mark.rule("BLH-AFT-10", "BLH-AFT-12", "BLH-AFT-33")
def test_the_winner_comes_first_in_every_step_whichever_side_he_is_of() -> None:
    game = lost("Maud:warrior::::4:4", "Mo:warrior::::4:4")
    for word in ("buy:", "take_artifact:", "learn:"):
        assert until(game, word).choice.seat == 1, word
        game.play("done" if "done" in game.offers() else game.offers()[0])
        assert until(game, word).choice.seat == 0, word
        game.play("done" if "done" in game.offers() else game.offers()[0])
    assert game.over


@pytest.mark.rule("BLH-AFT-15", "BLH-AFT-16")
def test_a_wounded_winner_draws_for_taking_part_and_for_the_victory() -> None:
    draws = ("artifact:rabbits_foot", "artifact:lore_stone", "artifact:backpack")
    game = won((MAUD,), ("Mo:warrior",), losses=(1, 1), draws=draws)
    assert game.reached("take_artifact") == {"rabbits_foot", "lore_stone"}


@pytest.mark.rule("BLH-AFT-22", "BLH-AFT-27")
def test_nobody_has_to_pay_a_doctor_who_is_the_only_card_he_could_keep() -> None:
    sheet = "Mo:warrior::::3:2:1"
    game = won((), (sheet,), losses=(0, 1), draws=("artifact:doctor",)).play("done")
    assert set(game.offers()) == {"take_artifact:doctor", "done"}
    assert "Keep none of them" in labels_of(game, game.choice.options, "en")
    game.play("done")
    hero = game.hero_of(1)
    assert (hero["wounds"], hero["experience"], hero["treasure"]) == (2, 4, 1)
    assert game.over
    assert game.seen()["artifacts"].count("doctor") == 2, "he goes back with the cards nobody kept"
    other = won((), ("Mo:warrior::::3:0:2",), draws=("artifact:doctor", "artifact:lore_stone")).play("done")
    assert set(other.offers()) == {"take_artifact:doctor", "take_artifact:lore_stone"}, "there is another to keep"


@pytest.mark.rule("BLH-AFT-29")
@pytest.mark.parametrize(("wounds", "healed"), [(0, False), (1, True)])
def test_skulls_that_were_crossed_out_from_the_start_are_no_wounds_to_heal(wounds: int, healed: bool) -> None:
    sheet = f"Mo:wizard::::3:0:{wounds}"
    game = won((), (sheet,), draws=("artifact:doctor", "artifact:lore_stone")).play("done")
    assert game.over is not healed, "without a wound the other card is the only one to keep"
    game.decide("take_artifact:doctor")
    assert (game.hero_of(1)["crossed"], game.hero_of(1)["wounds"]) == (2, 0)


@pytest.mark.rule("BLH-AFT-35", "BLH-LEG-01", "BLH-XP-10")
@pytest.mark.parametrize(("experience", "seat"), [(6, False), (7, True)])
def test_who_learns_his_third_skill_may_join_the_council_with_three_tokens_left(experience: int, seat: bool) -> None:
    game = until(won((f"Maud:warrior:{TWO}:::{experience}:0",)), "learn:").play("learn:warrior_assassin")
    assert game.hero_of()["experience"] == experience + 1 - 5
    assert game.over != seat
    if not seat:
        return
    assert set(game.offers()) == {"advise", "done"}, "and no second skill"
    game.play("advise")
    assert (game.hero_of()["councillor"], game.hero_of()["skills"], game.hero_of()["experience"]) == (True, [], 0)
    sheet = CareerSheet(of="warrior", skills=tuple(TWO.split(",")), experience=experience)
    career = Career(name="Maud", status="active", began="2026-01-01", sheet=sheet, of="warrior")
    assert moved_on(playing(career, Playing(game="a")), game, "2026-11-16").status == "councillor"


@pytest.mark.rule("BLH-AFT-35", "BLH-XP-10")
def test_who_learns_his_second_skill_learns_no_third_in_the_same_step() -> None:
    game = until(won(("Maud:warrior:warrior_cleave:::14:0",)), "learn:").play("learn:warrior_assassin")
    assert game.over
    assert (game.hero_of()["experience"], len(game.hero_of()["skills"])) == (10, 2)


# -- cards that work after the adventure -------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-20", "BLH-ARF-21", "BLH-AFT-13")
@pytest.mark.parametrize(
    ("sheet", "losses", "bought", "drawn"),
    [
        ("Mo:warrior::map_of_hidden_doors", (0, 0), [], 3),
        ("Mo:warrior::map_of_hidden_doors", (0, 1), [], 1),
        ("Mo:warrior::::0:4", (0, 0), ["buy:map_of_hidden_doors"], 2),
    ],
)
def test_the_map_of_hidden_doors_is_of_no_use_to_whom_it_was_taken_from_or_who_has_just_bought_it(
    sheet: str, losses: tuple[int, int], bought: list[str], drawn: int
) -> None:
    draws = tuple(f"artifact:{card}" for card in ("lore_stone", "war_horn", "rabbits_foot"))[:drawn]
    game = won((), (sheet,), losses=losses, draws=draws).play(*bought).decide("done")
    if drawn > 1:
        assert game.reached("take_artifact") == {draw.partition(":")[2] for draw in draws}
    else:
        assert game.hero_of(1)["under"] == ["lore_stone"], "the only card drawn"


@pytest.mark.rule("BLH-ARF-33", "BLH-AFT-04", "BLH-AFT-05", "BLH-AFT-06")
def test_all_reward_cards_are_exchanged_and_none_pays_a_ransom() -> None:
    game = won((), ("Mo:warrior:::treasure,treasure,experience,experience",), losses=(0, 1))
    told = game.hero_of(1)
    assert told["wounds"] == 2, "his wound, and a scar for want of a token"
    assert (told["treasure"], told["experience"]) == (2, 3), "one more for having been there"
    assert not {"treasure", "experience"} & set(told["under"])
    artifacts = game.seen()["artifacts"]
    assert (artifacts.count("treasure"), artifacts.count("experience")) == (3, 3)


@pytest.mark.rule("BLH-ARF-33", "BLH-AFT-27")
@pytest.mark.parametrize(("cards", "offered"), [("treasure,experience,doctor", True), ("experience,doctor", False)])
def test_a_doctor_is_paid_with_the_tokens_of_other_reward_cards(cards: str, offered: bool) -> None:
    game = won((), (f"Mo:warrior:::{cards}:2:1:2",), losses=(0, 1), draws=("artifact:lore_stone",))
    # The ransom has taken his token.
    assert ("use:doctor" in game.offers()) is offered
    if offered:
        game.play("use:doctor")
        assert game.hero_of(1) | {"wounds": 2, "treasure": 0, "experience": 0} == game.hero_of(1)
