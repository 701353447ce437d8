"""Programs: what a card or a unit ability does, as data over a closed set of typed verbs.

In a content file a verb is a mapping whose first key is the verb and whose value is its main argument, or the
bare verb where it takes no argument::

    do: [{stat: attack, by: 2, on: own_unit, until: action}, {draw: 1}, no_retaliation]

Each verb is one class here, so an unknown verb, a missing argument or a wrong type is found when content loads. The
generated text (`banneret.text`) and the compiled tables (`banneret.heroes.tables.compile.units`) are both made from
these classes: words and behaviour cannot drift apart.
"""

from typing import Any, ClassVar, Literal

import msgspec

StatName = Literal["attack", "defense", "initiative", "hp"]
Resource = Literal["gold", "building_materials", "valuables"]
TierName = Literal["bronze", "silver", "gold", "azure"]
DieFace = Literal[-1, 0, 1]
Timing = Literal["instant", "activation", "attack", "other", "passive", "retaliate", "map", "ongoing"]
Moment = Literal["combat_start", "combat_won", "after_roll", "defeated", "attacked", "resource_round", "turn_end"]


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every verb. `main` names the field that carries the verb's own key in a content file."""

    main: ClassVar[str]


class Foreign(Verb, frozen=True):
    """A verb that another package adds to the language of the map."""

    def operations(self, into: Any) -> list[tuple[int, int, int, int]]:
        """What carries it out, as operations of `banneret.heroes.tables.compile.map`, for these MapPrograms."""
        raise TypeError(f"{type(self).__name__} gives no operations")


class Stat(Verb, frozen=True, kw_only=True):
    """Change a statistic by `by` until the named end.

    `per_die` counts once for each die that met the condition, `per_card` once for each card discarded as the cost.
    `doubled_for` names a unit, or units by keyword, for which the change is twice as much.
    """

    main: ClassVar[str] = "stat"
    stat: StatName
    by: int
    on: Literal["self", "own_unit", "any_unit", "attacker", "target"] = "self"
    until: Literal["attack", "action", "activation", "combat"]
    per_die: bool = False
    per_card: bool = False
    doubled_for: str = ""


class Damage(Verb, frozen=True):
    """A unit takes damage that its defense does not lower."""

    main: ClassVar[str] = "damage"
    damage: int
    on: Literal["any_unit"] = "any_unit"


class Heal(Verb, frozen=True):
    """Take up to `heal` damage off a unit; `otherwise` is done when there was nothing to take off.

    With `or_paralysis` its Paralysis token may be taken off instead.
    """

    main: ClassVar[str] = "heal"
    heal: int
    on: Literal["self", "own_unit", "other_ally"] = "self"
    or_paralysis: bool = False
    otherwise: tuple["Verb", ...] = ()


class Paralyse(Verb, frozen=True):
    """Put a Paralysis token on the unit attacked (or retaliated against), or on any unit."""

    main: ClassVar[str] = "paralyse"
    paralyse: Literal["target", "any_unit"]


class Push(Verb, frozen=True):
    """The unit attacked moves `push` spaces away, its owner choosing where."""

    main: ClassVar[str] = "push"
    push: int


class Draw(Verb, frozen=True):
    """The owner draws cards."""

    main: ClassVar[str] = "draw"
    draw: int


class DiscardRandom(Verb, frozen=True):
    """The enemy discards cards picked at random from hand."""

    main: ClassVar[str] = "discard_random"
    discard_random: int


class Morale(Verb, frozen=True):
    """The player gains Positive (1) or Negative (-1) Morale."""

    main: ClassVar[str] = "morale"
    morale: Literal[1, -1]


class DropMorale(Verb, frozen=True):
    """The enemy loses a morale token."""

    main: ClassVar[str] = "drop_morale"
    drop_morale: Literal["positive"]


class Reroll(Verb, frozen=True):
    """The unit's own Attack dice that show one of `faces` may or must be rolled again, once or as often as needed."""

    main: ClassVar[str] = "reroll"
    reroll: Literal["may", "must"]
    faces: tuple[DieFace, ...] = (-1, 0, 1)
    repeat: bool = False


class Dice(Verb, frozen=True):
    """Roll several Attack dice and use the lowest, the highest or their sum; `whose` says for which attacks."""

    main: ClassVar[str] = "dice"
    dice: int
    pick: Literal["lowest", "highest", "sum"]
    whose: Literal["own", "retaliator"] = "own"


class ShiftDie(Verb, frozen=True):
    """Add to the result of the unit's own Attack die."""

    main: ClassVar[str] = "shift_die"
    shift_die: int


class SetDie(Verb, frozen=True):
    """The attacker's Attack die is set to this face when it is first rolled."""

    main: ClassVar[str] = "set_die"
    set_die: DieFace


class IgnoreDie(Verb, frozen=True):
    """The Attack die adds nothing: the unit's own, or its attacker's (then the owner may pay `discard` cards)."""

    main: ClassVar[str] = "ignore_die"
    ignore_die: Literal["own", "attacker"]
    discard: int = 0


