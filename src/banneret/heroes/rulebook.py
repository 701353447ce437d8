"""The special rules and events of a scenario, made ready for the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from banneret.heroes import moments
from banneret.heroes.ai_host import DRAWN
from banneret.heroes.atlas import LOCATION_IDS, RESOURCE_IDS, TILE_IDS
from banneret.heroes.battle import SURRENDER_PRICE
from banneret.heroes.compiler import TIERS, group_of
from banneret.heroes.content import FACTIONS
from banneret.heroes.customs import adopt, no_customs
from banneret.heroes.errand_table import errand
from banneret.heroes.habits import as_in_the_box, change_habits
from banneret.heroes.lattice import spot_at
from banneret.heroes.match import H_NO_ASTROLOGERS, Beast, Deed, FightRules, GuardRule, Lock, Match, SpecialRule
from banneret.heroes.measure_words import Measure, measure_of
from banneret.heroes.options import DIFFICULTIES
from banneret.heroes.program import Verb
from banneret.heroes.program_scenario import Vocabulary
from banneret.heroes.realm import BUILDINGS
from banneret.heroes.scenario_check import measures_in_goal
from banneret.heroes.scenario_fights import FightChange
from banneret.heroes.scenario_hordes import Horde
from banneret.heroes.scenario_rules import (
    LAST_ROUND,
    MOMENTS,
    Action,
    At,
    Change,
    GuardChange,
    LockedTile,
    Rule,
    Test,
    TimedEvent,
    Who,
    Whom,
)
from banneret.heroes.scenario_rules import Beast as BeastEntry
from banneret.heroes.scenarios import Scenario
from banneret.heroes.unit_words import unit_rows

TRANSPORT_PRICE: Final = 8
"""Rules: H3-TWN-12."""
RANSOM: Final = 5
"""Rules: H3-END-16."""
TOKEN_WORDS: Final = ("build", "population", "book")
"""The town tokens by their bits in `Adventure.tokens`."""
ALWAYS: Final = -1
"""Every round, as bits."""
MOST: Final = 1 << 30
"""More than anything that is measured."""
_WHO: Final = {"acting": moments.ACTING, "each": moments.EACH}
_WHOSE: Final = ("own", "team", "anybody")
_ONCE: Final = {None: 0, "game": moments.ONCE, "player": moments.ONCE_EACH}


@lru_cache(1024)
def program_of(verbs: tuple[Verb, ...], words: Vocabulary) -> int:
    """The compiled form of a program of a scenario."""
    return errand(verbs, words)


def vocabulary(scenario: Scenario) -> Vocabulary:
    """The names a scenario has given to things of its own."""
    return Vocabulary(
        tokens=scenario.tokens,
        shared=scenario.shared_tokens,
        labels=scenario.labels,
        rules=tuple(rule.id for rule in scenario.rules),
        tales=tuple(scenario.tales),
        ai=tuple(hero.id for hero in scenario.ai),
        hordes=tuple(horde.id for horde in scenario.hordes),
    )


def write_rulebook(m: Match) -> None:
    """Fill in what follows from the rules, events, tokens and points of the scenario. Rules: H3-MOD-01, H3-RND-18."""
    scenario = m.scenario
    m.tokens = max(len(scenario.tokens), len(scenario.shared_tokens))
    m.labels = label_spots(scenario, m.players)
    m.measures = {word: word_measure(scenario, word) for word in words_of(scenario)}
    m.scoring = tuple((word_measure(scenario, one.what), one.points, one.per) for one in scenario.scoring.points)
    no_customs(m)
    m.tie_break = tuple(word_measure(scenario, word) for word in scenario.scoring.tie_break)
    as_printed(m)
    book: list[SpecialRule] = []
    deeds: list[Deed] = []
    waiting: list[list[int]] = [[] for _ in MOMENTS]
    active = 0
    for n, rule in enumerate(scenario.rules):
        if rule.only_players and m.players not in rule.only_players:
            continue
        if rule.change is not None:
            change_rules(m, rule.change)
        if rule.when is not None:
            waiting[MOMENTS.index(rule.when)].append(len(book))
            active |= int(rule.active) << len(book)
            book.append(special_rule(scenario, rule, n))
        if rule.action is not None:
            deeds.append(deed(rule.action, len(book)))
            active |= int(rule.active) << len(book)
            book.append(special_rule(scenario, rule, n))
    for gift in gift_rules(m):
        waiting[moments.GAME_START].append(len(book))
        active |= 1 << len(book)
        book.append(gift)
    for event in scenario.events:
        waiting[moments.ROUND_START].append(len(book))
        active |= 1 << len(book)
        book.append(event_rule(scenario, event))
    for bonus in scenario.seat_bonus:
        if bonus.players == m.players:
            waiting[moments.ROUND_START].append(len(book))
            active |= 1 << len(book)
            seat = int(bonus.seat.removeprefix("P")) - 1
            book.append(plain_rule(program_of(bonus.do, vocabulary(scenario)), (moments.SEAT, seat, 0), 1 << 1))
    m.rulebook = tuple(book)
    m.deeds = tuple(deeds)
    m.active_rules = active
    m.moments = tuple(tuple(places) for places in waiting)


def as_printed(m: Match) -> None:
    """The rules of the box, before any rule of the scenario changes them. Rules: H3-GEN-01."""
    m.guard_rules = ()
    m.hordes = tuple(horde_cards(m, horde) for horde in m.scenario.hordes)
    m.locks = ()
    m.habits = as_in_the_box()
    m.no_buildings = 0
    m.surrender_price = SURRENDER_PRICE
    m.transport_price = TRANSPORT_PRICE
    m.empty = m.free_extensions = m.main_only = 0
    m.grail_carried = m.grail_heavy = False
    field_rules(m)
    m.lends = False
    m.all_rounds_pay = m.safe_towns = False
    m.ransom = RANSOM
    m.fallen_return = ()
    m.no_surrender = (-1, 0, 0, 0, 0)
    m.own_half_until = 0
    m.beast = no_beast()
    write_campaign(m)
    m.fights = FightRules()
    m.fights.any = m.fights.lone = False
    m.fights.kinship = m.fights.dull = m.fights.dull_label = 0


def change_rules(m: Match, change: Change) -> None:
    """Carry out what a rule changes about the rules of the box. Rules: H3-GEN-01, H3-MOD-01."""
    change_habits(m.habits, change)
    m.rules |= m.habits.rules
    if change.fights is not None:
        change_fights(m, change.fights)
    if change.lock is not None:
        m.locks += (lock_of(m.scenario, change.lock),)
    for kind in change.no_buildings:
        m.no_buildings |= 1 << BUILDINGS.index(kind)
    if change.guards is not None:
        m.guard_rules = (*m.guard_rules, guard_rule(m, change.guards))
    m.empty |= kinds_of(change.empty)
    m.main_only |= kinds_of(change.main_heroes_only)
    m.free_extensions += change.free_extensions
    if change.astrologers is False:
        m.house |= H_NO_ASTROLOGERS
    if change.grail is not None:
        m.grail_carried = True
        m.grail_heavy = change.grail.heavy
    m.all_rounds_pay = m.all_rounds_pay or change.every_round_pays
    m.safe_towns = m.safe_towns or change.safe_towns
    m.own_half_until = max(m.own_half_until, change.own_half_until or 0)
    m.fallen_return += tuple(TIERS[tier] for tier in change.fallen_return)
    if change.ransom is not None:
        m.ransom = change.ransom
    if change.no_surrender is not None:
        m.no_surrender = condition(m.scenario, change.no_surrender)
    if change.beast is not None:
        m.beast = beast_of(m, change.beast)
    if change.surrender_price is not None:
        m.surrender_price = change.surrender_price
    if change.transport_price is not None:
        m.transport_price = change.transport_price
    adopt(m, change)
    m.lends = m.lends or change.lend_units


def lock_of(scenario: Scenario, entry: LockedTile) -> Lock:
    """A tile that is entered and turned up under conditions only. Rules: H3-MOD-01."""
    lock = Lock()
    lock.label = scenario.labels.index(entry.tile)
    lock.terrain = -1 if entry.from_terrain is None else FACTIONS.index(entry.from_terrain)
    lock.tests = tuple(condition(scenario, test) for test in entry.test)
    return lock


def kinds_of(names: tuple[str, ...]) -> int:
    """Kinds of location, as bits."""
    return sum(1 << LOCATION_IDS.index(name) for name in set(names))


def field_rules(m: Match) -> None:
    """What the scenario says about visits to certain locations, and about cubes on them. Rules: H3-MOD-01."""
    m.exclusive = 0
    m.visit_price = {}
    m.visit_tests = {}
    for name, entry in m.scenario.fields.items():
        kind = LOCATION_IDS.index(name)
        m.exclusive |= int(entry.exclusive_flag) << kind
        if entry.movement:
            m.visit_price[kind] = entry.movement
            m.visit_tests[kind] = tuple(condition(m.scenario, test) for test in entry.needs)


def deed(action: Action, place: int) -> Deed:
    """What a rule lets a player do in the own turn. Rules: H3-MOD-01, H3-TWA-01."""
    d = Deed()
    d.place = place
    d.label = action.label
    d.movement = action.spend_movement
    d.token = 1 << TOKEN_WORDS.index(action.token) if action.token else 0
    d.bearer = action.bearer
    return d


def no_beast() -> Beast:
    """In the place of a beast where there is none."""
    b = Beast()
    b.where = b.rows = ()
    b.health = b.heals = b.minor = b.relic = 0
    b.major = False
    return b


def beast_of(m: Match, entry: BeastEntry) -> Beast:
    """A guard that keeps its wounds, for the difficulty of the game. Rules: H3-MOD-01, H3-DIF-01."""
    b = no_beast()
    b.where = tuple(place(m.scenario, where) for where in entry.where)
    b.rows = tuple(sorted(row for word in entry.units for row in unit_rows((word,), FACTIONS[0])))
    b.health = entry.health.get(DIFFICULTIES[m.difficulty], 0)
    b.heals = entry.heals
    b.minor = entry.hoard.minor_defense
    b.major = entry.hoard.major_attacks
    b.relic = entry.hoard.relic_damage
    return b


def horde_cards(m: Match, horde: Horde) -> tuple[int, ...]:
    """The cards a horde begins with, for the players and the difficulty of the game. Rules: H3-MOD-01, H3-DIF-01."""
    level = DIFFICULTIES[m.difficulty]
    tiers = horde.per_player.get(level, ()) * m.players + horde.once.get(level, ())
    return tuple(sorted(DRAWN + TIERS[tier] for tier in tiers))


def guard_rule(m: Match, change: GuardChange) -> GuardRule:
    """A change about guards, for the difficulty of the game. Rules: H3-NEU-02, H3-EXP-13."""
    g = GuardRule()
    g.where = tuple(place(m.scenario, where) for where in change.where)
    g.level = -1 if change.level is None else change.level
    army = change.army
    g.army = army.get(DIFFICULTIES[m.difficulty], ()) if isinstance(army, dict) else army
    g.add = change.add
    g.among = change.among
    g.cannot_avoid = change.cannot_avoid
    g.to_the_end = change.to_the_end
    g.last = word_measure(m.scenario, change.last) if change.last else (-1, 0)
    g.horde = [horde.id for horde in m.scenario.hordes].index(change.horde) if change.horde else -1
    g.cards = change.cards
    return g


def change_fights(m: Match, change: FightChange) -> None:
    """Carry out what a rule changes about Combats. Rules: H3-GEN-01, H3-MOD-01."""
    rules = m.fights
    rules.any = True
    rules.lone = rules.lone or change.lone_attackers
    if change.kinship:
        rules.kinship = group_of(change.kinship)
    if change.dull_spells is not None:
        rules.dull = change.dull_spells.by
        rules.dull_label = m.scenario.labels.index(change.dull_spells.tile)


def write_campaign(m: Match) -> None:
    """Whether another part of a campaign follows, and when its gifts are earned. Rules: H3-SOL-03."""
    campaign = m.scenario.campaign
    m.carries = campaign is not None and campaign.part < campaign.of
    m.earned_by = tuple(tuple(condition(m.scenario, test) for test in carry.test) for carry in m.scenario.carry)


def gift_rules(m: Match) -> list[SpecialRule]:
    """What gifts of the part of a campaign before do before the first round."""
    words = vocabulary(m.scenario)
    return [
        plain_rule(program_of(gift.do, words), (moments.SEAT, seat, 0), ALWAYS)
        for seat, ids in enumerate(m.gifts)
        for gift in m.scenario.gifts
        if gift.id in ids
    ]


def label_spots(scenario: Scenario, players: int) -> tuple[tuple[int, ...], ...]:
    """By label: the spots of the tiles that have it."""
    spots: list[list[int]] = [[] for _ in scenario.labels]
    for group in scenario.layouts[players].tiles:
        for (u, v), label in zip(group.at, group.labels, strict=True):
            if label:
                spots[scenario.labels.index(label)].append(spot_at(u, v))
    return tuple(tuple(found) for found in spots)


def word_measure(scenario: Scenario, word: str) -> Measure:
    """The measure of a word, which the file was checked for."""
    ai = tuple(hero.id for hero in scenario.ai)
    found = measure_of(word, scenario.tokens, scenario.shared_tokens, scenario.labels, ai)
    if found is None:
        raise ValueError(f"{word} is no measure")
    return found


def words_of(scenario: Scenario) -> list[str]:
    """The measures that goals name."""
    return [word for goal in scenario.victory + scenario.defeat for word in measures_in_goal(goal)]


def plain_rule(program: int, who: tuple[int, int, int], rounds: int) -> SpecialRule:
    """A rule without conditions."""
    r = SpecialRule()
    r.id = ""
    r.entry = -1
    r.program = program
    r.who = who
    r.at = ()
    r.rounds = rounds
    r.once = 0
    r.tests = ()
    r.backwards = False
    return r


def special_rule(scenario: Scenario, rule: Rule, n: int) -> SpecialRule:
    """A rule that does something at a moment."""
    rounds = sum(1 << r for r in rule.rounds) if rule.rounds else 0
    if not rounds:
        rounds = sum(1 << r for r in range(rule.from_round, rule.to_round + 1, rule.every))
        # Before the first round the round is 0.
        rounds |= int(rule.from_round == 1)
    r = plain_rule(program_of(rule.do, vocabulary(scenario)), whom(scenario, rule.who), rounds)
    r.id = rule.id
    r.entry = n
    r.at = tuple(place(scenario, where) for where in (rule.action.where if rule.action else rule.where))
    r.once = _ONCE[rule.once]
    r.tests = tuple(condition(scenario, test) for test in rule.test)
    r.backwards = rule.backwards
    return r


def event_rule(scenario: Scenario, event: TimedEvent) -> SpecialRule:
    """A timed event."""
    rounds = sum(1 << r for r in event.rounds)
    if not event.rounds:
        rounds = sum(1 << r for r in range(event.from_round, LAST_ROUND + 1, max(1, event.every)))
    r = plain_rule(program_of(event.do, vocabulary(scenario)), whom(scenario, event.who), rounds)
    r.tests = tuple(condition(scenario, test) for test in event.test)
    return r


def whom(scenario: Scenario, who: Whom) -> tuple[int, int, int]:
    """For whom something is done."""
    if not isinstance(who, Who):
        return _WHO[who], 0, 0
    for kind, word in ((moments.LOWEST, who.lowest), (moments.HIGHEST, who.highest), (moments.WITHOUT, who.without)):
        if word:
            return (kind, *word_measure(scenario, word))
    return moments.SEAT, int((who.seat or "P1").removeprefix("P")) - 1, 0


def place(scenario: Scenario, where: At) -> tuple[int, int, int, int]:
    """A kind of place, as four ints."""
    return (
        LOCATION_IDS.index(where.location) if where.location else -1,
        RESOURCE_IDS.index(where.resource) if where.resource else -1,
        scenario.labels.index(where.tile) if where.tile else -1,
        int(where.own)
        | int(where.home) << 1
        | int(where.grail) << 2
        | int(where.unwatched) << 3
        | (TILE_IDS.index(where.number) + 1 if where.number else 0) << 8,
    )


def condition(scenario: Scenario, test: Test) -> tuple[int, int, int, int, int]:
    """A condition, as five ints."""
    kind, arg = word_measure(scenario, test.measure)
    least = -MOST if test.at_least is None else test.at_least
    most = MOST if test.at_most is None else test.at_most
    return kind, arg, least, most, _WHOSE.index(test.of)


def timed_rounds(m: Match) -> int:
    """The rounds at whose start something happens by the scenario's events, as bits."""
    rounds = 0
    for place in m.moments[moments.ROUND_START]:
        rule = m.rulebook[place]
        if rule.program and rule.who[0] != moments.SEAT and m.active_rules >> place & 1:
            rounds |= rule.rounds
    return rounds
