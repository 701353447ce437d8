"""The map of a whole game as numbers: the tables `world`, `players`, `heroes` and `fields` of `columns`."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

from banneret.encoding.layout import fill
from banneret.heroes.adventure.map.hidden_tiles import hidden_group
from banneret.heroes.adventure.map.land import guard
from banneret.heroes.adventure.seating import level_of
from banneret.heroes.encoding.columns import FAR, FIELDS, HEROES, MANY, PLAYERS
from banneret.heroes.encoding.words import Words
from banneret.heroes.geometry.map_grid import field_on, field_place, middle_of
from banneret.heroes.state import pile_numbers, whole_game
from banneret.heroes.state.hero_numbers import MAIN, SECONDARY, hero_of, owner_of
from banneret.heroes.state.teams import allied
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables import tiles
from banneret.heroes.view.game import places_of

FIELD_WIDTH: Final = len(FIELDS.columns)
HERO_WIDTH: Final = len(HEROES.columns)
PLAYER_WIDTH: Final = len(PLAYERS.columns)
KINDS_OF_BUILDING: Final = 8


def in_order(s: WholeGame, seat: int) -> list[int]:
    """The players, the viewer first, then the others in the order of their turns."""
    count = s.game_terms.players
    first = max(0, seat)
    return [(first + n) % count for n in range(count)]


def sign_of(s: WholeGame, seat: int, player: int) -> int:
    """1 for the viewer and allies, -1 for enemies, 0 for nobody."""
    if player < 0:
        return 0
    return 1 if player == seat or (seat >= 0 and allied(s, seat, player)) else -1


def bounded(number: int) -> int:
    """A coordinate within its bounds."""
    return max(-FAR, min(FAR, number))


def origin(s: WholeGame, seat: int) -> tuple[int, int]:
    """From where the map is seen: the viewer's own Town, or the middle of the map while there is none."""
    town = s.town_at[seat] if seat >= 0 else -1
    return field_place(town) if town >= 0 else (0, 0)


def add_world(table: array[int], words: Words, s: WholeGame, seat: int) -> None:
    """Add the table `world`."""
    out: list[int] = []
    terms = s.game_terms
    out.append(words.vocabulary.number(terms.scenario.id))
    out.append(words.proclamations[s.proclaimed] if s.proclaimed >= 0 else 0)
    for player in (s.turn, s.first, s.grail):
        out.append(sign_of(s, seat, player))
    out.append(0 if s.base else 1)
    left = max(0, terms.round_limit - s.game_round + 1) if terms.round_limit else 0
    piles = s.piles
    out += [
        min(s.game_round, MANY), min(left, MANY), s.terms.difficulty, len(piles[pile_numbers.LOOKED]),
        len(piles[pile_numbers.OFFERED]), len(s.rolled),
    ]  # fmt: skip
    for n in range(3):
        out.append(min(len(piles[pile_numbers.SHARED_DECK + n]), MANY))
    table.fromlist(out)


def add_players(table: array[int], words: Words, s: WholeGame, seat: int) -> None:
    """Add the table `players`."""
    out: list[int] = []
    players = in_order(s, seat)
    for player in players:
        out.append(1)
        out.append(sign_of(s, seat, player))
        out.append(words.factions[s.faction[player]] if s.faction[player] >= 0 else 0)
        out.append(words.heroes[s.hero[player]] if s.hero[player] >= 0 else 0)
        out.append(level_of(s, player))
        out.append(min(s.experience[player], MANY))
        side = s.who.index(player) if player in s.who else -1
        for n in range(3):
            out.append(min(s.stores[3 * side + n] if side >= 0 else s.purse[3 * player + n], MANY))
        for n in range(3):
            out.append(max(0, min(s.income[3 * player + n], MANY)))
        hand, deck, secret, units = places_of(s, player)
        piles = s.piles
        cubes = s.cubes[len(players) * player : len(players) * (player + 1)]
        out += [
            min(len(piles[hand]), MANY), min(len(piles[deck]), MANY), min(len(piles[secret]), MANY),
            min(len(piles[units]), MANY), min(s.owned[player].bit_count(), MANY), min(sum(cubes), MANY),
            min(s.homeless[player], MANY),
        ]  # fmt: skip
        for kind in range(KINDS_OF_BUILDING):
            out.append(s.buildings[player] >> kind & 1)
        for token in range(3):
            out.append(s.tokens[player] >> token & 1)
        if side >= 0:
            out += [s.morale >> side & 1, s.marks >> side & 1]
        else:
            spirit = s.spirit[player]
            out += [int(spirit & whole_game.POSITIVE != 0), int(spirit & whole_game.NEGATIVE != 0)]
        out.append(s.out >> player & 1)
    table.fromlist(out)
    fill(table, (PLAYERS.rows - len(players)) * PLAYER_WIDTH)


