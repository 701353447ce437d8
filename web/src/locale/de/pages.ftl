# Banneret: pages that are not there, records

trouble-missing = { $what ->
    [record] Diese Aufzeichnung gibt es nicht
   *[page] Dieser Weg führt nirgendwohin
  }
trouble-missing-how = Vielleicht ist der Link alt, oder ein Stück ging unterwegs verloren.
trouble-unreachable = Der Server antwortet nicht
trouble-unreachable-how = Nichts ist verloren: Spiele werden nach jedem Zug gesichert. Die Seite versucht es von selbst wieder.
trouble-failed = Das hat nicht geklappt
trouble-failed-how = Der Server hat geantwortet, macht es aber nicht.
trouble-lobby = Zur Lobby
