# Banneret : les aventures de BattleLore à l’atelier

workshop-new-battlelore = Une petite bataille jouable aussitôt
workshop-section-battleground = Champ de bataille
workshop-section-battleground-about = Terrains, sites, remparts et troupes des deux camps.
workshop-section-battle = Bataille
workshop-section-battle-about = Son nom, et qui joue le premier tour.
workshop-section-banners = Victoire
workshop-section-banners-about = Combien de bannières l’emportent, ce qu’il faut tenir pour en avoir, et jusqu’où l’on voit.
workshop-section-councils = Conseils de Guerre
workshop-section-councils-about = Les arcanes, les niveaux de chaque camp et combien de cartes il tient.
workshop-section-reserves = Réserves
workshop-section-reserves-about = Les troupes qui viennent avant le premier tour dans une section choisie par leur joueur.
workshop-section-treasure = Pour les héros
workshop-section-treasure-about = Coffres, tombes, quête, tentes, et ce que les héros gagnent encore.
workshop-lore-tray = Ce que l’on peut peindre
workshop-lore-take = Prendre{"\u00A0"}: { $what }
workshop-lore-terrain = Terrain
workshop-lore-landmarks = Sites
workshop-lore-units = Unités
workshop-lore-unit = Unité
workshop-lore-of = Notes
workshop-lore-side = Camp
workshop-lore-countryside = campagne
workshop-lore-chest = Coffre
workshop-lore-chest-how = Un trésor caché. Chaque clic en ajoute un.
workshop-lore-grave = Tombe
workshop-lore-grave-how = Un coffre ici vaut un jeton d’expérience de plus, sauf si c’est un piège.
workshop-lore-quest = Quête
workshop-lore-quest-how = Là où un héros à pied peut accomplir la quête. Il n’y en a qu’une.
workshop-lore-hold = Objectif
workshop-lore-hold-how = Des cases qui rapportent des bannières au camp choisi tant qu’il les occupe toutes.
workshop-lore-tent = Tente
workshop-lore-tent-how = Là où se dresse la tente de commandement du camp choisi{"\u00A0"}; un nouveau clic, et le camp la dresse lui-même.
workshop-lore-wall = Rempart
workshop-lore-wall-how = Cliquez sur le côté d’une case qui doit avoir un rempart. Au clavier{"\u00A0"}: Entrée sur la case, puis ses côtés ci-dessous.
workshop-lore-wall-to = Rempart vers { $hex }
workshop-lore-count = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
  }
workshop-lore-reserves = { $n ->
    [0] pas de réserves
    [one] 1 réserve
   *[other] { $n } réserves
  }
workshop-lore-council = { $n ->
    [0] pas de conseil
    [one] conseil de 1 niveau
   *[other] conseil de { $n } niveaux
  }
workshop-lore-banners = { $n ->
    [one] { $n } bannière l’emporte
   *[other] { $n } bannières l’emportent
  }
workshop-lore-painting = Peindre{"\u00A0"}: { $what }
workshop-lore-painting-how = Cliquez sur une case, ou glissez sur plusieurs. Au clavier{"\u00A0"}: Entrée, ou Maj et les flèches.
workshop-lore-moving = Vers où{"\u00A0"}?
workshop-lore-moving-how = Cliquez sur une case. Qui s’y tient change de place.
workshop-lore-enough = Assez
workshop-lore-move = Déplacer
workshop-lore-remove = Enlever
workshop-lore-howto = Prenez un terrain, une unité ou un jeton et peignez, ou choisissez une case.
