### Words of the table: general terms, prompts (what is asked) and options (what may be answered).

## General terms.

ui-attacker = Attacker
ui-defender = Defender
ui-round-n = Round { $round }
ui-initiative = Initiative
ui-hand = Hand
ui-deck = Deck
ui-discard = Discard pile
ui-few = Few
ui-attack = Attack
ui-defense = Defense
ui-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
ui-morale-positive = Positive morale
ui-defense-token = Defense token
ui-paralysis-token = Paralysis token
ui-over = The combat is over

## The table on a screen.

ui-skirmish = Skirmish
ui-attack-ahead = The attack
ui-retaliation = Retaliation: { $damage }
ui-no-retaliation = No retaliation
ui-forecast-note = Without cards and rerolls.
ui-effect-flips = turns to Few
ui-effect-falls = is defeated
ui-effect-left = { $n } HP left
ui-effect-nothing = no damage
ui-short-attack = A
ui-short-defense = D
ui-short-hp = H
ui-short-initiative = I
ui-short-ground = foot
ui-short-flying = wing
ui-short-ranged = bow
ui-short-paralysed = PARAL.
ui-short-defending = guard
ui-acts = acts
ui-next = next
ui-skips = skips
ui-hand-none = no cards
ui-hidden = hidden
ui-expert = Expert effects: { $n }
ui-movement = Movement: { $n }
ui-reserve = Reserve
ui-sign-target = may be attacked, with the damage
ui-sign-acts = acts now
ui-sign-done = has acted this round
ui-sign-hearts = HP left and lost
ui-sign-flips = turns from Pack to Few; with ? perhaps
ui-sign-falls = is defeated; with ? perhaps
ui-rounds = Rounds
ui-damage-dealt = Damage dealt
ui-dice-average = Attack dice, average
ui-empty-space = Empty space

## Prompts.

prompt-deploy-unit = Choose a unit to deploy.
prompt-deploy-space = { $unit }: choose a space.
prompt-space = Choose a space.
prompt-action = { $unit }: choose an action.
prompt-target = { $unit }: choose a target.
prompt-second-target = { $unit }: choose the second target.
prompt-card = Play a card or pass.
prompt-card-unit = { $card }: choose a unit.
prompt-yes-no = Yes or no?
prompt-reroll = The die shows { $face }. Reroll it?
prompt-ignore-die = { $unit }: discard a card so that the Attack die adds nothing?
prompt-save-ally = { $unit }: cancel the attack on { $target }?
prompt-first = Which unit goes first?
prompt-extend = Extend the combat for { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }, or retreat?
prompt-quick-combat = The guards would flee without a fight. Let them?
prompt-place-gate = Choose a space for the Gate.
prompt-heal = { $unit }: choose a unit to heal.
prompt-reinforce = Choose a unit to reinforce.
prompt-redraw = Choose the cards to discard and draw again.
prompt-push = { $unit }: choose the space to move away to.
prompt-go-back = { $unit }: go back to { $space }?
prompt-retaliate = { $unit }: retaliate against { $target }?

## Options.

option-move = Move to { $space }
option-stay = Stay
option-attack = Attack: { $unit } on { $space }
option-attack-tower = Attack the Arrow Tower
option-break = Break { $what ->
        [gate] the Gate
       *[wall] the Wall
    } on { $space }
option-defend = Defend
option-end = End the activation
option-surrender = Surrender for { $gold } gold
option-pass = Pass
option-use = Use its other action
option-play = Play: { $card }
option-expert = Play: { $card } (expert)
option-reroll = Reroll the { $face }
option-keep = Keep
option-extend = Extend the combat
option-retreat = Retreat
option-morale-draw = Spend morale: draw 1 card
option-morale-swap = Spend morale: discard cards and draw as many
option-morale-reroll = Spend morale: reroll the { $face }
option-deploy = Deploy: { $unit }
option-done = Done
option-place = { $space }
option-target = Target: { $unit } on { $space }
option-activate = Activate: { $unit } on { $space }
option-gate = Gate on { $space }
option-reinforce = Reinforce: { $unit }
option-discard = Discard: { $card }
option-push = Move away to { $space }
option-go-back = Go back to { $space }
option-cancel-attack = Cancel the attack
option-fight = Fight
option-let-flee = Let them flee

## Spells

prompt-power = { $card }: add power? So far: { $n }.
prompt-step = { $card }: choose how strong it is.
prompt-stat = { $card }: choose what to raise.
prompt-blast = { $card }: choose the second space.
prompt-chain = { $card }: choose the unit that is struck next.
prompt-teleport = { $unit }: choose the space to teleport to.
prompt-cancel-spell = The enemy casts a spell: { $card }. Play a card against it or pass.
prompt-return-spell = { $card } has been cast. Play a card to take it back, or pass.
prompt-rescue = { $unit }: the attack would remove this unit. Save it?

option-cast = Cast: { $card }
option-power = Add power: { $card }
option-power-expert = Add power: { $card } (expert)
option-step = { $text }
option-stat = Raise { $stat ->
        [attack] attack
        [defense] defense
       *[initiative] initiative
    }
