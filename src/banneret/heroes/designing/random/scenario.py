"""Random scenarios: a fair, legal scenario file from a seed and a few wishes.

The same seed and the same wishes give the same file. Its comments give the seed, how fair it is and every table row
that was drawn, so that a designer can continue from there by hand.
"""

import re
from collections.abc import Mapping
from random import Random
from typing import Any, Final, Literal, NamedTuple, get_args

from banneret.heroes.designing.random import tables as t
from banneret.heroes.designing.random.coop import COOP_GOALS, coop_parts, rival, ward_labels
from banneret.heroes.designing.random.goals import goal_parts
from banneret.heroes.designing.random.layout import FIXED, SIZES, Place, Plan, Size, drafted, symmetric
from banneret.heroes.designing.random.tiles import Deal, Fairness, deal_tiles, fairness
from banneret.heroes.designing.writer import scenario_text
from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

RANDOM: Final = "random"
GOALS: Final = {"clash": t.CLASH_GOALS, "coop": COOP_GOALS, "solo": COOP_GOALS}
PLAYERS: Final = {"clash": (2, 3), "coop": (2, 3), "solo": (1,)}
STYLES: Final = ("symmetric", "drafted")
DIFFICULTIES: Final = {"easy": "easy", "normal": "medium", "hard": "hard", "impossible": "hard"}
"""The hint shown when choosing a scenario, by the requested difficulty."""
Part = Literal["map", "goal", "means", "events", "rules", "name"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)
"""What can be kept while the rest is drawn again."""
MOST_SPICE: Final = 3
DEALS: Final = 20
"""How often tiles are dealt again before another layout is tried."""
LAYOUTS: Final = 200
SPICE_OF: Final = {0: (), 1: ("odd or helpful",), 2: ("helpful", "sharp"), 3: ("helpful", "sharp", "odd")}
SEALING_OBELISKS: Final = 2


class Wish(NamedTuple):
    """What is asked of a random scenario; `random` leaves a choice to the dice."""

    players: int
    seed: str
    mode: str = "clash"
    size: str = RANDOM
    goal: str = RANDOM
    wealth: str = RANDOM
    town: str = RANDOM
    difficulty: str = "normal"
    spice: int = 1
    layout: str = "symmetric"


class Made(NamedTuple):
    """A scenario as it goes into a file, and what was drawn for it."""

    document: dict[str, Any]
    report: tuple[str, ...]

    def text(self) -> str:
        """The file, with the report as comments at its head."""
        return scenario_text(self.document, self.report)


def _one_of(what: str, word: str, words: tuple[str, ...]) -> None:
    if word not in words:
        raise SetupError(f"the {what} is one of {', '.join(words)}, not {show(word)}{nearest(word, words)}")


def check_wish(wish: Wish) -> None:
    """Raise SetupError where something is asked for that there is not."""
    _one_of("mode", wish.mode, tuple(GOALS))
    _one_of("size", wish.size, (*SIZES, RANDOM))
    _one_of("goal", wish.goal, (*GOALS[wish.mode], RANDOM))
    _one_of("wealth", wish.wealth, (*t.WEALTH, RANDOM))
    _one_of("town", wish.town, (*t.TOWN, RANDOM))
    _one_of("difficulty", wish.difficulty, tuple(DIFFICULTIES))
    _one_of("layout", wish.layout, STYLES)
    if wish.players not in PLAYERS[wish.mode]:
        allowed = " or ".join(map(str, PLAYERS[wish.mode]))
        raise SetupError(f"a random scenario of the mode {wish.mode} is for {allowed} players, not {wish.players}")
    if not 0 <= wish.spice <= MOST_SPICE:
        raise SetupError(f"there are 0 to {MOST_SPICE} special rules, not {wish.spice}")
    if wish.goal != RANDOM and wish.size == "small" and GOALS[wish.mode][wish.goal].obelisks:
        raise SetupError(f"{wish.goal} needs Obelisks: a small map has none")


class Drawn(NamedTuple):
    """What the dice said, part by part."""

    size: str
    goal: str
    wealth: str
    town: str
    spice: list[str]
    center: str
    stones: int
    plan: Plan
    dealt: Deal
    fair: Fairness
    obelisk: str
    events: list[str]
    name: str
    parts: dict[str, Any]
    """What belongs to the goal on this map."""
    number: int
    """Tells scenarios of the same name apart."""


