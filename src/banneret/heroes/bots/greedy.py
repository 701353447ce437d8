"""How the greedy bot plays the adventure map: where to go, what to build and recruit, and usual answers to the rest.

In a Combat it searches like in a skirmish; on the map it follows worths, because a turn has too many ways to be
searched. It sees a View only.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from banneret.bots.greedy_search import GreedyBot
from banneret.heroes.adventure.ai_heroes.combat import AI_OR_GIVE_UP, AI_SIEGE, ai_in
from banneret.heroes.adventure.effects.banking_and_robbing import BANKING, HOW_BANKED, RESOURCE_BANKED
from banneret.heroes.adventure.map.entering import ASK_SACRIFICE, ASK_TRANSPORT, GOT_SACRIFICE
from banneret.heroes.adventure.playing_cards import CARD_MAP_EFFECT
from banneret.heroes.adventure.town.prices import unit_price
from banneret.heroes.bots.ai_heroes import ai_strength, beckoning
from banneret.heroes.bots.combat_greedy import HeroesJudge
from banneret.heroes.bots.combat_only import lone_battle
from banneret.heroes.bots.coop import HOLDS as HOME_HOLDS
from banneret.heroes.bots.coop import SOON, STURDY, homewards, share, threat
from banneret.heroes.bots.morale import morale_choice
from banneret.heroes.bots.scenario_actions import quest
from banneret.heroes.bots.style import PLAIN, Style
from banneret.heroes.bots.targets import (
    DISCOVERY,
    RESOURCE_WORTH,
    army_worth,
    beats_guards,
    best_step,
    field_worth,
    has_rivals,
    rounds_left,
)
from banneret.heroes.bots.unit_worth import worths
from banneret.heroes.state import answers_map
from banneret.heroes.state.ai_heroes import AI_AND_ROLE, FOUGHT_FOR
from banneret.heroes.state.answers_combat import (
    DISCARD,
    DONE,
    KEEP,
    MORALE_DROP,
    MORALE_KEEP,
    MORALE_REROLL,
    NO,
    PASS,
    PLAY,
    REINFORCE,
    YES,
)
from banneret.heroes.state.chance_outcomes import is_treasure_face, resource_result, treasure_result
from banneret.heroes.state.hero_numbers import hero_of
from banneret.heroes.state.pile_numbers import SPIED
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import BOX, EXPERIENCE, GAIN, MORALE
from banneret.heroes.tables.compile.scenario import unpack_bank
from banneret.heroes.tables.towns_and_heroes import (
    BUILDING_PRICE,
    CITADEL,
    CITY_HALL,
    DWELLING,
    KINDS_OF_BUILDING,
    MAGE_GUILD,
    RESOURCE_FACES,
)
from banneret.heroes.tables.units_and_cards import (
    ARTIFACT_CARD,
    CARD_KIND,
    COST_CARDS,
    COST_REMOVES,
    MODE_COST,
    SPECIALTY_CARD,
    SPELL_CARD,
    STATISTIC_CARD,
)
from banneret.kernel.keys import argument, verb
from banneret.kernel.keys import option as pack_option
from banneret.kernel.kinds import K_ACTION, K_MAY, K_PLAY, K_REROLL
from banneret.kernel.rules import GameRules, View
from banneret.kernel.state import mypyc_attr

BUILDING_WORTH: Final = [16.0, 15.0, 5.0, 9.0, 20.0, 22.0, 4.0, 2.0]
"""By kind: City Hall, Citadel, Mage Guild, the three dwellings, the two buildings of the faction."""
SAVED_UP_TO: Final = 4
"""Against AI heroes, means are saved for silver units while this many rounds are left."""
CARD_WORTH: Final = {STATISTIC_CARD: 2.0, SPELL_CARD: 2.2, ARTIFACT_CARD: 3.0, SPECIALTY_CARD: 2.5}
LEAST_GAIN: Final = 0.6
"""A walk for less than this is not worth the trouble."""
HOLDS: Final = 0.7
"""How strong an army must be, against the besieger's, to be worth the price of bringing it to a siege."""
HARDEST: Final = 7
"""The difficulty that guards of a visit which takes time are taken to have."""
HUNT: Final = 30.0
"""A target worth this much for each turn is attacked even while the Town is in danger."""
POOR: Final = 3.2
"""A face worth less than this may be thrown again."""
SECONDARY_FROM: Final = 26
"""With this much gold a Secondary Hero is recruited."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HeroesGreedy:
    """Plays skirmishes and whole games."""

    def __init__(self, seed: int, style: Style = PLAIN, among_rivals: Style | None = None) -> None:
        self._rng = Random(seed)
        self._style = style
        self._among_rivals = among_rivals or style
        self._fighter = GreedyBot(seed, HeroesJudge(style.aggression, style.cards))

    def choose(self, view: View, rules: GameRules) -> int:
        """What looks best from this seat."""
        state = view.state
        if len(state.options) == 1:
            return state.options[0]
        if not isinstance(state, WholeGame):
            return self._fighter.choose(view, rules)
        if state.base:
            root = cast(WholeGame, rules.determinize(view, self._rng))
            battle = lone_battle(root)
            return self._fighter.search(battle, battle.seat)
        return map_answer(state, self._rng, self._among_rivals if has_rivals(state) else self._style)


def map_answer(s: WholeGame, rng: Random, style: Style = PLAIN) -> int:
    """What looks best outside a Combat, from what is open and the asked player's own cards."""
    if s.kind == K_ACTION:
        return in_turn(s, style)
    if s.kind == K_PLAY:
        return in_window(s, style)
    found = usual_answer(s, style)
    return found if found >= 0 else rng.choice(s.options)