class NoRetaliation(Verb, frozen=True):
    """The unit attacked does not retaliate."""

    main: ClassVar[str] = "no_retaliation"
    no_retaliation: Literal[True] = True


class UnlimitedRetaliation(Verb, frozen=True):
    """The unit may retaliate any number of times in a combat round."""

    main: ClassVar[str] = "unlimited_retaliation"
    unlimited_retaliation: Literal[True] = True


class AttackAgain(Verb, frozen=True):
    """One more attack: on the same target, on a chosen unit next to it, or on the unit straight behind it.

    `value` replaces the printed attack value of the extra attack.
    """

    main: ClassVar[str] = "attack_again"
    attack_again: Literal["same", "neighbour", "behind"]
    value: int = 0


class GoBack(Verb, frozen=True):
    """The unit may return to the space it moved from, after its attack or after the retaliation."""

    main: ClassVar[str] = "go_back"
    go_back: Literal["after_attack", "after_retaliation"]


class SaveAlly(Verb, frozen=True):
    """Once per Combat: cancel an attack that would remove another friendly unit."""

    main: ClassVar[str] = "save_ally"
    save_ally: Literal["once_per_combat"]


class Immune(Verb, frozen=True):
    """The unit is not affected by this."""

    main: ClassVar[str] = "immune"
    immune: Literal["paralysis", "spells", "specialty_damage"]


class Ward(Verb, frozen=True):
    """Damage from spells is lowered by this much."""

    main: ClassVar[str] = "ward"
    ward: int


class NoPenalty(Verb, frozen=True):
    """The unit has no combat penalty: against adjacent units, or ever."""

    main: ClassVar[str] = "no_penalty"
    no_penalty: Literal["adjacent", "all"]


class GuardNeighbours(Verb, frozen=True):
    """Allied units next to this one count as holding a Defense token."""

    main: ClassVar[str] = "guard_neighbours"
    guard_neighbours: Literal[True] = True


class IgnoreDefense(Verb, frozen=True):
    """The target's printed defense does not count."""

    main: ClassVar[str] = "ignore_defense"
    ignore_defense: Literal["printed"]


class Roll(Verb, frozen=True):
    """Roll a separate Attack die; on one of these faces do the rest."""

    main: ClassVar[str] = "roll"
    roll: tuple[DieFace, ...]
    do: tuple["Verb", ...]


class Reinforce(Verb, frozen=True):
    """Turn one of the player's Few units of this tier to its Pack side for free."""

    main: ClassVar[str] = "reinforce"
    reinforce: TierName


class Gain(Verb, frozen=True):
    """The owner gains resources."""

    main: ClassVar[str] = "gain"
    gain: Resource
    amount: int


class Peek(Verb, frozen=True):
    """Look at the top card of a deck and put it back on top or at the bottom."""

    main: ClassVar[str] = "peek"
    peek: Literal["any_deck"]


class MoveHero(Verb, frozen=True):
    """Move the hero to an adjacent empty field."""

    main: ClassVar[str] = "move_hero"
    move_hero: int


class Cheaper(Verb, frozen=True):
    """Reinforcing this unit costs less gold."""

    main: ClassVar[str] = "cheaper"
    cheaper: Literal["reinforce"]
    gold: int


VERBS: dict[str, type[Verb]] = {
    v.main: v
    for v in (
        Stat, Damage, Heal, Paralyse, Push, Draw, DiscardRandom, Morale, DropMorale, Reroll, Dice, ShiftDie, SetDie,
        IgnoreDie, NoRetaliation, UnlimitedRetaliation, AttackAgain, GoBack, SaveAlly, Immune, Ward, NoPenalty,
        GuardNeighbours, IgnoreDefense, Roll, Reinforce, Gain, Peek, MoveHero, Cheaper,
    )
}  # fmt: skip


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When a program applies. Every field given must hold."""

    own_die: tuple[DieFace, ...] = ()
    """A resolved Attack die of this unit shows one of these."""
    attacker_die: tuple[DieFace, ...] = ()
    """The resolved Attack die of the unit attacking this one shows one of these."""
    adjacent: bool | None = None
    """The target is (true) or is not (false) next to this unit."""
    moved: bool = False
    """The unit ended its movement on another space than it started from."""
    retaliation: bool = False
    """The attack on this unit is a Retaliation Attack."""
    target: str = ""
    """The target is a unit of this name."""
    own_hero: str = ""
    """The player commands a hero of this faction."""
    on_field: str = ""
    """The hero stands on a field with this location."""


class PlayCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What playing a card costs: other cards from hand, this many or any number, or the card itself."""

    discard: int = 0
    any_number: bool = False
    remove: bool = False


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A timing, an optional moment and condition, and what is done.

    An effect of a card may have a cost, and the card may go back to the hand when it has been played.
    """

    timing: Timing
    when: Moment | None = None
    condition: Condition | None = msgspec.field(default=None, name="if")
    once_per_turn: bool = False
    cost: PlayCost = PlayCost()
    returns: bool = False
    do: tuple[Verb, ...]