def random_scenario(wish: Wish, kept: Mapping[str, str] | None = None) -> Made:
    """A scenario by these wishes. Parts of it may be kept: taken from what another seed gave, by the name of the part.

    Raises SetupError.
    """
    check_wish(wish)
    seeds: dict[str, str] = {**dict.fromkeys(PARTS, wish.seed), **(kept or {})}
    for part in seeds:
        _one_of("part that is kept", part, PARTS)
    return _composed(wish, _with_kept(wish, seeds), seeds)


def _drawn_for(wish: Wish) -> Drawn:
    rng = Random(repr(wish))
    table = GOALS[wish.mode]
    # A single player has the map of two, and an AI hero in place of the other.
    seats = max(2, wish.players)
    stony = wish.goal != RANDOM and table[wish.goal].obelisks != 0
    sizes = [name for name, size in SIZES.items() if size.near or not stony]
    size_name = wish.size if wish.size != RANDOM else rng.choice(sizes)
    size = SIZES[size_name]
    weights = {name: row.weight for name, row in table.items() if not row.obelisks or size.near}
    goal = wish.goal if wish.goal != RANDOM else _drawn(rng, weights)
    wealth = wish.wealth if wish.wealth != RANDOM else rng.choice([*t.WEALTH])
    town = wish.town if wish.town != RANDOM else rng.choice([*t.TOWN])
    spice = _spice(wish.spice, size.near * seats >= SEALING_OBELISKS, rng)
    center = table[goal].middle or ("" if size_name == "small" else rng.choice(["utopia", "grail"]))
    stones = max(_stones(table[goal], seats), SEALING_OBELISKS if t.SEALED in spice else 0)
    plan, dealt, how_fair = _fair_layout(wish.layout, size_name, seats, center, stones, rng)
    obelisk = _drawn(rng, {name: weight for name, (weight, _) in t.OBELISK.items()})
    events = rng.sample([*t.EVENTS], t.EVENT_COUNT[size_name])
    name = _name(rng)
    parts = _parts(wish, goal, size, dealt, rng)
    return Drawn(
        size_name, goal, wealth, town, spice, center, stones, plan, dealt, how_fair, obelisk, events, name, parts,
        rng.randrange(16**4),
    )  # fmt: skip


def _stones(row: t.GoalRow, seats: int) -> int:
    """How many Obelisks a goal needs."""
    return seats if row.obelisks == t.EACH else row.obelisks


def _with_kept(wish: Wish, seeds: dict[str, str]) -> Drawn:
    """What is drawn by the seed of each part, made to fit: what a goal and a special rule need, the map has."""
    by_seed = {seed: _drawn_for(wish._replace(seed=seed)) for seed in dict.fromkeys((wish.seed, *seeds.values()))}
    now = by_seed[wish.seed]
    if all(seed == wish.seed for seed in seeds.values()):
        return now
    of = {part: by_seed[seed] for part, seed in seeds.items()}
    land, table = of["map"], GOALS[wish.mode]
    seats = max(2, wish.players)
    fitting = {
        name: row.weight
        for name, row in table.items()
        if row.middle in ("", land.center) and _stones(row, seats) <= land.stones and wish.goal in (RANDOM, name)
    }
    goal = of["goal"].goal
    luck = Random(f"{seeds['map']} {seeds['goal']} {seeds['rules']}")
    if goal not in fitting:
        if not fitting:
            raise SetupError(f"the map that is kept does not fit the goal {goal}")
        goal = _drawn(luck, fitting)
    spice = [name for name in of["rules"].spice if name != t.SEALED or land.stones >= SEALING_OBELISKS]
    last = SIZES[land.size]
    same = goal == land.goal and seeds["map"] == seeds["goal"]
    return Drawn(
        size=land.size, goal=goal, wealth=of["means"].wealth, town=of["means"].town, spice=spice, center=land.center,
        stones=land.stones, plan=land.plan, dealt=land.dealt, fair=land.fair, obelisk=land.obelisk,
        events=of["events"].events[: t.EVENT_COUNT[land.size]], name=of["name"].name,
        parts=land.parts if same else _parts(wish, goal, last, land.dealt, luck), number=of["name"].number,
    )  # fmt: skip


