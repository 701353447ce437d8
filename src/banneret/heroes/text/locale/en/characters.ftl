### Characters: who can be played against.

bot-tilo = Tilo
bot-tilo-text = Wanders about, turns up every tile, and overlooks half of what lies before him.
bot-hanne = Hanne
bot-hanne-text = A raider: attacks whatever she can beat and seldom builds. Misses things now and then.
bot-gero = Gero
bot-gero-text = A duellist: hires troops, plays cards freely and seeks the fight. Overlooks nothing, plans little.
bot-beatrix = Beatrix
bot-beatrix-text = A builder: town and mines first, then the army that pays for itself. Thinks for a moment.
bot-roderic = Roderic
bot-roderic-text = Weighs everything three rounds ahead. The strongest here; takes a moment for every answer.
