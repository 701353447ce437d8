# Banneret: combat
combat-board = Plateau de combat, 4 colonnes et 5 rangées
combat-moved-from = vient d’ici
combat-row-own-back = Votre arrière
combat-row-own-front = Votre front
combat-row-enemy-back = Arrière ennemi
combat-row-enemy-front = Front ennemi
combat-row-attacker-back = Arrière de l’attaquant
combat-row-attacker-front = Front de l’attaquant
combat-row-defender-back = Arrière du défenseur
combat-row-defender-front = Front du défenseur
combat-row-middle = Milieu
combat-row-walls = Murailles
combat-attacker = Attaquant
combat-defender = Défenseur
combat-guards = Gardes
combat-difficulty = Difficulté { $level }
combat-level = Niveau { $level }
combat-you = vous
combat-bot = bot
combat-own = à vous
combat-enemy = ennemi
combat-of-attacker = de l’attaquant
combat-of-defender = du défenseur
combat-say-attack = attaque { $n }
combat-say-defense = défense { $n }
combat-say-initiative = initiative { $n }
combat-say-health = { $left } points de vie sur { $of }
combat-say-empty = vide
combat-say-target = cible possible
combat-say-legal = vous pouvez{"\u00A0"}: { $what }
combat-say-damage = { $n ->
    [0] aucun dégât
    [1] { $span } dégât
   *[other] { $span } dégâts
  }
combat-verdict-falls = l’élimine
combat-verdict-may-fall = peut l’éliminer
combat-verdict-flips = passe à Quelques
combat-verdict-may-flip = peut passer à Quelques
combat-verdict-hurt = sur { $left } points de vie
combat-verdict-none = sur { $left } points de vie
combat-plate-falls = élimine
combat-plate-may-fall = peut éliminer
combat-plate-flips = retourne
combat-plate-may-flip = peut retourner
combat-plate-hurt = sur { $left }
combat-plate-none = sur { $left }
combat-piece-wall = Muraille
combat-piece-gate = Porte
combat-piece-fallen = Décombres
combat-piece-stands = debout
combat-piece-is-fallen = tombée
combat-break = l’abattre
combat-protected = Derrière une muraille ou une porte debout{"\u00A0"}: les tirs d’en face perdent 1
combat-legend-wall = { $side ->
    [0] derrière une muraille{"\u00A0"}: vos tirs perdent 1
    [1] derrière une muraille{"\u00A0"}: les tirs contre vous perdent 1
   *[other] derrière une muraille{"\u00A0"}: les tirs d’en face perdent 1
  }
combat-legend-gate = { $side ->
    [1] vous pouvez passer et rester dans la porte
   *[other] le défenseur peut passer et rester dans la porte
  }
combat-tower-place = à côté du plateau
combat-tower-note = À côté du plateau. Tire sur tout ennemi{"\u00A0"}; seuls tirs et cartes l’abîment.
combat-walls = Les murailles
combat-walls-standing = { $n } sur { $of } debout
combat-note-break = Une unité terrestre ou volante voisine peut l’abattre au lieu d’attaquer.
combat-note-tower = Quand les quatre sont tombés, la Tourelle disparaît aussi.
combat-note-wall = Une muraille protège la cible{"\u00A0"}: le tir perd 1.
combat-reserve = Réserve
combat-fallen = Tombés
combat-order = Ordre d’activation
combat-round-aside = tour { $n }
combat-deploying = déploiement
combat-round = Tour { $n }
combat-attacking = attaque
combat-attacked = est attaqué
combat-choosing = choix de la cible
combat-acting = agit
combat-skips = passe{"\u00A0"}: paralysé
combat-tie = { $whose ->
    [own] ou { $names }{"\u00A0"}: à vous de choisir
    [enemy] ou { $names }{"\u00A0"}: à l’ennemi de choisir
   *[other] ou { $names }
  }
combat-changed = { $stat } { $now } ({ $by })
combat-printed = imprimé { $n }
combat-now = Maintenant
combat-face-up = visible
combat-key-inspect = les deux faces de la carte
combat-key-targets = de cible en cible
combat-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
  }
combat-can-cast = sort possible
combat-has-cast = sort lancé
combat-spells-left = { $n ->
    [0] Plus de sort ce tour
    [one] Encore 1 sort ce tour
   *[other] Encore { $n } sorts ce tour
  }
