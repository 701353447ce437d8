# Banneret: dice, statistics and units
die-face = { $kind ->
   *[attack] Attack die
    [resource] Resource die
    [treasure] Treasure die
  }: { $face }
die-map = { $kind ->
   *[attack] Attack die
    [resource] Resource die
    [treasure] Treasure die
  }: { $what ->
   *[gold] { $amount } gold
    [building_materials] { $amount } building materials
    [valuables] { $amount } valuables
    [experience] experience
    [artifact] an artifact
    [resource] { $amount ->
        [one] a resource die
       *[other] { $amount } resource dice
    }
  }
stat = { $stat ->
   *[attack] Attack
    [defense] Defense
    [hp] Health
    [initiative] Initiative
    [power] Power
    [knowledge] Knowledge
    [movement] Movement
    [experience] Experience
  }
unit-side = { $side ->
   *[few] Few
    [pack] Pack
  }
unit-no-ability = No ability on this side.
unit-reinforce = Reinforce
unit-recruit = Recruit
unit-token = { $token ->
    [defense_token] defends
    [paralysed] paralysed
    [silenced] silenced
    [warded] warded
    [retaliated] has struck back
   *[acted] has activated
  }
unit-state = { $state ->
    [active] acting
   *[legal] can be chosen
    [target] can be attacked
    [chosen] chosen target
  }
