"""Artifacts after an adventure: bought, drawn, exchanged, returned."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import ARTIFACT_IDS
from banneret.battlelore.play.heroes.rewards import OWNED_MOST
from banneret.battlelore.play.heroes.use.usable import usable
from banneret.battlelore.state.answers import BUY, DONE, GIVE, LEAVE, SPEND, TAKE_ARTIFACT, USE
from banneret.battlelore.state.battleground import (
    ABSENT,
    ARTIFACTS,
    EQUIPPED,
    FIGHTING,
    HAUL,
    REFUSED,
    UNDER,
    Battleground,
    name,
)
from banneret.battlelore.state.draws import artifact_outcome, outcome_artifact
from banneret.battlelore.state.events import E_ARTIFACT, E_BOUGHT, E_EXCHANGE, E_HEALED
from banneret.battlelore.state.unit_numbers import SIDE_OF, hero_number
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_CARD, K_DRAW
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

PRICE: Final = 5
"""Treasure tokens for an artifact. Rules: BLH-AFT-10."""
TREASURE_CARD: Final = ARTIFACT_IDS.index("treasure")
EXPERIENCE_CARD: Final = ARTIFACT_IDS.index("experience")
DOCTOR: Final = ARTIFACT_IDS.index("doctor")
DOCTOR_TREASURE: Final = 1
DOCTOR_EXPERIENCE: Final = 4
"""Rules: BLH-AFT-27."""
MAP_OF_DOORS: Final = ARTIFACT_IDS.index("map_of_hidden_doors")


def owned(s: Battleground, h: int) -> tuple[int, ...]:
    """All artifacts of a hero."""
    n = hero_number(h)
    return tuple(sorted(s.piles[EQUIPPED + n] + s.piles[UNDER + n]))


def give_up(s: Battleground, h: int, card: int) -> None:
    """An artifact goes back to the deck."""
    n = hero_number(h)
    pile = UNDER + n if card in s.piles[UNDER + n] else EQUIPPED + n
    s.piles[pile] = without(s.piles[pile], card)
    s.piles[ARTIFACTS] = added(s.piles[ARTIFACTS], card)


def keep(s: Battleground, h: int, card: int) -> None:
    """An artifact is the hero's, or what its card is exchanged for at once.

    Rules: BLH-AFT-23 to BLH-AFT-28, BLH-ARF-33, BLH-XP-04.
    """
    n = hero_number(h)
    if card == TREASURE_CARD:
        s.treasure = changed(s.treasure, n, s.treasure[n] + 1)
        s.piles[ARTIFACTS] = added(s.piles[ARTIFACTS], card)
    elif card == EXPERIENCE_CARD:
        s.experience = changed(s.experience, n, s.experience[n] + 1)
        s.piles[ARTIFACTS] = added(s.piles[ARTIFACTS], card)
    elif card == DOCTOR:
        s.treasure = changed(s.treasure, n, s.treasure[n] - DOCTOR_TREASURE)
        s.experience = changed(s.experience, n, s.experience[n] - DOCTOR_EXPERIENCE)
        s.wounds = changed(s.wounds, n, s.wounds[n] - 1)
        s.piles[ARTIFACTS] = added(s.piles[ARTIFACTS], card)
        s.emit(E_HEALED, name(s, h))
    else:
        s.piles[UNDER + n] = added(s.piles[UNDER + n], card)
    s.emit(E_ARTIFACT, name(s, h), card)


def may_keep(s: Battleground, h: int, card: int, price: int = 0) -> bool:
    """Whether a card drawn, or bought for a price, can be chosen. Rules: BLH-ARF-02, BLH-AFT-27, BLH-AFT-29."""
    n = hero_number(h)
    if card == DOCTOR:
        pays = s.treasure[n] >= price + DOCTOR_TREASURE and s.experience[n] >= DOCTOR_EXPERIENCE
        return pays and s.wounds[n] > 0
    return usable(s, h, card)


def may_come(s: Battleground, h: int) -> bool:
    """Whether the deck holds a card that does not go back for another as soon as it is drawn.

    Rules: BLH-ARF-02, BLH-AFT-27.
    """
    return any(card == DOCTOR or usable(s, h, card) for card in s.piles[ARTIFACTS])


# -- step 4: buying ----------------------------------------------------------------------------------------------------


def ask_bought(s: Battleground, h: int, _b: int, _c: int) -> None:
    """For five treasure tokens any card of the deck, as often as there are tokens; and a Doctor has to be paid as well.

    Rules: BLH-AFT-10, BLH-AFT-27, BLH-ARF-15.
    """
    if s.treasure[hero_number(h)] < PRICE:
        s.leave()
        return
    cards = [card for card in sorted(set(s.piles[ARTIFACTS])) if may_keep(s, h, card, PRICE)]
    s.ask_for(h, K_CARD, [*[option(BUY, card) for card in cards], DONE])


def got_bought(s: Battleground, h: int, _b: int, _c: int) -> None:
    """It is his. Rules: BLH-AFT-10."""
    if s.answer == DONE:
        s.leave()
        return
    n = hero_number(h)
    card = argument(s.answer)
    s.treasure = changed(s.treasure, n, s.treasure[n] - PRICE)
    s.piles[ARTIFACTS] = without(s.piles[ARTIFACTS], card)
    s.emit(E_BOUGHT, name(s, h), card)
    keep(s, h, card)


def ask_room(s: Battleground, h: int, _b: int, _c: int) -> None:
    """A hero who has bought a seventh artifact returns one at once. Rules: BLH-ARF-16, BLH-ARF-17."""
    if len(owned(s, h)) > OWNED_MOST:
        s.ask_for(h, K_CARD, [option(LEAVE, card) for card in sorted(set(owned(s, h)))])
    else:
        s.goto(SHOPPING)


def made_room(s: Battleground, h: int, _b: int, _c: int) -> None:
    """It is in the deck again, where anybody may buy or draw it. Rules: BLH-ARF-17."""
    give_up(s, h, argument(s.answer))
    s.goto(SHOPPING)


SHOPPING: Final = sequence(asks(ask_bought), got_bought, asks(ask_room), made_room)
"""Arguments: the hero."""
BUYING_HERO: Final = ARG_A


# -- steps 5 and 6: drawing --------------------------------------------------------------------------------------------


def count_draws(s: Battleground, h: int, _draws: int, _first: int) -> None:
    """A card for taking part, one for holding out, one for winning; a map that lies beside the sheet is one more.

    Rules: BLH-AFT-13 to BLH-AFT-16, BLH-ARF-20, BLH-ARF-21, BLH-ARF-33.
    """
    n = hero_number(h)
    fate = s.fate[n]
    draws = int(fate != ABSENT) + int(fate == FIGHTING) + int(SIDE_OF[h] == s.winner)
    if MAP_OF_DOORS in s.piles[EQUIPPED + n]:
        draws += 1
    for card in (TREASURE_CARD, EXPERIENCE_CARD):
        while card in owned(s, h):
            give_up(s, h, card)
            s.piles[ARTIFACTS] = without(s.piles[ARTIFACTS], card)
            keep(s, h, card)
    s.stack[DRAWS] = draws
    s.stack[GIVEN_FIRST] = -1


def ask_doctor(s: Battleground, h: int, _draws: int, _first: int) -> None:
    """A Doctor card kept from the adventure may be paid for now. Rules: BLH-ARF-33, BLH-AFT-27."""
    if DOCTOR in owned(s, h) and may_keep(s, h, DOCTOR):
        s.ask_for(h, K_CARD, [option(USE, DOCTOR), DONE])
    else:
        s.answer = DONE


def got_doctor(s: Battleground, h: int, _draws: int, _first: int) -> None:
    """He is healed, and the card goes back to the deck. Rules: BLH-ARF-33, BLH-AFT-28."""
    if s.answer != DONE:
        give_up(s, h, DOCTOR)
        s.piles[ARTIFACTS] = without(s.piles[ARTIFACTS], DOCTOR)
        keep(s, h, DOCTOR)
        s.goto(ASK_DOCTOR)


def ask_exchange(s: Battleground, h: int, _draws: int, first: int) -> None:
    """Two artifacts, or two experience tokens, may be given for one draw more, as often as there are.

    Rules: BLH-AFT-17 to BLH-AFT-21.
    """
    cards = sorted(set(owned(s, h)))
    options = [option(GIVE, card) for card in cards] if first >= 0 or len(owned(s, h)) > 1 else []
    if first < 0:
        if s.experience[hero_number(h)] >= 2:
            options.append(SPEND)
        options.append(DONE)
    if options == [DONE]:
        s.answer = DONE
    else:
        s.ask_for(h, K_CARD, options)


def got_exchange(s: Battleground, h: int, draws: int, first: int) -> None:
    """The first of two is put down, or the exchange is made. Rules: BLH-AFT-17, BLH-AFT-19, BLH-AFT-21."""
    n = hero_number(h)
    if s.answer == DONE:
        return
    s.goto(ASK_EXCHANGE)
    if s.answer == SPEND:
        s.experience = changed(s.experience, n, s.experience[n] - 2)
        s.stack[DRAWS] = draws + 1
        s.emit(E_EXCHANGE, name(s, h), draws + 1)
        return
    give_up(s, h, argument(s.answer))
    if first < 0:
        s.stack[GIVEN_FIRST] = argument(s.answer)
    else:
        s.stack[GIVEN_FIRST] = -1
        s.stack[DRAWS] = draws + 1
        s.emit(E_EXCHANGE, name(s, h), draws + 1)


def draw_haul(s: Battleground, h: int, draws: int, _first: int) -> None:
    """The deck is shuffled and this many cards are taken from its top, as long as there is one for him.

    Rules: BLH-ARF-02, BLH-ARF-07, BLH-AFT-21.
    """
    if draws and may_come(s, h):
        s.chance(K_DRAW, tuple([artifact_outcome(card) for card in s.piles[ARTIFACTS]]))
    else:
        s.goto(ASK_HAUL)


def drew_haul(s: Battleground, h: int, draws: int, _first: int) -> None:
    """A card that the hero can never use goes back for another. Rules: BLH-ARF-02, BLH-AFT-21, BLH-AFT-27."""
    card = outcome_artifact(s.answer)
    s.goto(DRAW_HAUL)
    if card != DOCTOR and not usable(s, h, card):
        return
    s.piles[ARTIFACTS] = without(s.piles[ARTIFACTS], card)
    s.piles[HAUL] = added(s.piles[HAUL], card)
    s.stack[DRAWS] = draws - 1


def ask_haul(s: Battleground, h: int, _draws: int, _first: int) -> None:
    """One of them is kept; where that could only be a Doctor, who wants to be paid, none need be.

    Rules: BLH-AFT-14, BLH-AFT-22, BLH-AFT-27.
    """
    cards = [card for card in sorted(set(s.piles[HAUL])) if may_keep(s, h, card)]
    if cards:
        none = [DONE] if cards == [DOCTOR] else []
        s.ask_for(h, K_CARD, [option(TAKE_ARTIFACT, card) for card in cards] + none)
    else:
        s.answer = DONE


def got_haul(s: Battleground, h: int, _draws: int, _first: int) -> None:
    """The others are put aside till everybody has drawn. Rules: BLH-AFT-22, BLH-AFT-30, BLH-AFT-23, BLH-AFT-24."""
    if verb(s.answer) == TAKE_ARTIFACT:
        card = argument(s.answer)
        s.piles[HAUL] = without(s.piles[HAUL], card)
        keep(s, h, card)
    s.piles[REFUSED] += s.piles[HAUL]
    s.piles[HAUL] = ()


def ask_limit(s: Battleground, h: int, _draws: int, _first: int) -> None:
    """Nobody owns more than six. Rules: BLH-AFT-31, BLH-ARF-16, BLH-ARF-17."""
    if len(owned(s, h)) > OWNED_MOST:
        s.ask_for(h, K_CARD, [option(LEAVE, card) for card in sorted(set(owned(s, h)))])
    else:
        s.leave()


def got_limit(s: Battleground, h: int, _draws: int, _first: int) -> None:
    """One is put aside. Rules: BLH-AFT-31."""
    card = argument(s.answer)
    give_up(s, h, card)
    s.piles[ARTIFACTS] = without(s.piles[ARTIFACTS], card)
    s.piles[REFUSED] += (card,)
    s.goto(ASK_LIMIT)


DRAWING: Final = sequence(
    count_draws,
    asks(ask_doctor),
    got_doctor,
    asks(ask_exchange),
    got_exchange,
    draw_haul,
    drew_haul,
    asks(ask_haul),
    got_haul,
    asks(ask_limit),
    got_limit,
)  # fmt: skip
"""Arguments: the hero, how many cards he draws, the artifact given first for an exchange or -1."""
DRAWING_HERO: Final = ARG_A
DRAWS: Final = ARG_B
GIVEN_FIRST: Final = ARG_C
ASK_DOCTOR: Final = at(DRAWING, ask_doctor)
ASK_EXCHANGE: Final = at(DRAWING, ask_exchange)
DRAW_HAUL: Final = at(DRAWING, draw_haul)
ASK_HAUL: Final = at(DRAWING, ask_haul)
ASK_LIMIT: Final = at(DRAWING, ask_limit)
