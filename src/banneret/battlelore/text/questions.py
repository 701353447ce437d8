"""What an adventure of BattleLore asks, and the labels of its answers.

Made from what the asked seat may see, so a question never reveals more than its reader may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final, cast

from banneret.battlelore.text.names_and_events import (
    Words,
    chest_name,
    hero_names,
    name,
    people_of,
    unit_name,
    unit_number,
    word,
)
from banneret.kernel.sequence import question_of
from banneret.text.catalogue import has

if TYPE_CHECKING:
    from banneret.battlelore.state.battleground import Battleground
    from banneret.kernel.game import Game

Told = tuple[str, Words]


class BattleloreQuestion:
    """What is asked now, as the seat that is asked sees it."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.kind = game.state.kind
        self.question = question_of(game.state.step)
        self.view = game.view(game.state.seat)
        self.s = cast("Battleground", self.view.state)

    @cached_property
    def side(self) -> int:
        """The side of the seat that is asked."""
        from banneret.battlelore.state.battleground import side_of

        return side_of(self.s, self.view.seat)

    @cached_property
    def people(self) -> tuple[str, ...]:
        """What the asked seat calls the two sides where it knows who plays them: itself, and the other by name."""
        people = people_of(self.s.game_terms.sides, self.names)
        return tuple(word("side-you", self.lang) if n == self.side else one for n, one in enumerate(people))

    def called(self, u: int) -> str:
        """A unit by its name and side, a hero by his own; one that is gone has kept its kind."""
        from banneret.battlelore.box.tables import UNIT_IDS

        return unit_name(UNIT_IDS[self.s.troop[u]], u, self.lang, hero_names(self.s), self.people)

    @cached_property
    def units(self) -> Mapping[str, dict[str, Any]]:
        """The units on the battleground by their hex."""
        shown = cast("list[dict[str, Any]]", self.game.rules.describe(self.view)["units"])
        return {unit["hex"]: unit for unit in shown}

    def frame(self, argument: int) -> int:
        """One of the arguments of the frame that asks, by the name that its sequence gives it."""
        return self.s.stack[argument]

    def prompt(self) -> str:
        """What is asked, as a sentence."""
        id = f"prompt-{self.question.replace('_', '-')}"
        if not has(f"battlelore:{id}", self.lang):
            id = "prompt-other"
        return word(id, self.lang, self.about())

    def about(self) -> Words:
        """What the question names: a unit, a card, a hero, how many there are."""
        tell = _about().get(self.question)
        return tell(self) if tell is not None else {}

    def label(self, option: int) -> str:
        """The label of an option, offered or not."""
        verb, _, what = self.game.rules.key(self.kind, option).partition(":")
        id, words = _LABELS.get(verb, _bare)(self, verb, what)
        return word(id, self.lang, words)


# -- questions ---------------------------------------------------------------------------------------------------------


def unit_in(argument: int) -> Callable[[BattleloreQuestion], Words]:
    """A question about the unit that an argument of the frame names."""

    def about(now: BattleloreQuestion) -> Words:
        from banneret.battlelore.box.tables import UNIT_IDS

        u = now.frame(argument)
        return {"unit": now.called(u), "unit_number": unit_number(UNIT_IDS[now.s.troop[u]])}

    return about


def lore_card(argument: int) -> Callable[[BattleloreQuestion], Words]:
    """A question about the lore card that an argument of the frame names with its side."""

    def about(now: BattleloreQuestion) -> Words:
        from banneret.battlelore.box.tables import LORE_IDS
        from banneret.battlelore.play.lore.packed_cards import card_played

        return {"card": name("lore", LORE_IDS[card_played(now.frame(argument))], now.lang)}

    return about


def _command_card(now: BattleloreQuestion) -> Words:
    from banneret.battlelore.box.tables import CARD_IDS

    card = name("command", CARD_IDS[now.s.card], now.lang) if now.s.card >= 0 else word("card-none", now.lang)
    return {"card": card}


def landmark(now: BattleloreQuestion) -> Words:
    """The landmark of the Lore Master whom the frame names."""
    from banneret.battlelore.box.tables import LAND_IDS, LAND_MASTER
    from banneret.battlelore.setup.war_council import LANDMARK_MASTER

    return {"land": name("land", LAND_IDS[LAND_MASTER.index(now.frame(LANDMARK_MASTER))], now.lang)}


def lore_to_keep(now: BattleloreQuestion) -> Words:
    """How many of the lore cards drawn are still to be kept."""
    from banneret.battlelore.play.lore.supply import LORE_TO_KEEP
    from banneret.battlelore.state.battleground import LORE_LOOKED

    return {"n": now.frame(LORE_TO_KEEP), "of": len(now.s.piles[LORE_LOOKED + now.side])}


