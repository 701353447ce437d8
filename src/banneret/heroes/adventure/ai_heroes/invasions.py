"""Where AI heroes break in: at one of several tiles by dice, at the one farthest from all heroes, or a round later."""

from __future__ import annotations

from typing import Final

from banneret.heroes.geometry.map_grid import distance, spot_of
from banneret.heroes.state.ai_heroes import ARRIVAL
from banneret.heroes.state.battle import ATTACK_DIE
from banneret.heroes.state.events_map import E_BRACED, E_BROKE_IN
from banneret.heroes.state.packed_ints import arrival_hero, arrival_round, arrival_spot, pack_arrival
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import ABOUT_FIELD, ABOUT_HERO
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_C


def may_come(s: WholeGame, ai: int, label: int) -> bool:
    """Whether an AI hero is not on the map, which has a tile for it. Rules: H3-DO-spawn_by_dice, H3-DO-spawn_far."""
    return s.scenario_state.host.at[ai] < 0 and len(s.game_terms.labels[label]) > 0


def break_in_by_dice(s: WholeGame, ai: int, label: int, _z: int) -> None:
    """Dice say where an AI hero comes onto the map. Rules: H3-DO-spawn_by_dice, H3-AIM-08."""
    if may_come(s, ai, label):
        s.call(BREAK_IN, ai, label, 0)


def break_in_far(s: WholeGame, ai: int, label: int, _z: int) -> None:
    """An AI hero comes onto the map as far from all heroes as it can. Rules: H3-DO-spawn_far, H3-AIM-08."""
    if may_come(s, ai, label):
        come_to(s, ai, farthest(s, s.game_terms.labels[label]))


def with_die(rolled: int, shown: int) -> int:
    """Dice so far, with one more: how many from bit 4 on, and their sum, 2 more for each so that it is not negative."""
    return rolled + (1 << 4) + shown + 2


def dice_rolled(rolled: int) -> int:
    """How many they are."""
    return rolled >> 4


def sum_of_dice(rolled: int) -> int:
    """What they show together."""
    return (rolled & 15) - 2 * dice_rolled(rolled)


def roll_ward(s: WholeGame, _ai: int, _label: int, _rolled: int) -> None:
    """Two Attack dice say where. Rules: H3-DO-spawn_by_dice."""
    s.chance(K_ROLL, ATTACK_DIE)


def read_ward(s: WholeGame, ai: int, label: int, rolled: int) -> None:
    """Below zero the first tile, zero the second, above it the third; never the same one twice in a row.

    Rules: H3-DO-spawn_by_dice, H3-AIM-08.
    """
    rolled = with_die(rolled, s.answer)
    if dice_rolled(rolled) < 2:
        s.stack[DICE_SO_FAR] = rolled
        s.goto(BREAK_IN)
        return
    total = sum_of_dice(rolled)
    spots = s.game_terms.labels[label]
    n = min(len(spots) - 1, 0 if total < 0 else 1 if total == 0 else 2)
    if spots[n] == s.scenario_state.breach:
        n = (n + 1) % len(spots)
    edit(s).breach = spots[n]
    s.emit(E_BROKE_IN, spots[n], ai)
    s.leave()
    come_to(s, ai, spots[n])


BREAK_IN: Final = sequence(roll_ward, read_ward)
"""Arguments: the AI hero, the label, the dice so far."""
DICE_SO_FAR: Final = ARG_C


def come_to(s: WholeGame, ai: int, spot: int) -> None:
    """An AI hero comes onto the map at a tile; one that was braced holds for one more round. Rules: H3-DO-brace."""
    if spot in s.scenario_state.braced:
        g = edit(s)
        g.braced = tuple([other for other in g.braced if other != spot])
        g.delayed = (*g.delayed, pack_arrival(s.game_round + 1, ai, spot))
    else:
        s.call(ARRIVAL, ai, spot, -1)


def brace(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """A hero gives all its movement points: the next AI hero that should come here comes a round later.

    Rules: H3-DO-brace.
    """
    h = s.stack[ABOUT_HERO]
    field = s.stack[ABOUT_FIELD]
    if h >= 0:
        s.mp[h] = 0
    g = edit(s)
    if spot_of(field) not in g.braced:
        g.braced = tuple(sorted((*g.braced, spot_of(field))))
    s.emit(E_BRACED, s.who[0], spot_of(field))


def farthest(s: WholeGame, spots: tuple[int, ...]) -> int:
    """Of these tiles the one whose nearest hero is farthest away; of equals the first.

    Rules: H3-DO-spawn_far, H3-AIM-08.
    """
    heroes = [spot_of(field) for field in s.hero_at if field >= 0]
    far = [min([distance(spot, hero) for hero in heroes]) for spot in spots]
    return spots[far.index(max(far))]


def come_delayed(s: WholeGame) -> None:
    """Those who were held up come now. Rules: H3-DO-brace, H3-RND-18."""
    due = [entry for entry in s.scenario_state.delayed if arrival_round(entry) <= s.game_round]
    if due:
        edit(s).delayed = tuple([entry for entry in s.scenario_state.delayed if entry not in due])
        for entry in due:
            s.call(ARRIVAL, arrival_hero(entry), arrival_spot(entry), -1)
