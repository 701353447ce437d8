"""A position of BattleLore as the page receives it."""

from __future__ import annotations

from typing import Literal

import msgspec

from banneret.table.protocol import Foreseen

# -- odds and battles --------------------------------------------------------------------------------------------------


class BattleloreFate(msgspec.Struct, frozen=True):
    """One possible outcome for the target of a roll, with its exact chance."""

    kind: str
    """`eliminated`, `back` or `stands`."""
    chance: float
    hexes: int = 0
    """How far it is driven back; a Champion chooses himself, from one hex to three."""


class BattleloreOdds(msgspec.Struct, frozen=True):
    """What one roll leads to: exact, over all results of its dice."""

    dice: int
    basic: int
    """The dice of the unit before terrain and anything else changes them."""
    limit: int
    """The most of them that terrain allows, 0 where it takes none away; what is missing to `dice` is extra."""
    hits: tuple[str, ...]
    """The faces that hit this target."""
    fates: tuple[BattleloreFate, ...]
    """The elimination first, then flights from the farthest, then that it stands."""
    losses: tuple[float, ...]
    """The chance of losing no figure, one, two ..., the last one all of them."""
    harm: float
    """How many figures it loses on average."""
    lore: float
    """How many lore tokens the roll brings on average; 0 without lore."""
    hero: float
    """The chance that a hero in the target is wounded."""
    ignores: int
    """How many flags the target may ignore."""
    stride: int
    """How many hexes it runs for each flag."""
    panics: bool
    """Whether it rolls a die for every hex of its flight."""
    back: int
    """How many dice it has if it battles back, 0 where it cannot."""


class BattleloreAim(msgspec.Struct, frozen=True):
    """Somebody a unit may attack now."""

    unit: int
    hex: str
    dice: int
    odds: BattleloreOdds | None
    """For units that may battle in this turn."""


class BattleloreDie(msgspec.Struct, frozen=True):
    """A die that lies on the table."""

    face: str
    """`green`, `blue`, `red`, `sword`, `flag` or `lore`."""
    does: str
    """`hit`, `flag`, `lore` (a token), or `miss`; nothing for a die that was not rolled at anybody."""


class BattleloreRoll(msgspec.Struct, frozen=True):
    """The dice rolled last in this turn."""

    kind: str
    """`attack`, `back`, `bonus`, or nothing for dice of another kind."""
    attacker: str
    """As events name units, `unit@number`; nothing for dice of another kind."""
    target: str
    dice: tuple[BattleloreDie, ...]


class BattleloreBattle(msgspec.Struct, frozen=True):
    """A battle that is under way."""

    kind: str
    """`attack`, `back`, `bonus`, or `flight` for a strike at a fleeing Champion."""
    stage: str
    """`before` the roll, `rolled`, or `after` it."""
    attacker: int
    target: int
    melee: bool
    odds: BattleloreOdds | None
    """Before the roll."""
    retreats: tuple[str, ...]
    """The hexes the target could retreat to at first."""


class BattleloreFlight(msgspec.Struct, frozen=True):
    """A retreat that is under way."""

    unit: int
    side: int
    flags: int
    """The flags against it while it is asked which it ignores; 0 once it runs."""
    steps: int
    """The hexes it still has to go."""
    ways: tuple[tuple[str, ...], ...]
    """Every way it may take from here, as far as it has to go; the figures of what is missing are lost."""
    panics: bool


# -- the battleground --------------------------------------------------------------------------------------------------


class BattleloreHex(msgspec.Struct, frozen=True):
    """A hex with something on it besides units."""

    land: str
    """Terrain or landmark; nothing for countryside."""
    walls: tuple[str, ...] = ()
    """The neighbouring hexes outside the ramparts on its sides."""
    chests: int = 0
    quest: bool = False
    grave: bool = False
    """A chest here is worth experience besides."""
    tent: int = -1
    """The side whose Command Tent stands here."""
    mist: int = 0
    """Sides that have raised mist here, as bits: 1 standard, 2 pennant."""
    caltrops: int = 0
    """Sides that have strewn caltrops here, as bits."""


