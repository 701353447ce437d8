# Banneret: words of every page
app-name = Banneret
app-disclaimer = Not affiliated with any publisher. Own drawings, own words.
app-credit = Icons: game-icons.net authors, CC BY 3.0
nav-label = Pages
nav-play = Play
nav-records = Records
nav-rules = Rules
nav-gallery = Parts
nav-skip = Skip to the page
page-loading = Loading …
page-failed = This page could not be loaded.
page-retry = Try again
settings = Settings
theme-next = Theme: { $theme ->
    [light] light
    [dark] dark
   *[auto] as the system
  }
