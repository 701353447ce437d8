"""Skirmishes of every sort, as Hypothesis strategies.

A skirmish is drawn whole: both armies, the options, the seed of its luck, and how its choices are answered. All of it
shrinks, so a failure is reported with few units, few options and few answers that are not simply the first offered.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from hypothesis import strategies as st

import banneret
from banneret.heroes.combat.army_line import named_armies
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.state.options import COMBAT_OPTIONS, DIFFICULTIES, OPTIONS
from banneret.heroes.tables import units_and_cards
from banneret.heroes.tables.ai_cards import AI_SKILLS
from banneret.kernel.game import Game

FACTIONS: Final = ("castle", "dungeon", "necropolis")
FIELDS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
KINDS: Final = [kind for kind in units_and_cards.UNIT_NUMBER.values() if kind != units_and_cards.TOWER_KIND[0]]
GIFTED: Final = [
    kind
    for kind in KINDS
    if any(
        units_and_cards.FLAGS[row]
        & (
            units_and_cards.AGAIN_NEIGHBOUR
            | units_and_cards.DISCARDS_TO_IGNORE_DIE
            | units_and_cards.SAVES_ALLY
            | units_and_cards.BACK_AFTER_ATTACK
            | units_and_cards.BACK_AFTER_RETALIATION
        )
        or units_and_cards.MAY_REROLL[row]
        or any(
            table[row]
            for table in (
                units_and_cards.ON_ACTIVATION,
                units_and_cards.AFTER_ATTACK,
                units_and_cards.AFTER_RETALIATION,
                units_and_cards.WHEN_DEFEATED,
            )
        )
        for row in (2 * kind, 2 * kind + 1)
    )
]
"""Units whose abilities ask their players something, or roll and draw: the paths seldom taken."""
CARDS: Final = [card for n, card in enumerate(units_and_cards.CARD_IDS) if n not in units_and_cards.EFFECT_SPELLS]
"""The cards of the box."""
MIDDLE: Final = ("a3", "b3", "c3", "d3")
LAYOUTS: Final = (
    "",
    "walls=a3,b3,c3 gate=d3",
    "walls=b3,c3,d3 gate=a3",
    "walls=a3,d3 gate=b3",
    "walls=c3",
    "gate=c3",
)
"""Walls and Gates: laid by the defender, whole, or partly broken already."""


class Skirmish(NamedTuple):
    """A game to be played, and how: the same one plays the same game."""

    seats: tuple[str, str]
    options: dict[str, str]
    seed: int
    script: bytes
    """The first answers: a byte picks among the options, 0 the first of them."""
    after: int
    """The seed of all answers after the script."""
    eager: bool
    """Whether half of those answers are the first option, which attacks where it can."""

    def start(self) -> Game:
        """A new game."""
        return banneret.new("heroes", scenario="skirmish", seats=self.seats, seed=self.seed, options=dict(self.options))

    def answers(self) -> "Answers":
        """What picks the answers, from the first one on."""
        return Answers(self)


class Answers:
    """Picks answers for all seats as a Skirmish says."""

    def __init__(self, skirmish: Skirmish) -> None:
        self._script = skirmish.script
        self._rng = Random(skirmish.after)
        self._eager = skirmish.eager
        self._given = 0

    def pick(self, options: list[int]) -> int:
        """One of the options."""
        self._given += 1
        if self._given <= len(self._script):
            return options[self._script[self._given - 1] % len(options)]
        if self._eager and self._rng.random() < 0.5:
            return options[0]
        return self._rng.choice(options)


# -- parts of armies ---------------------------------------------------------------------------------------------------


@st.composite
def means(draw: st.DrawFn, *, secret: bool = False) -> str:
    """Cards, gold, movement and the like of a player's army, in the words of its line.

    With a secret the player has a hand and a deck, and at least two different cards in them.
    """
    words: list[str] = []
    deck = draw(st.lists(st.sampled_from(CARDS), max_size=8))
    if secret:
        deck += draw(st.lists(st.sampled_from(CARDS), min_size=2, max_size=2, unique=True))
    if deck:
        words.append(f"cards={','.join(deck)}")
        words.append(f"hand={draw(st.integers(int(secret), len(deck) - int(secret)))}")
    for name, most in (("expert", 3), ("gold", 25), ("movement", 4)):
        amount = draw(st.integers(0, most))
        if amount:
            words.append(f"{name}={amount}")
    if draw(st.booleans()):
        words.append("morale")
    return " ".join(words)


@st.composite
def troops(draw: st.DrawFn, *, most: int = 7) -> str:
    """Units by name, to be deployed."""
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=1, max_size=most, unique=True))
    return " ".join(
        units_and_cards.UNIT_IDS[kind] + ("+" if not units_and_cards.NEUTRAL[kind] and draw(st.booleans()) else "")
        for kind in kinds
    )


def unit_word(draw: st.DrawFn, kind: int, space: str) -> str:
    """A unit that stands on a space from the start, perhaps damaged and with tokens."""
    pack = not units_and_cards.NEUTRAL[kind] and draw(st.booleans())
    damage = draw(st.integers(0, min(9, units_and_cards.HP[2 * kind + pack] - 1)))
    tokens = draw(st.sampled_from(("", "!", "#", "!#")))
    return units_and_cards.UNIT_IDS[kind] + "+" * pack + f"@{space}" + (f"*{damage}" if damage else "") + tokens


@st.composite
def placed(
    draw: st.DrawFn,
    *,
    of: list[int] = KINDS,
    forbidden: tuple[str, ...] = (),
    on: Sequence[str] = SPACE_NAMES[:20],
    most: int = 5,
) -> tuple[str, str]:
    """Two armies that stand on the board already, anywhere."""
    spaces = draw(st.permutations([name for name in on if name not in forbidden]))
    kinds = draw(st.lists(st.sampled_from(of), min_size=2, max_size=2 * most, unique=True))
    first = draw(st.integers(max(1, len(kinds) - most), min(most, len(kinds) - 1)))
    words = [unit_word(draw, kind, space) for kind, space in zip(kinds, spaces, strict=False)]
    return " ".join(words[:first]), " ".join(words[first:])


drawn_troops = st.sampled_from(("random", *(f"random={whose}" for whose in (*FACTIONS, "neutral"))))
names = st.sampled_from(sorted(named_armies()))


@st.composite
def player_army(draw: st.DrawFn) -> str:
    """An army that a player commands."""
    name = draw(st.one_of(names, drawn_troops, troops()))
    return name if name in named_armies() else f"{name} {draw(means())}"


def options(**fixed: str) -> st.SearchStrategy[dict[str, str]]:
    """Any of the game's options; those given are as given, and those of the hex battlefield come with it alone."""
    values: dict[str, st.SearchStrategy[str]] = {
        name: st.sampled_from(option.values) if option.values else st.integers(1, 7).map(str)
        for name, option in OPTIONS.items()
        if name in COMBAT_OPTIONS and name not in fixed and name != "round_limit" and not name.startswith("hex_")
    }
    limit = st.integers(-60, 12).map(lambda rounds: str(max(0, rounds)))
    always = {name: st.just(value) for name, value in fixed.items()}
    return st.fixed_dictionaries({**always, "round_limit": limit}, optional=values)


