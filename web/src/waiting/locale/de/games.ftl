# Banneret: die Seite der eigenen Partien
games-intro = Was am längsten wartet, steht zuerst.
games-none = Nichts wartet auf dich.
games-none-note = Partien mit anderen und solche gegen Bots stehen hier, sobald du am Zug bist.
games-people = Andere warten auf dich
games-bots = Gegen Bots und Lektionen
games-theirs = Warten auf andere
games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
games-round = Runde { $round }
games-next = Mit der ersten weitermachen
games-unnamed = jemand ohne Namen
games-tell = Benachrichtigung zeigen, wenn ich am Zug bin
games-tell-note = Solange dieser Tab offen ist und du anderswo hinsiehst.
games-tell-on = Dieser Browser sagt dir, wenn du am Zug bist.
games-tell-denied = Benachrichtigungen dieser Seite sind in den Einstellungen des Browsers gesperrt.
games-channels = Push, Mail und andere Wege
games-due = fällig { $when }
