### A finished game in numbers.

luck-usual = Sum { $sum }: about what to expect
luck-above = Sum { $sum }: a little above the usual
luck-below = Sum { $sum }: a little below the usual
luck-lucky = Sum { $sum }: luckier than { $n } games in { $of }
luck-unlucky = Sum { $sum }: unluckier than { $n } games in { $of }
