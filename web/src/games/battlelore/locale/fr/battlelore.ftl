# Banneret : une aventure de BattleLore
battlelore-side = { $side ->
    [standard] Étendard
   *[pennant] Fanion
  }
battlelore-board = Le champ de bataille{"\u00A0"}: neuf rangées de cases, trois sections
battlelore-hex = Case { $hex }
battlelore-led = { $unit } avec { $hero }
battlelore-unit = { $unit } ({ $side })
battlelore-banner = { $banner ->
    [green] bannière verte
    [blue] bannière bleue
   *[red] bannière rouge
  }
battlelore-figures = { $n } figurines sur { $of }
battlelore-figures-left = { $n ->
    [one] 1 figurine
   *[other] { $n } figurines
  }
battlelore-dice = { $n ->
    [one] 1 dé
   *[other] { $n } dés
  }
battlelore-bold = { $n ->
    [one] vaillante
   *[other] vaillante { $n }
  }
battlelore-bold-why = { $n ->
    [one] Vaillante{"\u00A0"}: elle peut ignorer un drapeau et riposter.
   *[other] Vaillante{"\u00A0"}: elle peut ignorer { $n } drapeaux et riposter.
  } { $supported ->
    [yes] Des amis se tiennent à ses côtés.
   *[no] {""}
  }
battlelore-supported = soutenue
battlelore-frightened = craintive
battlelore-deed = acte héroïque
battlelore-ordered = a reçu un ordre
battlelore-battled = a combattu
battlelore-chests = { $n ->
    [one] 1 coffre
   *[other] { $n } coffres
  }
battlelore-quest = Une quête attend ici
battlelore-mist = Brume
battlelore-caltrops = Chausse-trapes
battlelore-goal = { $side ->
    [standard] Le camp des étendards
   *[pennant] Le camp des fanions
  } a { $n ->
    [one] une bannière
   *[other] { $n } bannières
  } tant qu’il tient ceci.
battlelore-tip-figures = figurines
battlelore-tip-dice = dés
battlelore-tip-march = pas
battlelore-tip-range = portée

