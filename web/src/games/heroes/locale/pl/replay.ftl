# Banneret: powtórka
replay-left = { $what ->
   *[order] Kolejność
    [hands] Ręce
  }
replay-all-players = Wszyscy gracze
replay-whole-board = Cała plansza: { $name }
replay-level = poziom { $level }
replay-out = poza grą
replay-hand = { $count ->
    [one] Ręka: 1 karta
    [few] Ręka: { $count } karty
   *[other] Ręka: { $count } kart
  }
replay-hand-open = jawna
replay-hand-hidden = zakryta
replay-piles = talia { $deck } · odrzucone { $discard }
replay-pass-fights = pomijaj walki
replay-next-combat = następna walka
mark-combat = Walki: { $count }
mark-level = Nowe poziomy: { $count }
mark-flag = Flagi: { $count }
mark-town = Zdobyte miasta: { $count }
mark-tile = Odkryte kafelki: { $count }
mark-defeat = Porażki: { $count }
