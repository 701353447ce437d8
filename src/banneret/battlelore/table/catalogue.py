"""Everything printed in the box of BattleLore and its Heroes, in one language."""

from __future__ import annotations

from functools import cache
from typing import Final

from banneret.battlelore.box.heroes import CHEST_NAMES, load_heroes
from banneret.battlelore.box.tables import (
    BANNER,
    BANNERS,
    FACE_NAMES,
    FIGURES,
    FIRST_HERO,
    LORE_IDS,
    MARCH,
    MASTERS,
    MELEE_DICE,
    ORDERS,
    PER_CARD,
    RANGE,
    SHOT_DICE,
    STROLL,
    UNIT_IDS,
)
from banneret.battlelore.box.units_and_cards import SectionCard, TacticCard, Terrain, load
from banneret.battlelore.geometry.grid import COLUMN_OF, HALF, HEX_NAMES, ROW_OF, SECTION, SECTION_NAMES
from banneret.battlelore.play.lore import cards as _lore_cards  # noqa: F401  (makes known when each is played)
from banneret.battlelore.play.lore.lore import SPELLS
from banneret.battlelore.state.lasting_effects import X_NAMES
from banneret.battlelore.table.catalogue_types import (
    BattleloreCardInfo,
    BattleloreCatalogue,
    BattleloreHexInfo,
    BattleloreLandInfo,
    BattleloreNamed,
    BattleloreUnitInfo,
)
from banneret.battlelore.table.phase import AFTER_STEPS, NEW_STEPS, WINDOWS
from banneret.battlelore.table.view import POISONED, WEBBED, mode_of
from banneret.battlelore.text.names_and_events import about, chest_name, name, needed, sheet, word

PHASES: Final = ("creation", "setup", "command", "order", "move", "combat", "draw", "after", "over")
LANDMARK: Final = ("BL-TER-19", "BL-TER-20", "BL-TER-21", "BL-TER-22", "BL-TER-23", "BL-TER-24")
LAND_CLAUSES: Final = {
    "countryside": ("BL-TER-01",),
    "forest": ("BL-TER-02", "BL-TER-03", "BL-TER-04", "BL-TER-05", "BL-TER-06"),
    "hill": ("BL-TER-07", "BL-TER-08", "BL-TER-09", "BL-TER-10"),
    "river": ("BL-TER-11", "BL-TER-12"),
    "bridge": ("BL-TER-13", "BL-TER-14", "BL-TER-15"),
    "ford": ("BL-TER-16", "BL-TER-17", "BL-TER-18"),
    "stronghold": (*LANDMARK, "BL-TER-28"),
    "magic_pentacle": (*LANDMARK, "BL-TER-29"),
    "training_camp": (*LANDMARK, "BL-TER-30"),
    "healing_pool": (*LANDMARK, "BL-TER-31"),
    "rogues_den": (*LANDMARK, "BL-TER-32"),
    "command_tent": ("BLH-LMK-01", "BLH-LMK-02", "BLH-LMK-03", "BLH-LMK-04", "BLH-LMK-09"),
    "cemetery": ("BLH-LMK-12", "BLH-LMK-13", "BLH-LMK-14", "BLH-LMK-15", "BLH-LMK-16"),
    "witch_hut": ("BLH-LMK-19", "BLH-LMK-20", "BLH-LMK-22", "BLH-LMK-23", "BLH-LMK-25", "BLH-LMK-26"),
    "rampart": ("BL-TER-25", "BL-TER-26", "BL-TER-27"),
}
"""What the rules say of a kind of land, as far as they name it."""


@cache
def printed(lang: str) -> BattleloreCatalogue:
    """The whole box."""
    skills, artifacts = load_heroes().skills, load_heroes().artifacts
    effects = (*X_NAMES, POISONED, WEBBED)
    steps = {f"phase-{id}": f"phase-{id}" for id in PHASES} | {
        f"step-{id}": f"step-{id}" for id in (*AFTER_STEPS, *NEW_STEPS)
    }
    return BattleloreCatalogue(
        game="battlelore",
        lang=lang,
        hexes=tuple(_hex(n) for n in range(len(HEX_NAMES))),
        units={id: _unit(n, id, lang) for n, id in enumerate(UNIT_IDS)},
        lands=_lands(lang),
        command=_command(lang),
        lore=_lore(lang),
        artifacts={
            card.id: BattleloreCardInfo(
                id=card.id,
                name=name("artifact", card.id, lang),
                text=about("artifact", card.id, lang),
                kind=card.kind,
                kind_text=word(f"kind-{card.kind}", lang),
                role=word(f"role-{card.role}", lang),
                copies=card.copies,
                needs=needed(card.needs, lang),
            )
            for card in artifacts
        },
        skills={
            card.id: BattleloreCardInfo(
                id=card.id,
                name=name("skill", card.id, lang),
                text=about("skill", card.id, lang),
                kind=card.of,
                kind_text=word("class-common", lang) if card.of == "common" else name("master", card.of, lang),
                role=word(f"role-{card.role}", lang),
                needs=needed(card.needs, lang),
            )
            for card in skills
        },
        classes={id: BattleloreNamed(id, name("master", id, lang), about("master", id, lang)) for id in MASTERS},
        effects=_named("effect", effects, lang),
        chests={id: BattleloreNamed(id, chest_name(id, lang)) for id in CHEST_NAMES},
        faces=_named("face", FACE_NAMES, lang),
        sections=_named("section", SECTION_NAMES, lang),
        sides=_named("side", ("standard", "pennant"), lang),
        steps={id: BattleloreNamed(id, word(message, lang)) for id, message in steps.items()},
        windows=_named("window", WINDOWS, lang),
    )


