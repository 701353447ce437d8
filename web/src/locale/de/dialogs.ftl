# Banneret: Handkarten, Stapel, Fragen in einem Fenster, das Ende der Partie

## Karten

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
   *[discard] Ablage
  }
pile-label = { $kind ->
    [deck] Dein Deck: { $n } Karten. Durchsehen
   *[discard] Deine Ablage: { $n }. { $top }. Durchsehen
  }
pile-own-deck = Dein Deck
pile-discard-of = { $mine ->
    [yes] Deine Ablage
   *[no] Ablage von { $name }
  }
pile-removed-of = { $mine ->
    [yes] Aus deinem Deck entfernt
   *[no] Entfernt: { $name }
  }
pile-shared = { $deck ->
    [ability] Ablage der Fähigkeiten
    [artifact] Ablage der Artefakte
    [spell] Ablage der Zauber
   *[other] Ablage
  }
pile-note-deck = Ohne Reihenfolge: niemand weiß, was als Nächstes kommt.
pile-note-discard = Offen, die oberste Karte zuerst.
pile-note-shared = { $n ->
    [one] Offen, die oberste Karte zuerst; im Deck liegt noch 1 Karte.
   *[other] Offen, die oberste Karte zuerst; im Deck liegen noch { $n } Karten.
  }
pile-empty = Hier liegt nichts.

## Fragen

ask-back = Zurück zur Frage
ask-confirm = Noch einmal drücken, oder
ask-ask-search = { $deck ->
    [ability] Fähigkeiten durchsuchen
    [artifact] Artefakte durchsuchen
    [spell] Zauber durchsuchen
   *[other] Ein Deck durchsuchen
  }
ask-ask-take = { $n ->
    [one] Eine Karte gefunden
   *[other] Behalte 1 von { $n }
  }
ask-ask-put = Zurück auf die Ablage, eine nach der anderen
ask-ask-order = Zurück auf die Ablage, eine nach der anderen
ask-ask-spring = Eine Karte kommt zurück
ask-ask-witch = Die Hexenhütte
ask-witch-shows = Die Hexe zeigt eine Karte
ask-saw-top = Die oberste Karte
ask-ask-deck = Ein Blick in ein Deck
ask-ask-reward = Eine Siedlung gehört dir
ask-got-reward = Du bist der erste Besitzer
ask-ask-trade = Handelsposten
ask-pick-result = Die Würfel sind gefallen
ask-offer-map-reroll = Noch einmal würfeln?
ask-ask-faction = Wen führst du an?
ask-ask-hero = Wer führt sie an?
ask-ask-bonus = Etwas für den Anfang
ask-ask-reinforced = Aus Wenigen wird ein Rudel
ask-ask-weakened = Aus einem Rudel werden Wenige
ask-ask-offer = Sie würden dir folgen
ask-draw-offer = Fremde vor dem Tor
ask-ask-redraw = Die Wachen
ask-ask-transport = Deine Stadt wird belagert
ask-ask-sacrifice = Den Helden aufgeben?
ask-got-sacrifice = Den Helden aufgeben?
ask-eliminate = Du bist ausgeschieden
ask-end-round = Runde { $round } ist vorbei
ask-ask-swap = Neue Karten für alte
ask-ask-exchange = Neue Karten für alte
ask-ask-cost = Der Preis einer Karte
ask-ask-payment = Mit einer Karte zahlen
ask-ask-dropped = Eine Karte geht verloren
ask-ask-sold = Eine Karte verkaufen
ask-ask-kept = Eine Karte behalten
ask-ask-found = Aus deiner Ablage
ask-ask-wisdom = Bevor du zahlst
ask-ask-avoid = Wachen im Weg
ask-ask-raise = Nach dem Sieg
ask-ask-spend = Moral ausgeben?
ask-ask-step = Wie stark?
ask-next-of-team = Wer fängt an?
ask-propose = Ein Kartentausch
ask-ask-in-return = Ein Kartentausch
ask-ask-amount = Ein Geschenk
search-look-how = Behalte eine. Die anderen kommen offen auf die Ablage.
search-left = { $n ->
    [one] noch 1 Karte im Deck
   *[other] noch { $n } Karten im Deck
  }
search-take-how = Die offene Karte auf der Ablage. Das Deck siehst du nicht an.
search-below = { $n ->
    [one] 1 Karte darunter bleibt liegen
   *[other] { $n } Karten darunter bleiben liegen
  }
level-title = { $name } erreicht Stufe { $level }
level-track = Stufen: Handlimit und Experteneffekte
level-hand = Handlimit
level-expert = Experteneffekte
level-now = jetzt
level-next = Danach, Stufe { $level }
reward-amount = +{ $amount } { $kind ->
   *[gold] Gold
    [building_materials] Baumaterial
    [valuables] { $amount ->
        [one] Kostbarkeit
       *[other] Kostbarkeiten
    }
  }
