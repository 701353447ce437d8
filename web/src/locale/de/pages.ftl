# Banneret: pages that are not there, records

trouble-missing = { $what ->
    [record] Diese Aufzeichnung gibt es nicht
    [scenario] Dieses Szenario gibt es nicht
   *[page] Dieser Weg führt nirgendwohin
  }
trouble-missing-how = Vielleicht ist der Link alt, oder ein Stück ging unterwegs verloren.
trouble-unreachable = Der Server antwortet nicht
trouble-unreachable-how = Nichts ist verloren: Spiele werden nach jedem Zug gesichert. Die Seite versucht es von selbst wieder.
trouble-failed = Das hat nicht geklappt
trouble-failed-how = Der Server hat geantwortet, macht es aber nicht.
trouble-lobby = Zur Lobby

records-kept = Auf diesem Rechner aufbewahrt.
records-own = In diesem Browser angesehen. Andere findet man über ihre Links.
records-none = Noch keine Aufzeichnung. Ein beendetes Spiel lässt sich auf seiner letzten Seite aufbewahren.
records-watch = Ansehen
records-save = { $title } als Datei sichern
records-more = { $count } weitere
records-open = Datei öffnen
records-open-how = Lege eine .banneret-Datei irgendwo auf dieser Seite ab. Sie wird erst durchgespielt, damit stimmt, was du siehst.
records-choose = Datei wählen
records-reading = Wird durchgespielt …
records-wrong = { $name } stimmt nicht
records-too-large = Sie ist größer, als eine Aufzeichnung sein kann.
