"""A view of a Combat as plain data with readable names, for browsers, bots in other languages and people."""

from __future__ import annotations

from banneret.heroes.box.obstacles import OBSTACLE_IDS
from banneret.heroes.combat.ai.piles import NO_SPELL, ai_side, card_in, round_in, spell_in
from banneret.heroes.combat.hex.effect_tokens import FOR_GOOD, damage_of, first_hex, last_round, second_hex
from banneret.heroes.combat.hex.obstacles import covered, laid_hex, laid_token, laid_turn
from banneret.heroes.combat.morale.held import MORALE_DECK, MORALE_DISCARDS, MORALE_HELD, MORALE_SEEN
from banneret.heroes.combat.order import initiative, order_of_round
from banneret.heroes.combat.placement import units_in
from banneret.heroes.geometry.combat_board import SPACE_NAMES, spaces_in
from banneret.heroes.state import battle as B
from banneret.heroes.state import pile_numbers, terms
from banneret.heroes.state.answers_combat import Keys
from banneret.heroes.state.battle import Battle, store
from banneret.heroes.tables.ai_cards import (
    AI_BOX,
    AI_CARD_IDS,
    AI_DECK,
    AI_DISCARDS,
    AI_LAID,
    AI_SEEN,
    AI_SKILL,
    AI_TYPE,
    AI_TYPES,
    AI_WAITING,
    ai_kind,
    is_ai_card,
    laid_card,
    laid_unit,
)
from banneret.heroes.tables.luck import lucks_in_force
from banneret.heroes.tables.morale import MORALE_IDS, morale_kind
from banneret.heroes.tables.units_and_cards import (
    ATTACK_VALUE,
    CARD_IDS,
    DEFENSE_VALUE,
    HP,
    PLAIN,
    S_ATTACK,
    S_DEFENSE,
    S_HP,
    TYPE,
    UNIT_IDS,
    is_pack,
    kind_of,
)
from banneret.heroes.view.combat import AI_BLANK, BLANK

TYPE_NAMES = ("ground", "flying", "ranged")
SIDE_NAMES = ("attacker", "defender")
LASTING_PILES = (pile_numbers.LASTING, pile_numbers.LASTING_ROUND, pile_numbers.LASTING_NEXT, pile_numbers.RETURNING)
OUTCOMES = ("undecided", "victory", "retreat", "surrender", "fled", "time_up", "drawn")


def describe(v: Battle, seat: int, keys: Keys) -> dict[str, object]:
    """Everything in a view, in words and numbers."""
    described: dict[str, object] = {
        "seat": seat,
        "round": v.round,
        "active": v.active,
        "units": [describe_unit(v, u) for u in units_in(v.alive)],
        "order": order_of_round(v),
        "walls": [SPACE_NAMES[x] for x in spaces_in(v.walls)],
        "gate": [SPACE_NAMES[x] for x in spaces_in(v.gate)],
        "sides": [describe_side(v, side) for side in (0, 1)],
        "movement": v.movement,
        "dice": list(v.dice),
        "outcome": OUTCOMES[v.outcome],
        "winner": v.winner,
        "asked": v.seat,
        "kind": v.kind,
        "options": [keys.key(v.kind, o) for o in v.options],
        "returns": list(v.returns),
    }
    if v.terms.hexes:
        described |= describe_field(v)
    if v.terms.rules & terms.R_MORALE_DECKS:
        described["morale_decks"] = describe_morale(v)
    if v.piles[AI_BOX]:
        described["ai"] = describe_ai(v)
    return described


def describe_field(v: Battle) -> dict[str, object]:
    """What there is on the hex battlefield only."""
    zones = [None if v.zone < 0 else ("left", "right")[v.zone != side] for side in (0, 1)]
    return {
        "board": "hex",
        "obstacles": [
            {
                "token": OBSTACLE_IDS[laid_token(laid)],
                "turn": laid_turn(laid),
                "at": SPACE_NAMES[laid_hex(laid)],
                "hexes": [SPACE_NAMES[x] for x in spaces_in(covered(laid))],
            }
            for laid in v.laid
        ],
        "effects": [
            {
                "token": "fire_wall" if damage_of(token) else "force_field",
                "hexes": sorted({SPACE_NAMES[first_hex(token)], SPACE_NAMES[second_hex(token)]}),
                "damage": damage_of(token),
                "until": None if last_round(token) == FOR_GOOD else last_round(token),
            }
            for token in v.conjured
        ],
        "initiative_token": v.token,
        "zones": zones,
    }


def describe_morale(v: Battle) -> dict[str, object]:
    """How many cards the two Morale decks hold, and what lies on their discard piles."""
    told: dict[str, object] = {}
    for n, name in enumerate(("positive", "negative")):
        # What somebody else looks at is counted in the deck of a view.
        away = sum(pile.count(BLANK) for pile in v.piles[MORALE_SEEN : MORALE_SEEN + 2]) if n == 0 else 0
        told[name] = {
            "cards": len(v.piles[MORALE_DECK + n]) - away,
            "discards": morale_names(v.piles[MORALE_DISCARDS + n]),
        }
    return told


