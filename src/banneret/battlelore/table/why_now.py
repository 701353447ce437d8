"""Why *BattleLore* asks something now: the battle it belongs to, what has been chosen, and what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from banneret.battlelore.box.tables import LAND_IDS, LAND_MASTER, MASTERS
from banneret.battlelore.career.artifacts import BUYING_HERO, DRAWING_HERO, DRAWS, PRICE, owned
from banneret.battlelore.career.levels import LEVEL_PRICE, RISING_HERO
from banneret.battlelore.play.combat.battle import COMBAT, COMBAT_ATTACKER, COMBAT_TARGET
from banneret.battlelore.play.combat.retreat import FLAGS_AGAINST, HEXES_TO_RETREAT
from banneret.battlelore.play.combat.rolling import DICE_SET_ASIDE, STRIKE
from banneret.battlelore.play.combat.strike import ROLL_ATTACKER, ROLL_TARGET
from banneret.battlelore.play.heroes.deployment import HERO_COMING, class_of
from banneret.battlelore.play.heroes.retreat import FARTHEST, HEXES_RUN, RUNNING_HERO
from banneret.battlelore.play.heroes.rewards import OWNED_MOST, REWARDED_HERO
from banneret.battlelore.play.heroes.treasure import SEARCHING_HERO
from banneret.battlelore.play.heroes.use.framework import HERO_WHO_USES
from banneret.battlelore.play.heroes.use.orders import FOLLOWERS, UNIT_IN_LIGHT, UNITS_FOLLOWING
from banneret.battlelore.play.heroes.wounds import TEST_DICE_LEFT, TESTED_HERO
from banneret.battlelore.play.lore.cards.portals import TRAVELLER, TRAVELLER_NOW
from banneret.battlelore.play.lore.cards.strikes import UNITS_STRUCK
from banneret.battlelore.play.lore.cards.warrior import SECTIONS_CHOSEN
from banneret.battlelore.play.lore.cards.wizard import HEXES_IN_MIST
from banneret.battlelore.play.lore.lore import hand_limit, power
from banneret.battlelore.play.lore.packed_cards import (
    card_played,
    first_about,
    how_many_aimed,
    second_about,
    side_playing,
)
from banneret.battlelore.play.lore.picking import CARD_PICKING, PICKING_ABOUT, PICKS, UNITS_CHOSEN
from banneret.battlelore.play.lore.targets import of
from banneret.battlelore.play.turn.command_cards import EVERYBODY
from banneret.battlelore.play.turn.ordering import DICE_DONE
from banneret.battlelore.setup.war_council import COUNCIL_SIDE, LANDMARK_MASTER, excess
from banneret.battlelore.state.battleground import (
    HAND,
    HAUL,
    LOOKED,
    LORE_HAND,
    RESERVES,
    SEATS,
)
from banneret.battlelore.state.game_terms import BLANK
from banneret.battlelore.state.lasting_effects import X_REROLL, amount
from banneret.battlelore.state.unit_numbers import hero_number
from banneret.battlelore.table.phase import frames, latest, window
from banneret.battlelore.text.names_and_events import Words, about, hero_names, name, side_name, word
from banneret.battlelore.text.questions import (
    BattleloreQuestion,
    hero_in,
    unit_in,
)

Tell = Callable[[BattleloreQuestion], Words]


def why_now(now: BattleloreQuestion) -> str:
    """Why something is asked now, as the seat that is asked may know it."""
    tell = FACTS.get(now.question)
    facts = now.about() | (tell(now) if tell is not None else {})
    sentence = word(f"why-{now.question.replace('_', '-')}", now.lang, facts)
    return " ".join(part for part in (_battle(now), sentence) if part)


# -- who is meant ------------------------------------------------------------------------------------------------------


def _battle(now: BattleloreQuestion) -> str:
    """Who battles whom at this moment, where a battle is under way."""
    frame = latest(frames(now.s), STRIKE, COMBAT)
    if frame is None:
        return ""
    at_strike = frame.of == STRIKE
    a = frame.held[ROLL_ATTACKER if at_strike else COMBAT_ATTACKER]
    t = frame.held[ROLL_TARGET if at_strike else COMBAT_TARGET]
    if now.s.troop[a] < 0 or now.s.troop[t] < 0:
        return ""
    return word("why-battle", now.lang, {"unit": now.called(a), "target": now.called(t)})


# -- before the first turn ---------------------------------------------------------------------------------------------


def _council(now: BattleloreQuestion) -> Words:
    """The levels given out so far, and the heroes who still lack a Lore Master of their class."""
    s, side = now.s, now.frame(COUNCIL_SIDE)
    levels = Counter(s.piles[SEATS + side])
    placed = ", ".join(f"{name('master', MASTERS[m], now.lang)} {levels[m]}" for m in sorted(levels))
    # A sheet without a class yet is filled in at the academy, before any council.
    sheets = (sheet for sheet in s.game_terms.heroes[2 * side : 2 * side + 2] if sheet and sheet.troop != BLANK)
    lacking = [
        word("why-council-hero", now.lang, {"hero": sheet.name, "master": name("master", MASTERS[m], now.lang)})
        for sheet in sheets
        if not levels[m := class_of(sheet.troop)]
    ]
    return {"placed": placed, "heroes": " ".join(lacking), "lacking": len(lacking)}


def _lowered(now: BattleloreQuestion) -> Words:
    s, side = now.s, now.frame(COUNCIL_SIDE)
    return {"n": sum(s.game_terms.seats[side]) - len(s.piles[SEATS + side]), "of": excess(s, side)}


def _landmark(now: BattleloreQuestion) -> Words:
    master = now.frame(LANDMARK_MASTER)
    text = about("land", LAND_IDS[LAND_MASTER.index(master)], now.lang)
    return {"text": text, "master": name("master", MASTERS[master], now.lang)}


def _reserves(now: BattleloreQuestion) -> Words:
    return {"n": len(now.s.piles[RESERVES + now.side])}


def _present(now: BattleloreQuestion) -> Words:
    return {"n": len(now.s.piles[HAUL])}


# -- lore --------------------------------------------------------------------------------------------------------------


def _lore(now: BattleloreQuestion) -> Words:
    """The lore tokens of the asked side, its lore cards, and how many it may hold."""
    s, side = now.s, now.side
    return {"tokens": s.goblets[side], "n": len(s.piles[LORE_HAND + side]), "limit": hand_limit(s, side)}


def _trimmed(now: BattleloreQuestion) -> Words:
    words = _lore(now)
    return {**words, "over": int(words["n"]) - int(words["limit"])}


def _moment(now: BattleloreQuestion) -> Words:
    found = window(now.s, frames(now.s))
    return {"moment": word(f"window-{found['kind']}", now.lang) if found is not None else "", **_lore(now)}


def _picked(now: BattleloreQuestion) -> Words:
    """How many units the card has been aimed at, of how many."""
    s = now.s
    played, where = now.frame(CARD_PICKING), now.frame(PICKING_ABOUT)
    side, card = side_playing(played), card_played(played)
    pick = PICKS[card]
    most = pick.most(s, power(s, side, card), first_about(where), second_about(where)) if pick is not None else 0
    return {"n": how_many_aimed(now.frame(UNITS_CHOSEN)), "of": most}


def _chained(now: BattleloreQuestion) -> Words:
    n = how_many_aimed(max(0, now.frame(UNITS_STRUCK)))
    return {"n": n, "of": of(now.s, now.side, "chain_lightning")}


def _assault(now: BattleloreQuestion) -> Words:
    n = max(0, now.frame(SECTIONS_CHOSEN)).bit_count()
    return {"n": n, "of": of(now.s, now.side, "assault")}


def _mist(now: BattleloreQuestion) -> Words:
    return {"n": max(0, now.frame(HEXES_IN_MIST)), "of": of(now.s, now.side, "wall_of_mist")}


# -- turns -------------------------------------------------------------------------------------------------------------


def _command(now: BattleloreQuestion) -> Words:
    s, side = now.s, now.side
    banners = {"n": s.banners[side], "m": s.banners[1 - side], "of": s.game_terms.needed}
    return {"enemy": side_name(1 - side, now.lang, now.people), "cards": len(s.piles[HAND + side]), **banners}


def _orders(now: BattleloreQuestion) -> Words:
    """How many orders have been given, of how many; 0 where the card has no number of them."""
    of_card = sum(now.s.budget)
    return {"n": now.s.ordered.bit_count(), "of": of_card if of_card < EVERYBODY else 0}


def _moved(now: BattleloreQuestion) -> Words:
    s = now.s
    return {"n": (s.ordered & s.moved).bit_count(), "of": (s.ordered & s.alive).bit_count()}


def _battled(now: BattleloreQuestion) -> Words:
    s = now.s
    return {"n": (s.ordered & s.battled).bit_count(), "of": (s.ordered & s.alive).bit_count()}


def _drawn(now: BattleloreQuestion) -> Words:
    return {"n": len(now.s.piles[LOOKED])}


def _lore_die(now: BattleloreQuestion) -> Words:
    return {"n": now.frame(DICE_DONE), "of": len(now.s.dice)}


# -- battles -----------------------------------------------------------------------------------------------------------


def _flags(now: BattleloreQuestion) -> Words:
    return {"n": now.frame(FLAGS_AGAINST)}


def _retreat(now: BattleloreQuestion) -> Words:
    return {"n": max(0, now.frame(HEXES_TO_RETREAT))}


def _sides(now: BattleloreQuestion) -> Words:
    """The two units of the combat whose frame asks."""
    return {"unit": now.called(now.frame(COMBAT_ATTACKER)), "target": now.called(now.frame(COMBAT_TARGET))}


def _reroll(now: BattleloreQuestion) -> Words:
    n = now.frame(DICE_SET_ASIDE)
    return {"n": n, "of": amount(now.s, X_REROLL, now.frame(ROLL_ATTACKER))}


def _run(now: BattleloreQuestion) -> Words:
    return {**hero_in(RUNNING_HERO)(now), "n": now.frame(HEXES_RUN), "of": FARTHEST}


def _test(now: BattleloreQuestion) -> Words:
    return {**hero_in(TESTED_HERO)(now), "n": max(1, now.frame(TEST_DICE_LEFT))}


def _followers(now: BattleloreQuestion) -> Words:
    return {"n": now.frame(UNITS_FOLLOWING).bit_count(), "of": FOLLOWERS}


def _symbols(now: BattleloreQuestion) -> Words:
    return {"n": len(now.game.state.options) - 1}


# -- careers -----------------------------------------------------------------------------------------------------------


def _career(argument: int) -> Tell:
    """What the hero has whom an argument of the frame names."""

    def tell(now: BattleloreQuestion) -> Words:
        h = now.frame(argument)
        n = hero_number(h)
        has = {"treasure": now.s.treasure[n], "experience": now.s.experience[n], "n": len(owned(now.s, h))}
        return {"hero": hero_names(now.s)[h], **has, "most": OWNED_MOST, "price": PRICE, "level": LEVEL_PRICE}

    return tell


def _draws(now: BattleloreQuestion) -> Words:
    return {**_career(DRAWING_HERO)(now), "draws": now.frame(DRAWS)}


def _haul(now: BattleloreQuestion) -> Words:
    return {**_career(DRAWING_HERO)(now), "n": len(now.s.piles[HAUL])}


FACTS: Final[Mapping[str, Tell]] = {
    "ask_level": _council,
    "ask_lowered": _lowered,
    "ask_landmark": _landmark,
    "ask_called": _reserves,
    "ask_muster": _reserves,
    "ask_deployed": hero_in(HERO_COMING),
    "ask_present": _present,
    "trim": _trimmed,
    "ask_supply": _lore,
    "ask_window": _moment,
    **dict.fromkeys(("begin_card", "ask_company", "ask_answer", "ask_mirror", "ask_toll"), _lore),
    "ask_pick": _picked,
    "ask_chained": _chained,
    "ask_assault": _assault,
    "ask_mist": _mist,
    **dict.fromkeys(("ask_command", "ask_capture"), _command),
    "ask_order": _orders,
    "ask_mover": _moved,
    "ask_battler": _battled,
    "ask_kept_command": _drawn,
    "lore_order": _lore_die,
    "ask_ignored": _flags,
    **dict.fromkeys(("ask_retreat", "go_on_retreating"), _retreat),
    **dict.fromkeys(("ask_back", "ask_ground", "ask_further", "ask_bonus"), _sides),
    "ask_reroll": _reroll,
    **dict.fromkeys(("ask_run", "ran"), _run),
    **dict.fromkeys(("begin_test", "read_test", "after_test"), _test),
    **dict.fromkeys(("begin_search", "look_into_chest"), hero_in(SEARCHING_HERO)),
    "ask_follower": _followers,
    "ask_hurl": _symbols,
    "ask_portal": unit_in(TRAVELLER),
    **dict.fromkeys(("ask_first_portal", "ask_second_portal"), unit_in(TRAVELLER_NOW)),
    "ask_lit_way": unit_in(UNIT_IN_LIGHT),
    **dict.fromkeys(
        ("ask_horn", "ask_lit", "ask_lucky_die", "ask_blood", "ask_discarded"),
        hero_in(HERO_WHO_USES),
    ),
    "ask_bought": _career(BUYING_HERO),
    "ask_room": _career(BUYING_HERO),
    "ask_doctor": _career(DRAWING_HERO),
    "ask_exchange": _draws,
    "ask_haul": _haul,
    "ask_limit": _career(DRAWING_HERO),
    "drew_artifact": _career(REWARDED_HERO),
    "ask_level_up": _career(RISING_HERO),
}
"""By the question, beside what its own sentence names; one without facts has a sentence that is always the same."""
