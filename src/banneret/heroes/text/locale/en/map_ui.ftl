### Questions of a whole game, and labels of their answers.

## Questions: setting up.

prompt-faction = { $player }: choose a faction.
prompt-hero = { $player }: choose a hero.
prompt-start-tile = { $player }: which way is your Starting tile turned?
prompt-bonus = { $player }: choose the starting bonus.

## Questions: the turn.

prompt-turn-discard = Discard cards? Hand limit: { $n }.
prompt-turn-discard-must = Discard down to the hand limit: { $n }.
prompt-draw-cards = How many cards do you draw? Hand limit: { $n }.
prompt-turn = { $n ->
    [0] { $player }: use your town, play cards, or end the turn. No movement points are left.
   *[other] { $player }: move, use your town, play cards, or end the turn. Movement points: { $n }.
}
prompt-town = { $player }: town actions are open now. Use one or pass.
prompt-requested = { $player }: at your request, you are asked before the game goes on. Act now or pass.
prompt-end-step = A hero may step to an adjacent empty field.
prompt-go-on = { $hero }: where to from here?
prompt-rotate = Which way is tile { $tile } turned?
prompt-lay-elsewhere = Tile { $tile } does not fit there. Choose another spot.
prompt-discovery = Choose a tile to discover.
prompt-holding = { $hero }: choose a Town or Settlement.
prompt-hire = Where does the Secondary Hero arrive?
prompt-recruit = Recruit or reinforce more units?
prompt-wisdom = Play a card to buy the spell on better terms?

## Questions: effects.

prompt-choose = { $source }: choose one.
prompt-choose-plain = Choose one.
prompt-may = { $source }: { $text } Do so?
prompt-may-plain = { $text } Do so?
prompt-which-hero = Which hero is it for?
prompt-which-player = Which player loses morale?
prompt-reward = { $place }: choose the reward.
prompt-first-bonus = { $place }: choose the bonus of the first owner.
prompt-search = Search the { $deck }?
prompt-take = Take one of the cards.
prompt-put = Which card goes on the discard pile next?
prompt-map-reroll = The dice show: { $face }. Reroll?
prompt-result = Choose one of the results.
prompt-trade = Exchange resources, or remove a card for { $n } gold.
prompt-trade-on = Exchange more resources?
prompt-pay-card = Discard a card as payment.
prompt-exchange = Discard a card and draw another? Still possible: { $n }.
prompt-sell = Which card do you remove for { $n } gold?
prompt-witch = Remove an Ability card, or look at the top card of the Ability deck?
prompt-keep-shown = Take this card or put it on the discard pile?
prompt-spring = Take one of the top cards of your discard pile.
prompt-order = Which card goes back on your discard pile next?
prompt-reinforce-effect = Which unit is reinforced?
prompt-weaken = Which unit turns to Few?
prompt-offer-deck = From which deck is a Neutral Unit drawn?
prompt-offer = Recruit one of the units drawn?
prompt-spy-deck = Which deck do you look at?
prompt-spied = { $card }: does it go on top or at the bottom?
prompt-spend-morale = You are about to gain morale. Spend the token you have first?
prompt-discard-card = Choose a card to discard.
prompt-cost = { $card }: discard cards as its price.
prompt-keep-one = Which card do you keep?
prompt-recover = Which card of your discard pile do you take back?

## Questions: fights.

prompt-guards-flee = { $place }: the guards would let you pass. Accept?
prompt-guards-play = { $place }: play a card to avoid the guards, or pass to fight.
prompt-transport = { $place } is attacked. Pay { $n } gold to bring your army?
prompt-sacrifice = { $hero }: give this hero up instead of fighting?
prompt-darkness = { $building }: does the enemy discard a card at random?
prompt-after-win = You have won. Play a card or pass.
prompt-go-home = { $hero } is beaten: where does the hero go?
prompt-steer = You are eliminated. Do you still want to play the guards?
prompt-opening = The combat begins. Play a card or pass.
prompt-between = At your request, you are asked before the combat continues. Play a card or pass.
prompt-redraw-guard = Replace one of the guards?
prompt-roll-play = The Attack die shows { $face }. Play a card or pass.
prompt-heal-unit = Choose a unit to heal.
prompt-heal-or-cure = Heal the unit or take off its Paralysis token?
prompt-boost = Choose the unit to strengthen.
prompt-swap-first = Choose the unit that changes places.
prompt-swap-second = With which unit does it change places?
prompt-first-spell = Which spell is cast before the combat begins?

