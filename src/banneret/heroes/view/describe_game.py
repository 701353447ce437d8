"""A view of a whole game as plain data with readable names, for browsers, bots in other languages and people."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from banneret.heroes.adventure.ai_heroes.combat import AI_DISBAND, ai_in
from banneret.heroes.adventure.map.discovering import SPOT_CHOSEN, TILE_DRAWN
from banneret.heroes.adventure.map.entering import ATTACKED_FIELD, FIGHT, disband
from banneret.heroes.adventure.map.hidden_tiles import hidden_group
from banneret.heroes.adventure.map.land import guard
from banneret.heroes.adventure.map.turning_tiles import SPOT_TURNED, TILE_TURNED
from banneret.heroes.adventure.seating import hand_limit, level_of, pile_of
from banneret.heroes.box.map_and_towns import BUILDINGS, GROUPS
from banneret.heroes.combat.morale.held import MORALE_HELD
from banneret.heroes.game.map_building import BUILDING_SPOT, TILE_IN_HAND
from banneret.heroes.game.setup import PLAYERS_DONE, start_spot
from banneret.heroes.geometry.map_grid import field_name, field_on, fields_in, middle_of, spot_name
from banneret.heroes.state import pile_numbers, whole_game
from banneret.heroes.state.ai_heroes import AI_AND_ROLE, FOUGHT_FOR
from banneret.heroes.state.answers_combat import Keys
from banneret.heroes.state.answers_map import ROTATE
from banneret.heroes.state.battle import DOOMED
from banneret.heroes.state.chance_outcomes import proclamation_on
from banneret.heroes.state.hero_numbers import heroes_of
from banneret.heroes.state.packed_ints import reward_field, reward_resource
from banneret.heroes.state.pile_numbers import ASIDE, DISCARDS, HAND, NEUTRAL_DECK, NEUTRAL_DISCARDS, ON_UNITS, REMOVED
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import (
    LOCATION_IDS,
    RESOURCE_IDS,
    TILE_FACTION,
    TILE_IDS,
    TURNED_LOCATION,
    rotation_of,
    tile_of,
    turned_on,
)
from banneret.heroes.tables.towns_and_heroes import BUILDING_NAMES, HERO_IDS, KINDS_OF_BUILDING, PROCLAMATION_IDS
from banneret.heroes.tables.units_and_cards import CARD_IDS, FACTION_IDS
from banneret.heroes.view.describe_ai_heroes import describe_ai, describe_ai_flags
from banneret.heroes.view.describe_combat import describe, describe_morale, morale_names, named
from banneret.heroes.view.describe_scenario import describe_goals, describe_scenario_state
from banneret.heroes.view.game import places_of, units_pile
from banneret.kernel.keys import verb
from banneret.kernel.sequence import at, question_of
from banneret.kernel.state import FRAME_LENGTH, NEXT_STEP

TOKENS: Final = ("build", "population", "spell_book")
DECKS: Final = ("ability", "artifact", "spell")
TIERS: Final = ("bronze", "silver", "gold", "azure")
_MORALE: Final = {whole_game.POSITIVE: "positive", whole_game.NEGATIVE: "negative"}


def describe_whole_game(v: WholeGame, seat: int, keys: Keys) -> dict[str, object]:
    """Everything in a view, in words and numbers. What a Combat in progress shows is under `combat`.

    Rules: H3-GEN-09.
    """
    return {
        "seat": seat,
        "scenario": v.game_terms.scenario.id,
        "mode": v.game_terms.scenario.mode,
        "round": v.game_round,
        "rounds": v.game_terms.round_limit,
        "first": v.first,
        "turn": v.turn,
        "proclaimed": PROCLAMATION_IDS[v.proclaimed] if v.proclaimed >= 0 else None,
        "astrologers": len(v.piles[pile_numbers.ASTROLOGERS]),
        "astrologers_discards": [
            PROCLAMATION_IDS[proclamation_on(card)] for card in v.piles[pile_numbers.ASTROLOGERS_DISCARDS]
        ],
        "players": [describe_player(v, player) for player in range(v.game_terms.players)],
        "tiles": [describe_tile(v, spot) for spot, lies in enumerate(v.land) if lies != whole_game.NO_TILE],
        "decks": {
            name: {
                "cards": cards_left(v, n),
                "discards": [CARD_IDS[card] for card in v.piles[pile_numbers.SHARED_DISCARDS + n]],
            }
            for n, name in enumerate(DECKS)
        },
        "neutral_decks": {
            tier: {
                "cards": len(v.piles[NEUTRAL_DECK + n]),
                "discards": [named(row) for row in v.piles[NEUTRAL_DISCARDS + n]],
            }
            for n, tier in enumerate(TIERS)
        },
        "looked": [CARD_IDS[card] for card in v.piles[pile_numbers.LOOKED] if card >= 0],
        "looking": len(v.piles[pile_numbers.LOOKED]),
        "morale_decks": describe_morale(v) if v.terms.rules & R_MORALE_DECKS else None,
        "spread": [CARD_IDS[card] for card in v.piles[pile_numbers.SPREAD]],
        "offered": [named(row) for row in v.piles[pile_numbers.OFFERED]],
        "dice": [keys.key(0, face) for face in v.rolled],
        "grail": v.grail,
        "goals": describe_goals(v, v.game_terms.scenario.victory),
        "defeats": describe_goals(v, v.game_terms.scenario.defeat),
        "scenario_state": describe_scenario_state(v),
        "ai": describe_ai(v),
        "ai_flags": describe_ai_flags(v),
        "asked": v.seat,
        "kind": v.kind,
        "options": [keys.key(v.kind, o) for o in v.options],
        "returns": list(v.returns),
        "turning": describe_turning(v),
        "combat": describe_combat(v, seat, keys) if v.base else None,
    }


def describe_combat(v: WholeGame, seat: int, keys: Keys) -> dict[str, object]:
    """A Combat in progress, with the players on its two sides; the second steers the guards, -1 where nobody does."""
    return {
        **describe(v, seat, keys),
        "players": list(v.who),
        "guards": v.terms.field if v.terms.neutral else 0,
        "place": combat_place(v),
        "ai_hero": combat_ai(v),
    }


def combat_place(v: WholeGame) -> str:
    """The field that is fought for; empty for the final battle."""
    step, end = step_after_combat(v), v.base - FRAME_LENGTH
    if step == AI_DISBAND:
        return field_name(v.stack[end + FOUGHT_FOR])
    return field_name(v.stack[end + ATTACKED_FIELD]) if step == at(FIGHT, disband) else ""


def combat_ai(v: WholeGame) -> str | None:
    """The AI hero who fights, or nothing."""
    if step_after_combat(v) != AI_DISBAND:
        return None
    return v.game_terms.ai[ai_in(v.stack[v.base - FRAME_LENGTH + AI_AND_ROLE])].id


def step_after_combat(v: WholeGame) -> int:
    """The step to which the Combat returns; a game that has ended in one has nothing left to return to."""
    end = v.base - FRAME_LENGTH
    return v.stack[end + NEXT_STEP] if len(v.stack) >= end else -1


def describe_turning(v: WholeGame) -> dict[str, object] | None:
    """The tile somebody is asked to turn, with its spot; None where no tile is in hand."""
    if v.seat < 0 or not v.options or verb(v.options[0]) != ROTATE:
        return None
    question = question_of(v.step)
    if question == "ask_start_tile":
        spot, tile = start_spot(v, v.stack[PLAYERS_DONE]), TILE_FACTION.index(v.faction[v.seat])
    elif question == "ask_building_way":
        spot, tile = v.stack[BUILDING_SPOT], v.stack[TILE_IN_HAND]
    elif question == "ask_turn_way":
        spot, tile = v.stack[SPOT_TURNED], v.stack[TILE_TURNED]
    else:
        # To discover a tile and to lay one are asked alike.
        spot, tile = v.stack[SPOT_CHOSEN], v.stack[TILE_DRAWN]
    return {"at": spot_name(spot), "tile": TILE_IDS[tile]}


def cards_left(v: WholeGame, deck: int) -> int:
    """How many cards a shared deck holds. A view counts there, too, those cards from it that others hold in secret."""
    away = v.piles[pile_numbers.LOOKED].count(whole_game.FROM_DECK - deck)
    for player in range(v.game_terms.players):
        away += v.piles[places_of(v, player)[2]].count(whole_game.FROM_DECK - deck)
    return len(v.piles[pile_numbers.SHARED_DECK + deck]) - away


def describe_player(v: WholeGame, player: int) -> dict[str, object]:
    """What a seat may know of a player."""
    hand, deck, secret, _ = places_of(v, player)
    side = v.who.index(player) if player in v.who else -1
    spirit = v.spirit[player]
    if side >= 0:
        spirit = seated_morale(v, side)
    stores = v.stores[3 * side : 3 * side + 3] if side >= 0 else tuple(v.purse[3 * player : 3 * player + 3])
    place = KINDS_OF_BUILDING * max(0, v.faction[player])
    own = [(DISCARDS, pile_numbers.P_DISCARDS), (REMOVED, pile_numbers.P_REMOVED), (ON_UNITS, pile_numbers.P_ON_UNITS)]
    aside = side >= 0 and hand != HAND + side
    piles = [
        v.piles[pile_of(of_player, player) if side < 0 or (aside and of_side == DISCARDS) else of_side + side]
        for of_side, of_player in own
    ]
    return {
        "player": player,
        "team": v.game_terms.team[player],
        "faction": FACTION_IDS[v.faction[player]] if v.faction[player] >= 0 else None,
        "hero": HERO_IDS[v.hero[player]] if v.hero[player] >= 0 else None,
        "out": bool(v.out >> player & 1),
        "level": level_of(v, player),
        "experience": v.experience[player],
        "hand_limit": hand_limit(v, player),
        "hand": [CARD_IDS[card] for card in v.piles[hand] if card >= 0],
        "hand_size": len(v.piles[hand]),
        "deck": [CARD_IDS[card] for card in v.piles[deck] if card >= 0],
        "secret": len(v.piles[secret]),
        "discard": [CARD_IDS[card] for card in piles[0]],
        "removed": [CARD_IDS[card] for card in piles[1]],
        "on_units": [CARD_IDS[card] for card in piles[2]],
        "aside": [CARD_IDS[card] for card in v.piles[ASIDE + side] if card >= 0] if side >= 0 else [],
        "ongoing": [CARD_IDS[card] for card in v.piles[pile_of(pile_numbers.P_ONGOING, player)]],
        "units": [named(row) for row in v.piles[units_pile(v, player)] if row >= 0],
        "unit_cards": len(v.piles[units_pile(v, player)]),
        "resources": dict(zip(RESOURCE_IDS, stores, strict=True)),
        "income": dict(zip(RESOURCE_IDS, v.income[3 * player : 3 * player + 3], strict=True)),
        "morale": _MORALE.get(spirit & whole_game.MORALE_BITS),
        "doomed": bool(spirit & whole_game.HAND_LOST),
        "morale_cards": morale_names(
            v.piles[MORALE_HELD + side if side >= 0 else pile_of(pile_numbers.P_MORALE, player)]
        ),
        "buildings": [
            BUILDING_NAMES[place + kind] for kind in range(KINDS_OF_BUILDING) if v.buildings[player] >> kind & 1
        ],
        "building_kinds": [kind for n, kind in enumerate(BUILDINGS) if v.buildings[player] >> n & 1],
        "used_tokens": [token for n, token in enumerate(TOKENS) if v.tokens[player] >> n & 1],
        "town": field_name(v.town_at[player]) if v.town_at[player] >= 0 else None,
        "heroes": [
            {"field": field_name(v.hero_at[h]), "movement": v.mp[h], "last": field_name(v.last[h])}
            if v.hero_at[h] >= 0
            else None
            for h in heroes_of(player)
        ],
        "flags": [field_name(field) for field in fields_in(v.owned[player])],
        "cubes": list(v.cubes[v.game_terms.players * player : v.game_terms.players * (player + 1)]),
        "pool": v.pool[player] + len(v.pool_known[player]),
        "homeless_since": v.homeless[player],
        "expert_left": v.expert[side] if side >= 0 else None,
    }


def seated_morale(v: WholeGame, side: int) -> int:
    """The morale of a player who is seated, in the bits of `WholeGame.spirit`."""
    positive = whole_game.POSITIVE if v.morale >> side & 1 else 0
    negative = whole_game.NEGATIVE if v.marks >> side & 1 else 0
    return positive | negative | (whole_game.HAND_LOST if v.marks >> (DOOMED + side) & 1 else 0)


def describe_tile(v: WholeGame, spot: int) -> dict[str, object]:
    """A tile with its fields; of a face-down one only what its back shows."""
    lies = v.land[spot]
    if lies < whole_game.NO_TILE:
        return {"at": spot_name(spot), "tile": None, "kind": GROUPS[v.game_terms.groups[hidden_group(lies)].kind]}
    return {
        "at": spot_name(spot),
        "tile": TILE_IDS[tile_of(lies)],
        "rotation": rotation_of(lies),
        "fields": describe_fields(v, spot),
    }


def describe_fields(v: WholeGame, spot: int) -> list[dict[str, object]]:
    """What is on the fields of a face-up tile; the same list as before if nothing has changed there.

    The sets of all fields are cut down to these seven first.
    """
    first = middle_of(spot)
    return _fields(
        spot,
        v.land[spot],
        tuple([fields >> first & 127 for fields in v.owned]),
        v.black >> first & 127,
        tuple([guard(v, field) for field in range(first, first + 7)]),
        tuple([reward for reward in v.rewards if first <= reward_field(reward) < first + 7]),
        tuple([(h, at) for h, at in enumerate(v.hero_at) if first <= at < first + 7]),
    )


@lru_cache(2048)
def _fields(
    spot: int,
    lies: int,
    owned: tuple[int, ...],
    black: int,
    guards: tuple[int, ...],
    rewards: tuple[int, ...],
    heroes: tuple[tuple[int, int], ...],
) -> list[dict[str, object]]:
    tokens = {reward_field(reward): RESOURCE_IDS[reward_resource(reward)] for reward in reversed(rewards)}
    described: list[dict[str, object]] = []
    for d in range(7):
        field = field_on(spot, d)
        flags = [player for player, fields in enumerate(owned) if fields >> d & 1]
        described.append(
            {
                "field": field_name(field),
                "location": LOCATION_IDS[TURNED_LOCATION[turned_on(lies, d)]],
                "guard": guards[d],
                "owner": flags[0] if flags else None,
                "flags": flags,
                "black_cube": bool(black >> d & 1),
                "token": tokens.get(field),
                "heroes": [h for h, at in heroes if at == field],
            }
        )
    return described