def in_turn(s: WholeGame, style: Style = PLAIN) -> int:
    """What to do next in its own turn: first what costs no movement, then the best way to go."""
    for option in s.options:
        if verb(option) == PLAY and pays(option):
            return option
    town = in_town(s, style)
    if town >= 0 and s.game_terms.scenario.shared_tokens and rounds_left(s) > SOON:
        # What all have together comes after its own army, while there is time.
        return town
    if s.game_terms.turn_actions or s.game_terms.visit_price:
        done = quest(s, beats_guards(s, s.seat, HARDEST, s.mp[2 * s.seat], -1, style), army_worth(s, s.seat) >= STURDY)
        if done >= 0:
            return done
    if town >= 0:
        return town
    danger = threat(s, s.seat) if s.game_terms.ai else 0.0
    best = LEAST_GAIN
    choice = answers_map.END_TURN
    offered = set(s.options)
    for second in (0, 1):
        h = hero_of(s.seat, second)
        if s.hero_at[h] < 0 or s.mp[h] <= 0:
            continue
        rate, step = best_step(s, h, style)
        if danger and not second and rate < HUNT and army_worth(s, s.seat) >= HOME_HOLDS * danger:
            # Nothing near is worth leaving the Town to its enemy.
            home = homewards(s, h)
            if home >= 0:
                return home
            continue
        going = pack_option(answers_map.GO_SECOND if second else answers_map.GO, step)
        if rate > best and going in offered:
            best = rate
            choice = going
    for option in s.options:
        if verb(option) in (
            answers_map.DISCOVER,
            answers_map.DISCOVER_SECOND,
            answers_map.LAY,
            answers_map.LAY_SECOND,
        ):
            worth = style.discovery * (DISCOVERY + beckoning(s, argument(option)))
            if worth > best:
                best = worth
                choice = option
    return choice


# -- the town ----------------------------------------------------------------------------------------------------------


def in_town(s: WholeGame, style: Style = PLAIN) -> int:
    """The best town action, or -1: units while they win the game, buildings while they pay back."""
    best = 0.0
    choice = -1
    for option in s.options:
        worth = town_worth(s, option, style)
        if worth > best:
            best = worth
            choice = option
    return choice


