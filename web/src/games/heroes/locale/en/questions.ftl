# Banneret: questions in a window
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
