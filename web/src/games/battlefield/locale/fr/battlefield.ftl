# Banneret: Duels and Morale cards
duel-level = Duel · niveau { $level }
duel-decks = Paquets communs
duel-deck = { $deck ->
    [ability] Compétences
    [artifact] Artefacts
   *[spell] Sorts
  }
duel-drop = Votre pioche{"\u00A0"}: choisissez la carte à écarter
duel-drawn = Votre pioche
duel-goes = écartée
duel-waits = { $name } compose son paquet
duel-first = commence
duel-deck-of = { $secret ->
    [0] Paquet{"\u00A0"}: { $n } cartes
   *[other] Paquet{"\u00A0"}: { $n } cartes, dont { $secret } inconnues
  }
duel-dropped = Écartées{"\u00A0"}: { $n }
morale-held = Cartes de moral

## Le mode Aventure
adventure-mode-kind = { $combat ->
    [true] Combat
   *[other] Événement
  }
adventure-mode-back = Carte Aventure, face cachée
adventure-mode-flow = Comment les cartes sont choisies
adventure-mode-first = { $name } pioche
adventure-mode-keeps = garde 1 carte sur { $n }
adventure-mode-last = la dernière est défaussée
adventure-mode-left = { $n } restantes
adventure-mode-place = { $place ->
    [offered] proposée
    [kept] gardée
    [saved] mise de côté
   *[other] en jeu
  }
adventure-mode-waits = { $name } choisit une carte sur { $n }
adventure-mode-declared = Puissance de combat { $n }
adventure-mode-beside = À côté du plateau de héros
adventure-mode-saved-of = { $n ->
    [one] Une carte mise de côté
   *[other] { $n } cartes mises de côté
  }

## Ce qui se joue.

mode-duel = Duel
mode-adventure = Aventure
