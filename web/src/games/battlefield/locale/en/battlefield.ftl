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
adventure-mode-kind = { $combat ->
    [true] Combat
   *[other] Event
  }
adventure-mode-back = Adventure card, face down
adventure-mode-flow = How the cards are drafted
adventure-mode-first = { $name } draws
adventure-mode-keeps = keeps 1 of { $n }
adventure-mode-last = the last one is discarded
adventure-mode-left = { $n } left
adventure-mode-place = { $place ->
    [offered] offered
    [kept] kept
    [saved] saved
   *[other] in play
  }
adventure-mode-waits = { $name } chooses one of { $n } cards
adventure-mode-declared = Combat Power { $n }
adventure-mode-beside = Beside the Hero board
adventure-mode-saved-of = { $n ->
    [one] One card saved
   *[other] { $n } cards saved
  }

## What is being played.

mode-duel = Duel
mode-adventure = Adventure