combat-expert = Effets experts restants{"\u00A0"}: { $n }
combat-morale = Moral positif
combat-negative-morale = Moral négatif
combat-luck = Chance{"\u00A0"}: { $n }
combat-shackled = Ne peut pas se rendre
combat-lasting = Cartes qui durent
combat-ai = Cartes IA
combat-ai-deck = Dans la pioche IA
combat-ai-type = { $type ->
    [might] Force
    [magic] Magie
   *[skill] Compétence
  }{"\u00A0"}: { $n }
combat-ai-discard = Défaussées{"\u00A0"}: { $n }
combat-ai-drawn = piochée
combat-ai-waits = en attente
combat-ai-put-off = reportée
combat-ai-on = sur { $unit }
combat-ai-skill = compétence
combat-ai-seen = vue dans la pioche
combat-attack = L’attaque
combat-shot = Le tir
combat-retaliation = La riposte
combat-before-roll = avant le jet
combat-after-roll = les dés sont jetés
combat-against = contre
combat-outcome = Ce qui peut arriver{"\u00A0"}: { $unit }
combat-certain = certain
combat-odds = { $n } sur { $of }
combat-percent = { $percent } %
combat-row-none = aucun dégât
combat-row-hurt = sur { $left } points de vie
combat-row-flips = passe à Quelques
combat-row-flips-over = { $over ->
    [one] retourne, { $over } en reste
   *[other] retourne, { $over } en restent
  }
combat-row-falls = éliminé
combat-strikes-back = Puis riposte possible – { $unit }{"\u00A0"}: { $span } à { $target }.
combat-strikes-back-none = Puis riposte possible – { $unit }{"\u00A0"}: aucun dégât.
combat-may-fall = Éliminé{"\u00A0"}: { $chance }.
combat-no-retaliation = Personne ne riposte.
combat-acts = agit maintenant
combat-acts-own = votre unité agit
combat-targets = Cibles possibles
combat-take-back = Reprendre
combat-last-roll = Dernier jet
combat-pair = { $unit } contre { $target }
combat-pair-back = riposte{"\u00A0"}: { $unit } contre { $target }
combat-damage-list = { $n ->
    [0] aucun dégât
    [1] { $list } dégât
   *[other] { $list } dégâts
  }
combat-fell = éliminé
combat-flipped = de Groupe à Quelques
combat-saved = l’attaque a été annulée
combat-rerolled = relancé, montrait { $face }
combat-brief-back = puis riposte { $span }
combat-plays = { $name } joue
combat-end-win = { $whose ->
    [own] Victoire
    [enemy] Défaite
   *[other] { $name } l’emporte
  }
combat-end-retreat = { $whose ->
    [own] Vous battez en retraite
   *[other] { $name } bat en retraite
  }
combat-end-surrender = { $whose ->
    [own] Vous vous rendez
   *[other] { $name } se rend
  }
combat-end-time-up = Temps écoulé{"\u00A0"}: égalité
combat-end-drawn-battle = Égalité
combat-end-flee = Les gardes fuient

## Le plateau hexagonal
combat-hex-board = Champ de bataille, 13 colonnes et 9 rangées d’hexagones
combat-after-steps = { $n ->
    [one] après { $n } pas
   *[other] après { $n } pas
  }
combat-say-steps = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
  }
combat-plan = Avancer et attaquer{"\u00A0"}: { $name }
combat-plan-yes = Avancer et attaquer
combat-plan-place = Elle va en { $space }.
combat-plan-place-yes = Placer
combat-say-after-steps = { $n ->
    [one] cible possible après { $n } pas
   *[other] cible possible après { $n } pas
  }
combat-initiative-token = Jeton d’initiative{"\u00A0"}: commence quand les deux camps sont à égalité
combat-obstacles = Obstacles
combat-laying = { $name } en main{"\u00A0"}: choisissez sa place, ou un autre Obstacle.
combat-obstacle-turn = Le tourner
combat-lay = Poser{"\u00A0"}: { $name }
combat-lay-yes = Le poser ici
combat-obstacle-turned = { $n }°
combat-whole-board = Montrer tout le plateau
combat-legend-reach = Portée en pas{"\u00A0"}: { $unit }
combat-legend-far = { $unit }{"\u00A0"}: tir pénalisé dès { $n } cases
