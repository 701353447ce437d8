### A finished game in numbers.

luck-usual = Summe { $sum }: etwa wie zu erwarten
luck-above = Summe { $sum }: etwas besser als üblich
luck-below = Summe { $sum }: etwas schlechter als üblich
luck-lucky = Summe { $sum }: mehr Glück als in { $n } von { $of } Spielen
luck-unlucky = Summe { $sum }: mehr Pech als in { $n } von { $of } Spielen

number-combats_won = Kämpfe gewonnen
number-units_lost = Einheiten verloren
number-damage = Schaden ausgeteilt
number-gold = Gold verdient
number-tiles = Plättchen entdeckt
number-spells = Zauber gewirkt
number-strength = Stärke der Armeen
number-strength-unit = je Runde, in Gold

ended-rounds = Die letzte Runde ist vorbei, und das Ziel wurde nicht erreicht.
