"""What the sentences about questions of the map name: rounds, hands, purses, places, and how much is still to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from banneret.heroes.adventure.ai_heroes.turn import MARCHING_AI, POINTS_LEFT
from banneret.heroes.adventure.dice import DICE_LEFT, DICE_THAT_COUNT
from banneret.heroes.adventure.effects.cards import CARDS_EXCHANGED, CARDS_INSPECTED, GOLD_FOR_CARD, MOST_EXCHANGED
from banneret.heroes.adventure.map.after_combat import LOSING_HERO
from banneret.heroes.adventure.map.combat_terms import GUARDS, army_player
from banneret.heroes.adventure.map.entering import ATTACKED_ARMY, ATTACKED_FIELD, ATTACKING_HERO, FIGHT
from banneret.heroes.adventure.map.flagging import FLAGGED_FIELD
from banneret.heroes.adventure.map.movement import HERO_PUT_ON_HOLDING, STEPPING_HERO
from banneret.heroes.adventure.seating import hand_limit
from banneret.heroes.adventure.shared_decks import CARDS_LOOKED_AT, DECK_SEARCHED
from banneret.heroes.adventure.special_rules.lent_units import SIDE_HELPED
from banneret.heroes.adventure.trading_post import CARD_PRICE, DONE_HERE
from banneret.heroes.game.final_battle import CHALLENGER, FINAL_BATTLE, LEADER
from banneret.heroes.game.map_building import TILES_LAID, turn_of
from banneret.heroes.game.setup import PLAYERS_DONE
from banneret.heroes.scenario.carried_over import MOST_OTHERS
from banneret.heroes.state.ai_heroes import AI_AND_ROLE, AI_FIGHT, FOUGHT_FOR, HERO_AGAINST_AI
from banneret.heroes.state.hero_numbers import owner_of
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, HAND, LOOKED, SPREAD
from banneret.heroes.table.why_now.combat_facts import Facts, Tell
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.text.ai_heroes import ai_name
from banneret.heroes.text.map_events import SHARED_DECKS, amount_text
from banneret.heroes.text.map_questions import prompts
from banneret.heroes.text.messages import message
from banneret.kernel.kinds import K_AMOUNT, K_TARGET
from banneret.kernel.sequence import in_sequence
from banneret.kernel.state import NEXT_STEP, frames

# A cycle of types alone: a question is put into words with this, which is handed the question.
if TYPE_CHECKING:
    from banneret.heroes.table.asking import HeroesAsking
    from banneret.heroes.text.map_questions import Question
    from banneret.kernel.state import Frame

Words = dict[str, str | int]


def question(asking: HeroesAsking) -> Question:
    """What is asked on the map."""
    assert asking.on_map is not None
    return asking.on_map


def told(tell: Callable[[Question], Words]) -> Tell:
    """A sentence that names what a function finds."""
    return lambda asking: ("", tell(question(asking)))


def _of_prompt(asking: HeroesAsking) -> Facts:
    """A question whose prompt has the very words."""
    now = question(asking)
    return "", dict(prompts()[now.question](now)[1])


def _place(field: int) -> Callable[[Question], Words]:
    return lambda now: {"place": now.place(now.frame(field))}


def _hero(hero: int) -> Callable[[Question], Words]:
    return lambda now: {"hero": now.names.hero(now.frame(hero), now.lang)}


def _purse(now: Question) -> Words:
    """What the asked player can pay with."""
    s = now.s
    stores = s.stores[:3] if s.who[0] == now.seat else s.purse[3 * now.seat : 3 * now.seat + 3]
    amounts = [amount_text(RESOURCE_IDS[n], have, now.lang) for n, have in enumerate(stores)]
    return {"purse": ", ".join(amounts)}


# -- setting up --------------------------------------------------------------------------------------------------------


def _chosen(now: Question) -> Words:
    """How many players have a faction already."""
    return {"n": sum(faction >= 0 for faction in now.s.faction), "of": now.s.game_terms.players}


def _start_tile(now: Question) -> Words:
    return {"n": now.frame(PLAYERS_DONE) + 1, "of": now.s.game_terms.players}


def _building(now: Question) -> Words:
    """How many tiles lie, of how many."""
    of = 0
    while turn_of(now.s, of)[0] >= 0:
        of += 1
    return {"n": now.frame(TILES_LAID), "of": of}


# -- turns -------------------------------------------------------------------------------------------------------------


def _hand(now: Question) -> Words:
    s = now.s
    limit, held = hand_limit(s, now.seat), len(s.piles[HAND])
    most = max(0, min(limit - held, len(s.piles[DECK]) + len(s.piles[DISCARDS])))
    return {"n": held, "limit": limit, "most": most, "over": max(0, held - limit), "round": s.game_round}


def _turn(now: Question) -> Words:
    return {"round": now.s.game_round, "of": now.s.game_terms.round_limit, "players": now.s.game_terms.players}


def _town_window(asking: HeroesAsking) -> Facts:
    """What waits for the town actions of all players: a fight, or the end of somebody's turn."""
    now = question(asking)
    words: Words = {"player": now.names.player(max(0, now.s.turn), now.lang), **_purse(now)}
    for frame in reversed(frames(now.s)):
        fight = _announced(now, frame)
        if fight:
            return "-fight", {**words, **fight}
    return "-own" if now.s.turn == now.seat else "", words