class BattleloreForeseen(Foreseen, tag_field="is", tag="foreseen", kw_only=True):
    """The answer to `foresee`: the blow a unit would strike after what was answered before it."""

    aim: BattleloreAim | None = None


class BattleloreGoal(msgspec.Struct, frozen=True):
    """Hexes a side has banners for while it holds them all."""

    side: int
    hexes: tuple[str, ...]
    banners: int
    held: bool


class BattleloreUnit(msgspec.Struct, frozen=True, kw_only=True):
    """A unit on the battleground: a troop, a Creature, or a hero who fights as a Champion."""

    number: int
    side: int
    seat: int
    """Who commands it now."""
    unit: str
    hex: str
    banner: str
    """`green`, `blue`, `red`; nothing for Creatures and Champions."""
    mode: str
    """`foot`, `mounted`, `creature` or `champion`."""
    figures: int
    of: int
    dice: int
    """Its basic battle dice."""
    march: int
    """How far it may move and battle."""
    range: int
    bold: int
    supported: bool
    """Whether friends beside it make it bold."""
    frightened: bool
    sections: tuple[str, ...]
    """As the side at turn sees them; a hex on a line lies in two."""
    ordered: bool
    moved: bool
    weary: bool
    """It may not battle any more in this turn, though it has not."""
    battled: bool
    targets: tuple[BattleloreAim, ...]
    effects: tuple[str, ...]
    """What changes it for a time, poison and webs among them."""
    hero: int
    """The hero who leads it or whom it is, -1 for none."""
    deed: bool
    """Whether it has a heroic-deed token."""


class BattleloreSeat(msgspec.Struct, frozen=True):
    """A Lore Master in a War Council."""

    master: str
    level: int
    """0 for a class that is not there."""


class BattleloreAdviser(msgspec.Struct, frozen=True):
    """A hero of former days on a War Council."""

    name: str
    of: str
    """His class."""


class BattlelorePlayer(msgspec.Struct, frozen=True):
    """A seat."""

    side: int
    """0 standard, 1 pennant."""
    sections: tuple[str, ...]
    """The sections under its command, as its side sees them."""
    leads: bool
    """Whether it answers for its side as a whole in this turn."""


class BattleloreSide(msgspec.Struct, frozen=True, kw_only=True):
    """What a side has besides its units on the battleground."""

    side: str
    """`standard` or `pennant`."""
    seats: tuple[int, ...]
    """The seats of its players."""
    banners: int
    track: tuple[str, ...]
    """The units whose banners it has taken, in the order they were; `command_tent` for a tent."""
    fallen: tuple[str, ...]
    """Its own units that were eliminated."""
    hand: tuple[str, ...]
    """The Command cards the viewer may know."""
    hand_size: int
    looked: tuple[str, ...]
    """Command cards drawn to choose from, for the player who chooses."""
    goblet: int
    """Lore tokens."""
    council: tuple[BattleloreSeat, ...]
    """All five classes."""
    creatures: tuple[str, ...]
    """Creatures that take a place in the War Council."""
    lore_hand: tuple[str, ...]
    lore_hand_size: int
    lore_limit: int
    """How many lore cards it may hold at the end of its turn."""
    costs: dict[str, int]
    """What each lore card in the player's own hand costs now."""
    playable: tuple[str, ...]
    """The lore cards in the player's own hand that could be played right now."""
    lore_looked: tuple[str, ...]
    last: str
    """The Command card its last turn carried out."""
    spent: bool
    """Whether it has played a lore card in this turn."""
    adviser: BattleloreAdviser | None
    """Who sits on the Guest space of its War Council."""
    reserves: tuple[str, ...]
    """Units that are still to be called to arms."""
    called: str
    """The section they are called to."""


