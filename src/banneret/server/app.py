"""The application: routes, middleware, and what begins and ends with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from banneret import __version__
from banneret.server.access import Limits
from banneret.server.api import ENDPOINTS
from banneret.server.endpoints import JSON, Endpoint, at_path, problem_response
from banneret.server.hall import Hall
from banneret.server.openapi import description
from banneret.server.pages import PAGE, BuiltFiles, SafeHeaders
from banneret.server.problems import Problem
from banneret.server.sockets import table_socket
from banneret.server.storage import Store
from banneret.server.workers import Workers
from banneret.table.lobby import scenario_name
from banneret.text import LANGUAGES

LOG: Final = logging.getLogger("banneret.server")
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]", "::1")
SMALLEST_ZIPPED: Final = 1024


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database: str | None = None
    """A URL, or nothing for the SQLite file of this user."""
    origins: tuple[str, ...] = ()
    """Pages elsewhere that may talk to it, such as `https://games.example`."""
    private: bool = True
    """Whether it listens to nobody but this machine. Then other names in requests are refused, so that no site can
    reach it by giving its own name our address."""
    limits: Limits = Limits()
    workers: int | None = None
    warm: bool = True
    """Whether workers and words are made ready before anybody asks for them."""


def make_app(settings: Settings) -> Starlette:
    """The application. The store is opened here, so that a wrong URL is told before anything listens."""
    store = Store.open(settings.database)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall: Hall = app.state.hall
        hall.open()
        if settings.warm:
            hall.workers.warm()
            await asyncio.to_thread(warm_words)
        yield
        await hall.close()

    middleware = [Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=SMALLEST_ZIPPED)]
    if settings.private:
        middleware.insert(0, Middleware(TrustedHostMiddleware, allowed_hosts=list(LOOPBACK)))
    app = Starlette(
        routes=_routes(),
        middleware=middleware,
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_problem, Exception: _our_fault},
    )
    app.state.hall = Hall(store, settings.limits, Workers(settings.workers))
    app.state.origins = settings.origins
    app.state.private = settings.private
    return app


def warm_words() -> None:
    """Read the words of all languages, which takes the better part of a second."""
    for lang in LANGUAGES:
        scenario_name("heroes", "skirmish", lang)


def _routes() -> list[BaseRoute]:
    document = msgspec.json.encode(description(ENDPOINTS, __version__))

    async def openapi(_: Request) -> Response:
        return Response(document, media_type=JSON)

    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    interface = [Route("/openapi.json", openapi)]
    for path, found in by_path.items():
        interface.append(Route(path.removeprefix("/api"), at_path(found), methods=[each.method for each in found]))
    routes: list[BaseRoute] = [Mount("/api", routes=interface), WebSocketRoute("/ws", table_socket)]
    if PAGE.is_dir():
        routes.append(Mount("/", BuiltFiles(directory=PAGE, html=True)))
    return routes


async def _http_problem(_: Request, error: Exception) -> Response:
    """What Starlette itself refuses, in our form."""
    assert isinstance(error, HTTPException)
    response = problem_response(Problem(error.status_code, "not_found" if error.status_code == 404 else "refused",
                                        str(error.detail)))  # fmt: skip
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _our_fault(_: Request, error: Exception) -> Response:
    """A fault of ours: it is logged here, and the client learns no more than that there was one."""
    LOG.error("a request could not be carried out", exc_info=error)
    return problem_response(Problem(500, "our_fault", "something went wrong here"))