def _announced(now: Question, frame: Frame) -> Words:
    """Who is about to fight whom, where a frame is such a fight."""
    names, lang = now.names, now.lang
    if in_sequence(frame[NEXT_STEP], FIGHT):
        hero, army = frame[ATTACKING_HERO], frame[ATTACKED_ARMY]
        if army == GUARDS:
            foe = message("why-the-guards", lang)
        else:
            foe = names.hero(army, lang) if army >= 0 else names.player(army_player(army), lang)
        return {"hero": names.hero(hero, lang), "foe": foe, "place": now.place(frame[ATTACKED_FIELD]), "placed": "yes"}
    if in_sequence(frame[NEXT_STEP], AI_FIGHT):
        mine, ai = _against_ai(now, frame)
        return {"hero": ai, "foe": mine, "place": now.place(frame[FOUGHT_FOR]), "placed": "yes"}
    if in_sequence(frame[NEXT_STEP], FINAL_BATTLE):
        first, second = (names.player(frame[n], lang) for n in (LEADER, CHALLENGER))
        return {"hero": first, "foe": second, "place": "", "placed": "no"}
    return {}


def _against_ai(now: Question, frame: Frame) -> tuple[str, str]:
    """The hero who meets an AI hero, and that one."""
    from banneret.heroes.adventure.ai_heroes.combat import ai_in, player_in

    hero = frame[HERO_AGAINST_AI]
    called = now.names.hero(hero, now.lang) if hero >= 0 else now.names.player(player_in(hero), now.lang)
    return called, ai_name(now.s.game_terms.scenario, ai_in(frame[AI_AND_ROLE]), now.lang)


def _requested(asking: HeroesAsking) -> Facts:
    """Whose turn is interrupted; outside of turns only morale can be used."""
    now = question(asking)
    if now.s.turn < 0:
        return "-between", {}
    return "", {"player": now.names.player(now.s.turn, now.lang), **_purse(now)}


def _end_steps(now: Question) -> Words:
    return {"n": now.s.end_steps}


def _stepping(now: Question) -> Words:
    hero = now.frame(STEPPING_HERO)
    place = now.place(now.s.hero_at[hero])
    return {"hero": now.names.hero(hero, now.lang), "n": now.s.mp[hero], "place": place}


def _ai_way(now: Question) -> Words:
    ai = ai_name(now.s.game_terms.scenario, now.frame(MARCHING_AI), now.lang)
    return {"ai": ai, "n": now.frame(POINTS_LEFT)}


# -- effects -----------------------------------------------------------------------------------------------------------


def _effect(asking: HeroesAsking) -> Facts:
    """What a program asks for in its middle."""
    if asking.kind == K_TARGET:
        return "-whom", {}
    return ("-choose", {"n": len(asking.game.state.options)}) if asking.kind == K_AMOUNT else ("", {})


def _deck(now: Question) -> Words:
    deck = message(f"deck-{SHARED_DECKS[now.frame(DECK_SEARCHED)]}", now.lang)
    return {"deck": deck, "n": now.frame(CARDS_LOOKED_AT)}


def _looked(now: Question) -> Words:
    return {**_deck(now), "n": len(now.s.piles[LOOKED])}


def _dice(now: Question) -> Words:
    return {"face": ", ".join(now.faces())}


def _results(now: Question) -> Words:
    rolled = now.frame(DICE_LEFT)
    return {"n": rolled, "keep": now.frame(DICE_THAT_COUNT), "face": ", ".join(now.faces())}


