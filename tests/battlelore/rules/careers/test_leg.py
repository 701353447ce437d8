"""Legacy, War Council and heir (section BLH-LEG)."""

import pytest

from banneret.battlelore.box.heroes import ARTIFACT_DECK, ARTIFACT_IDS
from banneret.battlelore.career.career import Career, CareerSheet, Playing, parse_career
from banneret.battlelore.career.progress import enrolled, gift_to, moved_on, playing, role_of, seat_word
from banneret.games import new, rules_of
from banneret.kernel.errors import RecordError, SetupError
from banneret.kernel.rules import Setup
from tests.battlelore.builder import BattleLoreGame, Scripted, battle, medieval

BLUE = "human_sword_blue"
THREE = "warrior_cleave,warrior_blademaster,warrior_assassin"
PLAIN = ("artifact:rabbits_foot", "artifact:lore_stone", "artifact:war_horn")
TODAY = "2026-11-16"


def after_victory(sheet: str, *, council: bool = True) -> BattleLoreGame:
    """The standard side has won with a hero; he joins the War Council if he may and should."""
    game = medieval(
        f"{BLUE}@5.6 {BLUE}@5.2", f"{BLUE}@4.6*1", heroes=([f"{sheet}@8.6"], []), dice=["blue", "lore", "lore"],
        needed=1, draws=PLAIN,
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    while not game.over:
        keys = game.offers()
        if "advise" in keys and council:
            game.play("advise")
        else:
            game.play("done" if "done" in keys else "take_artifact:rabbits_foot")
    return game


def councils(standard: str, pennant: str = "pennant", levels: tuple[str, ...] = ()) -> BattleLoreGame:
    """An adventure with War Councils after both have given out their levels, one more to the Commander if need be."""
    game = BattleLoreGame.of(new("battlelore", scenario="the_goblin_toll", seats=[standard, pennant], seed=1))
    wanted = [f"level:{master}" for master in levels]
    while not game.over and game.choice.kind_name == "amount" and not game.events_named("council"):
        key = next((key for key in wanted if key in game.offers()), game.offers()[0])
        if key in wanted:
            wanted.remove(key)
        game.play(key)
    return game


def councillor(defeats: int = 0, owned: tuple[str, ...] = ("sword_of_dawn", "lore_stone", "mount_war")) -> Career:
    """A hero who has joined the War Council."""
    sheet = CareerSheet(of="cleric", owned=owned, wounds=1)
    return Career(
        name="Isolde", status="councillor", began="2026-01-02", sheet=sheet, of="cleric", since="2026-03-04",
        defeats=defeats,
    )  # fmt: skip


def ended(won: bool) -> BattleLoreGame:
    """A finished adventure of both sides in which the standard side has won, or not."""
    figures = ("", "*1") if won else ("*1", "")
    game = medieval(
        f"{BLUE}@5.6{figures[0]}", f"{BLUE}@4.6{figures[1]}", dice=["blue", "lore", "lore"], needed=1, turn=int(not won)
    )
    own, other = ("5.6", "4.6") if won else ("4.6", "5.6")
    game.lead(own).halt_if_asked().attack(own, other)
    assert game.over
    return game


def advised(career: Career, won: bool, key: str) -> Career:
    """A councillor after one more adventure."""
    return moved_on(playing(career, Playing(game=key, seat=0)), ended(won), TODAY)


def graduated(seat: str, *keys: str) -> BattleLoreGame:
    """A new hero at the academy."""
    rules = rules_of("battlelore")
    setup = rules.normalise(Setup(game="battlelore", scenario="academy", seats=(seat,)))
    game = BattleLoreGame(rules, setup, 0, Scripted(draws=PLAIN))
    game.settle()
    return game.play(*keys)


@pytest.mark.rule("BLH-LEG-01")
def test_three_skills_and_three_experience_tokens_open_the_war_council() -> None:
    assert after_victory(f"Maud:warrior:{THREE}:::2").hero_of()["councillor"], "the third token came with this one"
    assert not after_victory(f"Maud:warrior:{THREE}:::1").hero_of()["councillor"], "two tokens are not enough"
    two = THREE.rpartition(",")[0]
    assert not after_victory(f"Maud:warrior:{two}:::3").hero_of()["councillor"], "two skills are not enough"
    assert not after_victory(f"Maud:warrior:{THREE}:::9", council=False).hero_of()["councillor"], "he need not"


@pytest.mark.rule("BLH-LEG-02", "BLH-EXA-43")
def test_the_adviser_token_of_his_class_takes_all_his_experience() -> None:
    game = after_victory(f"Maud:warrior:{THREE}:sword_of_dawn:tower_shield:3:2")
    sheet = game.hero_of()
    assert (sheet["experience"], sheet["treasure"], sheet["skills"]) == (0, 0, [])
    assert (sheet["equipped"], sheet["under"]) == ([], [])
    career = Career(name="Maud", status="active", began=TODAY, sheet=CareerSheet(of="warrior"), of="warrior")
    after = moved_on(playing(career, Playing(game="a")), game, TODAY)
    assert seat_word(after) == "adviser=Maud:warrior"
    assert after.sheet is not None
    assert after.sheet.experience == 0


@pytest.mark.rule("BLH-LEG-03")
def test_the_exchange_is_made_in_the_levelling_step() -> None:
    game = after_victory(f"Maud:warrior:{THREE}:::3")
    names = [event.name for event in game.events]
    assert names.index("experience") < names.index("artifact") < names.index("councillor")
    before = BattleLoreGame.of(
        new("battlelore", scenario="first_laurels", seats=[f"hero=Maud:warrior:{THREE}:::9", ""], seed=1)
    )
    assert "advise" not in before.offers(), "at no other time"


@pytest.mark.rule("BLH-LEG-04")
def test_his_cards_go_back_to_their_decks_and_stay_on_his_list() -> None:
    game = after_victory(f"Maud:warrior:{THREE}:sword_of_dawn:tower_shield:3:2")
    deck = game.seen()["artifacts"]
    assert {"sword_of_dawn", "tower_shield", "rabbits_foot"} <= set(deck)
    assert sorted(game.hero_of()["listed"]) == ["rabbits_foot", "sword_of_dawn", "tower_shield"]
    kept = after_victory(f"Maud:warrior:{THREE}:sword_of_dawn:tower_shield:3:2", council=False)
    assert "sword_of_dawn" not in kept.seen()["artifacts"]
    assert kept.hero_of()["listed"] == []


@pytest.mark.rule("BLH-LEG-05", "BLH-LEG-06")
def test_who_sits_on_the_war_council_gains_neither_experience_nor_treasure() -> None:
    career = advised(councillor(), won=True, key="a")
    assert career.sheet == councillor().sheet
    assert [(past.won, past.experience, past.treasure) for past in career.history] == [(True, 0, 0)]
    game = councils("standard adviser=Isolde:cleric")
    assert game.side_of(0)["heroes"] == [], "he is no hero of this adventure, so nothing can be given to him"


@pytest.mark.rule("BLH-LEG-07")
def test_his_tokens_go_back_to_the_supply() -> None:
    rich = after_victory(f"Maud:warrior:{THREE}:::4:7").hero_of()
    assert (rich["experience"], rich["treasure"]) == (0, 0)
    text = councillor().text().replace('"treasure": 0', '"treasure": 1')
    with pytest.raises(SetupError, match="BLH-LEG-04"):
        parse_career(text)


@pytest.mark.rule("BLH-LEG-08")
def test_the_day_he_joins_the_war_council_is_written_down() -> None:
    career = Career(name="Maud", status="active", began="2026-01-01", sheet=CareerSheet(of="warrior"), of="warrior")
    after = moved_on(playing(career, Playing(game="a")), after_victory(f"Maud:warrior:{THREE}:::3"), TODAY)
    assert (after.status, after.since, after.began) == ("councillor", TODAY, "2026-01-01")
    assert parse_career(after.text()) == after
    with pytest.raises(SetupError, match="BLH-LEG-08"):
        parse_career(after.text().replace(f'"since": "{TODAY}"', '"since": null'))


@pytest.mark.rule("BLH-LEG-09")
def test_a_councillor_does_not_come_to_the_field_any_more() -> None:
    assert role_of(councillor()) == "adviser"
    word = seat_word(councillor())
    game = councils(f"standard {word}")
    while not game.over and game.choice.kind_name != "play":
        game.play(game.offers()[0])
    assert not game.events_named("hero")
    assert not any(unit["unit"].startswith("cleric") for unit in game.seen()["units"])


@pytest.mark.rule("BLH-LEG-10")
def test_the_adviser_sits_on_the_guest_space_from_the_start() -> None:
    game = councils("standard adviser=Isolde:cleric")
    assert game.side_of(0)["adviser"] == {"name": "Isolde", "class": "cleric"}
    assert game.side_of(1)["adviser"] is None
    assert game.events_named("adviser") == [{"side": 0, "master": "cleric"}]
    with pytest.raises(SetupError, match="BLH-LEG-10"):
        new("battlelore", scenario="the_muddy_field", seats=["adviser=Isolde:cleric", ""], seed=1)


@pytest.mark.rule("BLH-LEG-11")
def test_the_adviser_costs_no_level() -> None:
    plain, advised = councils("standard"), councils("standard adviser=Isolde:cleric")
    given = sum(plain.side_of(0)["council"].values())
    assert sum(advised.side_of(0)["council"].values()) == given + 1
    assert sum(advised.side_of(1)["council"].values()) == sum(plain.side_of(1)["council"].values())


@pytest.mark.rule("BLH-LEG-12", "BLH-EXA-12")
def test_he_raises_the_lore_master_of_his_class_by_one_level() -> None:
    game = councils("standard adviser=Isolde:cleric", levels=("cleric", "cleric", "commander"))
    assert game.side_of(0)["council"]["cleric"] == 3
    third = councils("standard adviser=Isolde:cleric", levels=("cleric", "cleric", "cleric", "commander"))
    assert third.side_of(0)["council"]["cleric"] == 4
    usual = councils("standard", levels=("cleric", "cleric", "cleric", "commander"))
    assert third.side_of(0)["goblet"] == usual.side_of(0)["goblet"], "with tokens as at level 3"
    for game in (third, usual):
        while game.choice.kind_name != "play":
            game.play(game.offers()[0])
    assert third.side_of(0)["lore_hand_size"] == usual.side_of(0)["lore_hand_size"], "and cards as at level 3"


@pytest.mark.rule("BLH-LEG-12")
@pytest.mark.parametrize(("level", "stolen"), [(3, 4), (4, 5)])
def test_a_lore_master_raised_to_level_four_plays_cards_at_that_level(level: int, stolen: int) -> None:
    game = battle(
        f"{BLUE}@5.6", f"{BLUE}@0.0", councils=({"rogue": level}, {}), lore=(["pick_pocket"], []), goblets=(9, 9)
    )
    game.play("lore:pick_pocket")
    assert game.side_of(1)["goblet"] == 9 - stolen


@pytest.mark.rule("BLH-LEG-12")
@pytest.mark.parametrize(("held", "drops"), [(3, False), (4, True)])
def test_the_limit_of_lore_cards_is_at_level_four_that_of_level_three(held: int, drops: bool) -> None:
    cards = ["strength", "run", "portal", "fireball"][:held]
    game = battle(f"{BLUE}@5.6", f"{BLUE}@0.0", lore=(cards, []), councils=({"wizard": 4}, {}))
    while "supply:card_and_token" not in game.offers():
        game.play(next(key for key in ("done", "pass", game.offers()[0]) if key in game.offers()))
    game.play("supply:card_and_token")
    assert (game.choice.seat == 0 and game.offers()[0].startswith("drop:")) is drops


@pytest.mark.rule("BLH-LEG-12")
def test_a_commander_of_level_four_has_the_hand_of_one_of_level_three() -> None:
    levels = ("commander", "commander", "commander", "wizard")
    sizes: list[tuple[int, int]] = []
    for line in ("standard", "standard adviser=Isolde:commander"):
        game = councils(line, levels=levels)
        while game.choice.kind_name != "play":
            game.play(game.offers()[0])
        sizes.append((game.side_of(0)["council"]["commander"], game.side_of(0)["hand_size"]))
    assert sizes == [(3, 6), (4, 6)]


@pytest.mark.rule("BLH-LEG-13", "BLH-EXA-13")
def test_alone_he_counts_as_a_lore_master_of_level_one() -> None:
    levels = ("commander", "wizard", "commander", "wizard", "commander", "wizard")
    game = councils("standard adviser=Isolde:rogue hero=Mo:rogue:rogue_larceny:", levels=levels)
    assert game.side_of(0)["council"]["rogue"] == 1
    while not any(key.startswith(("deploy:", "play:")) for key in game.offers()):
        game.play(game.offers()[0])
    assert game.offers()[0].startswith("deploy:"), "so a Rogue may be deployed"
    without = councils("standard hero=Mo:rogue:rogue_larceny:", levels=levels)
    assert "rogue" not in without.side_of(0)["council"]
    while not any(key.startswith(("deploy:", "play:")) for key in without.offers()):
        without.play(without.offers()[0])
    assert without.offers()[0].startswith("play:")


@pytest.mark.rule("BLH-LEG-14")
def test_a_war_council_has_one_adviser_only() -> None:
    for seats in (
        ["adviser=Isolde:cleric adviser=Mo:rogue", ""],
        ["standard adviser=Isolde:cleric", "standard adviser=Mo:rogue", "pennant", "pennant"],
    ):
        with pytest.raises(SetupError, match="BLH-LEG-14"):
            new("battlelore", scenario="the_goblin_toll", seats=seats, seed=1)
    both = BattleLoreGame.of(
        new("battlelore", scenario="the_goblin_toll", seats=["adviser=A:cleric", "adviser=B:rogue"], seed=1)
    )
    assert both.setup.seats == ("standard adviser=A:cleric", "pennant adviser=B:rogue")


@pytest.mark.rule("BLH-LEG-15")
def test_five_defeats_end_his_time_on_the_war_council() -> None:
    career = councillor(defeats=3)
    career = advised(career, won=True, key="a")
    assert (career.status, career.defeats) == ("councillor", 3), "a victory is none"
    career = advised(career, won=False, key="b")
    assert (career.status, career.defeats) == ("councillor", 4)
    career = advised(career, won=False, key="c")
    assert (career.status, career.defeats) == ("instructor", 5)
    with pytest.raises(SetupError, match="BLH-LEG-15"):
        parse_career(career.text().replace('"instructor"', '"councillor"'))


@pytest.mark.rule("BLH-LEG-16", "BLH-LEG-17")
def test_an_instructor_neither_fights_nor_advises() -> None:
    career = advised(councillor(defeats=4), won=False, key="a")
    assert role_of(career) == "instructor"
    assert seat_word(career).startswith("gift=Isolde:")
    heir = moved_on(
        playing(career, Playing(game="b")),
        graduated(f"hero=Maud {seat_word(career)}", "class:rogue", "learn:rogue_larceny", "take_artifact:war_horn",
                  "take_artifact:lore_stone"),
        TODAY,
    )  # fmt: skip
    with pytest.raises(SetupError, match="BLH-LEG-16"):
        role_of(heir)


@pytest.mark.rule("BLH-LEG-17", "BLH-LEG-18", "BLH-EXA-44")
def test_the_next_hero_starts_with_two_artifacts() -> None:
    career = advised(councillor(defeats=4), won=False, key="a")
    game = graduated(
        f"hero=Maud {seat_word(career)}", "class:warrior", "learn:warrior_riding", "take_artifact:war_horn"
    )
    assert not game.over
    assert game.offers() == [f"take_artifact:{card}" for card in ("mount_war", "lore_stone", "sword_of_dawn")]
    game.play("take_artifact:sword_of_dawn")
    assert game.over
    assert sorted(game.hero_of()["equipped"]) == ["sword_of_dawn", "war_horn"]
    assert game.events_named("gift") == [{"unit": game.events_named("gift")[0]["unit"], "artifact": "sword_of_dawn"}]
    new_hero = moved_on(playing(enrolled("Maud", TODAY), Playing(game="b")), game, TODAY)
    assert new_hero.sheet is not None
    assert len(new_hero.sheet.equipped) == 2
    after = moved_on(playing(career, Playing(game="b")), game, TODAY)
    assert (after.status, after.heir, after.sheet) == ("retired", "Maud", None)


@pytest.mark.rule("BLH-LEG-17")
def test_only_who_leaves_the_academy_is_given_anything() -> None:
    with pytest.raises(SetupError, match="BLH-LEG-17"):
        new(
            "battlelore",
            scenario="first_laurels",
            seats=["hero=Maud:warrior:warrior_cleave gift=Isolde:lore_stone", ""],
            seed=1,
        )


@pytest.mark.rule("BLH-LEG-17", "BLH-LEG-18")
def test_the_gift_is_for_the_heir_alone() -> None:
    seats = [
        "standard hero=Ella",
        "standard hero=Maud gift=Isolde:lore_stone,sword_of_dawn,war_horn",
        "pennant hero=Mo",
    ]
    game = BattleLoreGame.of(new("battlelore", scenario="first_laurels", seats=seats, seed=1))
    while not any(key.startswith("level:") for key in game.offers()):
        game.play(game.offers()[0])
    gifts = game.events_named("gift")
    assert len(gifts) == 1
    heroes = [*game.side_of(0)["heroes"], *game.side_of(1)["heroes"]]
    assert {hero["name"]: len(hero["equipped"]) for hero in heroes} == {"Ella": 1, "Maud": 2, "Mo": 1}
    assert gifts[0]["artifact"] in heroes[1]["equipped"]
    deck = sorted([*game.seen()["artifacts"], *[card for hero in heroes for card in hero["equipped"]]])
    assert deck == sorted(ARTIFACT_IDS[card] for card in ARTIFACT_DECK), "what they have is not in the deck as well"


@pytest.mark.rule("BLH-LEG-19")
def test_the_gift_is_an_artifact_of_his_list_that_is_free_and_of_use() -> None:
    game = graduated("hero=Maud gift=Isolde:mount_war,war_horn,lore_stone,sword_of_dawn", "class:warrior",
                     "learn:warrior_cleave", "take_artifact:war_horn")  # fmt: skip
    assert game.offers() == ["take_artifact:lore_stone", "take_artifact:sword_of_dawn"], "no mount, not his own horn"
    none = graduated("hero=Maud gift=Isolde:mount_war", "class:warrior", "learn:warrior_cleave",
                     "take_artifact:war_horn")  # fmt: skip
    assert none.over
    assert none.hero_of()["equipped"] == ["war_horn"]
    career = advised(councillor(defeats=4), won=False, key="a")
    sheet = CareerSheet(of="rogue", skills=("rogue_larceny",), equipped=("lore_stone",), owned=("sword_of_dawn",))
    other = Career(name="Mo", status="active", began=TODAY, sheet=sheet, of="rogue")
    assert gift_to(career, [other]) == "gift=Isolde:mount_war"
    assert gift_to(career, [other, career]) == "gift=Isolde:mount_war"
    rich = CareerSheet(of="rogue", skills=("rogue_riding",), owned=("lore_stone", "sword_of_dawn", "mount_war"))
    assert gift_to(career, [Career(name="Mo", status="active", began=TODAY, sheet=rich, of="rogue")]) == ""


@pytest.mark.rule("BLH-LEG-17", "BLH-LEG-19")
@pytest.mark.parametrize(("own", "gift"), [("war_horn", "lore_stone"), ("lore_stone", "war_horn")])
def test_what_the_hall_notes_is_the_gift_though_the_heir_drew_another_artifact_of_the_list(own: str, gift: str) -> None:
    career = advised(councillor(defeats=4, owned=("lore_stone", "war_horn")), won=False, key="a")
    keys = ("class:rogue", "learn:rogue_larceny", f"take_artifact:{own}")
    game = graduated(f"hero=Maud {seat_word(career)}", *keys)
    assert sorted(game.hero_of()["equipped"]) == ["lore_stone", "war_horn"]
    after = moved_on(playing(career, Playing(game="b")), game, TODAY)
    assert after.history[-1].gained == (gift,)


@pytest.mark.rule("BLH-LEG-20", "BLH-LEG-18")
def test_an_instructor_gives_one_gift_only() -> None:
    career = advised(councillor(defeats=4), won=False, key="a")
    keys = ("class:rogue", "learn:rogue_larceny", "take_artifact:war_horn", "take_artifact:lore_stone")
    game = graduated(f"hero=Maud {seat_word(career)}", *keys)
    assert game.over, "and no second one is asked for"
    assert not {"war_horn", "lore_stone"} & set(game.seen()["artifacts"]), "what she has is not in the deck"
    after = moved_on(playing(career, Playing(game="b")), game, TODAY)
    with pytest.raises(SetupError):
        seat_word(after)
    with pytest.raises(RecordError):
        moved_on(after, game, TODAY)


@pytest.mark.rule("BLH-LEG-21")
def test_once_the_gift_is_made_the_sheet_is_removed() -> None:
    career = advised(councillor(defeats=4), won=False, key="a")
    keys = ("class:rogue", "learn:rogue_larceny", "take_artifact:war_horn")
    given = graduated(f"hero=Maud {seat_word(career)}", *keys, "take_artifact:lore_stone")
    after = moved_on(playing(career, Playing(game="b")), given, TODAY)
    assert after.sheet is None
    assert (after.name, after.of, len(after.history)) == ("Isolde", "cleric", 2), "his name stays in the hall"
    assert parse_career(after.text()) == after
    nothing = graduated("hero=Maud gift=Isolde:mount_war", *keys)
    kept = moved_on(playing(career, Playing(game="b")), nothing, TODAY)
    assert (kept.status, kept.sheet) == ("instructor", career.sheet), "where nothing could be given he keeps it"


def test_all_artifacts_may_be_on_a_list() -> None:
    for card in ARTIFACT_IDS:
        assert f"gift=Isolde:{card}" in new("battlelore", scenario="academy", seats=[f"hero=A gift=Isolde:{card}"],
                                            seed=1).setup.seats[0]  # fmt: skip


@pytest.mark.rule("BLH-LEG-10", "BLH-CRT-02")
def test_an_adviser_has_a_name_and_a_class() -> None:
    for word in ("adviser=a/b:cleric", "adviser=:cleric", "adviser=Isolde:bard", "adviser=Isolde"):
        with pytest.raises(SetupError):
            new("battlelore", scenario="the_goblin_toll", seats=[word, "pennant"], seed=1)
