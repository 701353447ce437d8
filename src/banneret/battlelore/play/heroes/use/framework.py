"""What heroes use by their own choice: artifacts and skills, when, how often, and how they are carried out.

What a moment is about, its two arguments:
the unit that rolls and its target (strike, rolled, feat; the target has the kind of the roll above its lowest eight
bits), the unit that attacked and the hero who was attacked (back), the unit and its flags (flags), the hero (test,
wound, search), the unit that would battle (instead), the lore card (card), the unit it is aimed at (aimed), nothing
(command, order, move, halt, combat, end). Nothing is -1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.battlelore.box.heroes import (
    ARTIFACT_IDS,
    ARTIFACT_ROLE,
    IS_POTION,
    SKILL_CARD,
    SKILL_ROLE,
)
from banneret.battlelore.play.heroes.roles import has_skill, role
from banneret.battlelore.state.answers import PASS, SKILL, USE
from banneret.battlelore.state.battleground import (
    ARTIFACTS,
    EQUIPPED,
    FIGHTING,
    NO_HEROES,
    Battleground,
    name,
    player_of,
)
from banneret.battlelore.state.events import E_SKILL, E_USES
from banneret.battlelore.state.sides import leading, players_of
from banneret.battlelore.state.unit_numbers import HEROES, hero_number
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_C

# The moments at which something is used. Rules: BLH-ARF-30, BLH-ARF-31, BLH-SKL-11.
M_COMMAND: Final = 1
M_ORDER: Final = 2
M_MOVE: Final = 3
M_HALT: Final = 4
"""Everybody has moved."""
M_COMBAT: Final = 5
M_INSTEAD: Final = 6
"""Instead of battling."""
M_STRIKE: Final = 7
"""Dice are about to be rolled in a battle."""
M_ROLLED: Final = 8
"""They lie there; nothing is lost yet."""
M_FEAT: Final = 9
"""A unit has eliminated another or wounded a hero."""
M_FLAGS: Final = 10
M_BACK: Final = 11
"""An attack is over, and nobody has battled back yet."""
M_TEST: Final = 12
"""A wound test is about to be rolled."""
M_WOUND: Final = 13
"""A wound test would wound a hero."""
M_SEARCH: Final = 14
M_CARD: Final = 15
"""The player's own side plays a lore card."""
M_AIMED: Final = 16
"""The other side aims a lore card at a unit."""
M_END: Final = 17

# How often. Rules: BLH-ARF-32.
EACH_TIME: Final = 0
A_TURN: Final = 1
AN_ADVENTURE: Final = 2
A_ROLL: Final = 4
_DOSES: Final = 3
"""In the place of how often: an Alchemist has used a potion."""
DOSES: Final = 3
"""How often an Alchemist uses a potion."""
ANYBODY: Final = -1
WHO_IS_ASKED: Final = -2
"""Used instead of the seat of a hero's player: any seat, or the one asked at such a moment."""
_FIRST_SKILL: Final = 64
BACKPACK: Final = ARTIFACT_IDS.index("backpack")

Fits = Callable[[Battleground, int, int, int], bool]
"""Whether it has a target now, by its hero and what the moment is about. Rules: BLH-ARF-24."""


class Use:
    """How an artifact or skill is used: when, how often, whether it has a target now, and the sequence that carries it
    out."""

    __slots__ = ("fits", "moment", "often", "sequence")

    def __init__(self, moment: int, often: int, fits: Fits, sequence: int) -> None:
        self.moment = moment
        self.often = often
        self.fits = fits
        self.sequence = sequence
        """Arguments: the hero, and what the moment is about."""


USES: Final[dict[int, Use]] = {}
"""By thing: an artifact or a skill. Modules of their own fill it. Rules: BLH-ARF-01."""
ROLES: Final[list[str]] = ARTIFACT_ROLE + [""] * (_FIRST_SKILL - len(ARTIFACT_ROLE)) + SKILL_ROLE
"""By thing: the role in which a hero uses it, or any."""
HEROES_OF: Final[list[list[int]]] = [list(HEROES[:2]), list(HEROES[2:])]
"""By side: the units that its heroes are."""


def artifact_use(id: str, moment: int, often: int, fits: Fits, sequence: int) -> None:
    """Make known how an artifact is used. Rules: BLH-ARF-01, BLH-ARF-30."""
    USES[ARTIFACT_IDS.index(id)] = Use(moment, often, fits, sequence)


def skill_use(card: str, moment: int, often: int, fits: Fits, sequence: int) -> None:
    """Make known how the skills of this name are used. Rules: BLH-SKL-06, BLH-SKL-11."""
    for n, other in enumerate(SKILL_CARD):
        if other == card:
            USES[skill_thing(n)] = Use(moment, often, fits, sequence)


# -- how often ---------------------------------------------------------------------------------------------------------


def skill_thing(skill: int) -> int:
    """A skill as a thing that is used; all lower numbers are artifacts."""
    return _FIRST_SKILL + skill


def is_skill(thing: int) -> bool:
    """Whether a thing is a skill and not an artifact."""
    return thing >= _FIRST_SKILL