def town_worth(s: WholeGame, option: int, style: Style = PLAIN) -> float:
    """What a town action is worth for its price; 0 for something else."""
    what = verb(option)
    x = argument(option)
    if what == answers_map.BUILD:
        price = BUILDING_PRICE[KINDS_OF_BUILDING * s.faction[s.seat] + x]
        return style.buildings * building_worth(s, x, style) / (1 + 0.05 * cost(price))
    if what in (answers_map.RECRUIT, REINFORCE):
        row = 2 * x + (what == REINFORCE)
        liked = style.troops * (style.reinforcing if what == REINFORCE else 1.0)
        return liked * 8.0 * worths().step[row] / (4 + cost(unit_price(s, row)))
    if option == answers_map.HIRE:
        return 1.0 if s.stores[0] >= style.hiring * SECONDARY_FROM and rounds_left(s) >= 4 else 0.0
    if option == answers_map.BUY_SPELL:
        return 0.5 if s.stores[0] >= 30 else 0.0
    return 0.0


def building_worth(s: WholeGame, kind: int, style: Style = PLAIN) -> float:
    """What a building is worth now: what raises the army first, what only helps once there is plenty."""
    late = rounds_left(s)
    built = s.buildings[s.seat]
    saving = len(s.game_terms.ai) > 0 and late >= SAVED_UP_TO and not built >> (DWELLING + 1) & 1
    if saving and kind not in (DWELLING, DWELLING + 1):
        return 0.0
    if kind == CITY_HALL:
        return style.halls * (5.0 * (late / 2) - 6.0)
    if kind == CITADEL:
        return style.citadels * BUILDING_WORTH[kind]
    if late <= 1:
        return 0.0
    if kind in (DWELLING, DWELLING + 1, DWELLING + 2):
        liked = style.bronze if kind == DWELLING else style.silver if kind == DWELLING + 1 else style.gold
        return liked * BUILDING_WORTH[kind]
    if kind == MAGE_GUILD and (built >> CITADEL & 1 or s.stores[1] >= 7):
        return BUILDING_WORTH[kind]
    plenty = built >> CITADEL & 1 and built >> (DWELLING + 1) & 1 and s.stores[0] >= 25
    return BUILDING_WORTH[kind] if plenty else 0.0


def cost(price: tuple[int, int, int]) -> float:
    """A price in gold."""
    return sum(amount * worth for amount, worth in zip(price, RESOURCE_WORTH, strict=True))


def in_window(s: WholeGame, style: Style = PLAIN) -> int:
    """Town actions before a Combat and at the end of another's turn: the army first; cards stay in hand."""
    best = 0.0
    choice = PASS if PASS in s.options else s.options[-1]
    for option in s.options:
        worth = town_worth(s, option, style)
        if verb(option) == answers_map.BUILD and rounds_left(s) > 1:
            worth *= 0.9
        if worth > best:
            best = worth
            choice = option
    return choice


def pays(option: int) -> bool:
    """Whether a card is best played at once on the map: it brings resources, experience or morale for nothing."""
    mode = 2 * argument(option)
    if MODE_COST[mode] & (COST_CARDS | COST_REMOVES):
        return False
    return BOX.ops[CARD_MAP_EFFECT[mode]][0] in (GAIN, EXPERIENCE, MORALE)


# -- questions on the way ----------------------------------------------------------------------------------------------


def usual_answer(s: WholeGame, style: Style = PLAIN) -> int:
    """The usual answer to a question of the map, or -1 where any will do."""
    options = s.options
    first = options[0]
    what = verb(first)
    if s.kind == K_REROLL:
        return map_reroll(s)
    if what in (MORALE_DROP, MORALE_KEEP):
        return morale_choice(options)
    if s.kind == K_MAY:
        return maybe(s)
    if what == answers_map.DRAW_CARDS:
        return first
    if what in (answers_map.RECRUIT, REINFORCE):
        return recruiting(s, style)
    if DONE in options or any(verb(o) in (DISCARD, answers_map.TRADE, answers_map.REMOVE) for o in options):
        return DONE if DONE in options else worst_card(options)
    if what == answers_map.TAKE:
        return max(options, key=lambda o: card_worth(argument(o)) if verb(o) == answers_map.TAKE else 0.0)
    if what == answers_map.OFFER:
        return in_return(s)
    if what == answers_map.RESULT:
        return max(options, key=lambda o: face_worth(s.rolled[argument(o)]))
    if what == answers_map.SETTLE:
        return first
    if what == answers_map.AMOUNT:
        common = s.step == BANKING and unpack_bank(s.stack[HOW_BANKED])[0]
        return share(s, s.stack[RESOURCE_BANKED], options, rounds_left(s)) if common else options[-1]
    if what in (answers_map.GO, answers_map.GO_SECOND) or answers_map.STAY in options:
        return wander(s, style)
    return first if what == answers_map.BRANCH else -1


