# Banneret: a scenario on paper

print-paper = Papier
print-paper-of = { $paper ->
    [letter] Letter
   *[a4] A4
  }
print-all = Tous
print-do = Imprimer
print-map = La carte de { $name }
print-tiles = Tuiles et signes
print-link = Imprimer
