"""Hero creation (section BLH-CRT)."""

from typing import Any

import pytest

from banneret.battlelore.box.heroes import ARTIFACT_DECK, ARTIFACT_IDS, load_heroes
from banneret.battlelore.box.tables import MASTERS
from banneret.battlelore.career.sheets import sheet_of
from banneret.battlelore.setup.setup import prepare
from banneret.battlelore.state.game_terms import GameTerms, with_sheet
from banneret.games import new, resume, rules_of
from banneret.kernel.errors import SetupError
from banneret.kernel.rules import Setup
from banneret.table.asked import labels as labels_of
from banneret.table.presenter import presenting
from tests.battlelore.builder import BattleLoreGame, Scripted, medieval

BLUE = "human_sword_blue"
PLAIN = ("artifact:rabbits_foot", "artifact:lore_stone", "artifact:backpack")


def academy(*keys: str, seat: str = "hero=Maud", draws: tuple[str, ...] = PLAIN) -> BattleLoreGame:
    """A hero at the academy, after these answers."""
    rules = rules_of("battlelore")
    setup = rules.normalise(Setup(game="battlelore", scenario="academy", seats=(seat,)))
    game = BattleLoreGame(rules, setup, 0, Scripted(draws=draws))
    game.settle()
    return game.play(*keys)


def graduate(of: str, skill: str = "") -> dict[str, Any]:
    """The sheet of a new hero with a skill of his class, or the first that is offered."""
    game = academy(f"class:{of}")
    game.play(f"learn:{skill}" if skill else game.offers()[0], "take_artifact:backpack")
    assert game.over
    return game.hero_of()


@pytest.mark.rule("BLH-CRT-01")
def test_a_hero_is_created_before_everything_else_in_his_first_adventure() -> None:
    game = BattleLoreGame.of(new("battlelore", scenario="first_laurels", seats=["hero=Maud", "hero=Mo"], seed=3))
    assert game.hero_of()["class"] == ""
    assert game.side_of(0)["hand_size"] == 0
    while game.choice.kind_name == "card":
        game.play(game.offers()[0])
    assert [game.hero_of(side)["class"] for side in (0, 1)] == ["commander", "commander"]
    names = [event.name for event in game.events]
    assert names.count("graduate") == 2
    assert names[-1] == "graduate", "levels, cards and everything else come later"
    assert game.choice.kind_name == "amount"


@pytest.mark.rule("BLH-CRT-01")
def test_a_game_with_a_creation_in_it_can_be_resumed_anywhere() -> None:
    game = academy("class:cleric", "learn:cleric_chant")
    again = BattleLoreGame.of(resume(game.to_record()))
    assert again.digest == game.digest
    assert again.hero_of()["skills"] == ["cleric_chant"]
    game.play("take_artifact:backpack")
    assert resume(game.to_record()).digest == game.digest
    assert game.result == (0,)


def test_writing_on_a_sheet_changes_nothing_else_of_a_match() -> None:
    before = prepare("first_laurels", ("standard hero=Maud", "pennant"), False).game_terms
    sheet = sheet_of("hero=Mo:rogue:rogue_larceny")
    after = with_sheet(before, 0, sheet)
    for name in [name for name in dir(GameTerms) if not name.startswith("_")]:
        if name == "heroes":
            assert after.heroes == (sheet, *before.heroes[1:])
        else:
            assert getattr(after, name) == getattr(before, name), name


@pytest.mark.rule("BLH-CRT-02")
def test_a_hero_has_the_name_his_player_gives_him() -> None:
    assert academy(seat="hero=Élodie").hero_of()["name"] == "Élodie"
    named = academy(seat="hero=Élodie")
    assert presenting(named).asking(named, "en").prompt() == "Élodie comes to the academy: which class?"
    for name in ("", "a:b=", "x" * 25, "Maud!"):
        with pytest.raises(SetupError):
            academy(seat=f"hero={name}")


@pytest.mark.rule("BLH-CRT-03")
def test_he_has_exactly_one_of_the_five_classes() -> None:
    game = academy()
    assert game.offers() == [f"class:{of}" for of in ("commander", "wizard", "cleric", "rogue", "warrior")]
    game.play("class:rogue")
    assert game.hero_of()["class"] == "rogue"
    assert not any(key.startswith("class:") for key in game.offers()), "he is not asked again"
    with pytest.raises(SetupError, match="class"):
        sheet_of("hero=Maud:bard:")


