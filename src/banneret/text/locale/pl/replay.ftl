### What a replay marks in every game.

replay-hands-person = Odtąd na miejscu { $seat } gra ktoś inny
replay-hands-bot = Odtąd na miejscu { $seat } gra bot
