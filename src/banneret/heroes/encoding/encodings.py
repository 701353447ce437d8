"""Which encoder a scenario has, and the names of the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Final

from banneret.encoding.layout import Layout, Table
from banneret.encoding.option_words import OPTION_COLUMNS, words_of
from banneret.encoding.vocabulary import Vocabulary
from banneret.heroes.encoding.columns import COMBAT_TABLES, WHOLE_GAME_TABLES
from banneret.heroes.encoding.encoders import CombatEncoder, WholeGameEncoder
from banneret.heroes.encoding.options import FIELD_PLACES, PLAYER_WORDS, SPACES
from banneret.heroes.encoding.words import Words
from banneret.heroes.rules import RULES, SKIRMISH, HeroesRules
from banneret.heroes.scenario.load import scenario_ids
from banneret.heroes.tables.tiles import LOCATION_IDS
from banneret.heroes.tables.towns_and_heroes import HERO_IDS, PROCLAMATION_IDS
from banneret.heroes.tables.units_and_cards import CARD_IDS, FACTION_IDS, UNIT_IDS
from banneret.kernel.sequence import questions

MOST_OPTIONS: Final = 192
"""A unit on hexes may have over a hundred ways to go, and cards to play as well."""
VERSION: Final = 1
"""Of all layouts of this family; raised whenever the meaning of a number changes."""


class FamilyEncodings:
    """The encodings of a game of this family, with its own file of names."""

    def __init__(self, rules: HeroesRules, folder: Path, packages: tuple[str, ...]) -> None:
        self.rules = rules
        self.words = Words(folder / "names.txt")
        self.packages = packages
        """Whose steps ask in this game."""

    @property
    def vocabulary(self) -> Vocabulary:
        """Its names."""
        return self.words.vocabulary

    def layout(self, name: str, tables: tuple[Table, ...]) -> Layout:
        """A layout of the game."""
        return Layout(f"{self.rules.id}/{name}", VERSION, tables, OPTION_COLUMNS, MOST_OPTIONS, len(self.vocabulary))

    def names(self) -> Iterable[str]:
        """Every name that can come up."""
        yield from (*UNIT_IDS, *CARD_IDS, *FACTION_IDS, *HERO_IDS, *LOCATION_IDS, *PROCLAMATION_IDS)
        for key in self.rules.keys.of_option.values():
            word, noun, _ = words_of(key)
            yield word
            if word in PLAYER_WORDS:
                yield noun.partition("/")[2]
            elif noun not in SPACES and noun not in FIELD_PLACES:
                yield noun
        for step in questions():
            if step.__module__.startswith(self.packages):
                yield step.__name__


class HeroesEncodings(FamilyEncodings):
    """The encodings of *Heroes*: one for the single Combat, one for all scenarios."""

    @cached_property
    def combat(self) -> CombatEncoder:
        """The encoder of a single Combat."""
        return CombatEncoder(self.rules.keys, self.words, self.layout("combat", COMBAT_TABLES))

    @cached_property
    def whole_game(self) -> WholeGameEncoder:
        """The encoder of whole games."""
        return WholeGameEncoder(self.rules.keys, self.words, self.layout("whole_game", WHOLE_GAME_TABLES))

    def encoder(self, scenario: str) -> CombatEncoder:
        """The encoder for a scenario."""
        return self.combat if scenario == SKIRMISH else self.whole_game

    def names(self) -> Iterable[str]:
        """Every name that can come up."""
        yield from super().names()
        yield from scenario_ids()


ENCODINGS: Final = HeroesEncodings(RULES, Path(__file__).parent, ("banneret.heroes",))
