# Banneret: the balance lab

lab-title = Laboratoire d’équilibre
lab-about = Des bots jouent un scénario de nombreuses fois. Deux versions sont jouées avec la même chance{"\u00A0"}: seule la différence de scénario compte.
lab-version = { $n ->
    [1] Scénario
   *[other] À côté, avec la même chance
  }
lab-bots = Les bots, qui changent de siège d’une partie à l’autre
lab-bot = Robot { $n }
lab-bot-of = { $bot ->
    [random] au hasard
   *[greedy] prend ce qu’il peut
  }
lab-players = Joueurs
lab-count = Parties
lab-seed = Chance (un nombre)
lab-seed-wrong = La chance est un nombre entier de 0 à { NUMBER($most) }.
lab-begin = Peser
lab-progress = Parties jouées
lab-done = { $done } parties sur { $total }
lab-played-by = Bots{"\u00A0"}: { $bots }
lab-stop = Arrêter
lab-go-on = Continuer
lab-empty = Choisissez quoi peser. Les résultats grandissent avec les parties.
lab-gone = Cette série n’est plus là{"\u00A0"}: elle date de trop longtemps.
lab-runs = Pesé auparavant
lab-run-drop = Retirer { $name } de la liste
lab-none = rien
lab-file = Ouvrir un fichier de scénario
lab-won = Gagné
lab-interval = Intervalle à 95 %
lab-of = { $wins } sur { $games }
lab-between = entre { $low } et { $high } %
lab-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
lab-length = { $rounds } manches, { $choices } décisions
lab-draws = nulles{"\u00A0"}: { $count }
lab-lost = perdues par tous{"\u00A0"}: { $count }
lab-endless = sans fin{"\u00A0"}: { $count }
lab-endless-note = Les parties sans fin ont été abandonnées{"\u00A0"}: rien n’y arrivait plus depuis très longtemps, car personne ne pouvait plus gagner, ou les bots n’ont pas vu comment. Elles ne comptent pour personne.
lab-failed = Parties échouées{"\u00A0"}: { $count }.
lab-by-bot = Victoires par bot
lab-by-side = Victoires par faction
lab-by-seat = Victoires par siège
lab-by-order = Victoires par ordre du tour
lab-order = joue { $n ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en { $n }e
  }
lab-rounds = Parties selon la manche où elles finissent
lab-ends = Ce qui décide
lab-goal = but { $n }
lab-end = { $end ->
    [limit] la fin de la dernière manche
    [final_battle] la bataille finale
    [eliminated] des rivaux éliminés
    [enemies] une bannière pour un ennemi vaincu
    [hold] les bannières d’un objectif
    [tent] une bannière pour une Tente de commandement
    [quest] les bannières de la quête
    [swept] plus personne dans l’autre camp
   *[other] autre chose
  }
lab-series = Ressources au fil des manches
lab-series-of = { $id ->
    [gold] or
    [building_materials] matériaux
    [valuables] objets de valeur
    [level] niveau
   *[banners] bannières
  }
lab-heat = Où cela se passe
lab-heat-of = { $what ->
    [fights] combats
   *[visited] visites
  }
lab-heat-map = La carte de { $name }{"\u00A0"}: plus c’est foncé, plus il s’y passe de choses
lab-cards = Cartes les plus jouées
lab-replays = Parties à regarder
lab-replay = { $why ->
    [shortest] La plus courte (partie { $number }, { $rounds } manches)
    [longest] La plus longue (partie { $number }, { $rounds } manches)
    [lopsided] La plus déséquilibrée (partie { $number }, { $rounds } manches)
    [endless] La première sans fin (partie { $number }, { $rounds } manches)
   *[failed] La première qui a échoué (partie { $number }, { $rounds } manches)
  }
