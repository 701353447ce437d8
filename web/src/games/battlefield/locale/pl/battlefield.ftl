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

## Tryb przygody
expedition-kind = { $combat ->
    [true] Walka
   *[other] Wydarzenie
  }
expedition-back = Karta przygody, zakryta
expedition-flow = Jak rozdzielane są karty
expedition-first = { $name } dobiera
expedition-keeps = zatrzymuje 1 z { $n }
expedition-last = ostatnia jest odrzucana
expedition-left = zostało { $n }
expedition-place = { $place ->
    [offered] do wyboru
    [kept] zatrzymana
    [saved] zachowana
   *[other] w grze
  }
expedition-waits = { $name } wybiera jedną z { $n } kart
expedition-declared = Siła bojowa { $n }
expedition-beside = Obok planszy bohatera
expedition-saved-of = { $n ->
    [one] Jedna zachowana karta
    [few] { $n } zachowane karty
   *[other] { $n } zachowanych kart
  }
