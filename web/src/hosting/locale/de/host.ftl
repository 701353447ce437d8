# Banneret: the page of whoever runs the servers

host-title = Für den Betreiber
host-about = Wie es den Servern dieses Tisches geht. Gib den Schlüssel ein, mit dem sie gestartet wurden (--host-key).
host-key = Schlüssel des Betreibers
host-enter = Anzeigen
host-wrong = Das ist nicht der Schlüssel des Betreibers, oder die Server wurden ohne einen gestartet.
host-leave = Schlüssel vergessen
host-sum = Alle zusammen
host-servers = Die Server
host-server = Name
host-alone = dieser Server
host-ready = bereit
host-not-ready = nicht bereit
host-silent = { $count ->
    [one] { $count } Server antwortet nicht
   *[other] { $count } Server antworten nicht
  }
host-rooms = Räume
host-guests = Anwesende
host-requests = Anfragen
host-failed = Fehlgeschlagen
host-busy = Last
host-delay = Längste Verzögerung
host-memory = Speicher
host-waiting = Wartende Aufgaben
host-workers = { $count ->
    [0] Keine Helfer auf anderen Maschinen
    [one] { $count } Helfer auf einer anderen Maschine, { $slots } zugleich
   *[other] { $count } Helfer auf anderen Maschinen, { $slots } zugleich
  }
host-since = Läuft seit
host-version = Fassung
host-errors = Letzte Fehler
host-no-errors = Keine Fehler im Protokoll.
host-ms = { $ms } ms
host-mb = { $mb } MB
host-reports = Gemeldeter Chat
host-no-reports = Nichts wurde gemeldet.
host-dealt = Erledigt
