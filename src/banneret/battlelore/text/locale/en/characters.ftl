### Characters: who can be played against.

bot-jory = Jory
bot-jory-text = Charges ahead whatever waits there, and overlooks half of his orders.
bot-elke = Elke
bot-elke-text = Careful: stays out of reach and holds what she has. Misses things now and then.
bot-aldric = Aldric
bot-aldric-text = A raider: presses the attack and overlooks nothing, but searches nothing either.
bot-morgane = Morgane
bot-morgane-text = A master of lore: plays her cards where others save tokens. Thinks for a moment.
bot-sigrun = Sigrun
bot-sigrun-text = Judges every order after the answer to it. The strongest here; takes a moment for every answer.
