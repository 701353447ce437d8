# Banneret: Duels and Morale cards
duel-level = Duel · level { $level }
duel-decks = Shared decks
duel-deck = { $deck ->
    [ability] Abilities
    [artifact] Artifacts
   *[spell] Spells
  }
duel-drop = Your draw: choose the card you drop
duel-drawn = Your draw
duel-goes = goes
duel-waits = { $name } builds a deck
duel-first = first player
duel-deck-of = { $secret ->
    [0] Deck so far: { $n } cards
   *[other] Deck so far: { $n } cards, { $secret } of them unknown
  }
duel-dropped = Dropped: { $n }
morale-held = Morale cards

## Adventure mode
expedition-kind = { $combat ->
    [true] Combat
   *[other] Event
  }
expedition-back = Adventure card, face down
expedition-flow = How the cards are drafted
expedition-first = { $name } draws
expedition-keeps = keeps 1 of { $n }
expedition-last = the last one is discarded
expedition-left = { $n } left
expedition-place = { $place ->
    [offered] offered
    [kept] kept
    [saved] saved
   *[other] in play
  }
expedition-waits = { $name } chooses one of { $n } cards
expedition-declared = Combat Power { $n }
expedition-beside = Beside the Hero board
expedition-saved-of = { $n ->
    [one] One card saved
   *[other] { $n } cards saved
  }
