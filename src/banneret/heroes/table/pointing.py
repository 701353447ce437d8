"""What a player who points at something on the table may have meant, and what prevents it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.heroes.adventure.town.captured import has_building
from banneret.heroes.box.map_and_towns import BUILDINGS
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.geometry.map_grid import spot_name
from banneret.heroes.state.answers_combat import CAST, EXPERT, PLAY, SECOND
from banneret.heroes.state.answers_map import HERO_WORDS
from banneret.heroes.state.battle import SIDE_OF
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.state.whole_game import NO_TILE, WholeGame
from banneret.heroes.table.anchors import NAMED
from banneret.heroes.table.card_faces import moments
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.tables.towns_and_heroes import CITADEL, TRADES
from banneret.heroes.tables.units_and_cards import CARD_IDS, UNIT_IDS, kind_of
from banneret.heroes.text.messages import has, message
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ACTION, K_PLAY

# A cycle of types alone: a question is put into words with this, which is handed the question.
if TYPE_CHECKING:
    from banneret.heroes.state.battle import Battle
    from banneret.heroes.table.asking import HeroesAsking
    from banneret.kernel.game import Game
    from banneret.kernel.rules import View

CARD_PLAYS: Final = ("play", "expert", "second", "cast")
FIGHTING: Final = frozenset({"space", "card", "kind", "token", "die", "offer", "obstacle"})
"""What there is to point at in a Combat."""


def meant_at(game: Game, at: str) -> list[str]:
    """The keys that a player who points at an anchor may mean, the likeliest first, legal or not.

    The present question decides: its own words come first, else the usual actions with such a thing in a turn.
    """
    thing, _, named = at.partition(":")
    view = game.view(game.state.seat)
    state = view.state
    fighting = not isinstance(state, WholeGame) or state.base > 0
    if not named or (fighting and thing not in FIGHTING):
        return []
    asked = {game.rules.key(state.kind, option).partition(":")[0] for option in state.options}
    if isinstance(state, WholeGame) and not fighting:
        keys = _on_map(state, thing, named, asked)
    else:
        keys = _in_combat(view, thing, named, asked)
    return [key for key in dict.fromkeys(keys) if game.rules.parse(state.kind, key) is not None]


def _named(thing: str, named: str, asked: set[str], usual: tuple[str, ...]) -> list[str]:
    """Keys of the words that are asked about such a thing, or of those that are usual with it."""
    words = [word for word in NAMED.get(thing, ()) if word in asked]
    return [f"{word}:{named}" for word in (*words, *usual)]


# -- in a Combat -------------------------------------------------------------------------------------------------------


def _in_combat(view: View, thing: str, named: str, asked: set[str]) -> list[str]:
    state: Battle = view.state  # type: ignore[assignment]
    deciding = state.kind in (K_ACTION, K_PLAY)
    match thing:
        case "space":
            if named not in SPACE_NAMES[: len(state.at)]:
                return []  # a space of the other kind of board, or none
            return _named(thing, named, asked - set(_ACTIONS), _on_space(state, named) if deciding else ())
        case "card":
            return _named(thing, named, asked, CARD_PLAYS if deciding else ("discard",))
        case "token":
            return ["morale_draw", "morale_swap"] if named == "morale" else []
        case "kind":
            return _named(thing, named, asked, ("deploy",))
    return _named(thing, named, asked, ())


_ACTIONS: Final = ("move", "attack", "break")


def _on_space(state: Battle, space: str) -> tuple[str, ...]:
    """What the active unit would do on a space: strike an enemy, break down what is built, else go there."""
    n = SPACE_NAMES.index(space)
    unit = state.at[n]
    if unit >= 0 and state.active >= 0 and SIDE_OF[unit] != SIDE_OF[state.active]:
        return "attack", "move"
    built = (state.walls | state.gate) >> n & 1
    return ("break", "move", "attack") if built else ("move", "attack")


# -- on the map --------------------------------------------------------------------------------------------------------


def _on_map(state: WholeGame, thing: str, named: str, asked: set[str]) -> list[str]:
    player = state.seat
    second = state.hero_at[2 * player + 1] >= 0
    match thing:
        case "field":
            return _named(thing, named, asked, ("go", "go2") if second else ("go",))
        case "spot":
            word = "lay" if _is_empty(state, named) else "discover"
            return _named(thing, named, asked - _SCOUTING, (word, f"{word}2") if second else (word,))
        case "card":
            return _named(thing, named, asked, CARD_PLAYS if state.kind in (K_ACTION, K_PLAY) else ("discard",))
        case "building":
            built = named in BUILDINGS and state.buildings[player] >> BUILDINGS.index(named) & 1
            return _named(thing, named, asked - {"build", "use"}, ("use",) if built else ("build",))
        case "kind":
            owned = named in [UNIT_IDS[kind_of(row)] for row in state.piles[RESERVE] if row >= 0]
            return _named(thing, named, asked - {"recruit", "reinforce"}, ("reinforce",) if owned else ("recruit",))
        case "token":
            return _token(named)
        case "piece":
            return [f"revisit:{HERO_WORDS[1 if named == '1' else 0]}"]
        case "turn":
            return [f"rotate:{int(named) + 1}"] if named.isdecimal() else []
        case "player":
            words = [word for word in ("player", "exchange") if word in asked] or ["exchange"]
            return [f"{word}:{int(named) + 1}" for word in words] if named.isdecimal() else []
        case "resource":
            rows = [n for n, row in enumerate(TRADES) if RESOURCE_IDS[row[0]] == named]
            return [f"trade:{n + 1}" for n in rows] if "trade" in asked else []
        case "deck":
            return _named(thing, named, asked, ("deck",))
    return _named(thing, named, asked, ())


_SCOUTING: Final = frozenset({"discover", "discover2", "lay", "lay2"})


def _is_empty(state: WholeGame, spot: str) -> bool:
    """Whether no tile lies on a spot."""
    return all(lies == NO_TILE for n, lies in enumerate(state.land) if spot_name(n) == spot)


def _token(named: str) -> list[str]:
    match named:
        case "morale":
            return ["morale_draw", "morale_swap"]
        case "population":
            return ["hire"]
        case "spell_book":
            return ["buy_spell"]
        case "build":
            return [f"build:{building}" for building in BUILDINGS]
    return []


# -- what stands in the way --------------------------------------------------------------------------------------------


CARD_VERBS: Final = frozenset({PLAY, EXPERT, SECOND, CAST})
MOMENT_CLAUSES: Final = frozenset({"H3-CBR-11", "H3-CBC-03", "H3-CRD-12", "H3-CRD-13", "H3-CRD-14"})
"""Clauses of the moments at which cards are played."""
MOMENTS_ON_MAP: Final = ("map", "recruit", "guild", "won", "guarded")


def obstacle(asking: HeroesAsking, option: int, clause: str) -> str:
    """The obstacle in a sentence; empty if the clause says the same."""
    lang = asking.lang
    state = asking.game.state
    asked = clause in asking.game.rules.clauses(state.step)
    if verb(option) in CARD_VERBS and (asked or clause in MOMENT_CLAUSES):
        waits = waits_for(CARD_IDS[argument(option)], isinstance(state, WholeGame) and not state.base)
        if waits:
            return message("in-the-way-card", lang, moment=waits)
    if clause == "H3-CST-03" and isinstance(state, WholeGame):
        return message("in-the-way-citadel" if not has_building(state, CITADEL) else "in-the-way-no-few", lang)
    if has(f"in-the-way-{clause}", lang):
        return message(f"in-the-way-{clause}", lang)
    return message("in-the-way-other-question", lang, prompt=asking.prompt()) if asked else ""


def waits_for(card: str, on_map: bool) -> str:
    """The moment a card waits for: one of those where the game is now, if it has one there."""
    found = moments(card)
    here = [moment for moment in found if (moment in MOMENTS_ON_MAP) == on_map]
    if here:
        return here[0] if len(here) == 1 else "several"
    return "" if not found else "combat" if on_map else "map"
