# Banneret: Tisch
end-round = Runde { $n } von { $of }
end-hero = { $name }, Stufe { $level }
end-stands = { $flags ->
    [one] 1 Flagge
   *[other] { $flags } Flaggen
  } · { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
  }
round-label = Die Runde
round-of = von { $rounds }
round-kind = Runde { $round }: { $kind ->
    [astrologers] Runde der Astrologen
    [resource] Ressourcenrunde
   *[start] das Spiel beginnt
  }
goal-title = Ziel
goal-any = eines genügt
goal-far = { $done } von { $of }
seats-facts = Stufe { $level } · { $flags ->
    [one] 1 Flagge
   *[other] { $flags } Flaggen
  } · Deck{"\u00A0"}{ $deck } · Abwurf{"\u00A0"}{ $discards }
tools-drawer = Held, Ressourcen und Stadt
foot-fields = Feld
foot-roll = würfeln oder passen
foot-defend = verteidigen
foot-inspect = ansehen
foot-build = bauen
foot-people = Truppen
foot-spells = Zauber
foot-to-map = zur Karte
desk-left = Dein Held, deine Ressourcen und deine Stadt
phone-movement = { $left } von { $full } Bewegungspunkten übrig
