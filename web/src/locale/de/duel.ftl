# Banneret: Duels and Morale cards
duel-level = Gefecht · Stufe { $level }
duel-decks = Gemeinsame Stapel
duel-deck = { $deck ->
    [ability] Fähigkeiten
    [artifact] Artefakte
   *[spell] Zauber
  }
duel-drop = Gezogen: Wähle die Karte, die du abgibst
duel-drawn = Gezogen
duel-goes = geht
duel-waits = { $name } stellt ein Deck zusammen
duel-first = Startspieler
duel-deck-of = { $secret ->
    [0] Deck bisher: { $n } Karten
   *[other] Deck bisher: { $n } Karten, { $secret } davon unbekannt
  }
duel-dropped = Abgegeben: { $n }
morale-held = Moralkarten
