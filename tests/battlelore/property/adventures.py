"""Adventures of *BattleLore* for property tests: drawn by a seed, and what must hold in every position of them."""

import os
from collections import Counter
from random import Random
from typing import cast

import msgspec

from banneret.battlelore.box.adventures import adventure_ids, load_adventure
from banneret.battlelore.box.heroes import ARTIFACT_DECK, ARTIFACT_IDS, CHEST_TOKENS, SKILL_IDS, load_heroes
from banneret.battlelore.box.tables import CARD_COPIES, FIGURES, LORE_IDS
from banneret.battlelore.career.sheets import sheet_of
from banneret.battlelore.play.turn.turn import CARD_PLAYED
from banneret.battlelore.state import battleground
from banneret.battlelore.state.battleground import Battleground, side_of
from banneret.battlelore.state.unit_numbers import SIDE_OF, units_in
from banneret.games import new, rules_of
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.kernel.piles import added, without
from banneret.kernel.state import CHANCE, FRAME_LENGTH
from tests.heroes.property.invariants import contents

RULES = rules_of("battlelore")
GAMES = max(9, int(os.environ.get("BANNERET_GAMES", "30")) * 3 // 10)
"""How many random adventures are played; a nightly run with BANNERET_GAMES=1000 plays 300."""
MOST = 12_000
"""An adventure in which the players decide more often than this does not end."""
NAMES = ("Maud", "Otto", "Isolde", "Wat")


def drawn_sheet(name: str, rng: Random, given: set[str]) -> str:
    """A hero of any class with skills and artifacts that he can use, none of them twice in the game."""
    of = rng.choice(load_heroes().classes)
    skills = [f"{of.id}_{of.first_skill}"]
    wanted = rng.sample(SKILL_IDS, 6)
    cards = rng.sample(ARTIFACT_IDS[:42], 8)
    carried: list[str] = []
    word = ""
    for skill in ["", *wanted]:
        try_skills = [*skills, skill] if skill else skills
        try:
            sheet_of(f"hero={name}:{of.id}:{','.join(try_skills)}")
        except SetupError:
            continue
        skills = try_skills
        if len(skills) == 2:
            break
    for card in cards:
        if card in given or len(carried) == 2:
            continue
        try:
            sheet_of(f"hero={name}:{of.id}:{','.join(skills)}:{','.join([*carried, card])}")
        except SetupError:
            continue
        carried.append(card)
    given |= set(carried)
    word = f"hero={name}:{of.id}:{','.join(skills)}:{','.join(carried)}"
    return f"{word}::{rng.randrange(6)}:{rng.randrange(7)}:{rng.randrange(2)}"


def drawn_adventure(seed: int) -> Game:
    """An adventure of the nine by turns, with drawn heroes, players and options."""
    rng = Random(f"adventure {seed}")
    scenario = adventure_ids()[seed % len(adventure_ids())]
    councils = load_adventure(scenario).council
    seats = ["standard", "pennant"]
    if rng.random() < 0.25:
        seats = ["standard", "standard", "pennant", "pennant"] if rng.random() < 0.5 else [*seats, "pennant"]
    given: set[str] = set()
    for n, seat in enumerate(seats):
        brings = rng.random()
        if brings < 0.5:
            seats[n] = f"{seat} {drawn_sheet(NAMES[n], rng, given)}"
        elif brings < 0.7:
            seats[n] = f"{seat} hero={NAMES[n]}"
    if councils and rng.random() < 0.2:
        seats[0] += " adviser=Clement:cleric"
    options = {"lore": "yes"} if scenario == "the_muddy_field" and rng.random() < 0.5 else {}
    return new("battlelore", scenario=scenario, seats=seats, seed=seed, options=options)


def check_units(s: Battleground) -> None:
    """Where units stand, and how many figures they have, all lists agree about."""
    occupied = [0, 0]
    for u in units_in(s.alive):
        assert s.at[s.pos[u]] == u
        assert 0 < s.figures[u] <= FIGURES[s.troop[u]]
        occupied[SIDE_OF[u]] |= 1 << s.pos[u]
    assert occupied == list(s.occupied)
    assert sum(u >= 0 for u in s.at) == s.alive.bit_count()


def check_cards(s: Battleground) -> None:
    """No token, no Command card and no lore card comes from nowhere or gets lost."""
    assert s.pool >= 0
    assert min(s.goblets) >= 0
    assert s.pool + sum(s.goblets) + s.deeds.bit_count() == battleground.LORE_TOKENS
    held = [
        *s.piles[battleground.HAND],
        *s.piles[battleground.HAND + 1],
        *s.piles[battleground.DECK],
        *s.piles[battleground.DISCARDS],
        *s.piles[battleground.LOOKED],
    ]
    deck = [card for card, copies in enumerate(CARD_COPIES) for _ in range(copies)]
    missing = Counter(deck) - Counter(held)
    assert not Counter(held) - Counter(deck)
    # The card that is carried out lies with nobody; once somebody has won, nobody asks for it any more.
    assert missing.total() <= 1
    if missing and s.winner < 0:
        assert [*missing] == [s.stack[FRAME_LENGTH + CARD_PLAYED]]
    lore = [
        card
        for pile in (battleground.LORE_DECK, battleground.LORE_DISCARDS, battleground.LORE_BOX)
        for card in s.piles[pile]
    ]
    for side in (0, 1):
        lore += [*s.piles[battleground.LORE_HAND + side], *s.piles[battleground.LORE_LOOKED + side]]
    assert len(set(lore)) == len(lore) <= len(LORE_IDS)
    for side in (0, 1):
        hand = s.piles[battleground.HAND + 1 - side]
        for card in s.piles[battleground.SPIED + side]:
            hand = without(hand, card)


def check_copy(game: Game) -> None:
    """A copy has every field of the position, and its digest."""
    other = game.state.copy()
    mine, yours = contents(game.state), contents(other)
    for fields in (mine, yours):
        fields.pop("log")
    assert mine == yours
    assert other.digest() == game.state.digest()


def check_refusals(game: Game, rng: Random) -> None:
    """What is offered has no reason against it, and what is not has one."""
    candidates = RULES.candidates(game.state)
    for answer in rng.sample(candidates, 25):
        assert (RULES.why_not(game.state, answer) == "") == (answer in game.state.options)
    for answer in game.state.options:
        assert RULES.why_not(game.state, answer) == ""


def check_views(game: Game, rng: Random) -> None:
    """What a seat is shown does not change when a card that it cannot know is another one."""
    s = cast(Battleground, game.state)
    for seat, own in enumerate(s.game_terms.sides):
        for hand, deck in ((battleground.HAND, battleground.DECK), (battleground.LORE_HAND, battleground.LORE_DECK)):
            hidden = s.piles[hand + 1 - own]
            if hand == battleground.HAND:
                for card in s.piles[battleground.SPIED + own]:
                    hidden = without(hidden, card)
            if not hidden or not s.piles[deck] or side_of(s, s.seat) == 1 - own:
                continue
            mine, buried = rng.choice(hidden), rng.choice(s.piles[deck])
            other = s.copy()
            other.piles[hand + 1 - own] = added(without(s.piles[hand + 1 - own], mine), buried)
            other.piles[deck] = added(without(s.piles[deck], buried), mine)
            assert shown(s, seat) == shown(other, seat)


def shown(s: Battleground, seat: int) -> bytes:
    """All that a seat is shown of a position."""
    view = RULES.view(s, seat)
    fields = contents(view.state)
    fields.pop("ground")
    fields.pop("game_terms")
    return msgspec.json.encode([RULES.describe(view), [str(value) for value in fields.values()]])


def check_sample(game: Game, rng: Random) -> None:
    """A position made up from a view looks the same to that seat."""
    s = cast(Battleground, game.state)
    if s.seat == CHANCE or game.over:
        return
    view = RULES.view(s, s.seat)
    sampled = cast(Battleground, RULES.determinize(view, rng))
    assert shown(sampled, s.seat) == shown(s, s.seat)
    check_cards(sampled)


def check_treasure(s: Battleground) -> None:
    """No artifact and no chest token comes from nowhere; what lies on the sheets is never less than nothing."""
    if s.piles[battleground.ARTIFACTS]:
        # What is listed on the sheet of an Adviser lies in the deck again.
        piles = [
            battleground.ARTIFACTS,
            battleground.HAUL,
            battleground.REFUSED,
            *[pile + n for pile in (battleground.EQUIPPED, battleground.UNDER) for n in range(4)],
        ]
        held = Counter(card for pile in piles for card in s.piles[pile])
        assert held <= Counter(ARTIFACT_DECK)
    assert Counter(s.piles[battleground.BAG]) <= Counter(CHEST_TOKENS)
    assert len(s.piles[battleground.CHESTS]) <= len(s.piles[battleground.BAG])
    assert min(*s.experience, *s.treasure, *s.wounds) >= 0


def check_banners(s: Battleground) -> None:
    """Nobody goes on without a winner who has his banners."""
    won = [side for side in (0, 1) if s.banners[side] >= s.game_terms.needed]
    assert bool(won) == (s.winner >= 0)
    assert s.winner < 0 or s.winner in won
