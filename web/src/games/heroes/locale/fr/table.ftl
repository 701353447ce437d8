# Banneret: table
end-round = manche { $n } sur { $of }
end-hero = { $name }, niveau { $level }
end-stands = { $flags ->
    [one] 1 drapeau
   *[other] { $flags } drapeaux
  } · { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
round-label = La manche
round-of = sur { $rounds }
round-kind = Manche { $round }{"\u00A0"}: { $kind ->
    [astrologers] manche des Astrologues
    [resource] manche de Revenus
   *[start] la partie commence
  }
goal-title = Objectif
goal-any = un seul suffit
goal-far = { $done } sur { $of }
seats-facts = niveau { $level } · { $flags ->
    [one] 1 drapeau
   *[other] { $flags } drapeaux
  } · pioche{"\u00A0"}{ $deck } · défausse{"\u00A0"}{ $discards }
tools-drawer = Héros, ressources et ville
foot-fields = case
foot-roll = lancer ou passer
foot-defend = défendre
foot-inspect = examiner
foot-build = bâtir
foot-people = troupes
foot-spells = sorts
foot-to-map = retour à la carte
desk-left = Votre héros, vos ressources et votre ville
phone-movement = { $left } points de mouvement sur { $full }
