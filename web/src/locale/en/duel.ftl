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
