"""The events of an adventure: numbers for the rules, names and audiences for readers.

A unit in an event is packed as `kind << 8 | unit`, so a reader knows what it was even when it is gone.
"""

from typing import Final

E_TURN: Final = 0
E_COMMAND: Final = 1
E_ORDER: Final = 2
E_MOVE: Final = 3
E_ATTACK: Final = 4
E_DIE: Final = 5
E_HIT: Final = 6
E_GONE: Final = 7
E_FLAGS: Final = 8
E_RETREAT: Final = 9
E_PANIC: Final = 10
E_BLOCKED: Final = 11
E_GROUND: Final = 12
E_BACK: Final = 13
E_DRAW: Final = 14
E_DRAWN: Final = 15
E_RESHUFFLE: Final = 16
E_BANNER: Final = 17
E_WIN: Final = 18
E_ECHO: Final = 19
E_BONUS: Final = 20
E_CRITICAL: Final = 21
E_LORE_GAINED: Final = 22
E_LORE_PAID: Final = 23
E_LORE_PLAYED: Final = 24
E_LORE_CANCELLED: Final = 25
E_LORE_DRAW: Final = 26
E_LORE_DRAWN: Final = 27
E_LORE_RESHUFFLE: Final = 28
E_LORE_DISCARD: Final = 29
E_COUNCIL: Final = 30
E_LANDMARK: Final = 31
E_REGAIN: Final = 32
E_JOIN: Final = 33
E_PART: Final = 34
E_WITHDRAW: Final = 35
E_TEST: Final = 36
E_RESISTS: Final = 37
E_WOUNDED: Final = 38
E_DEED: Final = 39
E_EXPERIENCE: Final = 40
E_TREASURE: Final = 41
E_ARTIFACT: Final = 42
E_HERO: Final = 43
E_SEPARATE: Final = 44
E_RUN: Final = 45
E_DEED_SPENT: Final = 46
E_BOLT: Final = 47
E_AFFECTED: Final = 48
E_MIST: Final = 49
E_POWER: Final = 50
E_WEB: Final = 51
E_POISON: Final = 52
E_SUMMON: Final = 53
E_UNWEB: Final = 54
E_CAPTIVES: Final = 55
E_RANSOM: Final = 56
E_SCAR: Final = 57
E_BOUGHT: Final = 58
E_EXCHANGE: Final = 59
E_HEALED: Final = 60
E_LEARNED: Final = 61
E_COUNCILLOR: Final = 62
E_CALTROPS: Final = 63
E_REROLL: Final = 64
E_LORE_KEPT: Final = 65
E_SPIED: Final = 66
E_LOOKED: Final = 67
E_RAISED: Final = 68
E_TRAINED: Final = 69
E_BANNER_LOST: Final = 70
E_CHEST: Final = 71
E_TENT: Final = 72
E_QUEST: Final = 73
E_ADVISER: Final = 74
E_CLASS: Final = 75
E_GRADUATE: Final = 76
E_GIFT: Final = 77
E_CALLED: Final = 78
E_MUSTER: Final = 79
E_RANSOM_ROLL: Final = 80
E_RANSOM_WON: Final = 81
E_USES: Final = 82
E_SKILL: Final = 83
E_SEEN: Final = 84
E_EQUIPS: Final = 85
E_DISCARD: Final = 86
E_STOLEN: Final = 87

# For each event: its name and what its three ints are. `u` a unit, `x` a hex, `s` a side, `n` a number, `c` a Command
# card, `f` a face of the die, `l` a lore card, `m` a Lore Master, `t` what lies on a hex, `a` an artifact,
# `w` a section, `p` a player, `e` an effect, `k` a skill, `h` a chest token, `o` a power. `!` at the end: only the seat
# that its third int names may see it, which is of the side its first int names.
EVENTS: Final = (
    "turn s n", "command s c", "order u", "move u x x", "attack u u n", "die s f", "hit u n", "gone u", "flags u n n",
    "retreat u x x", "panic u f", "blocked u n", "ground u x x", "back u u n", "draw s", "drawn s c!", "reshuffle",
    "banner s n", "win s", "echo s c", "bonus u u n", "critical u", "lore_gained s n", "lore_paid s n",
    "lore_played s l n", "lore_cancelled s l", "lore_draw s", "lore_drawn s l!", "lore_reshuffle", "lore_discard s l",
    "council s m n", "landmark s t x", "regain u n", "join u u", "part u u", "withdraw u", "test u n", "resists u",
    "wounded u", "deed u", "experience u n", "treasure u n", "artifact u a", "hero u x", "separate u", "run u x x",
    "deed_spent u", "bolt u n", "affected u e n", "mist x", "power u o", "web u", "poison u n", "summon u x",
    "unweb u", "captives", "ransom u n", "scar u", "bought u a", "exchange u n", "healed u", "learned u k",
    "councillor u", "caltrops x", "reroll u f", "lore_kept s l", "spied s c!", "looked s n", "raised u x",
    "trained u u", "banner_lost s n", "chest u h", "tent s x", "quest u",
    "adviser s m", "class u m", "graduate u", "gift u a",
    "called s w", "muster u x", "ransom_roll s n p", "ransom_won s n p",
    "uses u a", "skill u k", "seen u h", "equips u a", "discard s c", "stolen u u",
)  # fmt: skip
