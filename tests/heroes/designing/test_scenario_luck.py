"""Programs made at random of all verbs there are: each file is refused with a reason, or can be played."""

import json
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
import pytest

import banneret
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.scenario.check.traversal import NAMED, called
from banneret.heroes.scenario.load import SCENARIO_PROGRAM_VERBS
from banneret.kernel.errors import SetupError
from tests.heroes.designing.maps import changed

VERBS = SCENARIO_PROGRAM_VERBS[Verb]
WORDS = {
    "token": ["clue"],
    "measure": ["gold", "settlement", "token:clue", "tile:west_hill"],
    "rule": ["hills"],
    "tale": ["ending"],
    "unit": ["few:T1", "neutral:zealots", "pack:T7", "draw:gold"],
    "card": ["magic_arrow", "archery", "attack"],
    "location": ["windmill", "mine"],
    "label": ["west_hill"],
}
NUMBERS = (0, 1, 2, 5, 9, -3, 99, -99)
MOMENTS = ("turn_start", "round_start", "flag", "visit", "game_start", "turn_end", "beat_hero")


def value(luck: Random, kind: Any, name: str, depth: int) -> Any:
    """Something of a type, as a file could hold it."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return value(luck, parts[0], name, depth)
    if origin is Literal:
        return luck.choice(parts)
    if origin in (Union, UnionType):
        return value(luck, luck.choice(parts), name, depth)
    if origin is tuple:
        return [value(luck, parts[0], name, depth + 1) for _ in range(luck.choice((1, 2, 9)) if depth < 3 else 1)]
    if kind is Verb:
        return verb(luck, depth + 1)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return structure(luck, kind, depth + 1)
    plain = {NoneType: None, bool: luck.random() < 0.5, int: luck.choice(NUMBERS), str: "nothing"}
    return luck.choice(WORDS.get(NAMED.get(name) or "", ["nothing"])) if kind is str else plain.get(kind, {})


def structure(luck: Random, kind: type[msgspec.Struct], depth: int) -> dict[str, Any]:
    return {
        field.encode_name: value(luck, field.type, f"{called(kind)}.{field.name}", depth)
        for field in msgspec.structs.fields(kind)
        if field.required or luck.random() < 0.5
    }


def verb(luck: Random, depth: int = 0) -> dict[str, Any]:
    name = luck.choice(["gain", "draw", "experience"] if depth > 3 else list(VERBS))
    given = structure(luck, VERBS[name], depth)
    return {name: given.pop(name, True), **given}


@pytest.mark.parametrize("seed", range(40))
def test_programs_made_at_random(seed: int) -> None:
    luck = Random(seed)
    rule = json.dumps([verb(luck), verb(luck)])
    text = changed("  do: [{token: clue}]", f"  do: {rule}")
    text = text.replace("when: flag\n  where: [{tile: west_hill}, {tile: east_hill}]", f"when: {luck.choice(MOMENTS)}")
    text = text.replace("[{gain: gold, amount: 2}]", json.dumps([verb(luck)]))
    text = text.replace("tokens: [clue]", "tokens: [clue]\ntales: {ending: All is well.}")
    try:
        game = banneret.new("heroes", scenario="own", definition=text, seats=["castle", "necropolis"], seed=seed)
    except SetupError as error:
        assert str(error).startswith("scenario:")
        return
    for _ in range(400):
        if not game.over:
            game.apply(luck.choice(game.choice.options))
