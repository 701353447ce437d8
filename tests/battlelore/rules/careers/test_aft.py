"""Actions after an adventure (section BLH-AFT)."""

import pytest

from banneret.battlelore.box.heroes import ARTIFACT_IDS
from banneret.games import new
from tests.battlelore.builder import BattleLoreGame, medieval
from tests.battlelore.builder.afterwards import BACK, BLUE, LAST, MAUD, WOUND, Words, finish, won

RICH = "Maud:warrior::::0:5"


def names_of(draws: Words) -> list[str]:
    """The artifacts that are drawn, in the order of the choice."""
    return sorted([key.partition(":")[2] for key in draws], key=ARTIFACT_IDS.index)


@pytest.mark.rule("BLH-AFT-01", "BLH-AFT-36", "BLH-AFT-38")
def test_the_actions_come_after_the_winner_is_known_one_step_after_the_other() -> None:
    draws = ("artifact:rabbits_foot", "artifact:lore_stone", "artifact:backpack")
    game = finish(won((RICH,), (MAUD,), losses=(0, 1), draws=draws))
    names = [event.name for event in game.events]
    told = [n for n in names if n in ("win", "scar", "treasure", "experience", "artifact")]
    assert told[:5] == ["win", "scar", "treasure", "experience", "experience"]
    assert told[5:] == ["artifact", "artifact"]
    assert game.over
    assert game.hero_of()["treasure"] == 6
    assert game.hero_of()["experience"] == 1
    assert game.hero_of()["under"] == [names_of(draws)[0]], "what came first was taken"


@pytest.mark.rule("BLH-AFT-02", "BLH-AFT-05")
def test_a_captive_comes_back_for_a_treasure_token() -> None:
    game = finish(won((MAUD,), ("Mo:warrior::::0:2",), losses=(0, 1)))
    assert len(game.events_named("ransom")) == 1
    assert game.hero_of(1)["treasure"] == 1
    assert game.hero_of(1)["wounds"] == 1, "that of the battle only"


@pytest.mark.rule("BLH-AFT-06", "BLH-EXA-37")
def test_a_captive_whose_owner_cannot_pay_comes_back_with_a_scar() -> None:
    game = finish(won((MAUD,), ("Mo:warrior",), losses=(0, 1)))
    assert len(game.events_named("scar")) == 1
    assert game.hero_of(1)["wounds"] == 2
    assert game.hero_of(1)["treasure"] == 0


@pytest.mark.rule("BLH-WND-33", "BLH-AFT-06")
@pytest.mark.parametrize(("of", "skulls"), [("warrior", 5), ("rogue", 4), ("wizard", 3)])
def test_who_has_lost_his_last_skull_has_none_to_cross_out_for_his_ransom(of: str, skulls: int) -> None:
    last = finish(won((MAUD,), (f"Mo:{of}::::0:0:{skulls - 1}",), losses=(0, 1)))
    assert not last.events_named("scar")
    assert (last.hero_of(1)["wounds"], last.hero_of(1)["crossed"], last.hero_of(1)["over"]) == (skulls, 5, True)
    before = finish(won((MAUD,), (f"Mo:{of}::::0:0:{skulls - 2}",), losses=(0, 1)))
    assert len(before.events_named("scar")) == 1, "a scar may be the last"
    assert (before.hero_of(1)["crossed"], before.hero_of(1)["over"]) == (5, True)
    rich = finish(won((MAUD,), (f"Mo:{of}::::0:1:{skulls - 1}",), losses=(0, 1)))
    assert rich.events_named("ransom"), "he is ransomed like anybody"


@pytest.mark.rule("BLH-WND-33", "BLH-AFT-27")
def test_a_doctor_in_the_actions_after_his_last_adventure_saves_a_career() -> None:
    # Three tokens of before, one for taking part; one of treasure beyond the ransom.
    game = won((), ("Mo:warrior::::3:2:4",), losses=(0, 1), draws=("artifact:doctor",))
    assert game.hero_of(1)["over"]
    game.play("done")
    game.decide("take_artifact:doctor")
    assert game.events_named("healed")
    assert (game.hero_of(1)["wounds"], game.hero_of(1)["over"]) == (4, False)


