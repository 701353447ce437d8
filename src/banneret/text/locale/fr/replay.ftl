### What a replay marks in every game.

replay-hands-person = Quelqu’un d’autre joue la place { $seat } à partir d’ici
replay-hands-bot = Un bot joue la place { $seat } à partir d’ici
