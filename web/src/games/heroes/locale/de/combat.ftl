# Banneret: combat
combat-board = Kampfplan, 4 Spalten und 5 Reihen
combat-moved-from = kam von hier
combat-row-own-back = Deine hintere Reihe
combat-row-own-front = Deine vordere Reihe
combat-row-enemy-back = Hintere Reihe des Feindes
combat-row-enemy-front = Vordere Reihe des Feindes
combat-row-attacker-back = Hintere Reihe des Angreifers
combat-row-attacker-front = Vordere Reihe des Angreifers
combat-row-defender-back = Hintere Reihe des Verteidigers
combat-row-defender-front = Vordere Reihe des Verteidigers
combat-row-middle = Mitte
combat-row-walls = Mauern
combat-attacker = Angreifer
combat-defender = Verteidiger
combat-guards = Wachen
combat-difficulty = Schwierigkeit { $level }
combat-level = Stufe { $level }
combat-you = du
combat-bot = Bot
combat-own = deine
combat-enemy = Feind
combat-of-attacker = des Angreifers
combat-of-defender = des Verteidigers
combat-say-attack = Angriff { $n }
combat-say-defense = Verteidigung { $n }
combat-say-initiative = Initiative { $n }
combat-say-health = { $left } von { $of } Leben
combat-say-empty = leer
combat-say-target = mögliches Ziel
combat-say-legal = du darfst: { $what }
combat-say-damage = { $n ->
    [0] kein Schaden
   *[other] { $span } Schaden
  }
combat-verdict-falls = besiegt sie
combat-verdict-may-fall = kann sie besiegen
combat-verdict-flips = wechselt auf Wenige
combat-verdict-may-flip = kann auf Wenige wechseln
combat-verdict-hurt = von { $left } Leben
combat-verdict-none = von { $left } Leben
combat-plate-falls = besiegt
combat-plate-may-fall = evtl. besiegt
combat-plate-flips = wendet
combat-plate-may-flip = evtl. wendet
combat-plate-hurt = von { $left }
combat-plate-none = von { $left }
combat-piece-wall = Mauer
combat-piece-gate = Tor
combat-piece-fallen = Trümmer
combat-piece-stands = steht
combat-piece-is-fallen = gefallen
combat-break = einreißen
combat-protected = Hinter stehender Mauer oder stehendem Tor: Schüsse von drüben verlieren 1
combat-legend-wall = { $side ->
    [0] hinter einer Mauer: deine Schüsse verlieren 1
    [1] hinter einer Mauer: Schüsse auf dich verlieren 1
   *[other] hinter einer Mauer: Schüsse von drüben verlieren 1
  }
combat-legend-gate = { $side ->
    [1] du darfst durch das Tor und darin stehen
   *[other] der Verteidiger darf durch das Tor und darin stehen
  }
combat-tower-place = neben dem Plan
combat-tower-note = Neben dem Plan. Schießt auf jeden Feind; nur Schüsse und Karten schaden ihm.
combat-walls = Die Mauern
combat-walls-standing = { $n } von { $of } stehen
combat-note-break = Eine Boden- oder Flugeinheit daneben darf ein Stück einreißen, statt anzugreifen.
combat-note-tower = Sind alle vier gefallen, verschwindet auch der Turm.
combat-note-wall = Vor dem Ziel steht eine Mauer: Der Schuss hat 1 weniger.
combat-reserve = Reserve
combat-fallen = Gefallen
combat-order = Reihenfolge
combat-round-aside = Runde { $n }
combat-deploying = Aufstellung
combat-round = Runde { $n }
combat-attacking = greift an
combat-attacked = wird angegriffen
combat-choosing = Ziel wählen
combat-acting = ist am Zug
combat-skips = setzt aus: gelähmt
combat-tie = { $whose ->
    [own] oder { $names }: deine Wahl
    [enemy] oder { $names }: Wahl des Feindes
   *[other] oder { $names }
  }
combat-changed = { $stat } { $now } ({ $by })
combat-printed = gedruckt { $n }
combat-now = Jetzt
combat-face-up = oben
combat-key-inspect = beide Seiten der Karte
combat-key-targets = von Ziel zu Ziel
combat-hand = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
  }
combat-can-cast = kann zaubern
combat-has-cast = hat gezaubert
combat-spells-left = { $n ->
    [0] Kein Zauber mehr in dieser Runde
    [one] Noch 1 Zauber in dieser Runde
   *[other] Noch { $n } Zauber in dieser Runde
  }
