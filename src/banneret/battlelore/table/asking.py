"""What *BattleLore* asks now, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from banneret.battlelore.play.lore.lore import hand_limit
from banneret.battlelore.play.lore.supply import KEEPING_SIDE, LORE_TO_KEEP
from banneret.battlelore.state.battleground import LORE_HAND
from banneret.battlelore.table.asked import expected_answer, shown_option
from banneret.battlelore.table.hints import hint_line
from banneret.battlelore.table.why_now import why_now
from banneret.battlelore.text.questions import BattleloreQuestion
from banneret.table.asking import Asking

if TYPE_CHECKING:
    from banneret.kernel.game import Game
    from banneret.table.protocol import Option


class BattleloreAsking(Asking):
    """What an adventure asks, as the seat that is asked sees it."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = ()) -> None:
        super().__init__(game, lang, names)
        self.now = BattleloreQuestion(game, lang, names)

    def prompt(self) -> str:
        """What is asked, as a sentence."""
        return self.now.prompt()

    def label(self, option: int) -> str:
        """The label of an option, offered or not."""
        return self.now.label(option)

    def hint(self) -> str:
        """A second line under the question."""
        return hint_line(self.now)

    def why_now(self) -> str:
        """What the question is about."""
        return why_now(self.now)

    def picks(self) -> int:
        """How many lore cards are kept of those looked at, or are too many in a hand. Rules: BL-LRE-10, BL-LRE-22."""
        s = self.now.s
        if self.question == "ask_kept":
            return s.stack[LORE_TO_KEEP]
        side = s.stack[KEEPING_SIDE] if self.question == "trim" else -1
        return len(s.piles[LORE_HAND + side]) - hand_limit(s, side) if side >= 0 else 1

    def expected(self, keys: Sequence[str]) -> str:
        """The key of the expected answer, or nothing."""
        return expected_answer(keys, self.kind, self.question)

    def option(self, option: int, key: str, main: bool) -> Option:
        """A legal answer as it is shown."""
        return shown_option(self.now, option, key, main)
