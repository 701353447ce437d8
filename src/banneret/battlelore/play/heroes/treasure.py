"""Hidden treasure: chest tokens on the battleground, and heroes who search for them.

Nobody has looked at the tokens that lie on the battleground, at those left in the box or at those put back there, so
each one that is revealed may be any of those not revealed yet. Rules: BLH-QST-03 to BLH-QST-05.
"""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import CHEST_KIND, CHEST_TOKENS, CHEST_VALUE
from banneret.battlelore.box.tables import FOOT
from banneret.battlelore.play.combat.strength import foes_beside
from banneret.battlelore.play.heroes.bonuses import trap_dice
from banneret.battlelore.play.heroes.rewards import GAIN_ARTIFACT, gain_experience, gain_treasure
from banneret.battlelore.play.heroes.roles import has_skill, hero_in
from banneret.battlelore.play.heroes.use.framework import M_SEARCH, offered, use_it
from banneret.battlelore.play.heroes.wounds import NOBODY, TEST
from banneret.battlelore.play.turn.banners import decided, gain_banner
from banneret.battlelore.state.answers import CHEST, NO, PASS, QUEST, SEARCH
from banneret.battlelore.state.battleground import BAG, CHESTS, QUESTS, Battleground, name
from banneret.battlelore.state.draws import chest_outcome, outcome_chest
from banneret.battlelore.state.events import E_CHEST, E_QUEST, E_SEEN
from banneret.battlelore.state.lasting_effects import X_DRIVEN, amount
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD, K_DRAW, K_PLAY
from banneret.kernel.piles import without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_C


def lay_chests(s: Battleground, hexes: tuple[int, ...]) -> None:
    """Chest tokens are laid on these hexes, their values hidden. Rules: BLH-QST-01, BLH-QST-03 to BLH-QST-05."""
    if hexes:
        s.piles[CHESTS] = tuple(sorted(hexes))
        s.piles[BAG] = CHEST_TOKENS


def may_search(s: Battleground, u: int) -> bool:
    """Whether the hero in an ordered unit may search its hex instead of battling.

    Rules: BLH-QST-08, BLH-QST-09, BLH-QST-16 to BLH-QST-18.
    """
    return s.pos[u] in s.piles[CHESTS] and hero_in(s, u) >= 0 and not foes_beside(s, u)


def search(s: Battleground, u: int) -> None:
    """He takes one of the tokens there; the others go back to the box. Rules: BLH-QST-08, BLH-QST-10, BLH-QST-11."""
    s.battled |= 1 << u
    s.call(SEARCHING, hero_in(s, u), s.pos[u], 0)


def begin_search(s: Battleground, h: int, hex: int, _found: int) -> None:
    """What he uses for it is declared first. Rules: BLH-ARF-23, BLH-ARF-30."""
    uses = offered(s, SIDE_OF[h], M_SEARCH, h, hex)
    if uses:
        s.ask_for(h, K_PLAY, [*uses, PASS])
    else:
        s.answer = PASS


def prepare_search(s: Battleground, h: int, hex: int, _found: int) -> None:
    """With Treasure Sense he turns up two of several tokens. Rules: BLH-QST-10, BLH-SKL-11."""
    if s.piles[CHESTS].count(hex) > 1 and has_skill(s, h, "treasure_sense"):
        s.stack[SEARCH_SO_FAR] = TWO
    if s.answer != PASS:
        s.stack[SEARCH_SO_FAR] |= WARY
        use_it(s, SIDE_OF[h], s.answer, M_SEARCH, h, hex)


def reveal_chest(s: Battleground, _h: int, hex: int, _found: int) -> None:
    """Its value is revealed. Rules: BLH-QST-10, BLH-QST-11."""
    s.piles[CHESTS] = tuple([other for other in s.piles[CHESTS] if other != hex])
    s.chance(K_DRAW, tuple([chest_outcome(token) for token in s.piles[BAG]]))


