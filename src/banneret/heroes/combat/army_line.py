"""Armies for a skirmish: units, cards and means of one side, by name, by file, at random or as a field's guards.

An army is written in one line, which also stands in the record::

    castle_griffins+ castle_marksmen cards=attack,defense hand=1 gold=10

A plus marks the Pack side. A file holds the same as YAML. A unit may stand on a space from the start, with damage, a
Paralysis token (`!`) or a Defense token (`#`); a side with such units does not deploy::

    castle_griffins+@b3*2! castle_marksmen@a1#
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from banneret.heroes.box.cards_and_units import FOLDER, Faction, Id, Name
from banneret.heroes.geometry.combat_board import MIDDLE_ROW, NOWHERE, SPACE_NAMES
from banneret.heroes.geometry.hex_board import FIRST_HEX
from banneret.heroes.state.terms import MOST_ON_HEXES, MOST_UNITS
from banneret.heroes.tables.ai_cards import AI_SKILLS, AI_TYPE, AI_TYPES, WHOLE_AI_BOX, ai_kind, spells_of_ai_heroes
from banneret.heroes.tables.compile.units import fill as _fill  # noqa: F401  (fills the tables the checks below read)
from banneret.heroes.tables.units_and_cards import (
    CARD_NUMBER,
    HP,
    NEUTRAL,
    TOWER_KIND,
    UNIT_IDS,
    UNIT_NUMBER,
    is_pack,
    kind_of,
)
from banneret.kernel.errors import ContentError, SetupError
from banneret.kernel.yamlfile import nearest, read
from banneret.kernel.yamltree import show

LEVELS: Final = ("i", "ii", "iii", "iv", "v", "vi", "vii")
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
UNIT_WORD: Final = r"([a-z][a-z0-9_]*)(\+?)(?:@([a-d][1-5]|[0-9]{1,2}\.[0-8])(?:\*([1-9]))?(!?)(#?))?"
UnitWord = Annotated[str, msgspec.Meta(pattern=rf"^{UNIT_WORD}\Z", max_length=60)]
SpaceName = Annotated[str, msgspec.Meta(pattern=r"^([a-d][1-5]|[0-9]{1,2}\.[0-8])\Z")]


class AiDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many cards of each type an AI deck is built of. Rules: H3-AIC-17."""

    might: Small = 0
    magic: Small = 0
    skill: Small = 0

    def word(self) -> str:
        """The deck as an army's line has it: `might:3,magic:2`."""
        return ",".join(f"{name}:{getattr(self, name)}" for name in AI_TYPES if getattr(self, name))


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a skirmish."""

    units: tuple[UnitWord, ...] = ()
    """Unit ids, with a plus for the Pack side; up to 5 are deployed, the rest stay in the unit deck."""
    random: str = ""
    """Draw the units at random instead: a faction, `neutral`, or `any`."""
    guards: int = 0
    """The guards of a field of this difficulty, 1 to 7, instead of an army; cards and morale are their player's."""
    hero: Faction | None = None
    """The faction of the hero; by default that of the first faction unit."""
    cards: Annotated[tuple[Id, ...], msgspec.Meta(max_length=99)] = ()
    hand: Small = 0
    """How many of the cards are drawn before the Combat."""
    expert: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """How many Expert effects may be used."""
    level: Annotated[int, msgspec.Meta(ge=1, le=7)] = 1
    gold: Small = 0
    movement: Small = 0
    """Movement points for extending a Combat with guards."""
    morale: bool = False
    """Whether the player begins with a Positive Morale token, which a Necropolis hero never has."""
    morale_cards: Annotated[tuple[Id, ...], msgspec.Meta(max_length=20)] = ()
    """The Morale cards the player begins with, where they take the place of tokens. Rules: BF-REG-12."""
    ai: bool = False
    """Whether the rules steer this side instead of a player."""
    ai_deck: AiDeck | None = None
    """The cards of the AI Hero who leads such an army. Rules: H3-AIC-01."""
    ai_spells: Annotated[tuple[Id, ...], msgspec.Meta(max_length=20)] = ()
    """The AI Spell deck, for the Magic cards."""
    ai_skill: Id | None = None
    """The Ability set aside for the Skill cards. Rules: H3-AIC-21."""
    town: bool = False
    """Whether this side defends its Town."""
    citadel: bool = False
    """Whether that Town has a Citadel."""
    captured: bool = False
    """Whether that Town was taken from another faction."""
    walls: tuple[SpaceName, ...] = ()
    """Where Walls stand from the start; else the defender lays them."""
    gate: SpaceName | None = None
    obstacles: Annotated[tuple[str, ...], msgspec.Meta(max_length=8)] = ()
    """Obstacles that lie on the hex battlefield from the start, such as `pond/2/6.4`; else the players lay them."""

    def line(self) -> str:
        """The army in one line."""
        words = list(self.units)
        if self.random:
            words.append(f"random={self.random}")
        if self.guards:
            words.append(f"guards={LEVELS[self.guards - 1]}")
        if self.hero:
            words.append(f"hero={self.hero}")
        if self.cards:
            words.append(f"cards={','.join(self.cards)}")
        if self.morale_cards:
            words.append(f"morale_cards={','.join(self.morale_cards)}")
        if self.walls:
            words.append(f"walls={','.join(self.walls)}")
        if self.gate:
            words.append(f"gate={self.gate}")
        if self.obstacles:
            words.append(f"obstacles={','.join(self.obstacles)}")
        for name, least in (("hand", 0), ("expert", 0), ("level", 1), ("gold", 0), ("movement", 0)):
            if getattr(self, name) != least:
                words.append(f"{name}={getattr(self, name)}")
        if self.ai_deck:
            words.append(f"ai_deck={self.ai_deck.word()}")
        if self.ai_spells:
            words.append(f"ai_spells={','.join(self.ai_spells)}")
        if self.ai_skill:
            words.append(f"ai_skill={self.ai_skill}")
        words.extend(name for name in FLAGS if getattr(self, name))
        return " ".join(words)