## Questions: allies.

prompt-team-first = Which of you goes first this round?
prompt-offer-card = Which card do you offer { $player }?
prompt-return-card = { $player } offers { $card }. Which card do you give for it?
prompt-give = { $resource } for { $player }: how much?

## Answers: moving.

option-go = Move to the { $place } ({ $direction })
option-go-guarded = Move to the { $place } ({ $direction }), guards of difficulty { $n }
option-go-fight = Attack { $other }: { $place } ({ $direction })
option-go2 = Secondary Hero: move to the { $place } ({ $direction })
option-go2-guarded = Secondary Hero: move to the { $place } ({ $direction }), guards of difficulty { $n }
option-go2-fight = Secondary Hero: attack { $other }: { $place } ({ $direction })
option-revisit = Visit the { $place } again
option-revisit2 = Secondary Hero: visit the { $place } again
option-discover = Discover the tile to the { $direction }
option-discover2 = Secondary Hero: discover the tile to the { $direction }
option-lay = Lay a tile of your pool to the { $direction }
option-lay2 = Secondary Hero: lay a tile of your pool to the { $direction }
option-rotate = { $n ->
        [0] As printed
       *[other] Turned by { $n }°
    }
option-rotate-facing = { $n ->
        [0] As printed
       *[other] Turned by { $n }°
    }; this side: { $place }
option-settle = { $place }
option-stop = Stop here: { $place }
option-end-turn = End the turn

## Answers: the town.

option-build = Build: { $building } ({ $cost })
option-recruit = Recruit: { $unit } ({ $cost })
option-reinforce-paid = Reinforce: { $unit } ({ $cost })
option-hire = Recruit a Secondary Hero ({ $cost })
option-buy-spell = Buy a spell ({ $cost })
option-use-building = Use: { $building }
option-use-unit = Use the ability of: { $unit }
option-weaken = Turn to Few: { $unit }
option-recruit-done = No more units

## Answers: cards and decks.

option-look = Look at the top cards: { $deck }, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
option-take-top = Take the open card: { $card }
option-look-plain = Look at the top cards
option-take-top-plain = Take the open card
option-take = Take: { $card }
option-put = Discard: { $card }
option-put-back = Put back: { $card }
option-replace = Replace: { $card }
option-remove = Remove from the game: { $card }
option-keep-card = Keep: { $card }
option-take-back = Take back: { $card }
option-second = Play: { $card } (second effect)
option-power-second = Add power: { $card } (second effect)
option-deck = { $deck }
option-top = On top
option-bottom = At the bottom
option-draw-cards = { $n ->
        [0] Draw no card
        [one] Draw 1 card
       *[other] Draw { $n } cards
    }
option-no-search = Do not search
option-no-discard = Keep these cards

## Answers: effects and dice.

option-effect = { $text }
option-income = Income: { $amount }
option-income-now = Gain { $amount } now
option-reward-reinforce = Reinforce a unit for free
option-reward-reinforce-half = Reinforce a unit at half price
option-bonus-dice = { $n ->
        [one] Roll 1 Resource die
       *[other] Roll { $n } Resource dice
    } and take { $keep ->
        [one] 1 result
       *[other] { $keep } results
    }
option-bonus-search = Search the Artifact deck{ $n ->
        [one] {""}
       *[other] , { $n } times
    }
option-bonus-minor = Take a Minor Artifact, found by turning up cards
option-result = { $face }
option-result-n = Result { $n }
option-choose-n = Effect { $n }
option-luck-reroll = Luck: reroll { $face }
option-trade = Give { $amount } for { $other }
option-trade-remove = Remove for { $n } gold: { $card }
option-player = { $player }
option-hero-of = { $hero }
option-faction = { $faction }
option-hero = { $hero } ({ $faction })
option-redraw = Replace: { $unit }
option-cure = Take off the Paralysis token
option-heal = Heal
option-pay-army = Pay { $n } gold
option-give-up = Give the hero up
option-steer = Play the guards

## Answers: allies.

option-exchange = Exchange a card with { $player }
option-offer = Give: { $card }
option-no-offer = No exchange
option-refuse = Refuse
option-give = Give to { $player }: { $resource }
option-amount = { $n }
