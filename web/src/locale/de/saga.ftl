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
saga-rules = { $count ->
    [one] 1 Sonderregel
   *[other] { $count } Sonderregeln
  }
saga-rule-waits = Noch nicht in Kraft:
saga-events = Was wann geschieht
saga-rounds = { $count ->
    [one] Runde { $rounds }:
   *[other] Runden { $rounds }:
  }
saga-scoring = Punkte am Ende
saga-chip = Runde { $round } von { $rounds }. { $goal } { $far }. Alles über das Szenario zeigen
allies-title = Verbündete
allies-note = ihr kennt ihre Mittel
