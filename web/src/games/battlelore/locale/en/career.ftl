nav-heroes = Hall
career-about = Heroes of BattleLore live on between their adventures: with what they have learned, what they carry, and their scars.
career-values = Weapon, dice, movement, courage
career-weapon = { $weapon ->
   *[sword] Sword
    [staff] Staff
    [mace] Mace
  }
career-favourite = favourite weapon
career-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
career-dice-note = in melee
career-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  }
career-hexes-note = and battle
career-bold = Bold
career-bold-note = may ignore { $n ->
    [one] 1 flag
   *[other] { $n } flags
  }
career-capacity = { $n } in a career
career-crossed = { $n } of { $of } wounds taken
career-wounds-note = Crossed for good; a Doctor erases one.
career-experience = experience, { $more ->
    [0] enough for a level
   *[other] { $more } more for a level
  }
career-treasure = treasure, { $price } buy an artifact
career-skills = Skills
career-skills-note = { $n } of { $of }
career-next-skill = Another skill
career-next-skill-at = for { $price } experience
career-next-skill-note = With three skills and 3 experience a hero may join the War Council.
career-equipped = Equipped
career-equipped-note = { $n } at most at the start · lost with a wound
career-stored = Stored
career-stored-note = { $n } of { $of } owned · under the sheet, safe
career-none = Nothing.
career-take = Take along
career-leave = Leave at home
career-guide = { $kind ->
   *[after] After the adventure
    [creation] At the academy
  }
career-guide-step = { $n } of { $of }
career-at-table = At the table
career-sheet-of = The character sheet of { $name }
career-history = History
career-no-history = No adventure yet.
career-result = { $won ->
   *[yes] won
    [no] lost
    [new] new
  }
career-hall = { $group ->
   *[active] Heroes
    [former] Hall of heroes
  }
career-adventures = { $class } · { $n ->
    [one] 1 adventure
   *[other] { $n } adventures
  }
career-record = { $n ->
    [one] 1 adventure
   *[other] { $n } adventures
  } · { $won } won
career-busy = at a table now
career-nobody = Nobody yet.
career-new = A new hero
career-name = Name of the hero
career-name-how = A name has up to 24 letters or digits, without spaces.
career-academy = To the academy
career-import = Open a hero’s file
career-export = Save as a file
career-too-large = That file is too large for a hero.
career-to-table = To the table
career-free = Leave that game
career-retire = Retire
career-retire-ask = Shall { $name } retire?
career-retire-how = A retired hero stays in the hall forever and takes part in no more adventures.
career-stay = Not yet
career-empty = Your hall is empty
career-empty-how = Name a hero and send them to the academy, or begin an adventure with heroes: those who come back are kept here.
lobby-hero-of = Hero of seat { $seat }
lobby-no-hero = No hero
lobby-new-hero = New hero
career-graduated = { $name } leaves the academy
career-graduated-note = The sheet is in your hall.
career-to-hall = To the hall
career-to-adventure = To a first adventure
room-hero = Your hero