def add_heroes(table: array[int], s: WholeGame, seat: int) -> None:
    """Add the table `heroes`."""
    out: list[int] = []
    q, r = origin(s, seat)
    room = HEROES.rows
    for player in in_order(s, seat):
        sign = sign_of(s, seat, player)
        for which in (MAIN, SECONDARY):
            h = hero_of(player, which)
            room -= 1
            at = s.hero_at[h]
            if at < 0:
                out += NO_HERO
            else:
                x, y = field_place(at)
                out += [1, sign, which, 0, s.wings >> h & 1, min(s.mp[h], 31), bounded(x - q), bounded(y - r)]
    host = s.scenario_state.host
    for n, hero in enumerate(s.game_terms.ai):
        if room and host.at[n] >= 0:
            room -= 1
            x, y = field_place(host.at[n])
            pace = max(0, min(hero.mp + host.pace[n], 31))
            out += [1, -1, 0, 1, 0, pace, bounded(x - q), bounded(y - r)]
    table.fromlist(out)
    fill(table, room * HERO_WIDTH)


NO_HERO: Final = [0] * HERO_WIDTH


class FieldRows:
    """The table `fields`; the rows of a tile are kept while nothing changes there."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.tile = lru_cache(4096)(self._tile)

    def add(self, out: array[int], s: WholeGame, seat: int) -> None:
        """Add the table."""
        q, r = origin(s, seat)
        own = others = 0
        for player, fields in enumerate(s.owned):
            if sign_of(s, seat, player) > 0:
                own |= fields
            else:
                others |= fields
        others |= s.scenario_state.host.flags
        room = FIELDS.rows
        heroes = {at: sign_of(s, seat, owner_of(h)) for h, at in enumerate(s.hero_at) if at >= 0}
        land = s.land
        black, beaten = s.black, s.beaten
        for spot, lies in enumerate(land):
            if lies == whole_game.NO_TILE:
                continue
            first = middle_of(spot)
            if lies < whole_game.NO_TILE:
                if room:
                    room -= 1
                    x, y = field_place(first)
                    group = s.game_terms.groups[hidden_group(lies)].kind
                    out.fromlist([1, 1, 0, 0, group, 0, 0, 0, 0, 0, 0, 0, bounded(x - q), bounded(y - r)])
                continue
            if room < 7:
                continue
            room -= 7
            there: tuple[tuple[int, int], ...] = ()
            for field, sign in heroes.items():
                if first <= field < first + 7:
                    there += ((field - first, sign),)
            guards = tuple([guard(s, field) for field in range(first, first + 7)])
            out += self.tile(
                spot, lies, q, r, own >> first & 127, others >> first & 127, black >> first & 127,
                beaten >> first & 127, guards, there,
            )  # fmt: skip
        fill(out, room * FIELD_WIDTH)

    def _tile(
        self,
        spot: int,
        lies: int,
        q: int,
        r: int,
        own: int,
        others: int,
        black: int,
        beaten: int,
        guards: tuple[int, ...],
        heroes: tuple[tuple[int, int], ...],
    ) -> array[int]:
        """The rows of a tile that lies face up."""
        rows: list[int] = []
        for d in range(7):
            printed = tiles.TURNED[tiles.turned_on(lies, d)]
            place = tiles.LOCATION[printed]
            x, y = field_place(field_on(spot, d))
            rows += [
                1, 0, self.words.locations[place], tiles.CATEGORY[place], tiles.TILE_GROUP[tiles.tile_of(lies)],
                max(0, guards[d]), tiles.RESOURCE[printed] + 1, tiles.INCOME[printed],
                (own >> d & 1) - (others >> d & 1), dict(heroes).get(d, 0), black >> d & 1, beaten >> d & 1,
                bounded(x - q), bounded(y - r),
            ]  # fmt: skip
        return array("h", rows)
