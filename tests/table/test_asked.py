"""Every answer is about the thing one would click for it, and that thing lies there for whoever is asked."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from banneret.games import new, rules_of
from banneret.heroes.box.map_and_towns import BUILDINGS
from banneret.heroes.rules import HeroesRules
from banneret.heroes.state.answers_map import DECK_WORDS
from banneret.heroes.table.anchors import anchor
from banneret.heroes.table.asking import SAME, SELF_EXPLAINING
from banneret.kernel.game import Game
from banneret.table.asked import asked
from banneret.table.protocol import Asked, Option
from banneret.text import LANGUAGES
from banneret.text.catalogue import has
from tests.heroes.builder import skirmish
from tests.heroes.table.positions import positions
from tests.support.shown import wire_view

THINGS = {
    "field": "go go2 settle lead",
    "spot": "discover discover2 lay lay2 turn",
    "turn": "rotate",
    "obstacle": "obstacle",
    "card": "play expert second cast power power_expert power_second discard remove offer unroll",
    "offer": "take put replace",
    "space": "place activate move attack break target gate",
    "kind": "deploy recruit reinforce redraw weaken use_unit lend restore",
    "building": "build",
    "token": "morale_draw morale_swap morale_search hire buy_spell",
    "die": "reroll morale_reroll luck_reroll result morale_plus morale_minus",
    "morale": "morale morale_drop morale_keep",
    "player": "player exchange give hand_to",
    "deck": "deck look top bottom",
    "faction": "faction",
    "hero": "hero",
    "piece": "revisit hero_of stop",
    "resource": "trade",
    "": "choose step stat amount draw_cards end_turn pass done defend surrender yes no extend retreat cure heal stay "
    "rule rule2",
}
THING = {word: thing for thing, words in THINGS.items() for word in words.split()}
COST = re.compile(r"(movement|gold|building_materials|valuables) \d+(, (building_materials|valuables) \d+)*|")


def thing_of(option: Option) -> str:
    """The sort of thing an answer must be about."""
    word, _, rest = option.key.partition(":")
    if word == "keep":
        return "offer" if rest else ""
    if word == "use":
        return "building" if rest else ""
    if word == "take_top":
        return "offer"
    if word == "turn" and rest.isdecimal():
        return "turn"
    if word == "lead":
        return "spot" if option.at.startswith("spot:") else "field"
    return THING[word]


def lies_there(view: dict[str, Any], seat: int, option: Option) -> bool:
    """Whether the thing an answer is about is in the view of whoever is asked."""
    thing, _, named = option.at.partition(":")
    word = option.key.partition(":")[0]
    world, combat = view["world"], view["combat"]
    sides = combat["sides"] if combat else []
    own = world["players"][str(seat)] if world else {}
    match thing:
        case "card":
            return named in own.get("hand", ()) or any(named in side["hand"] for side in sides)
        case "offer":
            laid = [*world["looked"], *world["spread"], *own["aside"], *own["discard"]] if world else []
            laid += [deck["discards"][-1] for deck in world["decks"].values() if deck["discards"]] if world else []
            if world and world["mode"] == "campaign" and word == "take":
                laid += [*own["hand"], *own["deck"]]  # what goes on into the next part
            return named in laid or any(named in (*side["aside"], *side["discard"]) for side in sides)
        case "field":
            tile, _, direction = named.partition(".")
            fields = world["tiles"][tile]["fields"]
            return named in [field["field"] for field in fields.values()] and bool(direction)
        case "spot":
            tile = world["tiles"].get(named)
            return (tile is None) == word.startswith("lay") and (tile is None or tile["tile"] is None)
        case "turn":
            return world["turning"] is not None and 0 <= int(named) < 6
        case "space":
            return re.fullmatch(r"[a-d][1-5]|tower", named) is not None
        case "kind":
            return kind_lies_there(world, own, combat, word, named)
        case "building":
            return (named in own["building_kinds"]) == (word == "use") and named in BUILDINGS
        case "token":
            return named in ("morale", "population", "spell_book")
        case "die":
            return 1 <= int(named) <= 9 and (word != "result" or int(named) <= len(world["dice"]))
        case "player":
            return named in world["players"]
        case "deck":
            return named in DECK_WORDS
        case "piece":
            return own["heroes"][int(named)] is not None
        case "resource":
            return named in own["resources"]
        case "faction" | "hero":
            return bool(named)
    return not thing


def kind_lies_there(world: Any, own: Any, combat: Any, word: str, named: str) -> bool:
    """Whether a kind of unit is where an answer about it would take it from."""
    mine = [unit.rstrip("+") for unit in own.get("units", ())]
    if word == "recruit":
        offered = [unit.rstrip("+") for unit in world["offered"]]
        return named in offered or (named not in mine and named.startswith(own["faction"]))
    if combat is None:
        return named in mine
    reserves = [unit.rstrip("+") for side in combat["sides"] for unit in side["reserve"]]
    return named in reserves or named in [unit["unit"] for unit in combat["units"].values()]


def check(game: Game, lang: str) -> Asked:
    """Everything that holds of a question."""
    question = asked(game, lang, 3)
    view = wire_view(game, game.state.seat)
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(question)), Asked) == question
    assert question.prompt
    assert tuple(option.key for option in question.options) == game.choice.keys
    assert sum(option.main for option in question.options) <= 1
    for option in question.options:
        assert option.label, option
        assert option.at.partition(":")[0] == thing_of(option), option
        assert lies_there(view, question.seat, option), (option, question.step)
        assert COST.fullmatch(option.cost), option
        assert option.tone in ("", "fight", "end", "danger")
    return question


def test_every_answer_of_many_games_is_about_something_that_lies_there(tmp_path: Path) -> None:
    words: Counter[str] = Counter()
    for n, game in enumerate(positions(tmp_path)):
        rare = {key.partition(":")[0] for key in game.choice.keys} - {word for word in words if words[word] > 20}
        if rare or n % 5 == 0:
            question = check(game, LANGUAGES[n % len(LANGUAGES)])
            words.update({option.key.partition(":")[0] for option in question.options})
    assert len(words) > 65, sorted(set(THING) - set(words))


def test_every_answer_there_is_has_its_anchor() -> None:
    rules = rules_of("heroes")
    assert isinstance(rules, HeroesRules)
    on_frames = {"look", "top", "bottom", "stop", "take_top"}
    seen = set()
    for key in rules.keys.of_option.values():
        word = key.partition(":")[0]
        if word in on_frames or (word == "trade" and int(key.partition(":")[2]) > 6):
            continue
        seen.add(word)
        thing = anchor(key).partition(":")[0]
        assert thing == thing_of(Option(key, key)), key
    assert seen | on_frames == set(THING) | {"keep", "use", "take_top"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_about_a_thing_has_a_short_name_or_says_enough(lang: str) -> None:
    rules = rules_of("heroes")
    assert isinstance(rules, HeroesRules)
    words = {key.partition(":")[0] for key in rules.keys.of_option.values()}
    named = {word for word in words if THING.get(word, "thing")} - SELF_EXPLAINING
    assert len(named) > 50
    assert sorted(word for word in named if not has(f"heroes:short-{SAME.get(word, word)}", lang)) == []


# -- single questions --------------------------------------------------------------------------------------------------


def one(question: Asked, key: str) -> Option:
    """The option of a key."""
    return next(option for option in question.options if option.key == key)


def main_of(question: Asked) -> str:
    """The key of the golden button."""
    return next((option.key for option in question.options if option.main), "")


def test_an_attack_is_a_fight_and_nothing_is_expected_before_it() -> None:
    game = skirmish("castle_griffins+@b3", "dungeon_minotaurs@b4")
    question = asked(game, "en", 0)
    attack = one(question, "attack:b4")
    assert (attack.at, attack.short, attack.tone) == ("space:b4", "Attack", "fight")
    assert main_of(question) == ""
    assert one(question, "move:b2").at == "space:b2"


def test_units_are_not_left_out_of_a_combat_by_a_careless_key() -> None:
    game = new("heroes", scenario="skirmish", seats=["castle_vanguard", "necropolis_vanguard"], seed=4)
    game.settle()
    game.apply("deploy:castle_griffins")
    game.apply("place:b2")
    done = one(asked(game, "en", 0), "done")
    # What gives something up is asked for once more, and neither Space nor E presses it.
    assert (done.tone, done.short) == ("danger", "Leave the others out")


def test_the_end_of_the_turn_is_expected_when_nothing_is_left_to_do() -> None:
    game = new("heroes", scenario="brave_new_world", seats=["castle", "necropolis"], seed=1)
    ended = 0
    while ended < 3:
        question = asked(game, "en", 0)
        if question.step == "ask_turn":
            words = {option.key.partition(":")[0] for option in question.options}
            left = words & {"go", "discover", "lay", "revisit", "build", "recruit", "reinforce", "hire"}
            assert (main_of(question) == "end_turn") == (not left)
            ended += not left
        game.apply(game.state.options[0])


@pytest.mark.parametrize("seed", range(3))
def test_windows_expect_to_be_passed_and_steps_cost_movement(seed: int) -> None:
    game = new("heroes", scenario="brave_new_world", seats=["castle", "necropolis"], seed=seed)
    for _ in range(250):
        question = asked(game, "en", 0)
        keys = [option.key for option in question.options]
        if question.kind == "play" and "pass" in keys:
            assert main_of(question) == "pass"
        for option in question.options:
            if option.key.startswith("go:") and question.step == "ask_turn":
                assert option.cost == "movement 1"
            if option.key.startswith("build:"):
                assert option.cost.startswith(("gold", "building_materials", "valuables"))
        game.apply(game.state.options[0])
