"""The names of the game, and their numbers by what the rules count: cards, kinds of unit, steps that ask."""

from __future__ import annotations

from pathlib import Path

from banneret.encoding.vocabulary import Vocabulary
from banneret.heroes.tables.tiles import LOCATION_IDS
from banneret.heroes.tables.towns_and_heroes import HERO_IDS, PROCLAMATION_IDS
from banneret.heroes.tables.units_and_cards import CARD_IDS, FACTION_IDS, UNIT_IDS
from banneret.kernel.sequence import question_of


class Words:
    """Numbers of names for a game of this family, looked up once."""

    def __init__(self, path: Path) -> None:
        self.vocabulary = Vocabulary.read(path)
        self.cards: list[int] = self.vocabulary.numbers(CARD_IDS)
        """By card."""
        self.units: list[int] = self.vocabulary.numbers(UNIT_IDS)
        """By kind of unit."""
        self.factions: list[int] = self.vocabulary.numbers(FACTION_IDS)
        self.heroes: list[int] = self.vocabulary.numbers(HERO_IDS)
        self.locations: list[int] = self.vocabulary.numbers(LOCATION_IDS)
        """By kind of location."""
        self.proclamations: list[int] = self.vocabulary.numbers(PROCLAMATION_IDS)
        """By Astrologers card."""
        self._questions: dict[int, int] = {}

    def question(self, step: int) -> int:
        """The question that a step asks."""
        found = self._questions.get(step, -1)
        if found < 0:
            found = self.vocabulary.number(question_of(step))
            self._questions[step] = found
        return found
