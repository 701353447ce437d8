# Banneret: Würfel, Werte und Einheiten
die-face = { $kind ->
   *[attack] Angriffswürfel
    [resource] Ressourcenwürfel
    [treasure] Schatzwürfel
  }: { $face }
die-map = { $kind ->
   *[attack] Angriffswürfel
    [resource] Ressourcenwürfel
    [treasure] Schatzwürfel
  }: { $what ->
   *[gold] { $amount } Gold
    [building_materials] { $amount } Baumaterial
    [valuables] { $amount } Kostbarkeiten
    [experience] Erfahrung
    [artifact] ein Artefakt
    [resource] { $amount ->
        [one] ein Ressourcenwürfel
       *[other] { $amount } Ressourcenwürfel
    }
  }
stat = { $stat ->
   *[attack] Angriff
    [defense] Verteidigung
    [hp] Leben
    [initiative] Initiative
    [power] Macht
    [knowledge] Wissen
    [movement] Bewegung
    [experience] Erfahrung
  }
unit-side = { $side ->
   *[few] Wenige
    [pack] Rudel
  }
unit-no-ability = Keine Fähigkeit auf dieser Seite.
unit-reinforce = Verstärken
unit-recruit = Anwerben
unit-token = { $token ->
    [defense_token] verteidigt sich
    [paralysed] gelähmt
    [silenced] verstummt
    [warded] geschützt
    [retaliated] hat zurückgeschlagen
   *[acted] war am Zug
  }
unit-state = { $state ->
    [active] handelt
   *[legal] wählbar
    [target] angreifbar
    [chosen] gewähltes Ziel
  }