def skill_in(thing: int) -> int:
    """The skill that a thing is."""
    return thing - _FIRST_SKILL


def hero_and_thing(h: int, thing: int) -> int:
    """A hero's number and something he uses, as one number."""
    return hero_number(h) << 8 | thing


def user_of(used: int) -> int:
    """The hero who uses it."""
    return HEROES[used >> 8]


def thing_used(used: int) -> int:
    """What he uses."""
    return used & 255


def _mark(often: int, h: int, thing: int) -> int:
    """The same with how often he may, as `used` lists it."""
    return often << 16 | hero_and_thing(h, thing)


def _often(mark: int) -> int:
    return mark >> 16


def _used(mark: int) -> int:
    """Who has used what, whatever that was noted for."""
    return mark & 0xFFFF


def is_used(s: Battleground, h: int, thing: int) -> bool:
    """Whether a hero has used a thing as often as he may for now. Rules: BLH-ARF-32, BLH-ARF-23, BLH-SKL-06."""
    return s.used != () and (
        _mark(A_TURN, h, thing) in s.used
        or _mark(AN_ADVENTURE, h, thing) in s.used
        or _mark(A_ROLL, h, thing) in s.used
    )


def mark_used(s: Battleground, h: int, thing: int, often: int) -> None:
    """Note that a hero has used a thing. Rules: BLH-ARF-32."""
    if often != EACH_TIME:
        s.used = added(s.used, _mark(often, h, thing))


def forget_turn(s: Battleground) -> None:
    """What was used in the last turn may be used again. Rules: BLH-ARF-32."""
    if s.used:
        s.used = tuple([mark for mark in s.used if _often(mark) != A_TURN])


def forget_declared(s: Battleground) -> None:
    """What was declared for one roll may be used again for the next. Rules: BLH-SKL-06."""
    if s.used:
        s.used = tuple([mark for mark in s.used if _often(mark) != A_ROLL])


# -- what may be used --------------------------------------------------------------------------------------------------


def may_use(s: Battleground, h: int, thing: int, moment: int, a: int, t: int) -> bool:
    """Whether a hero may use a thing of his now: in its phase, in its role, with a target, and not too often.

    Rules: BLH-ARF-04 to BLH-ARF-06, BLH-ARF-24, BLH-ARF-25, BLH-ARF-30, BLH-ARF-32, BLH-SKL-06, BLH-SKL-11,
    BLH-SKL-12.
    """
    use = USES.get(thing)
    if use is None or use.moment != moment or is_used(s, h, thing):
        return False
    return (ROLES[thing] == "any" or ROLES[thing] == role(s, h)) and use.fits(s, h, a, t)


def things_of(s: Battleground, h: int) -> list[int]:
    """What a hero has at hand: the artifacts beside his sheet, and his skills. Rules: BLH-ARF-20, BLH-SKL-06."""
    n = hero_number(h)
    sheet = s.game_terms.heroes[n]
    if sheet is None or s.fate[n] != FIGHTING:
        return []
    # `skill_thing`, written out: what heroes have is looked through at every moment.
    return [*s.piles[EQUIPPED + n], *[_FIRST_SKILL + skill for skill in sheet.skills]]


def heroes_of_player(s: Battleground, side: int, moment: int, a: int, t: int, seat: int) -> list[int]:
    """The heroes of a side who may use something: of several players' each only his own, if he is asked then.

    Rules: BLH-SKL-06, BLH-CFG-03.
    """
    heroes = HEROES_OF[side]
    if len(s.game_terms.sides) == 2 or seat == ANYBODY:
        return heroes
    if seat == WHO_IS_ASKED:
        of_unit = t if moment == M_BACK else a
        told = moment in (M_SEARCH, M_INSTEAD, M_FLAGS, M_TEST, M_WOUND, M_BACK, M_AIMED)
        seat = player_of(s, of_unit) if told else leading(s.game_terms, side, s.turn, s.turns)
    return [h for h in heroes if s.game_terms.owners[hero_number(h)] == seat]


def offered(s: Battleground, side: int, moment: int, a: int, t: int, seat: int = WHO_IS_ASKED) -> list[int]:
    """What the heroes of a side may use at a moment. Rules: BLH-ARF-24, BLH-ARF-25, BLH-ARF-30, BLH-SKL-06."""
    if s.fate == NO_HEROES:
        return []
    found: list[int] = []
    for h in heroes_of_player(s, side, moment, a, t, seat):
        for thing in things_of(s, h):
            if may_use(s, h, thing, moment, a, t):
                answer = option_of(thing)
                if answer not in found:
                    found.append(answer)
    return found


def option_of(thing: int) -> int:
    """The option of using a thing."""
    return option(SKILL, skill_in(thing)) if is_skill(thing) else option(USE, thing)


def is_use(answer: int) -> bool:
    """Whether an answer is to use something."""
    return verb(answer) in (USE, SKILL)


# -- using it ----------------------------------------------------------------------------------------------------------


