round-left = { $left ->
    [0] die letzte von { $rounds }
    [one] noch 1 von { $rounds }
   *[other] noch { $left } von { $rounds }
  }
round-event-now = Jetzt:
round-event = { $in ->
    [1] Nächste Runde ({ $round }):
   *[other] Runde { $round }, in { $in }:
  }
goal-left = noch { $left }
goal-waits = zählt ab Runde { $round }
goal-defeat = Wie alles verloren ist
tokens-title = Punkte und Marken
threats-title = Womit ihr es zu tun habt
threats-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
threats-unknown = { $n } { $tier ->
    [bronze] Bronze
    [silver] Silber
    [gold] Gold
   *[azure] Azur
  }, noch nicht gesehen
threats-beast = Die Bestie
threats-beast-maybe = { $names } (noch ungewiss)
threats-wounds = { $wounds ->
    [0] keine Wunden
    [one] 1 Wunde
   *[other] { $wounds } Wunden
  } · { $left ->
    [0] Gesundheit unbekannt
   *[other] noch { $left } Gesundheit
  }
threats-beast-slain = erlegt von { $name }
threats-braced = Gestützte Plättchen
threats-or = { $one } oder { $other }
scenario-rules = { $count ->
    [one] 1 Sonderregel
   *[other] { $count } Sonderregeln
  }
scenario-rule-waits = Noch nicht in Kraft:
scenario-events = Was wann geschieht
scenario-rounds = { $count ->
    [one] Runde { $rounds }:
   *[other] Runden { $rounds }:
  }
scenario-scoring = Punkte am Ende
scenario-chip = Runde { $round } von { $rounds }. { $goal } { $far }. Alles über das Szenario zeigen
allies-title = Verbündete
allies-note = ihr kennt ihre Mittel

map-flag-ai = Fahne der KI-Seite
map-gone = in Asche: hier ist nichts mehr
map-braced = gestützt: Das nächste Heer, das hier fällig ist, kommt eine Runde später
map-lair = { $what ->
    [army] Wächter: Einheiten, die das Szenario nennt.
   *[other] Wächter: { $name }.
  }
map-grail = hier liegt der Gral
map-rival = { $name }, KI-Held: { $army }
map-rival-unknown = { $tier ->
    [bronze] eine noch zu ziehende Bronze-Einheit
    [silver] eine noch zu ziehende Silber-Einheit
    [gold] eine noch zu ziehende Gold-Einheit
   *[azure] eine noch zu ziehende Azur-Einheit
  }
map-rival-does = { $behaviour ->
    [garrison] Verlässt sein Feld nie und kämpft gegen jeden, der es betritt.
    [sentinel] Bleibt auf seinem Plättchen und greift Helden an, die dort einen Zug beenden.
    [hunter] Geht auf den nächsten Helden los. Bewegung { $n }.
    [marcher] Zieht zu seinem Ziel. Bewegung { $n }.
    [raider] Zieht von Fahne zu Fahne und reißt sie nieder. Bewegung { $n }.
   *[standard] Greift Helden auf seinem Plättchen an, nimmt sonst Minen und Siedlungen, zieht sonst zu deiner Stadt. Bewegung { $n }.
  }
map-rival-army = Armee: { $army }
map-rival-cards = { $kind ->
    [might] Macht
    [magic] Magie
   *[skill] Können
  } { $n }
lobby-rivals = Helden, die niemand spielt
scenario-behaviour = { $behaviour ->
    [garrison] hält sein Feld
    [sentinel] bewacht sein Plättchen
    [hunter] jagt Helden
    [marcher] zieht zu seinem Ziel
    [raider] raubt Fahnen
   *[standard] nimmt Minen und zieht auf Städte
  }
scenario-enters = { $round ->
    [-1] kommt, wenn er gerufen wird
   *[other] ab Runde { $round }
  }
lobby-own = Szenariodatei öffnen
lobby-own-bad = Diese Datei ist kein spielbares Szenario.
lobby-own-line = Zeile { $line }:
campaign-part = { $state ->
    [won] in Runde { $rounds } gewonnen
    [next] { $lost ->
        [0] kommt als Nächstes
        [one] einmal verloren, noch einmal spielen
       *[other] { $lost }-mal verloren, noch einmal spielen
      }
   *[later] kommt noch
  }
campaign-won = Die Kampagne ist gewonnen.
campaign-on = { $again ->
    [yes] Diesen Teil noch einmal
   *[no] Weiter zum nächsten Teil
  }
campaign-all = alle Teile gewonnen
campaign-go-on = Weiter: Teil { $part } von { $of }

## Was gespielt wird.

mode-clash = Wettstreit
mode-coop = Kooperativ
mode-alliance = Allianz
mode-campaign = Kampagne
mode-tournament = Turnier
mode-skirmish = Scharmützel
lobby-random = Zufallskarte
lobby-random-again = Neu würfeln
lobby-random-rest = Den Rest neu würfeln
lobby-random-keep = Behalten:
lobby-random-part = { $part ->
    [map] Karte
    [goal] Ziel
    [means] Mittel
    [events] Ereignisse
    [rules] Sonderregeln
   *[name] Name
  }
