# Banneret : carte
map-label = Carte d’aventure, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }
map-guarded = gardé, difficulté { $level }
map-flag-of = drapeau de { $faction }
map-visited = déjà visité
map-cost = mouvement { $n }
map-starts-combat = déclenche un combat
map-may = accès libre
map-hero = { $kind ->
    [main] { $name } ({ $faction }), héros principal, niveau { $level }, mouvement restant { $movement }
   *[secondary] { $name } ({ $faction }), héros secondaire, mouvement restant { $movement }
  }
map-face-down = Tuile face cachée, difficulté { $back }
map-empty-spot = Emplacement vide
map-tile = Tuile { $tile }
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Voir toute la carte
map-tip-guards = gardes, piochés au début du combat
map-tip-experience = { $n ->
    [0] aucune expérience à votre niveau
    [one] +{ $n } expérience en cas de victoire
   *[other] +{ $n } expérience en cas de victoire
  }
map-tip-income = +{ $n } de revenu
map-tip-owner = Drapeau de { $faction }
map-tip-visited = Déjà visité{"\u00A0"}: il ne s’y passe plus rien
map-tip-level = niveau { $level }
map-tip-back = Ce qui se trouve ici apparaît quand un héros le découvre.
map-tip-spot = Une tuile peut être posée ici.
map-tip-turn = Cette tuile peut être tournée, avec tout ce qui s’y trouve.
map-tip-walk = { $n ->
    [one] { $n } point de mouvement
   *[other] { $n } points de mouvement
  }
map-tip-steps = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
  }
map-tip-fight = Déclenche un combat
map-tip-token = Jeton de colonie{"\u00A0"}: { $resource }
map-confirm =
    { $way ->
        [fight] Combattre ici{"\u00A0"}?
       *[go] Y aller{"\u00A0"}? C’est sans retour.
    }
map-confirm-yes =
    { $way ->
        [fight] Y aller et combattre
       *[go] Y aller
    }
map-confirm-no = Pas maintenant
map-secondary = héros secondaire
map-hand = Héros à déplacer
map-hand-hero = { $name }{"\u00A0"}: mouvement restant { $n }
map-hand-go = { $name } va ici
side-watching = Le plateau de { $name }
side-looking-at = Vous regardez le plateau de { $name }
side-player = joueur { $n }
side-back = Revenir au mien
side-out = Hors jeu
side-movement = { $name }{"\u00A0"}: { $left } points de mouvement restants sur { $of }
side-of = { $left } sur { $of }
side-level = Niveau { $level }, expérience { $experience }, prochain niveau à { $next }
side-specialty = spécialité
side-ability = compétence
side-level-numbers = limite de main · effets experts
side-hand = main { $n }/{ $of }
side-expert = expert { $n }
side-tiles = { $n ->
    [one] { $n } tuile à poser
   *[other] { $n } tuiles à poser
  }
side-morale = { $morale ->
   *[positive] moral
    [negative] mauvais moral
  }
side-doomed = main perdue en fin de tour
side-grail = détient le Graal
side-army = Armée
side-hidden-unit = Une unité que personne n’a vue
side-no-army = Aucune unité{"\u00A0"}: recrutez-en en ville.
side-no-army-other = Aucune unité.
side-treasury = Trésor
side-income-round = revenu à la manche { $round }
side-no-income = plus de revenu
side-resource = { $kind ->
   *[gold] Or
    [building_materials] Matériaux
    [valuables] Richesses
  }
side-income = revenu { $n }
side-town = Ville
side-built = { $n } sur { $of }
side-homeless = perdue
side-building = { $name }, { $state ->
   *[built] construit
    [can] vous pouvez le construire
    [not] pas construit
  }
side-token = { $token ->
   *[build] Bâtir
    [population] Peuple
    [spell_book] Sorts
  }
side-token-state = { $state ->
   *[ready] prêt
    [used] utilisé
    [none] sans guilde
  }
side-open-town = Ouvrir la ville
turn-title = Tournez la tuile, puis posez-la
turn-hint = Barres vertes{"\u00A0"}: les héros y passent{"\u00A0"}; en pointillé, si la tuile voisine n’a pas de mur.
turn-n = Orientation { $n }
turn-ways = { $n ->
    [one] { $n } accès
   *[other] { $n } accès
  }
turn-opens = ouvre { $n }/{ $of }
turn-open-to = Ouvert vers
turn-walled-to = Murs vers
turn-wind = { $to ->
    [n] le nord
    [ne] le nord-est
    [e] l’est
    [se] le sud-est
    [s] le sud
    [sw] le sud-ouest
    [w] l’ouest
   *[nw] le nord-ouest
}
turn-refused = interdit
turn-not = L’orientation { $n } est impossible
turn-next = Tourner
preview-label = Carte de { $name }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }
map-walled-off = Des murs séparent votre tuile de celle-ci{"\u00A0"}: vous pourriez la retourner, mais pas y entrer d’ici.
amount-of-gold = or
amount-of-building_materials = matériaux de construction
amount-of-valuables = objets de valeur
amount-of-movement = mouvement
