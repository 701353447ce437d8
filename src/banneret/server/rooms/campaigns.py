"""Campaigns at the table: a room remembers the progress of its campaign, and the next room continues from there."""

from __future__ import annotations

import msgspec

from banneret.campaigns import Campaigns, Progress, by_first, campaigns_of
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.server.problems import conflict, not_found
from banneret.server.requests import CampaignInfo, NewRoom, NewSeat, PartInfo
from banneret.server.store.types import StoredHeader
from banneret.table.lobby import scenario_name
from banneret.text import message


def campaign_of(setup: Setup) -> str:
    """What a new room remembers about its game's campaign; empty if there is none."""
    campaigns = campaigns_of(setup.game)
    progress = campaigns.begun_by(setup) if campaigns is not None else None
    return progress.text() if progress is not None else ""


def reached(stored: StoredHeader, game: Game) -> Progress:
    """The progress of a room's campaign, including its own game if that is over. Raises Problem."""
    campaigns = campaigns_of(stored.game)
    if not stored.campaign or campaigns is None:
        raise not_found("campaign")
    progress = campaigns.parse(stored.campaign)
    return progress.advanced(game) if game.over else progress


def campaign_info(stored: StoredHeader, game: Game, lang: str) -> CampaignInfo:
    """The campaign of a room, as everybody with its link may see it."""
    progress = reached(stored, game)
    campaign = progress.what()
    parts = []
    for n, id in enumerate(campaign.parts, 1):
        tries = [attempt for attempt in progress.attempts if attempt.part == n]
        rounds = next((attempt.rounds for attempt in tries if attempt.won), 0)
        lost = sum(not attempt.won for attempt in tries)
        parts.append(PartInfo(id, scenario_name(stored.game, id, lang), n < progress.part, rounds, lost))
    return CampaignInfo(
        id=campaign.id,
        name=message(f"{stored.game}:campaign-{campaign.id}", lang),
        parts=tuple(parts),
        part=progress.part,
        playing=not game.over,
        won=progress.won,
        seat=progress.seat,
        file=progress.text(),
    )


def next_room(stored: StoredHeader, game: Game) -> tuple[NewRoom, str]:
    """The room in which a campaign continues, or a lost part is played again, and what that room remembers.

    Raises Problem.
    """
    progress = reached(stored, game)
    if not game.over:
        raise conflict("running", "the game is still under way")
    if progress.won:
        raise conflict("over", "the campaign is won")
    seat = stored.seats[0]
    chair = NewSeat("bot" if seat.kind == "bot" else "person", progress.seat, name=seat.name, bot=seat.bot)
    return _room(progress, chair, stored.seconds, stored.watching, stored.hints), progress.text()


def room_from(text: str) -> tuple[NewRoom, str]:
    """The room in which a campaign from a file continues. Raises SetupError and Problem."""
    progress = by_first(lambda campaigns: _shipped(campaigns, text))
    if progress.won:
        raise conflict("over", "the campaign is won")
    return _room(progress, NewSeat("person", progress.seat), 0, True), progress.text()


def _shipped(campaigns: Campaigns, text: str) -> Progress:
    # Checked first: a request that is refused anyway must not cost the reading of scenarios.
    if campaigns.is_own(text):
        raise conflict("own_campaign", "players' own campaigns are played at home")
    return campaigns.parse(text)


def _room(progress: Progress, seat: NewSeat, seconds: int, watching: bool, hints: bool | None = None) -> NewRoom:
    setup = progress.setup()
    room = NewRoom(setup.game, setup.scenario, (seat,), setup.options, seconds=seconds, watching=watching, hints=hints)
    # Values from a file have the same limits as those in a request.
    return msgspec.convert(msgspec.to_builtins(room), NewRoom)