# -- families ----------------------------------------------------------------------------------------------------------

Seats = st.SearchStrategy[tuple[str, str]]


@st.composite
def guards(draw: st.DrawFn, *, steered: bool, secret: bool = False) -> str:
    """The guards of a field, and what the player has who steers them."""
    army = f"guards={draw(st.sampled_from(FIELDS))}"
    if steered:
        words = draw(means(secret=secret)).split()
        army = " ".join([army, *(word for word in words if word.startswith(("cards", "hand", "morale")))])
    return army


@st.composite
def against_guards(draw: st.DrawFn, *, steered: bool) -> tuple[str, str]:
    """A player against the guards of a field; now and then a hero they flee from."""
    army = draw(player_army())
    level = draw(st.integers(-12, 7))
    if level > 1 and army not in named_armies():
        army += f" level={level}"
    return army, draw(guards(steered=steered))


SPELLS: Final = [
    spell
    for n, spell in enumerate(units_and_cards.CARD_IDS)
    if units_and_cards.CARD_KIND[n] == units_and_cards.SPELL_CARD
    and units_and_cards.SPELL_AIM[n] != units_and_cards.AIM_NONE
    and n not in units_and_cards.EFFECT_SPELLS
]


@st.composite
def ai_decks(draw: st.DrawFn) -> str:
    """The decks of an AI Hero, in the words of an army's line."""
    might, magic, skill = draw(st.tuples(st.integers(0, 10), st.integers(0, 5), st.integers(0, 5)))
    words = [f"ai_deck=might:{might or int(not magic and not skill)},magic:{magic},skill:{skill}"]
    if magic:
        words.append(f"ai_spells={','.join(draw(st.lists(st.sampled_from(SPELLS), min_size=1, max_size=8)))}")
    if skill:
        words.append(f"ai_skill={draw(st.sampled_from(AI_SKILLS))}")
    return " ".join(words)


