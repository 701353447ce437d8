"""Maps from the fans' map editor, and scenarios generated at random, over the REST interface."""

from __future__ import annotations

from secrets import token_hex
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from banneret.heroes.designing.fan_map import MOST_CODE, import_map
from banneret.heroes.designing.made_maps import Imported, Rolled
from banneret.heroes.designing.random.again import made_from
from banneret.heroes.designing.random.scenario import PARTS, Part, Wish, random_scenario
from banneret.server.http.endpoints import Call, Endpoint
from banneret.server.problems import bad
from banneret.server.requests import Definition

Word = Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z_]+$")]
Seed = Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")]


class RandomWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is asked of a random scenario; `random` leaves a choice to chance."""

    players: Annotated[int, msgspec.Meta(ge=1, le=3)]
    seed: Seed = ""
    """Drawn if it is empty."""
    mode: Word = "clash"
    size: Word = "random"
    goal: Word = "random"
    wealth: Word = "random"
    town: Word = "random"
    difficulty: Word = "normal"
    spice: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1
    layout: Word = "symmetric"
    keep: dict[Part, Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_-]+$")]] = {}
    """By part: the seed it is taken from."""
    again: Definition = ""
    """The text of a file that is rolled again: if it was generated at random, its own wishes hold."""
    parts: tuple[Part, ...] = ()
    """What is kept of that file."""


# -- in a worker -------------------------------------------------------------------------------------------------------


def imported(code: str) -> bytes:
    """The map of a share code. Raises ContentError."""
    return msgspec.json.encode(import_map(code))


def rolled(seed: str, wish: RandomWish) -> bytes:
    """A scenario by these wishes. Raises SetupError."""
    before = ""
    kept: dict[str, str] = dict(wish.keep.items())
    wishes = Wish(**{name: getattr(wish, name) for name in Wish._fields})
    if earlier := made_from(wish.again):
        wishes, seeds = earlier
        before = random_scenario(wishes, seeds).text()
        kept = {part: seeds[part] for part in wish.parts}
    made = random_scenario(wishes._replace(seed=seed), kept)
    return msgspec.json.encode(Rolled(made.text(), seed, {**dict.fromkeys(PARTS, seed), **kept}, before))


# -- in the server -----------------------------------------------------------------------------------------------------


async def read_map(call: Call) -> Response:
    """A map of the fans' map editor as a scenario file, and everything of it that the file does not have."""
    if not call.body.strip():
        raise bad("the share code is missing")
    if len(call.body) > MOST_CODE:
        raise bad(f"a share code has at most {MOST_CODE} characters")
    return await call.told(imported, call.body)


async def roll(call: Call) -> Response:
    """A scenario generated at random; parts of an earlier one may be kept."""
    wish: RandomWish = call.body
    return await call.told(rolled, wish.seed or token_hex(4), wish)


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("POST", "/api/scenarios/import", read_map, "A map of the fans' map editor", Imported, str),
    Endpoint("POST", "/api/scenarios/random", roll, "A random scenario", Rolled, RandomWish,
             example={"players": 2, "seed": "5", "keep": {"map": "4"}}),
)  # fmt: skip
"""What a client may ask for."""
