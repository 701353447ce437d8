"""What a random scenario is drawn from: goals, means at the start, what Obelisks give, events and special rules.

Rows are parts of a scenario file as they stand there; a row that is drawn goes into the file unchanged.
"""

from typing import Any, Final, NamedTuple

Part = dict[str, Any]
"""A part of a scenario file."""


class GoalRow(NamedTuple):
    """How a scenario is won: how often it is drawn, what lies in the middle, and how many Obelisks it needs."""

    weight: int
    middle: str
    """A filter for the center tile, or nothing where any tile will do."""
    obelisks: int
    """How many; EACH for one for every player."""
    limit: str


EACH: Final = -1


CLASH_GOALS: Final = {
    "conquest": GoalRow(3, "", 0, "final_battle"),
    "crown": GoalRow(2, "utopia", 0, "most_points"),
    "grail": GoalRow(2, "grail", EACH, "most_points"),
    "dominion": GoalRow(2, "", 0, "most_points"),
    "hoard": GoalRow(1, "", 0, "most_points"),
    "hunt": GoalRow(1, "utopia", 0, "all_lose"),
}

WEALTH: Final[dict[str, Part]] = {
    "lean": {"resources": {"gold": 9, "building_materials": 3}, "units": ["few:T1", "few:T2"]},
    "fair": {"resources": {"gold": 15, "building_materials": 4, "valuables": 1}, "units": ["pack:T1", "few:T2"]},
    "rich": {"resources": {"gold": 20, "building_materials": 8, "valuables": 2}, "units": ["pack:T1", "few:T4"]},
}
TOWN: Final[dict[str, Part]] = {
    "hamlet": {"income": {"gold": 10}, "buildings": ["dwelling_bronze"]},
    "city": {"income": {"gold": 15, "valuables": 1}, "buildings": ["dwelling_bronze", "city_hall"]},
    "fortress": {
        "income": {"gold": 20, "building_materials": 2, "valuables": 1},
        "buildings": ["dwelling_bronze", "city_hall", "citadel"],
    },
}

FIRST_ONLY: Final = "income"
"""The row of the Obelisks that only the first visitor of each gets."""
OBELISK: Final[dict[str, tuple[int, list[Part]]]] = {
    "treasure": (3, [{"roll_dice": "treasure", "dice": 2}]),
    "resources": (2, [{"roll_dice": "resource", "dice": 2}]),
    "artifacts": (2, [{"search": "artifact", "cards": 2}]),
    "abilities": (1, [{"search": "ability", "cards": 2}]),
    "learning": (1, [{"experience": 1}]),
    "roads": (1, [{"move_all": 2, "who": "main"}]),
    "song": (1, [{"morale": 1}, {"draw": 1}]),
    FIRST_ONLY: (1, [{"income_step": "choice"}]),
}
"""By name: how often it is drawn, and what it does."""

WHEELS: Final[Part] = {"rounds": [4, 8, 12], "do": [{"clear_cubes": ["water_wheel", "windmill"]}]}
"""What happens in every random scenario."""
EVENT_COUNT: Final = {"small": 1, "medium": 2, "large": 3}
EVENTS: Final[dict[str, Part]] = {
    "early_start": {"rounds": [1], "who": "each", "do": [{"move_all": 1}]},
    "good_roads": {"rounds": [3, 6, 9], "who": "each", "do": [{"move_all": 1, "who": "main"}]},
    "home_again": {"rounds": [5], "do": [{"clear_tiles": "start"}]},
    "late_bloomer": {"rounds": [6], "who": {"lowest": "level"}, "do": [{"roll_dice": "resource", "dice": 2}]},
    "wandering_scholar": {"rounds": [6, 10], "who": "each", "do": [{"search": "spell", "cards": 2}]},
    "poor_relief": {"rounds": [7], "who": {"lowest": "income"}, "do": [{"gain": "gold", "amount": 6}]},
    "fresh_bands": {"rounds": [5, 9], "do": ["shuffle_guards"]},
    "second_spring": {"rounds": [8], "do": [{"clear_cubes": "all"}]},
}