FLAGS: Final = ("morale", "ai", "town", "citadel", "captured")
_WORDS: Final = ("random", "hero", "gate", "ai_skill")
_LISTS: Final = ("cards", "morale_cards", "walls", "ai_spells", "obstacles")
_NUMBERS: Final = ("hand", "expert", "level", "gold", "movement")


class Posted(NamedTuple):
    """One unit of an army, read from its word. `space` is NOWHERE for a unit that is still to be deployed."""

    row: int
    space: int
    damage: int
    paralysed: bool
    guarded: bool


@lru_cache(1024)
def posted(word: str) -> Posted:
    """Read a word such as `castle_griffins+@b3*2!`."""
    found = re.fullmatch(UNIT_WORD, word)
    if not found or found[1] not in UNIT_NUMBER or found[1] == UNIT_IDS[TOWER_KIND[0]]:
        unit = re.split("[+@]", word)[0]
        raise SetupError(f"there is no unit {show(word)}{nearest(unit, UNIT_NUMBER)}")
    unit, pack, space, damage, paralysed, guarded = found.groups()
    return Posted(
        2 * UNIT_NUMBER[unit] + bool(pack),
        space_named(space) if space else NOWHERE,
        int(damage or 0),
        bool(paralysed),
        bool(guarded),
    )


def space_named(name: str) -> int:
    """The space of either board by its name."""
    if name not in SPACE_NAMES:
        raise SetupError(f"there is no space {show(name)}: the hexes go from 0.0 to 12.8 (BF-CMP-04)")
    return SPACE_NAMES.index(name)


class NamedArmy(Army, frozen=True, kw_only=True):
    """An army of the content."""

    id: Id
    name: Name


class _ArmiesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    armies: tuple[NamedArmy, ...]


@cache
def named_armies() -> dict[str, NamedArmy]:
    """The armies that come with the program, by id."""
    armies = read(FOLDER / "armies.yaml", _ArmiesFile).armies
    for army in armies:
        check_army(army, f"armies.yaml: {army.id}")
    return {army.id: army for army in armies}


def read_army(path: Path) -> Army:
    """An army from a YAML file."""
    army = read(path, Army)
    try:
        return check_army(army, path.name)
    except SetupError as error:
        raise ContentError(str(error)) from None


