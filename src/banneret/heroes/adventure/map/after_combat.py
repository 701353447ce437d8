"""What follows a Combat of a whole game: experience, the loser's fate, new armies, and the visit."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.ai_heroes.losses import take_up
from banneret.heroes.adventure.effects.units import can_raise
from banneret.heroes.adventure.levels import GAIN_EXPERIENCE, HIGHEST
from banneret.heroes.adventure.map.combat_terms import GUARDS, army_player
from banneret.heroes.adventure.map.flagging import FLAG_FIELD, take_cube
from banneret.heroes.adventure.map.land import difficulty, holdings, location, owner
from banneret.heroes.adventure.map.visiting import ENTER, VISIT_FIELD, once_defended
from banneret.heroes.adventure.negative_morale import DISHEARTEN
from banneret.heroes.adventure.playing_cards import CARD_MAP_EFFECT, PLAY_ON_MAP
from banneret.heroes.adventure.seating import act_as, level_of, pile_of
from banneret.heroes.adventure.special_rules.grail import lose_grail
from banneret.heroes.adventure.special_rules.guards import to_the_end
from banneret.heroes.adventure.special_rules.triggers import BEAT_HERO, BEAT_SECOND, BEAT_SECOND_IN_COMBAT, fire
from banneret.heroes.adventure.town.captured import in_some_deck
from banneret.heroes.adventure.victory import ELIMINATION, cut_short
from banneret.heroes.combat.cards.hands import (
    mode_plays,
)
from banneret.heroes.combat.morale.tokens import gain_morale
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.ai_heroes import BY_AI, ai_on, note_fall, note_loss
from banneret.heroes.state.answers_combat import PASS, mode_of
from banneret.heroes.state.answers_map import SETTLE
from banneret.heroes.state.battle import ATTACKER, DRAWN_BATTLE, RETREATED, VICTORY, gain
from banneret.heroes.state.events_map import (
    E_ARMY_AGAIN,
    E_HERO_BEATEN,
    E_HERO_GONE,
    E_HERO_PLACED,
    E_RANSOM,
    E_SACRIFICED,
)
from banneret.heroes.state.game_terms import H_DEFEAT_ENDS_MOVEMENT, H_EXPERIENCE_OF_SECONDARY
from banneret.heroes.state.hero_numbers import is_main, is_secondary, main_hero, owner_of
from banneret.heroes.state.packed_ints import pack_defeat
from banneret.heroes.state.pile_numbers import HAND, P_UNITS, RESERVE
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.terms import R_ASK_ANYWAY, R_MORALE_DECKS
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import BOX, REINFORCE
from banneret.heroes.tables.map_programs import Op
from banneret.heroes.tables.tiles import GOLD, TOWN
from banneret.heroes.tables.units_and_cards import NEUTRAL, W_WON, kind_of
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_PLAY, K_SPACE
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A


def rival_of(g: int) -> int:
    """The player on the other side, or -1 for guards; `g` as in `banneret.heroes.adventure.map.entering`."""
    return owner_of(g) if g >= 0 else -1 if g == GUARDS else army_player(g)


# -- experience --------------------------------------------------------------------------------------------------------


def award(s: WholeGame, h: int, field: int, g: int) -> None:
    """A Main Hero that fought and won gains experience, by comparison of levels as the Combat ended.

    Rules: H3-EXP-01 to H3-EXP-04, H3-EXP-06 to H3-EXP-13, H3-HER-06, H3-QCK-03.
    """
    if s.outcome != VICTORY:
        return
    rival = rival_of(g)
    player = owner_of(h)
    if s.winner == ATTACKER:
        if is_secondary(h) and not s.game_terms.house & H_EXPERIENCE_OF_SECONDARY:
            return
        if g == GUARDS:
            if s.azure:
                s.call(GAIN_EXPERIENCE, HIGHEST, 0, 0)
            else:
                s.call(GAIN_EXPERIENCE, worth(level_of(s, player), difficulty(s, field)), 0, 0)
        elif is_main(g):
            s.call(GAIN_EXPERIENCE, worth(level_of(s, player), level_of(s, rival)), 0, 0)
    elif g >= 0 and not is_secondary(h) and (not is_secondary(g) or s.game_terms.house & H_EXPERIENCE_OF_SECONDARY):
        amount = worth(level_of(s, rival), level_of(s, player))
        act_as(s, rival)
        s.call(GAIN_EXPERIENCE, amount, 0, 0)


def worth(own: int, beaten: int) -> int:
    """The experience for beating a difficulty or level. Rules: H3-EXP-01 to H3-EXP-03."""
    return 0 if beaten < own else 1 if beaten == own else 2


def ask_raise(s: WholeGame, h: int, _field: int, g: int) -> None:
    """After a won Combat some cards raise the winner's units. Rules: H3-TRN-12, H3-CRD-14."""
    winner = owner_of(h) if s.winner == ATTACKER else rival_of(g)
    fought = not is_secondary(h) if s.winner == ATTACKER else is_main(g)
    if s.outcome == VICTORY and winner >= 0 and fought:
        act_as(s, winner)
        plays = [answer for answer in mode_plays(s, 0, W_WON) if raises(s, BOX.ops[CARD_MAP_EFFECT[mode_of(answer)]])]
        if plays or (s.terms.rules & R_ASK_ANYWAY and s.piles[HAND]):
            plays.append(PASS)
            s.ask_private(winner, K_PLAY, plays)
            return
    s.answer = PASS


