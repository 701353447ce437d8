"""GameTerms: what is fixed before a whole game begins and does not change in it; copies of a position share it."""

from __future__ import annotations

from typing import Final

from banneret.heroes.scenario.load import Scenario
from banneret.heroes.state.ai_heroes import AiHero
from banneret.heroes.state.game_terms_parts import (
    Beast,
    FightRules,
    GuardRule,
    Lock,
    Means,
    Outset,
    SpecialRule,
    TileGroup,
    TurnAction,
)
from banneret.heroes.state.scenario_numbers import ScenarioNumbers
from banneret.heroes.state.terms import Terms, plain_terms
from banneret.heroes.tables.map_programs import MapPrograms

# Rules of the map that are options of the game, as bits of `GameTerms.house`.
H_OPENING_HAND: Final = 1 << 0
H_INCOME_IN_ROUND_1: Final = 1 << 1
H_CARDS_MAIN_HERO_ONLY: Final = 1 << 2
H_SECONDARY_WITH_UNITS: Final = 1 << 3
H_SPECIALTY_TO_DECK: Final = 1 << 4
H_GUILD_OWN_TURN: Final = 1 << 5
H_CAP_INCOME: Final = 1 << 6
H_CUBE_ON_RECAPTURE: Final = 1 << 7
H_NO_TILE_ORDER: Final = 1 << 8
H_NO_ROTATION: Final = 1 << 9
H_REDWOOD_NO_POOL: Final = 1 << 10
H_SETTLEMENT_FREE_BONUS: Final = 1 << 11
H_REINFORCE_NEEDS_DWELLING: Final = 1 << 12
H_LAST_FINISHED_STEERS: Final = 1 << 13
H_EXPERIENCE_OF_SECONDARY: Final = 1 << 14
H_NO_SURRENDER_IN_SETTLEMENT: Final = 1 << 15
H_DEFEAT_ENDS_MOVEMENT: Final = 1 << 16
H_CAPTURE_ALL_DEFEATS: Final = 1 << 17
H_HIDE_UNITS: Final = 1 << 18
H_CUBE_SUPPLY: Final = 1 << 19
H_CAPTURED_TOWNS: Final = 1 << 20
H_SINGLE_RESOURCE: Final = 1 << 21
H_NO_STARTING_BONUS: Final = 1 << 22
H_SECONDARY_AT_START: Final = 1 << 23
H_DOUBLE_INCOME: Final = 1 << 24
H_TRADE_ANYTIME: Final = 1 << 25
H_ASTROLOGERS_EVERY_ROUND: Final = 1 << 26
H_NO_ASTROLOGERS: Final = 1 << 27
H_FIELDS_REFRESH: Final = 1 << 28


# Rules of the box that a scenario may change, as bits of `GameTerms.switches`.
C_BLIND_PICK: Final = 1 << 0
C_DICE_CHOOSE_START: Final = 1 << 1
C_FIRST_REDRAW: Final = 1 << 2
C_MORALE_SEARCHES: Final = 1 << 3
C_TURN_TILES: Final = 1 << 4
C_POINTS_DECIDE: Final = 1 << 5
C_LESSONS: Final = 1 << 6


