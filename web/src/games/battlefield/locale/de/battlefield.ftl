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
adventure-mode-kind = { $combat ->
    [true] Kampf
   *[other] Ereignis
  }
adventure-mode-back = Abenteuerkarte, verdeckt
adventure-mode-flow = So werden die Karten verteilt
adventure-mode-first = { $name } zieht
adventure-mode-keeps = behält 1 von { $n }
adventure-mode-last = die letzte wird abgeworfen
adventure-mode-left = noch { $n }
adventure-mode-place = { $place ->
    [offered] angeboten
    [kept] behalten
    [saved] aufgehoben
   *[other] im Spiel
  }
adventure-mode-waits = { $name } wählt eine von { $n } Karten
adventure-mode-declared = Kampfkraft { $n }
adventure-mode-beside = Neben dem Heldentableau
adventure-mode-saved-of = { $n ->
    [one] Eine Karte aufgehoben
   *[other] { $n } Karten aufgehoben
  }

## Was gespielt wird.

mode-duel = Gefecht
mode-adventure = Abenteuer
