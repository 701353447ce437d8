# Banneret: die Seite einer Stadt
town-of = Stadt von { $name }
town-whose = { $own ->
    [yes] { $faction }; wo dein Held steht, ist hier gleich
   *[no] { $faction }; was alle wissen dürfen
  }
town-built = { $n } von { $of } gebaut
town-state = { $state ->
    [built] gebaut
    [can] du kannst zahlen
   *[not] noch nicht
  }
town-legend-not = noch nicht, mit dem Grund
town-to-map = Zur Karte
town-build = Bauen
town-needs = braucht { $name }
town-used = Marker schon benutzt
town-short = es fehlen { $what }
town-amount = { $amount } { $kind ->
   *[gold] Gold
    [building_materials] { $amount ->
        [one] Baumaterial
       *[other] Baumaterial
    }
    [valuables] { $amount ->
        [one] Kostbarkeit
       *[other] Kostbarkeiten
    }
  }
town-actions = Stadtaktionen
town-once = je einmal pro Runde
town-token-build = Bauen
town-token-population = Volk
town-token-spell_book = Zauberbuch
town-token-used = in dieser Runde benutzt
town-token-no-guild = es gibt keine Magiergilde
town-token-ready = { $n ->
    [one] bereit: eine Möglichkeit
   *[other] bereit: { $n } Möglichkeiten
  }
town-token-none = gerade nichts möglich; warum?
town-token-unused = noch nicht benutzt
town-tokens-how = Ein benutzter Marker zeigt seine dunkle Seite und kommt zu Beginn der nächsten Runde zurück.
town-buy-spell = Zauber kaufen
town-treasury = Schatzkammer
town-after = jetzt und danach
town-income = Einkommen
town-income-next = wieder in Runde { $n }
town-people = Volk
town-people-once = einmal benutzt gilt es für alle
town-second = Nebenheld
town-second-serves = dient dir schon
town-second-how = statt Einheiten, mit demselben Marker
town-why = Warum nicht { $name }?
town-resource = { $kind ->
   *[gold] Gold
    [building_materials] Baumaterial
    [valuables] Kostbarkeiten
  }
