"""The goals of random scenarios as parts of a scenario file: what wins, what is counted, and the rules they need."""

from banneret.heroes.designing.random.layout import Size
from banneret.heroes.designing.random.tables import Part

HOLDINGS: list[Part] = [
    {"what": "mine", "points": 1},
    {"what": "settlement", "points": 2},
    {"what": "town", "points": 3},
]
"""What is counted where points decide in the end."""
LONG: int = 14
"""Rounds in which a hoard of 50 gold is hard enough; each round less makes it 5 gold larger."""


def goal_parts(goal: str, players: int, size: Size) -> Part:
    """The parts of a file that belong to a goal of a Clash."""
    match goal:
        case "conquest":
            return _conquest(players)
        case "crown":
            return {
                "victory": [{"flag": {"what": "dragon_utopia", "count": 1, "hold_rounds": 2}}],
                "scoring": {"points": HOLDINGS, "still_equal": "final_battle"},
            }
        case "grail":
            return _grail()
        case "dominion":
            return _dominion(players)
        case "hoard":
            amount = 50 + 5 * max(0, LONG - size.rounds)
            return {
                "victory": [{"bank": {"resource": "gold", "amount": amount}}],
                "scoring": {"points": [{"what": "gold", "points": 1}], "still_equal": "final_battle"},
            }
    return _hunt()


def _conquest(players: int) -> Part:
    victory: list[Part] = [{"capture_town": {"of": "any_rival"}}]
    if players > 2:
        victory.append({"cubes_from_all_rivals": True})
    return {"victory": victory}


def _grail() -> Part:
    return {
        "tokens": ["clue"],
        "fields": {
            "grail": {"movement": 1, "needs": [{"measure": "token:clue", "at_least": 1}], "on_visit": []},
        },
        "rules": [
            {
                "id": "clues",
                "text": "An Obelisk gives every player a clue at the first visit. Without one nobody finds the Grail.",
                "when": "flag",
                "where": [{"location": "obelisk"}],
                "do": [{"token": "clue"}],
            },
            {
                "id": "bearer",
                "text": "The Grail is carried by a hero; who beats the bearer has it. Guards leave it on the field.",
                "change": {"grail": {}},
            },
            {
                "id": "lift",
                "text": "Where the Grail lies, a hero takes it up for 1 movement point.",
                "action": {"label": "Take up the Grail", "where": [{"grail": True}], "spend_movement": 1},
                "do": ["take_grail"],
            },
            {
                "id": "homecoming",
                "text": "With the bearer in the home Town, the Build Token gives the Grail a home and wins.",
                "action": {
                    "label": "Give the Grail a home",
                    "where": [{"home": True}],
                    "token": "build",
                    "bearer": True,
                },
                "do": ["deliver_grail"],
            },
        ],
        "victory": [{"measure": {"what": "grail_delivered", "at_least": 1}, "when": "now"}],
        "scoring": {
            "points": [{"what": "grail", "points": 5}, {"what": "token:clue", "points": 1}, *HOLDINGS],
            "still_equal": "final_battle",
        },
    }


def _dominion(players: int) -> Part:
    return {
        "rules": [
            {
                "id": "counting",
                "text": "At the end of every fourth round a Mine scores 1, a Settlement 2 and a Town 3 points.",
                "when": "round_end",
                "from_round": 4,
                "every": 4,
                "who": "each",
                "do": [
                    {"score": {"of": "mine"}},
                    {"score": {"of": "settlement", "times": 2}},
                    {"score": {"of": "town", "times": 3}},
                ],
            }
        ],
        "victory": [{"points": 10 * players}],
        "scoring": {"tie_break": ["cube", "level"], "still_equal": "final_battle"},
    }


def _hunt() -> Part:
    return {
        "rules": [
            {
                "id": "prey",
                "text": (
                    "In the middle of the map waits a dragon that keeps its wounds from fight to fight and heals 2 of"
                    " them at the end of a round. Only a Main Hero strikes it down."
                ),
                "change": {
                    "beast": {
                        "where": [{"location": "dragon_utopia"}],
                        "units": ["neutral:crystal_dragons", "neutral:azure_dragons"],
                        "heals": 2,
                    }
                },
            }
        ],
        "victory": [{"measure": {"what": "beast_slain", "at_least": 1}, "when": "now"}],
    }
