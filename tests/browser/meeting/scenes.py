"""Pages on which people find each other, each at a moment at which there is something to see: a part of the tour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tests.browser.driver import Sitter
from tests.browser.meeting.people import carried_out, games_that_counted
from tests.server.tournaments.test_tournaments import held, open_tables
from tests.support.browsers import Visitor
from tests.support.live_server import Live

if TYPE_CHECKING:
    from tests.browser.tour import Tour

Scene = Callable[["Tour", Sitter], None]
POST: Final = """async ([path, body]) => (await fetch(path, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
})).json()"""
DAYS: Final = {"seconds": 3 * 86_400, "pace": {"by": "turn", "days_off": 3}, "listed": True}


class Known:
    """What is made once for all screens: somebody of whom enough is known, and a tournament under way."""

    def __init__(self, live: Live) -> None:
        ola = Visitor(live).become("Ola")
        page = ola.ask("PUT", "/api/me/player", {"public": True})[1]
        self.player = str(page["player"]["id"])
        session = carried_out(live.app.state.people.session(tuple(ola.cookies.values())))
        carried_out(games_that_counted(live, session.person))
        players = [Visitor(live).become(name) for name in ("Ada", "Bo", "Cleo", "Dag")]
        self.cup = held(players, name="Harvest 1526", most=4)
        open_tables(players[0], self.cup)
        while not live.ask("GET", "/api/leaderboard")[1]["leaders"]:
            pass


def _signed_in(tour: Tour, sitter: Sitter, path: str, awaited: str) -> None:
    """A page of somebody who keeps an identity, and whom a game waits for."""
    _become(tour, sitter)
    sitter.open(path)
    sitter.page.wait_for_selector(awaited)


def _become(tour: Tour, sitter: Sitter) -> dict[str, Any]:
    page, made = sitter.page, tour.made.get(id(sitter))
    tour.leave(sitter)
    if made is None:
        page.evaluate(POST, ["/api/me", {"name": "Maud"}])
        page.evaluate("localStorage.setItem('banneret.me', '1')")
        seats = [{"kind": "person", "side": "castle_vanguard", "name": "Maud"},
                 {"kind": "open", "side": "necropolis_vanguard"}]  # fmt: skip
        wanted = {"game": "heroes", "scenario": "skirmish", "seats": seats, **DAYS}
        made = tour.made[id(sitter)] = page.evaluate(POST, ["/api/rooms", wanted])
        assert tour.live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})[0] == 201
    page.reload()
    page.wait_for_selector(".trouble")
    return dict(made)


def _room(sitter: Sitter, made: dict[str, Any]) -> None:
    known = len(sitter.heard)
    sitter.open(f"#/t/{made['room']}")
    sitter.until(lambda: any(message["is"] == "welcome" for message in sitter.heard[known:]), "a welcome")


def _ending(tour: Tour, sitter: Sitter) -> None:
    _room(sitter, _become(tour, sitter))
    sitter.page.locator(".where button").click()
    sitter.page.wait_for_selector("#this-game")


def _draw(tour: Tour, sitter: Sitter) -> None:
    seats = [{"kind": "person", "side": side} for side in ("castle_vanguard", "necropolis_vanguard")]
    made = tour.live.room(*seats)
    other = tour.live.player(made["room"], made["keys"]["1"])
    assert other.reply(other.send(do="draw", yes=True))["is"] == "done"
    tour.leave(sitter)
    known = len(sitter.heard)
    sitter.open(f"#/t/{made['room']}?0={made['keys']['0']}")
    sitter.until(lambda: any(message["is"] == "welcome" for message in sitter.heard[known:]), "a welcome")
    sitter.page.wait_for_selector("section.dlg > p[role=status]")
    other.close()


def _page(path: str, awaited: str) -> Scene:
    return lambda tour, sitter: tour.page(sitter, path, awaited)


def _of(path: Callable[[Known], str], awaited: str) -> Scene:
    return lambda tour, sitter: tour.page(sitter, path(tour.known), awaited)


SCENES: Final[dict[str, Scene]] = {
    "draw": _draw,
    "meet": _page("#/meet", ".wants"),
    "leaders": _of(lambda _: "#/leaders", "main table tbody tr"),
    "player": _of(lambda known: f"#/player/{known.player}", "article.well"),
    "tournaments": _of(lambda _: "#/tournaments", "main .dlg ul a"),
    "tournament": _of(lambda known: f"#/tournament/{known.cup}", "main table tbody tr"),
    "mail-link": _page("#/mail/00000000000000000000000000000000", "main .dlg button"),
    "stranger": _page("#/me", "main .dlg button"),
    "me": lambda tour, sitter: _signed_in(tour, sitter, "#/me", "#me-shield"),
    "games": lambda tour, sitter: _signed_in(tour, sitter, "#/games", "main .dlg li time"),
    "ending": _ending,
}
