# Banneret: Karte
map-label = Abenteuerkarte, { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
  }
map-guarded = bewacht, Schwierigkeit { $level }
map-flag-of = Flagge: { $faction }
map-visited = schon besucht
map-cost = Bewegung { $n }
map-starts-combat = beginnt einen Kampf
map-may = frei begehbar
map-hero = { $kind ->
    [main] { $name } ({ $faction }), Hauptheld, Stufe { $level }, noch { $movement } Bewegung
   *[secondary] { $name } ({ $faction }), Nebenheld, noch { $movement } Bewegung
  }
map-face-down = Verdecktes Plättchen, Schwierigkeit { $back }
map-empty-spot = Leerer Platz
map-tile = Plättchen { $tile }
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Ganze Karte zeigen
map-tip-guards = Wachen, zu Beginn des Kampfes gezogen
map-tip-experience = { $n ->
    [0] keine Erfahrung auf deiner Stufe
    [one] +{ $n } Erfahrung bei einem Sieg
   *[other] +{ $n } Erfahrung bei einem Sieg
  }
map-tip-income = +{ $n } Einkommen
map-tip-owner = Flagge: { $faction }
map-tip-visited = Schon besucht: hier geschieht nichts mehr
map-tip-level = Stufe { $level }
map-tip-back = Was hier liegt, zeigt sich, wenn ein Held es entdeckt.
map-tip-spot = Hier darf ein Plättchen gelegt werden.
map-tip-turn = Dieses Plättchen darf gedreht werden, mit allem, was darauf liegt.
map-tip-walk = { $n ->
    [one] { $n } Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  }
map-tip-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
  }
map-tip-fight = Beginnt einen Kampf
map-tip-token = Marker der Siedlung: { $resource }
map-confirm =
    { $way ->
        [fight] Hier kämpfen?
       *[go] Dorthin ziehen? Das lässt sich nicht zurücknehmen.
    }
map-confirm-yes =
    { $way ->
        [fight] Hinziehen und kämpfen
       *[go] Dorthin ziehen
    }
map-confirm-no = Jetzt nicht
map-secondary = Nebenheld
map-hand = Held am Zug
map-hand-hero = { $name }: noch { $n } Bewegung
map-hand-go = { $name } geht hierher
side-watching = Das Tableau von { $name }
side-looking-at = Du siehst das Tableau von { $name }
side-player = Spieler { $n }
side-back = Zurück zu meinem
side-out = Ausgeschieden
side-movement = { $name }: noch { $left } von { $of } Bewegungspunkten
side-of = { $left } von { $of }
side-level = Stufe { $level }, Erfahrung { $experience }, nächste Stufe bei { $next }
side-specialty = Spezialität
side-ability = Fähigkeit
side-level-numbers = Handlimit · Experteneffekte
side-hand = Hand { $n }/{ $of }
side-expert = Experte { $n }
side-tiles = { $n ->
    [one] { $n } Plättchen zu legen
   *[other] { $n } Plättchen zu legen
  }
side-morale = { $morale ->
   *[positive] gute Moral
    [negative] schlechte Moral
  }
side-doomed = verliert am Zugende die Hand
side-grail = hat den Gral
side-army = Armee
side-hidden-unit = Eine Einheit, die niemand gesehen hat
side-no-army = Keine Einheiten: rekrutiere welche in der Stadt.
side-no-army-other = Keine Einheiten.
side-treasury = Schatzkammer
side-income-round = Einkommen in Runde { $round }
side-no-income = kein Einkommen mehr
side-resource = { $kind ->
   *[gold] Gold
    [building_materials] Baumaterial
    [valuables] Kostbarkeiten
  }
side-income = Einkommen { $n }
side-town = Stadt
side-built = { $n } von { $of } gebaut
side-homeless = verloren
side-building = { $name }, { $state ->
   *[built] gebaut
    [can] du kannst es bauen
    [not] nicht gebaut
  }
side-token = { $token ->
   *[build] Bauen
    [population] Volk
    [spell_book] Zauber
  }
side-token-state = { $state ->
   *[ready] bereit
    [used] benutzt
    [none] ohne Gilde
  }
side-open-town = Stadt öffnen
turn-title = Plättchen drehen, dann legen
turn-hint = Grüne Balken: Dort kommen Helden hinüber; gepunktete, wenn drüben keine Mauer steht.
turn-n = Drehung { $n }
turn-ways = { $n ->
    [one] { $n } Zugang
   *[other] { $n } Zugänge
  }
turn-opens = öffnet { $n }/{ $of }
turn-open-to = Offen nach
turn-walled-to = Mauern nach
turn-wind = { $to ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}
turn-refused = nicht so
turn-not = Drehung { $n } ist nicht möglich
turn-next = Drehen
preview-label = Karte von { $name }, { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
  }
map-walled-off = Zwischen deinem Plättchen und diesem stehen Mauern: Du könntest es aufdecken, aber von hier nicht betreten.
amount-of-gold = Gold
amount-of-building_materials = Baumaterial
amount-of-valuables = Kostbarkeiten
amount-of-movement = Bewegung