def army_line(text: str) -> str:
    """An army by name, in one line or from a file, written out in one line."""
    return read_army(Path(text)).line() if text.endswith((".yaml", ".yml")) else _written_out(text)


@lru_cache(256)
def _written_out(text: str) -> str:
    return parse_army(text).line()


@lru_cache(256)
def parse_army(text: str) -> Army:
    """An army from its one-line form; a named army may come first and be added to."""
    words = text.lower().replace("-", "_").split()
    if not words:
        raise SetupError("an army needs at least one unit")
    named = named_armies().get(words[0])
    units: list[str] = list(named.units) if named else []
    fields: dict[str, object] = {}
    for word in words[1:] if named else words:
        name, equals, value = word.partition("=")
        if name in fields:
            raise SetupError(f"{name} is given twice")
        if not equals:
            if word in FLAGS:
                fields[word] = True
            elif word == "random":
                fields["random"] = "any"
            else:
                units.append(word)
        elif name in _NUMBERS:
            if not re.fullmatch("[0-9]{1,3}", value):
                raise SetupError(f"{name} is a number, not {show(value)}")
            fields[name] = int(value)
        elif name in _LISTS:
            fields[name] = value.split(",")
        elif name == "ai_deck":
            fields[name] = _ai_deck(value)
        elif name == "guards":
            if value.lower() not in LEVELS:
                raise SetupError(f"a field's difficulty is one of I to VII, not {show(value)}")
            fields["guards"] = LEVELS.index(value.lower()) + 1
        elif name in _WORDS:
            fields[name] = value
        else:
            known = (*_NUMBERS, *FLAGS, *_LISTS, *_WORDS, "guards", "ai_deck")
            raise SetupError(f"an army has no {show(name)}{nearest(name, known)}")
    try:
        base = {name: getattr(named, name) for name in Army.__struct_fields__} if named else {}
        army = msgspec.convert({**base, **fields, "units": units}, Army)
    except msgspec.ValidationError as error:
        raise SetupError(f"{show(text)}: {error}") from None
    return check_army(army, show(text))


def _ai_deck(word: str) -> dict[str, int]:
    """Read a word such as `might:3,magic:2`."""
    counts: dict[str, int] = {}
    for part in word.split(","):
        name, _, number = part.partition(":")
        if name not in AI_TYPES or name in counts or not re.fullmatch("[0-9]{1,2}", number):
            raise SetupError(f"an AI deck is given like might:3,magic:2,skill:1, not as {show(word)}")
        counts[name] = int(number)
    return counts


def check_ai_deck(army: Army) -> None:
    """Raise SetupError unless an AI Hero has what its cards need, and the box has the cards.

    Rules: H3-AIC-01, H3-AIC-17, H3-AIC-20, H3-AIC-21.
    """
    if not army.ai and (army.ai_deck or army.ai_spells or army.ai_skill):
        raise SetupError("an AI deck is for an army steered by the rules: give ai as well")
    deck = army.ai_deck or AiDeck()
    if army.ai_deck and not deck.might + deck.magic + deck.skill:
        raise SetupError("an AI deck has at least one card (H3-AIC-17)")
    for kind, name in enumerate(AI_TYPES):
        most = sum(AI_TYPE[ai_kind(card)] == kind for card in WHOLE_AI_BOX)
        if getattr(deck, name) > most:
            raise SetupError(f"the box has {most} AI cards of the type {name}, not {getattr(deck, name)} (H3-CMP-08)")
    if bool(deck.magic) != bool(army.ai_spells):
        raise SetupError("Magic cards of an AI deck and ai_spells go together (H3-AIC-20)")
    if bool(deck.skill) != bool(army.ai_skill):
        raise SetupError("Skill cards of an AI deck and ai_skill go together (H3-AIC-21)")
    for spell in army.ai_spells:
        if spell not in (known := spells_of_ai_heroes()):
            raise SetupError(f"{show(spell)} is not a spell that can be cast in Combat{nearest(spell, known)}")
    if army.ai_skill and army.ai_skill not in AI_SKILLS:
        raise SetupError(f"an AI Hero can use {', '.join(AI_SKILLS)} in Combat, not {show(army.ai_skill)}")


