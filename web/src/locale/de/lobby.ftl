# Banneret: lobby

lobby-games = Spiel wählen
lobby-scenario = Szenario
lobby-modes = Arten von Szenarien
lobby-all-modes = Alle
lobby-in-all = { $count } insgesamt
lobby-rounds = { $rounds } Runden
lobby-players-of = { $players } Spieler
lobby-difficulty-of = Schwierigkeit { $level } von 3

lobby-you = Du
lobby-player = Spieler { $seat }
lobby-your-name = Dein Name
lobby-name-of = Name von Spieler { $seat }
lobby-bot = Bot
lobby-open-seat = Offener Platz
lobby-open-how = Sobald der Tisch steht, bekommst du einen Link zum Einladen.
lobby-seats = Plätze
lobby-players = Spieler
lobby-who = Wer auf Platz { $seat } sitzt
lobby-sitting = { $who ->
   *[me] du
    [here] hier
    [friend] Gast
    [bot] Bot
  }
lobby-sitting-how = { $who ->
   *[me] Du sitzt hier
    [here] Noch jemand an diesem Bildschirm
    [friend] Jemand kommt über einen Link
    [bot] Ein Bot spielt
  }
lobby-which-bot = Welcher Bot

lobby-special = { $count ->
    [one] 1 Sonderregel
   *[other] { $count } Sonderregeln
  }
lobby-win = So gewinnst du
lobby-or = oder
lobby-length = Dauer

lobby-clock = Uhr
lobby-clock-what = { $by ->
    [turn] Für alles, was du in einer Runde antwortest. Danach spielt ein Bot den Rest der Runde.
    [total] Wer keine Zeit mehr hat, hat verloren. Spielen andere noch, macht ein Bot weiter.
   *[answer] Für alles, was du antwortest, bis jemand anders gefragt wird. Danach antwortet ein Bot.
  }
lobby-absence = Platz wird frei nach Fehlen von
lobby-watching = Andere dürfen zusehen
lobby-talk = Chat
lobby-hints = Tipps
lobby-switch = { $value ->
    [on] An
   *[off] Aus
  }
lobby-more = { $count ->
    [one] 1 weitere Regel
   *[other] { $count } weitere Regeln
  }
lobby-changed = geändert
lobby-rules = Regeln dieses Tisches
lobby-rules-note = Wo das Regelheft die Wahl lässt oder der Tisch es anders möchte.
lobby-rules-find = Regel suchen
lobby-rules-none = Das sagt keine Regel.
lobby-rules-changed = { $count ->
    [0] alles wie üblich
    [one] 1 geändert
   *[other] { $count } geändert
  }
lobby-rules-reset = Alles wie üblich
lobby-seed = Startzahl des Zufalls
lobby-seed-how = Dieselbe Zahl bringt dieselben Karten und Würfel noch einmal.
lobby-seed-alone = Nur, wenn niemand über einen Link kommt: Wer die Zahl kennt, kennt jeden Wurf.
lobby-seed-new = neuer Zufall

lobby-begin = Spiel beginnen
lobby-beginning = Einen Augenblick …
lobby-open-table = Tisch eröffnen
lobby-begin-solo = Das Spiel beginnt sofort und wird nach jedem Zug gesichert.
lobby-begin-here = { $count ->
    [one] Eine Person an diesem Bildschirm.
   *[other] { $count } Spieler an diesem Bildschirm: Zwischen euren Zügen fällt ein Vorhang.
  }
lobby-begin-open = { $count ->
    [one] Ein Platz ist offen. Du bekommst einen Link zum Teilen; ein Bot kann ihn jederzeit übernehmen.
   *[other] { $count } Plätze sind offen. Du bekommst einen Link zum Teilen; Bots können sie jederzeit übernehmen.
  }
lobby-begin-watch = Nur Bots: Du siehst zu.

lobby-resume = Fortsetzen
lobby-resume-count = { $shown } von { $count }
lobby-resume-all = Alle { $count } zeigen
lobby-resume-none = Begonnene Spiele werden hier aufbewahrt, in diesem Browser.
lobby-some-game = Ein Spiel
lobby-with = mit { $names }
lobby-alone = noch niemand sonst
lobby-gone-how = nicht mehr auf diesem Server
lobby-doing = { $doing ->
    [yours] Du bist dran
    [thinking] Bot denkt nach
    [open] Plätze offen
    [over] vorbei
    [gone] fort
   *[other] …
  }
lobby-forget = { $title } aus der Liste nehmen
lobby-forget-sure = Die Schlüssel zu deinen Plätzen gehen mit. Wirklich entfernen?
lobby-forget-yes = Entfernen
lobby-forget-no = Behalten
lobby-copy-link = Link zum Einladen kopieren
lobby-link = Der Link zum Einladen
lobby-link-copied = Link kopiert

lobby-part = Teil { $part } von { $of }
lobby-locked = braucht eine Erweiterung
lobby-needs = Lässt sich nicht beginnen: es braucht { $what }
lobby-lose = Wie es endet
lobby-brief-rules = Sonderregeln
lobby-brief-notes = Gut zu wissen
lobby-bonus = Vor der ersten Runde eines davon
lobby-group = { $group ->
    [easier] Leichter
    [harder] Schwerer
    [variant] Varianten
   *[ruling] Wo das Regelheft die Wahl lässt
  }
lobby-group-text = { $group ->
    [easier] Mehr, womit man arbeiten kann.
    [harder] Weniger, worauf man bauen kann.
    [variant] Ein anderes Spiel, weder leichter noch schwerer.
   *[ruling] Wie dieser Tisch eine Regelfrage entscheidet.
  }
lobby-side-of = Was Platz { $seat } mitbringt
