# Banneret: replay

replay-step = Schritt { $step } von { $steps }
replay-where-turn = Runde { $round }, Zug von { $name }
replay-where-setup = Aufbau
replay-where-round = Runde { $round }
replay-won = Sieg: { $names }
replay-draw = unentschieden
replay-unfinished = nicht zu Ende gespielt
replay-share = Teilen
replay-share-note = Wer die Aufzeichnung hat, sieht alle Hände.
replay-link = Link
replay-link-here = bei Schritt { $step } beginnen
replay-copy = Link kopieren
replay-copied = Kopiert
replay-share-with = Teilen mit …
replay-file = Datei sichern

replay-controls = Abspielen
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Zum Zug davor
replay-turn-on = Zum nächsten Zug
replay-speed = Tempo
replay-pace = { $pace ->
    [jump] sofort
    [0.5] ½×
   *[other] { $pace }×
  }
replay-key-step = Schritt
replay-key-turn = Zug
replay-timeline = Zeitleiste: { $steps } Schritte, { $rounds } Runden
replay-branch-at = Dein Spiel ab Schritt { $step }

replay-seen-from = Mit den Augen von
replay-public = Zuschauer
replay-all-hands = Alle Hände
replay-players = Spieler

replay-events = Ereignisse
replay-steps-in-all = { $steps } Schritte
replay-filter = Nur zeigen
replay-all = alle
replay-mark-hands = Übernommene Plätze: { $count }
replay-mark-other = Anderes: { $count }
replay-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
  }
replay-whole = Die Partie
replay-hidden = damals verdeckt
replay-more-events = … davor { $count }

replay-try = Von hier an selbst
replay-try-how = Nimm einen Platz; Bots spielen den Rest. Die Aufzeichnung bleibt, wie sie war.
replay-try-seat = Dein Platz
replay-same-dice = Gleiche Würfel
replay-new-dice = Neue Würfel
replay-try-over = Bei diesem Schritt ist das Spiel vorbei.
replay-try-no-seed = Der Zufall dieses Spiels war geheim: Seine Würfel kommen nicht wieder.
replay-try-failed = Das Spiel konnte nicht beginnen
replay-tried = { $name }, ab Schritt { $step }
replay-tab = { $tab ->
   *[board] Spielplan
    [events] Ereignisse
    [players] Spieler
    [try] Selbst
  }
