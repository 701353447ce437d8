# Banneret: ein Abenteuer von BattleLore
battlelore-side = { $side ->
    [standard] Standarte
   *[pennant] Wimpel
  }
battlelore-board = Das Schlachtfeld: neun Reihen von Feldern, drei Abschnitte
battlelore-hex = Feld { $hex }
battlelore-led = { $unit } mit { $hero }
battlelore-unit = { $unit } ({ $side })
battlelore-banner = { $banner ->
    [green] grünes Banner
    [blue] blaues Banner
   *[red] rotes Banner
  }
battlelore-figures = { $n } von { $of } Figuren
battlelore-figures-left = { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
  }
battlelore-dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
battlelore-bold = { $n ->
    [one] kühn
   *[other] kühn { $n }
  }
battlelore-bold-why = { $n ->
    [one] Kühn: darf eine Flagge ignorieren und zurückschlagen.
   *[other] Kühn: darf { $n } Flaggen ignorieren und zurückschlagen.
  } { $supported ->
    [yes] Freunde stehen daneben.
   *[no] {""}
  }
battlelore-supported = unterstützt
battlelore-frightened = ängstlich
battlelore-deed = Heldentat
battlelore-ordered = hat einen Befehl
battlelore-battled = hat gekämpft
battlelore-chests = { $n ->
    [one] 1 Truhe
   *[other] { $n } Truhen
  }
battlelore-quest = Hier wartet eine Aufgabe
battlelore-mist = Nebel
battlelore-caltrops = Krähenfüße
battlelore-goal = { $side ->
    [standard] Die Seite der Standarten
   *[pennant] Die Seite der Wimpel
  } hat { $n ->
    [one] ein Banner
   *[other] { $n } Banner
  }, solange sie dies hält.
battlelore-tip-figures = Figuren
battlelore-tip-dice = Würfel
battlelore-tip-march = Schritte
battlelore-tip-range = Reichweite

