"""What follows a fight with an AI hero: cards for the winner, rewards, who leaves the map, and who continues."""

from __future__ import annotations

from banneret.heroes.adventure.ai_heroes.combat import AI_ATTACKS, AI_ENTER, ai_in, player_in
from banneret.heroes.adventure.ai_heroes.entering import AI_TAKES
from banneret.heroes.adventure.ai_heroes.losses import change_army
from banneret.heroes.adventure.map.after_combat import FATE, raises, rearm
from banneret.heroes.adventure.map.visiting import ENTER
from banneret.heroes.adventure.playing_cards import CARD_MAP_EFFECT, PLAY_ON_MAP
from banneret.heroes.adventure.seating import act_as
from banneret.heroes.adventure.special_rules.grail import lose_grail
from banneret.heroes.adventure.special_rules.triggers import BEAT_AI, fire
from banneret.heroes.adventure.victory import cut_short
from banneret.heroes.combat.cards.hands import (
    mode_plays,
)
from banneret.heroes.state.ai_heroes import (
    AI_AFTERMATH,
    BY_AI,
    edit_host,
    hero_in_reach,
)
from banneret.heroes.state.answers_combat import PASS, mode_of
from banneret.heroes.state.battle import ATTACKER, DEFENDER, DRAWN_BATTLE, VICTORY
from banneret.heroes.state.events_map import (
    E_AI_BEATEN,
)
from banneret.heroes.state.hero_numbers import is_main, main_hero, owner_of
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.terms import R_ASK_ANYWAY
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import BOX, MAP_EFFECT
from banneret.heroes.tables.units_and_cards import W_WON
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, fill


def player_won(s: WholeGame, code: int) -> bool:
    """Whether the player has won the Combat."""
    return s.winner == (DEFENDER if code & AI_ATTACKS else ATTACKER)


def ai_ask_raise(s: WholeGame, h: int, _field: int, code: int) -> None:
    """After a won Combat some cards raise the winner's units. Rules: H3-TRN-12, H3-CRD-14, H3-UNI-12."""
    if s.outcome == VICTORY and player_won(s, code) and is_main(h):
        plays = [answer for answer in mode_plays(s, 0, W_WON) if raises(s, BOX.ops[CARD_MAP_EFFECT[mode_of(answer)]])]
        if plays or (s.terms.rules & R_ASK_ANYWAY and s.piles[HAND]):
            plays.append(PASS)
            s.ask_private(s.who[0], K_PLAY, plays)
            return
    s.answer = PASS


def ai_got_raise(s: WholeGame, _h: int, _field: int, _code: int) -> None:
    """Play the card, and perhaps another. Rules: H3-UNI-12."""
    if s.answer != PASS:
        s.goto(AI_AFTERMATH)
        s.call(PLAY_ON_MAP, s.answer, 0, 0)


def ai_settle(s: WholeGame, h: int, field: int, code: int) -> None:
    """A beaten AI hero leaves the map, for the reward of the scenario alone; a beaten Main Hero goes home.

    No experience, gold or morale changes hands. A bearer leaves the Grail on the field, and after a draw the field
    stays with its holder.

    Rules: H3-AIC-33, H3-END-15, H3-END-18, H3-END-21, H3-SEC-14, BF-VIC-04, H3-AI-raids.
    """
    ai = ai_in(code)
    drawn = s.outcome == DRAWN_BATTLE
    if player_won(s, code) or drawn:
        defeat_ai(s, ai, player_in(h), field)
    if not player_won(s, code) and h >= 0 and (s.hero_at[h] == field or not s.game_terms.ai[ai].raids):
        lose_grail(s, h, -1, field)
        s.call(FATE, h, BY_AI, field if code & AI_ATTACKS and not drawn else -1)


def defeat_ai(s: WholeGame, ai: int, player: int, field: int) -> None:
    """An AI hero is beaten: it leaves the map, the Neutral Units drawn for it go to their discard piles.

    Rules: H3-AIC-33, H3-NEU-06, H3-WHEN-beat_ai, H3-AI-reward, H3-AI-changes.
    """
    hero = s.game_terms.ai[ai]
    host = edit_host(s)
    host.at = changed(host.at, ai, -1)
    host.beaten = changed(host.beaten, ai, host.beaten[ai] + 1)
    change_army(s, ai, ())
    s.emit(E_AI_BEATEN, ai, player)
    fire(s, BEAT_AI, main_hero(player), field)
    for program in (hero.on_beaten, hero.reward):
        if program:
            s.call(MAP_EFFECT, program, main_hero(player), field)


def ai_go_on(s: WholeGame, h: int, field: int, code: int) -> None:
    """A winning attacker continues: with the next enemy on the field, or with what is there.

    The turn of a player who attacked and was eliminated is over.

    Rules: H3-END-22, H3-END-23, H3-AIM-07, H3-VIC-09, H3-AI-raids.
    """
    ai = ai_in(code)
    s.leave()
    if code & AI_ATTACKS:
        s.turn = -1
        if s.scenario_state.host.at[ai] == field:
            again = hero_in_reach(s, field) >= 0 and not s.game_terms.ai[ai].raids
            s.call(AI_ENTER if again else AI_TAKES, ai, field, 0)
        return
    if s.out >> owner_of(h) & 1:
        cut_short(s)
        return
    act_as(s, s.turn)
    if player_won(s, code) and s.hero_at[h] == field:
        s.call(ENTER, h, field, 0)


fill(  # Rules: H3-AIC-33, H3-END-15 to H3-END-23, H3-UNI-13
    AI_AFTERMATH,
    asks(ai_ask_raise), ai_got_raise, ai_settle, rearm, ai_go_on,
)  # fmt: skip
