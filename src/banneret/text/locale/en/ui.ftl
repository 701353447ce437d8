### Words of the table: general terms, prompts (what is asked) and options (what may be answered).

## General terms.

ui-attacker = Attacker
ui-defender = Defender
ui-round-n = Round { $round }
ui-initiative = Initiative
ui-log = Log
ui-hand = Hand
ui-deck = Deck
ui-discard = Discard pile
ui-undo = Undo
ui-redo = Redo
ui-help = Help
ui-why-not = Why not?
ui-quit = Quit
ui-your-turn = Your turn
ui-waiting-for = Waiting for: { $side }
ui-few = Few
ui-pack = Pack
ui-attack = Attack
ui-defense = Defense
ui-hp = HP
ui-chance = Chance
ui-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
ui-morale-positive = Positive morale
ui-defense-token = Defense token
ui-paralysis-token = Paralysis token
ui-over = The combat is over
ui-winner = Winner: { $side }
ui-drawn = No winner

## The table on a screen.

ui-skirmish = Skirmish
ui-saved = saved in { $path }
ui-not-saved = not saved
ui-save-failed = The game could not be saved ({ $reason }). It goes on, and every answer tries again.
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
ui-pass-screen = Pass the screen to: { $side }
ui-pass-screen-hint = Press Enter when nobody else is looking.
ui-refused = Not allowed now: { $answer }
ui-unknown = This is no answer: { $answer }
ui-several = Several answers fit: { $answers }
ui-allowed = Allowed now
ui-asked-now = What is asked now
ui-no-undo = Nothing can be taken back: something was revealed, or another player has answered.
ui-no-redo = There is nothing to give again.
ui-taken-back = Taken back: { $answer }
ui-given-again = Given again: { $answer }
ui-quit-ask = Leave the game?
ui-quit-saved = It is saved in { $path } and can be resumed from there.
ui-quit-unsaved = It is not saved and will be lost.
ui-keys = Keys
ui-signs = Signs
ui-key-arrows = move the cursor
ui-key-shift = look around without choosing
ui-key-enter = give the marked answer
ui-key-tab = next answer, with shift the one before
ui-key-number = give the answer of this number; 0 passes or ends
ui-key-type = type an answer, such as b3 or move:b3; esc clears
ui-key-undo = take back the last answer
ui-key-redo = give it again
ui-key-why = why something is not allowed here
ui-key-inspect = the unit or card under the cursor
ui-key-log = the whole log; page up and down scroll it
ui-key-speed = how fast the bots play
ui-key-quit = leave the game
ui-sign-legal = may be chosen
ui-sign-target = may be attacked, with the damage
ui-sign-acts = acts now
ui-sign-done = has acted this round
ui-sign-hearts = HP left and lost
ui-sign-flips = turns from Pack to Few; with ? perhaps
ui-sign-falls = is defeated; with ? perhaps
ui-speed = Bots: { $speed }
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-instant = at once
ui-bot-failed = The bot { $bot } failed ({ $reason }). From now on a person answers for its seat.
ui-rounds = Rounds
ui-answers = Answers
ui-damage-dealt = Damage dealt
ui-units-lost = Units lost
ui-units-left = Units left
ui-dice-average = Attack dice, average
ui-see-board = See the board
ui-close = Close
ui-empty-space = Empty space
ui-too-small = The window is too small: { $width } × { $height } characters are needed.
ui-hint-cursor = cursor
ui-hint-answer = answer
ui-hint-next = next
ui-hint-type = type
ui-hint-inspect = inspect
ui-key-marked = everything about the marked answer
ui-sign-asked = is asked now
ui-sign-yes = yes
ui-mark-first = Mark an answer first, with tab or an arrow, or press its key.

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
option-yes = Yes
option-no = No
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
