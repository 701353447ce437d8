# Banneret: a scenario on paper

print-paper = Papier
print-paper-of = { $paper ->
    [letter] Letter
   *[a4] A4
  }
print-all = Wszystkie
print-do = Drukuj
print-map = Mapa: { $name }
print-tiles = Kafelki i znaki
print-link = Drukuj
