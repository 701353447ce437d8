"""The bot `greedy` of *BattleLore*: gives every answer a worth in banners and takes the best, with no search.

It reads what its seat sees and nothing else: worths of attacks are means over the dice, those of cards are means over
what they let its own units do.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, cast

from banneret.battlelore.bots.career import (
    artifact_worth,
    level_worth,
    post_worth,
    site_worth,
    skill_worth,
    supply_worth,
)
from banneret.battlelore.bots.command import Commands, future_worth
from banneret.battlelore.bots.lore_cards import aim_worth, best_exit, card_rank, healing, lore_worth
from banneret.battlelore.bots.odds import attack_worth, banner, price
from banneret.battlelore.bots.places import LED, Eye, Memory, order_worth
from banneret.battlelore.bots.powers import USED, action_worth, chest_worth, reroll_worth, use_worth
from banneret.battlelore.bots.style import PLAIN_STYLE, Style
from banneret.battlelore.box.tables import FIGURES, MELEE_DICE, MOUNTED
from banneret.battlelore.geometry.grid import NEAR, hexes_in
from banneret.battlelore.geometry.grid import SECTION as SECTIONS
from banneret.battlelore.play.combat.battle import COMBAT_ATTACKER, COMBAT_HOW, COMBAT_TARGET
from banneret.battlelore.play.combat.packed_rolls import target_alone, target_hex
from banneret.battlelore.play.combat.retreat import FLEEING_UNIT, RETREATING_UNIT, ways_back
from banneret.battlelore.play.combat.rolling import REROLL_TARGET
from banneret.battlelore.play.combat.strength import foes_beside
from banneret.battlelore.play.combat.strike import ROLL_TARGET
from banneret.battlelore.play.heroes.retreat import RUNNING_HERO
from banneret.battlelore.play.heroes.use.battle import LUCK_AGAINST
from banneret.battlelore.play.heroes.use.framework import is_use
from banneret.battlelore.play.lore.cards.portals import TRAVELLER
from banneret.battlelore.play.lore.cards.rogue import UNIT_SLIPPING
from banneret.battlelore.play.lore.packed_cards import attacked_unit, card_played, first_about
from banneret.battlelore.play.lore.picking import CARD_PICKING, PICKING, PICKING_ABOUT
from banneret.battlelore.play.lore.playing import CARD_PLAYING, WINDOW_FIRST, WINDOW_SECOND
from banneret.battlelore.play.turn.command_cards import OUT_OF_SECTION, orderable
from banneret.battlelore.play.turn.turn import UNIT_IN_HAND
from banneret.battlelore.state import answers as A
from banneret.battlelore.state.battleground import SEATS, Battleground, side_of
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.keys import argument, verb
from banneret.kernel.rules import GameRules, View
from banneret.kernel.sequence import question_of
from banneret.kernel.state import NEXT_STEP

STILL: Final = 0.004
"""What a move must be worth."""
LOST: Final = -0.5
"""What it is worth that a hero leaves the battleground."""


class BattleloreGreedy:
    """Plays adventures of *BattleLore*."""

    def __init__(self, seed: int, style: Style = PLAIN_STYLE) -> None:
        self._rng = Random(seed)
        self._style = style
        self._memory: Memory = {}

    def choose(self, view: View, rules: GameRules) -> int:
        """The answer that is worth most; of equal ones any."""
        s = cast(Battleground, view.state)
        options = s.options
        if len(options) == 1:
            return options[0]
        worths = answer_worths(s, side_of(s, view.seat), self._rng, self._memory, self._style)
        best: list[int] = []
        highest = float("-inf")
        for option, worth in zip(options, worths, strict=True):
            if worth > highest:
                highest = worth
                best = [option]
            elif worth == highest:
                best.append(option)
        return best[0] if len(best) == 1 else self._rng.choice(best)


def answer_worths(s: Battleground, side: int, rng: Random, memory: Memory, style: Style = PLAIN_STYLE) -> list[float]:
    """What each answer to the question of a position is worth to the side that is asked, in banners.

    A memory is for one style alone.
    """
    judge = Judge(s, side, rng, memory, style)
    return [judge.worth(option) for option in s.options]


class Judge:
    """What the answers to one question are worth to a side."""

    def __init__(self, s: Battleground, side: int, rng: Random, memory: Memory, style: Style) -> None:
        self.s = s
        self.side = side
        self.rng = rng
        self.eye = Eye(s, side, memory, style)
        self.question = question_of(s.step)
        self.commands = Commands(self.eye)
        self.orderable = orderable(s) if self.question == "ask_order" else -1
        if s.steward != s.turn and s.steward == side:
            self.other = Eye(s, s.turn)

    def worth(self, option: int) -> float:
        """What an answer is worth."""
        if self.question == "got_battler" and verb(option) != A.ATTACK:
            return action_worth(self.eye.s, self.s.stack[UNIT_IN_HAND], option)
        if is_use(option):
            return use_worth(self.s, self.side, option)
        by_verb = WORTHS.get(verb(option))
        if by_verb is not None:
            return by_verb(self, argument(option))
        plain = PLAIN.get(option)
        return plain(self) if plain is not None else USED

    # -- commanding ----------------------------------------------------------------------------------------------------

    def play(self, card: int) -> float:
        """A Command card: what it lets the units do."""
        return self.commands.worth(card)

    def keep(self, card: int) -> float:
        """A Command card kept: what it would let the units do now."""
        return future_worth(self.eye, card)

    def order(self, hex: int) -> float:
        """An order: the best the unit could do with it; one that another side's unit gets should be of no use."""
        s = self.eye.s
        u = s.at[hex]
        if SIDE_OF[u] != self.side:
            return -order_worth(self.other, u)
        ordered = s.ordered
        s.ordered |= 1 << u
        worth = order_worth(self.eye, u)
        s.ordered = ordered
        if not self.orderable >> hex & 1:
            worth -= price(s, self.side, OUT_OF_SECTION)
        return worth

    def separate(self, hex: int) -> float:
        """A hero is better off with his troop."""
        return -LED

    # -- moving and battling -------------------------------------------------------------------------------------------

    def pick(self, hex: int) -> float:
        """A unit that moves, or battles: what that is worth above staying."""
        u = self.s.at[hex]
        if self.question == "ask_battler":
            return self.eye.best_action(u)
        ways = self.eye.ways(u)
        here = ways[hex]
        return max((worth for to, worth in ways.items() if to != hex), default=here - 1) - here - STILL

    def hero(self, hex: int) -> float:
        """A Leader who separates moves first."""
        return LED

    def move(self, hex: int) -> float:
        """Where the unit in hand goes."""
        s = self.eye.s
        u = s.stack[COMBAT_ATTACKER if self.question == "ask_further" else UNIT_IN_HAND]
        if self.question == "ask_further":
            s.bonus &= ~(1 << u)
            return self.eye.at_hex(u, hex, True)
        return self.eye.ways(u).get(hex, -1.0)

    def attack(self, hex: int) -> float:
        """An attack of the unit in hand."""
        s = self.eye.s
        a = s.stack[COMBAT_ATTACKER if self.question == "ask_bonus" else UNIT_IN_HAND]
        return attack_worth(s, a, s.at[hex])

    def retreat(self, hex: int) -> float:
        """A way back: where it stands best, a hero with a troop of his own."""
        s = self.eye.s
        u = s.stack[RETREATING_UNIT]
        other = s.at[hex]
        if other >= 0 and other != u:
            return LED if SIDE_OF[other] == SIDE_OF[u] else -LED
        return self.eye.at_hex(u, hex, False)

    def ignore(self, flags: int) -> float:
        """Flags are ignored, unless a weak unit is better off elsewhere; lore symbols are kept unless they kill."""
        s = self.eye.s
        if self.question == "ask_hurl":
            blocked = not ways_back(s, s.stack[ROLL_TARGET])
            return flags * (0.2 if blocked else 0.02)
        u = s.stack[FLEEING_UNIT]
        if s.figures[u] == 1 and FIGURES[s.troop[u]] > 1 and ways_back(s, u) and s.turn != self.side:
            waiting = s.ordered & ~s.battled & ~s.weary & s.alive
            if any(waiting >> s.at[hex] & 1 for hex in hexes_in(foes_beside(s, u))):
                return -0.1 * flags
        return 0.1 * flags

    def reroll(self, face: int) -> float:
        """A die rolled again, by its unit or by the luck of a hero."""
        stack = self.s.stack
        lucky = self.question == "ask_lucky_die"
        return reroll_worth(self.s, target_alone(stack[LUCK_AGAINST]) if lucky else stack[REROLL_TARGET], face)

    # -- lore ----------------------------------------------------------------------------------------------------------

    def lore(self, card: int) -> float:
        """A lore card: what it does now, less what it costs."""
        s = self.eye.s
        if self.question in ("ask_window", "ask_mover", "ask_battler"):
            about = (s.stack[WINDOW_FIRST], s.stack[WINDOW_SECOND]) if self.question == "ask_window" else (-1, -1)
        else:
            about = (card_played(s.stack[CARD_PLAYING]), -1)
        worth = lore_worth(self.eye, card, *about)
        return worth * self.eye.style.lore if worth > 0 else worth / self.eye.style.lore

    def target(self, hex: int) -> float:
        """Whom a card or a hero's skill is aimed at."""
        s = self.eye.s
        u = s.at[hex]
        if PICKING <= s.stack[NEXT_STEP] <= PICKING + 1:
            return aim_worth(self.eye, card_played(s.stack[CARD_PICKING]), u, first_about(s.stack[PICKING_ABOUT]))
        if SIDE_OF[u] != self.side:
            return banner(s, self.side) * (5 - s.figures[u]) + 0.1 * MELEE_DICE[s.troop[u]]
        if "traveller" in self.question or self.question == "ask_companion":
            return best_exit(self.eye, u, 1)[0]
        if self.question in ("ask_horn", "ask_follower", "ask_lit"):
            return order_worth(self.eye, u)
        if self.question == "ask_helper":
            return -float(s.ordered >> u & 1)
        return healing(self.eye, u, 1)

    def aim(self, hex: int) -> float:
        """An empty hex that a card is aimed at: where the unit in hand stands best."""
        s = self.eye.s
        if self.question in ("ask_portal", "ask_first_portal", "ask_second_portal"):
            return self.eye.at_hex(s.stack[TRAVELLER], hex, True)
        if self.question == "ask_slip":
            return self.eye.at_hex(attacked_unit(s.stack[UNIT_SLIPPING]), hex, False)
        return (NEAR[hex] & s.occupied[1 - self.side]).bit_count() + 0.1 * (NEAR[hex] & s.occupied[self.side] != 0)

    def section(self, section: int) -> float:
        """A section of the board: the more units there, the better."""
        return float((SECTIONS[self.side][section] & self.s.occupied[self.side]).bit_count())

    # -- yes or no -----------------------------------------------------------------------------------------------------

    def yes(self) -> float:
        """What may be done is done; a hex that the enemy left is entered where that is better."""
        s = self.eye.s
        if self.question != "ask_ground":
            return 0.1
        a = s.stack[COMBAT_ATTACKER]
        goal = target_hex(s.stack[COMBAT_HOW])
        fights = MOUNTED[s.troop[a]] and not s.bonus >> a & 1
        return self.eye.at_hex(a, goal, fights) - self.eye.stand(a)

    def flee(self) -> float:
        """A Champion runs from more than one enemy."""
        s = self.eye.s
        return 0.2 if foes_beside(s, s.stack[COMBAT_TARGET]).bit_count() > 1 else 0.0

    def deed(self) -> float:
        """A heroic-deed token is for one more die, not for one more hex."""
        return 0.05 if self.question == "ask_deed" else -1.0

    def done(self) -> float:
        """Nothing more is done; a hero who runs may stop where it is good."""
        s = self.eye.s
        if self.question == "ask_run":
            h = s.stack[RUNNING_HERO]
            return self.eye.stand(h) if s.at[s.pos[h]] == h else LED
        if self.question == "ask_further":
            return self.eye.stand(s.stack[COMBAT_ATTACKER])
        return 0.0


