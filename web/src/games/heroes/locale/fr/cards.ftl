# Banneret: cartes en main et paquets
card-or = ou
hand-label = { $n ->
    [0] Votre main est vide
    [one] Votre main{"\u00A0"}: 1 carte
   *[other] Votre main{"\u00A0"}: { $n } cartes
  }
hand-empty = Aucune carte en main
card-moment = { $moment ->
    [combat] Seulement en combat
    [map] Seulement sur la carte
    [recruit] En recrutant
    [guild] En achetant un sort
    [won] Après une victoire
    [guarded] Devant des gardes
    [attack] Quand vous attaquez
    [defense] Quand on vous attaque
    [activation] Quand votre unité agit
    [enemy_spell] Contre un sort
    [own_spell] Après votre sort
    [loss] Quand une unité tombe
    [start] Au début d’un combat
    [extend] Quand le temps est écoulé
    [roll] Après le jet
   *[power] Avec un sort
  }
card-clause = { $clause ->
    [H3-CBC-01] Un sort par tour de combat
    [H3-ABL-03] Plus d’effet expert
    [H3-GEN-04] Vous ne pouvez pas payer
   *[H3-CBS-26] Pas pour les gardes
  }
card-not-now = Pas maintenant
card-in-deck = { $n ->
    [one] encore 1 dans la pioche
   *[other] encore { $n } dans la pioche
  }
pile = { $kind ->
    [deck] pioche
   *[discard] défausse
  }
pile-label = { $kind ->
    [deck] Votre pioche{"\u00A0"}: { $n } cartes. La parcourir
   *[discard] Votre défausse{"\u00A0"}: { $n }. { $top }. La parcourir
  }
pile-own-deck = Votre pioche
pile-discard-of = { $mine ->
    [yes] Votre défausse
   *[no] Défausse de { $name }
  }
pile-removed-of = { $mine ->
    [yes] Retirées de votre paquet
   *[no] Retirées{"\u00A0"}: { $name }
  }
pile-shared = { $deck ->
    [ability] Défausse des compétences
    [artifact] Défausse des artefacts
    [spell] Défausse des sorts
   *[other] Défausse
  }
pile-note-deck = Sans ordre{"\u00A0"}: personne ne sait ce qui vient.
pile-note-discard = Face visible, la carte du dessus d’abord.
pile-note-shared = { $n ->
    [one] Face visible, la carte du dessus d’abord{"\u00A0"}; il reste 1 carte dans la pioche.
   *[other] Face visible, la carte du dessus d’abord{"\u00A0"}; il reste { $n } cartes dans la pioche.
  }
pile-empty = Il n’y a rien ici.
