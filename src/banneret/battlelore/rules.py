"""The game `battlelore` as the kernel sees it."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from random import Random
from typing import ClassVar, Final, cast

from banneret.battlelore.box.adventure_file import AdventureFile
from banneret.battlelore.box.adventures import (
    adventure_ids,
    defined_adventure,
    definition_of,
    load_adventure,
    own_adventure,
)
from banneret.battlelore.box.heroes import ARTIFACT_IDS, CHEST_NAMES, SKILL_IDS
from banneret.battlelore.box.tables import CARD_IDS, FACE_NAMES, LAND_IDS, LORE_IDS, MASTERS, UNIT_IDS
from banneret.battlelore.box.units_and_cards import load
from banneret.battlelore.career.academy import ACADEMY, academy_seat
from banneret.battlelore.career.sheets import check_advisers, seat_line
from banneret.battlelore.geometry.grid import HEX_NAMES, SECTION_NAMES, SIDE_NAMES
from banneret.battlelore.setup.setup import prepare
from banneret.battlelore.state.answers import PASS, POWERS, Keys
from banneret.battlelore.state.battleground import Battleground, named_kind, named_unit
from banneret.battlelore.state.events import EVENTS
from banneret.battlelore.state.lasting_effects import X_NAMES
from banneret.battlelore.state.sides import sides_of_seats
from banneret.battlelore.view import view as views
from banneret.battlelore.view.describe import describe
from banneret.battlelore.view.why_not import why_not
from banneret.kernel.errors import ContentError, SetupError
from banneret.kernel.rules import Arguments, GameRules, Setup, View
from banneret.kernel.state import State
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

FRAGILE: Final = "fragile_alliances"


class BattleloreRules(GameRules):
    """The rules of *BattleLore* with its *Heroes* expansion."""

    id = "battlelore"
    version = 2
    older = (1,)
    events = (EVENTS,)
    arguments: ClassVar[Arguments] = {
        "x": ("hex", HEX_NAMES), "s": ("side", None), "c": ("card", CARD_IDS), "f": ("face", FACE_NAMES),
        "l": ("lore", LORE_IDS), "m": ("master", MASTERS), "k": ("skill", SKILL_IDS), "h": ("chest", CHEST_NAMES),
        "e": ("effect", X_NAMES), "o": ("power", POWERS), "a": ("artifact", ARTIFACT_IDS),
        "w": ("section", SECTION_NAMES), "p": ("player", None), "t": ("land", LAND_IDS),
    }  # fmt: skip

    def only_passes(self, answer: int) -> bool:
        """Whether an answer only passes."""
        return answer == PASS

    @cached_property
    def keys(self) -> Keys:
        """Options to keys and back."""
        return Keys()

    def content(self) -> object:
        """Everything printed in the boxes, and all adventures."""
        return [load(), [load_adventure(id) for id in adventure_ids()]]

    def normalise(self, setup: Setup) -> Setup:
        """Check the adventure and the seats: those of the standard side first, then those of the pennant side."""
        if setup.scenario == ACADEMY and not setup.definition:
            return self._academy(setup)
        adventure = _adventure(setup)
        sides = sides_of_seats(setup.seats)
        seats = tuple(seat_line(seat, side) for seat, side in zip(setup.seats, sides, strict=True))
        check_advisers(seats, list(adventure.council))
        options = checked_options(adventure, setup.options, len(seats))
        definition = definition_of(adventure)
        prepare(adventure.id, seats, "lore" in options, definition, FRAGILE in options)
        return Setup(game=self.id, scenario=adventure.id, seats=seats, options=options, definition=definition)

    def _academy(self, setup: Setup) -> Setup:
        """A hero is created, and nothing else happens. Rules: BLH-CRT-01."""
        if len(setup.seats) != 1 or setup.options:
            raise SetupError("the academy has one seat, such as hero=Maud, and no options")
        return Setup(game=self.id, scenario=ACADEMY, seats=(academy_seat(setup.seats[0]),))

    def first_position(self, setup: Setup) -> State:
        """The position before anything has happened."""
        options = setup.options
        return prepare(setup.scenario, setup.seats, "lore" in options, setup.definition, FRAGILE in options)

    def why_not(self, state: State, answer: int) -> str:
        """The clause that forbids an answer now, or an empty string."""
        return why_not(cast(Battleground, state), answer, self.clauses(state.step))

    def view(self, state: State, seat: int) -> View:
        """What a seat may know."""
        return View(seat, views.view(cast(Battleground, state), seat))

    def deal(self, view: View, rng: Random) -> State:
        """A copy of a view in which what is hidden is dealt."""
        return views.deal_hidden(cast(Battleground, view.state), rng)

    def describe(self, view: View) -> dict[str, object]:
        """A view as plain data with readable names."""
        return describe(cast(Battleground, view.state), view.seat, self.keys)

    def readable(self, kind: str, value: int) -> tuple[str, int | str]:
        """The label and readable value of one int of an event."""
        if kind == "u":
            return "unit", f"{UNIT_IDS[named_kind(value)]}@{named_unit(value)}"
        return super().readable(kind, value)


def _adventure(setup: Setup) -> AdventureFile:
    """The adventure of a set-up: its definition, a file, or one that comes with the program."""
    try:
        if setup.definition:
            return defined_adventure(setup.definition)
        if setup.scenario.endswith((".yaml", ".yml")):
            return own_adventure(Path(setup.scenario))
    except ContentError as error:
        raise SetupError(str(error)) from None
    id = setup.scenario.replace("-", "_")
    if id not in adventure_ids():
        raise SetupError(f"there is no adventure {show(setup.scenario)} of battlelore{nearest(id, adventure_ids())}")
    return load_adventure(id)


def checked_options(adventure: AdventureFile, options: dict[str, str], seats: int) -> dict[str, str]:
    """Check the options: lore in a medieval adventure, and allies who may not order each other's heroes.

    Rules: BL-LRE-27, BLH-CFG-07, BLH-CFG-08.
    """
    for option, value in options.items():
        if option not in ("lore", FRAGILE):
            raise SetupError(f"there is no option {show(option)} here")
        if value not in ("yes", "no"):
            raise SetupError(f"{option} is yes or no, not {show(value)}")
        if option == "lore" and adventure.lore:
            raise SetupError("this adventure has War Councils: only a medieval one chooses whether to use lore")
        if option == FRAGILE and seats == len(SIDE_NAMES):
            raise SetupError("alliances are fragile only where a side has several players")
    return {option: "yes" for option, value in sorted(options.items()) if value == "yes"}


RULES: Final = BattleloreRules()
