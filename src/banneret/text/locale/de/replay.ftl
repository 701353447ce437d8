### What a replay marks in every game.

replay-hands-person = Ab hier spielt jemand anderes auf Platz { $seat }
replay-hands-bot = Ab hier spielt ein Bot auf Platz { $seat }
