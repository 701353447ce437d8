"""Campaigns: scenarios that follow one another, and how far somebody has come in one.

A `Progress` is all there is to know between two games: which part comes next and what it begins with. It moves on by
finished games and by nothing else, so it can be written to a file, handed on and read again::

    progress = begin_campaign("long_live_the_queen", hero="catherine")
    game = Game(RULES, progress.setup(), seed)
    progress = progress.advanced(game)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from banneret.campaigns import ChainFinding
from banneret.heroes.adventure.after_victory import next_seat
from banneret.heroes.box.cards_and_units import Faction
from banneret.heroes.rules import RULES, SKIRMISH
from banneret.heroes.scenario.definition import definition_in, definition_of
from banneret.heroes.scenario.load import Scenario, load_scenario, scenario_ids
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.errors import BanneretError, RecordError, SetupError
from banneret.kernel.findings import Finding, findings_in
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

MOST_BYTES: Final = 2_000_000
MOST_ATTEMPTS: Final = 1000
OWN_KEPT: Final = 4
"""How many custom campaigns are remembered: each may be as large as a file, and nobody plays many at once."""
Word = Annotated[str, msgspec.Meta(max_length=200)]


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign: the ids of its parts in order, and for a custom campaign their definitions too."""

    id: str
    name: str
    faction: Faction
    parts: tuple[str, ...]
    definitions: tuple[str, ...] = ()

    @property
    def side(self) -> str:
        """What it is played with: its faction."""
        return self.faction

    def scenario(self, part: int) -> Scenario:
        """A part, counted from 1."""
        return load_scenario(self.parts[part - 1], self.definitions[part - 1] if self.definitions else "")

    def part_name(self, part: int) -> str:
        """What a part is called, counted from 1."""
        return self.scenario(part).name


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of a campaign."""

    part: int
    won: bool
    rounds: int
    digest: str
    """Of its last position, so that no game counts twice."""


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """How far somebody has come in a campaign. The part after the last one means that it is won."""

    format: Literal[1] = 1
    campaign: Word
    part: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    seat: Annotated[str, msgspec.Meta(max_length=10_000)]
    """What the next game begins with, as a set-up writes it. Rules: H3-SOL-05."""
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=100)] = {}
    definitions: Annotated[tuple[str, ...], msgspec.Meta(max_length=9)] = ()
    attempts: Annotated[tuple[Attempt, ...], msgspec.Meta(max_length=MOST_ATTEMPTS)] = ()

    def what(self) -> Campaign:
        """The campaign. Raises SetupError."""
        return own_campaign(self.definitions) if self.definitions else campaign_named(self.campaign)

    @property
    def won(self) -> bool:
        """Whether all parts are won."""
        return self.part > len(self.what().parts)

    def setup(self) -> Setup:
        """The set-up of the next game; a lost part is begun again as it began. Rules: H3-SOL-04, H3-SOL-05."""
        campaign = self.what()
        if self.part > len(campaign.parts):
            raise SetupError(f"{campaign.name} is won: there is no part left to play")
        definition = campaign.definitions[self.part - 1] if campaign.definitions else ""
        scenario = campaign.parts[self.part - 1]
        return RULES.normalise(
            Setup(game=RULES.id, scenario=scenario, seats=(self.seat,), options=self.options, definition=definition)
        )

    def advanced(self, game: Game) -> Progress:
        """The progress after a finished game of it. A lost part has to be played again. Raises RecordError.

        Rules: H3-SOL-02, H3-SOL-03, H3-SOL-05.
        """
        state = game.state
        if game.result is None or not isinstance(state, WholeGame):
            raise RecordError("the game is not over yet")
        if game.setup != self.setup():
            raise RecordError("this is not a game of the part of the campaign that comes next")
        if any(attempt.digest == game.digest for attempt in self.attempts):
            raise RecordError("this game has been counted already")
        won = game.result[0] > 0
        attempt = Attempt(part=self.part, won=won, rounds=state.game_round, digest=game.digest)
        # A campaign that is lost forever keeps its last attempts only.
        attempts = (*self.attempts, attempt)[-MOST_ATTEMPTS:]
        if not won:
            return msgspec.structs.replace(self, attempts=attempts)
        seat = next_seat(state) if state.game_terms.carries else self.seat
        return msgspec.structs.replace(self, part=self.part + 1, seat=seat, attempts=attempts)

    def text(self) -> str:
        """As it is kept in a file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


