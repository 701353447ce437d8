"""A scenario's special guards: other units than the difficulty gives, and guards that stay or that nobody passes."""

from __future__ import annotations

from banneret.heroes.adventure.map.land import is_place
from banneret.heroes.adventure.special_rules.measures import of_team
from banneret.heroes.combat.neutral_units import guards_at
from banneret.heroes.state.game_terms_parts import GuardRule
from banneret.heroes.state.terms import Terms
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.unit_names import unit_word
from banneret.heroes.tables.units_and_cards import AZURE, TIER, UNIT_NUMBER, few_row, kind_of

TIER_NAMES = ("bronze", "silver", "gold", "azure")


def rule_for(s: WholeGame, field: int) -> GuardRule | None:
    """What the scenario says about the guards of a field, if anything. Rules: H3-CHANGE-guards, H3-EXP-13."""
    for rule in s.game_terms.guard_rules:
        fits = any(is_place(s, place, field) for place in rule.where)
        if fits and (rule.last[0] < 0 or of_team(s, s.who[0], rule.last) == 1):
            return rule
    return None


def unavoidable(s: WholeGame, field: int) -> bool:
    """Whether nobody passes the guards of a field without a fight. Rules: H3-CHANGE-guards, H3-QCK-01."""
    rule = rule_for(s, field)
    return rule is not None and (rule.cannot_avoid or rule.horde >= 0)


def to_the_end(s: WholeGame, field: int) -> bool:
    """Whether a fight with the guards of a field lasts until one side is beaten.

    Rules: H3-CHANGE-guards, H3-CBS-07, H3-GEN-02.
    """
    rule = rule_for(s, field) if s.game_terms.guard_rules else None
    return rule is not None and rule.to_the_end


def set_guards(s: WholeGame, t: Terms, field: int) -> None:
    """Note for a Combat which guards there are, where the scenario says so. Rules: H3-CHANGE-guards, H3-NEU-02."""
    rule = rule_for(s, field) if s.game_terms.guard_rules else None
    if rule is None:
        return
    t.endless = rule.to_the_end
    if not rule.army and not rule.add and not rule.among:
        return
    counts = [0] * (AZURE + 1)
    if not rule.army:
        counts = [guards_at(t.field, t.difficulty, t.rules, tier) for tier in range(AZURE + 1)]
    fixed: list[int] = []
    for word in rule.army + rule.add:
        unit = unit_word(word)
        if unit.kind == "draw":
            counts[TIER_NAMES.index(unit.name)] += 1
        else:
            row = few_row(UNIT_NUMBER[unit.name])
            counts[TIER[kind_of(row)]] += 1
            fixed.append(row)
    for word in rule.among:
        row = few_row(UNIT_NUMBER[unit_word(word).name])
        if sum([1 for other in fixed if TIER[kind_of(other)] == TIER[kind_of(row)]]) < counts[TIER[kind_of(row)]]:
            fixed.append(row)
    t.draws = tuple(counts)
    t.fixed = tuple(fixed)
