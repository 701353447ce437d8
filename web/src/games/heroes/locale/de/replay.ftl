# Banneret: Wiederholung
replay-left = { $what ->
   *[order] Reihenfolge
    [hands] Hände
  }
replay-all-players = Alle Spieler
replay-whole-board = Der ganze Spielplan von { $name }
replay-level = Stufe { $level }
replay-out = ausgeschieden
replay-hand = { $count ->
    [one] Hand: 1 Karte
   *[other] Hand: { $count } Karten
  }
replay-hand-open = offen
replay-hand-hidden = verdeckt
replay-piles = Deck { $deck } · Abwurf { $discard }
replay-pass-fights = ohne Kämpfe
replay-next-combat = nächster Kampf
mark-combat = Kämpfe: { $count }
mark-level = Stufenaufstiege: { $count }
mark-flag = Flaggen: { $count }
mark-town = Eroberte Städte: { $count }
mark-tile = Entdeckte Teile: { $count }
mark-defeat = Niederlagen: { $count }
