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
adventure-mode-kind = { $combat ->
    [true] Walka
   *[other] Wydarzenie
  }
adventure-mode-back = Karta przygody, zakryta
adventure-mode-flow = Jak rozdzielane są karty
adventure-mode-first = { $name } dobiera
adventure-mode-keeps = zatrzymuje 1 z { $n }
adventure-mode-last = ostatnia jest odrzucana
adventure-mode-left = zostało { $n }
adventure-mode-place = { $place ->
    [offered] do wyboru
    [kept] zatrzymana
    [saved] zachowana
   *[other] w grze
  }
adventure-mode-waits = { $name } wybiera jedną z { $n } kart
adventure-mode-declared = Siła bojowa { $n }
adventure-mode-beside = Obok planszy bohatera
adventure-mode-saved-of = { $n ->
    [one] Jedna zachowana karta
    [few] { $n } zachowane karty
   *[other] { $n } zachowanych kart
  }

## Co jest grane.

mode-duel = Pojedynek
mode-adventure = Przygoda
