"""The events of the adventure map: numbers for the rules, names and audiences for readers."""

from typing import Final

FIRST_MAP_EVENT: Final = 128

# For each event: its name and what its three ints are. `w` a player, `h` a hero, `f` a field, `p` a spot, `t` a tile,
# `b` a building, `r` a resource, `d` a shared deck, `c` a card, `k` a kind of unit, `q` a row of a unit, `a` an
# Astrologers card, `e` a face of a die of the map, `g` 4 * amount + resource, `i` an AI hero, `n` a number.
# `!` at the end: only the player named first sees it.
MAP_EVENTS: Final = (
    "faction w n", "hero w n", "contest w n", "first w", "start_tile w p n", "map_round n", "turn w", "end_turn w",
    "income w r n", "resource w r n", "paid w r n", "proclaim a", "proclaim_ends a",
    "walk h f f", "hero_placed h f", "hero_gone h", "discovered h p t", "laid w p t", "turned p t n",
    "visit h f", "black_cube f", "flag w f", "unflag w f", "income_change w r n", "cubes_cleared n",
    "look w d n", "looked w c!", "gained w d", "taken w c!", "taken_top w c", "replaced w c", "shared_discard d c",
    "shared_reshuffle d", "removed w c", "card_back w c", "specialty w c",
    "experience w n", "level w n", "morale w n", "doomed w", "hand_lost w n",
    "built w b", "recruited w k", "reinforced w k", "weakened w k", "offered w k", "hired h f", "bought_spell w",
    "map_die w e n", "map_reroll w n e", "result w e", "traded w n", "grail w",
    "encounter h f n", "siege_pay w n", "no_defense w f", "fight h h f", "sacrificed h", "town_taken w w",
    "cube w w", "ransom w w n", "hero_beaten h", "army_again w", "homeless w", "regained w", "eliminated w",
    "goal w n", "final_battle w w", "won w", "drawn_game", "movement h n", "spied w d", "spied_card w c!",
    "spied_unit w k!", "avoided h f", "redrawn w k", "darkness w", "pool_back w t", "rule w n", "wings h",
    "offer w w", "shown w c!", "handed w w c", "refused w w", "given w w g",
    "story n", "token w n n", "rule_set n n", "joined w k", "scored w n", "broke_in p i", "braced w p", "closed w f",
    "horde n n", "horde_card k",
    "lent w w k", "lent_back w k",
    "heir w n", "kept w c",
    "grail_left f", "grail_home w",
    "picked w", "tile_drawn w t", "new_hand w n", "search_again w",
    "restored w k", "levied w n", "levy_failed w n", "barred w", "sole_token w n", "beast_seen w k!",
    "beast_hoard c", "beast_survives", "beast_heals n", "beast_slain w",
    "ai_turn i", "ai_rule i n", "ai_walk i f f", "ai_discovers i p", "ai_sweeps i f", "ai_flag i f", "ai_fight i h f",
    "ai_met h i f", "ai_draws i k", "ai_enters i f", "ai_beaten i w", "ai_strengthened i n", "ai_razed i f",
    "licence w n", "borrowed w k", "borrowed_leaves k", "lesson w c!",
)  # fmt: skip

_NUMBER: Final = {event.split()[0]: FIRST_MAP_EVENT + n for n, event in enumerate(MAP_EVENTS)}

