"""What is noted of a hero when a game is over, and what his sheet says then."""

import pytest
from msgspec.structs import replace

from banneret.battlelore.career.career import Career, CareerSheet, Playing, check_career, parse_career, printed
from banneret.battlelore.career.progress import enrolled, equipped, gift_to, moved_on, playing, retired, seat_word
from banneret.kernel.errors import RecordError, SetupError
from tests.battlelore.builder.afterwards import finish, won

DAY = "2026-11-16"
CLEAVE = ("warrior_cleave",)


def hero(name: str = "Mo", *, of: str = "warrior", **sheet: object) -> Career:
    """A hero between two adventures."""
    noted = CareerSheet(of=of, **({"skills": CLEAVE} | sheet))  # type: ignore[arg-type]
    return Career(name=name, status="active", began=DAY, sheet=noted, of=of)  # type: ignore[arg-type]


def sheet_of(career: Career) -> CareerSheet:
    """The sheet of a hero who has one."""
    assert career.sheet is not None
    return career.sheet


@pytest.mark.rule("BLH-CRT-16", "BLH-CRT-04", "BLH-CRT-14")
@pytest.mark.parametrize(
    ("skills", "mounted", "movement"), [(CLEAVE, False, 2), ((*CLEAVE, "warrior_riding"), True, 4)]
)
def test_what_is_printed_of_a_hero_follows_his_figure(skills: tuple[str, ...], mounted: bool, movement: int) -> None:
    told = printed(hero(skills=skills))
    assert (told.mounted, told.movement) == (mounted, movement)
    assert (told.weapon, told.dice, told.capacity) == ("sword", 2, 5)


@pytest.mark.rule("BLH-AFT-36", "BLH-AFT-37", "BLH-AFT-38", "BLH-CRT-34", "BLH-AFT-39")
def test_everything_on_the_sheet_is_noted_and_taken_to_the_next_adventure() -> None:
    """He has lost a wound, paid a ransom, learned something and keeps an artifact of the draw."""
    game = won(
        (), ("Mo:warrior:warrior_cleave:war_horn:sword_of_dawn:5:2:1",), losses=(0, 1), draws=("artifact:lore_stone",)
    )
    while not game.over:
        learn = [key for key in game.offers() if key == "learn:warrior_blademaster"]
        game.play(*learn or ["done" if "done" in game.offers() else game.offers()[0]])
    career = hero(equipped=("war_horn",), owned=("sword_of_dawn",), experience=5, treasure=2, wounds=1)
    after = moved_on(playing(career, Playing(game="a", seat=1)), game, DAY)
    noted = sheet_of(after)
    assert noted.skills == ("warrior_cleave", "warrior_blademaster")
    assert (noted.equipped, sorted(noted.owned)) == ((), ["lore_stone", "sword_of_dawn"]), "his horn was taken from him"
    assert (noted.experience, noted.treasure, noted.wounds) == (1, 1, 2)
    assert (after.status, after.playing) == ("active", None)
    past = after.history[-1]
    assert (past.won, past.side, past.fate, past.role) == (False, "pennant", "wounded", "hero")
    assert (past.experience, past.treasure, past.wounds) == (-4, -1, 1)
    assert (past.learned, past.gained) == ("warrior_blademaster", ("lore_stone",))
    assert seat_word(after).startswith("hero=Mo:warrior:warrior_cleave,warrior_blademaster::")
    assert parse_career(after.text()) == after


@pytest.mark.rule("BLH-WND-33", "BLH-AFT-38")
@pytest.mark.parametrize(("wounds", "status"), [(3, "active"), (4, "dead")])
def test_a_career_ends_with_the_last_skull(wounds: int, status: str) -> None:
    game = finish(won((), (f"Mo:warrior:warrior_cleave:::0:3:{wounds}",), losses=(0, 1)))
    career = hero(wounds=wounds, treasure=3)
    after = moved_on(playing(career, Playing(game="a", seat=1)), game, DAY)
    assert (after.status, sheet_of(after).wounds) == (status, wounds + 1)
    if status == "dead":
        with pytest.raises(SetupError, match="BLH-WND-33"):
            seat_word(after)
        with pytest.raises(SetupError, match="BLH-WND-33"):
            check_career(replace(after, sheet=replace(sheet_of(after), wounds=wounds)))


@pytest.mark.rule("BLH-AFT-38")
def test_a_game_counts_once_when_it_is_over_and_for_who_was_there() -> None:
    going = playing(hero(), Playing(game="a", seat=1))
    under_way = won((), ("Mo:warrior:warrior_cleave",))
    with pytest.raises(RecordError, match="not over"):
        moved_on(going, under_way, DAY)
    game = finish(under_way)
    with pytest.raises(RecordError, match="not at seat"):
        moved_on(playing(hero(), Playing(game="a", seat=0)), game, DAY)
    with pytest.raises(RecordError):
        moved_on(playing(hero("Ella"), Playing(game="a", seat=1)), game, DAY)
    with pytest.raises(RecordError):
        moved_on(hero(), game, DAY)
    after = moved_on(going, game, DAY)
    with pytest.raises(RecordError, match="counted already"):
        moved_on(playing(after, Playing(game="a", seat=1)), game, DAY)


@pytest.mark.rule("BLH-ARF-19", "BLH-ARF-20", "BLH-ARF-21")
def test_only_what_he_owns_is_laid_beside_the_sheet_and_only_at_rest() -> None:
    career = hero(equipped=("war_horn",), owned=("lore_stone", "rabbits_foot"))
    after = sheet_of(equipped(career, ["lore_stone"]))
    assert (after.equipped, sorted(after.owned)) == (("lore_stone",), ["rabbits_foot", "war_horn"])
    with pytest.raises(SetupError, match="does not own"):
        equipped(career, ["sword_of_dawn"])
    with pytest.raises(SetupError, match="does not own"):
        equipped(career, ["lore_stone", "lore_stone"])
    with pytest.raises(SetupError, match="has to end first"):
        equipped(playing(career, Playing(game="a")), ["lore_stone"])
    with pytest.raises(SetupError, match="is retired"):
        equipped(retired(career), ["lore_stone"])


@pytest.mark.rule("BLH-CRT-01", "BLH-CRT-02")
def test_a_new_hero_has_nothing_but_a_name() -> None:
    cadet = enrolled("Maud", DAY)
    assert (cadet.status, cadet.sheet, seat_word(cadet)) == ("cadet", None, "hero=Maud")
    for name in ("", "two words", "n" * 25):
        with pytest.raises(SetupError, match="BLH-CRT-02"):
            enrolled(name, DAY)


@pytest.mark.rule("BLH-LEG-17", "BLH-LEG-19")
@pytest.mark.parametrize(
    ("status", "gift"), [("active", "gift=Mo:war_horn"), ("retired", "gift=Mo:lore_stone,war_horn")]
)
def test_what_heroes_own_who_still_fight_is_not_given(status: str, gift: str) -> None:
    instructor = hero(owned=("lore_stone", "war_horn"))
    other = replace(hero("Ella", equipped=("lore_stone",)), status=status)
    assert gift_to(instructor, [other]) == gift
