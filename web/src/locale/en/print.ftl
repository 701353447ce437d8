# Banneret: a scenario on paper

print-paper = Paper
print-paper-of = { $paper ->
    [letter] Letter
   *[a4] A4
  }
print-all = All
print-do = Print
print-map = The map of { $name }
print-tiles = Tiles and signs
print-link = Print it
