# Banneret: open tables, pairing and invitations
meet-find = Jemanden finden
meet-failed = Das hat nicht geklappt
meet-quick = Gegen jemanden spielen
meet-quick-note = Du bekommst jemanden, der dasselbe will und etwa so stark ist wie du.
meet-game = Spiel
meet-scenario = Szenario
meet-time = Bedenkzeit
meet-rated = Die Partie zählt
meet-rated-note = Sie ändert beide Wertungen: keine Tipps, nichts wird zurückgenommen.
meet-rated-stranger = Nur für alle, die man wiedererkennt: siehe Du.
meet-counts = zählt
meet-begin = Gegner suchen
meet-waiting = { $count ->
    [0] Gerade wartet niemand.
    [one] Gerade wartet eine Person.
   *[other] Gerade warten { $count } Leute.
  }
meet-waits = Ein Gegner wird gesucht …
meet-reach = Du stehst bei { $strength }; der andere darf bis zu { $reach } davon entfernt sein.
meet-reach-any = Inzwischen ist jeder recht.
meet-waiting-same = { $count ->
    [one] Gerade willst nur du das.
   *[other] Gerade wollen das { $count } Leute.
  }
meet-stay = Bleib auf dieser Seite: Wer sie verlässt, wartet nicht mehr.
meet-need-not-stay = Du musst nicht hierbleiben: Sobald jemand gefunden ist, steht die Partie bei deinen Partien. Auf dieser Seite kannst du aufhören zu warten.
meet-stop = Nicht mehr warten
meet-open = Offene Tische
meet-open-note = Dort wartet jemand auf Gesellschaft.
meet-open-none = Gerade ist kein Tisch offen. Eröffne selbst einen: Gib im Vorraum einen Platz an Freunde und lass ihn von allen finden.
meet-live = Partien zum Zuschauen
meet-live-note = Sie laufen gerade. Du siehst, was alle am Tisch sehen.
meet-live-none = Gerade spielt niemand öffentlich.
meet-wish = gewünscht: { $wish }
meet-seat-open = freier Platz
meet-somebody = jemand
meet-sit-down = Hingehen
meet-watch = Zuschauen
meet-invited = Du bist eingeladen
meet-invited-none = Niemand hat dich eingeladen. Wer dich beim Namen sucht, findet dich, wenn deine Seite zu sehen ist.
meet-invites = { $name } lädt dich ein
meet-asks-rematch = { $name } möchte eine Revanche
meet-accept = Zum Tisch
meet-decline = Ablehnen
meet-sign-in = Dafür muss man dich wiedererkennen. Ein Klick genügt:
meet-invite-name = Jemanden beim Namen einladen
meet-invite = Einladen
meet-invite-sent = Eingeladen
meet-invite-none = Niemand dieses Namens ist zu finden.
meet-findable = Alle dürfen ihn finden
meet-needs-identity = dafür brauchst du eine Identität, siehe Du
