"""The events of the adventure map: numbers for the rules, names and audiences for readers."""

from typing import Final

from banneret.kernel.event import Events

# For each event: its name and what its three ints are. `w` a player, `h` a hero, `f` a field, `p` a spot, `t` a tile,
# `b` a building, `r` a resource, `d` a shared deck, `c` a card, `k` a kind of unit, `q` a row of a unit, `a` an
# Astrologers card, `e` a face of a die of the map, `g` 4 * amount + resource, `i` an AI hero, `n` a number.
# `!` at the end: only the player named first sees it.
MAP_EVENTS: Final = Events(
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
    first=128,
)  # fmt: skip

E_FACTION: Final = MAP_EVENTS.number("faction")
E_HERO: Final = MAP_EVENTS.number("hero")
E_CONTEST: Final = MAP_EVENTS.number("contest")
E_FIRST: Final = MAP_EVENTS.number("first")
E_START_TILE: Final = MAP_EVENTS.number("start_tile")
E_MAP_ROUND: Final = MAP_EVENTS.number("map_round")
E_TURN: Final = MAP_EVENTS.number("turn")
E_END_TURN: Final = MAP_EVENTS.number("end_turn")
E_INCOME: Final = MAP_EVENTS.number("income")
E_PAID: Final = MAP_EVENTS.number("paid")
E_PROCLAIM: Final = MAP_EVENTS.number("proclaim")
E_PROCLAIM_ENDS: Final = MAP_EVENTS.number("proclaim_ends")
E_WALK: Final = MAP_EVENTS.number("walk")
E_HERO_PLACED: Final = MAP_EVENTS.number("hero_placed")
E_HERO_GONE: Final = MAP_EVENTS.number("hero_gone")
E_DISCOVERED: Final = MAP_EVENTS.number("discovered")
E_LAID: Final = MAP_EVENTS.number("laid")
E_TURNED: Final = MAP_EVENTS.number("turned")
E_VISIT: Final = MAP_EVENTS.number("visit")
E_BLACK_CUBE: Final = MAP_EVENTS.number("black_cube")
E_FLAG: Final = MAP_EVENTS.number("flag")
E_UNFLAG: Final = MAP_EVENTS.number("unflag")
E_INCOME_CHANGE: Final = MAP_EVENTS.number("income_change")
E_CUBES_CLEARED: Final = MAP_EVENTS.number("cubes_cleared")
E_LOOK: Final = MAP_EVENTS.number("look")
E_LOOKED: Final = MAP_EVENTS.number("looked")
E_GAINED: Final = MAP_EVENTS.number("gained")
E_TAKEN: Final = MAP_EVENTS.number("taken")
E_TAKEN_TOP: Final = MAP_EVENTS.number("taken_top")
E_REPLACED: Final = MAP_EVENTS.number("replaced")
E_SHARED_DISCARD: Final = MAP_EVENTS.number("shared_discard")
E_SHARED_RESHUFFLE: Final = MAP_EVENTS.number("shared_reshuffle")
E_REMOVED: Final = MAP_EVENTS.number("removed")
E_CARD_BACK: Final = MAP_EVENTS.number("card_back")
E_SPECIALTY: Final = MAP_EVENTS.number("specialty")
E_EXPERIENCE: Final = MAP_EVENTS.number("experience")
E_LEVEL: Final = MAP_EVENTS.number("level")
E_MORALE: Final = MAP_EVENTS.number("morale")
E_HAND_LOST: Final = MAP_EVENTS.number("hand_lost")
E_BUILT: Final = MAP_EVENTS.number("built")
E_RECRUITED: Final = MAP_EVENTS.number("recruited")
E_REINFORCED: Final = MAP_EVENTS.number("reinforced")
E_WEAKENED: Final = MAP_EVENTS.number("weakened")
E_OFFERED: Final = MAP_EVENTS.number("offered")
E_HIRED: Final = MAP_EVENTS.number("hired")
E_BOUGHT_SPELL: Final = MAP_EVENTS.number("bought_spell")
E_MAP_DIE: Final = MAP_EVENTS.number("map_die")
E_MAP_REROLL: Final = MAP_EVENTS.number("map_reroll")
E_RESULT: Final = MAP_EVENTS.number("result")
E_TRADED: Final = MAP_EVENTS.number("traded")
E_GRAIL: Final = MAP_EVENTS.number("grail")
E_ENCOUNTER: Final = MAP_EVENTS.number("encounter")
E_SIEGE_PAY: Final = MAP_EVENTS.number("siege_pay")
E_NO_DEFENSE: Final = MAP_EVENTS.number("no_defense")
E_FIGHT: Final = MAP_EVENTS.number("fight")
E_SACRIFICED: Final = MAP_EVENTS.number("sacrificed")
E_TOWN_TAKEN: Final = MAP_EVENTS.number("town_taken")
E_CUBE: Final = MAP_EVENTS.number("cube")
E_RANSOM: Final = MAP_EVENTS.number("ransom")
E_HERO_BEATEN: Final = MAP_EVENTS.number("hero_beaten")
E_ARMY_AGAIN: Final = MAP_EVENTS.number("army_again")
E_HOMELESS: Final = MAP_EVENTS.number("homeless")
E_REGAINED: Final = MAP_EVENTS.number("regained")
E_ELIMINATED: Final = MAP_EVENTS.number("eliminated")
E_GOAL: Final = MAP_EVENTS.number("goal")
E_FINAL_BATTLE: Final = MAP_EVENTS.number("final_battle")
E_WON: Final = MAP_EVENTS.number("won")
E_DRAWN_GAME: Final = MAP_EVENTS.number("drawn_game")
E_MOVEMENT: Final = MAP_EVENTS.number("movement")
E_SPIED: Final = MAP_EVENTS.number("spied")
E_SPIED_CARD: Final = MAP_EVENTS.number("spied_card")
E_SPIED_UNIT: Final = MAP_EVENTS.number("spied_unit")
E_AVOIDED: Final = MAP_EVENTS.number("avoided")
E_REDRAWN: Final = MAP_EVENTS.number("redrawn")
E_DARKNESS: Final = MAP_EVENTS.number("darkness")
E_POOL_BACK: Final = MAP_EVENTS.number("pool_back")
E_RULE: Final = MAP_EVENTS.number("rule")
E_STORY: Final = MAP_EVENTS.number("story")
E_TOKEN: Final = MAP_EVENTS.number("token")
E_RULE_SET: Final = MAP_EVENTS.number("rule_set")
E_JOINED: Final = MAP_EVENTS.number("joined")
E_SCORED: Final = MAP_EVENTS.number("scored")
E_BROKE_IN: Final = MAP_EVENTS.number("broke_in")
E_BRACED: Final = MAP_EVENTS.number("braced")
E_CLOSED: Final = MAP_EVENTS.number("closed")
E_HORDE: Final = MAP_EVENTS.number("horde")
E_HORDE_CARD: Final = MAP_EVENTS.number("horde_card")
E_LENT: Final = MAP_EVENTS.number("lent")
E_LENT_BACK: Final = MAP_EVENTS.number("lent_back")
E_GRAIL_LEFT: Final = MAP_EVENTS.number("grail_left")
E_GRAIL_HOME: Final = MAP_EVENTS.number("grail_home")
E_WINGS: Final = MAP_EVENTS.number("wings")
E_OFFER: Final = MAP_EVENTS.number("offer")
E_SHOWN: Final = MAP_EVENTS.number("shown")
E_HANDED: Final = MAP_EVENTS.number("handed")
E_REFUSED: Final = MAP_EVENTS.number("refused")
E_GIVEN: Final = MAP_EVENTS.number("given")
E_HEIR: Final = MAP_EVENTS.number("heir")
E_KEPT: Final = MAP_EVENTS.number("kept")
E_PICKED: Final = MAP_EVENTS.number("picked")
E_TILE_DRAWN: Final = MAP_EVENTS.number("tile_drawn")
E_NEW_HAND: Final = MAP_EVENTS.number("new_hand")
E_SEARCH_AGAIN: Final = MAP_EVENTS.number("search_again")
E_RESTORED: Final = MAP_EVENTS.number("restored")
E_LEVIED: Final = MAP_EVENTS.number("levied")
E_LEVY_FAILED: Final = MAP_EVENTS.number("levy_failed")
E_BARRED: Final = MAP_EVENTS.number("barred")
E_SOLE_TOKEN: Final = MAP_EVENTS.number("sole_token")
E_BEAST_SEEN: Final = MAP_EVENTS.number("beast_seen")
E_BEAST_HOARD: Final = MAP_EVENTS.number("beast_hoard")
E_BEAST_SURVIVES: Final = MAP_EVENTS.number("beast_survives")
E_BEAST_HEALS: Final = MAP_EVENTS.number("beast_heals")
E_BEAST_SLAIN: Final = MAP_EVENTS.number("beast_slain")
E_AI_TURN: Final = MAP_EVENTS.number("ai_turn")
E_AI_RULE: Final = MAP_EVENTS.number("ai_rule")
E_AI_WALK: Final = MAP_EVENTS.number("ai_walk")
E_AI_DISCOVERS: Final = MAP_EVENTS.number("ai_discovers")
E_AI_SWEEPS: Final = MAP_EVENTS.number("ai_sweeps")
E_AI_FLAG: Final = MAP_EVENTS.number("ai_flag")
E_AI_FIGHT: Final = MAP_EVENTS.number("ai_fight")
E_AI_MET: Final = MAP_EVENTS.number("ai_met")
E_AI_DRAWS: Final = MAP_EVENTS.number("ai_draws")
E_AI_ENTERS: Final = MAP_EVENTS.number("ai_enters")
E_AI_BEATEN: Final = MAP_EVENTS.number("ai_beaten")
E_AI_STRENGTHENED: Final = MAP_EVENTS.number("ai_strengthened")
E_AI_RAZED: Final = MAP_EVENTS.number("ai_razed")
E_LICENCE: Final = MAP_EVENTS.number("licence")
E_BORROWED: Final = MAP_EVENTS.number("borrowed")
E_BORROWED_LEAVES: Final = MAP_EVENTS.number("borrowed_leaves")
E_LESSON: Final = MAP_EVENTS.number("lesson")
