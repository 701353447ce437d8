"""Players over the REST interface: their pages, leaderboards, and finding somebody by name."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

import msgspec

from banneret.plugins import plugins
from banneret.server.http.endpoints import LANG, Call, Endpoint, Param
from banneret.server.http.meeting import PlayerId, check_meeting, mode_text
from banneret.server.problems import not_found
from banneret.server.ratings.players import (
    StoredPlayer,
    StoredRating,
    StoredResult,
    known_player,
    leaders,
    player_of,
    pools,
    ratings_of,
    results_of,
    search,
    seen,
    show,
)
from banneret.server.ratings.skill import CERTAIN
from banneret.table import lobby
from banneret.table.meeting.types import (
    Leader,
    Leaderboard,
    PlayerInfo,
    PlayerPage,
    PoolInfo,
    RatingInfo,
    ResultInfo,
)
from banneret.table.names import bot_name

ModeName = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9_-]*$")]


class ShowMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether everybody may see the name, shield, ratings and results of whoever is signed in."""

    public: bool


def player_info(player: StoredPlayer, lang: str) -> PlayerInfo:
    """A player as everybody may see them."""
    known = player.game in plugins()
    name = bot_name(player.game, player.bot, lang) if player.bot and known else player.bot or player.name
    return PlayerInfo(
        id=player.id if player.public else "", name=name, shield=player.shield, bot=bool(player.bot),
        public=player.public,
    )  # fmt: skip


def _rating(one: StoredRating, lang: str) -> RatingInfo:
    return RatingInfo(
        game=one.game, mode=one.mode, mode_text=mode_text(one.game, one.mode, lang), rating=one.skill.shown,
        spread=one.skill.spread, won=one.won, drawn=one.drawn, lost=one.lost, certain=one.skill.sigma <= CERTAIN,
    )  # fmt: skip


def _result(one: StoredResult, lang: str) -> ResultInfo:
    return ResultInfo(
        room=one.room, game=one.game, mode_text=mode_text(one.game, one.mode, lang),
        title=lobby.scenario_name(one.game, one.scenario, lang), at=one.at, result=one.result,
        rating=one.after.shown, spread=one.after.spread, change=one.after.shown - one.before.shown,
        others=tuple(player_info(other, lang) for other in one.others),
    )  # fmt: skip


async def get_leaderboard(call: Call) -> Leaderboard:
    """The strongest in a mode of a game; without a mode, in the one that most have played."""
    store, lang = call.rooms.store, call.params["lang"]
    known = [pool for pool in await store.read(pools) if pool[0] in plugins()]
    game, mode = call.params["game"], call.params["mode"]
    fitting = [pool for pool in known if game in ("", pool[0]) and mode in ("", pool[1])]
    if fitting:
        game, mode, _ = max(fitting, key=lambda pool: pool[2])
    found = await store.read(partial(leaders, game=game, mode=mode)) if fitting else []
    return Leaderboard(
        game=game, mode=mode,
        pools=tuple(PoolInfo(game=g, mode=m, mode_text=mode_text(g, m, lang), players=many) for g, m, many in known),
        leaders=tuple(Leader(player=player_info(one.player, lang), rating=_rating(one, lang)) for one in found),
    )  # fmt: skip


async def find_players(call: Call) -> list[PlayerInfo]:
    """People who want to be found, by how their names begin."""
    check_meeting(call)
    name = call.params["name"].strip()
    found = await call.rooms.store.read(partial(search, name=name)) if name else []
    return [player_info(one, call.params["lang"]) for one in found]


async def get_player(call: Call) -> PlayerPage:
    """What a player shows; one's own is there even if nobody else may see it."""
    player, session = call.params["player"], await call.session()
    mine = ""
    if session is not None:
        mine = await call.rooms.store.read(partial(known_player, person=session.person))
    found = await call.rooms.store.read(partial(seen, player=player))
    if found is None or (not found.public and player != mine):
        raise not_found("player")
    return await _page(call, found, player == mine)


async def my_player(call: Call) -> PlayerPage:
    """One's own page, as others see it if they may."""
    session = await call.signed_in()
    player = await call.rooms.store.write(partial(player_of, person=session.person))
    found = await call.rooms.store.read(partial(seen, player=player))
    assert found is not None
    return await _page(call, found, True)


async def _page(call: Call, player: StoredPlayer, mine: bool) -> PlayerPage:
    store, lang = call.rooms.store, call.params["lang"]
    ratings = await store.read(partial(ratings_of, player=player.id))
    results = await store.read(partial(results_of, player=player.id))
    info, known = player_info(player, lang), set(plugins())
    if mine and (session := await call.session()) is not None:
        profile = await call.people.profile(session.person)
        if profile is not None:
            info = msgspec.structs.replace(info, id=player.id, name=profile.person.name, shield=profile.person.shield)
    return PlayerPage(
        player=info, mine=mine, ratings=tuple(_rating(one, lang) for one in ratings if one.game in known),
        results=tuple(_result(one, lang) for one in results if one.game in known),
    )  # fmt: skip


async def show_me(call: Call) -> PlayerPage:
    """Whether everybody may see one's page."""
    session = await call.signed_in()
    await call.rooms.store.write(partial(show, person=session.person, public=call.body.public))
    return await my_player(call)


_GAME: Final = Param("game", Literal[("", *plugins())], "A game", "")
_MODE: Final = Param("mode", ModeName, "A mode of the game", "")
_NAME: Final = Param("name", Annotated[str, msgspec.Meta(max_length=40)], "How the name begins", "")
_PLAYER: Final = Param("player", PlayerId, "A player")
IN: Final = (400, 401)

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/leaderboard", get_leaderboard, "The strongest in a mode of a game", Leaderboard,
             query=(_GAME, _MODE, LANG)),
    Endpoint("GET", "/api/players", find_players, "People who want to be found", list[PlayerInfo],
             query=(_NAME, LANG)),
    Endpoint("GET", "/api/players/{player}", get_player, "What a player shows", PlayerPage, path_params=(_PLAYER,),
             query=(LANG,), errors=(400, 404)),
    Endpoint("GET", "/api/me/player", my_player, "Your page as a player", PlayerPage, query=(LANG,), errors=IN),
    Endpoint("PUT", "/api/me/player", show_me, "Whether everybody may see your page", PlayerPage, ShowMe,
             query=(LANG,), errors=IN),
)  # fmt: skip
"""What a client may ask about players."""
