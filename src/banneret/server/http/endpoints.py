"""Endpoints: path, input and output of each. Routes and their description come from one list."""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine
from math import ceil
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from banneret.kernel.errors import BanneretError, StorageError
from banneret.plugins import plugins
from banneret.server.access import SECRET, Limits, hashed, network_of, same_origin
from banneret.server.cluster.links import Unreachable
from banneret.server.http.sessions import UNSAFE, secrets_of
from banneret.server.jobs.tasks import Position
from banneret.server.people.belongings import Belongings
from banneret.server.people.identities import People, Session
from banneret.server.problems import ENGLISH, Elsewhere, Problem, bad, not_stored, too_many
from banneret.server.requests import ErrorBody, ProblemBody
from banneret.server.rooms.rooms import Rooms
from banneret.text import LANGUAGES

LOG: Final = logging.getLogger("banneret.server")
JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
ZIP_LEVEL: Final = 4
"""For responses made for each request: a higher level would save few bytes and cost much time."""
LARGE: Final = 65_536
"""From this many bytes on, compressing takes more than a moment."""
RELAYED: Final = "banneret.relayed"
"""In the scope of a request that another node has received and checked."""
PASSED_ON: Final = frozenset({b"authorization", b"content-type", b"cookie", b"host", b"origin", b"user-agent"})
"""The headers that say what a request is and who makes it."""
R = TypeVar("R")
KEYS: Final = re.compile(f"{SECRET}(?:,{SECRET}){{0,8}}", re.ASCII)
NOT_ASKED: Final = object()


class Param(NamedTuple):
    """A parameter in the path or the query."""

    name: str
    shape: Any
    """A type msgspec can check."""
    text: str
    default: Any = None
    """In a query, the value of a parameter that is not given."""
    needed: bool = False


Lang = Literal["en", "fr", "de", "pl"]
LANG: Final = Param("lang", Lang, "The language of texts", "en")
RoomId = Annotated[str, msgspec.Meta(pattern=f"^{SECRET}$")]
ROOM: Final = Param("room", RoomId, "The name of a room, as in its link")
FIRST: Final = next(iter(plugins().values()))
"""The default game."""
GAME: Final = Param("game", Literal[tuple(plugins())], "A game")
BUSY: Final = (400, 404, 409)
MORE: Final = (400, 404)
MADE_ROOM: Final = ("room", "room")
"""A request that makes a room: others find it by its name."""


