### What a replay marks in every game.

replay-hands-person = Somebody else plays seat { $seat } from here on
replay-hands-bot = A bot plays seat { $seat } from here on