def _composed(wish: Wish, drawn: Drawn, seeds: dict[str, str]) -> Made:
    size, parts, dealt, name, obelisk = SIZES[drawn.size], drawn.parts, drawn.dealt, drawn.name, drawn.obelisk
    rules = [*parts.get("rules", []), *_obelisk_rules(dealt, obelisk), *_spice_rules(drawn.spice)]
    named = _names_middle([rules, parts.get("ai", [])])
    document: dict[str, Any] = {
        "id": f"random_{_slug(name)}_{drawn.number:04x}",
        "name": name,
        "mode": "coop" if wish.mode == "solo" else wish.mode,
        "players": [wish.players],
        "length": {"rounds": size.rounds},
        "difficulty": DIFFICULTIES[wish.difficulty],
        "story": t.STORIES[drawn.goal],
        "layout": {wish.players: _layout(drawn.plan, dealt, wish.players, named, drawn.goal == "siege")},
        "setup": {**t.WEALTH[drawn.wealth], **t.TOWN[drawn.town]},
        **{key: parts[key] for key in ("tokens", "shared_tokens", "hordes") if key in parts},
    }
    if fields := _fields(parts, dealt, obelisk):
        document["fields"] = fields
    if rules:
        document["rules"] = rules
    if "ai" in parts:
        document["ai"] = parts["ai"]
    document["events"] = _events(drawn.events, size.rounds)
    document["victory"] = parts["victory"]
    if "defeat" in parts:
        document["defeat"] = parts["defeat"]
    document["limit"] = GOALS[wish.mode][drawn.goal].limit
    if "scoring" in parts:
        document["scoring"] = parts["scoring"]
    kept = [f"{part} of {show(seed)}" for part, seed in seeds.items() if seed != wish.seed]
    report = (
        f"{name}: made by chance from the seed {show(wish.seed)}; the same wishes give the same scenario.",
        *([f"Kept: {', '.join(kept)}."] if kept else []),
        f"Asked for: {_wished(wish)}.",
        f"Drawn: size {drawn.size}, goal {drawn.goal}, wealth {drawn.wealth}, town {drawn.town}, Obelisks {obelisk}.",
        f"Events: {', '.join(drawn.events)}. Special rules: {', '.join(drawn.spice) or 'none'}.",
        f"Layout: {drawn.plan.style}. The ways to the middle differ by {drawn.fair.walk}, the income around the"
        f" Starting tiles by {drawn.fair.income}; all of them can be joined.",
        f"It takes {5 * wish.players * size.rounds} minutes at least, and newcomers twice as long.",
    )
    return Made(document, report)


def _parts(wish: Wish, goal: str, size: Size, dealt: Deal, rng: Random) -> dict[str, Any]:
    """What belongs to the goal, and in a solo scenario to the AI hero."""
    if wish.mode == "clash":
        return goal_parts(goal, wish.players, size)
    parts = coop_parts(goal, wish.players, size, dealt, wish.difficulty, rng)
    if wish.mode == "solo":
        parts["ai"] = [*parts.get("ai", []), rival(wish.difficulty, rng)]
        parts["defeat"] = [{"town_lost": "any", "when": "now"}, {"main_hero_defeated": {"by": "ai", "times": 3}}]
    return parts


def _names_middle(value: object) -> bool:
    """Whether rules or AI heroes speak of the tile in the middle."""
    if isinstance(value, dict):
        return any(_names_middle(part) for part in value.values())
    if isinstance(value, list):
        return any(_names_middle(part) for part in value)
    return value == t.MIDDLE_LABEL


def _wished(wish: Wish) -> str:
    return ", ".join(f"{key} {value}" for key, value in wish._asdict().items() if key != "seed")


def _drawn(rng: Random, weights: dict[str, int]) -> str:
    return rng.choices([*weights], weights=[*weights.values()])[0]


