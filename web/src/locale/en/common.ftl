# Banneret: words of every page
app-name = Banneret
app-disclaimer = Not affiliated with any publisher. All drawings and words are our own.
app-credit = Icons: game-icons.net authors, CC BY 3.0
nav-label = Pages
nav-play = Play
nav-meet = Players
nav-workshop = Workshop
nav-games = Your games
waiting-badge = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
  }
waiting-notice = Your turn: { $title }
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
amount-of-experience = experience
amount-short = not enough
stepper-less = One less
stepper-more = One more
card-back = Back of a card
card-state = { $state ->
   *[play] playable
    [sel] chosen
    [new] just drawn
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

clock-title = Clock
clock-none = no clock
clock-name = { $by ->
    [turn] { $time } a turn
    [total] { $time } for the game
   *[answer] { $time } an answer
  }
clock-more = { $time } more each round
clock-weekends = weekends off
clock-days-off = days off: { $days }
clock-weekends-off = Weekends off (UTC)
clock-days-off-each = Days off for everybody