@pytest.mark.parametrize(
    ("of", "weapon", "dice"),
    [
        pytest.param("commander", "sword", 1, marks=pytest.mark.rule("BLH-CRT-04")),
        pytest.param("warrior", "sword", 2, marks=pytest.mark.rule("BLH-CRT-05")),
        pytest.param("rogue", "sword", 1, marks=pytest.mark.rule("BLH-CRT-06")),
        pytest.param("wizard", "staff", 1, marks=pytest.mark.rule("BLH-CRT-07")),
        pytest.param("cleric", "mace", 1, marks=pytest.mark.rule("BLH-CRT-08")),
    ],
)
def test_the_favourite_weapon_of_a_class_and_its_dice(of: str, weapon: str, dice: int) -> None:
    sheet = graduate(of)
    assert (sheet["weapon"], sheet["dice"]) == (weapon, dice)
    fighting = medieval(f"{BLUE}@8.0", f"{BLUE}@4.6", heroes=([f"Maud:{of}@5.6"], []))
    assert fighting.unit_at("5.6")["targets"] == {"4.6": dice}


@pytest.mark.parametrize(
    ("of", "wounds"),
    [
        pytest.param("commander", 4, marks=pytest.mark.rule("BLH-CRT-09")),
        pytest.param("warrior", 5, marks=pytest.mark.rule("BLH-CRT-10")),
        pytest.param("rogue", 4, marks=pytest.mark.rule("BLH-CRT-11")),
        pytest.param("wizard", 3, marks=pytest.mark.rule("BLH-CRT-12")),
        pytest.param("cleric", 3, marks=pytest.mark.rule("BLH-CRT-13")),
    ],
)
def test_the_wounds_of_a_career(of: str, wounds: int) -> None:
    assert graduate(of)["capacity"] == wounds
    assert sheet_of(f"hero=Maud:{of}:::::0:{wounds - 1}").wounds == wounds - 1
    with pytest.raises(SetupError, match="career is over"):
        sheet_of(f"hero=Maud:{of}:::::0:{wounds}")


@pytest.mark.rule("BLH-CRT-14")
def test_skulls_beyond_the_capacity_of_the_class_are_crossed_out_from_the_start() -> None:
    crossed = {of: graduate(of)["crossed"] for of in MASTERS}
    assert crossed == {"commander": 1, "warrior": 0, "rogue": 1, "wizard": 2, "cleric": 2}
    hurt = medieval(f"{BLUE}@8.0", f"{BLUE}@4.6", heroes=(["Maud:rogue:::::0:2@5.6"], []))
    assert hurt.hero_of()["crossed"] == 3


@pytest.mark.rule("BLH-EXA-01")
def test_a_cleric_starts_with_two_of_five_skulls_crossed_out() -> None:
    sheet = graduate("cleric")
    assert (sheet["crossed"], sheet["capacity"], sheet["wounds"]) == (2, 3, 0)


@pytest.mark.rule("BLH-CRT-15")
def test_a_hero_without_riding_is_on_foot() -> None:
    assert graduate("warrior", "warrior_cleave")["unit"] == "warrior"


@pytest.mark.rule("BLH-CRT-16")
def test_a_hero_who_rides_has_his_mounted_figure() -> None:
    game = academy("class:warrior")
    assert game.hero_of()["unit"] == "warrior", "till he has learned it"
    game.play("learn:warrior_riding")
    assert game.hero_of()["unit"] == "warrior_mounted"
    assert game.hero_of()["movement"] == 4
    later = medieval(
        f"{BLUE}@5.6 {BLUE}@5.2", f"{BLUE}@4.6*1", heroes=(["Maud:warrior:warrior_cleave:::4:0:0@8.6"], []),
        dice=["blue", "lore", "lore"], needed=1,
    )  # fmt: skip
    later.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    while not later.over:
        riding = [key for key in later.offers() if key == "learn:warrior_riding"]
        later.play((riding or [key for key in later.offers() if key == "done"] or later.offers())[0])
    assert later.hero_of()["skills"] == ["warrior_cleave", "warrior_riding"]
    assert (later.hero_of()["unit"], later.hero_of()["movement"]) == ("warrior_mounted", 4), "at once"
    assert sheet_of(later.hero_of()["sheet"]).troop == sheet_of("hero=A:warrior:warrior_riding:").troop


