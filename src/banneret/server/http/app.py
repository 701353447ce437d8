"""The application: routes, middleware, start-up and shutdown."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from banneret import __version__
from banneret.arena.ray_cluster import RayCluster
from banneret.bots import names as bot_names
from banneret.games import new
from banneret.plugins import plugins
from banneret.server.access import Limits, hashed
from banneret.server.cluster.links import PATH, Links
from banneret.server.cluster.node import Node
from banneret.server.exchange.exchange import Exchange
from banneret.server.http.api import ENDPOINTS
from banneret.server.http.endpoints import JSON, ZIP_LEVEL, Endpoint, at_path, problem_response
from banneret.server.http.hosting.host import metrics
from banneret.server.http.hosting.numbers import Numbers
from banneret.server.http.notices.channel import PATH as PAGES
from banneret.server.http.notices.channel import page_socket
from banneret.server.http.openapi import description
from banneret.server.http.pages import PAGE, SMALLEST_ZIPPED, BuiltPage, Unchanging
from banneret.server.http.printed import warm_printed
from banneret.server.http.relay import node_socket
from banneret.server.http.security_headers import LOOPBACK, Door, name_of
from banneret.server.http.websocket import table_socket
from banneret.server.jobs.far_work import FarWork
from banneret.server.jobs.lasting import lasting
from banneret.server.jobs.tasks import Workers
from banneret.server.meeting.queue import Queue
from banneret.server.meeting.steward import Steward
from banneret.server.notices.office import NoticeOptions, Office
from banneret.server.notices.watching import Watching
from banneret.server.people.belongings import Belongings
from banneret.server.people.identities import People
from banneret.server.problems import Problem
from banneret.server.rooms.housekeeping import Keep
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.store import Store
from banneret.server.tournaments.rounds import go_on
from banneret.table import clauses
from banneret.table.asked import asked
from banneret.table.guide.pages import pictures
from banneret.table.lobby import games, scenario_name
from banneret.table.presenter import presenter_of
from banneret.table.told import Telling
from banneret.text import LANGUAGES

LOG: Final = logging.getLogger("banneret.server")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database: str | None = None
    """A URL, or empty for this user's SQLite file."""
    origins: tuple[str, ...] = ()
    """Where people open the page, if that is not where the server listens: `https://games.example`, behind a proxy."""
    local: bool = True
    """Whether it listens only to this machine: then it answers only to the names of this machine and of its origins."""
    limits: Limits = Limits()
    keep: Keep = Keep()
    workers: int | None = None
    notices: NoticeOptions = NoticeOptions()
    node: str = ""
    """Where other nodes reach this one, if several work on one database."""
    ray: str = ""
    """The address of a Ray cluster on which the balance lab plays; empty for this machine."""
    redis: str = ""
    """The URL of a Redis, through which workers on other machines and the other nodes are reached."""
    host_key: str = ""
    """Whoever shows it is told how the servers are doing; if it is empty, nobody is."""
    warm: bool = True
    """Whether workers and texts are prepared before anybody needs them."""


def make_app(settings: Settings) -> Starlette:
    """The application. The store is opened here, so that a wrong URL is reported before anything is served."""
    store = Store.open(settings.database)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        rooms: Rooms = app.state.rooms
        await rooms.join()
        rooms.prepared.clear()
        going = asyncio.create_task(_begin(app, settings.warm))
        yield
        going.cancel()
        with suppress(asyncio.CancelledError):
            await going
        for task in app.state.by_itself:
            task.cancel()
        await rooms.close()

    names = frozenset(LOOPBACK) | {name_of(origin) for origin in (*settings.origins, settings.node) if origin}
    app = Starlette(
        routes=_routes(),
        middleware=[
            Middleware(Door, names=names if settings.local else None),
            Middleware(GZipMiddleware, minimum_size=SMALLEST_ZIPPED, compresslevel=ZIP_LEVEL),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_problem},
    )
    exchange = Exchange(settings.redis) if settings.redis else None
    far = FarWork(exchange) if exchange is not None else None
    workers = Workers(settings.workers, settings.limits.thinking_seconds, far=far)
    links = Links(Node(store, settings.node)) if settings.node else None
    cluster = RayCluster(settings.ray) if settings.ray else None
    app.state.by_itself = list[asyncio.Task[None]]()
    app.state.rooms = Rooms(store, settings.limits, workers, settings.keep, links, cluster, exchange)
    app.state.numbers = Numbers(app.state.rooms)
    app.state.host_key = hashed(settings.host_key) if settings.host_key else ""
    app.state.people = People(store)
    app.state.belongings = Belongings(store)
    app.state.watching = Watching(store)
    app.state.queue = Queue(store)
    app.state.steward = Steward(app.state.rooms, app.state.queue, {"tournaments": partial(go_on, app.state.rooms)})
    app.state.office = Office(store, settings.notices)
    app.state.origins = settings.origins
    app.state.private = settings.local and not settings.origins
    return app


