# Banneret: words of every page
app-name = Banneret
app-disclaimer = Not affiliated with any publisher. All drawings and words are our own.
app-credit = Icons: game-icons.net authors, CC BY 3.0
nav-label = Pages
nav-play = Play
nav-records = Records
nav-rules = Rules
nav-gallery = Parts
nav-skip = Skip to the content
page-loading = Loading …
page-failed = This page could not be loaded.
page-retry = Try again
settings = Settings
theme-next = Theme: { $theme ->
    [light] light
    [dark] dark
   *[auto] as the system
  }
close = Close
done = Done
refused = { $name } is not possible
off-because = Not possible: { $reason }
clause-label = Clause { $id }
clause-failed = The text of this clause could not be fetched.
clause-open = Open in the rules
resource = { $kind ->
   *[gold] gold
    [building_materials] building materials
    [valuables] valuables
    [movement] movement
    [lore] lore
    [treasure] treasure
    [experience] experience
  }
resource-short = not enough
stepper-less = One less
stepper-more = One more
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
card-back = Back of a card
card-state = { $state ->
   *[play] playable
    [sel] chosen
    [new] just drawn
  }
card-or = or
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
settings-note = Kept in this browser only.
settings-name = Name
settings-language = Language
settings-theme = Colours
settings-speed = Speed
settings-animation = Animation
settings-sound = Sound
settings-volume = Volume
theme-name = { $theme ->
   *[auto] as the system
    [light] light
    [dark] dark
  }
speed-name = { $speed ->
    [instant] instant
   *[other] { $speed }×
  }
switch-name = { $value ->
    [on] on
   *[off] off
  }
time-span = { $unit ->
    [days] { $n ->
        [one] 1 day
       *[other] { $n } days
      }
    [hours] { $n ->
        [one] 1 hour
       *[other] { $n } hours
      }
   *[minutes] { $n ->
        [one] 1 minute
       *[other] { $n } minutes
      }
  }