@pytest.mark.rule("BLH-WND-33", "BLH-AFT-32", "BLH-AFT-35")
@pytest.mark.parametrize("skills", ["", "warrior_cleave,warrior_blademaster,warrior_assassin"])
@pytest.mark.parametrize(("wounds", "rises"), [(3, True), (4, False)])
def test_who_has_lost_his_last_skull_neither_learns_nor_joins_the_council(
    skills: str, wounds: int, rises: bool
) -> None:
    game = won((), (f"Mo:warrior:{skills}:::7:1:{wounds}",), losses=(0, 1))
    asked: set[str] = set()
    while not game.over:
        asked |= set(game.offers())
        game.play("done" if "done" in game.offers() else game.offers()[0])
    assert ("advise" in asked or any(key.startswith("learn:") for key in asked)) is rises


@pytest.mark.rule("BLH-AFT-03")
def test_captives_of_both_sides_are_exchanged() -> None:
    game = finish(won(("Maud:warrior::::0:1",), ("Mo:warrior::::0:1",), losses=(1, 1)))
    assert game.events_named("captives")
    assert not game.events_named("ransom")
    assert [game.hero_of(side)["treasure"] for side in (0, 1)] == [1, 1]
    assert [game.hero_of(side)["wounds"] for side in (0, 1)] == [1, 1]


@pytest.mark.rule("BLH-AFT-04", "BLH-EXA-38")
def test_two_captives_are_exchanged_for_one() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.2 {BLUE}@5.4"
    heroes = (["Maud:warrior::::0:1@5.9"], ["Mo:warrior::::0:1@4.2", "Mia:warrior::::0:1@4.4"])
    game = medieval(
        army, f"{BLUE}@4.6*1 dwarf_sword_blue@4.9", heroes=heroes, dice=[*WOUND, *WOUND, *BACK, *LAST], needed=3,
        hands=(["forward_all", "scout_left"], ["scout_left"]),
    )  # fmt: skip
    game.play("play:forward_all", *[f"order:{hex}" for hex in ("5.2", "5.4", "5.6", "5.9")])
    while game.choice.kind_name != "action":
        game.play("done")
    game.play("done")
    game.attack("5.2", "4.2")
    if "no" in game.offers():
        game.play("no")
    game.attack("5.4", "4.4")
    if "no" in game.offers():
        game.play("no")
    game.attack("5.9", "4.9").play("yes")
    finish(game.attack("5.6", "4.6"))
    assert game.events_named("captives")
    assert not game.events_named("ransom")
    assert not game.events_named("scar")


@pytest.mark.rule("BLH-AFT-07", "BLH-AFT-08", "BLH-AFT-09", "BLH-XP-05")
def test_who_is_on_the_field_has_treasure_and_everybody_experience() -> None:
    game = finish(won((MAUD,), ("Mo:warrior",), losses=(0, 1)))
    assert [game.hero_of(side)["treasure"] for side in (0, 1)] == [1, 0]
    assert [game.hero_of(side)["experience"] for side in (0, 1)] == [1, 1]


@pytest.mark.rule("BLH-AFT-08", "BLH-AFT-09", "BLH-AFT-15")
def test_a_hero_who_has_withdrawn_has_experience_and_no_spoils() -> None:
    heroes: tuple[list[str], list[str]] = (["Maud:warrior@8.6"], [])
    draws = ("artifact:rabbits_foot", "artifact:lore_stone", "artifact:backpack")
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@4.6*1", heroes=heroes, dice=LAST, needed=1, draws=draws)
    game.lead("5.6", "8.6")
    game.play("unit:8.6", "withdraw", "done")
    game.attack("5.6", "4.6")
    assert set(game.offers()) == {"take_artifact:rabbits_foot", "take_artifact:lore_stone"}, (
        "for taking part and winning"
    )
    finish(game)
    assert game.hero_of()["treasure"] == 0
    assert game.hero_of()["experience"] == 1


