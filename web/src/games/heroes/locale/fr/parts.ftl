# Banneret: dés, caractéristiques et unités
die-face = { $kind ->
   *[attack] Dé d’attaque
    [resource] Dé Ressource
    [treasure] Dé Trésor
  }{"\u00A0"}: { $face }
die-map = { $kind ->
   *[attack] Dé d’attaque
    [resource] Dé Ressource
    [treasure] Dé Trésor
  }{"\u00A0"}: { $what ->
   *[gold] { $amount } or
    [building_materials] { $amount } matériaux de construction
    [valuables] { $amount } objets de valeur
    [experience] expérience
    [artifact] un artefact
    [resource] { $amount ->
        [one] un dé Ressource
       *[other] { $amount } dés Ressource
    }
  }
stat = { $stat ->
   *[attack] Attaque
    [defense] Défense
    [hp] Vie
    [initiative] Initiative
    [power] Puissance
    [knowledge] Savoir
    [movement] Mouvement
    [experience] Expérience
  }
unit-side = { $side ->
   *[few] Quelques
    [pack] Groupe
  }
unit-no-ability = Aucune capacité de ce côté.
unit-reinforce = Renforcer
unit-recruit = Recruter
unit-token = { $token ->
    [defense_token] se défend
    [paralysed] paralysée
    [silenced] réduite au silence
    [warded] protégée
    [retaliated] a riposté
   *[acted] a été activée
  }
unit-state = { $state ->
    [active] agit
   *[legal] peut être choisie
    [target] peut être attaquée
    [chosen] cible choisie
  }
