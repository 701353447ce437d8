# Banneret: Fragen in einem Fenster
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
ask-ask-put = Zurück auf den Abwurfstapel, eine nach der anderen
ask-ask-order = Zurück auf den Abwurfstapel, eine nach der anderen
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
ask-ask-found = Aus deinem Abwurfstapel
ask-ask-wisdom = Bevor du zahlst
ask-ask-avoid = Wachen im Weg
ask-ask-raise = Nach dem Sieg
ask-ask-spend = Moral ausgeben?
ask-ask-step = Wie stark?
ask-next-of-team = Wer fängt an?
ask-propose = Ein Kartentausch
ask-ask-in-return = Ein Kartentausch
ask-ask-amount = Ein Geschenk
search-look-how = Behalte eine. Die anderen kommen offen auf den Abwurfstapel.
search-left = { $n ->
    [one] noch 1 Karte im Deck
   *[other] noch { $n } Karten im Deck
  }
search-take-how = Die offene Karte auf dem Abwurfstapel. Das Deck siehst du nicht an.
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
