"""Playing cards on the map: paying for them, what they do there, and where they go."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure import P_ONGOING, PILES_A_PLAYER, Adventure
from banneret.heroes.battle import added
from banneret.heroes.cards import PAY_COST, lay_down_played, mode_of, take_for_play
from banneret.heroes.content import load
from banneret.heroes.errand_table import INTERPRETER, errand
from banneret.heroes.program import Ability
from banneret.heroes.spells import CASTING
from banneret.heroes.tables import CARD_IDS, MAP_DO
from banneret.heroes.verbs import CAST, argument, verb
from banneret.kernel.sequence import sequence

CARD_ERRAND: Final[list[int]] = []
"""By `2 * card + mode`: the program a card carries out on the map; 0 where it does nothing there."""
STAYS: Final[list[bool]] = []
"""By `2 * card + mode`: whether the card lies open until its player's next turn. Rules: H3-CRD-15, H3-CRD-17."""


def take_card(s: Adventure, answer: int, b: int, c: int) -> None:
    """A card is taken from the hand for one of its effects, and paid for. Rules: H3-CRD-20, H3-ABL-02, H3-ABL-03."""
    take_for_play(s, 0, answer)
    s.call(PAY_COST, 0, answer, 0)


def do_card(s: Adventure, answer: int, b: int, c: int) -> None:
    """What it does on the map happens at once. Rules: H3-CRD-12, H3-CRD-14."""
    program = CARD_ERRAND[2 * argument(answer) + mode_of(answer)]
    if program:
        s.call(INTERPRETER[0], program, -1, -1)


def put_card_down(s: Adventure, answer: int, b: int, c: int) -> None:
    """A used card is discarded; one whose effect goes on stays in play. Rules: H3-CRD-16, H3-CRD-17, H3-CRD-11."""
    card = argument(answer)
    if STAYS[2 * card + mode_of(answer)]:
        pile = P_ONGOING + PILES_A_PLAYER * s.who[0]
        s.piles[pile] = added(s.piles[pile], card)
    else:
        lay_down_played(s, 0, answer)


PLAY_ON_MAP: Final = sequence(take_card, do_card, put_card_down)
"""Arguments: the option chosen."""


def play_or_cast(s: Adventure, answer: int) -> None:
    """Play a card for an effect, or cast a spell. Rules: H3-SPL-09, H3-TRN-12."""
    if verb(answer) == CAST:
        s.call(CASTING, 0, argument(answer), -1)
    else:
        s.call(PLAY_ON_MAP, answer, 0, 0)


def fill() -> None:
    """Compile what every card does on the map."""
    modes: dict[str, tuple[Ability | None, Ability | None]] = {}
    for card in load().cards:
        modes[card.id] = card.modes
    for name in CARD_IDS:
        for ability in modes.get(name.removeprefix("starting_"), (None, None)):
            CARD_ERRAND.append(0 if ability is None else errand(ability.do))
            STAYS.append(ability is not None and ability.timing == "ongoing")
