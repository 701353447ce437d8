"""The map: tiles, heroes, cards, resources and buildings where a test wants them, and what is to be seen of them."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, Self, cast

from banneret.heroes.adventure.map.land import open_around
from banneret.heroes.adventure.seating import act_as, pile_of
from banneret.heroes.box.map_and_towns import BUILDINGS
from banneret.heroes.geometry.map_grid import FIELDS, NEXT, field_name, spot_at
from banneret.heroes.state.game_terms import GameTerms
from banneret.heroes.state.pile_numbers import (
    DECK,
    DISCARDS,
    HAND,
    P_DECK,
    P_DISCARDS,
    P_HAND,
    P_UNITS,
    RESERVE,
    SHARED_DECK,
    SHARED_DISCARDS,
)
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import LOCATION_IDS, RESOURCE_IDS, TILE_IDS
from banneret.heroes.tables.units_and_cards import CARD_NUMBER, UNIT_NUMBER
from banneret.kernel.kinds import K_DRAW, K_LAND, K_ROLL
from tests.heroes.builder.chance import Luck
from tests.heroes.builder.combat import Combats

FIELD = {field_name(field): field for field in range(FIELDS)}
HERE = (1, 0)
"""Where `door` lays its tile."""


class OnMap(Combats):
    """Laying out the map of a whole game. What is put in place in a turn is offered after `ask_again`."""

    def luck(
        self,
        *,
        dice: Iterable[int] = (),
        rolls: Iterable[str] = (),
        draws: Iterable[str] = (),
        lands: Iterable[str] = (),
        strict: bool = False,
    ) -> Self:
        """Script what comes next: Attack `dice`, or dice by key (`rolls`), cards drawn, units and tiles (`lands`).

        `luck(game, dice=[1, 0], rolls=["resource:6_gold"], draws=["haste"], lands=["unit:neutral_boars", "tile:f1"])`
        """
        streams = cast(Luck, self.streams)
        streams.keys[K_ROLL] += [f"die:{n:+d}" if n else "die:0" for n in dice]
        streams.keys[K_ROLL] += list(rolls)
        streams.keys[K_DRAW] += [f"draw:{card}" if ":" not in card else card for card in draws]
        streams.keys[K_LAND] += list(lands)
        streams.strict = strict
        return self

    @property
    def position(self) -> WholeGame:
        """The position, to put things in place."""
        state = self.state
        assert isinstance(state, WholeGame)
        return state

    def own_match(self) -> GameTerms:
        """The GameTerms of this game alone, to be changed: others of the same set-up share one."""
        state = self.position
        state.game_terms = copy(state.game_terms)
        return state.game_terms

    def ask_again(self) -> Self:
        """Let the game look again for what it offers, after something was put in place in the active player's turn."""
        state = self.position
        act_as(state, state.turn)
        from banneret.heroes.game.turn import ASK_TURN

        state.unwind(8)
        state.goto(ASK_TURN)
        state.seat = -1
        state.run()
        return self

    def give(self, player: int, *, gold: int = 0, materials: int = 0, valuables: int = 0) -> None:
        """Let a player have exactly these resources."""
        state = self.position
        seated = state.who[0]
        act_as(state, player)
        state.stores = (gold, materials, valuables, *state.stores[3:])
        act_as(state, seated)

    def deal(
        self,
        player: int,
        *,
        hand: Iterable[str] | None = None,
        deck: Iterable[str] | None = None,
        discards: Iterable[str] | None = None,
    ) -> None:
        """Let a player have exactly these cards in hand, deck and discard pile (the top card last)."""
        state = self.position
        seated = state.who[0]
        act_as(state, player)
        if hand is not None:
            state.piles[HAND] = tuple(sorted(CARD_NUMBER[card] for card in hand))
        if deck is not None:
            state.piles[DECK] = tuple(sorted(CARD_NUMBER[card] for card in deck))
        if discards is not None:
            state.piles[DISCARDS] = tuple(CARD_NUMBER[card] for card in discards)
        from banneret.heroes.combat.cards.hands import refresh

        refresh(state, 0)
        act_as(state, seated)

    def stack_deck(self, deck: str, cards: Iterable[str] | None = None, discards: Iterable[str] | None = None) -> None:
        """Let a shared deck (ability, artifact, spell) and its discard pile hold exactly these cards."""
        n = ("ability", "artifact", "spell").index(deck)
        state = self.position
        if cards is not None:
            state.piles[SHARED_DECK + n] = tuple(sorted(CARD_NUMBER[card] for card in cards))
        if discards is not None:
            state.piles[SHARED_DISCARDS + n] = tuple(CARD_NUMBER[card] for card in discards)

    def army(self, player: int, *units: str) -> None:
        """Let a player's unit deck hold exactly these units, a plus marking the Pack side."""
        state = self.position
        rows = tuple(sorted(2 * UNIT_NUMBER[unit.rstrip("+")] + unit.endswith("+") for unit in units))
        if player in state.who:
            state.piles[RESERVE + state.who.index(player)] = rows
        else:
            state.piles[pile_of(P_UNITS, player)] = rows

    def build(self, player: int, *kinds: str) -> None:
        """Let a player have exactly these kinds of building (city_hall, citadel, mage_guild, dwelling_bronze...)."""
        self.position.buildings[player] = sum(1 << BUILDINGS.index(kind) for kind in kinds)

    def lay(self, at: tuple[int, int], tile: str, rotation: int = 0) -> None:
        """Lay a tile face up on a spot, over whatever is there."""
        self.position.land[spot_at(*at)] = 6 * TILE_IDS.index(tile) + rotation

    def stand(self, player: int, field: str, *, secondary: bool = False, mp: int | None = None) -> None:
        """Put a hero on a field, as if it had visited it last."""
        state = self.position
        h = 2 * player + secondary
        state.hero_at[h] = state.last[h] = FIELD[field]
        if mp is not None:
            state.mp[h] = mp

    def own(self, player: int, *fields: str) -> None:
        """Let a player's cubes lie on these fields besides their own Town, without any income from them."""
        state = self.position
        mask = sum(1 << FIELD[field] for field in fields)
        state.owned = tuple((held | mask if n == player else held & ~mask) for n, held in enumerate(state.owned))
        state.ever |= mask
        state.beaten |= mask

    def level(self, player: int, experience: int) -> None:
        """Let a Main Hero have this much experience, two to a level above the first."""
        state = self.position
        seated = state.who[0]
        act_as(state, player)
        state.experience[player] = experience
        from banneret.heroes.adventure.seating import EXPERT_USES, level_of
        from banneret.kernel.piles import changed

        state.expert = changed(state.expert, 0, EXPERT_USES[level_of(state, player)])
        act_as(state, seated)

    def morale(self, player: int, token: int, *, doomed: bool = False) -> None:
        """Give a player a Positive (1), Negative (-1) or no (0) Morale token."""
        state = self.position
        seated = state.who[0]
        act_as(state, seated if seated != player else (player + 1) % state.game_terms.players)
        state.spirit[player] = (1 if token > 0 else 2 if token < 0 else 0) | (4 if doomed else 0)
        act_as(state, seated)

    def player(self, number: int, seat: int | None = None) -> dict[str, Any]:
        """What is to be known of a player, by themselves unless another seat is given."""
        return cast("dict[str, Any]", self.seen(number if seat is None else seat)["players"][number])

    def field(self, name: str) -> dict[str, Any]:
        """What is on a face-up field."""
        for tile in self.seen()["tiles"]:
            for one in tile.get("fields", ()):
                if one["field"] == name:
                    return cast("dict[str, Any]", one)
        raise AssertionError(f"{name} is not on a face-up tile")

    def fields_of(self, location: str) -> list[str]:
        """The face-up fields with a location."""
        assert location in LOCATION_IDS
        return [
            one["field"]
            for tile in self.seen()["tiles"]
            for one in tile.get("fields", ())
            if one["location"] == location
        ]

    def resources(self, number: int) -> tuple[int, int, int]:
        """Gold, building materials and valuables of a player."""
        has = self.player(number)["resources"]
        return tuple(has[name] for name in RESOURCE_IDS)

    def own_piles(self, number: int) -> tuple[int, int, int]:
        """How many cards are in a player's hand, deck and discard pile."""
        state = self.position
        if number in state.who:
            side = state.who.index(number)
            return len(state.piles[HAND + side]), len(state.piles[DECK + side]), len(state.piles[DISCARDS + side])
        return (
            len(state.piles[pile_of(P_HAND, number)]),
            len(state.piles[pile_of(P_DECK, number)]),
            len(state.piles[pile_of(P_DISCARDS, number)]),
        )

    def places(self) -> set[str]:
        """The fields a hero may be placed on, as asked now."""
        return {key.removeprefix("settle:") for key in self.keys if key.startswith("settle:")}

    def hero_at(self, player: int, *, secondary: bool = False) -> str | None:
        """The field a hero stands on, or nothing."""
        hero = self.seen()["players"][player]["heroes"][int(secondary)]
        return None if hero is None else str(hero["field"])

    def mp_of(self, player: int, *, secondary: bool = False) -> int:
        """The movement points of a hero."""
        return int(self.seen()["players"][player]["heroes"][int(secondary)]["movement"])

    def town_of(self, player: int) -> str:
        """The field of a player's starting Town."""
        return field_name(self.position.town_at[player])

    def beside(self, field: str) -> str:
        """A field from which one can step to another."""
        return field_name(next(f for f in range(FIELDS) if FIELD[field] in open_around(self.position, f)))

    def at_the_gates(self, player: int, owner: int, *, mp: int = 3) -> None:
        """Put a Main Hero before the Town of another player, who is at the first one's Town and has no gold."""
        self.stand(owner, self.beside(self.town_of(player)))
        self.give(owner)
        self.stand(player, self.beside(self.town_of(owner)), mp=mp)
        self.ask_again()

    def option_of(self, key: str) -> int:
        """The number of an answer, offered or not."""
        option = self.rules.parse(self.choice.kind, key)
        assert option is not None, f"{key} is no answer"
        return option

    def cleared(self, *fields: str) -> None:
        """Let the guards of these fields be beaten already."""
        state = self.position
        for name in fields:
            state.beaten |= 1 << FIELD[name]

    def approach(
        self, tile: str, place: str, *, player: int = 0, near: str = "", guarded: bool = False, mp: int = 6
    ) -> str:
        """Lay a tile and put a player's Main Hero next to a place of it; the name of the field to be visited.

        The hero stands in the middle of the tile, or east of the middle if that is the place; `near` is another place.
        """
        self.lay(HERE, tile)
        target = field_on(place)
        self.stand(player, field_on(near or ("e" if place == "c" else "c")), mp=mp)
        if not guarded:
            self.cleared(target)
        if self.position.turn == player:
            self.ask_again()
        return target

    def middle(self, label: str, n: int = 0) -> str:
        """The middle field of the tile with a label."""
        state = self.position
        return field_name(7 * state.game_terms.labels[state.game_terms.scenario.labels.index(label)][n])

    def tile_places(self, group: str = "") -> dict[str, tuple[int, int]]:
        """The tiles on the map and where they lie, all or those of one kind (by the letter their names begin with)."""
        found = {tile["tile"]: tuple(map(int, tile["at"].split(","))) for tile in self.seen()["tiles"] if tile["tile"]}
        return {name: (at[0], at[1]) for name, at in found.items() if name.startswith(group)}

    def scores(self) -> dict[int, int]:
        """By player: the points that were counted."""
        return {int(told["player"]): int(told["n"]) for told in self.events_named("scored")}


def field_on(place: str, spot: tuple[int, int] = HERE) -> str:
    """The name of a field on a spot."""
    return f"{spot[0]},{spot[1]}.{place}"


def touching(name: str) -> list[str]:
    """The names of all fields that share an edge with a field."""
    field = FIELD[name]
    return [field_name(other) for other in NEXT[6 * field : 6 * field + 6] if other >= 0]


def apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    """How many tiles lie between two places, one for those that touch."""
    u, v = a[0] - b[0], a[1] - b[1]
    return max(abs(u), abs(v), abs(u + v))