def use_it(s: Battleground, side: int, answer: int, moment: int, a: int, t: int, seat: int = WHO_IS_ASKED) -> None:
    """The hero of a side who can does what was answered. Rules: BLH-ARF-23, BLH-SKL-07."""
    thing = skill_thing(argument(answer)) if verb(answer) == SKILL else argument(answer)
    for h in heroes_of_player(s, side, moment, a, t, seat):
        if thing in things_of(s, h) and may_use(s, h, thing, moment, a, t):
            s.call(USING, hero_and_thing(h, thing), a, t)
            return


def begin_use(s: Battleground, used: int, a: int, t: int) -> None:
    """It is announced, then its target is declared and its effect resolved.

    Rules: BLH-ARF-23, BLH-ARF-32, BLH-SKL-07.
    """
    h, thing = user_of(used), thing_used(used)
    use = USES[thing]
    if is_skill(thing):
        s.emit(E_SKILL, name(s, h), skill_in(thing))
    else:
        s.emit(E_USES, name(s, h), thing)
    mark_used(s, h, thing, use.often)
    s.call(use.sequence, h, a, t)


def end_use(s: Battleground, used: int, _a: int, _t: int) -> None:
    """A potion goes back to the deck after its effect; for an Alchemist after the third time.

    Rules: BLH-ARF-27, BLH-ARF-28, BLH-SKL-06.
    """
    h, thing = user_of(used), thing_used(used)
    pile = EQUIPPED + hero_number(h)
    if is_skill(thing) or not (IS_POTION[thing] or thing == BACKPACK) or thing not in s.piles[pile]:
        return
    dose = _mark(_DOSES, h, thing)
    if IS_POTION[thing] and has_skill(s, h, "alchemist") and s.used.count(dose) < DOSES - 1:
        s.used = added(s.used, dose)
        return
    s.used = tuple([mark for mark in s.used if _used(mark) != hero_and_thing(h, thing)])
    s.piles[pile] = without(s.piles[pile], thing)
    s.piles[ARTIFACTS] = added(s.piles[ARTIFACTS], thing)


USING: Final = sequence(begin_use, end_use)
"""Arguments: the hero's number and the thing, what its moment is about."""
HERO_WHO_USES: Final = ARG_A
"""In the frame of what is used, whose sequence `begin_use` starts: the unit he is."""


# -- asking ------------------------------------------------------------------------------------------------------------

_PASSED: Final = 8
_FIRST_SIDE: Final = 11


def moment_asked(moment: int, passed: int, first: int) -> int:
    """A moment at which this many players have passed and this side was asked first."""
    return moment | passed << _PASSED | first << _FIRST_SIDE


def moment_alone(asked: int) -> int:
    """Which moment it is."""
    return asked & 255


def players_passed(asked: int) -> int:
    """How many players have passed."""
    return asked >> _PASSED & 7


def first_asked(asked: int) -> int:
    """The side that was asked first."""
    return asked >> _FIRST_SIDE


def ask_use(s: Battleground, asked: int, a: int, t: int) -> None:
    """The players of the attacker are asked first and those of the defender next, until all pass.

    Rules: BLH-ARF-26, BLH-SKL-08, BLH-CFG-03, BLH-SKL-06, BLH-ARF-30.
    """
    moment, passed, first = moment_alone(asked), players_passed(asked), first_asked(asked)
    players = players_of(s.game_terms, first) + players_of(s.game_terms, 1 - first)
    while passed < len(players):
        seat = players[passed]
        options = offered(s, s.game_terms.sides[seat], moment, a, t, seat)
        if options:
            s.stack[MOMENT_ASKED] = moment_asked(moment, passed, first)
            s.ask_for(HEROES[s.game_terms.owners.index(seat)], K_PLAY, [*options, PASS])
            return
        passed += 1
    s.leave()


def got_use(s: Battleground, asked: int, a: int, t: int) -> None:
    """It is used, and all are asked again; or the next one is.

    Rules: BLH-ARF-26, BLH-SKL-08, BLH-SKL-06, BLH-ARF-30.
    """
    moment, passed, first = moment_alone(asked), players_passed(asked), first_asked(asked)
    s.goto(ASKING)
    if s.answer == PASS:
        s.stack[MOMENT_ASKED] = moment_asked(moment, passed + 1, first)
        return
    seat = (players_of(s.game_terms, first) + players_of(s.game_terms, 1 - first))[passed]
    s.stack[MOMENT_ASKED] = moment_asked(moment, 0, first)
    use_it(s, s.game_terms.sides[seat], s.answer, moment, a, t, seat)


ASKING: Final = sequence(asks(ask_use), got_use)
"""Arguments: the moment, and what it is about."""
MOMENT_ASKED: Final = ARG_A
MOMENT_SECOND: Final = ARG_C


def ask_heroes(s: Battleground, moment: int, first: int, a: int, t: int) -> None:
    """Ask both sides what their heroes use now, if there is anything. Rules: BLH-ARF-26, BLH-SKL-08."""
    if s.fate == NO_HEROES:
        return
    if offered(s, first, moment, a, t, ANYBODY) or offered(s, 1 - first, moment, a, t, ANYBODY):
        s.call(ASKING, moment_asked(moment, 0, first), a, t)
