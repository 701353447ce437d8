"""What *Heroes* asks now, in words: the question, and every legal answer with the thing to click for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, cast

from banneret.heroes.adventure.special_rules.turn_actions import turn_action_price
from banneret.heroes.combat.ending import extends_freely
from banneret.heroes.state.answers_combat import DISCARD
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.anchors import anchor
from banneret.heroes.table.answer_gains import brings
from banneret.heroes.table.expected_answer import expected
from banneret.heroes.table.field_guards import opposed
from banneret.heroes.table.hints import hint
from banneret.heroes.table.pointing import obstacle
from banneret.heroes.table.why_now.sentence import why_now
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.tables.units_and_cards import CARD_IDS
from banneret.heroes.text.combat_events import card_name
from banneret.heroes.text.combat_questions import Situation, option_text, prompt
from banneret.heroes.text.map_answers import Question, option_label, prompt_text
from banneret.heroes.text.messages import message
from banneret.heroes.text.prices import price_of
from banneret.kernel.keys import argument, verb
from banneret.table.asking import Asking
from banneret.table.protocol import Option

if TYPE_CHECKING:
    from banneret.kernel.game import Game

GOES: Final = frozenset({"go", "go2"})
WALKS: Final = GOES | {"discover", "discover2", "lay", "lay2", "revisit"}
"""Answers that cost a movement point, unless an effect lets a hero step for free."""
PAID_STEPS: Final = frozenset({"ask_turn", "take_step"})
FIGHTS: Final = frozenset({"attack", "break", "extend"})
ENDS: Final = frozenset({"end_turn", "pass", "done", "keep", "stay", "stop", "no"})
GIVES_UP: Final = frozenset({"surrender", "retreat", "remove", "weaken"})
SACRIFICES: Final = frozenset({"ask_sacrifice", "got_sacrifice", "ai_or_give_up"})
MEETINGS: Final = SACRIFICES | {"ask_avoid", "meet_guards"}
"""Steps at which `no` or `pass` means to fight."""
SELF_EXPLAINING: Final = frozenset(
    {"faction", "hero", "deck", "player", "give", "hand_to", "hero_of", "result", "trade", "obstacle"}
)
"""Words whose labels are already short, or say what the thing itself does not."""
TELLING: Final = {("pass", "ask_instant"): "short-pass-roll", ("done", "ask_unit"): "short-done-deploying"}
"""Answers whose button says what they lead to."""
SAME: Final = {"place": "target", "gate": "target"}
"""Words that share a short label."""


class HeroesAsking(Asking):
    """What a skirmish or a whole game asks, as the seat that is asked sees it."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = ()) -> None:
        super().__init__(game, lang, names)
        self.on_map = Question(game, lang, names) if isinstance(game.state, WholeGame) else None
        """What a whole game asks; nothing in a skirmish."""

    @cached_property
    def in_combat(self) -> Situation:
        """The same as a question of a Combat."""
        return self.on_map.combat if self.on_map is not None else Situation(self.game, self.lang)

    def prompt(self) -> str:
        """What is asked, as a sentence."""
        if self.on_map is not None:
            return prompt_text(self.game, self.lang, self.on_map)
        return prompt(self.game, self.lang, self.in_combat)

    def label(self, option: int) -> str:
        """The label of an option, offered or not."""
        if self.on_map is not None:
            return option_label(self.game, option, self.lang, self.on_map)
        return option_text(self.game, option, self.lang, self.in_combat)

    def refused(self, option: int) -> str:
        """What an option is called that is not offered.

        Where nothing is discarded, a card that somebody points at is to be played rather than discarded: it is named.
        """
        if verb(option) == DISCARD and not any(verb(offered) == DISCARD for offered in self.game.state.options):
            return card_name(CARD_IDS[argument(option)], self.lang)
        return self.label(option)

    def obstacle(self, option: int, clause: str) -> str:
        """What stands in the way of an option that a clause forbids."""
        return obstacle(self, option, clause)

    def hint(self) -> str:
        """A second line under the question."""
        return hint(self)

    def why_now(self) -> str:
        """What the question is about."""
        return why_now(self)

    def expected(self, keys: Sequence[str]) -> str:
        """The key of the expected answer, or nothing."""
        return expected(keys, self.kind, self.question)

    def option(self, option: int, key: str, main: bool) -> Option:
        """A legal answer as it is shown."""
        word = key.partition(":")[0]
        tone = _tone(self, word, argument(option))
        at = anchor(key, self.on_map)
        return Option(
            key=key,
            label=self.label(option),
            at=at,
            short=_short(self, word, tone, argument(option)) if at or (word, self.question) in TELLING else "",
            tone=tone,
            cost=_cost(self, word, argument(option)),
            brings=brings(self.on_map, word, argument(option)) if self.on_map is not None else "",
            main=main,
        )


def _tone(asking: HeroesAsking, word: str, n: int) -> str:
    now, question = asking.on_map, asking.question
    if word in GOES and now is not None:
        return "fight" if opposed(now.s, 2 * now.seat + (word == "go2"), n) else ""
    if question in MEETINGS and word in ("no", "pass"):
        return "fight"
    if word in GIVES_UP or (word == "yes" and question in SACRIFICES) or (word == "done" and question == "ask_unit"):
        return "danger"
    if word in FIGHTS or (word == "yes" and question in ("strike_back", "ask_transport", "ai_siege")):
        return "fight"
    return "end" if word in ENDS else ""


def _short(asking: HeroesAsking, word: str, tone: str, n: int) -> str:
    if (word, asking.question) in TELLING:
        return message(TELLING[word, asking.question], asking.lang)
    if word in SELF_EXPLAINING:
        return ""
    id = SAME.get(word, word)
    if word in GOES and tone == "fight":
        id += "-fight"
    elif word == "put" and asking.question == "ask_order":
        id += "-back"
    elif word == "revisit" and _cost(asking, word, n) not in ("", "movement 1"):
        id = "slow-visit"
    return message(f"short-{id}", asking.lang)


def _cost(asking: HeroesAsking, word: str, n: int) -> str:
    """What an answer costs, in words that are the same in every language."""
    if word in ("rule", "rule2", "revisit") and asking.on_map is not None:
        points = turn_action_price(asking.on_map.s, word != "revisit", asking.on_map.seat, n)
        return f"movement {points}" if points else ""
    if word in WALKS:
        return "movement 1" if asking.question in PAID_STEPS else ""
    if word == "extend":
        return "" if extends_freely(cast(Battle, asking.game.state)) else "movement 1"
    if word == "surrender":
        return f"gold {cast(Battle, asking.game.state).terms.surrender}"
    if word == "retreat":
        fee = cast(Battle, asking.game.state).terms.retreat_price
        return f"gold {fee}" if fee else ""
    if asking.on_map is None:
        return ""
    price = price_of(asking.on_map, word, n)
    return ", ".join(f"{RESOURCE_IDS[r]} {amount}" for r, amount in enumerate(price) if amount)
