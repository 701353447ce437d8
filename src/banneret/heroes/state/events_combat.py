"""The events of a Combat: numbers for the rules, names and audiences for readers.

A unit in an event is packed as `row << 8 | unit`, so a reader knows its card even when it is gone.
"""

from typing import Final

E_COMBAT: Final = 0
E_ROUND: Final = 1
E_GUARD: Final = 2
E_DEPLOY: Final = 3
E_SIEGE: Final = 4
E_ACTIVATE: Final = 5
E_SKIP: Final = 6
E_MOVE: Final = 7
E_ATTACK: Final = 8
E_RETALIATE: Final = 9
E_DIE: Final = 10
E_REROLL: Final = 11
E_DEFENSE_DIE: Final = 12
E_ABILITY_DIE: Final = 13
E_DAMAGE: Final = 14
E_FLIP: Final = 15
E_DEFEAT: Final = 16
E_DEFEND: Final = 17
E_TOKEN_GONE: Final = 18
E_PARALYSE: Final = 19
E_RECOVER: Final = 20
E_HEAL: Final = 21
E_DRAW: Final = 22
E_DRAWN: Final = 23
E_DISCARD: Final = 24
E_PLAY: Final = 25
E_MORALE_LOST: Final = 26
E_MORALE_USED: Final = 27
E_BREAK: Final = 28
E_TOWER_GONE: Final = 29
E_FLEE: Final = 30
E_EXTEND: Final = 31
E_RETREAT: Final = 32
E_SURRENDER: Final = 33
E_WIN: Final = 34
E_TIME_UP: Final = 35
E_REINFORCE: Final = 36
E_SAVE: Final = 37
E_BACK: Final = 38
E_PUSH: Final = 39
E_STAT: Final = 40
E_IGNORE_DIE: Final = 41
E_RESHUFFLE: Final = 42
E_CAST: Final = 43
E_POWER: Final = 44
E_SPELL_FAILS: Final = 45
E_TAKE_BACK: Final = 46
E_BURN: Final = 47
E_SILENCE: Final = 48
E_WARD: Final = 49
E_REARM: Final = 50
E_TELEPORT: Final = 51
E_GAIN: Final = 52
E_MORALE_GAINED: Final = 53
E_GLOOM: Final = 54
E_GLOOM_GONE: Final = 55
E_DOOM: Final = 56
E_REMOVE: Final = 57
E_COVER: Final = 58
E_UNCOVER: Final = 59
E_SWAP: Final = 60
E_SHACKLE: Final = 61
E_LUCK: Final = 62
E_RECOVER_CARD: Final = 63
E_CANCEL_DIE: Final = 64
E_TRIPLE_DIE: Final = 65
E_MORALE_DIE: Final = 66
E_AI_CARD: Final = 67
E_AI_SPELL: Final = 68
E_AI_WAITS: Final = 69
E_AI_POSTPONED: Final = 70
E_AI_UNDER: Final = 71
E_AI_SHUFFLED: Final = 72
E_AI_LAID: Final = 73
E_AI_LIFTED: Final = 74
E_AI_SKILL: Final = 75
E_KIN: Final = 76
E_DULLED: Final = 77
E_OBSTACLE: Final = 78
E_INITIATIVE: Final = 79
E_MORALE_CARD: Final = 80
E_MORALE_DROPPED: Final = 81
E_MORALE_TAKEN: Final = 82
E_MORALE_LOOK: Final = 83
E_MORALE_SEEN: Final = 84
E_MORALE_UNDER: Final = 85
E_MORALE_SHUFFLED: Final = 86
E_DIE_TURNED: Final = 87
E_FEAR_DIE: Final = 88
E_FRIGHTENED: Final = 89
E_ROLL_LESS: Final = 90
E_POWER_DIE: Final = 91
E_POWER_CHANGED: Final = 92
E_DRAWN_BATTLE: Final = 93
E_EVENT_DIE: Final = 94
E_CONJURE: Final = 95
E_FADE: Final = 96

# For each event: its name and what its three ints are. `u` a unit, `k` a kind of unit, `x` a space, `s` a side,
# `n` a number, `c` a card, `o` an Obstacle token, `-` nothing.
# `!` at the end: only the seat that its first int names may see it.
EVENTS: Final = (
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
    "conjure x x n", "fade x n",
)  # fmt: skip
