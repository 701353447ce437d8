# Banneret: the balance lab

lab-title = Balancelabor
lab-about = Bots spielen ein Szenario viele Male. Zwei Fassungen werden mit demselben Glück gespielt, damit nur das Szenario den Unterschied macht.
lab-version = { $n ->
    [1] Szenario
   *[other] Daneben, mit demselben Glück
  }
lab-bots = Die Bots, die von Partie zu Partie die Plätze tauschen
lab-bot = Bot { $n }
lab-bot-of = { $bot ->
    [random] zufällig
   *[greedy] nimmt, was es kriegen kann
  }
lab-players = Spieler
lab-count = Partien
lab-seed = Glück (eine Zahl)
lab-seed-wrong = Das Glück ist eine ganze Zahl von 0 bis { NUMBER($most) }.
lab-begin = Wiegen
lab-progress = Gespielte Partien
lab-done = { $done } von { $total } Partien
lab-played-by = Bots: { $bots }
lab-stop = Anhalten
lab-go-on = Fortsetzen
lab-empty = Wähle, was gewogen wird. Die Ergebnisse wachsen mit jeder Partie.
lab-gone = Diese Reihe gibt es nicht mehr: Sie ist zu lange her.
lab-runs = Früher gewogen
lab-run-drop = { $name } aus der Liste nehmen
lab-none = nichts
lab-file = Szenariodatei öffnen
lab-won = Gewonnen
lab-interval = 95-%-Intervall
lab-of = { $wins } von { $games }
lab-between = zwischen { $low } und { $high } %
lab-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
lab-length = { $rounds } Runden, { $choices } Entscheidungen
lab-draws = unentschieden: { $count }
lab-lost = von allen verloren: { $count }
lab-endless = ohne Ende: { $count }
lab-endless-note = Partien ohne Ende wurden abgebrochen: Sehr lange war in ihnen nichts geschehen, weil niemand mehr gewinnen konnte oder die Bots nicht sahen, wie. Sie zählen für niemanden.
lab-failed = Gescheiterte Partien: { $count }.
lab-by-bot = Siege nach Bot
lab-by-side = Siege nach Fraktion
lab-by-seat = Siege nach Platz
lab-by-order = Siege nach Zugreihenfolge
lab-order = zieht als { $n }.
lab-rounds = Partien nach der Runde, in der sie endeten
lab-ends = Was entscheidet
lab-goal = Ziel { $n }
lab-end = { $end ->
    [limit] das Ende der letzten Runde
    [final_battle] die Entscheidungsschlacht
    [eliminated] ausgeschiedene Rivalen
    [enemies] ein Banner für einen besiegten Feind
    [hold] die Banner zu haltender Felder
    [tent] ein Banner für ein Feldherrenzelt
    [quest] die Banner der Aufgabe
    [swept] niemand mehr auf der anderen Seite
   *[other] etwas anderes
  }
lab-series = Vorräte über die Runden
lab-series-of = { $id ->
    [gold] Gold
    [building_materials] Baumaterial
    [valuables] Kostbarkeiten
    [level] Stufe
   *[banners] Banner
  }
lab-heat = Wo es geschieht
lab-heat-of = { $what ->
    [fights] Kämpfe
   *[visited] Besuche
  }
lab-heat-map = Die Karte von { $name }: je dunkler, desto mehr geschieht dort
lab-cards = Meistgespielte Karten
lab-replays = Sehenswerte Partien
lab-replay = { $why ->
    [shortest] Die kürzeste (Partie { $number }, { $rounds } Runden)
    [longest] Die längste (Partie { $number }, { $rounds } Runden)
    [lopsided] Die einseitigste (Partie { $number }, { $rounds } Runden)
    [endless] Die erste ohne Ende (Partie { $number }, { $rounds } Runden)
   *[failed] Die erste gescheiterte (Partie { $number }, { $rounds } Runden)
  }
