"""Printed content in the REST interface: games, the contents of their boxes, scenario files, and the rules."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec
from starlette.responses import Response

from banneret.plugins import plugins
from banneret.scenario_files import designed_games, files_of
from banneret.server.http.endpoints import FIRST, GAME, JSON, LANG, MORE, Call, Endpoint, Param
from banneret.server.http.pages import Unchanging
from banneret.server.jobs.tasks import scenario_check
from banneret.server.problems import bad, not_found
from banneret.server.requests import ScenarioCheck, ScenarioText
from banneret.table import catalogue, clauses, lobby
from banneret.table.clause_types import SectionInfo
from banneret.table.clauses import ClauseInfo
from banneret.table.guide.glossary import glossary
from banneret.table.guide.lookup import lookup, things
from banneret.table.guide.pages import guide
from banneret.table.guide.types import Found, GuidePage, TermInfo
from banneret.table.lobby_types import Catalogue, GameInfo
from banneret.text import LANGUAGES


async def list_games(call: Call) -> Response:
    """The games with everything a lobby needs."""
    return await _printed(call, lobby.games, call.params["lang"])


async def get_catalogue(call: Call) -> Response:
    """Everything printed."""
    return await _printed(call, catalogue.catalogue, call.params["game"], call.params["lang"])


async def list_sections(call: Call) -> Response:
    """The sections of a game's rules."""
    return await _printed(call, clauses.sections, call.params["game"], call.params["lang"])


async def get_guide(call: Call) -> Response:
    """How to play a game."""
    return await _printed(call, guide, call.params["game"], call.params["lang"])


async def get_glossary(call: Call) -> Response:
    """The terms of a game."""
    return await _printed(call, glossary, call.params["game"], call.params["lang"])


async def check_scenario(call: Call) -> Response:
    """Every mistake in a scenario file with its line, and what a lobby shows of it."""
    if not call.body:
        raise bad("the text of the scenario file is missing")
    return await call.told(scenario_check, call.body, call.params["lang"])


async def get_scenario_schema(call: Call) -> Response:
    """The JSON schema of a game's scenario files, with what it says of them in a language."""
    game = call.params["game"]
    if game not in designed_games():
        raise not_found("schema")
    return await _printed(call, _schema, game, call.params["lang"])


def _schema(game: str, lang: str) -> msgspec.Raw:
    return msgspec.Raw(files_of(game).schema(lang).encode())


async def get_scenario_file(call: Call) -> ScenarioText:
    """A scenario file that comes with the program."""
    game, scenario = call.params["game"], call.params["scenario"]
    text = files_of(game).shipped(scenario) if game in designed_games() else ""
    if not text:
        raise not_found("scenario")
    return ScenarioText(game, scenario, text)


async def _printed(call: Call, make: Callable[..., object], *args: str) -> Response:
    """A response that is the same for everybody while the program runs."""
    found = _MADE.get((make, *args))
    if found is None:
        found = await call.rooms.time_slices.aside(_unchanging, make, *args, by=call.address)
    await found.prepare()
    await call.rooms.time_slices.breathe()
    return found.response(call.request)


_MADE: Final[dict[tuple[object, ...], Unchanging]] = {}
"""Responses made so far, by their arguments: at most every game in every language."""


def _unchanging(make: Callable[..., object], *args: str) -> Unchanging:
    found = _MADE[make, *args] = Unchanging(msgspec.json.encode(make(*args)), JSON)
    # What it was made from is permanent: the garbage collector need not scan it again and again.
    gc.freeze()
    return found


def warm_printed() -> None:
    """Prepare everything printed, in all languages."""
    for lang in LANGUAGES:
        _unchanging(lobby.games, lang)
        for game in plugins():
            _unchanging(catalogue.catalogue, game, lang)
            _unchanging(clauses.sections, game, lang)
            _unchanging(guide, game, lang)
            _unchanging(glossary, game, lang)
            things(game, lang)


async def find_clauses(call: Call) -> tuple[ClauseInfo, ...]:
    """Clauses that match a search."""
    return clauses.search(call.params["game"], call.params["q"], call.params["limit"], call.params["lang"])


async def look_up(call: Call) -> Found:
    """What there is about some words."""
    return lookup(call.params["game"], call.params["q"], call.params["limit"], call.params["lang"])


async def get_clause(call: Call) -> ClauseInfo:
    """One clause."""
    found = clauses.clause(call.params["clause"], call.params["lang"])
    if found is None:
        raise not_found("clause")
    return found


SEARCH: Final = (
    Param("game", Literal[tuple(plugins())], "A game", FIRST.id),
    Param("q", Annotated[str, msgspec.Meta(max_length=100)], "Words, or the beginning of an id", ""),
    Param("limit", Annotated[int, msgspec.Meta(ge=1, le=1000)], "How many at most", 50),
    LANG,
)
CLAUSE: Final = Param("clause", Annotated[str, msgspec.Meta(pattern=r"^[A-Z0-9-]{3,20}$")], "The id of a clause")

SCENARIO: Final = Param("scenario", Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")], "Its id")


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/games", list_games, "Games, scenarios, options, bots", tuple[GameInfo, ...], query=(LANG,)),
    Endpoint("GET", "/api/catalogue/{game}", get_catalogue, "Everything printed", Catalogue, path_params=(GAME,),
             query=(LANG,), errors=MORE),
    Endpoint("GET", "/api/sections/{game}", list_sections, "The sections of the rules", tuple[SectionInfo, ...],
             path_params=(GAME,), query=(LANG,), errors=MORE),
    Endpoint("GET", "/api/guide/{game}", get_guide, "How to play a game", GuidePage, path_params=(GAME,),
             query=(LANG,), errors=MORE),
    Endpoint("GET", "/api/glossary/{game}", get_glossary, "The terms of a game", tuple[TermInfo, ...],
             path_params=(GAME,), query=(LANG,), errors=MORE),
    Endpoint("GET", "/api/lookup", look_up, "Terms, things and clauses by what they are called", Found, query=SEARCH),
    Endpoint("POST", "/api/scenarios/check", check_scenario, "Check a scenario file", ScenarioCheck, str,
             query=(LANG,)),
    Endpoint("GET", "/api/scenarios/{game}/schema", get_scenario_schema, "The JSON schema of scenario files",
             dict[str, Any], path_params=(GAME,), query=(LANG,), errors=MORE),
    Endpoint("GET", "/api/scenarios/{game}/{scenario}", get_scenario_file, "A scenario file of the program",
             ScenarioText, path_params=(GAME, SCENARIO), errors=MORE),
    Endpoint("GET", "/api/rules", find_clauses, "Search the rules", tuple[ClauseInfo, ...], query=SEARCH),
    Endpoint("GET", "/api/rules/{clause}", get_clause, "One clause", ClauseInfo, path_params=(CLAUSE,),
             query=(LANG,), errors=MORE),
)  # fmt: skip
"""What a client may ask about printed things."""