def check_army(army: Army, where: str) -> Army:
    """Raise SetupError unless everything the army names is there and goes together."""
    sources = [bool(army.units), bool(army.random), bool(army.guards)]
    if sum(sources) != 1:
        raise SetupError(f"{where}: an army has either units, or random, or guards")
    if not 0 <= army.guards <= len(LEVELS):
        raise SetupError(f"{where}: a field's difficulty is one of I to VII")
    if army.random not in ("", "any", "neutral", "castle", "dungeon", "necropolis"):
        raise SetupError(f"{where}: random is a faction, neutral or any, not {show(army.random)}")
    try:
        check_units(army)
        check_ai_deck(army)
    except SetupError as error:
        raise SetupError(f"{where}: {error}") from None
    for card in army.cards:
        if card not in CARD_NUMBER:
            raise SetupError(f"{where}: there is no card {show(card)}{nearest(card, CARD_NUMBER)}")
    if army.hand > len(army.cards):
        raise SetupError(f"{where}: a hand of {army.hand} cannot be drawn from {len(army.cards)} cards")
    if army.ai and (army.cards or army.morale or army.morale_cards):
        raise SetupError(f"{where}: an army steered by the rules has no cards and no morale")
    if army.ai and len(army.units) > 5:
        raise SetupError(f"{where}: an army steered by the rules has at most 5 units (H3-UNI-06)")
    steered = Army(
        guards=army.guards, cards=army.cards, hand=army.hand, morale=army.morale, morale_cards=army.morale_cards
    )
    if army.guards and army.line() != steered.line():
        raise SetupError(f"{where}: with guards go only cards, hand and morale, those of the player who steers them")
    return army


def check_units(army: Army) -> None:
    """Raise SetupError unless the box has the units and they can stand where they are said to.

    Rules: H3-NEU-05, H3-UNI-05, H3-UNI-06, H3-UNI-15, H3-CBS-30, H3-SGE-01 to H3-SGE-04.
    """
    seen: dict[int, int] = {}
    spaces: set[int] = set()
    for word in army.units:
        unit = posted(word)
        kind = kind_of(unit.row)
        seen[kind] = seen.get(kind, 0) + 1
        if NEUTRAL[kind] and is_pack(unit.row):
            raise SetupError(f"{UNIT_IDS[kind]} is a Neutral Unit, which has no Pack side (H3-NEU-05)")
        if seen[kind] > max(1, NEUTRAL[kind]):
            raise SetupError(f"{UNIT_IDS[kind]} is there more often than the box has cards of it (H3-UNI-05)")
        if unit.damage >= HP[unit.row]:
            raise SetupError(f"{word}: with that much damage the unit is beaten (H3-UNI-15)")
        if unit.space >= 0:
            if unit.space in spaces:
                raise SetupError(f"{word}: there is a unit on that space already (H3-CBS-30)")
            spaces.add(unit.space)
    most = MOST_ON_HEXES if any(space >= FIRST_HEX for space in spaces) else MOST_UNITS
    if len(spaces) > most:
        raise SetupError(f"{len(spaces)} units are on the board, and {most} is the most (H3-UNI-06)")
    works = {space_named(name) for name in (*army.walls, *([army.gate] if army.gate else ()))}
    if works and not army.citadel:
        raise SetupError("Walls and a Gate need a Citadel (H3-SGE-01)")
    if works and army.captured:
        raise SetupError("Walls and a Gate protect only the Town's own faction (H3-SGE-02)")
    if works and min(works) >= FIRST_HEX:
        return
    if any(not MIDDLE_ROW >> space & 1 for space in works) or len(works) != len(army.walls) + bool(army.gate):
        raise SetupError("Walls and the Gate stand on different spaces of the middle row (H3-SGE-03)")
    if len(army.walls) > 3:
        raise SetupError("there are only three Walls (H3-SGE-03)")
    if spaces & {SPACE_NAMES.index(name) for name in army.walls}:
        raise SetupError("no unit can stand on an intact Wall (H3-SGE-04)")
