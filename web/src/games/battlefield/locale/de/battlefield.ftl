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

## Der Abenteuermodus
expedition-kind = { $combat ->
    [true] Kampf
   *[other] Ereignis
  }
expedition-back = Abenteuerkarte, verdeckt
expedition-flow = So werden die Karten verteilt
expedition-first = { $name } zieht
expedition-keeps = behält 1 von { $n }
expedition-last = die letzte wird abgeworfen
expedition-left = noch { $n }
expedition-place = { $place ->
    [offered] angeboten
    [kept] behalten
    [saved] aufgehoben
   *[other] im Spiel
  }
expedition-waits = { $name } wählt eine von { $n } Karten
expedition-declared = Kampfkraft { $n }
expedition-beside = Neben dem Heldentableau
expedition-saved-of = { $n ->
    [one] Eine Karte aufgehoben
   *[other] { $n } Karten aufgehoben
  }