def _spice(count: int, stones: bool, rng: Random) -> list[str]:
    """The special rules: of the characters that go with their number, none against another."""
    chosen: list[str] = []
    for character in SPICE_OF[count]:
        kind = rng.choice(["odd", "helpful"]) if character not in t.SPICE else character
        rows = [name for name in t.SPICE[kind] if stones or name != t.SEALED]
        for pair in t.UNFRIENDLY:
            rows = [name for name in rows if name not in pair or not set(pair) & set(chosen)]
        chosen.append(rng.choice(rows))
    return chosen


def _fair_layout(
    style: str, size: str, seats: int, center: str, stones: int, rng: Random
) -> tuple[Plan, Deal, Fairness]:
    """A layout whose tiles are dealt fairly: dealt again a few times, then laid out again, in the end a fixed one."""
    make = symmetric if style == "symmetric" else drafted
    for n in range(LAYOUTS + 1):
        plan = make(SIZES[size], seats, rng) if n < LAYOUTS else FIXED[seats]
        for _ in range(DEALS):
            dealt = deal_tiles(plan, seats, SIZES[size].pool, center, stones, rng)
            found = fairness(plan, dealt, rng)
            if found.fair():
                return plan, dealt, found
            if found.walk > 1 or found.income > 1:
                break
    raise SetupError("no fair layout was found: try another seed")


def _places(places: tuple[Place, ...]) -> list[list[int]]:
    return [list(place) for place in places]


def _layout(plan: Plan, dealt: Deal, players: int, named: bool, wards: bool) -> dict[str, Any]:
    """The layout as a file has it. Wards are near tiles that lie open, each with a name of its own."""
    starts = {f"P{n + 1}": list(place) for n, place in enumerate(plan.start[:players])}
    tiles: list[dict[str, Any]] = [{"kind": "start", "at": starts}]
    middle: dict[str, Any] = {"kind": dealt.middle_kind, "at": [[0, 0]], "set": [dealt.middle]}
    tiles.append(middle | ({"label": t.MIDDLE_LABEL} if named else {}))
    labels = ward_labels(dealt)
    for n, (places, names) in enumerate(zip(plan.near, dealt.near, strict=True)):
        group: dict[str, Any] = {"kind": "near", "at": _places(places), "set": list(names)}
        if wards and any(labels[n]):
            group |= {"fixed": True, "face": "up", "label": labels[n]}
        tiles.append(group)
    for places, names in zip(plan.far, dealt.far, strict=True):
        tiles.append({"kind": "far", "at": _places(places), "set": list(names)})
    return {"tiles": tiles, "pool": {"far": len(dealt.pool), "set": list(dealt.pool)}}


def _fields(parts: dict[str, Any], dealt: Deal, obelisk: str) -> dict[str, Any]:
    """What places do here: those of the goal, and the Obelisks where there are any."""
    fields: dict[str, Any] = dict(parts.get("fields", {}))
    if dealt.obelisks():
        gift = [] if obelisk == t.FIRST_ONLY else t.OBELISK[obelisk][1]
        fields["obelisk"] = {**fields.get("obelisk", {}), "on_first_visit_by_each_player": gift}
    return fields


def _obelisk_rules(dealt: Deal, obelisk: str) -> list[dict[str, Any]]:
    """What only the first visitor of an Obelisk gets."""
    if obelisk != t.FIRST_ONLY or not dealt.obelisks():
        return []
    return [
        {
            "id": "first_stone",
            "text": "Whoever is the first to visit an Obelisk takes one step of income.",
            "when": "first_flag",
            "where": [{"location": "obelisk"}],
            "do": t.OBELISK[obelisk][1],
        }
    ]


def _spice_rules(spice: list[str]) -> list[dict[str, Any]]:
    rows = {name: row for kind in t.SPICE.values() for name, row in kind.items()}
    return [{"id": name, **rows[name]} for name in spice]


def _events(names: list[str], last: int) -> list[dict[str, Any]]:
    """The events, without rounds that never come."""
    events = [t.WHEELS, *(t.EVENTS[name] for name in names)]
    return [{**event, "rounds": [r for r in event["rounds"] if r <= last]} for event in events]


def _name(rng: Random) -> str:
    return f"{rng.choice(t.QUARRELS)} of {rng.choice(t.PLACES)}"


def _slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "_", name.lower())