async def _begin(app: Starlette, warm: bool) -> None:
    """Get ready, then let in those who wait, and begin with all that goes on by itself.

    On a busy machine this takes long, above all after a restart, when everybody comes back at once: pages are sent
    meanwhile, and whoever looks after the server is told that it is there, and not ready yet.
    """
    state = app.state
    rooms: Rooms = state.rooms
    try:
        if warm:
            await asyncio.to_thread(warm_words)
            # Permanent objects need not be scanned for garbage again: that would stop everybody for a quarter of a
            # second.
            gc.collect()
            gc.freeze()
            # Not before, or they would take the processor from what everybody waits for.
            rooms.workers.warm()
    except Exception:
        LOG.exception("not all words could be read beforehand")
    rooms.prepared.set()
    rooms.open()
    goes_on = (state.people.keep_house, state.watching.follow, state.office.run, state.steward.run)
    state.by_itself += [lasting(work) for work in (*goes_on, state.numbers.watch)]
    if warm:
        try:
            await _warm_rest()
        except Exception:
            LOG.exception("not all pages could be made beforehand")


def warm_words() -> None:
    """Read the texts of all languages and the rules, which takes a second or two.

    A table of each kind is built and described, so that the first player need not wait for what is built once.
    """
    for game, scenario, seats in [(id, *table) for id, plugin in plugins().items() for table in plugin.tables]:
        presenter = presenter_of(game)
        laid = new(game, scenario=scenario, seats=seats, seed=0)
        for lang in LANGUAGES:
            scenario_name(game, scenario, lang)
            presenter.notes(laid, lang)
            asked(laid, lang, 0)
            presenter.told(Telling(laid, laid.state.seat, laid.events_for(laid.state.seat), 0, lang))
            clauses.search(game, "hero", lang=lang)
        presenter.view(laid, laid.state.seat)
        laid.record()
        bot_names(game)


async def _warm_rest() -> None:
    """Read what every visitor needs sooner or later, while the first may already connect."""
    for lang in LANGUAGES:
        await asyncio.to_thread(games, lang)
    await asyncio.to_thread(warm_printed)
    gc.freeze()


def _routes() -> list[BaseRoute]:
    document = Unchanging(msgspec.json.encode(description(ENDPOINTS, __version__)), JSON)

    async def openapi(request: Request) -> Response:
        await document.prepare()
        return document.response(request)

    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    interface = [Route("/openapi.json", openapi)]
    shown = {address: file for game in plugins() for address, file in pictures(game).items()}
    for path, found in by_path.items():
        interface.append(Route(path.removeprefix("/api"), at_path(found), methods=[each.method for each in found]))
    sockets = [
        WebSocketRoute("/ws", table_socket),
        WebSocketRoute(PAGES, page_socket),
        WebSocketRoute(PATH, node_socket),
    ]
    return [Mount("/api", routes=interface), Route("/metrics", metrics), *sockets, Mount("/", BuiltPage(PAGE, shown))]


async def _http_problem(_: Request, error: Exception) -> Response:
    """Starlette's own refusals, in our format."""
    assert isinstance(error, HTTPException)
    response = problem_response(Problem(error.status_code, "not_found" if error.status_code == 404 else "refused",
                                        str(error.detail)))  # fmt: skip
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response