def morale_names(cards: tuple[int, ...]) -> list[str]:
    """Morale cards by their ids."""
    return [MORALE_IDS[morale_kind(card)] for card in cards if card >= 0]


def describe_ai(v: Battle) -> dict[str, object]:
    """What lies open of an AI Hero's cards; its spells are the cards of its side."""
    seen = list(v.piles[AI_SEEN])
    types = [AI_BLANK - card if card < 0 else AI_TYPE[ai_kind(card)] for card in v.piles[AI_DECK]]
    return {
        "side": ai_side(v),
        "deck": {name: types.count(kind) for kind, name in enumerate(AI_TYPES)},
        "seen_in_deck": [any_card(card) for card in seen],
        "discard": [any_card(card) for card in v.piles[AI_DISCARDS]],
        "waiting": [describe_waiting(entry) for entry in v.piles[AI_WAITING]],
        "laid": [{"number": laid_unit(entry), "card": any_card(laid_card(entry))} for entry in v.piles[AI_LAID]],
        "skill": [CARD_IDS[card] for card in v.piles[AI_SKILL]],
    }


def describe_waiting(entry: int) -> dict[str, object]:
    """An AI card that waits, the spell it drew, and the round it was put off in, if any."""
    spell = spell_in(entry)
    return {
        "card": any_card(card_in(entry)),
        "spell": "" if spell == NO_SPELL else CARD_IDS[spell],
        "put_off_in": round_in(entry),
    }


def any_card(card: int) -> str:
    """The id of a card, an AI card or another."""
    return AI_CARD_IDS[ai_kind(card)] if is_ai_card(card) else CARD_IDS[card]


def describe_unit(v: Battle, u: int) -> dict[str, object]:
    """One unit with what it has now, modifiers included."""
    row = v.row[u]
    bit = 1 << u
    return {
        "number": u,
        "side": B.SIDE_OF[u],
        "unit": UNIT_IDS[kind_of(row)],
        "pack": is_pack(row),
        "space": SPACE_NAMES[v.pos[u]],
        "type": TYPE_NAMES[TYPE[row]],
        "attack": ATTACK_VALUE[row] + v.mod[S_ATTACK * B.UNITS + u],
        "defense": DEFENSE_VALUE[row] + v.mod[S_DEFENSE * B.UNITS + u],
        "initiative": initiative(v, u),
        "hp": HP[row] + v.mod[S_HP * B.UNITS + u],
        "damage": v.damage[u],
        "acted": bool(v.acted & bit),
        "retaliated": bool(v.retaliated & bit),
        "defense_token": bool(v.guarded & bit),
        "paralysed": bool(v.frozen & bit),
        "silenced": row >= PLAIN[0],
        "warded": bool(v.warded & bit),
    }


def describe_side(v: Battle, side: int) -> dict[str, object]:
    """What a side has besides its units on the board; cards of a hidden hand are only counted."""
    hand = v.piles[pile_numbers.HAND + side]
    return {
        "side": SIDE_NAMES[side],
        "hand": [CARD_IDS[card] for card in hand if card >= 0],
        "hand_size": len(hand),
        "deck": [CARD_IDS[card] for card in v.piles[pile_numbers.DECK + side]],
        "discard": [CARD_IDS[card] for card in v.piles[pile_numbers.DISCARDS + side]],
        "reserve": [named(row) for row in v.piles[pile_numbers.RESERVE + side]],
        "lost": [named(row) for row in v.piles[pile_numbers.LOST + side]],
        "gold": v.stores[store(side, B.GOLD_R)],
        "building_materials": v.stores[store(side, B.MATERIALS)],
        "valuables": v.stores[store(side, B.VALUABLES)],
        "expert": v.expert[side],
        "spells": v.spells[side],
        "lasting": [CARD_IDS[card] for pile in LASTING_PILES for card in v.piles[pile + side]],
        "in_play": [
            CARD_IDS[card] for card in v.piles[pile_numbers.IN_PLAY + side] + v.piles[pile_numbers.IN_USE + side]
        ],
        "on_units": [CARD_IDS[card] for card in v.piles[pile_numbers.ON_UNITS + side]],
        "aside": [CARD_IDS[card] for card in v.piles[pile_numbers.ASIDE + side] if card >= 0],
        "removed": [CARD_IDS[card] for card in v.piles[pile_numbers.REMOVED + side]],
        "morale": bool(v.morale >> side & 1),
        "negative_morale": bool(v.marks >> side & 1),
        "morale_cards": morale_names(v.piles[MORALE_HELD + side]),
        "morale_seen": morale_names(v.piles[MORALE_SEEN + side]),
        "luck": lucks_in_force(v.luck[side]),
        "shackled": bool(v.marks >> (B.SHACKLED + side) & 1),
    }


def named(row: int) -> str:
    """A unit id, with a plus for the Pack side."""
    return UNIT_IDS[kind_of(row)] + "+" * is_pack(row)
