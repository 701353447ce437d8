### A finished game in numbers.

luck-usual = Sum { $sum }: about what to expect
luck-above = Sum { $sum }: a little above the usual
luck-below = Sum { $sum }: a little below the usual
luck-lucky = Sum { $sum }: luckier than { $n } games in { $of }
luck-unlucky = Sum { $sum }: unluckier than { $n } games in { $of }

number-combats_won = Combats won
number-units_lost = Units lost
number-damage = Damage dealt
number-gold = Gold earned
number-tiles = Tiles discovered
number-spells = Spells cast
number-strength = Army strength
number-strength-unit = by round, in gold

ended-rounds = The last round is over, and the goal was not reached.