battlelore-section = { $section ->
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
battlelore-phases = Die Phasen eines Zuges
battlelore-phase = { $phase ->
    [command] Karte
    [order] Befehl
    [move] Marsch
    [combat] Kampf
   *[draw] Ziehen
  }
battlelore-battle = Der Kampf
battlelore-battle-kind = { $kind ->
    [back] Zurückschlagen
    [bonus] Zusatzangriff
    [attack] Der Kampf
   *[other] Würfel
  }
battlelore-battle-when = { $when ->
    [before] vor dem Wurf
   *[after] gewürfelt
  }
battlelore-rolled = Die Würfel
battlelore-does = { $does ->
    [hit] Treffer
    [flag] Flagge
    [lore] Arkana
   *[miss] nichts
  }
battlelore-dice-why = { $banner ->
    [green] { $base } grünes Banner
    [blue] { $base } blaues Banner
    [red] { $base } rotes Banner
   *[none] { $base } eigene
  }{ $more ->
    [0] {""}
   *[other] , { NUMBER($more, signDisplay: "always") } hier
  }
battlelore-plate = { $n } Würfel · { $gone } %
battlelore-fate-hurt = Verliert Figuren, lebt
battlelore-fate = { $kind ->
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
battlelore-percent = { $n } %
battlelore-ignores = { $n ->
    [one] Eine Flagge darf ignoriert werden.
   *[other] { $n } Flaggen dürfen ignoriert werden.
  }
battlelore-stride = Flieht { $n } Felder je Flagge.
battlelore-panics = Prüft unterwegs auf Panik.
battlelore-retreat = Rückzug
battlelore-retreat-whose = { $own ->
    [yes] deine Wahl, Feld um Feld
   *[no] Wahl der anderen Seite
  }
battlelore-retreat-ways = { $n ->
    [one] Ein Weg zurück
   *[other] { $n } Wege zurück
  }
battlelore-retreat-flags = { $n ->
    [one] Eine Flagge gegen sie.
   *[other] { $n } Flaggen gegen sie.
  }
battlelore-retreat-steps = { $n ->
    [one] Noch ein Feld.
   *[other] Noch { $n } Felder.
  } Ein Feld, das nicht geht, kostet eine Figur.
battlelore-councils = Kriegsräte
battlelore-levels = { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
  }
battlelore-level = Stufe { $n }
battlelore-heroes = Helden
battlelore-fate-of = { $fate ->
    [fighting] { $role ->
        [leader] führt einen Trupp
       *[champion] kämpft als Champion
      }
    [wounded] verwundet
    [withdrawn] hat das Schlachtfeld verlassen
   *[absent] nicht auf dem Schlachtfeld
  }
battlelore-wounds = Wunden
battlelore-costs = { $n } Arkana
battlelore-played = { $own ->
    [yes] Gespielt
   *[no] Gegner spielt
  }
battlelore-hand = Befehle { $n }{ $when ->
    [now] {" "}· gold: jetzt
   *[later] {" "}· nächster Zug
  }
battlelore-hand-label = { $n ->
    [one] 1 Befehlskarte auf der Hand
   *[other] { $n } Befehlskarten auf der Hand
  }
battlelore-spells = Arkana { $n } von { $of }{ $when ->
    [now] {" "}· gold: jetzt
   *[later] {""}
  }
battlelore-spells-label = { $n ->
    [one] 1 Arkanakarte auf der Hand
   *[other] { $n } Arkanakarten auf der Hand
  }
battlelore-no-spells = Keine Arkanakarte
battlelore-tokens = Arkanamarken
battlelore-cards = Befehlskarten
battlelore-yours = deine
battlelore-holds = Karten auf der Hand
battlelore-cup = { $name }: { $tokens ->
    [one] 1 Arkanamarke
   *[other] { $tokens } Arkanamarken
  }, { $cards ->
    [one] 1 Befehlskarte
   *[other] { $cards } Befehlskarten
  }, { $spells ->
    [one] 1 Arkanakarte
   *[other] { $spells } Arkanakarten
  }
battlelore-victory = Siegbanner; { $n } gewinnen
battlelore-first-to = wer zuerst
battlelore-steps = Die Schritte
battlelore-roll = { $n ->
    [one] 1 Würfel werfen
   *[other] { $n } Würfel werfen
  }
battlelore-ask-blow = Mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
  } kämpfen?
battlelore-these = Diese { $n } nehmen
battlelore-choose = Wähle { $n }: { $chosen } bisher gewählt.
battlelore-plan-move = { $unit } zieht
battlelore-plan-steps = { $n ->
    [one] Ein Feld
   *[other] { $n } Felder
}
battlelore-plan-go = Dorthin ziehen
battlelore-say-reach = { $n ->
    [one] Die gewählte Einheit kommt mit einem Schritt hierher
   *[other] Die gewählte Einheit kommt mit { $n } Schritten hierher
}
battlelore-say-strike = { $n ->
    [0] Die gewählte Einheit kann hier zuschlagen
    [one] Die gewählte Einheit kann hier nach einem Schritt zuschlagen
   *[other] Die gewählte Einheit kann hier nach { $n } Schritten zuschlagen
}
battlelore-ask-at = { $unit } gegen { $target }
battlelore-do-play = Ausspielen
battlelore-do-lore = Ausspielen
battlelore-do-keep = Behalten
battlelore-do-take = Behalten
battlelore-do-take_artifact = Behalten
battlelore-do-drop = Abwerfen
battlelore-do-buy = Kaufen
battlelore-do-give = Hergeben
battlelore-do-leave = Aufgeben
battlelore-do-learn = Lernen

## Was gespielt wird.

mode-battlelore = BattleLore
battlelore-end-banners = { $n } von { $of } Bannern
battlelore-end-round = Runde { $n }
amount-of-lore = Arkana
amount-of-treasure = Schatz
foot-hexes = Felder
battlelore-mark-losses = Verluste: { $count }
battlelore-mark-progress = Fortschritte der Helden: { $count }
battlelore-mark-goals = Erreichte Ziele: { $count }