battlelore-section = { $section ->
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
battlelore-phases = Les phases d’un tour
battlelore-phase = { $phase ->
    [command] Carte
    [order] Ordres
    [move] Marche
    [combat] Combat
   *[draw] Pioche
  }
battlelore-battle = Le combat
battlelore-battle-kind = { $kind ->
    [back] Riposte
    [bonus] Attaque en plus
    [attack] Le combat
   *[other] Dés
  }
battlelore-battle-when = { $when ->
    [before] avant le jet
   *[after] jet fait
  }
battlelore-rolled = Les dés
battlelore-does = { $does ->
    [hit] touche
    [flag] drapeau
    [lore] arcane
   *[miss] rien
  }
battlelore-dice-why = { $banner ->
    [green] { $base } bannière verte
    [blue] { $base } bannière bleue
    [red] { $base } bannière rouge
   *[none] { $base } à elle
  }{ $more ->
    [0] {""}
   *[other] , { NUMBER($more, signDisplay: "always") } ici
  }
battlelore-plate = { $n ->
    [one] 1 dé
   *[other] { $n } dés
  } · { $gone } %
battlelore-fate-hurt = Perd des figurines, survit
battlelore-fate = { $kind ->
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
battlelore-percent = { $n } %
battlelore-ignores = { $n ->
    [one] Un drapeau peut être ignoré.
   *[other] { $n } drapeaux peuvent être ignorés.
  }
battlelore-stride = Elle fuit de { $n } cases par drapeau.
battlelore-panics = Elle teste la panique en chemin.
battlelore-retreat = Le repli
battlelore-retreat-whose = { $own ->
    [yes] votre choix, case par case
   *[no] le choix de l’adversaire
  }
battlelore-retreat-ways = { $n ->
    [one] Un chemin de repli
   *[other] { $n } chemins de repli
  }
battlelore-retreat-flags = { $n ->
    [one] Un drapeau contre elle.
   *[other] { $n } drapeaux contre elle.
  }
battlelore-retreat-steps = { $n ->
    [one] Encore une case.
   *[other] Encore { $n } cases.
  } Une case impossible coûte une figurine.
battlelore-councils = Conseils de guerre
battlelore-levels = { $n ->
    [one] 1 niveau
   *[other] { $n } niveaux
  }
battlelore-level = niveau { $n }
battlelore-heroes = Héros
battlelore-fate-of = { $fate ->
    [fighting] { $role ->
        [leader] mène une troupe
       *[champion] combat en Champion
      }
    [wounded] blessé
    [withdrawn] a quitté le champ de bataille
   *[absent] pas sur le champ de bataille
  }
battlelore-wounds = Blessures
battlelore-costs = { $n } arcane
battlelore-played = { $own ->
    [yes] Jouée
   *[no] L’adversaire joue
  }
battlelore-hand = Commandement { $n }{ $when ->
    [now] {" "}· doré{"\u00A0"}: maintenant
   *[later] {" "}· au prochain tour
  }
battlelore-hand-label = { $n ->
    [one] 1 carte Commandement en main
   *[other] { $n } cartes Commandement en main
  }
battlelore-spells = Arcane { $n } sur { $of }{ $when ->
    [now] {" "}· doré{"\u00A0"}: maintenant
   *[later] {""}
  }
battlelore-spells-label = { $n ->
    [one] 1 carte arcane en main
   *[other] { $n } cartes arcane en main
  }
battlelore-no-spells = Aucune carte arcane
battlelore-tokens = Jetons arcane
battlelore-cards = Cartes Commandement
battlelore-yours = les vôtres
battlelore-holds = Cartes en main
battlelore-cup = { $name }{"\u00A0"}: { $tokens ->
    [one] 1 jeton arcane
   *[other] { $tokens } jetons arcane
  }, { $cards ->
    [one] 1 carte Commandement
   *[other] { $cards } cartes Commandement
  }, { $spells ->
    [one] 1 carte arcane
   *[other] { $spells } cartes arcane
  }
battlelore-victory = Bannières de victoire{"\u00A0"}; { $n } pour gagner
battlelore-first-to = premier à
battlelore-steps = Les étapes
battlelore-roll = { $n ->
    [one] Lancer 1 dé
   *[other] Lancer { $n } dés
  }
battlelore-ask-blow = Combattre avec { $n ->
    [one] 1 dé
   *[other] { $n } dés
  }{"\u00A0"}?
battlelore-these = Prendre ces { $n } cartes
battlelore-choose = Choisissez-en { $n }{"\u00A0"}: { $chosen } jusqu’ici.
battlelore-plan-move = { $unit } avance
battlelore-plan-steps = { $n ->
    [one] Un hexagone
   *[other] { $n } hexagones
}
battlelore-plan-go = Y aller
battlelore-say-reach = { $n ->
    [one] L’unité choisie y va en un pas
   *[other] L’unité choisie y va en { $n } pas
}
battlelore-say-strike = { $n ->
    [0] L’unité choisie peut frapper ici
    [one] L’unité choisie peut frapper ici après un pas
   *[other] L’unité choisie peut frapper ici après { $n } pas
}
battlelore-ask-at = { $unit } contre { $target }
battlelore-do-play = La jouer
battlelore-do-lore = La jouer
battlelore-do-keep = La garder
battlelore-do-take = La garder
battlelore-do-take_artifact = Le garder
battlelore-do-drop = La défausser
battlelore-do-buy = L’acheter
battlelore-do-give = Le donner
battlelore-do-leave = L’abandonner
battlelore-do-learn = L’apprendre

## Ce qui se joue.

mode-battlelore = BattleLore
battlelore-end-banners = { $n } bannières sur { $of }
battlelore-end-round = manche { $n }
amount-of-lore = arcane
amount-of-treasure = trésor
foot-hexes = cases
battlelore-mark-losses = Pertes{"\u00A0"}: { $count }
battlelore-mark-progress = Progrès des héros{"\u00A0"}: { $count }
battlelore-mark-goals = Objectifs atteints{"\u00A0"}: { $count }
