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
close = Schließen
done = Fertig
refused = { $name } ist nicht möglich
off-because = Nicht möglich: { $reason }
clause-label = Klausel { $id }
clause-failed = Der Text dieser Klausel konnte nicht geladen werden.
clause-open = In den Regeln öffnen
resource = { $kind ->
   *[gold] Gold
    [building_materials] Baumaterial
    [valuables] Wertsachen
    [movement] Bewegung
    [lore] Arkana
    [treasure] Schatz
    [experience] Erfahrung
  }
resource-short = zu wenig
stepper-less = Eins weniger
stepper-more = Eins mehr
die-face = { $kind ->
   *[attack] Angriffswürfel
    [resource] Ressourcenwürfel
    [treasure] Schatzwürfel
  }: { $face }
die-map = { $kind ->
   *[attack] Angriffswürfel
    [resource] Ressourcenwürfel
    [treasure] Schatzwürfel
  }: { $what ->
   *[gold] { $amount } Gold
    [building_materials] { $amount } Baumaterial
    [valuables] { $amount } Wertsachen
    [experience] Erfahrung
    [artifact] ein Artefakt
    [resource] { $amount ->
        [one] ein Ressourcenwürfel
       *[other] { $amount } Ressourcenwürfel
    }
  }
card-back = Kartenrückseite
card-state = { $state ->
   *[play] spielbar
    [sel] gewählt
    [new] gerade gezogen
  }
card-or = oder
stat = { $stat ->
   *[attack] Angriff
    [defense] Verteidigung
    [hp] Leben
    [initiative] Initiative
    [power] Macht
    [knowledge] Wissen
    [movement] Bewegung
    [experience] Erfahrung
  }
unit-side = { $side ->
   *[few] Wenige
    [pack] Rudel
  }
unit-no-ability = Keine Fähigkeit auf dieser Seite.
unit-reinforce = Verstärken
unit-recruit = Anwerben
unit-token = { $token ->
    [defense_token] verteidigt sich
    [paralysed] gelähmt
    [silenced] verstummt
    [warded] geschützt
    [retaliated] hat zurückgeschlagen
   *[acted] war am Zug
  }
unit-state = { $state ->
    [active] handelt
   *[legal] wählbar
    [target] angreifbar
    [chosen] gewähltes Ziel
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
