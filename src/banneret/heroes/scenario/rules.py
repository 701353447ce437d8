"""The parts of a scenario file that say what is special about it: its rules and events.

A rule is one of three things: something that happens at a moment (`when` and `do`), a change of the rules of the box
(`change`), or something a player may do in their own turn (`action` and `do`). Numbers are *measures*: what
`banneret.heroes.adventure.special_rules.measures` can count, such as `settlement`, `token:clue` or `tile:hill`.
"""

from typing import Annotated, Final, Literal, get_args

import msgspec

from banneret.heroes.box.cards_and_units import Faction, FactionTier, Id
from banneret.heroes.box.map_and_towns import Difficulty
from banneret.heroes.box.verbs.combat import Resource, TierName, Verb

LAST_ROUND: Final = 16
"""Spaces of the round track."""
MOST_PLAYERS: Final = 4
Round = Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)]
PlayerCount = Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)]
Seat = Literal["P1", "P2", "P3", "P4"]
Text = Annotated[str, msgspec.Meta(max_length=600)]
Few = msgspec.Meta(max_length=40)
"""No list is longer than that, so a hostile file cannot make its checks slow."""
Program = Annotated[tuple[Verb, ...], Few]

Moment = Literal[
    "game_start", "round_start", "resource_round", "round_end", "turn_start", "turn_end", "visit", "flag", "first_flag",
    "lay_tile", "beat_hero", "capture_town", "hero_turn_end", "beat_second", "victory",
    "combat_start", "beat_ai", "ai_flag", "beat_second_in_combat",
]  # fmt: skip
"""When a rule may work; MOMENTS says what each is about."""
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)
DifficultyName = Literal["easy", "normal", "hard", "impossible"]
When = Literal["round_end", "now"]
Limit = Literal["final_battle", "draw", "all_lose", "most_points", "defeat"]


SEATS_OF_AI: Final = ("A1", "A2", "A3", "A4")


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all structures of a scenario file share."""


class DullSpells(Base, frozen=True, kw_only=True):
    """In a Combat on tiles with a label the first spell a player casts has this much less power."""

    tile: str
    by: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1


class FightChange(Base, frozen=True, kw_only=True):
    """Changes of Combats."""

    kinship: str = ""
    """The name of units: once a Combat, the first Specialty that counts double for these and is played on another unit
    of a Main Hero counts double for that one too."""
    dull_spells: DullSpells | None = None
    lone_attackers: bool = False
    """AI heroes do not help each other: a hero is attacked by one of them in a round at most."""


class NumberChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The part of a `change` that raises or lowers a number of the rules."""

    hand_limit: Annotated[int, msgspec.Meta(ge=-2, le=3)] = 0
    """By how many cards the hand limit is higher or lower. Rules: H3-TRN-08."""
    search_cards: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """How many extra cards every Search looks at. Rules: H3-CRD-03."""
    no_secondary_heroes: bool = False
    """Nobody gets a Secondary Hero. Rules: H3-SEC-01."""
    guard_initiative: dict[FactionTier, Annotated[int, msgspec.Meta(ge=-5, le=9)]] = msgspec.field(default_factory=dict)
    """By tier: how much more initiative Neutral Units have as guards. Rules: H3-UNI-24."""
    retreat_price: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    """Gold for retreating from guards; whoever has less gives what is there. Rules: H3-END-10, H3-GEN-04."""
    first_flag_pays: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    """How many times its income a Mine pays at its first flag. Rules: H3-MIN-03."""
    lower_attack_die: bool = False
    """Whoever attacks rolls two dice and the lower one counts. Rules: H3-CBT-06."""
    second_retaliation: bool = False
    """Every unit may retaliate twice in a combat round. Rules: H3-CBT-08."""
    choose_astrologers: bool = False
    """Two Astrologers cards are drawn, of which the starting player keeps one. Rules: H3-RND-09."""
    half_price_again: Annotated[tuple[FactionTier, ...], msgspec.Meta(max_length=3)] = ()
    """Units of these tiers that a player has lost are recruited again at half price. Rules: H3-CST-02."""
    no_flight_from: Annotated[int, msgspec.Meta(ge=1, le=7)] | None = None
    """Guards of this difficulty and above never flee, and no card avoids them. Rules: H3-QCK-01."""


class Who(Base, frozen=True, kw_only=True):
    """Those players for whom something is done: who has most or least of a measure, or none of it; all on a tie."""

    lowest: str = ""
    highest: str = ""
    without: str = ""
    seat: Seat | None = None


Whom = Literal["acting", "each"] | Who
"""`acting`: once, for the player it is about, else the starting player. `each`: for all players in turn order."""


class Test(Base, frozen=True, kw_only=True):
    """Whether a measure is large or small enough: the player's own, the team's, or anybody's."""

    measure: str
    at_least: int | None = None
    at_most: int | None = None
    of: Literal["own", "team", "anybody"] = "own"


