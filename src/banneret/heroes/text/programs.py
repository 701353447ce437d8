"""Words made from programs: sentences of abilities and of whatever else does something.

Nothing here knows a language. A verb's pattern takes the verb's own fields as arguments, so a new verb needs a pattern
in each catalogue and no code.
"""

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from banneret.heroes.box.verbs import combat
from banneret.heroes.box.verbs.map import Branch, Flag, May, Price, Trade
from banneret.heroes.box.verbs.places_and_amounts import Counted, Spot
from banneret.heroes.text.component_names import join, name
from banneret.heroes.text.messages import render
from banneret.heroes.text.scenario import ai_word, building_word, counted_text, rule_text, token_name, unit_word_text
from banneret.text.catalogue import Argument, signed

if TYPE_CHECKING:
    from banneret.heroes.box.cards_and_units import Cost, Specialty, Spell, Step
    from banneret.heroes.scenario.load import Scenario

Holder = Literal["unit", "card"]


STANDING: Final = (
    combat.UnlimitedRetaliation,
    combat.NoPenalty,
    combat.Immune,
    combat.Ward,
    combat.GuardNeighbours,
    combat.SaveAlly,
)
"""Verbs that name their own occasion: "when it retaliates" would say it twice."""
OWN_ATTACK: Final = (
    combat.AttackAgain,
    combat.Dice,
    combat.IgnoreDefense,
    combat.IgnoreDie,
    combat.NoRetaliation,
    combat.Paralyse,
    combat.Reroll,
    combat.ShiftDie,
)
"""Verbs about an attack of the unit: a passive one holds for retaliations too, which has to be said."""

NAMED: Final = {
    "at_income": "resource",
    "bank": "resource",
    "deck": "searched",
    "doubled_for": "",
    "find": "card",
    "gain_card": "card",
    "gain_counted": "resource",
    "income_step": "resource",
    "licence": "tier",
    "overlay": "unit",
    "recover": "kind",
    "roll_dice": "die",
    "search": "searched",
    "search_or_discard": "searched",
    "sell": "kind",
    "tenure": "location",
    "tier": "tier",
}
"""Fields of verbs that hold an id, and the kind of message that names it; without one it is looked for."""
SPOKEN: Final = {
    "add_unit": unit_word_text,
    "borrow": unit_word_text,
    "build_free": building_word,
    "ai": ai_word,
    "raid": ai_word,
    "spawn": ai_word,
    "spawn_by_dice": ai_word,
    "spawn_far": ai_word,
    "strengthen": ai_word,
    "while_near": ai_word,
    "rob": token_name,
    "token": token_name,
    "sole_token": token_name,
}
"""Fields that hold a word of a scenario, and what puts it into words."""
LISTED: Final = {
    "clear_cubes": "location",
    "exchange_kinds": "kind",
    "hire": "tier",
    "later": "tier",
    "reinforce_one": "tier",
    "rerolls": "die",
}
"""The same for fields that hold several ids."""

UNIT_LISTS: Final = frozenset({"add", "army", "flip_to_pack", "remove"})
"""Fields that hold several units as scenarios name them."""

CLAUSE_TIMINGS: Final = frozenset({"activation", "attack", "retaliate"})
CLAUSE_MOMENTS: Final = frozenset({"attacked", "defeated"})


def ability_text(ability: combat.Ability, lang: str = "en", holder: Holder = "unit") -> str:
    """The sentence of an ability of a unit, or of an effect of a card."""
    effects = _effects(ability.do, lang, ability.timing)
    if ability.returns:
        effects = join("join-effects", [effects, render("effect-returns", lang, {})], lang)
    return lead_text(_lead(ability, lang, holder), effects, lang)


