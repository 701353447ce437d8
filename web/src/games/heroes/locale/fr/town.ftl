# Banneret : la page d’une ville
town-of = Ville de { $name }
town-whose = { $own ->
    [yes] { $faction }{"\u00A0"}; peu importe ici où se trouve votre héros
   *[no] { $faction }{"\u00A0"}; ce que tout le monde peut savoir
  }
town-built = { $n } sur { $of } construits
town-state = { $state ->
    [built] construit
    [can] vous pouvez payer
   *[not] pas encore
  }
town-legend-not = pas encore, avec la raison
town-to-map = Vers la carte
town-build = Construire
town-needs = il faut{"\u00A0"}: { $name }
town-used = jeton déjà utilisé
town-short = il manque { $what }
town-amount = { $amount } { $kind ->
   *[gold] or
    [building_materials] { $amount ->
        [one] matériau
       *[other] matériaux
    }
    [valuables] { $amount ->
        [one] richesse
       *[other] richesses
    }
  }
town-actions = Actions de ville
town-once = une fois par manche chacune
town-token-build = Bâtir
town-token-population = Peuple
town-token-spell_book = Livre de sorts
town-token-used = utilisé cette manche
town-token-no-guild = il n’y a pas de Guilde des Mages
town-token-ready = { $n ->
    [one] prêt{"\u00A0"}: une seule possibilité
   *[other] prêt{"\u00A0"}: { $n } possibilités
  }
town-token-none = rien de possible{"\u00A0"}; pourquoi{"\u00A0"}?
town-token-unused = pas encore utilisé
town-tokens-how = Un jeton utilisé montre sa face sombre et revient au début de la manche suivante.
town-buy-spell = Acheter un sort
town-treasury = Trésor
town-after = maintenant, puis après
town-income = Revenu
town-income-next = prochain à la manche { $n }
town-people = Peuple
town-people-once = un seul usage pour tous
town-second = Héros secondaire
town-second-serves = déjà à votre service
town-second-how = au lieu d’unités, avec le même jeton
town-why = Pourquoi pas { $name }{"\u00A0"}?
town-resource = { $kind ->
   *[gold] Or
    [building_materials] Matériaux
    [valuables] Richesses
  }