SEALED: Final = "sealed_heart"
"""The special rule that needs Obelisks on the map."""
MIDDLE_LABEL: Final = "middle"
SPICE: Final[dict[str, dict[str, Part]]] = {
    "helpful": {
        "second_in_command": {
            "text": "Everybody has a Secondary Hero from the first round on, for nothing.",
            "when": "game_start",
            "who": "each",
            "do": [{"free_hero": "secondary"}],
        },
        "long_memory": {"text": "Every hand may hold one card more.", "change": {"hand_limit": 1}},
        "stubborn_hearts": {
            "text": "Fighting guards for another round costs no movement point.",
            "change": {"free_extensions": 9},
        },
        "sharp_eyes": {"text": "Every Search looks at one card more.", "change": {"search_cards": 1}},
        "rich_veins": {
            "text": "A Mine pays twice its income when it is flagged for the first time.",
            "change": {"first_flag_pays": 2},
        },
        "wandering_market": {
            "text": "By the Build Token you trade in your turn as on a Trading Post, wherever your heroes are.",
            "action": {"label": "Trade with the market", "token": "build"},
            "do": [{"trade": "post"}],
        },
    },
    "sharp": {
        "lonely_crowns": {"text": "There are no Secondary Heroes.", "change": {"no_secondary_heroes": True}},
        "short_memory": {"text": "Every hand may hold one card less.", "change": {"hand_limit": -1}},
        "nervous_bands": {
            "text": "Bronze Neutral Units have 2 more initiative as guards.",
            "change": {"guard_initiative": {"bronze": 2}},
        },
        "costly_flight": {"text": "Retreating from guards costs 3 gold.", "change": {"retreat_price": 3}},
        SEALED: {
            "text": "The tile in the middle stays shut until two Obelisks have been visited, by whomever.",
            "change": {"lock": {"tile": MIDDLE_LABEL, "if": [{"measure": "ever:obelisk", "at_least": 2}]}},
        },
        "proud_guards": {
            "text": "Guards of difficulty V and above never flee, and no card avoids them.",
            "change": {"no_flight_from": 5},
        },
    },
    "odd": {
        "bad_blood": {
            "text": "Every unit may retaliate twice in a combat round.",
            "change": {"second_retaliation": True},
        },
        "heavy_air": {
            "text": "Whoever attacks rolls two dice, and the lower one counts.",
            "change": {"lower_attack_die": True},
        },
        "quarrelling_stars": {
            "text": "Two Astrologers cards are drawn, and the starting player says which one holds.",
            "change": {"choose_astrologers": True},
        },
        "loyal_villages": {
            "text": "Bronze units a player has lost are recruited again at half price.",
            "change": {"half_price_again": ["bronze"]},
        },
    },
}
"""Special rules by their character, in the form of a rule without its id."""
UNFRIENDLY: Final = (("long_memory", "short_memory"), ("second_in_command", "lonely_crowns"))
"""Special rules of which one takes the point out of the other."""

PLACES: Final = (
    "Aldermoor", "Ashwater", "Brackenford", "Cinder Fen", "Coldharrow", "Dunmarrow", "Eastermere", "Fallow Reach",
    "Gallowmead", "Greywether", "Hollin Deep", "Ivory Strand", "Kestrel Vale", "Lanternholt", "Mosswick", "Narrowsea",
    "Oxmantle", "Pilgrim Scar", "Quernstone", "Ravensedge", "Saltmarch", "Thornhithe", "Umberfell", "Wolding Heath",
)  # fmt: skip
QUARRELS: Final = (
    "Barter", "Brawl", "Claim", "Debt", "Dispute", "Feud", "Grudge", "Harvest", "Heirs", "Hunger", "Oath", "Parting",
    "Pretenders", "Rivals", "Scramble", "Spoils", "Strife", "Trespass", "Vigil", "Wager", "Watch", "Winter",
)  # fmt: skip
STORIES: Final = {
    "conquest": "Two crowns on one map are one too many. Take a Town, and the quarrel is over.",
    "crown": "Whoever keeps the Dragon Utopia for two rounds in a row keeps the land.",
    "grail": "Old stones know where the Grail lies. Find it, and bring it home before the others do.",
    "dominion": "Every fourth round the surveyors come and count what flies which flag.",
    "hoard": "The land goes to whoever can show the most gold, and shows it first.",
    "hunt": "Something old sleeps in the middle of the map. It will not sleep much longer.",
    "lair": "Each of you has to come back from the lair once before the others will follow you.",
    "brood": "The pit has to be emptied to the last claw, and every round it fills a little more.",
    "siege": "From round 4 on an army breaks in at an Obelisk every second round. Beat all of them.",
    "pacify": "Every Mine and every Settlement under one flag, then there will be peace.",
}
"""By goal: what is told at the beginning."""
