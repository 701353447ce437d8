# Banneret: cards in hand, piles, questions in a window, the end of the game

## Cards

hand-label = { $n ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $n } cards
  }
hand-empty = No cards in hand
card-moment = { $moment ->
    [combat] Combat only
    [map] On the map only
    [recruit] When recruiting
    [guild] When buying a spell
    [won] After a victory
    [guarded] When guards stand there
    [attack] When you attack
    [defense] When you are attacked
    [activation] While your unit acts
    [enemy_spell] Against a spell
    [own_spell] After your spell
    [loss] When a unit falls
    [start] As a combat begins
    [extend] When time runs out
    [roll] After the roll
   *[power] With a spell
  }
card-clause = { $clause ->
    [H3-CBC-01] One spell a round
    [H3-ABL-03] No expert use left
    [H3-GEN-04] You cannot pay
   *[H3-CBS-26] Not for the guards
  }
card-not-now = Not now
card-in-deck = { $n ->
    [one] 1 more in the deck
   *[other] { $n } more in the deck
  }
pile = { $kind ->
    [deck] deck
   *[discard] discards
  }
pile-label = { $kind ->
    [deck] Your deck: { $n } cards. Look through it
   *[discard] Your discards: { $n }. { $top }. Look through them
  }
pile-own-deck = Your deck
pile-discard-of = { $mine ->
    [yes] Your discards
   *[no] Discards of { $name }
  }
pile-removed-of = { $mine ->
    [yes] Removed from your deck
   *[no] Removed: { $name }
  }
pile-shared = { $deck ->
    [ability] Ability discards
    [artifact] Artifact discards
    [spell] Spell discards
   *[other] Discards
  }
pile-note-deck = In no particular order: nobody knows what comes next.
pile-note-discard = Face up, the top card first.
pile-note-shared = { $n ->
    [one] Face up, the top card first; 1 card left in the deck.
   *[other] Face up, the top card first; { $n } cards left in the deck.
  }
pile-empty = This pile is empty.

## Questions

ask-back = Back to the question
ask-confirm = Press it once more, or
ask-ask-search = { $deck ->
    [ability] Search the abilities
    [artifact] Search the artifacts
    [spell] Search the spells
   *[other] Search a deck
  }
ask-ask-take = { $n ->
    [one] One card found
   *[other] Keep 1 of { $n }
  }
ask-ask-put = Back on the pile, one by one
ask-ask-order = Back on the pile, one by one
ask-ask-spring = A card comes back
ask-ask-witch = The Witch Hut
ask-witch-shows = The witch shows a card
ask-saw-top = The card on top
ask-ask-deck = A look into a deck
ask-ask-reward = A settlement is yours
ask-got-reward = You are its first owner
ask-ask-trade = Trading Post
ask-pick-result = The dice have fallen
ask-offer-map-reroll = Roll once more?
ask-ask-faction = Whom do you lead?
ask-ask-hero = Who leads them?
ask-ask-bonus = Something to begin with
ask-ask-reinforced = A Few becomes a Pack
ask-ask-weakened = A Pack becomes a Few
ask-ask-offer = They would follow you
ask-draw-offer = Strangers at the gate
ask-ask-redraw = The guards
ask-ask-transport = Your town is besieged
ask-ask-sacrifice = Give the hero up?
ask-got-sacrifice = Give the hero up?
ask-eliminate = You are out of the game
ask-end-round = Round { $round } is over
ask-ask-swap = Old cards for new ones
ask-ask-exchange = Old cards for new ones
ask-ask-cost = The price of a card
ask-ask-payment = Pay with a card
ask-ask-dropped = A card is lost
ask-ask-sold = Sell a card
ask-ask-kept = Keep one card
ask-ask-found = From your discards
ask-ask-wisdom = Before you pay
ask-ask-avoid = Guards ahead
ask-ask-raise = After the victory
ask-ask-spend = Spend your morale?
ask-ask-step = How strong?
ask-next-of-team = Who goes first?
ask-propose = An exchange of cards
ask-ask-in-return = An exchange of cards
ask-ask-amount = A gift
search-look-how = Keep one. The others go on the discard pile, face up.
search-left = { $n ->
    [one] 1 card left in the deck
   *[other] { $n } cards left in the deck
  }
