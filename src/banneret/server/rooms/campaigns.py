"""Campaigns at the table: a room remembers the progress of its campaign, and the next room continues from there."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from banneret.campaigns import Progress, by_first, campaigns_of
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.server.problems import conflict, not_found
from banneret.server.requests import CampaignInfo, ChainCheck, NewRoom, NewSeat, PartInfo
from banneret.server.store.types import StoredHeader
from banneret.table.lobby import scenario_name
from banneret.text import message
from banneret.text.findings import in_language

MOST_PARTS: Final = 9
_BETWEEN: Final = re.compile(r"^---[ \t]*\r?$", re.MULTILINE)
"""What stands between two documents of a YAML file."""


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
    own = is_own(stored)
    parts = []
    for n, id in enumerate(campaign.parts, 1):
        name = campaign.part_name(n) if own else scenario_name(stored.game, id, lang)
        tries = [attempt for attempt in progress.attempts if attempt.part == n]
        rounds = next((attempt.rounds for attempt in tries if attempt.won), 0)
        lost = sum(not attempt.won for attempt in tries)
        parts.append(PartInfo(id, name, n < progress.part, rounds, lost))
    return CampaignInfo(
        id=campaign.id,
        name=campaign.name if own else message(f"{stored.game}:campaign-{campaign.id}", lang),
        parts=tuple(parts),
        part=progress.part,
        playing=not game.over,
        won=progress.won,
        seat=progress.seat,
        file=progress.text(),
    )


def is_own(stored: StoredHeader) -> bool:
    """Whether the campaign of a room is a custom one."""
    campaigns = campaigns_of(stored.game)
    return campaigns is not None and bool(stored.campaign) and campaigns.is_own(stored.campaign)


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


def progress_in(text: str) -> Progress:
    """The progress in a file, whose scenarios are read with it: a task for a worker. Raises SetupError."""
    return by_first(lambda campaigns: campaigns.parse(text))


def room_for(progress: Progress) -> tuple[NewRoom, str]:
    """The room in which a campaign continues, and what it remembers. Raises SetupError and Problem."""
    if progress.won:
        raise conflict("over", "the campaign is won")
    return _room(progress, NewSeat("person", progress.seat), 0, True), progress.text()


def checked_chain(game: str, text: str, lang: str = "en") -> tuple[ChainCheck, Progress | None]:
    """What is found in the parts of a custom campaign, in a language, and its beginning if it can be played. Raises
    SetupError.

    The parts stand one after the other, with a line `---` between them.
    """
    campaigns = campaigns_of(game)
    if campaigns is None:
        raise SetupError(f"there are no campaigns of {game}")
    parts = [part for part in _BETWEEN.split(text) if part.strip()]
    if not 1 <= len(parts) <= MOST_PARTS:
        raise SetupError(f"a campaign has 1 to {MOST_PARTS} parts, not {len(parts)}")
    progress, found = campaigns.chained(parts)
    findings = tuple(msgspec.structs.replace(one, text=in_language(one.text, lang, game)) for one in found)
    return ChainCheck(findings=findings, file=progress.text() if progress is not None else ""), progress


def _room(progress: Progress, seat: NewSeat, seconds: int, watching: bool, hints: bool | None = None) -> NewRoom:
    setup = progress.setup()
    room = NewRoom(
        setup.game,
        setup.scenario,
        (seat,),
        setup.options,
        seconds=seconds,
        watching=watching,
        hints=hints,
        definition=setup.definition,
    )
    # Values from a file have the same limits as those in a request.
    return msgspec.convert(msgspec.to_builtins(room), NewRoom)
