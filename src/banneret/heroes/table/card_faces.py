"""The faces of cards: every line a player can read on one, made from its program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from banneret.heroes.box.cards_and_units import Spell, UnitType
from banneret.heroes.box.verbs.combat import Stat, Verb
from banneret.heroes.box.verbs.map import AtIncome, Lasting
from banneret.heroes.table.catalogue_types import CardInfo, Face, Rung
from banneret.heroes.table.clauses_behind import behind_ai_card, behind_card, behind_proclamation
from banneret.heroes.tables import units_and_cards
from banneret.heroes.text.component_names import STARTING, join, name
from banneret.heroes.text.messages import has, message
from banneret.heroes.text.programs import ability_text, either, step_text, timing_text
from banneret.heroes.text.sheets import ai_text, overlay_text, proclamation_text
from banneret.text.catalogue import Argument, signed

if TYPE_CHECKING:
    from banneret.heroes.box.cards_and_units import Artifact, Box, Card, Specialty, Step
    from banneret.heroes.box.map_and_towns import AiCard, Proclamation, Realm
    from banneret.heroes.box.verbs.combat import Ability

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")
BONUSES: Final = frozenset({"stat", "go_home", "choose_stat"})
"""Verbs whose number on the ladder of a spell is something added: it is shown with its sign."""
MOMENTS: Final = {
    units_and_cards.W_INSTANT_ATTACK: "attack",
    units_and_cards.W_INSTANT_DEFENSE: "defense",
    units_and_cards.W_ACTIVATION: "activation",
    units_and_cards.W_ENEMY_SPELL: "enemy_spell",
    units_and_cards.W_OWN_SPELL: "own_spell",
    units_and_cards.W_LOSS: "loss",
    units_and_cards.W_START: "start",
    units_and_cards.W_ROLL: "roll",
    units_and_cards.W_MAP: "map",
    units_and_cards.W_RECRUIT: "recruit",
    units_and_cards.W_GUILD: "guild",
    units_and_cards.W_WON: "won",
    units_and_cards.W_GUARDED: "guarded",
    units_and_cards.W_EXTEND: "extend",
}
"""Names of the windows in which cards are played."""


def cards(box: Box, realm: Realm, lang: str) -> dict[str, CardInfo]:
    """Every card but the units, by id. The very Ability a hero begins with is a card of its own."""
    found: list[CardInfo] = [two_sided(card, lang) for card in (*box.cards, *box.abilities)]
    found += [two_sided(card, lang, STARTING) for card in box.abilities if card.starting]
    found += [artifact(card, lang) for card in box.artifacts]
    found += [specialty(card, box, realm, lang) for card in box.specialties]
    found += [spell(card, lang) for card in box.spells]
    found += [proclamation(card, lang) for card in realm.astrologers]
    found += [ai_card(card, lang) for card in realm.ai_cards]
    return {card.id: card for card in found}


def ability_face(ability: Ability, lang: str, mode: str = "", unit: bool = False) -> Face:
    """One effect of a card, or one ability of a unit."""
    return _face(ability.timing, ability_text(ability, lang, "unit" if unit else "card"), lang, mode)


def two_sided(card: Card, lang: str, before: str = "") -> CardInfo:
    """A statistic or an ability: Basic or Expert."""
    faces = (ability_face(card.basic, lang, "basic"), ability_face(card.expert, lang, "expert"))
    only = [message("sheet-only-faction", lang, faction=name(f"faction-{card.faction}", lang))] if card.faction else []
    return _card(
        before + card.id,
        card.kind,
        lang,
        faces=faces,
        clauses=behind_card(card, card.kind),
        copies=card.copies,
        faction=card.faction or "",
        notes=[message("only-line", lang, text=line) for line in only],
    )


def artifact(card: Artifact, lang: str) -> CardInfo:
    """An artifact: one effect or the other."""
    return _card(
        card.id,
        "artifact",
        lang,
        level=card.level,
        faces=(ability_face(card.first, lang), ability_face(card.second, lang, "second")),
        clauses=behind_card(card, "artifact"),
        copies=card.copies,
    )


def specialty(card: Specialty, box: Box, realm: Realm, lang: str) -> CardInfo:
    """A specialty: one effect, one of two, or a ladder like that of a spell."""
    faces = []
    if card.first is not None:
        faces.append(ability_face(card.first, lang))
    if card.second is not None:
        faces.append(ability_face(card.second, lang, "second"))
    if card.steps:
        faces.append(ladder(card, "instant", card.steps, lang))
    laid = [box.overlays[n] for n, overlay in enumerate(box.overlays) if _lays(card, overlay.id)]
    return _card(
        card.id,
        "specialty",
        lang,
        level=ROMAN[card.level],
        faces=tuple(faces),
        clauses=behind_card(card, "specialty"),
        copies=1,
        faction=next(hero.faction for hero in realm.heroes if hero.id == card.hero),
        hero=card.hero,
        notes=[overlay_text(overlay, lang).replace("\n", ". ") + "." for overlay in laid],
    )


def spell(card: Spell, lang: str) -> CardInfo:
    """A spell: its ladder, or a point of power for another one."""
    only = []
    if set(card.types) != set(get_args(UnitType)):
        types = either([name(f"type-{type}", lang) for type in card.types], lang)
        only.append(message("only-line", lang, text=message("sheet-spell-types", lang, types=types)))
    power = _face("instant", message("power-line", lang), lang, "power")
    face = ladder(card, card.timing, card.steps, lang, only)
    return _card(
        card.id,
        "spell",
        lang,
        level=card.level,
        schools=card.schools,
        faces=(face, power),
        clauses=behind_card(card, "spell"),
        copies=card.copies,
        notes=only,
    )


def ladder(
    card: Spell | Specialty, timing: str, steps: tuple[Step, ...], lang: str, more: list[str] | None = None
) -> Face:
    """A card played in steps of power. What it does stands above, the numbers stand on the rungs."""
    measure = steps[-1].do[-1]
    rungs = tuple(
        Rung(power=step.power, text=step_text(card, step, lang), short=_short(step, measure, lang)) for step in steps
    )
    return _face(timing, " ".join([_lead(steps, lang), *(more or [])]), lang, rungs=rungs)


def _lead(steps: tuple[Step, ...], lang: str) -> str:
    """What a spell does without its numbers; where only the tiers change with the power, its sentence has none."""
    from banneret.heroes.box.verbs.combat import Ability

    first = steps[0].do[0]
    if not has(f"ladder-{first.main}", lang):
        return ability_text(Ability(timing="instant", do=steps[0].do), lang, "card")
    args: dict[str, Argument] = {}
    if isinstance(first, Stat):
        args = {"on": first.on, "stat": first.stat, "until": first.until, "way": "up" if first.by > 0 else "down"}
    return message(f"ladder-{first.main}", lang, **args)


def _short(step: Step, measure: Verb, lang: str) -> str:
    """A number or a few for a rung, by the verb that grows with the power; else the highest tier it works on."""
    if step.tiers:
        return name(f"tier-{step.tiers[-1]}", lang)
    verb: Any = next((verb for verb in step.do if verb.main == measure.main), None)
    if verb is None:
        return "0"
    value = verb.by if isinstance(verb, Stat) else getattr(verb, verb.main)
    if isinstance(value, tuple):
        return "·".join(map(str, value))
    return signed(value) if verb.main in BONUSES else str(value)


def proclamation(card: Proclamation, lang: str) -> CardInfo:
    """An Astrologers card."""
    lasts = any(isinstance(verb, Lasting | AtIncome) for verb in card.do)
    face = _face("ongoing" if lasts else "", " ".join(proclamation_text(card, lang).split("\n")[1:]), lang)
    return _card(
        card.id, "astrologers", lang, faces=(face,), clauses=behind_proclamation(card), copies=1, of="proclamation"
    )


def ai_card(card: AiCard, lang: str) -> CardInfo:
    """A card of the AI deck, with its value by difficulty."""
    _, _, effect, *values = ai_text(card, lang).split("\n")
    shown = join("join-comma", [value.strip() for value in values], lang)
    face = _face("", message("values-line", lang, text=effect, values=shown), lang)
    return _card(card.id, "ai", lang, faces=(face,), clauses=behind_ai_card(card), copies=card.count, of="ai")


def _card(
    id: str,
    kind: str,
    lang: str,
    *,
    faces: tuple[Face, ...],
    clauses: tuple[str, ...],
    copies: int,
    level: str = "",
    schools: tuple[str, ...] = (),
    faction: str = "",
    hero: str = "",
    notes: list[str] | None = None,
    of: str = "card",
) -> CardInfo:
    known = has(f"cardlevel-{level}", lang) if level else False
    return CardInfo(
        id=id,
        kind=kind,
        name=name(f"{of}-{id}", lang),
        kind_text=message(f"cardkind-{kind}", lang),
        level=level,
        level_text=message(f"cardlevel-{level}", lang) if known else level,
        schools=schools,
        schools_text=either([name(f"school-{school}", lang) for school in schools], lang) if schools else "",
        faction=faction,
        hero=hero,
        faces=faces,
        clauses=clauses,
        copies=copies,
        text=" ".join([*(notes or []), *(line for face in faces for line in _read_out(face, lang))]),
        moments=moments(id) if of == "card" else (),
    )


def moments(card: str) -> tuple[str, ...]:
    """The moments at which a card may be played."""
    from banneret.heroes.tables.compile.units import fill as _fill  # noqa: F401  (fills the tables read below)

    windows = units_and_cards.CARD_WINDOWS[units_and_cards.CARD_NUMBER[card]]
    return tuple(moment for window, moment in MOMENTS.items() if windows & window)


def _face(timing: str, text: str, lang: str, mode: str = "", rungs: tuple[Rung, ...] = ()) -> Face:
    return Face(
        timing=timing,
        timing_text=timing_text(timing, lang) if timing else "",
        mode=mode,
        mode_text=message(f"mode-{mode}", lang) if mode else "",
        text=text,
        rungs=rungs,
    )


def _read_out(face: Face, lang: str) -> list[str]:
    """A face as it is read aloud: every rung of a ladder, the mode before a line."""
    if face.rungs:
        return [rung.text for rung in face.rungs]
    return [message("mode-line", lang, mode=face.mode_text, text=face.text) if face.mode else face.text]


def _lays(card: Specialty, overlay: str) -> bool:
    effects = [effect for effect in (card.first, card.second) if effect is not None]
    return any(getattr(verb, "overlay", "") == overlay for effect in effects for verb in effect.do)
