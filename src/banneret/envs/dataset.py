"""Recorded games as a dataset: what was seen, what was offered, what was answered, and how it ended, in arrays.

A file is an `.npz` of NumPy. It is made from records, so a dataset of bot games equals that of `banneret sim` with the
same seed, and anybody's records can be turned into one. The same records give the same file, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from banneret.encoding import Column, Encoder, Table, encoder_of
from banneret.encoding.extras import missing
from banneret.games import resume
from banneret.kernel.answers import answer_of, decides, enter, seat_of
from banneret.kernel.errors import RecordError, SetupError
from banneret.kernel.record import Record

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

FORMAT = 1


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a dataset contains, kept in the file as JSON."""

    format: int
    game: str
    layout: str
    version: int
    fingerprint: str
    """Of the layout: with another one, numbers have other meanings."""
    content: str
    tables: tuple[Table, ...]
    option: tuple[Column, ...]
    games: list[Told]


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """How one game began, and who played it."""

    scenario: str
    seats: tuple[str, ...]
    seed: int | None
    bots: tuple[str, ...] = ()


class Dataset(NamedTuple):
    """The arrays of a file. A decision is a row of the first six."""

    positions: NDArray[np.int16]
    """(decisions, layout.size): what the seat that was asked saw."""
    answers: NDArray[np.int16]
    """(decisions,): the place of the answer among the options."""
    seats: NDArray[np.int8]
    """(decisions,): who was asked."""
    games: NDArray[np.int32]
    """(decisions,): in which game of `results`."""
    outcomes: NDArray[np.int8]
    """(decisions,): how the game ended for the seat that was asked: 1, 0 or -1."""
    first_option: NDArray[np.int64]
    """(decisions + 1,): the options of decision n are the rows from `first_option[n]` to `first_option[n + 1]`."""
    options: NDArray[np.int16]
    """(rows, option_width): the rows of all options."""
    results: NDArray[np.int8]
    """(games, players): 1, 0 or -1."""
    about: About

    def options_of(self, decision: int) -> NDArray[np.int16]:
        """The rows of the options of a decision."""
        return self.options[self.first_option[decision] : self.first_option[decision + 1]]


class Collector:
    """Collects the decisions of games of one layout."""

    def __init__(self) -> None:
        self._encoder: Encoder | None = None
        self._about: dict[str, Any] = {}
        self._told: list[Told] = []
        self._positions: list[NDArray[np.int16]] = []
        self._options: list[NDArray[np.int16]] = []
        self._rows: list[tuple[int, int, int, int]] = []
        self._results: list[tuple[int, ...]] = []

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self._told)

    def add(self, record: Record, bots: tuple[str, ...] = ()) -> int:
        """Add the game of a record, which has to be finished; returns how many decisions it had."""
        game = resume(record)
        if game.result is None:
            raise RecordError("the game is not over: a dataset is made of finished games")
        if self._results and len(self._results[0]) != len(game.result):
            raise SetupError("a dataset is of games for the same number of players")
        encoder, rules = self._encoder_for(record), game.rules
        state = rules.start(game.setup)
        before = len(self._rows)
        for packed in game.played:
            if decides(packed):
                seat = seat_of(packed)
                view = rules.view(state, seat)
                place = state.options.index(answer_of(packed))
                self._positions.append(np.frombuffer(encoder.encode(view), np.int16))
                self._options.append(np.frombuffer(encoder.encode_options(view), np.int16))
                self._rows.append((place, seat, self.games, game.result[seat]))
            enter(state, packed)
        setup = game.setup
        self._told.append(Told(scenario=setup.scenario, seats=setup.seats, seed=game.seed, bots=bots))
        self._results.append(game.result)
        return len(self._rows) - before

    def _encoder_for(self, record: Record) -> Encoder:
        encoder = encoder_of(record.setup.game, record.setup.scenario)
        if self._encoder is None:
            self._encoder = encoder
            self._about = {"game": record.setup.game}
        if self._encoder.layout.fingerprint != encoder.layout.fingerprint:
            raise SetupError("a dataset is of games of one layout: make one for each mode")
        return encoder

    def dataset(self) -> Dataset:
        """The arrays of all games so far."""
        if self._encoder is None:
            raise SetupError("there is no game to make a dataset of")
        from banneret.games import rules_of

        layout = self._encoder.layout
        rows = np.array(self._rows, np.int64).reshape(-1, 4)
        counts = [len(found) // layout.option_width for found in self._options]
        about = About(
            format=FORMAT,
            layout=layout.name,
            version=layout.version,
            fingerprint=layout.fingerprint,
            content=rules_of(self._about["game"]).content_hash(),
            tables=layout.tables,
            option=layout.option,
            games=self._told,
            **self._about,
        )
        return Dataset(
            positions=np.array(self._positions, np.int16).reshape(-1, layout.size),
            answers=rows[:, 0].astype(np.int16),
            seats=rows[:, 1].astype(np.int8),
            games=rows[:, 2].astype(np.int32),
            outcomes=rows[:, 3].astype(np.int8),
            first_option=np.concatenate([[0], np.cumsum(counts)]).astype(np.int64),
            options=np.concatenate(self._options).reshape(-1, layout.option_width),
            results=np.array(self._results, np.int8),
            about=about,
        )


def write_dataset(path: Path, dataset: Dataset) -> None:
    """Write a dataset into a file."""
    arrays = dataset._asdict()
    arrays["about"] = np.frombuffer(msgspec.json.encode(dataset.about), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def read_dataset(path: Path) -> Dataset:
    """Read a dataset. Raises RecordError for an invalid file or another format."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in Dataset._fields}
        about = msgspec.json.decode(arrays.pop("about").tobytes(), type=About)
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as error:
        raise RecordError(f"{path} is not a dataset: {error}") from None
    if about.format != FORMAT:
        raise RecordError(f"{path} has format {about.format}; this version reads {FORMAT}")
    return Dataset(about=about, **arrays)


def collected(played: Iterable[tuple[Record, tuple[str, ...]]], games_a_file: int) -> Iterator[Dataset]:
    """Datasets of this many games each; the last one has the rest."""
    collector = Collector()
    for record, bots in played:
        collector.add(record, bots)
        if collector.games == games_a_file:
            yield collector.dataset()
            collector = Collector()
    if collector.games:
        yield collector.dataset()
