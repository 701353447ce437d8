"""A beast on the map: where it lies, who looks at its card, what a fight with it leaves behind.

The Combat itself is in `banneret.heroes.combat.beast`.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import is_place
from banneret.heroes.combat.beast import BEAST
from banneret.heroes.combat.cards.known_places import learn_place, uppermost
from banneret.heroes.state.events_map import E_BEAST_HEALS, E_BEAST_SEEN, E_BEAST_SLAIN
from banneret.heroes.state.hero_numbers import is_secondary, owner_of
from banneret.heroes.state.pile_numbers import BEASTS, NEUTRAL_DECK, SHARED_DISCARDS
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.terms import Terms
from banneret.heroes.state.whole_game import ARTIFACT, WholeGame
from banneret.heroes.tables.units_and_cards import TIER, kind_of
from banneret.kernel.kinds import K_LAND
from banneret.kernel.piles import without
from banneret.kernel.sequence import sequence


def lay_beasts(s: WholeGame) -> None:
    """What the beast is drawn from lies apart from the Neutral Units. Rules: H3-CHANGE-beast, H3-NEU-01."""
    s.piles[BEASTS] = s.game_terms.beast.rows
    for row in s.game_terms.beast.rows:
        deck = NEUTRAL_DECK + TIER[kind_of(row)]
        if row in s.piles[deck]:
            s.piles[deck] = without(s.piles[deck], row)


def is_lair(s: WholeGame, field: int) -> bool:
    """Whether the beast guards a field. Rules: H3-CHANGE-beast."""
    if not s.game_terms.beast.rows or s.scenario_state.slayer >= 0:
        return False
    return any(is_place(s, place, field) for place in s.game_terms.beast.where)


def enter_lair(s: WholeGame, t: Terms, h: int) -> None:
    """Note for a Combat how strong the beast is now, and who may strike it down. Rules: H3-CHANGE-beast."""
    beast = s.game_terms.beast
    t.lair = BEASTS
    t.vigour = beast.health
    t.wounds = s.scenario_state.wounds
    t.hoard = SHARED_DISCARDS + ARTIFACT if beast.minor or beast.major or beast.relic else 0
    t.gifts = (beast.minor, int(beast.major), beast.relic)
    t.spares = is_secondary(h)


def leave_lair(s: WholeGame, h: int) -> None:
    """The beast is beaten, even together with the last unit of the army, or keeps its wounds.

    Rules: H3-CHANGE-beast.
    """
    g = edit(s)
    if not s.alive >> BEAST & 1:
        g.slayer = owner_of(h)
        g.wounds = 0
        s.emit(E_BEAST_SLAIN, owner_of(h))
    else:
        g.wounds = s.damage[BEAST]


def heal_beast(s: WholeGame) -> None:
    """At the end of a round it heals. Rules: H3-CHANGE-beast."""
    healed = min(s.game_terms.beast.heals, s.scenario_state.wounds)
    if healed:
        g = edit(s)
        g.wounds -= healed
        s.emit(E_BEAST_HEALS, healed)


def look_at_beast(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """A player looks at the card of the beast. Rules: H3-DO-look_at_beast, H3-GEN-08."""
    s.chance(K_LAND, uppermost(s, BEASTS))


def saw_beast(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Nobody else sees it, but players who have seen it before still know. Rules: H3-DO-look_at_beast, H3-GEN-08."""
    s.emit(E_BEAST_SEEN, s.who[0], kind_of(s.answer))
    if len(s.piles[BEASTS]) > 1:
        learn_place(s, BEASTS, s.answer, s.who[0])


LOOKING_AT_BEAST: Final = sequence(look_at_beast, saw_beast)
