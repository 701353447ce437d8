# Banneret: combat
combat-board = Combat board, 4 columns and 5 rows
combat-moved-from = moved from here
combat-row-own-back = Your backline
combat-row-own-front = Your frontline
combat-row-enemy-back = Enemy backline
combat-row-enemy-front = Enemy frontline
combat-row-attacker-back = Attacker’s backline
combat-row-attacker-front = Attacker’s frontline
combat-row-defender-back = Defender’s backline
combat-row-defender-front = Defender’s frontline
combat-row-middle = Middle
combat-row-walls = Walls
combat-attacker = Attacker
combat-defender = Defender
combat-guards = Guards
combat-difficulty = Difficulty { $level }
combat-level = Level { $level }
combat-you = you
combat-bot = bot
combat-own = yours
combat-enemy = enemy
combat-of-attacker = attacker’s
combat-of-defender = defender’s
combat-say-attack = attack { $n }
combat-say-defense = defense { $n }
combat-say-initiative = initiative { $n }
combat-say-health = { $left } of { $of } health
combat-say-empty = empty
combat-say-target = legal target
combat-say-legal = you may: { $what }
combat-say-damage = { $n ->
    [0] no damage
   *[other] { $span } damage
  }
combat-verdict-falls = defeats it
combat-verdict-may-fall = may defeat it
combat-verdict-flips = flips to Few
combat-verdict-may-flip = may flip to Few
combat-verdict-hurt = of { $left } health
combat-verdict-none = of { $left } health
combat-plate-falls = defeats
combat-plate-may-fall = may defeat
combat-plate-flips = flips
combat-plate-may-flip = may flip
combat-plate-hurt = of { $left }
combat-plate-none = of { $left }
combat-piece-wall = Wall
combat-piece-gate = Gate
combat-piece-fallen = Rubble
combat-piece-stands = stands
combat-piece-is-fallen = fallen
combat-break = break it
combat-protected = Behind a standing wall or gate: shots from the other side lose 1
combat-legend-wall = { $side ->
    [0] behind a wall: shots from your side lose 1
    [1] behind a wall: shots at you lose 1
   *[other] behind a wall: shots from the other side lose 1
  }
combat-legend-gate = { $side ->
    [1] you may pass and stand in the gate
   *[other] the defender may pass and stand in the gate
  }
combat-tower-place = beside the board
combat-tower-note = Beside the board. Shoots any enemy; only shots and cards hurt it.
combat-walls = The walls
combat-walls-standing = { $n } of { $of } stand
combat-note-break = A ground or flying unit beside a piece may break it instead of attacking.
combat-note-tower = When all four have fallen, the tower goes too.
combat-note-wall = A wall stands in front of the target: the shot loses 1.
combat-reserve = Reserve
combat-fallen = Fallen
combat-order = Order of activation
combat-round-aside = round { $n }
combat-deploying = deployment
combat-round = Round { $n }
combat-attacking = attacking
combat-attacked = being attacked
combat-choosing = choosing a target
combat-acting = acting
combat-skips = skips: paralysed
combat-tie = { $whose ->
    [own] or { $names }: your choice
    [enemy] or { $names }: their choice
   *[other] or { $names }
  }
combat-changed = { $stat } { $now } ({ $by })
combat-printed = printed { $n }
combat-now = Now
combat-face-up = face up
combat-key-inspect = both sides of the card
combat-key-targets = from target to target
combat-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
  }
combat-can-cast = can cast
combat-has-cast = has cast
combat-spells-left = { $n ->
    [0] No spell left in this round
    [one] 1 spell left in this round
   *[other] { $n } spells left in this round
  }
combat-expert = Expert effects left: { $n }
combat-morale = Positive morale
combat-negative-morale = Negative morale
combat-luck = Luck: { $n }
combat-shackled = Cannot surrender
combat-lasting = Cards that last
combat-ai = AI cards
combat-ai-deck = In the AI deck
combat-ai-type = { $type ->
    [might] Might
    [magic] Magic
   *[skill] Skill
  }: { $n }
combat-ai-discard = Discarded: { $n }
combat-ai-drawn = drawn now
combat-ai-waits = waits
combat-ai-put-off = put off
combat-ai-on = on { $unit }
combat-ai-skill = skill
combat-ai-seen = seen in the deck
combat-attack = The attack
combat-shot = The shot
combat-retaliation = The retaliation
combat-before-roll = before the roll
combat-after-roll = the dice have fallen
combat-against = against
combat-outcome = What may happen to { $unit }
combat-certain = certain
combat-odds = { $n } in { $of }
combat-percent = { $percent } %
combat-row-none = no damage
combat-row-hurt = of { $left } health
combat-row-flips = flips to Few
combat-row-flips-over = { $over ->
    [one] flips, 1 carries over
   *[other] flips, { $over } carry over
  }
combat-row-falls = defeated
combat-strikes-back = Then { $unit } may strike back: { $span } to { $target }.
combat-strikes-back-none = Then { $unit } may strike back: no damage.
combat-may-fall = Defeated: { $chance }.
combat-no-retaliation = Nobody strikes back.
combat-acts = acts now
combat-acts-own = your unit acts
combat-targets = Legal targets
combat-take-back = Take back
combat-last-roll = Last roll
combat-pair = { $unit } at { $target }
combat-pair-back = { $unit } back at { $target }
combat-damage-list = { $n ->
    [0] no damage
   *[other] { $list } damage
  }
combat-fell = defeated
combat-flipped = from Pack to Few
combat-saved = the attack was cancelled
combat-rerolled = rolled again, was { $face }
combat-brief-back = then { $span } back
combat-plays = { $name } plays
combat-end-win = { $whose ->
    [own] Victory
    [enemy] Defeat
   *[other] { $name } wins
  }
combat-end-retreat = { $whose ->
    [own] You retreat
   *[other] { $name } retreats
  }
combat-end-surrender = { $whose ->
    [own] You surrender
   *[other] { $name } surrenders
  }
combat-end-time-up = Time is up: a draw
combat-end-drawn-battle = A draw
combat-end-flee = The guards flee

## The hex battlefield
combat-hex-board = Battlefield, 13 columns and 9 rows of hexes
combat-after-steps = { $n ->
    [one] after 1 step
   *[other] after { $n } steps
  }
combat-say-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
  }
combat-plan = Move and attack: { $name }
combat-plan-yes = Move and attack
combat-plan-place = It goes to { $space }.
combat-plan-place-yes = Place it
combat-say-after-steps = { $n ->
    [one] legal target after 1 step
   *[other] legal target after { $n } steps
  }
combat-initiative-token = Initiative token: goes first when units of both sides are tied
combat-obstacles = Obstacles
combat-laying = { $name } in hand: choose where it lies, or another Obstacle.
combat-obstacle-turn = Turn it
combat-lay = Lay { $name }
combat-lay-yes = Lay it here
combat-obstacle-turned = { $n }°
combat-whole-board = Show the whole board
combat-legend-reach = { $unit } reach, in steps
combat-legend-far = { $unit } shoot at a penalty: { $n } hexes or more