@st.composite
def against_ai_hero(draw: st.DrawFn) -> tuple[str, str]:
    """A player against an AI Hero with decks, on either side, in the open or behind Walls."""
    ai = f"{draw(st.one_of(drawn_troops, troops(most=5)))} ai {draw(ai_decks())}"
    army = draw(player_army())
    if draw(st.booleans()):
        return ai, army
    return army, ai + draw(st.sampled_from(("", "", " town citadel")))


@st.composite
def against_rules(draw: st.DrawFn) -> tuple[str, str]:
    """A player against an army that the rules steer, on either side."""
    steered = f"{draw(st.one_of(drawn_troops, troops(most=5)))} ai"
    army = draw(player_army())
    return (army, steered) if draw(st.booleans()) else (steered, army)


@st.composite
def at_a_town(draw: st.DrawFn) -> tuple[str, str]:
    """An assault on a Town with a Citadel, everybody still to be deployed or all on the board."""
    layout = draw(st.sampled_from(LAYOUTS))
    taken = tuple(space for space in MIDDLE if space in layout or not layout)
    automatic = draw(st.sampled_from(("", "attacker", "defender")))
    if draw(st.booleans()):
        attackers, defenders = draw(placed(forbidden=taken))
    else:
        layout = ""
        attackers, defenders = draw(troops(most=5)), draw(troops(most=5))
        neutrals = [word for word in attackers.split() if word.startswith("neutral")]
        defenders = " ".join(word for word in defenders.split() if word not in neutrals) or "castle_griffins"
    first = f"{attackers} {'ai' if automatic == 'attacker' else draw(means())}"
    second = f"{defenders} {'ai' if automatic == 'defender' else draw(means())} town citadel {layout}"
    return first, second


@st.composite
def between_players(draw: st.DrawFn, *, gifted: bool = False, secret: bool = False) -> tuple[str, str]:
    """Two players with all their means, on an open field or at a Town whose Citadel, if any, helps nobody."""
    if gifted:
        first, second = draw(placed(of=GIFTED))
    else:
        first, second = draw(placed()) if draw(st.booleans()) else ("random", "random")
    town = draw(st.sampled_from(("", " town", " town captured", " town citadel captured")))
    return f"{first} {draw(means(secret=secret))}", f"{second} {draw(means(secret=secret))}{town}"


@st.composite
def with_secrets(draw: st.DrawFn) -> tuple[str, str]:
    """Two players with hidden cards, or one and the guards that the other steers, or one before the other's Walls."""
    what = draw(st.sampled_from(("field", "guards", "siege")))
    if what == "field":
        return draw(between_players(secret=True))
    attacker = f"{draw(drawn_troops)} {draw(means(secret=True))}"
    if what == "guards":
        return attacker, draw(guards(steered=True, secret=True))
    return attacker, f"{draw(drawn_troops)} {draw(means(secret=True))} town citadel"


def skirmishes(seats: Seats, rules: st.SearchStrategy[dict[str, str]]) -> st.SearchStrategy[Skirmish]:
    """Whole skirmishes with these seats and options."""
    return st.builds(
        Skirmish,
        seats=seats,
        options=rules,
        seed=st.integers(0, 10_000),
        script=st.binary(max_size=100),
        after=st.integers(0, 2**32),
        eager=st.booleans(),
    )


def _guards(mode: str, *difficulties: str) -> st.SearchStrategy[Skirmish]:
    chosen = st.sampled_from(difficulties).flatmap(lambda difficulty: options(mode=mode, difficulty=difficulty))
    return skirmishes(against_guards(steered=mode == "clash"), chosen)


