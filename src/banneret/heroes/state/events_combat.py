"""The events of a Combat: numbers for the rules, names and audiences for readers.

A unit in an event is packed as `row << 8 | unit`, so a reader knows its card even when it is gone.
"""

from typing import Final

from banneret.kernel.event import Events

# For each event: its name and what its three ints are. `u` a unit, `k` a kind of unit, `x` a space, `s` a side,
# `n` a number, `c` a card, `o` an Obstacle token, `-` nothing.
# `!` at the end: only the seat that its first int names may see it.
EVENTS: Final = Events(
    "combat", "round n", "guard k", "deploy u x", "siege x", "activate u", "skip u", "move u x x", "attack u u n",
    "retaliate u u", "die s n n", "reroll s n n", "defense_die u n", "ability_die u n", "damage u n n", "flip u",
    "defeat u", "defend u", "token_gone u", "paralyse u", "recover u", "heal u n", "draw s", "drawn s c!",
    "discard s c", "play s c n", "morale_lost s", "morale_used s", "break x n u", "tower_gone", "flee", "extend n",
    "retreat s", "surrender s n", "win s", "time_up", "reinforce s k", "save u u", "back u x x", "push u x x",
    "stat u n n", "ignore_die u", "reshuffle s", "cast s c", "power s c n", "spell_fails s c", "take_back s c",
    "burn u n", "silence u", "ward u", "rearm u", "teleport u x x", "gain s n n", "morale_gained s",
    "gloom s", "gloom_gone s", "doom s", "remove s c", "cover u c", "uncover u c", "swap u u", "shackle s", "luck s n",
    "recover_card s c", "cancel_die s", "triple_die s", "morale_die s n",
    "ai_card s c", "ai_spell s c", "ai_waits s c", "ai_postponed s c", "ai_under s c", "ai_shuffled s c", "ai_laid u c",
    "ai_lifted u c", "ai_skill s c", "kin u", "dulled s n", "obstacle o x n", "initiative s",
    "morale_card s c", "morale_dropped s c", "morale_taken s c", "morale_look s n", "morale_seen s c!",
    "morale_under s", "morale_shuffled n", "die_turned s n n", "fear_die u n", "frightened u", "roll_less s n",
    "power_die s n n", "power_changed s n", "drawn_battle n", "event_die s n",
    "conjure x x n", "fade x n", "unsilence u",
)  # fmt: skip

