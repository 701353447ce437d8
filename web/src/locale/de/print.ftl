# Banneret: a scenario on paper

print-paper = Papier
print-paper-of = { $paper ->
    [letter] Letter
   *[a4] A4
  }
print-all = Alle
print-do = Drucken
print-map = Die Karte von { $name }
print-tiles = Plättchen und Zeichen
print-link = Drucken
