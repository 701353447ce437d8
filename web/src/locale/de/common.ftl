# Banneret: Wörter aller Seiten
app-name = Banneret
app-disclaimer = Mit keinem Verlag verbunden. Eigene Zeichnungen, eigene Worte.
app-credit = Symbole: Urheber von game-icons.net, CC BY 3.0
nav-label = Seiten
nav-play = Spielen
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