@cache
def campaigns() -> tuple[Campaign, ...]:
    """The campaigns that come with the program."""
    parts: dict[str, dict[int, Scenario]] = {}
    for id in scenario_ids():
        scenario = load_scenario(id)
        if scenario.campaign is not None:
            parts.setdefault(scenario.campaign.id, {})[scenario.campaign.part] = scenario
    return tuple(_joined([found[part] for part in sorted(found)]) for _, found in sorted(parts.items()))


def _joined(parts: Sequence[Scenario], definitions: tuple[str, ...] = ()) -> Campaign:
    """The campaign of these parts. Raises SetupError unless they are all of it, in order."""
    entries = [part.campaign for part in parts]
    first = entries[0]
    for n, entry in enumerate(entries, 1):
        if first is None or entry is None:
            raise SetupError(f"{parts[n - 1].name} is not part of a campaign")
        if (entry.id, entry.of, entry.faction) != (first.id, len(parts), first.faction) or entry.part != n:
            here = f"part {entry.part} of {entry.of} of {entry.id}"
            raise SetupError(f"{parts[n - 1].name} is {here}, not {n} of {len(parts)}")
    assert first is not None
    return Campaign(
        id=first.id, name=first.name, faction=first.faction, parts=tuple(part.id for part in parts),
        definitions=definitions,
    )  # fmt: skip


def campaign_named(name: str) -> Campaign:
    """A campaign that comes with the program, where - stands for _ too. Raises SetupError."""
    id = name.replace("-", "_")
    for campaign in campaigns():
        if campaign.id == id:
            return campaign
    known = [campaign.id for campaign in campaigns()]
    raise SetupError(f"there is no campaign {show(name)}{nearest(id, known)}")


@lru_cache(OWN_KEPT)
def own_campaign(definitions: tuple[str, ...]) -> Campaign:
    """A custom campaign, from the definitions of its parts. Raises SetupError."""
    return _joined([load_scenario("", definition) for definition in definitions], definitions)


def begin_campaign(
    campaign: str | Sequence[Path], *, hero: str = "", options: dict[str, str] | None = None
) -> Progress:
    """A campaign before its first part: by its id, or by the files of its parts. Raises SetupError."""
    definitions: tuple[str, ...] = ()
    if isinstance(campaign, str):
        found = campaign_named(campaign)
    else:
        definitions = tuple(definition_of(path)[1] for path in campaign)
        found = own_campaign(definitions)
        _check_gifts(found)
    return _begun(found, definitions, hero, options or {})


def _begun(found: Campaign, definitions: tuple[str, ...], hero: str, options: dict[str, str]) -> Progress:
    seat = f"{found.faction}/{hero.replace('-', '_')}" if hero else found.faction
    progress = Progress(campaign=found.id, seat=seat, options=dict(options), definitions=definitions)
    setup = progress.setup()
    progress = msgspec.structs.replace(progress, seat=setup.seats[0], options=setup.options)
    for part in range(2, len(found.parts) + 1):
        # What a later part does not accept is reported now, not after the earlier parts are won.
        msgspec.structs.replace(progress, part=part).setup()
    return progress


def _check_gifts(campaign: Campaign) -> None:
    """Raise SetupError if a part gives what the next one does not know: nobody could continue after that."""
    parts = [campaign.scenario(part) for part in range(1, len(campaign.parts) + 1)]
    if found := next(_unknown_gifts(parts), None):
        raise SetupError(found[1])


def _unknown_gifts(parts: Sequence[Scenario]) -> Iterator[tuple[int, str]]:
    """By part, counted from 1: what it gives that the next one does not know."""
    for number, (part, following) in enumerate(pairwise(parts), 1):
        known = [gift.id for gift in following.gifts]
        for n, carried in enumerate(part.carry):
            if carried.gift not in known:
                why = f"{following.name} has no such entry in its gifts{nearest(carried.gift, known)}"
                yield number, f"{part.name} gives {show(carried.gift)} in carry[{n}], but {why}"


