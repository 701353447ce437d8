"""What each player begins with, and the shared decks of a new game."""

from __future__ import annotations

from banneret.heroes.adventure.special_rules.beast import lay_beasts
from banneret.heroes.combat.skirmish import neutral_decks
from banneret.heroes.state.chance_outcomes import proclamation_card
from banneret.heroes.state.pile_numbers import ASTROLOGERS, NEUTRAL_DECK, P_DECK, P_UNITS, PILES_A_PLAYER, SHARED_DECK
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS, STARTING_DECK, base_card
from banneret.heroes.tables.units_and_cards import (
    ABILITY_CARD,
    ARTIFACT_CARD,
    CARD_COPIES,
    CARD_IDS,
    CARD_KIND,
    EFFECT_COPIES,
    EFFECT_SPELLS,
    SPELL_CARD,
    STARTER,
    TIER,
    kind_of,
)
from banneret.kernel.piles import without


def muster_player(s: WholeGame, player: int) -> None:
    """Units, resources, income, buildings and the starting deck of a player.

    Rules: H3-SET-06 to H3-SET-08, H3-SET-10, H3-SET-12 to H3-SET-18, H3-SET-25, H3-CRD-01, H3-RND-07.
    """
    means = s.game_terms.means[player]
    base = PILES_A_PLAYER * player
    s.piles[P_UNITS + base] = means.units[s.faction[player]]
    s.piles[P_DECK + base] = first_deck(s, player)
    s.purse[3 * player : 3 * player + 3] = list(means.resources)
    s.income[3 * player : 3 * player + 3] = list(means.income)
    s.buildings[player] = means.buildings


def first_deck(s: WholeGame, player: int) -> tuple[int, ...]:
    """The deck brought from the part of a campaign before, else that of the hero. Rules: H3-SET-06, H3-SOL-04."""
    brought = s.game_terms.decks[player]
    return brought if brought else STARTING_DECK[s.hero[player]]


def shared_decks(s: WholeGame) -> None:
    """The cards no hero took make up the three shared decks; Neutral Units no player has, and Astrologers, their own.

    Rules: H3-TOU-01, H3-SET-19, H3-SET-20, H3-SET-24, H3-SET-27, H3-ART-02, H3-NEU-01, H3-CHANGE-remove_cards.
    """
    starting = [first_deck(s, player) for player in range(s.game_terms.players)]
    s.piles[SHARED_DECK : SHARED_DECK + 3] = deck_cards(
        starting, s.game_terms.removed_cards, s.game_terms.board.get("effect_spells") == "on"
    )
    s.piles[NEUTRAL_DECK : NEUTRAL_DECK + 4] = neutral_decks()
    for player in range(s.game_terms.players):
        for row in s.piles[P_UNITS + PILES_A_PLAYER * player]:
            deck = NEUTRAL_DECK + TIER[kind_of(row)]
            if row in s.piles[deck]:
                s.piles[deck] = without(s.piles[deck], row)
    if s.game_terms.beast.rows:
        lay_beasts(s)
    s.piles[ASTROLOGERS] = tuple([proclamation_card(n) for n in range(len(PROCLAMATION_IDS))])


def deck_cards(
    starting: list[tuple[int, ...]], removed: tuple[int, ...], effect_spells: bool = False
) -> list[tuple[int, ...]]:
    """The Ability, Artifact and Spell deck: all cards of the box but those removed and those in starting decks.

    The spells whose tokens the hex battlefield knows come with an option.
    Rules: H3-TOU-01, H3-SET-19, H3-SET-20, H3-ART-02, BF-ADV-03, BF-BTL-14.
    """
    kinds = (ABILITY_CARD, ARTIFACT_CARD, SPELL_CARD)
    decks: list[list[int]] = [[], [], []]
    for card in range(len(CARD_IDS)):
        if CARD_KIND[card] in kinds and STARTER[card] < 0 and card not in removed:
            decks[kinds.index(CARD_KIND[card])] += [card] * CARD_COPIES[card]
    for cards in starting:
        for card in cards:
            plain = base_card(card)
            if CARD_KIND[plain] in kinds and plain not in removed:
                decks[kinds.index(CARD_KIND[plain])].remove(plain)
    if effect_spells:
        decks[kinds.index(SPELL_CARD)] += EFFECT_SPELLS * EFFECT_COPIES
    return [tuple(sorted(deck)) for deck in decks]