def _exchange(now: Question) -> Words:
    return {"n": now.frame(CARDS_EXCHANGED), "most": now.frame(MOST_EXCHANGED)}


def _kept(now: Question) -> Words:
    return {"n": len(now.s.scenario_state.kept), "most": MOST_OTHERS}


def _trade(asking: HeroesAsking) -> Facts:
    now = question(asking)
    return "-on" if now.frame(DONE_HERE) else "", {**_purse(now), "n": CARD_PRICE}


def _offered(now: Question) -> Words:
    from banneret.heroes.state.pile_numbers import OFFERED

    return {"n": len(now.s.piles[OFFERED]), **_purse(now)}


def _lent(now: Question) -> Words:
    """For whom units are lent: the frame names the side that fights."""
    return {"player": now.names.player(now.s.who[now.frame(SIDE_HELPED)], now.lang)}


def _duel_of_heroes(mine: int) -> Callable[[Question], Words]:
    """A Secondary Hero meets an enemy: the frame names both, `mine` by which argument the player's."""
    other = ATTACKED_ARMY if mine == ATTACKING_HERO else ATTACKING_HERO

    def tell(now: Question) -> Words:
        hero, foe = now.frame(mine), now.frame(other)
        names = {"hero": now.names.hero(hero, now.lang), "foe": now.names.hero(foe, now.lang)}
        return {**names, "place": now.place(now.frame(ATTACKED_FIELD))}

    return tell


def _siege(now: Question) -> Words:
    hero = now.names.hero(now.frame(ATTACKING_HERO), now.lang)
    return {"foe": hero, "place": now.place(now.frame(ATTACKED_FIELD)), **_purse(now)}


def _ai_fight(now: Question) -> Words:
    hero, foe = _against_ai(now, frames(now.s)[-1])
    return {"hero": hero, "foe": foe, "place": now.place(now.frame(FOUGHT_FOR)), **_purse(now)}


def _darkness(now: Question) -> Words:
    return {"foe": now.names.player(owner_of(now.frame(ATTACKED_ARMY)), now.lang)}


MAP_FACTS: Final[Mapping[str, Tell]] = {
    **dict.fromkeys(("ask_faction", "ask_pick"), told(_chosen)),
    "ask_start_tile": told(_start_tile),
    **dict.fromkeys(("ask_building_spot", "ask_building_way"), told(_building)),
    "ask_new_hand": _of_prompt,
    **dict.fromkeys(("ask_turn_discard", "ask_draw"), told(_hand)),
    "ask_turn": told(_turn),
    "ask_town": _town_window,
    "ask_requested": _requested,
    "ask_end_step": told(_end_steps),
    "take_step": told(_stepping),
    "ask_holding": told(_hero(HERO_PUT_ON_HOLDING)),
    **dict.fromkeys(("ask_recruit", "ask_reinforced", "ask_hire", "ask_wisdom"), told(_purse)),
    "do_errand": _effect,
    **dict.fromkeys(("ask_reward", "got_reward"), told(_place(FLAGGED_FIELD))),
    "ask_search": told(_deck),
    **dict.fromkeys(("ask_take", "ask_put"), told(_looked)),
    "ask_keep": told(_kept),
    "offer_map_reroll": told(_dice),
    "pick_result": told(_results),
    "ask_trade": _trade,
    "ask_exchange": told(_exchange),
    "ask_sold": told(lambda now: {"n": now.frame(GOLD_FOR_CARD)}),
    "ask_spring": told(lambda now: {"n": min(now.frame(CARDS_INSPECTED), len(now.s.piles[DISCARDS]))}),
    "ask_order": told(lambda now: {"n": len(now.s.piles[SPREAD])}),
    "ask_lender": told(_lent),
    "ask_offer": told(_offered),
    "ask_transport": told(_siege),
    "ask_sacrifice": told(_duel_of_heroes(ATTACKING_HERO)),
    "got_sacrifice": told(_duel_of_heroes(ATTACKED_ARMY)),
    "ask_darkness": told(_darkness),
    **dict.fromkeys(("ai_siege", "ai_or_give_up"), told(_ai_fight)),
    "follow_rule": told(_ai_way),
    "meet_fate": told(_hero(LOSING_HERO)),
    **dict.fromkeys(("propose", "ask_in_return", "ask_amount", "ask_banked", "ask_levy"), _of_prompt),
}
"""By the question; one without facts has a sentence that is always the same."""
