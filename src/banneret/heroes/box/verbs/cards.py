"""Verbs of cards: what only spells, abilities, artifacts and specialties do in Combat.

They are written like the verbs of `banneret.heroes.box.verbs.combat` and mixed with them freely.
"""

from typing import ClassVar, Literal

from banneret.heroes.box.verbs.combat import Verb


class Chain(Verb, frozen=True):
    """Damage to a unit and to the units nearest to it, own ones too, in this order."""

    main: ClassVar[str] = "chain"
    chain: tuple[int, int, int]


class Blast(Verb, frozen=True):
    """Damage to every unit on two adjacent spaces."""

    main: ClassVar[str] = "blast"
    blast: int


class BurnAttackers(Verb, frozen=True):
    """Until the end of the combat round every adjacent unit that attacks the unit takes damage."""

    main: ClassVar[str] = "burn_attackers"
    burn_attackers: int


class SkipDie(Verb, frozen=True):
    """The attack is resolved without the Attack die."""

    main: ClassVar[str] = "skip_die"
    skip_die: Literal[True] = True


class ChooseStat(Verb, frozen=True):
    """Raise one of attack, defense and initiative of a unit, as the player chooses, until its next action."""

    main: ClassVar[str] = "choose_stat"
    choose_stat: int


class Cure(Verb, frozen=True):
    """Take paralysis, lowered statistics and up to so much damage off one of the player's units."""

    main: ClassVar[str] = "cure"
    cure: int


class Silence(Verb, frozen=True):
    """The special abilities of a unit do not count for the rest of the Combat."""

    main: ClassVar[str] = "silence"
    silence: Literal["any_unit"]


class ShieldFromSpells(Verb, frozen=True):
    """Spells cannot touch a unit for the rest of the Combat."""

    main: ClassVar[str] = "shield_from_spells"
    shield_from_spells: Literal["any_unit"]


class RestoreRetaliation(Verb, frozen=True):
    """A unit that has retaliated may do so once more in this round."""

    main: ClassVar[str] = "restore_retaliation"
    restore_retaliation: Literal["any_unit"]


class Teleport(Verb, frozen=True):
    """Move one of the player's units to any empty space."""

    main: ClassVar[str] = "teleport"
    teleport: Literal["own_unit"]


class FireWall(Verb, frozen=True):
    """Lay a Fire Wall on an empty hex: until the end of the next combat round it burns who enters or walks through."""

    main: ClassVar[str] = "fire_wall"
    fire_wall: int


class ForceField(Verb, frozen=True):
    """Close two adjacent empty hexes for so long."""

    main: ClassVar[str] = "force_field"
    force_field: Literal["round", "next_round", "combat"]


class Rescue(Verb, frozen=True):
    """Cancel an attack that would remove one of the player's units."""

    main: ClassVar[str] = "rescue"
    rescue: Literal["own_unit"]


class Power(Verb, frozen=True):
    """Add power to the spell being cast."""

    main: ClassVar[str] = "power"
    power: int


class CancelSpell(Verb, frozen=True):
    """The enemy's spell fails; with `most_power`, only one cast with no more power than that."""

    main: ClassVar[str] = "cancel_spell"
    cancel_spell: Literal["enemy"]
    most_power: int | None = None


class ReturnSpell(Verb, frozen=True):
    """The spell just cast, or with it all cards played together with it, goes back to the hand."""

    main: ClassVar[str] = "return_spell"
    return_spell: Literal["spell", "all"]


class SpellLimit(Verb, frozen=True):
    """The player may cast more spells in this combat round."""

    main: ClassVar[str] = "spell_limit"
    spell_limit: int


class RangedAttack(Verb, frozen=True):
    """The player's Ranged units get attack against targets that are not adjacent, and initiative, for some rounds."""

    main: ClassVar[str] = "ranged_attack"
    ranged_attack: int
    initiative: int = 0
    rounds: Literal[1, 2] = 1


class CastFirst(Verb, frozen=True):
    """Cast a spell before anybody acts; it counts as the spell of the round, or comes on top of it."""

    main: ClassVar[str] = "cast_first"
    cast_first: Literal["counted", "extra"]


class SwapUnits(Verb, frozen=True):
    """Two of the player's units exchange their places."""

    main: ClassVar[str] = "swap_units"
    swap_units: Literal["own_units"]


class NoEscape(Verb, frozen=True):
    """The enemy can neither retreat nor surrender in this Combat."""

    main: ClassVar[str] = "no_escape"
    no_escape: Literal["enemy"]


class TripleDie(Verb, frozen=True):
    """The result of the Attack die counts three times."""

    main: ClassVar[str] = "triple_die"
    triple_die: Literal[True] = True


class CancelDie(Verb, frozen=True):
    """The Attack die just rolled counts for nothing, and neither does what it would set off."""

    main: ClassVar[str] = "cancel_die"
    cancel_die: Literal[True] = True


class Discard(Verb, frozen=True):
    """The player discards cards from hand; with `spell_draws`, each spell among them lets the player draw a card."""

    main: ClassVar[str] = "discard"
    discard: int
    spell_draws: bool = False


class DrawKeep(Verb, frozen=True):
    """The player draws cards, keeps one of them and discards the rest."""

    main: ClassVar[str] = "draw_keep"
    draw_keep: int


class Overlay(Verb, frozen=True):
    """The card is laid on a unit card that it can lie on, and stands for it until it is beaten."""

    main: ClassVar[str] = "overlay"
    overlay: str


CARD_VERBS: dict[str, type[Verb]] = {
    v.main: v
    for v in (
        Chain, Blast, BurnAttackers, SkipDie, ChooseStat, Cure, Silence, ShieldFromSpells, RestoreRetaliation, Teleport,
        FireWall, ForceField,
        Rescue, Power, CancelSpell, ReturnSpell, SpellLimit, RangedAttack, CastFirst, SwapUnits, NoEscape, TripleDie,
        CancelDie, Discard, DrawKeep, Overlay,
    )
}  # fmt: skip