@pytest.mark.rule("BLH-CRT-15", "BLH-CRT-16")
@pytest.mark.parametrize(("skill", "mode"), [("warrior_riding", "mounted"), ("warrior_cleave", "foot")])
def test_a_hero_who_is_created_for_an_adventure_comes_to_it_with_his_figure(skill: str, mode: str) -> None:
    game = BattleLoreGame.of(new("battlelore", scenario="first_laurels", seats=["hero=Maud", "pennant"], seed=1))
    game.play("class:warrior", f"learn:{skill}")
    while not game.reached("deploy"):
        warrior = [key for key in game.offers() if key == "level:warrior"]
        game.play((warrior or game.offers())[0])
    assert {game.unit_at(hex)["mode"] for hex in game.reached("deploy")} == {mode}


@pytest.mark.rule("BLH-CRT-17")
def test_his_banner_is_that_of_his_class() -> None:
    assert {of: graduate(of)["banner"] for of in MASTERS} == {of: of for of in MASTERS}


@pytest.mark.rule("BLH-CRT-18")
@pytest.mark.parametrize("of", MASTERS)
def test_one_skill_of_his_own_class_is_learned(of: str) -> None:
    game = academy(f"class:{of}")
    assert game.offers()
    assert all(key.startswith(f"learn:{of}_") for key in game.offers())
    assert "done" not in game.offers(), "he has to take one"
    game.play(game.offers()[0])
    assert len(game.hero_of()["skills"]) == 1
    assert not any(key.startswith("learn:") for key in game.offers()), "and one only"


@pytest.mark.rule("BLH-CRT-19", "BLH-CRT-20")
def test_a_skill_that_needs_another_cannot_be_the_first() -> None:
    needy = {skill.id: skill.needs for skill in load_heroes().skills if skill.needs and skill.of != "common"}
    assert needy == {
        "wizard_storm_caller": "wizard_lightning_ball",
        "cleric_sacred_ground": "cleric_chant",
        "cleric_miracle": "cleric_herbal_remedy",
    }
    offered = [key for of in ("wizard", "cleric") for key in academy(f"class:{of}").offers()]
    assert len(offered) == 9
    assert not [key for key in offered if key.removeprefix("learn:") in needy]
    with pytest.raises(SetupError, match="cleric_miracle needs cleric_herbal_remedy"):
        sheet_of("hero=Maud:cleric:cleric_miracle:")
    assert sheet_of("hero=Maud:cleric:cleric_herbal_remedy,cleric_miracle:").skills


@pytest.mark.rule("BLH-CRT-21")
def test_the_skill_lies_beside_the_sheet_for_all_to_see() -> None:
    game = academy("class:rogue", "learn:rogue_larceny")
    assert game.hero_of()["skills"] == ["rogue_larceny"]


@pytest.mark.parametrize(
    ("of", "skill", "label"),
    [
        pytest.param("commander", "riding", "Cavalier", marks=pytest.mark.rule("BLH-CRT-22")),
        pytest.param("warrior", "cleave", "Pourfendre", marks=pytest.mark.rule("BLH-CRT-23")),
        pytest.param("rogue", "larceny", "Larcin", marks=pytest.mark.rule("BLH-CRT-24")),
        pytest.param("wizard", "lightning_ball", "Boule de Foudre", marks=pytest.mark.rule("BLH-CRT-25")),
        pytest.param("cleric", "herbal_remedy", "Remède à Base de Plantes", marks=pytest.mark.rule("BLH-CRT-26")),
    ],
)
def test_the_recommended_first_skill_comes_first_and_says_so(of: str, skill: str, label: str) -> None:
    game = academy(f"class:{of}")
    assert game.offers()[0] == f"learn:{of}_{skill}"
    labels = labels_of(game, game.choice.options, "fr")
    assert [text for text in labels if "conseillé" in text] == [f"Apprendre {label} (conseillé pour débuter)"]
    assert "conseillé" in labels[0]


