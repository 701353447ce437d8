"""Words for a spell being cast: the questions on its way, and the answers that only spells have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from banneret.heroes.box.cards_and_units import load
from banneret.heroes.box.verbs.cards import Teleport
from banneret.heroes.text.component_names import name
from banneret.heroes.text.programs import step_text
from banneret.kernel.kinds import K_AMOUNT, K_SPACE
from banneret.text.catalogue import Argument

# A cycle of types alone: questions of Combat are worded with this, which is handed the question.
if TYPE_CHECKING:
    from banneret.heroes.box.cards_and_units import Specialty, Spell
    from banneret.heroes.text.combat_questions import Situation

Told = tuple[str, dict[str, Argument]]

EFFECTS: Final = ("event-fire-shield", "event-skip-die", "event-hp", "event-shot")
"""What a spell puts on a unit besides changed statistics, in the order in which the game counts on from these."""


def being_cast(now: Situation) -> bool:
    """Whether a spell is on its way: its card lies in play from when it is announced until it is put away."""
    return any(side["in_play"] for side in now.seen["sides"])


def spell_of(now: Situation) -> Spell | Specialty:
    """The spell being cast, or the specialty played like one: the card announced last."""
    id = next(now.past("cast")).args["card"]
    box = load()
    cards: tuple[Spell | Specialty, ...] = (*box.spells, *box.specialties)
    return next(card for card in cards if card.id == id)


def place_prompt(now: Situation) -> Told:
    """What is asked when a spell needs a space: where its unit goes, or what else it hits."""
    spell = spell_of(now)
    if isinstance(spell.steps[0].do[0], Teleport):
        return "prompt-teleport", {"unit": _aimed_at(now)}
    return "prompt-blast", {"card": name(f"card-{spell.id}", now.lang)}


def _aimed_at(now: Situation) -> str:
    """The name of the unit the caster picked."""
    keys = map(now.game.key, reversed(now.game.played))
    space = next(key.partition(":")[2] for key in keys if key.startswith("target:"))
    return now.unit_on(space)


def _power_so_far(now: Situation) -> int:
    latest = next(now.past("cast", "power"))
    return int(latest.args["n"]) if latest.name == "power" else 0


def _about_spell(id: str) -> Callable[[Situation], Told]:
    """A question that names only the spell."""
    return lambda now: (id, {"card": name(f"card-{spell_of(now).id}", now.lang)})


def _power(now: Situation) -> Told:
    id, words = _about_spell("prompt-power")(now)
    return id, {**words, "n": _power_so_far(now)}


PROMPTS: Final[dict[tuple[str, int | None], Callable[[Situation], Told]]] = {
    ("ask_power", None): _power,
    ("ask_step", None): _about_spell("prompt-step"),
    ("ask_target", K_SPACE): _about_spell("prompt-card-hex"),
    ("ask_target", None): _about_spell("prompt-card-unit"),
    ("ask_cancel", None): _about_spell("prompt-cancel-spell"),
    ("ask_return", None): _about_spell("prompt-return-spell"),
    ("next_link", None): _about_spell("prompt-chain"),
    ("do_next", K_AMOUNT): _about_spell("prompt-stat"),
}
"""By the step that asks, and where one step asks several things by the kind of Choice."""


def _step(now: Situation, _word: str, rest: str) -> Told:
    # Cards that are not spells lie in play, too.
    steps = spell_of(now).steps if being_cast(now) and any(now.past("cast")) else ()
    n = int(rest) - 1
    if n >= len(steps):
        return "option-choose-n", {"n": n + 1}
    return "option-step", {"text": step_text(spell_of(now), steps[n], now.lang)}


def _statistic(_now: Situation, _word: str, rest: str) -> Told:
    return "option-stat", {"stat": rest}


OPTIONS: Final[dict[str, Callable[[Situation, str, str], Told]]] = {"step": _step, "stat": _statistic}