def raises(s: WholeGame, op: Op) -> bool:
    """Whether a card that begins so would raise a unit. Rules: H3-UNI-12."""
    return op[0] != REINFORCE or can_raise(s, op[1], op[2])


def got_raise(s: WholeGame, _h: int, _field: int, _g: int) -> None:
    """Play the card, and perhaps another. Rules: H3-UNI-12."""
    if s.answer != PASS:
        s.goto(ASK_RAISE)
        s.call(PLAY_ON_MAP, s.answer, 0, 0)
    else:
        act_as(s, s.turn)


# -- the loser's fate --------------------------------------------------------------------------------------------------


def settle_fates(s: WholeGame, h: int, field: int, g: int) -> None:
    """Who won the fight with guards keeps the field; whoever lost goes home, or is removed.

    Where both sides lost their last units at once, both heroes have lost and nobody has won, so nobody takes the field;
    before guards a hero who has others in the unit deck goes back.
    Rules: H3-CBS-11, H3-CBS-12, H3-END-06 to H3-END-08, H3-END-11 to H3-END-24, H3-NEU-08, H3-TIL-13, H3-TIL-15,
    BF-VIC-04, BF-VIC-08.
    """
    if s.outcome == RETREATED:
        return_to_last_field(s, h)
    elif s.outcome == DRAWN_BATTLE:
        if g == GUARDS:
            spared = not s.azure and len(s.piles[RESERVE]) > 0 and not to_the_end(s, field)
            s.beaten |= 1 << field
            if spared:
                return_to_last_field(s, h)
                return
        elif g >= 0:
            lose_grail(s, g, -1, field)
            s.call(FATE, g, -1, -1)
        lose_grail(s, h, -1, field)
        s.call(FATE, h, -1, -1)
    elif s.winner == ATTACKER:
        if g == GUARDS:
            s.beaten |= 1 << field
        elif g >= 0:
            lose_grail(s, g, h, field)
            s.call(FATE, g, owner_of(h), field)
    else:
        lose_grail(s, h, g, field)
        s.call(FATE, h, rival_of(g), -1)


def return_to_last_field(s: WholeGame, h: int) -> None:
    """A hero returns to the field it visited last, without visiting it again. Rules: H3-END-11, H3-END-13."""
    s.hero_at[h] = s.last[h]
    s.emit(E_HERO_PLACED, h, s.last[h])