def _levels(now: BattleloreQuestion) -> Words:
    """How many levels of the council are given out, of how many."""
    from banneret.battlelore.setup.war_council import free_levels
    from banneret.battlelore.state.battleground import SEATS

    return {"n": len(now.s.piles[SEATS + now.side]), "of": free_levels(now.s, now.side)}


def hero_in(argument: int) -> Callable[[BattleloreQuestion], Words]:
    """A question about the hero whom an argument of the frame names."""
    return lambda now: {"hero": hero_names(now.s)[now.frame(argument)]}


def graduate(now: BattleloreQuestion) -> Words:
    """The hero who is being created."""
    from banneret.battlelore.career.academy import HERO_NUMBER

    sheet = now.s.game_terms.heroes[now.frame(HERO_NUMBER)]
    return {"hero": sheet.name if sheet is not None else ""}


@cache
def _about() -> Mapping[str, Callable[[BattleloreQuestion], Words]]:
    """What a question names, by the step that asks."""
    from banneret.battlelore.play.combat.retreat import FLEEING_UNIT, RETREATING_UNIT
    from banneret.battlelore.play.combat.strike import ROLL_ATTACKER
    from banneret.battlelore.play.heroes.use.framework import HERO_WHO_USES
    from banneret.battlelore.play.lore.picking import CARD_MIRRORED, CARD_PICKING
    from banneret.battlelore.play.lore.playing import CARD_PLAYING
    from banneret.battlelore.play.turn.call_to_arms import RESERVE_COMING
    from banneret.battlelore.play.turn.turn import UNIT_IN_HAND

    return {
        "ask_pick": lore_card(CARD_PICKING),
        **dict.fromkeys(("begin_card", "ask_company", "ask_answer"), lore_card(CARD_PLAYING)),
        **dict.fromkeys(("ask_mirror", "ask_toll"), lore_card(CARD_MIRRORED)),
        **dict.fromkeys(("ask_unpacked", "ask_recalled", "ask_follower", "ask_helper"), hero_in(HERO_WHO_USES)),
        **dict.fromkeys(("ask_cloven", "ask_patient", "ask_slipped"), hero_in(HERO_WHO_USES)),
        "ask_deed": unit_in(ROLL_ATTACKER),
        "ask_ignored": unit_in(FLEEING_UNIT),
        **dict.fromkeys(("ask_retreat", "go_on_retreating"), unit_in(RETREATING_UNIT)),
        **dict.fromkeys(("got_mover", "got_move", "got_battler"), unit_in(UNIT_IN_HAND)),
        "ask_order": _command_card,
        "ask_muster": unit_in(RESERVE_COMING),
        "ask_landmark": landmark,
        "ask_kept": lore_to_keep,
        "ask_level": _levels,
        **dict.fromkeys(("ask_class", "ask_first_skill", "ask_present", "ask_gift"), graduate),
    }


# -- answers -----------------------------------------------------------------------------------------------------------


def _bare(_now: BattleloreQuestion, verb: str, _what: str) -> Told:
    return f"option-{verb}", {}


def _on_unit(now: BattleloreQuestion, verb: str, hex: str) -> Told:
    unit = now.units.get(hex)
    called = word("place-empty", now.lang)
    if unit is not None:
        called = hero_names(now.s).get(unit["number"]) or name("unit", unit["unit"], now.lang)
    words: Words = {"unit": word("unit-at", now.lang, {"unit": called, "hex": hex})}
    if verb == "attack" and now.question == "got_battler":
        from banneret.battlelore.play.turn.turn import UNIT_IN_HAND

        u = now.frame(UNIT_IN_HAND)
        aims: dict[str, int] = next((other["targets"] for other in now.units.values() if other["number"] == u), {})
        if hex in aims:
            return "option-attack-dice", words | {"n": aims[hex]}
    return f"option-{verb}", words


def _on_hex(now: BattleloreQuestion, verb: str, hex: str) -> Told:
    from banneret.battlelore.box.tables import COUNTRYSIDE, LAND_IDS
    from banneret.battlelore.geometry.grid import HEX_NAMES

    land = now.s.ground.land[HEX_NAMES.index(hex)]
    if land != COUNTRYSIDE:
        hex = word("land-at", now.lang, {"hex": hex, "land": name("land", LAND_IDS[land], now.lang)})
    return f"option-{verb}", {"hex": hex}