def program_text(
    verbs: tuple[combat.Verb, ...], lang: str = "en", moment: str = "", timing: str = "map", phrase: str = ""
) -> str:
    """The sentence of a program that is not an ability: of a location, a building, an Astrologers card.

    `moment` says when it happens, or `phrase` does in words. The timing "visit" is for what a hero visits. A program
    that is one permission says so before the colon.
    """
    phrases = [render(f"phrase-{moment}", lang, {})] if moment else [phrase] if phrase else []
    if len(verbs) == 1 and isinstance(verbs[0], May):
        phrases.append(render("phrase-may", lang, {}))
        verbs = verbs[0].may
    effects = _effects(verbs, lang, timing) if verbs else render("effect-none", lang, {})
    return lead_text(join("join-phrases", phrases, lang), effects, lang)


def lead_text(lead: str, effects: str, lang: str) -> str:
    """A sentence of effects, with what comes before the colon if anything does."""
    if not lead:
        return render("sentence", lang, {"effects": _capital(effects)})
    return render("sentence-lead", lang, {"lead": _capital(lead), "effects": _after_colon(effects, lang)})


def timing_text(timing: str, lang: str = "en") -> str:
    """The label of a timing."""
    return render(f"timing-{timing}", lang, {})


def cost_text(cost: "Cost | Price", lang: str = "en") -> str:
    """What has to be paid, in words."""
    amounts = [(kind, getattr(cost, kind)) for kind in cost.__struct_fields__]
    parts = [render(f"amount-{kind}", lang, {"n": n}) for kind, n in amounts if n]
    return join("join-comma", parts, lang) if parts else render("sheet-free", lang, {})


def step_text(card: "Spell | Specialty", step: "Step", lang: str = "en") -> str:
    """The line of one step of a spell, or of a specialty played like one: its power, its tiers, what it does."""
    from banneret.heroes.box.cards_and_units import Spell

    timing = card.timing if isinstance(card, Spell) else "instant"
    text = ability_text(combat.Ability(timing=timing, do=step.do), lang, "card")
    args: dict[str, Argument] = {"n": step.power, "text": text}
    if not step.tiers:
        return render("sheet-step", lang, args)
    args["tiers"] = either([name(f"tier-{tier}", lang) for tier in step.tiers], lang)
    return render("sheet-step-tiers", lang, args)


def verb_text(verb: combat.Verb, lang: str = "en", timing: str = "passive") -> str:
    """The clause of one verb, without capital and full stop."""
    args: dict[str, Argument] = {"timing": timing, **_rules_of(verb)}
    for field in verb.__struct_fields__:
        value = getattr(verb, field)
        if isinstance(value, bool):
            args[field] = "yes" if value else "no"
        elif isinstance(value, int):
            args[field] = value
            args[field + "_signed"] = signed(value)
        elif isinstance(value, tuple):
            args |= _many(field, value, lang, timing)
        elif isinstance(value, Price):
            args[field] = cost_text(value, lang)
        elif isinstance(value, Spot):
            args[field] = value.tile
        elif isinstance(value, Counted):
            args |= {field: "counted", field + "_text": counted_text(value, lang)}
        else:
            args[field] = value or "none"
            if field in SPOKEN:
                args[field + "_name"] = SPOKEN[field](value, lang)
            elif value not in ("", None, "choice") and field in NAMED:
                args[field + "_name"] = _named(NAMED[field], value, lang)
    return render(f"verb-{verb.main}", lang, args)


def condition_texts(condition: combat.Condition, lang: str = "en") -> list[str]:
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


def _lead(ability: combat.Ability, lang: str, holder: Holder) -> str:
    """What comes before the colon: phrases ("at the start of combat"), then clauses ("when it attacks and ...")."""
    condition = ability.condition or combat.Condition()
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
        phrases.append(render("lead-when", lang, {"clauses": join("join-clauses", clauses, lang)}))
    phrases += _costs(ability.cost, lang)
    return join("join-phrases", phrases, lang)


def _costs(cost: combat.PlayCost, lang: str) -> list[str]:
    """A phrase for each part of what playing a card costs."""
    phrases = []
    if cost.discard:
        phrases.append(render("phrase-cost_discard", lang, {"n": cost.discard}))
    if cost.any_number:
        phrases.append(render("phrase-cost_any_number", lang, {}))
    if cost.remove:
        phrases.append(render("phrase-cost_remove", lang, {}))
    return phrases


