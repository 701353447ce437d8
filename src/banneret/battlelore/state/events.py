"""The events of an adventure: numbers for the rules, names and audiences for readers.

A unit in an event is packed as `kind << 8 | unit`, so a reader knows what it was even when it is gone.
"""

from typing import Final

from banneret.kernel.event import Events

# For each event: its name and what its three ints are. `u` a unit, `x` a hex, `s` a side, `n` a number, `c` a Command
# card, `f` a face of the die, `l` a lore card, `m` a Lore Master, `t` what lies on a hex, `a` an artifact,
# `w` a section, `p` a player, `e` an effect, `k` a skill, `h` a chest token, `o` a power. `!` at the end: only the seat
# that its third int names may see it, which is of the side its first int names.
EVENTS: Final = Events(
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
    addressee=2,
)  # fmt: skip

E_TURN: Final = EVENTS.number("turn")
E_COMMAND: Final = EVENTS.number("command")
E_ORDER: Final = EVENTS.number("order")
E_MOVE: Final = EVENTS.number("move")
E_ATTACK: Final = EVENTS.number("attack")
E_DIE: Final = EVENTS.number("die")
E_HIT: Final = EVENTS.number("hit")
E_GONE: Final = EVENTS.number("gone")
E_FLAGS: Final = EVENTS.number("flags")
E_RETREAT: Final = EVENTS.number("retreat")
E_PANIC: Final = EVENTS.number("panic")
E_BLOCKED: Final = EVENTS.number("blocked")
E_GROUND: Final = EVENTS.number("ground")
E_BACK: Final = EVENTS.number("back")
E_DRAW: Final = EVENTS.number("draw")
E_DRAWN: Final = EVENTS.number("drawn")
E_RESHUFFLE: Final = EVENTS.number("reshuffle")
E_BANNER: Final = EVENTS.number("banner")
E_WIN: Final = EVENTS.number("win")
E_ECHO: Final = EVENTS.number("echo")
E_BONUS: Final = EVENTS.number("bonus")
E_CRITICAL: Final = EVENTS.number("critical")
E_LORE_GAINED: Final = EVENTS.number("lore_gained")
E_LORE_PAID: Final = EVENTS.number("lore_paid")
E_LORE_PLAYED: Final = EVENTS.number("lore_played")
E_LORE_CANCELLED: Final = EVENTS.number("lore_cancelled")
E_LORE_DRAW: Final = EVENTS.number("lore_draw")
E_LORE_DRAWN: Final = EVENTS.number("lore_drawn")
E_LORE_RESHUFFLE: Final = EVENTS.number("lore_reshuffle")
E_LORE_DISCARD: Final = EVENTS.number("lore_discard")
E_COUNCIL: Final = EVENTS.number("council")
E_LANDMARK: Final = EVENTS.number("landmark")
E_REGAIN: Final = EVENTS.number("regain")
E_JOIN: Final = EVENTS.number("join")
E_PART: Final = EVENTS.number("part")
E_WITHDRAW: Final = EVENTS.number("withdraw")
E_TEST: Final = EVENTS.number("test")
E_RESISTS: Final = EVENTS.number("resists")
E_WOUNDED: Final = EVENTS.number("wounded")
E_DEED: Final = EVENTS.number("deed")
E_EXPERIENCE: Final = EVENTS.number("experience")
E_TREASURE: Final = EVENTS.number("treasure")
E_ARTIFACT: Final = EVENTS.number("artifact")
E_HERO: Final = EVENTS.number("hero")
E_SEPARATE: Final = EVENTS.number("separate")
E_RUN: Final = EVENTS.number("run")
E_DEED_SPENT: Final = EVENTS.number("deed_spent")
E_BOLT: Final = EVENTS.number("bolt")
E_AFFECTED: Final = EVENTS.number("affected")
E_MIST: Final = EVENTS.number("mist")
E_POWER: Final = EVENTS.number("power")
E_WEB: Final = EVENTS.number("web")
E_POISON: Final = EVENTS.number("poison")
E_SUMMON: Final = EVENTS.number("summon")
E_UNWEB: Final = EVENTS.number("unweb")
E_CAPTIVES: Final = EVENTS.number("captives")
E_RANSOM: Final = EVENTS.number("ransom")
E_SCAR: Final = EVENTS.number("scar")
E_BOUGHT: Final = EVENTS.number("bought")
E_EXCHANGE: Final = EVENTS.number("exchange")
E_HEALED: Final = EVENTS.number("healed")
E_LEARNED: Final = EVENTS.number("learned")
E_COUNCILLOR: Final = EVENTS.number("councillor")
E_CALTROPS: Final = EVENTS.number("caltrops")
E_REROLL: Final = EVENTS.number("reroll")
E_LORE_KEPT: Final = EVENTS.number("lore_kept")
E_SPIED: Final = EVENTS.number("spied")
E_LOOKED: Final = EVENTS.number("looked")
E_RAISED: Final = EVENTS.number("raised")
E_TRAINED: Final = EVENTS.number("trained")
E_BANNER_LOST: Final = EVENTS.number("banner_lost")
E_CHEST: Final = EVENTS.number("chest")
E_TENT: Final = EVENTS.number("tent")
E_QUEST: Final = EVENTS.number("quest")
E_ADVISER: Final = EVENTS.number("adviser")
E_CLASS: Final = EVENTS.number("class")
E_GRADUATE: Final = EVENTS.number("graduate")
E_GIFT: Final = EVENTS.number("gift")
E_CALLED: Final = EVENTS.number("called")
E_MUSTER: Final = EVENTS.number("muster")
E_RANSOM_ROLL: Final = EVENTS.number("ransom_roll")
E_RANSOM_WON: Final = EVENTS.number("ransom_won")
E_USES: Final = EVENTS.number("uses")
E_SKILL: Final = EVENTS.number("skill")
E_SEEN: Final = EVENTS.number("seen")
E_EQUIPS: Final = EVENTS.number("equips")
E_DISCARD: Final = EVENTS.number("discard")
E_STOLEN: Final = EVENTS.number("stolen")
