"""Goals of random scenarios that players fight for together, and the AI heroes against them."""

from random import Random
from typing import Final

from banneret.heroes.designing.random.layout import Size
from banneret.heroes.designing.random.tables import MIDDLE_LABEL, GoalRow, Part
from banneret.heroes.designing.random.tiles import Deal, shows_obelisk

COOP_GOALS: Final = {
    "lair": GoalRow(2, "grail", 0, "defeat"),
    "brood": GoalRow(2, "grail", 0, "defeat"),
    "siege": GoalRow(2, "", 2, "defeat"),
    "pacify": GoalRow(1, "", 0, "defeat"),
}

DIFFICULTIES: Final = ("easy", "normal", "hard", "impossible")
B, S, G, A = "bronze", "silver", "gold", "azure"
ARMIES: Final[tuple[tuple[int, tuple[tuple[str, ...], ...]], ...]] = (
    (1, ((B,), (B, B), (B, B, B), (B, B, S))),
    (4, ((B, B), (B, B, S), (B, S, S), (S, S, S))),
    (7, ((B, B, S), (B, S, S, G), (S, S, G, G), (S, G, G, G))),
    (10, ((B, S, S, G), (S, S, G, G), (S, G, G, A), (G, G, G, A))),
    (13, ((S, S, G), (S, G, G, A), (G, G, G, A), (G, G, A, A))),
)
"""The round from which on an army is so strong, and the tiers of its units by difficulty."""
DECKS: Final[dict[str, Part]] = {
    "easy": {"might": 2},
    "normal": {"might": 3, "magic": 1},
    "hard": {"might": 4, "magic": 2, "skill": 1},
    "impossible": {"might": 5, "magic": 3, "skill": 2},
}
SPELLS: Final = (
    "anti_magic", "bless", "blind", "bloodlust", "chain_lightning", "counterstrike", "cure", "curse", "disrupting_ray",
    "fire_shield", "fireball", "haste", "lightning_bolt", "magic_arrow", "resurrection", "slow", "stone_skin",
    "weakness",
)  # fmt: skip
SKILLS: Final = ("offense", "armorer", "archery", "tactics", "sorcery")
BEHAVIOURS: Final = {"standard": 3, "raider": 2, "hunter": 2, "marcher": 1}
FIRST_WAVE: Final = 4
WAVES_APART: Final = 2
RIVAL_COMES: Final = 4
"""The round in which the AI hero of a solo scenario comes onto the map."""
BROOD: Final[Part] = {
    "id": "brood",
    "per_player": {"easy": [B, B, S, G], "normal": [B, S, S, G], "hard": [S, S, G, G], "impossible": [S, G, G, G]},
    "once": {"easy": [A], "normal": [A], "hard": [A], "impossible": [A, A]},
}
GROWTH: Final = (("bronze", (2, 4)), ("silver", (6, 8)), ("gold", (10, 12)))
"""Of which tier the brood grows at the ends of which rounds."""


def coop_parts(goal: str, players: int, size: Size, dealt: Deal, difficulty: str, rng: Random) -> Part:
    """The parts of a file that belong to a goal of players who fight together."""
    match goal:
        case "lair":
            return _lair(players)
        case "brood":
            return _brood(size, dealt)
        case "siege":
            return _siege(size, dealt, difficulty, rng)
    return {
        "victory": [{"measure": {"what": "unflagged:mine_or_settlement", "at_most": 0}, "when": "now"}],
        "rules": [],
    }


def _lair(players: int) -> Part:
    return {
        "shared_tokens": ["trophies"],
        "fields": {"grail": {"called": "The Lair", "on_visit": []}},
        "rules": [
            {
                "id": "lair",
                "text": "However often the lair is won, new guards of level VII stand there at once.",
                "when": "visit",
                "where": [{"location": "grail"}],
                "do": [{"clear_cubes": ["grail"]}],
            },
            {
                "id": "trophy",
                "text": "Everybody has to win the lair once.",
                "when": "visit",
                "where": [{"location": "grail"}],
                "once": "player",
                "do": [{"token": "trophies"}],
            },
        ],
        "victory": [{"measure": {"what": "shared:trophies", "at_least": players}, "when": "now"}],
    }