@pytest.mark.rule("BLH-CRT-27")
def test_three_artifacts_are_drawn_from_the_deck_to_choose_one_of() -> None:
    game = academy("class:warrior", "learn:warrior_cleave")
    drawn = ["backpack", "rabbits_foot", "lore_stone"]
    assert sorted(game.seen()["drawn"]) == sorted(drawn)
    assert sorted(game.offers()) == sorted(f"take_artifact:{card}" for card in drawn)
    assert len(game.seen()["artifacts"]) == len(ARTIFACT_DECK) - 3
    game.play("take_artifact:lore_stone")
    assert game.hero_of()["equipped"] == ["lore_stone"]


@pytest.mark.rule("BLH-CRT-27", "BLH-CRT-29")
def test_of_two_new_heroes_the_second_draws_what_the_first_has_left() -> None:
    game = BattleLoreGame.of(new("battlelore", scenario="first_laurels", seats=["hero=Maud", "hero=Mo"], seed=3))
    game.play("class:warrior", "learn:warrior_cleave")
    drawn = set(game.seen()["drawn"])
    kept = sorted(game.reached("take_artifact"))[0]
    game.play(f"take_artifact:{kept}", "class:warrior", "learn:warrior_cleave")
    deck = [*game.seen()["artifacts"], *game.seen()["drawn"]]
    assert len(game.seen()["drawn"]) == 3
    assert sorted([*deck, kept]) == sorted(ARTIFACT_IDS[n] for n in ARTIFACT_DECK), "the two others are in it again"
    assert drawn - {kept} <= set(deck)
    assert game.hero_of(0)["equipped"] == [kept]


@pytest.mark.rule("BLH-CRT-28")
def test_who_cannot_use_any_of_the_three_has_to_draw_others() -> None:
    draws = (
        "artifact:mount_war", "artifact:mace_of_the_penitent", "artifact:staff_of_embers", "artifact:rabbits_foot",
    )  # fmt: skip
    game = academy("class:warrior", "learn:warrior_cleave", draws=draws)
    assert all(key.startswith("redraw:") for key in game.offers())
    game.play("redraw:staff_of_embers")
    assert game.offers()[0] == "take_artifact:rabbits_foot"


@pytest.mark.rule("BLH-CRT-28")
def test_what_he_cannot_use_may_be_put_aside_for_another_again_and_again() -> None:
    draws = (
        "artifact:mount_war", "artifact:lore_stone", "artifact:mace_of_the_penitent",
        "artifact:staff_of_embers", "artifact:rabbits_foot",
    )  # fmt: skip
    game = academy("class:warrior", "learn:warrior_cleave", draws=draws)
    assert game.offers() == ["take_artifact:lore_stone", "redraw:mount_war", "redraw:mace_of_the_penitent"]
    game.play("redraw:mount_war")
    assert "redraw:staff_of_embers" in game.offers(), "that is no better"
    game.play("redraw:staff_of_embers")
    assert game.offers() == ["take_artifact:rabbits_foot", "take_artifact:lore_stone", "redraw:mace_of_the_penitent"]
    assert "mount_war" not in game.seen()["artifacts"], "it is aside till he has chosen"
    game.play("take_artifact:lore_stone")
    assert sorted(game.seen()["artifacts"] + ["lore_stone"]) == sorted(ARTIFACT_IDS[n] for n in ARTIFACT_DECK)
    rider = academy("class:warrior", "learn:warrior_riding", draws=draws)
    assert "take_artifact:mount_war" in rider.offers(), "a rider can use it"


@pytest.mark.rule("BLH-CRT-29")
def test_the_artifacts_not_kept_go_back_to_the_deck() -> None:
    game = academy("class:warrior", "learn:warrior_cleave", "take_artifact:lore_stone")
    deck = game.seen()["artifacts"]
    assert "lore_stone" not in deck
    assert {"backpack", "rabbits_foot"} <= set(deck)
    assert len(deck) == len(ARTIFACT_DECK) - 1


@pytest.mark.rule("BLH-CRT-30")
def test_the_artifact_is_equipped_for_the_first_adventure() -> None:
    sheet = graduate("warrior")
    assert (sheet["equipped"], sheet["under"]) == (["backpack"], [])
    game = BattleLoreGame.of(new("battlelore", scenario="first_laurels", seats=[sheet["sheet"], "pennant"], seed=1))
    assert game.setup.seats[0].endswith(":backpack")