@pytest.mark.rule("BLH-AFT-10")
def test_five_treasure_tokens_buy_any_artifact() -> None:
    game = won(("Maud:warrior::::0:4",), ())
    assert "buy:sword_of_dawn" in game.offers(), "with the one of the spoils he has five"
    game.play("buy:sword_of_dawn")
    assert game.hero_of()["treasure"] == 0
    assert game.hero_of()["under"] == ["sword_of_dawn"]
    assert "sword_of_dawn" not in game.seen()["artifacts"]
    poor = won(("Maud:warrior::::0:3",), ())
    assert not any(key.startswith("buy:") for key in poor.offers())


FIVE = "lore_stone,rabbits_foot,tower_shield"


@pytest.mark.rule("BLH-ARF-16", "BLH-ARF-17", "BLH-AFT-10")
def test_a_seventh_artifact_that_is_bought_is_one_too_many_at_once() -> None:
    game = won((f"Maud:warrior::sword_of_dawn,backpack:{FIVE},war_horn:0:9",), ("Mo:warrior::::0:5",))
    game.play("buy:beaker_box")
    six = {"sword_of_dawn", "backpack", *FIVE.split(","), "war_horn"}
    assert game.reached("leave") == {*six, "beaker_box"}
    assert "done" not in game.offers()
    game.play("leave:war_horn")
    assert {*game.hero_of()["equipped"], *game.hero_of()["under"]} == six - {"war_horn"} | {"beaker_box"}
    assert "war_horn" in game.seen()["artifacts"], "in the deck again"
    assert "buy:war_horn" in game.offers(), "with five tokens more he goes on, before anybody draws"
    game.play("done")
    assert game.choice.seat == 1
    assert "buy:war_horn" in game.offers(), "and the next one may have it"


@pytest.mark.rule("BLH-ARF-16", "BLH-AFT-10")
def test_a_sixth_artifact_or_a_card_that_is_a_token_leaves_room() -> None:
    sixth = won((f"Maud:warrior::sword_of_dawn,backpack:{FIVE}:0:4",)).play("buy:beaker_box")
    assert not sixth.reached("leave")
    token = won((f"Maud:warrior::sword_of_dawn,backpack:{FIVE},war_horn:0:4",)).play("buy:experience")
    assert not token.reached("leave")
    assert token.hero_of()["experience"] == 2


@pytest.mark.rule("BLH-AFT-11", "BLH-AFT-12")
def test_all_who_took_part_draw_the_winner_first() -> None:
    game = won((MAUD,), ("Mo:warrior",))
    assert game.choice.seat == 0
    game.play(game.offers()[0])
    assert game.choice.seat == 1
    assert game.offers()[0].startswith("take_artifact:")


@pytest.mark.rule("BLH-AFT-13", "BLH-AFT-14", "BLH-AFT-16", "BLH-AFT-21", "BLH-AFT-22", "BLH-EXA-39")
def test_a_winner_on_the_field_draws_three_cards_and_keeps_one() -> None:
    draws = ("artifact:rabbits_foot", "artifact:lore_stone", "artifact:backpack")
    game = won((MAUD,), draws=draws)
    assert set(game.offers()) == {f"take_{card}" for card in draws}
    game.play("take_artifact:lore_stone")
    assert game.hero_of()["under"] == ["lore_stone"]
    assert {"rabbits_foot", "backpack"} <= set(game.seen()["artifacts"])


@pytest.mark.rule("BLH-AFT-13", "BLH-AFT-14", "BLH-AFT-16")
def test_a_loser_on_the_field_draws_two_cards() -> None:
    game = won((), (MAUD,), draws=("artifact:rabbits_foot", "artifact:lore_stone"))
    assert set(game.offers()) == {"take_artifact:rabbits_foot", "take_artifact:lore_stone"}


@pytest.mark.rule("BLH-AFT-15", "BLH-AFT-19", "BLH-EXA-40")
def test_a_wounded_loser_draws_one_card_and_one_for_two_experience_tokens() -> None:
    draws = ("artifact:rabbits_foot", "artifact:lore_stone")
    game = won((), ("Mo:warrior::::3:1",), losses=(0, 1), draws=draws)
    assert game.hero_of(1)["experience"] == 4
    game.play("spend", "done")
    assert set(game.offers()) == {f"take_{card}" for card in draws}
    game.play("take_artifact:rabbits_foot")
    assert game.hero_of(1)["experience"] == 2
    plain = finish(won((), ("Mo:warrior::::0:1",), losses=(0, 1), draws=draws))
    assert plain.hero_of(1)["under"] == ["rabbits_foot"], "the only card"


