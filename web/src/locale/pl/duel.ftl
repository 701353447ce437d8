# Banneret: Duels and Morale cards
duel-level = Pojedynek · poziom { $level }
duel-decks = Wspólne talie
duel-deck = { $deck ->
    [ability] Zdolności
    [artifact] Artefakty
   *[spell] Czary
  }
duel-drop = Dobrane karty: wybierz tę, którą odrzucasz
duel-drawn = Dobrane karty
duel-goes = odpada
duel-waits = { $name } układa talię
duel-first = zaczyna
duel-deck-of = { $secret ->
    [0] Talia: { $n } kart
   *[other] Talia: { $n } kart, w tym { $secret } nieznanych
  }
duel-dropped = Odrzucone: { $n }
morale-held = Karty morale