@pytest.mark.rule("BLH-CRT-31")
def test_a_new_hero_has_one_skill_one_artifact_and_no_tokens() -> None:
    for card in ("treasure", "experience"):
        draws = (f"artifact:{card}", *PLAIN[:2])
        game = academy("class:cleric", "learn:cleric_chant", f"take_artifact:{card}", draws=draws)
        sheet = game.hero_of()
        assert (len(sheet["skills"]), sheet["equipped"]) == (1, [card])
        assert (sheet["treasure"], sheet["experience"], sheet["wounds"]) == (0, 0, 0)


@pytest.mark.rule("BLH-CRT-32")
def test_the_sheet_says_everything_about_a_hero() -> None:
    sheet = graduate("commander", "commander_riding")
    told = {
        "name": "Maud", "class": "commander", "movement": 4, "weapon": "sword", "dice": 1,
        "skills": ["commander_riding"], "equipped": ["backpack"], "under": [], "treasure": 0, "experience": 0,
        "wounds": 0,
    }  # fmt: skip
    assert {key: sheet[key] for key in told} == told
    written = "hero=Maud:warrior:warrior_cleave:sword_of_dawn:rabbits_foot:3:2:1"
    assert new("battlelore", scenario="first_laurels", seats=[written, ""], seed=1).setup.seats[0].split()[1] == written


@pytest.mark.rule("BLH-CRT-33")
def test_he_and_the_troops_he_leads_may_ignore_a_flag() -> None:
    assert graduate("wizard")["bold"] == 1
    game = medieval(f"{BLUE}@5.2", f"{BLUE}@1.6", heroes=(["Maud:wizard@5.6", "Mo:wizard@5.2"], []))
    assert game.unit_at("5.6")["bold"] == 1
    assert game.unit_at("5.2")["bold"] == 1
    alone = medieval(f"{BLUE}@5.2", f"{BLUE}@1.6")
    assert alone.unit_at("5.2")["bold"] == 0


@pytest.mark.rule("BLH-CRT-34")
def test_a_hero_comes_to_the_next_adventure_with_what_the_last_one_left_him() -> None:
    game = medieval(
        f"{BLUE}@5.6 {BLUE}@5.2", f"{BLUE}@4.6*1", needed=1, dice=["blue", "lore", "lore"],
        heroes=(["Maud:warrior:warrior_cleave:sword_of_dawn:lore_stone:2:1:1@8.6"], []),
        draws=("artifact:rabbits_foot", "artifact:backpack", "artifact:war_horn"),
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    while not game.over:
        game.play("done" if "done" in game.offers() else "take_artifact:rabbits_foot")
    before = game.hero_of()
    assert (before["experience"], before["treasure"], before["wounds"]) == (3, 2, 1)
    again = BattleLoreGame.of(new("battlelore", scenario="first_laurels", seats=[before["sheet"], "pennant"], seed=1))
    after = again.hero_of()
    for what in ("name", "class", "skills", "experience", "treasure", "wounds", "crossed"):
        assert after[what] == before[what], what
    word = again.setup.seats[0]
    assert all(card in word for card in ("sword_of_dawn", "lore_stone", "rabbits_foot"))


@pytest.mark.rule("BLH-CRT-01")
def test_the_academy_takes_one_new_hero_and_nobody_else() -> None:
    for seat in ("", "standard", "hero=Maud:warrior:", "hero=Maud hero=Mo", "hero=Maud adviser=Isolde:cleric"):
        with pytest.raises(SetupError):
            academy(seat=seat)
    with pytest.raises(SetupError, match="one seat"):
        new("battlelore", scenario="academy", seats=["hero=Maud", "hero=Mo"], seed=1)
    for options in ({"lore": "yes"}, {"fragile_alliances": "yes"}, {"lore": "no"}):
        with pytest.raises(SetupError, match="no options"):
            new("battlelore", scenario="academy", seats=["hero=Maud"], seed=1, options=options)
    assert [event["skill"] for event in academy("class:rogue", "learn:rogue_leech").events_named("learned")] == [
        "rogue_leech"
    ]
