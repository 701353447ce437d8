### A finished game in numbers.

luck-usual = Summe { $sum }: etwa wie zu erwarten
luck-above = Summe { $sum }: etwas besser als üblich
luck-below = Summe { $sum }: etwas schlechter als üblich
luck-lucky = Summe { $sum }: mehr Glück als in { $n } von { $of } Spielen
luck-unlucky = Summe { $sum }: mehr Pech als in { $n } von { $of } Spielen
