"""Words made from programs: sentences of abilities, sheets of units and cards.

Nothing here knows a language. A verb's pattern takes the verb's own fields as arguments, so a new verb needs a pattern
in each catalogue and no code.
"""

from collections.abc import Callable
from functools import partial, reduce
from typing import TYPE_CHECKING, Final, Literal, get_args

from banneret.heroes.program import (
    Ability,
    AttackAgain,
    Condition,
    Dice,
    GuardNeighbours,
    IgnoreDefense,
    IgnoreDie,
    Immune,
    NoPenalty,
    NoRetaliation,
    Paralyse,
    Reroll,
    SaveAlly,
    ShiftDie,
    UnlimitedRetaliation,
    Verb,
    Ward,
)
from banneret.text.catalogue import Argument, TextError, has, render, signed

if TYPE_CHECKING:
    from banneret.heroes.content import Card, Cost, FactionUnit, NeutralUnit, Side, Spell, Step, Tower

Holder = Literal["unit", "card"]

KINDS: Final = (
    "unit", "card", "faction", "tier", "type", "keyword", "resource", "location", "school", "hero", "building",
    "proclamation", "ai", "tile", "difficulty", "scenario",
)  # fmt: skip
"""Where a bare id is looked for, in this order. "gold" is both a tier and a resource, and named alike."""
STARTING: Final = "starting_"
"""What the id of an ability that a hero begins with has before the id of the card it is a copy of."""

STANDING: Final = (UnlimitedRetaliation, NoPenalty, Immune, Ward, GuardNeighbours, SaveAlly)
"""Verbs that name their own occasion: "when it retaliates" would say it twice."""
OWN_ATTACK: Final = (AttackAgain, Dice, IgnoreDefense, IgnoreDie, NoRetaliation, Paralyse, Reroll, ShiftDie)
"""Verbs about an attack of the unit: a passive one holds for retaliations too, which has to be said."""

CLAUSE_TIMINGS: Final = frozenset({"activation", "attack", "retaliate"})
CLAUSE_MOMENTS: Final = frozenset({"attacked", "defeated"})


def name(id: str, lang: str = "en") -> str:
    """The name of whatever the box holds: a unit, card, building, location, hero, tier, resource and so on.

    A unit may be given with or without its owner: `castle_marksmen`, `neutral_marksmen` and `marksmen` are one name,
    and so are `castle/citadel` and `citadel`. A spell is a card, and an ability that a hero begins with is named like
    any other. Where a kind matters it can be put before the id: `tier-gold`.
    """
    id = id.rpartition("/")[2].replace(f"card-{STARTING}", "card-").removeprefix(STARTING)
    if id.partition("-")[0] in KINDS and has(id, lang):
        return render(id, lang, {})
    for kind in KINDS:
        if has(f"{kind}-{id}", lang):
            return render(f"{kind}-{id}", lang, {})
    own = f"unit-{id.partition('_')[2]}"
    if has(own, lang):
        return render(own, lang, {})
    raise TextError(f'nothing is called "{id}"')


def ability_text(ability: Ability, lang: str = "en", holder: Holder = "unit") -> str:
    """The sentence of an ability of a unit, or of an effect of a card."""
    effects = _effects(ability.do, lang, ability.timing)
    lead = _lead(ability, lang, holder)
    if not lead:
        return render("sentence", lang, {"effects": _capital(effects)})
    return render("sentence-lead", lang, {"lead": _capital(lead), "effects": _after_colon(effects, lang)})


def timing_text(timing: str, lang: str = "en") -> str:
    """The label of a timing."""
    return render(f"timing-{timing}", lang, {})


def cost_text(cost: "Cost", lang: str = "en") -> str:
    """What has to be paid, in words."""
    amounts = [(kind, getattr(cost, kind)) for kind in cost.__struct_fields__]
    parts = [render(f"amount-{kind}", lang, {"n": n}) for kind, n in amounts if n]
    return _join("join-comma", parts, lang) if parts else render("sheet-free", lang, {})


def side_text(
    side: "Side", lang: str = "en", label: str = "", price: Literal["recruit", "reinforce"] = "recruit"
) -> str:
    """One side of a unit card: its statistics, what it costs and its abilities, a line each."""
    lines = [_stats(side, lang, label), "  " + render(f"sheet-{price}", lang, {"cost": cost_text(side.cost, lang)})]
    for ability in side.abilities:
        words = {"timing": timing_text(ability.timing, lang), "text": ability_text(ability, lang)}
        lines.append("  " + render("sheet-ability", lang, {**words}))
    return "\n".join(lines)


