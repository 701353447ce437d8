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
