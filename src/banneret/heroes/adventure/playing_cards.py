"""Playing cards on the map: paying for them, what they do there, and where they go."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.discovering import discoverers
from banneret.heroes.box.cards_and_units import load
from banneret.heroes.box.verbs.combat import Ability
from banneret.heroes.combat.cards.casting import CASTING
from banneret.heroes.combat.cards.hands import (
    PAY_COST,
    mode_plays,
)
from banneret.heroes.combat.cards.playing import home_of, use_card
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.answers_combat import CAST, EXPERT, PLAY, SECOND, mode_of
from banneret.heroes.state.events_map import E_REMOVED
from banneret.heroes.state.game_terms import H_CARDS_MAIN_HERO_ONLY
from banneret.heroes.state.hero_numbers import NO_HERO, heroes_of, main_hero
from banneret.heroes.state.pile_numbers import DISCARDS, IN_USE, ON_UNITS, P_ONGOING, PILES_A_PLAYER, REMOVED
from banneret.heroes.state.teams import rivals
from banneret.heroes.state.whole_game import MORALE_BITS, POSITIVE, WholeGame
from banneret.heroes.tables import towns_and_heroes as _towns_and_heroes  # noqa: F401  (its programs come before those of cards)
from banneret.heroes.tables.compile.map import BOX, DISCOVER, ENEMY_MORALE, MAP_EFFECT, compile_map_effect
from banneret.heroes.tables.units_and_cards import (
    CARD_IDS,
    CARD_NUMBER,
    CAST_ON_MAP,
    COST_ANY,
    COST_CARDS,
    MODE_COST,
    MODE_WINDOWS,
    SPELL_STEPS,
    W_MAP,
    W_RECRUIT,
)
from banneret.kernel.keys import argument, verb
from banneret.kernel.piles import added
from banneret.kernel.sequence import fill, sequence

CARD_MAP_EFFECT: Final[list[int]] = []
"""By `2 * card + mode`: the program a card carries out on the map; 0 where it does nothing there."""
SPELL_MAP_EFFECT: Final[dict[int, int]] = {}
"""By the start of a spell's step among the programs of Combat: the same step among those of the map."""


def take_card(s: WholeGame, answer: int, _b: int, _c: int) -> None:
    """A card is taken from the hand for one of its effects, and paid for. Rules: H3-CRD-20, H3-ABL-02, H3-ABL-03."""
    use_card(s, 0, answer)
    s.paid = 0
    if MODE_COST[mode_of(answer)] & (COST_CARDS | COST_ANY):
        s.call(PAY_COST, 0, answer, 0)


def do_card(s: WholeGame, answer: int, _b: int, _c: int) -> None:
    """What it does on the map happens at once. Rules: H3-CRD-12, H3-CRD-14."""
    program = CARD_MAP_EFFECT[mode_of(answer)]
    if program:
        s.call(MAP_EFFECT, program, hero_served(s), NO_FIELD)


def hero_served(s: WholeGame) -> int:
    """The hero that a card of the acting player is for: whichever the player picks, by option the Main Hero.

    Rules: H3-HER-02, H3-HER-03.
    """
    return main_hero(s.who[0]) if s.game_terms.house & H_CARDS_MAIN_HERO_ONLY else NO_HERO


def put_card_down(s: WholeGame, answer: int, _b: int, _c: int) -> None:
    """A used card is discarded; one with a lasting effect stays in play; one from beside the Hero board is removed.

    Rules: H3-CRD-16, H3-CRD-17, H3-CRD-11, BF-ADV-16.
    """
    card = argument(answer)
    s.piles[IN_USE] = tuple([other for other in s.piles[IN_USE] if other != card])
    home = REMOVED if s.game_terms.sorting else home_of(MODE_COST[mode_of(answer)])
    if home < 0:
        s.piles[DISCARDS] += (card,)
    elif home == REMOVED:
        s.piles[REMOVED] = added(s.piles[REMOVED], card)
        s.emit(E_REMOVED, s.who[0], card)
    elif home == ON_UNITS:
        s.piles[ON_UNITS] = added(s.piles[ON_UNITS], card)
    else:
        pile = P_ONGOING + PILES_A_PLAYER * s.who[0]
        s.piles[pile] = added(s.piles[pile], card)


