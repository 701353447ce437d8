"""What heroes gain in an adventure: experience, treasure, artifacts."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.play.heroes.use.usable import usable
from banneret.battlelore.state.answers import LEAVE
from banneret.battlelore.state.battleground import ARTIFACTS, EQUIPPED, TROPHIES, UNDER, Battleground, name
from banneret.battlelore.state.draws import artifact_outcome, outcome_artifact
from banneret.battlelore.state.events import E_ARTIFACT, E_EXPERIENCE, E_TREASURE
from banneret.battlelore.state.unit_numbers import hero_number
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD, K_DRAW
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_B

OWNED_MOST: Final = 6
"""Rules: BLH-ARF-16."""


def gain_experience(s: Battleground, h: int, tokens: int) -> None:
    """Tokens lie on the sheet at once. Rules: BLH-XP-01 to BLH-XP-03, BLH-XP-06, BLH-QST-19."""
    n = hero_number(h)
    s.experience = changed(s.experience, n, s.experience[n] + tokens)
    s.emit(E_EXPERIENCE, name(s, h), tokens)


def gain_treasure(s: Battleground, h: int, tokens: int) -> None:
    """Tokens lie on the sheet at once. Rules: BLH-QST-13, BLH-QST-19."""
    n = hero_number(h)
    s.treasure = changed(s.treasure, n, s.treasure[n] + tokens)
    s.emit(E_TREASURE, name(s, h), tokens)


def reward_wounding(s: Battleground, h: int) -> None:
    """Who wounds a hero has an experience token and an artifact for it. Rules: BLH-XP-01, BLH-ARF-11."""
    gain_experience(s, h, 1)
    s.piles[TROPHIES] += (hero_number(h),)
    s.call(GAIN_ARTIFACT, h, 1, 0)


def draw_artifact(s: Battleground, h: int, count: int, _c: int) -> None:
    """The deck is shuffled before it is drawn from, as long as it holds a card for him.

    Rules: BLH-ARF-02, BLH-ARF-07, BLH-QST-14.
    """
    if count and any(usable(s, h, card) for card in s.piles[ARTIFACTS]):
        s.chance(K_DRAW, tuple([artifact_outcome(card) for card in s.piles[ARTIFACTS]]))
    else:
        s.leave()


def drew_artifact(s: Battleground, h: int, count: int, _c: int) -> None:
    """A card the hero can never use goes back for another; one over the limit must go. Tokens do not count for that.

    Rules: BLH-ARF-02, BLH-ARF-08 to BLH-ARF-10, BLH-ARF-16 to BLH-ARF-18, BLH-ARF-22, BLH-XP-04.
    """
    card = outcome_artifact(s.answer)
    n = hero_number(h)
    if not usable(s, h, card):
        s.goto(GAIN_ARTIFACT)
        return
    s.piles[ARTIFACTS] = without(s.piles[ARTIFACTS], card)
    s.piles[EQUIPPED + n] = added(s.piles[EQUIPPED + n], card)
    s.emit(E_ARTIFACT, name(s, h), card)
    s.stack[ARTIFACTS_TO_DRAW] = count - 1
    owned = s.piles[EQUIPPED + n] + s.piles[UNDER + n]
    if len(owned) > OWNED_MOST:
        s.ask_for(h, K_CARD, [option(LEAVE, card) for card in sorted(set(owned))])
    else:
        s.goto(GAIN_ARTIFACT)


def left_artifact(s: Battleground, h: int, _count: int, _c: int) -> None:
    """It goes back to the deck. Rules: BLH-ARF-10, BLH-ARF-17."""
    card = argument(s.answer)
    n = hero_number(h)
    pile = EQUIPPED + n if card in s.piles[EQUIPPED + n] else UNDER + n
    s.piles[pile] = without(s.piles[pile], card)
    s.piles[ARTIFACTS] = added(s.piles[ARTIFACTS], card)
    s.goto(GAIN_ARTIFACT)


GAIN_ARTIFACT: Final = sequence(draw_artifact, asks(drew_artifact), left_artifact)
"""Arguments: the hero, how many."""
REWARDED_HERO: Final = ARG_A
ARTIFACTS_TO_DRAW: Final = ARG_B