combat-expert = Experteneffekte übrig: { $n }
combat-morale = Gute Moral
combat-negative-morale = Schlechte Moral
combat-luck = Glück: { $n }
combat-shackled = Kann nicht kapitulieren
combat-lasting = Karten, die bleiben
combat-ai = KI-Karten
combat-ai-deck = Im KI-Stapel
combat-ai-type = { $type ->
    [might] Stärke
    [magic] Magie
   *[skill] Fertigkeit
  }: { $n }
combat-ai-discard = Abgelegt: { $n }
combat-ai-drawn = gezogen
combat-ai-waits = wartet
combat-ai-put-off = aufgeschoben
combat-ai-on = auf { $unit }
combat-ai-skill = Fertigkeit
combat-ai-seen = im Stapel gesehen
combat-attack = Der Angriff
combat-shot = Der Schuss
combat-retaliation = Der Gegenangriff
combat-before-roll = vor dem Wurf
combat-after-roll = die Würfel sind gefallen
combat-against = gegen
combat-outcome = Was geschehen kann: { $unit }
combat-certain = sicher
combat-odds = { $n } von { $of }
combat-percent = { $percent } %
combat-row-none = kein Schaden
combat-row-hurt = von { $left } Leben
combat-row-flips = wechselt auf Wenige
combat-row-flips-over = { $over ->
    [one] wendet, 1 bleibt übrig
   *[other] wendet, { $over } bleiben übrig
  }
combat-row-falls = besiegt
combat-strikes-back = Danach Gegenangriff – { $unit }: { $span } an { $target }.
combat-strikes-back-none = Danach Gegenangriff – { $unit }: kein Schaden.
combat-may-fall = Besiegt: { $chance }.
combat-no-retaliation = Niemand schlägt zurück.
combat-acts = ist am Zug
combat-acts-own = deine Einheit ist am Zug
combat-targets = Mögliche Ziele
combat-take-back = Zurücknehmen
combat-last-roll = Letzter Wurf
combat-pair = { $unit } gegen { $target }
combat-pair-back = Gegenangriff: { $unit } gegen { $target }
combat-damage-list = { $n ->
    [0] kein Schaden
   *[other] { $list } Schaden
  }
combat-fell = besiegt
combat-flipped = von Rudel auf Wenige
combat-saved = der Angriff wurde aufgehoben
combat-rerolled = neu gewürfelt, war { $face }
combat-brief-back = dann { $span } zurück
combat-plays = { $name } spielt
combat-end-win = { $whose ->
    [own] Sieg
    [enemy] Niederlage
   *[other] { $name } siegt
  }
combat-end-retreat = { $whose ->
    [own] Du ziehst dich zurück
   *[other] { $name } zieht sich zurück
  }
combat-end-surrender = { $whose ->
    [own] Du kapitulierst
   *[other] { $name } kapituliert
  }
combat-end-time-up = Zeit vorbei: unentschieden
combat-end-drawn-battle = Unentschieden
combat-end-flee = Die Wachen fliehen

## Das Sechseckfeld
combat-hex-board = Schlachtfeld, 13 Spalten und 9 Reihen aus Sechsecken
combat-after-steps = { $n ->
    [one] nach 1 Schritt
   *[other] nach { $n } Schritten
  }
combat-say-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  }
combat-plan = Hinziehen und angreifen: { $name }
combat-plan-yes = Hinziehen und angreifen
combat-plan-place = Sie kommt auf { $space }.
combat-plan-place-yes = Aufstellen
combat-say-after-steps = { $n ->
    [one] mögliches Ziel nach 1 Schritt
   *[other] mögliches Ziel nach { $n } Schritten
  }
combat-initiative-token = Initiativemarker: bei Gleichstand beider Seiten zuerst an der Reihe
combat-obstacles = Hindernisse
combat-laying = { $name } in der Hand: Wähle, wo es liegt, oder ein anderes Hindernis.
combat-obstacle-turn = Drehen
combat-lay = { $name } legen
combat-lay-yes = Hierhin legen
combat-obstacle-turned = { $n }°
combat-whole-board = Das ganze Feld zeigen
combat-legend-reach = Reichweite in Schritten: { $unit }
combat-legend-far = { $unit } schießen mit Nachteil: ab { $n } Feldern
