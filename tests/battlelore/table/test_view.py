"""What is shown of BattleLore: the battleground, the phases of a turn, battles, retreats, windows, guided steps."""

from itertools import islice
from random import Random
from typing import Any, cast

import msgspec
import pytest

from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.table.types import BattleloreView
from banneret.games import new
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.table.asked import asked
from banneret.table.presenter import presenting
from banneret.table.protocol import Option
from banneret.table.told import Telling, after, earlier
from banneret.table.why_not import reasons
from banneret.text import LANGUAGES
from tests.battlelore.builder import battle
from tests.battlelore.table.positions import TABLES, battlelore_game, lore_walked
from tests.support.shown import ways, wire_view

BUTTONS = {"done", "pass", "no"}
"""What is not a thing on the table."""


def seen(game: Game, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees, by default the one that is asked."""
    view: dict[str, Any] = wire_view(game, game.state.seat if seat is None else seat)
    return view


def lies_there(view: dict[str, Any], option: Option) -> bool:
    """Whether the thing an answer is about is in the view of whoever is asked."""
    thing, _, named = option.at.partition(":")
    own = [side for side in view["sides"] if side["hand"] or side["lore_hand"] or side["looked"] or side["lore_looked"]]
    match thing:
        case "unit" | "deed":
            return named in view["units"]
        case "hero":
            return named in view["heroes"]
        case "hex":
            return len(named.split(".")) == 2
        case "chest" | "quest":
            return bool(view["hexes"][named]["chests"] or view["hexes"][named]["quest"])
        case "command":
            return any(named in [*side["hand"], *side["looked"]] for side in own)
        case "lore":
            return any(named in [*side["lore_hand"], *side["lore_looked"]] for side in own)
        case "die":
            return view["roll"] is not None and named in [die["face"] for die in view["roll"]["dice"]]
        case "fallen":
            return any(named in side["fallen"] for side in view["sides"])
        case "edge":
            return named in ("0", "1")
    return bool(named)


@pytest.mark.parametrize("n", range(len(TABLES)))
def test_every_answer_is_about_something_that_lies_there(n: int) -> None:
    for game in lore_walked(battlelore_game(n), n, 500):
        now = asked(game, "en", 0)
        view = seen(game)
        assert sum(option.main for option in now.options) <= 1
        for option in now.options:
            if option.at:
                assert lies_there(view, option), (now.step, option)
            else:
                assert option.key in BUTTONS, (now.step, option.key)
        assert len({option.label for option in now.options}) == len(now.options)


@pytest.mark.parametrize("n", range(0, len(TABLES), 2))
def test_a_view_has_the_shape_that_is_promised(n: int) -> None:
    for place, game in enumerate(lore_walked(battlelore_game(n), n, 400)):
        if place % 9 == 0:
            for seat in (*range(len(game.setup.seats)), SPECTATOR):
                view = msgspec.json.decode(msgspec.json.encode(wire_view(game, seat)))
                assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(view, BattleloreView))) == view


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_told_in_every_language(lang: str) -> None:
    for game in islice(lore_walked(battlelore_game(8), 2, 300), 0, None, 7):
        now = asked(game, lang, 0)
        assert now.prompt
        assert all(option.label for option in now.options)
    lines = after(game, 0, 0, lang)
    covered = {before for n, line in enumerate(lines) for before in range(n - line.covers, n)}
    assert any(lines[n].name == "order" for n in covered)
    untold = {line.name for n, line in enumerate(lines) if not line.text and n not in covered}
    assert untold <= {"die", "draw", "lore_draw"}


def test_the_phases_of_a_turn_follow_each_other() -> None:
    game = battle("human_sword_blue@5.6 human_bow_green@6.3", "goblin_sword_green@3.6", dice=("red",) * 9)
    assert seen(game)["phase"] == "command"
    game.apply("play:attack_centre")
    view = seen(game)
    assert (view["phase"], view["card"], view["shown"]) == ("order", "attack_centre", "attack_centre")
    assert view["orders"] == {"left": 0, "centre": 3, "right": 0, "any": 0}
    game.apply("order:5.6")
    assert seen(game)["phase"] == "move"
    assert seen(game)["units"]["0"]["ordered"]


def test_ways_tell_where_a_unit_may_still_battle() -> None:
    game = battle("human_cav_blue@6.6", "goblin_sword_green@3.6", land="forest@5.6")
    game.apply("play:attack_centre")
    game.apply("order:6.6")
    found = {way.to: way for way in ways(game, 0)}
    assert found["4.6"].fight
    assert found["4.6"].targets == ("3.6",)
    assert "5.6" not in found["4.6"].path
    assert not found["7.6"].targets


def test_a_target_has_its_dice_and_its_odds() -> None:
    game = battle("human_sword_blue@5.6", "goblin_sword_green@4.6 goblin_sword_green@4.7")
    aims = seen(game)["units"]["0"]["targets"]
    assert [aim["hex"] for aim in aims] == ["4.6", "4.7"]
    assert aims[0]["dice"] == aims[0]["odds"]["dice"] == 3
    assert aims[0]["odds"]["hits"] == ["green", "sword"]


def fought(dice: tuple[str, ...], pennant: str = "human_sword_green@4.6", **more: Any) -> Game:
    """A battle that has been rolled."""
    game = battle("human_sword_blue@5.6 human_sword_blue@5.2", f"{pennant} human_bow_green@0.1", dice=dice, **more)
    for key in ("play:attack_centre", "order:5.6", "done", "unit:5.6"):
        if key in game.choice.keys:
            game.apply(key)
    return game


def test_dice_tell_what_they_did_and_a_retreat_its_ways() -> None:
    game = fought(("green", "flag", "red"))
    view = seen(game)
    assert game.choice.kind_name == "space"
    assert [die["does"] for die in view["roll"]["dice"]] == ["hit", "flag", "miss"]
    assert (view["roll"]["attacker"], view["roll"]["target"]) == ("human_sword_blue@0", "human_sword_green@16")
    assert view["battle"]["stage"] == "after"
    assert view["flight"]["unit"] == 16
    assert sorted(view["flight"]["ways"]) == [["3.5"], ["3.6"]]
    assert view["active"] == 16


def test_a_window_before_a_roll_shows_the_battle_with_its_odds() -> None:
    game = fought(("red", "red", "red"), lore=((), ("stone_skin",)), notes={"lore": True})
    view = seen(game)
    assert game.state.seat == 1
    assert view["window"]["kind"] == "attacked" or view["window"]["kind"] == "rolled"
    assert view["sides"][1]["playable"] == ["stone_skin"]
    assert seen(game, 0)["sides"][1]["playable"] == []
    assert not seen(game, SPECTATOR)["sides"][1]["lore_hand"]


def test_a_hint_says_what_a_question_is_about() -> None:
    game = battle("human_sword_blue@5.6 human_sword_blue@5.4", "goblin_sword_green@3.6")
    game.apply("play:attack_centre")
    assert asked(game, "en", 0).hint == "Orders given: 0 of 3."
    game.apply("order:5.6")
    assert asked(game, "en", 0).hint == "Orders given: 1 of 3."
    pending = fought(("red", "red", "red"), lore=((), ("stone_skin",)), notes={"lore": True})
    assert "Human swordsmen (Standard) against Human militia (Pennant)" in asked(pending, "en", 0).hint


def test_why_nothing_can_be_done_with_a_unit_is_told() -> None:
    game = battle("human_sword_blue@5.6 human_bow_green@7.1", "goblin_sword_green@3.6")
    game.apply("play:attack_centre")
    (reason,) = reasons(game, 0, "unit:1", "", "en")
    assert (reason.answer, reason.clause) == ("order:7.1", "BL-CMD-13")
    (reason,) = reasons(game, 0, "unit:16", "", "en")
    assert reason.clause == "BL-CMD-04"


def test_creation_and_the_steps_after_an_adventure_are_guided() -> None:
    game = new("battlelore", scenario="academy", seats=["hero=Maud"], seed=1)
    view = seen(game)
    assert view["phase"] == "creation"
    assert [step["status"] for step in view["guide"]["steps"]] == ["now", "next", "next"]
    game.apply("class:wizard")
    assert [step["status"] for step in seen(game)["guide"]["steps"]] == ["done", "now", "next"]
    assert seen(game)["heroes"]["0"]["of"] == "wizard"
    steps: set[str] = set()
    for game in lore_walked(battlelore_game(4), 3, 3000):
        guide = seen(game)["guide"]
        if guide is not None and guide["kind"] == "after":
            steps.update(step["id"] for step in guide["steps"] if step["status"] == "now")
            assert game.over or str(guide["hero"]) in seen(game)["heroes"]
    assert steps & {"draw", "rise", "buy"}
    assert {step["status"] for step in seen(game)["guide"]["steps"]} == {"done"}
    assert cast(Battleground, game.state).winner >= 0


@pytest.mark.rule("BLH-CUN-05")
def test_a_die_is_explained_by_where_the_units_stood_when_it_was_rolled() -> None:
    game = battle("human_bow_green@5.6", "human_sword_blue@4.6", notes={"cunning": True}, dice=["flag", "lore"])
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    did = [die["does"] for die in seen(game)["roll"]["dice"]]
    assert did == ["flag", "lore"]
    game.play(f"retreat:{min(game.reached('retreat'))}", "no")
    assert seen(game)["battle"] is None
    assert [die["does"] for die in seen(game)["roll"]["dice"]] == did, "the bow was used next to its target"


def test_the_log_calls_heroes_by_their_names() -> None:
    seats = ("standard hero=Maud:warrior:warrior_cleave:sword_of_dawn", "pennant hero=Odo:rogue:rogue_larceny")
    game = new("battlelore", scenario="first_laurels", seats=list(seats), seed=3)
    rng = Random(4)
    for _ in range(500):
        game.settle()
        if game.over:
            break
        game.apply(rng.choice(game.choice.options))
    told = presenting(game).told(Telling(game, 0, [event for event in game.events if event.seen_by(0)], 0, "en"))
    of_hero = [line.text for line in told if "rogue_" in str(line.args.get("unit", "")) or line.name == "hero"]
    assert any("Odo" in text for text in of_hero)
    assert not [line.text for line in told if "Rogue on foot" in line.text or "Warrior on foot" in line.text]


def test_the_log_names_who_plays_a_side() -> None:
    game = battle("human_sword_blue@5.6", "goblin_sword_green@4.6", dice=["red"] * 3)
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    said = [line.text for line in earlier(game, 0, 999, 999, "en", ("Maud", "Ysolde"))]
    assert any(text.startswith("Maud plays the Command card") for text in said)
    assert any("(Maud)" in text and "(Ysolde)" in text for text in said)
    assert not [text for text in said if "Standard" in text or "Pennant" in text]
    for unnamed in ((), ("Maud", "Maud")):
        assert any("Standard" in line.text for line in earlier(game, 0, 999, 999, "en", unnamed))


def test_questions_name_who_plays_a_side_as_the_log_does() -> None:
    game = battle("human_sword_blue@5.6", "goblin_sword_green@3.6")
    people = ("Maud", "Ysolde")
    assert "0 of 9 victory banners, Ysolde has 0." in asked(game, "en", 0, people).why
    pending = fought(("red", "red", "red"), lore=((), ("stone_skin",)), notes={"lore": True})
    for lang, you in zip(LANGUAGES, ("you", "vous", "du", "ty"), strict=True):
        now = asked(pending, lang, 0, people)
        assert now.seat == 1
        for said in (now.hint, now.why):
            assert f"({you})" in said
            assert "(Maud)" in said
            assert "Ysolde" not in said
    assert "(Standard)" in asked(pending, "en", 0, ("Maud", "Maud")).why