class GameTerms:
    """The scenario, the options and what follows from them."""

    __slots__ = (
        "_terms",
        "active_rules",
        "ai",
        "ai_factions",
        "ai_towns",
        "all_rounds_pay",
        "alliance",
        "beast",
        "board",
        "bonus",
        "carries",
        "coop",
        "decks",
        "difficulty",
        "earned_by",
        "empty",
        "exclusive",
        "face_down",
        "fallen_return",
        "fights",
        "free_extensions",
        "gifts",
        "grail",
        "grail_carried",
        "grail_heavy",
        "groups",
        "guard_rules",
        "guards",
        "hasty",
        "homeless_rounds",
        "hordes",
        "house",
        "labels",
        "lends",
        "level_cap",
        "limit",
        "locks",
        "main_only",
        "means",
        "measures",
        "moments",
        "no_buildings",
        "no_grail",
        "no_surrender",
        "numbers",
        "obelisk",
        "outset",
        "own_half_until",
        "players",
        "pool_group",
        "programs",
        "ransom",
        "removed_cards",
        "round_limit",
        "rulebook",
        "rules",
        "safe_towns",
        "scenario",
        "scoring",
        "seats",
        "sorting",
        "start_spots",
        "surrender_price",
        "switches",
        "team",
        "teamed",
        "tie_break",
        "to_place",
        "tokens",
        "transport_price",
        "treasure_faces",
        "turn_actions",
        "turn_order",
        "turned",
        "unit_limit",
        "utopia",
        "visit_price",
        "visit_tests",
    )

    scenario: Scenario
    ai: tuple[AiHero, ...]
    """The AI heroes; none in most games. Rules: H3-AIM-12."""
    ai_factions: tuple[int, ...]
    """The factions whose starting tiles the AI side has, which no player can take. Rules: H3-CMP-02, H3-SET-02."""
    ai_towns: tuple[int, ...]
    """By seat of the AI side: the field of its Town. Rules: H3-AIM-09."""
    locks: tuple[Lock, ...]
    no_buildings: int
    """The kinds of building that cannot be built, as bits."""
    outset: Outset
    players: int
    seats: tuple[tuple[int, int], ...]
    """By seat: the faction and the hero given at set-up, -1 where the player chooses."""
    sorting: int
    """The sequence that sorts a card just gained where players hold no hand on the map; 0 where it goes to hand.

    Cards played on such a map lie open beside the Hero board and leave the game once used. Rules: BF-ADV-15."""
    team: tuple[int, ...]
    """By player: the number of the team. Rules: H3-MOD-09."""
    teamed: bool
    """Whether any two players are allied; where none are, nothing is looked up about teams."""
    coop: bool
    """Whether all players are one team and the rules steer the guards. Rules: H3-MOD-06, H3-MOD-07."""
    alliance: bool
    """Whether two teams take turns. Rules: H3-RND-17."""
    rules: int
    """The options that Combat reads."""
    house: int
    """The options of the map."""
    difficulty: int
    unit_limit: int
    """The most units a unit deck may hold, 0 for any number. Rules: H3-UNI-04."""
    treasure_faces: tuple[int, ...]
    """The faces of the Treasure die. Rules: H3-RES-11."""
    round_limit: int
    """The last round, 0 for none."""
    groups: tuple[TileGroup, ...]
    programs: MapPrograms
    """What locations, cards and rules of the scenario do, compiled."""
    face_down: tuple[tuple[int, int], ...]
    """The face-down tiles of the layout: spot and group."""
    pool_group: tuple[int, ...]
    """By player: the group of their own pool, or -1."""
    start_spots: tuple[int, ...]
    """The spots of the Starting tiles in turn order."""
    turned: dict[int, int]
    """By spot: how the scenario wants the tile there to lie once it is face up, where it says so."""
    turn_order: tuple[int, ...]
    """The players in the order of their turns where the scenario gives it; none where the first player is rolled for.

    Rules: H3-SET-30, H3-RND-17."""
    means: tuple[Means, ...]
    """By player."""
    bonus: tuple[int, ...]
    """The programs of which each player takes one as the starting bonus; none for that of the difficulty.

    Rules: H3-DIF-10."""
    guards: list[int]
    """By kind of location: the difficulty the scenario gives such fields, -1 for the printed one. Rules: H3-EXP-13."""
    hordes: tuple[tuple[int, ...], ...]
    """By horde: the cards it begins with, each as its tier."""
    guard_rules: tuple[GuardRule, ...]
    """What the scenario says about the guards of certain fields; the first that fits a field counts."""
    numbers: ScenarioNumbers
    """What the scenario changes about numbers of the rules."""
    hasty: bool
    """Whether some goal does not wait for the end of the round."""
    homeless_rounds: int
    """After how many rounds without Town and Settlement a player is out, 0 for never. Rules: H3-VIC-05, H3-VIC-12."""
    obelisk: int
    """The program of an Obelisk's first visit; programs are places in `programs`."""
    utopia: int
    grail: int
    """What the scenario gives to the player who takes the Grail token."""
    tokens: int
    """How many kinds of tokens a player, or all together, may have."""
    labels: tuple[tuple[int, ...], ...]
    """By label: the spots of the tiles that have it."""
    rulebook: tuple[SpecialRule, ...]
    """The rules of the scenario that do something, its events among them."""
    active_rules: int
    """Those in force from the start, as bits."""
    moments: tuple[tuple[int, ...], ...]
    """By moment: the rules that may work then, as places in `rulebook`."""
    measures: dict[str, tuple[int, int]]
    """The words of the scenario that stand for a measure."""
    scoring: tuple[tuple[tuple[int, int], int, int], ...]
    """Measures, the points, and for how many of each measure they are."""
    switches: int
    """What the scenario does differently from the box, as bits."""
    removed_cards: tuple[int, ...]
    """Cards that are in no deck. Rules: H3-TOU-01."""
    to_place: tuple[int, ...]
    """The groups of the Near and Far tiles that the players place themselves; none where the map is laid for them.

    Rules: H3-TOU-04."""
    tie_break: tuple[tuple[int, int], ...]
    level_cap: int
    """The level beyond which experience is lost."""
    surrender_price: int
    """Rules: H3-END-05."""
    transport_price: int
    """Rules: H3-TWN-12."""
    turn_actions: tuple[TurnAction, ...]
    """What the rules of the scenario let a player do in their own turn."""
    empty: int
    """The kinds of location that count as empty fields here, as bits. Rules: H3-TIL-04."""
    exclusive: int
    """The kinds on which one cube takes the place of another although the box lets all lie there, as bits.

    Rules: H3-LOC-28."""
    free_extensions: int
    """How many rounds a Combat with guards is extended for nothing. Rules: H3-CBS-08."""
    main_only: int
    """The kinds on which a hero whose cube is there is attacked by Main Heroes alone, as bits."""
    visit_price: dict[int, int]
    """By kind of location: the movement points a hero standing there pays for the visit. Rules: H3-MOV-20."""
    visit_tests: dict[int, tuple[tuple[int, int, int, int, int], ...]]
    """By kind of location: conditions of a visit, as `SpecialRule.tests`."""
    grail_carried: bool
    """Whether a hero carries the Grail. Rules: H3-LOC-21."""
    grail_heavy: bool
    """Whether it stays behind when a card moves that hero."""
    lends: bool
    """Whether allies next to a fight may lend units for it."""
    all_rounds_pay: bool
    """Whether every round but the first is a Resource round. Rules: H3-RND-03."""
    ransom: int
    """Gold that a beaten Main Hero pays. Rules: H3-END-16."""
    fallen_return: tuple[int, ...]
    """Tiers of which a beaten Main Hero gets one unit back that fell in the fight."""
    safe_towns: bool
    """Whether no rival enters a starting Town."""
    no_surrender: tuple[int, int, int, int, int]
    """Whoever this holds for may not surrender, as `SpecialRule.tests`; none where its first int is -1."""
    own_half_until: int
    """The last round in which nobody leaves their own half of the map, 0 for none."""
    beast: Beast
    """The guard that keeps its wounds; one without rows where there is none."""
    limit: str
    """What happens once the last round is over."""
    fights: FightRules
    no_grail: bool
    """Whether the field of the Grail holds something else."""
    carries: bool
    """Whether another part of the campaign follows. Rules: H3-SOL-03."""
    earned_by: tuple[tuple[tuple[int, int, int, int, int], ...], ...]
    """By gift for the next part: its conditions, as `SpecialRule.tests`."""
    decks: tuple[tuple[int, ...], ...]
    """By player: the deck brought from the part before, or nothing. Rules: H3-SOL-03, H3-SOL-04."""
    gifts: tuple[tuple[str, ...], ...]
    """By player: the gifts of the part before."""
    board: dict[str, str]
    """The options that say on which board Combats are fought. Rules: BF-REG-01."""
    _terms: dict[int, Terms]

    def terms(self, player: int, faction: int) -> Terms:
        """The terms under which a player acts on the map."""
        key = 8 * player + faction + 1
        known = self._terms.get(key)
        if known is None:
            known = map_terms(self.rules, self.difficulty, player, faction)
            self._terms[key] = known
        return known


def map_terms(rules: int, difficulty: int, player: int, faction: int) -> Terms:
    """The terms under which a player acts on the map: nobody else is seated."""
    t = plain_terms(rules, difficulty)
    t.control = (player, player)
    t.faction = (faction, -1)
    t.level = 1
    return t
