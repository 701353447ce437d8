# Banneret: Duels and Morale cards
duel-level = Duel · niveau { $level }
duel-decks = Paquets communs
duel-deck = { $deck ->
    [ability] Compétences
    [artifact] Artefacts
   *[spell] Sorts
  }
duel-drop = Votre pioche : choisissez la carte à écarter
duel-drawn = Votre pioche
duel-goes = écartée
duel-waits = { $name } compose son paquet
duel-first = commence
duel-deck-of = { $secret ->
    [0] Paquet : { $n } cartes
   *[other] Paquet : { $n } cartes, dont { $secret } inconnues
  }
duel-dropped = Écartées : { $n }
morale-held = Cartes de moral

## Le mode Aventure
expedition-kind = { $combat ->
    [true] Combat
   *[other] Événement
  }
expedition-back = Carte Aventure, face cachée
expedition-flow = Comment les cartes sont choisies
expedition-first = { $name } pioche
expedition-keeps = garde 1 carte sur { $n }
expedition-last = la dernière est défaussée
expedition-left = { $n } restantes
expedition-place = { $place ->
    [offered] proposée
    [kept] gardée
    [saved] mise de côté
   *[other] en jeu
  }
expedition-waits = { $name } choisit une carte sur { $n }
expedition-declared = Puissance de combat { $n }
expedition-beside = À côté du plateau de héros
expedition-saved-of = { $n ->
    [one] Une carte mise de côté
   *[other] { $n } cartes mises de côté
  }
