### The campaign Rise Of The Necromancer.

scenario-rise_of_the_necromancer_1 = Target
story-rise_of_the_necromancer_1 = An old master has spread the word: Sandro has it, whatever it is they look for. Now two hunters know his face.
rule-rise_of_the_necromancer_1-marked_man = Both hunters want the Main Hero and nobody else. They pass a Town in which the Main Hero does not stand.
rule-rise_of_the_necromancer_1-rivals = The hunters do not share their prey. In a round in which one of them has attacked a hero, the other does not.
rule-rise_of_the_necromancer_1-road_open = With both hunters gone the road is free.
tale-rise_of_the_necromancer_1-follower = Something has crept along behind Sandro for days. It would rather serve.
tale-rise_of_the_necromancer_1-road = Nobody follows any more. One old man stands between Sandro and Deyja.
label-jeddite_tower = Jeddite’s tower
label-shiva_camp = Shiva’s camp

scenario-rise_of_the_necromancer_2 = Master
story-rise_of_the_necromancer_2 = There is one thing that Ethric never taught: how to lose. Sandro means to show him, before the warlock’s own door.
rule-rise_of_the_necromancer_2-apprentice = Vidomina comes along. You begin with a Secondary Hero who costs nothing.
rule-rise_of_the_necromancer_2-old_lessons = Ethric knows every trick he taught. In a fight at his hold, your first spell has 1 power less.
label-ethric_hold = Ethric’s hold
label-ivor_glade = Ivor’s glade

scenario-rise_of_the_necromancer_3 = Duke Alarice
story-rise_of_the_necromancer_3 = Finneas is to wear the crown of Deyja and Sandro is to pull the strings. The duke has other plans, and odd allies.
rule-rise_of_the_necromancer_3-puppet = If Finneas is lost, nobody pays for his promises any more. Your income of gold falls by two steps.
rule-rise_of_the_necromancer_3-locked_gate = The keep of the duke opens to who has visited both Obelisks before it, or has beaten Melodia.
rule-rise_of_the_necromancer_3-riddles_read = The second of these Obelisks names the word that opens the gate.
rule-rise_of_the_necromancer_3-farewell = With the duke the story ends.
tale-rise_of_the_necromancer_3-the_end = Deyja has a new king, and the king has a master.
called-rise_of_the_necromancer_3-grail = Crypt
token-open_gate = open gate
label-old_crypt = the old crypt
label-gatehouse = the land before the gate
label-duke_keep = the duke’s keep
label-melodia_grove = Melodia’s grove
aihero-duke = Duke Alarice