search-take-how = The face-up card on the discard pile. You do not look at the deck.
search-below = { $n ->
    [one] 1 card below it stays
   *[other] { $n } cards below it stay
  }
level-title = { $name } reaches level { $level }
level-track = Levels: hand limit and expert uses
level-hand = Hand limit
level-expert = Expert uses
level-now = now
level-next = Next, level { $level }
reward-amount = +{ $amount } { $kind ->
   *[gold] gold
    [building_materials] { $amount ->
        [one] material
       *[other] materials
    }
    [valuables] { $amount ->
        [one] valuable
       *[other] valuables
    }
  }
reward-now = now
reward-later = later
reward-income = income
reward-from = from round { $n }
reward-no-income = no income from here
reward-lost = It is lost with the settlement; a new owner makes a new choice.
amount-do = Choose { $n }
side-heroes = Heroes: { $names }
trade-way = What to do here
trade-exchange = Exchange
trade-sell = Sell a card
trade-give = Give to an ally
trade-do = Exchange
trade-short = { $n } { $kind ->
   *[gold] gold
    [building_materials] { $n ->
        [one] material
       *[other] materials
    }
    [valuables] { $n ->
        [one] valuable
       *[other] valuables
    }
  } short
trade-not = no longer
trade-how = As often as you like. After an exchange you cannot sell a card on this visit.
trade-sell-how = One card leaves the game for gold. After that you cannot exchange anything on this visit.

give-up-title = { $way ->
    [surrender] Surrender to { $name }?
   *[retreat] Retreat?
  }
give-up-pay = Pay { $n } gold
give-up-how = { $way ->
    [surrender] This is not a defeat and costs no further units; your hero goes to one of your towns or settlements.
   *[retreat] This is not a defeat. Your hero goes back to the last field visited, and the remaining units come along.
  }
give-up-lost = { $n ->
    [one] The unit lost so far stays lost.
   *[other] The { $n } units lost so far stay lost.
  }
give-up-no = Fight on

## The end of the game

end-back = Back to the result
end-all-lost = All is lost
end-draw = Nobody wins
end-won = { $name } wins
end-you-won = Victory for { $name }
end-verdict = { $result ->
    [won] Victory
    [lost] Defeat
   *[even] No winner
  }
end-more = Before the table is cleared there is something left to decide.
end-goes-on = On to what comes after
end-round = round { $n } of { $of }
end-hero = { $name }, level { $level }
end-stands = { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
  } · { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
end-numbers = The game in numbers
end-of = { $n } of { $of }
end-last = end
end-luck = Luck of the dice
end-luck-how = line: what to expect
end-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
end-no-dice = No die was rolled.
end-no-numbers = The statistics of this game could not be fetched.
end-actions = After the game
end-fought = { $result ->
    [won] Well fought
    [lost] A hard fight
   *[even] So it ends
  }
end-then = The game is saved; it can be watched from any seat.
end-look = Look at the board
end-lobby = To the lobby
end-again = Same table again
end-share = Share the record
end-replay = Watch the replay
end-shared = The link is copied
end-failed = That did not work. Try again in a moment.

## The rules

rules-title = The rules
rules-note = How to play first, then every clause the table plays by
rules-views = What is shown
rules-view-guide = How to play
rules-view-glossary = Glossary
rules-view-register = All rules
rules-contents = Contents
rules-terms = Terms
rules-things = In the box
rules-no-guide = There is no page on how to play this game. All of its rules are one step further.
rules-sections = Sections
rules-search = A term, a unit, a card, words or a clause
rules-found = { $n ->
    [one] 1 clause
   *[other] { $n } clauses
  }
rules-none = No clause matches.
rules-failed = The rules could not be fetched.
rules-inferred = follows from others
rules-not-played = not played here
rules-ruling = How it is decided here:
rules-option = option { $name }
rules-example = Example: { $title }
rules-given = given
rules-when = when
rules-then = then