class BattleloreHero(msgspec.Struct, frozen=True, kw_only=True):
    """A hero: the character sheet, which everybody may read, and where he is."""

    number: int
    side: int
    seat: int
    name: str
    of: str
    """His class: `commander`, `wizard`, `cleric`, `rogue` or `warrior`; nothing while that is open."""
    unit: str
    """What he is as a Champion, such as `warrior_mounted`; nothing while his class is open."""
    movement: int
    weapon: str
    dice: int
    bold: int
    fate: str
    """`absent`, `fighting`, `wounded` or `withdrawn`."""
    role: str
    """`champion` or `leader` while he is on the battleground."""
    hex: str
    experience: int
    treasure: int
    wounds: int
    capacity: int
    """The wounds that end his career."""
    crossed: int
    """Of the five skulls on the sheet: those crossed out, including those beyond the capacity of his class."""
    over: bool
    """Whether his career is over."""
    skills: tuple[str, ...]
    equipped: tuple[str, ...]
    under: tuple[str, ...]
    listed: tuple[str, ...]
    """The artifacts written down on the sheet."""
    haul: tuple[str, ...]
    """Artifacts drawn, of which he chooses now."""
    councillor: bool
    """Whether he leaves the battleground for a seat in the War Council."""
    sheet: str
    """The whole sheet as a seat would bring it, `hero=Maud:warrior:warrior_cleave`."""


class LorePlayed(msgspec.Struct, frozen=True):
    """A lore card that is being played."""

    side: int
    card: str
    cancelled: bool


class LoreWindow(msgspec.Struct, frozen=True):
    """A moment at which lore cards may be played."""

    kind: str
    """`command`, `orders`, `move`, `moved`, `combat`, `attacked`, `rolled`, `flags`, `after`, `card`, `own`, `end`."""
    unit: int
    """The unit that attacks, moves or runs, -1 for none."""
    target: int


class BattleloreStep(msgspec.Struct, frozen=True):
    """A step of a guided sequence."""

    id: str
    """After an adventure `captives`, `spoils`, `experience`, `buy`, `draw`, `put_back`, `rise`, `record`; for a new
    hero `class`, `skill`, `artifact`, `gift`."""
    status: str
    """`done`, `now` or `next`."""


class BattleloreGuide(msgspec.Struct, frozen=True):
    """The steps after an adventure, or those by which a hero is created."""

    kind: str
    """`after` or `creation`."""
    hero: int
    """The hero whose turn it is, -1 for none."""
    steps: tuple[BattleloreStep, ...]


class BattleloreView(msgspec.Struct, frozen=True, kw_only=True):
    """What the table is drawn from: an adventure."""

    game: Literal["battlelore"]
    adventure: str
    needed: int
    """The banners that win."""
    lore: bool
    cunning: bool
    players: tuple[BattlelorePlayer, ...]
    """By seat."""
    turn: int
    """The side at turn."""
    turns: int
    phase: str
    """`creation`, `setup`, `command`, `order`, `move`, `combat`, `draw`, `after` or `over`."""
    card: str
    """The Command card carried out in this turn."""
    shown: str
    """The Command card that lies there: another one than `card` where it repeats that."""
    orders: dict[str, int]
    """The orders of the card: `left`, `centre`, `right` as the side at turn sees them, and `any` for no section,
    99 for everybody who suits the card."""
    sight: int
    """How far anybody sees, 0 for no limit."""
    hexes: dict[str, BattleloreHex]
    """By name, those with something on them."""
    goals: tuple[BattleloreGoal, ...]
    units: dict[str, BattleloreUnit]
    """By number."""
    sides: tuple[BattleloreSide, BattleloreSide]
    heroes: dict[str, BattleloreHero]
    """By number."""
    pool: int
    """The lore tokens of nobody."""
    deck: int
    discards: tuple[str, ...]
    lore_deck: int
    lore_discards: tuple[str, ...]
    artifacts: int
    active: int
    """The unit in hand: it moves, battles or runs now; -1 for none."""
    battle: BattleloreBattle | None
    flight: BattleloreFlight | None
    roll: BattleloreRoll | None
    window: LoreWindow | None
    playing: tuple[LorePlayed, ...]
    """Lore cards being played, the one that was played first at first."""
    guide: BattleloreGuide | None
    winner: int
    """The side that has won, or -1."""
