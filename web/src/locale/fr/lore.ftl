# Banneret : une aventure de BattleLore
lore-side = { $side ->
    [standard] Étendard
   *[pennant] Fanion
  }
lore-board = Le champ de bataille : neuf rangées de cases, trois sections
lore-hex = Case { $hex }
lore-led = { $unit } avec { $hero }
lore-unit = { $unit } ({ $side })
lore-banner = { $banner ->
    [green] bannière verte
    [blue] bannière bleue
   *[red] bannière rouge
  }
lore-figures = { $n } figurines sur { $of }
lore-figures-left = { $n ->
    [one] 1 figurine
   *[other] { $n } figurines
  }
lore-dice = { $n ->
    [one] 1 dé
   *[other] { $n } dés
  }
lore-bold = { $n ->
    [one] vaillante
   *[other] vaillante { $n }
  }
lore-bold-why = { $n ->
    [one] Vaillante : elle peut ignorer un drapeau et riposter.
   *[other] Vaillante : elle peut ignorer { $n } drapeaux et riposter.
  } { $supported ->
    [yes] Des amis se tiennent à ses côtés.
   *[no] {""}
  }
lore-supported = soutenue
lore-frightened = craintive
lore-deed = acte héroïque
lore-ordered = a reçu un ordre
lore-battled = a combattu
lore-chests = { $n ->
    [one] 1 coffre
   *[other] { $n } coffres
  }
lore-quest = Une quête attend ici
lore-mist = Brume
lore-caltrops = Chausse-trapes
lore-goal = { $side ->
    [standard] Le camp des étendards
   *[pennant] Le camp des fanions
  } a { $n ->
    [one] une bannière
   *[other] { $n } bannières
  } tant qu’il tient ceci.
lore-tip-figures = figurines
lore-tip-dice = dés
lore-tip-march = pas
lore-tip-range = portée

lore-section = { $section ->
    [left] Aile gauche
    [centre] Centre
   *[right] Aile droite
  }{ $ordered ->
    [orders] {" "}· { $orders ->
        [one] 1 ordre
       *[other] { $orders } ordres
      }
    [ordered] , ordres donnés
   *[no] {""}
  }
lore-phases = Les phases d’un tour
lore-phase = { $phase ->
    [command] Carte
    [order] Ordres
    [move] Marche
    [combat] Combat
   *[draw] Pioche
  }
lore-battle = Le combat
lore-battle-kind = { $kind ->
    [back] Riposte
    [bonus] Attaque en plus
    [attack] Le combat
   *[other] Dés
  }
lore-battle-when = { $when ->
    [before] avant le jet
   *[after] jet fait
  }
lore-rolled = Les dés
lore-does = { $does ->
    [hit] touche
    [flag] drapeau
    [lore] arcane
   *[miss] rien
  }
lore-dice-why = { $banner ->
    [green] { $base } bannière verte
    [blue] { $base } bannière bleue
    [red] { $base } bannière rouge
   *[none] { $base } à elle
  }{ $more ->
    [0] {""}
   *[other] , { NUMBER($more, signDisplay: "always") } ici
  }
lore-plate = { $n ->
    [one] 1 dé
   *[other] { $n } dés
  } · { $gone } %
lore-fate = { $kind ->
    [eliminated] Éliminée, bannière { $banner }
    [back] { $hexes ->
        [one] Repoussée d’1 case
       *[other] Repoussée de { $hexes } cases
      }
   *[stands] { $back ->
        [0] Tient bon
       *[other] Tient bon, riposte avec { $back }
      }
  }
lore-percent = { $n } %
lore-ignores = { $n ->
    [one] Un drapeau peut être ignoré.
   *[other] { $n } drapeaux peuvent être ignorés.
  }
lore-stride = Elle fuit de { $n } cases par drapeau.
lore-panics = Elle teste la panique en chemin.
lore-retreat = Le repli
lore-retreat-whose = { $own ->
    [yes] votre choix, case par case
   *[no] le choix de l’adversaire
  }
lore-retreat-ways = { $n ->
    [one] Un chemin de repli
   *[other] { $n } chemins de repli
  }
lore-retreat-flags = { $n ->
    [one] Un drapeau contre elle.
   *[other] { $n } drapeaux contre elle.
  }
lore-retreat-steps = { $n ->
    [one] Encore une case.
   *[other] Encore { $n } cases.
  } Une case impossible coûte une figurine.
lore-councils = Conseils de guerre
lore-levels = { $n ->
    [one] 1 niveau
   *[other] { $n } niveaux
  }
lore-level = niveau { $n }
lore-heroes = Héros
lore-fate-of = { $fate ->
    [fighting] { $role ->
        [leader] mène une troupe
       *[champion] combat en Champion
      }
    [wounded] blessé
    [withdrawn] a quitté le champ
   *[absent] pas sur le champ
  }
lore-wounds = Blessures
lore-costs = { $n } arcane
lore-played = { $own ->
    [yes] Jouée
   *[no] L’adversaire joue
  }
lore-hand = Commandement { $n }{ $when ->
    [now] {" "}· doré : maintenant
   *[later] {" "}· au prochain tour
  }
lore-hand-label = { $n ->
    [one] 1 carte Commandement en main
   *[other] { $n } cartes Commandement en main
  }
lore-spells = Arcane { $n } sur { $of }{ $when ->
    [now] {" "}· doré : maintenant
   *[later] {""}
  }
lore-spells-label = { $n ->
    [one] 1 carte arcane en main
   *[other] { $n } cartes arcane en main
  }
lore-no-spells = Aucune carte arcane
lore-tokens = Jetons arcane
lore-cards = Cartes Commandement
lore-yours = les vôtres
lore-holds = Cartes en main
lore-cup = { $name } : { $tokens ->
    [one] 1 jeton arcane
   *[other] { $tokens } jetons arcane
  }, { $cards ->
    [one] 1 carte Commandement
   *[other] { $cards } cartes Commandement
  }, { $spells ->
    [one] 1 carte arcane
   *[other] { $spells } cartes arcane
  }
lore-victory = Bannières de victoire ; { $n } pour gagner
lore-first-to = premier à
lore-steps = Les étapes
lore-roll = { $n ->
    [one] Lancer 1 dé
   *[other] Lancer { $n } dés
  }
lore-ask-blow = Combattre avec { $n ->
    [one] 1 dé
   *[other] { $n } dés
  } ?
lore-ask-at = { $unit } contre { $target }
lore-do-play = La jouer
lore-do-lore = La jouer
lore-do-keep = La garder
lore-do-take = La garder
lore-do-take_artifact = Le garder
lore-do-drop = La défausser
lore-do-buy = L’acheter
lore-do-give = Le donner
lore-do-leave = L’abandonner
lore-do-learn = L’apprendre
