"""The command `ratings`: who is how strong on a server, and whether its ratings follow from its results."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

import typer

from banneret.kernel.errors import BanneretError


def ratings(
    database: Annotated[
        str | None, typer.Option("--database", help="Where the server keeps its table, as a URL.")
    ] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Rate all games once more, and compare.")] = False,
) -> None:
    """Show the leaderboards of a server, or check every rating against the list of results."""
    asyncio.run(_verify(database) if verify else _show(database))


async def _verify(database: str | None) -> None:
    from banneret.server.ratings.counting import verify
    from banneret.server.store.store import Store

    store = Store.open(database)
    try:
        games, wrong = await store.read(verify)
    finally:
        await store.close()
    for line in wrong:
        typer.echo(line)
    if wrong:
        raise BanneretError(f"{len(wrong)} ratings do not follow from the {games} games")
    typer.echo(f"{games} games: every rating follows from them")


async def _show(database: str | None) -> None:
    from banneret.server.ratings.players import leaders, pools
    from banneret.server.store.store import Store

    store = Store.open(database)
    try:
        for game, mode, players in await store.read(pools):
            typer.echo(f"{game} / {mode} ({players} players)")
            for place, one in enumerate(await store.read(partial(leaders, game=game, mode=mode)), 1):
                who = one.player.name or one.player.bot
                counts = f"{one.won} won, {one.drawn} drawn, {one.lost} lost"
                typer.echo(f"{place:4}. {who:24} {one.skill.shown:5} ± {one.skill.spread:<4} {counts}")
    finally:
        await store.close()
