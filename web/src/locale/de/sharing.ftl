# Banneret: scenarios shared by a link

sharing-title = { $name } teilen
sharing-note = Wer den Link hat, kann es ansehen, spielen und kopieren. Vorher wird es zehnmal mit zufälligen Zügen gespielt.
sharing-trying = Wird gespielt: { $done } von { $total } Partien.
sharing-progress = Gespielte Partien
sharing-done = Es hält. Das ist sein Link.
sharing-open = Seine Seite öffnen
sharing-errors = Die Prüfung hat Fehler gefunden.
sharing-fault = { $fault ->
    [not_begun] Partie { $game } ließ sich nicht beginnen.
    [crash] In Partie { $game } blieben die Regeln stehen.
    [dead_end] In Partie { $game } wurde jemand gefragt und hatte keine Antwort.
    [endless] Partie { $game } nahm kein Ende.
   *[other] Partie { $game } dauerte zu lange.
  }
sharing-fault-record = Die Partie bis dahin ansehen
sharing-failed = Der Server konnte es nicht ausprobieren. An der Datei liegt es nicht.
sharing-page = Geteiltes Szenario
sharing-tried = Geteilt am { $day }. Davor wurden zehn zufällige Partien bis zum Ende gespielt.
sharing-download = Datei herunterladen
sharing-pass-on = Weitergeben
sharing-file = Die Datei