E_COMBAT: Final = EVENTS.number("combat")
E_ROUND: Final = EVENTS.number("round")
E_GUARD: Final = EVENTS.number("guard")
E_DEPLOY: Final = EVENTS.number("deploy")
E_SIEGE: Final = EVENTS.number("siege")
E_ACTIVATE: Final = EVENTS.number("activate")
E_SKIP: Final = EVENTS.number("skip")
E_MOVE: Final = EVENTS.number("move")
E_ATTACK: Final = EVENTS.number("attack")
E_RETALIATE: Final = EVENTS.number("retaliate")
E_DIE: Final = EVENTS.number("die")
E_REROLL: Final = EVENTS.number("reroll")
E_DEFENSE_DIE: Final = EVENTS.number("defense_die")
E_ABILITY_DIE: Final = EVENTS.number("ability_die")
E_DAMAGE: Final = EVENTS.number("damage")
E_FLIP: Final = EVENTS.number("flip")
E_DEFEAT: Final = EVENTS.number("defeat")
E_DEFEND: Final = EVENTS.number("defend")
E_TOKEN_GONE: Final = EVENTS.number("token_gone")
E_PARALYSE: Final = EVENTS.number("paralyse")
E_RECOVER: Final = EVENTS.number("recover")
E_HEAL: Final = EVENTS.number("heal")
E_DRAW: Final = EVENTS.number("draw")
E_DRAWN: Final = EVENTS.number("drawn")
E_DISCARD: Final = EVENTS.number("discard")
E_PLAY: Final = EVENTS.number("play")
E_MORALE_LOST: Final = EVENTS.number("morale_lost")
E_MORALE_USED: Final = EVENTS.number("morale_used")
E_BREAK: Final = EVENTS.number("break")
E_TOWER_GONE: Final = EVENTS.number("tower_gone")
E_FLEE: Final = EVENTS.number("flee")
E_EXTEND: Final = EVENTS.number("extend")
E_RETREAT: Final = EVENTS.number("retreat")
E_SURRENDER: Final = EVENTS.number("surrender")
E_WIN: Final = EVENTS.number("win")
E_TIME_UP: Final = EVENTS.number("time_up")
E_REINFORCE: Final = EVENTS.number("reinforce")
E_SAVE: Final = EVENTS.number("save")
E_BACK: Final = EVENTS.number("back")
E_PUSH: Final = EVENTS.number("push")
E_STAT: Final = EVENTS.number("stat")
E_IGNORE_DIE: Final = EVENTS.number("ignore_die")
E_RESHUFFLE: Final = EVENTS.number("reshuffle")
E_CAST: Final = EVENTS.number("cast")
E_POWER: Final = EVENTS.number("power")
E_SPELL_FAILS: Final = EVENTS.number("spell_fails")
E_TAKE_BACK: Final = EVENTS.number("take_back")
E_BURN: Final = EVENTS.number("burn")
E_SILENCE: Final = EVENTS.number("silence")
E_UNSILENCE: Final = EVENTS.number("unsilence")
E_WARD: Final = EVENTS.number("ward")
E_REARM: Final = EVENTS.number("rearm")
E_TELEPORT: Final = EVENTS.number("teleport")
E_GAIN: Final = EVENTS.number("gain")
E_MORALE_GAINED: Final = EVENTS.number("morale_gained")
E_GLOOM: Final = EVENTS.number("gloom")
E_GLOOM_GONE: Final = EVENTS.number("gloom_gone")
E_DOOM: Final = EVENTS.number("doom")
E_REMOVE: Final = EVENTS.number("remove")
E_COVER: Final = EVENTS.number("cover")
E_UNCOVER: Final = EVENTS.number("uncover")
E_SWAP: Final = EVENTS.number("swap")
E_SHACKLE: Final = EVENTS.number("shackle")
E_LUCK: Final = EVENTS.number("luck")
E_RECOVER_CARD: Final = EVENTS.number("recover_card")
E_CANCEL_DIE: Final = EVENTS.number("cancel_die")
E_TRIPLE_DIE: Final = EVENTS.number("triple_die")
E_MORALE_DIE: Final = EVENTS.number("morale_die")
E_AI_CARD: Final = EVENTS.number("ai_card")
E_AI_SPELL: Final = EVENTS.number("ai_spell")
E_AI_WAITS: Final = EVENTS.number("ai_waits")
E_AI_POSTPONED: Final = EVENTS.number("ai_postponed")
E_AI_UNDER: Final = EVENTS.number("ai_under")
E_AI_SHUFFLED: Final = EVENTS.number("ai_shuffled")
E_AI_LAID: Final = EVENTS.number("ai_laid")
E_AI_LIFTED: Final = EVENTS.number("ai_lifted")
E_AI_SKILL: Final = EVENTS.number("ai_skill")
E_KIN: Final = EVENTS.number("kin")
E_DULLED: Final = EVENTS.number("dulled")
E_OBSTACLE: Final = EVENTS.number("obstacle")
E_INITIATIVE: Final = EVENTS.number("initiative")
E_MORALE_CARD: Final = EVENTS.number("morale_card")
E_MORALE_DROPPED: Final = EVENTS.number("morale_dropped")
E_MORALE_TAKEN: Final = EVENTS.number("morale_taken")
E_MORALE_LOOK: Final = EVENTS.number("morale_look")
E_MORALE_SEEN: Final = EVENTS.number("morale_seen")
E_MORALE_UNDER: Final = EVENTS.number("morale_under")
E_MORALE_SHUFFLED: Final = EVENTS.number("morale_shuffled")
E_DIE_TURNED: Final = EVENTS.number("die_turned")
E_FEAR_DIE: Final = EVENTS.number("fear_die")
E_FRIGHTENED: Final = EVENTS.number("frightened")
E_ROLL_LESS: Final = EVENTS.number("roll_less")
E_POWER_DIE: Final = EVENTS.number("power_die")
E_POWER_CHANGED: Final = EVENTS.number("power_changed")
E_DRAWN_BATTLE: Final = EVENTS.number("drawn_battle")
E_EVENT_DIE: Final = EVENTS.number("event_die")
E_CONJURE: Final = EVENTS.number("conjure")
E_FADE: Final = EVENTS.number("fade")
