"""Movement of heroes on the map: steps, passing through, flying, and being placed."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.discovering import DISCOVER_TILE, LAY_TILE, tiles_left
from banneret.heroes.adventure.map.entering import FACE_GUARDS
from banneret.heroes.adventure.map.land import (
    category,
    flown_to,
    guard,
    hero_on,
    holdings,
    is_sanctuary,
    joined_spots,
    location,
    open_around,
    out_of_reach,
    spots_near_field,
    together,
    visited,
    ways_to_turn,
)
from banneret.heroes.adventure.map.visiting import ENTER, VISIT_FIELD
from banneret.heroes.adventure.special_rules.closed_fields import shut
from banneret.heroes.adventure.special_rules.grail import moved_by_card
from banneret.heroes.adventure.special_rules.locked_tiles import locked
from banneret.heroes.adventure.special_rules.triggers import holds
from banneret.heroes.geometry.map_grid import spot_of
from banneret.heroes.state.answers_map import (
    DISCOVER,
    DISCOVER_SECOND,
    GO,
    GO_SECOND,
    LAY,
    LAY_SECOND,
    REVISIT,
    SETTLE,
    STOP,
)
from banneret.heroes.state.events_map import E_HERO_PLACED, E_MOVEMENT, E_WALK
from banneret.heroes.state.hero_numbers import hero_of, heroes_of, is_secondary, owner_of, which_hero
from banneret.heroes.state.teams import allied
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import BLOCKED, GRAIL, REVISITABLE
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A


def passed_only(s: WholeGame, h: int, field: int) -> bool:
    """Whether a hero may only pass through a field: an ally stands there, or somebody it cannot attack.

    Rules: H3-CHANGE-main_heroes_only, H3-MOD-09, H3-MOV-17, H3-LOC-24, H3-LOC-25.
    """
    other = hero_on(s, field, h)
    if other < 0:
        return False
    return allied(s, owner_of(other), owner_of(h)) or is_sanctuary(s, field) or out_of_reach(s, h, other, field)


def steps(s: WholeGame, h: int) -> list[int]:
    """The fields a hero may step to now.

    Rules: H3-MOV-03, H3-MOV-04, H3-MOV-14, H3-MOV-15, H3-MOV-17, H3-MOV-23, H3-LOC-25.
    """
    found: list[int] = []
    points = s.mp[h]
    field = s.hero_at[h]
    if points <= 0 or field < 0:
        return found
    for other in around(s, h, field):
        if may_stop(s, h, other) or (points >= 2 and may_go_on(s, h, other)):
            found.append(other)
    return found


def around(s: WholeGame, h: int, field: int) -> list[int]:
    """The fields next to a field that a hero can get to from there: any for one that flies. Rules: H3-CHANGE-lock."""
    near = flown_to(s, field) if s.wings >> h & 1 else open_around(s, field)
    if s.game_terms.locks:
        near = [other for other in near if not locked(s, owner_of(h), spot_of(field), spot_of(other), other)]
    if s.game_terms.safe_towns or s.game_terms.own_half_until:
        return [other for other in near if not shut(s, owner_of(h), other)]
    return near


def may_stop(s: WholeGame, h: int, field: int) -> bool:
    """Whether a hero may end its movement on a field. Rules: H3-MOV-15, H3-MOV-17, H3-LOC-25."""
    return location(s, field) != BLOCKED and not passed_only(s, h, field)


def may_go_on(s: WholeGame, h: int, field: int) -> bool:
    """Whether a hero may pass through a field and finds another one on which it may stop. Rules: H3-MOV-17."""
    return not held_up(s, h, field) and any(may_stop(s, h, other) for other in around(s, h, field))


def held_up(s: WholeGame, h: int, field: int) -> bool:
    """Whether guards stop a hero from passing through a field, whoever stands there: a passing hero does not fight
    them.

    Flying heroes are not held up, nor is anybody by a Sanctuary. Rules: H3-MOV-21, H3-LOC-25.
    """
    return not s.wings >> h & 1 and guard(s, field) > 0 and not is_sanctuary(s, field)


def movement_options(s: WholeGame) -> list[int]:
    """What the acting player may spend movement points on.

    Rules: H3-MOV-02 to H3-MOV-08, H3-MOV-18, H3-TIL-19 to H3-TIL-21, H3-TIL-27, H3-TRD-17, H3-CHANGE-lock.
    """
    options: list[int] = []
    player = s.who[0]
    for h in heroes_of(player):
        if s.hero_at[h] < 0 or s.mp[h] <= 0:
            continue
        second = which_hero(h)
        options += [option(GO_SECOND if second else GO, field) for field in steps(s, h)]
        if together(s, h):
            continue
        field = s.hero_at[h]
        if may_visit_again(s, h, field):
            options.append(option(REVISIT, second))
        for spot in spots_near_field(s, field, True):
            if s.game_terms.locks and locked(s, player, spot_of(field), spot):
                continue
            options.append(option(DISCOVER_SECOND if second else DISCOVER, spot))
        for spot in free_spots(s, player, field):
            options.append(option(LAY_SECOND if second else LAY, spot))
    return options


def may_visit_again(s: WholeGame, h: int, field: int) -> bool:
    """Whether a hero may visit the field it stands on: a Revisitable one, or one whose visits a scenario makes slow.

    Nobody digs a second time for a Grail, even where the cube of the first digger was taken off the field.

    Rules: H3-FIELD-movement, H3-FIELD-needs, H3-MOV-05, H3-TRD-17, H3-LOC-22.
    """
    kind = location(s, field)
    if kind in s.game_terms.visit_price:
        if kind == GRAIL and s.scenario_state.dug:
            return False
        ready = all(holds(s, test, owner_of(h)) for test in s.game_terms.visit_tests[kind])
        return ready and s.mp[h] >= s.game_terms.visit_price[kind] and not visited(s, owner_of(h), field)
    useful = category(s, kind) == REVISITABLE and not visited(s, owner_of(h), field)
    return useful and not is_sanctuary(s, field) and not guard(s, field)


def free_spots(s: WholeGame, player: int, field: int) -> list[int]:
    """Where a hero may lay the next tile of their own pool; a tile known to fit nowhere is not tried again.

    Rules: H3-MOV-08, H3-TIL-19 to H3-TIL-22, H3-TIL-25.
    """
    if not tiles_left(s, player):
        return []
    spots = spots_near_field(s, field, False)
    if s.pool[player]:
        return spots
    tile = s.pool_known[player][0]
    joined = joined_spots(s) if spots else []
    return [spot for spot in spots if ways_to_turn(s, spot, tile, joined)]


def take_movement(s: WholeGame, answer: int) -> bool:
    """Spend a movement point; False where the answer is something else. Rules: H3-MOV-04 to H3-MOV-09, H3-TIL-28."""
    what = verb(answer)
    x = argument(answer)
    player = s.who[0]
    if what in (GO, GO_SECOND):
        s.call(STEP, hero_of(player, what - GO), x, 0)
    elif what == REVISIT:
        h = hero_of(player, x)
        field = s.hero_at[h]
        price = s.game_terms.visit_price.get(location(s, field), 0)
        s.mp[h] -= price if price else 1
        if price:
            s.call(FACE_GUARDS, h, field, 0)
        else:
            s.call(VISIT_FIELD, h, field, 0)
    elif what in (DISCOVER, DISCOVER_SECOND):
        h = hero_of(player, what - DISCOVER)
        s.mp[h] -= 1
        s.call(DISCOVER_TILE, x, h, 0)
    elif what in (LAY, LAY_SECOND):
        h = hero_of(player, what - LAY)
        s.mp[h] -= 1
        s.call(LAY_TILE, x, h, 0)
    else:
        return False
    return True


# -- a step ------------------------------------------------------------------------------------------------------------


def take_step(s: WholeGame, h: int, field: int, _c: int) -> None:
    """A hero moves one field. A flying hero may continue without stopping; one who passes through must.

    Rules: H3-MOV-04, H3-MOV-17.
    """
    s.mp[h] -= 1
    s.emit(E_WALK, h, s.hero_at[h], field)
    s.hero_at[h] = field
    must = passed_only(s, h, field) or location(s, field) == BLOCKED
    flying = s.wings >> h & 1 == 1 and s.mp[h] > 0
    if not must and not flying:
        s.leave()
        s.call(ENTER, h, field, 0)
        return
    options = [option(GO_SECOND if is_secondary(h) else GO, other) for other in steps(s, h)]
    if not must:
        options.append(STOP)
    s.ask(s.who[0], K_SPACE, options)


def step_on(s: WholeGame, h: int, field: int, _c: int) -> None:
    """Go on, or stop and visit the field. Rules: H3-MOV-17, H3-MOV-20."""
    s.leave()
    if s.answer == STOP:
        s.call(ENTER, h, field, 0)
    else:
        s.call(STEP, h, argument(s.answer), 0)


STEP: Final = sequence(asks(take_step), step_on)
"""Arguments: the hero, the field it steps to."""
STEPPING_HERO: Final = ARG_A


# -- being placed ------------------------------------------------------------------------------------------------------


def ask_holding(s: WholeGame, h: int, points: int, _c: int) -> None:
    """Which Town or Settlement a hero is put on by a spell. Rules: H3-STL-12, H3-MOV-17, H3-TWN-23."""
    fields: list[int] = []
    for field in holdings(s, owner_of(h)):
        if field != s.hero_at[h] and (not passed_only(s, h, field) or s.mp[h] + points > 0):
            fields.append(field)
    if points and s.hero_at[h] in holdings(s, owner_of(h)):
        fields.append(s.hero_at[h])
    if fields:
        s.ask(s.who[0], K_SPACE, [option(SETTLE, field) for field in sorted(fields)])
    else:
        s.leave()


def put_on_holding(s: WholeGame, h: int, points: int, _c: int) -> None:
    """The hero is there, and enters the field like one that moved; before guards it may still have to go back.

    Rules: H3-TIL-06, H3-MOV-12, H3-MOV-22, H3-CBS-01, H3-CBS-11.
    """
    field = argument(s.answer)
    if points:
        s.mp[h] += points
        s.emit(E_MOVEMENT, h, points)
    s.leave()
    if field == s.hero_at[h]:
        return
    moved_by_card(s, h)
    s.hero_at[h] = field
    s.emit(E_HERO_PLACED, h, field)
    if passed_only(s, h, field):
        s.last[h] = field
    else:
        s.call(ENTER, h, field, 0)


TO_HOLDING: Final = sequence(asks(ask_holding), put_on_holding)
"""Arguments: the hero, how many movement points it gains."""
HERO_PUT_ON_HOLDING: Final = ARG_A
