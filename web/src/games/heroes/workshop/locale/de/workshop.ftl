# Banneret: Karten von Heroes in der Werkstatt

workshop-section-map = Karte
workshop-section-map-about = Wo Plättchen liegen, und was von ihnen bekannt ist.
workshop-section-basics = Grundlagen
workshop-section-basics-about = Wie es heißt, wer spielt und wie lange.
workshop-section-means = Mittel
workshop-section-means-about = Womit alle beginnen: Schatz, Einkommen, Gebäude, Einheiten.
workshop-section-places = Orte und Marken
workshop-section-places-about = Was an Orten anders ist, und was Spieler sammeln.
workshop-section-rivals = KI-Helden
workshop-section-rivals-about = Helden, die niemand spielt: wo sie stehen, wen sie führen, wie sie ziehen.
workshop-section-rules = Regeln
workshop-section-rules-about = Was hier besonders ist. Jeder Eintrag sagt in einem Satz, was er tut.
workshop-section-events = Ereignisse
workshop-section-events-about = Was am Anfang bestimmter Runden geschieht.
workshop-section-goals = Ziele
workshop-section-goals-about = Wie man gewinnt und verliert, und was die letzte Runde bedeutet.
workshop-tray = Plättchen der Schachtel
workshop-left = noch { $left } von { $of }
workshop-kind-start = Startplättchen
workshop-kind-center = Mittleres Plättchen
workshop-kind-near = Nahes Plättchen
workshop-kind-far = Fernes Plättchen
workshop-any = beliebig
workshop-take = { $tile } nehmen
workshop-take-any = { $kind }, irgendeines
workshop-place = Freier Platz { $spot }
workshop-tile = { $kind } auf { $spot }
workshop-map = Karte für { $players } Spieler
workshop-maps = Karten
workshop-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
  }
workshop-add-map = Weitere Karte
workshop-drop-map = Karte für { $players } Spieler herausnehmen
workshop-beside = Nebeneinander
workshop-pool = Ferne Plättchen im Vorrat
workshop-moving = Wohin?
workshop-laying = Legen: { $tile }
workshop-laying-how = Wähle einen der goldenen Plätze.
workshop-enough = Genug
workshop-howto = Nimm ein Plättchen und lege es, oder wähle eines auf der Karte.
workshop-in-group = gemischt mit { $count ->
    [one] 1 anderen Plättchen
   *[other] { $count } anderen Plättchen
  }
workshop-by-itself = liegt für sich
workshop-of-seat = das Plättchen der eigenen Fraktion
workshop-seat = Platz
workshop-asks = Welches Plättchen
workshop-group = Gruppe
workshop-group-of = Gruppe { $n } ({ $count })
workshop-group-new = Für sich
workshop-label = Name
workshop-face = Welche Seite oben liegt
workshop-up-face = offen
workshop-down-face = verdeckt
workshop-way = Wie es gedreht ist
workshop-turn-left = Nach links drehen
workshop-turn-right = Nach rechts drehen
workshop-turned-free = von Spielern gedreht
workshop-turn-free = Den Spielern überlassen
workshop-turned = um { $degrees }° gedreht
workshop-begin-here = Startplättchen legen
workshop-put = Hierher setzen …
workshop-put-ai = Einen KI-Helden
workshop-put-lock = Ein Schloss
workshop-put-guards = Wachen
workshop-ai-name = Unbekannter Fürst
workshop-lock-text = Vor Runde 4 betritt niemand das Plättchen „{ $place }“.
workshop-guards-text = Eine Silbereinheit mehr bewacht die Felder des Plättchens „{ $place }“.
workshop-move = Verschieben
workshop-remove = Wegnehmen
workshop-word = { $word ->
    [any] beliebig
    [settlement] mit Siedlung
    [gold_mine] mit Goldmine
    [valuables_mine] mit Mine für Kostbarkeiten
    [obelisk] mit Obelisk
    [no_obelisk] ohne Obelisk
    [utopia] mit der Drachenutopie
    [grail] mit dem Gral
    [castle] Land des Schlosses
    [dungeon] Land des Kerkers
    [necropolis] Land der Nekropole
   *[other] { $word }
  }
workshop-new-heroes = Eine kleine Karte, sofort spielbar
workshop-import = Aus einem Teilcode
workshop-import-how = Eine Karte aus dem Karteneditor der Fans als neuer Entwurf
workshop-import-note = Füge den Teilcode einer Karte aus dem Karteneditor der Fans ein. Sie wird ein eigener Entwurf.
workshop-import-code = Teilcode
workshop-import-empty = Hier steht noch kein Code: Füge ihn oben ein.
workshop-import-read = Lesen
workshop-import-go = Damit weitermachen
workshop-import-name = Übernommene Karte
workshop-import-laid = { $count ->
    [one] 1 Plättchen wurde gelegt. Das steht nicht in der Datei:
   *[other] { $count } Plättchen wurden gelegt. Das steht nicht in der Datei:
  }
workshop-import-why = { $why ->
    [mirrored] liegt im Editor gespiegelt
    [no_place] hat keinen Platz auf unserem Raster
    [off_map] liegt neben der Karte
    [on_tile] liegt auf einem Plättchen, was eine Datei nicht sagen kann
    [second] kommt zweimal vor
    [too_many_starts] ist ein Startplättchen zu viel
    [side] soll hier spielen; wer den Platz nimmt, wählt die Fraktion selbst
    [suggested] liegt hier nur als Vorschlag
    [turned] ist gedreht; ein Startplättchen dreht, wer seine Fraktion spielt
   *[not_in_box] ist nicht in der Grundbox
  }
workshop-chain-faction-of = { $faction ->
    [dungeon] Verlies
    [necropolis] Nekropole
   *[castle] Schloss
  }
