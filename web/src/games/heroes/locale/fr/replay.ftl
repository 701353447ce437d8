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
    [one] Main : 1 carte
   *[other] Main : { $count } cartes
  }
replay-hand-open = visible
replay-hand-hidden = cachée
replay-piles = pioche { $deck } · défausse { $discard }
replay-pass-fights = sauter les combats
replay-next-combat = combat suivant
mark-combat = Combats : { $count }
mark-level = Niveaux gagnés : { $count }
mark-flag = Drapeaux : { $count }
mark-town = Villes prises : { $count }
mark-tile = Tuiles découvertes : { $count }
mark-defeat = Défaites : { $count }
