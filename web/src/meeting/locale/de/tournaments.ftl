# Banneret: tournaments
tour-title = Turniere
tour-note = Kleine, über Tage: Paarungen und Tische kommen von selbst
tour-hold = Ein Turnier veranstalten
tour-hold-do = Für Spieler öffnen
tour-not-now = Jetzt nicht
tour-name = Name
tour-needs-name = es braucht einen Namen
tour-form-label = Art
tour-form = { $form ->
    [swiss] Schweizer System
   *[knockout] K.-o.-System
  }
tour-form-told = { $form ->
    [swiss] Alle spielen jede Runde gegen jemanden mit gleich vielen Punkten, gegen niemanden zweimal. Bei Gleichstand zählen die Punkte der Gegner, dann die eigene Partie.
   *[knockout] Wer verliert, scheidet aus. Die Stärksten treffen zuerst auf die Schwächsten; nach einem Remis kommt der schwächer Gewertete weiter.
  }
tour-status = { $status ->
    [joining] Offen für Spieler
    [running] Im Gange
   *[over] Beendet
  }
tour-most = Plätze
tour-rounds = Runden
tour-length = Eine Runde dauert höchstens
tour-length-of = { $span } je Runde
tour-late-rule = Eine Partie, die am Ende ihrer Runde noch läuft, verliert, auf wen sie gerade wartet.
tour-places = { $players } von { $most } Plätzen vergeben
tour-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
tour-rounds-of = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
tour-round = Runde { $round }
tour-round-of = Runde { $round } von { $rounds }
tour-final = Finale
tour-semifinal = Halbfinale
tour-due = Die Runde endet { $when }.
tour-held-by = veranstaltet von { $name }
tour-look = Ansehen
tour-look-join = Ansehen, mitmachen
tour-none = Gerade läuft kein Turnier
tour-none-note = Veranstalte eines: Drei Spieler genügen.
tour-missing = Dieses Turnier gibt es nicht.
tour-my-table = Zu meinem Tisch
tour-points = Punkte
tour-buchholz = Buchholz
tour-buchholz-told = Die Punkte aller Gegner
tour-direct = Direkter Vergleich
tour-strength = Wertung
tour-has-left = ausgeschieden
tour-nobody = Noch macht niemand mit.
tour-shown = Wer mitmacht, steht hier mit Namen.
tour-join = Mitmachen
tour-leave = Turnier verlassen
tour-leave-sure = Deine laufende Partie ist dann verloren. Gehen?
tour-stay = Bleiben
tour-drop = Absagen
tour-stop = Turnier beenden
tour-stop-sure = Es wird niemand mehr gepaart. Laufende Partien gehen weiter, und die Tabelle bleibt, wie sie ist. Beenden?
tour-stop-not = Weitergehen lassen
tour-begin = Erste Runde beginnen
tour-begin-note = Du entscheidest, wann es losgeht, ab { $count } Spielern.
tour-waits-host = Es beginnt, wenn der Veranstalter es sagt.
tour-too-few = es braucht { $count } Spieler
tour-full = es ist kein Platz mehr frei
tour-goes-on = Es geht von selbst weiter
tour-told-round = Die nächste Runde wird gepaart, sobald die letzte Partie dieser Runde vorbei ist.
tour-table = Tisch { $table } ansehen
tour-bye = spielfrei
tour-playing = läuft
tour-how = { $how ->
    [late] entschieden, als die Zeit um war
    [left] jemand hat aufgegeben
   *[bye] spielfrei
  }