def _lore(now: BattleloreQuestion, verb: str, id: str) -> Told:
    """A lore card with what it costs its holder now; one that another class has, too, with its class."""
    from banneret.battlelore.box.tables import LORE_IDS, LORE_MASTER, MASTERS
    from banneret.battlelore.play.lore.lore import cost

    card = LORE_IDS.index(id)
    n = cost(now.s, now.side, card)
    title, of = name("lore", id, now.lang), MASTERS[LORE_MASTER[card]]
    if not id.endswith(f"_{of}"):
        return f"option-{verb}", {"card": word("card-cost", now.lang, {"card": title, "n": n})}
    words: Words = {"name": title, "master": name("master", of, now.lang), "n": n}
    return f"option-{verb}", {"card": word("sheet-lore", now.lang, words)}


def _called(argument: str, kind: str) -> Callable[[BattleloreQuestion, str, str], Told]:
    """An answer that is the name of something."""

    def label(now: BattleloreQuestion, verb: str, id: str) -> Told:
        return f"option-{verb.replace('_', '-')}", {argument: name(kind, id, now.lang)}

    return label


def _learn(now: BattleloreQuestion, _verb: str, id: str) -> Told:
    """A skill; at the academy one of them is recommended."""
    words: Words = {"skill": name("skill", id, now.lang)}
    if now.question == "ask_first_skill":
        from banneret.battlelore.box.heroes import SKILL_IDS, load_heroes
        from banneret.battlelore.career.academy import recommended

        skill = SKILL_IDS.index(id)
        of = load_heroes().skills[skill].of
        if of != "common" and skill == recommended(of):
            return "option-learn-first", words
    return "option-learn", words


def _number(now: BattleloreQuestion, _verb: str, n: str) -> Told:
    return "option-hurl" if now.question == "ask_hurl" else "option-ignore", {"n": int(n)}


def _supply(_now: BattleloreQuestion, _verb: str, what: str) -> Told:
    return f"option-supply-{what.replace('_', '-')}", {}


def _yes_or_no(now: BattleloreQuestion, verb: str, _what: str) -> Told:
    """Yes and no say what they mean where that is known."""
    if now.question in _MEANT:
        return _MEANT[now.question] if verb == "yes" else _REFUSED.get(now.question, "option-stay"), {}
    return f"option-{verb}", {}


def _pass(now: BattleloreQuestion, _verb: str, _what: str) -> Told:
    """Not to use what heroes have, or to play no card."""
    return "option-use-nothing" if now.question in _USING else "option-pass", {}


def _done(now: BattleloreQuestion, _verb: str, _what: str) -> Told:
    """What would be finished, so that nobody ends a phase by accident."""
    return _ENDED.get(now.question, "option-done"), {}


def _chest(now: BattleloreQuestion, _verb: str, id: str) -> Told:
    return "option-chest", {"chest": chest_name(id, now.lang)}


_ENDED: Final = {
    "ask_order": "option-done-orders",
    "ask_mover": "option-done-moving",
    "ask_battler": "option-done-battling",
    "ask_bought": "option-done-buying",
    "ask_exchange": "option-done-exchanging",
    "ask_haul": "option-done-keeping",
}
_MEANT: Final = {
    "ask_back": "option-battle-back",
    "ask_ground": "option-follow",
    "ask_toll": "option-pay-toll",
    "look_into_chest": "option-yes",
}
_REFUSED: Final = {"ask_toll": "option-let-fail", "look_into_chest": "option-leave-chest"}
_USING: Final = frozenset(
    {"ask_use", "begin_test", "read_test", "after_test", "begin_search", "begin_card", "ask_mirror"}
)
"""Steps that ask what heroes use."""

_LABELS: Final[dict[str, Callable[[BattleloreQuestion, str, str], Told]]] = {
    **dict.fromkeys(("order", "unit", "attack", "target", "separate", "hero", "deploy", "web", "boulder"), _on_unit),
    **dict.fromkeys(("hatchets", "bow", "lightning"), _on_unit),
    **dict.fromkeys(("move", "retreat", "site", "aim", "muster"), _on_hex),
    **dict.fromkeys(("play", "keep", "discard"), _called("card", "command")),
    **dict.fromkeys(("lore", "take", "drop"), _lore),
    **dict.fromkeys(
        ("leave", "buy", "give", "take_artifact", "redraw", "use", "equip"), _called("artifact", "artifact")
    ),
    **dict.fromkeys(("level", "lower"), _called("master", "master")),
    "section": _called("section", "section"),
    "class": _called("master", "master"),
    "learn": _learn,
    "skill": _called("skill", "skill"),
    "chest": _chest,
    "pass": _pass,
    "done": _done,
    "reroll": _called("face", "face"),
    "raise": _called("unit", "unit"),
    "ignore": _number,
    "supply": _supply,
    "yes": _yes_or_no,
    "no": _yes_or_no,
}
"""By the word before the colon of a key; an answer without a word of its own here is only that word."""