reward-now = jetzt
reward-later = später
reward-income = Einkommen
reward-from = ab Runde { $n }
reward-no-income = kein Einkommen von hier
reward-lost = Sie geht mit der Siedlung verloren; ein neuer Besitzer wählt neu.
amount-do = { $n }, so viele
side-heroes = Helden: { $names }
trade-way = Was hier zu tun ist
trade-exchange = Tauschen
trade-sell = Eine Karte verkaufen
trade-give = Verbündeten geben
trade-do = Tauschen
trade-short = es fehlen { $n } { $kind ->
   *[gold] Gold
    [building_materials] Baumaterial
    [valuables] { $n ->
        [one] Kostbarkeit
       *[other] Kostbarkeiten
    }
  }
trade-not = nicht mehr
trade-how = So oft du willst. Wer tauscht, verkauft bei diesem Besuch keine Karte.
trade-sell-how = Eine Karte verlässt für Gold das Spiel. Danach wird bei diesem Besuch nicht getauscht.

give-up-title = { $way ->
    [surrender] Vor { $name } kapitulieren?
   *[retreat] Zurückziehen?
  }
give-up-pay = { $n } Gold zahlen
give-up-how = { $way ->
    [surrender] Das ist keine Niederlage und kostet keine weiteren Einheiten; dein Held kommt in eine deiner Städte oder Siedlungen.
   *[retreat] Das ist keine Niederlage. Dein Held geht auf das zuletzt besuchte Feld zurück, die übrigen Einheiten kommen mit.
  }
give-up-lost = { $n ->
    [one] Die bisher verlorene Einheit bleibt verloren.
   *[other] Die { $n } bisher verlorenen Einheiten bleiben verloren.
  }
give-up-no = Weiterkämpfen

## Das Ende der Partie

end-back = Zurück zum Ergebnis
end-all-lost = Alles ist verloren
end-draw = Niemand gewinnt
end-won = { $name } gewinnt
end-you-won = Sieg für { $name }
end-verdict = { $result ->
    [won] Sieg
    [lost] Niederlage
   *[even] Kein Sieger
  }
end-more = Bevor der Tisch abgeräumt wird, ist noch etwas zu entscheiden.
end-goes-on = Weiter zu dem, was folgt
end-round = Runde { $n } von { $of }
end-hero = { $name }, Stufe { $level }
end-stands = { $flags ->
    [one] 1 Flagge
   *[other] { $flags } Flaggen
  } · { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
  }
end-numbers = Die Partie in Zahlen
end-of = { $n } von { $of }
end-last = Ende
end-luck = Würfelglück
end-luck-how = Linie: was zu erwarten ist
end-dice = { $n ->
    [one] 1 Wurf
   *[other] { $n } Würfe
  }
end-no-dice = Es wurde nicht gewürfelt.
end-no-numbers = Die Zahlen dieser Partie ließen sich nicht laden.
end-actions = Nach der Partie
end-fought = { $result ->
    [won] Gut gekämpft
    [lost] Ein harter Kampf
   *[even] So endet es
  }
end-then = Die Partie ist aufbewahrt; man kann sie von jedem Platz aus ansehen.
end-look = Das Brett ansehen
end-lobby = Zur Lobby
end-again = Derselbe Tisch noch einmal
end-share = Aufzeichnung teilen
end-replay = Partie ansehen
end-shared = Der Link ist kopiert
end-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.

## Die Regeln

rules-title = Die Regeln
rules-note = Erst die Anleitung, dann jede Klausel, nach der hier gespielt wird
rules-views = Was gezeigt wird
rules-view-guide = So geht’s
rules-view-glossary = Glossar
rules-view-register = Regeln
rules-contents = Inhalt
rules-terms = Begriffe
rules-things = In der Schachtel
rules-no-guide = Für dieses Spiel gibt es keine Anleitung. Alle seine Regeln sind einen Schritt weiter.
rules-sections = Abschnitte
rules-search = Begriff, Einheit, Karte, Wörter oder Klausel
rules-found = { $n ->
    [one] 1 Klausel
   *[other] { $n } Klauseln
  }
rules-none = Keine Klausel sagt das.
rules-failed = Die Regeln ließen sich nicht laden.
rules-inferred = folgt aus anderen
rules-not-played = wird hier nicht gespielt
rules-ruling = Hier so entschieden:
rules-option = Option { $name }
rules-example = Beispiel: { $title }
rules-given = gegeben
rules-when = wenn
rules-then = dann
