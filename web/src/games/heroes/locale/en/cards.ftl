# Banneret: cards in hand and piles
card-or = or
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
