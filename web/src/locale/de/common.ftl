# Banneret: Wörter aller Seiten
app-name = Banneret
app-disclaimer = Mit keinem Verlag verbunden. Eigene Zeichnungen, eigene Worte.
app-credit = Symbole: Urheber von game-icons.net, CC BY 3.0
nav-label = Seiten
nav-play = Spielen
nav-meet = Mitspieler
nav-workshop = Werkstatt
nav-games = Deine Partien
waiting-badge = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
  }
waiting-notice = Du bist am Zug: { $title }
nav-records = Partien
nav-rules = Regeln
nav-gallery = Bauteile
nav-skip = Zum Inhalt
page-loading = Wird geladen …
page-failed = Diese Seite konnte nicht geladen werden.
page-retry = Noch einmal
settings = Einstellungen
theme-next = Farben: { $theme ->
    [light] hell
    [dark] dunkel
   *[auto] wie das System
  }
close = Schließen
done = Fertig
refused = { $name } ist nicht möglich
off-because = Nicht möglich: { $reason }
clause-label = Klausel { $id }
clause-failed = Der Text dieser Klausel konnte nicht geladen werden.
clause-open = In den Regeln öffnen
amount-of-experience = Erfahrung
amount-short = zu wenig
stepper-less = Eins weniger
stepper-more = Eins mehr
card-back = Kartenrückseite
card-state = { $state ->
   *[play] spielbar
    [sel] gewählt
    [new] gerade gezogen
  }
settings-note = Nur in diesem Browser gespeichert.
settings-name = Name
settings-language = Sprache
settings-theme = Farben
settings-speed = Tempo
settings-animation = Animation
settings-sound = Ton
settings-volume = Lautstärke
theme-name = { $theme ->
   *[auto] wie das System
    [light] hell
    [dark] dunkel
  }
speed-name = { $speed ->
    [instant] sofort
   *[other] { $speed }×
  }
switch-name = { $value ->
    [on] an
   *[off] aus
  }
time-span = { $unit ->
    [days] { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
      }
    [hours] { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
      }
   *[minutes] { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
      }
  }

clock-title = Uhr
clock-none = keine Uhr
clock-name = { $by ->
    [turn] { $time } je Zug
    [total] { $time } für das Spiel
   *[answer] { $time } je Antwort
  }
clock-more = je Runde { $time } mehr
clock-weekends = Wochenenden frei
clock-days-off = freie Tage: { $days }
clock-weekends-off = Wochenenden frei (UTC)
clock-days-off-each = Freie Tage für alle
