### The campaign Dragon’s Blood.

scenario-dragons_blood_1 = Savaging The Scavengers
story-dragons_blood_1 = A vial of dragon blood lies somewhere below, and Mutare is not the only one who knows. Two upstart lords trail her into the dark. Rid the caves of them.
rule-dragons_blood_1-scavengers = Each lord begins as master of a Settlement. For every Mine a lord takes, a Bronze unit joins him, up to five units.
label-hideout_east = the eastern hideout
label-hideout_south = the southern hideout

scenario-dragons_blood_2 = Blood Of The Dragon Father
story-dragons_blood_2 = The vial waits in the hall of the dragons, and there is enough in it for one. Ordwald set out long ago. Get there first.
rule-dragons_blood_2-vial = Whoever beats the dragons of the hall first has the vial. Ordwald stops to read on every Near tile he comes to, and needs two more turns for the dragons.
rule-dragons_blood_2-prisoner = The Sanctuary of tile N2 is Alamar’s prison. Whoever comes there first brings him out: he joins as a Secondary Hero on the spot, and hands over an Endless Bag of Gold.
rule-dragons_blood_2-prisoners_guard = Where Alamar leads himself, Medusas come out of the Sanctuary in his place, with the same bag.
tale-dragons_blood_2-breaks_camp = Ordwald has struck his tents and marches for the hall.
tale-dragons_blood_2-captive = Somebody is held prisoner in the caves, say the scouts.
label-dragon_hall = the dragon hall
label-ordwald_camp = Ordwald’s camp

scenario-dragons_blood_3 = Blood Thirsty
story-dragons_blood_3 = What Mutare drank, others want to drink out of her. Three lords come for it from three sides. None of them may go home.
rule-dragons_blood_3-crystal_ally = Crystal Dragons have sworn to help in one fight, whichever you like. Then they fly off.
rule-dragons_blood_3-black_wings = Black Dragons have picked up the scent. They join when round 5 begins.
rule-dragons_blood_3-dragon_form = In each fight one Specialty may take a unit of the Main Hero for a Dragon.
rule-dragons_blood_3-spent = Ordwald comes without his Enchanters, because he was beaten on the way to the vial.
rule-dragons_blood_3-farewell = With the last lord the story ends.
tale-dragons_blood_3-the_end = The last of the lords is gone, and what runs in Mutare’s veins stays hers.
token-crystal_oath = oath of the Crystal Dragons
label-keep_east = the east keep
label-keep_south = the south keep
label-keep_west = the west keep
aihero-lord_east = Lord of the East Keep
aihero-lord_south = Lord of the South Keep

airule-8 = it has stopped and stays here for now
measure-of-ai_held = fields the enemy holds: { $what }
table-goal-ai_held = The enemy takes { $what }.