def unit_text(unit: "FactionUnit | NeutralUnit | Tower", lang: str = "en") -> str:
    """The whole sheet of a unit."""
    from banneret.heroes.content import FactionUnit, Tower

    called = name(unit.id, lang)
    if isinstance(unit, Tower):
        return render("sheet-title-plain", lang, {"name": called}) + "\n" + _stats(unit, lang, "")
    faction = unit.faction if isinstance(unit, FactionUnit) else "neutral"
    title = {"name": called, "tier": name(f"tier-{unit.tier}", lang), "faction": name(f"faction-{faction}", lang)}
    lines = [render("sheet-title", lang, {**title})]
    if unit.keywords:
        keywords = _join("join-comma", [name(f"keyword-{keyword}", lang) for keyword in unit.keywords], lang)
        lines.append(render("sheet-keywords", lang, {"keywords": keywords}))
    if isinstance(unit, FactionUnit):
        lines.append(side_text(unit.few, lang, render("ui-few", lang, {})))
        lines.append(side_text(unit.pack, lang, render("ui-pack", lang, {}), "reinforce"))
    else:
        lines.append(render("sheet-copies", lang, {"n": unit.copies}))
        lines.append(side_text(unit.card, lang))
    return "\n".join(lines)


def card_text(card: "Card", lang: str = "en") -> str:
    """The whole sheet of a card."""
    kind = render(f"kind-{card.kind}", lang, {})
    lines = [render("sheet-card-title", lang, {"name": name(f"card-{card.id}", lang), "kind": kind})]
    for level, effect in (("basic", card.basic), ("expert", card.expert)):
        words = {"timing": timing_text(effect.timing, lang), "text": ability_text(effect, lang, "card")}
        lines.append(render(f"sheet-{level}", lang, {**words}))
    return "\n".join(lines)


def spell_text(spell: "Spell", lang: str = "en") -> str:
    """The whole sheet of a spell card: what it is, on which units, what it does with how much power."""
    from banneret.heroes.content import UnitType

    title = {
        "name": name(f"card-{spell.id}", lang),
        "level": render(f"level-{spell.level}", lang, {}),
        "schools": _either([name(f"school-{school}", lang) for school in spell.schools], lang),
    }
    lines = [render("sheet-spell-title", lang, {**title})]
    lines.append(render("sheet-spell-timing", lang, {"timing": timing_text(spell.timing, lang)}))
    if set(spell.types) != set(get_args(UnitType)):
        types = _either([name(f"type-{type}", lang) for type in spell.types], lang)
        lines.append(render("sheet-spell-types", lang, {"types": types}))
    lines += [step_text(spell, step, lang) for step in spell.steps]
    lines.append(render("sheet-spell-discard", lang, {}))
    return "\n".join(lines)


def step_text(spell: "Spell", step: "Step", lang: str = "en") -> str:
    """The line of one step of a spell: its power, the tiers it is limited to, and what it does."""
    text = ability_text(Ability(timing=spell.timing, do=step.do), lang, "card")
    args: dict[str, Argument] = {"n": step.power, "text": text}
    if not step.tiers:
        return render("sheet-step", lang, args)
    args["tiers"] = _either([name(f"tier-{tier}", lang) for tier in step.tiers], lang)
    return render("sheet-step-tiers", lang, args)


def sheet_text(id: str, lang: str = "en") -> str:
    """The sheet of the unit, card or spell that has this id in the box; `-` may stand for `_`."""
    from banneret.heroes.content import load
    from banneret.kernel.yamlfile import nearest

    box = load()
    units: list[FactionUnit | NeutralUnit | Tower] = [*box.units, *box.neutral_units, box.tower]
    sheets: dict[str, Callable[[str], str]] = {unit.id: partial(unit_text, unit) for unit in units}
    sheets |= {card.id: partial(card_text, card) for card in (*box.cards, *box.abilities)}
    sheets |= {spell.id: partial(spell_text, spell) for spell in box.spells}
    wanted = id.replace("-", "_")
    if wanted not in sheets:
        raise TextError(f'there is no card "{id}"{nearest(wanted, sheets)}')
    return sheets[wanted](lang)


def verb_text(verb: Verb, lang: str = "en", timing: str = "passive") -> str:
    """The clause of one verb, without capital and full stop."""
    args: dict[str, Argument] = {"timing": timing}
    for field in verb.__struct_fields__:
        value = getattr(verb, field)
        if isinstance(value, bool):
            args[field] = "yes" if value else "no"
        elif isinstance(value, int):
            args[field] = value
            args[field + "_signed"] = signed(value)
        elif isinstance(value, tuple):
            args[field] = _list(value, lang, timing)
            args[field + "_count"] = len(value)
            args |= {f"{field}_{n}": part for n, part in enumerate(value, 1) if isinstance(part, int)}
        else:
            args[field] = "none" if value is None else value
    return render(f"verb-{verb.main}", lang, args)