def look_into_chest(s: Battleground, h: int, _hex: int, found: int) -> None:
    """A hero who has turned up two keeps one of them; one who looks first may leave it. What is left is out of the
    adventure.

    Rules: BLH-QST-10, BLH-QST-11, BLH-SKL-11, BLH-ARF-30.
    """
    token = outcome_chest(s.answer)
    s.piles[BAG] = without(s.piles[BAG], token)
    if not found:
        s.answer = option(CHEST, token)
        return
    s.emit(E_SEEN, name(s, h), token)
    if found & TWO and s.piles[BAG]:
        s.stack[SEARCH_SO_FAR] = with_token(found, token)
        s.goto(REVEAL_CHEST)
        return
    tokens = sorted({token, *token_before(found)})
    s.ask_for(h, K_CARD, [option(CHEST, other) for other in tokens] + ([NO] if found & WARY else []))


def open_chest(s: Battleground, h: int, hex: int, _found: int) -> None:
    """He has what it shows at once, whatever becomes of him. An adventure may give more for some hexes.

    Rules: BLH-QST-12 to BLH-QST-15, BLH-QST-19, BLH-WND-07, BLH-WND-13, BLH-LMK-18.
    """
    if s.answer == NO:
        return
    token = argument(s.answer)
    s.emit(E_CHEST, name(s, h), token)
    if CHEST_KIND[token] == "trap":
        s.call(TEST, h, trap_dice(s, h, CHEST_VALUE[token]), NOBODY)
        return
    if s.game_terms.graves >> hex & 1:
        gain_experience(s, h, 1)
    give_chest(s, h, token)


def give_chest(s: Battleground, h: int, token: int) -> None:
    """What a chest holds is on the sheet at once. Rules: BLH-QST-12 to BLH-QST-14, BLH-QST-19."""
    kind, value = CHEST_KIND[token], CHEST_VALUE[token]
    if kind == "treasure":
        gain_treasure(s, h, value)
    elif kind == "experience":
        gain_experience(s, h, value)
    else:
        s.call(GAIN_ARTIFACT, h, value, 0)


SEARCHING: Final = sequence(asks(begin_search), prepare_search, reveal_chest, asks(look_into_chest), open_chest)
"""Arguments: the hero, the hex, a token turned up before plus 1 and how he searches."""
SEARCHING_HERO: Final = ARG_A
SEARCH_SO_FAR: Final = ARG_C
REVEAL_CHEST: Final = at(SEARCHING, reveal_chest)
WARY: Final = 256
"""He looks at a token first and decides whether to take it."""
TWO: Final = 512
"""He turns up two tokens and keeps one."""


def with_token(found: int, token: int) -> int:
    """One of two tokens is turned up: the search continues only for the other."""
    return found & ~TWO | token + 1


def token_before(found: int) -> tuple[int, ...]:
    """The token that was turned up before, if there is one."""
    return ((found & 255) - 1,) if found & 255 else ()


# -- a quest whose reward is known -------------------------------------------------------------------------------------


def may_complete(s: Battleground, u: int) -> bool:
    """Whether the hero in an ordered unit may complete the quest of its hex: on foot, and there since his turn began.

    Rules: BLH-QST-02, BLH-LMK-27.
    """
    h = hero_in(s, u)
    if s.pos[u] not in s.piles[QUESTS] or h < 0 or not FOOT[s.troop[h]]:
        return False
    return not (s.moved >> u | s.moved >> h) & 1 and not amount(s, X_DRIVEN, h)


def complete_quest(s: Battleground, u: int) -> None:
    """It is done once; the reward was known in advance, artifacts too. Rules: BLH-QST-02, BLH-XP-03, BLH-ARF-12."""
    h = hero_in(s, u)
    token, experience, banners = s.game_terms.quest
    s.battled |= 1 << u
    s.piles[QUESTS] = ()
    s.emit(E_QUEST, name(s, h))
    if experience:
        gain_experience(s, h, experience)
    for _ in range(banners):
        gain_banner(s, s.turn)
    decided(s)
    give_chest(s, h, token)


def hero_actions(s: Battleground, u: int) -> list[int]:
    """What the hero in a unit may do instead of battling. Rules: BLH-QST-02, BLH-QST-08."""
    return ([SEARCH] if may_search(s, u) else []) + ([QUEST] if may_complete(s, u) else [])