def _named(kind: str, ids: tuple[str, ...], lang: str) -> dict[str, BattleloreNamed]:
    return {id: BattleloreNamed(id, name(kind, id, lang)) for id in ids}


def _hex(n: int) -> BattleloreHexInfo:
    sections = tuple(id for k, id in enumerate(SECTION_NAMES) if SECTION[0][k] >> n & 1)
    half = next((side for side in (0, 1) if HALF[side] >> n & 1), -1)
    return BattleloreHexInfo(HEX_NAMES[n], ROW_OF[n], COLUMN_OF[n], sections, half)


def _unit(n: int, id: str, lang: str) -> BattleloreUnitInfo:
    troop = next((troop for troop in load().troops if troop.id == id), None)
    lines = sheet("unit", id, lang).split("\n")
    return BattleloreUnitInfo(
        id=id,
        name=lines[0],
        text=" ".join(lines[2 if n < FIRST_HERO else 1 :]),
        banner=BANNERS[BANNER[n]] if BANNER[n] >= 0 else "",
        mode=mode_of(n),
        mounted=id.endswith("_mounted") or (troop is not None and troop.mode == "mounted"),
        figures=FIGURES[n],
        dice=SHOT_DICE if RANGE[n] > 1 else MELEE_DICE[n],
        march=MARCH[n],
        stroll=STROLL[n] if STROLL[n] > MARCH[n] else 0,
        range=RANGE[n],
        race=troop.race if troop is not None else "",
        weapon=troop.weapon if troop is not None else "",
        traits=troop.traits if troop is not None else (),
    )


def _lands(lang: str) -> dict[str, BattleloreLandInfo]:
    terrain: list[tuple[Terrain, bool]] = [(land, False) for land in load().terrain]
    found = {
        land.id: _land(land.id, landmark, lang)
        for land, landmark in [*terrain, *((land, True) for land in load().landmarks)]
    }
    return found | {"rampart": _land("rampart", False, lang)}


def _land(id: str, landmark: bool, lang: str) -> BattleloreLandInfo:
    return BattleloreLandInfo(id, name("land", id, lang), about("land", id, lang), landmark, LAND_CLAUSES.get(id, ()))


def _command(lang: str) -> dict[str, BattleloreCardInfo]:
    found = {}
    cards: list[SectionCard | TacticCard] = [*load().sections, *load().tactics]
    for n, card in enumerate(cards):
        section = n < len(load().sections)
        orders = dict(zip(SECTION_NAMES, ORDERS[n], strict=True)) if section else {}
        kind = "section" if section else "tactic"
        found[card.id] = BattleloreCardInfo(
            id=card.id,
            name=name("command", card.id, lang),
            text=about("command", card.id, lang),
            kind=kind,
            kind_text=word(f"card-{kind}", lang),
            copies=card.copies,
            orders={id: -1 if number == PER_CARD else number for id, number in orders.items() if number},
            scout=isinstance(card, SectionCard) and card.scout,
        )
    return found


def _lore(lang: str) -> dict[str, BattleloreCardInfo]:
    found = {}
    for card in load().lore:
        spell = SPELLS[LORE_IDS.index(card.id)]
        moments = [id for bit, id in enumerate(WINDOWS) if spell is not None and spell.windows >> bit & 1]
        found[card.id] = BattleloreCardInfo(
            id=card.id,
            name=name("lore", card.id, lang),
            text=about("lore", card.id, lang),
            kind=card.master,
            kind_text=name("master", card.master, lang),
            cost=card.cost,
            moments=tuple(moments),
            timing=", ".join(word(f"window-{id}", lang) for id in moments),
        )
    return found
