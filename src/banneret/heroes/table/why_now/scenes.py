"""Where a question stands: who is fighting whom and where, or what on the map brought it about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from banneret.heroes.adventure.ai_heroes.combat import AI_DISBAND, ai_in
from banneret.heroes.adventure.levels import GAIN_EXPERIENCE
from banneret.heroes.adventure.map.combat_terms import GUARDS, army_player, is_army
from banneret.heroes.adventure.map.entering import ATTACKED_ARMY, ATTACKING_HERO, FIGHT, disband
from banneret.heroes.combat.placement import units_in
from banneret.heroes.state.ai_heroes import AI_AND_ROLE
from banneret.heroes.state.battle import DEFENDER, SIDE_MASK, TOWER, Battle
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.state.terms import AUTOMATIC, OWN
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import ABOUT_FIELD, MAP_EFFECT, NEXT_OPERATION
from banneret.heroes.tables.units_and_cards import UNIT_IDS, kind_of
from banneret.heroes.text.ai_heroes import ai_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.effect_questions import source_text
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import Names
from banneret.heroes.view.describe_game import combat_place, step_after_combat
from banneret.kernel.sequence import at, in_sequence
from banneret.kernel.state import FRAME_LENGTH, NEXT_STEP, frames

# A cycle of types alone: a question is put into words with this, which is handed the question.
if TYPE_CHECKING:
    from banneret.heroes.table.asking import HeroesAsking

NO_SIDE: Final = -1
"""In the place of a side: whoever is asked fights on neither."""
SAYS_WHERE: Final = frozenset({"do_errand", "ask_reward", "got_reward"})
"""Questions that name themselves what they belong to."""


class Fight(NamedTuple):
    """A Combat under way, as whoever is asked sees it."""

    side: int
    """The side that the asked player commands, or NO_SIDE."""
    steered: bool
    """Whether these are guards, which the player only steers."""
    names: tuple[str, str]
    """What the two sides are called."""
    units: tuple[tuple[str, ...], tuple[str, ...]]
    """By side: its units, on the board or still beside it, as far as they may be known."""
    place: str
    """What is fought for; nothing in the open."""
    equals: bool
    """Whether nobody attacks and nobody is attacked: a Duel, and the battle at the end of an adventure."""


def scene(asking: HeroesAsking) -> str:
    """The first part of a sentence: the fight, or what brought the question about; nothing in an ordinary turn."""
    fight = fight_of(asking)
    if fight is not None:
        return _told(asking, fight)
    return _source(asking) if asking.on_map is not None and asking.question not in SAYS_WHERE else ""


# -- a Combat ----------------------------------------------------------------------------------------------------------


def fight_of(asking: HeroesAsking) -> Fight | None:
    """The Combat that is under way, if any."""
    state = cast(Battle, asking.in_combat.view.state)
    if not state.base:
        return None
    terms = state.terms
    commanded = [side for side in (0, 1) if terms.control[side] == state.seat]
    own = [side for side in commanded if terms.manner[side] == OWN]
    side = (own or commanded or [NO_SIDE])[0]
    place = combat_place(state) if isinstance(state, WholeGame) else ""
    known = Names.of(asking.in_combat.view, asking.names)
    return Fight(
        side,
        steered=side >= 0 and not own,
        names=(_side_name(asking, known, 0), _side_name(asking, known, 1)),
        units=(_units(state, 0, asking.lang), _units(state, 1, asking.lang)),
        place=known.place(place, asking.lang) if place else "",
        equals=known.whole and not place,
    )


def _side_name(asking: HeroesAsking, known: Names, side: int) -> str:
    state = cast(Battle, asking.in_combat.view.state)
    if not isinstance(state, WholeGame):
        return known.player(GUARDS if state.terms.neutral and side == DEFENDER else side, asking.lang)
    step, end = step_after_combat(state), state.base - FRAME_LENGTH
    if step == AI_DISBAND and state.terms.manner[side] == AUTOMATIC:
        return ai_name(state.game_terms.scenario, ai_in(state.stack[end + AI_AND_ROLE]), asking.lang)
    if state.terms.neutral and side == DEFENDER:
        return message("why-the-guards", asking.lang)
    if step == at(FIGHT, disband):
        hero = state.stack[end + (ATTACKED_ARMY if side == DEFENDER else ATTACKING_HERO)]
        return known.player(army_player(hero), asking.lang) if is_army(hero) else known.hero(hero, asking.lang)
    return known.player(state.who[side], asking.lang)


def _units(state: Battle, side: int, lang: str) -> tuple[str, ...]:
    """The names of a side's units, each once."""
    there = [state.row[u] for u in units_in(state.alive & SIDE_MASK[side] & ~(1 << TOWER))]
    rows = there + [row for row in state.piles[RESERVE + side] if row >= 0]
    return tuple(dict.fromkeys(name(UNIT_IDS[kind_of(row)], lang) for row in rows))


def _told(asking: HeroesAsking, fight: Fight) -> str:
    neutral = cast(Battle, asking.in_combat.view.state).terms.neutral
    other = 1 - fight.side
    where = {"placed": "yes" if fight.place else "no", "place": fight.place}
    if fight.side == NO_SIDE:
        return message("why-fight-watched", asking.lang, hero=fight.names[0], foe=fight.names[1], **where)
    if fight.steered:
        units = fight.units[fight.side]
        return message(
            "why-fight-steered", asking.lang, n=len(units), units=", ".join(units), foe=fight.names[other], **where
        )
    if neutral and other == DEFENDER:
        units = fight.units[other]
        return message("why-fight-guards", asking.lang, n=len(units), units=", ".join(units), **where)
    id = "why-fight-attacked" if fight.side == DEFENDER else "why-fight-attacking"
    if fight.equals:
        return message("why-fight-equals", asking.lang, foe=fight.names[other])
    return message(id, asking.lang, foe=fight.names[other], **where)


# -- the map -----------------------------------------------------------------------------------------------------------


def _source(asking: HeroesAsking) -> str:
    """The location, building or card whose effect is being carried out, or a new level."""
    now = asking.on_map
    assert now is not None
    terms = now.s.game_terms
    for frame in reversed(frames(now.s)):
        if in_sequence(frame[NEXT_STEP], GAIN_EXPERIENCE):
            return message("why-because-level", asking.lang, hero=now.player)
        if in_sequence(frame[NEXT_STEP], MAP_EFFECT):
            field = frame[ABOUT_FIELD]
            start = terms.programs.starts[terms.programs.program_at(frame[NEXT_OPERATION] - 1)]
            if any(rule.program == start for rule in terms.rulebook):
                # A rule of the scenario: the log has told it, and the place it happens at has not brought it about.
                return ""
            source = now.place(field) if field >= 0 else source_text(frame[NEXT_OPERATION] - 1, terms, asking.lang)
            return message("why-because", asking.lang, source=source) if source else ""
    return ""