class At(Base, frozen=True, kw_only=True):
    """Where: on a location, a Mine of a resource, a tile with a label, a field the player holds, or other places.

    `home` is the player's own Starting Town, `grail` the field on which the Grail lies.
    """

    location: str = ""
    """On such a location."""
    resource: Resource | None = None
    """On a Mine of that resource."""
    tile: str = ""
    """On a tile with that label."""
    own: bool = False
    """On a field that the player holds."""
    number: str = ""
    """The tile by its number, such as N2, wherever it lies."""
    home: bool = False
    """On the player's own Starting Town."""
    grail: bool = False
    """Where the Grail lies."""
    unwatched: bool = False
    """Where no rival hero stands on the tile."""


class GuardChange(Base, frozen=True, kw_only=True):
    """Who guards certain fields: other guards than their difficulty gives, more of them, or guards that stay.

    An army is unit words of Neutral Units (`neutral:zealots`, `draw:silver`), one list or one for each difficulty. A
    field without printed guards needs a `level` to have any. `last` is a measure of fields: the change is for the last
    of them that the players have not flagged.
    """

    where: Annotated[tuple[At, ...], Few]
    level: Annotated[int, msgspec.Meta(ge=1, le=7)] | None = None
    army: Annotated[tuple[str, ...], msgspec.Meta(max_length=5)] | dict[DifficultyName, tuple[str, ...]] = ()
    add: Annotated[tuple[str, ...], msgspec.Meta(max_length=5)] = ()
    cannot_avoid: bool = False
    """Nobody passes them without a fight."""
    among: Annotated[tuple[str, ...], msgspec.Meta(max_length=5)] = ()
    """Units that take the places of cards of their tier, where the guards have that tier."""
    to_the_end: bool = False
    """The Combat has no round limit, so there is nothing to extend and no retreat."""
    last: str = ""
    horde: str = ""
    """A horde of the scenario whose top cards fight whoever enters, to the end, as long as it has any."""
    cards: Annotated[int, msgspec.Meta(ge=1, le=5)] = 5
    """How many of them."""


class CarriedGrail(Base, frozen=True, kw_only=True):
    """The Grail is carried by the hero who took it: whoever beats that hero has it, and guards leave it on the field.

    A `heavy` one stays behind when a spell or an Artifact moves its bearer.
    """

    heavy: bool = False


class Hoard(Base, frozen=True, kw_only=True):
    """What an Artifact turned up at the start of each combat round does for a beast, by the card's level."""

    minor_defense: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """This much more defense for the combat round."""
    major_attacks: bool = False
    """A second attack in its activation, against another unit."""
    relic_damage: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """This much damage to every unit next to it."""


class Beast(Base, frozen=True, kw_only=True):
    """One guard in place of all others on certain fields, which keeps its wounds from one fight to the next.

    It is drawn from `units` once, face down. Whoever attacks it fights to the end. `health` is what it has more than
    its card shows. Only a Main Hero may strike it down: another army leaves it with 1 health.
    """

    where: Annotated[tuple[At, ...], Few]
    units: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=9)]
    health: dict[DifficultyName, Annotated[int, msgspec.Meta(ge=0, le=60)]] = msgspec.field(default_factory=dict)
    heals: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    """Damage taken off at the end of each round."""
    hoard: Hoard = Hoard()


class LockedTile(Base, frozen=True, kw_only=True):
    """A tile that no player's hero enters, and nobody turns up, unless the conditions hold for the player.

    With `field` only that field of the tile is shut, and the tile is turned up as usual. `from_terrain` is the faction
    at home on the tiles from which one can enter. AI heroes come and go.
    """

    tile: str
    field: str | None = None
    from_terrain: Faction | None = None
    test: Annotated[tuple[Test, ...], Few] = msgspec.field(default=(), name="if")


