# Sentences of the log.

event-turn = Turn { $n }: { $side }.
event-command = { $side } plays the Command card { $card }.
event-order = { $unit } { $unit_number ->
        [one] is
       *[other] are
    } ordered.
event-orders = { $side } orders: { $units }.
event-move = { $unit } { $unit_number ->
        [one] moves
       *[other] move
    } from { $from } to { $to }.
event-attack = { $unit } { $unit_number ->
        [one] attacks
       *[other] attack
    } { $target } with { $n ->
        [one] one die
       *[other] { $n } dice
    }.
event-die = { $side } rolls: { $face }.
event-hit = { $unit } { $unit_number ->
        [one] loses
       *[other] lose
    } { $n ->
        [one] one figure
       *[other] { $n } figures
    }.
event-gone = { $unit } { $unit_number ->
        [one] is
       *[other] are
    } wiped out.
event-flags = { $unit }: flags { $n }, ignored { $ignored }.
event-retreat = { $unit } { $unit_number ->
        [one] retreats
       *[other] retreat
    } from { $from } to { $to }.
event-panic = { $unit } { $unit_number ->
        [one] rolls
       *[other] roll
    } in panic: { $face }.
event-blocked = { $unit } cannot retreat { $n ->
        [one] one hex
       *[other] { $n } hexes
    } and { $unit_number ->
        [one] takes
       *[other] take
    } as many hits.
event-ground = { $unit } { $unit_number ->
        [one] follows
       *[other] follow
    } from { $from } to { $to }.
event-back = { $unit } { $unit_number ->
        [one] battles
       *[other] battle
    } back against { $target } with { $n ->
        [one] one die
       *[other] { $n } dice
    }.
event-draw = { $side } draws a Command card.
event-drawn = You draw { $card }.
event-reshuffle = The Command deck is reshuffled.
event-banner = { $side } now has { $n ->
        [one] one victory banner
       *[other] { $n } victory banners
    }.
event-win = { $side } wins the adventure.
event-echo = { $side } repeats the opponent’s card as { $card }.
event-echo-nothing = { $side } has no card to repeat.
event-bonus = { $unit } { $unit_number ->
        [one] makes
       *[other] make
    } a bonus attack on { $target } with { $n ->
        [one] one die
       *[other] { $n } dice
    }.
event-critical = Critical hit on { $unit }.
event-lore-gained = { $side } gains { $n ->
        [one] one lore token
       *[other] { $n } lore tokens
    }.
event-lore-paid = { $side } gives up { $n ->
        [one] one lore token
       *[other] { $n } lore tokens
    }.
event-lore-played = { $side } plays the lore card { $card } for { $n }.
event-lore-cancelled = { $card } ({ $side }) is cancelled.
event-lore-draw = { $side } draws a lore card.
event-lore-drawn = You draw { $card }.
event-lore-reshuffle = The lore deck is reshuffled.
event-lore-discard = { $side } discards { $card }.
event-council = War Council ({ $side }): { $master }, level { $n }.
event-landmark = { $side } lays { $land } on { $hex }.
event-regain = { $unit } { $unit_number ->
        [one] regains
       *[other] regain
    } { $n ->
        [one] one figure
       *[other] { $n } figures
    }.
event-join = { $unit } now { $unit_number ->
        [one] leads
       *[other] lead
    } { $target }.
event-part = { $unit } { $unit_number ->
        [one] leaves
       *[other] leave
    } { $target }.
event-withdraw = { $unit } { $unit_number ->
        [one] leaves
       *[other] leave
    } the battlefield.
event-test = Wound test against { $unit } with { $n ->
        [one] one die
       *[other] { $n } dice
    }.
event-resists = { $unit } { $unit_number ->
        [one] remains
       *[other] remain
    } unhurt.
event-wounded = { $unit } { $unit_number ->
        [one] is
       *[other] are
    } wounded and { $unit_number ->
        [one] leaves
       *[other] leave
    } the battlefield.
event-deed = { $unit } { $unit_number ->
        [one] earns
       *[other] earn
    } a heroic deed.
event-experience = { $unit } { $unit_number ->
        [one] gains
       *[other] gain
    } { $n ->
        [one] one experience token
       *[other] { $n } experience tokens
    }.