def condition_texts(condition: Condition, lang: str = "en") -> list[str]:
    """A clause for each part of a condition that is given."""
    clauses = []
    for field in condition.__struct_fields__:
        value = getattr(condition, field)
        if value in ((), None, "") or (value is False and field != "adjacent"):
            continue
        args: dict[str, Argument] = {}
        if isinstance(value, tuple):
            args["faces"] = _faces(value, lang)
        elif isinstance(value, str):
            args["name"] = name(value, lang)
        else:
            args[field] = "yes" if value else "no"
        clauses.append(render(f"condition-{field}", lang, args))
    return clauses


def _lead(ability: Ability, lang: str, holder: Holder) -> str:
    """What comes before the colon: phrases ("at the start of combat"), then clauses ("when it attacks and ...")."""
    condition = ability.condition or Condition()
    phrases = []
    clauses = []
    if holder == "unit" and not all(isinstance(verb, STANDING) for verb in ability.do):
        if ability.timing == "attack":
            clause, condition = _attack_clause(condition, lang)
            clauses.append(clause)
        elif ability.timing in CLAUSE_TIMINGS:
            clauses.append(render(f"clause-{ability.timing}", lang, {}))
        elif ability.timing == "other":
            phrases.append(render("phrase-other", lang, {}))
        elif ability.timing == "passive" and ability.when is None and isinstance(ability.do[0], OWN_ATTACK):
            clauses.append(render("clause-own_attack", lang, {}))
    if ability.when in CLAUSE_MOMENTS:
        clauses.append(render(f"clause-{ability.when}", lang, {}))
    elif ability.when is not None:
        phrases.append(render(f"phrase-{ability.when}", lang, {}))
    if ability.once_per_turn:
        phrases.append(render("phrase-once_per_turn", lang, {}))
    clauses += condition_texts(condition, lang)
    if clauses:
        phrases.append(render("lead-when", lang, {"clauses": _join("join-clauses", clauses, lang)}))
    return _join("join-phrases", phrases, lang)


def _attack_clause(condition: Condition, lang: str) -> tuple[str, Condition]:
    """ "It attacks" with its object where the condition names one, and the rest of the condition."""
    rest = {field: getattr(condition, field) for field in condition.__struct_fields__}
    if condition.target:
        rest["target"] = ""
        args: dict[str, Argument] = {"target": "named", "name": name(condition.target, lang)}
    elif condition.adjacent is not None:
        rest["adjacent"] = None
        args = {"target": "adjacent" if condition.adjacent else "apart", "name": ""}
    else:
        args = {"target": "any", "name": ""}
    return render("clause-attack", lang, args), Condition(**rest)


def _effects(verbs: tuple[Verb, ...], lang: str, timing: str) -> str:
    return _join("join-effects", [verb_text(verb, lang, timing) for verb in verbs], lang)


def _list(values: tuple[Verb, ...] | tuple[int, ...], lang: str, timing: str) -> str:
    """A list inside a verb: faces of a die, or verbs that follow a colon in every pattern."""
    verbs = tuple(value for value in values if isinstance(value, Verb))
    if verbs:
        return _after_colon(_effects(verbs, lang, timing), lang)
    return _faces(tuple(value for value in values if isinstance(value, int)), lang)


def _faces(faces: tuple[int, ...], lang: str) -> str:
    return _either([signed(face) for face in faces], lang)


def _either(parts: list[str], lang: str) -> str:
    """One or the other: "a", "a or b", "a, b or c"."""
    if len(parts) > 1:
        parts = [_join("join-comma", parts[:-1], lang), parts[-1]]
    return _join("join-or", parts, lang)


def _stats(side: "Side | Tower", lang: str, label: str) -> str:
    args: dict[str, Argument] = {"type": name(f"type-{side.type}", lang)}
    for field in ("attack", "defense", "hp", "initiative"):
        args[field] = getattr(side, field)
    stats = render("sheet-stats", lang, args)
    return render("sheet-side", lang, {"side": label, "stats": stats}) if label else stats


def _join(pattern: str, parts: list[str], lang: str) -> str:
    if not parts:
        return ""
    return reduce(lambda first, second: render(pattern, lang, {"first": first, "second": second}), parts)


def _after_colon(text: str, lang: str) -> str:
    return _capital(text) if render("style-after-colon", lang, {}) == "capital" else text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
