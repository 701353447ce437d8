# Banneret: the page of a town
town-of = Town of { $name }
town-whose = { $own ->
    [yes] { $faction }; where your hero stands does not matter here
   *[no] { $faction }; what everybody may know
  }
town-built = { $n } of { $of } built
town-state = { $state ->
    [built] built
    [can] you can pay
   *[not] not yet
  }
town-legend-not = not yet, with the reason
town-to-map = To the map
town-build = Build it
town-needs = needs { $name }
town-used = token used this round
town-short = { $what } short
town-amount = { $amount } { $kind ->
   *[gold] gold
    [building_materials] { $amount ->
        [one] material
       *[other] materials
    }
    [valuables] { $amount ->
        [one] valuable
       *[other] valuables
    }
  }
town-actions = Town actions
town-once = once a round each
town-token-build = Build
town-token-population = Population
town-token-spell_book = Spell book
town-token-used = used this round
town-token-no-guild = there is no Mage Guild
town-token-ready = { $n ->
    [one] ready: one way to use it
   *[other] ready: { $n } ways to use it
  }
town-token-none = nothing possible now; why?
town-token-unused = not used yet
town-tokens-how = A used token turns to its dark side and comes back at the start of the next round.
town-buy-spell = Buy a spell
town-treasury = Treasury
town-after = now, then afterwards
town-income = Income
town-income-next = next in round { $n }
town-people = People
town-people-once = one use covers them all
town-second = Secondary hero
town-second-serves = already serves
town-second-how = instead of units, with the same token
town-why = Why not { $name }?
town-resource = { $kind ->
   *[gold] Gold
    [building_materials] Materials
    [valuables] Valuables
  }