def _attack_clause(condition: combat.Condition, lang: str) -> tuple[str, combat.Condition]:
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
    return render("clause-attack", lang, args), combat.Condition(**rest)


def _effects(verbs: tuple[combat.Verb, ...], lang: str, timing: str, pattern: str = "join-effects") -> str:
    """The clauses of verbs, one after the other; a verb that is there several times in a row is said once."""
    parts = []
    for verb, same in groupby(verbs):
        text = verb_text(verb, lang, timing)
        times = len(list(same))
        parts.append(text if times == 1 else render("repeated", lang, {"text": text, "n": times}))
    return join(pattern, parts, lang)


def _many(field: str, values: tuple[Any, ...], lang: str, timing: str) -> dict[str, Argument]:
    """What a list inside a verb gives its pattern: faces of a die, numbers, names, verbs or branches to choose from."""
    args: dict[str, Argument] = {field + "_count": len(values)}
    if not values:
        args[field] = ""
    elif isinstance(values[0], Branch):
        args[field] = join("join-branches", [_flow(branch.do, lang, timing) for branch in values], lang)
    elif isinstance(values[0], combat.Verb):
        flow = _flow(values, lang, timing)
        args |= {field: _after_colon(flow, lang), field + "_flow": flow}
    elif isinstance(values[0], str):
        if field in UNIT_LISTS:
            names = [unit_word_text(value if ":" in value else f"pack:{value}", lang) for value in values]
        elif field in SPOKEN:
            names = [SPOKEN[field](value, lang) for value in values]
        else:
            names = [_named(LISTED[field], value, lang) for value in values]
        args |= {field: join("join-comma", names, lang), field + "_or": either(names, lang)}
    else:
        args |= {field: _faces(values, lang), **{f"{field}_{n}": value for n, value in enumerate(values, 1)}}
    return args


def _flow(verbs: tuple[combat.Verb, ...], lang: str, timing: str) -> str:
    """Verbs inside another verb, in the middle of its sentence."""
    return _effects(verbs, lang, timing, "join-nested")


def _named(kind: str, value: str, lang: str) -> str:
    """The name of what a field of a verb speaks of."""
    return render(f"{kind}-{value}", lang, {}) if kind else name(value, lang)


def _rules_of(verb: combat.Verb) -> dict[str, Argument]:
    """Numbers that belong to the rules and not to the content, for the verbs whose sentence tells them."""
    if isinstance(verb, Trade):
        from banneret.heroes.adventure.trading_post import CARD_PRICE

        return {"price": CARD_PRICE}
    if isinstance(verb, Flag):
        from banneret.heroes.adventure.map.flagging import SETTLEMENT_INCOME

        return dict(zip(get_args(combat.Resource), SETTLEMENT_INCOME, strict=True))
    return {}


def _faces(faces: tuple[int, ...], lang: str) -> str:
    return either([signed(face) for face in faces], lang)


def either(parts: list[str], lang: str) -> str:
    """One or the other: "a", "a or b", "a, b or c"."""
    if len(parts) > 1:
        parts = [join("join-comma", parts[:-1], lang), parts[-1]]
    return join("join-or", parts, lang)


def _after_colon(text: str, lang: str) -> str:
    return _capital(text) if render("style-after-colon", lang, {}) == "capital" else text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def bonus_text(scenario: "Scenario", n: int, lang: str = "en") -> str:
    """One of the bonuses of a scenario; a rule that it brings into force is told as a whole."""
    from banneret.heroes.box.verbs.scenario import SetRule

    verbs = scenario.setup.bonus[n].do
    rules = {rule.id: rule for rule in scenario.rules}
    told = [rule_text(scenario.id, rules[verb.set_rule], lang) for verb in verbs if isinstance(verb, SetRule)]
    plain = tuple(verb for verb in verbs if not isinstance(verb, SetRule))
    return " ".join([program_text(plain, lang), *told] if plain else told)
