# Banneret: Handkarten und Stapel
card-or = oder
hand-label = { $n ->
    [0] Deine Hand ist leer
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $n } Karten
  }
hand-empty = Keine Karte auf der Hand
card-moment = { $moment ->
    [combat] Nur im Kampf
    [map] Nur auf der Karte
    [recruit] Beim Rekrutieren
    [guild] Beim Zauberkauf
    [won] Nach einem Sieg
    [guarded] Wenn Wachen dort stehen
    [attack] Wenn du angreifst
    [defense] Wenn du angegriffen wirst
    [activation] Wenn deine Einheit handelt
    [enemy_spell] Gegen einen Zauber
    [own_spell] Nach deinem Zauber
    [loss] Wenn eine Einheit fällt
    [start] Zu Beginn eines Kampfes
    [extend] Wenn die Zeit um ist
    [roll] Nach dem Wurf
   *[power] Zu einem Zauber
  }
card-clause = { $clause ->
    [H3-CBC-01] Ein Zauber pro Runde
    [H3-ABL-03] Kein Experteneffekt mehr
    [H3-GEN-04] Du kannst nicht zahlen
   *[H3-CBS-26] Nicht für die Wachen
  }
card-not-now = Jetzt nicht
card-in-deck = { $n ->
    [one] noch 1 im Deck
   *[other] noch { $n } im Deck
  }
pile = { $kind ->
    [deck] Deck
   *[discard] Abwurf
  }
pile-label = { $kind ->
    [deck] Dein Deck: { $n } Karten. Durchsehen
   *[discard] Dein Abwurfstapel: { $n }. { $top }. Durchsehen
  }
pile-own-deck = Dein Deck
pile-discard-of = { $mine ->
    [yes] Dein Abwurfstapel
   *[no] Abwurfstapel von { $name }
  }
pile-removed-of = { $mine ->
    [yes] Aus deinem Deck entfernt
   *[no] Entfernt: { $name }
  }
pile-shared = { $deck ->
    [ability] Abwurfstapel der Fähigkeiten
    [artifact] Abwurfstapel der Artefakte
    [spell] Abwurfstapel der Zauber
   *[other] Abwurf
  }
pile-note-deck = Ohne Reihenfolge: niemand weiß, was als Nächstes kommt.
pile-note-discard = Offen, die oberste Karte zuerst.
pile-note-shared = { $n ->
    [one] Offen, die oberste Karte zuerst; im Deck liegt noch 1 Karte.
   *[other] Offen, die oberste Karte zuerst; im Deck liegen noch { $n } Karten.
  }
pile-empty = Hier liegt nichts.
