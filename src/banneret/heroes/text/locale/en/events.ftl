### Sentences of the log, one for each event of a combat.
### `unit_number` comes with `unit`, `target_number` with `target`: "one" for the arrow tower, "other" for units.

## Course of the combat.

event-combat = The combat begins.
event-round = Round { $round } begins.
event-guard = Guards: { $unit }.
event-deploy = { $side } deploys { $unit } on { $space }.
event-siege = { $side } puts the Gate on { $space } and Walls on the other spaces of the middle row.
event-flee = The guards flee without a fight.
event-extend = The combat goes on for another round. Movement points left: { $n }.
event-retreat = { $side } retreats.
event-surrender = { $side } surrenders and pays { $gold } gold.
event-win = { $side } wins the combat.
event-time-up = The round limit is reached: the combat ends in a draw.
event-drawn-battle = { $n ->
    [0] The last units of both sides have fallen: the battle is a draw.
   *[other] Nothing was damaged or destroyed for too long: the battle is broken off.
}
event-initiative = The Initiative token passes to { $side }.
event-obstacle = { $obstacle ->
    [pond] A pond
    [mound] A mound
    [spine] A spine of bones
    [rocks] Rocks
    [skull] A skull
    [stones] Stones
   *[log_a] A mossy log
    [log_b] A bare log
} { $obstacle ->
    [rocks] block
    [stones] block
   *[other] blocks
} the ground at { $space }.

## Units.

event-activate = { $unit } { $unit_number ->
        [one] activates
       *[other] activate
    }.
event-done = { $unit } { $unit_number ->
        [one] ends its
       *[other] end their
    } activation.
event-skip = { $unit } { $unit_number ->
        [one] loses
       *[other] lose
    } the Paralysis token and { $unit_number ->
        [one] does
       *[other] do
    } nothing.
event-move = { $unit } { $unit_number ->
        [one] moves
       *[other] move
    } from { $from } to { $to }.
event-attack = { $unit } { $unit_number ->
        [one] attacks
       *[other] attack
    } { $target }.
event-attack-again = { $unit } also { $unit_number ->
        [one] attacks
       *[other] attack
    } { $target }.
event-retaliate = { $unit } { $unit_number ->
        [one] retaliates
       *[other] retaliate
    } against { $target }.
event-damage = { $unit } { $unit_number ->
        [one] takes
       *[other] take
    } { $n ->
        [0] no damage
       *[other] { $n } damage
    }.
event-deal = { $unit } { $unit_number ->
        [one] deals
       *[other] deal
    } { $n ->
        [0] no damage
       *[other] { $n } damage
    }.
event-flip = { $unit } { $unit_number ->
        [one] goes
       *[other] go
    } from Pack to Few.
event-defeat = { $unit } { $unit_number ->
        [one] is
       *[other] are
    } defeated.
event-defend = { $unit } { $unit_number ->
        [one] defends
       *[other] defend
    } and { $unit_number ->
        [one] gets
       *[other] get
    } a Defense token.
event-token-gone = { $unit } { $unit_number ->
        [one] loses
       *[other] lose
    } the Defense token.
event-paralyse = { $unit } { $unit_number ->
        [one] gets
       *[other] get
    } a Paralysis token.
event-recover = { $unit } { $unit_number ->
        [one] loses
       *[other] lose
    } the Paralysis token.
event-heal = { $unit } { $unit_number ->
        [one] recovers
       *[other] recover
    } { $n } HP.
event-stat = { $unit } { $unit_number ->
        [one] gets
       *[other] get
    } { $by } { $stat ->
        [attack] attack
        [defense] defense
       *[initiative] initiative
    }.
event-reinforce = { $side } reinforces { $unit }: Few becomes Pack.
event-save = { $unit } { $unit_number ->
        [one] cancels
       *[other] cancel
    } the attack on { $target }.
event-back = { $unit } { $unit_number ->
        [one] goes
       *[other] go
    } back from { $from } to { $to }.
event-push = { $unit } { $unit_number ->
        [one] has
       *[other] have
    } to move away from { $from } to { $to }.
event-break = { $unit } { $unit_number ->
        [one] destroys
       *[other] destroy
    } { $what ->
        [gate] the Gate
       *[wall] the Wall
    } on { $space }.
event-tower-gone = The Arrow Tower is removed.

## Dice.

event-die = { $side } rolls the Attack die: { $face }.
event-reroll = { $side } rerolls the die: { $face }.
event-defense-die = { $unit } – die for the Defense token: { $face }.
event-ability-die = { $unit } – separate Attack die: { $face }.
event-ignore-die = { $unit } – the attacker’s die adds nothing.

## Cards and morale.

event-draw = { $side } draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
event-drawn = { $side } draws the card: { $card }.
event-discard = { $side } discards the card: { $card }.
event-play = { $side } plays the card: { $card }.
event-play-expert = { $side } plays the card: { $card } (expert effect).
event-play-second = { $side } plays the card: { $card } (second effect).
event-pass = { $side } passes.
event-reshuffle = { $side } shuffles the discard pile into a new deck.
event-morale-lost = { $side } loses positive morale.
event-morale-used = { $side } spends positive morale.

## Spells

event-cast = { $side } casts the spell: { $card }.
event-power = { $side } adds power with the card: { $card }. Power: { $n }.
event-spell-fails = { $side } – the spell fails: { $card }.
event-take-back = { $side } takes back the card: { $card }.
event-burn = { $unit } { $unit_number ->
        [one] takes
       *[other] take
    } { $n } damage from the flames.
event-fire-shield = { $unit } – adjacent attackers take { $n } damage until the end of the round.
event-skip-die = { $unit } { $unit_number ->
        [one] attacks
       *[other] attack
    } without the Attack die.
event-silence = { $unit } { $unit_number ->
        [one] loses its
       *[other] lose their
    } special abilities for the rest of the combat.
event-unsilence = The special abilities of { $unit } count again.
event-ward = { $unit } – spells have no effect any more.
event-rearm = { $unit } may retaliate again.
event-teleport = { $unit } { $unit_number ->
        [one] teleports
       *[other] teleport
    } from { $from } to { $to }.

## AI heroes

event-ai-card = { $side } draws the AI card: { $card }.
event-ai-spell = { $side } draws the AI spell: { $card }.
event-ai-waits = { $side } keeps ready: { $card }.
event-ai-postponed = { $side } puts off until the next round: { $card }.
event-ai-under = { $side } puts under the AI deck: { $card }.
event-ai-shuffled = { $side } shuffles back: { $card }.
event-ai-laid = { $unit } – this card now lies here: { $card }.
event-ai-lifted = { $unit } – this card is used up: { $card }.
event-ai-skill = { $side } uses the skill: { $card }.
