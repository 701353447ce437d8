"""At which pace a game is played, and how players end it: clocks, what happens when time is up, giving up, draws."""