PLAY_ON_MAP: Final = sequence(take_card, do_card, put_card_down)
"""Arguments: the option chosen."""


def cast_on_map(s: WholeGame, program: int, _b: int, _c: int) -> None:
    """A spell of the map takes effect. Rules: H3-SPL-02, H3-SPL-09."""
    s.leave()
    s.call(MAP_EFFECT, SPELL_MAP_EFFECT[program], hero_served(s), NO_FIELD)


fill(CAST_ON_MAP, cast_on_map)


def map_plays(s: WholeGame) -> list[int]:
    """The cards that may be played on the map, those left out that would do nothing. Rules: H3-TRN-12, H3-CRD-14."""
    return [answer for answer in mode_plays(s, 0, W_MAP) if of_use(s, CARD_MAP_EFFECT[mode_of(answer)])]


def of_use(s: WholeGame, program: int) -> bool:
    """Whether a program that begins so would change anything now. Rules: H3-CRD-14, H3-HER-03."""
    player = s.who[0]
    op = s.game_terms.programs.ops[program][0]
    if op == ENEMY_MORALE:
        return any(s.spirit[p] & MORALE_BITS == POSITIVE for p in rivals(s, player))
    if op == DISCOVER:
        served = hero_served(s)
        return len(discoverers(s, heroes_of(player) if served == NO_HERO else (served,))) > 0
    return True


def makes_cheaper(answer: int) -> bool:
    """Whether an answer plays a card that makes a unit cheaper. Rules: H3-CRD-12."""
    return verb(answer) in (PLAY, EXPERT, SECOND) and MODE_WINDOWS[mode_of(answer)] & W_RECRUIT != 0


def cheaper_plays(s: WholeGame) -> list[int]:
    """The cards with which the acting player could make a unit cheaper, in their own turn alone.

    Rules: H3-TRN-12, H3-CRD-12.
    """
    return mode_plays(s, 0, W_RECRUIT) if s.turn == s.who[0] else []


def cheaper_by(plays: list[int]) -> int:
    """By how much gold all these cards together make a unit cheaper. Rules: H3-CRD-12."""
    return sum([BOX.ops[CARD_MAP_EFFECT[mode_of(answer)]][1] for answer in plays])


def play_or_cast(s: WholeGame, answer: int) -> None:
    """Play a card for an effect, or cast a spell. Rules: H3-SPL-09, H3-TRN-12."""
    if verb(answer) == CAST:
        s.call(CASTING, 0, argument(answer), -1)
    else:
        s.call(PLAY_ON_MAP, answer, 0, 0)


def compile_cards() -> None:
    """Compile what every card does on the map."""
    box = load()
    modes: dict[str, tuple[Ability | None, Ability | None]] = {}
    for card in (*box.cards, *box.abilities):
        modes[card.id] = (card.basic, card.expert)
    for artifact in box.artifacts:
        modes[artifact.id] = (artifact.first, artifact.second)
    for specialty in box.specialties:
        modes[specialty.id] = (specialty.first, specialty.second)
    for name in CARD_IDS:
        for ability in modes.get(name.removeprefix("starting_"), (None, None)):
            CARD_MAP_EFFECT.append(0 if ability is None else compile_map_effect(BOX, ability.do))
    for spell in box.spells:
        number = CARD_NUMBER[spell.id]
        if MODE_WINDOWS[2 * number] & W_MAP:
            for step, (_, program, _) in zip(spell.steps, SPELL_STEPS[number], strict=True):
                SPELL_MAP_EFFECT[program] = compile_map_effect(BOX, step.do)


if not CARD_MAP_EFFECT:
    compile_cards()
