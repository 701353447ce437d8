### The campaign Long Live The Queen.

scenario-long_live_the_queen_1 = Homecoming
story-long_live_the_queen_1 = Catherine comes home to a shore where every village has burned. The raiders have a town of their own down in the dark. Find the way in, and close it for good.
rule-long_live_the_queen_1-no_glory = Nobody has the means for a gold dwelling.
rule-long_live_the_queen_1-unknown_door = Terraneus lies hidden. Only from a subterranean tile can it be turned up or entered.
tale-long_live_the_queen_1-ruin = The outpost is yours again, what is left of it.
tale-long_live_the_queen_1-riders = Riders of this country have seen the queen’s banner, and they saddle their griffins.
tale-long_live_the_queen_1-smoke = Smoke rises inland. A band of raiders is on the move.
tale-long_live_the_queen_1-scouts = Scouts report more troops on the road to Terraneus.
label-terraneus = Terraneus
label-raided_land = the raided land
aihero-overseer = Overseer of Terraneus
aihero-raiders = Raiding band

scenario-long_live_the_queen_2 = Guardian Angels
story-long_live_the_queen_2 = Up in the hills stands a gate that angels have watched over for longer than anybody remembers. Two columns climb out of the depths to tear it down. Hold it.
rule-long_live_the_queen_2-early_wing = An angel has given its word. Archangels join the army when round 7 begins.
rule-long_live_the_queen_2-the_gate = While your flag flies over the angel gate, the Main Hero draws a card whenever a fight begins on its tile or on the tile of your Town.
rule-long_live_the_queen_2-razing = If an enemy army gets into the Settlement of the gate, beat it before its next turn there is over. Otherwise the gate is rubble.
tale-long_live_the_queen_2-gate_falls = The enemy stands in the gate. Throw them out before they break it.
label-homestead = the tile of your Town
label-warcamp = the war camp
label-angel_gate = the angel gate
aihero-left_column = Left column
aihero-right_column = Right column
aihero-camp_guard = Camp guard

scenario-long_live_the_queen_3 = Steadwick’s Liberation
story-long_live_the_queen_3 = Strangers man the walls of the capital, and a tunnel keeps them fed. Stop the tunnel, break the general’s chains, and bring the city home.
rule-long_live_the_queen_3-shut_city = The outer gates are the Mines of the two grassland Near tiles. Nobody gets into Steadwick before you hold both.
rule-long_live_the_queen_3-general_guard = General Kendal is kept at the fountain beside an outer gate, behind guards of level V.
rule-long_live_the_queen_3-general = Whoever frees General Kendal has him as a Secondary Hero on the spot, and the army takes heart.
rule-long_live_the_queen_3-supply = Until your flag flies at the tunnel mouth, every Resource round brings the garrison one lost Pack back.
rule-long_live_the_queen_3-farewell = When the city is free the story ends.
tale-long_live_the_queen_3-roads = The roads behind you will not stay open much longer.
tale-long_live_the_queen_3-the_end = Bells ring in Steadwick. The queen is home, and this time she stays.
label-steadwick = Steadwick
label-tunnel_mouth = the tunnel mouth
label-camp = the camp
label-outer_gate = the outer gates
aihero-occupier = Occupier of Steadwick
aihero-tunnel_guard = Tunnel guard
aihero-sortie = Sortie