def chained(texts: Sequence[str]) -> tuple[Progress | None, tuple[ChainFinding, ...]]:
    """A custom campaign before its first part, from the texts of its parts, and what stands in its way.

    Whatever is wrong is told by part, so that one mistake does not hide another.
    """
    found: list[ChainFinding] = []
    parts: list[Scenario] = []
    definitions: list[str] = []
    for number, text in enumerate(texts, 1):
        try:
            id, definition = definition_in(text, f"part {number}")
            parts.append(load_scenario(id, definition))
            definitions.append(definition)
        except BanneretError as error:
            lines = findings_in(str(error), f"part {number}") or (Finding(0, str(error).partition("\n")[0]),)
            found += [ChainFinding(part=number, text=each.text, line=each.line) for each in lines]
    if found:
        return None, tuple(found)
    for number, part in enumerate(parts, 1):
        if not definitions[number - 1]:
            found.append(ChainFinding(part=number, text=f"{part.id} comes with the program: give yours another id"))
    if not found:
        try:
            _joined(parts)
        except SetupError as error:
            found.append(ChainFinding(part=0, text=str(error)))
    found += [ChainFinding(part=number, text=text) for number, text in _unknown_gifts(parts)]
    given = [{carried.gift for carried in part.carry} for part in parts]
    for number, part in enumerate(parts, 1):
        before = given[number - 2] if number > 1 else set()
        found += [
            ChainFinding(
                part=number, text=f"{part.name} knows the gift {show(gift.id)}, which no part gives", grave=False
            )
            for gift in part.gifts
            if gift.id not in before
        ]
    if any(one.grave for one in found):
        return None, tuple(found)
    try:
        return _begun(own_campaign(tuple(definitions)), tuple(definitions), "", {}), tuple(found)
    except BanneretError as error:
        return None, (*found, ChainFinding(part=0, text=str(error)))


def read_progress(text: str) -> Progress:
    """The same without a look at the campaign itself: whether there is such a one, and such a part, is not seen yet."""
    if len(text) > MOST_BYTES:
        raise SetupError("no campaign is as large as that")
    try:
        return msgspec.json.decode(text, type=Progress)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SetupError(f"this is not a campaign: {error}") from None


def parse_progress(text: str) -> Progress:
    """Read what `Progress.text` has written. Raises SetupError for whatever else it is."""
    progress = read_progress(text)
    campaign = progress.what()
    if campaign.id != progress.campaign or progress.part > len(campaign.parts) + 1:
        raise SetupError(f"this is not part of {campaign.name}")
    if not progress.won:
        progress.setup()
    return progress


class HeroesCampaigns:
    """The campaigns of the box, as `banneret.campaigns.Campaigns` asks for."""

    most_bytes: Final = MOST_BYTES

    def offered(self) -> tuple[Campaign, ...]:
        """Those that come with the program."""
        return campaigns()

    def begin(self, campaign: str | Sequence[Path], *, choice: str, options: dict[str, str]) -> Progress:
        """A campaign before its first part; the choice is a hero."""
        return begin_campaign(campaign, hero=choice, options=options)

    def begun_by(self, setup: Setup) -> Progress | None:
        """The campaign that a game is a part of, which begins with it; own scenarios have one only at home."""
        if setup.definition or setup.scenario == SKIRMISH:
            return None
        entry = load_scenario(setup.scenario).campaign
        if entry is None:
            return None
        return Progress(campaign=entry.id, part=entry.part, seat=setup.seats[0], options=setup.options)

    def chained(self, texts: Sequence[str]) -> tuple[Progress | None, tuple[ChainFinding, ...]]:
        """A custom campaign from the texts of its parts."""
        return chained(texts)

    def is_own(self, text: str) -> bool:
        """Whether a text is the progress of a custom campaign, found without reading its scenarios."""
        return bool(read_progress(text).definitions)

    def parse(self, text: str) -> Progress:
        """Read what `Progress.text` has written."""
        return parse_progress(text)


CAMPAIGNS: Final = HeroesCampaigns()
