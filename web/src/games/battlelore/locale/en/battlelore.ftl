# Banneret: an adventure of BattleLore
battlelore-side = { $side ->
    [standard] Standard
   *[pennant] Pennant
  }
battlelore-board = The battlefield: nine rows of hexes, three sections
battlelore-hex = Hex { $hex }
battlelore-led = { $unit } with { $hero }
battlelore-unit = { $unit } ({ $side })
battlelore-banner = { $banner ->
    [green] green banner
    [blue] blue banner
   *[red] red banner
  }
battlelore-figures = { $n } of { $of } figures
battlelore-figures-left = { $n ->
    [one] 1 figure
   *[other] { $n } figures
  }
battlelore-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
battlelore-bold = { $n ->
    [one] bold
   *[other] bold { $n }
  }
battlelore-bold-why = { $n ->
    [one] Bold: may ignore one flag and battle back.
   *[other] Bold: may ignore { $n } flags and battle back.
  } { $supported ->
    [yes] Friends stand next to it.
   *[no] {""}
  }
battlelore-supported = supported
battlelore-frightened = frightened
battlelore-deed = heroic deed
battlelore-ordered = ordered
battlelore-battled = has battled
battlelore-chests = { $n ->
    [one] 1 chest
   *[other] { $n } chests
  }
battlelore-quest = A quest waits here
battlelore-mist = Mist
battlelore-caltrops = Caltrops
battlelore-goal = { $side ->
    [standard] The standard side
   *[pennant] The pennant side
  } has { $n ->
    [one] one banner
   *[other] { $n } banners
  } for holding this.
battlelore-tip-figures = figures
battlelore-tip-dice = dice
battlelore-tip-march = moves
battlelore-tip-range = range

battlelore-section = { $section ->
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
battlelore-phases = The phases of a turn
battlelore-phase = { $phase ->
    [command] Command
    [order] Order
    [move] Move
    [combat] Combat
   *[draw] Draw
  }
battlelore-battle = The battle
battlelore-battle-kind = { $kind ->
    [back] Battling back
    [bonus] Bonus attack
    [attack] The battle
   *[other] Dice
  }
battlelore-battle-when = { $when ->
    [before] before the roll
   *[after] rolled
  }
battlelore-rolled = The dice
battlelore-does = { $does ->
    [hit] hit
    [flag] flag
    [lore] lore
   *[miss] miss
  }
battlelore-dice-why = { $banner ->
    [green] { $base } green banner
    [blue] { $base } blue banner
    [red] { $base } red banner
   *[none] { $base } of its own
  }{ $more ->
    [0] {""}
   *[other] , { NUMBER($more, signDisplay: "always") } here
  }
battlelore-plate = { $n ->
    [one] 1 die
   *[other] { $n } dice
  } · { $gone } %
battlelore-fate-hurt = Loses figures, lives
battlelore-fate = { $kind ->
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
battlelore-percent = { $n } %
battlelore-ignores = { $n ->
    [one] One flag may be ignored.
   *[other] { $n } flags may be ignored.
  }
battlelore-stride = It runs { $n } hexes per flag.
battlelore-panics = It tests for panic on the way.
battlelore-retreat = Falling back
battlelore-retreat-whose = { $own ->
    [yes] your choice, hex by hex
   *[no] the other side’s choice
  }
battlelore-retreat-ways = { $n ->
    [one] One way back
   *[other] { $n } ways back
  }
battlelore-retreat-flags = { $n ->
    [one] One flag against it.
   *[other] { $n } flags against it.
  }
battlelore-retreat-steps = { $n ->
    [one] One hex to go.
   *[other] { $n } hexes to go.
  } A hex that cannot be taken costs a figure.
battlelore-councils = War councils
battlelore-levels = { $n ->
    [one] 1 level
   *[other] { $n } levels
  }
battlelore-level = level { $n }
battlelore-heroes = The heroes
battlelore-fate-of = { $fate ->
    [fighting] { $role ->
        [leader] leads a troop
       *[champion] fights as a Champion
      }
    [wounded] wounded
    [withdrawn] left the battlefield
   *[absent] not on the battlefield
  }
battlelore-wounds = Wounds
battlelore-costs = { $n } lore
battlelore-played = { $own ->
    [yes] Played
   *[no] They play
  }
battlelore-hand = Command { $n }{ $when ->
    [now] {" "}· gold: now
   *[later] {" "}· next turn
  }
battlelore-hand-label = { $n ->
    [one] 1 Command card in your hand
   *[other] { $n } Command cards in your hand
  }
battlelore-spells = Lore { $n } of { $of }{ $when ->
    [now] {" "}· gold: now
   *[later] {""}
  }
battlelore-spells-label = { $n ->
    [one] 1 lore card in your hand
   *[other] { $n } lore cards in your hand
  }
battlelore-no-spells = No lore card
battlelore-tokens = Lore tokens
battlelore-cards = Command cards
battlelore-yours = yours
battlelore-holds = Cards in hand
battlelore-cup = { $name }: { $tokens ->
    [one] 1 lore token
   *[other] { $tokens } lore tokens
  }, { $cards ->
    [one] 1 Command card
   *[other] { $cards } Command cards
  }, { $spells ->
    [one] 1 lore card
   *[other] { $spells } lore cards
  }
battlelore-victory = Victory banners; { $n } win
battlelore-first-to = first to
battlelore-steps = The steps
battlelore-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
  }
battlelore-ask-blow = Battle with { $n ->
    [one] 1 die
   *[other] { $n } dice
  }?
battlelore-these = Take these { $n }
battlelore-choose = Choose { $n }: { $chosen } chosen so far.
battlelore-plan-move = { $unit } moves
battlelore-plan-steps = { $n ->
    [one] One hex
   *[other] { $n } hexes
}
battlelore-plan-go = Move there
battlelore-say-reach = { $n ->
    [one] The unit in hand gets here with one step
   *[other] The unit in hand gets here with { $n } steps
}
battlelore-say-strike = { $n ->
    [0] The unit in hand may strike here
    [one] The unit in hand may strike here after one step
   *[other] The unit in hand may strike here after { $n } steps
}
battlelore-ask-at = { $unit } at { $target }
battlelore-do-play = Play it
battlelore-do-lore = Play it
battlelore-do-keep = Keep it
battlelore-do-take = Keep it
battlelore-do-take_artifact = Keep it
battlelore-do-drop = Discard it
battlelore-do-buy = Buy it
battlelore-do-give = Give it
battlelore-do-leave = Give it up
battlelore-do-learn = Learn it

## What is being played.

mode-battlelore = BattleLore
battlelore-end-banners = { $n } of { $of } banners
battlelore-end-round = round { $n }
amount-of-lore = lore
amount-of-treasure = treasure
foot-hexes = hexes
battlelore-mark-losses = Losses: { $count }
battlelore-mark-progress = Heroes’ progress: { $count }
battlelore-mark-goals = Goals reached: { $count }
