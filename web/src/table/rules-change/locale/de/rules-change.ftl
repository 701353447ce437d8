change-title = { $state ->
    [asks] Die Regeln haben sich geändert
    [closed] Diese Partie ist geschlossen
   *[past] Nach älteren Regeln gespielt
}
change-text = { $state ->
    [asks] Dieser Tisch wurde erneuert, seit die Partie verlassen wurde. Nach den heutigen Regeln hätten dieselben Antworten vielleicht anderswohin geführt, erlaubt sind sie aber alle noch. Die Partie geht weiter, sobald alle zustimmen, die mitspielen; der Tisch zeigt sie dann so, wie sie nach den neuen Regeln steht.
    [closed] Dieser Tisch wurde erneuert, seit die Partie verlassen wurde, und nach den heutigen Regeln kann sie nicht weitergehen. Niemand hat gewonnen oder verloren. Ihre Aufzeichnung könnt ihr hier sichern; die ältere Version kann sie noch zeigen.
   *[past] Dieser Tisch wurde erneuert, seit die Partie zu Ende ging, und nach den heutigen Regeln wäre sie anders verlaufen. Ihre Aufzeichnung könnt ihr hier sichern; die ältere Version kann sie noch zeigen.
}
change-versions = { $was ->
    [same] Regeln: Version { $now }, wie bisher
   *[other] Regeln: Version { $from }, jetzt { $now }
}
change-content = Karten, Einheiten oder anderes Material sind nicht mehr dieselben
change-same = { $same } von { $answers } Antworten führen sicher zur selben Stellung
change-clause = Die Regel, die einer gegebenen Antwort entgegensteht
change-clauses = { $count ->
    [one] Eine Regel wird jetzt anders ausgeführt
   *[other] { $count } Regeln werden jetzt anders ausgeführt
}
change-all = Alle { $count } zeigen
change-players = Wer weiterspielen will
change-agreed = stimmt zu
change-waiting = hat noch nichts gesagt
change-ask = Möchtest du weiterspielen?
change-go-on = Nach den neuen Regeln weiterspielen
change-close = Partie schließen
change-close-sure = Für alle schließen: Niemand gewinnt, und sie lässt sich nicht wieder öffnen.
change-close-yes = Schließen
change-close-no = Noch nicht
change-wait = Du stimmst zu. Die Partie geht weiter, sobald die anderen es auch tun.
change-watch = Die Spieler entscheiden, ob die Partie weitergeht.
change-record = Aufzeichnung sichern
change-failed = Die Aufzeichnung ließ sich nicht holen