def suffer(s: WholeGame, loser: int, winner: int, _field: int) -> None:
    """A beaten Main Hero pays, loses heart and a cube; a Secondary Hero leaves the map.

    Rules: H3-END-06 to H3-END-08, H3-END-14 to H3-END-20, H3-SEC-13, H3-SEC-14, H3-SEC-16, H3-SEC-17,
    H3-WHEN-beat_second_in_combat, H3-WHEN-beat_hero.
    """
    player = owner_of(loser)
    beaten = s.outcome in (VICTORY, DRAWN_BATTLE)
    if is_secondary(loser):
        remove_hero(s, loser)
        s.leave()
        if beaten and winner >= 0:
            fire(s, BEAT_SECOND_IN_COMBAT, main_hero(winner), NO_FIELD)
            count_second(s, winner, player)
        return
    if beaten:
        s.emit(E_HERO_BEATEN, loser)
        note_fall(s, player, winner == BY_AI)
        if s.game_terms.house & H_DEFEAT_ENDS_MOVEMENT:
            s.mp[loser] = 0
        if winner >= 0:
            pay_ransom(s, player, winner)
            lose_heart(s, player)
            take_cube(s, winner, player)
            n = s.game_terms.players * winner + player
            s.falls = changed(s.falls, n, s.falls[n] + 1)
            scenario_state = edit(s)
            scenario_state.defeats = (*scenario_state.defeats, pack_defeat(s.game_round, n))
            scenario_state.against = player
            fire(s, BEAT_HERO, main_hero(winner), s.hero_at[loser])


def meet_fate(s: WholeGame, loser: int, winner: int, field: int) -> None:
    """The hero goes home, where there is one, and where an AI hero stands only if there is no other.

    The winner captures its last Town before that belongs to nobody. Rules: H3-END-18, H3-TWN-18, H3-VIC-06, H3-VIC-07.
    """
    player = owner_of(loser)
    homes = [home for home in holdings(s, player) if home != field]
    if homes:
        free = [home for home in homes if ai_on(s, home) < 0]
        s.ask(player, K_SPACE, [option(SETTLE, home) for home in (free if free else homes)])
    else:
        s.leave()
        s.call(ELIMINATION, player, 0, 0)
        if winner >= 0 and field >= 0 and location(s, field) == TOWN and owner(s, field) == player:
            act_as(s, winner)
            s.call(FLAG_FIELD, field, TOWN, 0)


def go_home(s: WholeGame, loser: int, _winner: int, _field: int) -> None:
    """The hero is placed on a Town or Settlement without visiting it. Rules: H3-END-18, H3-TIL-06, H3-MOV-22."""
    home = argument(s.answer)
    s.hero_at[loser] = home
    s.last[loser] = home
    s.emit(E_HERO_PLACED, loser, home)


FATE: Final = sequence(suffer, asks(meet_fate), go_home)
"""Arguments: the losing hero, the winning player or -1, the field it cannot be placed on."""
LOSING_HERO: Final = ARG_A


def remove_hero(s: WholeGame, h: int) -> None:
    """A Secondary Hero is taken off the map. Rules: H3-SEC-14, H3-SEC-15."""
    s.hero_at[h] = NO_FIELD
    s.last[h] = NO_FIELD
    s.mp[h] = 0
    s.wings &= ~(1 << h)
    s.mourning |= 1 << owner_of(h)
    note_loss(s, owner_of(h))
    s.emit(E_HERO_GONE, h)


def count_second(s: WholeGame, winner: int, loser: int) -> None:
    """A Secondary Hero is defeated by a player, who takes a cube; rules that wait for it work.

    Rules: H3-SEC-13, H3-SEC-16, H3-TOU-14, H3-WHEN-beat_second.
    """
    take_cube(s, winner, loser)
    n = s.game_terms.players * winner + loser
    g = edit(s)
    g.seconds = changed(g.seconds, n, g.seconds[n] + 1)
    fire(s, BEAT_SECOND, main_hero(winner), NO_FIELD)


