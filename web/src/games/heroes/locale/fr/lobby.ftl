# Banneret: salon
lobby-open = Libre
lobby-faction = Faction
lobby-hero = Héros
lobby-buildings = Construit
lobby-army = Armée
lobby-guards = Gardes
lobby-army-of = { $side ->
    [0] { $name }, à l’attaque
   *[1] { $name }, en défense
  }
lobby-army-drawn = Tirée au sort au début du combat.
lobby-army-none = Commence sans unités{"\u00A0"}; elles se recrutent en chemin.
lobby-copies = { $count } exemplaires
lobby-legend-start = tuile de départ
lobby-legend-down = face cachée jusqu’à sa découverte
lobby-start = Au départ
sharing-share = Partager par un lien
