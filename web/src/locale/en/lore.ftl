# Banneret: an adventure of BattleLore
lore-side = { $side ->
    [standard] Standard
   *[pennant] Pennant
  }
lore-board = The field: nine rows of hexes, three sections
lore-hex = Hex { $hex }
lore-led = { $unit } with { $hero }
lore-unit = { $unit } ({ $side })
lore-banner = { $banner ->
    [green] green banner
    [blue] blue banner
   *[red] red banner
  }
lore-figures = { $n } of { $of } figures
lore-figures-left = { $n ->
    [one] 1 figure
   *[other] { $n } figures
  }
lore-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
lore-bold = { $n ->
    [one] bold
   *[other] bold { $n }
  }
lore-bold-why = { $n ->
    [one] Bold: may ignore one flag and battle back.
   *[other] Bold: may ignore { $n } flags and battle back.
  } { $supported ->
    [yes] Friends stand beside it.
   *[no] {""}
  }
lore-supported = supported
lore-frightened = frightened
lore-deed = heroic deed
lore-ordered = ordered
lore-battled = has battled
lore-chests = { $n ->
    [one] 1 chest
   *[other] { $n } chests
  }
lore-quest = A quest waits here
lore-mist = Mist
lore-caltrops = Caltrops
lore-goal = { $side ->
    [standard] The standard side
   *[pennant] The pennant side
  } has { $n ->
    [one] one banner
   *[other] { $n } banners
  } for holding this.
lore-tip-figures = figures
lore-tip-dice = dice
lore-tip-march = moves
lore-tip-range = range

lore-section = { $section ->
    [left] Left wing
    [centre] Centre
   *[right] Right wing
  }{ $ordered ->
    [orders] {" "}· { $orders ->
        [one] 1 order
       *[other] { $orders } orders
      }
    [ordered] , ordered
   *[no] {""}
  }
lore-phases = The phases of a turn
lore-phase = { $phase ->
    [command] Command
    [order] Order
    [move] Move
    [combat] Combat
   *[draw] Draw
  }
lore-battle = The battle
lore-battle-kind = { $kind ->
    [back] Battling back
    [bonus] Bonus attack
    [attack] The battle
   *[other] Dice
  }
lore-battle-when = { $when ->
    [before] before the roll
   *[after] rolled
  }
lore-rolled = The dice
lore-does = { $does ->
    [hit] hit
    [flag] flag
    [lore] lore
   *[miss] miss
  }
lore-dice-why = { $banner ->
    [green] { $base } green banner
    [blue] { $base } blue banner
    [red] { $base } red banner
   *[none] { $base } of its own
  }{ $more ->
    [0] {""}
   *[other] , { NUMBER($more, signDisplay: "always") } here
  }
lore-plate = { $n ->
    [one] 1 die
   *[other] { $n } dice
  } · { $gone } %
lore-fate = { $kind ->
    [eliminated] Eliminated, banner { $banner }
    [back] { $hexes ->
        [one] Driven back 1 hex
       *[other] Driven back { $hexes } hexes
      }
   *[stands] { $back ->
        [0] Stands
       *[other] Stands, battles back with { $back }
      }
  }
lore-percent = { $n } %
lore-ignores = { $n ->
    [one] One flag may be ignored.
   *[other] { $n } flags may be ignored.
  }
lore-stride = It runs { $n } hexes a flag.
lore-panics = It tests for panic on the way.
lore-retreat = Falling back
lore-retreat-whose = { $own ->
    [yes] your choice, hex by hex
   *[no] the other side’s choice
  }
lore-retreat-ways = { $n ->
    [one] One way back
   *[other] { $n } ways back
  }
lore-retreat-flags = { $n ->
    [one] One flag against it.
   *[other] { $n } flags against it.
  }
lore-retreat-steps = { $n ->
    [one] One hex to go.
   *[other] { $n } hexes to go.
  } A hex that cannot be taken costs a figure.
lore-councils = War councils
lore-levels = { $n ->
    [one] 1 level
   *[other] { $n } levels
  }
lore-level = level { $n }
lore-heroes = The heroes
lore-fate-of = { $fate ->
    [fighting] { $role ->
        [leader] leads a troop
       *[champion] fights as a Champion
      }
    [wounded] wounded
    [withdrawn] left the field
   *[absent] not on the field
  }
lore-wounds = Wounds
lore-costs = { $n } lore
lore-played = { $own ->
    [yes] Played
   *[no] They play
  }
lore-hand = Command { $n }{ $when ->
    [now] {" "}· gold: now
   *[later] {" "}· next turn
  }
lore-hand-label = { $n ->
    [one] 1 Command card in your hand
   *[other] { $n } Command cards in your hand
  }
lore-spells = Lore { $n } of { $of }{ $when ->
    [now] {" "}· gold: now
   *[later] {""}
  }
lore-spells-label = { $n ->
    [one] 1 lore card in your hand
   *[other] { $n } lore cards in your hand
  }
lore-no-spells = No lore card
lore-tokens = Lore tokens
lore-cards = Command cards
lore-yours = yours
lore-holds = Cards in hand
lore-cup = { $name }: { $tokens ->
    [one] 1 lore token
   *[other] { $tokens } lore tokens
  }, { $cards ->
    [one] 1 Command card
   *[other] { $cards } Command cards
  }, { $spells ->
    [one] 1 lore card
   *[other] { $spells } lore cards
  }
lore-victory = Victory banners; { $n } win
lore-first-to = first to
lore-steps = The steps
lore-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
  }
lore-ask-blow = Battle with { $n ->
    [one] 1 die
   *[other] { $n } dice
  }?
lore-ask-at = { $unit } at { $target }
lore-do-play = Play it
lore-do-lore = Play it
lore-do-keep = Keep it
lore-do-take = Keep it
lore-do-take_artifact = Keep it
lore-do-drop = Discard it
lore-do-buy = Buy it
lore-do-give = Give it
lore-do-leave = Give it up
lore-do-learn = Learn it
