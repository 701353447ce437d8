"""Options as rows of numbers: verb, what it goes with, the place and the unit it points to."""

from __future__ import annotations

from typing import Final

from banneret.encoding.option_words import FARTHEST, words_of
from banneret.heroes.encoding.combat import is_turned, place_x, place_y, row_number
from banneret.heroes.encoding.words import Words
from banneret.heroes.encoding.world import bounded, origin, sign_of
from banneret.heroes.geometry.combat_board import DISTANCE, SPACE_NAMES
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.geometry.map_grid import FIELDS, SPOTS, field_name, field_place, middle_of, spot_name
from banneret.heroes.state.battle import SIDE_OF, Battle
from banneret.heroes.state.hero_numbers import main_hero
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.keys import AnswerKeys

# What an option points to.
NO_PLACE: Final = 0
SPACE: Final = 1
FIELD: Final = 2
PLAYER: Final = 3
SPACES: Final = {name: n for n, name in enumerate(SPACE_NAMES)}
FIELD_PLACES: Final = {field_name(n): n for n in range(FIELDS)} | {spot_name(n): middle_of(n) for n in range(SPOTS)}
"""Fields by name, and spots as the field in their middle."""
SPACE_WORDS: Final = frozenset({"place", "activate", "move", "attack", "break", "target", "gate"})
"""Verbs that go with a space of the board."""
PLAYER_WORDS: Final = frozenset({"player", "exchange", "give", "hand_to"})
"""Verbs that go with a player, counted from 1, and perhaps with something else after a stroke."""


class OptionRows:
    """Rows of options, what never changes in them made once."""

    def __init__(self, words: Words, keys: AnswerKeys) -> None:
        self._words = words
        self._keys = keys
        self._known: dict[int, tuple[int, int, int, int, int]] = {}
        """By option: verb, noun, number, what it points to, and which of those."""

    def _looked_up(self, kind: int, option: int) -> tuple[int, int, int, int, int]:
        word, noun, number = words_of(self._keys.key(kind, option))
        sort, place = NO_PLACE, -1
        if word in PLAYER_WORDS:
            player, _, noun = noun.partition("/") if noun else (str(number), "", "")
            sort, place, number = PLAYER, int(player) - 1, 0
        elif word in SPACE_WORDS and noun in SPACES:
            sort, place, noun = SPACE, SPACES[noun], ""
        elif noun in FIELD_PLACES:
            sort, place, noun = FIELD, FIELD_PLACES[noun], ""
        vocabulary = self._words.vocabulary
        found = (vocabulary.number(word), vocabulary.number(noun), number, sort, place)
        self._known[option] = found
        return found

    def rows(self, s: Battle, seat: int, own: int) -> list[int]:
        """The rows of all options of a view."""
        out: list[int] = []
        turned = is_turned(s, own)
        active = s.pos[s.active] if s.active >= 0 else -1
        q = r = hero = 0
        game = s if isinstance(s, WholeGame) else None
        if game is not None:
            q, r = origin(game, seat)
            hero = game.hero_at[main_hero(seat)] if seat >= 0 else -1
        for option in s.options:
            known = self._known.get(option)
            if known is None:
                known = self._looked_up(s.kind, option)
            verb, noun, number, sort, place = known
            if sort == SPACE:
                u = s.at[place] if place < len(s.at) else -1
                out += [
                    verb, noun, number, 1, place_x(place, turned), place_y(place, turned), row_number(u, own),
                    0 if u < 0 else 1 if SIDE_OF[u] == own else -1,
                    min(DISTANCE[active * PLACES + place], FARTHEST) if active >= 0 else 0,
                ]  # fmt: skip
            elif sort == FIELD and game is not None:
                x, y = field_place(place)
                far = 0
                if hero >= 0:
                    a, b = field_place(hero)
                    far = max(abs(x - a), abs(y - b), abs(x - a + y - b))
                out += [
                    verb, noun, number, 1, bounded(x - q), bounded(y - r), 0, holder(game, seat, place),
                    min(far, FARTHEST),
                ]  # fmt: skip
            elif sort == PLAYER and game is not None:
                turns = (place - max(0, seat)) % game.game_terms.players
                out += [verb, noun, turns, 0, 0, 0, 0, sign_of(game, seat, place), 0]
            else:
                out += [verb, noun, number, 0, 0, 0, 0, 0, 0]
        return out


def holder(s: WholeGame, seat: int, field: int) -> int:
    """Whose a field is."""
    for player, fields in enumerate(s.owned):
        if fields >> field & 1:
            return sign_of(s, seat, player)
    return 0