FAMILIES: Final[dict[str, st.SearchStrategy[Skirmish]]] = {
    "random": skirmishes(st.tuples(drawn_troops, drawn_troops), options()),
    "named": skirmishes(st.tuples(names, names), options()),
    "players": skirmishes(between_players(), options()),
    "gifted": skirmishes(between_players(gifted=True), options()),
    "guards_clash": _guards("clash", *DIFFICULTIES),
    "guards_campaign": _guards("campaign", *DIFFICULTIES),
    "ai": skirmishes(against_rules(), options()),
    "ai_hero": skirmishes(against_ai_hero(), options()),
    "siege": skirmishes(at_a_town(), options()),
    "secret": skirmishes(with_secrets(), options(ask_anyway="on", mode="clash")),
}
"""Every sort of skirmish, by name."""
ANY: Final = st.one_of(*FAMILIES.values())


# -- on the hex battlefield --------------------------------------------------------------------------------------------

HEXES: Final = SPACE_NAMES[21:]
PIECES: Final = ("10.0", "10.1", "10.2", "10.3", "9.4", "10.4", "10.5", "10.6", "10.7", "10.8")
HEX_LAYOUTS: Final = ("", "walls=10.0,10.2,10.6,10.7 gate=10.4", "walls=10.2,10.7", "gate=10.4", "walls=10.6")


def on_hexes(**fixed: str) -> st.SearchStrategy[dict[str, str]]:
    """Any of the game's options on the hex battlefield, where a Combat without damage is broken off."""
    obstacles, calm = st.integers(0, 4).map(str), st.integers(3, 9).map(str)
    board = st.fixed_dictionaries(
        {"hex_board": st.just("always"), "hex_obstacles": obstacles, "hex_stalemate": calm},
        optional={"hex_units": st.integers(5, 7).map(str)},
    ).map(lambda chosen: {**chosen, "effect_spells": "on"})
    return st.tuples(options(**fixed), board).map(lambda both: {**both[0], **both[1]})


@st.composite
def among_hexes(draw: st.DrawFn, *, secret: bool = False) -> tuple[str, str]:
    """Two players whose units stand close together or anywhere, with all their means."""
    close = [name for name in HEXES if name.partition(".")[0] in ("5", "6", "7")]
    first, second = draw(
        placed(of=draw(st.sampled_from((KINDS, GIFTED))), on=draw(st.sampled_from((close, HEXES))), most=7)
    )
    return f"{first} {draw(conjurers(secret=secret))}", f"{second} {draw(conjurers(secret=secret))}"


@st.composite
def conjurers(draw: st.DrawFn, *, secret: bool) -> str:
    """The means of a player who may have the spells that lay tokens on hexes."""
    words = draw(means(secret=secret)).split()
    more = ",".join(draw(st.lists(st.sampled_from(("fire_wall", "force_field")), max_size=3)))
    cards = [n for n, word in enumerate(words) if word.startswith("cards=")]
    if more and cards:
        words[cards[0]] += f",{more}"
    return " ".join(words)


@st.composite
def at_hex_walls(draw: st.DrawFn) -> tuple[str, str]:
    """An assault on Walls of hexes, everybody on the board or still to be deployed."""
    layout = draw(st.sampled_from(HEX_LAYOUTS))
    automatic = draw(st.sampled_from(("", "attacker", "defender")))
    if draw(st.booleans()):
        attackers, defenders = draw(placed(forbidden=PIECES, on=HEXES))
    else:
        layout = ""
        attackers, defenders = draw(drawn_troops), draw(drawn_troops)
    first = f"{attackers} {'ai' if automatic == 'attacker' else draw(means())}"
    second = f"{defenders} {'ai' if automatic == 'defender' else draw(means())} town citadel {layout}"
    return first, second


def _hex_guards(mode: str) -> st.SearchStrategy[Skirmish]:
    return skirmishes(against_guards(steered=mode == "clash"), on_hexes(mode=mode))


HEX_FAMILIES: Final[dict[str, st.SearchStrategy[Skirmish]]] = {
    "random": skirmishes(st.tuples(drawn_troops, drawn_troops), on_hexes()),
    "players": skirmishes(among_hexes(), on_hexes()),
    "guards_clash": _hex_guards("clash"),
    "guards_campaign": _hex_guards("campaign"),
    "ai": skirmishes(against_rules(), on_hexes()),
    "ai_hero": skirmishes(against_ai_hero(), on_hexes()),
    "siege": skirmishes(at_hex_walls(), on_hexes()),
    "secret": skirmishes(among_hexes(secret=True), on_hexes(ask_anyway="on", mode="clash")),
}
"""Every sort of skirmish on hexes, by name."""
ANY_ON_HEXES: Final = st.one_of(*HEX_FAMILIES.values())
