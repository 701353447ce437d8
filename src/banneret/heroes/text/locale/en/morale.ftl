### The Morale decks of the Battlefield expansion: their cards, and what is asked and told about them.

morale-repeat_search = Repeat Search
morale-combat_draw = Combat Draw
morale-combat_bonus = Combat Bonus
morale-reroll_die = Reroll
morale-set_attack_die_plus = Sure Hit
morale-remove_token = Shake Off
morale-replace_adventure_card = New Path
morale-redraw_hand = Fresh Hand
morale-search_one = Hasty Search
morale-set_attack_die_minus = Sure Miss
morale-next_roll_minus_one = Faltering
morale-roll_one_less = Fumbling
morale-skip_activation = Frozen in Fear
morale-random_combat_discard = Confusion
morale-put_token = Panic
morale-reroll_plus_one = Bad Omen

## What the cards do.

morale-repeat_search-text = Give up what a Search has just brought you and search once more.
morale-combat_draw-text = As a battle on a board begins, draw 1 card.
morale-combat_bonus-text = Once in a Combat: +1 attack, +1 defense or +1 Combat Power.
morale-reroll_die-text = Throw one die again.
morale-set_attack_die_plus-text = Turn one of the Attack dice you have just thrown to +1.
morale-remove_token-text = Take the Paralysis token off one of your units.
morale-replace_adventure_card-text = Discard an Adventure card and draw another one.
morale-redraw_hand-text = Discard any number of cards from your hand and draw as many.
morale-search_one-text = Your next Search (2) or more is a Search (1).
morale-set_attack_die_minus-text = Of your next Attack dice, one is turned to −1.
morale-next_roll_minus_one-text = Your next roll for attack, defense or Combat Power suffers −1.
morale-roll_one_less-text = When you next throw two or more Treasure or Attack dice, throw one less.
morale-skip_activation-text = Before each activation of your units throw an Attack die. On −1 the activation is skipped and this card leaves.
morale-random_combat_discard-text = As your next battle on a board begins, discard a random card from your hand.
morale-put_token-text = At once: put a Paralysis token on one of your units.
morale-reroll_plus_one-text = Your next Attack die that shows +1 is thrown again.

## Their sheets.

sheet-morale-positive = { $name } (Positive Morale)
sheet-morale-negative = { $name } (Negative Morale)
sheet-morale-icon = Only in Duels and in Adventure mode.

## What is asked.

prompt-morale-drop = Which Morale card do you discard?
prompt-morale-keep = Which of these Morale cards do you keep?
prompt-morale-repeat = Give up this Morale card and search once more?
prompt-morale-room = You hold two Morale cards already. Resolve one before you gain morale?
prompt-morale-start = The battle begins. Resolve a Morale card?
prompt-panic = Panic: which of your units gets a Paralysis token?
prompt-shake-off = Which of your units loses its Paralysis token?
prompt-shake-off-now = { $unit }: shake off the paralysis with a Morale card?
prompt-omens = Two Morale cards work on this throw. Which one first?
prompt-morale-minus = Which die is turned to −1?
prompt-power-dice = Dice: { $face }. Resolve a Morale card?

option-morale = Morale card: { $card }
option-morale-drop = Discard: { $card }
option-morale-keep = Keep: { $card }
option-morale-plus = Morale card: turn the { $face } to +1
option-morale-minus = Turn the { $face } to −1
short-morale = Resolve
short-morale_drop = Discard
short-morale_keep = Keep
short-morale_plus = Turn to +1
short-morale_minus = Turn to −1

## What happens.

event-morale-card = { $side } resolves the Morale card: { $card }.
event-morale-dropped = { $side } discards the Morale card: { $card }.
event-morale-taken = { $side } gets the Morale card: { $card }.
event-morale-look = { $side } searches the Positive Morale deck ({ $n }).
event-morale-seen = { $side } sees the Morale card: { $card }.
event-morale-under = { $side } puts a Morale card under the deck.
event-morale-shuffled = The discard pile of the { $n ->
        [0] Positive
       *[1] Negative
    } Morale deck is shuffled into a new deck.
event-die-turned = { $side } turns the die from { $face } to { $by }.
event-fear-die = { $unit } – die against fear: { $face }.
event-frightened = { $unit } { $unit_number ->
        [one] is
       *[other] are
    } frozen in fear and { $unit_number ->
        [one] does
       *[other] do
    } nothing.
event-roll-less = { $side } throws one die less: { $n }.
event-power-die = { $side } rolls for Combat Power: { $face }.
event-power-changed = Combat Power of { $side }: { $by }.