def _brood(size: Size, dealt: Deal) -> Part:
    """Rules of a brood that grows by what comes through the Obelisks, as long as nobody seals them."""
    vents = dealt.obelisks()
    rules: list[Part] = [
        {
            "id": "brood",
            "text": (
                "Whoever enters the pit fights five cards of the brood to the end. What falls is gone for good, the"
                " rest goes back among the others."
            ),
            "change": {
                "guards": {
                    "where": [{"location": "grail", "tile": MIDDLE_LABEL}],
                    "horde": "brood",
                    "cards": 5,
                }
            },
        }
    ]
    parts: Part = {
        "hordes": [BROOD],
        "fields": {"grail": {"called": "The Pit", "on_visit": []}},
        "rules": rules,
        "victory": [{"measure": {"what": "in_hordes", "at_most": 0}, "when": "now"}],
    }
    if not vents:
        return parts
    parts["shared_tokens"] = ["open_vents"]
    rules += [
        {
            "id": "vents",
            "text": "The brood grows through the Obelisks. On one of them 3 building materials seal it for good.",
            "action": {"label": "Seal the Obelisk", "where": [{"location": "obelisk"}]},
            "if": [{"measure": "building_materials", "at_least": 3}],
            "do": [
                {
                    "pay": {"building_materials": 3},
                    "do": [{"token": "open_vents", "amount": -1}, {"close_field": "here"}],
                }
            ],
        },
        {
            "id": "open_vents",
            "text": f"At the start {vents} of them {'is' if vents == 1 else 'are'} open.",
            "when": "game_start",
            "do": [{"token": "open_vents", "amount": vents}],
        },
    ]
    for tier, rounds in GROWTH:
        if times := [number for number in rounds if number <= size.rounds]:
            rules.append(
                {
                    "id": f"{tier}_growth",
                    "text": f"At the end of round {' and '.join(map(str, times))} it grows by a {tier} card for each.",
                    "when": "round_end",
                    "rounds": times,
                    "do": [{"grow_horde": "brood", "tier": tier, "amount": {"of": "shared:open_vents"}}],
                }
            )
    return parts


def ward_labels(dealt: Deal) -> list[list[str]]:
    """A name for every tile with an Obelisk, by class of near tiles; nothing for the others."""
    labels: list[list[str]] = []
    count = 0
    for names in dealt.near:
        labels.append([])
        for name in names:
            count += int(shows_obelisk(name))
            labels[-1].append(f"ward_{count}" if shows_obelisk(name) else "")
    return labels


def _siege(size: Size, dealt: Deal, difficulty: str, rng: Random) -> Part:
    """Armies break in at the Obelisks every second round."""
    wards = [label for labels in ward_labels(dealt) for label in labels if label]
    waves: list[Part] = []
    for n, number in enumerate(range(FIRST_WAVE, size.rounds - 1, WAVES_APART)):
        waves.append(
            {
                "id": f"wave_{number}",
                "name": f"Army of round {number}",
                "at": wards[n % len(wards)],
                "army_by_difficulty": army_of(number),
                **cards_of(difficulty, rng),
                "move": "raider",
                "turn": "round_end",
                "enters": {"round": number},
                "lasting_losses": True,
                "reward": [{"experience": 2}, {"roll_dice": "treasure", "dice": 2}],
            }
        )
    return {
        "fields": {"obelisk": {"called": "Ward"}},
        "rules": [],
        "ai": waves,
        "victory": [{"defeat_ai": [wave["id"] for wave in waves], "when": "now"}],
        "defeat": [{"town_lost": "any", "when": "now"}],
    }


def army_of(number: int) -> dict[str, list[str]]:
    """The tiers of an army that comes in a round, by difficulty."""
    row = [tiers for first, tiers in ARMIES if first <= number][-1]
    return {name: list(tiers) for name, tiers in zip(DIFFICULTIES, row, strict=True)}


def cards_of(difficulty: str, rng: Random) -> Part:
    """The deck of an AI hero: one spell more than it has Magic cards, and a skill where it has Skill cards."""
    deck = DECKS[difficulty]
    cards: Part = {"deck": dict(deck)}
    if magic := deck.get("magic", 0):
        cards["spells"] = sorted(rng.sample(SPELLS, magic + 1))
    if deck.get("skill"):
        cards["skill"] = rng.choice(SKILLS)
    return cards


def rival(difficulty: str, rng: Random) -> Part:
    """The AI hero of a solo scenario, which comes from the middle of the map.

    The file leaves the player's faction open, so there is no Starting tile that is certainly free for it.
    """
    move = rng.choices([*BEHAVIOURS], weights=[*BEHAVIOURS.values()])[0]
    hero: Part = {
        "id": "rival",
        "name": "The Other Claim",
        "at": MIDDLE_LABEL,
        "army_by_difficulty": army_of(RIVAL_COMES),
        **cards_of(difficulty, rng),
        "move": move,
        "enters": {"round": RIVAL_COMES},
        "reward": [{"experience": 2}, {"roll_dice": "treasure", "dice": 2}],
    }
    if move == "marcher":
        hero["goal"] = "nearest_town"
    return hero