class Change(NumberChange, frozen=True, kw_only=True):
    """What a scenario changes about the rules of the box."""

    fights: FightChange | None = None
    lock: LockedTile | None = None
    """Rules: H3-MOV-13, H3-TIL-27."""
    no_buildings: Annotated[tuple[str, ...], msgspec.Meta(max_length=8)] = ()
    """Kinds of building that cannot be built. Rules: H3-TWN-08."""

    ransom: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Gold that a beaten Main Hero pays. Rules: H3-END-16."""
    fallen_return: Annotated[tuple[FactionTier, ...], msgspec.Meta(max_length=4)] = ()
    """A player whose Main Hero a rival has beaten gets back one unit of each of these tiers that fell in that fight."""
    safe_towns: bool = False
    """No rival enters a starting Town."""
    every_round_pays: bool = False
    """Every round but the first is a Resource round, and the Astrologers say nothing. Rules: H3-RND-03."""
    no_surrender: Test | None = None
    """Players for whom this holds may not surrender. Rules: H3-END-04."""
    own_half_until: Round | None = None
    """Up to the end of that round nobody leaves their own half of the map, or turns up a tile beyond it.

    The halves are west and east of the middle column (`u` below and above 0), which belongs to neither."""
    beast: Beast | None = None

    empty: Annotated[tuple[str, ...], Few] = ()
    """Locations that count as empty fields. Rules: H3-TIL-04."""
    astrologers: Literal[False] | None = None
    """No Astrologers card is drawn. Rules: H3-RND-09."""
    free_extensions: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """How many rounds a Combat with guards is extended for nothing, before it costs. Rules: H3-CBS-08."""
    main_heroes_only: Annotated[tuple[str, ...], Few] = ()
    """Locations on which a hero whose cube is there can be attacked by Main Heroes alone."""
    grail: CarriedGrail | None = None

    guards: GuardChange | None = None
    surrender_price: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Gold for surrendering. Rules: H3-END-04."""
    transport_price: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Gold for bringing the army to a besieged field. Rules: H3-TWN-12."""
    blind_pick: bool = False
    """Players who have no faction yet choose faction and hero in secret; all choices are revealed together."""
    remove_cards: Annotated[tuple[Id, ...], Few] = ()
    """Cards that are taken out of the game before the decks are built. Rules: H3-TOU-01."""
    dice_choose_start: bool = False
    """Each rolls two Resource dice; whoever has the higher total says who starts. Rules: H3-TOU-02."""
    first_redraw: bool = False
    """After the first turn's draw a player may shuffle the hand back and draw as many cards. Rules: H3-TOU-10."""
    morale_searches_again: bool = False
    """Positive Morale may be spent to put away all cards seen in a Search and search again. Rules: H3-TOU-11."""
    discovery_turns_tiles: bool = False
    """What discovers an adjacent tile turns one that lies face up instead. Rules: H3-TOU-13."""
    lend_units: bool = False
    """Allies with a hero next to a fight may lend units for it; those that stand go home afterwards."""
    lessons: bool = False
    """After a Combat that a player did not win, that player alone is told which cards still in hand could have
    been played in it. Nothing in the game depends on it."""


class Action(Base, frozen=True, kw_only=True):
    """Something a player may do in their own turn: with a hero at one of these places, once a round by a town token.

    `spend_movement` is how many movement points that hero pays. `bearer` asks for the hero who carries the Grail.
    """

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    """What the action is called where it can be chosen."""
    where: Annotated[tuple[At, ...], Few] = ()
    token: Literal["build", "population", "book"] | None = None
    spend_movement: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    bearer: bool = False


class Rule(Base, frozen=True, kw_only=True):
    """A special rule. `active: false` waits until `set_rule` brings it into force."""

    id: Id
    text: Text
    """What players read."""
    when: Annotated[Moment | None, msgspec.Meta(examples=["visit"])] = None
    """The moment at which `do` is done."""
    where: Annotated[tuple[At, ...], Few] = ()
    """Only at one of these places."""
    rounds: Annotated[tuple[Round, ...], Few] = ()
    """Only in these rounds."""
    from_round: Round = 1
    """Not before that round."""
    to_round: Round = LAST_ROUND
    """Not after that round."""
    every: Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)] = 1
    """Every so many rounds, beginning with `from_round`."""
    who: Whom = "acting"
    """For whom it is done."""
    once: Literal["game", "player"] | None = None
    """At most once in the game, or once for each player."""
    test: tuple[Test, ...] = msgspec.field(default=(), name="if")
    """Only if all of this holds."""
    active: bool = True
    """Whether it is in force from the start."""
    only_players: tuple[PlayerCount, ...] = ()
    """Only with these numbers of players."""
    backwards: bool = False
    """For each player from the last in turn order to the first."""
    do: Program = ()
    """What is done."""
    change: Change | None = None
    """What is different about the rules of the box."""
    action: Action | None = None
    """What a player may do in their own turn; `do` is what happens then."""


class TimedEvent(Base, frozen=True, kw_only=True):
    """Something that happens at the start of certain rounds; `text` is told with it."""

    rounds: Annotated[tuple[Round, ...], Few] = ()
    """At the start of these rounds."""
    from_round: Round = 1
    """The first round, where no rounds are given."""
    every: Annotated[int, msgspec.Meta(ge=0, le=LAST_ROUND)] = 0
    """Where no rounds are given: every so many, beginning with `from_round`."""
    who: Whom = "acting"
    """For whom it is done."""
    test: tuple[Test, ...] = msgspec.field(default=(), name="if")
    """Only if all of this holds."""
    do: Program
    """What happens."""
    text: Text = ""
    """What is told with it."""


class Horde(Base, frozen=True, kw_only=True):
    """A deck of Neutral Units of these tiers: so many for each player, and so many once."""

    id: Id
    per_player: dict[Difficulty, tuple[TierName, ...]] = msgspec.field(default_factory=dict)
    once: dict[Difficulty, tuple[TierName, ...]] = msgspec.field(default_factory=dict)
