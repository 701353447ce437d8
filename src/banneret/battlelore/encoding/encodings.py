"""The one encoder of all adventures, and the names of the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Final

from banneret.battlelore.box.adventures import adventure_ids
from banneret.battlelore.box.heroes import ARTIFACT_IDS, SKILL_IDS
from banneret.battlelore.box.tables import CARD_IDS, LAND_IDS, LORE_IDS, UNIT_IDS
from banneret.battlelore.career.academy import ACADEMY
from banneret.battlelore.encoding.encoder import PLACES, BattleloreEncoder
from banneret.battlelore.rules import RULES
from banneret.encoding.option_words import words_of
from banneret.encoding.vocabulary import Vocabulary
from banneret.kernel.sequence import questions


class BattleloreEncodings:
    """The encodings of the game."""

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Its names."""
        return Vocabulary.read(Path(__file__).parent / "names.txt")

    @cached_property
    def _encoder(self) -> BattleloreEncoder:
        return BattleloreEncoder(RULES.keys, self.vocabulary)

    def encoder(self, scenario: str) -> BattleloreEncoder:
        """The one encoder."""
        return self._encoder

    def names(self) -> Iterable[str]:
        """Every name that can come up."""
        yield from (*UNIT_IDS, *CARD_IDS, *LORE_IDS, *ARTIFACT_IDS, *SKILL_IDS, *LAND_IDS, *adventure_ids(), ACADEMY)
        for key in RULES.keys.of_option.values():
            word, noun, _ = words_of(key)
            yield word
            if noun not in PLACES:
                yield noun
        for step in questions():
            if step.__module__.startswith("banneret.battlelore"):
                yield step.__name__


ENCODINGS: Final = BattleloreEncodings()
