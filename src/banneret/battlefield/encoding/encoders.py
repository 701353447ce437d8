"""The encoders of Duels and of Adventure mode: a Combat as in *Heroes*, and what is around it here."""

from __future__ import annotations

from array import array
from typing import Final, cast

from banneret.battlefield.adventure_mode.answers import ADVENTURE_IDS, adventure_kind, is_adventure_card
from banneret.battlefield.adventure_mode.state import (
    ADVENTURE_DISCARDS,
    KEPT,
    OFFERED_CARDS,
    RESOLVED,
    SAVED,
    AdventureModeGame,
)
from banneret.battlefield.duel.state import SHARED, Duel
from banneret.encoding.layout import Layout, Table, fill, flags, names, numbers, signs
from banneret.heroes.encoding.columns import MANY
from banneret.heroes.encoding.combat import add_obstacles, own_side
from banneret.heroes.encoding.encoders import CombatEncoder, WholeGameEncoder
from banneret.heroes.encoding.words import Words
from banneret.heroes.encoding.world import add_players, add_world, in_order, sign_of
from banneret.heroes.state.battle import Battle
from banneret.kernel.keys import AnswerKeys

DUEL: Final = Table(
    "duel",
    1,
    (
        *names("template own_faction own_hero enemy_faction enemy_hero"),
        *signs("first"),
        *numbers("level ability_deck artifact_deck spell_deck", 0, MANY),
    ),
)
"""What a Duel has besides its battle."""
ADVENTURE_MODE: Final = Table(
    "adventure_mode",
    1,
    (
        *flags("final_battle scribing own_resolved enemy_resolved"),
        *signs("chooser"),
        *numbers("declared band", 0, MANY),
    ),
)
"""What Adventure mode has besides its Combats and players."""
ADVENTURE_CARDS: Final = Table(
    "adventure_cards", 40, (*flags("present"), *signs("side"), *names("card"), *flags("kept saved offered resolved"))
)
"""Adventure cards whose faces are known, the viewer's own first; those offered are nobody's."""
ADVENTURE_WIDTH: Final = len(ADVENTURE_CARDS.columns)


class DuelEncoder(CombatEncoder):
    """Encodes Duels."""

    def add_all(self, table: array[int], s: Battle, seat: int) -> None:
        """Add all tables of a position that is a view of the seat."""
        super().add_all(table, s, seat)
        out: list[int] = []
        duel = cast(Duel, s)
        own = own_side(s, seat)
        out.append(self.words.vocabulary.number(duel.agreement.template))
        for side in (own, 1 - own):
            faction, hero = duel.faction[side], duel.hero[side]
            out += [self.words.factions[faction] if faction >= 0 else 0, self.words.heroes[hero] if hero >= 0 else 0]
        out.append(0 if duel.first < 0 else 1 if duel.first == own else -1)
        out.append(duel.agreement.level)
        for n in range(3):
            out.append(min(len(s.piles[SHARED + n]), MANY))
        table.fromlist(out)


class AdventureModeEncoder(WholeGameEncoder):
    """Encodes games in Adventure mode, which are whole games without a map."""

    def __init__(self, keys: AnswerKeys, words: Words, layout: Layout) -> None:
        super().__init__(keys, words, layout)
        self._adventures = words.vocabulary.numbers(ADVENTURE_IDS)

    def add_all(self, out: array[int], s: Battle, seat: int) -> None:
        """Add all tables of a position that is a view of the seat."""
        game = cast(AdventureModeGame, s)
        own = own_side(s, seat) if s.base else int(game.who[1] == seat)
        self.add_board(out, s, seat, own)
        self.add_players_cards(out, game, seat, own)
        add_obstacles(out, s, own)
        add_world(out, self.words, game, seat)
        add_players(out, self.words, game, seat)
        self._add_adventure(out, game, seat)

    def _add_adventure(self, table: array[int], s: AdventureModeGame, seat: int) -> None:
        out: list[int] = []
        players = in_order(s, seat)
        out += [int(s.battle), int(s.scribing)]
        out += [s.resolved >> player & 1 for player in players]
        out += [sign_of(s, seat, s.chooser), max(0, min(s.declared, MANY)), len(s.band)]
        room = ADVENTURE_CARDS.rows
        places = [(KEPT + player, sign_of(s, seat, player), 0) for player in players]
        places += [(SAVED + player, sign_of(s, seat, player), 1) for player in players]
        places.append((OFFERED_CARDS, 0, 2))
        places += [(RESOLVED + player, sign_of(s, seat, player), 3) for player in players]
        places.append((ADVENTURE_DISCARDS, 0, 3))
        for pile, sign, place in places:
            for card in s.piles[pile]:
                if room and is_adventure_card(card):
                    room -= 1
                    out += [1, sign, self._adventures[adventure_kind(card)], *[int(place == n) for n in range(4)]]
        table.fromlist(out)
        fill(table, room * ADVENTURE_WIDTH)