@pytest.mark.rule("BLH-AFT-17", "BLH-AFT-18")
def test_two_artifacts_are_exchanged_for_a_draw_as_often_as_one_likes() -> None:
    hero = "Mo:warrior::sword_of_dawn,backpack:lore_stone,rabbits_foot"
    draws = tuple(f"artifact:{card}" for card in ("tower_shield", "beaker_box", "war_horn", "snaring_rope"))
    game = won((), (hero,), draws=draws)
    game.play("give:sword_of_dawn")
    assert "done" not in game.offers(), "one alone is worth nothing"
    game.play("give:backpack", "give:lore_stone")
    if "give:rabbits_foot" in game.offers():
        game.play("give:rabbits_foot")
    assert set(game.offers()) == {f"take_{card}" for card in draws}, "two, and one for each pair"
    game.play("take_artifact:war_horn")
    assert game.hero_of(1)["equipped"] == []
    assert game.hero_of(1)["under"] == ["war_horn"]


@pytest.mark.rule("BLH-AFT-21")
def test_all_exchanges_come_before_the_one_draw_and_what_was_given_may_be_drawn() -> None:
    hero = "Mo:warrior::sword_of_dawn,backpack:lore_stone:2:0"
    draws = tuple(f"artifact:{card}" for card in ("backpack", "sword_of_dawn", "war_horn", "snaring_rope"))
    game = won((), (hero,), draws=draws)
    assert not game.events_named("artifact")
    game.play("give:sword_of_dawn", "give:backpack")
    assert {"sword_of_dawn", "backpack"} <= set(game.seen()["artifacts"]), "in the deck before it is shuffled"
    assert not any(key.startswith("take_artifact:") for key in game.offers()), "nothing is drawn in between"
    game.play("spend")
    game.decide("done")
    assert game.reached("take_artifact") == {"backpack", "sword_of_dawn", "war_horn", "snaring_rope"}
    assert not {"backpack", "sword_of_dawn", "war_horn", "snaring_rope"} & set(game.seen()["artifacts"]), "each once"


@pytest.mark.rule("BLH-AFT-20")
def test_experience_is_exchanged_as_often_as_one_likes() -> None:
    draws = tuple(f"artifact:{card}" for card in ("tower_shield", "beaker_box", "war_horn", "snaring_rope"))
    game = won((), ("Mo:warrior::::3:0",), draws=draws)
    game.play("spend", "spend")
    assert set(game.offers()) == {f"take_{card}" for card in draws}
    assert game.hero_of(1)["experience"] == 0


@pytest.mark.rule("BLH-AFT-23", "BLH-AFT-24", "BLH-AFT-25", "BLH-AFT-26", "BLH-XP-04")
@pytest.mark.parametrize("card", ["treasure", "experience"])
def test_treasure_and_experience_cards_are_exchanged_for_a_token_and_go_back(card: str) -> None:
    game = won((), (MAUD,), draws=(f"artifact:{card}", "artifact:lore_stone"))
    before = game.hero_of(1)[card]
    game.play(f"take_artifact:{card}")
    assert game.hero_of(1)[card] == before + 1
    assert game.hero_of(1)["under"] == []
    assert game.seen()["artifacts"].count(card) == 3


@pytest.mark.rule("BLH-AFT-27", "BLH-AFT-28")
def test_the_doctor_heals_a_wound_for_his_price_and_goes_back() -> None:
    game = won((), ("Mo:warrior::::3:0:2",), draws=("artifact:doctor", "artifact:lore_stone"))
    game.play("done", "take_artifact:doctor")
    assert game.hero_of(1)["wounds"] == 1
    assert game.hero_of(1)["experience"] == 0
    assert game.hero_of(1)["treasure"] == 0
    assert game.seen()["artifacts"].count("doctor") == 2


@pytest.mark.rule("BLH-AFT-27", "BLH-AFT-29")
@pytest.mark.parametrize("sheet", ["Mo:warrior::::3:0:0", "Mo:warrior::::2:0:2"])
def test_the_doctor_neither_works_for_less_nor_on_the_healthy(sheet: str) -> None:
    game = won((), (sheet,), draws=("artifact:doctor", "artifact:lore_stone"))
    finish(game)
    assert game.hero_of(1)["under"] == ["lore_stone"], "the other card was the only choice"
    assert not game.events_named("healed")