def pay_ransom(s: WholeGame, loser: int, winner: int) -> None:
    """The winner gets gold from the loser, as much as there is. Rules: H3-END-16, H3-GEN-03, H3-CHANGE-ransom."""
    act_as(s, loser)
    amount = min(s.game_terms.ransom, s.stores[GOLD])
    gain(s, 0, GOLD, -amount)
    act_as(s, winner)
    gain(s, 0, GOLD, amount)
    act_as(s, s.turn)
    s.emit(E_RANSOM, loser, winner, amount)


def lose_heart(s: WholeGame, player: int) -> None:
    """A Main Hero beaten by a player gains Negative Morale. Rules: H3-END-17, H3-MOR-17, BF-MRL-20."""
    if s.terms.rules & R_MORALE_DECKS:
        s.call(DISHEARTEN, player, s.turn, 0)
        return
    act_as(s, player)
    gain_morale(s, 0, -1)
    act_as(s, s.turn)


def sacrifice(s: WholeGame, h: int, other: int, field: int) -> None:
    """A Secondary Hero is removed instead of fighting, which counts as its defeat. Rules: H3-SEC-12, H3-SEC-13."""
    s.emit(E_SACRIFICED, h)
    lose_grail(s, h, other, field)
    remove_hero(s, h)
    count_second(s, owner_of(other), owner_of(h))


SACRIFICED: Final = sequence(sacrifice)
"""Arguments: the hero removed, the hero it met, the field."""


# -- and after ---------------------------------------------------------------------------------------------------------


def rearm(s: WholeGame, _h: int, _field: int, _g: int) -> None:
    """A player who has lost all units gets the starting units again. Rules: H3-UNI-13, H3-SET-25."""
    for player in range(s.game_terms.players):
        pile = RESERVE if s.who[0] == player else pile_of(P_UNITS, player)
        if not s.piles[pile] and not s.out >> player & 1:
            units = tuple(
                [row for row in s.game_terms.means[player].units[s.faction[player]] if take_unit_card(s, row)]
            )
            if units:
                s.piles[pile] = units
                s.emit(E_ARMY_AGAIN, player)


def take_unit_card(s: WholeGame, row: int) -> bool:
    """Take the card of a unit, if it can be had: nobody has it, and a Neutral Unit lies in its piles.

    Rules: H3-GEN-06, H3-UNI-05, H3-NEU-06.
    """
    kind = kind_of(row)
    return take_up(s, row) if NEUTRAL[kind] else not in_some_deck(s, kind)


def go_on(s: WholeGame, h: int, field: int, g: int) -> None:
    """A winning attacker visits the field, once nobody else is in the way: an enemy hero, its owner, guards come back.

    The turn of one who was eliminated is over.
    Rules: H3-END-22, H3-END-23, H3-EXP-11, H3-MOD-09, H3-MOV-21, H3-TWN-12, H3-VIC-09.
    """
    s.leave()
    if s.out >> owner_of(h) & 1:
        cut_short(s)
        return
    if s.hero_at[h] != field or s.outcome == RETREATED or s.winner != ATTACKER:
        return
    if g == GUARDS:
        s.call(VISIT_FIELD, h, field, 0)
    else:
        s.call(ENTER, h, field, once_defended(rival_of(g)))


AFTERMATH: Final = sequence(  # Rules: H3-EXP-11, H3-END-15 to H3-END-23, H3-UNI-13
    award, asks(ask_raise), got_raise, settle_fates, rearm, go_on,
)  # fmt: skip
"""Arguments: the hero that attacked, the field, the enemy as in `banneret.heroes.adventure.map.entering`."""
ASK_RAISE: Final = at(AFTERMATH, ask_raise)