def map_reroll(s: WholeGame) -> int:
    """A Morale card is spent on a die that shows little, if all dice do."""
    if s.rolled and max(face_worth(face) for face in s.rolled) < POOR:
        for option in s.options:
            if verb(option) == MORALE_REROLL and s.terms.rules & R_MORALE_DECKS:
                return option
    return KEEP


def maybe(s: WholeGame) -> int:
    """Searches are made, offers taken, heroes not given up; an army comes to a siege if it can hold."""
    options = s.options
    if answers_map.LOOK in options:
        return answers_map.LOOK
    if YES in options:
        if s.step in (AI_SIEGE, AI_OR_GIVE_UP):
            # Against an AI hero the army comes if it can hold, and a hero alone fights on the same terms.
            ai = ai_in(s.stack[AI_AND_ROLE])
            holds = army_worth(s, s.seat) >= HOLDS * ai_strength(s, ai)
            if s.step == AI_SIEGE and s.stack[FOUGHT_FOR] == s.town_at[s.seat]:
                # With the Town most is lost anyway.
                return YES
            return YES if holds == (s.step == AI_SIEGE) else NO
        if s.step == ASK_TRANSPORT:
            return YES if army_worth(s, s.seat) >= HOLDS * army_worth(s, s.turn) else NO
        return NO if s.step in (ASK_SACRIFICE, GOT_SACRIFICE) else YES
    return PASS if PASS in options else options[0]


def recruiting(s: WholeGame, style: Style = PLAIN) -> int:
    """The next unit of the same use of the Population token."""
    best = 0.0
    choice = DONE if DONE in s.options else NO if NO in s.options else s.options[0]
    for option in s.options:
        worth = town_worth(s, option, style)
        if worth > best:
            best = worth
            choice = option
    return choice


def wander(s: WholeGame, style: Style = PLAIN) -> int:
    """On the way through, or at the end of a turn: the field that is worth most."""
    second = any(verb(o) == answers_map.GO_SECOND for o in s.options)
    h = hero_of(s.seat, second)
    stop = (
        answers_map.STOP if answers_map.STOP in s.options else answers_map.STAY if answers_map.STAY in s.options else -1
    )
    best = 0.0 if stop >= 0 else float("-inf")
    choice = stop
    for option in s.options:
        if verb(option) in (answers_map.GO, answers_map.GO_SECOND):
            worth = field_worth(s, h, argument(option), s.mp[h] - 1, style)
            if worth > best:
                best = worth
                choice = option
    return choice


def in_return(s: WholeGame) -> int:
    """What to give an ally for the card offered: the card missed least, unless that is worth more."""
    card = worst_card([o for o in s.options if verb(o) == answers_map.OFFER])
    shown = s.piles[SPIED]
    return card if shown and card_worth(shown[0]) >= card_worth(argument(card)) else NO


def worst_card(options: list[int]) -> int:
    """The card that is missed least."""
    return min(options, key=lambda o: card_worth(argument(o)))


def card_worth(card: int) -> float:
    """What a card is worth in hand."""
    return CARD_WORTH.get(CARD_KIND[card], 1.8)


def face_worth(face: int) -> float:
    """What a face of a die of the map is worth."""
    if is_treasure_face(face):
        return (4.0, 3.5, 3.0, 3.8)[treasure_result(face)]
    resource, amount = RESOURCE_FACES[resource_result(face)]
    return amount * RESOURCE_WORTH[resource]
