# Banneret: leaderboards and players
leaders-title = Ranglisten
leaders-note = Menschen und Bots in einer Liste
leaders-place = Platz
leaders-player = Spieler
leaders-range = Spanne
leaders-rating = Wertung
leaders-record = Gewonnen, remis, verloren
leaders-score = { $won } – { $drawn } – { $lost }
leaders-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
leaders-how = Die wahre Stärke liegt in neunzehn von zwanzig Fällen in dem Streifen. Die Liste richtet sich nach seinem unteren Ende: Ein paar glückliche Partien bringen niemanden nach oben. Aufgeführt ist nur, von wem genug bekannt ist und wer seine Seite zeigt.
leaders-none = Noch steht niemand hier
leaders-none-note = Nach etwa einem Dutzend Partien, die zählen, ist eine Wertung sicher genug.
player-mine = Meine Seite
player-bot = Ein Bot dieses Tisches
player-is-you = Das bist du, so wie andere dich sehen, wenn sie dürfen
player-note = Wertungen und die Partien, die zählten
player-show = Alle dürfen diese Seite sehen
player-show-note = Nur dann kann man dich beim Namen finden und einladen, und du stehst in Ranglisten.
player-won = { $count } gewonnen
player-drawn = { $count } remis
player-lost = { $count } verloren
player-uncertain = Noch zu wenige Partien für eine Rangliste
player-no-ratings = Noch keine Partie hat gezählt.
player-games = Partien, die zählten
player-result = { $how ->
    [won] Gewonnen
    [lost] Verloren
   *[drawn] Remis
  }
player-replay = { $title } noch einmal ansehen
player-curve = Wertung in den letzten { $count } Partien: von { $from } bis { $to }
player-missing = Diesen Spieler gibt es nicht, oder er zeigt keine Seite.
