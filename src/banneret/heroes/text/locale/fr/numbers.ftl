### A finished game in numbers.

luck-usual = Somme { $sum }{"\u00A0"}: à peu près ce qu’il faut attendre
luck-above = Somme { $sum }{"\u00A0"}: un peu mieux que d’habitude
luck-below = Somme { $sum }{"\u00A0"}: un peu moins bien que d’habitude
luck-lucky = Somme { $sum }{"\u00A0"}: plus de chance que dans { $n } parties sur { $of }
luck-unlucky = Somme { $sum }{"\u00A0"}: moins de chance que dans { $n } parties sur { $of }

number-combats_won = Combats gagnés
number-units_lost = Unités perdues
number-damage = Dégâts infligés
number-gold = Or gagné
number-tiles = Tuiles découvertes
number-spells = Sorts lancés
number-strength = Force des armées
number-strength-unit = par manche, en or

ended-rounds = La dernière manche est terminée et l’objectif n’a pas été atteint.
