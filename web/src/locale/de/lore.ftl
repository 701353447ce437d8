# Banneret: ein Abenteuer von BattleLore
lore-side = { $side ->
    [standard] Standarte
   *[pennant] Wimpel
  }
lore-board = Das Feld: neun Reihen von Feldern, drei Abschnitte
lore-hex = Feld { $hex }
lore-led = { $unit } mit { $hero }
lore-unit = { $unit } ({ $side })
lore-banner = { $banner ->
    [green] grünes Banner
    [blue] blaues Banner
   *[red] rotes Banner
  }
lore-figures = { $n } von { $of } Figuren
lore-figures-left = { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
  }
lore-dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
lore-bold = { $n ->
    [one] kühn
   *[other] kühn { $n }
  }
lore-bold-why = { $n ->
    [one] Kühn: darf eine Flagge ignorieren und zurückschlagen.
   *[other] Kühn: darf { $n } Flaggen ignorieren und zurückschlagen.
  } { $supported ->
    [yes] Freunde stehen daneben.
   *[no] {""}
  }
lore-supported = unterstützt
lore-frightened = ängstlich
lore-deed = Heldentat
lore-ordered = hat einen Befehl
lore-battled = hat gekämpft
lore-chests = { $n ->
    [one] 1 Truhe
   *[other] { $n } Truhen
  }
lore-quest = Hier wartet eine Aufgabe
lore-mist = Nebel
lore-caltrops = Krähenfüße
lore-goal = { $side ->
    [standard] Die Seite der Standarten
   *[pennant] Die Seite der Wimpel
  } hat { $n ->
    [one] ein Banner
   *[other] { $n } Banner
  }, solange sie dies hält.
lore-tip-figures = Figuren
lore-tip-dice = Würfel
lore-tip-march = Schritte
lore-tip-range = Reichweite

lore-section = { $section ->
    [left] Linker Flügel
    [centre] Mitte
   *[right] Rechter Flügel
  }{ $ordered ->
    [orders] {" "}· { $orders ->
        [one] 1 Befehl
       *[other] { $orders } Befehle
      }
    [ordered] , befohlen
   *[no] {""}
  }
lore-phases = Die Phasen eines Zuges
lore-phase = { $phase ->
    [command] Karte
    [order] Befehl
    [move] Marsch
    [combat] Kampf
   *[draw] Ziehen
  }
lore-battle = Der Kampf
lore-battle-kind = { $kind ->
    [back] Gegenschlag
    [bonus] Zusatzangriff
    [attack] Der Kampf
   *[other] Würfel
  }
lore-battle-when = { $when ->
    [before] vor dem Wurf
   *[after] gewürfelt
  }
lore-rolled = Die Würfel
lore-does = { $does ->
    [hit] Treffer
    [flag] Flagge
    [lore] Arkana
   *[miss] nichts
  }
lore-dice-why = { $banner ->
    [green] { $base } grünes Banner
    [blue] { $base } blaues Banner
    [red] { $base } rotes Banner
   *[none] { $base } eigene
  }{ $more ->
    [0] {""}
   *[other] , { NUMBER($more, signDisplay: "always") } hier
  }
lore-plate = { $n } Würfel · { $gone } %
lore-fate = { $kind ->
    [eliminated] Vernichtet, Banner { $banner }
    [back] { $hexes ->
        [one] 1 Feld zurückgetrieben
       *[other] { $hexes } Felder zurückgetrieben
      }
   *[stands] { $back ->
        [0] Hält stand
       *[other] Hält stand, schlägt mit { $back } zurück
      }
  }
lore-percent = { $n } %
lore-ignores = { $n ->
    [one] Eine Flagge darf ignoriert werden.
   *[other] { $n } Flaggen dürfen ignoriert werden.
  }
lore-stride = Flieht { $n } Felder je Flagge.
lore-panics = Prüft unterwegs auf Panik.
lore-retreat = Rückzug
lore-retreat-whose = { $own ->
    [yes] deine Wahl, Feld um Feld
   *[no] Wahl der anderen Seite
  }
lore-retreat-ways = { $n ->
    [one] Ein Weg zurück
   *[other] { $n } Wege zurück
  }
lore-retreat-flags = { $n ->
    [one] Eine Flagge gegen sie.
   *[other] { $n } Flaggen gegen sie.
  }
lore-retreat-steps = { $n ->
    [one] Noch ein Feld.
   *[other] Noch { $n } Felder.
  } Ein Feld, das nicht geht, kostet eine Figur.
lore-councils = Kriegsräte
lore-levels = { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
  }
lore-level = Stufe { $n }
lore-heroes = Helden
lore-fate-of = { $fate ->
    [fighting] { $role ->
        [leader] führt einen Trupp
       *[champion] kämpft als Champion
      }
    [wounded] verwundet
    [withdrawn] hat das Feld verlassen
   *[absent] nicht auf dem Feld
  }
lore-wounds = Wunden
lore-costs = { $n } Arkana
lore-played = { $own ->
    [yes] Gespielt
   *[no] Gegner spielt
  }
lore-hand = Befehle { $n }{ $when ->
    [now] {" "}· gold: jetzt
   *[later] {" "}· nächster Zug
  }
lore-hand-label = { $n ->
    [one] 1 Befehlskarte auf der Hand
   *[other] { $n } Befehlskarten auf der Hand
  }
lore-spells = Arkana { $n } von { $of }{ $when ->
    [now] {" "}· gold: jetzt
   *[later] {""}
  }
lore-spells-label = { $n ->
    [one] 1 Arkanakarte auf der Hand
   *[other] { $n } Arkanakarten auf der Hand
  }
lore-no-spells = Keine Arkanakarte
lore-tokens = Arkanamarken
lore-cards = Befehlskarten
lore-yours = deine
lore-holds = Karten auf der Hand
lore-cup = { $name }: { $tokens ->
    [one] 1 Arkanamarke
   *[other] { $tokens } Arkanamarken
  }, { $cards ->
    [one] 1 Befehlskarte
   *[other] { $cards } Befehlskarten
  }, { $spells ->
    [one] 1 Arkanakarte
   *[other] { $spells } Arkanakarten
  }
lore-victory = Siegbanner; { $n } gewinnen
lore-first-to = wer zuerst
lore-steps = Die Schritte
lore-roll = { $n ->
    [one] 1 Würfel werfen
   *[other] { $n } Würfel werfen
  }
lore-ask-blow = Mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
  } kämpfen?
lore-ask-at = { $unit } gegen { $target }
lore-do-play = Ausspielen
lore-do-lore = Ausspielen
lore-do-keep = Behalten
lore-do-take = Behalten
lore-do-take_artifact = Behalten
lore-do-drop = Abwerfen
lore-do-buy = Kaufen
lore-do-give = Hergeben
lore-do-leave = Aufgeben
lore-do-learn = Lernen
