### Characters: who can be played against.

bot-wido = Wido
bot-wido-text = A brawler: strikes first, plays every card at once, and overlooks half of the board.
bot-ludmila = Ludmila
bot-ludmila-text = Saves her cards for better days, often for too long. Misses things now and then.
bot-florian = Florian
bot-florian-text = A duellist: bold, quick and without oversights, but never looks past the next blow.
bot-mathilde = Mathilde
bot-mathilde-text = A defender: gives up nothing of her own for the sake of a blow. Thinks for a moment.
bot-casimir = Casimir
bot-casimir-text = Plays every battle out in his head. The strongest here; takes a moment for every answer.