class Call:
    """One request, checked as far as possible before the handler sees it."""

    def __init__(self, request: Request, rooms: Rooms, params: dict[str, Any], body: Any) -> None:
        self.request = request
        self.rooms = rooms
        self.params = params
        self.body = body
        self._held: tuple[str, ...] = ()
        self._session: Session | object | None = NOT_ASKED

    @property
    def people(self) -> People:
        """All identities."""
        found: People = self.request.app.state.people
        return found

    @property
    def belongings(self) -> Belongings:
        """What belongs to them."""
        found: Belongings = self.request.app.state.belongings
        return found

    async def session(self) -> Session | None:
        """Who is signed in, if anybody is."""
        if self._session is NOT_ASKED:
            self._session = await self.people.session(secrets_of(self.request))
        return self._session if isinstance(self._session, Session) else None

    async def signed_in(self) -> Session:
        """Who is signed in. Raises Problem if nobody is."""
        found = await self.session()
        if found is None:
            raise Problem(401, "signed_out", "nobody is signed in here")
        return found

    async def person(self) -> str:
        """The name of whoever is signed in, as limits know it; empty if nobody is."""
        found = await self.session()
        return "" if found is None else f"{found.person}"

    async def open_own(self) -> None:
        """Add the keys of whoever is signed in: those of the room that is asked for, or those of their halls."""
        session = await self.session()
        if session is None:
            return
        room = self.params.get("room")
        found = self.belongings.halls(session.person) if room is None else self.belongings.keys_in(session.person, room)
        self._held = await found

    @property
    def address(self) -> str:
        """Where it comes from."""
        return network_of(self.request.client.host if self.request.client else "")

    @property
    def keys(self) -> tuple[str, ...]:
        """Its keys: `Authorization: Bearer KEY`, several separated by commas; then those of whoever is signed in."""
        scheme, _, given = self.request.headers.get("authorization", "").partition(" ")
        if not scheme:
            return self._held
        if scheme.lower() != "bearer" or not KEYS.fullmatch(given.strip()):
            raise Problem(401, "bad_key", "keys are given as: Authorization: Bearer KEY")
        known = self._session.hash if isinstance(self._session, Session) else ""
        return (*(key for key in given.strip().split(",") if hashed(key) != known), *self._held)

    async def worked_out(self, task: Callable[..., R], about: Position | str, *args: object) -> R:
        """The result of a reader process; it is abandoned when the client has gone."""
        with self.rooms.addresses.asking(self.address) as good:
            if not good:
                raise too_many("too many of your questions are being worked out")
            return await self.unless_gone(self.rooms.readers.do(task, about, *args, by=self.address))

    async def told(self, task: Callable[..., bytes], about: Position | str, *args: object) -> Response:
        """The result of a reader process, unchanged."""
        return Response(await self.worked_out(task, about, *args), media_type=JSON)

    async def unless_gone(self, work: Coroutine[Any, Any, R]) -> R:
        """The result of a longer task; it is abandoned when the client has gone."""
        doing, leaving = asyncio.create_task(work), asyncio.create_task(self._gone())
        try:
            await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise Problem(408, "gone", "nobody waits for this any more")
            return await doing
        finally:
            doing.cancel()
            leaving.cancel()

    async def _gone(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(NamedTuple):
    """One request that a client may make."""

    method: str
    path: str
    handler: Handler
    summary: str
    gives: Any
    """A type, or None for text."""
    takes: Any = None
    """A type; `str` for plain text; None for nothing."""
    status: int = 200
    path_params: tuple[Param, ...] = ()
    query: tuple[Param, ...] = ()
    keyed: bool = False
    """Whether it does more for clients with a key."""
    errors: tuple[int, ...] = (400,)
    example: Any = None
    """What a body may look like."""
    makes: tuple[str, str] | None = None
    """If it creates something: the parameter by which others find that, and where its name is in the response."""
    at_once: bool = False
    """Whether it is answered while the server still gets ready."""


def at_path(endpoints: list[Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    """The handler of a path, for all methods."""
    handlers = {endpoint.method: respond(endpoint) for endpoint in endpoints}

    async def handle(request: Request) -> Response:
        # HEAD is GET without the body, which the server leaves out by itself.
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return handle


def respond(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The handler Starlette calls."""
    decoder = None if endpoint.takes in (None, str) else msgspec.json.Decoder(endpoint.takes)

    async def handle(request: Request) -> Response:
        rooms: Rooms = request.app.state.rooms
        try:
            relayed = RELAYED in request.scope
            if not relayed and not rooms.addresses.may_ask(network_of(request.client.host if request.client else "")):
                raise too_many("too many requests")
            if request.method in UNSAFE:
                host = request.headers.get("host", "")
                if not same_origin(request.headers.get("origin"), host, request.app.state.origins):
                    raise Problem(403, "other_origin", "requests from other sites are not carried out")
            params = _params(endpoint, request)
            data = await _data(request, rooms.limits, endpoint.takes, decoder is not None)
            call = Call(request, rooms, params, _body(data, endpoint.takes, decoder))
            if not endpoint.at_once:
                await rooms.prepared.wait()
            if endpoint.keyed:
                await call.open_own()
            found = await _carried_out(endpoint, call, data)
        except Problem as problem:
            return problem_response(problem, spoken(request))
        except StorageError as error:
            LOG.error("a request could not be carried out: %s", error)
            return problem_response(not_stored(error), spoken(request))
        except BanneretError as error:
            return problem_response(Problem(400, "refused", str(error)), spoken(request))
        if found is None:
            return Response(status_code=204)
        if not isinstance(found, Response):
            text = endpoint.gives is None
            body = found if text else msgspec.json.encode(found)
            found = Response(body, endpoint.status, media_type=TEXT if text else JSON)
        return await _zipped(request, found)

    return handle


async def _carried_out(endpoint: Endpoint, call: Call, data: bytes) -> Any:
    """What a request leads to, here or at the node that holds the room it is about."""
    links, request = call.rooms.links, call.request
    while True:
        try:
            return await endpoint.handler(call)
        except Elsewhere as there:
            if links is None or RELAYED in request.scope:
                raise
            try:
                link = await links.to(there.node)
            except Unreachable:
                await links.node.outlive(there.node)
                continue
        scope = request.scope
        headers = [(name, value) for name, value in scope["headers"] if name in PASSED_ON]
        reply = await link.ask(
            scope["scheme"], scope["method"], scope["path"], scope["query_string"], headers, data, call.address
        )
        response = Response(reply.body, reply.status)
        kept = [(name, value) for name, value in reply.headers if name != b"content-length"]
        response.raw_headers = [*kept, (b"content-length", str(len(reply.body)).encode())]
        return response


async def _zipped(request: Request, response: Response) -> Response:
    """A large response is compressed in the background; a small one by the middleware."""
    if len(response.body) < LARGE or "gzip" not in request.headers.get("accept-encoding", ""):
        return response
    if "content-encoding" in response.headers:
        return response
    response.body = await asyncio.to_thread(gzip.compress, response.body, ZIP_LEVEL)
    response.headers["Content-Encoding"] = "gzip"
    response.headers["Content-Length"] = str(len(response.body))
    response.headers.add_vary_header("Accept-Encoding")
    return response


def spoken(request: Request) -> str:
    """The language that a client wants to be refused in: the first of its `Accept-Language` that we speak."""
    for wanted in request.headers.get("accept-language", "")[:200].split(","):
        lang = wanted.partition(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return ENGLISH


def problem_response(problem: Problem, lang: str = ENGLISH) -> Response:
    """A problem as a response to the client."""
    body = ErrorBody(ProblemBody(problem.code, problem.said(lang), problem.clauses, problem.again))
    headers = {"WWW-Authenticate": "Bearer"} if problem.status == 401 else {}
    if problem.again is not None:
        headers["Retry-After"] = str(ceil(problem.again))
    return Response(msgspec.json.encode(body), problem.status, headers, JSON)


def _params(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    """The parameters of a request, checked. Raises Problem for an invalid one."""
    found: dict[str, Any] = {}
    for param in endpoint.path_params:
        found[param.name] = _read(param, request.path_params[param.name])
    for param in endpoint.query:
        given = request.query_params.getlist(param.name)
        if len(given) > 1:
            raise bad(f"{param.name} is given twice")
        if not given and param.needed:
            raise bad(f"{param.name} is missing")
        found[param.name] = _read(param, given[0]) if given else param.default
    return found


def _read(param: Param, text: str) -> Any:
    try:
        return msgspec.convert(text, param.shape, strict=False)
    except msgspec.ValidationError as error:
        raise bad(f"{param.name}: {error}") from None


async def _data(request: Request, limits: Limits, takes: Any, json: bool) -> bytes:
    """The body of a request, read within the limits of size and time."""
    if json and request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        # A form on a page of another site can send anything but this.
        raise Problem(415, "bad_type", f"the body is given as {JSON}")
    most = limits.record_bytes if takes is str else limits.body_bytes
    data = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Problem(413, "too_large", f"this request has at most {most} bytes")
    except TimeoutError:
        raise Problem(408, "too_slow", "the request took too long to arrive", again=0.0) from None
    return bytes(data)


def _body(data: bytes, takes: Any, decoder: msgspec.json.Decoder[Any] | None) -> Any:
    """What a body says. Raises Problem for one that cannot be read."""
    if decoder is not None:
        try:
            return decoder.decode(data)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise bad(str(error)[:300]) from None
    if takes is str:
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            raise bad("the body is not text") from None
    return None
