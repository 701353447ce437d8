"""What scenario rules let a player do in their own turn: which actions are open now, and carrying them out."""

from __future__ import annotations

from banneret.heroes.adventure.map.land import location, together
from banneret.heroes.adventure.special_rules.triggers import fits, in_force, may_work, works_now
from banneret.heroes.state.answers_map import RULE, RULE_SECOND
from banneret.heroes.state.events_map import E_RULE
from banneret.heroes.state.game_terms_parts import TurnAction
from banneret.heroes.state.hero_numbers import MAIN, SECONDARY, hero_of, owner_of
from banneret.heroes.state.whole_game import BOOK_TOKEN, BUILD_TOKEN, WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.kernel.keys import argument, option, verb


def turn_action_options(s: WholeGame) -> list[int]:
    """The actions of the scenario that the active player may take now. Rules: H3-RULE-action, H3-TRN-13.

    Where the hero makes no difference, the first who can take it does.
    """
    options: list[int] = []
    player = s.who[0]
    for n in range(len(s.game_terms.turn_actions)):
        for second in (MAIN, SECONDARY):
            if not why_no_turn_action(s, n, hero_of(player, second)):
                options.append(option(RULE_SECOND if second else RULE, n))
                if not s.game_terms.turn_actions[n].movement:
                    break
    return options


def why_no_turn_action(s: WholeGame, n: int, h: int) -> str:
    """The clause that keeps a hero from an action of the scenario, or an empty string.

    Rules: H3-RULE-action, H3-MOV-03, H3-MOV-18, H3-SEC-04, H3-TWA-01, H3-TWN-08, H3-MGU-05.
    """
    if n >= len(s.game_terms.turn_actions):
        return "H3-RULE-action"
    action = s.game_terms.turn_actions[n]
    rule = s.game_terms.rulebook[action.place]
    if s.hero_at[h] < 0:
        return "H3-SEC-04"
    if s.tokens[owner_of(h)] & action.token:
        return (
            "H3-TWN-08" if action.token == BUILD_TOKEN else "H3-MGU-05" if action.token == BOOK_TOKEN else "H3-TWA-01"
        )
    if (
        not in_force(s, action.place)
        or not fits(s, rule, h, s.hero_at[h])
        or not works_now(s, rule, action.place, owner_of(h))
    ):
        return "H3-RULE-action"
    if rule.at and s.scenario_state.dead >> s.hero_at[h] & 1:
        # A field that is gone is not a place for anything.
        return "H3-RULE-action"
    if action.bearer and s.scenario_state.bearer != h:
        return "H3-RULE-action"
    if action.movement and together(s, h):
        return "H3-MOV-18"
    return "H3-MOV-03" if s.mp[h] < action.movement else ""


def take_turn_action(s: WholeGame, answer: int) -> bool:
    """Take an action of the scenario; False where the answer is something else. Rules: H3-RULE-action, H3-TWA-06."""
    what = verb(answer)
    if what not in (RULE, RULE_SECOND):
        return False
    action = s.game_terms.turn_actions[argument(answer)]
    h = hero_of(s.who[0], what - RULE)
    do_turn_action(s, action, h)
    return True


def do_turn_action(s: WholeGame, action: TurnAction, h: int) -> None:
    """Pay with movement points and a town token, and do it. Rules: H3-RULE-action, H3-MOV-03, H3-TWA-01."""
    rule = s.game_terms.rulebook[action.place]
    may_work(s, rule, action.place, owner_of(h))
    s.mp[h] -= action.movement
    s.tokens[owner_of(h)] |= action.token
    s.emit(E_RULE, owner_of(h), rule.entry)
    s.call(MAP_EFFECT, rule.program, h, s.hero_at[h])


def turn_action_price(s: WholeGame, rule: bool, player: int, n: int) -> int:
    """The movement points for an action of the scenario, or for a visit of the field a hero stands on.

    Rules: H3-RULE-action, H3-FIELD-movement, H3-MOV-05.
    """
    if rule:
        return s.game_terms.turn_actions[n].movement if n < len(s.game_terms.turn_actions) else 0
    field = s.hero_at[hero_of(player, n)]
    return s.game_terms.visit_price.get(location(s, field), 1) if field >= 0 else 1