event-treasure = { $unit } { $unit_number ->
        [one] gains
       *[other] gain
    } { $n ->
        [one] one treasure token
       *[other] { $n } treasure tokens
    }.
event-artifact = { $unit } { $unit_number ->
        [one] gets
       *[other] get
    } { $artifact }.
event-hero = { $unit } { $unit_number ->
        [one] takes
       *[other] take
    } the field on { $hex }.
event-separate = { $unit } { $unit_number ->
        [one] is
       *[other] are
    } ordered to act alone.
event-run = { $unit } { $unit_number ->
        [one] flees
       *[other] flee
    } from { $from } to { $to }.
event-deed-spent = { $unit } { $unit_number ->
        [one] spends
       *[other] spend
    } a heroic deed.
event-bolt = { $n ->
        [one] One die is
       *[other] { $n } dice are
    } rolled against { $unit }.
event-affected = { $unit }: { $effect }.
event-affected-by = { $unit }: { $effect } { $by }.
event-mist = Mist rises on { $hex }.
event-power = { $unit } { $unit_number ->
        [one] uses
       *[other] use
    } the power { $power }.
event-web = { $unit } { $unit_number ->
        [one] is
       *[other] are
    } caught in a web.
event-poison = { $unit } { $unit_number ->
        [one] is
       *[other] are
    } poisoned.
event-poison-over = The poison has spent itself: { $unit }.
event-summon = { $unit } { $unit_number ->
        [one] appears
       *[other] appear
    } on { $hex }.
event-unweb = { $unit } { $unit_number ->
        [one] breaks
       *[other] break
    } free of the web.
event-captives = The adventure is over: heroes left among enemies are captives.
event-ransom = { $unit } { $unit_number ->
        [one] pays
       *[other] pay
    } { $n ->
        [one] one treasure token
       *[other] { $n } treasure tokens
    } of ransom.
event-scar = { $unit } { $unit_number ->
        [one] bears
       *[other] bear
    } a lasting wound: one skull is crossed out.
event-bought = { $unit } { $unit_number ->
        [one] buys
       *[other] buy
    } { $artifact }.
event-exchange = { $unit } { $unit_number ->
        [one] gives
       *[other] give
    } something up and { $unit_number ->
        [one] draws
       *[other] draw
    } { $n ->
        [one] one card
       *[other] { $n } cards
    }.
event-healed = A doctor heals an old wound: { $unit }.
event-learned = { $unit } { $unit_number ->
        [one] learns
       *[other] learn
    } { $skill }.
event-councillor = { $unit } { $unit_number ->
        [one] takes
       *[other] take
    } a seat in the War Council.
event-caltrops = Caltrops lie on { $hex }.
event-reroll = { $unit } { $unit_number ->
        [one] rolls
       *[other] roll
    } again: { $face }.
event-lore-kept = { $card } returns to the hand ({ $side }).
event-spied = You see { $card }.
event-looked = { $side } looks at { $n ->
        [one] one Command card
       *[other] { $n } Command cards
    } of the opponent.
event-raised = { $unit } { $unit_number ->
        [one] comes
       *[other] come
    } back on { $hex }.
event-trained = { $unit } { $unit_number ->
        [one] becomes
       *[other] become
    } { $target }.
event-banner-lost = { $side } loses the banner of the place and now has { $n ->
        [one] one victory banner
       *[other] { $n } victory banners
    }.
event-chest = { $unit } { $unit_number ->
        [one] opens
       *[other] open
    } a chest. { $chest }.
event-tent = { $side } takes the Command Tent on { $hex }.
event-quest = { $unit } { $unit_number ->
        [one] completes
       *[other] complete
    } the quest.
event-uses = { $unit } { $unit_number ->
        [one] uses
       *[other] use
    } { $artifact }.
event-skill = { $unit } { $unit_number ->
        [one] uses
       *[other] use
    } the skill { $skill }.
event-seen = { $unit } { $unit_number ->
        [one] looks
       *[other] look
    } into a chest. { $chest }.
event-equips = { $unit } { $unit_number ->
        [one] takes
       *[other] take
    } { $artifact } out.
event-discard = { $side } discards { $card }.
event-stolen = { $unit } { $unit_number ->
        [one] steals
       *[other] steal
    } a treasure token: { $target }.