@pytest.mark.rule("BLH-AFT-30")
def test_what_is_not_kept_comes_back_only_after_all_have_drawn() -> None:
    draws = ("artifact:rabbits_foot", "artifact:lore_stone", "artifact:backpack")
    game = won((MAUD,), ("Mo:warrior",), draws=draws)
    game.play("take_artifact:lore_stone")
    assert not {"rabbits_foot", "backpack"} & set(game.seen()["artifacts"])
    game.play(game.offers()[0])
    assert {"rabbits_foot", "backpack"} <= set(game.seen()["artifacts"])


@pytest.mark.rule("BLH-AFT-31")
def test_a_seventh_artifact_goes_back() -> None:
    hero = "Mo:warrior::sword_of_dawn,backpack:lore_stone,rabbits_foot,tower_shield,war_horn"
    game = won((), (hero,), draws=("artifact:beaker_box", "artifact:snaring_rope"))
    game.play("done", "take_artifact:beaker_box", "leave:war_horn")
    owned = game.hero_of(1)["equipped"] + game.hero_of(1)["under"]
    assert len(owned) == 6
    assert "war_horn" not in owned
    assert "war_horn" in game.seen()["artifacts"]


@pytest.mark.rule("BLH-AFT-32", "BLH-AFT-33", "BLH-XP-07", "BLH-XP-08", "BLH-XP-09")
def test_five_experience_tokens_are_a_skill_and_the_winner_chooses_first() -> None:
    game = won(("Maud:warrior::::4:0",), ("Mo:wizard::::4:0",))
    while not any(key.startswith("learn:") for key in game.offers()):
        game.play("done" if "done" in game.offers() else game.offers()[0])
    assert game.choice.seat == 0
    assert "learn:warrior_blademaster" in game.offers()
    assert "learn:common_iron_will" in game.offers()
    assert "learn:wizard_lightning_ball" not in game.offers()
    game.play("learn:warrior_blademaster")
    assert game.hero_of()["skills"] == ["warrior_blademaster"]
    assert game.hero_of()["experience"] == 0
    assert game.choice.seat == 1
    assert "learn:wizard_lightning_ball" in game.offers()


@pytest.mark.rule("BLH-AFT-34", "BLH-AFT-35")
@pytest.mark.parametrize(("experience", "seat"), [(1, False), (2, True), (9, True)])
def test_a_hero_with_three_skills_learns_no_more_but_may_join_the_council(experience: int, seat: bool) -> None:
    skills = "warrior_cleave,warrior_blademaster,warrior_assassin"
    game = won((f"Maud:warrior:{skills}:::{experience}:0",))
    while not game.over and "advise" not in game.offers():
        assert not any(key.startswith("learn:") for key in game.offers())
        game.play("done" if "done" in game.offers() else game.offers()[0])
    assert game.over != seat
    if seat:
        assert set(game.offers()) == {"advise", "done"}


@pytest.mark.rule("BLH-AFT-37", "BLH-AFT-39")
def test_what_the_sheet_says_is_taken_to_the_next_adventure() -> None:
    line = "standard hero=Maud:warrior:warrior_cleave:sword_of_dawn:backpack:3:2:1"
    game = BattleLoreGame.of(new("battlelore", scenario="the_goblin_toll", seats=[line, "pennant"], seed=1))
    assert game.setup.seats[0] == line
    while "deploy:7.4" not in game.offers():
        council = [key for key in game.offers() if key in ("level:warrior", "level:commander")]
        game.play(council[-1] if council else game.offers()[0])
    hero = game.play("deploy:7.4").hero_of()
    assert (hero["experience"], hero["treasure"], hero["wounds"]) == (3, 2, 1)
    assert (hero["skills"], hero["equipped"], hero["under"]) == (["warrior_cleave"], ["sword_of_dawn"], ["backpack"])
    assert "sword_of_dawn" not in game.seen()["artifacts"]
    assert game.unit_at("7.4")["leader"] == "Maud"