E_FACTION: Final = _NUMBER["faction"]
E_HERO: Final = _NUMBER["hero"]
E_CONTEST: Final = _NUMBER["contest"]
E_FIRST: Final = _NUMBER["first"]
E_START_TILE: Final = _NUMBER["start_tile"]
E_MAP_ROUND: Final = _NUMBER["map_round"]
E_TURN: Final = _NUMBER["turn"]
E_END_TURN: Final = _NUMBER["end_turn"]
E_INCOME: Final = _NUMBER["income"]
E_PAID: Final = _NUMBER["paid"]
E_PROCLAIM: Final = _NUMBER["proclaim"]
E_PROCLAIM_ENDS: Final = _NUMBER["proclaim_ends"]
E_WALK: Final = _NUMBER["walk"]
E_HERO_PLACED: Final = _NUMBER["hero_placed"]
E_HERO_GONE: Final = _NUMBER["hero_gone"]
E_DISCOVERED: Final = _NUMBER["discovered"]
E_LAID: Final = _NUMBER["laid"]
E_TURNED: Final = _NUMBER["turned"]
E_VISIT: Final = _NUMBER["visit"]
E_BLACK_CUBE: Final = _NUMBER["black_cube"]
E_FLAG: Final = _NUMBER["flag"]
E_UNFLAG: Final = _NUMBER["unflag"]
E_INCOME_CHANGE: Final = _NUMBER["income_change"]
E_CUBES_CLEARED: Final = _NUMBER["cubes_cleared"]
E_LOOK: Final = _NUMBER["look"]
E_LOOKED: Final = _NUMBER["looked"]
E_GAINED: Final = _NUMBER["gained"]
E_TAKEN: Final = _NUMBER["taken"]
E_TAKEN_TOP: Final = _NUMBER["taken_top"]
E_REPLACED: Final = _NUMBER["replaced"]
E_SHARED_DISCARD: Final = _NUMBER["shared_discard"]
E_SHARED_RESHUFFLE: Final = _NUMBER["shared_reshuffle"]
E_REMOVED: Final = _NUMBER["removed"]
E_CARD_BACK: Final = _NUMBER["card_back"]
E_SPECIALTY: Final = _NUMBER["specialty"]
E_EXPERIENCE: Final = _NUMBER["experience"]
E_LEVEL: Final = _NUMBER["level"]
E_MORALE: Final = _NUMBER["morale"]
E_HAND_LOST: Final = _NUMBER["hand_lost"]
E_BUILT: Final = _NUMBER["built"]
E_RECRUITED: Final = _NUMBER["recruited"]
E_REINFORCED: Final = _NUMBER["reinforced"]
E_WEAKENED: Final = _NUMBER["weakened"]
E_OFFERED: Final = _NUMBER["offered"]
E_HIRED: Final = _NUMBER["hired"]
E_BOUGHT_SPELL: Final = _NUMBER["bought_spell"]
E_MAP_DIE: Final = _NUMBER["map_die"]
E_MAP_REROLL: Final = _NUMBER["map_reroll"]
E_RESULT: Final = _NUMBER["result"]
E_TRADED: Final = _NUMBER["traded"]
E_GRAIL: Final = _NUMBER["grail"]
E_ENCOUNTER: Final = _NUMBER["encounter"]
E_SIEGE_PAY: Final = _NUMBER["siege_pay"]
E_NO_DEFENSE: Final = _NUMBER["no_defense"]
E_FIGHT: Final = _NUMBER["fight"]
E_SACRIFICED: Final = _NUMBER["sacrificed"]
E_TOWN_TAKEN: Final = _NUMBER["town_taken"]
E_CUBE: Final = _NUMBER["cube"]
E_RANSOM: Final = _NUMBER["ransom"]
E_HERO_BEATEN: Final = _NUMBER["hero_beaten"]
E_ARMY_AGAIN: Final = _NUMBER["army_again"]
E_HOMELESS: Final = _NUMBER["homeless"]
E_REGAINED: Final = _NUMBER["regained"]
E_ELIMINATED: Final = _NUMBER["eliminated"]
E_GOAL: Final = _NUMBER["goal"]
E_FINAL_BATTLE: Final = _NUMBER["final_battle"]
E_WON: Final = _NUMBER["won"]
E_DRAWN_GAME: Final = _NUMBER["drawn_game"]
E_MOVEMENT: Final = _NUMBER["movement"]
E_SPIED: Final = _NUMBER["spied"]
E_SPIED_CARD: Final = _NUMBER["spied_card"]
E_SPIED_UNIT: Final = _NUMBER["spied_unit"]
E_AVOIDED: Final = _NUMBER["avoided"]
E_REDRAWN: Final = _NUMBER["redrawn"]
E_DARKNESS: Final = _NUMBER["darkness"]
E_POOL_BACK: Final = _NUMBER["pool_back"]
E_RULE: Final = _NUMBER["rule"]
E_STORY: Final = _NUMBER["story"]
E_TOKEN: Final = _NUMBER["token"]
E_RULE_SET: Final = _NUMBER["rule_set"]
E_JOINED: Final = _NUMBER["joined"]
E_SCORED: Final = _NUMBER["scored"]
E_BROKE_IN: Final = _NUMBER["broke_in"]
E_BRACED: Final = _NUMBER["braced"]
E_CLOSED: Final = _NUMBER["closed"]
E_HORDE: Final = _NUMBER["horde"]
E_HORDE_CARD: Final = _NUMBER["horde_card"]
E_LENT: Final = _NUMBER["lent"]
E_LENT_BACK: Final = _NUMBER["lent_back"]
E_GRAIL_LEFT: Final = _NUMBER["grail_left"]
E_GRAIL_HOME: Final = _NUMBER["grail_home"]
E_WINGS: Final = _NUMBER["wings"]
E_OFFER: Final = _NUMBER["offer"]
E_SHOWN: Final = _NUMBER["shown"]
E_HANDED: Final = _NUMBER["handed"]
E_REFUSED: Final = _NUMBER["refused"]
E_GIVEN: Final = _NUMBER["given"]
E_HEIR: Final = _NUMBER["heir"]
E_KEPT: Final = _NUMBER["kept"]
E_PICKED: Final = _NUMBER["picked"]
E_TILE_DRAWN: Final = _NUMBER["tile_drawn"]
E_NEW_HAND: Final = _NUMBER["new_hand"]
E_SEARCH_AGAIN: Final = _NUMBER["search_again"]
E_RESTORED: Final = _NUMBER["restored"]
E_LEVIED: Final = _NUMBER["levied"]
E_LEVY_FAILED: Final = _NUMBER["levy_failed"]
E_BARRED: Final = _NUMBER["barred"]
E_SOLE_TOKEN: Final = _NUMBER["sole_token"]
E_BEAST_SEEN: Final = _NUMBER["beast_seen"]
E_BEAST_HOARD: Final = _NUMBER["beast_hoard"]
E_BEAST_SURVIVES: Final = _NUMBER["beast_survives"]
E_BEAST_HEALS: Final = _NUMBER["beast_heals"]
E_BEAST_SLAIN: Final = _NUMBER["beast_slain"]
E_AI_TURN: Final = _NUMBER["ai_turn"]
E_AI_RULE: Final = _NUMBER["ai_rule"]
E_AI_WALK: Final = _NUMBER["ai_walk"]
E_AI_DISCOVERS: Final = _NUMBER["ai_discovers"]
E_AI_SWEEPS: Final = _NUMBER["ai_sweeps"]
E_AI_FLAG: Final = _NUMBER["ai_flag"]
E_AI_FIGHT: Final = _NUMBER["ai_fight"]
E_AI_MET: Final = _NUMBER["ai_met"]
E_AI_DRAWS: Final = _NUMBER["ai_draws"]
E_AI_ENTERS: Final = _NUMBER["ai_enters"]
E_AI_BEATEN: Final = _NUMBER["ai_beaten"]
E_AI_STRENGTHENED: Final = _NUMBER["ai_strengthened"]
E_AI_RAZED: Final = _NUMBER["ai_razed"]
E_LICENCE: Final = _NUMBER["licence"]
E_BORROWED: Final = _NUMBER["borrowed"]
E_BORROWED_LEAVES: Final = _NUMBER["borrowed_leaves"]
E_LESSON: Final = _NUMBER["lesson"]