WORTHS: Final[dict[int, Callable[[Judge, int], float]]] = {
    A.PLAY: Judge.play,
    A.KEEP: Judge.keep,
    A.ORDER: Judge.order,
    A.SEPARATE: Judge.separate,
    A.PICK: Judge.pick,
    A.HERO: Judge.hero,
    A.MOVE: Judge.move,
    A.ATTACK: Judge.attack,
    A.RETREAT: Judge.retreat,
    A.IGNORE: Judge.ignore,
    A.LORE: Judge.lore,
    A.TARGET: Judge.target,
    A.AIM: Judge.aim,
    A.SECTION: Judge.section,
    A.REROLL: Judge.reroll,
    A.EQUIP: lambda _judge, card: artifact_worth(card),
    A.CHEST: lambda judge, token: chest_worth(judge.s, judge.side, token),
    A.DISCARD: lambda judge, card: -judge.commands.worth(card),
    A.LOWER: lambda judge, master: -float(judge.s.piles[SEATS + judge.side].count(master)),
    A.LEVEL: lambda judge, master: level_worth(judge.s, judge.side, master, judge.rng),
    A.SUPPLY: lambda judge, supply: supply_worth(judge.s, judge.side, supply),
    A.SITE: lambda judge, hex: site_worth(judge.s, judge.side, hex),
    A.DEPLOY: lambda judge, hex: post_worth(judge.s, judge.side, hex),
    A.TAKE: lambda judge, card: card_rank(judge.eye, card),
    A.DROP: lambda judge, card: -card_rank(judge.eye, card),
    A.BUY: lambda _judge, card: artifact_worth(card),
    A.TAKE_ARTIFACT: lambda _judge, card: artifact_worth(card),
    A.LEAVE: lambda _judge, card: -artifact_worth(card),
    A.GIVE: lambda _judge, card: -artifact_worth(card),
    A.LEARN: lambda _judge, skill: skill_worth(skill),
    A.RAISE: lambda _judge, kind: float(MELEE_DICE[kind]),
}
"""By verb of an answer: what it is worth."""
PLAIN: Final[dict[int, Callable[[Judge], float]]] = {
    A.YES: Judge.yes,
    A.FLEE: Judge.flee,
    A.DONE: Judge.done,
    A.NO: lambda _judge: 0.0,
    A.PASS: lambda _judge: 0.0,
    A.WITHDRAW: lambda _judge: LOST,
    A.DEED: Judge.deed,
    A.SPEND: lambda _judge: -1.0,
    A.ADVISE: lambda _judge: 1.0,
}
"""The same for answers without an argument."""
