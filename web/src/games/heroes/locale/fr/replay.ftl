# Banneret: reprise
replay-left = { $what ->
   *[order] Ordre
    [hands] Mains
  }
replay-all-players = Tous les joueurs
replay-whole-board = Tout le plateau de { $name }
replay-level = niveau { $level }
replay-out = hors jeu
replay-hand = { $count ->
    [one] Main{"\u00A0"}: 1 carte
   *[other] Main{"\u00A0"}: { $count } cartes
  }
replay-hand-open = visible
replay-hand-hidden = cachée
replay-piles = pioche { $deck } · défausse { $discard }
replay-pass-fights = sauter les combats
replay-next-combat = combat suivant
mark-combat = Combats{"\u00A0"}: { $count }
mark-level = Niveaux gagnés{"\u00A0"}: { $count }
mark-flag = Drapeaux{"\u00A0"}: { $count }
mark-town = Villes prises{"\u00A0"}: { $count }
mark-tile = Tuiles découvertes{"\u00A0"}: { $count }
mark-defeat = Défaites{"\u00A0"}: { $count }
